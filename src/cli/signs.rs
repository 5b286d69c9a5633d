//! `arbitro signs`

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::failure::Failure;
use super::names::NamesArgs;
use super::place::PlaceArgs;
use super::{handout, paper};
use championship::handouts::{self, SignKind};
use speech::Language;

/// Print signs for doors and tables
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro signs                        doors and tables of the present stage
  arbitro signs --for tables --stage 1
  arbitro signs 1.3 --out rastros.pdf

Every game has its own colour, shape and pattern, so that signs are told apart on black and white paper, too.")]
pub(crate) struct SignsArgs {
    /// The tournament or group, such as 1.3 or 1.3.2; without it all of them
    target: Option<String>,
    /// What the signs are for
    #[arg(long = "for", value_enum, value_name = "WHAT", default_value = "all")]
    kind: Kind,
    /// The stage, from 1. Default: the present one
    #[arg(long, value_name = "N")]
    stage: Option<u8>,
    /// The file to write [default: signs.pdf]
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    names: NamesArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Kind {
    /// Doors and tables
    All,
    /// Doors
    Doors,
    /// Tables
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
    let path = paper::path_or(args.out.as_ref(), language.pick("letreiros.pdf", "signs.pdf"));
    let title = language.pick("Letreiros", "Signs");
    handout::print(championship, title, &path, language, || {
        let mut pages = Vec::new();
        for kind in kinds {
            pages.extend(handouts::signs(championship, &groups, *kind, language)?);
        }
        Ok(pages)
    })
}
