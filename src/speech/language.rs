//! The languages people read, and texts in them.

use std::fmt;
use std::str::FromStr;

use crate::message::{Message, Tell, Value, msg};

/// A language people read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// European Portuguese.
    #[default]
    Pt,
    /// English.
    En,
    /// Spanish.
    Es,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::Pt, Language::En, Language::Es];

    /// Returns the code by which people choose the language: the name of its folder of words.
    pub const fn code(self) -> &'static str {
        match self {
            Language::Pt => "pt",
            Language::En => "en",
            Language::Es => "es",
        }
    }

    /// Returns the tag of the language as PDF and HTML write it.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::Pt => "pt-PT",
            Language::En => "en-GB",
            Language::Es => "es-ES",
        }
    }

    /// Returns the languages to try in turn for a text: this one first.
    pub fn fallbacks(self) -> impl Iterator<Item = Language> {
        let others =
            [Language::En, Language::Pt, Language::Es].into_iter().filter(move |other| *other != self);
        std::iter::once(self).chain(others)
    }

    /// Returns the language of a locale or browser tag, such as `pt_PT.UTF-8`, `en-US` or `es`.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.', '@', ';']).next()?.trim().to_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Returns the words of this language.
    pub fn pick<T>(self, pt: T, en: T) -> T {
        match self {
            Language::Pt => pt,
            Language::En | Language::Es => en,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that there is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl Tell for UnknownLanguage {
    fn tell(&self) -> Message {
        let known = Language::ALL.map(|language| Value::Text(format!("`{language}`")));
        msg("language-unknown").with("text", &self.0).with("known", Value::All(known.to_vec()))
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&Language::En.say(&self.tell()))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        Self::of_tag(text).ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

/// A text in several languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Localized {
    /// Portuguese.
    pub pt: String,
    /// English.
    pub en: String,
    /// Spanish, where it was written.
    pub es: Option<String>,
}

impl Localized {
    /// Makes a text of the two.
    pub fn new(pt: impl Into<String>, en: impl Into<String>) -> Self {
        Localized { pt: pt.into(), en: en.into(), es: None }
    }

    /// Makes a text of what was written in some languages, by their codes; those left out are taken from another.
    pub fn of(written: &[(&str, String)]) -> Self {
        let find =
            |code: &str| written.iter().find(|(known, _)| *known == code).map(|(_, text)| text.clone());
        let in_another = |language: Language| language.fallbacks().find_map(|other| find(other.code()));
        Localized {
            pt: in_another(Language::Pt).unwrap_or_default(),
            en: in_another(Language::En).unwrap_or_default(),
            es: find(Language::Es.code()),
        }
    }

    /// Returns what was written, with the language of each.
    pub fn written(&self) -> impl Iterator<Item = (Language, &str)> {
        let es = self.es.as_deref().map(|text| (Language::Es, text));
        [(Language::Pt, self.pt.as_str()), (Language::En, self.en.as_str())].into_iter().chain(es)
    }

    /// Makes a text that reads the same in every language.
    pub fn same(text: impl Into<String>) -> Self {
        let text = text.into();
        Localized { pt: text.clone(), en: text, es: None }
    }

    /// Returns the text with every language changed by a function.
    pub fn map(&self, change: impl Fn(&str) -> String) -> Self {
        Localized { pt: change(&self.pt), en: change(&self.en), es: self.es.as_deref().map(change) }
    }

    /// Returns the text in a language.
    pub fn in_language(&self, language: Language) -> &str {
        match (language, &self.es) {
            (Language::Pt, _) => &self.pt,
            (Language::Es, Some(es)) => es,
            (Language::En | Language::Es, _) => &self.en,
        }
    }
}

impl From<&Message> for Localized {
    /// Says a message in every language.
    fn from(message: &Message) -> Self {
        Localized {
            pt: Language::Pt.say(message),
            en: Language::En.say(message),
            es: Some(Language::Es.say(message)),
        }
    }
}

impl fmt::Display for Localized {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.pt)
    }
}
