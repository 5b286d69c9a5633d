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
//! Three pairs of files know each other, each for a reason: a [`Table`] makes positions and a position keeps its table; a
//! program carries the plan that is drawn from it; and the builder of programs is one type in two files, of which one
//! compiles steps and the other the sets in them.

mod along;
mod apply;
mod bits;
mod build;
mod build_sets;
mod build_steps;
mod code;
mod evaluate;
mod generate;
mod holds;
mod keys;
mod lines;
mod moves;
mod notation;
mod outlook;
mod plan;
mod playout;
mod position;
mod quick;
mod record;
mod refusal;
mod relation;
mod rng;
mod sample;
mod search;
mod setup;
mod shift;
mod spread;
mod state;
mod table;
mod twins;
mod weigh;

pub use apply::Ending;
pub use keys::Reduction;
pub use moves::{Move, Way};
pub use outlook::{Outlook, Trace};
pub use playout::Playout;
pub use position::{PlayError, Position};
pub use record::{GameRecord, RecordError};
pub use refusal::{MoveError, MoveReason, PositionError};
pub use rng::Rng;
pub use search::{Arena, Explore, Lister, Node};
pub use setup::{Setup, SetupError};
pub use spread::Branches;
pub use table::Table;
