//! Words that people write, in whichever language, and what they mean by them.

use std::collections::HashMap;

use crate::language::Language;
use crate::letters::fold;
use crate::message::Message;

impl Language {
    /// Returns the words that a message of this language lists, with commas between them.
    pub fn words_of(self, list: &Message) -> Vec<String> {
        self.say(list).split(", ").map(str::to_owned).collect()
    }
}

impl Message {
    /// Says whether a word is among those that this message lists in any language, compared without case, accents and marks.
    pub fn lists(&self, word: &str) -> bool {
        let word = fold(word);
        Language::ALL
            .into_iter()
            .any(|language| language.words_of(self).iter().any(|known| fold(known) == word))
    }
}

/// What each of many words means. The words stand in the catalogues; they are read in all languages at once, because lists come from
/// everywhere, and are compared without case, accents and marks.
#[derive(Clone, Debug)]
pub struct Lexicon<T> {
    words: Vec<Word<T>>,
    /// Where each folded word is.
    places: HashMap<String, Vec<usize>>,
}

#[derive(Clone, Debug)]
struct Word<T> {
    written: String,
    folded: String,
    meaning: T,
}

impl<T: Copy + 'static> Lexicon<T> {
    /// Makes a lexicon of meanings, each with the message that lists its words.
    pub fn new(meanings: impl IntoIterator<Item = (T, Message)>) -> Self {
        let of = |(meaning, words): (T, Message)| {
            let listed = Language::ALL.into_iter().flat_map(move |language| language.words_of(&words));
            listed.map(move |written| Word { folded: fold(&written), written, meaning })
        };
        Self::of(meanings.into_iter().flat_map(of).collect())
    }

    fn of(words: Vec<Word<T>>) -> Self {
        let mut places: HashMap<String, Vec<usize>> = HashMap::new();
        for (place, word) in words.iter().enumerate() {
            places.entry(word.folded.clone()).or_default().push(place);
        }
        Lexicon { words, places }
    }

    /// Returns what a word means: the first of its meanings.
    pub fn meaning(&self, word: &str) -> Option<T> {
        self.meanings(word).next()
    }

    /// Returns all that a word may mean.
    pub fn meanings(&self, word: &str) -> impl Iterator<Item = T> {
        let places = self.places.get(&fold(word)).map(Vec::as_slice).unwrap_or_default();
        places.iter().map(|place| self.words[*place].meaning)
    }

    /// Returns all meanings, each as often as it has words.
    pub fn all_meanings(&self) -> impl Iterator<Item = T> {
        self.words.iter().map(|known| known.meaning)
    }

    /// Returns what the first words of several mean, and how many they are: the longest beginning that is known.
    pub fn beginning(&self, words: &[&str]) -> Option<(T, usize)> {
        // Whole lists of schools are read by this: nothing is made anew for a word that is not meant.
        let length = |known: &Word<T>| {
            let mut parts = known.folded.split(' ').zip(1..);
            parts.try_fold(0, |_, (part, count)| (words.get(count - 1) == Some(&part)).then_some(count))
        };
        let known = self.words.iter().filter_map(|known| Some((known.meaning, length(known)?)));
        known.max_by_key(|(_, length)| *length)
    }
}

impl<T: PartialEq> Lexicon<T> {
    /// Returns the words that have a meaning, as they are listed and without their accents.
    pub fn words_for(&self, meaning: T) -> impl Iterator<Item = &str> {
        let words = self.words.iter().filter(move |known| known.meaning == meaning);
        words.flat_map(|known| [known.written.as_str(), known.folded.as_str()])
    }
}

#[cfg(test)]
mod tests {
    use super::{Lexicon, Word};
    use crate::message::msg;

    #[test]
    fn words_of_all_languages_are_known_and_the_longest_beginning_counts() {
        let lexicon = Lexicon::new([(1, msg("language-english")), (2, msg("language-portuguese"))]);
        assert_eq!(lexicon.meaning(" PORTUGUES "), Some(2));
        assert_eq!(lexicon.meaning("english"), Some(1));
        assert_eq!(lexicon.meaning("inglês"), Some(1));
        assert_eq!(lexicon.meaning("ingl"), None);
        let words: Vec<&str> = lexicon.words_for(1).collect();
        assert_eq!(words, ["inglês", "ingles", "English", "english", "inglés", "ingles"]);
        assert!(msg("language-english").lists("INGLES") && !msg("language-english").lists("ingl"));
        let word = |text: &str, meaning| Word { written: text.to_owned(), folded: text.to_owned(), meaning };
        let lexicon = Lexicon::of(vec![word("a", 1), word("a b", 2)]);
        assert_eq!(lexicon.beginning(&["a", "b", "c"]), Some((2, 2)));
        assert_eq!(lexicon.beginning(&["a", "c"]), Some((1, 1)));
        assert_eq!(lexicon.beginning(&["b", "a"]), None);
    }
}
