//! `arbitro badges`

use std::path::PathBuf;

use clap::Args;

use super::failure::Failure;
use super::place::PlaceArgs;
use super::{handout, paper, target};
use championship::facts::{Championship, EntryCode, TournamentId};
use championship::handouts;
use speech::Language;

/// Print name badges
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro badges                    for everybody, by school, ten to a page with cut marks
  arbitro badges 1.3 --out rastros.pdf")]
pub(crate) struct BadgesArgs {
    /// The tournament, such as 1.3; without it all of them
    tournament: Option<String>,
    /// The file to write [default: badges.pdf]
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    names: handout::FullNamesArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

pub(super) fn run(args: &BadgesArgs, language: Language) -> Result<String, Failure> {
    let desk = args.place.open(language)?;
    let championship = desk.championship();
    let wanted = target::tournaments(championship, args.tournament.as_deref(), language)?;
    let entries = by_school(championship, &wanted);
    let path = paper::path_or(args.out.as_ref(), language.pick("cartões.pdf", "badges.pdf"));
    let title = language.pick("Cartões de identificação", "Name badges");
    handout::print(championship, title, &path, language, || {
        handouts::badges(championship, &entries, args.names.style(), language)
    })
}

/// Returns the entries that still play, those of one school together.
pub(super) fn by_school(championship: &Championship, wanted: &[TournamentId]) -> Vec<EntryCode> {
    let mut entries: Vec<EntryCode> = championship
        .entries()
        .filter(|entry| entry.is_active() && wanted.contains(&entry.code.tournament))
        .map(|entry| entry.code)
        .collect();
    entries.sort_by_key(|code| (code.school, *code));
    entries
}
