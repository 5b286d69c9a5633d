//! Mutated games: every legal move and every position that can be reached reads back as itself.

use std::collections::BTreeMap;
use std::fmt::Write;

use rules::analysis::soundness;
use rules::catalog::Catalog;
use rules::compile::{Compiled, GameText, compile};
use rules::engine::{Position, Rng, Table};

use crate::games::ids;

/// Words that may stand for one another.
const WORDS: &[&[&str]] = &[
    &["own", "enemy", "empty", "occupied", "any", "it"],
    &[
        "beside",
        "around",
        "ahead of",
        "diagonal to",
        "diagonally ahead of",
        "in sight of",
        "straight in sight of",
    ],
    &["row 1", "last row", "first row", "edge", "corners", "top", "bottom", "centre", "column b"],
    &["removing", "putting own on", "leaving"],
    &["each", "shared", "each placed once"],
    &["then", "and", "or", "else"],
    &["twice", "again with it", "optionally again with it", "3 times"],
    &["mover wins", "next loses", "draw", "higher score wins", "more own wins"],
    &["wins", "loses"],
    &["at least", "at most", "exactly", "more than", "fewer than"],
    &["place", "remove", "move", "jump", "replace"],
    &["position repeated", "board repeated", "2 passes", "no move", "no empty"],
];

/// Boards that may stand for one another.
const BOARDS: &[&str] = &[
    "square 4x4",
    "square 5x3",
    "square 3x6",
    "square 4x4, diagonals touch",
    "points 4x4",
    "rhombus 4",
    "hexagon 3",
    "boxes 2x2",
    "pits 4x2",
    "square 2x5",
];

/// Clauses that a line of a turn may get.
const CLAUSES: &[&str] = &[
    ", removing enemy beside it",
    ", removing own beside it",
    ", putting own on enemy beside it",
    ", again if own beside it",
    ", leaving own",
    " twice",
    ", optionally again with it",
    ", then optionally remove enemy beside it",
    " and place own on empty",
    ", then pass",
    ", provided no line of 3 own",
    " if empty in row 1",
];

/// A deterministic source of changes.
struct Changes(Rng);

impl Changes {
    fn below(&mut self, n: usize) -> usize {
        self.0.below(n as u32) as usize
    }

    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }

    /// Exchanges one of the places where a text of a list stands for another text of the list.
    fn exchange(&mut self, text: &str, list: &[&str]) -> Option<String> {
        let mut places: Vec<(usize, &str)> = list.iter().flat_map(|word| text.match_indices(word)).collect();
        places.retain(|(at, found)| {
            let is_edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
            is_edge(text[..*at].chars().next_back()) && is_edge(text[at + found.len()..].chars().next())
        });
        if places.is_empty() {
            return None;
        }
        let (at, found) = places[self.below(places.len())];
        Some(format!("{}{}{}", &text[..at], self.pick(list), &text[at + found.len()..]))
    }

    fn number(&mut self, text: &str) -> Option<String> {
        let places: Vec<usize> =
            text.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
        let at = *places.get(self.below(places.len().max(1)))?;
        Some(format!("{}{}{}", &text[..at], self.below(10), &text[at + 1..]))
    }

    /// Changes the lines of a turn: one once more with another word or clause, or one with a clause more.
    fn line(&mut self, text: &str) -> Option<String> {
        let lines: Vec<&str> = text.lines().collect();
        let acts = ["place ", "move ", "jump ", "remove ", "replace ", "sow "];
        let is_turn = |line: &&&str| acts.iter().any(|act| line.contains(act)) && !line.contains('{');
        let turns: Vec<&str> = lines.iter().filter(is_turn).copied().collect();
        if turns.is_empty() {
            return None;
        }
        let line = turns[self.below(turns.len())];
        let phrase = line.trim_start().trim_start_matches("- ");
        let phrase = phrase.strip_prefix("turn: ").unwrap_or(phrase);
        let changed = match self.below(3) {
            0 => format!("{phrase}{}", self.pick(CLAUSES)),
            1 => WORDS.iter().find_map(|list| self.exchange(phrase, list))?,
            _ => phrase.to_owned(),
        };
        let new = if self.below(3) == 0 {
            line.replace(phrase, &changed)
        } else if line.starts_with("turn: ") {
            format!("turn:\n  - {phrase}\n  - {changed}")
        } else {
            format!("{line}\n{}", line.replace(phrase, &changed))
        };
        Some(text.replacen(line, &new, 1))
    }

    fn board(&mut self, text: &str) -> Option<String> {
        let board = text.lines().find(|line| line.starts_with("board: "))?;
        Some(text.replacen(board, &format!("board: {}", self.pick(BOARDS)), 1))
    }

    /// Returns a game like another one, but not quite.
    fn mutant(&mut self, text: &str) -> Option<String> {
        let mut text = text.to_owned();
        for _ in 0..1 + self.below(3) {
            let changed = match self.below(8) {
                0 | 1 => self.number(&text),
                2 => self.board(&text),
                3 | 4 => self.line(&text),
                _ => {
                    let list = WORDS[self.below(WORDS.len())];
                    self.exchange(&text, list)
                }
            };
            text = changed?;
        }
        Some(text)
    }
}

/// The rules of a game alone: no texts, no examples, no claims.
fn rules_of(id: &str) -> String {
    let text = Catalog::built_in().text(id).expect("readable").expect("built in").text;
    let mut kept = String::new();
    let mut keeps = true;
    for line in text.lines() {
        if line.starts_with(|c: char| c.is_alphabetic()) {
            let key = line.split(':').next().unwrap_or_default();
            keeps = !["text", "examples", "author", "year"].contains(&key);
        }
        if keeps && !line.starts_with('#') {
            let _ = writeln!(kept, "{line}");
        }
    }
    kept
}

fn compiled(catalog: &Catalog, text: String) -> Option<Compiled> {
    let file = GameText { name: "mutant.yaml".to_owned(), text };
    compile("mutant", file, &|id| catalog.text(id).ok().flatten()).ok().map(|compiled| *compiled)
}

/// What does not read back, if anything.
fn fault_of(position: &Position) -> Option<String> {
    let moves = position.moves();
    let texts = position.write_moves(&moves);
    let mut known = BTreeMap::new();
    let stride = moves.len() / 6 + 1;
    for (index, (&mv, text)) in moves.iter().zip(&texts).enumerate() {
        if known.insert(text, mv).is_some_and(|other| other != mv) {
            return Some(format!("two moves are written `{text}`"));
        }
        if index % stride > 0 {
            continue;
        }
        if position.write_move(mv) != *text {
            return Some(format!("the move `{text}` is written `{}` by itself", position.write_move(mv)));
        }
        match position.read_move(text) {
            Ok(read) if read == mv => {}
            Ok(read) => return Some(format!("the move `{text}` reads as {read:?}, not {mv:?}")),
            Err(error) => return Some(format!("the move `{text}` is refused: {:?}", error.reason)),
        }
    }
    if position.ending().is_some() && position.asks_history() {
        // What ended by repetition is over because of what came before, which a written position does not say.
        return None;
    }
    let text = position.write();
    match Position::read(position.table(), &text) {
        Err(error) => Some(format!("the position is refused: {error:?}")),
        Ok(read) if position.asks_history() => (read.setup() != position.setup() && read.ending().is_none())
            .then(|| "the position reads differently".to_owned()),
        Ok(read) if read != *position => {
            Some(format!("the position reads as {:?}, not {:?}", read.setup(), position.setup()))
        }
        Ok(read) if read.ending() != position.ending() => {
            Some(format!("the position ends as {:?}, not {:?}", read.ending(), position.ending()))
        }
        Ok(read) if read.moves() != moves => Some("the position has other moves".to_owned()),
        Ok(_) => None,
    }
}

#[test]
fn mutated_games_read_back_what_they_write() {
    let wanted: usize = std::env::var("ROUND_TRIPS").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    let catalog = Catalog::built_in();
    let sources: Vec<String> = ids().iter().map(|id| rules_of(id)).collect();
    let mut changes = Changes(Rng::new(2_026));
    let (mut n_games, mut n_positions) = (0, 0);
    let mut faults = Vec::new();
    while n_games < wanted {
        let source = &sources[changes.below(sources.len())];
        let Some(text) = changes.mutant(source) else { continue };
        let Some(compiled) = compiled(&catalog, text.clone()) else { continue };
        if compiled.game.board().n_cells() > 130 {
            continue;
        }
        let table = Table::new(compiled.game.clone());
        let mut position = Position::start(&table);
        n_games += 1;
        for _ in 0..40 {
            n_positions += 1;
            if let Some(fault) = fault_of(&position) {
                // A game that `check` refuses may do as it likes.
                if !soundness::check(&compiled).has_errors() {
                    faults.push(format!("{text}\nin `{}`: {fault}", position.write()));
                }
                break;
            }
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_legal(moves[changes.below(moves.len())]);
        }
    }
    let n_faults = faults.len();
    faults.truncate(if wanted > 200 { 200 } else { 5 });
    assert!(
        faults.is_empty(),
        "{n_faults} of {n_games} games, {n_positions} positions:\n\n{}",
        faults.join("\n----\n")
    );
    assert!(n_positions > n_games * 5, "only {n_positions} positions");
}
