//! Profiles of games on one page: plots, a table and what the numbers mean.

mod html;
mod plots;
mod rows;

pub use html::html;
pub use rows::{Row, RowKind, rows};

use std::collections::BTreeMap;

use askama::Template;

use super::rule_sheet::{Print, SheetOptions};
use super::{SheetError, page};
use crate::analysis::profile::{CONTINUATIONS, Profile};
use crate::figure::Figure;
use crate::game::Language;
use crate::typeset::document::{Document, Fit, Running, Section, words};
use crate::typeset::markup;

/// More games than this do not fit side by side on a page.
pub const MOST: usize = 5;

/// How the games were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The seed that plays the same games again.
    pub seed: u64,
    /// What the strong level is called, in the language of the sheet.
    pub level: String,
}

/// What a sheet says, in the order it stands.
struct Sheet {
    name: String,
    /// Rows of histograms.
    lengths: Vec<Vec<Placed>>,
    heads: Vec<String>,
    rows: Vec<Row>,
    /// What the numbers mean, a paragraph each.
    notes: Vec<String>,
}

/// A figure by its name, with what stands below it.
#[derive(Clone)]
struct Placed {
    name: String,
    caption: String,
}

#[derive(Template)]
#[template(path = "profile.pt.md", escape = "none")]
struct ProfilePt<'a> {
    sheet: &'a Sheet,
}

#[derive(Template)]
#[template(path = "profile.en.md", escape = "none")]
struct ProfileEn<'a> {
    sheet: &'a Sheet,
}

/// Returns the profiles of one to five games as a document of one page.
///
/// # Errors
/// Returns an error if the name of a game has characters that cannot be set.
pub fn document(profiles: &[Profile], origin: &Origin, language: Language) -> Result<Document, SheetError> {
    let sheet = sheet(profiles, origin, language);
    let figures: BTreeMap<String, Figure> = plots::all(profiles, language).into_iter().collect();
    let text = match language {
        Language::Pt => ProfilePt { sheet: &sheet }.render(),
        Language::En => ProfileEn { sheet: &sheet }.render(),
    };
    let text = text.expect("templates only write strings");
    let blocks = markup::blocks(&text, &|name| figures.get(name).cloned())
        .map_err(|error| SheetError::Text { game: sheet.name.clone(), error })?;
    let options = SheetOptions { language, edition: None, cycle: None, print: Print::Ordinary };
    let header = Running {
        left: words(language.pick("Perfil de jogo", "Game profile")),
        centre: Vec::new(),
        right: words(language.pick(format!("Semente: {}", origin.seed), format!("Seed: {}", origin.seed))),
    };
    let fit = Some(Fit { n_pages: 1, smallest: 0.7 });
    let section = Section { header, footer: page::footer(), blocks, fit };
    let mut document = page::document(sheet.name, &options, vec![section]);
    // Figures keep their size; words are many and numbers are short.
    document.look.text_size *= 0.9;
    Ok(document)
}

/// Returns the names of some games as a title.
fn title(profiles: &[Profile], language: Language) -> String {
    let names: Vec<&str> =
        profiles.iter().map(|profile| profile.table.game().info.name.in_language(language)).collect();
    super::fact::joined(&names, language)
}

fn sheet(profiles: &[Profile], origin: &Origin, language: Language) -> Sheet {
    let heads: Vec<String> = profiles
        .iter()
        .map(|profile| profile.table.game().info.name.in_language(language).to_owned())
        .collect();
    let placed: Vec<Placed> = heads
        .iter()
        .enumerate()
        .map(|(index, head)| Placed {
            name: format!("length-{index}"),
            caption: language.pick(format!("{head}: duração ao acaso"), format!("{head}: length at random")),
        })
        .collect();
    Sheet {
        name: title(profiles, language),
        lengths: placed.chunks(3).map(<[Placed]>::to_vec).collect(),
        heads,
        rows: rows(profiles, language),
        notes: notes(profiles, origin, language),
    }
}

/// Says what the numbers mean.
fn notes(profiles: &[Profile], origin: &Origin, language: Language) -> Vec<String> {
    let mut notes = vec![language.pick(
        "Entre parênteses, o intervalo de confiança de 95 % (Wilson): repetindo com outras partidas, o verdadeiro \
         valor fica dentro dele em 95 de cada 100 vezes. Cada lance conta, também os vários de uma mesma jogada."
            .to_owned(),
        "In brackets, the 95 % confidence interval (Wilson): were it repeated with other games, the true value \
         would lie inside it 95 times in 100. Every move counts, also the several of one turn."
            .to_owned(),
    )];
    notes.push(language.pick(
        format!(
            "**Decidida tarde**: das partidas com vencedor, aquelas em que quem ganhou não era o favorito depois de \
             jogados dois terços dos lances. Favorito é quem ganha a maior parte de {CONTINUATIONS} continuações ao acaso."
        ),
        format!(
            "**Decided late**: of the games that somebody won, those in which the winner was not the favourite when \
             two thirds of the moves had been played. The favourite is who wins most of {CONTINUATIONS} random continuations."
        ),
    ));
    if profiles.iter().any(|profile| profile.strong.is_some()) {
        let level = &origin.level;
        notes.push(language.pick(
            format!("**Jogo forte**: o computador contra si próprio, ao nível «{level}»."),
            format!("**Strong play**: the computer against itself, at the level ‘{level}’."),
        ));
    }
    if profiles.iter().any(|profile| profile.table.game().swap) {
        notes.push(language.pick(
            "**Quem começa** é sempre quem fez o primeiro lance, mesmo que depois as cores tenham sido trocadas."
                .to_owned(),
            "**Who begins** is always who made the first move, even when colours were exchanged afterwards."
                .to_owned(),
        ));
    }
    notes
}
