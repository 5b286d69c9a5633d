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
    let mut sheet = sheet(profiles, origin, language);
    if profiles.len() > MOST_ROOMY && profiles.iter().any(|profile| profile.strong.is_some()) {
        // The table has the lengths as well, and all must stand on one page.
        sheet.lengths.clear();
    }
    let figures: BTreeMap<String, Figure> = plots::all(profiles, language).into_iter().collect();
    let text = match language {
        Language::Pt => ProfilePt { sheet: &sheet }.render(),
        Language::En | Language::Es => ProfileEn { sheet: &sheet }.render(),
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
                caption: language
                    .pick(format!("{game}: duração ao acaso"), format!("{game}: length at random")),
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
    let mut notes = vec![language.pick(
        "Entre parênteses, o intervalo de confiança de 95 %: repetindo com outras partidas, o verdadeiro valor fica \
         dentro dele em 95 de cada 100 vezes. Para as percentagens é o de Wilson. Só se fala em **vantagem** quando o \
         intervalo de quem começa, nas partidas com vencedor, deixa os 50 % de fora. Contam-se todos os lances, também \
         os vários de uma mesma jogada."
            .to_owned(),
        "In brackets, the 95 % confidence interval: were it repeated with other games, the true value would lie inside \
         it 95 times in 100. For percentages it is Wilson’s. An **advantage** is only spoken of when the interval of \
         who begins, in the games that somebody won, leaves out 50 %. Every move counts, also the several of one turn."
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
    notes.extend(effort(profiles, origin, language));
    if profiles.iter().any(|profile| profile.table.game().swap()) {
        notes.push(language.pick(
            "**Quem começa** é sempre quem fez o primeiro lance, mesmo que depois as cores tenham sido trocadas."
                .to_owned(),
            "**Who begins** is always who made the first move, even when colours were exchanged afterwards."
                .to_owned(),
        ));
    }
    notes
}
