//! `arbitro result`.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::args::Answering;
use crate::args::GamesFolder;
use crate::championship::ways_out;
use crate::failure::{Failure, not_replayed, spoken};
use crate::files::read_text;
use crate::report_backup;
use championship::decisions::{self, NextStep, next_step};
use championship::facts::{Board, Championship, EntryCode, GamePlace, MatchLength, MatchResult, Players};
use championship::imports::{find_entry, find_group, read_fared, read_result};
use championship::store::DeskError;
use rules::engine::GameRecord;
use rules::game::Side;
use speech::{Language, Tell, msg};

/// Enters or corrects a result.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "GROUP|CODE")]
    pub(crate) who: String,
    #[arg(value_name = "ROUND", allow_hyphen_values = true)]
    pub(crate) second: Option<String>,
    #[arg(value_name = "BOARD", allow_hyphen_values = true)]
    pub(crate) third: Option<String>,
    #[arg(value_name = "RESULT", allow_hyphen_values = true)]
    pub(crate) fourth: Option<String>,
    #[arg(long = "game-number", alias = "game", value_name = "N", default_value_t = 1)]
    pub(crate) game: u8,
    #[arg(long, value_name = "REASON")]
    pub(crate) correct: Option<String>,
    #[arg(long, value_name = "REASON", conflicts_with_all = ["correct", "record"])]
    pub(crate) retract: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) stage: Option<u8>,
    #[arg(long, value_name = "CODE")]
    pub(crate) opponent: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let record = args.record.as_ref().map(|path| Replayed::read(path, language)).transpose()?;
    let mut desk = args.shared.place.open(language)?;
    let before = desk.championship().clone();
    let mut entered = None;
    let committed = args.shared.place.commit(&mut desk, language, |championship, stamp| {
        if let Some(reason) = &args.retract {
            let place = place_of(championship, args)?;
            let fact = decisions::retraction(championship, place, reason, stamp)?;
            entered = Some((place, None));
            return Ok(vec![fact]);
        }
        let (place, players, result) = read(championship, args)?;
        entered = Some((place, Some(result)));
        if let Some(record) = &record {
            record.agrees(championship, place, result)?;
        }
        let text = record.as_ref().map(|record| record.text.clone());
        let reason = args.correct.as_deref();
        let fact = decisions::result(championship, place, players, result, reason, text, stamp)?;
        Ok(fact.into_iter().collect())
    });
    let committed = committed?;
    if committed.is_repeated() {
        return Ok(args.shared.place.repeated(language));
    }
    let Some((place, result)) = entered else { return Ok(String::new()) };
    let is_change = args.correct.is_some() || args.retract.is_some();
    let is_told = is_change && committed.receipt.is_some();
    if args.shared.json {
        let touched = if is_told { decisions::changes(&before, desk.championship()) } else { Vec::new() };
        let touched: Vec<String> = touched.iter().map(|one| language.say(&one.told)).collect();
        let report = json!({
            "group": desk.championship().group_label(place.group), "round": place.round,
            "board": desk.championship().shown_board(place.into()), "game": place.game,
            "result": result.map(|result| result.to_string()), "saved": committed.receipt.is_some(),
            "sequence": committed.receipt.map(|receipt| receipt.last), "touched": touched,
        });
        return Ok(format!("{report:#}\n"));
    }
    let board =
        desk.championship().group(place.group).and_then(|group| group.round(place.round)?.board(place.board));
    let score = board.and_then(Board::score_words);
    let game = board.and_then(|board| board.games.get(usize::from(place.game).checked_sub(1)?));
    let waiting = game.and_then(|history| history.waiting()).filter(|_| result.is_some());
    let number = place.game;
    // After the first game of a match the sides have changed.
    let starts = board.filter(|board| is_match(board) && result.is_some() && number > 1);
    let starts = starts.map(|board| if number % 2 == 1 { board.first } else { board.second });
    let place = language.say(&desk.championship().named(place.tell()));
    let mut text = match (result, &committed.receipt, &args.correct) {
        (None, ..) => format!("{place}: {}\n", language.msg("cli-result-retracted")),
        (Some(result), None, _) => format!("{place}: {result} {}\n", language.msg("cli-result-there")),
        (Some(result), Some(_), None) => format!("{place}: {result} {}\n", language.msg("cli-saved")),
        (Some(result), Some(_), Some(_)) => {
            format!("{place}: {result} {}\n", language.msg("cli-result-corrected"))
        }
    };
    if let Some(waiting) = waiting {
        let by = waiting.stamp.person().to_owned();
        text += &format!("{}\n", language.msg("cli-result-awaits").with("by", by));
    }
    if let Some(starts) = starts {
        let told = msg("cli-result-started").with("game", number).with("code", format!("`{starts}`"));
        text += &format!("{}\n", language.say(&desk.championship().told(told)));
    }
    if let Some(score) = score {
        text += &format!("{}\n", language.msg("cli-result-score").with("score", score));
    }
    if let Some(next) = board.filter(|board| is_match(board)).and_then(Board::next_game) {
        let way = msg("cli-way-next-game").with("game", next);
        text += &format!("{}\n", language.msg("cli-next").with("way", way));
    }
    if is_told {
        text += &ways_out::changes(&before, desk.championship(), language);
    }
    text += &report_backup(&committed, language);
    let step = next_step(desk.championship());
    // What a change asks was said with it.
    let asks =
        || decisions::changes(&before, desk.championship()).iter().any(|change| !change.ways.is_empty());
    let is_said = is_told && matches!(step, NextStep::Answer(_)) && asks();
    if committed.receipt.is_some() && !is_said && !matches!(step, NextStep::Wait(_)) {
        text += &ways_out::next(desk.championship(), language);
    }
    Ok(text)
}

fn is_match(board: &Board) -> bool {
    board.length != MatchLength::SingleGame && !board.games.is_empty()
}

/// A record that the engine has played again.
struct Replayed {
    text: String,
    game: String,
    /// The result for the person who started, as it is written on the slip.
    result: Option<MatchResult>,
}

impl Replayed {
    fn read(path: &Path, language: Language) -> Result<Self, Failure> {
        let shown = &path.display();
        let text = read_text(path, language)?;
        let record =
            GameRecord::read(&text).map_err(|error| Failure::data(spoken(&error, language).at(shown)))?;
        let table = GamesFolder { folder: None }.table(&record.game, language)?;
        let positions = record
            .replay(&table)
            .map_err(|error| Failure::data(not_replayed(&record, &table, &error, language).at(shown)))?;
        let last = &positions[positions.len() - 1];
        let result = last.ending().map(|ending| {
            // After a swap the person who started holds the second side.
            let person = ending.winner.map(|side| if last.is_swapped() { !side } else { side });
            match person {
                None => MatchResult::Draw,
                Some(Side::First) => MatchResult::FirstWins,
                Some(Side::Second) => MatchResult::SecondWins,
            }
        });
        Ok(Replayed { text, game: table.game().id().to_owned(), result })
    }

    /// Refuses a record of another game, of an unfinished one, or with another result.
    fn agrees(
        &self,
        championship: &Championship,
        place: GamePlace,
        result: MatchResult,
    ) -> Result<(), DeskError> {
        let game = championship
            .regulations()
            .game(championship.regulations().game_at(place))
            .map_or("", |game| game.id.0.as_str());
        if self.game != game {
            let told = msg("cli-result-other-game").with("found", &self.game).with("game", game);
            return Err(DeskError::from(told));
        }
        match self.result {
            Some(found) if found == result => Ok(()),
            Some(found) => {
                let told = msg("cli-result-disagrees")
                    .with("found", found.to_string())
                    .with("result", result.to_string());
                Err(DeskError::from(told))
            }
            None => Err(DeskError::from(msg("cli-result-unfinished"))),
        }
    }
}

/// Reads what was typed: where, who plays as far as that was said, and the result.
fn read(
    championship: &Championship,
    args: &Answering<Args>,
) -> Result<(GamePlace, Players, MatchResult), DeskError> {
    match (&args.second, &args.third, &args.fourth) {
        (Some(round), Some(board), Some(result)) => {
            let group = find_group(championship, &args.who)?;
            let place = championship.place_told(group, number(round)?, number(board)?)?.game(args.game);
            let wrong = |_| match read_fared(result) {
                Some(_) => DeskError::from(msg("imports-fared-who").with("text", result)),
                None => DeskError::from(msg("cli-result-none").with("text", result)),
            };
            let result = read_result(result).map_err(wrong)?;
            Ok((place, Players::Unsaid, result))
        }
        (Some(second), third, None) if championship.find_group(&args.who).is_ok() => {
            let code = args.who.parse::<EntryCode>().ok();
            let code = code.filter(|code| championship.entry(*code).is_some());
            let told = third.as_ref().unwrap_or(second);
            match code {
                None => Err(DeskError::from(msg("cli-result-missing"))),
                // Only of a pupil it is said in a word how it fared; a number may be a board.
                Some(_) if told.contains(char::is_alphabetic) && read_fared(told).is_some() => {
                    let round = third.as_ref().map(|_| number(second)).transpose()?;
                    by_pupil(championship, args, round, told)
                }
                // Round and board of the group, and no result.
                Some(_) if third.is_some() => Err(DeskError::from(msg("cli-result-missing"))),
                Some(code) => Err(DeskError::from(
                    msg("cli-result-which").with("group", &args.who).with("code", code.to_string()),
                )),
            }
        }
        (Some(round), Some(told), None) => by_pupil(championship, args, Some(number(round)?), told),
        (Some(told), None, _) => by_pupil(championship, args, None, told),
        (None, ..) => Err(DeskError::from(msg("cli-result-missing"))),
    }
}

/// Reads the place alone: group, round and board, or a pupil and perhaps a round.
fn place_of(championship: &Championship, args: &Answering<Args>) -> Result<GamePlace, DeskError> {
    match (&args.second, &args.third) {
        (Some(round), Some(board)) => {
            let group = find_group(championship, &args.who)?;
            Ok(championship.place_told(group, number(round)?, number(board)?)?.game(args.game))
        }
        (round, _) => {
            let round = round.as_deref().map(number).transpose()?;
            Ok(board_of(championship, args, round)?.0)
        }
    }
}

/// Finds the board of a pupil, in the latest round of the latest stage unless others are named, and says whether the pupil
/// started.
fn board_of(
    championship: &Championship,
    args: &Answering<Args>,
    round: Option<u16>,
) -> Result<(GamePlace, bool), DeskError> {
    let code = find_entry(championship, &args.who)?;
    let not_playing = || DeskError::from(msg("cli-result-not-playing").with("code", code.to_string()));
    let group = match args.stage {
        Some(_) => championship.group_of(code, args.stage)?,
        None => championship.group_of(code, None).map_err(|_| not_playing())?,
    };
    let round = match round {
        Some(number) => group.round(number),
        None => championship.latest_round_of(group, code),
    };
    let board = round.and_then(|round| round.board_of(code));
    let (Some(round), Some(board)) = (round, board) else {
        return Err(not_playing());
    };
    let place = GamePlace { group: group.id, round: round.number, board: board.number, game: args.game };
    Ok((place, board.first == code))
}

/// Turns the result of a pupil to the board's side.
fn by_pupil(
    championship: &Championship,
    args: &Answering<Args>,
    round: Option<u16>,
    told: &str,
) -> Result<(GamePlace, Players, MatchResult), DeskError> {
    let (place, is_first) = board_of(championship, args, round)?;
    let own = find_entry(championship, &args.who)?;
    let players = match &args.opponent {
        Some(other) => Players::Pair(own, find_entry(championship, other)?),
        None => Players::Pupil(own),
    };
    let wrong = || DeskError::from(msg("cli-result-of-pupil").with("text", told));
    let result = read_fared(told).ok_or_else(wrong)?;
    // In a match of several games the side that starts changes with each.
    let starts = is_first == (place.game % 2 == 1);
    Ok((place, players, result[usize::from(!starts)]))
}

fn number(text: &str) -> Result<u16, DeskError> {
    let wrong = || DeskError::from(msg("cli-result-no-number").with("text", text));
    text.parse().ok().filter(|number| *number > 0).ok_or_else(wrong)
}
