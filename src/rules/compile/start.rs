//! What stands where before the first turn.

use speech::msg;

use super::declare::constant;
use super::scope::Scope;
use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics, nearest};
use crate::game::{CellSet, Family, Side};
use crate::lang::document::{Kind, Node, Text};

/// Reads the start position: the cells of each layer, and the seeds of each pit.
pub(super) fn start(
    shell: &Shell,
    scope: &Scope,
    diagnostics: &mut Diagnostics,
) -> (Vec<(usize, CellSet)>, Vec<u8>) {
    let n_cells = scope.board.n_cells();
    let is_pits = scope.board.family == Family::Pits;
    let mut seeds = if is_pits { vec![0; n_cells] } else { Vec::new() };
    let mut stands: Vec<Option<usize>> = vec![None; n_cells];
    if let Some(node) = shell.get("start")
        && !matches!(node.kind, Kind::Map(_))
    {
        let help = msg("compile-write").with("example", "start: { white: rows 1-2, black: rows 6-7 }");
        diagnostics.add(Diagnostic::error(node.span, msg("compile-start")).help(help));
    }
    for (word, node) in shell.map("start") {
        if is_pits && word.text == "seeds" {
            let count = if let Kind::Text(text) = &node.kind { text.text.trim().parse().ok() } else { None };
            match count {
                Some(count) if usize::from(count) * n_cells <= 250 => seeds.fill(count),
                _ => {
                    let help = msg("compile-seeds-help");
                    diagnostics.add(Diagnostic::error(node.span, msg("compile-seeds")).help(help));
                }
            }
            continue;
        }
        if scope.board.cell(&word.text).is_some() {
            let message = msg("compile-no-piece-or-side").with("word", &word.text);
            diagnostics.add(Diagnostic::error(word.span, message).help(msg("compile-comma-in-map")));
            continue;
        }
        if is_pits {
            let complaint = Diagnostic::error(word.span, msg("compile-only-seeds"));
            diagnostics.add(complaint.help(msg("compile-seeds-help")));
            continue;
        }
        let is_none = |node: &Node| matches!(&node.kind, Kind::Text(text) if text.text == "none");
        if is_none(node) {
            // What is inherited and dropped is gone by now.
            let message = msg("compile-nothing-to-drop").with("word", &word.text);
            let left = shell.map("start").iter().filter(|(_, node)| !is_none(node));
            let left: Vec<&str> = left.map(|(word, _)| word.text.as_str()).collect();
            let complaint = Diagnostic::error(word.span, message);
            diagnostics.add(match left.is_empty() {
                true => complaint,
                false => complaint.help(msg("compile-nothing-to-drop-help").with("words", left.join(", "))),
            });
            continue;
        }
        let Some(cells) = constant(node, scope, diagnostics) else { continue };
        for side in Side::BOTH {
            let Some(layer) = start_layer(word, side, scope, diagnostics) else { break };
            for &cell in &cells[side] {
                let stand = &mut stands[usize::from(cell)];
                if stand.is_some_and(|other| other != layer) {
                    let message = msg("compile-two-pieces").with("cell", scope.board.name(cell));
                    let help = msg("compile-two-pieces-help");
                    diagnostics.add(Diagnostic::error(node.span, message).help(help));
                    return (Vec::new(), seeds);
                }
                *stand = Some(layer);
            }
        }
    }
    let mut start = Vec::new();
    let mut overfull: Vec<&str> = Vec::new();
    for (index, layer) in scope.layers.iter().enumerate() {
        let cells: CellSet = (0..n_cells as u16).filter(|&c| stands[usize::from(c)] == Some(index)).collect();
        if cells.len() > usize::from(layer.supply) {
            let whole = shell.get("start").map_or(shell.span, |node| node.span);
            let entry = shell.map("start").iter().find(|(word, _)| says(word, index, scope));
            let span = entry.map_or(whole, |(_, node)| node.span);
            // What is said of both sides at once is told once.
            if overfull.contains(&layer.word.as_str()) {
                continue;
            }
            overfull.push(&layer.word);
            let message = msg("compile-overfull")
                .with("count", cells.len())
                .with("piece", &layer.word)
                .with("supply", layer.supply);
            diagnostics.add(Diagnostic::error(span, message).help(msg("compile-overfull-help")));
        }
        if !cells.is_empty() {
            start.push((index, cells));
        }
    }
    (start, seeds)
}

/// Returns whether a key of `start` speaks of a layer.
fn says(word: &Text, layer: usize, scope: &Scope) -> bool {
    let mut nothing = Diagnostics::default();
    Side::BOTH.iter().any(|&side| start_layer(word, side, scope, &mut nothing) == Some(layer))
}

/// Returns whether a word is what sides are often called.
fn is_colour(word: &str) -> bool {
    ["white", "black", "red", "blue"].contains(&word)
}

/// Finds the layer a key of `start` means for a side: `white`, `queen of white` written `white queen`, `each`, `marker`.
fn start_layer(word: &Text, side: Side, scope: &Scope, diagnostics: &mut Diagnostics) -> Option<usize> {
    let mut mask = crate::game::Layers::MAX;
    for part in word.text.split_whitespace() {
        mask &= if part == "each" {
            scope.layers_of(side)
        } else if let Some(kind) = scope.kind(part) {
            scope.layers_of_kind(kind)
        } else if let Some(whose) = scope.side(part).filter(|s| s[Side::First] == s[Side::Second]) {
            scope.layers_of(whose[Side::First])
        } else {
            let mut candidates: Vec<_> = scope.kinds.iter().map(|kind| kind.word.as_str()).collect();
            candidates.extend(Side::BOTH.map(|side| scope.sides[side].word.as_str()));
            candidates.push("each");
            let message = msg("compile-no-piece-or-side").with("word", part);
            let diagnostic = Diagnostic::error(word.span, message);
            let is_colour = is_colour(part) && scope.sides[Side::First].word == "first";
            diagnostics.add(match nearest(part, candidates.iter().copied()) {
                _ if is_colour => diagnostic.help(msg("compile-write-sides")),
                Some(near) => diagnostic.did_you_mean(Some(near)),
                None => diagnostic.help(msg("compile-known-here").with("words", candidates.join(", "))),
            });
            return None;
        };
    }
    let matching: Vec<_> = (0..scope.layers.len()).filter(|i| mask >> i & 1 == 1).collect();
    match matching.as_slice() {
        [one] => Some(*one),
        _ => {
            let message = msg("compile-which-piece").with("word", &word.text);
            let help = msg("compile-which-piece-help");
            diagnostics.add(Diagnostic::error(word.span, message).help(help));
            None
        }
    }
}
