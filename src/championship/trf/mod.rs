//! Tournament report files: TRF16 and TRF26, FIDE's exchange format.
//!
//! [`read()`] takes any text apart, whatever its line ends, and lists every problem with line and column;
//! [`check()`] judges what was read and [`check_dutch`] its pairings; [`TrfFile::to_cross_table`] hands it to `standings`; [`TrfFile::write`] writes it.
//! [`group_file()`] writes that of a group, and says what it has no place for.

mod check;
mod left_out;
mod pairings;
mod problem;
mod read;
mod table;
mod write;

pub use self::{
    check::check,
    left_out::{GroupFile, group_file},
    pairings::check_dutch,
    problem::{ProblemKind, TrfProblem},
    read::read,
    write::Version,
};
use crate::facts::{Points, PointsRule};

/// A tournament report file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrfFile {
    /// The header lines we do not interpret further, as code and text, in order.
    pub headers: Vec<(String, String)>,
    /// The number of rounds announced (`142`, or `XXR` in older files).
    pub rounds: Option<u16>,
    /// What results are worth (`162`).
    pub points: PointsRule,
    /// The tie-breaks named in the file (`202` or `212`), by abbreviation, without points.
    pub tie_breaks: Vec<String>,
    /// The players.
    pub players: Vec<Player>,
    /// What is told to people who open the file, in lines that programs pass over; those of a file that is read are left out.
    pub comments: Vec<String>,
}

/// A player's line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The line in the file, from 1; 0 if it was not read.
    pub line: usize,
    /// The start number.
    pub start_number: u32,
    /// The name.
    pub name: String,
    /// Sex, title, rating, federation, number and date of birth: columns 10 to 13 and 49 to 79, kept as they are.
    pub particulars: [String; 2],
    /// The points the file claims.
    pub points: Option<Points>,
    /// The rank the file claims.
    pub rank: Option<u32>,
    /// The rounds.
    pub rounds: Vec<RoundCell>,
}

/// What a player's line says of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundCell {
    /// The opponent's start number; `None` without one.
    pub opponent: Option<u32>,
    /// The colour.
    pub colour: Option<Colour>,
    /// The result.
    pub code: ResultCode,
}

/// A colour; white starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// White.
    White,
    /// Black.
    Black,
}

/// The result letters of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultCode {
    /// `1`, or `W` for a game of less than a move.
    Win,
    /// `=` or `D`.
    Draw,
    /// `0` or `L`.
    Loss,
    /// `+`.
    ForfeitWin,
    /// `-`.
    ForfeitLoss,
    /// `U`, the bye of the pairing.
    PairingBye,
    /// `F`.
    FullPointBye,
    /// `H`.
    HalfPointBye,
    /// `Z` or blank.
    ZeroPointBye,
    /// A game without a result: an opponent and a blank.
    Open,
}

impl ResultCode {
    /// Returns the letter written.
    pub fn letter(self) -> char {
        match self {
            ResultCode::Win => '1',
            ResultCode::Draw => '=',
            ResultCode::Loss => '0',
            ResultCode::ForfeitWin => '+',
            ResultCode::ForfeitLoss => '-',
            ResultCode::PairingBye => 'U',
            ResultCode::FullPointBye => 'F',
            ResultCode::HalfPointBye => 'H',
            ResultCode::ZeroPointBye => 'Z',
            ResultCode::Open => ' ',
        }
    }

    /// Returns what the result is worth.
    pub fn points(self, rule: &PointsRule) -> Points {
        match self {
            ResultCode::Win | ResultCode::FullPointBye => rule.win,
            ResultCode::Draw | ResultCode::HalfPointBye => rule.draw,
            ResultCode::Loss => rule.loss,
            ResultCode::ForfeitWin => rule.forfeit_win,
            ResultCode::ForfeitLoss => rule.forfeit_loss,
            ResultCode::PairingBye => rule.bye,
            ResultCode::ZeroPointBye => rule.absence,
            ResultCode::Open => Points::ZERO,
        }
    }

    /// Says whether a game was paired.
    pub fn is_paired(self) -> bool {
        !matches!(
            self,
            ResultCode::PairingBye
                | ResultCode::FullPointBye
                | ResultCode::HalfPointBye
                | ResultCode::ZeroPointBye
        )
    }
}

impl TrfFile {
    /// Returns the tournament's name.
    pub fn name(&self) -> &str {
        self.headers.iter().find(|(code, _)| code == "012").map_or("", |(_, name)| name)
    }

    /// Returns how many rounds the lines tell of.
    pub fn n_rounds(&self) -> usize {
        self.players.iter().map(|player| player.rounds.len()).max().unwrap_or(0)
    }
}
