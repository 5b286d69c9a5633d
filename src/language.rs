//! The two languages people read, and texts that exist in both.

use std::fmt;
use std::str::FromStr;

/// A language of the people we serve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// European Portuguese.
    #[default]
    Pt,
    /// English.
    En,
}

impl Language {
    /// Both languages, Portuguese first.
    pub const ALL: [Language; 2] = [Language::Pt, Language::En];

    /// Returns the one of the two texts that is in this language.
    pub fn pick<'a>(self, pt: &'a str, en: &'a str) -> &'a str {
        match self {
            Language::Pt => pt,
            Language::En => en,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.pick("pt", "en"))
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.to_lowercase().as_str() {
            "pt" | "pt-pt" | "pt_pt" => Ok(Language::Pt),
            "en" | "en-gb" | "en_gb" => Ok(Language::En),
            _ => Err(format!("unknown language `{text}`; expected `pt` or `en`")),
        }
    }
}

/// A sentence in both languages.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Text {
    /// The Portuguese sentence.
    pub pt: String,
    /// The English sentence.
    pub en: String,
}

impl Text {
    /// Returns a text made of its two versions.
    pub fn new(pt: impl Into<String>, en: impl Into<String>) -> Self {
        Text { pt: pt.into(), en: en.into() }
    }

    /// Returns a text that is the same in both languages, such as a name.
    pub fn same(text: impl Into<String>) -> Self {
        let text = text.into();
        Text { pt: text.clone(), en: text }
    }

    /// Returns the sentence in one language.
    pub fn to(&self, language: Language) -> &str {
        language.pick(&self.pt, &self.en)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en)
    }
}
