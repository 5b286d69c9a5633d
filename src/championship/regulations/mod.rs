//! Files of regulations: YAML becomes [`Regulations`].
//!
//! A file names only what differs from the national championship, or from the ready-made regulations it
//! `extends`. What comes out carries its own full text, so that a store can keep it and read it again
//! whatever the ready-made files say by then.

mod choice;
mod choices;
mod clock;
mod combinations;
mod editions;
mod explain;
mod form;
mod free_play;
mod honours;
pub mod keys;
mod node;
mod phrase;
mod points;
mod print;
mod problem;
mod reader;
mod rooms;
mod sections;
mod stage_games;
mod stages;
mod surface;

use std::sync::LazyLock;

pub use self::{
    choices::{
        Choices, Play, ROUND_ROBIN_TIE_BREAKS, Shape, brief, by_hand, games_of_edition, idle_tie_breaks,
        last_resorts, year_of_edition,
    },
    explain::{Explained, explain, explained},
    form::{FormField, FormPart, form_parts, form_text},
    free_play::{FREE_PLAY_TIE_BREAKS, fits_free_play},
    problem::Problem,
    surface::Surface,
};
use self::{
    node::{Node, read},
    reader::Reader,
};
use crate::facts::{EmblemLook, GameRule, Regulations, StageRule, Title};
use speech::{Message, Value, msg};

/// Regulations that are ready.
#[derive(Clone, Debug)]
pub struct ReadyMade {
    /// The name by which a file extends them.
    pub name: &'static str,
    /// Their text.
    pub text: &'static str,
    /// For whom they are.
    pub meaning: Message,
}

/// The national ones, which all others go on from.
const NATIONAL: ReadyMade = ReadyMade {
    name: "cnjm",
    text: include_str!("../../../templates/regulations/cnjm.yaml"),
    meaning: msg("regulations-ready-cnjm"),
};

/// The ready-made regulations, from a class to the nation.
pub static READY_MADE: [ReadyMade; 4] = [
    ReadyMade {
        name: "turma",
        text: include_str!("../../../templates/regulations/turma.yaml"),
        meaning: msg("regulations-ready-turma"),
    },
    ReadyMade {
        name: "escola",
        text: include_str!("../../../templates/regulations/escola.yaml"),
        meaning: msg("regulations-ready-escola"),
    },
    ReadyMade {
        name: "crjm",
        text: include_str!("../../../templates/regulations/crjm.yaml"),
        meaning: msg("regulations-ready-crjm"),
    },
    NATIONAL,
];

static CNJM: LazyLock<Regulations> = LazyLock::new(|| {
    let read = read_onto("cnjm.yaml", NATIONAL.text, Regulations::blank(), &Around::NOTHING, 0);
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
    READY_MADE.iter().find(|ready| ready.name == name).map(|ready| ready.text)
}

/// Reads a file of regulations by itself; `file` is its name, for messages. Games are then what the table of editions says of them:
/// who makes a championship asks the rules too, by [`parse_among`].
///
/// # Errors
///
/// Gives back every problem, with line, column and a hint.
pub fn parse(file: &str, text: &str) -> Result<Regulations, Vec<Problem>> {
    parse_among(file, text, &Around::NOTHING)
}

/// Finds a file that another one extends: by the name of that other and what it calls it. Gives back the name for
/// messages and the text, or why there is none.
pub type Finder<'f> = dyn Fn(&str, &str) -> Result<(String, String), Value> + 'f;

/// What regulations are read among: the files they may extend and the games whose rules are at hand.
#[derive(Clone, Copy)]
pub struct Around<'f> {
    /// Finds the files.
    pub files: &'f Finder<'f>,
    /// Says what the rules of a game come to, by its id.
    pub games: &'f dyn Fn(&str) -> Option<GameRule>,
}

impl Around<'_> {
    /// No files, and no games.
    const NOTHING: Around<'static> = Around { files: &no_file, games: &|_| None };

    fn game(&self, id: &str) -> Option<GameRule> {
        Some(GameRule { look: editions::look(id), ..(self.games)(id)? })
    }

    /// Returns ready-made regulations, which say nothing of games, with the games as their rules are.
    fn met(&self, mut ready: Regulations) -> Regulations {
        for game in &mut ready.games {
            if let Some(known) = self.game(&game.id.0) {
                *game = known;
            }
        }
        ready
    }
}

/// Reads a file of regulations that may extend other files.
///
/// # Errors
///
/// Gives back every problem, of whichever file, with line, column and a hint.
pub fn parse_with(file: &str, text: &str, find: &Finder) -> Result<Regulations, Vec<Problem>> {
    parse_among(file, text, &Around { files: find, ..Around::NOTHING })
}

/// Reads a file of regulations among files and games.
///
/// # Errors
///
/// Gives back every problem, of whichever file, with line, column and a hint.
pub fn parse_among(file: &str, text: &str, around: &Around) -> Result<Regulations, Vec<Problem>> {
    read_onto(file, text, around.met(default()), around, 0)
}

/// Finds no files: for regulations that were not read from a folder.
///
/// # Errors
/// Always, saying so.
pub fn no_file(_: &str, _: &str) -> Result<(String, String), Value> {
    Err(msg("regulations-extends-no-files").into())
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

/// Returns what tells a game apart at a glance, by its id.
pub fn look_of(id: &str) -> EmblemLook {
    editions::look(id)
}

/// Reads regulations that start from a ready-made kind. Only the national championship is a series whose editions are
/// numbered; every other kind plays the games of an edition without being one.
///
/// # Errors
///
/// Gives back every problem, with line, column and a hint.
pub fn parse_kind(kind: &str, text: &str, around: &Around) -> Result<Regulations, Vec<Problem>> {
    let mut regulations = parse_among(kind, text, around)?;
    if kind != NATIONAL.name {
        regulations.edition = None;
        regulations.source = print::print(&regulations) + &kept(text);
    }
    Ok(regulations)
}

/// Writes what a group plays in a stage, as a file says it: `swiss in 4 rounds`.
pub fn phrase(stage: &StageRule) -> String {
    phrase::write(stage)
}

/// Reads regulations that a store kept. What they were made with is taken, also where it would be refused today.
///
/// # Errors
///
/// Gives back every problem, with line, column and a hint.
pub fn parse_stored(file: &str, text: &str) -> Result<Regulations, Vec<Problem>> {
    let node = read(file, text).map_err(|problem| vec![problem])?;
    let mut reader = Reader::new(file, &Around::NOTHING, 0);
    reader.is_strict = false;
    finish(reader, &node, default(), text)
}

/// Writes regulations in full; reading the text gives them again.
pub fn write(regulations: &Regulations) -> String {
    print::print(regulations)
}

fn read_onto(
    file: &str,
    text: &str,
    base: Regulations,
    around: &Around,
    depth: usize,
) -> Result<Regulations, Vec<Problem>> {
    let node = read(file, text).map_err(|problem| vec![problem])?;
    finish(Reader::new(file, around, depth), &node, base, text)
}

fn finish(
    mut reader: Reader,
    node: &Node,
    base: Regulations,
    text: &str,
) -> Result<Regulations, Vec<Problem>> {
    let mut regulations = reader.regulations(node, base);
    let (mut problems, inherited) = (reader.problems, reader.inherited);
    if !problems.is_empty() || !inherited.is_empty() {
        problems.sort_by_key(|problem| (problem.line, problem.column));
        problems.iter_mut().for_each(|problem| problem.quote(text));
        return Err(inherited.into_iter().chain(problems).collect());
    }
    regulations.source = print::print(&regulations) + &kept(text);
    Ok(regulations)
}

/// Returns the remarks that begin with `#:`. They stay with the text, whoever wrote them: regulations say nothing by them,
/// but what a championship needs besides, such as the files of games of its own, is kept with it.
fn kept(text: &str) -> String {
    text.lines().filter(|line| line.starts_with("#:")).fold(String::new(), |kept, line| kept + line + "\n")
}
