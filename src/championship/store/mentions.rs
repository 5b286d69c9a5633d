//! Where a text speaks of a pupil by name: surely, or perhaps.
//!
//! A whole name, or two words of it together, is the pupil's in any spelling. A first name alone is, where no other pupil has
//! it. Everything else that might be meant is left as it is and told to somebody who can decide.

use std::collections::BTreeSet;
use std::ops::Range;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What stands where something was removed.
pub(super) const REMOVED: &str = "[…]";

/// Words between the names of one person.
const PARTICLES: [&str; 10] = ["de", "da", "do", "das", "dos", "e", "y", "del", "la", "los"];

/// From so many letters on a word that differs in one letter may be a slip.
const LONG_ENOUGH: usize = 4;

/// What a pupil is called, and who else is called so.
#[derive(Clone, Debug, Default)]
pub(super) struct Called {
    /// The words of every name the pupil ever had.
    whole: Vec<BTreeSet<String>>,
    first: BTreeSet<String>,
    words: BTreeSet<String>,
    /// The words of each other pupil's name.
    others: Vec<BTreeSet<String>>,
    /// What somebody says is meant besides, as words one after the other.
    besides: Vec<Vec<String>>,
}

/// A text without what surely is the pupil's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) text: String,
    /// Whether something is left that may be meant.
    pub(super) is_doubtful: bool,
}

/// A word of a text.
struct Word {
    at: Range<usize>,
    plain: String,
    is_capital: bool,
    /// Whether it begins a sentence, where every word has a capital.
    is_first: bool,
    has_dot: bool,
}

/// What a word may be of a pupil's name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Own,
    /// A slip of one letter away.
    Near,
    Initial,
    Particle,
    None,
}

/// Returns the words of a name without capitals, accents and particles.
fn words_of(name: &str) -> Vec<String> {
    let words = words(name).into_iter().map(|word| word.plain);
    words.filter(|word| !PARTICLES.contains(&word.as_str())).collect()
}

impl Called {
    /// Returns what a pupil is called who had these names, among others who have those.
    pub(super) fn new<'a>(
        names: impl IntoIterator<Item = &'a String>,
        others: impl IntoIterator<Item = &'a str>,
        besides: &[String],
    ) -> Called {
        let names: Vec<Vec<String>> =
            names.into_iter().map(|name| words_of(name)).filter(|words| !words.is_empty()).collect();
        let others = others.into_iter().map(|name| words_of(name).into_iter().collect());
        let besides = besides.iter().map(|text| words(text).into_iter().map(|word| word.plain).collect());
        Called {
            first: names.iter().filter_map(|words| words.first().cloned()).collect(),
            words: names.iter().flatten().cloned().collect(),
            whole: names.into_iter().map(|words| words.into_iter().collect()).collect(),
            others: others.collect(),
            besides: besides.filter(|words: &Vec<String>| !words.is_empty()).collect(),
        }
    }

    /// Says whether a name is one that the pupil had, in any spelling.
    pub(super) fn is_whole(&self, name: &str) -> bool {
        let words: BTreeSet<String> = words_of(name).into_iter().collect();
        self.whole.contains(&words)
    }

    /// Returns a text without what surely is the pupil's name.
    pub(super) fn left(&self, text: &str) -> Left {
        let words = words(text);
        let mut gone: Vec<Range<usize>> = Vec::new();
        let mut is_doubtful = false;
        let mut at = 0;
        while at < words.len() {
            if let Some(n) = self.said_besides(&words[at..]) {
                gone.push(words[at].at.start..words[at + n - 1].at.end);
                at += n;
                continue;
            }
            let n = self.run(text, &words[at..]);
            match self.judged(&words[at..at + n]) {
                Some(true) => gone.push(words[at].at.start..self.end(&words[at + n - 1])),
                Some(false) => is_doubtful = true,
                None => {}
            }
            at += n.max(1);
        }
        let (mut left, mut from) = (String::with_capacity(text.len()), 0);
        for range in gone {
            left += &text[from..range.start];
            left += REMOVED;
            from = range.end;
        }
        Left { text: left + &text[from..], is_doubtful }
    }

    /// Returns how many words are what somebody says is meant besides.
    fn said_besides(&self, words: &[Word]) -> Option<usize> {
        let begins = |said: &&Vec<String>| {
            said.len() <= words.len() && said.iter().zip(words).all(|(said, word)| *said == word.plain)
        };
        self.besides.iter().filter(begins).map(Vec::len).max()
    }

    /// Returns how many words stand together that may be of the name; none if the first is not.
    fn run(&self, text: &str, words: &[Word]) -> usize {
        let is_name = |part: Part| !matches!(part, Part::None | Part::Particle);
        let mut n = 0;
        for (index, word) in words.iter().enumerate() {
            let part = self.part(word);
            let is_beside = index == 0 || is_gap(&text[words[index - 1].at.end..word.at.start]);
            // An article at the beginning is no initial.
            let begins = is_name(part) && (part != Part::Initial || word.has_dot);
            if part == Part::None || !is_beside || (index == 0 && !begins) {
                break;
            }
            if is_name(part) {
                n = index + 1;
            }
        }
        n
    }

    /// Returns the word of the name that a word is, or is a slip away from.
    fn meant(&self, word: &Word) -> Option<&String> {
        let is_near =
            |own: &&String| own.chars().count() >= LONG_ENOUGH && strsim::levenshtein(own, &word.plain) == 1;
        self.words.get(&word.plain).or_else(|| self.words.iter().find(is_near))
    }

    fn part(&self, word: &Word) -> Part {
        match () {
            () if self.words.contains(&word.plain) => Part::Own,
            () if PARTICLES.contains(&word.plain.as_str()) => Part::Particle,
            () if word.plain.chars().count() == 1 => {
                let begins = self.words.iter().any(|own| own.starts_with(&word.plain));
                if word.is_capital && begins { Part::Initial } else { Part::None }
            }
            () if self.meant(word).is_some() => Part::Near,
            () => Part::None,
        }
    }

    /// Says whether words that stand together are surely the pupil's name, or perhaps; nothing where they are not.
    fn judged(&self, run: &[Word]) -> Option<bool> {
        let of = |part: Part| run.iter().filter(move |word| self.part(word) == part);
        let (n_own, n_near, n_initials) =
            (of(Part::Own).count(), of(Part::Near).count(), of(Part::Initial).count());
        let own: BTreeSet<String> =
            of(Part::Own).chain(of(Part::Near)).filter_map(|word| self.meant(word)).cloned().collect();
        let is_anothers = self.others.iter().any(|other| {
            let fits = |initial: &Word| other.iter().any(|word| word.starts_with(&initial.plain));
            own.is_subset(other) && of(Part::Initial).all(fits)
        });
        match (n_own, n_near) {
            (0, 0) => None,
            // A slip that is somebody else's name, or a word like any other, is nobody's business here.
            (0, 1) => {
                let word = of(Part::Near).next()?;
                let is_others = self.others.iter().any(|other| other.contains(&word.plain));
                (word.is_capital && !word.is_first && !is_others).then_some(false)
            }
            (0, _) => Some(false),
            (1, 0) if n_initials == 0 => {
                let word = of(Part::Own).next()?;
                let is_plain = word.is_capital && (!word.is_first || self.first.contains(&word.plain));
                // A name of one word is whole.
                let is_sure = self.whole.contains(&own) || is_plain;
                (is_sure || word.plain.chars().count() > 2).then_some(is_sure && !is_anothers)
            }
            _ => Some(self.whole.contains(&own) || !is_anothers),
        }
    }

    /// Returns where a word ends, with the dot of an initial.
    fn end(&self, word: &Word) -> usize {
        let is_short = self.part(word) == Part::Initial && word.has_dot;
        word.at.end + usize::from(is_short)
    }
}

/// Says whether what stands between two words may stand between the words of a name.
fn is_gap(text: &str) -> bool {
    text.chars().count() <= 3 && text.chars().all(|c| c.is_whitespace() || ".,-–".contains(c))
}

fn words(text: &str) -> Vec<Word> {
    let is_letter = |c: char| c.is_alphabetic() || is_combining_mark(c) || "'’".contains(c);
    let mut found: Vec<Word> = Vec::new();
    let mut from: Option<usize> = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (is_letter(c), from) {
            (true, None) => from = Some(at),
            (false, Some(start)) => {
                from = None;
                let before = found.last().map_or(0, |word| word.at.end);
                let gap = text[before..start].trim_end_matches([' ', '"', '«', '“', '(']);
                let plain: String = text[start..at].nfd().filter(|c| c.is_alphabetic()).collect();
                let is_capital =
                    text[start..at].chars().find(|c| c.is_alphabetic()).is_some_and(char::is_uppercase);
                let is_first = found.is_empty() || gap.ends_with(['.', '!', '?', ':', ';', '\n']);
                let has_dot = c == '.';
                found.push(Word {
                    at: start..at,
                    plain: plain.to_lowercase(),
                    is_capital,
                    is_first,
                    has_dot,
                });
            }
            _ => {}
        }
    }
    found.retain(|word| !word.plain.is_empty());
    found
}

#[cfg(test)]
mod tests {
    use super::{Called, Left};

    fn called(names: &[&str], others: &[&str], besides: &[&str]) -> Called {
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        Called::new(&owned(names), others.iter().copied(), &owned(besides))
    }

    #[test]
    fn a_name_leaves_a_text_in_every_spelling_and_part() {
        let ines = called(&["Inês Maria da Água Fonseca"], &["Rui Fonseca", "Maria Sá"], &[]);
        for (text, left) in [
            ("A INÊS MARIA DA ÁGUA FONSECA saiu!", "A […] saiu!"),
            ("ines agua faltou", "[…] faltou"),
            ("Ine\u{302}s A\u{301}gua", "[…]"),
            ("a Inês chegou tarde", "a […] chegou tarde"),
            ("Inês chegou tarde", "[…] chegou tarde"),
            ("Fonseca, Inês: 2 peças", "[…]: 2 peças"),
            ("com a Inês F. e o Rui", "com a […] e o Rui"),
            ("a I. Fonseca perdeu", "a […] perdeu"),
            ("a Inês Fonceca perdeu", "a […] perdeu"),
            ("a Inês-Maria perdeu", "a […] perdeu"),
            ("perdeu contra Água", "perdeu contra […]"),
        ] {
            assert_eq!(ines.left(text), Left { text: left.into(), is_doubtful: false }, "{text}");
        }
    }

    #[test]
    fn what_may_be_somebody_else_or_a_word_is_left_and_told() {
        let ines =
            called(&["Inês Maria da Água Fonseca"], &["Rui Fonseca", "Maria Sá", "Inês Maria Lopes"], &[]);
        for (text, is_doubtful) in [
            ("o Fonseca saiu", true),
            ("a Maria saiu", true),
            ("a Inês Maria saiu", true),
            ("bebeu água", true),
            ("Água no tabuleiro", true),
            ("o Foncesa", false),
            ("a Fonceca saiu", true),
            ("Rui Sá saiu", false),
            ("de 5-0 para 0-5", false),
            ("", false),
        ] {
            assert_eq!(ines.left(text), Left { text: text.into(), is_doubtful }, "{text}");
        }
        assert!(!ines.left("a Inês Maria da Água Fonseca").is_doubtful, "the whole name is the pupil's");
    }

    #[test]
    fn what_somebody_says_is_meant_goes_too() {
        let ines = called(&["Inês Água"], &["Inês Lopes"], &["inês", "a pequena"]);
        let left = ines.left("A Pequena e a Inês saíram, a Inesinha não");
        assert_eq!(left.text, "[…] e a […] saíram, a Inesinha não");
        let only = called(&["Rui"], &[], &[]);
        assert_eq!(only.left("rui saiu").text, "[…] saiu", "a name of one word is whole");
        assert!(only.is_whole("RUÍ") && !only.is_whole("Rui Sá"));
        assert_eq!(called(&[], &[], &[]).left("x").text, "x");
    }
}
