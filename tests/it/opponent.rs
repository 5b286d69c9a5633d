//! The computer as an opponent: legal, repeatable, and never missing what the solver sees.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use arbitro::analysis::opponent::{Level, Proven, choose};
use arbitro::analysis::solve::{Limits, Verdict, solve};
use arbitro::catalog::Catalog;
use arbitro::engine::{Position, Rng, Table};

fn table(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).unwrap().game)
}

fn random_positions(table: &Arc<Table>, seed: u64) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    let mut positions = vec![Position::start(table)];
    while positions.len() < 300 {
        let last = positions.last().unwrap();
        let moves = last.moves();
        if moves.is_empty() {
            break;
        }
        positions.push(last.play(moves[rng.below(moves.len() as u32) as usize]).unwrap());
    }
    positions
}

#[test]
fn every_move_is_legal_in_every_game() {
    let stop = AtomicBool::new(false);
    let catalog = Catalog::built_in();
    let ids: Vec<String> = catalog.ids().map(str::to_owned).collect();
    for id in &ids {
        let table = table(id);
        let positions = random_positions(&table, 2);
        for position in positions.iter().step_by((positions.len() / 3).max(1)) {
            let choice = choose(position, Level::Easy, 5, &stop);
            assert_eq!(choice.is_none(), position.ending().is_some(), "{id}: {}", position.write());
            let Some(choice) = choice else { continue };
            assert!((0.0..=1.0).contains(&choice.win_rate), "{id}: {}", choice.win_rate);
            let mut at = position.clone();
            assert_eq!(choice.line.first(), Some(&choice.mv), "{id}");
            for mv in choice.line {
                at = at.play(mv).unwrap_or_else(|error| panic!("{id}: {error:?}"));
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let stop = AtomicBool::new(false);
    for id in ["avanco-5x5", "flume-5x5"] {
        let game = |seed: u64| {
            let mut position = Position::start(&table(id));
            let mut moves = Vec::new();
            for _ in 0..8 {
                let Some(choice) = choose(&position, Level::Medium, seed, &stop) else { break };
                moves.push(position.write_move(choice.mv));
                position = position.play(choice.mv).unwrap();
            }
            moves
        };
        assert_eq!(game(1), game(1), "{id}");
        assert!((2..6).any(|seed| game(seed) != game(1)), "{id}: every seed plays the same");
    }
}

#[test]
fn the_strong_level_finds_the_only_winning_move() {
    let stop = AtomicBool::new(false);
    let mut found = 0;
    for id in ["semaforo-3x3", "hexapawn", "rastros-5x5", "tic-tac-toe"] {
        let table = table(id);
        for position in (1..6).flat_map(|seed| random_positions(&table, seed)) {
            let visited = AtomicU64::new(0);
            let limits = Limits {
                memory_mb: 16,
                positions: Some(20_000),
                further: None,
                threads: 1,
                stop: &stop,
                visited: &visited,
            };
            let Verdict::Solved(solution) = solve(&position, &limits) else { continue };
            let is_won = solution.winner == Some(position.side_to_move());
            if !is_won || solution.winning.len() != 1 || !solution.undecided.is_empty() {
                continue;
            }
            let choice = choose(&position, Level::Strong, 9, &stop).unwrap();
            assert_eq!(choice.mv, solution.winning[0], "{id}: {}", position.write());
            assert_eq!((choice.proven, choice.win_rate), (Some(Proven::Win), 1.0), "{id}");
            found += 1;
        }
    }
    assert!(found >= 10, "only {found} positions with one winning move");
}

#[test]
fn a_stopped_search_still_plays() {
    let stopped = AtomicBool::new(true);
    let start = Position::start(&table("rastros"));
    for level in Level::ALL {
        let choice = choose(&start, level, 1, &stopped).unwrap();
        assert!(start.play(choice.mv).is_ok());
    }
}
