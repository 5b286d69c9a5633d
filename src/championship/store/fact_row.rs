//! Facts of the domain ↔ rows of the journal, and what of them is personal.

use super::entry::{Entry, NewFact};
use super::file_format::{BODY_FORMAT, Notation, Read, StoredContestant, StoredFact};
use crate::facts::{EntryCode, Fact};
use speech::{Message, msg};

/// Returns a fact as the journal takes it.
pub(super) fn row(fact: &Fact) -> NewFact {
    let (kind, subject) = label(fact);
    let body = serde_json::to_string(&StoredFact::from(fact)).expect("texts and numbers are JSON");
    NewFact { subject, kind: kind.into(), format: BODY_FORMAT, body }
}

/// Reads the fact of an entry.
///
/// # Errors
/// When the body is of a newer format or does not read.
pub(super) fn fact(entry: &Entry) -> Result<Read, Message> {
    let seq = entry.seq;
    if entry.format != BODY_FORMAT {
        return Err(msg("store-fact-format")
            .with("seq", seq)
            .with("found", entry.format)
            .with("known", BODY_FORMAT));
    }
    let stored: StoredFact = serde_json::from_str(&entry.body)
        .map_err(|error| msg("store-fact-unread").with("seq", seq).with("reason", error.to_string()))?;
    Ok(stored.into())
}

/// Returns the kind of a fact and what it is about.
pub(super) fn label(fact: &Fact) -> (&'static str, String) {
    match fact {
        Fact::Created { .. } => ("created", "championship".into()),
        Fact::DetailsGiven { .. } => ("details-given", "championship".into()),
        Fact::NamesChosen { .. } => ("names-chosen", "names".into()),
        Fact::SchoolRegistered { school } => ("school-registered", format!("school/{:03}", school.number)),
        Fact::EntryAdded { code, .. } => ("entry-added", format!("entry/{code}")),
        Fact::EntryChanged { code, .. } => ("entry-changed", format!("entry/{code}")),
        Fact::EntryMarked { code, .. } => ("entry-marked", format!("entry/{code}")),
        Fact::EntryMoved { to, .. } => ("entry-moved", format!("entry/{to}")),
        Fact::SchoolsMerged { from, .. } => ("schools-merged", format!("school/{from:03}")),
        Fact::EntryWithdrawn { code, .. } => ("entry-withdrawn", format!("entry/{code}")),
        Fact::EntryReinstated { code } => ("entry-reinstated", format!("entry/{code}")),
        Fact::AbsenceAnnounced { code, .. } => ("absence-announced", format!("entry/{code}")),
        Fact::AbsenceCancelled { code, .. } => ("absence-cancelled", format!("entry/{code}")),
        Fact::GroupsDrawn { tournament, stage, .. } => ("groups-drawn", format!("draw/{tournament}/{stage}")),
        Fact::DrawAnnulled { tournament, stage, .. } => {
            ("draw-annulled", format!("draw/{tournament}/{stage}"))
        }
        Fact::LateEntryPlaced { code, .. } => ("late-entry-placed", format!("entry/{code}")),
        Fact::RoundPublished { group, round, .. } => ("round-published", format!("round/{group}/{round}")),
        Fact::RoundAnnulled { group, round, .. } => ("round-annulled", format!("round/{group}/{round}")),
        Fact::RoundRearranged { group, round, .. } => ("round-rearranged", format!("round/{group}/{round}")),
        Fact::ResultEntered { place, .. } => ("result-entered", result_subject(place)),
        Fact::ResultCorrected { place, .. } => ("result-corrected", result_subject(place)),
        Fact::ResultRetracted { place, .. } => ("result-retracted", result_subject(place)),
        Fact::ResultConfirmed { place, .. } => ("result-confirmed", result_subject(place)),
        Fact::Noted { place, .. } => ("noted", result_subject(place)),
        Fact::TieDecided { group, .. } => ("tie-decided", format!("tie/{group}")),
        Fact::TieReopened { group, .. } => ("tie-reopened", format!("tie/{group}")),
        Fact::Qualified { tournament, stage, .. } => ("qualified", format!("qualified/{tournament}/{stage}")),
        Fact::QualificationAnnulled { tournament, stage, .. } => {
            ("qualification-annulled", format!("qualified/{tournament}/{stage}"))
        }
        Fact::QualifierReplaced { tournament, stage, .. } => {
            ("qualifier-replaced", format!("qualified/{tournament}/{stage}"))
        }
        Fact::PairsKept { group, .. } => ("pairs-kept", format!("pairs/{group}")),
        Fact::QualifiersKept { tournament, stage, .. } => {
            ("qualifiers-kept", format!("qualified/{tournament}/{stage}"))
        }
        Fact::TournamentClosed { tournament } => ("tournament-closed", format!("tournament/{tournament}")),
        Fact::TournamentReopened { tournament, .. } => {
            ("tournament-reopened", format!("tournament/{tournament}"))
        }
        Fact::Forgotten { code } => ("forgotten", format!("entry/{code}")),
    }
}

fn result_subject(place: &crate::facts::GamePlace) -> String {
    format!("result/{}/{}/{}/{}", place.group, place.round, place.board, place.game)
}

/// Returns the body of an entry without the personal data of a pupil, or nothing when it holds none.
///
/// The pupil's own facts, by every code it had, lose name and school year; free texts anywhere lose the names.
pub(super) fn without_pupil(entry: &Entry, codes: &[EntryCode], names: &[String]) -> Option<String> {
    let mut stored: StoredFact = serde_json::from_str(&entry.body).ok()?;
    let blank = |text: &mut String| {
        for name in names {
            *text = replace_ignoring_case(text, name);
        }
    };
    match &mut stored {
        StoredFact::EntryAdded { code: Notation(own), contestant } if codes.contains(own) => {
            *contestant = StoredContestant::default();
        }
        StoredFact::EntryChanged { code: Notation(own), contestant, reason } if codes.contains(own) => {
            *contestant = StoredContestant::default();
            reason.iter_mut().for_each(|reason| *reason = REMOVED.into());
        }
        StoredFact::EntryMarked { code: Notation(own), mark } if codes.contains(own) => mark.clear(),
        // Why a pupil left may be an illness.
        StoredFact::EntryWithdrawn { code: Notation(own), reason, .. }
        | StoredFact::EntryMoved { code: Notation(own), reason, .. }
            if codes.contains(own) =>
        {
            *reason = REMOVED.into()
        }
        StoredFact::EntryWithdrawn { reason, .. }
        | StoredFact::EntryMoved { reason, .. }
        | StoredFact::SchoolsMerged { reason, .. }
        | StoredFact::AbsenceCancelled { reason, .. }
        | StoredFact::RoundRearranged { reason, .. }
        | StoredFact::QualificationAnnulled { reason, .. }
        | StoredFact::QualifierReplaced { reason, .. }
        | StoredFact::TieReopened { reason, .. }
        | StoredFact::PairsKept { reason, .. }
        | StoredFact::QualifiersKept { reason, .. }
        | StoredFact::DrawAnnulled { reason, .. }
        | StoredFact::RoundAnnulled { reason, .. }
        | StoredFact::ResultRetracted { reason, .. }
        | StoredFact::Noted { text: reason, .. }
        | StoredFact::TournamentReopened { reason, .. } => blank(reason),
        StoredFact::RoundPublished { forced: Some(reason), .. }
        | StoredFact::Qualified { forced: Some(reason), .. } => {
            blank(reason);
        }
        StoredFact::ResultEntered { record, .. } => record.iter_mut().for_each(blank),
        StoredFact::ResultCorrected { reason, record, .. } => {
            blank(reason);
            record.iter_mut().for_each(blank);
        }
        _ => {}
    }
    let body = serde_json::to_string(&stored).expect("texts and numbers are JSON");
    (body != entry.body).then_some(body)
}

/// What stands where something was removed.
const REMOVED: &str = "[…]";

/// Replaces a name wherever it stands, in capitals or not.
fn replace_ignoring_case(text: &str, name: &str) -> String {
    if name.trim().is_empty() {
        return text.to_owned();
    }
    let wanted: Vec<char> = name.chars().flat_map(char::to_lowercase).collect();
    let mut replaced = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let mut folded = rest
            .char_indices()
            .flat_map(|(at, c)| c.to_lowercase().map(move |lower| (at + c.len_utf8(), lower)));
        let mut end = 0;
        let found = wanted.iter().all(|wanted| {
            folded.next().is_some_and(|(after, lower)| {
                end = after;
                lower == *wanted
            })
        });
        if found {
            replaced += REMOVED;
            rest = &rest[end..];
        } else {
            let step = rest.chars().next().map_or(1, char::len_utf8);
            replaced += &rest[..step];
            rest = &rest[step..];
        }
    }
    replaced
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_leave_a_text_in_any_case() {
        assert_eq!(replace_ignoring_case("A INÊS ÁGUA ou Inês Água!", "Inês Água"), "A […] ou […]!");
        assert_eq!(replace_ignoring_case("Inês", "Inês Água"), "Inês");
        assert_eq!(replace_ignoring_case("x", " "), "x");
    }
}
