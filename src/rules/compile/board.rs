//! The board of a file: a family with a size, or a graph of points.

use speech::msg;

use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics, Span, nearest};
use crate::game::{Board, BoardError, Family, Graph, LARGEST_BOARD};
use crate::lang::ast::Word;
use crate::lang::document::{Kind, Node, Text};
use crate::lang::{FAMILIES, Phrase, said_among, said_here};

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
    if words.diagonals_touch && !matches!(words.family.node.as_str(), "square" | "points") {
        diagnostics.add(Diagnostic::error(words.family.span, msg("compile-diagonals-family")));
        return None;
    }
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
            let diagnostic =
                Diagnostic::error(words.family.span, msg("compile-no-family").with("word", other));
            let near = said_among(other, FAMILIES).or_else(|| nearest(other, FAMILIES.iter().copied()));
            diagnostics.add(match near {
                Some(near) => diagnostic.did_you_mean(Some(near)),
                None => diagnostic.help(msg("compile-families-are").with("families", FAMILIES.join(", "))),
            });
            return None;
        }
    };
    let board = board.map_err(|error| diagnostics.add(board_error(words.size.span, error))).ok()?;
    without(board, &words.holes, diagnostics)
}

/// Takes cells out of a board.
fn without(board: Board, holes: &[Word], diagnostics: &mut Diagnostics) -> Option<Board> {
    let mut cells = Vec::new();
    for hole in holes {
        match board.cell(&hole.node) {
            Some(cell) => cells.push(cell),
            None => {
                let names = board.cells();
                let message = msg("compile-no-cell").with("cell", &hole.node);
                let label = msg("compile-cells-go")
                    .with("first", &names[0].name)
                    .with("last", &names[names.len() - 1].name);
                let complaint = Diagnostic::error(hole.span, message).label(label);
                let region = said_here(&hole.node).unwrap_or(&hole.node);
                diagnostics.add(match board.region(region) {
                    Some(cells) => {
                        let names: Vec<_> = cells.iter().map(|cell| board.name(*cell)).collect();
                        let example = format!("without {}", names.join(" "));
                        complaint.help(msg("compile-holes-one-by-one").with("example", example))
                    }
                    None => complaint,
                });
                return None;
            }
        }
    }
    let span = match holes {
        [] => return Some(board),
        [first, ..] => first.span,
    };
    if matches!(board.family, Family::Boxes | Family::Pits) {
        diagnostics.add(Diagnostic::error(span, msg("compile-holes-family")));
        return None;
    }
    board.without(&cells).map_err(|error| diagnostics.add(board_error(span, error))).ok()
}

fn board_error(span: Span, error: BoardError) -> Diagnostic {
    let message = match error {
        BoardError::NoCells => msg("compile-board-no-cells"),
        BoardError::TooLarge => msg("compile-board-too-large").with("most", LARGEST_BOARD),
        BoardError::TooWide => msg("compile-board-too-wide"),
        BoardError::UnknownPoint(point) => msg("compile-unknown-point").with("point", point),
        BoardError::RepeatedPoint(point) => msg("compile-repeated-point").with("point", point),
        BoardError::TooManyPaths => msg("compile-too-many-paths"),
    };
    Diagnostic::error(span, message)
}

/// The parts of a text between semicolons, each with its place in the text.
fn items(text: &Text) -> impl Iterator<Item = (usize, &str)> {
    let mut start = 0;
    text.text.split(';').map(move |part| {
        let at = start + part.len() - part.trim_start().len();
        start += part.len() + 1;
        (at, part.trim())
    })
}

fn graph(node: &Node, entries: &[(Text, Node)], diagnostics: &mut Diagnostics) -> Option<Board> {
    let mut graph = Graph::default();
    let mut named = Vec::new();
    for (key, value) in entries {
        let lines: Vec<&Text> = match &value.kind {
            Kind::Text(text) => vec![text],
            Kind::List(list) => {
                list.iter().filter_map(|n| if let Kind::Text(t) = &n.kind { Some(t) } else { None }).collect()
            }
            Kind::Map(_) => Vec::new(),
        };
        let items = lines.into_iter().flat_map(|line| items(line).map(move |(at, item)| (line, at, item)));
        let items = items.filter(|(.., item)| !item.is_empty());
        match key.text.as_str() {
            "points" => {
                for (line, at, item) in items {
                    if let Err(complaint) = point(item, line.at(at..at + item.len()), &mut graph) {
                        diagnostics.add(complaint);
                        return None;
                    }
                }
            }
            "paths" => {
                for (line, at, item) in items {
                    let path: Vec<String> = item.split_whitespace().map(str::to_owned).collect();
                    let is_back = |other: &Vec<String>| other.iter().rev().eq(path.iter());
                    if graph.paths.iter().any(|other| *other == path || is_back(other)) {
                        let message = msg("compile-path-twice").with("path", item);
                        let span = line.at(at..at + item.len());
                        diagnostics
                            .add(Diagnostic::warning(span, message).help(msg("compile-path-twice-help")));
                    }
                    named.extend(path.iter().map(|name| {
                        let start = at + item.find(name.as_str()).unwrap_or(0);
                        (name.clone(), line.at(start..start + name.len()))
                    }));
                    graph.paths.push(path);
                }
            }
            other => {
                let complaint =
                    Diagnostic::error(key.span, msg("compile-not-part-of-board").with("word", other));
                diagnostics.add(complaint.did_you_mean(nearest(other, ["points", "paths"])));
                return None;
            }
        }
    }
    let known = |name: &str| graph.points.iter().any(|(point, ..)| point == name);
    if let Some((name, span)) = named.iter().find(|(name, _)| !known(name) && !graph.points.is_empty()) {
        let complaint = board_error(*span, BoardError::UnknownPoint(name.clone()));
        let names: Vec<_> = graph.points.iter().map(|(point, ..)| point.as_str()).collect();
        diagnostics.add(complaint.help(msg("compile-points-are").with("points", names.join(", "))));
        return None;
    }
    Board::graph(&graph).map_err(|error| diagnostics.add(board_error(node.span, error))).ok()
}

/// Reads a point: its name, how far right, how far up.
fn point(item: &str, span: Span, graph: &mut Graph) -> Result<(), Diagnostic> {
    let number = |text: &str| text.parse().ok().filter(|n: &f64| n.is_finite() && n.abs() < 1e4);
    let parts: Vec<_> = item.split_whitespace().collect();
    let read = match parts.as_slice() {
        [name, x, y] => number(x).zip(number(y)).map(|(x, y)| ((*name).to_owned(), x, y)),
        _ => None,
    };
    let Some((name, x, y)) = read else {
        let message = msg("compile-not-a-point").with("text", item);
        return Err(Diagnostic::error(span, message).help(msg("compile-not-a-point-help")));
    };
    if graph.points.iter().any(|(known, ..)| *known == name) {
        return Err(board_error(span, BoardError::RepeatedPoint(name)));
    }
    if let Some((other, ..)) = graph.points.iter().find(|point| (point.1, point.2) == (x, y)) {
        let message = msg("compile-same-place").with("first", other).with("second", name);
        return Err(Diagnostic::error(span, message).help(msg("compile-same-place-help")));
    }
    graph.points.push((name, x, y));
    Ok(())
}
