//! The same games in OpenSpiel, written by hand in C++: how many random moves a second its own loop plays.

use std::io::Write;
use std::process::{Command, Stdio};

const ROLLOUTS: &str = include_str!("rollouts.py");

/// Our game, the same as OpenSpiel is asked for it, and how many of its actions make one of our moves.
pub const GAMES: [(&str, &str, f64); 16] = [
    ("avanco", "breakthrough(rows=7,columns=7)", 1.0),
    ("clobber", "clobber(rows=6,columns=5)", 1.0),
    ("hex", "hex(board_size=11,swap=True)", 1.0),
    ("go-7x7", "go(board_size=7)", 1.0),
    ("oware", "oware", 1.0),
    ("damas-inglesas", "checkers", 1.0),
    ("pontos-e-quadrados", "dots_and_boxes(num_rows=5,num_cols=5)", 1.0),
    ("quatro-em-linha", "connect_four", 1.0),
    ("gomoku", "gomoku", 1.0),
    ("reversi", "othello", 1.0),
    ("tic-tac-toe", "tic_tac_toe", 1.0),
    ("linhas-de-acao", "lines_of_action", 1.0),
    ("moinho", "nine_mens_morris", 1.0),
    ("amazonas", "amazons", 3.0),
    ("kalah", "mancala", 1.0),
    ("havannah", "havannah(board_size=8,swap=True)", 1.0),
];

/// Returns the moves a second of each game, if a Python that has OpenSpiel is at hand: `OPEN_SPIEL_PYTHON`, or `python3`.
pub fn rates() -> Option<Vec<f64>> {
    let python = std::env::var("OPEN_SPIEL_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let mut running = Command::new(python)
        .args(["-c", ROLLOUTS])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let asked: String = GAMES.iter().map(|(_, call, _)| format!("{call}\n")).collect();
    // Who has no OpenSpiel does not listen.
    let _ = running.stdin.take()?.write_all(asked.as_bytes());
    let said = running.wait_with_output().ok()?;
    let text = String::from_utf8(said.stdout).ok()?;
    let rates: Vec<f64> =
        text.lines().zip(GAMES).filter_map(|(line, game)| Some(line.parse::<f64>().ok()? / game.2)).collect();
    (rates.len() == GAMES.len()).then_some(rates)
}
