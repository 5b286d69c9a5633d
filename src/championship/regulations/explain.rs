//! Every key of a file of regulations in words: what it means, takes and is when left out.

use super::{
    keys::{Key, Section, Usual, Values, Word, all_keys},
    node::read,
};
use crate::facts::Regulations;
use speech::{Language, Message, msg};

/// A key in words.
pub struct Explained {
    /// The key.
    pub key: &'static Key,
    /// What it means.
    pub meaning: String,
    /// What it takes.
    pub values: String,
    /// What it is when it is left out.
    pub usual: String,
}

/// Returns the keys of a section in words.
pub fn explained(section: Section, language: Language) -> Vec<Explained> {
    let national = read("cnjm.yaml", &super::default().source).ok();
    let explained = |key: &'static Key| {
        let values = match &key.values {
            Values::Words(words) => {
                let told = |word: Word| format!("`{}` ({})", word.word, language.say(&word.meaning));
                words().into_iter().map(told).collect::<Vec<_>>().join(", ")
            }
            Values::Told(told) => language.say(told),
        };
        let usual = match (&key.usual, national.as_ref().and_then(|whole| key.value_in(whole))) {
            (Usual::Told(usual), _) => language.say(usual),
            (Usual::Inherited, Some(value)) => format!("`{value}`"),
            (Usual::Inherited, None) => language.msg("regulations-usual-national-own").to_string(),
        };
        Explained { key, meaning: language.say(&key.meaning), values, usual }
    };
    all_keys().filter(|key| key.section == section).map(explained).collect()
}

/// Explains every key; where regulations are given, with the value it has in them.
pub fn explain(regulations: Option<&Regulations>, language: Language) -> String {
    let shown = regulations.and_then(|regulations| read("", &regulations.source).ok());
    let mut text = format!("{}\n", language.msg("regulations-explain-head"));
    for section in Section::ALL {
        text += &format!("\n{}\n", language.say(&heading(section)));
        for Explained { key, meaning, values, usual } in explained(section, language) {
            let mut lines = vec![
                language.msg("regulations-explain-values").with("told", values),
                language.msg("regulations-explain-usual").with("value", usual),
            ];
            if let Some(value) = shown.as_ref().and_then(|whole| key.value_in(whole)) {
                lines.push(language.msg("regulations-explain-here").with("value", value));
            }
            let example = format!("{}: {}", key.name, key.example);
            lines.push(language.msg("regulations-explain-example").with("text", example));
            text += &format!("\n  {}: {meaning}\n", key.name);
            text.extend(lines.into_iter().map(|line| format!("      {line}\n")));
        }
    }
    text
}

fn heading(section: Section) -> Message {
    match section {
        Section::File => msg("regulations-section-file"),
        Section::Game => msg("regulations-section-game"),
        Section::Cycle => msg("regulations-section-cycle"),
        Section::Limits => msg("regulations-section-limits"),
        Section::Stage => msg("regulations-section-stage"),
        Section::Points => msg("regulations-section-points"),
        Section::Prize => msg("regulations-section-prize"),
        Section::Quota => msg("regulations-section-quota"),
        Section::Room => msg("regulations-section-room"),
    }
}
