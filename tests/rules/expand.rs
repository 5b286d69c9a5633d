//! All moves played at once lead to the positions that moves played one by one lead to.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use rules::analysis::solve::reduction;
use rules::catalog::Catalog;
use rules::engine::search::{Arena, Branches, Explore, Lister, Node};
use rules::engine::{Ending, Move, Position, Table};

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
        let root = arena.root();
        compare(arena, (&root, &root), &mut Lister::default(), self.depth)
    }
}

/// Plays all moves at once in one position and one by one in another, which were reached in these ways.
fn compare<const W: usize>(
    arena: &Arena<'_, W>,
    (at_once, one_by_one): (&Node<W>, &Node<W>),
    lister: &mut Lister<W>,
    depth: u32,
) -> usize {
    let (mut at_once, mut one_by_one) = (at_once.clone(), one_by_one.clone());
    let (mut kept, mut moves) = (Kept::default(), Vec::new());
    let expand = arena.expand(&mut at_once, lister, &mut Vec::new(), &mut kept);
    if let Err(ending) = arena.moves(&mut one_by_one, lister, &mut moves) {
        assert_eq!(expand, Err(ending));
        return 0;
    }
    assert_eq!(expand, Ok(ControlFlow::Continue(())));
    assert_eq!(arena.player(&at_once), arena.player(&one_by_one));
    let mut first = Kept { stops_at_end: true, ..Kept::default() };
    let stopped = arena.expand(&mut at_once.clone(), lister, &mut Vec::new(), &mut first).unwrap();
    assert_eq!(stopped.is_break(), kept.reached.iter().any(Result::is_err));
    moves.sort();
    let mut order: Vec<usize> = (0..kept.moves.len()).collect();
    order.sort_by_key(|&i| kept.moves[i]);
    assert_eq!(order.iter().map(|&i| kept.moves[i]).collect::<Vec<_>>(), moves);
    let mut compared = moves.len();
    for (i, mv) in order.into_iter().zip(moves) {
        let mut after = one_by_one.clone();
        let reached = arena.play(&mut after, mv).map_or_else(|| Ok(arena.key(&after)), Err);
        assert_eq!(kept.reached[i], reached, "{mv:?}");
        assert_eq!(arena.player(&kept.nodes[i]), arena.player(&after), "{mv:?}");
        if depth > 0 && reached.is_ok() {
            compared += compare(arena, (&kept.nodes[i], &after), lister, depth - 1);
        }
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

#[test]
fn supplies_that_run_out_and_come_back_are_the_same_both_ways() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("scarce.yaml");
    let pieces = "{ green: 1 shared, yellow: 2 shared, red: 1 shared }";
    let text = format!("name: {{ pt: E, en: S }}\nextends: semaforo\npieces: {pieces}\nexamples: {{}}\n");
    std::fs::write(&path, text).unwrap();
    let game = Catalog::built_in().load(path.to_str().unwrap()).unwrap().game;
    let reduction = reduction(&game);
    let compared = Position::start(&Table::new(game)).explore(&reduction, Compare { depth: 5 });
    assert!(compared > 1_000, "only {compared} moves");
}
