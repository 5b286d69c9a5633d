//! `arbitro pack`.

use std::path::PathBuf;

use rayon::prelude::*;

use super::args::Placed;
use super::args::ReplaceArgs;
use super::brand::BrandArgs;
use super::failure::{Failure, OrFail};
use super::output::TellingArgs;
use super::watch::bar;
use super::{files, handout, slips};
use championship::press::{self, Cards, Made, Order};
use speech::Language;

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
pub(super) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    args.telling.options(language)?;
    slips::check_address(args.address.as_deref(), language)?;
    let cards = Cards { address: args.address.clone(), ..Cards::default() };
    let cards = args.brand.on(&cards, language)?;
    let desk = args.shared.open(language)?;
    let options = args.telling.sealed(&desk, language)?;
    handout::tell_not_as_written(desk.championship(), language);
    files::make_folder(&args.out, language)?;
    let made: Vec<(PathBuf, Vec<u8>)> = made(&Order::all(desk.championship(), &options, &cards))?
        .into_iter()
        .map(|made| (made.path, made.bytes))
        .collect();
    files::write_folder(&args.out, &made, args.replace, language)?;
    let told = language
        .msg("cli-files-written")
        .with("folder", args.out.display().to_string())
        .with("count", made.len());
    Ok(format!("{}\n", told))
}

/// Makes everything there is to print and publish now, on all cores.
///
/// # Errors
/// When something cannot be made; then nothing is of use.
pub(super) fn made(order: &Order) -> Result<Vec<Made>, Failure> {
    let jobs = press::jobs(order);
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
    Ok(made?.into_iter().flatten().collect())
}
