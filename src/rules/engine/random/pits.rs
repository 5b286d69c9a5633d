//! Sets of pits and questions about them, for boards of so few pits and seeds that all counts fit in one number.
//!
//! The pits stand in the order in which they are sown, a byte each, and no byte ever reaches its highest bit. So the
//! pits that hold so many seeds are found by two subtractions for all at once, and a set of pits is a mask.

use crate::engine::bits::{Bits, HIGH, LOW};
use crate::engine::program::code::{ConditionCode, NumberCode, OfMove, Op, Program, SetCode};
use crate::game::{Bound, Repeated};

/// At most so many pits make a field.
pub(crate) const MOST_PITS: usize = 16;
/// At most so many seeds lie in a field, so that the highest bit of every byte is free.
pub(crate) const MOST_SEEDS: usize = 127;
/// No set needs more steps than this at once.
const STACK: usize = 8;

const LOWS: u128 = LOW as u128 | (LOW as u128) << 64;
const HIGHS: u128 = HIGH as u128 | (HIGH as u128) << 64;

/// For each eight pits of a mask, all bits of their bytes.
static BYTES: [u64; 256] = {
    let mut table = [0; 256];
    let mut mask = 0;
    while mask < 256 {
        let mut pit = 0;
        while pit < 8 {
            if mask >> pit & 1 == 1 {
                table[mask] |= 255 << (8 * pit);
            }
            pit += 1;
        }
        mask += 1;
    }
    table
};

/// Returns all bits of the bytes of some pits.
#[inline(always)]
pub(crate) fn bytes(mask: u32) -> u128 {
    let of = |eight: u32| u128::from(BYTES[eight as usize & 255]);
    of(mask) | of(mask >> 8) << 64
}

/// Returns how many seeds there are in all bytes together.
#[inline(always)]
pub(crate) fn sum(houses: u128) -> u8 {
    let of = |word: u64| (word.wrapping_mul(LOW) >> 56) as u8;
    of(houses as u64) + of((houses >> 64) as u64)
}

/// What a question is put to: the seeds, what the sides have taken, who moves, and the pit of the last seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    pub(crate) houses: u128,
    pub(crate) taken: [u8; 2],
    pub(crate) side: usize,
    pub(crate) it: u32,
    pub(crate) n_pits: u32,
}

/// The pits of a mask that hold so many seeds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Within {
    mask: u32,
    /// The highest bits of the bytes of the mask.
    marks: u128,
    least: u128,
    most: u128,
}

impl Within {
    fn new(mask: u32, least: u32, most: u32) -> Self {
        // More seeds than there can be are never there.
        let mask = if least as usize > MOST_SEEDS { 0 } else { mask };
        let most = most.min(MOST_SEEDS as u32);
        let (least, most) = (u128::from(least & 127) * LOWS, u128::from(most | 128) * LOWS);
        Within { mask, marks: bytes(mask) & HIGHS, least, most }
    }

    /// Marks the pits by the highest bits of their bytes.
    #[inline(always)]
    fn marks(&self, houses: u128) -> u128 {
        ((houses | HIGHS) - self.least) & (self.most - houses) & self.marks
    }

    #[inline(always)]
    fn pits(&self, houses: u128) -> u32 {
        let marks = self.marks(houses);
        let gather = |word: u64| ((word >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32;
        gather(marks as u64) | gather((marks >> 64) as u64) << 8
    }
}

/// A step towards a set of pits, on a stack of masks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PitOp {
    Fixed(u32),
    Within(Within),
    It,
    Not,
    And,
    AndNot,
    Or,
    Else,
    Trail,
    /// What each pit leads to.
    Near([u16; MOST_PITS]),
}

/// A set of pits.
#[derive(Clone, Debug)]
pub(crate) enum PitSet {
    /// What holds so many seeds.
    Within(Within),
    /// The run back from the pit of the last seed through what holds so many.
    Catch(Within),
    /// Anything else, in postfix order.
    Program(Box<[PitOp]>),
}

impl PitSet {
    /// Writes a set down for a field, if it speaks of nothing but pits and seeds.
    pub(crate) fn new<const W: usize>(program: &Program<W>, set: &SetCode<W>) -> Option<Self> {
        let ops = match set {
            SetCode::Fixed(cells) => vec![PitOp::Fixed(mask(program, *cells))],
            SetCode::Program(ops) => pit_ops(program, ops)?,
            _ => return None,
        };
        Some(match *ops {
            [PitOp::Within(within)] => PitSet::Within(within),
            [PitOp::It, PitOp::Within(within), PitOp::Trail] => PitSet::Catch(within),
            _ => PitSet::Program(ops.into()),
        })
    }

    #[inline(always)]
    pub(crate) fn pits(&self, field: &Field) -> u32 {
        match self {
            PitSet::Within(within) => within.pits(field.houses),
            PitSet::Catch(within) => trail(field.it, within.pits(field.houses), field.n_pits),
            PitSet::Program(ops) => run(ops, field),
        }
    }

    #[inline(always)]
    fn is_empty(&self, field: &Field) -> bool {
        match self {
            PitSet::Within(within) => within.marks(field.houses) == 0,
            other => other.pits(field) == 0,
        }
    }
}

/// Returns the places of some pits in the order of sowing.
fn mask<const W: usize>(program: &Program<W>, cells: Bits<W>) -> u32 {
    let places = cells.iter().filter_map(|cell| program.track_index.get(cell));
    places.fold(0, |mask, &place| mask | 1 << place)
}

fn pit_ops<const W: usize>(program: &Program<W>, ops: &[Op<W>]) -> Option<Vec<PitOp>> {
    let all = mask(program, program.all);
    let (mut found, mut depth) = (Vec::new(), 0_usize);
    for op in ops {
        depth = (depth + 1).checked_sub(op.takes()).filter(|&depth| depth < STACK)?;
        found.push(match op {
            Op::Fixed(cells) => PitOp::Fixed(mask(program, *cells)),
            Op::Seeds(least, most) => PitOp::Within(Within::new(all, *least, *most)),
            Op::OfMove(OfMove::It) => PitOp::It,
            Op::Not => PitOp::Not,
            Op::And => PitOp::And,
            Op::AndNot => PitOp::AndNot,
            Op::Or => PitOp::Or,
            Op::Else => PitOp::Else,
            Op::Trail => PitOp::Trail,
            Op::Near(relation) => {
                let lead = |cell: &u16| {
                    mask(program, program.relations[*relation].apply(Bits::single(usize::from(*cell)))) as u16
                };
                let mut leads = [0; MOST_PITS];
                leads.iter_mut().zip(&program.track).for_each(|(to, cell)| *to = lead(cell));
                PitOp::Near(leads)
            }
            _ => return None,
        });
        // Seeds in some pits are looked for at once.
        if let [.., PitOp::Fixed(mask), PitOp::Within(within), PitOp::And]
        | [.., PitOp::Within(within), PitOp::Fixed(mask), PitOp::And] = *found.as_slice()
        {
            found.truncate(found.len() - 3);
            let mask = mask & within.mask;
            found.push(PitOp::Within(Within { mask, marks: bytes(mask) & HIGHS, ..within }));
        }
    }
    Some(found)
}

fn run(ops: &[PitOp], field: &Field) -> u32 {
    let mut stack = [0; STACK];
    let mut top = 0;
    let all = (1 << field.n_pits) - 1;
    for op in ops {
        let last = stack[(top + STACK - 1) % STACK];
        let before = stack[(top + STACK - 2) % STACK];
        let (value, taken) = match op {
            PitOp::Fixed(mask) => (*mask, 0),
            PitOp::Within(within) => (within.pits(field.houses), 0),
            PitOp::It => (field.it, 0),
            PitOp::Not => (all & !last, 1),
            PitOp::And => (before & last, 2),
            PitOp::AndNot => (before & !last, 2),
            PitOp::Or => (before | last, 2),
            PitOp::Else => (if before == 0 { last } else { before }, 2),
            PitOp::Trail => (trail(before, last, field.n_pits), 2),
            PitOp::Near(leads) => {
                let led = leads.iter().enumerate().filter(|(pit, _)| last >> pit & 1 == 1);
                (led.fold(0, |all, (_, lead)| all | u32::from(*lead)), 1)
            }
        };
        top -= taken;
        stack[top % STACK] = value;
        top += 1;
    }
    stack[0]
}

/// Returns the run back from the first of some pits inside others.
#[inline(always)]
fn trail(from: u32, through: u32, n_pits: u32) -> u32 {
    if from == 0 {
        return 0;
    }
    // Twice round, so that no run passes an end.
    let twice = u64::from(through) | u64::from(through) << n_pits;
    let end = from.trailing_zeros() + n_pits;
    let run = (twice << (63 - end)).leading_ones().min(n_pits);
    let cells = ((1_u64 << run) - 1) << (end + 1 - run);
    (cells | cells >> n_pits) as u32 & ((1 << n_pits) - 1)
}

/// A condition about pits, seeds and what was taken.
#[derive(Clone, Debug)]
pub(crate) enum PitTest {
    Some(PitSet),
    No(PitSet),
    Taken(Bound, i64),
    /// No pit got the last seed.
    InStore,
    /// The position has been there before.
    Repeated,
}

impl PitTest {
    /// Writes a condition down for a field, if it is a plain one.
    pub(crate) fn new<const W: usize>(program: &Program<W>, condition: &ConditionCode<W>) -> Option<Self> {
        match condition {
            ConditionCode::Some(set) => PitSet::new(program, set).map(PitTest::Some),
            ConditionCode::No(set) => PitSet::new(program, set).map(PitTest::No),
            ConditionCode::Compare(NumberCode::Taken, bound, NumberCode::Int(n)) => {
                Some(PitTest::Taken(*bound, *n))
            }
            ConditionCode::LastInStore => Some(PitTest::InStore),
            ConditionCode::Repeated(Repeated { with_side: true, negated: false, times: 1 }) => {
                Some(PitTest::Repeated)
            }
            _ => None,
        }
    }

    /// Returns whether it holds; `seen` answers whether the position has been there before.
    #[inline(always)]
    pub(crate) fn holds(&self, field: &Field, seen: impl FnOnce() -> bool) -> bool {
        match self {
            PitTest::Some(set) => !set.is_empty(field),
            PitTest::No(set) => set.is_empty(field),
            PitTest::Taken(bound, n) => bound.holds(i64::from(field.taken[field.side & 1]), *n),
            PitTest::InStore => field.it == 0,
            PitTest::Repeated => seen(),
        }
    }
}
