//! Games from the text of a test.

use rules::compile::{Compiled, GameText, compile};
use rules::game::Game;

/// Compiles a whole file.
pub fn compiled(text: &str) -> Compiled {
    let file = GameText { name: "x.yaml".to_owned(), text: text.to_owned() };
    *compile("x", file, &|_| None).unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics))
}

/// Compiles a game from the lines that matter to a test.
pub fn game(rules: &str) -> Game {
    compiled(&format!("name: {{ pt: X, en: X, es: X }}\n{rules}")).game
}
