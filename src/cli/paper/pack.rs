//! `arbitro pack`.

use std::path::PathBuf;

use rayon::prelude::*;

use crate::args::Placed;
use crate::args::{GamesFolder, ReplaceArgs};
use crate::failure::{Failure, OrFail};
use crate::files;
use crate::paper::brand::BrandArgs;
use crate::paper::handout;
use crate::paper::output::TellingArgs;
use crate::paper::slips;
use crate::watch::bar;
use ::paper::typeset::{paginate, pdf};
use championship::facts::{Championship, TournamentId};
use championship::press::{self, Cards, Folder, Made, Order};
use championship::reports::Places;
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use rules::engine::Table;
use speech::Language;

/// The last school year of those who learn the rules in three steps.
const LAST_YOUNG_YEAR: u8 = 4;

/// Writes everything.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    #[command(flatten)]
    pub(crate) replace: ReplaceArgs,
    #[arg(long, value_name = "URL")]
    pub(crate) address: Option<String>,
    #[command(flatten)]
    pub(crate) telling: TellingArgs,
    #[command(flatten)]
    pub(crate) brand: BrandArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    args.telling.options(language)?;
    slips::check_address(args.address.as_deref(), language)?;
    let cards = Cards { address: args.address.clone(), ..Cards::default() };
    let cards = args.brand.on(&cards, language)?;
    let desk = args.shared.open(language)?;
    let options = args.telling.sealed(&desk, language)?;
    handout::tell_not_as_written(desk.championship(), language);
    files::make_folder(&args.out, language)?;
    let order = Order::all(desk.championship(), &options, &cards);
    let (packed, steps) = rayon::join(|| made(&order), || steps(desk.championship(), language));
    let made = packed?.into_iter().map(|made| (made.path, made.bytes)).chain(steps?);
    let made: Vec<(PathBuf, Vec<u8>)> = made.collect();
    files::write_folder(&args.out, &made, args.replace, language)?;
    let told = language
        .msg("cli-files-written")
        .with("folder", args.out.display().to_string())
        .with("count", made.len());
    Ok(format!("{}\n", told))
}

/// Makes the rules in three steps of the games that the youngest play, as far as the program knows them.
fn steps(championship: &Championship, language: Language) -> Result<Option<(PathBuf, Vec<u8>)>, Failure> {
    let regulations = championship.regulations();
    let catalog = GamesFolder { folder: None }.catalog(language)?;
    let mut tables = Vec::new();
    for (number, game) in (1u8..).zip(&regulations.games) {
        let is_young = |tournament: &TournamentId| {
            let cycle = regulations.cycle(tournament.cycle);
            tournament.game == number && cycle.is_some_and(|cycle| cycle.school_years.0 <= LAST_YOUNG_YEAR)
        };
        let is_played = championship.entries().any(|entry| is_young(&entry.code.tournament));
        if let (true, Ok(found)) = (is_played, catalog.load(&game.id.0)) {
            tables.push(Table::new(found.game));
        }
    }
    if tables.is_empty() {
        return Ok(None);
    }
    let options = SheetOptions { language, edition: None, cycle: None, print: Print::Young };
    let document = rule_sheet::document(&tables, &options).or_fail(language)?;
    let pages = paginate(&document).or_fail(language)?;
    let folder = PathBuf::from(language.say(&Folder::HandOut.name()));
    let file = folder.join(format!("{}.pdf", language.msg("cli-pack-steps")));
    Ok(Some((file, pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)))))
}

/// Makes everything there is to print and publish now, on all cores.
///
/// # Errors
/// When something cannot be made; then nothing is of use.
pub(crate) fn made(order: &Order) -> Result<Vec<Made>, Failure> {
    let places = Places::of(order.championship);
    let jobs = press::jobs(order, &places);
    let bar = bar(jobs.len() as u64, order.options.language);
    let made = jobs
        .par_iter()
        // One at a time: in longer stretches the slow ones at the front would all fall to one core.
        .with_max_len(1)
        .map(|job| {
            let files = job.make().or_fail(order.options.language)?;
            bar.inc(1);
            Ok(files)
        })
        .collect::<Result<Vec<_>, Failure>>();
    bar.finish_and_clear();
    Ok(made?.into_iter().flatten().chain(press::packed_records(order)).collect())
}
