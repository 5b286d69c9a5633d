//! arbitro: declares, referees and prints abstract board games, and runs their school championships.
//!
//! # The story
//!
//! A **game file** is text. The [`rules`] wing reads it, gives its words a meaning and plays it. The [`gallery`] shows a
//! game in every way: diagrams, rule sheets, boards on a screen. The [`paper`] wing sets figures and documents on pages
//! and knows nothing of games. A **championship** is a journal of facts: the [`championship`] wing says what the facts come
//! to, who leads, who plays whom, keeps them and prints them, and names a game by its id only. The doors are the [`desk`]
//! in the browser and [`cli`], the command line. Every sentence people read is a message of [`speech`].
//!
//! ```text
//! text ─▶ rules ─▶ Game, Position ─▶ gallery ─▶ Figure, Document ─▶ paper ─▶ PDF, SVG, PNG
//!                                                      ▲
//! facts ─▶ championship ─▶ standings, pairings ────────┘
//! ```
//!
//! # The wings
//!
//! Each wing is a crate, so the compiler holds the walls; each has a map of its rooms in its `lib.rs`.
//!
//! | wing | what it is | uses |
//! |---|---|---|
//! | [`speech`] | languages, messages, catalogues of sentences | – |
//! | [`yaml`](../yaml/index.html) | the one reader of YAML: trees and faults that know their places | – |
//! | [`grammar`](../grammar/index.html) | the parser of the rule language, as pest makes it | – |
//! | [`rules`] | what a game is: language, compiler, engine, analysis, catalogue | speech, yaml, grammar |
//! | [`paper`] | figures, documents, pages, PDF; no word of the domain | speech |
//! | [`gallery`] | every way of showing a game | speech, rules, paper |
//! | [`championship`] | the competition: facts, standings, pairing, journal, paper | speech, yaml, paper |
//! | [`pocket`](../pocket/index.html) | the boards on a device of one's own, for WebAssembly; the desk answers the same questions | speech, rules, paper, gallery |
//! | [`desk`] | the server on the local network | speech, rules, paper, gallery, pocket, championship |
//! | [`demo`] | an invented national final | rules, championship |
//! | [`host`] | the season on the internet: the pages that halls publish, and championships with accounts | speech, championship, desk |
//! | [`site`] | the games as files for any web host | speech, rules, paper, gallery, pocket, desk |
//! | [`cli`] | the command line, one file a command, in folders by the kind of work | speech, rules, paper, gallery, championship, desk, demo, site, host |
//!
//! A test reads these tables and the imports of every file, and fails when they part, in both directions.
//!
//! # What never happens
//!
//! 1. `compile` is the only maker of a `Game`; a `Game` in hand is valid, so the engine has no error for bad rules.
//! 2. pest's rules never leave `grammar` and `lang`, and the YAML reader's types never leave `yaml`.
//! 3. No rule of a single game is written in Rust, and no game is named in it.
//! 4. The championship names a game by its id only; what papers must know of its rules is asked once, through `desk::rulebook`, and kept.
//! 5. Inner rooms never print, read files, ask the time or draw lots. Seeds and dates are parameters.
//! 6. A published round is never overwritten; a correction is a new fact.
//! 7. Output is deterministic: same input, same bytes.
//! 8. No sentence in a person's language stands in the code; the code names a message, the catalogue says it.
//!
//! # Words with one meaning
//!
//! **Game**: the compiled game, never a played one (that is a **GameRecord**). **Side**: first or second at the board.
//! **Contestant**: a pupil in the championship. **Cell**: a place on the board. **Move**: one legal action, a ply;
//! **turn**: one side's go. **Round**: a championship round. **Points**: of the championship; a game has a **score**.
//! **Cycle**: a school cycle.

pub use cli;
pub use demo;
pub use host;
pub use site;
