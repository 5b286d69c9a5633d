//! `arbitro explain`.

use serde_json::json;

use super::args::AnswerArgs;
use super::failure::{Failure, OrFail};
use championship::facts::{EntryCode, GroupId, Language, Refusal};
use championship::pairing::reason::explain;

/// Explains pairs.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) who: String,
    pub(crate) round: Option<u16>,
    pub(crate) board: Option<u16>,
    #[arg(long, value_name = "CODE")]
    pub(crate) instead: Option<String>,
    #[command(flatten)]
    pub(crate) answer: AnswerArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let desk = args.answer.place.open(language)?;
    let championship = desk.championship();
    let (id, entries) = match args.board {
        Some(board) => {
            let id = championship.find_group(&args.who).or_fail(language)?;
            let group = championship.group(id);
            let round = args.round.and_then(|round| group.and_then(|group| group.round(round)));
            let found = round.and_then(|round| round.board(board));
            let Some(found) = found else {
                return Err(Failure::data(
                    language
                        .msg("cli-explain-no-board")
                        .with("board", board.to_string())
                        .with("who", args.who.to_string()),
                ));
            };
            (id, vec![found.first])
        }
        None => match args.who.parse::<EntryCode>() {
            Ok(code) if championship.entry(code).is_some() => {
                let group = championship
                    .tournament(code.tournament)
                    .and_then(|tournament| tournament.current_group_of(code));
                (group.ok_or(Refusal::NoEntry(code)).or_fail(language)?.id, vec![code])
            }
            _ => {
                let id: GroupId = championship.find_group(&args.who).or_fail(language)?;
                let round = championship.group(id).and_then(|group| match args.round {
                    Some(number) => group.round(number),
                    None => group.rounds.last(),
                });
                let boards = round.into_iter().flat_map(|round| {
                    round.boards.iter().map(|board| board.first).chain(round.byes.iter().copied())
                });
                (id, boards.collect())
            }
        },
    };
    let last = championship.group(id).and_then(|group| group.rounds.last()).map(|round| round.number);
    let round = args.round.or(last).ok_or(Refusal::NoRound(id, 1)).or_fail(language)?;
    let instead =
        args.instead.as_deref().map(|text| text.parse::<EntryCode>()).transpose().or_fail(language)?;
    let explained = entries.iter().map(|entry| {
        explain(championship, id, round, *entry, instead)
            .ok_or(Refusal::NotInGroup(*entry, id))
            .or_fail(language)
    });
    let explained = explained.collect::<Result<Vec<_>, _>>()?;
    if args.answer.json {
        let json: serde_json::Value = explained
            .iter()
            .map(|one| {
                let reasons: Vec<String> = one.lines.iter().map(|line| language.say(line)).collect();
                json!({ "heading": language.say(&one.heading), "reasons": reasons })
            })
            .collect();
        return Ok(format!("{json:#}\n"));
    }
    let text = explained.iter().map(|one| {
        let lines: String = one.lines.iter().map(|line| format!("  - {}\n", language.say(line))).collect();
        format!("{}\n{lines}", language.say(&one.heading))
    });
    Ok(text.collect())
}
