//! Hand-written random playouts, one file a game: what the interpreted engine is measured against.
//!
//! Every game draws one number a ply, below the count of legal plies, so that the interpreted and the written game
//! are the same game played with the same generator (Atari Go and Go alone draw again when they hit a point where no
//! stone may be put).

pub mod amazonas;
pub mod atari_go;
pub mod avanco;
pub mod bits;
pub mod check;
pub mod clock;
pub mod dominorio;
pub mod flume;
pub mod gatos_e_caes;
pub mod go;
pub mod hex;
pub mod konane;
pub mod measure;
pub mod ouri;
pub mod produto;
pub mod quelhas;
pub mod rastros;
pub mod rng;
pub mod semaforo;
pub mod semaforo_space;

use rng::Rng;

/// How one random game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// The side that won: 0 is the side that began, 1 the other; `None` is a draw.
    pub winner: Option<usize>,
    /// The single placements, moves, swaps and passes played.
    pub plies: u32,
}

/// What decides a playout's plies: the generator, or the script of a self-check.
pub trait Driver {
    /// Chooses one of `n` legal plies.
    fn below(&mut self, n: u32) -> u32;
    /// Hears which ply the choice was, in the game's own code.
    #[inline(always)]
    fn played(&mut self, _ply: u32) {}
}

/// One reference game.
pub struct Game {
    /// The id of the game file that declares the same game.
    pub id: &'static str,
    /// Plays one random game.
    pub playout: fn(&mut Rng) -> Playout,
    /// Holds the playout to a slow and plain version of the rules; panics where they part.
    pub self_check: fn(),
}

/// Every reference: first the six bitboard games, then the plain ones.
pub const GAMES: [Game; 14] = [
    Game { id: "avanco", playout: avanco::playout, self_check: avanco::self_check },
    Game { id: "rastros", playout: rastros::playout, self_check: rastros::self_check },
    Game { id: "semaforo", playout: semaforo::playout, self_check: semaforo::self_check },
    Game { id: "gatos-e-caes", playout: gatos_e_caes::playout, self_check: gatos_e_caes::self_check },
    Game { id: "flume", playout: flume::playout, self_check: flume::self_check },
    Game { id: "produto", playout: produto::playout, self_check: produto::self_check },
    Game { id: "hex", playout: hex::playout, self_check: hex::self_check },
    Game { id: "atari-go", playout: atari_go::playout, self_check: atari_go::self_check },
    Game { id: "go-7x7", playout: go::playout, self_check: go::self_check },
    Game { id: "amazonas", playout: amazonas::playout, self_check: amazonas::self_check },
    Game { id: "oware", playout: ouri::playout, self_check: ouri::self_check },
    Game { id: "konane", playout: konane::playout, self_check: konane::self_check },
    Game { id: "dominorio", playout: dominorio::playout, self_check: dominorio::self_check },
    Game { id: "quelhas", playout: quelhas::playout, self_check: quelhas::self_check },
];
