//! A game that is won by arriving, as two words, is the game that it stands for: the same moves in the same order, the
//! same keys, the same ends; and what it foresees is what comes of looking two plies ahead.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rules::analysis::solve::{Limits, Progress, Solution, Verdict, reduction, solve, solve_space};
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::engine::{Arena, Ending, Explore, Lister, Node, Position, Rng, Sight, Table};
use rules::game::Side;

/// What random games in both ways came across; `None` if the game is not one of those.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seen {
    moves: usize,
    arrivals: usize,
    stuck: usize,
    /// Wins in one and in two plies that were foreseen, and those in two that were not.
    foreseen: [usize; 2],
    unforeseen: usize,
}

struct Compare<'a>(u64, &'a mut Seen);

impl Explore for Compare<'_> {
    type Answer = Option<()>;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Option<()> {
        let Compare(seed, seen) = self;
        let march = arena.march()?;
        let mut rng = Rng::new(seed);
        let (mut node, mut ranks) = (arena.root(), march.root());
        assert_eq!(arena.key(&node), march.key(ranks));
        loop {
            assert_eq!(arena.player(&node), march.player(ranks));
            let mut moves = Vec::new();
            let listed = arena.moves(&mut node, &mut Lister::default(), &mut moves);
            if let Err(ending) = listed {
                let spread = march.spread(ranks, |_, _, _| ControlFlow::Continue(()));
                assert_eq!(spread.map_err(|ending| ending.winner), Err(ending.winner));
                assert_eq!(march.width(ranks).map_err(|ending| ending.winner), Err(ending.winner));
                assert_eq!(march.foresee(ranks), None);
                seen.stuck += 1;
                return Some(());
            }
            assert_eq!(march.width(ranks), Ok(moves.len() as u32));
            assert_eq!(march.idle_width(ranks), arena.idle_width(&node, &mut Lister::default()));
            let mut reached = Vec::new();
            let spread = march.spread(ranks, |mv, after, sight| {
                reached.push((mv, after, sight));
                ControlFlow::Continue(())
            });
            assert_eq!(spread, Ok(ControlFlow::Continue(())));
            assert_eq!(reached.iter().map(|(mv, ..)| *mv).collect::<Vec<_>>(), moves);
            // Where a move ends the game there is no looking further.
            let is_near = moves.iter().any(|&mv| {
                let mut after = node.clone();
                arena.play(&mut after, mv).is_some()
                    || arena.moves(&mut after, &mut Lister::default(), &mut Vec::new()).is_err()
            });
            let mut open = Vec::new();
            for (mv, after, sight) in reached {
                let (mut next, mut alone) = (node.clone(), ranks);
                let ending = arena.play(&mut next, mv);
                let winner = |ending: Ending| ending.winner;
                assert_eq!(march.play(&mut alone, mv).map(winner), ending.map(winner));
                assert_eq!(alone, after);
                seen.moves += 1;
                if let Some(ending) = ending {
                    let Sight::Over(told) = sight else { panic!("the game is over: {sight:?}") };
                    assert_eq!(told.winner, ending.winner);
                    seen.arrivals += 1;
                    continue;
                }
                assert_eq!(march.key(after), arena.key(&next));
                let foreseen = march.foresee(after);
                match sight {
                    Sight::Foreseen(side, plies) => {
                        assert_eq!((foreseen, is_near), (Some((side, plies)), false));
                    }
                    Sight::Open(key) => {
                        assert_eq!(key, arena.key(&next));
                        assert!(is_near || foreseen.is_none());
                    }
                    Sight::Over(_) => panic!("the game goes on"),
                }
                let looked = within_two(arena, &next);
                match foreseen {
                    Some((_, plies)) => {
                        assert_eq!(looked, foreseen, "{next:?}");
                        seen.foreseen[plies as usize - 1] += 1;
                    }
                    None if looked.is_some_and(|(_, plies)| plies > 0) => seen.unforeseen += 1,
                    None => {}
                }
                open.push((next, after));
            }
            if open.is_empty() {
                return Some(());
            }
            (node, ranks) = open.swap_remove(rng.below(open.len() as u32) as usize);
        }
    }
}

/// Returns who wins a position in two plies or fewer, by playing all moves.
fn within_two<const W: usize>(arena: &Arena<'_, W>, node: &Node<W>) -> Option<(Side, u32)> {
    within(arena, node, 2)
}

fn within<const W: usize>(arena: &Arena<'_, W>, node: &Node<W>, plies: u32) -> Option<(Side, u32)> {
    let (mut node, mut moves) = (node.clone(), Vec::new());
    if let Err(ending) = arena.moves(&mut node, &mut Lister::default(), &mut moves) {
        return ending.winner.map(|winner| (winner, 0));
    }
    if plies == 0 {
        return None;
    }
    let player = arena.player(&node);
    let after = moves.iter().map(|&mv| {
        let mut after = node.clone();
        match arena.play(&mut after, mv) {
            Some(ending) => ending.winner.map(|winner| (winner, 1)),
            None => within(arena, &after, plies - 1).map(|(winner, plies)| (winner, plies + 1)),
        }
    });
    let after: Vec<Option<(Side, u32)>> = after.collect();
    let won = after.iter().flatten().filter(|(winner, _)| *winner == player).map(|(_, plies)| *plies).min();
    if let Some(plies) = won {
        return Some((player, plies));
    }
    let lost = after.into_iter().collect::<Option<Vec<_>>>()?;
    lost.into_iter().max_by_key(|(_, plies)| *plies)
}

/// Plays random games in both ways, from the start and from positions on the way.
fn compared(table: &Arc<Table>, n_games: u64) -> Option<Seen> {
    let reduction = reduction(table.game());
    let mut all = Seen::default();
    for seed in 0..n_games {
        let mut rng = Rng::new(seed);
        let mut position = Position::start(table);
        for _ in 0..seed % 7 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[rng.below(moves.len() as u32) as usize]).unwrap();
        }
        if position.ending().is_some() {
            continue;
        }
        position.explore(&reduction, Compare(seed, &mut all))?;
    }
    Some(all)
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
/// Pieces that block each other, take only aside, or wander (the last of them, for ever): each says otherwise what keeps a
/// piece from arriving.
const WALKS: [&[&str]; 5] = [
    &["move own to empty ahead of it", "move own to (empty or enemy) diagonally ahead of it"],
    &["move own to empty ahead of it", "move own to enemy diagonally ahead of it"],
    &["move own to enemy ahead of it", "move own to empty diagonally ahead of it"],
    &["move own to empty ahead of it", "move own to enemy up-left of it", "move own to enemy down-left of it"],
    &["move own to (empty or enemy) ahead of it", "move own to empty beside it"],
];

#[test]
fn a_game_of_arriving_has_the_moves_keys_and_ends_of_the_game() {
    for (id, n_games) in [("avanco-5x5", 16), ("avanco", 5), ("avanco-8x8", 3)] {
        let seen = compared(&built_in(id), n_games).expect("its pieces step and arrive");
        assert!(seen.moves > 1_000 && seen.arrivals > 5, "{id}: {seen:?}");
        assert!(seen.foreseen.iter().all(|&n| n > 5), "{id}: {seen:?}");
        assert_eq!(seen.unforeseen, 0, "{id}: what is near is seen");
    }
}

#[test]
fn other_walks_and_other_verdicts_are_the_same() {
    let mut all = Seen::default();
    for walk in WALKS {
        for stuck in ["no move: next loses", "no move: draw", "no move: next wins"] {
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
    ] {
        assert_eq!(compared(&table("4x4", walk, end), 1), None, "{end:?}");
    }
}

/// Searched as two words a game has the value that it has in the arena.
#[test]
fn values_are_those_of_the_arena() {
    struct InArena<'a>(&'a Limits<'a>);
    impl Explore for InArena<'_> {
        type Answer = Verdict;

        fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Verdict {
            assert!(arena.march().is_some());
            solve_space(arena, self.0)
        }
    }
    let mut lengths = Vec::new();
    for walk in &WALKS[..4] {
        for stuck in ["no move: next loses", "no move: draw", "no move: next wins"] {
            for (size, threads) in [("3x4", 1), ("4x4", 2), ("3x5", 1)] {
                let table = table(size, walk, &[ARRIVE, stuck]);
                let start = Position::start(&table);
                let (stop, progress) = (AtomicBool::new(false), Progress::default());
                let limits = Limits {
                    memory_mb: 64,
                    positions: None,
                    further: None,
                    threads,
                    stop: &stop,
                    progress: &progress,
                };
                let Verdict::Solved(found) = solve(&start, &limits) else { panic!("there was no limit") };
                let in_arena = start.explore(&reduction(table.game()), InArena(&limits));
                let Verdict::Solved(in_arena) = in_arena else { panic!("there was no limit") };
                let value = |solution: &Solution| {
                    let Solution { winner, length, winning, undecided, best, .. } = solution.clone();
                    (winner, length, winning, undecided, best)
                };
                assert_eq!(value(&found), value(&in_arena), "{size} {walk:?} {stuck}");
                if found.winner.is_some() {
                    assert_eq!(found.plies(), Some(found.line.len() as u32), "{size} {walk:?} {stuck}");
                }
                lengths.push(found.line.len());
            }
        }
    }
    lengths.sort_unstable();
    lengths.dedup();
    assert!(lengths.len() > 4, "games of many lengths: {lengths:?}");
}
