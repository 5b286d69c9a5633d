//! `arbitro site`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use indicatif::ProgressBar;

use crate::args::{GamesFolder, ReplaceArgs};
use crate::championship::place::PlaceArgs;
use crate::failure::{Failure, OrFail};
use crate::files;
use crate::paper::output::{TellingArgs, product};
use ::rules::engine::Table;
use championship::press::{Cards, Format, Order};
use championship::reports::Options;
use site::{Plan, Published};
use speech::Language;

/// What of a championship is published.
const PUBLISHED: [&str; 2] = ["scores", "standings"];

/// Writes a site for practice at home.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    wanted: Vec<String>,
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    #[arg(long, conflicts_with_all = ["wanted", "title"])]
    results: bool,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[command(flatten)]
    games: GamesFolder,
    #[command(flatten)]
    place: PlaceArgs,
    #[command(flatten)]
    telling: TellingArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    if args.results {
        return results_alone(args, language);
    }
    site::ready().or_fail(language)?;
    let catalog = args.games.catalog(language)?;
    let names: Vec<String> = match args.wanted.as_slice() {
        [] => catalog.ids().map(str::to_owned).collect(),
        names => names.to_vec(),
    };
    let built_in = ::rules::catalog::Catalog::built_in();
    let (mut tables, mut own) = (Vec::<Arc<Table>>::new(), Vec::new());
    for name in &names {
        let game = catalog.load(name).or_fail(language)?.game;
        let id = game.id().to_owned();
        let text = catalog.text(&id).or_fail(language)?.map(|game| game.text).unwrap_or_default();
        // What the engine in the browser has itself need not be sent along.
        if built_in.text(&id).or_fail(language)?.is_none_or(|known| known.text != text) {
            own.push((id, text));
        }
        tables.push(Table::new(game));
    }
    let results = results(args, language)?;
    let plan = Plan { tables: &tables, own: &own, title: args.title.clone(), results: &results };
    files::make_folder(&args.out, language)?;
    let bar = ProgressBar::new(tables.len() as u64);
    let made = site::files(&plan, &|done, _| bar.set_position(done as u64)).or_fail(language)?;
    bar.finish_and_clear();
    let made: Vec<(PathBuf, Vec<u8>)> =
        made.into_iter().map(|file| (Path::new(&file.path).to_owned(), file.bytes)).collect();
    files::write_folder(&args.out, &made, args.replace, language)?;
    let told = language
        .msg("cli-site-written")
        .with("folder", args.out.display().to_string())
        .with("games", tables.len())
        .with("count", made.len());
    Ok(format!("{told}\n"))
}

/// Writes the public pages of a championship: no games, so that no engine is needed.
fn results_alone(args: &Args, language: Language) -> Result<String, Failure> {
    let desk = args.place.open(language)?;
    let made = desk::public_files(desk.championship());
    let made: Vec<(PathBuf, Vec<u8>)> =
        made.into_iter().map(|(path, bytes)| (Path::new(&path).to_owned(), bytes)).collect();
    files::make_folder(&args.out, language)?;
    files::write_folder(&args.out, &made, args.replace, language)?;
    let told = language
        .msg("cli-site-results-written")
        .with("folder", args.out.display().to_string())
        .with("count", made.len());
    Ok(format!("{told}\n"))
}

/// Makes the results of the championship that was named, if one was, in all languages.
fn results(args: &Args, language: Language) -> Result<Vec<Published>, Failure> {
    if args.place.championship.is_none() {
        return Ok(Vec::new());
    }
    let desk = args.place.open(language)?;
    let mut results = Vec::new();
    for of_page in Language::ALL {
        let sealed = args.telling.sealed(&desk, of_page)?;
        // A site is for everybody.
        let options = Options { names: sealed.names.min(desk.championship().public_names()), ..sealed };
        let cards = Cards::default();
        let order = Order::all(desk.championship(), &options, &cards);
        for key in PUBLISHED {
            let product = product(key);
            if !product.since.is_reached(desk.championship()) {
                continue;
            }
            let made = product.made(&order, &[Format::Html]).or_fail(language)?;
            let html = made.files.into_iter().next().map(|(_, bytes)| bytes).unwrap_or_default();
            results.push(Published { language: of_page, name: made.name, title: made.title, html });
        }
    }
    Ok(results)
}
