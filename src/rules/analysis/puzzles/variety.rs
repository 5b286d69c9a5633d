//! Choosing puzzles that differ: no two the same up to turning, mirroring and exchanging the colours, none that differs
//! from another by a piece or two only, few with the same idea.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::{Puzzle, Wish};
use crate::engine::{Move, Position, Table};
use crate::game::{Board, Family, Game, Layer};

/// What stands on the board, as far as a picture shows it: the side to move, and each cell.
type Picture = (usize, Vec<(u16, u8)>);

/// What the solution is like, up to turning and mirroring: the cells of the first move, and how long it takes.
type Idea = (u16, u16, u16, u32);

/// Puzzles with the same idea must differ in more cells than this.
const NEAR: usize = 2;
/// With fewer moves to choose from than this a puzzle is easily guessed.
const FEW_MOVES: usize = 4;

/// All puzzles found so far.
pub(super) struct Pool {
    turnings: Vec<Vec<u16>>,
    /// For each layer, the one that stands for it when the colours are exchanged.
    exchanged: Option<Vec<usize>>,
    seen: BTreeSet<Picture>,
    members: Vec<Member>,
}

struct Member {
    puzzle: Puzzle,
    idea: Idea,
    is_guessed: bool,
    /// The picture as it is seen, not turned.
    picture: Picture,
}

impl Pool {
    pub(super) fn new(table: &Arc<Table>) -> Self {
        let game = table.game();
        Self {
            turnings: turnings(game.board()),
            exchanged: exchanged(game),
            seen: BTreeSet::new(),
            members: Vec::new(),
        }
    }

    /// Takes a puzzle, unless one that looks the same or nearly so is there.
    pub(super) fn add(&mut self, puzzle: Puzzle) {
        let pictures = self.pictures(&puzzle.position);
        let idea = self.idea(&puzzle);
        let is_near = |member: &Member| {
            member.idea == idea
                && pictures.iter().any(|picture| n_different(picture, &member.picture) <= NEAR)
        };
        let Some(least) = pictures.iter().min() else { return };
        if self.members.iter().any(is_near) || !self.seen.insert(least.clone()) {
            return;
        }
        let is_guessed = puzzle.position.moves().len() < FEW_MOVES;
        let Some(picture) = pictures.into_iter().next() else { return };
        self.members.push(Member { puzzle, idea, is_guessed, picture });
    }

    /// Returns how many puzzles there are, counting each idea only so often as a good choice may use it.
    pub(super) fn n_varied(&self, wish: &Wish) -> usize {
        let mut counts: BTreeMap<Idea, usize> = BTreeMap::new();
        self.members.iter().for_each(|member| *counts.entry(member.idea).or_default() += 1);
        let most = wish.count.div_ceil(2).max(1);
        counts.into_values().map(|count| count.min(most)).sum()
    }

    /// Chooses one after the other what repeats least of what was chosen: length, game, idea, side. What is easily
    /// guessed comes last.
    pub(super) fn choose(mut self, wish: &Wish) -> Vec<Puzzle> {
        let mut chosen: Vec<Member> = Vec::new();
        while chosen.len() < wish.count {
            let cost = |member: &Member| {
                let like = |same: &dyn Fn(&Member) -> bool| chosen.iter().filter(|other| same(other)).count();
                (
                    member.is_guessed,
                    like(&|other| other.puzzle.turns == member.puzzle.turns),
                    like(&|other| other.puzzle.game == member.puzzle.game),
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
        chosen.sort_by_key(|member| member.puzzle.turns);
        chosen.into_iter().map(|member| member.puzzle).collect()
    }

    /// Returns the picture of a position in all the ways it can be turned, mirrored and its colours exchanged; as it
    /// is seen first.
    fn pictures(&self, position: &Position) -> Vec<Picture> {
        let setup = position.setup();
        let content = |cell: u16, layers: Option<&Vec<usize>>| {
            let cell = usize::from(cell);
            let layer = setup.cells[cell].map(|layer| layers.map_or(layer, |layers| layers[layer]));
            let layer = layer.map_or(0, |layer| u16::try_from(layer).unwrap_or(u16::MAX - 1) + 1);
            (layer, setup.seeds.get(cell).copied().unwrap_or(0))
        };
        let to_move = setup.to_move;
        let colours = [(to_move, None)].into_iter();
        let colours = colours.chain(self.exchanged.as_ref().map(|layers| (!to_move, Some(layers))));
        colours
            .flat_map(|(side, layers)| {
                let turned = self.turnings.iter();
                turned.map(move |turned| (side.index(), turned.iter().map(|c| content(*c, layers)).collect()))
            })
            .collect()
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
        (from, to, third, puzzle.turns)
    }
}

/// Returns in how many cells two pictures differ; in all if not the same side is to move.
fn n_different(a: &Picture, b: &Picture) -> usize {
    match a.0 == b.0 {
        true => a.1.iter().zip(&b.1).filter(|(a, b)| a != b).count(),
        false => usize::MAX,
    }
}

/// Returns for each layer the one of the other side; nothing on boards whose halves belong to the sides.
fn exchanged(game: &Game) -> Option<Vec<usize>> {
    let other = |layer: &Layer| match layer.side {
        None => game.layers().iter().position(|other| other == layer),
        Some(side) => {
            game.layers().iter().position(|other| other.kind == layer.kind && other.side == Some(!side))
        }
    };
    (game.board().family != Family::Pits).then(|| game.layers().iter().map(other).collect()).flatten()
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
