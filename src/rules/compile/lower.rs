//! Phrases → rules: every name resolved, every word given its meaning, every mistake reported.

use speech::msg;

use super::limits;
use super::scope::Scope;
use crate::diag::{Diagnostic, Diagnostics, Span};
use crate::game::{Bond, BySide, Facing, Parts, Set, Side, Steps, Touch};
use crate::lang::ast;
use crate::words::{Noun, Relation};

/// Turns phrases into rules, collecting complaints.
pub(super) struct Lowering<'a> {
    pub(super) scope: &'a Scope,
    pub(super) diagnostics: &'a mut Diagnostics,
    /// Whether `it` means something at this point of a phrase.
    pub(super) it_is_known: bool,
    /// How many parts of named sets have been copied so far.
    pub(super) borrowed: usize,
    /// Whether this is a part of a jump, in which `it` never means anything.
    pub(super) in_jump: bool,
    /// Whether this is what must hold before the move.
    pub(super) in_guard: bool,
    /// How deep inside a set this is.
    levels: usize,
}

impl<'a> Lowering<'a> {
    /// Starts with nothing read.
    pub(super) fn new(scope: &'a Scope, diagnostics: &'a mut Diagnostics, it_is_known: bool) -> Lowering<'a> {
        Lowering { scope, diagnostics, it_is_known, borrowed: 0, in_jump: false, in_guard: false, levels: 0 }
    }

    pub(super) fn complain<T>(&mut self, diagnostic: Diagnostic) -> Option<T> {
        self.diagnostics.add(diagnostic);
        None
    }

    /// Resolves a set of cells.
    pub(super) fn set(&mut self, set: &ast::SetAt) -> Option<Set> {
        self.levels += 1;
        let lowered = self.part(set);
        self.levels -= 1;
        if self.levels == 0
            && let Some(size) = lowered.as_ref().map(limits::size)
            && (size.levels > limits::DEEPEST || size.waiting > limits::MOST_WAITING)
        {
            let complaint = Diagnostic::error(set.span, msg("compile-too-deep"));
            return self.complain(complaint.help(msg("compile-too-deep-help")));
        }
        lowered
    }

    fn part(&mut self, set: &ast::SetAt) -> Option<Set> {
        match &set.node {
            ast::Set::Else(parts) => self.all_of(parts).map(Set::Else),
            ast::Set::Or(parts) => self.all_of(parts).map(Set::Or),
            ast::Set::And(parts) => self.all_of(parts).map(Set::And),
            ast::Set::Not(inner) => Some(Set::Not(Box::new(self.set(inner)?))),
            ast::Set::Nouns(words) => self.nouns(words),
            ast::Set::Near { distance, direction, of } => {
                let steps = self.steps(direction);
                let of = self.set(of)?;
                let steps = steps?;
                if *distance == 0 {
                    return self.complain(Diagnostic::error(set.span, msg("compile-distance-0")));
                }
                if *distance as usize > self.scope.board.n_cells() {
                    let message = msg("compile-distance-far").with("steps", distance);
                    return self.complain(Diagnostic::error(set.span, message));
                }
                if *distance > 1 && steps[Side::First] == Steps::Links {
                    let message = msg("compile-no-direction").with("word", direction.node.word());
                    let help = msg("compile-no-direction-help");
                    return self.complain(Diagnostic::error(direction.span, message).help(help));
                }
                Some(direction.node.cells(steps, *distance, of))
            }
            ast::Set::Sight { direction, of, over: None, past: None } => {
                let steps = self.lines(direction.as_ref(), set.span);
                let of = self.set(of)?;
                Some(Set::Sight(steps?, Box::new(of)))
            }
            ast::Set::Sight { direction, of, over, past } => {
                let steps = self.lines(direction.as_ref(), set.span);
                let of = self.set(of)?;
                let over = over.as_ref().map_or(Some(Set::Empty), |over| self.set(over))?;
                let past = match past {
                    Some(past) => Some(self.set(past)?),
                    None => None,
                };
                Some(Set::SightOver(steps?, Box::new((of, over, past))))
            }
            ast::Set::Farthest { direction, of } => {
                let steps = self.lines(direction.as_ref(), set.span);
                let of = self.set(of)?;
                Some(Set::Farthest(steps?, Box::new(of)))
            }
            ast::Set::AsFar { direction, of, counted, through } => {
                let steps = self.lines(direction.as_ref(), set.span);
                let (of, counted) = (self.set(of), self.set(counted));
                let through = match through {
                    Some(through) => self.set(through)?,
                    None => Set::Or(vec![Set::Empty, Set::Not(Box::new(Set::Empty))]),
                };
                Some(Set::AsFar(steps?, Box::new(of?), Box::new((counted?, through))))
            }
            ast::Set::RunOn { direction, length, of, onward } => {
                let word = if *onward { "further on" } else { "further back" };
                if !self.it_is_known {
                    let message = msg("compile-nothing-yet").with("word", word);
                    let help = match self.in_guard {
                        true => msg("compile-if-before").with("word", word),
                        false => msg("compile-nothing-yet-help"),
                    };
                    return self.complain(Diagnostic::error(set.span, message).help(help));
                }
                let steps = match direction {
                    Some(direction) => self.lines(Some(direction), set.span),
                    None => {
                        let all = ((1_u32 << self.scope.board.directions().len()) - 1) as u16;
                        Some(BySide([Steps::Toward(all); 2]))
                    }
                };
                self.line_length(set.span, *length)?;
                let of = self.set(of);
                Some(Set::RunOn(steps?, *length, Box::new(of?), *onward))
            }
            ast::Set::Groups { bond: Bond::Links, .. } if !self.scope.links => {
                let complaint = Diagnostic::error(set.span, msg("compile-no-links"));
                self.complain(complaint.help(msg("compile-no-links-help")))
            }
            ast::Set::Groups { of, filters, bond } if filters.iter().any(|touch| touch.least.is_some()) => {
                let (counted, plain): (Vec<_>, Vec<_>) =
                    filters.iter().cloned().partition(|touch| touch.least.is_some());
                let groups = ast::Set::Groups { of: of.clone(), filters: plain, bond: *bond };
                let mut groups = self.part(&ast::At { node: groups, span: set.span })?;
                for touch in counted {
                    if !touch.reaching {
                        let complaint = Diagnostic::error(touch.what.span, msg("compile-touching-many"));
                        return self.complain(complaint.help(msg("compile-touching-many-help")));
                    }
                    let parts = self.parts(&touch.what)?;
                    groups = Set::Reaching(Box::new(groups), touch.negated, touch.least.unwrap_or(1), parts);
                }
                Some(groups)
            }
            ast::Set::Groups { of, filters, bond } => {
                let of = self.set(of);
                let filters: Vec<_> = filters
                    .iter()
                    .map(|touch| {
                        let what = self.set(&touch.what)?;
                        Some(Touch { negated: touch.negated, reaching: touch.reaching, what })
                    })
                    .collect();
                Some(Set::Groups(Box::new(of?), filters.into_iter().collect::<Option<_>>()?, *bond))
            }
            ast::Set::Line { direction, length, of, ends } => {
                self.line(set.span, direction.as_ref(), *length, of, ends.as_deref())
            }
            ast::Set::Seeds(least, most) if least > most => {
                self.complain(Diagnostic::error(set.span, msg("compile-least-most")))
            }
            ast::Set::Seeds(least, most) => self.on_pits(set.span, Set::Seeds(*least, *most)),
            ast::Set::Trail(from, through) => {
                let (from, through) = (self.set(from), self.set(through));
                self.on_pits(set.span, Set::Trail(Box::new(from?), Box::new(through?)))
            }
            ast::Set::Rows(low, high) => {
                let rows = u32::from(self.scope.board.rows);
                if *low == 0 || low > high || *high > rows {
                    let complaint = Diagnostic::error(set.span, msg("compile-rows").with("rows", rows));
                    let help = msg("compile-rows-help").with("rows", rows);
                    return self.complain(complaint.label(msg("compile-off-board")).help(help));
                }
                let cells = self.scope.board.row_cells(*low as u16 - 1..=*high as u16 - 1);
                Some(Set::Cells(BySide([cells.clone(), cells])))
            }
            ast::Set::Columns(low, high) => {
                let index =
                    |word: &ast::Word| word.node.bytes().fold(0_u16, |n, b| n * 26 + u16::from(b - b'a'));
                let two_letters = low.node.len() > 1 || high.node.len() > 1;
                let (low, high) = (index(low), index(high));
                let last = self.scope.board.columns;
                if low > high || high >= last || two_letters {
                    let letter = char::from(b'a' + (last.saturating_sub(1) % 26) as u8);
                    let message = msg("compile-columns").with("last", letter);
                    let complaint = Diagnostic::error(set.span, message);
                    return self.complain(complaint.label(msg("compile-off-board")));
                }
                let cells = self.scope.board.column_cells(low..=high);
                Some(Set::Cells(BySide([cells.clone(), cells])))
            }
            ast::Set::OwnRow(word) => {
                let cells = BySide::from_fn(|side| {
                    let facing = self.scope.sides[side].facing;
                    let n = match word.node.as_str() {
                        "first" => 0,
                        "second" => 1,
                        "third" => 2,
                        _ => self.scope.board.depth(facing).saturating_sub(1),
                    };
                    self.scope.board.own_row(facing, n)
                });
                if cells.0.iter().any(Vec::is_empty) {
                    let row = match word.node.as_str() {
                        "first" => msg("compile-row-first"),
                        "second" => msg("compile-row-second"),
                        "third" => msg("compile-row-third"),
                        _ => msg("compile-row-last"),
                    };
                    let message = msg("compile-no-own-row").with("row", row);
                    return self.complain(Diagnostic::error(set.span, message));
                }
                Some(Set::Cells(cells))
            }
        }
    }

    fn all_of(&mut self, parts: &[ast::SetAt]) -> Option<Vec<Set>> {
        let parts: Vec<_> = parts.iter().map(|part| self.set(part)).collect();
        parts.into_iter().collect()
    }

    /// Resolves what is counted one by one: the sides of the board, or the cells of a set that never changes.
    pub(super) fn parts(&mut self, what: &ast::SetAt) -> Option<Parts> {
        if let ast::Set::Nouns(words) = &what.node
            && let [word] = words.as_slice()
            && word.node == "sides"
            && self.scope.zone("sides").is_none()
            && let Some(sides) = self.scope.board.sides()
        {
            return Some(Parts::Sides(sides));
        }
        let set = self.set(what)?;
        match self.scope.constant(&set) {
            Some(cells) => Some(Parts::Cells(cells)),
            None => {
                let complaint = Diagnostic::error(what.span, msg("compile-parts"));
                self.complain(complaint.help(msg("compile-parts-help")))
            }
        }
    }

    pub(super) fn on_pits(&mut self, span: Span, set: Set) -> Option<Set> {
        if self.scope.board.track().is_empty() {
            let complaint = Diagnostic::error(span, msg("compile-only-pits"));
            return self.complain(complaint.help(msg("compile-declare-pits")));
        }
        Some(set)
    }

    fn line(
        &mut self,
        span: Span,
        direction: Option<&ast::At<Relation>>,
        length: Option<u32>,
        of: &ast::SetAt,
        ends: Option<&(ast::SetAt, ast::SetAt)>,
    ) -> Option<Set> {
        let steps = self.lines(direction, span);
        self.line_length(span, length)?;
        let alike = match &of.node {
            ast::Set::Nouns(words) => {
                matches!(words.as_slice(), [word] if Noun::read(&word.node) == Some(Noun::Alike))
            }
            _ => false,
        };
        let of = if alike { None } else { Some(Box::new(self.set(of)?)) };
        match (ends, of, length) {
            (Some(ends), Some(of), _) => {
                let ends = (self.set(&ends.0), self.set(&ends.1));
                Some(Set::Between(steps?, length, of, Box::new((ends.0?, ends.1?))))
            }
            (Some(_), None, _) => self.complain(
                Diagnostic::error(span, msg("compile-alike-between")).help(msg("compile-alike-between-help")),
            ),
            (None, of, Some(length)) if length > 0 => Some(Set::Line(steps?, length, of)),
            (None, ..) => {
                let help = msg("compile-write").with("example", "line of 3 own");
                self.complain(Diagnostic::error(span, msg("compile-how-long")).help(help))
            }
        }
    }

    /// Refuses the length of a line that no board like this can hold.
    fn line_length(&mut self, span: Span, length: Option<u32>) -> Option<()> {
        match length {
            Some(0) => self.complain(Diagnostic::error(span, msg("compile-line-of-0"))),
            Some(length) if length as usize > self.scope.board.n_cells() => {
                let message = msg("compile-line-too-long").with("length", length);
                self.complain(Diagnostic::error(span, message))
            }
            _ => Some(()),
        }
    }

    /// Resolves a direction word.
    pub(super) fn steps(&mut self, word: &ast::At<Relation>) -> Option<BySide<Steps>> {
        let board = &self.scope.board;
        let steps = BySide::from_fn(|side| word.node.steps(board, self.scope.sides[side].facing));
        match steps.0 {
            [Some(first), Some(second)] => Some(BySide([first, second])),
            [None, _] | [_, None] => {
                let message = msg("compile-board-direction").with("word", word.node.word());
                let known: Vec<_> = Relation::ALL
                    .iter()
                    .filter(|relation| relation.steps(board, Facing::Up).is_some())
                    .map(|relation| relation.word())
                    .collect();
                let help = msg("compile-board-directions").with("words", known.join(", "));
                self.complain(Diagnostic::error(word.span, message).help(help))
            }
        }
    }

    fn lines(&mut self, word: Option<&ast::At<Relation>>, span: Span) -> Option<BySide<Steps>> {
        match word {
            Some(word) => self.along(word),
            None => self.steps(&ast::At { node: Relation::Around, span }),
        }
    }

    /// Resolves the direction of a line. Neighbours lie in the directions of the board in which cells touch.
    pub(super) fn along(&mut self, word: &ast::At<Relation>) -> Option<BySide<Steps>> {
        if word.node != Relation::Beside {
            return self.steps(word);
        }
        let node = if self.scope.board.diagonals_touch { Relation::Around } else { Relation::Straight };
        self.steps(&ast::At { node, span: word.span })
    }
}
