//! Files of regulations: YAML becomes [`Regulations`].
//!
//! A file names only what differs from the national championship, or from the ready-made regulations it
//! `extends`. What comes out carries its own full text, so that a store can keep it and read it again
//! whatever the ready-made files say by then.

mod choice;
mod editions;
mod node;
mod phrase;
mod print;
mod problem;
mod reader;
mod sections;

use std::sync::LazyLock;

pub use self::problem::Problem;
use self::{node::Node, reader::Reader};
use crate::facts::{Regulations, Title};

/// The ready-made regulations: name and text.
pub const READY_MADE: [(&str, &str); 4] = [
    ("cnjm", include_str!("../../../templates/regulations/cnjm.yaml")),
    ("turma", include_str!("../../../templates/regulations/turma.yaml")),
    ("escola", include_str!("../../../templates/regulations/escola.yaml")),
    ("crjm", include_str!("../../../templates/regulations/crjm.yaml")),
];

static CNJM: LazyLock<Regulations> = LazyLock::new(|| {
    let (_, text) = READY_MADE[0];
    let read = read_onto("cnjm.yaml", text, reader::blank());
    read.expect("the national regulations are whole; a test says so")
});

/// Returns the default regulations: the national championship's.
pub fn default() -> Regulations {
    CNJM.clone()
}

/// Returns the text of the default regulations for an edition, ready for [`parse`].
pub fn text_for_edition(edition: u16) -> String {
    format!("extends: cnjm\nedition: {edition}\n")
}

/// Returns the text of ready-made regulations by name.
pub fn ready_made(name: &str) -> Option<&'static str> {
    READY_MADE.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// Reads a file of regulations; `file` is its name, for messages.
///
/// # Errors
///
/// Gives back every problem, with line, column and a hint.
pub fn parse(file: &str, text: &str) -> Result<Regulations, Vec<Problem>> {
    read_onto(file, text, default())
}

/// Returns the numbers of the editions whose games are known, in order.
pub fn known_editions() -> Vec<u16> {
    editions::EDITIONS.editions.keys().copied().collect()
}

/// Returns the games of all editions, each with its name.
pub fn games_of_editions() -> Vec<(String, Title)> {
    let games = editions::EDITIONS.games.iter();
    games.map(|(id, game)| (id.clone(), game.name.clone())).collect()
}

/// Reads regulations that start from a ready-made kind. Only the national championship is a series whose editions are
/// numbered; every other kind plays the games of an edition without being one.
///
/// # Errors
///
/// Gives back every problem, with line, column and a hint.
pub fn parse_kind(kind: &str, text: &str) -> Result<Regulations, Vec<Problem>> {
    let mut regulations = parse(kind, text)?;
    if kind != READY_MADE[0].0 {
        regulations.edition = None;
        regulations.source = print::print(&regulations);
    }
    Ok(regulations)
}

/// Writes regulations in full; reading the text gives them again.
pub fn write(regulations: &Regulations) -> String {
    print::print(regulations)
}

fn read_onto(file: &str, text: &str, base: Regulations) -> Result<Regulations, Vec<Problem>> {
    let node = Node::read(file, text).map_err(|problem| vec![problem])?;
    let mut reader = Reader::new(file);
    let mut regulations = reader.regulations(&node, base);
    if !reader.problems.is_empty() {
        reader.problems.sort_by_key(|problem| (problem.line, problem.column));
        return Err(reader.problems);
    }
    regulations.source = print::print(&regulations);
    Ok(regulations)
}
