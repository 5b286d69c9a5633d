//! What words people may hand in: nothing that steers a terminal or a page, and nothing without end.

use super::{Contestant, Deed, Details, Fact, LARGEST_LOGO, School};
use speech::{Message, Tell, msg};

/// The longest name of a person, in letters.
pub const LONGEST_NAME: usize = 120;

/// The longest name of a school, a place or a championship, in letters.
pub const LONGEST_TITLE: usize = 200;

/// The longest reason or note, in letters.
pub const LONGEST_NOTE: usize = 2_000;

/// The longest recorded game, in letters.
pub const LONGEST_RECORD: usize = 20_000;

/// Words that are refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// They have characters that are not seen but do something.
    Control {
        /// The words, with what cannot be seen made visible.
        text: String,
    },
    /// They are too long.
    TooLong {
        /// Their beginning.
        text: String,
        /// How many letters they have.
        length: usize,
        /// How many they may have.
        most: usize,
    },
}

impl Tell for Unfit {
    fn tell(&self) -> Message {
        match self {
            Unfit::Control { text } => msg("vault-control").with("text", text),
            Unfit::TooLong { text, length, most } => {
                msg("vault-too-long").with("text", text).with("length", length).with("most", most)
            }
        }
    }
}

/// Checks words of one line.
///
/// # Errors
/// When they have control characters or are longer than `most` letters.
pub fn check_words(text: &str, most: usize) -> Result<(), Unfit> {
    check(text, most, steers)
}

/// Checks words that may go over several lines.
fn check_lines(text: &str, most: usize) -> Result<(), Unfit> {
    check(text, most, |c| steers(c) && !['\n', '\r', '\t'].contains(&c))
}

fn check(text: &str, most: usize, is_wrong: impl Fn(char) -> bool) -> Result<(), Unfit> {
    let begins = |n: usize| text.chars().take(n).map(|c| if steers(c) { '\u{fffd}' } else { c }).collect();
    if text.contains(is_wrong) {
        return Err(Unfit::Control { text: begins(60) });
    }
    let length = text.chars().count();
    match length > most {
        true => Err(Unfit::TooLong { text: begins(30), length, most }),
        false => Ok(()),
    }
}

/// Says whether a character is not seen but does something: steers a terminal, ends a line, turns the direction.
fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}')
}

/// Checks all words of a fact on its way into the journal; what is there already is taken as it is.
///
/// # Errors
/// When words have control characters or are absurdly long.
pub fn check_fact(fact: &Fact) -> Result<(), Unfit> {
    match fact {
        Fact::Created { name, .. } => check_words(name, LONGEST_TITLE),
        Fact::DetailsGiven { details } => {
            let Details { name, host, day, venue, times, logo } = details;
            for words in [name, host, day, venue, times].into_iter().flatten() {
                check_words(words, LONGEST_TITLE)?;
            }
            // Text of four letters for three bytes.
            check_words(logo.as_deref().unwrap_or_default(), LARGEST_LOGO / 3 * 4 + 4)
        }
        Fact::SchoolRegistered { school: School { name, place, .. } } => {
            check_words(name, LONGEST_TITLE)?;
            check_words(place.as_deref().unwrap_or_default(), LONGEST_TITLE)
        }
        Fact::EntryChanged { reason: Some(reason), contestant, .. } => {
            check_lines(reason, LONGEST_NOTE)?;
            check_words(contestant.name.as_deref().unwrap_or_default(), LONGEST_NAME)
        }
        Fact::EntrySubstituted { reason, contestant, .. } => {
            check_lines(reason, LONGEST_NOTE)?;
            check_words(contestant.name.as_deref().unwrap_or_default(), LONGEST_NAME)
        }
        Fact::EntryAdded { contestant, .. }
        | Fact::EntryQueued { contestant, .. }
        | Fact::EntryChanged { contestant, .. } => {
            let Contestant { name, .. } = contestant;
            check_words(name.as_deref().unwrap_or_default(), LONGEST_NAME)
        }
        Fact::EntryTold { column, text, .. } => {
            check_words(column, LONGEST_NAME)?;
            check_words(text, LONGEST_NAME)
        }
        Fact::EntryMarked { mark, .. } => check_words(mark, LONGEST_NAME),
        Fact::EntryWithdrawn { reason, .. }
        | Fact::EntryMoved { reason, .. }
        | Fact::EntriesMerged { reason, .. }
        | Fact::EntryRegrouped { reason, .. }
        | Fact::SchoolsMerged { reason, .. }
        | Fact::AbsenceCancelled { reason, .. }
        | Fact::RoundRearranged { reason, .. }
        | Fact::QualificationAnnulled { reason, .. }
        | Fact::QualifierReplaced { reason, .. }
        | Fact::TieReopened { reason, .. }
        | Fact::PairsKept { reason, .. }
        | Fact::QualifiersKept { reason, .. }
        | Fact::DrawAnnulled { reason, .. }
        | Fact::RoundAnnulled { reason, .. }
        | Fact::ResultRetracted { reason, .. }
        | Fact::TournamentReopened { reason, .. } => check_lines(reason, LONGEST_NOTE),
        Fact::Noted { text, .. } => check_lines(text, LONGEST_NOTE),
        Fact::BoardPlayed { deed, .. } => check_deed(deed),
        Fact::RoundPublished { forced, .. } | Fact::Qualified { forced, .. } => {
            check_lines(forced.as_deref().unwrap_or_default(), LONGEST_NOTE)
        }
        Fact::ResultEntered { record, .. } => {
            check_lines(record.as_deref().unwrap_or_default(), LONGEST_RECORD)
        }
        Fact::ResultCorrected { reason, record, .. } => {
            check_lines(reason, LONGEST_NOTE)?;
            check_lines(record.as_deref().unwrap_or_default(), LONGEST_RECORD)
        }
        Fact::GroupsDrawn { groups, .. } => {
            let mut teams = groups.iter().flat_map(|group| &group.teams);
            teams.try_for_each(|name| check_words(name, LONGEST_NAME))
        }
        Fact::RegistrationOpened { terms } => {
            check_words(&terms.address, LONGEST_TITLE)?;
            terms.questions.iter().try_for_each(|question| {
                // What is asked of each pupil is the name of a column.
                let most = if question.about.is_of_pupils() { LONGEST_NAME } else { LONGEST_TITLE };
                check_words(&question.text, most)
            })
        }
        Fact::ContactGiven { email, .. } => check_words(email, LONGEST_TITLE),
        Fact::RegionGiven { region, .. } => check_words(region, LONGEST_NAME),
        Fact::PupilsRegistered { pupils, answers, .. } => {
            let mut names = pupils.iter().filter_map(|pupil| pupil.contestant.name.as_deref());
            names.try_for_each(|name| check_words(name, LONGEST_NAME))?;
            let mut told = pupils.iter().flat_map(|pupil| pupil.answers.values());
            told.try_for_each(|text| check_words(text, LONGEST_NAME))?;
            answers.values().try_for_each(|text| check_lines(text, LONGEST_NOTE))
        }
        Fact::RegistrationDeclined { message: reason, .. } | Fact::LinkReplaced { reason, .. } => {
            check_lines(reason, LONGEST_NOTE)
        }
        Fact::FeedChosen { feed } => feed.iter().try_for_each(|feed| check_words(&feed.name, LONGEST_TITLE)),
        Fact::PhasesExpected { names, .. } => {
            names.iter().try_for_each(|name| check_words(name, LONGEST_TITLE))
        }
        Fact::PhaseTaken { phase, taken } => {
            check_words(phase, LONGEST_TITLE)?;
            check_words(&taken.name, LONGEST_TITLE)?;
            check_words(&taken.seal, LONGEST_TITLE)
        }
        Fact::RegistrationClosed
        | Fact::RegistrationAccepted { .. }
        | Fact::NamesChosen { .. }
        | Fact::BoardsChosen { .. }
        | Fact::FreePlayTimed { .. }
        | Fact::FreePlayEnded { .. }
        | Fact::EntryReinstated { .. }
        | Fact::EntryAdmitted { .. }
        | Fact::AbsenceAnnounced { .. }
        | Fact::LateEntryPlaced { .. }
        | Fact::ResultConfirmed { .. }
        | Fact::TieDecided { .. }
        | Fact::TournamentClosed { .. }
        | Fact::Forgotten { .. } => Ok(()),
    }
}

fn check_deed(deed: &Deed) -> Result<(), Unfit> {
    match deed {
        Deed::Claimed { device: words, .. } | Deed::Moved { text: words, .. } => {
            check_words(words, LONGEST_NAME)
        }
        Deed::Freed { reason, .. }
        | Deed::Paused { reason }
        | Deed::TakenBack { reason, .. }
        | Deed::TimeGiven { reason, .. }
        | Deed::TimeTaken { reason, .. }
        | Deed::ToWood { reason }
        | Deed::Resumed { reason }
        | Deed::ToScreen { reason } => check_lines(reason, LONGEST_NOTE),
        Deed::Ready { .. }
        | Deed::DrawOffered { .. }
        | Deed::BackAsked { .. }
        | Deed::Declined { .. }
        | Deed::Ended { .. } => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_peoples_pass_and_what_steers_does_not() {
        for name in ["Inês d’Água-Ñandú", "王小明", "Нина", "אָדָם", "नेहा", "Zoë Ångström"]
        {
            assert_eq!(check_words(name, LONGEST_NAME), Ok(()), "{name}");
        }
        for name in ["a\u{1b}[2J", "a\nb", "\u{202e}ana", "a\0", "x\u{9b}y", "\u{feff}z"] {
            assert!(matches!(check_words(name, LONGEST_NAME), Err(Unfit::Control { .. })), "{name:?}");
        }
        let long = "é".repeat(LONGEST_NAME + 1);
        assert!(matches!(check_words(&long, LONGEST_NAME), Err(Unfit::TooLong { length: 121, .. })));
        assert_eq!(check_words(&long, LONGEST_NAME + 1), Ok(()));
        assert_eq!(check_lines("duas\nlinhas", 20), Ok(()));
    }
}
