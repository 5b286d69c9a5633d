//! Games kept in a word or two beside the arena they are made from: the same moves in the same order, the same keys, the
//! same ends; and what they foresee is what comes of looking two plies ahead.

use std::ops::ControlFlow;
use std::sync::Arc;

use rules::engine::search::{Arena, Lister, Lookahead, Node, PackedGame};
use rules::engine::{Ending, Position, Rng, Table};
use rules::game::Side;

/// What random games in both ways came across.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) moves: usize,
    /// Moves that ended the game, and positions without any.
    pub(crate) ends: usize,
    pub(crate) stuck: usize,
    /// Wins in one and in two plies that were foreseen, and those that were not.
    pub(crate) foreseen: [usize; 2],
    pub(crate) unforeseen: usize,
}

/// Plays a random game in both ways and holds one to the other, move by move.
pub(crate) fn compare<G: PackedGame, const W: usize>(
    arena: &Arena<'_, W>,
    game: &G,
    seed: u64,
    seen: &mut Seen,
) {
    let mut rng = Rng::new(seed);
    let (mut node, mut board) = (arena.root(), game.root());
    assert_eq!(arena.key(&node), game.key(board));
    loop {
        assert_eq!(arena.player(&node), game.player(board));
        let mut moves = Vec::new();
        let listed = arena.moves(&mut node, &mut Lister::default(), &mut moves);
        if let Err(ending) = listed {
            let expand = game.expand(board, |_, _, _| ControlFlow::Continue(()));
            assert_eq!(expand.map_err(|ending| ending.winner), Err(ending.winner));
            assert_eq!(game.width(board).map_err(|ending| ending.winner), Err(ending.winner));
            assert_eq!(game.foresee(board), None);
            seen.stuck += 1;
            return;
        }
        assert_eq!(game.width(board), Ok(moves.len() as u32));
        assert_eq!(game.idle_width(board), arena.idle_width(&node, &mut Lister::default()));
        let mut reached = Vec::new();
        let expand = game.expand(board, |mv, after, lookahead| {
            reached.push((mv, after, lookahead));
            ControlFlow::Continue(())
        });
        assert_eq!(expand, Ok(ControlFlow::Continue(())));
        assert_eq!(reached.iter().map(|(mv, ..)| *mv).collect::<Vec<_>>(), moves);
        // Where a move ends the game there is no looking further.
        let is_near = moves.iter().any(|&mv| {
            let mut after = node.clone();
            arena.play(&mut after, mv).is_some()
                || arena.moves(&mut after, &mut Lister::default(), &mut Vec::new()).is_err()
        });
        let mut open = Vec::new();
        for (mv, after, lookahead) in reached {
            let (mut next, mut alone) = (node.clone(), board);
            let ending = arena.play(&mut next, mv);
            let winner = |ending: Ending| ending.winner;
            assert_eq!(game.play(&mut alone, mv).map(winner), ending.map(winner));
            assert_eq!(alone, after);
            seen.moves += 1;
            if let Some(ending) = ending {
                let Lookahead::Over(told) = lookahead else { panic!("the game is over: {lookahead:?}") };
                assert_eq!(told.winner, ending.winner);
                seen.ends += 1;
                continue;
            }
            assert_eq!(game.key(after), arena.key(&next));
            let foreseen = game.foresee(after);
            match lookahead {
                Lookahead::Foreseen(side, plies) => {
                    assert_eq!((foreseen, is_near), (Some((side, plies)), false));
                }
                Lookahead::Open(key) => {
                    assert_eq!(key, arena.key(&next));
                    assert!(is_near || foreseen.is_none());
                }
                Lookahead::Over(_) => panic!("the game goes on"),
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
            return;
        }
        (node, board) = open.swap_remove(rng.below(open.len() as u32) as usize);
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

/// Returns the start of a game and positions on the way, which random moves lead to.
pub(crate) fn on_the_way(table: &Arc<Table>, n_games: u64) -> impl Iterator<Item = (u64, Position)> {
    (0..n_games).filter_map(|seed| {
        let mut rng = Rng::new(seed);
        let mut position = Position::start(table);
        for _ in 0..seed % 7 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[rng.below(moves.len() as u32) as usize]).unwrap();
        }
        position.ending().is_none().then_some((seed, position))
    })
}
