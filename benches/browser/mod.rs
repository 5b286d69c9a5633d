//! Random games by the engine for browsers, in Node: how many a second, beside the same games by the native engine.

use std::io::Write;
use std::process::{Command, Stdio};

const PLAYS: &str = include_str!("plays.js");

/// So many random games of a game the engine plays when it is asked whether it is fair, and from this seed.
pub const GAMES: u64 = 400;
/// With what all random games begin, here and in the browser.
pub const SEED: u64 = 2004;

/// Returns how many random games a second an engine plays of each game, which is told by its id and its text; or why not.
pub fn rates(engine: &[u8], games: &[(String, String)]) -> Result<Vec<f64>, String> {
    if engine.is_empty() {
        return Err(String::from("`cargo pocket` has left none"));
    }
    let mut file = tempfile::NamedTempFile::new().map_err(|error| error.to_string())?;
    file.write_all(engine).map_err(|error| error.to_string())?;
    let questions: Vec<_> = games
        .iter()
        .map(|(id, text)| serde_json::json!({ "ask": "fair", "game": id, "file": text, "language": "en" }))
        .collect();
    let mut running = Command::new("node")
        .args(["-e", PLAYS])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("node is not at hand: {error}"))?;
    if let Some(mut listens) = running.stdin.take() {
        let asked = serde_json::json!([file.path(), questions]).to_string();
        // Who has stopped says why itself.
        let _ = listens.write_all(asked.as_bytes());
    }
    let said = running.wait_with_output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&said.stdout);
    let rates: Vec<f64> =
        text.lines().filter_map(|line| line.parse::<f64>().ok()).map(|rate| rate * GAMES as f64).collect();
    if rates.len() == games.len() { Ok(rates) } else { Err(String::from("node has stopped")) }
}
