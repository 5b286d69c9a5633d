//! Single words as they are written: which there are, which may not be names, and which was meant.

use std::sync::LazyLock;

use super::{Class, Relation, rule_words};

/// The rule language as the parser knows it.
const GRAMMAR: &str = include_str!("../../../grammar/rules.pest");

/// What stands for something else in the spelling of an entry.
const PLACEHOLDERS: &[&str] = &["a", "condition", "set", "side"];

/// Words of the values of `board` and `pieces`, which are no rule words.
const OF_OTHER_KEYS: &[&str] = &["diagonals", "each", "placed", "shared", "touch"];

/// Returns every single word of the rules, in order; those of claims alone are not among them.
pub fn known() -> &'static [&'static str] {
    static KNOWN: LazyLock<Vec<&str>> = LazyLock::new(|| single_words(|class| class != Class::Claim));
    &KNOWN
}

/// Returns the word that was meant by one that is a single letter away from it, unless that says too little.
pub fn nearly(word: &str) -> Option<&'static str> {
    let is_near = |known: &&str| word.len() > 3 && strsim::damerau_levenshtein(word, known) == 1;
    let near = known().iter().copied().find(is_near)?;
    Some(Relation::read(near).map_or(near, Relation::word))
}

/// Returns the single words of some classes, in order.
fn single_words(is_asked: impl Fn(Class) -> bool) -> Vec<&'static str> {
    let is_letter = |c: char| c.is_alphabetic() || c == '-';
    let entries = rule_words().into_iter().filter(|entry| is_asked(entry.class)).map(|entry| entry.word);
    let mut words: Vec<&str> = entries.flat_map(|word| word.split(move |c| !is_letter(c))).collect();
    words.retain(|word| !word.is_empty() && !PLACEHOLDERS.contains(word));
    words.extend(OF_OTHER_KEYS);
    words.sort_unstable();
    words.dedup();
    words
}

/// Returns the words that join others, so that nothing can be called by them.
pub fn reserved() -> Vec<&'static str> {
    literals("\nreserved = {")
}

/// Returns the words that stand in quotes in the rule of the grammar that begins so.
fn literals(head: &str) -> Vec<&'static str> {
    let body =
        GRAMMAR.split_once(head).map_or("", |(_, rest)| rest.split_once('}').map_or("", |(body, _)| body));
    body.split('"').skip(1).step_by(2).collect()
}

/// Returns whether each word of a spelling stands in quotes in the grammar.
pub(super) const fn in_grammar(spelling: &str) -> bool {
    let (text, word) = (GRAMMAR.as_bytes(), spelling.as_bytes());
    let mut start = 0;
    let mut end = 0;
    while end <= word.len() {
        if end == word.len() || word[end] == b' ' || word[end] == b',' {
            if end > start && !is_quoted(text, word, start, end) {
                return false;
            }
            start = end + 1;
        }
        end += 1;
    }
    true
}

const fn is_quoted(text: &[u8], word: &[u8], start: usize, end: usize) -> bool {
    let mut at = 0;
    while at + (end - start) + 2 <= text.len() {
        if text[at] == b'"' && text[at + 1 + end - start] == b'"' {
            let mut i = start;
            while i < end && text[at + 1 + i - start] == word[i] {
                i += 1;
            }
            if i == end {
                return true;
            }
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Noun;

    /// The words of the grammar, wherever they stand in it.
    fn in_quotes() -> Vec<&'static str> {
        // What a board lacks is said of boards, whose words are their own.
        let is_rule = |line: &&str| !line.trim_start().starts_with("//") && !line.starts_with("holes =");
        let rules = GRAMMAR.lines().filter(is_rule);
        let quoted = rules.flat_map(|line| line.split('"').skip(1).step_by(2));
        quoted.filter(|word| word.len() > 1 && word.starts_with(char::is_alphabetic)).collect()
    }

    #[test]
    fn every_word_of_the_grammar_has_an_entry() {
        let known = single_words(|_| true);
        for word in in_quotes() {
            assert!(known.contains(&word), "`{word}` has no entry");
        }
    }

    #[test]
    fn every_entry_is_read_by_the_grammar_or_named_by_the_vocabulary_or_a_board() {
        let regions = ["top", "bottom", "edge", "corners", "centre", "dark", "light", "edges", "boxes"];
        let by_lowering = ["mover", "next", "nobody", "nothing", "score", "taken"];
        let quoted = in_quotes();
        for word in single_words(|_| true) {
            let is_named =
                Noun::read(word).is_some() || regions.contains(&word) || by_lowering.contains(&word);
            assert!(quoted.contains(&word) || is_named, "`{word}` can never be read");
        }
    }

    #[test]
    fn every_word_that_joins_others_is_reserved_and_known() {
        let (reserved, known) = (reserved(), known());
        assert!(reserved.len() > 40, "{reserved:?}");
        for word in &reserved {
            assert!(known.contains(word), "`{word}` has no entry");
            assert_eq!(Noun::read(word), None, "`{word}` cannot be both");
        }
        for relation in Relation::ALL {
            for word in relation.spellings().flat_map(str::split_whitespace) {
                assert!(reserved.contains(&word), "`{word}` could be taken for a name");
            }
        }
    }

    #[test]
    fn no_word_is_read_before_a_longer_one_that_begins_with_it() {
        let reserved = reserved();
        for (i, word) in reserved.iter().enumerate() {
            let later = reserved[i + 1..].iter().find(|longer| longer.starts_with(word));
            assert_eq!(later, None, "after `{word}`");
        }
    }
}
