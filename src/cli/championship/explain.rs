//! `arbitro explain`.

use serde_json::json;

use crate::args::Answering;
use crate::failure::{Failure, OrFail, spoken};
use championship::facts::{EntryCode, GroupId, Language, Refusal};
use championship::imports::{find_entry, find_entry_among, find_group};
use championship::pairing::reason::explain;
use speech::Message;

/// Explains pairs.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) who: String,
    pub(crate) round: Option<u16>,
    pub(crate) board: Option<u16>,
    #[arg(long, value_name = "CODE")]
    pub(crate) instead: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) stage: Option<u8>,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.place.open(language)?;
    let championship = desk.championship();
    let (id, entries) = match args.board {
        Some(board) => {
            let id = find_group(championship, &args.who).or_fail(language)?;
            let group = championship.group(id);
            let round = args.round.and_then(|round| group.and_then(|group| group.round(round)));
            let found = round.and_then(|round| round.board_shown(board));
            let Some(found) = found else {
                return Err(Failure::data(
                    language
                        .msg("cli-explain-no-board")
                        .with("board", board.to_string())
                        .with("who", args.who.to_string()),
                ));
            };
            (id, vec![(found.first, args.round)])
        }
        None => match (championship.find_group(&args.who), find_entry(championship, &args.who)) {
            // What would have been instead is asked of a pupil, not of a group.
            (_, Ok(code)) if args.instead.is_some() => {
                (championship.group_of(code, args.stage).or_fail(language)?.id, vec![(code, args.round)])
            }
            (Ok(_), Err(_)) if args.instead.is_some() => {
                return Err(Failure::usage(language.msg("cli-explain-whose")));
            }
            (Err(_), Ok(code)) => {
                (championship.group_of(code, args.stage).or_fail(language)?.id, vec![(code, args.round)])
            }
            (found, wrong) => {
                let has_letters = args.who.contains(char::is_alphabetic) && args.who.split('.').count() < 3;
                let id: GroupId = match (found, wrong) {
                    (Err(_), Err(wrong)) if has_letters => {
                        return Err(Failure::data(spoken(&wrong, language)));
                    }
                    (found, _) => found.or_fail(language)?,
                };
                let group = championship.group(id);
                let rounds: Vec<_> = match args.round {
                    Some(number) => group.and_then(|group| group.round(number)).into_iter().collect(),
                    None => group.map(|group| championship.current_rounds(group)).unwrap_or_default(),
                };
                let boards = rounds.into_iter().flat_map(|round| {
                    let first = round.boards.iter().map(|board| board.first);
                    first.chain(round.byes.iter().copied()).map(move |code| (code, Some(round.number)))
                });
                (id, boards.collect())
            }
        },
    };
    // In free play everybody is in a round of their own.
    let group = championship.group(id).filter(|group| !group.rounds.is_empty());
    let group = group.ok_or(Refusal::NoRound(id, 1)).or_fail(language)?;
    let round_of = |code: EntryCode| {
        let round = championship.latest_round_of(group, code).or(group.rounds.last());
        round.map_or(1, |round| round.number)
    };
    let is_meant = |code: EntryCode| championship.group(id).is_some_and(|group| group.member(code).is_some());
    let instead = args.instead.as_deref().map(|text| find_entry_among(championship, text, is_meant));
    let instead = instead.transpose().or_fail(language)?;
    let explained = entries.iter().map(|(entry, round)| {
        let round = round.unwrap_or_else(|| round_of(*entry));
        explain(championship, id, round, *entry, instead).or_fail(language)
    });
    let explained = explained.collect::<Result<Vec<_>, _>>()?;
    if args.shared.json {
        let json: serde_json::Value = explained
            .iter()
            .map(|one| {
                let reasons: Vec<String> = one.lines.iter().map(|line| language.say(line)).collect();
                json!({ "heading": language.say(&one.heading), "reasons": reasons })
            })
            .collect();
        return Ok(format!("{json:#}\n"));
    }
    let namesake = args.who.parse::<EntryCode>().ok().filter(|code| championship.entry(*code).is_some());
    let is_group =
        championship.find_group(&args.who).is_ok() && args.board.is_none() && args.instead.is_none();
    // Where people are called by their names nobody means one by a code.
    let hint = namesake.filter(|_| is_group && championship.has_codes()).map(|code| {
        let hint = language
            .msg("cli-explain-namesake")
            .with("group", args.who.as_str())
            .with("code", code.to_string());
        format!("{hint}\n")
    });
    let text = explained.iter().map(|one| {
        let say = |line: &Message| language.say(&championship.told(line.clone()));
        let lines: String = one.lines.iter().map(|line| format!("  - {}\n", say(line))).collect();
        format!("{}\n{lines}", say(&one.heading))
    });
    Ok(text.chain(hint).collect())
}
