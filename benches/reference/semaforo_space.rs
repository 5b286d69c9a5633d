//! Semáforo on 4×3 as a game to be searched, written by hand: what the interpreted engine's search is measured against.

use rules::analysis::solve::{Outcome, Space};
use rules::game::Side;

use super::semaforo::has_line;

/// The cells that may change, each into the next colour.
const CHANGING: u64 = 0x0000_ffff_ffff_ffff;

/// The start of the game.
pub struct Semaforo;

/// Four masks of twelve cells (empty, green, yellow, red) side by side in one word, and who is to move.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    cells: u64,
    is_second: bool,
}

impl Space for Semaforo {
    type Node = Board;
    type Move = u8;
    type Lister = ();

    fn root(&self) -> Board {
        Board { cells: 0xfff, is_second: false }
    }

    #[inline]
    fn player(&self, node: &Board) -> Side {
        if node.is_second { Side::Second } else { Side::First }
    }

    #[inline]
    fn moves(&self, node: &mut Board, (): &mut (), moves: &mut Vec<u8>) -> Result<(), Outcome> {
        let mut open = node.cells & CHANGING;
        while open != 0 {
            moves.push(open.trailing_zeros() as u8);
            open &= open - 1;
        }
        if moves.is_empty() { Err(Outcome { winner: None, lead: None }) } else { Ok(()) }
    }

    #[inline]
    fn width(&self, node: &mut Board, (): &mut ()) -> Result<u32, Outcome> {
        let count = (node.cells & CHANGING).count_ones();
        if count == 0 { Err(Outcome { winner: None, lead: None }) } else { Ok(count) }
    }

    // Both sides have the same moves.
    #[inline]
    fn idle_width(&self, _: &Board, (): &mut ()) -> u32 {
        0
    }

    #[inline]
    fn play(&self, node: &mut Board, mv: u8) -> Option<Outcome> {
        let old = 1 << mv;
        node.cells ^= old | old << 16;
        let winner = self.player(node);
        node.is_second = !node.is_second;
        has_line(node.cells).then_some(Outcome { winner: Some(winner), lead: None })
    }

    #[inline]
    fn key(&self, node: &Board) -> u64 {
        let (cells, across) = (node.cells, mirrored(node.cells));
        let least = scatter(cells).min(scatter(across));
        scatter(least.min(scatter(upside_down(cells))).min(scatter(upside_down(across))))
    }

    fn place(&self, mv: u8) -> usize {
        usize::from(mv)
    }
}

/// Exchanges the columns a and d, b and c.
#[inline]
fn mirrored(cells: u64) -> u64 {
    let pairs = (cells & 0x0333_0333_0333_0333) << 2 | (cells & 0x0ccc_0ccc_0ccc_0ccc) >> 2;
    (pairs & 0x0555_0555_0555_0555) << 1 | (pairs & 0x0aaa_0aaa_0aaa_0aaa) >> 1
}

/// Exchanges the rows 1 and 3.
#[inline]
fn upside_down(cells: u64) -> u64 {
    (cells & 0x000f_000f_000f_000f) << 8
        | (cells & 0x0f00_0f00_0f00_0f00) >> 8
        | cells & 0x00f0_00f0_00f0_00f0
}

/// Spreads a number over all its bits.
#[inline]
fn scatter(mut z: u64) -> u64 {
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
