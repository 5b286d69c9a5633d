//! What is wrong with a tournament report file, and where.

use std::fmt;

use crate::facts::{Language, Points};

/// A problem at a place of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
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
        /// The field, Portuguese and English.
        field: (&'static str, &'static str),
        /// What stands there.
        found: String,
        /// What was expected, Portuguese and English.
        expected: (&'static str, &'static str),
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
}

impl ProblemKind {
    /// Says the problem in a language.
    pub fn in_language(&self, language: Language) -> String {
        let say = |pt: String, en: String| language.pick(pt, en);
        match self {
            ProblemKind::NoPlayers => say(
                "o ficheiro não tem nenhuma linha de jogador (`001`)".into(),
                "the file has no player line (`001`)".into(),
            ),
            ProblemKind::Field { field, found, expected } => say(
                format!("{}: `{found}`; esperava-se {}", field.0, expected.0),
                format!("{}: `{found}`; expected {}", field.1, expected.1),
            ),
            ProblemKind::DuplicateNumber(number) => say(
                format!("o número `{number}` aparece em duas linhas"),
                format!("the start number `{number}` is on two lines"),
            ),
            ProblemKind::Oneself(round) => say(
                format!("na ronda {round} o jogador joga contra si próprio"),
                format!("in round {round} the player plays himself"),
            ),
            ProblemKind::UnknownOpponent(number) => say(
                format!("não há jogador com o número `{number}`"),
                format!("there is no player with the number `{number}`"),
            ),
            ProblemKind::NotMutual(opponent, round) => say(
                format!("na ronda {round} a linha do adversário `{opponent}` não indica este jogador"),
                format!("in round {round} the line of the opponent `{opponent}` does not name this player"),
            ),
            ProblemKind::SameColour(opponent, round) => say(
                format!(
                    "na ronda {round} as cores deste jogador e do adversário `{opponent}` não são opostas"
                ),
                format!(
                    "in round {round} the colours of this player and the opponent `{opponent}` are not opposite"
                ),
            ),
            ProblemKind::ResultsDisagree(opponent, round) => say(
                format!("na ronda {round} o resultado não concorda com o do adversário `{opponent}`"),
                format!("in round {round} the result does not agree with that of the opponent `{opponent}`"),
            ),
            ProblemKind::WrongPoints(claimed, sum) => say(
                format!("a linha indica {claimed} pontos, mas as rondas somam {sum}"),
                format!("the line claims {claimed} points, but the rounds add up to {sum}"),
            ),
            ProblemKind::Rematch(opponent, first, round) => say(
                format!("na ronda {round} repete-se o adversário `{opponent}` da ronda {first}"),
                format!("in round {round} the opponent `{opponent}` of round {first} is met again"),
            ),
            ProblemKind::SecondBye(round) => say(
                format!("na ronda {round} o jogador folga pela segunda vez"),
                format!("in round {round} the player has a second bye"),
            ),
            ProblemKind::ByesInRound(round, count) => say(
                format!("a ronda {round} tem {count} folgas; só pode ter uma"),
                format!("round {round} has {count} byes of the pairing; one at most is possible"),
            ),
            ProblemKind::TooManyRounds(announced, found) => say(
                format!("estão anunciadas {announced} rondas, mas há linhas com {found}"),
                format!("{announced} rounds are announced, but lines have {found}"),
            ),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind.in_language(Language::En))
    }
}
