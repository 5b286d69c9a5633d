//! What is wrong with the texts and marks of a game's sheet, and in which part of them.

use std::ops::Range;
use std::sync::Arc;

use super::{example, fact};
use paper::figure::{Figure, Size};
use paper::typeset::markup;
use rules::engine::Table;
use rules::game::{Game, Language, Prose};
use speech::{Message, msg};

/// Something a sheet cannot say or draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// In which part of the file.
    pub place: FaultPlace,
    /// What is wrong.
    pub message: Message,
    /// A way out, if there is one.
    pub help: Option<Message>,
}

/// The part of a file a fault lies in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultPlace {
    /// Some bytes of a paragraph.
    Text {
        /// The language of the text.
        language: Language,
        /// The section, as the file calls it.
        section: &'static str,
        /// The number of the paragraph, from 0.
        paragraph: usize,
        /// The bytes.
        range: Range<usize>,
    },
    /// A mark of an example: its name and the number of the mark, from 0.
    Mark(String, usize),
}

/// The sections of a text, as files call them.
fn sections(prose: &Prose) -> [(&'static str, &[String]); 5] {
    [
        ("material", &prose.material),
        ("goal", &prose.goal),
        ("rules", &prose.rules),
        ("notes", &prose.notes),
        ("young", &prose.young),
    ]
}

/// Returns everything that is wrong with the texts and marks of a game.
pub fn faults(table: &Arc<Table>) -> Vec<Fault> {
    let game = table.game();
    let mut faults = Vec::new();
    for (language, prose) in &game.info().prose {
        for (section, paragraphs) in sections(prose) {
            for (paragraph, text) in paragraphs.iter().enumerate() {
                for (range, message, help) in in_text(game, *language, text) {
                    let place = FaultPlace::Text { language: *language, section, paragraph, range };
                    faults.push(Fault { place, message, help });
                }
            }
        }
    }
    for shown in &game.info().examples {
        let Ok((position, steps)) = example::stand(table, shown) else { continue };
        let setup = position.setup();
        for (number, (key, text)) in shown.marks.iter().enumerate() {
            let wrong = Language::ALL.into_iter().find_map(|language| {
                example::notes(table, &setup, &steps, key, text.in_language(language)).err()
            });
            if let Some(message) = wrong {
                let place = FaultPlace::Mark(shown.word.clone(), number);
                faults.push(Fault { place, message, help: None });
            }
        }
    }
    faults
}

/// Returns what is wrong in a paragraph: which bytes, what, and a way out.
fn in_text(game: &Game, language: Language, text: &str) -> Vec<(Range<usize>, Message, Option<Message>)> {
    let mut found = Vec::new();
    for (start, _) in text.match_indices('{') {
        let Some(length) = text[start..].find('}') else { continue };
        let inside = &text[start + 1..start + length];
        if !inside.contains(':') && fact::value(game, language, inside).is_none() {
            let message = msg("sheets-no-fact").with("placeholder", inside);
            let help = msg("sheets-facts").with("known", fact::known(game));
            found.push((start..start + length + 1, message, Some(help)));
        }
    }
    for (start, _) in text.match_indices("![") {
        let Some(open) = text[start..].find("](") else { continue };
        let name_start = start + open + 2;
        let Some(length) = text[name_start..].find(')') else { continue };
        let name = text[name_start..name_start + length].trim();
        let known = game.info().examples.iter().any(|example| example.word == name);
        if !known && name != "start" {
            let names: Vec<&str> = game.info().examples.iter().map(|example| example.word.as_str()).collect();
            let help = match names.as_slice() {
                [] => msg("sheets-draw-it"),
                names => msg("sheets-examples").with("known", format!("`{}`", names.join("`, `"))),
            };
            let message = msg("sheets-no-example").with("example", name);
            found.push((name_start..name_start + length, message, Some(help)));
        }
    }
    // Marks of the text are judged without the figures, which are judged above.
    let figure = Figure { size: Size { width: 1.0, height: 1.0 }, title: String::new(), shapes: Vec::new() };
    if let Err(error) = markup::blocks(text, &|_| Some(figure.clone())) {
        let before: usize = text.split_inclusive('\n').take(error.line - 1).map(str::len).sum();
        let length = text[before.min(text.len())..].lines().next().map_or(0, str::len);
        found.push((before..before + length, msg("sheets-mark-up").with("error", error.message), None));
    }
    found
}
