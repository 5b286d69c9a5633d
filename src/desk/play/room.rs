//! Games on two phones: kept in memory, bounded in number and age, reached by unguessable keys.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::news::{MOST_FOLLOWERS, News};
use super::seat_view::{Closed, person_of};
use gallery::play::address::{MOST_MOVES, Played, Refusal, Refused};
use rules::engine::{Position, Table};
use rules::game::Side;

/// No more games are kept at once.
pub(super) const MOST_ROOMS: usize = 400;
/// No more games are kept for one address: a class plays behind one, but nobody takes all places.
const MOST_OF_ONE: usize = 100;
/// A game nobody has touched for so many seconds is forgotten.
pub(super) const LONGEST_IDLE: u64 = 3 * 60 * 60;
/// When all places are taken, a game this idle gives way to a new one.
pub(super) const IDLE_ENOUGH: u64 = 15 * 60;

/// Who holds a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seat {
    /// The one who begins, or the other; after a swap they have each other's side.
    Player(Side),
    /// Somebody who looks on.
    Watcher,
}

impl Seat {
    /// Returns the player; nothing for somebody who looks on.
    pub(super) fn player(self) -> Option<Side> {
        match self {
            Seat::Player(player) => Some(player),
            Seat::Watcher => None,
        }
    }
}

/// The keys of a game: two players and those who look on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Keys {
    pub(super) players: [String; 2],
    pub(super) watchers: String,
}

/// What a player may do besides moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// Give up.
    Resign,
    /// Offer a draw, or take the one that the other offers.
    Draw,
    /// Refuse the draw that the other offers.
    Refuse,
    /// Ask for another game with sides changed, or agree to it.
    Again,
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
    /// How the game ended, if not on the board.
    pub(super) closed: Option<Closed>,
    /// Who offers a draw.
    pub(super) offer: Option<Side>,
    /// Who wants another game.
    pub(super) again: [bool; 2],
    /// Whether the other player has the game open.
    pub(super) is_other_here: Option<bool>,
}

impl View {
    /// Says whether the game is over, on the board or otherwise.
    pub(super) fn is_over(&self) -> bool {
        self.closed.is_some() || self.played.last().ending().is_some()
    }

    /// Says whether this seat is to move.
    pub(super) fn is_to_move(&self) -> bool {
        let position = self.played.last();
        !self.is_over() && self.seat == Seat::Player(person_to_move(position))
    }

    /// Says whether this seat made the last move and may take it back.
    pub(super) fn may_undo(&self) -> bool {
        let before = self.played.positions.len().checked_sub(2).and_then(|at| self.played.positions.get(at));
        self.closed.is_none()
            && before.is_some_and(|before| self.seat == Seat::Player(person_to_move(before)))
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
    /// Whose place it was that opened the game; it begins when the other one is taken.
    opener: Side,
    /// Whether the players have changed sides since.
    is_turned: bool,
    closed: Option<Closed>,
    offer: Option<Side>,
    again: [bool; 2],
    changes: watch::Sender<News>,
}

fn person_to_move(position: &Position) -> Side {
    person_of(position, position.side_to_move())
}

impl Rooms {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a game with fresh keys for somebody at an address, who takes a side. `now` is in seconds.
    pub(super) fn open(
        &self,
        table: Arc<Table>,
        keys: Keys,
        opener: Side,
        peer: &str,
        now: u64,
    ) -> Result<(), RoomError> {
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
        let room = Room {
            peer: peer.to_owned(),
            played: begun(&table),
            table,
            keys,
            touched: now,
            is_joined: false,
            opener,
            is_turned: false,
            closed: None,
            offer: None,
            again: [false; 2],
            changes: watch::Sender::new(News::default()),
        };
        inner.rooms.insert(id, room);
        Ok(())
    }

    /// Looks at a game. The first look of whoever was invited begins it.
    pub(super) fn view(&self, key: &str, now: u64) -> Result<View, RoomError> {
        let mut inner = self.lock();
        inner.forget_older_than(now.saturating_sub(LONGEST_IDLE));
        let own = inner.place(key)?;
        let (room, seat) = inner.find(key)?;
        if own == Seat::Player(!room.opener) && !room.is_joined {
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
            closed: room.closed,
            offer: room.offer,
            again: room.again,
            is_other_here: own.player().map(|player| room.changes.borrow().is_here(!player)),
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
        if room.closed.is_some() || seat != Seat::Player(person_to_move(position)) {
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
        // A move says that the game goes on.
        room.offer = None;
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
        let is_own = before.is_some_and(|before| seat == Seat::Player(person_to_move(before)));
        if !is_own || room.closed.is_some() {
            return Err(RoomError::NotYours);
        }
        room.played.positions.pop();
        room.played.moves.pop();
        room.played.texts.pop();
        room.touched = now;
        room.tell();
        Ok(())
    }

    /// Gives up, offers or takes a draw, or asks for another game.
    pub(super) fn act(&self, key: &str, act: Act, now: u64) -> Result<(), RoomError> {
        let mut inner = self.lock();
        let (room, seat) = inner.find(key)?;
        let Seat::Player(person) = seat else { return Err(RoomError::NotYours) };
        let is_over = room.closed.is_some() || room.played.last().ending().is_some();
        if !room.is_joined || is_over != (act == Act::Again) {
            return Err(RoomError::Moved);
        }
        match act {
            Act::Resign => room.closed = Some(Closed::Resigned(person)),
            Act::Draw if room.offer == Some(!person) => room.closed = Some(Closed::Agreed),
            Act::Draw => room.offer = Some(person),
            Act::Refuse if room.offer == Some(!person) => room.offer = None,
            Act::Refuse => return Err(RoomError::Moved),
            Act::Again => room.again[person.index()] = true,
        }
        if room.again == [true; 2] {
            room.played = begun(&room.table);
            room.is_turned = !room.is_turned;
            (room.closed, room.offer, room.again) = (None, None, [false; 2]);
        }
        room.touched = now;
        room.tell();
        Ok(())
    }

    /// Returns the news of a game, and the place of who follows it; [`Rooms::leave`] is to be called in the end.
    pub(super) fn follow(&self, key: &str) -> Result<(watch::Receiver<News>, Seat), RoomError> {
        let mut inner = self.lock();
        let own = inner.place(key)?;
        let (room, _) = inner.find(key)?;
        if room.changes.receiver_count() >= MOST_FOLLOWERS {
            return Err(RoomError::Full);
        }
        if let Seat::Player(side) = own {
            room.changes.send_modify(|news| news.come(side));
        }
        Ok((room.changes.subscribe(), own))
    }

    /// Says that somebody follows a game no longer.
    pub(super) fn leave(&self, key: &str) {
        let mut inner = self.lock();
        if let (Ok(Seat::Player(side)), Ok((room, _))) = (inner.place(key), inner.find(key)) {
            room.changes.send_modify(|news| news.go(side));
        }
    }
}

/// Returns a game of no moves.
fn begun(table: &Arc<Table>) -> Played {
    Played { positions: vec![Position::start(table)], moves: Vec::new(), texts: Vec::new() }
}

impl Inner {
    /// Returns whose key it is, whichever side they play now.
    fn place(&self, key: &str) -> Result<Seat, RoomError> {
        self.keys.get(key).map(|(_, seat)| *seat).ok_or(RoomError::Gone)
    }

    /// Returns a game, and what the key is there now: after a return game the players have each other's side.
    fn find(&mut self, key: &str) -> Result<(&mut Room, Seat), RoomError> {
        let (id, seat) = self.keys.get(key).copied().ok_or(RoomError::Gone)?;
        let room = self.rooms.get_mut(&id).ok_or(RoomError::Gone)?;
        let seat = match seat {
            Seat::Player(side) if room.is_turned => Seat::Player(!side),
            seat => seat,
        };
        Ok((room, seat))
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
        self.changes.borrow().version
    }

    fn tell(&self) {
        self.changes.send_modify(|news| news.version += 1);
    }
}
