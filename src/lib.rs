//! arbitro: declares, referees and prints abstract board games, and runs their school championships.
//!
//! # The story
//!
//! A **game file** is text. [`lang`] reads it into a tree of words, [`compile`] gives the words their meaning and makes
//! a [`game::Game`] or a list of complaints with places ([`diag`]), [`engine`] plays it. [`diagram`] turns a position
//! into a [`figure`], [`typeset`] turns documents and figures into PDF, [`sheets`] knows what a rule sheet says.
//! A **championship** is a journal of facts. [`championship`] says what the facts come to, [`standings`] who leads,
//! [`pairing`] who plays whom; [`store`] keeps the facts. The doors ([`catalog`], [`store`], [`web`], [`cli`]) alone touch disk,
//! clock, chance and terminal; everything else is a pure function of what it is given.
//!
//! ```text
//! text ─lang─▶ tree ─compile─▶ Game ─engine─▶ Position ─▶ analysis
//!                               │                │
//!                               └──── diagram ───┘──▶ Figure ──typeset──▶ PDF
//!                                                        ▲
//! facts ─championship─▶ Championship ─standings─▶ ranks  sheets
//!                             │                     │
//!                             └────── pairing ◀─────┘
//! ```
//!
//! # The rooms, in reading order, and whom each may use
//!
//! | room | what it is | uses |
//! |---|---|---|
//! | [`language`] | the two languages people read | – |
//! | [`diag`] | what is wrong in a text, and where | – |
//! | [`lang`] | the rule language: text → tree | diag |
//! | [`game`] | the compiled game, plain data | language |
//! | [`compile`] | tree → game; the only maker of a game | diag, lang, game |
//! | [`engine`] | plays any game | game |
//! | [`analysis`] | questions put to the engine | diag, compile, game, engine |
//! | [`text_board`] | boards as text for the terminal | game, engine |
//! | [`editions`] | which cycle plays which game in which edition | – |
//! | [`catalog`] | the game files at hand | diag, compile |
//! | [`figure`] | shapes at fixed places, and SVG | – |
//! | [`diagram`] | boards and positions → figures | language, game, engine, figure |
//! | [`typeset`] | documents → pages → PDF, PNG; no word of the domain | figure |
//! | [`sheets`] | the printed products | language, game, engine, analysis, figure, diagram, typeset, editions |
//! | [`play`] | games on a screen: clicks, boards, addresses | language, game, engine, figure, diagram, sheets |
//! | [`championship`] | the competition as data and laws | language |
//! | [`standings`] | results → order | championship, language |
//! | [`regulations`] | regulations files → championship data | championship, standings, language |
//! | [`pairing`] | standings → next round | championship, standings, language |
//! | [`trf`] | tournament report files | championship, standings, language |
//! | [`tables`] | CSV and XLSX, read and written | championship, language |
//! | [`reports`] | the tables and documents of a championship, in every format | championship, standings, tables, typeset, figure, language |
//! | [`imports`] | lists of entries and results → facts, or problems by row | championship, standings, tables, language |
//! | [`handouts`] | slips, signs, badges, diplomas | championship, standings, language, figure, typeset |
//! | [`demo`] | an invented national final | championship, standings, pairing, engine, game, analysis, regulations |
//! | [`store`] | the journal on SQLite and PostgreSQL | championship, regulations, standings, pairing, language |
//! | [`decisions`] | state and a wish → facts; what the command line and the pages share | championship, standings, pairing, imports, tables, store |
//! | [`web`] | the desk on the local network: pages, roles, live standings | everything but lang |
//! | [`cli`] | the command line, one file a command | everything but lang |
//!
//! A test reads this table and the imports of every file, and fails when they part.
//!
//! # What never happens
//!
//! 1. `compile` is the only maker of a `Game`; a `Game` in hand is valid, so the engine has no error for bad rules.
//! 2. pest's rules and the YAML reader's types never leave `lang`.
//! 3. No rule of a single game is written in Rust, and no game is named in it.
//! 4. The championship names a game by its id only.
//! 5. Inner rooms never print, read files, ask the time or draw lots. Seeds and dates are parameters.
//! 6. A published round is never overwritten; a correction is a new fact.
//! 7. Output is deterministic: same input, same bytes.
//!
//! # Words with one meaning
//!
//! **Game**: the compiled game, never a played one (that is a **GameRecord**). **Side**: first or second at the board.
//! **Contestant**: a pupil in the championship. **Cell**: a place on the board. **Move**: one legal action, a ply;
//! **turn**: one side's go. **Round**: a championship round. **Points**: of the championship; a game has a **score**.
//! **Cycle**: a school cycle.

pub mod language;

pub mod diag;
pub mod lang;
pub mod game;
pub mod compile;
pub mod engine;
pub mod analysis;
pub mod text_board;
pub mod editions;
pub mod catalog;

pub mod figure;
pub mod diagram;
pub mod typeset;
pub mod sheets;
pub mod play;

pub mod championship;
pub mod standings;
pub mod regulations;
pub mod pairing;
pub mod trf;

pub mod tables;
pub mod reports;
pub mod imports;
pub mod handouts;
pub mod demo;
pub mod store;
pub mod decisions;
pub mod web;
pub mod cli;
