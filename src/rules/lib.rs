//! Abstract board games as data: a game is declared in a few lines of text, and can then be played, refereed and searched.
//!
//! A game file is YAML with phrases in a small language of rules. It is compiled into a [`game::Game`], or refused with
//! complaints that name the place and a way out. A compiled game is set up for play once ([`engine::Table`]); a
//! [`engine::Position`] lists its legal moves, plays them, and knows when the game is over and who won.
//!
//! ```
//! use rules::compile::{GameText, compile};
//! use rules::engine::{Position, Table};
//! use rules::game::Side;
//!
//! let text = "\
//! name: noughts and crosses
//! board: square 3 x 3
//! sides: [noughts, crosses]
//! pieces: 5 each
//! turn: place own on empty
//! end:
//!   - line of 3 own: mover wins
//!   - no empty: draw
//! ";
//! let file = GameText { name: "noughts.yaml".to_owned(), text: text.to_owned() };
//! let compiled = compile("noughts", file, &|_| None).expect("a game");
//!
//! let start = Position::start(&Table::new(compiled.game));
//! assert_eq!(start.moves().len(), 9);
//! // Moves are written as on the board's rule sheet; what may not be played is refused, never played.
//! let position = start.play_text("b2 a1 b1 a2 b3").expect("five legal moves");
//! assert_eq!(position.ending().and_then(|ending| ending.winner), Some(Side::First));
//! assert!(start.play_text("b2 b2").is_err());
//! ```
//!
//! # Where to begin
//!
//! * a game of one's own: [`compile::compile`], as above; the language is told in `grammar/README.md`, and the games of
//!   [`catalog::Catalog::built_in`] are examples of everything it can say;
//! * playing: [`engine`] with [`engine::Position`], [`engine::GameRecord`] for whole games as text, [`engine::Setup`] for
//!   positions made by hand, [`text_board`] for a picture in a terminal;
//! * many random games: [`engine::Table::playouts`], or [`analysis::playouts`] on all cores;
//! * the best move: [`analysis::opponent`] for a computer of some strength, [`analysis::solve`] for what is proven.
//!
//! Three programs of some forty lines show how: `cargo run -p rules --example list_moves`, `random_player`,
//! `solve_position`. Everything here is a pure function of what it is given; only [`catalog`] reads files, and without the
//! features `files` and `threads` nothing is asked of the machine, so that the crate runs in browsers.
//!
//! # Adding a word
//!
//! A relation, such as `beside`: its entry and the steps it means in `words/relation.rs`, its literal in
//! `grammar/rules.pest`, its phrase in the sheets of the gallery. A name of cells, such as `empty`: its entry in
//! `words/noun.rs` and its meaning in `compile/lower_names.rs`. Whatever is forgotten does not compile. A word that makes
//! phrases: its entry in `words/phrases.rs` and its rule in the grammar, each of which a test misses; a new kind of set,
//! condition or number besides stands in `game/rule.rs`, and the compiler lists the places that must know it. What a word
//! means stands in `templates/words/*/vocabulary.ftl`; the tables of `grammar/README.md` are held to the entries.
//!
//! # The rooms, in reading order, and whom each uses
//!
//! | room | what it is | uses |
//! |---|---|---|
//! | [`diag`] | what is wrong in a text, and where | speech, yaml |
//! | [`game`] | the compiled game, plain data | speech |
//! | [`words`] | the vocabulary of the rule language, one entry a word | speech, game |
//! | [`lang`] | the rule language: text → tree | speech, yaml, grammar, diag, game, words |
//! | [`compile`] | tree → game; the only maker of a game | speech, diag, game, words, lang |
//! | [`engine`] | plays any game | speech, game |
//! | [`analysis`] | questions put to the engine | speech, diag, compile, game, engine |
//! | [`text_board`] | boards as text for the terminal | game, engine |
//! | [`editions`] | which cycle plays which game in which edition | speech, yaml |
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
