//! Boards on screens: who sits at one, what was done there, and how a game stands. The rules of the games are not known here:
//! whoever hands in a move has asked the referee, and says whose turn comes next.

use super::{
    clock::{Clock, Clocks},
    code::{EntryCode, GamePlace, GroupId},
};

/// What the boards of a stage, a group or a round are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardKind {
    /// Of wood, with slips for results.
    #[default]
    Wood,
    /// On screens, where the program referees.
    Screen,
}

/// One of the two at a board: who starts the first game of the match, or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seat {
    /// Who starts the first game.
    First,
    /// The other.
    Second,
}

impl Seat {
    /// Both, in order.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// Returns 0 or 1.
    pub fn index(self) -> usize {
        usize::from(self == Seat::Second)
    }

    /// Returns who sits across the board.
    #[must_use]
    pub fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }

    /// Returns who starts a game of a match, by its number: the sides change with each.
    pub fn starter(game: u8) -> Seat {
        if game.is_multiple_of(2) { Seat::Second } else { Seat::First }
    }
}

/// Something done at a board on a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A device took a seat; nobody else plays from it until it is freed.
    Claimed {
        /// The seat.
        seat: Seat,
        /// What tells the device from others.
        device: String,
    },
    /// An arbiter freed a seat, for another device.
    Freed {
        /// The seat.
        seat: Seat,
        /// Why.
        reason: String,
    },
    /// A player is ready; when both are, the game begins.
    Ready {
        /// The seat.
        seat: Seat,
    },
    /// A move was played.
    Moved {
        /// Its number, from 1.
        ply: u16,
        /// Who played it.
        seat: Seat,
        /// The move, in the notation of the game.
        text: String,
        /// Who is to move then.
        next: Seat,
        /// How much of the time was spent on the network, in milliseconds.
        lag: u32,
    },
    /// A player offers a draw, until the next move.
    DrawOffered {
        /// The seat.
        seat: Seat,
    },
    /// A player asks to take their last move back, until the next move.
    BackAsked {
        /// The seat.
        seat: Seat,
    },
    /// A player says no to the draw that is offered, or to the move that is asked back.
    Declined {
        /// The seat of who says no.
        seat: Seat,
    },
    /// An arbiter stopped the game and its clocks.
    Paused {
        /// Why.
        reason: String,
    },
    /// The game goes on.
    Resumed {
        /// What the arbiter wrote; empty where nothing was.
        reason: String,
    },
    /// An arbiter took moves back, or both players agreed to.
    TakenBack {
        /// How many moves are left.
        kept: u16,
        /// Who is to move then.
        next: Seat,
        /// Why.
        reason: String,
    },
    /// A player was given time: by an arbiter, or because the server was away.
    TimeGiven {
        /// The seat.
        seat: Seat,
        /// How much, in milliseconds.
        time: u32,
        /// Why.
        reason: String,
    },
    /// An arbiter took time from a player.
    TimeTaken {
        /// The seat.
        seat: Seat,
        /// How much, in milliseconds.
        time: u32,
        /// Why.
        reason: String,
    },
    /// The game goes on on a board of wood.
    ToWood {
        /// Why.
        reason: String,
    },
    /// The game goes on on the screen, as it stood there.
    ToScreen {
        /// What the arbiter wrote; empty where nothing was.
        reason: String,
    },
    /// The game is over; its result is a fact of its own.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// What was done last at a board that its players did not do themselves, or answered: they are told of it until they play on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardNews {
    /// An arbiter freed a seat.
    Freed {
        /// The seat.
        seat: Seat,
        /// The device that had it.
        device: String,
        /// Why.
        reason: String,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many.
        count: usize,
        /// Why.
        reason: String,
    },
    /// A player was given time.
    TimeGiven {
        /// The seat.
        seat: Seat,
        /// How much, in milliseconds.
        time: u32,
        /// Why.
        reason: String,
    },
    /// Time was taken from a player.
    TimeTaken {
        /// The seat.
        seat: Seat,
        /// How much, in milliseconds.
        time: u32,
        /// Why.
        reason: String,
    },
    /// The game goes on on wood.
    ToWood {
        /// Why.
        reason: String,
    },
    /// A player said no to what the other asked.
    Declined {
        /// The seat of who said no.
        seat: Seat,
    },
}

/// How a game on a screen ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    OnBoard,
    /// A player gave up.
    Resigned(Seat),
    /// Both agreed on a draw.
    Agreed,
    /// A player had no time left.
    OutOfTime(Seat),
    /// An arbiter awarded it.
    Awarded,
}

/// A move that was played on a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveMove {
    /// Who played it.
    pub seat: Seat,
    /// The move, in the notation of the game.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The clocks after it.
    pub clocks: Clocks,
    /// The stand of the game that it was played on.
    pub on: u64,
}

/// A game on a screen as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveGame {
    /// Who said that they are ready.
    pub ready: [bool; 2],
    /// The moves.
    pub moves: Vec<LiveMove>,
    /// Who is to move.
    pub turn: Seat,
    /// Who offers a draw.
    pub offer: Option<Seat>,
    /// Who asks to take their last move back.
    pub back: Option<Seat>,
    /// Whether an arbiter stopped it, and why.
    pub paused: Option<String>,
    /// The clocks.
    pub clocks: Clocks,
    /// The clocks before the first move.
    pub(super) begun: Option<Clocks>,
    /// How it ended.
    pub ended: Option<Ending>,
    /// Which position of the board this is: another one whenever pieces stand otherwise, and the same when anything else is
    /// done.
    pub stand: u64,
}

impl LiveGame {
    /// Returns a game that nobody is ready for.
    pub(super) fn new(game: u8, clock: Clock, stand: u64) -> LiveGame {
        LiveGame {
            ready: [false; 2],
            moves: Vec::new(),
            turn: Seat::starter(game),
            offer: None,
            back: None,
            paused: None,
            clocks: Clocks::full(clock),
            begun: None,
            ended: None,
            stand,
        }
    }

    /// Says whether both were ready, so that moves are played.
    pub fn is_begun(&self) -> bool {
        self.ready == [true; 2]
    }

    /// Returns the moves as texts.
    pub fn texts(&self) -> Vec<String> {
        self.moves.iter().map(|one| one.text.clone()).collect()
    }
}

/// A board on a screen: the seats of a match, and its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveBoard {
    /// Who plays there; others than these begin anew.
    pub(super) pair: (EntryCode, EntryCode),
    /// What tells the devices that hold the seats from others.
    pub seats: [Option<String>; 2],
    /// Whether it goes on on wood.
    pub is_on_wood: bool,
    /// What its players are to be told.
    pub news: Option<BoardNews>,
    /// The games, by their numbers.
    pub(super) games: Vec<LiveGame>,
    /// How often something was done; never less than before.
    pub version: u64,
    /// When something was last done, in milliseconds since 1970.
    pub at: i64,
}

impl LiveBoard {
    pub(super) fn new(pair: (EntryCode, EntryCode)) -> LiveBoard {
        LiveBoard {
            pair,
            seats: [None, None],
            is_on_wood: false,
            news: None,
            games: Vec::new(),
            version: 0,
            at: 0,
        }
    }

    /// Returns a game by its number, from 1; nothing before anything was done in it.
    pub fn game(&self, number: u8) -> Option<&LiveGame> {
        self.games.get(usize::from(number).checked_sub(1)?)
    }

    /// Says whether a player has played this very move on a stand of a game: a request that comes once more asks for nothing
    /// new, also when the game is over by it.
    pub fn has_played(&self, seat: Seat, on: u64, text: &str) -> bool {
        let moves = self.games.iter().flat_map(|game| &game.moves);
        moves.into_iter().any(|one| one.on == on && one.seat == seat && one.text == text)
    }

    /// Returns the seat that a device holds.
    pub fn seat_of(&self, device: &str) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.seats[seat.index()].as_deref() == Some(device))
    }
}

/// The place of a board: group, round and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardPlace {
    /// The group.
    pub group: GroupId,
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
}

impl BoardPlace {
    /// Returns the place of a game of the match that is played there.
    pub fn game(self, game: u8) -> GamePlace {
        GamePlace { group: self.group, round: self.round, board: self.board, game }
    }
}

impl From<GamePlace> for BoardPlace {
    fn from(place: GamePlace) -> BoardPlace {
        BoardPlace { group: place.group, round: place.round, board: place.board }
    }
}
