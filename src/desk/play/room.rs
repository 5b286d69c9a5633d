//! Games on two phones: kept in memory, bounded in number and age, reached by unguessable keys.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use gallery::play::address::{MOST_MOVES, Played, Refusal, Refused};
use rules::engine::{Position, Table};
use rules::game::Side;

/// No more games are kept at once.
const MOST_ROOMS: usize = 400;
/// No more games are kept for one address: a class plays behind one, but nobody takes all places.
const MOST_OF_ONE: usize = 100;
/// A game nobody has touched for so many seconds is forgotten.
const LONGEST_IDLE: u64 = 3 * 60 * 60;
/// When all places are taken, a game this idle gives way to a new one.
const IDLE_ENOUGH: u64 = 15 * 60;
/// So many may follow one game.
const MOST_WATCHERS: usize = 40;

/// Who holds a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seat {
    /// The one who begins, or the other; after a swap they have each other's side.
    Player(Side),
    /// Somebody who looks on.
    Watcher,
}

/// The keys of a game: two players and those who look on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Keys {
    pub(super) players: [String; 2],
    pub(super) watchers: String,
}

/// A game as one seat sees it.
#[derive(Clone)]
pub(super) struct View {
    pub(super) table: Arc<Table>,
    pub(super) played: Played,
    pub(super) seat: Seat,
    pub(super) keys: Keys,
    /// Whether the other player has opened the game.
    pub(super) is_joined: bool,
    /// How often something has changed.
    pub(super) version: u64,
}

impl View {
    /// Says whether this seat is to move.
    pub(super) fn is_to_move(&self) -> bool {
        let position = self.played.last();
        position.ending().is_none() && self.seat == Seat::Player(person_to_move(position))
    }

    /// Says whether this seat made the last move and may take it back.
    pub(super) fn may_undo(&self) -> bool {
        let before = self.played.positions.len().checked_sub(2).and_then(|at| self.played.positions.get(at));
        before.is_some_and(|before| self.seat == Seat::Player(person_to_move(before)))
    }
}

/// Why something cannot be done in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RoomError {
    /// The key opens nothing, or nothing any more.
    Gone,
    /// All places are taken.
    Full,
    /// It is not this seat's turn.
    NotYours,
    /// The game has gone on since the page was made.
    Moved,
    /// The move is not legal.
    Illegal(Refusal),
}

/// All games on two phones.
#[derive(Default)]
pub(super) struct Rooms(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    next: u64,
    rooms: BTreeMap<u64, Room>,
    keys: BTreeMap<String, (u64, Seat)>,
}

struct Room {
    /// The address it was opened from.
    peer: String,
    table: Arc<Table>,
    played: Played,
    keys: Keys,
    touched: u64,
    is_joined: bool,
    changes: watch::Sender<u64>,
}

fn person_to_move(position: &Position) -> Side {
    let side = position.side_to_move();
    if position.is_swapped() { !side } else { side }
}

impl Rooms {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a game with fresh keys for somebody at an address. `now` is in seconds.
    pub(super) fn open(&self, table: Arc<Table>, keys: Keys, peer: &str, now: u64) -> Result<(), RoomError> {
        let mut inner = self.lock();
        inner.forget_older_than(now.saturating_sub(LONGEST_IDLE));
        if inner.rooms.values().filter(|room| room.peer == peer).count() >= MOST_OF_ONE {
            // Who opens game after game loses those that nobody plays, the longest idle first.
            let idle = inner.rooms.iter().filter(|(_, room)| room.peer == peer && room.is_idle(now));
            let oldest = idle.min_by_key(|(_, room)| room.touched).map(|(id, _)| *id);
            inner.forget(oldest.ok_or(RoomError::Full)?);
        }
        if inner.rooms.len() >= MOST_ROOMS {
            inner.forget_older_than(now.saturating_sub(IDLE_ENOUGH));
        }
        if inner.rooms.len() >= MOST_ROOMS {
            return Err(RoomError::Full);
        }
        let id = inner.next;
        inner.next += 1;
        for (key, side) in keys.players.iter().zip(Side::BOTH) {
            inner.keys.insert(key.clone(), (id, Seat::Player(side)));
        }
        inner.keys.insert(keys.watchers.clone(), (id, Seat::Watcher));
        let played =
            Played { positions: vec![Position::start(&table)], moves: Vec::new(), texts: Vec::new() };
        let changes = watch::Sender::new(0);
        let peer = peer.to_owned();
        inner.rooms.insert(id, Room { peer, table, played, keys, touched: now, is_joined: false, changes });
        Ok(())
    }

    /// Looks at a game. The second player's first look begins it.
    pub(super) fn view(&self, key: &str, now: u64) -> Result<View, RoomError> {
        let mut inner = self.lock();
        inner.forget_older_than(now.saturating_sub(LONGEST_IDLE));
        let (room, seat) = inner.find(key)?;
        if seat == Seat::Player(Side::Second) && !room.is_joined {
            room.is_joined = true;
            room.touched = now;
            room.tell();
        }
        Ok(View {
            table: room.table.clone(),
            played: room.played.clone(),
            seat,
            keys: room.keys.clone(),
            is_joined: room.is_joined,
            version: room.version(),
        })
    }

    /// Plays a move, if it is this seat's turn and nothing has changed since the version that was `seen`. A version never
    /// comes back, so that a move that is sent twice is played once, also where a move was taken back meanwhile.
    pub(super) fn play(&self, key: &str, seen: u64, text: &str, now: u64) -> Result<(), RoomError> {
        let mut inner = self.lock();
        let (room, seat) = inner.find(key)?;
        if room.version() != seen {
            return Err(RoomError::Moved);
        }
        let position = room.played.last();
        if seat != Seat::Player(person_to_move(position)) {
            return Err(RoomError::NotYours);
        }
        let number = room.played.moves.len() + 1;
        if number > MOST_MOVES {
            return Err(RoomError::Illegal(Refusal::TooLong));
        }
        let refused = |error| RoomError::Illegal(Refusal::Move(number, Refused::new(position, error)));
        let mv = position.read_move(text).map_err(refused)?;
        let (written, next) = (position.write_move(mv), position.play_legal(mv));
        room.played.texts.push(written);
        room.played.moves.push(mv);
        room.played.positions.push(next);
        room.touched = now;
        room.tell();
        Ok(())
    }

    /// Takes the last move back, if this seat made it and nobody has answered.
    pub(super) fn undo(&self, key: &str, seen: u64, now: u64) -> Result<(), RoomError> {
        let mut inner = self.lock();
        let (room, seat) = inner.find(key)?;
        if room.version() != seen {
            return Err(RoomError::Moved);
        }
        let before = room.played.moves.len().checked_sub(1).and_then(|at| room.played.positions.get(at));
        if !before.is_some_and(|before| seat == Seat::Player(person_to_move(before))) {
            return Err(RoomError::NotYours);
        }
        room.played.positions.pop();
        room.played.moves.pop();
        room.played.texts.pop();
        room.touched = now;
        room.tell();
        Ok(())
    }

    /// Returns the news of a game.
    pub(super) fn follow(&self, key: &str) -> Result<watch::Receiver<u64>, RoomError> {
        let mut inner = self.lock();
        let (room, _) = inner.find(key)?;
        if room.changes.receiver_count() >= MOST_WATCHERS {
            return Err(RoomError::Full);
        }
        Ok(room.changes.subscribe())
    }
}

impl Inner {
    fn find(&mut self, key: &str) -> Result<(&mut Room, Seat), RoomError> {
        let (id, seat) = self.keys.get(key).copied().ok_or(RoomError::Gone)?;
        self.rooms.get_mut(&id).map(|room| (room, seat)).ok_or(RoomError::Gone)
    }

    fn forget(&mut self, id: u64) {
        self.rooms.remove(&id);
        self.keys.retain(|_, (known, _)| *known != id);
    }

    fn forget_older_than(&mut self, time: u64) {
        self.rooms.retain(|_, room| room.touched >= time);
        let rooms = &self.rooms;
        self.keys.retain(|_, (id, _)| rooms.contains_key(id));
    }
}

impl Room {
    /// Says whether the game may give way: nobody has come to it, or nobody has moved for long.
    fn is_idle(&self, now: u64) -> bool {
        !self.is_joined || now.saturating_sub(self.touched) >= IDLE_ENOUGH
    }

    /// Returns how often something has changed.
    fn version(&self) -> u64 {
        *self.changes.borrow()
    }

    fn tell(&self) {
        self.changes.send_modify(|count| *count += 1);
    }
}

#[cfg(test)]
mod tests {
    use super::{IDLE_ENOUGH, Keys, LONGEST_IDLE, MOST_ROOMS, RoomError, Rooms, Seat};
    use rules::catalog::Catalog;
    use rules::engine::Table;
    use rules::game::Side;

    fn keys(name: &str) -> Keys {
        Keys { players: [format!("{name}-a"), format!("{name}-b")], watchers: format!("{name}-w") }
    }

    #[test]
    fn two_players_move_in_turn_and_nobody_else_does() {
        let table = Table::new(Catalog::built_in().load("rastros").unwrap().game);
        let rooms = Rooms::default();
        rooms.open(table, keys("x"), "a", 0).unwrap();
        assert!(rooms.view("x-a", 1).unwrap().is_to_move());
        assert_eq!(rooms.view("x-w", 1).unwrap().seat, Seat::Watcher);
        assert_eq!(rooms.play("x-b", 0, "e5-d4", 2), Err(RoomError::NotYours));
        assert_eq!(rooms.play("x-w", 0, "e5-d4", 2), Err(RoomError::NotYours));
        assert_eq!(rooms.play("guess", 0, "e5-d4", 2), Err(RoomError::Gone));
        assert!(matches!(rooms.play("x-a", 0, "e5-a1", 2), Err(RoomError::Illegal(_))));
        let news = rooms.follow("x-b").unwrap();
        assert_eq!(rooms.play("x-a", 0, "e5-d4", 3), Ok(()));
        assert!(news.has_changed().unwrap());
        assert_eq!(rooms.play("x-a", 0, "e5-d4", 3), Err(RoomError::Moved));
        assert!(rooms.view("x-a", 3).unwrap().may_undo());
        assert_eq!(rooms.undo("x-b", 1, 3), Err(RoomError::NotYours));
        assert_eq!(rooms.undo("x-a", 1, 3), Ok(()));
        assert!(rooms.view("x-a", 3).unwrap().is_to_move());
        // What was sent before the move was taken back is not played again, though as many moves stand as then.
        assert_eq!(rooms.play("x-a", 0, "e5-d4", 3), Err(RoomError::Moved));
        assert_eq!(rooms.play("x-a", 2, "e5-d4", 3), Ok(()));
    }

    #[test]
    fn after_a_swap_the_players_have_each_others_side() {
        let table = Table::new(Catalog::built_in().load("hex-7x7").unwrap().game);
        let rooms = Rooms::default();
        rooms.open(table, keys("x"), "a", 0).unwrap();
        rooms.play("x-a", 0, "c3", 0).unwrap();
        rooms.play("x-b", 1, "swap", 0).unwrap();
        let first = rooms.view("x-a", 0).unwrap();
        assert!(first.is_to_move() && !rooms.view("x-b", 0).unwrap().is_to_move());
        assert_eq!(first.played.last().side_to_move(), Side::Second);
    }

    #[test]
    fn games_are_bounded_in_number_and_age() {
        let table = Table::new(Catalog::built_in().load("tic-tac-toe").unwrap().game);
        let rooms = Rooms::default();
        for number in 0..MOST_ROOMS {
            let peer = format!("10.0.0.{}", number / 50);
            rooms.open(table.clone(), keys(&number.to_string()), &peer, 1_000).unwrap();
        }
        assert_eq!(rooms.open(table.clone(), keys("more"), "10.9.9.9", 1_001), Err(RoomError::Full));
        rooms.play("7-a", 0, "a1", 1_000 + IDLE_ENOUGH).unwrap();
        rooms.open(table, keys("more"), "10.9.9.9", 1_001 + IDLE_ENOUGH).unwrap();
        assert!(rooms.view("3-a", 1_001 + IDLE_ENOUGH).is_err());
        assert!(rooms.view("7-a", 1_001 + IDLE_ENOUGH).is_ok());
        assert!(rooms.view("7-a", 1_001 + IDLE_ENOUGH + LONGEST_IDLE).is_err());
    }

    #[test]
    fn one_visitor_cannot_take_all_places() {
        let table = Table::new(Catalog::built_in().load("tic-tac-toe").unwrap().game);
        let rooms = Rooms::default();
        rooms.open(table.clone(), keys("played"), "greedy", 1).unwrap();
        rooms.view("played-b", 1).unwrap();
        for number in 0..2 * MOST_ROOMS {
            rooms.open(table.clone(), keys(&number.to_string()), "greedy", 2).unwrap();
        }
        rooms.open(table.clone(), keys("other"), "somebody", 3).unwrap();
        assert!(rooms.view("other-a", 3).is_ok(), "there is no place for anybody else");
        assert!(rooms.view("played-a", 3).is_ok(), "a game that is played gave way to one that is not");
        assert!(rooms.view("0-a", 3).is_err() && rooms.view("799-a", 3).is_ok());
        // Games that are played do not give way, not even to their own.
        for number in 701..800 {
            rooms.view(&format!("{number}-b"), 4).unwrap();
        }
        assert_eq!(rooms.open(table, keys("last"), "greedy", 5), Err(RoomError::Full));
    }
}
