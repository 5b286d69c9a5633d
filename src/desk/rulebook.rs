//! The door through which a championship meets its games: what the rules of a game come to, for papers and pages that do not know
//! them. Whoever makes regulations reads them here, and what was asked is kept with the championship.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::play::kept;
use championship::facts::{Draws, GameRule, Regulations, Swap};
use championship::regulations::{self, Around, Choices, Finder, Problem};
use rules::catalog::Catalog;
use rules::game::{Game, Side};

/// Reads a file of regulations that may extend others, with its games as their rules are.
///
/// # Errors
/// Gives back every problem, with line, column and a hint.
pub fn read(file: &str, text: &str, files: &Finder) -> Result<Regulations, Vec<Problem>> {
    let games = Games::of(text);
    let read = regulations::parse_among(file, text, &Around { files, games: &|id| games.rule(id) })?;
    Ok(games.kept_with(read))
}

/// Reads regulations that start from a ready-made kind, with their games as their rules are.
///
/// # Errors
/// Gives back every problem, with line, column and a hint.
pub fn read_kind(kind: &str, text: &str) -> Result<Regulations, Vec<Problem>> {
    let games = Games::of(text);
    let around = Around { files: &regulations::no_file, games: &|id| games.rule(id) };
    Ok(games.kept_with(regulations::parse_kind(kind, text, &around)?))
}

/// Makes choices upon regulations, with remarks that are to be kept besides.
///
/// # Errors
/// Gives back every problem of what comes of it, with line, column and a hint.
pub fn choose(base: &Regulations, choices: &Choices, remarks: &str) -> Result<Regulations, Vec<Problem>> {
    let games = Games::of(&format!("{}{remarks}", base.source));
    let around = Around { files: &regulations::no_file, games: &|id| games.rule(id) };
    let text = choices.text(base, &around) + remarks;
    Ok(games.kept_with(regulations::parse_among("regulations.yaml", &text, &around)?))
}

/// Returns the games at hand: those built in, and those of the folder.
pub fn at_hand() -> Catalog {
    let mut catalog = Catalog::built_in();
    let folder = Path::new(kept::FOLDER);
    if folder.is_dir() {
        // A folder that cannot be read has no games to offer.
        let _ = catalog.add_folder(folder);
    }
    catalog
}

/// Returns the games as a championship of these regulations plays them: those it carries with it come first.
pub(crate) fn catalog_of(regulations: &str) -> Catalog {
    Games::of(regulations).catalog
}

/// Returns what the rules of a game come to.
pub fn rule(game: &Game) -> GameRule {
    let draws = if game.can_draw() { Draws::Possible } else { Draws::Impossible };
    let swap = if game.swap() { Swap::Possible } else { Swap::Impossible };
    // Sides that nobody named are called by who begins, which every paper says already.
    let is_named = game.sides()[Side::First].word != "first";
    let sides = is_named.then(|| Side::BOTH.map(|side| game.sides()[side].name.clone()));
    GameRule { swap, sides, ..GameRule::new(game.id(), game.info().name.clone(), draws) }
}

/// The games at hand: those built in, those of the folder, and those that regulations carry with them.
struct Games {
    catalog: Catalog,
    built_in: Catalog,
    /// Whether a file here says something else of a game than the program.
    has_own: bool,
}

impl Games {
    fn of(regulations: &str) -> Games {
        let (built_in, mut catalog) = (Catalog::built_in(), at_hand());
        for (id, text) in kept::read(regulations) {
            catalog.add_text(&id, &text);
        }
        let has_own = catalog.ids().any(|id| text(&catalog, id) != text(&built_in, id));
        Games { catalog, built_in, has_own }
    }

    fn rule(&self, id: &str) -> Option<GameRule> {
        let ask = || self.catalog.load_brief(id).ok().map(|game| rule(&game));
        if self.has_own {
            return ask();
        }
        // What is built in stays as it is, and pages ask often.
        static KNOWN: LazyLock<Mutex<BTreeMap<String, Option<GameRule>>>> = LazyLock::new(Mutex::default);
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(id.to_owned()).or_insert_with(ask).clone()
    }

    /// Adds to regulations the files of games that only this machine has.
    fn kept_with(&self, mut regulations: Regulations) -> Regulations {
        for game in &regulations.games {
            let mut next = Some(game.id.0.clone());
            while let Some(id) = next.filter(|id| !self.built_in.ids().any(|known| known == id)) {
                let is_kept = kept::read(&regulations.source).iter().any(|(kept, _)| *kept == id);
                let Some(file) = text(&self.catalog, &id).filter(|_| !is_kept) else { break };
                regulations.source.push_str(&kept::remarks(&[(id.clone(), file)]));
                next = self.catalog.load_brief(&id).ok().and_then(|game| game.info().extends.clone());
            }
        }
        regulations
    }
}

fn text(catalog: &Catalog, id: &str) -> Option<String> {
    catalog.text(id).ok().flatten().map(|file| file.text)
}
