//! Judging: do the lines of a file agree with each other?

use std::collections::BTreeMap;

use super::left_out::FREE_PLAY;
use super::{Colour, Player, ProblemKind, ResultCode, TrfFile, TrfProblem};

/// Returns every contradiction in a file, by line and column.
pub fn check(file: &TrfFile) -> Vec<TrfProblem> {
    let players: BTreeMap<u32, &Player> =
        file.players.iter().map(|player| (player.start_number, player)).collect();
    // In free play two meet again where nobody else is free.
    let may_meet_again = file.headers.iter().any(|(code, text)| code == "092" && text == FREE_PLAY);
    let mut problems = vec![];
    let mut byes: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    for player in &file.players {
        let mut met: BTreeMap<u32, usize> = BTreeMap::new();
        let mut had_bye = false;
        for (round, cell) in (1..).zip(&player.rounds) {
            let column = 82 + round * 10;
            let mut complain = |kind| problems.push(TrfProblem { line: player.line, column, kind });
            if cell.code == ResultCode::PairingBye {
                byes.entry(round).or_insert((player.line, 0)).1 += 1;
                if had_bye {
                    complain(ProblemKind::SecondBye(round));
                }
                had_bye = true;
            }
            let Some(opponent) = cell.opponent else { continue };
            if opponent == player.start_number {
                complain(ProblemKind::Oneself(opponent));
                continue;
            }
            let Some(other) = players.get(&opponent) else {
                complain(ProblemKind::UnknownOpponent(opponent));
                continue;
            };
            let back = other.rounds.get(round - 1).filter(|back| back.opponent == Some(player.start_number));
            let Some(back) = back else {
                complain(ProblemKind::NotMutual(opponent, round));
                continue;
            };
            let is_opposite = matches!(
                (cell.colour, back.colour),
                (Some(Colour::White), Some(Colour::Black)) | (Some(Colour::Black), Some(Colour::White))
            );
            if !is_opposite {
                complain(ProblemKind::SameColour(opponent, round));
            }
            if !agree(cell.code, back.code) {
                complain(ProblemKind::ResultsDisagree(opponent, round));
            }
            // A game that was not played may be paired again.
            let is_played = matches!(cell.code, ResultCode::Win | ResultCode::Draw | ResultCode::Loss);
            match met.get(&opponent) {
                Some(&first) if is_played && !may_meet_again => {
                    complain(ProblemKind::Rematch(opponent, first, round))
                }
                None if is_played => _ = met.insert(opponent, round),
                _ => {}
            }
        }
        let sum = player.rounds.iter().map(|cell| cell.code.points(&file.points)).sum();
        if let Some(claimed) = player.points.filter(|claimed| *claimed != sum) {
            problems.push(TrfProblem {
                line: player.line,
                column: 81,
                kind: ProblemKind::WrongPoints(claimed, sum),
            });
        }
    }
    for (round, (line, count)) in byes.into_iter().filter(|(_, (_, count))| *count > 1) {
        problems.push(TrfProblem {
            line,
            column: 82 + round * 10,
            kind: ProblemKind::ByesInRound(round, count),
        });
    }
    if let Some(rounds) = file.rounds.map(usize::from).filter(|rounds| *rounds < file.n_rounds()) {
        let kind = ProblemKind::TooManyRounds(rounds, file.n_rounds());
        problems.push(TrfProblem {
            line: file.players.first().map_or(1, |player| player.line),
            column: 92,
            kind,
        });
    }
    problems.sort_by_key(|problem| (problem.line, problem.column));
    problems
}

fn agree(one: ResultCode, other: ResultCode) -> bool {
    use ResultCode::{Draw, ForfeitLoss, ForfeitWin, Loss, Open, Win};
    matches!(
        (one, other),
        (Win, Loss)
            | (Loss, Win)
            | (Draw, Draw)
            // An arbiter may score a game lost by both.
            | (Loss, Loss)
            | (ForfeitWin, ForfeitLoss)
            | (ForfeitLoss, ForfeitWin | ForfeitLoss)
            | (Open, Open)
    )
}
