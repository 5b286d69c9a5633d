//! `arbitro check-round`.

use serde_json::json;

use crate::args::Answering;
use crate::championship::target::{self, TargetArgs};
use crate::failure::{Failure, OrFail};
use championship::facts::{GroupId, Refusal};
use championship::pairing::checker::{Finding, Severity, check_round};
use speech::{Language, Tell, msg};

/// Judges rounds.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) of: TargetArgs,
    pub(crate) round: Option<u16>,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let text = args.of.chosen(language)?;
    let desk = args.shared.place.open(language)?;
    let championship = desk.championship();
    let groups = match text {
        Some(_) => target::groups(championship, text, language)?,
        None => championship.groups().map(|group| group.id).collect(),
    };
    let mut judged: Vec<(GroupId, u16, Vec<Finding>)> = Vec::new();
    for id in groups {
        let rounds = championship.group(id).map(|group| group.rounds.as_slice()).unwrap_or_default();
        let numbers: Vec<u16> = match (args.round, args.of.all) {
            (Some(round), _) => vec![round],
            (None, true) => rounds.iter().map(|round| round.number).collect(),
            (None, false) => rounds.last().map(|round| round.number).into_iter().collect(),
        };
        for number in numbers {
            let findings = check_round(championship, id, number)
                .ok_or(Refusal::NoRound(id, number))
                .or_fail(language)?;
            judged.push((id, number, findings));
        }
    }
    let count = |severity| {
        judged
            .iter()
            .flat_map(|(_, _, findings)| findings)
            .filter(|finding| finding.severity() == severity)
            .count()
    };
    let (faults, warnings) = (count(Severity::Fault), count(Severity::Warning));
    let word = |severity| match severity {
        Severity::Fault => msg("cli-round-fault"),
        Severity::Warning => msg("cli-round-warning"),
        Severity::Note => msg("cli-round-note"),
    };
    let report = if args.shared.json {
        let rounds = judged.iter().map(|(id, round, findings)| json!({
            "group": championship.group_label(*id), "round": round,
            "findings": findings.iter().map(|finding| json!({
                "severity": match finding.severity() { Severity::Fault => "fault", Severity::Warning => "warning", Severity::Note => "note" },
                "message": language.say(&finding.tell()),
            })).collect::<Vec<_>>(),
        }));
        format!("{:#}\n", json!({ "ok": faults == 0, "rounds": rounds.collect::<Vec<_>>() }))
    } else {
        let mut lines = String::new();
        for (id, round, findings) in &judged {
            // Of many rounds only what matters is shown.
            let least = if args.of.all { Severity::Warning } else { Severity::Note };
            for finding in findings.iter().filter(|finding| finding.severity() >= least) {
                let place = language
                    .msg("cli-round-place")
                    .with("group", championship.group_label(*id))
                    .with("round", *round);
                let severity = language.say(&word(finding.severity()));
                let found = language.say(&championship.told(finding.tell()));
                lines += &format!("{place}: {severity}: {found}\n");
            }
        }
        let rounds = judged.len();
        lines
            + &format!(
                "{}\n",
                language
                    .msg("cli-rounds-checked")
                    .with("rounds", rounds)
                    .with("faults", faults)
                    .with("warnings", warnings)
            )
    };
    match faults {
        0 => Ok(report),
        _ => Err(Failure::data(language.msg("cli-rounds-broken").with("faults", faults)).with_output(report)),
    }
}
