//! `arbitro result`.

use std::path::{Path, PathBuf};

use serde_json::json;

use super::args::AnswerArgs;
use super::args::GamesFolder;
use super::failure::Failure;
use super::files::read_text;
use super::report_backup;
use championship::decisions;
use championship::facts::{Championship, EntryCode, GamePlace, MatchResult, Refusal, Tournament};
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
    pub(crate) second: String,
    #[arg(value_name = "BOARD", allow_hyphen_values = true)]
    pub(crate) third: Option<String>,
    #[arg(value_name = "RESULT", allow_hyphen_values = true)]
    pub(crate) fourth: Option<String>,
    #[arg(long = "game-number", alias = "game", value_name = "N", default_value_t = 1)]
    pub(crate) game: u8,
    #[arg(long, value_name = "REASON")]
    pub(crate) correct: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) answer: AnswerArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let record = args.record.as_ref().map(|path| Replayed::read(path, language)).transpose()?;
    let mut desk = args.answer.place.open(language)?;
    let mut entered = None;
    let committed = args.answer.place.commit(&mut desk, language, |championship, stamp| {
        let (place, result) = read(championship, args)?;
        entered = Some((place, result));
        if let Some(record) = &record {
            record.agrees(championship, place, result)?;
        }
        let text = record.as_ref().map(|record| record.text.clone());
        Ok(decisions::result(championship, place, result, args.correct.as_deref(), text, stamp)?
            .into_iter()
            .collect())
    });
    let committed = committed?;
    if committed.is_repeated() {
        return Ok(args.answer.place.repeated(language));
    }
    let Some((place, result)) = entered else { return Ok(String::new()) };
    if args.answer.json {
        let report = json!({
            "group": place.group.to_string(), "round": place.round, "board": place.board, "game": place.game,
            "result": result.to_string(), "saved": committed.receipt.is_some(),
            "sequence": committed.receipt.map(|receipt| receipt.last),
        });
        return Ok(format!("{report:#}\n"));
    }
    let verb = match (&committed.receipt, &args.correct) {
        (None, _) => language.msg("cli-result-there").to_string(),
        (Some(_), None) => language.msg("cli-saved").to_string(),
        (Some(_), Some(_)) => language.msg("cli-result-corrected").to_string(),
    };
    let mut text = format!("{}: {result} {verb}\n", place.in_language(language));
    text += &report_backup(&committed, language);
    Ok(text)
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
        let shown = path.display();
        let text = read_text(path, language)?;
        let record = GameRecord::read(&text)
            .map_err(|error| Failure::data(format!("{shown}: {}", error.in_language(language))))?;
        let table = GamesFolder { folder: None }.table(&record.game, language)?;
        let positions = record
            .replay(&table)
            .map_err(|error| Failure::data(format!("{shown}: {}", error.in_language(language))))?;
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
            .game(place.group.tournament.game)
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

/// Reads what was typed.
fn read(championship: &Championship, args: &Args) -> Result<(GamePlace, MatchResult), DeskError> {
    match (&args.second, &args.third, &args.fourth) {
        (round, Some(board), Some(result)) => {
            let group = championship.find_group(&args.who)?;
            let place = GamePlace { group, round: number(round)?, board: number(board)?, game: args.game };
            let wrong = |_| DeskError::from(msg("cli-result-none").with("text", result));
            let result = result.parse().map_err(wrong)?;
            Ok((place, result))
        }
        (round, Some(fared), None) => {
            by_code(championship, &args.who, Some(number(round)?), fared, args.game)
        }
        (fared, None, _) => by_code(championship, &args.who, None, fared, args.game),
    }
}

/// Finds the board of an entry, in its latest round unless one is named, and turns the result to the board's side.
fn by_code(
    championship: &Championship,
    code: &str,
    round: Option<u16>,
    fared: &str,
    game: u8,
) -> Result<(GamePlace, MatchResult), DeskError> {
    let wrong = |_| DeskError::from(msg("cli-result-no-code").with("text", code));
    let code: EntryCode = code.parse().map_err(wrong)?;
    championship.entry(code).ok_or(Refusal::NoEntry(code))?;
    let group = championship
        .tournament(code.tournament)
        .and_then(|tournament: &Tournament| tournament.current_group_of(code));
    let rounds = group.map(|group| group.rounds.as_slice()).unwrap_or_default();
    let round = match round {
        Some(number) => rounds.iter().find(|round| round.number == number),
        None => rounds.last(),
    };
    let board = round.and_then(|round| round.board_of(code));
    let (Some(group), Some(round), Some(board)) = (group, round, board) else {
        return Err(DeskError::from(msg("cli-result-not-playing").with("code", code.to_string())));
    };
    let is_first = board.first == code;
    let result = match fared.to_lowercase().as_str() {
        "win" | "vitória" | "vitoria" | "victoria" | "v" | "w" | "1" => {
            [MatchResult::FirstWins, MatchResult::SecondWins]
        }
        "loss" | "derrota" | "d" | "l" | "0" => [MatchResult::SecondWins, MatchResult::FirstWins],
        "draw" | "empate" | "e" | "½" | "=" => [MatchResult::Draw; 2],
        "forfeit-win" | "vitória-falta" | "vitoria-falta" | "victoria-ausencia" | "+" => {
            [MatchResult::FirstWinsByForfeit, MatchResult::SecondWinsByForfeit]
        }
        "forfeit-loss" | "falta" | "ausencia" | "-" => {
            [MatchResult::SecondWinsByForfeit, MatchResult::FirstWinsByForfeit]
        }
        "both-absent" | "faltaram" | "ausentes" => [MatchResult::BothForfeit; 2],
        _ => return Err(DeskError::from(msg("cli-result-of-pupil").with("text", fared))),
    };
    let place = GamePlace { group: group.id, round: round.number, board: board.number, game };
    Ok((place, result[usize::from(!is_first)]))
}

fn number(text: &str) -> Result<u16, DeskError> {
    let wrong = || DeskError::from(msg("cli-result-no-number").with("text", text));
    text.parse().ok().filter(|number| *number > 0).ok_or_else(wrong)
}
