//! Facts of a game that texts name by placeholders, so that a variant's text stays true.

use super::SheetError;
use crate::diagram::material;
use rules::game::{CellId, Game, Language, Layer, Part, Set, Side, Step, Turn};
use speech::Value;

/// Fills the placeholders of a text: `{columns}`, `{rows}`, `{side}`, `{cells}`, `{name}`, `{supply PIECE}`,
/// `{enough PIECE}`, `{start PIECE}` and `{zone NAME}` or `{zone NAME SIDE}`. Braces with a colon, such as `{page:…}`, are left alone.
pub(super) fn fill(game: &Game, language: Language, text: &str) -> Result<String, SheetError> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, tail)) = rest.split_once('{') {
        out.push_str(before);
        let Some((inside, after)) = tail.split_once('}') else {
            out.push('{');
            rest = tail;
            continue;
        };
        if inside.contains(':') {
            out.push('{');
            out.push_str(inside);
            out.push('}');
        } else {
            out.push_str(&value(game, language, inside).ok_or_else(|| unknown(game, inside))?);
        }
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

/// Returns the fact a placeholder names, if it names one.
pub(super) fn value(game: &Game, language: Language, inside: &str) -> Option<String> {
    let words: Vec<&str> = inside.split_whitespace().collect();
    match words.as_slice() {
        ["columns" | "side"] => Some(game.board().columns.to_string()),
        ["rows"] => Some(game.board().rows.to_string()),
        ["cells"] => Some(game.board().n_cells().to_string()),
        ["name"] => Some(game.info().name.in_language(language).to_owned()),
        ["supply", piece] => supply(game, piece).map(|count| count.to_string()),
        ["enough", piece] => supply(game, piece).map(|count| material::enough(count).to_string()),
        ["start", piece] => {
            let cells = start_cells(game, piece)?;
            Some(listed(game, &cells, language))
        }
        ["zone", name] => Some(listed(game, &zone_cells(game, name, None)?, language)),
        ["zone", name, side] => Some(listed(game, &zone_cells(game, name, Some(side))?, language)),
        _ => None,
    }
}

/// Returns how many pieces of a kind, a side or a layer a game can need at most, as the pieces to cut out are counted.
fn supply(game: &Game, word: &str) -> Option<usize> {
    let layers = || game.layers().iter().enumerate();
    let most = |(index, _): (usize, &Layer)| material::most(game, index);
    if let Some(kind) = game.kinds().iter().position(|kind| kind.word == word) {
        // Each side's own supply is what sheets tell; it is the same for both.
        return layers().find(|(_, layer)| layer.kind == kind).map(most);
    }
    let side = side_named(game, word)?;
    Some(layers().filter(|(_, layer)| layer.side == Some(side)).map(most).sum())
}

/// Returns where pieces of a kind, a side or a layer stand at the start.
pub(super) fn start_cells(game: &Game, word: &str) -> Option<Vec<CellId>> {
    let side = side_named(game, word);
    let mut cells: Vec<CellId> = game
        .start()
        .iter()
        .filter(|(layer, _)| {
            let layer = &game.layers()[*layer];
            game.kinds()[layer.kind].word == word
                || layer.word == word
                || (side.is_some() && layer.side == side)
        })
        .flat_map(|(_, cells)| cells.iter().copied())
        .collect();
    cells.sort_unstable();
    (!cells.is_empty()).then_some(cells)
}

/// Returns the cells of a zone, of one side or of both.
pub(super) fn zone_cells(game: &Game, name: &str, side: Option<&str>) -> Option<Vec<CellId>> {
    let zone = game.zones().iter().find(|(word, _)| word == name).map(|(_, cells)| cells);
    match (zone, side) {
        (Some(zone), Some(side)) => Some(zone[side_named(game, side)?].clone()),
        (Some(zone), None) => {
            let mut cells: Vec<CellId> =
                Side::BOTH.iter().flat_map(|side| zone[*side].iter().copied()).collect();
            cells.sort_unstable();
            cells.dedup();
            Some(cells)
        }
        (None, None) => game.board().region(name).cloned(),
        (None, Some(_)) => None,
    }
}

/// Returns the parts of the board that rules speak of without the file naming them as zones: the centre, and wherever
/// a first turn must or must not go.
pub(crate) fn ruled_parts(game: &Game) -> Vec<Vec<CellId>> {
    let first = game.first_turn().0.iter().flatten();
    let (turns, ends) = (game.turn().0.iter(), game.ends());
    let of_turn = |turn: &Turn, is_first: bool, found: &mut Vec<Vec<CellId>>| {
        let steps = turn.lines.iter().flat_map(|line| &line.steps);
        steps.flat_map(Step::children).for_each(|part| note_part(game, part, is_first, found));
    };
    let mut found = Vec::new();
    first.for_each(|turn| of_turn(turn, true, &mut found));
    turns.for_each(|turn| of_turn(turn, false, &mut found));
    ends.iter().for_each(|end| note_part(game, Part::Condition(&end.condition), false, &mut found));
    found
}

fn note_part(game: &Game, part: Part<'_>, is_first_turn: bool, found: &mut Vec<Vec<CellId>>) {
    part.each(&mut |part| {
        let Part::Set(Set::Cells(cells)) = part else { return };
        let [one, other] = &cells.0;
        let is_centre = game.board().region("centre").is_some_and(|centre| centre == one);
        let is_small = !one.is_empty() && one.len() * 2 <= game.board().n_cells();
        let is_zone = game.zones().iter().any(|(_, zone)| zone == cells);
        if one == other && !is_zone && (is_centre || is_first_turn && is_small) && !found.contains(one) {
            found.push(one.clone());
        }
    });
}

/// Returns the side of that name.
pub(super) fn side_named(game: &Game, word: &str) -> Option<Side> {
    match word {
        "first" => Some(Side::First),
        "second" => Some(Side::Second),
        _ => Side::BOTH.into_iter().find(|side| game.sides()[*side].word == word),
    }
}

/// Lists cells as a sentence does.
pub(super) fn listed(game: &Game, cells: &[CellId], language: Language) -> String {
    let names: Vec<&str> = cells.iter().map(|cell| game.board().name(*cell)).collect();
    joined(&names, language)
}

/// Joins words with commas and a last "and".
pub(super) fn joined(words: &[&str], language: Language) -> String {
    let words = words.iter().map(Value::from).collect();
    language.msg("sheets-list").with("list", Value::All(words)).to_string()
}

/// Lists the placeholders a game's texts may use.
pub(super) fn known(game: &Game) -> String {
    let mut known = ["columns", "rows", "side", "cells", "name"].join("`, `");
    for kind in game.kinds() {
        known.push_str(&format!("`, `supply {}`, `enough {}", kind.word, kind.word));
    }
    for (layer, _) in game.start() {
        let word = &game.kinds()[game.layers()[*layer].kind].word;
        if !known.contains(&format!("start {word}")) {
            known.push_str(&format!("`, `start {word}"));
        }
    }
    for (zone, _) in game.zones() {
        known.push_str(&format!("`, `zone {zone}"));
    }
    format!("`{known}`")
}

fn unknown(game: &Game, placeholder: &str) -> SheetError {
    SheetError::UnknownPlaceholder {
        game: game.id().to_owned(),
        placeholder: placeholder.to_owned(),
        known: known(game),
    }
}
