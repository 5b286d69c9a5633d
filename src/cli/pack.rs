//! `arbitro pack`.

use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use rayon::prelude::*;

use super::args::ReplaceArgs;
use super::failure::Failure;
use super::folders::Folder;
use super::lists::schools;
use super::output::{Format, TellingArgs, said};
use super::place::PlaceArgs;
use super::{cards, files, handout, slips};
use championship::facts::{Championship, Language};
use championship::reports::{self, Options, Report, Scope};

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
    pub(crate) place: PlaceArgs,
}

/// Makes files: the name of each, what it is in words, and its bytes.
type Maker<'c> = Box<dyn Fn() -> Result<Vec<(String, String, Vec<u8>)>, Failure> + Send + Sync + 'c>;

/// What a pack holds: a folder in it, and what makes the files there.
pub(super) struct Product<'c> {
    pub(super) folder: Folder,
    pub(super) language: Language,
    pub(super) make: Maker<'c>,
}

/// A file of a pack.
pub(super) struct Made {
    /// The folder it goes into.
    pub(super) folder: Folder,
    /// Where it goes, from the folder of the pack.
    pub(super) path: PathBuf,
    /// What it is, in words.
    pub(super) title: String,
    /// What is in it.
    pub(super) bytes: Vec<u8>,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    args.telling.options(language)?;
    slips::check_address(args.address.as_deref(), language)?;
    let desk = args.place.open(language)?;
    let options = args.telling.sealed(&desk, language)?;
    handout::tell_not_as_written(desk.championship(), language);
    files::make_folder(&args.out, language)?;
    let made: Vec<(PathBuf, Vec<u8>)> = made(desk.championship(), &options, args.address.as_deref())?
        .into_iter()
        .map(|made| (made.path, made.bytes))
        .collect();
    files::write_folder(&args.out, &made, args.replace, language)?;
    let (count, folder) = (made.len(), args.out.display());
    Ok(format!(
        "{}\n",
        language.msg("cli-files-written").with("folder", folder.to_string()).with("count", count.to_string())
    ))
}

/// Makes everything there is to print and publish now, in the order of the list below.
///
/// # Errors
/// When a product cannot be made; then none is of use.
pub(super) fn made(
    championship: &Championship,
    options: &Options,
    address: Option<&str>,
) -> Result<Vec<Made>, Failure> {
    let mut products = cards::products(championship, options, address);
    products.extend(self::products(championship, options));
    make(&products)
}

/// Makes products, on all cores.
///
/// # Errors
/// When one cannot be made; then none is of use.
pub(super) fn make(products: &[Product<'_>]) -> Result<Vec<Made>, Failure> {
    let bar = ProgressBar::new(products.len() as u64);
    let made = products
        .par_iter()
        // One at a time: in longer stretches the slow ones at the front would all fall to one core.
        .with_max_len(1)
        .map(|product| {
            let files = (product.make)()?;
            bar.inc(1);
            let placed = files.into_iter().map(|(name, title, bytes)| {
                let path = Path::new(&product.language.say(&product.folder.name())).join(name);
                Made { folder: product.folder, path, title, bytes }
            });
            Ok(placed.collect::<Vec<_>>())
        })
        .collect::<Result<Vec<_>, Failure>>();
    bar.finish_and_clear();
    Ok(made?.into_iter().flatten().collect())
}

/// Lists what there is to make now, the slowest first, so that no core waits for the last one.
fn products<'c>(championship: &'c Championship, options: &'c Options) -> Vec<Product<'c>> {
    use Format::{Csv, Html, Json, Pdf, Xlsx};
    let language = options.language;
    let [to_schools, to_doors, to_desk, to_publish] =
        [Folder::Schools, Folder::Doors, Folder::Desk, Folder::Publish];
    let cycles = || (1..).take(championship.regulations().cycles.len()).map(Scope::Cycle);
    let mut products = Vec::new();
    let mut add = |folder: Folder, formats: &'static [Format], report: Told<'c>| {
        products.push(product(folder, formats, report, language));
    };
    add(to_publish, &[Pdf, Html, Xlsx, Json], Box::new(|| reports::summary(championship, options)));
    add(to_schools, &[Pdf, Xlsx], Box::new(|| reports::entries(championship, None, options)));
    for scope in cycles() {
        add(
            to_publish,
            &[Pdf, Html, Csv, Xlsx, Json],
            Box::new(move || reports::scores(championship, scope, options)),
        );
    }
    if championship.groups().next().is_some() {
        for scope in cycles() {
            add(to_doors, &[Pdf], Box::new(move || reports::groups(championship, scope, options)));
            add(to_doors, &[Pdf], Box::new(move || reports::wall_charts(championship, scope, options)));
        }
    }
    if championship.groups().any(|group| !group.rounds.is_empty()) {
        for scope in cycles() {
            add(
                to_doors,
                &[Pdf],
                Box::new(move || reports::pairings_by_table(championship, scope, None, options)),
            );
            add(
                to_doors,
                &[Pdf],
                Box::new(move || reports::pairings_by_name(championship, scope, None, options)),
            );
            add(to_desk, &[Pdf, Xlsx], Box::new(move || reports::results(championship, scope, options)));
            add(to_desk, &[Pdf], Box::new(move || reports::cross_tables(championship, scope, options)));
        }
        for (stage, round) in rounds(championship) {
            let report = move || reports::standings_after(championship, Scope::All, stage, round, options);
            add(to_desk, &[Pdf], Box::new(report));
        }
        add(to_publish, &[Pdf, Xlsx], Box::new(|| reports::prizes(championship, Scope::All, options)));
        add(to_publish, &[Pdf, Xlsx], Box::new(|| reports::schools(championship, None, options)));
    }
    for number in schools(championship) {
        add(to_schools, &[Pdf], Box::new(move || reports::entries(championship, Some(number), options)));
    }
    products
}

/// Makes a report.
pub(super) type Told<'c> = Box<dyn Fn() -> Report + Send + Sync + 'c>;

/// Returns a report in several formats as a product.
pub(super) fn product<'c>(
    folder: Folder,
    formats: &'static [Format],
    report: Told<'c>,
    language: Language,
) -> Product<'c> {
    let make = move || {
        let report = report();
        let files = formats.iter().map(|format| {
            let bytes = format.bytes(&report).map_err(|error| said(&error, language))?;
            let title = match report.subtitle.as_str() {
                "" => report.title.clone(),
                subtitle => format!("{}: {subtitle}", report.title),
            };
            Ok((format!("{}.{}", report.id, format.ending()), title, bytes))
        });
        files.collect()
    };
    Product { folder, language, make: Box::new(make) }
}

/// Returns the rounds that have been published in any group: stage and number.
fn rounds(championship: &Championship) -> Vec<(u8, u16)> {
    let rounds = championship.groups().flat_map(|group| {
        let is_bracket = championship.format_of(group.id).is_some_and(|format| format.is_bracket());
        let rounds = group.rounds.iter().filter(move |_| !is_bracket);
        rounds.map(|round| (group.id.stage, round.number))
    });
    let mut rounds: Vec<(u8, u16)> = rounds.collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}
