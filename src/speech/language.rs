//! The languages people read, and texts in them.

use std::fmt;
use std::str::FromStr;

use crate::message::{Message, Tell, Value, msg};

/// Makes the languages from one list, so that none is forgotten anywhere: its variant, its code, its tag, and the message of its name.
macro_rules! languages {
    ($($(#[$doc:meta])+ $variant:ident $code:literal $tag:literal $name:literal,)+) => {
        /// A language people read.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Language {
            $($(#[$doc])+ $variant,)+
        }

        impl Language {
            /// All languages.
            pub const ALL: [Language; [$($code),+].len()] = [$(Language::$variant),+];

            /// Returns the code by which people choose the language: the name of its folder of words.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$variant => $code,)+
                }
            }

            /// Returns the tag of the language as PDF and HTML write it.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Language::$variant => $tag,)+
                }
            }

            /// Names the language, in whichever language the name is said.
            pub const fn name(self) -> Message {
                match self {
                    $(Language::$variant => msg($name),)+
                }
            }
        }
    };
}

languages! {
    /// European Portuguese.
    #[default]
    Pt "pt" "pt-PT" "language-portuguese",
    /// English.
    En "en" "en-GB" "language-english",
    /// Spanish.
    Es "es" "es-ES" "language-spanish",
}

impl Language {
    /// Returns the languages to try in turn for a text: this one, English as the most widely read, then the rest.
    pub fn fallbacks(self) -> impl Iterator<Item = Language> {
        let others = Self::ALL.into_iter().filter(|other| *other != Language::En);
        let others = std::iter::once(Language::En).chain(others).filter(move |other| *other != self);
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

/// A text in several languages: what was written in each, the rest filled in from another.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Localized([Option<String>; Language::ALL.len()]);

impl Localized {
    /// Makes a text of what was written in some languages.
    pub fn of(written: impl IntoIterator<Item = (Language, impl Into<String>)>) -> Self {
        let mut text = Localized::default();
        for (language, words) in written {
            text.0[language.index()] = Some(words.into());
        }
        text
    }

    /// Makes a text that reads the same in every language.
    pub fn same(text: impl Into<String>) -> Self {
        let text = text.into();
        Localized(std::array::from_fn(|_| Some(text.clone())))
    }

    /// Returns what was written, with the language of each.
    pub fn written(&self) -> impl Iterator<Item = (Language, &str)> {
        let texts = Language::ALL.into_iter().zip(&self.0);
        texts.filter_map(|(language, text)| Some((language, text.as_deref()?)))
    }

    /// Returns the text with what was written in each language changed by a function.
    pub fn map(&self, change: impl Fn(&str) -> String) -> Self {
        Localized(self.0.each_ref().map(|text| text.as_deref().map(&change)))
    }

    /// Returns the text in a language, or in the next of its [`fallbacks`](Language::fallbacks) that has one.
    pub fn in_language(&self, language: Language) -> &str {
        language.fallbacks().find_map(|language| self.0[language.index()].as_deref()).unwrap_or_default()
    }
}

impl From<&Message> for Localized {
    /// Says a message in every language.
    fn from(message: &Message) -> Self {
        Localized::of(Language::ALL.map(|language| (language, language.say(message))))
    }
}

impl fmt::Display for Localized {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.in_language(Language::default()))
    }
}
