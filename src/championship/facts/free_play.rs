//! Free play: who is free, who is at a board, and until when pairs are made.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::{
    Board, BoardPlace, Championship, EntryCode, Format, GamePlace, Group, GroupId, Member, Pairing, Refusal,
    Round,
};
use speech::{Message, Value, msg};

/// The clock of a group that plays freely.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FreePlayClock {
    /// Until when pairs are made, in seconds since 1970; nothing before the first, and where nobody looks at a clock.
    pub until: Option<i64>,
    /// Whether it was ended: nobody is paired any more.
    pub is_over: bool,
}

impl FreePlayClock {
    /// The last moment that a clock can be set to: the end of the year 9999, in seconds since 1970.
    pub const LAST: i64 = 253_402_300_799;

    /// Returns how many seconds are left at a moment; nothing where no clock runs or it was ended.
    pub fn left(self, now: i64) -> Option<i64> {
        self.until.filter(|_| !self.is_over).map(|until| until.saturating_sub(now).max(0))
    }
}

impl Group {
    /// Returns the place of the game at which somebody sits, in whichever round.
    pub fn open_game_of(&self, code: EntryCode) -> Option<GamePlace> {
        self.rounds.iter().rev().find_map(|round| {
            let board = round.board_of(code).filter(|board| board.is_played())?;
            Some(GamePlace { group: self.id, round: round.number, board: board.number, game: 1 })
        })
    }

    /// Returns the boards at which somebody sits, each with its round, by the numbers that people are told.
    pub fn open_boards(&self) -> Vec<(&Round, &Board)> {
        let boards =
            self.rounds.iter().flat_map(|round| round.boards.iter().map(move |board| (round, board)));
        let mut open: Vec<_> = boards.filter(|(_, board)| board.is_played()).collect();
        open.sort_by_key(|(round, board)| (board.shown, round.number));
        open
    }

    /// Returns all boards: those with a result, the one that was told last first, and then those that are played.
    pub fn boards_newest_first(&self) -> Vec<&Board> {
        let boards =
            self.rounds.iter().flat_map(|round| round.boards.iter().map(move |board| (round.number, board)));
        let mut over: Vec<(u16, &Board)> = boards.filter(|(_, board)| !board.is_played()).collect();
        over.sort_by_key(|(round, board)| Reverse((told_at(board), *round)));
        let open = self.open_boards().into_iter().map(|(_, board)| board);
        over.into_iter().map(|(_, board)| board).chain(open).collect()
    }

    /// Returns the numbers that people were told of boards at which somebody sits.
    pub(super) fn shown_in_use(&self) -> BTreeSet<u16> {
        self.open_boards().into_iter().map(|(_, board)| board.shown).collect()
    }

    /// Gives a board that is played on again a number of its own, where others sit at its number by now.
    pub(super) fn seat_anew(&mut self, place: GamePlace) {
        let others = self.open_boards().into_iter();
        let others =
            others.filter(|(round, board)| (round.number, board.number) != (place.round, place.board));
        let taken: BTreeSet<u16> = others.map(|(_, board)| board.shown).collect();
        let free = (1..=u16::MAX).find(|number| !taken.contains(number));
        let round = self.rounds.iter_mut().find(|round| round.number == place.round);
        let board = round.and_then(|round| round.boards.iter_mut().find(|board| board.number == place.board));
        if let (Some(board), Some(free)) = (board, free)
            && taken.contains(&board.shown)
        {
            board.shown = free;
        }
    }

    /// Returns those who could be paired now in free play: members who are there and have no game without a result.
    pub fn free_members(&self) -> Vec<&Member> {
        let open = self.open_boards().into_iter();
        let busy: BTreeSet<EntryCode> = open.flat_map(|(_, board)| [board.first, board.second]).collect();
        let round = self.next_round();
        let is_free = |member: &&Member| member.is_present(round) && !busy.contains(&member.entry);
        self.members.iter().filter(is_free).collect()
    }
}

/// Returns when the last result of a board was told, in seconds since 1970.
fn told_at(board: &Board) -> Option<i64> {
    board.games.last().and_then(|game| game.entries().last()).map(|entry| entry.stamp.at)
}

impl Championship {
    /// Returns the number that people are told of a board.
    pub fn shown_board(&self, place: BoardPlace) -> u16 {
        self.board_at(place).map_or(place.board, |board| board.shown)
    }

    /// Returns where the board is of which people are told a number. Of a board that is not there at all the number stays: whoever
    /// looks for it says so.
    ///
    /// # Errors
    /// When a board has that number in its round, and people are told another.
    pub fn place_told(&self, group: GroupId, round: u16, told: u16) -> Result<BoardPlace, Message> {
        let place = |board: u16| BoardPlace { group, round, board };
        let known = self.group(group).and_then(|group| group.round(round));
        let Some(known) = known else { return Ok(place(told)) };
        match (known.board_shown(told), known.board(told)) {
            (Some(board), _) => Ok(place(board.number)),
            (None, None) => Ok(place(told)),
            (None, Some(_)) => {
                // As a text the number is not taken for that in the round.
                let there = msg("facts-place")
                    .with("group", group.to_string())
                    .with("round", round)
                    .with("board", told.to_string());
                Err(msg("facts-no-board").with("place", there))
            }
        }
    }

    /// Returns a message in which places have the numbers that people are told of their boards.
    pub(super) fn with_shown_boards(&self, message: &Message) -> Message {
        let shown = self.told_otherwise(message);
        message.arguments().iter().fold(msg(message.key()), |said, (name, value)| match shown {
            // A text, so that what was changed once stays as it is.
            Some(shown) if *name == "board" => said.with(name, shown.to_string()),
            _ => said.with(name, self.with_shown_boards_in(value)),
        })
    }

    fn with_shown_boards_in(&self, value: &Value) -> Value {
        let each = |values: &[Value]| values.iter().map(|one| self.with_shown_boards_in(one)).collect();
        match value {
            Value::Message(message) => Value::from(self.with_shown_boards(message)),
            Value::All(values) => Value::All(each(values)),
            Value::Any(values) => Value::Any(each(values)),
            Value::Text(_) | Value::Number(_) | Value::Name(_) => value.clone(),
        }
    }

    /// Returns the number that people are told of the board of a place, where it is another than that in its round.
    fn told_otherwise(&self, message: &Message) -> Option<u16> {
        if !["facts-place", "facts-place-of-game"].contains(&message.key()) {
            return None;
        }
        let number = |wanted: &str| {
            message.arguments().iter().find_map(|(name, value)| match value {
                Value::Number(number) if *name == wanted => u16::try_from(*number).ok(),
                _ => None,
            })
        };
        let group = message.arguments().iter().find_map(|(name, value)| match value {
            Value::Text(text) if *name == "group" => text.parse::<GroupId>().ok(),
            _ => None,
        });
        let place = BoardPlace { group: group?, round: number("round")?, board: number("board")? };
        Some(self.shown_board(place)).filter(|shown| *shown != place.board)
    }

    /// Returns the rounds that a group is in: the last one; in free play every one with a game that is not over.
    pub fn current_rounds<'g>(&self, group: &'g Group) -> Vec<&'g Round> {
        let is_free_play = self.format_of(group.id).is_some_and(Format::is_free_play);
        let is_open = |round: &&Round| round.boards.iter().any(Board::is_played);
        let open: Vec<&Round> = group.rounds.iter().filter(|_| is_free_play).filter(is_open).collect();
        match open.is_empty() {
            true => group.rounds.last().into_iter().collect(),
            false => open,
        }
    }

    /// Returns the round that somebody of a group is in: the last one; in free play the last that names them.
    pub fn latest_round_of<'g>(&self, group: &'g Group, code: EntryCode) -> Option<&'g Round> {
        match self.format_of(group.id).is_some_and(Format::is_free_play) {
            true => group.rounds.iter().rfind(|round| round.board_of(code).is_some()),
            false => group.rounds.last(),
        }
    }
}

/// Laws of free play.
impl Championship {
    /// Refuses pairs of free play with somebody who is at a board still, and rounds off, which it does not have.
    pub(super) fn check_free_pairs(group: &Group, pairings: &[Pairing]) -> Result<(), Refusal> {
        for pairing in pairings {
            if let Pairing::Bye { entry } | Pairing::Absent { entry } = pairing {
                return Err(Refusal::OnlyGames(*entry, group.id));
            }
            for code in pairing.entries() {
                if let Some(place) = group.open_game_of(code) {
                    return Err(Refusal::AtABoard(code, place));
                }
            }
        }
        Ok(())
    }

    /// Returns a group that plays freely and takes changes.
    fn open_free_play(&mut self, id: GroupId) -> Result<&mut Group, Refusal> {
        let is_free_play = self.format_of(id).is_some_and(Format::is_free_play);
        let group = self.open_group(id)?;
        match is_free_play {
            true => Ok(group),
            false => Err(Refusal::NoFreePlay(id)),
        }
    }

    pub(super) fn time_free_play(&mut self, id: GroupId, until: i64) -> Result<(), Refusal> {
        let group = self.open_free_play(id)?;
        if !(0..=FreePlayClock::LAST).contains(&until) {
            return Err(Refusal::DatesTurned);
        }
        group.free_play = FreePlayClock { until: Some(until), is_over: false };
        Ok(())
    }

    pub(super) fn end_free_play(&mut self, id: GroupId) -> Result<(), Refusal> {
        let group = self.open_free_play(id)?;
        if group.rounds.is_empty() {
            return Err(Refusal::NoRound(id, 1));
        }
        if group.free_play.is_over {
            return Err(Refusal::RoundsOver(id, group.next_round() - 1));
        }
        group.free_play.is_over = true;
        Ok(())
    }
}
