//! The tests of the gallery, one module a theme.
#![allow(clippy::unwrap_used)]

/// Playable boards.
mod boards;
/// Boards and positions as figures.
mod diagrams;
/// Drawings that keep all they draw inside.
mod drawn_whole;
/// Games from the text of a test.
mod game_text;
/// Expected files.
#[path = "../it/golden.rs"]
mod golden;
/// Every game varied in every way that one key allows.
mod overlays;
/// Clicks as moves, and games as addresses.
mod play_clicks;
/// How games were won, and what a tap is told.
mod play_ends;
/// The texts that are written from the rules.
mod prose;
/// The English sheet read back into rules, and played.
mod read_back;
/// Sentences of the English sheet, as rules.
mod reader;
/// Texts from the rules alone, a demand a sentence.
mod sentences;
/// Rule sheets, booklets and boards as PDF.
mod sheets;
/// Moves in words.
mod told_moves;
/// What variants inherit of the texts of their parents.
mod variants;
/// The sheet for younger pupils and the poster.
mod young;
