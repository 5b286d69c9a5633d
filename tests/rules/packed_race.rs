//! Games that are won by arriving, searched as two words.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rules::analysis::solve::{Limits, Progress, Solution, SolveResult, reduction, solve, solve_space};
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::engine::search::{Arena, Explore};
use rules::engine::{Position, Table};

use crate::packed::{Seen, compare, on_the_way};

struct Compare<'a>(u64, &'a mut Seen);

impl Explore for Compare<'_> {
    type Answer = Option<()>;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Option<()> {
        compare(arena, &arena.packed_race()?, self.0, self.1);
        Some(())
    }
}

/// Plays random games in both ways, if the game is one of those.
fn compared(table: &Arc<Table>, n_games: u64) -> Option<Seen> {
    let reduction = reduction(table.game());
    let mut seen = Seen::default();
    for (seed, position) in on_the_way(table, n_games) {
        position.explore(&reduction, Compare(seed, &mut seen))?;
    }
    Some(seen)
}

fn built_in(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).unwrap().game)
}

fn table(size: &str, turn: &[&str], end: &[&str]) -> Arc<Table> {
    let lines = |rules: &[&str]| rules.iter().map(|rule| format!("  - {rule}\n")).collect::<String>();
    let text = format!(
        "name: march\nboard: square {size}\nsides: [white, black]\npieces: 16 each\n\
         start: {{ each: first row }}\nturn:\n{}end:\n{}",
        lines(turn),
        lines(end)
    );
    let file = GameText { name: "march.yaml".to_owned(), text };
    Table::new(compile("march", file, &|_| None).expect("a game").game)
}

const ARRIVE: &str = "own in last row: mover wins";
/// Who cannot move does not win by that.
const FAIR: [&str; 3] = ["no move: next loses", "no move: mover wins", "no move: draw"];
/// Pieces that block each other, take only aside, or wander (the last of them, for ever): each says otherwise what keeps a
/// piece from arriving.
const WALKS: [&[&str]; 5] = [
    &["move own to empty ahead of it", "move own to (empty or enemy) diagonally ahead of it"],
    &["move own to empty ahead of it", "move own to enemy diagonally ahead of it"],
    &["move own to enemy ahead of it", "move own to empty diagonally ahead of it"],
    &[
        "move own to empty ahead of it",
        "move own to enemy up-left of it",
        "move own to enemy down-left of it",
    ],
    &["move own to (empty or enemy) ahead of it", "move own to empty beside it"],
];

#[test]
fn a_game_of_arriving_has_the_moves_keys_and_ends_of_the_game() {
    for (id, n_games) in [("avanco-5x5", 16), ("avanco", 5), ("avanco-8x8", 3)] {
        let seen = compared(&built_in(id), n_games).expect("its pieces step and arrive");
        assert!(seen.moves > 1_000 && seen.ends > 5, "{id}: {seen:?}");
        assert!(seen.foreseen.iter().all(|&n| n > 5), "{id}: {seen:?}");
        assert_eq!(seen.unforeseen, 0, "{id}: what is near is seen");
    }
}

#[test]
fn other_walks_and_other_verdicts_are_the_same() {
    let mut all = Seen::default();
    for walk in WALKS {
        for stuck in FAIR {
            for size in ["4x4", "3x5", "5x4", "2x4", "2x5", "3x4"] {
                let seen = compared(&table(size, walk, &[ARRIVE, stuck]), 20);
                let seen = seen.unwrap_or_else(|| panic!("{walk:?} {stuck}"));
                all.stuck += seen.stuck;
                (0..2).for_each(|i| all.foreseen[i] += seen.foreseen[i]);
            }
        }
    }
    assert!(all.stuck > 50 && all.foreseen.iter().all(|&n| n > 200), "{all:?}");
}

#[test]
fn what_is_not_won_by_arriving_is_left_to_the_arena() {
    for id in ["rastros", "semaforo", "tic-tac-toe", "gatos-e-caes", "ouri"] {
        assert_eq!(compared(&built_in(id), 1), None, "{id}");
    }
    let walk = WALKS[0];
    for end in [
        &["own in last row: mover loses", "no move: next loses"][..],
        &[ARRIVE, "no enemy: mover wins", "no move: next loses"],
        &["no move: next loses"],
        &[ARRIVE, "no move: next wins"],
        &[ARRIVE, "no move: white wins"],
    ] {
        assert_eq!(compared(&table("4x4", walk, end), 1), None, "{end:?}");
    }
}

/// Searched as two words a game has the value that it has in the arena, from the start and on the way.
#[test]
fn values_are_those_of_the_arena() {
    let mut lengths = Vec::new();
    for walk in &WALKS[..4] {
        for stuck in FAIR {
            for (size, threads) in [("3x4", 1), ("4x4", 2), ("3x5", 1)] {
                let table = table(size, walk, &[ARRIVE, stuck]);
                let values = on_the_way(&table, 14).map(|(_, position)| valued(&position, threads));
                lengths.extend(values.map(|solution| solution.line.len()));
            }
        }
    }
    lengths.sort_unstable();
    lengths.dedup();
    assert!(lengths.len() > 4, "games of many lengths: {lengths:?}");
}

struct InArena<'a>(&'a Limits<'a>);

impl Explore for InArena<'_> {
    type Answer = SolveResult;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> SolveResult {
        assert!(arena.packed_race().is_some());
        solve_space(arena, self.0)
    }
}

/// Solves a position in both ways and holds one to the other.
fn valued(position: &Position, threads: usize) -> Solution {
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let limits =
        Limits { memory_mb: 64, positions: None, further: None, threads, stop: &stop, progress: &progress };
    let in_arena = position.explore(&reduction(position.table().game()), InArena(&limits));
    let (SolveResult::Solved(found), SolveResult::Solved(in_arena)) = (solve(position, &limits), in_arena)
    else {
        panic!("there was no limit")
    };
    let value = |solution: &Solution| {
        let Solution { winner, length, winning, undecided, best, .. } = solution.clone();
        (winner, length, winning, undecided, best)
    };
    assert_eq!(value(&found), value(&in_arena), "{}", position.write());
    if found.winner.is_some() {
        assert_eq!(found.plies(), Some(found.line.len() as u32), "{}", position.write());
    }
    found
}
