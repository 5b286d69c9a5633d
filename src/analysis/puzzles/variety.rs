//! Choosing puzzles that differ: no two the same up to turning and mirroring, few with the same idea.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::{Puzzle, Wish};
use crate::engine::{Move, Position, Table};
use crate::game::{Board, Family};

/// What stands on the board, as far as a picture shows it: the side to move, and each cell.
type Picture = (usize, Vec<(u16, u8)>);

/// What the solution is like, up to turning and mirroring: the cells of the first move, and how long it takes.
type Idea = (u16, u16, u16, u32);

/// All puzzles found so far.
pub(super) struct Pool {
    turnings: Vec<Vec<u16>>,
    seen: BTreeSet<Picture>,
    members: Vec<Member>,
}

struct Member {
    puzzle: Puzzle,
    /// The number of the game it comes from.
    game: u64,
    idea: Idea,
}

impl Pool {
    pub(super) fn new(table: &Arc<Table>) -> Self {
        Self { turnings: turnings(&table.game().board), seen: BTreeSet::new(), members: Vec::new() }
    }

    /// Takes a puzzle, unless one that looks the same is there.
    pub(super) fn add(&mut self, puzzle: Puzzle, game: u64) {
        let picture = self.picture(&puzzle.position);
        if self.seen.insert(picture) {
            let idea = self.idea(&puzzle);
            self.members.push(Member { puzzle, game, idea });
        }
    }

    /// Returns how many puzzles there are, counting each idea only so often as a good choice may use it.
    pub(super) fn n_varied(&self, wish: &Wish) -> usize {
        let mut counts: BTreeMap<Idea, usize> = BTreeMap::new();
        self.members.iter().for_each(|member| *counts.entry(member.idea).or_default() += 1);
        let most = wish.count.div_ceil(2).max(1);
        counts.into_values().map(|count| count.min(most)).sum()
    }

    /// Chooses one after the other what repeats least of what was chosen: length, game, idea, side.
    pub(super) fn choose(mut self, wish: &Wish) -> Vec<Puzzle> {
        let mut chosen: Vec<Member> = Vec::new();
        while chosen.len() < wish.count {
            let cost = |member: &Member| {
                let like = |same: &dyn Fn(&Member) -> bool| chosen.iter().filter(|other| same(other)).count();
                (
                    like(&|other| other.puzzle.plies == member.puzzle.plies),
                    like(&|other| other.game == member.game),
                    like(&|other| other.idea == member.idea),
                    like(&|other| other.puzzle.side() == member.puzzle.side()),
                )
            };
            // The first of the least costly, so that the choice does not depend on anything but the order found.
            let Some(best) =
                (0..self.members.len()).min_by_key(|index| (cost(&self.members[*index]), *index))
            else {
                break;
            };
            chosen.push(self.members.remove(best));
        }
        chosen.sort_by_key(|member| member.puzzle.plies);
        chosen.into_iter().map(|member| member.puzzle).collect()
    }

    fn picture(&self, position: &Position) -> Picture {
        let setup = position.setup();
        let content = |cell: u16| {
            let cell = usize::from(cell);
            let layer = setup.cells[cell].map_or(0, |layer| u16::try_from(layer).unwrap_or(u16::MAX - 1) + 1);
            (layer, setup.seeds.get(cell).copied().unwrap_or(0))
        };
        let least =
            self.turnings.iter().map(|turned| turned.iter().map(|cell| content(*cell)).collect()).min();
        (setup.to_move.index(), least.unwrap_or_default())
    }

    fn idea(&self, puzzle: &Puzzle) -> Idea {
        let first = puzzle.line.first().copied();
        let cells = |mv: Move, turned: &[u16]| {
            // A turning says which cell comes to each place; the move needs the place of each cell.
            let place = |cell: Option<u16>| {
                let found = cell.and_then(|cell| turned.iter().position(|other| *other == cell));
                found.and_then(|found| u16::try_from(found).ok()).unwrap_or(u16::MAX)
            };
            (place(mv.from()), place(mv.to()), place(mv.third()))
        };
        let least = first.and_then(|mv| self.turnings.iter().map(|turned| cells(mv, turned)).min());
        let (from, to, third) = least.unwrap_or((u16::MAX, u16::MAX, u16::MAX));
        (from, to, third, puzzle.plies)
    }
}

/// Returns every way to turn and mirror the board onto itself: for each place, the cell that comes there.
fn turnings(board: &Board) -> Vec<Vec<u16>> {
    let cells = board.cells();
    let n = u16::try_from(cells.len()).unwrap_or(u16::MAX);
    let identity: Vec<u16> = (0..n).collect();
    // Seeds are sown one way round; a mirrored picture would be another position.
    if cells.is_empty() || board.family == Family::Pits {
        return vec![identity];
    }
    let centre = |of: &dyn Fn(usize) -> f64| (0..cells.len()).map(of).sum::<f64>() / cells.len() as f64;
    let (cx, cy) = (centre(&|cell| cells[cell].x), centre(&|cell| cells[cell].y));
    let find = |x: f64, y: f64| {
        let near = |cell: &crate::game::Cell| (cell.x - x).abs() < 1e-6 && (cell.y - y).abs() < 1e-6;
        cells.iter().position(near).and_then(|cell| u16::try_from(cell).ok())
    };
    let mut found = vec![identity];
    for step in 0..12 {
        let (sin, cos) = (std::f64::consts::FRAC_PI_6 * f64::from(step)).sin_cos();
        for mirror in [1.0, -1.0] {
            let turned: Option<Vec<u16>> = cells
                .iter()
                .map(|cell| {
                    let (x, y) = ((cell.x - cx) * mirror, cell.y - cy);
                    find(cx + x * cos - y * sin, cy + x * sin + y * cos)
                })
                .collect();
            if let Some(turned) = turned.filter(|turned| !found.contains(turned)) {
                found.push(turned);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::turnings;
    use crate::game::{Board, BoardError};

    fn count(board: Result<Board, BoardError>) -> usize {
        turnings(&board.expect("the board can be made")).len()
    }

    #[test]
    fn boards_are_turned_and_mirrored_in_all_the_ways_they_allow() {
        assert_eq!(count(Board::hexagon(4)), 12);
        assert_eq!(count(Board::rhombus(5, 5)), 4);
        assert_eq!(count(Board::boxes(3, 3)), 8);
        assert_eq!(count(Board::boxes(3, 2)), 4);
        assert_eq!(count(Board::pits(6, 2)), 1);
    }
}
