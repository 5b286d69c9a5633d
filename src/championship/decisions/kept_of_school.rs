//! What is kept of a school's pupils, for the school and for a family: what it is, whether it can go, and what goes with it.

use std::collections::{BTreeMap, BTreeSet};

use super::registration::TypedPupil;
use crate::facts::{
    Championship, Entry, EntryCode, EntryStatus, Fact, Refusal, RegisteredPupil, RegistrationVerdict, Sender,
    TournamentId,
};
use crate::imports::fold;
use crate::standings;
use crate::store::DeskError;
use speech::msg;

/// A pupil of whom something is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptPupil {
    /// The pupil as forms have them, with what was answered.
    pub pupil: TypedPupil,
    /// The code, where the pupil is entered.
    pub entry: Option<EntryCode>,
    /// Whether the pupil was named in a list before and is in none now.
    pub is_earlier: bool,
    /// Whether the pupil is playing: as long as that lasts, the name is needed at the tables.
    pub is_playing: bool,
}

/// Returns of whom of a school something is kept: who is entered, who is in its list, and who was.
pub fn kept_of_school(championship: &Championship, school: u32) -> Vec<KeptPupil> {
    let mut kept = Vec::new();
    let mut met: BTreeSet<(String, String)> = BTreeSet::new();
    let entries = championship.entries().filter(|entry| entry.code.school == school);
    for entry in entries.filter(|entry| entry.contestant.name.is_some()) {
        let pupil = TypedPupil::from(&RegisteredPupil {
            contestant: entry.contestant.clone(),
            tournament: entry.code.tournament,
            answers: entry.columns.clone(),
        });
        met.insert((pupil.tournament.clone(), fold(&pupil.name)));
        let is_playing = is_playing(championship, entry);
        kept.push(KeptPupil { pupil, entry: Some(entry.code), is_playing, ..KeptPupil::default() });
    }
    let registration = championship.registration();
    let answer = registration.of(school).and_then(|own| own.answer.as_ref());
    for pupil in answer.iter().flat_map(|answer| &answer.pupils).map(TypedPupil::from) {
        if !pupil.name.is_empty() && met.insert((pupil.tournament.clone(), fold(&pupil.name))) {
            kept.push(KeptPupil { pupil, ..KeptPupil::default() });
        }
    }
    for (_, tournament, name) in registration.named().into_iter().filter(|(own, ..)| *own == school) {
        if met.insert((tournament.to_string(), fold(name))) {
            let (name, tournament) = (name.to_owned(), tournament.to_string());
            let pupil = TypedPupil { name, tournament, ..TypedPupil::default() };
            kept.push(KeptPupil { pupil, is_earlier: true, ..KeptPupil::default() });
        }
    }
    kept
}

/// Says whether an entry has played in a tournament that is not over.
fn is_playing(championship: &Championship, entry: &Entry) -> bool {
    entry.is_active()
        && championship.has_played(entry.code)
        && !standings::is_over(championship, entry.code.tournament)
}

/// Decides that a pupil leaves what the school sent and, where the pupil has not played, the championship; what is left of them in
/// the log can be forgotten then.
///
/// # Errors
/// When the pupil is playing.
pub fn take_out(
    championship: &Championship,
    school: u32,
    out: &KeptPupil,
    (reason, at): (&str, i64),
) -> Result<Vec<Fact>, DeskError> {
    if out.is_playing {
        return Err(msg("decisions-kept-playing").with("name", &out.pupil.name).into());
    }
    let mut facts = Vec::new();
    if let Some(entry) = out.entry.and_then(|code| championship.entry(code)) {
        let is_here = !matches!(entry.status, EntryStatus::Withdrawn { .. });
        if is_here && !standings::is_over(championship, entry.code.tournament) {
            facts.push(Fact::EntryWithdrawn {
                code: entry.code,
                from_round: None,
                reason: reason.to_owned(),
            });
        }
    }
    let tournament: Option<TournamentId> = out.pupil.tournament.parse().ok();
    let is_out = |pupil: &RegisteredPupil| {
        let name = pupil.contestant.name.as_deref().unwrap_or_default();
        Some(pupil.tournament) == tournament && fold(name) == fold(&out.pupil.name)
    };
    let own = championship.registration().of(school);
    let answer = own.and_then(|own| own.answer.as_ref()).filter(|answer| answer.pupils.iter().any(is_out));
    if let (Some(own), Some(answer)) = (own, answer) {
        let pupils = answer.pupils.iter().filter(|pupil| !is_out(pupil)).cloned().collect();
        // A question that was taken back meanwhile is answered by nobody.
        let asked: BTreeSet<&str> =
            championship.registration().questions(false).map(|one| one.text.as_str()).collect();
        let answers: BTreeMap<String, String> =
            answer.answers.clone().into_iter().filter(|(text, _)| asked.contains(text.as_str())).collect();
        facts.push(Fact::PupilsRegistered { school, pupils, answers, sender: Sender::Organiser, at });
        // Nothing new was asked for: what was accepted still is.
        if own.verdict == Some(RegistrationVerdict::Accepted) {
            facts.push(Fact::RegistrationAccepted { school });
        }
    }
    let mut state = championship.clone();
    let mut taken = Vec::new();
    for fact in facts {
        match state.apply(&fact) {
            Ok(()) => taken.push(fact),
            Err(Refusal::RegistrationIncomplete(_) | Refusal::TournamentClosed(_)) => {}
            Err(refusal) => return Err(refusal.into()),
        }
    }
    Ok(taken)
}
