//! A game in a word is the game that it stands for: the same moves in the same order, the same keys, the same ends.

use std::ops::ControlFlow;
use std::sync::Arc;

use rules::analysis::solve::reduction;
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::engine::{Arena, Explore, Lister, Position, Rng, Table};

/// What random games in both ways came across; `None` if the game does not fit in a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seen {
    moves: usize,
    lines: usize,
    stuck: usize,
}

struct Compare(u64);

impl Explore for Compare {
    type Answer = Option<Seen>;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Option<Seen> {
        let leaflet = arena.leaflet()?;
        let (mut rng, mut seen) = (Rng::new(self.0), Seen::default());
        let (mut node, mut leaf) = (arena.root(), leaflet.root());
        assert_eq!(arena.key(&node), leaflet.key(leaf));
        loop {
            assert_eq!(arena.player(&node), leaflet.player(leaf));
            let mut moves = Vec::new();
            if let Err(ending) = arena.moves(&mut node, &mut Lister::default(), &mut moves) {
                assert_eq!(leaflet.width(leaf).map_err(|ending| ending.winner), Err(ending.winner));
                let spread = leaflet.spread(leaf, |_, _, _| ControlFlow::Continue(()));
                assert_eq!(spread.map_err(|ending| ending.winner), Err(ending.winner));
                seen.stuck += 1;
                return Some(seen);
            }
            assert_eq!(leaflet.width(leaf), Ok(moves.len() as u32));
            let mut reached = Vec::new();
            let spread = leaflet.spread(leaf, |mv, after, found| {
                reached.push((mv, after, found));
                ControlFlow::Continue(())
            });
            assert_eq!(spread, Ok(ControlFlow::Continue(())));
            assert_eq!(reached.iter().map(|(mv, ..)| *mv).collect::<Vec<_>>(), moves);
            let mut open = Vec::new();
            for (mv, after, found) in reached {
                let (mut next, mut alone) = (node.clone(), leaf);
                let ending = arena.play(&mut next, mv);
                let winner = |ending: rules::engine::Ending| ending.winner;
                assert_eq!(leaflet.play(&mut alone, mv).map(winner), ending.map(winner));
                assert_eq!(alone, after);
                match (ending, found) {
                    (None, Ok(key)) => {
                        assert_eq!((key, leaflet.key(after)), (arena.key(&next), key));
                        open.push((next, after));
                    }
                    (Some(ending), Err(found)) => {
                        assert_eq!(found.winner, ending.winner);
                        seen.lines += 1;
                    }
                    other => panic!("one way ends and the other goes on: {other:?}"),
                }
                seen.moves += 1;
            }
            if open.is_empty() {
                return Some(seen);
            }
            (node, leaf) = open.swap_remove(rng.below(open.len() as u32) as usize);
        }
    }
}

/// Plays random games in both ways, from the start and from positions on the way.
fn compared(table: &Arc<Table>) -> Option<Seen> {
    let reduction = reduction(table.game());
    let mut all = Seen::default();
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let mut position = Position::start(table);
        for _ in 0..seed % 5 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[rng.below(moves.len() as u32) as usize]).unwrap();
        }
        if position.ending().is_some() {
            continue;
        }
        let seen = position.explore(&reduction, Compare(seed))?;
        all.moves += seen.moves;
        all.lines += seen.lines;
        all.stuck += seen.stuck;
    }
    Some(all)
}

fn table(text: &str) -> Arc<Table> {
    let file = GameText { name: "lights.yaml".to_owned(), text: format!("name: lights\n{text}") };
    Table::new(compile("lights", file, &|_| None).expect("a game").game)
}

#[test]
fn a_game_in_a_word_has_the_moves_keys_and_ends_of_the_game() {
    for id in ["semaforo", "semaforo-3x3"] {
        let table = Table::new(Catalog::built_in().load(id).unwrap().game);
        let seen = compared(&table).expect("the board fits in a word");
        assert!(seen.moves > 1_000 && seen.lines > 20, "{id}: {seen:?}");
    }
}

/// Few pieces run out and come back; who makes a line loses; and games end for want of moves.
#[test]
fn supplies_other_verdicts_and_want_of_moves_are_the_same() {
    let lights = |supply: &str, end: &str| {
        table(&format!(
            "board: square 4x3\npieces: {{ green: {supply} shared, yellow: {supply} shared, red: {supply} shared }}\n\
             turn:\n  - place green on empty\n  - replace green by yellow\n  - replace yellow by red\nend:\n{end}"
        ))
    };
    let few = compared(&lights("2", "  - line of 3 alike: mover wins\n")).expect("it fits");
    assert!(few.moves > 500 && few.lines == 0 && few.stuck > 20, "two make no line: {few:?}");
    let three = compared(&lights("3", "  - line of 3 alike: mover wins\n")).expect("it fits");
    assert!(three.lines > 0 && three.stuck > 0, "{three:?}");
    let other = "  - line of 3 alike: mover loses\n  - no move: draw\n";
    let lost = compared(&lights("4", other)).expect("it fits");
    assert!(lost.lines > 20 && lost.stuck > 0, "{lost:?}");
}

#[test]
fn what_does_not_fit_in_a_word_is_left_to_the_arena() {
    for id in ["rastros", "avanco-5x5", "tic-tac-toe", "produto"] {
        assert_eq!(compared(&Table::new(Catalog::built_in().load(id).unwrap().game)), None, "{id}");
    }
}
