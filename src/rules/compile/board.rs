//! The board of a file: a family with a size, or a graph of points.

use speech::msg;

use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics, nearest};
use crate::game::{Board, BoardError, Family, Graph, LARGEST_BOARD};
use crate::lang::Phrase;
use crate::lang::ast::At;
use crate::lang::document::{Kind, Node, Text};

/// Reads the board: a family and its size, or points and paths.
pub(super) fn board(shell: &Shell, diagnostics: &mut Diagnostics) -> Option<Board> {
    let Some(node) = shell.get("board") else {
        let help = msg("compile-add").with("example", "board: square 7x7");
        diagnostics.add(Diagnostic::error(shell.span, msg("compile-no-board")).help(help));
        return None;
    };
    if let Kind::Map(entries) = &node.kind {
        return graph(node, entries, diagnostics);
    }
    let Kind::Text(text) = &node.kind else {
        diagnostics.add(Diagnostic::error(node.span, msg("compile-board-reads")));
        return None;
    };
    let words = Phrase::new(text).board().map_err(|d| diagnostics.add(d)).ok()?;
    let size = words.size.node.as_slice();
    let square = |family| match *size {
        [n] => Board::square(family, n, n, words.diagonals_touch),
        _ => Board::square(family, size[0], size[1], words.diagonals_touch),
    };
    let two =
        |build: fn(u32, u32) -> Result<Board, BoardError>| build(size[0], *size.last().unwrap_or(&size[0]));
    let board = match words.family.node.as_str() {
        "square" => square(Family::Square),
        "points" => square(Family::Points),
        "rhombus" => two(Board::rhombus),
        "boxes" => two(Board::boxes),
        "pits" => two(Board::pits),
        "hexagon" if size.len() == 1 => Board::hexagon(size[0]),
        "hexagon" => {
            let complaint = Diagnostic::error(words.size.span, msg("compile-hexagon"));
            diagnostics.add(complaint.help(msg("compile-hexagon-help")));
            return None;
        }
        other => {
            let families = ["square", "points", "hexagon", "rhombus", "boxes", "pits"];
            let diagnostic =
                Diagnostic::error(words.family.span, msg("compile-no-family").with("word", other));
            diagnostics.add(match nearest(other, families) {
                Some(near) => diagnostic.did_you_mean(Some(near)),
                None => diagnostic.help(msg("compile-families-are").with("families", families.join(", "))),
            });
            return None;
        }
    };
    board.map_err(|error| diagnostics.add(board_error(&words.size, error))).ok()
}

fn board_error<T>(size: &At<T>, error: BoardError) -> Diagnostic {
    let message = match error {
        BoardError::NoCells => msg("compile-board-no-cells"),
        BoardError::TooLarge => msg("compile-board-too-large").with("most", LARGEST_BOARD),
        BoardError::TooWide => msg("compile-board-too-wide"),
        BoardError::UnknownPoint(point) => msg("compile-unknown-point").with("point", point),
        BoardError::RepeatedPoint(point) => msg("compile-repeated-point").with("point", point),
        BoardError::TooManyPaths => msg("compile-too-many-paths"),
    };
    Diagnostic::error(size.span, message)
}

fn graph(node: &Node, entries: &[(Text, Node)], diagnostics: &mut Diagnostics) -> Option<Board> {
    let mut graph = Graph::default();
    for (key, value) in entries {
        let lines: Vec<&Text> = match &value.kind {
            Kind::Text(text) => vec![text],
            Kind::List(list) => {
                list.iter().filter_map(|n| if let Kind::Text(t) = &n.kind { Some(t) } else { None }).collect()
            }
            Kind::Map(_) => Vec::new(),
        };
        match key.text.as_str() {
            "points" => {
                for line in lines {
                    for item in line.text.split(';').map(str::trim).filter(|item| !item.is_empty()) {
                        let parts: Vec<_> = item.split_whitespace().collect();
                        let point = match parts.as_slice() {
                            [name, x, y] => x
                                .parse()
                                .ok()
                                .zip(y.parse().ok())
                                .map(|(x, y): (f64, f64)| ((*name).to_owned(), x, y)),
                            _ => None,
                        };
                        match point.filter(|(_, x, y)| {
                            x.is_finite() && y.is_finite() && x.abs() < 1e4 && y.abs() < 1e4
                        }) {
                            Some(point) => graph.points.push(point),
                            None => {
                                let message = msg("compile-not-a-point").with("text", item);
                                let help = msg("compile-not-a-point-help");
                                diagnostics.add(Diagnostic::error(line.span, message).help(help));
                                return None;
                            }
                        }
                    }
                }
            }
            "paths" => {
                for line in lines {
                    let paths = line
                        .text
                        .split(';')
                        .map(|path| path.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
                    graph.paths.extend(paths.filter(|path| !path.is_empty()));
                }
            }
            other => {
                let message = msg("compile-not-part-of-board").with("word", other);
                diagnostics.add(
                    Diagnostic::error(key.span, message).did_you_mean(nearest(other, ["points", "paths"])),
                );
                return None;
            }
        }
    }
    let place = At { node: (), span: node.span };
    Board::graph(&graph).map_err(|error| diagnostics.add(board_error(&place, error))).ok()
}
