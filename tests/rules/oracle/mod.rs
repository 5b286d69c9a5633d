//! Naïve, hand-written games: the oracles the engine is held to.
//!
//! Every file here was written from the rule sheets alone, with plain lists of cells, and shares nothing with the engine.
//! The ids are those of the game files; a size after the last dash (`hex-9x9`) gives the same game on another board.

pub(crate) mod abalone;
pub(crate) mod amazonas;
pub(crate) mod atari_go;
pub(crate) mod avanco;
pub(crate) mod camette;
pub(crate) mod clobber;
pub(crate) mod damas;
pub(crate) mod dominorio;
pub(crate) mod faisca;
pub(crate) mod fanorona;
pub(crate) mod flume;
pub(crate) mod gatos_e_caes;
pub(crate) mod go7;
pub(crate) mod havannah;
pub(crate) mod hex;
pub(crate) mod hexapawn;
pub(crate) mod kalah;
pub(crate) mod konane;
pub(crate) mod linhas;
pub(crate) mod neutrao;
pub(crate) mod nex;
pub(crate) mod ouri;
pub(crate) mod pente;
pub(crate) mod peoes;
pub(crate) mod pontos_e_quadrados;
pub(crate) mod produto;
pub(crate) mod quelhas;
pub(crate) mod rastros;
pub(crate) mod scripts;
mod self_check;
pub(crate) mod semaforo;
pub(crate) mod sesqui;
pub(crate) mod tic_tac_toe;
pub(crate) mod trail;
pub(crate) mod y;

/// A game in progress, as a person with the rule sheet in hand would keep it.
pub(crate) trait Oracle {
    /// Every legal move in canonical notation, without repetition; empty once the game is over.
    fn moves(&self) -> Vec<String>;
    /// Plays a move that `moves` lists.
    fn play(&mut self, mv: &str);
    /// The side to move: 0 is first, 1 is second.
    fn side_to_move(&self) -> usize;
    /// How the game ended, or nothing while it goes on.
    fn outcome(&self) -> Option<Verdict>;
    /// The occupied cells and what stands on each.
    fn cells(&self) -> Vec<(String, String)>;
    /// A copy to try moves on.
    fn boxed_clone(&self) -> Box<dyn Oracle>;
}

/// The end of a game, by side (colour) and not by the person who holds it after a swap.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Verdict {
    /// The first side won.
    First,
    /// The second side won.
    Second,
    /// Nobody won.
    Draw,
}

impl Verdict {
    /// The victory of a side.
    pub(crate) fn win(side: usize) -> Verdict {
        if side == 0 { Verdict::First } else { Verdict::Second }
    }

    /// The victory of whoever has more.
    pub(crate) fn more(first: usize, second: usize) -> Verdict {
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Verdict::First,
            std::cmp::Ordering::Less => Verdict::Second,
            std::cmp::Ordering::Equal => Verdict::Draw,
        }
    }
}

/// Counts the sequences of `depth` plies from here; a finished game is not continued.
pub(crate) fn perft(game: &dyn Oracle, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = game.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |mv: &String| {
        let mut next = game.boxed_clone();
        next.play(mv);
        perft(next.as_ref(), depth - 1)
    };
    moves.iter().map(after).sum()
}

/// The oracle of a game at its start, by the id of its game file.
///
/// Y is missing: its board is a graph the caller gives to [`y::Y::new`].
pub(crate) fn oracle(id: &str) -> Option<Box<dyn Oracle>> {
    let (game, size) = match id.rsplit_once('-').and_then(|(game, size)| Some((game, parse_size(size)?))) {
        Some((game, size)) => (game, Some(size)),
        None => (id, None),
    };
    let or = |columns: i32, rows: i32| size.unwrap_or((columns, rows));
    let square = |default: i32| or(default, default).0;
    Some(match game {
        "abalone" => Box::new(abalone::Abalone::new()),
        "fanorona" => Box::new(fanorona::Fanorona::new()),
        "amazonas" if size.is_none() => Box::new(amazonas::Amazonas::championship()),
        "atari-go" => Box::new(atari_go::AtariGo::new(square(9), 40)),
        "avanco" => Box::new(avanco::Avanco::new(square(7))),
        "camette" => Box::new(camette::Camette::new()),
        "clobber" => Box::new(clobber::Clobber::new(or(5, 6).0, or(5, 6).1)),
        "damas-classicas" => Box::new(damas::Damas::new()),
        "havannah" => Box::new(havannah::Havannah::new(8)),
        "kalah" => Box::new(kalah::Kalah::new()),
        "linhas-de-acao" => Box::new(linhas::Linhas::new()),
        "neutrao" => Box::new(neutrao::Neutrao::new()),
        "pente" => Box::new(pente::Pente::new(19)),
        "dominorio" => Box::new(dominorio::Dominorio::new(or(8, 8).0, or(8, 8).1)),
        "faisca" => Box::new(faisca::Faisca::new(or(6, 5).0, or(6, 5).1, 5)),
        "flume" => Box::new(flume::Flume::new(square(7), 40, flume::Centre::Free)),
        "flume-centro" => Box::new(flume::Flume::new(square(7), 40, flume::Centre::BannedAtFirst)),
        "gatos-e-caes" => Box::new(gatos_e_caes::GatosECaes::new(square(8), 28)),
        "go" => Box::new(go7::Go::new(square(7))),
        "hex" => Box::new(hex::Hex::new(square(11))),
        "hexapawn" => Box::new(hexapawn::Hexapawn::new(square(3))),
        "konane" => Box::new(konane::Konane::new(square(8))),
        "nex" => Box::new(nex::Nex::new(square(11))),
        "ouri" => Box::new(ouri::Ouri::new(ouri::Rule::Schools)),
        "oware" => Box::new(ouri::Ouri::new(ouri::Rule::International)),
        "peoes" => Box::new(peoes::Peoes::new(square(8))),
        "pontos-e-quadrados" => Box::new(pontos_e_quadrados::PontosEQuadrados::new(or(5, 5).0, or(5, 5).1)),
        "produto" => Box::new(produto::Produto::new(5, 45, produto::Tie::FewerOwn)),
        "produto-2026" => Box::new(produto::Produto::new(5, 45, produto::Tie::Second)),
        "produto-lado-4" => Box::new(produto::Produto::new(4, 45, produto::Tie::FewerOwn)),
        "quelhas" => Box::new(quelhas::Quelhas::new(or(10, 10).0, or(10, 10).1)),
        "rastros" => match square(7) {
            5 => Box::new(rastros::Rastros::new(5, "d4", "a1", "e5")),
            7 => Box::new(rastros::Rastros::new(7, "e5", "a1", "g7")),
            9 => Box::new(rastros::Rastros::new(9, "f6", "a1", "i9")),
            _ => return None,
        },
        "semaforo" => Box::new(semaforo::Semaforo::new(or(4, 3).0, or(4, 3).1, 8)),
        "sesqui" => Box::new(sesqui::Sesqui::new(square(8))),
        "tic-tac-toe" => Box::new(tic_tac_toe::TicTacToe::new()),
        _ => return None,
    })
}

/// Reads `4x3` as 4 columns and 3 rows.
fn parse_size(text: &str) -> Option<(i32, i32)> {
    let (columns, rows) = text.split_once('x')?;
    Some((columns.parse().ok()?, rows.parse().ok()?))
}

/// Column and row, both from 0.
pub(crate) type Cell = (i32, i32);

/// The name of a cell: `(2, 3)` is `c4`.
pub(crate) fn name((column, row): Cell) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// The cell of a name: `c4` is `(2, 3)`.
pub(crate) fn cell(name: &str) -> Cell {
    let column = i32::from(name.as_bytes()[0]) - i32::from(b'a');
    let row: i32 = name[1..].parse().expect("a cell is a letter and a number");
    (column, row - 1)
}
