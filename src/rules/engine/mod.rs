//! Plays any [`Game`](crate::game::Game). Pure.
//!
//! A game is compiled once into a flat program over bitsets of one, two, four or eight words ([`Table`]). A
//! [`Position`] is made by starting, by playing, or from a [`Setup`] that turns out to be playable; it answers which
//! moves are legal, plays them, and knows when the game is over. `notation` writes moves and positions as text,
//! [`GameRecord`] whole games.
//!
//! ```
//! use rules::catalog::Catalog;
//! use rules::engine::{Position, Table};
//! use rules::game::Side;
//!
//! let table = Table::new(Catalog::built_in().load("rastros").expect("a built-in game").game);
//! let position = Position::start(&table).play_text("e5-d4 d4-c3 c3-b2 b2-a1").expect("legal moves");
//! let ending = position.ending().expect("the piece is home");
//! assert_eq!(ending.winner, Some(Side::First));
//! // What may not be played is refused, never played.
//! assert!(Position::start(&table).play_text("e5-a1").is_err());
//! ```
//!
//! # The folders, in reading order, and whom each uses
//!
//! | folder | what it is | uses |
//! |---|---|---|
//! | `bits` | sets of cells as machine words | – |
//! | `moves` | a move, by its shape | – |
//! | `rng` | the generator of random play | – |
//! | `program` | what a game compiles to, and the state it is run on | bits |
//! | `play` | what a move is: which may be played, what they do, how the game ends | bits, moves, program |
//! | `plan` | the shapes of games that can be played quickly, drawn from a program | bits, program |
//! | `random` | random games: one loop for any game, and quicker ones for common shapes | bits, moves, rng, program, play, plan |
//! | `position` | a game ready to be played, its positions and set-ups | bits, moves, rng, program, play, random |
//! | `notation` | moves, positions and whole games as text; why a text is refused | bits, moves, program, play, position |
//! | `search` | positions laid open for search, with keys for tables | bits, moves, rng, program, play, plan, random, position |
//!
//! What was made from a program to play it quickly lies beside it (`random::fast_paths`), never in it. A test holds the
//! table to the imports.
//!
//! # Why moves are said more than once
//!
//! What may be played is said once, in the file of a game, and compiled once, into a [`Table`]'s program. From there it
//! is carried out in three ways, because three kinds of callers need opposite things:
//!
//! * `play` *lists and plays single moves*. It knows every mechanism of the language and defines what a move is; commands,
//!   boards, records and refusals stand on it. It keeps everything a rule may ask for (what was jumped, taken, new), and so
//!   does work that most games never need.
//! * `random` *draws one move* and plays it. A list would be thrown away but for one entry: sets are counted, a number is
//!   drawn, and its bit is found.
//! * `search::expand` *plays all moves of a position*. Nothing is drawn; what moves have in common is done once, and the key
//!   of each position follows from that of the one before. `reachable` fills what can never matter again, `packed_lines` is
//!   the whole position of a small game in one word, and `packed_race` that of a game won by arriving in two, with the ends
//!   of the next two plies foreseen.
//!
//! The second and the third are not written from the game again: both read the `plan`, which is drawn from the program and
//! refuses every shape it does not know, so that a new mechanism is played slowly before it is played wrongly. Kernels, the
//! loops made for one shape, are drawn from the plan in the same way. One loop for all three was considered and set aside:
//! to list, to draw and to expand share the sets of targets (`Program::targets`, `carry_out` and `plan_ending` are common
//! to the last two), but what surrounds them is the cost, and each would pay for the others.
//!
//! Tests hold them equal. `tests/rules/expand.rs`: all moves at once are all moves one by one, with the same keys and ends;
//! `packed_lines.rs` and `packed_race.rs`: so are those of games in a word or two, and what is foreseen comes true.
//! `random.rs`: the same numbers drawn give the same game, move for move, by lists and by the engine, for every game with a
//! plan and where groups need liberties. `laws.rs`: for all games, results and lengths of random play agree within five
//! sigma, which holds the rest. `games.rs` holds the lists to games written by hand.

mod bits;
mod moves;
mod notation;
mod plan;
mod play;
mod position;
mod program;
mod random;
mod rng;
#[doc(hidden)]
pub mod search;

pub use moves::{Move, Way};
pub use notation::record::{GameRecord, RecordError};
pub use notation::refusal::{MoveError, MoveReason, PositionError, Stuck};
pub use play::ending::Ending;
pub use position::setup::{Setup, SetupError};
pub use position::table::Table;
pub use position::{PlayError, Position};
pub use random::playout::Playout;
pub use rng::Rng;
