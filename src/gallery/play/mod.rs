//! Games on a screen: what clicks mean, the board to click on, and a whole game in an address.

pub mod address;
mod because;
pub mod board;
pub mod clicks;
pub mod computer;
pub mod look_back;
pub mod page;
pub mod prompts;
pub mod scene;
pub mod seats;
pub mod shelf;
mod stores;
pub mod words;

pub use crate::sheets::finish;
pub use address::{Opponent, Played, Refusal, Refused, Visit};
pub use because::pits;
pub use clicks::{Click, Stage, click, stage};
