//! `arbitro slips`

use std::path::PathBuf;

use clap::Args;

use super::failure::Failure;
use super::names::NamesArgs;
use super::place::PlaceArgs;
use super::{handout, paper};
use championship::facts::{Championship, GroupId};
use championship::handouts::{self, SlipOptions};
use speech::Language;

/// Print result slips
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro slips                                       the present round of every group, four to a page
  arbitro slips 1.3 --round 2                         a round of a tournament
  arbitro slips --address http://192.168.1.10:8080    with QR codes that lead to the page to enter the result")]
pub(crate) struct SlipsArgs {
    /// The tournament or group, such as 1.3, 1.3.2 or 1.3.F; without it all of them
    target: Option<String>,
    /// The round. Default: the last one published
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// The stage, from 1. Default: the present one
    #[arg(long, value_name = "N")]
    stage: Option<u8>,
    /// The address of the desk (`arbitro serve` shows it), for QR codes on the slips
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    /// The file to write [default: slips.pdf]
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    names: NamesArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Refuses what cannot be the address of the desk.
pub(super) fn check_address(address: Option<&str>, language: Language) -> Result<(), Failure> {
    match address {
        Some(address) if !["http://", "https://"].iter().any(|start| address.starts_with(start)) => {
            Err(Failure::usage(language.pick(
                format!("`{address}` não é um endereço; esperava algo como `http://192.168.1.10:8080`"),
                format!("`{address}` is no address; expected something like `http://192.168.1.10:8080`"),
            )))
        }
        _ => Ok(()),
    }
}

pub(super) fn run(args: &SlipsArgs, language: Language) -> Result<String, Failure> {
    check_address(args.address.as_deref(), language)?;
    let desk = args.place.open(language)?;
    let championship = desk.championship();
    let groups = handout::groups(championship, args.target.as_deref(), args.stage, language)?;
    let rounds = rounds(championship, &groups, args.round);
    if rounds.is_empty() {
        return Err(Failure::data(language.pick(
            "essa ronda ainda não foi publicada; use `arbitro pair`",
            "that round has not been published yet; use `arbitro pair`",
        )));
    }
    let options = SlipOptions { names: args.names.style(), language, address: args.address.clone() };
    let path = paper::path_or(args.out.as_ref(), language.pick("boletins.pdf", "slips.pdf"));
    let title = language.pick("Boletins", "Result slips");
    handout::print(championship, title, &path, language, || handouts::slips(championship, &rounds, &options))
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
