//! Schools and pupils.

use std::fmt;
use std::str::FromStr;

use speech::{Language, Message, msg};

/// A school of the championship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct School {
    /// The number, the first part of its pupils' codes, from 1.
    pub number: u32,
    /// The name, as shown.
    pub name: String,
    /// The town or island, if known.
    pub place: Option<String>,
}

impl School {
    /// What a school is called that nobody named: the only one, in its own house.
    pub const fn unnamed() -> Message {
        msg("facts-our-school")
    }

    /// Returns the number of a school as people read it, in codes and alone: `004`.
    pub fn shown_number(number: impl fmt::Display) -> String {
        format!("{number:0>3}")
    }

    /// Returns its number and its name: `004 Escola Básica`.
    pub fn numbered_name(&self) -> String {
        format!("{} {}", School::shown_number(self.number), self.name)
    }

    /// Returns the name that somebody gave it.
    pub fn own_name(&self) -> Option<&str> {
        let is_unnamed = Language::ALL.iter().any(|language| language.say(&School::unnamed()) == self.name);
        (!is_unnamed).then_some(self.name.as_str())
    }
}

/// A pupil in the championship.
///
/// Personal data of minors: `None` where it was never given or has been forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contestant {
    /// The full name.
    pub name: Option<String>,
    /// The school year, 1 to 12.
    pub school_year: Option<u8>,
}

/// How much of a pupil's name a list shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum NameStyle {
    /// The code alone.
    Code,
    /// First name and initial: `Ana C.`
    #[default]
    Short,
    /// The full name.
    Full,
}

impl NameStyle {
    /// All, from the least.
    pub const ALL: [NameStyle; 3] = [NameStyle::Code, NameStyle::Short, NameStyle::Full];

    /// Returns the word by which forms, commands and the journal call it.
    pub fn word(self) -> &'static str {
        match self {
            NameStyle::Code => "code",
            NameStyle::Short => "short",
            NameStyle::Full => "full",
        }
    }
}

impl fmt::Display for NameStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for NameStyle {
    type Err = &'static str;

    /// Reads its word.
    fn from_str(text: &str) -> Result<NameStyle, &'static str> {
        NameStyle::ALL.into_iter().find(|style| style.word() == text).ok_or("neither code, short nor full")
    }
}

impl Contestant {
    /// Returns the name in a style, or nothing if it is unknown or not to be shown.
    pub fn shown_name(&self, style: NameStyle) -> Option<String> {
        let name = self.name.as_deref()?;
        match style {
            NameStyle::Code => None,
            NameStyle::Full => Some(name.to_owned()),
            NameStyle::Short => self.short_name(1),
        }
    }

    /// Returns the first name and so many letters of the last: more than one where two would be called alike. A class or a number
    /// that somebody wrote behind the name stays whole: it is there to tell namesakes apart.
    pub fn short_name(&self, n_letters: usize) -> Option<String> {
        let (name, behind) = self.name_and_number()?;
        // A picture behind a name is no last name.
        let mut words = name.split_whitespace().filter(|word| word.contains(char::is_alphanumeric));
        let Some(first) = words.next() else {
            return (!name.is_empty()).then(|| name.to_owned());
        };
        let Some(last) = words.next_back() else {
            return Some(format!("{first} {behind}").trim().to_owned());
        };
        let own = without_article(last);
        let letters: String = own.chars().take(n_letters).collect();
        let short = match letters.len() == own.len() && n_letters > 1 {
            true => format!("{first} {last}"),
            false => format!("{first} {letters}."),
        };
        Some(if behind.is_empty() { short } else { format!("{short} ({behind})") })
    }

    /// Returns the name and the class or number written behind it, with or without brackets. Other words in brackets are
    /// nobody's business where names are short.
    fn name_and_number(&self) -> Option<(&str, String)> {
        let name = self.name.as_deref()?.trim();
        let starts = |at: usize| name[at..].starts_with(|c: char| c.is_ascii_digit() || "([".contains(c));
        let mut words = name.match_indices(' ').map(|(at, _)| at + 1);
        let Some(at) = words.find(|at| starts(*at)) else { return Some((name, String::new())) };
        let behind = name[at..].trim_matches(|c: char| "()[] ".contains(c));
        let is_number = behind.starts_with(|c: char| c.is_ascii_digit()) && behind.chars().count() <= 8;
        Some((name[..at].trim(), if is_number { behind.to_owned() } else { String::new() }))
    }
}

/// Returns an Arabic family name without the article that many of them begin with: its letter would tell nobody apart.
fn without_article(name: &str) -> &str {
    let rest = name.strip_prefix("ال").filter(|rest| rest.chars().count() > 1);
    rest.unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::{Contestant, NameStyle, School};

    #[test]
    fn a_school_that_nobody_named_has_no_name_of_its_own() {
        let named = |name: &str| School { number: 1, name: name.to_owned(), place: None };
        assert_eq!(named("EB de Vale").own_name(), Some("EB de Vale"));
        for unnamed in ["A nossa escola", "Our school", "Nuestra escuela"] {
            assert_eq!(named(unnamed).own_name(), None);
        }
    }

    #[test]
    fn lists_show_no_more_of_a_name_than_chosen() {
        let pupil = Contestant { name: Some("Inês Maria Água".to_owned()), school_year: None };
        assert_eq!(pupil.shown_name(NameStyle::Code), None);
        assert_eq!(pupil.shown_name(NameStyle::Short).as_deref(), Some("Inês Á."));
        assert_eq!(pupil.shown_name(NameStyle::Full).as_deref(), Some("Inês Maria Água"));
        assert_eq!(pupil.short_name(2).as_deref(), Some("Inês Ág."));
        assert_eq!(pupil.short_name(9).as_deref(), Some("Inês Água"));
        // What tells namesakes apart is not cut to an initial.
        let short = |name: &str| {
            Contestant { name: Some(name.to_owned()), school_year: None }.shown_name(NameStyle::Short)
        };
        assert_eq!(short("Ana Silva 5.º B").as_deref(), Some("Ana S. (5.º B)"));
        assert_eq!(short("Ana 4").as_deref(), Some("Ana 4"));
        assert_eq!(short("Ana Silva (irmã do Rui)").as_deref(), Some("Ana S."));
        assert_eq!(short("Zoé ⭐").as_deref(), Some("Zoé"));
        assert_eq!(short("🦊🐺").as_deref(), Some("🦊🐺"));
        // The article of Arabic names is no initial.
        assert_eq!(short("زينب الحسيني").as_deref(), Some("زينب ح."));
        assert_eq!(short("زينب علي").as_deref(), Some("زينب ع."));
        let whole = Contestant { name: Some("زينب الحسيني".to_owned()), school_year: None };
        assert_eq!(whole.short_name(9).as_deref(), Some("زينب الحسيني"));
        let single = Contestant { name: Some("Rui".to_owned()), school_year: None };
        assert_eq!(single.shown_name(NameStyle::Short).as_deref(), Some("Rui"));
        assert_eq!(Contestant::default().shown_name(NameStyle::Full), None);
    }
}
