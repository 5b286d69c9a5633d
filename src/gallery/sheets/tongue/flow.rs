//! Words in a row, with commas where they are owed.

/// Words in a row. A comma that is owed is written before the next word, and dropped before any other mark.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Flow {
    text: String,
    owes_comma: bool,
}

impl Flow {
    /// Goes on with more words.
    #[must_use]
    pub(super) fn say(mut self, words: impl Into<Flow>) -> Self {
        let words = words.into();
        if words.text.is_empty() {
            return self;
        }
        if !self.text.is_empty() {
            if self.owes_comma {
                self.text.push(',');
            }
            self.text.push(' ');
        }
        self.text.push_str(&words.text);
        self.owes_comma = words.owes_comma;
        self
    }

    /// Owes a comma, if anything follows.
    #[must_use]
    pub(super) fn comma(mut self) -> Self {
        self.owes_comma = !self.text.is_empty();
        self
    }

    /// Owes no comma any more.
    #[must_use]
    pub(super) fn drop_comma(mut self) -> Self {
        self.owes_comma = false;
        self
    }

    /// Writes a mark in place of any comma.
    #[must_use]
    pub(super) fn mark(mut self, mark: &str) -> Self {
        self.text.push_str(mark);
        self.owes_comma = false;
        self
    }

    /// Returns whether nothing has been said.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the words as a sentence: with a capital and a full stop.
    pub(super) fn sentence(self) -> String {
        capital(&self.mark(".").text)
    }

    /// Returns the words.
    pub(super) fn text(self) -> String {
        self.text
    }
}

impl From<&str> for Flow {
    fn from(text: &str) -> Self {
        Flow { text: text.to_owned(), owes_comma: false }
    }
}

impl From<String> for Flow {
    fn from(text: String) -> Self {
        Flow { text, owes_comma: false }
    }
}

/// Joins several by commas and a word before the last.
pub(super) fn joined(several: impl IntoIterator<Item = Flow>, word: &str) -> Flow {
    joined_by(several, |_| word)
}

/// Joins several by commas and a word before the last, which may depend on what follows it.
pub(super) fn joined_by<'w>(several: impl IntoIterator<Item = Flow>, word: impl Fn(&str) -> &'w str) -> Flow {
    let several: Vec<Flow> = several.into_iter().filter(|one| !one.is_empty()).collect();
    let n = several.len();
    let mut flow = Flow::default();
    for (index, one) in several.into_iter().enumerate() {
        flow = match index {
            0 => one,
            _ if index + 1 == n => flow.say(word(&one.text)).say(one),
            _ => flow.comma().say(one),
        };
    }
    flow
}

/// Writes the first letter large.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::{Flow, joined};

    #[test]
    fn a_comma_is_written_before_words_and_dropped_before_marks() {
        let seen = Flow::from("em linha reta").comma().say("sem nada pelo meio").comma();
        assert_eq!(seen.clone().say("e passa").text(), "em linha reta, sem nada pelo meio, e passa");
        assert_eq!(seen.clone().mark(";").say("depois").text(), "em linha reta, sem nada pelo meio; depois");
        assert_eq!(seen.sentence(), "Em linha reta, sem nada pelo meio.");
    }

    #[test]
    fn lists_have_commas_and_a_word_before_the_last() {
        let list = |words: &[&str]| joined(words.iter().map(|word| Flow::from(*word)), "e").text();
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b"]), "a e b");
        assert_eq!(list(&["a", "b", "c"]), "a, b e c");
    }
}
