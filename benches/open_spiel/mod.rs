//! The same games in OpenSpiel, written by hand in C++: how many random moves a second its own loop plays.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

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

/// A Python that plays OpenSpiel's games for as long as it is asked.
pub struct OpenSpiel {
    python: Child,
    asks: ChildStdin,
    says: Lines<BufReader<ChildStdout>>,
}

impl OpenSpiel {
    /// Begins one, if there is a Python that has OpenSpiel: `OPEN_SPIEL_PYTHON`, or `python3`.
    pub fn begin() -> Option<OpenSpiel> {
        let name = std::env::var("OPEN_SPIEL_PYTHON").unwrap_or_else(|_| "python3".to_owned());
        let mut python = Command::new(name)
            .args(["-c", ROLLOUTS])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let (asks, says) = (python.stdin.take()?, BufReader::new(python.stdout.take()?).lines());
        Some(OpenSpiel { python, asks, says })
    }

    /// Returns how many actions a second its own loop plays of a game; nothing if it has stopped.
    pub fn rate(&mut self, call: &str) -> Option<f64> {
        writeln!(self.asks, "{call}").ok()?;
        self.says.next()?.ok()?.parse().ok()
    }
}

impl Drop for OpenSpiel {
    fn drop(&mut self) {
        let _ = self.python.kill();
        let _ = self.python.wait();
    }
}
