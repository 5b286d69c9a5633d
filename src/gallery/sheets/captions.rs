//! Credits, captions and the names of figures, for all sheets.

use super::fact;
use rules::game::Game;
use speech::{Language, msg};

/// Says who invented the game, and when; of a variant with other rules, whose game it changes.
pub(super) fn credit(game: &Game, language: Language) -> String {
    let based_on = game.info().based_on.as_ref().map(|name| name.in_language(language));
    let Some(author) = &game.info().author else {
        return based_on
            .map_or_else(String::new, |name| language.msg("sheets-based-on").with("game", name).to_string());
    };
    let names: Vec<&str> = author.split(',').map(str::trim).collect();
    let n = if author.contains(" e ") { 2 } else { names.len() };
    let authors = fact::joined(&names, language);
    let year = game.info().year.as_deref().map(|year| year_words(year, language));
    language.say(&match (based_on, year) {
        (None, None) => msg("sheets-author").with("n", n).with("authors", authors),
        (None, Some(year)) => {
            msg("sheets-author-year").with("n", n).with("authors", authors).with("year", year)
        }
        (Some(game), None) => msg("sheets-based-on-by").with("game", game).with("authors", authors),
        (Some(game), Some(year)) => {
            msg("sheets-based-on-by-year").with("game", game).with("authors", authors).with("year", year)
        }
    })
}

/// Writes decades and estimates as each language does.
fn year_words(year: &str, language: Language) -> String {
    match year.strip_suffix('s') {
        Some(decade) => language.msg("sheets-decade").with("decade", decade).to_string(),
        None => year.to_owned(),
    }
}

/// Returns the caption of an example, if it has one.
pub(super) fn caption_of(game: &Game, name: &str, language: Language) -> String {
    let example = game.info().examples.iter().find(|example| example.word == name);
    example
        .and_then(|example| example.caption.as_ref())
        .map_or_else(String::new, |c| c.in_language(language).to_owned())
}

/// Returns the names of the figures a text places.
pub(super) fn figure_names(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut rest = text;
    while let Some((_, tail)) = rest.split_once("![") {
        if let Some((_, after)) = tail.split_once("](")
            && let Some((name, _)) = after.split_once(')')
        {
            names.push(name.trim().to_owned());
        }
        rest = tail;
    }
    names
}
