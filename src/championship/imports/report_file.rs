//! A tournament report as a list of rounds with results.

use super::columns::Column;
use crate::facts::MatchResult;
use crate::tables::{Row, Table};
use crate::trf::{Colour, Player, ResultCode, TrfFile};
use speech::Language;

/// Returns every round as rows of group, round, who starts, who answers and the result; rows are the report's lines.
pub fn rounds_of_report(report: &TrfFile, group: &str) -> Table {
    let columns = [Column::Group, Column::Round, Column::First, Column::Second, Column::Result];
    let head = columns.map(|column| Language::En.say(&column.title())).to_vec();
    let mut rows = vec![Row { number: 1, cells: head }];
    for round in 1..=report.n_rounds() {
        for player in &report.players {
            rows.extend(told(report, player, group, round));
        }
    }
    Table { rows }
}

/// A game stands in the line of who starts, a free round in the line of its player.
fn told(report: &TrfFile, player: &Player, group: &str, round: usize) -> Option<Row> {
    let cell = player.rounds.get(round - 1)?;
    let other = cell.opponent.and_then(|number| report.players.iter().find(|one| one.start_number == number));
    let row = |second: &str, result: String| {
        let number = u32::try_from(player.line).unwrap_or(0);
        let cells = [group, &round.to_string(), &player.name, second, &result].map(str::to_owned).to_vec();
        Some(Row { number, cells })
    };
    match (other, cell.code) {
        (None, ResultCode::ZeroPointBye) => row("", "Z".to_owned()),
        (None, _) => row("", String::new()),
        (Some(other), code) if cell.colour == Some(Colour::White) => {
            let answer = other.rounds.get(round - 1).map(|cell| cell.code);
            let result = match (code, answer) {
                (ResultCode::Win, _) => Some(MatchResult::FirstWins),
                (ResultCode::Loss, _) => Some(MatchResult::SecondWins),
                (ResultCode::Draw, _) => Some(MatchResult::Draw),
                (ResultCode::ForfeitWin, _) => Some(MatchResult::FirstWinsByForfeit),
                (ResultCode::ForfeitLoss, Some(ResultCode::ForfeitLoss)) => Some(MatchResult::BothForfeit),
                (ResultCode::ForfeitLoss, _) => Some(MatchResult::SecondWinsByForfeit),
                _ => None,
            };
            row(&other.name, result.map(|result| result.to_string()).unwrap_or_default())
        }
        (Some(_), _) => None,
    }
}
