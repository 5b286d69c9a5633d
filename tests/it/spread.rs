//! All moves played at once lead to the positions that moves played one by one lead to.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use arbitro::analysis::solve::reduction;
use arbitro::engine::{Arena, Branches, Ending, Explore, Lister, Move, Node};

use crate::games::ids;
use crate::laws::for_random_positions;

/// Where a move leads: the key, or how the game ended.
type Reached = Result<u64, Ending>;

/// Keeps everything that is handed on, or stops at the first end.
#[derive(Default)]
struct Kept<const W: usize> {
    moves: Vec<Move>,
    nodes: Vec<Node<W>>,
    reached: Vec<Reached>,
    stops_at_end: bool,
}

impl<const W: usize> Branches<W> for Kept<W> {
    fn lend(&mut self, mv: Move, before: &Node<W>) -> &mut Node<W> {
        self.moves.push(mv);
        self.nodes.push(before.clone());
        self.nodes.last_mut().unwrap()
    }

    fn goes_on(&mut self, key: u64) {
        self.reached.push(Ok(key));
    }

    fn ends(&mut self, ending: Ending) -> ControlFlow<()> {
        self.reached.push(Err(ending));
        if self.stops_at_end { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Compares both ways in a position and in all that follow on it.
struct Compare {
    depth: u32,
}

impl Explore for Compare {
    /// How many moves were compared.
    type Answer = usize;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> usize {
        compare(arena, &arena.root(), &mut Lister::default(), self.depth)
    }
}

fn compare<const W: usize>(
    arena: &Arena<'_, W>,
    node: &Node<W>,
    lister: &mut Lister<W>,
    depth: u32,
) -> usize {
    let (mut at_once, mut listed, mut unused) = (node.clone(), node.clone(), Vec::new());
    let mut kept = Kept::default();
    let spread = arena.spread(&mut at_once, lister, &mut unused, &mut kept);
    let mut moves = Vec::new();
    if let Err(ending) = arena.moves(&mut listed, lister, &mut moves) {
        assert_eq!(spread, Err(ending));
        return 0;
    }
    assert_eq!(spread, Ok(ControlFlow::Continue(())));
    assert_eq!(arena.player(&at_once), arena.player(&listed));
    let one_by_one = moves.iter().map(|&mv| {
        let mut after = listed.clone();
        let ending = arena.play(&mut after, mv);
        (mv, ending.map_or_else(|| Ok(arena.key(&after)), Err), arena.player(&after))
    });
    let mut one_by_one: Vec<(Move, Reached, _)> = one_by_one.collect();
    let all = kept.moves.iter().zip(&kept.reached).zip(&kept.nodes);
    let mut all: Vec<(Move, Reached, _)> =
        all.map(|((mv, reached), after)| (*mv, *reached, arena.player(after))).collect();
    one_by_one.sort_by_key(|(mv, ..)| *mv);
    all.sort_by_key(|(mv, ..)| *mv);
    assert_eq!(all, one_by_one);
    let has_end = all.iter().any(|(_, reached, _)| reached.is_err());
    let mut first = Kept { stops_at_end: true, ..Kept::default() };
    let stopped = arena.spread(&mut node.clone(), lister, &mut Vec::new(), &mut first).unwrap();
    assert_eq!(stopped.is_break(), has_end);
    let mut compared = all.len();
    if depth > 0 {
        let open = kept.nodes.iter().zip(&kept.reached).filter(|(_, reached)| reached.is_ok());
        compared += open.map(|(after, _)| compare(arena, after, lister, depth - 1)).sum::<usize>();
    }
    compared
}

#[test]
fn all_moves_at_once_are_all_moves_one_by_one() {
    let mut compared = BTreeMap::new();
    for_random_positions(70, |id, position, is_close| {
        // Keys take long to set up, so that a few positions are looked at, with all that follow on them.
        if is_close && position.ending().is_none() {
            let reduction = reduction(position.table().game());
            let depth = if position.moves().len() < 50 { 1 } else { 0 };
            *compared.entry(id.to_owned()).or_insert(0) += position.explore(&reduction, Compare { depth });
        }
    });
    assert_eq!(compared.len(), ids().len());
    for (id, compared) in compared {
        assert!(compared > 20, "{id}: only {compared} moves");
    }
}
