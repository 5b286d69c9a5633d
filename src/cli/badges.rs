//! `arbitro badges`

use std::path::PathBuf;

use clap::Args;

use super::args::ReplaceArgs;
use super::failure::Failure;
use super::place::PlaceArgs;
use super::{handout, paper, target};
use championship::facts::{Championship, EntryCode, TournamentId};
use championship::handouts;
use speech::Language;

/// Print name badges
#[derive(Args, Debug)]
pub(crate) struct BadgesArgs {
    tournament: Option<String>,
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[command(flatten)]
    names: handout::FullNamesArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

pub(super) fn run(args: &BadgesArgs, language: Language) -> Result<String, Failure> {
    let desk = args.place.open(language)?;
    let championship = desk.championship();
    handout::tell_not_as_written(championship, language);
    let wanted = target::tournaments(championship, args.tournament.as_deref(), language)?;
    let entries = by_school(championship, &wanted);
    let path = paper::pdf_path(args.out.as_deref(), &language.msg("cli-badges-file").to_string(), language)?;
    let title = language.msg("cli-badges-title").to_string();
    handout::print(championship, &title, &path, args.replace, language, || {
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
