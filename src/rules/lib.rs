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
//! # Adding a word
//!
//! A relation, such as `beside`: its entry and the steps it means in `words/relation.rs`, its literal in
//! `grammar/rules.pest`, its phrase in the sheets of the gallery. A name of cells, such as `empty`: its entry in
//! `words/noun.rs` and its meaning in `compile/lower.rs`. Whatever is forgotten does not compile. A word that makes
//! phrases: its entry in `words/phrases.rs` and its rule in the grammar, each of which a test misses; a new kind of set,
//! condition or number besides stands in `game/rule.rs`, and the compiler lists the places that must know it. The
//! tables of `grammar/README.md` are held to the entries.
//!
//! # The rooms, in reading order, and whom each uses
//!
//! | room | what it is | uses |
//! |---|---|---|
//! | [`diag`] | what is wrong in a text, and where | speech |
//! | [`game`] | the compiled game, plain data | speech |
//! | [`words`] | the vocabulary of the rule language, one entry a word | game |
//! | [`lang`] | the rule language: text → tree | speech, diag, game, words |
//! | [`compile`] | tree → game; the only maker of a game | speech, diag, game, words, lang |
//! | [`engine`] | plays any game | speech, game |
//! | [`analysis`] | questions put to the engine | speech, diag, compile, game, engine |
//! | [`text_board`] | boards as text for the terminal | game, engine |
//! | [`editions`] | which cycle plays which game in which edition | speech |
//! | [`catalog`] | the game files at hand | speech, diag, game, compile |

pub mod diag;
pub mod game;
pub mod words;
pub mod lang;
pub mod compile;
pub mod engine;
pub mod analysis;
pub mod text_board;
pub mod editions;
pub mod catalog;
