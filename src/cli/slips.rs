//! `arbitro slips`

use std::path::PathBuf;

use clap::Args;

use super::args::ReplaceArgs;
use super::failure::Failure;
use super::names::NamesArgs;
use super::place::PlaceArgs;
use super::{handout, paper};
use championship::facts::{Championship, GroupId};
use championship::handouts::{self, SlipOptions};
use speech::Language;

/// Print result slips
#[derive(Args, Debug)]
pub(crate) struct SlipsArgs {
    target: Option<String>,
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    #[arg(long, value_name = "N")]
    stage: Option<u8>,
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[command(flatten)]
    names: NamesArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Refuses what cannot be the address of the desk.
pub(super) fn check_address(address: Option<&str>, language: Language) -> Result<(), Failure> {
    match address {
        Some(address) if !["http://", "https://"].iter().any(|start| address.starts_with(start)) => {
            Err(Failure::usage(language.msg("cli-no-address").with("address", address.to_string())))
        }
        _ => Ok(()),
    }
}

pub(super) fn run(args: &SlipsArgs, language: Language) -> Result<String, Failure> {
    check_address(args.address.as_deref(), language)?;
    let desk = args.place.open(language)?;
    let championship = desk.championship();
    handout::tell_not_as_written(championship, language);
    let groups = handout::groups(championship, args.target.as_deref(), args.stage, language)?;
    let rounds = rounds(championship, &groups, args.round);
    if rounds.is_empty() {
        return Err(Failure::data(language.msg("cli-slips-no-round")));
    }
    let options = SlipOptions { names: args.names.style(), language, address: args.address.clone() };
    let path = paper::pdf_path(args.out.as_deref(), &language.msg("cli-slips-file").to_string(), language)?;
    let title = language.msg("cli-slips-title").to_string();
    handout::print(championship, &title, &path, args.replace, language, || {
        handouts::slips(championship, &rounds, &options)
    })
}

/// Returns the round wanted of each group that has it; without a number, the last one.
pub(super) fn rounds(
    championship: &Championship,
    groups: &[GroupId],
    wanted: Option<u16>,
) -> Vec<(GroupId, u16)> {
    let round = |id: &GroupId| {
        let group = championship.group(*id)?;
        let number = wanted.unwrap_or(group.next_round() - 1);
        group.round(number).map(|round| (*id, round.number))
    };
    groups.iter().filter_map(round).collect()
}
