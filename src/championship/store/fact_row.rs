//! Facts of the domain ↔ rows of the journal.

use super::entry::{Entry, NewFact};
use super::file_format::{BODY_FORMAT, Read, StoredFact};
use crate::facts::Fact;
use speech::{Message, msg};

/// The kind of what is done at boards on screens.
const AT_BOARD: &str = "board-played";

/// Says whether entries of a kind tell of something done at a board on a screen.
pub(super) fn is_at_board(kind: &str) -> bool {
    kind == AT_BOARD
}

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
        Fact::EntryTold { code, .. } => ("entry-told", format!("entry/{code}")),
        Fact::EntryQueued { code, .. } => ("entry-queued", format!("entry/{code}")),
        Fact::EntryAdmitted { code } => ("entry-admitted", format!("entry/{code}")),
        Fact::EntrySubstituted { code, .. } => ("entry-substituted", format!("entry/{code}")),
        Fact::EntriesMerged { into, .. } => ("entries-merged", format!("entry/{into}")),
        Fact::EntryRegrouped { code, .. } => ("entry-regrouped", format!("entry/{code}")),
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
        Fact::FreePlayTimed { group, .. } => ("free-play-timed", format!("free-play/{group}")),
        Fact::FreePlayEnded { group } => ("free-play-ended", format!("free-play/{group}")),
        Fact::RoundAnnulled { group, round, .. } => ("round-annulled", format!("round/{group}/{round}")),
        Fact::RoundRearranged { group, round, .. } => ("round-rearranged", format!("round/{group}/{round}")),
        Fact::ResultEntered { place, .. } => ("result-entered", result_subject(place)),
        Fact::ResultCorrected { place, .. } => ("result-corrected", result_subject(place)),
        Fact::ResultRetracted { place, .. } => ("result-retracted", result_subject(place)),
        Fact::ResultConfirmed { place, .. } => ("result-confirmed", result_subject(place)),
        Fact::BoardsChosen { group, .. } => ("boards-chosen", format!("boards/{group}")),
        Fact::BoardPlayed { place, .. } => (AT_BOARD, board_subject(place)),
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
        Fact::RegistrationOpened { .. } => ("registration-opened", "registration".to_owned()),
        Fact::RegistrationClosed => ("registration-closed", "registration".to_owned()),
        Fact::ContactGiven { school, .. } => ("contact-given", registration_subject(*school)),
        Fact::RegionGiven { school, .. } => ("region-given", registration_subject(*school)),
        Fact::LinkReplaced { school, .. } => ("link-replaced", registration_subject(*school)),
        Fact::PupilsRegistered { school, .. } => ("pupils-registered", registration_subject(*school)),
        Fact::RegistrationAccepted { school } => ("registration-accepted", registration_subject(*school)),
        Fact::RegistrationDeclined { school, .. } => ("registration-declined", registration_subject(*school)),
        Fact::FeedChosen { .. } => ("feed-chosen", "phases".to_owned()),
        Fact::PhasesExpected { .. } => ("phases-expected", "phases".to_owned()),
        Fact::PhaseTaken { phase, .. } => ("phase-taken", format!("phase/{phase}")),
        Fact::Forgotten { code } => ("forgotten", format!("entry/{code}")),
    }
}

fn registration_subject(school: u32) -> String {
    format!("registration/{school:03}")
}

fn board_subject(place: &crate::facts::GamePlace) -> String {
    format!("board/{}/{}/{}/{}", place.group, place.round, place.board, place.game)
}

fn result_subject(place: &crate::facts::GamePlace) -> String {
    format!("result/{}/{}/{}/{}", place.group, place.round, place.board, place.game)
}
