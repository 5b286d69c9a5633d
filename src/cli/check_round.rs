//! `arbitro check-round`.

use serde_json::json;

use super::failure::Failure;
use super::place::PlaceArgs;
use super::target;
use crate::cli::failure::OrFail;
use championship::facts::{GroupId, Language, Refusal};
use championship::pairing::checker::{Finding, Severity, check_round};
use speech::Tell;

/// Judges rounds.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro check-round 1.3.2          the last round of a group
  arbitro check-round 1.3.2 2
  arbitro check-round --all          every round of every group

The judge shares nothing with the pairing. Exit code 1 when a law is broken: a rematch, a second bye, somebody left
out or listed twice.")]
pub(crate) struct Args {
    /// The tournament or group
    pub(crate) target: Option<String>,
    /// The round. Default: the last one
    pub(crate) round: Option<u16>,
    /// Every round of every group
    #[arg(long, conflicts_with = "target")]
    pub(crate) all: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let text = target::chosen(&args.target, args.all, language)?;
    let desk = args.place.open(language)?;
    let championship = desk.championship();
    let groups = match text {
        Some(_) => target::groups(championship, text, language)?,
        None => championship.groups().map(|group| group.id).collect(),
    };
    let mut judged: Vec<(GroupId, u16, Vec<Finding>)> = Vec::new();
    for id in groups {
        let rounds = championship.group(id).map(|group| group.rounds.as_slice()).unwrap_or_default();
        let numbers: Vec<u16> = match (args.round, args.all) {
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
        Severity::Fault => language.pick("INFRAÇÃO", "FAULT"),
        Severity::Warning => language.pick("aviso", "warning"),
        Severity::Note => language.pick("nota", "note"),
    };
    let report = if args.json {
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
            let least = if args.all { Severity::Warning } else { Severity::Note };
            for finding in findings.iter().filter(|finding| finding.severity() >= least) {
                let (label, round_word) = (championship.group_label(*id), language.pick("ronda", "round"));
                lines += &format!(
                    "{label}, {round_word} {round}: {}: {}\n",
                    word(finding.severity()),
                    language.say(&finding.tell())
                );
            }
        }
        let rounds = judged.len();
        lines
            + &language.pick(
                format!("rondas verificadas: {rounds}; infrações: {faults}; avisos: {warnings}\n"),
                format!("rounds checked: {rounds}; faults: {faults}; warnings: {warnings}\n"),
            )
    };
    match faults {
        0 => Ok(report),
        _ => Err(Failure::data(
            language.pick(format!("faltas às regras: {faults}"), format!("broken laws: {faults}")),
        )
        .with_output(report)),
    }
}
