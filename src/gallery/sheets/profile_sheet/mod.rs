//! Profiles of games on one page: plots, a table and what the numbers mean.

mod findings;
mod html;
mod plots;
mod rows;

pub use findings::{effort, findings};
pub use html::html;
pub use rows::{Grid, Row, RowKind, grid};

use std::collections::BTreeMap;

use askama::Template;

use super::rule_sheet::{Print, SheetOptions};
use super::{SheetError, page};
use paper::figure::Figure;
use paper::typeset::document::{Document, Fit, Running, Section, words};
use paper::typeset::markup;
use rules::analysis::profile::{CONTINUATIONS, Profile};
use rules::game::Language;

/// More games than this do not fit side by side on a page.
pub const MOST: usize = 5;

/// For more games than this a sheet leaves to the table what it says besides.
const MOST_ROOMY: usize = 3;

/// How the games were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The seed that plays the same games again.
    pub seed: u64,
    /// What the strong level is called, in the language of the sheet.
    pub level: String,
    /// How many random games that level tries out before each move where it has the time.
    pub full: u64,
}

/// What a sheet says, in the order it stands.
struct Sheet {
    name: String,
    /// What the numbers come to, a sentence a game.
    findings: Vec<String>,
    /// Rows of histograms; none if every game has the same length.
    lengths: Vec<Vec<Placed>>,
    grid: Grid,
    /// What the numbers mean, a paragraph each.
    notes: Vec<String>,
}

/// A figure by its name, with the game it is of and what stands below it.
#[derive(Clone)]
struct Placed {
    name: String,
    game: String,
    caption: String,
}

#[derive(Template)]
#[template(path = "profile.md", escape = "none")]
struct Page<'a> {
    sheet: &'a Sheet,
    language: Language,
}

/// Returns the profiles of one to five games as a document of one page.
///
/// # Errors
/// Returns an error if the name of a game has characters that cannot be set.
pub fn document(profiles: &[Profile], origin: &Origin, language: Language) -> Result<Document, SheetError> {
    let mut sheet = sheet(profiles, origin, language);
    if profiles.len() > MOST_ROOMY && profiles.iter().any(|profile| profile.strong.is_some()) {
        // The table has the lengths as well, and all must stand on one page.
        sheet.lengths.clear();
    }
    let figures: BTreeMap<String, Figure> = plots::all(profiles, language).into_iter().collect();
    let text = Page { sheet: &sheet, language }.render();
    let text = text.expect("templates only write strings");
    let blocks = markup::blocks(&text, &|name| figures.get(name).cloned())
        .map_err(|error| SheetError::Text { game: sheet.name.clone(), error })?;
    let options = SheetOptions { language, edition: None, cycle: None, print: Print::Ordinary };
    let header = Running {
        left: words(language.msg("profiles-kind").to_string()),
        centre: Vec::new(),
        right: words(language.msg("profiles-seed").with("seed", origin.seed.to_string()).to_string()),
    };
    let fit = Some(Fit { n_pages: 1, smallest: 0.7, largest: 1.0 });
    let section = Section { header, footer: page::footer(), blocks, fit, look: None };
    let mut document = page::document(sheet.name, &options, vec![section]);
    // Figures keep their size; words are many and numbers are short.
    document.look.text_size *= 0.9;
    Ok(document)
}

/// Returns the names of some games as a title.
pub fn title(profiles: &[Profile], language: Language) -> String {
    let names: Vec<&str> = profiles.iter().map(|profile| name(profile, language)).collect();
    super::fact::joined(&names, language)
}

fn name(profile: &Profile, language: Language) -> &str {
    profile.table.game().info().name.in_language(language)
}

fn sheet(profiles: &[Profile], origin: &Origin, language: Language) -> Sheet {
    let placed: Vec<Placed> = profiles
        .iter()
        .enumerate()
        .map(|(index, profile)| {
            let game = name(profile, language);
            Placed {
                name: format!("length-{index}"),
                game: game.to_owned(),
                caption: language.msg("profiles-length-of").with("game", game).to_string(),
            }
        })
        .collect();
    let has_lengths = profiles.iter().any(plots::has_lengths);
    Sheet {
        name: title(profiles, language),
        // With many games the table says it in less room.
        findings: if profiles.len() <= MOST_ROOMY { findings(profiles, language) } else { Vec::new() },
        lengths: if has_lengths { placed.chunks(3).map(<[Placed]>::to_vec).collect() } else { Vec::new() },
        grid: grid(profiles, language),
        notes: notes(profiles, origin, language),
    }
}

/// Says what the numbers mean.
fn notes(profiles: &[Profile], origin: &Origin, language: Language) -> Vec<String> {
    let mut notes = vec![
        language.msg("profiles-note-interval").to_string(),
        language.msg("profiles-note-late").with("n", CONTINUATIONS).to_string(),
    ];
    notes.extend(effort(profiles, origin, language));
    if profiles.iter().any(|profile| profile.table.game().swap()) {
        notes.push(language.msg("profiles-note-begins").to_string());
    }
    notes
}
