//! What people write where cells are named: words that could be names and are a whole saying instead.

use std::sync::LazyLock;

use speech::{Lexicon, Message, msg};

use super::everyday::{is_article, key_said_here, said_here};

/// Finds among the words of a description what means something as a saying, and says how it is written; `is_kind` tells the
/// kinds of pieces of the game.
pub(crate) fn slip_in_cells(words: &[&str], is_kind: &dyn Fn(&str) -> bool) -> Option<(usize, Message)> {
    let here = |words: &str| Some(msg("lang-said-here").with("words", words));
    // What is said of the board may be a saying, too.
    if let Some(full) = words.iter().position(|word| said_here(word) == Some("no empty")) {
        return Some((full, msg("lang-said-here").with("words", "no empty")));
    }
    for (index, word) in words.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|before| words.get(before));
        let help = match said_here(word) {
            Some("no move") => here("no move"),
            Some("removed") => match before.filter(|word| is_kind(word)) {
                Some(kind) => Some(msg("lang-captured-kind").with("kind", kind)),
                None => Some(msg("lang-captured")),
            },
            Some("in sight of it") => {
                let of = (index + 1..words.len()).find(|next| !is_article(words[*next]));
                of.and_then(|of| way_of(words[of])).and_then(here)
            }
            _ if *word == "board" || key_said_here(word) == Some("board") => Some(msg("lang-whole-board")),
            _ => None,
        };
        if let Some(help) = help {
            return Some((index, help));
        }
    }
    None
}

/// Returns how the cells are said that a piece of chess goes to.
pub(super) fn way_of(piece: &str) -> Option<&'static str> {
    if said_here(piece) == Some("knight-leap") {
        return Some("to empty knight-leap from it");
    }
    static WAYS: LazyLock<Lexicon<&'static str>> = LazyLock::new(|| {
        Lexicon::new([
            ("to empty around it", msg("lang-chess-king")),
            ("to empty in sight of it", msg("lang-chess-queen")),
            ("to empty straight in sight of it", msg("lang-chess-rook")),
            ("to empty diagonal in sight of it", msg("lang-chess-bishop")),
        ])
    });
    WAYS.meaning(piece)
}
