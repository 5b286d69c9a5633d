//! Who plays at a board: a result belongs to two pupils, not to a place.
//!
//! Sides, boards and pupils may be exchanged after a round is out, and a slip, a page or a list of before still names the
//! place. Whoever brings a result says as much as is known about who played, and is held to who sits there now.

use std::collections::{BTreeMap, BTreeSet};

use super::{Board, Championship, EntryCode, GamePlace, Group, Refusal};

/// Who has sat somewhere before: round and board, and the pairs.
pub(super) type Seats = BTreeMap<(u16, u16), BTreeSet<(EntryCode, EntryCode)>>;

/// Who played, as a slip, a list or somebody says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// Nothing is said: only the place is known, by somebody who knows the rounds as they are.
    Unsaid,
    /// Nothing is said, by a page that may be older than a round that was annulled.
    UnsaidLongAgo,
    /// One of the two, from whose side the result is told.
    Pupil(EntryCode),
    /// Both, whoever started.
    Pair(EntryCode, EntryCode),
    /// Both: who started the first game, and the other.
    Seats(EntryCode, EntryCode),
}

impl Championship {
    /// Refuses a result that was not brought for those who sit at a board now, or that does not say for whom where others
    /// sat there before.
    ///
    /// # Errors
    /// When there is no such board, others play at it, or too little is said to be sure.
    pub fn check_players(&self, place: GamePlace, players: Players) -> Result<(), Refusal> {
        let group = self.group(place.group).ok_or_else(|| Refusal::NoGroup(place.group.to_string()))?;
        let round = group.round(place.round).ok_or(Refusal::NoRound(place.group, place.round))?;
        let board = round.board(place.board).ok_or(Refusal::NoBoard(place))?;
        let there = (board.first, board.second);
        let now = |code| self.current_code(code);
        let is_sure = match players {
            Players::Unsaid => group.is_as_published(place),
            Players::UnsaidLongAgo => group.is_as_published(place) && !group.annulled.contains(&place.round),
            Players::Pupil(code) => {
                if board.opponent_of(now(code)).is_none() {
                    return Err(Refusal::OthersPlay(place, (code, None), there));
                }
                // Another board or the other side is no matter to who tells how one of the two fared; another opponent is.
                group
                    .opponents_before(place.round, now(code), now)
                    .all(|one| board.opponent_of(one).is_some())
            }
            Players::Pair(one, other) => {
                let is_theirs = board.opponent_of(now(one)) == Some(now(other));
                return is_theirs.then_some(()).ok_or(Refusal::OthersPlay(place, (one, Some(other)), there));
            }
            Players::Seats(first, second) => {
                let is_theirs = (now(first), now(second)) == there;
                let said = (first, Some(second));
                return is_theirs.then_some(()).ok_or(Refusal::OthersPlay(place, said, there));
            }
        };
        is_sure.then_some(()).ok_or(Refusal::SeatsExchanged(place, there))
    }
}

impl Group {
    /// Says whether nobody else has sat at a board, nor on the other side, since its round was published.
    fn is_as_published(&self, place: GamePlace) -> bool {
        !self.reseated.contains_key(&(place.round, place.board))
    }

    /// Returns with whom an entry was paired before in a round, since it was published.
    fn opponents_before(
        &self,
        round: u16,
        code: EntryCode,
        now: impl Fn(EntryCode) -> EntryCode,
    ) -> impl Iterator<Item = EntryCode> {
        let pairs = self.reseated.range((round, 0)..=(round, u16::MAX)).flat_map(|(_, pairs)| pairs);
        pairs.filter_map(move |(first, second)| match (now(*first), now(*second)) {
            (first, second) if first == code => Some(second),
            (first, second) if second == code => Some(first),
            _ => None,
        })
    }

    /// Changes who sits where, and remembers who sat where others do now.
    pub(super) fn reseat(&mut self, change: impl FnOnce(&mut Group)) {
        let seats = |group: &Group| -> BTreeMap<(u16, u16), (EntryCode, EntryCode)> {
            let place = |round: u16, board: &Board| ((round, board.number), (board.first, board.second));
            let rounds = group.rounds.iter();
            rounds
                .flat_map(|round| round.boards.iter().map(move |board| place(round.number, board)))
                .collect()
        };
        let before = seats(self);
        change(self);
        let after = seats(self);
        for (place, pair) in before {
            if after.get(&place) != Some(&pair) {
                self.reseated.entry(place).or_default().insert(pair);
            }
        }
    }
}
