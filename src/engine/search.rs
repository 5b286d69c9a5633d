//! A position laid open for search: moves listed and played without a detour, and keys for tables.

use super::apply::{Ending, History};
use super::bits::Bits;
use super::code::Program;
use super::generate::Scratch;
use super::moves::Move;
use super::position::Position;
use super::state::{NOWHERE, State};
use super::table::{AnyState, Table, Width, with_width};
use crate::game::{Condition, Game, Side, Verdict, Who};

/// Which positions a search may take for one and the same.
#[derive(Clone, Debug, Default)]
pub struct Reduction {
    /// Permutations of the cells that leave the rules as they are, the one that moves nothing left out.
    pub permutations: Vec<Vec<u16>>,
    /// For each layer the class it belongs to: layers of one class are never told apart by a rule of play.
    pub classes: Vec<u8>,
    /// Whether pieces of one class are told apart by the count that decides the game, to which each adds its share.
    pub is_summed: bool,
}

/// A question put to a position in the width of its board.
pub trait Explore {
    /// What comes of it.
    type Answer;

    /// Puts the question.
    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Self::Answer;
}

/// A position reached in a search.
#[derive(Clone, Debug)]
pub struct Node<const W: usize> {
    pub(super) state: State<W>,
    /// The boards that have occurred, in games that ask.
    pub(super) history: History,
    /// A number for the boards that have occurred, whatever their order.
    past: u64,
}

/// A position to be searched from, with the program that plays on from it.
#[derive(Debug)]
pub struct Arena<'a, const W: usize> {
    pub(super) program: &'a Program<W>,
    game: &'a Game,
    root: Node<W>,
    keys: Keys,
    is_counted: bool,
    is_summed: bool,
    /// Whether all pieces belong to both sides, which then have the same moves.
    is_shared: bool,
}

/// Memory that listing moves reuses.
#[derive(Clone, Debug, Default)]
pub struct Lister<const W: usize>(Scratch<W>);

impl Position {
    /// Lays the position open for search; positions that the reduction takes for the same get the same key.
    pub fn explore<E: Explore>(&self, reduction: &Reduction, explorer: E) -> E::Answer {
        let table: &Table = self.table();
        let game = table.game();
        with_width!(table, &self.state, |program, state| {
            let root = Node {
                state: *state,
                history: self.history.clone(),
                past: self.history.iter().fold(0, |past, &entry| past.wrapping_add(entry_key(entry))),
            };
            let is_contest = |verdict: Option<&Verdict>| matches!(verdict, Some(Verdict::Contest { .. }));
            let is_counted =
                !game.ends.is_empty() && game.ends.iter().all(|end| is_contest(end.verdicts.first()));
            let keys = Keys::new(game, reduction, program.uses_history, !is_counted);
            let is_summed = reduction.is_summed && keys.n_classes < game.layers.len();
            let is_shared = game.layers.iter().all(|layer| layer.side.is_none());
            explorer.explore(&Arena { program, game, root, keys, is_counted, is_summed, is_shared })
        })
    }

    /// Returns whether a rule asks what happened before.
    pub fn asks_history(&self) -> bool {
        with_width!(self.table(), &self.state, |program, _state| program.uses_history)
    }
}

impl<const W: usize> Arena<'_, W> {
    /// Returns the position to be searched from.
    pub fn root(&self) -> Node<W> {
        self.root.clone()
    }

    /// Returns who is to move: the player who holds the first side in the root position, or the other one.
    #[inline]
    pub fn player(&self, node: &Node<W>) -> Side {
        self.holder(node, Side::BOTH[usize::from(node.state.mover & 1)])
    }

    /// Returns which player, named by the side held in the root position, holds a side now.
    #[inline]
    pub fn holder(&self, node: &Node<W>, side: Side) -> Side {
        if node.state.swapped == self.root.state.swapped { side } else { !side }
    }

    /// Lists the legal moves; if there are none, tells how the game has ended. Steps that cannot be done are left out,
    /// so that the side to move is known only afterwards.
    #[inline]
    pub fn moves(
        &self,
        node: &mut Node<W>,
        lister: &mut Lister<W>,
        moves: &mut Vec<Move>,
    ) -> Result<(), Ending> {
        loop {
            self.program.list(&node.state, &node.history, &mut lister.0, moves);
            if !moves.is_empty() {
                return Ok(());
            }
            if !self.program.skip(&mut node.state) {
                return Err(self.program.ending_without_move(&node.state, &node.history));
            }
        }
    }

    /// Counts the moves of the side to move, and those the other side would have if it were its turn; where that
    /// cannot be said the first number stands for both. If there are none, tells how the game has ended.
    #[inline]
    pub fn mobility(&self, node: &mut Node<W>, lister: &mut Lister<W>) -> Result<(u32, u32), Ending> {
        loop {
            let mine = self.program.count_in(&node.state, &node.history, &mut lister.0) as u32;
            if mine > 0 {
                let mut other = node.state;
                let mover = usize::from(other.mover & 1);
                let is_alike = self.is_shared || other.turn < 2;
                if is_alike || other.node != self.program.sides[mover].roots[1] {
                    return Ok((mine, mine));
                }
                other.mover ^= 1;
                other.node = self.program.sides[1 - mover].roots[1];
                return Ok((mine, self.program.count_in(&other, &node.history, &mut lister.0) as u32));
            }
            if !self.program.skip(&mut node.state) {
                return Err(self.program.ending_without_move(&node.state, &node.history));
            }
        }
    }

    /// Plays a legal move, without asking whether the next side can move.
    #[inline]
    pub fn play(&self, node: &mut Node<W>, mv: Move) -> Option<Ending> {
        let ending = self.program.play(&mut node.state, mv, &mut node.history);
        if self.program.uses_history
            && let Some(&entry) = node.history.last()
        {
            node.past = node.past.wrapping_add(entry_key(entry));
        }
        ending
    }

    /// Returns whether every end of the game compares a count of the sides.
    pub fn is_counted(&self) -> bool {
        self.is_counted
    }

    /// Returns whether positions with the same key may differ in the lead so far, but not in what is to come.
    pub fn is_summed(&self) -> bool {
        self.is_summed
    }

    /// Returns by how much the first side is ahead in the count that an end compares first, if it compares one.
    pub fn lead(&self, node: &Node<W>, end: usize) -> Option<i64> {
        let verdict = self.game.ends.get(end)?.verdicts.first()?;
        let Verdict::Contest { more, .. } = verdict else { return None };
        let [first, second] = [0, 1].map(|side| {
            let context = self.program.last_context(&node.state, side, &node.history);
            let number = self.program.sides[side].contests.get(end).and_then(|numbers| numbers.first());
            number.map_or(0, |number| self.program.number(number, &node.state, &context))
        });
        Some(if *more { first - second } else { second - first })
    }

    /// Returns a number that is the same for positions from which play goes on in the same way, up to the reduction.
    /// Where every end compares a count, they may differ in who holds which side.
    #[inline]
    pub fn key(&self, node: &Node<W>) -> u64 {
        self.keys.of(&node.state, self.program).wrapping_add(node.past)
    }
}

/// Random numbers for everything a position consists of, summed up byte by byte, once for each symmetry.
#[derive(Debug)]
struct Keys {
    /// How many classes of layers are told apart.
    n_classes: usize,
    /// The class of each layer.
    classes: Vec<u8>,
    /// How many bytes a set of cells has.
    n_bytes: usize,
    /// For each symmetry, class, byte of the set and value of the byte.
    cells: Vec<[u64; 256]>,
    /// The permutations, that which moves nothing first.
    permutations: Vec<Vec<u16>>,
    /// The layers whose reserves do not follow from the board.
    spent: Vec<usize>,
    /// Whether it matters later on who moved last.
    asks_last_mover: bool,
    /// Whether positions that differ in who holds which side are told apart once that is settled.
    asks_swapped: bool,
}

impl Keys {
    fn new(game: &Game, reduction: &Reduction, uses_history: bool, asks_swapped: bool) -> Keys {
        let n_cells = game.board.n_cells();
        let n_bytes = n_cells.div_ceil(8);
        let mut permutations = vec![(0..n_cells as u16).collect::<Vec<u16>>()];
        // What has occurred is known by its own numbers only, which no symmetry moves.
        if !uses_history {
            permutations.extend(reduction.permutations.iter().filter(|p| p.len() == n_cells).cloned());
        }
        let mut classes = reduction.classes.clone();
        if classes.len() != game.layers.len() || uses_history {
            classes = (0..game.layers.len() as u8).collect();
        }
        let n_classes = classes.iter().map(|&class| usize::from(class) + 1).max().unwrap_or(0);
        let mut cells = Vec::with_capacity(permutations.len() * n_classes * n_bytes);
        for permutation in &permutations {
            for class in 0..n_classes {
                for byte in 0..n_bytes {
                    cells.push(std::array::from_fn(|value| {
                        let bits = (0..8).filter(|bit| value >> bit & 1 == 1);
                        let places = bits.filter_map(|bit| permutation.get(byte * 8 + bit));
                        places.fold(0, |sum, &cell| sum ^ salt(1, class as u64, u64::from(cell)))
                    }));
                }
            }
        }
        let spent = (0..game.layers.len()).filter(|&layer| game.layers[layer].placed_once).collect();
        let says_mover =
            |verdict: &Verdict| matches!(verdict, Verdict::Win(Who::Mover) | Verdict::Loss(Who::Mover));
        let asks_last_mover = game
            .ends
            .iter()
            .any(|end| end.condition != Condition::NoMove || end.verdicts.iter().any(says_mover));
        Keys { n_classes, classes, n_bytes, cells, permutations, spent, asks_last_mover, asks_swapped }
    }

    #[inline]
    fn of<const W: usize>(&self, state: &State<W>, program: &Program<W>) -> u64 {
        let mut sets = [Bits::<W>::EMPTY; 16];
        for (layer, &class) in self.classes.iter().enumerate() {
            sets[usize::from(class & 15)] |= state.layers[layer & 15];
        }
        let mut rest = u64::from(state.mover)
            | u64::from(state.node) << 1
            | u64::from(state.turn) << 17
            | u64::from(state.passes) << 20
            | u64::from(state.swapped && (self.asks_swapped || state.turn < 2)) << 28;
        if self.asks_last_mover || state.turn < 2 {
            rest |= u64::from(state.last_mover) << 29;
        }
        for &layer in &self.spent {
            rest = scatter(rest.wrapping_add(u64::from(state.reserve[layer]) << 32));
        }
        rest = scatter(rest);
        let per_symmetry = self.n_classes * self.n_bytes;
        let mut least = u64::MAX;
        for (index, permutation) in self.permutations.iter().enumerate() {
            let tables = &self.cells[index * per_symmetry..(index + 1) * per_symmetry];
            let mut sum = 0;
            for (class, set) in sets.iter().enumerate().take(self.n_classes) {
                for (place, &word) in set.0.iter().enumerate() {
                    // Empty bytes count for nothing.
                    let (mut word, mut byte) = (word, class * self.n_bytes + place * 8);
                    while word != 0 {
                        sum ^= tables[byte][(word & 0xff) as usize];
                        word >>= 8;
                        byte += 1;
                    }
                }
            }
            if program.remembers() {
                sum ^= remembered(state, permutation, program);
            }
            least = least.min(sum);
        }
        scatter(least ^ rest)
    }
}

/// Returns a number for what a position remembers besides its pieces, as a symmetry sees it.
fn remembered<const W: usize>(state: &State<W>, permutation: &[u16], program: &Program<W>) -> u64 {
    let seen =
        |cell: u16| permutation.get(usize::from(cell)).map_or(u64::from(NOWHERE), |&cell| u64::from(cell));
    let mut sum = 0;
    if program.uses_memory {
        sum ^= salt(2, 0, seen(state.arrived)) ^ salt(2, 1, seen(state.departed));
    }
    if program.uses_fresh {
        sum = state.fresh.iter().fold(sum, |sum, cell| sum ^ salt(3, 0, seen(cell as u16)));
    }
    for &pit in &program.track {
        sum ^= salt(4, u64::from(state.seeds[usize::from(pit)]), seen(pit));
    }
    sum ^ salt(5, u64::from(state.taken[0]), u64::from(state.taken[1]))
}

impl<const W: usize> Program<W> {
    /// Counts the legal moves in memory that is used again.
    #[inline]
    fn count_in(&self, state: &State<W>, history: &[(u64, u32)], scratch: &mut Scratch<W>) -> u64 {
        let mut fans = std::mem::take(&mut scratch.fans);
        let count = self.count(state, history, &mut fans);
        scratch.fans = fans;
        count
    }

    /// Returns whether positions differ by more than their pieces and the step of the turn.
    #[inline]
    fn remembers(&self) -> bool {
        self.uses_memory || self.uses_fresh || !self.track.is_empty()
    }
}

fn entry_key((board, step): (u64, u32)) -> u64 {
    scatter(board ^ u64::from(step) << 48)
}

/// Returns a number that looks random.
fn salt(kind: u64, a: u64, b: u64) -> u64 {
    scatter(scatter(kind << 32 ^ a << 16 ^ b).wrapping_add(0x9e37_79b9_7f4a_7c15))
}

/// Spreads a number over all its bits, without losing any.
#[inline]
fn scatter(mut z: u64) -> u64 {
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
