//! Judging pairings: are the rounds of a file those of FIDE's Dutch system?

use super::{ProblemKind, ResultCode, TrfFile, TrfProblem};
use crate::facts::UnplayedRounds;
use crate::pairing::{
    dutch::{self, Verdict},
    swiss::Match,
};
use crate::standings::{CrossTable, Side};

impl TrfFile {
    /// Says whether the file claims to be paired by the Dutch system in force (`092` or `192`).
    pub fn claims_dutch(&self) -> bool {
        let mut systems = self.headers.iter().filter(|(code, _)| code == "092" || code == "192");
        systems.any(|(_, text)| text.contains("FIDE_DUTCH") && !text.contains("2017"))
    }

    /// Returns the code of a line that changes pairings in a way we do not follow: accelerated rounds, forbidden pairs.
    pub fn unfollowed(&self) -> Option<&str> {
        let codes = ["250", "260", "XXA", "XXP"];
        self.headers.iter().map(|(code, _)| code.as_str()).find(|code| codes.contains(code))
    }
}

/// Returns every round that is not paired as the Dutch system of 2026 pairs it, at the first player who is not.
///
/// # Errors
///
/// Gives back the places where an opponent is named who does not exist.
pub fn check_dutch(file: &TrfFile) -> Result<Vec<TrfProblem>, Vec<TrfProblem>> {
    let table = file.to_cross_table(UnplayedRounds::Fide2026)?;
    Ok((1..=table.n_rounds).filter_map(|round| check_round(file, &table, round)).collect())
}

fn check_round(file: &TrfFile, table: &CrossTable, round: usize) -> Option<TrfProblem> {
    let field = field(file, table, round);
    let mut found = matches(file, table, round);
    let mut expected = dutch::pair(&field).unwrap_or_default();
    found.sort_unstable();
    expected.sort_unstable();
    if found == expected {
        return None;
    }
    let verdict = match expected.is_empty() {
        true => Verdict::NoRound,
        false => dutch::judge(&field, &found),
    };
    let of = |matches: &[Match], row: usize| {
        matches.iter().copied().find(|one| match *one {
            Match::Game { first, second } => first == row || second == row,
            Match::Bye { row: other } => other == row,
        })
    };
    // Players of the field are in order of rank.
    let mut rows = field.players.iter().map(|player| player.row);
    let row = rows.find(|&row| of(&found, row) != of(&expected, row)).unwrap_or(0);
    let number = |row: usize| table.rows[row].start_number;
    let expected = of(&expected, row).map(|one| match one {
        Match::Game { first, second } if first == row => (Some(number(second)), Side::First),
        Match::Game { first, .. } => (Some(number(first)), Side::Second),
        Match::Bye { .. } => (None, Side::First),
    });
    let kind = ProblemKind::NotDutch { round, expected, why: dutch::why(&verdict) };
    Some(TrfProblem { line: file.players[row].line, column: 82 + round * 10, kind })
}

/// Makes the field of a round: who was paired in it, and what was before.
fn field(file: &TrfFile, table: &CrossTable, round: usize) -> dutch::Field {
    let is_paired = |code: ResultCode| code.is_paired() || code == ResultCode::PairingBye;
    let present: Vec<usize> = (0..file.players.len())
        .filter(|&row| file.players[row].rounds.get(round - 1).is_some_and(|cell| is_paired(cell.code)))
        .collect();
    let drawn = file.headers.iter().find(|(code, _)| code == "152").map(|(_, text)| text.trim());
    let initial = match drawn {
        Some("W" | "w") => Side::First,
        Some("B" | "b") => Side::Second,
        _ => dutch::initial_side(table).unwrap_or(Side::First),
    };
    let planned = file.rounds.map_or(table.n_rounds, usize::from);
    dutch::Field::new(&table.after_rounds(round - 1), &present, Some(planned), initial)
}

fn matches(file: &TrfFile, table: &CrossTable, round: usize) -> Vec<Match> {
    let row_of = |number: u32| table.rows.iter().position(|row| row.start_number == number);
    let mut matches = vec![];
    for (row, player) in file.players.iter().enumerate() {
        let Some(cell) = player.rounds.get(round - 1) else { continue };
        match cell.opponent.and_then(row_of) {
            Some(second) if cell.colour == Some(super::Colour::White) => {
                matches.push(Match::Game { first: row, second });
            }
            None if cell.code == ResultCode::PairingBye => matches.push(Match::Bye { row }),
            _ => {}
        }
    }
    matches
}
