//! Between files and cross tables.

use std::collections::BTreeMap;

use super::{Colour, Player, ProblemKind, ResultCode, RoundCell, TrfFile, TrfProblem};
use crate::facts::{Championship, Format, GroupId, Language, NameStyle, Outcome, Points, UnplayedRounds};
use crate::standings::{self, Cell, CrossTable, Row, Side, metric};

impl TrfFile {
    /// Makes the cross table of the file: a row a player, in the order of the lines.
    ///
    /// # Errors
    ///
    /// Gives back the places where an opponent is named who does not exist.
    pub fn to_cross_table(&self, unplayed: UnplayedRounds) -> Result<CrossTable, Vec<TrfProblem>> {
        let index: BTreeMap<u32, usize> =
            self.players.iter().enumerate().map(|(row, player)| (player.start_number, row)).collect();
        let n_rounds = self.n_rounds();
        let mut problems = vec![];
        let mut rows = vec![];
        for player in &self.players {
            let mut cells = vec![];
            for (round, cell) in player.rounds.iter().enumerate() {
                match cell.opponent.map(|opponent| (opponent, index.get(&opponent))) {
                    Some((opponent, None)) => {
                        let kind = ProblemKind::UnknownOpponent(opponent);
                        problems.push(TrfProblem { line: player.line, column: 92 + round * 10, kind });
                    }
                    Some((_, Some(&opponent))) => cells.push(self.table_cell(*cell, Some(opponent))),
                    None => cells.push(self.table_cell(*cell, None)),
                }
            }
            cells.resize(n_rounds, Cell::Missed { points: Points::ZERO });
            rows.push(Row { cells, ..Row::new(player.start_number) });
        }
        match problems.is_empty() {
            true => Ok(CrossTable { rows, n_rounds, points: self.points, unplayed }),
            false => Err(problems),
        }
    }

    fn table_cell(&self, cell: RoundCell, opponent: Option<usize>) -> Cell {
        let points = cell.code.points(&self.points);
        let Some(opponent) = opponent else {
            return match cell.code {
                ResultCode::PairingBye | ResultCode::FullPointBye => Cell::Bye { points },
                _ => Cell::Missed { points },
            };
        };
        let side = if cell.colour == Some(Colour::Black) { Side::Second } else { Side::First };
        match cell.code {
            ResultCode::Win => Cell::Game { opponent, side, outcome: Outcome::Win },
            ResultCode::Draw => Cell::Game { opponent, side, outcome: Outcome::Draw },
            ResultCode::Loss => Cell::Game { opponent, side, outcome: Outcome::Loss },
            ResultCode::ForfeitWin => Cell::Forfeit { opponent, side, outcome: Outcome::Win },
            ResultCode::Open => Cell::Open { opponent, side },
            _ => Cell::Forfeit { opponent, side, outcome: Outcome::Loss },
        }
    }

    /// Makes the file of a group, with names in a style; `None` if there is no such group.
    pub fn of_group(championship: &Championship, id: GroupId, names: NameStyle) -> Option<TrfFile> {
        let group = championship.group(id)?;
        let table = CrossTable::of_group(championship, id)?;
        let regulations = championship.regulations();
        let ranking = standings::rank(&table, &standings::precedence_of(regulations, id.stage));
        let mut ranks = vec![0; table.rows.len()];
        for line in &ranking.lines {
            ranks[line.row] = u32::try_from(line.rank).unwrap_or(u32::MAX);
        }
        let players = group.members.iter().zip(&table.rows).enumerate().map(|(row, (member, cells))| {
            let entry = championship.entry(member.entry);
            let name = entry.and_then(|entry| entry.contestant.shown_name(names));
            Player {
                line: 0,
                start_number: cells.start_number,
                name: name
                    .map_or_else(|| member.entry.to_string(), |name| format!("{} {name}", member.entry)),
                particulars: Default::default(),
                points: Some(table.points_of(row)),
                rank: Some(ranks[row]),
                rounds: cells.cells.iter().map(|cell| round_cell(&table, *cell)).collect(),
            }
        });
        let tournament = regulations.group_name(id, Language::Pt);
        let title = format!("{}, {tournament}, {}", championship.name(), championship.group_label(id));
        let tie_breaks =
            regulations.tie_breaks_of(id.stage).iter().map(|key| metric::of(*key).abbreviation.to_owned());
        let mut headers = vec![("012".to_owned(), title)];
        if matches!(championship.format_of(id), Some(Format::Dutch { .. })) {
            // So that whoever checks the file knows by which rules.
            headers.push(("192".to_owned(), "FIDE_DUTCH".to_owned()));
        }
        headers.extend(super::left_out::heads(championship, id));
        Some(TrfFile {
            headers,
            rounds: championship.planned_rounds(id),
            points: regulations.points_of(id.stage),
            tie_breaks: tie_breaks.collect(),
            players: players.collect(),
            comments: Vec::new(),
        })
    }
}

fn round_cell(table: &CrossTable, cell: Cell) -> RoundCell {
    let number = |opponent: usize| Some(table.rows[opponent].start_number);
    let colour = |side| Some(if side == Side::First { Colour::White } else { Colour::Black });
    match cell {
        Cell::Game { opponent, side, outcome } => {
            let code = match outcome {
                Outcome::Win => ResultCode::Win,
                Outcome::Draw => ResultCode::Draw,
                Outcome::Loss => ResultCode::Loss,
            };
            RoundCell { opponent: number(opponent), colour: colour(side), code }
        }
        Cell::Forfeit { opponent, side, outcome } => {
            let code = if outcome == Outcome::Win { ResultCode::ForfeitWin } else { ResultCode::ForfeitLoss };
            RoundCell { opponent: number(opponent), colour: colour(side), code }
        }
        Cell::Open { opponent, side } => {
            RoundCell { opponent: number(opponent), colour: colour(side), code: ResultCode::Open }
        }
        Cell::Bye { .. } => RoundCell { opponent: None, colour: None, code: ResultCode::PairingBye },
        Cell::Missed { points } => {
            let is_half = points == table.points.draw && points != Points::ZERO;
            let code = if is_half { ResultCode::HalfPointBye } else { ResultCode::ZeroPointBye };
            RoundCell { opponent: None, colour: None, code }
        }
    }
}
