//! Sides, pieces, zones and start: what the phrases of a file may speak of.

use speech::msg;

use super::board::board;
use super::lower::Lowering;
use super::names::word_name;
use super::scope::{Scope, Zone};
use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics, Span, nearest};
use crate::game::{
    BySide, CellSet, Facing, Layer, Number, Owner, Pattern, PatternCell, PieceKind, Set, Side, SideInfo,
};
use crate::lang::Phrase;
use crate::lang::ast::{At, Set as SetWords, SupplyOwner};
use crate::lang::document::{Kind, Node, Text};
use crate::words::Noun;

/// No game may have more layers (kinds of pieces, counted for each owner).
const MOST_LAYERS: usize = 14;

/// Reads everything that has no phrase of its own.
pub(super) fn scope(shell: &Shell, diagnostics: &mut Diagnostics) -> Option<Scope> {
    let sides = sides(shell, diagnostics);
    let kinds = sides.as_ref().and_then(|sides| kinds(shell, sides, diagnostics));
    let board = board(shell, diagnostics)?;
    let (sides, mut kinds) = (sides?, kinds?);
    for kind in kinds.iter_mut().filter(|kind| !kind.counted) {
        kind.supply = board.n_cells() as u16;
    }
    let layers = layers(&kinds, &sides);
    if layers.len() > MOST_LAYERS {
        let span = shell.get("pieces").map_or(shell.span, |node| node.span);
        let message = msg("compile-too-many-kinds").with("kinds", layers.len()).with("most", MOST_LAYERS);
        diagnostics.add(Diagnostic::error(span, message));
        return None;
    }
    let (zones, sets) = (Vec::new(), Vec::new());
    let patterns = patterns(shell, diagnostics);
    Some(Scope {
        board,
        sides,
        kinds,
        layers,
        zones,
        sets,
        patterns,
        score: None,
        links: makes_links(shell),
        later: Vec::new(),
    })
}

/// Returns whether a line of a turn links pieces; what has not been read yet may speak of links.
fn makes_links(shell: &Shell) -> bool {
    fn is_said(node: &Node) -> bool {
        match &node.kind {
            Kind::Text(text) => text.text.split(|c: char| !c.is_alphanumeric()).any(|word| word == "linking"),
            Kind::List(list) => list.iter().any(is_said),
            Kind::Map(map) => map.iter().any(|(_, value)| is_said(value)),
        }
    }
    ["turn", "first turn"].into_iter().filter_map(|key| shell.get(key)).any(is_said)
}

/// Reads zones, sets and the score, which may speak of what came before them.
pub(super) fn named_sets(shell: &Shell, scope: &mut Scope, diagnostics: &mut Diagnostics) {
    let words = shell.map("pieces").iter().map(|(word, _)| word);
    for word in words.filter(|word| {
        // A side's only kind may have the side's name: it means the same pieces.
        let owner = scope.kinds.iter().find(|kind| kind.word == word.text).map(|kind| kind.owner);
        let is_side = Side::BOTH
            .iter()
            .any(|&side| scope.sides[side].word == word.text && owner != Some(Owner::Only(side)));
        is_side || Noun::read(&word.text).is_some() || scope.board.cell(&word.text).is_some()
    }) {
        already_means(word, diagnostics);
    }
    for (word, node) in shell.map("zones") {
        check_name(word, scope, diagnostics);
        let read = zone(node, scope, diagnostics);
        if read.as_ref().is_some_and(|(cells, _)| cells.0.iter().all(Vec::is_empty)) {
            let message = msg("compile-zone-empty").with("word", &word.text);
            diagnostics.add(Diagnostic::warning(word.span, message));
        }
        // A name whose meaning is wrong stays a name, so that its uses are not called wrong too.
        let (cells, by_side) = read.unwrap_or((BySide::default(), matches!(node.kind, Kind::Map(_))));
        scope.zones.push(Zone { word: word.text.clone(), cells, by_side });
    }
    if let Some(text) = shell.text("score") {
        let number = Phrase::new(text).number().map_err(|d| diagnostics.add(d)).ok();
        let mut lowering = Lowering::new(scope, diagnostics, false);
        scope.score = Some(number.and_then(|number| lowering.number(&number)).unwrap_or(Number::Int(0)));
    }
    let mut borrowed = 0;
    scope.later = shell.map("sets").iter().map(|(word, node)| (word.text.clone(), said_in(node))).collect();
    for (word, node) in shell.map("sets") {
        check_name(word, scope, diagnostics);
        let Kind::Text(text) = &node.kind else {
            diagnostics.add(Diagnostic::error(node.span, msg("compile-set-is-phrase")));
            continue;
        };
        let set = Phrase::new(text).set().map_err(|d| diagnostics.add(d)).ok();
        let mut lowering = Lowering::new(scope, diagnostics, true);
        lowering.borrowed = borrowed;
        let set = set.and_then(|set| lowering.set(&set));
        borrowed = lowering.borrowed;
        scope.sets.push((word.text.clone(), set.unwrap_or(Set::Empty)));
        scope.later.retain(|(later, _)| *later != word.text);
    }
    // What a variant inherits may name what it has no longer: that is nobody's mistake.
    for (word, _) in shell.map("words").iter().filter(|(word, _)| word.span.file == 0) {
        if scope.side(&word.text).is_none() && !scope.words().contains(&word.text.as_str()) {
            let message = msg("compile-word-of-nothing").with("word", &word.text);
            diagnostics.add(Diagnostic::warning(word.span, message));
        }
    }
}

/// Returns the words of a set.
fn said_in(node: &Node) -> Vec<String> {
    let Kind::Text(text) = &node.kind else { return Vec::new() };
    let words = text.text.split(|c: char| !c.is_alphanumeric() && !"-_'".contains(c));
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Complains about a name that phrases could not use.
fn check_word(word: &Text, diagnostics: &mut Diagnostics) {
    let set = Phrase::new(word).set();
    if !matches!(set, Ok(At { node: SetWords::Nouns(words), .. }) if words.len() == 1) {
        let message = msg("compile-no-name-word").with("word", &word.text);
        let help = msg("compile-no-name-word-help");
        diagnostics.add(Diagnostic::error(word.span, message).help(help));
    }
}

fn check_name(word: &Text, scope: &Scope, diagnostics: &mut Diagnostics) {
    check_word(word, diagnostics);
    let taken = scope.words().contains(&word.text.as_str()) || scope.board.cell(&word.text).is_some();
    if taken && scope.board.region(&word.text).is_none() {
        already_means(word, diagnostics);
    }
}

fn already_means(word: &Text, diagnostics: &mut Diagnostics) {
    let message = msg("compile-means-already").with("word", &word.text);
    diagnostics.add(Diagnostic::error(word.span, message).help(msg("compile-means-already-help")));
}

fn zone(node: &Node, scope: &Scope, diagnostics: &mut Diagnostics) -> Option<(BySide<CellSet>, bool)> {
    match &node.kind {
        Kind::Map(entries) => {
            let mut cells: BySide<Option<CellSet>> = BySide::default();
            let mut failed = false;
            for (word, value) in entries {
                let Some(side) = scope.side(&word.text).filter(|s| s[Side::First] == s[Side::Second]) else {
                    let complaint = not_a_side(&word.text, word.span, &scope.sides);
                    diagnostics.add(match scope.board.cell(&word.text) {
                        Some(_) => complaint.help(msg("compile-comma-in-map")),
                        None => complaint,
                    });
                    return None;
                };
                let side = side[Side::First];
                cells[side] = constant(value, scope, diagnostics).map(|cells| cells[side].clone());
                failed |= cells[side].is_none();
            }
            match cells {
                _ if failed => None,
                BySide([Some(first), Some(second)]) => Some((BySide([first, second]), true)),
                _ => {
                    let help = msg("compile-write").with("example", "{ first: a1, second: g7 }");
                    diagnostics.add(Diagnostic::error(node.span, msg("compile-zone-by-side")).help(help));
                    None
                }
            }
        }
        _ => {
            let cells = constant(node, scope, diagnostics)?;
            let by_side = cells[Side::First] != cells[Side::Second];
            Some((cells, by_side))
        }
    }
}

/// Reads a set of cells that never changes.
pub(super) fn constant(node: &Node, scope: &Scope, diagnostics: &mut Diagnostics) -> Option<BySide<CellSet>> {
    let Kind::Text(text) = &node.kind else {
        let message = msg("compile-cells-by-phrase").with("kind", node.describe());
        diagnostics.add(Diagnostic::error(node.span, message).help(msg("compile-cells-by-phrase-help")));
        return None;
    };
    let set = Phrase::new(text).set().map_err(|d| diagnostics.add(d)).ok()?;
    let lowered = Lowering::new(scope, diagnostics, false).set(&set)?;
    let cells = scope.constant(&lowered);
    if cells.is_none() {
        let complaint = Diagnostic::error(set.span, msg("compile-not-fixed"));
        diagnostics.add(complaint.help(msg("compile-not-fixed-help")));
    }
    cells
}

fn sides(shell: &Shell, diagnostics: &mut Diagnostics) -> Option<BySide<SideInfo>> {
    let info = |word: &str, facing| SideInfo { word: word.to_owned(), name: word_name(shell, word), facing };
    let Some(node) = shell.get("sides") else {
        return Some(BySide([info("first", Facing::Up), info("second", Facing::Down)]));
    };
    let mut words: Vec<(&Text, Option<Facing>)> = Vec::new();
    match &node.kind {
        Kind::List(list) => {
            for item in list {
                if let Kind::Text(text) = &item.kind {
                    words.push((text, None));
                }
            }
        }
        Kind::Map(map) => {
            for (word, value) in map {
                let facing = match &value.kind {
                    Kind::Text(text) => match text.text.as_str() {
                        "up" => Some(Facing::Up),
                        "right" => Some(Facing::Right),
                        "down" => Some(Facing::Down),
                        "left" => Some(Facing::Left),
                        other => {
                            let near = nearest(other, ["up", "right", "down", "left"]);
                            let message = msg("compile-facing").with("word", other);
                            let complaint = Diagnostic::error(text.span, message);
                            diagnostics.add(match near {
                                Some(near) => complaint.did_you_mean(Some(near)),
                                None => complaint.help(msg("compile-facing-help")),
                            });
                            return None;
                        }
                    },
                    _ => None,
                };
                words.push((word, facing));
            }
        }
        Kind::Text(_) => {}
    }
    let [(first, first_facing), (second, second_facing)] = words.as_slice() else {
        diagnostics.add(not_two_sides(node, &words));
        return None;
    };
    check_word(first, diagnostics);
    check_word(second, diagnostics);
    if first.text == second.text {
        diagnostics.add(Diagnostic::error(second.span, msg("compile-sides-alike")));
        return None;
    }
    Some(BySide([
        info(&first.text, first_facing.unwrap_or(Facing::Up)),
        info(&second.text, second_facing.unwrap_or(Facing::Down)),
    ]))
}

/// Complains of sides that are not two in a list.
fn not_two_sides(node: &Node, words: &[(&Text, Option<Facing>)]) -> Diagnostic {
    let said: Vec<&str> = match &node.kind {
        Kind::Text(text) => {
            let words = text.text.split(|c: char| c.is_whitespace() || ",;/&+".contains(c));
            words.filter(|word| word.chars().count() > 1 && *word != "and" && *word != "vs").collect()
        }
        _ => words.iter().map(|(word, _)| word.text.as_str()).collect(),
    };
    let (message, help) = match said.as_slice() {
        [_, _, _, ..] => (msg("compile-more-sides"), msg("lang-beyond-players-help")),
        [first, second] => (
            msg("compile-sides-list"),
            msg("compile-write").with("example", format!("sides: [{first}, {second}]")),
        ),
        _ => (msg("compile-two-sides"), msg("compile-write-sides")),
    };
    // The third is the one too many.
    let place = words.get(2).map_or(node.span, |(third, _)| third.span);
    Diagnostic::error(place, message).help(help)
}

fn kinds(shell: &Shell, sides: &BySide<SideInfo>, diagnostics: &mut Diagnostics) -> Option<Vec<PieceKind>> {
    let kind = |word: &str, owner, count: Option<u32>| PieceKind {
        word: word.to_owned(),
        name: word_name(shell, word),
        owner,
        supply: count.map_or(u16::MAX, |n| n.min(10_000) as u16),
        counted: count.is_some(),
        placed_once: false,
    };
    let read = |word: &str, text: &Text, diagnostics: &mut Diagnostics| {
        let supply = Phrase::new(text).supply().map_err(|d| diagnostics.add(d)).ok()?;
        let owner = match supply.owner {
            SupplyOwner::Each => Owner::Each,
            SupplyOwner::Shared => Owner::Shared,
            SupplyOwner::Of(side) => {
                let found = Side::BOTH.into_iter().find(|&s| sides[s].word == side.node);
                let Some(found) = found else {
                    diagnostics.add(not_a_side(&side.node, side.span, sides));
                    return None;
                };
                Owner::Only(found)
            }
        };
        if supply.count == Some(0) {
            diagnostics.add(Diagnostic::error(text.span, msg("compile-no-pieces")));
        }
        Some(PieceKind { placed_once: supply.placed_once, ..kind(word, owner, supply.count) })
    };
    let Some(node) = shell.get("pieces") else { return Some(vec![kind("piece", Owner::Each, None)]) };
    match &node.kind {
        Kind::Text(text) => Some(vec![read("piece", text, diagnostics)?]),
        Kind::Map(entries) => {
            let mut kinds = Vec::new();
            for (word, value) in entries {
                check_word(word, diagnostics);
                kinds.push(match &value.kind {
                    Kind::Text(text) => read(&word.text, text, diagnostics),
                    _ => {
                        diagnostics.add(Diagnostic::error(value.span, msg("compile-supply-reads")));
                        None
                    }
                });
            }
            kinds.into_iter().collect()
        }
        Kind::List(_) => {
            let help = msg("compile-pieces-list-help");
            diagnostics.add(Diagnostic::error(node.span, msg("compile-pieces-list")).help(help));
            None
        }
    }
}

/// Complains about a word that should name a side.
pub(super) fn not_a_side(word: &str, span: Span, sides: &BySide<SideInfo>) -> Diagnostic {
    let [first, second] = Side::BOTH.map(|side| sides[side].word.as_str());
    let help = msg("compile-sides-are").with("first", first).with("second", second);
    Diagnostic::error(span, msg("compile-not-a-side").with("word", word)).help(help)
}

fn layers(kinds: &[PieceKind], sides: &BySide<SideInfo>) -> Vec<Layer> {
    let owned_kinds = kinds.iter().filter(|kind| kind.owner != Owner::Shared).count();
    let mut layers: Vec<Layer> = Vec::new();
    for (index, kind) in kinds.iter().enumerate() {
        let owners: &[Option<Side>] = match kind.owner {
            Owner::Each => &[Some(Side::First), Some(Side::Second)],
            Owner::Shared => &[None],
            Owner::Only(Side::First) => &[Some(Side::First)],
            Owner::Only(Side::Second) => &[Some(Side::Second)],
        };
        for &side in owners {
            let word = match side {
                Some(side) if owned_kinds == 1 => sides[side].word.clone(),
                _ => kind.word.clone(),
            };
            // Kinds that both sides have are told apart by capital letters, as in chess.
            let capital = side == Some(Side::First) && owned_kinds > 1;
            let letter = letter(&word, capital, |letter| layers.iter().any(|layer| layer.letter == letter));
            let (supply, placed_once) = (kind.supply, kind.placed_once);
            layers.push(Layer { kind: index, side, supply, placed_once, letter, word });
        }
    }
    layers
}

fn letter(word: &str, capital: bool, is_taken: impl Fn(char) -> bool) -> char {
    let own = word.chars().filter(char::is_ascii_alphabetic);
    own.chain('a'..='z')
        .map(|c| if capital { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() })
        .find(|&c| !is_taken(c))
        .unwrap_or('?')
}

fn patterns(shell: &Shell, diagnostics: &mut Diagnostics) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    for (word, node) in shell.map("patterns") {
        let Kind::List(rows) = &node.kind else {
            let help = msg("compile-pattern-drawing-help");
            diagnostics.add(Diagnostic::error(node.span, msg("compile-pattern-drawing")).help(help));
            // A name whose meaning is wrong stays a name, so that its uses are not called wrong too.
            patterns.push(Pattern { word: word.text.clone(), cells: Vec::new() });
            continue;
        };
        let mut cells = Vec::new();
        let lengths = rows.iter().filter_map(|item| match &item.kind {
            Kind::Text(text) => Some(text.text.chars().count()),
            Kind::List(_) | Kind::Map(_) => None,
        });
        if lengths.clone().min() != lengths.max() {
            let complaint = Diagnostic::warning(node.span, msg("compile-pattern-ragged"));
            diagnostics.add(complaint.help(msg("compile-pattern-ragged-help")));
        }
        for (row, item) in rows.iter().rev().enumerate() {
            let Kind::Text(text) = &item.kind else {
                let message = msg("compile-pattern-row").with("kind", item.describe());
                diagnostics.add(Diagnostic::error(item.span, message).help(msg("compile-pattern-row-help")));
                continue;
            };
            for (column, letter) in text.text.chars().enumerate() {
                let content = match letter {
                    'x' => PatternCell::Own,
                    'o' => PatternCell::Enemy,
                    '.' => PatternCell::Empty,
                    '#' => PatternCell::Occupied,
                    '?' => continue,
                    other => {
                        let message = msg("compile-pattern-letter").with("letter", other);
                        let help = msg("compile-pattern-letter-help");
                        diagnostics.add(Diagnostic::error(text.span, message).help(help));
                        continue;
                    }
                };
                cells.push((column as i32, row as i32, content));
            }
        }
        if cells.is_empty() || cells.len() > 36 {
            diagnostics.add(Diagnostic::error(node.span, msg("compile-pattern-size")));
            continue;
        }
        patterns.push(Pattern { word: word.text.clone(), cells });
    }
    patterns
}
