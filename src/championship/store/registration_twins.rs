//! What registration says becomes its serialised twins, and twins become what it says.

use super::file_format::{Notation, StoredAbout, StoredFact, StoredPupil, StoredQuestion, StoredSender};
use super::live_twins::twins;
use crate::facts::{QuestionAbout, RegisteredPupil, RegistrationTerms, SchoolQuestion, Sender};

impl From<RegistrationTerms> for StoredFact {
    fn from(RegistrationTerms { from, until, address, questions }: RegistrationTerms) -> Self {
        let twin = |SchoolQuestion { text, is_needed, about }| StoredQuestion {
            text,
            needed: is_needed,
            about: about.into(),
        };
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
    let twin = |StoredQuestion { text, needed, about }| SchoolQuestion {
        text,
        is_needed: needed,
        about: about.into(),
    };
    RegistrationTerms { from, until, address, questions: questions.into_iter().map(twin).collect() }
}

impl From<RegisteredPupil> for StoredPupil {
    fn from(RegisteredPupil { contestant, tournament, answers }: RegisteredPupil) -> Self {
        StoredPupil { tournament: Notation(tournament), contestant: contestant.into(), answers }
    }
}

impl From<StoredPupil> for RegisteredPupil {
    fn from(StoredPupil { tournament, contestant, answers }: StoredPupil) -> Self {
        RegisteredPupil { contestant: contestant.into(), tournament: tournament.0, answers }
    }
}

twins!(Sender = StoredSender { School, Organiser });
twins!(QuestionAbout = StoredAbout { School, Pupil, Names, Pictures });
