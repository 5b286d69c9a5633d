//! Cells that a variant takes over from a smaller board: what was its edge lies in the middle of a larger one.

use std::collections::BTreeSet;

use speech::msg;

use super::board::board;
use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics};
use crate::game::{Board, Cell};
use crate::lang::document::{Kind, Node, Text};

/// The keys that name cells one by one.
const NAMING: [&str; 2] = ["zones", "start"];

/// Warns of cells at the far edge of the extended game's board that are not there on the variant's own.
pub(super) fn left_behind(base: &Shell, child: &Shell, diagnostics: &mut Diagnostics) {
    let Some(place) = child.get("board").map(|node| node.span) else { return };
    let read = |shell: &Shell| board(shell, &mut Diagnostics::default());
    let (Some(old), Some(new)) = (read(base), read(child)) else { return };
    if old.family != new.family {
        return;
    }
    for key in NAMING {
        let said_anew: BTreeSet<&str> =
            entries(child, key).iter().map(|(name, _)| name.text.as_str()).collect();
        for (name, node) in
            entries(base, key).iter().filter(|(name, _)| !said_anew.contains(name.text.as_str()))
        {
            for (cell, now) in words(node).filter_map(|word| Some((word, moved(word, &old, &new)?))) {
                let message =
                    msg("compile-edge").with("key", key).with("name", &name.text).with("cell", cell);
                let help =
                    msg("compile-edge-help").with("key", key).with("name", &name.text).with("cell", now);
                diagnostics.add(Diagnostic::warning(place, message).help(help));
            }
        }
    }
}

fn entries<'s>(shell: &'s Shell, key: &str) -> &'s [(Text, Node)] {
    match shell.get(key).map(|node| &node.kind) {
        Some(Kind::Map(entries)) => entries,
        _ => &[],
    }
}

/// Returns the words of all texts of a node.
fn words(node: &Node) -> Box<dyn Iterator<Item = &str> + '_> {
    match &node.kind {
        Kind::Text(text) => Box::new(text.text.split(|c: char| !c.is_alphanumeric())),
        Kind::List(nodes) => Box::new(nodes.iter().flat_map(words)),
        Kind::Map(entries) => Box::new(entries.iter().flat_map(|(_, node)| words(node))),
    }
}

/// Returns where a cell of the old board's far edge would be on the new board, if that is another cell.
fn moved<'b>(name: &str, old: &Board, new: &'b Board) -> Option<&'b str> {
    let (was, _) = (&old.cells()[usize::from(old.cell(name)?)], new.cell(name)?);
    let last = |board: &Board, of: fn(&Cell) -> u16| board.cells().iter().map(of).max();
    let follow = |of: fn(&Cell) -> u16| {
        if Some(of(was)) == last(old, of) { last(new, of) } else { Some(of(was)) }
    };
    let (column, row) = (follow(|cell| cell.column)?, follow(|cell| cell.row)?);
    let now = new.cells().iter().find(|cell| (cell.column, cell.row) == (column, row))?;
    (now.name != name).then_some(now.name.as_str())
}
