//! What registration says becomes its serialised twins, and twins become what it says.

use super::file_format::{Notation, StoredFact, StoredPupil, StoredQuestion, StoredSender};
use super::live_twins::twins;
use crate::facts::{RegisteredPupil, RegistrationTerms, SchoolQuestion, Sender};

impl From<RegistrationTerms> for StoredFact {
    fn from(RegistrationTerms { from, until, address, questions }: RegistrationTerms) -> Self {
        let twin = |SchoolQuestion { text, is_needed }| StoredQuestion { text, needed: is_needed };
        let questions = questions.into_iter().map(twin).collect();
        StoredFact::RegistrationOpened { from, until, address, questions }
    }
}

/// Returns the terms that were written down.
pub(super) fn terms_of(
    from: i64,
    until: i64,
    address: String,
    questions: Vec<StoredQuestion>,
) -> RegistrationTerms {
    let twin = |StoredQuestion { text, needed }| SchoolQuestion { text, is_needed: needed };
    RegistrationTerms { from, until, address, questions: questions.into_iter().map(twin).collect() }
}

impl From<RegisteredPupil> for StoredPupil {
    fn from(RegisteredPupil { contestant, tournament }: RegisteredPupil) -> Self {
        StoredPupil { tournament: Notation(tournament), contestant: contestant.into() }
    }
}

impl From<StoredPupil> for RegisteredPupil {
    fn from(StoredPupil { tournament, contestant }: StoredPupil) -> Self {
        RegisteredPupil { contestant: contestant.into(), tournament: tournament.0 }
    }
}

twins!(Sender = StoredSender { School, Organiser });
