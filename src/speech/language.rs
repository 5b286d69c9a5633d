//! The two languages people read, and words in both.

use std::fmt;
use std::str::FromStr;

/// A language people read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// European Portuguese.
    #[default]
    Pt,
    /// English.
    En,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::Pt, Language::En];

    /// Returns the words of this language.
    pub fn pick<T>(self, pt: T, en: T) -> T {
        match self {
            Language::Pt => pt,
            Language::En => en,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.pick("pt", "en"))
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.to_lowercase().as_str() {
            "pt" | "pt-pt" => Ok(Language::Pt),
            "en" | "en-gb" => Ok(Language::En),
            _ => Err(format!("unknown language `{text}`; there are `pt` and `en`")),
        }
    }
}

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Localized {
    /// Portuguese.
    pub pt: String,
    /// English.
    pub en: String,
}

impl Localized {
    /// Makes a text of the two.
    pub fn new(pt: impl Into<String>, en: impl Into<String>) -> Self {
        Localized { pt: pt.into(), en: en.into() }
    }

    /// Makes a text that reads the same in both languages.
    pub fn same(text: impl Into<String>) -> Self {
        let text = text.into();
        Localized { pt: text.clone(), en: text }
    }

    /// Returns the text in a language.
    pub fn in_language(&self, language: Language) -> &str {
        language.pick(&self.pt, &self.en)
    }
}

impl fmt::Display for Localized {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.pt)
    }
}
