//! Games as lists tell them: rules, names and aims.
//!
//! A list of all games would otherwise be as long in coming as reading every text and every example of every game,
//! which is most of a file. Of what is built in, tests know that it is right; anything else must be read whole, since
//! a list leaves out what is no game.

use std::sync::LazyLock;

use super::{Catalog, CatalogError, Source};
use crate::compile::{GameText, compile_among};
use crate::game::Game;

/// How many files may extend each other in a row, at most, for a game to be taken for one that is built in.
const DEEPEST: usize = 8;

impl Catalog {
    /// Compiles a game for a list.
    pub(super) fn load_id_brief(&self, id: &str) -> Result<Game, CatalogError> {
        let brief = |id: &str| {
            let text = in_brief(built_in_text(id)?);
            Some(GameText { name: format!("games/{id}.yaml"), text })
        };
        let known = if self.is_as_built_in(id) { brief(id) } else { None };
        let compiled = known.and_then(|text| compile_among(id, text, &self.library(&brief)).ok());
        match compiled {
            Some(compiled) => Ok(compiled.game),
            None => self.load_id(id).map(|compiled| compiled.game),
        }
    }

    /// Returns the game that a game says it varies, by id.
    ///
    /// # Errors
    /// When the file is no game, as [`Catalog::load`] says.
    pub fn varied(&self, wanted: &str) -> Result<Option<String>, CatalogError> {
        match self.find(wanted).filter(|id| self.is_as_built_in(id)) {
            Some(id) => Ok(built_in_text(&id).and_then(extended).map(str::to_owned)),
            None => Ok(self.load(wanted)?.game.info().extends.clone()),
        }
    }

    /// Returns whether the file of a game, and those it extends, are word for word those built in.
    fn is_as_built_in(&self, id: &str) -> bool {
        let mut next = Some(id);
        for _ in 0..DEEPEST {
            let Some(id) = next else { return true };
            let Some(text) = built_in_text(id) else { return false };
            let is_same = match self.files.get(id) {
                Some(Source::BuiltIn(_)) => true,
                _ => self.text(id).is_ok_and(|here| here.is_some_and(|here| here.text == text)),
            };
            if !is_same {
                return false;
            }
            next = extended(text);
        }
        false
    }
}

/// Returns the text of a built-in game.
fn built_in_text(id: &str) -> Option<&'static str> {
    static ALL: LazyLock<Catalog> = LazyLock::new(Catalog::built_in);
    match ALL.files.get(id) {
        Some(Source::BuiltIn(text)) => Some(text),
        _ => None,
    }
}

/// Returns the id of the game that a built-in file extends.
fn extended(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("extends:")).map(str::trim)
}

/// Returns the lines of a built-in file without its examples and without the sections of its texts beside the goal.
fn in_brief(text: &str) -> String {
    let mut brief = String::with_capacity(text.len());
    let (mut top, mut is_kept) = ("", true);
    // `text:` and a language are written when something of theirs is.
    let mut heads = [""; 2];
    for line in text.split_inclusive('\n') {
        let entry = line.trim_start_matches(' ');
        let key = entry.split(':').next().unwrap_or_default();
        let is_head = entry.trim_end().ends_with(':');
        match line.len() - entry.len() {
            // An empty line belongs to what it stands in.
            _ if entry.trim().is_empty() => {}
            0 => {
                top = key;
                heads = if key == "text" && is_head { [line, ""] } else { [""; 2] };
                is_kept = key != "examples" && heads[0].is_empty();
            }
            LANGUAGE if top == "text" => {
                heads[1] = if is_head { line } else { "" };
                is_kept = !is_head;
            }
            SECTION if top == "text" => is_kept = key == "goal",
            _ => {}
        }
        if is_kept {
            heads.iter_mut().for_each(|head| brief.push_str(std::mem::take(head)));
            brief.push_str(line);
        }
    }
    brief
}

/// How far a language of the texts stands from the edge.
const LANGUAGE: usize = 2;
/// How far a section of a text stands from the edge.
const SECTION: usize = 4;
