//! `arbitro result`.

use std::path::{Path, PathBuf};

use serde_json::json;

use super::args::GamesFolder;
use super::failure::Failure;
use super::files::read_text;
use super::place::PlaceArgs;
use super::report_backup;
use championship::decisions;
use championship::facts::{
    Championship, EntryCode, GamePlace, Language, MatchResult, Refusal, Title, Tournament,
};
use championship::store::DeskError;
use rules::engine::GameRecord;
use rules::game::Side;
use speech::Tell;

/// Enters or corrects a result.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro result 1.3.2 1 4 1-0                      group 1.3.2, round 1, board 4: who started won
  arbitro result 1.3.F 2 1 0-1                      the final
  arbitro result 221.1.3 win                        by code: this pupil won in the present round
  arbitro result 221.1.3 2 loss                     by code, round 2
  arbitro result 1.3.2 1 4 +:-                      the second did not come; -:+ the first; -:- both
  arbitro result 1.3.2 1 4 0-1 --correct \"trocado\"  keeps the old result in the log

Results: 1-0, 0-1, ½-½ (or =), +:-, -:+, -:-. By code: win, loss, draw, forfeit-win, forfeit-loss, both-absent,
or vitória, derrota, empate, vitória-falta, falta, faltaram.")]
pub(crate) struct Args {
    /// The group, such as 1.3.2 or 1.3.F, or a pupil's code, such as 221.1.3
    #[arg(value_name = "GROUP|CODE")]
    pub(crate) who: String,
    /// The round; with a code it may be left out
    #[arg(value_name = "ROUND", allow_hyphen_values = true)]
    pub(crate) second: String,
    /// The board; with a code the result comes here
    #[arg(value_name = "BOARD", allow_hyphen_values = true)]
    pub(crate) third: Option<String>,
    /// The result
    #[arg(value_name = "RESULT", allow_hyphen_values = true)]
    pub(crate) fourth: Option<String>,
    /// The game of a match of several
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) game: u8,
    /// Change a result that is there, with the reason
    #[arg(long, value_name = "REASON")]
    pub(crate) correct: Option<String>,
    /// Attach the record of the game, as `arbitro play --record` writes it; its result must agree
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let record = args.record.as_ref().map(|path| Replayed::read(path, language)).transpose()?;
    let mut desk = args.place.open(language)?;
    let mut entered = None;
    let committed = args.place.commit(&mut desk, language, |championship, stamp| {
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
        return Ok(args.place.repeated(language));
    }
    let Some((place, result)) = entered else { return Ok(String::new()) };
    if args.json {
        let report = json!({
            "group": place.group.to_string(), "round": place.round, "board": place.board, "game": place.game,
            "result": result.to_string(), "saved": committed.receipt.is_some(),
            "sequence": committed.receipt.map(|receipt| receipt.last),
        });
        return Ok(format!("{report:#}\n"));
    }
    let verb = match (&committed.receipt, &args.correct) {
        (None, _) => language.pick("já lá estava", "was there already"),
        (Some(_), None) => language.pick("gravado", "saved"),
        (Some(_), Some(_)) => language.pick("gravado (correção)", "saved (correction)"),
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
            return Err(DeskError::Said(Title::new(
                format!("o registo é de `{}`, mas aqui joga-se `{game}`", self.game),
                format!("the record is of `{}`, but `{game}` is played here", self.game),
            )));
        }
        match self.result {
            Some(found) if found == result => Ok(()),
            Some(found) => Err(DeskError::Said(Title::new(
                format!("o registo acaba em {found}, mas o resultado indicado é {result}"),
                format!("the record ends {found}, but the result given is {result}"),
            ))),
            None => Err(DeskError::Said(Title::new(
                "o registo não chega ao fim da partida".to_owned(),
                "the record does not reach the end of the game".to_owned(),
            ))),
        }
    }
}

/// Reads what was typed.
fn read(championship: &Championship, args: &Args) -> Result<(GamePlace, MatchResult), DeskError> {
    match (&args.second, &args.third, &args.fourth) {
        (round, Some(board), Some(result)) => {
            let group = championship.find_group(&args.who)?;
            let place = GamePlace { group, round: number(round)?, board: number(board)?, game: args.game };
            let result = result.parse().map_err(|_| {
                DeskError::Said(Title::new(
                    format!(
                        "`{result}` não é um resultado; esperava 1-0, 0-1, ½-½, ou com falta +:-, -:+ ou -:-"
                    ),
                    format!(
                        "`{result}` is no result; expected 1-0, 0-1, ½-½, or with an absence +:-, -:+ or -:-"
                    ),
                ))
            })?;
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
    let said = |pt: String, en: String| DeskError::Said(Title::new(pt, en));
    let code: EntryCode = code.parse().map_err(|_| {
        said(
            format!("`{code}` não é um código; esperava escola.ciclo.jogo, como 221.1.3"),
            format!("`{code}` is no code; expected school.cycle.game, such as 221.1.3"),
        )
    })?;
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
        return Err(said(
            format!("`{code}` não joga nessa ronda"),
            format!("`{code}` does not play in that round"),
        ));
    };
    let is_first = board.first == code;
    let result = match fared.to_lowercase().as_str() {
        "win" | "vitória" | "vitoria" | "v" | "w" | "1" => [MatchResult::FirstWins, MatchResult::SecondWins],
        "loss" | "derrota" | "d" | "l" | "0" => [MatchResult::SecondWins, MatchResult::FirstWins],
        "draw" | "empate" | "e" | "½" | "=" => [MatchResult::Draw; 2],
        "forfeit-win" | "vitória-falta" | "vitoria-falta" | "+" => {
            [MatchResult::FirstWinsByForfeit, MatchResult::SecondWinsByForfeit]
        }
        "forfeit-loss" | "falta" | "-" => [MatchResult::SecondWinsByForfeit, MatchResult::FirstWinsByForfeit],
        "both-absent" | "faltaram" => [MatchResult::BothForfeit; 2],
        _ => {
            return Err(said(
                format!(
                    "`{fared}` não é um resultado de um aluno; esperava vitória, derrota, empate, vitória-falta, falta ou faltaram"
                ),
                format!(
                    "`{fared}` is no result of one pupil; expected win, loss, draw, forfeit-win, forfeit-loss or both-absent"
                ),
            ));
        }
    };
    let place = GamePlace { group: group.id, round: round.number, board: board.number, game };
    Ok((place, result[usize::from(!is_first)]))
}

fn number(text: &str) -> Result<u16, DeskError> {
    text.parse().ok().filter(|number| *number > 0).ok_or_else(|| {
        DeskError::Said(Title::new(
            format!("`{text}` não é um número; esperava 1, 2, 3…"),
            format!("`{text}` is no number; expected 1, 2, 3…"),
        ))
    })
}
