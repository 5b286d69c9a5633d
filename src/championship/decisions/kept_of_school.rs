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

/// Returns a pupil and all that lists alone have under the same name: an earlier list, or one for another game.
pub fn with_lists(championship: &Championship, school: u32, pupil: KeptPupil) -> Vec<KeptPupil> {
    let name = fold(&pupil.pupil.name);
    let is_same = |other: &KeptPupil| other.entry.is_none() && fold(&other.pupil.name) == name;
    let mut all = vec![pupil];
    for other in kept_of_school(championship, school).into_iter().filter(is_same) {
        if !all.contains(&other) {
            all.push(other);
        }
    }
    all
}

/// Says whether an entry is named at the tables of a tournament that is not over.
fn is_playing(championship: &Championship, entry: &Entry) -> bool {
    entry.is_active()
        && championship.named_in(entry.code).is_some()
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
    let registration = championship.registration();
    let own = registration.of(school);
    let answer = own.and_then(|own| own.answer.as_ref()).filter(|answer| answer.pupils.iter().any(is_out));
    if let (Some(own), Some(answer)) = (own, answer) {
        // A question that was taken back meanwhile is answered by nobody.
        let asked_now = |answers: &BTreeMap<String, String>, is_of_pupils: bool| {
            let is_asked = |text: &str| registration.questions(is_of_pupils).any(|one| one.text == text);
            let answers = answers.iter().filter(|(text, _)| is_asked(text));
            answers.map(|(text, said)| (text.clone(), said.clone())).collect::<BTreeMap<_, _>>()
        };
        let stays = answer.pupils.iter().filter(|pupil| !is_out(pupil));
        let pupils = stays
            .map(|pupil| RegisteredPupil { answers: asked_now(&pupil.answers, true), ..pupil.clone() })
            .collect();
        let answers = asked_now(&answer.answers, false);
        facts.push(Fact::PupilsRegistered { school, pupils, answers, sender: Sender::Organiser, at });
        // Nothing new was asked for: what was said of the list is said of it still.
        facts.extend(own.verdict.clone().map(|verdict| match verdict {
            RegistrationVerdict::Accepted => Fact::RegistrationAccepted { school },
            RegistrationVerdict::Declined { message } => Fact::RegistrationDeclined { school, message },
        }));
    }
    let mut state = championship.clone();
    let mut taken = Vec::new();
    for fact in facts {
        match state.apply(&fact) {
            Ok(()) => taken.push(fact),
            Err(Refusal::TournamentClosed(_)) => {}
            // What the list would be judged by now keeps nobody in it whose name is taken out of it all the same.
            Err(_) if !matches!(fact, Fact::EntryWithdrawn { .. }) => {}
            Err(refusal) => return Err(refusal.into()),
        }
    }
    Ok(taken)
}
