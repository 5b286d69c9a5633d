//! The shape of games in which one piece strolls over a small board: its neighbourhood is cut out as a few bits that
//! tell by look-up how many moves there are and where each leads.
//!
//! The empty cells and the place of the piece stay at hand; what the piece leaves behind is written down in the end.

use super::bits::Bits;
use super::code::Program;
use super::course::{Course, Played, Shape};
use super::moving::LoneStep;
use super::state::{EMPTY, State};

/// The bits of a neighbourhood at most.
const BITS: usize = 9;
/// The cells of a neighbourhood at most, without the one in the middle.
const AROUND: usize = 8;
/// The rows of a neighbourhood at most.
const ROWS: usize = 3;
/// The cells of a word.
const CELLS: usize = 64;

/// How a neighbourhood is cut out of the board.
#[derive(Clone, Debug)]
pub(super) struct Window {
    /// What the piece reaches from each cell.
    reach: [u64; CELLS],
    /// From the middle to the cell of the lowest bit.
    lowest: i32,
    /// How far down each row of bits is moved, and where it then is.
    rows: [(u32, u64); ROWS],
    /// For each neighbourhood: how many cells there are.
    count: [u8; 1 << BITS],
    /// For each neighbourhood and number: how far the cell is from that of the lowest bit.
    step: Box<[u8; AROUND << BITS]>,
}

impl Window {
    fn new<const W: usize>(reach: &[Bits<W>]) -> Option<Self> {
        if W != 1 || reach.len() > CELLS {
            return None;
        }
        let pairs = reach.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |to| (from, to)));
        let mut distances: Vec<i32> = pairs.map(|(from, to)| to as i32 - from as i32).collect();
        distances.sort_unstable();
        distances.dedup();
        if distances.len() > AROUND || distances.is_empty() {
            return None;
        }
        // The middle is never empty, and joins the cells beside it to one row.
        distances.push(0);
        distances.sort_unstable();
        distances.dedup();
        let lowest = distances[0];
        let mut rows = [(0, 0); ROWS];
        let mut n_rows = 0;
        for (bit, &distance) in distances.iter().enumerate() {
            let down = (distance - lowest) as u32 - bit as u32;
            if n_rows == 0 || rows[n_rows - 1].0 != down {
                *rows.get_mut(n_rows)? = (down, 0);
                n_rows += 1;
            }
            rows[n_rows - 1].1 |= 1 << bit;
        }
        if distances.len() > BITS || distances.last()? - lowest >= CELLS as i32 {
            return None;
        }
        let mut window = Window {
            reach: std::array::from_fn(|cell| reach.get(cell).map_or(0, |cells| cells.0[0])),
            lowest,
            rows,
            count: [0; 1 << BITS],
            step: Box::new([0; AROUND << BITS]),
        };
        for around in 0..1_usize << BITS {
            let open = distances
                .iter()
                .enumerate()
                .filter(|(bit, distance)| around >> bit & 1 == 1 && **distance != 0);
            for (k, (_, distance)) in open.enumerate() {
                window.count[around] = k as u8 + 1;
                window.step[around * AROUND + k] = (distance - lowest) as u8;
            }
        }
        Some(window)
    }
}

/// The steps of a game of strolling.
#[derive(Clone, Debug)]
pub(super) struct Strolls<const W: usize> {
    pub(super) course: Course<(), W, 1>,
    window: Window,
    layer: u8,
    leaves: u8,
}

impl<const W: usize> Strolls<W> {
    /// Writes a course of the only piece down once more, if the board is small and all its steps are alike.
    pub(super) fn new(
        program: &Program<W>,
        lone: &(Course<LoneStep<W>, W, 1>, Box<[Bits<W>]>),
    ) -> Option<Self> {
        let (course, reach) = lone;
        let window = Window::new(reach)?;
        let mut steps = course.all().filter(|step| step.mask != Bits::EMPTY);
        let first = *steps.next()?;
        let is_alike = |step: &LoneStep<W>| {
            let is_open =
                usize::from(step.slot) == EMPTY && step.flip == Bits::EMPTY && step.mask == program.all;
            is_open && step.leaves == first.leaves && step.layer == first.layer
        };
        let all_played = course.all().all(|step| step.mask != Bits::EMPTY);
        if !all_played || !is_alike(&first) || !steps.all(is_alike) {
            return None;
        }
        let course = course.with_arrivals(first.layer)?.map(|_| ());
        Some(Strolls { course, window, layer: first.layer, leaves: first.leaves })
    }

    /// Returns the layer of the piece, the slot of what it leaves behind, and what it reaches from each cell.
    pub(super) fn ways(&self) -> (u8, u8, &[u64; CELLS]) {
        (self.layer, self.leaves, &self.window.reach)
    }
}

/// A piece on its way.
#[derive(Clone, Debug)]
pub(super) struct Stroll<'a, const W: usize> {
    game: &'a Strolls<W>,
    at: u32,
    empty: u64,
    around: usize,
    begin: (u32, u64),
    left: Bits<W>,
    reserve: u16,
    moves: u16,
}

impl<'a, const W: usize> Stroll<'a, W> {
    /// Finds the piece, if it is on the board.
    pub(super) fn begin(game: &'a Strolls<W>, state: &State<W>) -> Option<Self> {
        let piece = state.layer(game.layer);
        if piece.is_empty() {
            return None;
        }
        let (at, empty) = (piece.first() as u32, state.empty().0[0]);
        let (left, reserve) = (state.layer(game.leaves), state.reserve[usize::from(game.leaves & 15)]);
        Some(Stroll { game, at, empty, around: 0, begin: (at, empty), left, reserve, moves: 0 })
    }
}

impl<const W: usize> Shape<W, 1> for Stroll<'_, W> {
    type Step = ();

    #[inline(always)]
    fn count(&mut self, _: &Program<W>, _: &(), _: &State<W>) -> u32 {
        let window = &self.game.window;
        let open = window.reach[self.at as usize % CELLS] & self.empty;
        let around = open.rotate_right(self.at.wrapping_add_signed(window.lowest) & 63);
        let [first, second, third] = window.rows.map(|(down, mask)| around >> (down & 63) & mask);
        self.around = (first | second | third) as usize % (1 << BITS);
        u32::from(window.count[self.around])
    }

    #[inline(always)]
    fn play(&mut self, _: &Program<W>, _: &(), k: u32, _: &mut State<W>) -> Played<W> {
        let window = &self.game.window;
        let step = u32::from(window.step[(self.around * AROUND + k as usize) % (AROUND << BITS)]);
        let origin = self.at;
        self.at = self.at.wrapping_add_signed(window.lowest).wrapping_add(step) & 63;
        let (it, was) = (1_u64 << self.at, 1_u64 << (origin & 63));
        self.empty &= !it;
        if usize::from(self.game.leaves) == EMPTY {
            self.empty |= was;
        }
        self.moves += 1;
        let (to, origin) = (self.at as usize, Bits::single(origin as usize));
        Played { lane: 0, to, it: Bits::single(to), origin }
    }

    #[inline(always)]
    fn empty(&self, _: &State<W>) -> Bits<W> {
        let mut empty = Bits::EMPTY;
        empty.0[0] = self.empty;
        empty
    }

    fn settle(&self, state: &mut State<W>) {
        let it = Bits::single(self.at as usize);
        *state.layer_mut(self.game.layer) = it;
        state.layers[EMPTY] = self.empty(state);
        if usize::from(self.game.leaves) != EMPTY {
            let (at, empty) = self.begin;
            let mut before = Bits::single(at as usize);
            before.0[0] |= empty;
            *state.layer_mut(self.game.leaves) = self.left | before.without(state.empty()).without(it);
            *state.reserve_mut(self.game.leaves) = self.reserve.saturating_sub(self.moves);
        }
    }
}
