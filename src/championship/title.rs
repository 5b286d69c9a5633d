//! Names and words in the two languages of the house.

use std::fmt;

/// A language in which the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// European Portuguese.
    #[default]
    Pt,
    /// English.
    En,
}

impl Language {
    /// Returns the words of this language.
    pub fn pick<T>(self, pt: T, en: T) -> T {
        match self {
            Language::Pt => pt,
            Language::En => en,
        }
    }
}

/// A name in both languages.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Title {
    /// The Portuguese name.
    pub pt: String,
    /// The English name.
    pub en: String,
}

impl Title {
    /// Makes a title from the two names.
    pub fn new(pt: impl Into<String>, en: impl Into<String>) -> Title {
        Title { pt: pt.into(), en: en.into() }
    }

    /// Makes a title that reads the same in both languages.
    pub fn same(name: impl Into<String>) -> Title {
        let name = name.into();
        Title { pt: name.clone(), en: name }
    }

    /// Returns the name in a language.
    pub fn in_language(&self, language: Language) -> &str {
        language.pick(&self.pt, &self.en)
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.pt)
    }
}
