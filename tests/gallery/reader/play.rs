//! A sheet played on a board of its own.

use std::collections::{BTreeMap, BTreeSet};

use super::{Act, Cell, Check, Content, Deed, Goal, LineWay, Noun, Of, Sheet, Trait, Verdict, Way, is_at};

/// Whose piece stands where.
pub(crate) type Board = BTreeMap<Cell, usize>;

/// A board, who is to move, and how far the game has begun.
pub(crate) type Key = (Vec<(Cell, usize)>, usize, usize);

/// A sheet being played.
pub(crate) struct Play<'s> {
    pub(crate) sheet: &'s Sheet,
    pub(crate) board: Board,
    pub(crate) side: usize,
    /// How many turns have been played.
    pub(crate) turn: usize,
    /// The positions that have been.
    pub(crate) seen: BTreeSet<Key>,
}

fn directions(way: Way, side: usize) -> Vec<Cell> {
    let on = if side == 0 { 1 } else { -1 };
    let knight = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let straight = vec![(0, 1), (0, -1), (1, 0), (-1, 0)];
    let diagonal = vec![(1, 1), (1, -1), (-1, 1), (-1, -1)];
    match way {
        Way::Straight => straight,
        Way::Diagonal => diagonal,
        Way::Every => [straight, diagonal].concat(),
        Way::Ahead => vec![(0, on)],
        Way::DiagonallyAhead => vec![(1, on), (-1, on)],
        Way::Behind => vec![(0, -on)],
        Way::DiagonallyBehind => vec![(1, -on), (-1, -on)],
        Way::Sideways => vec![(1, 0), (-1, 0)],
        // Left and right are those of the player, who looks ahead.
        Way::Left => vec![(-on, 0)],
        Way::Right => vec![(on, 0)],
        Way::Above => vec![(0, 1)],
        Way::Below => vec![(0, -1)],
        Way::Knight => knight.to_vec(),
        Way::AheadLeft => vec![(-on, on)],
        Way::AheadRight => vec![(on, on)],
        Way::BehindLeft => vec![(-on, -on)],
        Way::BehindRight => vec![(on, -on)],
    }
}

impl<'s> Play<'s> {
    fn is_cell(&self, (x, y): Cell) -> bool {
        (0..self.sheet.columns).contains(&x)
            && (0..self.sheet.rows).contains(&y)
            && !self.sheet.holes.contains(&(x, y))
    }

    fn cells(&self) -> impl Iterator<Item = Cell> {
        let all = (0..self.sheet.columns).flat_map(|x| (0..self.sheet.rows).map(move |y| (x, y)));
        all.filter(|cell| self.is_cell(*cell))
    }

    fn holds(&self, cell: Cell, on: Content) -> bool {
        let there = self.board.get(&cell);
        match on {
            Content::Anything => true,
            Content::Empty => there.is_none(),
            Content::Occupied => there.is_some(),
            Content::Own => there == Some(&self.side),
            Content::Enemy => there.is_some_and(|side| *side != self.side),
            Content::EmptyOrEnemy => there != Some(&self.side),
        }
    }

    /// Returns the cells that a noun names, seen from the piece that moves or the cell it came to.
    fn all(&self, noun: &Noun, it: Option<Cell>) -> BTreeSet<Cell> {
        let fits = |cell: &Cell| {
            self.holds(*cell, noun.on) && noun.traits.iter().all(|one| self.fits(*cell, one, it))
        };
        self.cells().filter(fits).collect()
    }

    fn fits(&self, cell: Cell, one: &Trait, it: Option<Cell>) -> bool {
        let from = |of: &Of| match of {
            Of::It => it.into_iter().collect(),
            Of::Noun(noun) => self.all(noun, it),
        };
        match one {
            Trait::Not(inner) => !self.fits(cell, inner, it),
            Trait::Any(several) => several.iter().any(|one| self.fits(cell, one, it)),
            Trait::At(place) => is_at(self.sheet, cell, place, self.side),
            Trait::Near(way, n, of) => {
                let froms = from(of);
                let back = |k: i32, (dx, dy): &Cell| (cell.0 - k * dx, cell.1 - k * dy);
                // A hole is no cell, and nothing goes over it.
                let is_way = |step: &Cell| (1..*n).all(|k| self.is_cell(back(k, step)));
                let leads = |step: &Cell| froms.contains(&back(*n, step)) && is_way(step);
                directions(*way, self.side).iter().any(leads)
            }
            Trait::Sight(way, of) => from(of).into_iter().any(|from| {
                directions(*way, self.side).iter().any(|step| self.seen_from(from, *step).contains(&cell))
            }),
        }
    }

    /// Returns the empty cells along a line and the first that is not.
    fn seen_from(&self, from: Cell, (dx, dy): Cell) -> Vec<Cell> {
        let mut seen = Vec::new();
        let mut at = (from.0 + dx, from.1 + dy);
        while self.is_cell(at) {
            seen.push(at);
            if self.board.contains_key(&at) {
                break;
            }
            at = (at.0 + dx, at.1 + dy);
        }
        seen
    }

    /// Returns the boards to which what may be done leads.
    pub(crate) fn after(&self) -> BTreeSet<Vec<(Cell, usize)>> {
        let special = self.sheet.first[self.side].as_ref().filter(|_| self.turn < 2);
        for tier in special.unwrap_or(&self.sheet.tiers) {
            let boards: BTreeSet<_> = tier.iter().flat_map(|deed| self.done(deed)).collect();
            if !boards.is_empty() {
                return boards.into_iter().map(|board| board.into_iter().collect()).collect();
            }
        }
        BTreeSet::new()
    }

    fn done(&self, deed: &Deed) -> Vec<Board> {
        let mut found: Vec<(Board, Option<Cell>)> = Vec::new();
        let n_own = self.board.values().filter(|side| **side == self.side).count();
        let left = self.sheet.supply.map_or(usize::MAX, |supply| supply.saturating_sub(n_own));
        match &deed.act {
            Act::Pass => found.push((self.board.clone(), None)),
            Act::Remove(noun) => found.extend(self.all(noun, None).into_iter().map(|cell| {
                let mut board = self.board.clone();
                board.remove(&cell);
                (board, None)
            })),
            Act::Put(on) if left > 0 => found.extend(self.all(on, None).into_iter().map(|cell| {
                let mut board = self.board.clone();
                board.insert(cell, self.side);
                (board, Some(cell))
            })),
            Act::Put(_) => {}
            Act::PutRun(n, axes) if left >= *n => {
                for (from, (dx, dy)) in
                    self.cells().flat_map(|cell| axes[self.side].iter().map(move |step| (cell, *step)))
                {
                    let run: Vec<Cell> = (0..).take(*n).map(|k| (from.0 + k * dx, from.1 + k * dy)).collect();
                    if run.iter().all(|cell| self.is_cell(*cell) && !self.board.contains_key(cell)) {
                        let mut board = self.board.clone();
                        board.extend(run.iter().map(|cell| (*cell, self.side)));
                        found.push((board, None));
                    }
                }
            }
            Act::PutRun(..) => {}
            Act::Move(who, to) => {
                for from in self.all(who, None) {
                    for to in self.all(to, Some(from)).into_iter().filter(|to| *to != from) {
                        let mut board = self.board.clone();
                        let piece = board.remove(&from).expect("a piece moves");
                        board.insert(to, piece);
                        found.push((board, Some(to)));
                    }
                }
            }
            Act::Jump { who, way, over, to, repeatedly, removing } => {
                for from in self.all(who, None) {
                    for step in directions(*way, self.side) {
                        let mut at = from;
                        let mut board = self.board.clone();
                        let piece = board.remove(&from).expect("a piece jumps");
                        loop {
                            let jumped = (at.0 + step.0, at.1 + step.1);
                            let next = (at.0 + 2 * step.0, at.1 + 2 * step.1);
                            let may = self.all(over, Some(at)).contains(&jumped)
                                && self.all(to, Some(at)).contains(&next);
                            if !may {
                                break;
                            }
                            if *removing {
                                board.remove(&jumped);
                            }
                            let mut after = board.clone();
                            after.insert(next, piece);
                            found.push((after, Some(next)));
                            at = next;
                            if !repeatedly {
                                break;
                            }
                        }
                    }
                }
            }
        }
        let taken = |(board, it): (Board, Option<Cell>)| {
            let mut after =
                Play { sheet: self.sheet, board, side: self.side, turn: self.turn, seen: BTreeSet::new() };
            // A piece that another one takes the place of is removed, too.
            let before = self.board.len() + usize::from(matches!(deed.act, Act::Put(_)));
            for noun in &deed.removing {
                for cell in after.all(noun, it) {
                    after.board.remove(&cell);
                }
            }
            let has_removed = after.board.len() < before;
            let holds = |check: &Check| match check {
                Check::There(noun) => after.all(noun, it).len() >= noun.least,
                Check::AtMost(noun, most) => after.all(noun, it).len() <= *most,
                Check::Removed => has_removed,
            };
            deed.checks.iter().all(holds).then_some(after.board)
        };
        found.into_iter().filter_map(taken).collect()
    }

    /// Says how the game has ended after a move of the side that still has the turn here; the winner, or nobody.
    pub(crate) fn ending(&self) -> Option<Option<usize>> {
        let next = Play {
            sheet: self.sheet,
            board: self.board.clone(),
            side: 1 - self.side,
            turn: self.turn + 1,
            seen: BTreeSet::new(),
        };
        for goal in &self.sheet.goals {
            let (holds, verdict) = match goal {
                Goal::Stuck(verdict) => (next.after().is_empty(), verdict),
                Goal::Full(verdict) => (self.cells().all(|cell| self.board.contains_key(&cell)), verdict),
                Goal::Repeated(verdict) => (self.seen.contains(&next.key()), verdict),
                Goal::There(noun, verdict) => (self.all(noun, None).len() >= noun.least, verdict),
                Goal::AtMost(noun, most, verdict) => (self.all(noun, None).len() <= *most, verdict),
                Goal::Line(n, way, on, verdict) => (self.has_line(*n, *way, *on), verdict),
            };
            if holds {
                return Some(self.winner(*verdict));
            }
        }
        None
    }

    /// What makes two positions the same: the board, who is to move, and whether it is their first turn.
    pub(crate) fn key(&self) -> Key {
        let has_first = self.sheet.first.iter().any(Option::is_some);
        let turn = if has_first { self.turn.min(2) } else { 2 };
        (self.board.iter().map(|(cell, side)| (*cell, *side)).collect(), self.side, turn)
    }

    fn winner(&self, verdict: Verdict) -> Option<usize> {
        let other = 1 - self.side;
        let count = |side: usize| self.board.values().filter(|own| **own == side).count();
        match verdict {
            Verdict::Draw => None,
            Verdict::Mover(true) | Verdict::Next(false) => Some(self.side),
            Verdict::Mover(false) | Verdict::Next(true) => Some(other),
            Verdict::MorePieces(more) => match count(0).cmp(&count(1)) {
                std::cmp::Ordering::Equal => None,
                order => Some(usize::from(order.is_lt() == more)),
            },
        }
    }

    fn has_line(&self, n: usize, way: LineWay, on: Content) -> bool {
        let steps: &[Cell] = match way {
            LineWay::Every => &[(1, 0), (0, 1), (1, 1), (1, -1)],
            LineWay::Straight => &[(1, 0), (0, 1)],
            LineWay::Diagonal => &[(1, 1), (1, -1)],
            LineWay::Row => &[(1, 0)],
            LineWay::Column => &[(0, 1)],
        };
        let whole = |from: Cell, step: &Cell| {
            (0..).take(n).all(|k| {
                let cell = (from.0 + k * step.0, from.1 + k * step.1);
                self.is_cell(cell) && self.holds(cell, on)
            })
        };
        self.cells().any(|cell| steps.iter().any(|step| whole(cell, step)))
    }
}
