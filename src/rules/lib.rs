//! The rules wing: what a game is.
//!
//! A game file is text. [`lang`] reads it into a tree of words, [`compile`] gives the words their meaning and makes a
//! [`game::Game`] or a list of complaints with places ([`diag`]), [`engine`] plays it, [`analysis`] puts questions to the
//! engine. Everything here is a pure function of what it is given; only [`catalog`] reads files.
//!
//! ```
//! use rules::catalog::Catalog;
//! use rules::engine::{Position, Table};
//!
//! let compiled = Catalog::built_in().load("rastros").expect("a built-in game");
//! let table = Table::new(compiled.game);
//! let start = Position::start(&table);
//! let after = start.play_text("e5-d4 d4-d5").expect("two legal moves");
//! assert_eq!(start.moves().len(), 8);
//! assert_eq!(after.write_move(after.moves()[0]).len(), 5);
//! ```
//!
//! # The rooms, in reading order, and whom each uses
//!
//! | room | what it is | uses |
//! |---|---|---|
//! | [`diag`] | what is wrong in a text, and where | speech |
//! | [`lang`] | the rule language: text → tree | speech, diag |
//! | [`game`] | the compiled game, plain data | speech |
//! | [`compile`] | tree → game; the only maker of a game | speech, diag, lang, game |
//! | [`engine`] | plays any game | speech, game |
//! | [`analysis`] | questions put to the engine | speech, diag, compile, game, engine |
//! | [`text_board`] | boards as text for the terminal | game, engine |
//! | [`editions`] | which cycle plays which game in which edition | speech |
//! | [`catalog`] | the game files at hand | speech, diag, compile |

pub mod diag;
pub mod lang;
pub mod game;
pub mod compile;
pub mod engine;
pub mod analysis;
pub mod text_board;
pub mod editions;
pub mod catalog;
