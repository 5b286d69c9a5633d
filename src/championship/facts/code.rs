//! The codes of the championship: tournament `C.G`, entry `SSS.C.G`, group `C.G.N`.

use std::{fmt, str::FromStr};

use super::notation::{Notation, NotationError};

/// A tournament: one game of the edition in one cycle, written `C.G`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TournamentId {
    /// The cycle's number, from 1.
    pub cycle: u8,
    /// The game's number in the edition, from 1.
    pub game: u8,
}

impl fmt::Display for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.cycle, self.game)
    }
}

impl FromStr for TournamentId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<TournamentId, NotationError> {
        let refused = || NotationError::new(Notation::Tournament, text);
        match text.trim().split('.').collect::<Vec<_>>()[..] {
            [cycle, game] => Ok(TournamentId {
                cycle: number(cycle).ok_or_else(refused)?,
                game: number(game).ok_or_else(refused)?,
            }),
            _ => Err(refused()),
        }
    }
}

/// The code of an entry, written `SSS.C.G`: school, cycle, game; given once and kept.
///
/// Where the regulations let a school enter several pupils for one game and cycle (a school phase), or
/// where an entry was withdrawn and another taken instead, the later ones carry a running number:
/// `221.1.3-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryCode {
    /// The cycle and the game.
    pub tournament: TournamentId,
    /// The school's number, from 1.
    pub school: u32,
    /// The running number among the school's entries in this tournament, from 1.
    pub index: u16,
}

impl EntryCode {
    /// Makes the code of a school's first entry in a tournament.
    pub fn first(school: u32, cycle: u8, game: u8) -> EntryCode {
        EntryCode { tournament: TournamentId { cycle, game }, school, index: 1 }
    }
}

impl fmt::Display for EntryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03}.{}", self.school, self.tournament)?;
        match self.index {
            1 => Ok(()),
            index => write!(f, "-{index}"),
        }
    }
}

impl FromStr for EntryCode {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<EntryCode, NotationError> {
        let refused = || NotationError::new(Notation::Entry, text);
        let (code, index) = match text.trim().split_once('-') {
            Some((code, index)) => (code, number(index).ok_or_else(refused)?),
            None => (text.trim(), 1),
        };
        match code.split('.').collect::<Vec<_>>()[..] {
            [school, cycle, game] => Ok(EntryCode {
                tournament: TournamentId {
                    cycle: number(cycle).ok_or_else(refused)?,
                    game: number(game).ok_or_else(refused)?,
                },
                school: number(school).ok_or_else(refused)?,
                index,
            }),
            _ => Err(refused()),
        }
    }
}

/// A group of one stage of a tournament.
///
/// Written `C.G.N` in the first stage, as the championship has always done, and `C.G.sS.N` in stage `S` of
/// the later ones. `Championship::group_label` writes the final shorter (`1.3.F`), and
/// `Championship::find_group` reads every spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupId {
    /// The tournament.
    pub tournament: TournamentId,
    /// The stage's number, from 1.
    pub stage: u8,
    /// The group's number in the stage, from 1.
    pub group: u16,
}

impl fmt::Display for GroupId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.stage {
            1 => write!(f, "{}.{}", self.tournament, self.group),
            stage => write!(f, "{}.s{stage}.{}", self.tournament, self.group),
        }
    }
}

impl FromStr for GroupId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<GroupId, NotationError> {
        let refused = || NotationError::new(Notation::Group, text);
        let parts: Vec<&str> = text.trim().split('.').collect();
        // Schools are written with zeros in front, cycles never: `001.1.3` is a pupil.
        if parts.first().is_some_and(|cycle| cycle.starts_with('0')) {
            return Err(refused());
        }
        let (cycle, game, stage, group) = match parts[..] {
            [cycle, game, group] => (cycle, game, "1", group),
            [cycle, game, stage, group] => (cycle, game, stage.strip_prefix('s').ok_or_else(refused)?, group),
            _ => return Err(refused()),
        };
        Ok(GroupId {
            tournament: TournamentId {
                cycle: number(cycle).ok_or_else(refused)?,
                game: number(game).ok_or_else(refused)?,
            },
            stage: number(stage).ok_or_else(refused)?,
            group: number(group).ok_or_else(refused)?,
        })
    }
}

/// Reads a positive number written with digits alone.
fn number<T: FromStr + PartialOrd + From<u8>>(text: &str) -> Option<T> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok().filter(|number| *number >= T::from(1))
}

/// The place of one game: group, round, board, and its number in a match of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GamePlace {
    /// The group.
    pub group: GroupId,
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
    /// The game of the match, from 1; 1 where a match is one game.
    pub game: u8,
}

#[cfg(test)]
mod tests {
    use super::{EntryCode, GroupId, TournamentId};

    #[test]
    fn codes_read_what_they_write() {
        for text in ["221.1.3", "007.4.6", "1234.2.1", "221.1.3-2"] {
            assert_eq!(text.parse::<EntryCode>().expect("a code").to_string(), text);
        }
        for text in ["1.3.2", "4.6.12", "1.3.s2.1"] {
            assert_eq!(text.parse::<GroupId>().expect("a code").to_string(), text);
        }
        assert_eq!("1.3".parse::<TournamentId>().expect("a code").to_string(), "1.3");
    }

    #[test]
    fn codes_refuse_what_is_none() {
        for text in ["", "221", "221.1", "0.1.3", "221.1.3-0", "221.1.300", "a.1.3", "221.1.3.4", "+1.1.3"] {
            assert!(text.parse::<EntryCode>().is_err(), "{text}");
        }
        for text in
            ["1.3", "001.1.3", "01.1.3", "007.4.6", "1.3.0", "1.3.2.1", "1.3.s2", "..", "1.3.99999999"]
        {
            assert!(text.parse::<GroupId>().is_err(), "{text}");
        }
    }
}
