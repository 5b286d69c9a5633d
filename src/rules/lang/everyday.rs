//! Words of everyday speech, in any of people's languages, and how the rule language says them.
//!
//! What people say stands in the catalogues, several words with commas between them.

use std::sync::LazyLock;

use speech::{Lexicon, Message, msg};

/// How the language says what words of everyday speech mean. They are looked up for thousands of words of one file, so each list is
/// read once.
type Here = LazyLock<Lexicon<&'static str>>;

/// The keys of a game file by what people call them.
static KEYS: Here = LazyLock::new(|| {
    Lexicon::new([
        ("board", msg("lang-key-board")),
        ("turn", msg("lang-key-turn")),
        ("end", msg("lang-key-end")),
        ("pieces", msg("lang-key-pieces")),
        ("start", msg("lang-key-start")),
        ("sides", msg("lang-key-sides")),
        ("name", msg("lang-key-name")),
        ("author", msg("lang-key-author")),
        ("year", msg("lang-key-year")),
        ("zones", msg("lang-key-zones")),
        ("sets", msg("lang-key-sets")),
        ("score", msg("lang-key-score")),
        ("swap", msg("lang-key-swap")),
        ("words", msg("lang-key-words")),
        ("text", msg("lang-key-text")),
        ("examples", msg("lang-key-examples")),
        ("extends", msg("lang-key-extends")),
        ("first turn", msg("lang-key-first-turn")),
        ("patterns", msg("lang-key-patterns")),
    ])
});

/// The sections of a sheet by what people call them.
static SECTIONS: Here = LazyLock::new(|| {
    Lexicon::new([
        ("material", msg("lang-section-material")),
        ("goal", msg("lang-section-goal")),
        ("rules", msg("lang-section-rules")),
        ("notes", msg("lang-section-notes")),
        ("young", msg("lang-section-young")),
    ])
});

/// The words of phrases by what people call them.
static WORDS: Here = LazyLock::new(|| {
    Lexicon::new([
        ("place", msg("lang-word-place")),
        ("move", msg("lang-word-move")),
        ("jump", msg("lang-word-jump")),
        ("replace", msg("lang-word-replace")),
        ("remove", msg("lang-word-remove")),
        ("sow", msg("lang-word-sow")),
        ("pass", msg("lang-word-pass")),
        ("turn", msg("lang-word-turn")),
        ("shift … pushing", msg("lang-word-shift")),
        ("move own to enemy", msg("lang-word-capture")),
        ("removing", msg("lang-word-removing")),
        ("otherwise", msg("lang-word-otherwise")),
        ("optionally", msg("lang-word-optionally")),
        ("again", msg("lang-word-again")),
        ("if", msg("lang-word-if")),
        ("leaving", msg("lang-word-leaving")),
        ("putting", msg("lang-word-putting")),
        ("twice", msg("lang-word-twice")),
        ("no", msg("lang-word-no")),
        ("over", msg("lang-word-over")),
        ("between", msg("lang-word-between")),
        ("left", msg("lang-word-left")),
        ("right", msg("lang-word-right")),
        ("above", msg("lang-word-above")),
        ("below", msg("lang-word-below")),
        ("top", msg("lang-word-top")),
        ("bottom", msg("lang-word-bottom")),
        ("diagonally", msg("lang-word-diagonally")),
        ("more", msg("lang-word-more")),
        ("fewer", msg("lang-word-fewer")),
        ("exactly", msg("lang-word-exactly")),
        ("cells", msg("lang-word-cells")),
        ("knight-leap", msg("lang-word-knight")),
        ("row 4", msg("lang-word-fourth")),
        ("in sight of it", msg("lang-word-sight")),
        ("1", msg("lang-word-one")),
        ("2", msg("lang-word-two")),
        ("3", msg("lang-word-three")),
        ("4", msg("lang-word-four")),
        ("5", msg("lang-word-five")),
        ("empty", msg("lang-word-empty")),
        ("no empty", msg("lang-word-full")),
        ("own", msg("lang-word-own")),
        ("enemy", msg("lang-word-enemy")),
        ("wins", msg("lang-word-wins")),
        ("loses", msg("lang-word-loses")),
        ("draw", msg("lang-word-draw")),
        ("next", msg("lang-word-next")),
        ("mover", msg("lang-word-mover")),
        ("beside", msg("lang-word-beside")),
        ("around", msg("lang-word-around")),
        ("ahead", msg("lang-word-ahead")),
        ("behind", msg("lang-word-behind")),
        ("sideways", msg("lang-word-sideways")),
        ("straight", msg("lang-word-straight")),
        ("row", msg("lang-word-row")),
        ("column", msg("lang-word-column")),
        ("line of", msg("lang-word-line")),
        ("groups of", msg("lang-word-groups")),
        ("linking", msg("lang-word-linking")),
        ("corners", msg("lang-word-corners")),
        ("centre", msg("lang-word-centre")),
        ("edge", msg("lang-word-edge")),
        ("dark", msg("lang-word-dark")),
        ("light", msg("lang-word-light")),
        ("then", msg("lang-word-then")),
        ("and", msg("lang-word-and")),
        ("or", msg("lang-word-or")),
        ("not", msg("lang-word-not")),
        ("in", msg("lang-word-in")),
        ("to", msg("lang-word-to")),
        ("to empty", msg("lang-word-anywhere")),
        ("no move", msg("lang-word-stuck")),
        ("position repeated", msg("lang-word-repetition")),
        ("square", msg("lang-word-square")),
        ("hexagon", msg("lang-word-hexagon")),
        ("each", msg("lang-word-each")),
        ("last", msg("lang-word-last")),
        ("first", msg("lang-word-first")),
        ("diagonal", msg("lang-word-diagonal")),
        (super::slips::CONNECTED, msg("lang-word-connected")),
        ("removed", msg("lang-word-removed")),
        ("putting … on it", msg("lang-word-promote")),
        ("score", msg("lang-word-score")),
    ])
});

/// Why the language cannot say something, by the words people say it with.
static BEYOND: &[(Message, Message)] = &[
    (msg("lang-beyond-chance-words"), msg("lang-beyond-chance")),
    (msg("lang-beyond-hidden-words"), msg("lang-beyond-hidden")),
    (msg("lang-beyond-stacks-words"), msg("lang-beyond-stacks")),
    (msg("lang-beyond-players-words"), msg("lang-beyond-players")),
    (msg("lang-beyond-clock-words"), msg("lang-beyond-clock")),
    (msg("lang-beyond-hand-words"), msg("lang-beyond-hand")),
    (msg("lang-beyond-at-once-words"), msg("lang-beyond-at-once")),
];

static REASONS: LazyLock<Lexicon<&'static Message>> =
    LazyLock::new(|| Lexicon::new(BEYOND.iter().map(|(words, why)| (why, words.clone()))));

static ARTICLES: LazyLock<Lexicon<()>> = LazyLock::new(|| Lexicon::new([((), msg("lang-articles"))]));

/// Returns why a word means something that the language cannot say.
pub(crate) fn beyond(word: &str) -> Option<Message> {
    REASONS.meaning(word).cloned()
}

/// Says whether a word goes before others in people's languages and never in this one.
pub(crate) fn is_article(word: &str) -> bool {
    ARTICLES.meaning(word).is_some()
}

/// Returns how the language says what a word of everyday speech means.
pub(crate) fn said_here(word: &str) -> Option<&'static str> {
    said_in(&WORDS, word, |_| true)
}

/// Returns which of some words a word of everyday speech means, even if it means something else elsewhere.
pub(crate) fn said_among(word: &str, wanted: &[&str]) -> Option<&'static str> {
    said_in(&WORDS, word, |here| wanted.contains(&here))
}

/// Returns the key that a word of everyday speech means.
pub(crate) fn key_said_here(word: &str) -> Option<&'static str> {
    said_in(&KEYS, word, |_| true)
}

/// Returns the section of a sheet that a word of everyday speech means.
pub(crate) fn section_said_here(word: &str) -> Option<&'static str> {
    said_in(&SECTIONS, word, |_| true)
}

fn said_in(
    lexicon: &Lexicon<&'static str>,
    word: &str,
    may_be: impl Fn(&str) -> bool,
) -> Option<&'static str> {
    let found = lexicon.meanings(word).find(|here| may_be(here))?;
    // A word of the language itself is said as it is, whatever it means elsewhere.
    let own = word.trim().to_lowercase();
    let is_own = lexicon.all_meanings().any(|here| here == own && may_be(here));
    (!is_own).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::{WORDS, key_said_here, said_here};
    use crate::words::known;

    #[test]
    fn words_of_every_language_are_understood() {
        for (word, here) in
            [("colocar", "place"), ("Vazia", "empty"), ("vacía", "empty"), ("adjacent", "beside")]
        {
            assert_eq!(said_here(word), Some(here), "{word}");
        }
        for (word, key) in
            [("tabuleiro", "board"), ("vitória", "end"), ("tablero", "board"), ("players", "sides")]
        {
            assert_eq!(key_said_here(word), Some(key), "{word}");
        }
        assert_eq!(said_here("move"), None);
        assert_eq!(said_here("zebra"), None);
    }

    #[test]
    fn what_is_said_instead_is_a_word_of_the_language() {
        let families = ["square", "hexagon"];
        for here in WORDS.all_meanings() {
            for word in here.split(|c: char| !c.is_alphabetic() && c != '-').filter(|word| !word.is_empty()) {
                assert!(
                    known().contains(&word) || families.contains(&word),
                    "`{word}` is no word of the language"
                );
            }
        }
    }
}
