//! `arbitro ties`.

use serde_json::json;

use crate::args::Showing;
use crate::championship::target;
use crate::championship::ways_out;
use crate::failure::{Failure, OrFail};
use championship::decisions::{describe, draw_lot, play_off, ties};
use championship::facts::Fact;
use championship::imports::find_entry_among;
use championship::store::random_seed;
use speech::{Language, msg};

/// Shows and decides ties.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) target: Option<String>,
    #[arg(long, value_name = "CODE, CODE", requires = "target", conflicts_with = "lot")]
    pub(crate) played: Option<String>,
    #[arg(long, value_name = "CODE", requires = "target")]
    pub(crate) lot: Option<String>,
    #[arg(long, value_name = "SEED", requires = "lot")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "REASON", requires = "target", conflicts_with_all = ["played", "lot"])]
    pub(crate) annul: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Showing<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.answer.place.open(language)?;
    let groups = target::groups(desk.championship(), args.target.as_deref(), language)?;
    let mut report = String::new();
    if args.played.is_some() || args.lot.is_some() || args.annul.is_some() {
        let seed = args.seed.map_or_else(random_seed, Ok).or_fail(language)?;
        let committed = args.shared.answer.place.commit(&mut desk, language, |championship, stamp| {
            let [id] = groups[..] else { return Err(msg("cli-one-group").into()) };
            let is_meant = |code| championship.group(id).is_some_and(|group| group.member(code).is_some());
            if let Some(reason) = &args.annul {
                return Ok(vec![Fact::TieReopened { group: id, reason: reason.clone() }]);
            }
            Ok(match (&args.played, &args.lot) {
                (Some(order), _) => vec![play_off(championship, id, order, stamp)?],
                (None, Some(text)) => {
                    let code = find_entry_among(championship, text, is_meant)?;
                    vec![draw_lot(championship, id, code, seed, stamp)?]
                }
                (None, None) => vec![],
            })
        })?;
        if committed.is_repeated() {
            return Ok(args.shared.answer.place.repeated(language));
        }
        let told = |fact| language.say(&describe(desk.championship(), fact)) + "\n";
        report.extend(committed.facts.iter().map(told));
    }
    let championship = desk.championship();
    let open = groups.iter().flat_map(|id| ties(championship, *id).into_iter().map(|tied| (*id, tied)));
    let open: Vec<_> = open.collect();
    if args.shared.answer.json {
        let rows = open.iter().map(|(id, tied)| {
            let codes: Vec<String> = tied.iter().map(ToString::to_string).collect();
            json!({ "group": championship.group_label(*id), "tied": codes })
        });
        return Ok(format!("{:#}\n", rows.collect::<serde_json::Value>()));
    }
    for (id, tied) in &open {
        let style = args.shared.names.style(championship);
        let named = tied.iter().map(|code| {
            if !championship.has_codes() {
                return championship.called(*code, style);
            }
            let name = championship.entry(*code).and_then(|entry| entry.contestant.shown_name(style));
            name.map_or_else(|| code.to_string(), |name| format!("{code} {name}"))
        });
        let tied = named.collect::<Vec<_>>().join(", ");
        let label = championship.group_label(*id);
        report += &format!("{}\n", language.msg("cli-ties-open").with("group", label).with("tied", tied));
    }
    report += &match open.is_empty() {
        true => format!("{}\n{}", language.msg("cli-ties-none"), ways_out::next(championship, language)),
        false => format!("{}\n", language.msg("cli-ties-next")),
    };
    Ok(report)
}
