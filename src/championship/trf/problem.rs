//! What is wrong with a tournament report file, and where.

use std::fmt;

use crate::facts::{Language, Points};
use crate::standings::Side;
use speech::{Message, Tell, msg};

/// A problem at a place of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfProblem {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// The file has no player line.
    NoPlayers,
    /// A field is not what the format says.
    Field {
        /// The field.
        field: Message,
        /// What stands there.
        found: String,
        /// What was expected.
        expected: Message,
    },
    /// Two lines have the same start number.
    DuplicateNumber(u32),
    /// A player plays himself.
    Oneself(u32),
    /// An opponent does not exist.
    UnknownOpponent(u32),
    /// The opponent's line does not name this player in that round.
    NotMutual(u32, usize),
    /// Both have the same colour, or none.
    SameColour(u32, usize),
    /// The two results do not fit together.
    ResultsDisagree(u32, usize),
    /// The points claimed are not the sum of the rounds.
    WrongPoints(Points, Points),
    /// The two have met before.
    Rematch(u32, usize, usize),
    /// A player had the bye of the pairing before.
    SecondBye(usize),
    /// A round has more than one bye of the pairing.
    ByesInRound(usize, usize),
    /// The lines tell of more rounds than announced.
    TooManyRounds(usize, usize),
    /// The round is not paired as FIDE's Dutch system pairs it.
    NotDutch {
        /// The round.
        round: usize,
        /// Whom the player should meet, `None` for the bye, and on which side; nothing if nobody can be paired.
        expected: Option<(Option<u32>, Side)>,
        /// What the round fails.
        why: Message,
    },
}

impl Tell for ProblemKind {
    fn tell(&self) -> Message {
        match self {
            ProblemKind::NoPlayers => msg("trf-no-players"),
            ProblemKind::Field { field, found, expected } => msg("trf-field")
                .with("field", field.clone())
                .with("found", found)
                .with("expected", expected.clone()),
            ProblemKind::DuplicateNumber(number) => msg("trf-duplicate-number").with("number", number),
            ProblemKind::Oneself(round) => msg("trf-oneself").with("round", round),
            ProblemKind::UnknownOpponent(number) => msg("trf-unknown-opponent").with("number", number),
            ProblemKind::NotMutual(opponent, round) => {
                msg("trf-not-mutual").with("opponent", opponent).with("round", round)
            }
            ProblemKind::SameColour(opponent, round) => {
                msg("trf-same-colour").with("opponent", opponent).with("round", round)
            }
            ProblemKind::ResultsDisagree(opponent, round) => {
                msg("trf-results-disagree").with("opponent", opponent).with("round", round)
            }
            ProblemKind::WrongPoints(claimed, sum) => {
                msg("trf-wrong-points").with("claimed", claimed.tell()).with("sum", sum.tell())
            }
            ProblemKind::Rematch(opponent, first, round) => {
                msg("trf-rematch").with("opponent", opponent).with("first", first).with("round", round)
            }
            ProblemKind::NotDutch { round, expected: None, why } => {
                msg("trf-dutch-none").with("round", round).with("why", why.clone())
            }
            ProblemKind::NotDutch { round, expected: Some((None, _)), why } => {
                msg("trf-dutch-bye").with("round", round).with("why", why.clone())
            }
            ProblemKind::NotDutch { round, expected: Some((Some(number), Side::First)), why } => {
                msg("trf-dutch-white").with("round", round).with("opponent", number).with("why", why.clone())
            }
            ProblemKind::NotDutch { round, expected: Some((Some(number), Side::Second)), why } => {
                msg("trf-dutch-black").with("round", round).with("opponent", number).with("why", why.clone())
            }
            ProblemKind::SecondBye(round) => msg("trf-second-bye").with("round", round),
            ProblemKind::ByesInRound(round, count) => {
                msg("trf-byes-in-round").with("round", round).with("count", count)
            }
            ProblemKind::TooManyRounds(announced, found) => {
                msg("trf-too-many-rounds").with("announced", announced).with("found", found)
            }
        }
    }
}

impl fmt::Display for TrfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, Language::En.say(&self.kind.tell()))
    }
}
