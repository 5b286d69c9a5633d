//! `arbitro demo`

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;

use super::args::GamesFolder;
use super::failure::{Failure, OrFail};
use crate::catalog::CatalogError;
use crate::demo::{self, FEWEST_PUPILS, MOST_PUPILS, Plan, Story};
use crate::engine::Table;
use crate::language::Language;
use crate::regulations;
use crate::store::{Dated, transcribe};

/// The day of every demo, 12 March 2027, a Friday; a fixed one, so that the same seed writes the same bytes.
const MIDNIGHT: i64 = 1_804_809_600;

/// Show the toolkit at work
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro demo                                  a national final of 1850 pupils, in the folder demo
  arbitro demo --out try --pupils 200 --seed 7  a small one
  arbitro demo --edition 20 --lang en")]
pub(crate) struct DemoArgs {
    /// The folder to write to
    #[arg(long, value_name = "DIR", default_value = "demo")]
    out: PathBuf,
    /// How many pupils come, from 24 to 5000
    #[arg(long, value_name = "N", default_value_t = 1850)]
    pupils: usize,
    /// The edition, which tells the games
    #[arg(long, value_name = "N", default_value_t = 13)]
    edition: u16,
    /// The seed of everything; the same seed writes the same files
    #[arg(long, default_value_t = 2027)]
    seed: u64,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &DemoArgs, language: Language) -> Result<String, Failure> {
    let story = story(args, language)?;
    std::fs::create_dir_all(&args.out)
        .map_err(|error| Failure::data(format!("cannot write {}: {error}", args.out.display())))?;
    let path = args.out.join(format!("final-{}.arbitro", args.edition));
    let facts = story.facts.iter().map(|told| Dated { fact: &told.fact, by: &told.by, at: told.at });
    let n_facts = transcribe(&path, facts, args.seed).or_fail(language)?;
    Ok(format!("{}: {n_facts} {}\n", path.display(), language.pick("factos", "facts")))
}

/// Invents the championship.
fn story(args: &DemoArgs, language: Language) -> Result<Story, Failure> {
    if !(FEWEST_PUPILS..=MOST_PUPILS).contains(&args.pupils) {
        let n = args.pupils;
        return Err(Failure::usage(language.pick(
            format!("`--pupils {n}`: esperava um número de {FEWEST_PUPILS} a {MOST_PUPILS}"),
            format!("`--pupils {n}`: expected a number from {FEWEST_PUPILS} to {MOST_PUPILS}"),
        )));
    }
    let edition = super::sheet::edition(u32::from(args.edition))?;
    let text = regulations::text_for_edition(args.edition);
    let regulations = regulations::parse("cnjm", &text).map_err(|problems| {
        Failure::data(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    })?;
    let catalog = args.games.catalog()?;
    let mut tables = BTreeMap::new();
    for id in edition.all_games() {
        match catalog.load(id) {
            Ok(compiled) => {
                tables.insert(id.to_owned(), Table::new(compiled.game));
            }
            // Some editions had contests that are no board games, such as Poliedros in the first.
            Err(CatalogError::Unknown { .. }) => {}
            Err(error) => return Err(Failure::data(error.to_string())),
        }
    }
    let plan = Plan {
        name: format!("final-{}", args.edition),
        regulations,
        tables,
        n_pupils: args.pupils,
        seed: args.seed,
        midnight: MIDNIGHT,
    };
    demo::tell(&plan).or_fail(language)
}
