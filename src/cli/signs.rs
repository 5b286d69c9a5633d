//! `arbitro signs`

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::args::ReplaceArgs;
use super::failure::Failure;
use super::names::NamesArgs;
use super::place::PlaceArgs;
use super::{handout, paper};
use championship::handouts::{self, SignKind};
use speech::Language;

/// Print signs for doors and tables
#[derive(Args, Debug)]
pub(crate) struct SignsArgs {
    target: Option<String>,
    #[arg(long = "for", value_enum, value_name = "WHAT", default_value = "all")]
    kind: Kind,
    #[arg(long, value_name = "N")]
    stage: Option<u8>,
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[command(flatten)]
    names: NamesArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Kind {
    All,
    Doors,
    Tables,
}

pub(super) fn run(args: &SignsArgs, language: Language) -> Result<String, Failure> {
    let desk = args.place.open(language)?;
    let championship = desk.championship();
    let groups = handout::groups(championship, args.target.as_deref(), args.stage, language)?;
    let kinds = match args.kind {
        Kind::All => &[SignKind::Door, SignKind::Table][..],
        Kind::Doors => &[SignKind::Door],
        Kind::Tables => &[SignKind::Table],
    };
    let path = paper::pdf_path(args.out.as_deref(), &language.msg("cli-signs-file").to_string(), language)?;
    let title = language.msg("cli-signs-title").to_string();
    handout::print(championship, &title, &path, args.replace, language, || {
        let mut pages = Vec::new();
        for kind in kinds {
            pages.extend(handouts::signs(championship, &groups, *kind, language)?);
        }
        Ok(pages)
    })
}
