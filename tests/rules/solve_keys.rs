//! What the solver must tell apart, and must not take for proven: passes, spent pieces, circles, panics.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rules::analysis::solve::{Limits, Outcome, Progress, SolveResult, Space, solve, solve_space};
use rules::engine::search::{Arena, Explore, Lister, Reduction};
use rules::engine::{Move, Position, Table};
use rules::game::Side;

use crate::laws::for_random_positions;
use crate::small_games::table;
use crate::solve::agrees;

/// Asks for the key of a position after some lines of moves, as the solver sees it.
struct KeysAfter<'a>(&'a [Vec<Move>]);

impl Explore for KeysAfter<'_> {
    type Answer = Vec<u64>;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Vec<u64> {
        let after = |line: &Vec<Move>| {
            let mut node = arena.root();
            for &mv in line {
                arena.play(&mut node, mv);
                // Steps that cannot be done are left out, as in a position.
                let _ = arena.width(&mut node, &mut Lister::default());
            }
            arena.key(&node)
        };
        self.0.iter().map(after).collect()
    }
}

/// Returns the lines of up to two moves after which the game goes on, and where they lead; some of them.
fn short_lines(position: &Position) -> Vec<(Vec<Move>, Position)> {
    let goes_on = |position: &Position| position.ending().is_none();
    let mut lines = vec![(vec![], position.clone())];
    for mv in position.moves() {
        let next = position.play_legal(mv);
        for answer in next.moves().into_iter().filter(|_| goes_on(&next)).take(3) {
            lines.push((vec![mv, answer], next.play_legal(answer)));
        }
        lines.push((vec![mv], next));
    }
    lines.retain(|(_, position)| goes_on(position));
    lines.truncate(120);
    lines
}

/// Positions that are written alike have one key, and those that are not have two.
#[test]
fn a_key_tells_positions_apart_as_their_text_does() {
    let mut by_text: HashMap<(String, String), u64> = HashMap::new();
    let mut by_key: HashMap<(String, u64), String> = HashMap::new();
    for_random_positions(11, |id, position, is_looked_at| {
        if !is_looked_at || position.ending().is_some() || position.asks_history() {
            return;
        }
        let (lines, positions): (Vec<_>, Vec<_>) = short_lines(position).into_iter().unzip();
        let keys = position.explore(&Reduction::default(), KeysAfter(&lines));
        for (position, key) in positions.iter().zip(keys) {
            let whole = position.write();
            // Who moved before, and who holds which side, is told apart only where a rule asks for it.
            let is_asked = |word: &&str| !matches!(*word, "again" | "swapped");
            let text = whole.split(' ').filter(is_asked).collect::<Vec<_>>().join(" ");
            let other = by_key.insert((id.to_owned(), key), text.clone());
            assert!(
                other.as_ref().is_none_or(|other| *other == text),
                "{id}: one key for {text} and {other:?}"
            );
            let known = by_text.insert((id.to_owned(), whole.clone()), key);
            assert!(known.is_none_or(|known| known == key), "{id}: two keys for {whole}");
        }
    });
    assert!(by_text.len() > 5_000, "{}", by_text.len());
}

/// Holds the solver to minimax at the start of a game and after every first move.
fn agrees_from_the_start(text: &str) {
    let start = Position::start(&table(text));
    assert!(agrees(&start, 20_000), "minimax gave up:\n{text}");
    for mv in start.moves() {
        let next = start.play(mv).unwrap();
        assert!(next.ending().is_some() || agrees(&next, 20_000), "minimax gave up:\n{text}");
    }
}

/// The same stones with and without a pass before are two positions: here the second pass ends the game.
#[test]
fn passes_in_a_row_are_told_apart() {
    for board in ["2x1", "3x1", "2x2"] {
        for line in ["wins", "loses"] {
            for full in ["first wins", "second wins"] {
                for passes in ["first wins", "second wins", "mover wins", "next wins", "more own wins"] {
                    agrees_from_the_start(&format!(
                        "board: square {board}\nturn:\n  - place own on empty\n  - pass\n\
                         end:\n  - line of 2 own: mover {line}\n  - no empty: {full}\n  - 2 passes: {passes}\n"
                    ));
                }
            }
        }
    }
}

/// Who leads is counted for players, who may have exchanged their sides.
#[test]
fn a_lead_stays_with_the_player_who_swaps() {
    for board in ["2x1", "3x1", "2x2", "3x2"] {
        for line in ["place own on empty", "place own on empty, again if at most 1 empty beside it"] {
            for end in ["more own wins", "fewer own wins", "next loses", "next wins"] {
                for swap in ["", "swap: on second turn\n"] {
                    agrees_from_the_start(&format!(
                        "board: square {board}\npieces: 9 each\nturn: {line}\n{swap}end: {{ no move: {end} }}\n"
                    ));
                }
            }
        }
    }
}

/// Where one piece walks and leaves others behind, what it can no longer reach is taken for filled.
#[test]
fn walled_off_cells_do_not_matter() {
    for board in ["3x2", "4x2", "3x3"] {
        for way in ["around it", "beside it"] {
            for end in ["next loses", "next wins"] {
                for other in [
                    "",
                    "  - marker in own goal: mover wins\n  - marker in enemy goal: next wins\n",
                    // Here it does matter how many cells are left.
                    "  - at most 2 empty: mover wins\n",
                    "  - marker in enemy goal: next wins\n  - exactly 3 empty: next wins\n",
                ] {
                    agrees_from_the_start(&format!(
                        "board: square {board}\npieces: {{ marker: 1 shared, stone: 9 shared }}\n\
                         zones: {{ goal: {{ first: a1, second: c2 }} }}\nstart: {{ marker: b2 }}\n\
                         turn: move marker to empty {way}, leaving stone\nend:\n{other}  - no move: {end}\n"
                    ));
                }
            }
        }
    }
}

/// The same stones with more or fewer in hand are two positions where what is taken never comes back.
#[test]
fn pieces_that_never_come_back_are_told_apart() {
    for (board, pieces) in [("2x1", 2), ("2x1", 3), ("3x1", 2), ("2x2", 1)] {
        for lines in [
            "\n  - place own on empty\n  - remove enemy",
            "\n  - place own on empty\n  - remove own",
            "\n  - place own on empty beside occupied\n  - place own on corners empty\n  - remove enemy beside own",
        ] {
            for end in ["next loses", "next wins"] {
                agrees_from_the_start(&format!(
                    "board: square {board}\npieces: {pieces} each placed once\nturn:{lines}\n\
                     end: {{ no move: {end} }}\n"
                ));
            }
        }
    }
}

/// All positions that can be reached, and what comes of them: who wins whatever the other does, or nobody.
fn retrograde(table: &Arc<Table>) -> Vec<(Position, Option<Side>)> {
    let mut numbers = BTreeMap::new();
    let mut positions = Vec::new();
    let mut waiting = VecDeque::from([Position::start(table)]);
    numbers.insert(waiting[0].write(), 0);
    let mut next: Vec<Vec<usize>> = Vec::new();
    while let Some(position) = waiting.pop_front() {
        let mut after = Vec::new();
        for mv in position.moves() {
            let reached = position.play(mv).unwrap();
            let number = numbers.len();
            after.push(*numbers.entry(reached.write()).or_insert_with(|| {
                waiting.push_back(reached);
                number
            }));
        }
        positions.push(position);
        next.push(after);
        assert!(positions.len() < 5_000, "too many positions");
    }
    let mut winner: Vec<Option<Side>> =
        positions.iter().map(|position| position.ending().and_then(|ending| ending.winner)).collect();
    loop {
        let mut has_changed = false;
        for (index, position) in positions.iter().enumerate() {
            if winner[index].is_some() || position.ending().is_some() {
                continue;
            }
            let mover = position.side_to_move();
            let wins = next[index].iter().any(|&reached| winner[reached] == Some(mover));
            let loses = next[index].iter().all(|&reached| winner[reached] == Some(!mover));
            if wins || loses {
                winner[index] = Some(if wins { mover } else { !mover });
                has_changed = true;
            }
        }
        if !has_changed {
            return positions.into_iter().zip(winner).collect();
        }
    }
}

/// Two pieces each on five points; men that step to and fro on a strip; a king that must be caught.
const CIRCLES: &[&str] = &[
    "board:\n  points: a1 0 0; c1 2 0; b2 1 1; a3 0 2; c3 2 2\n  paths: a1 b2 c3; c1 b2 a3; a1 a3; c1 c3; a1 c1\n\
     sides: [white, black]\npieces: 2 each\nstart: { white: a1 c1, black: a3 c3 }\n\
     turn: move own to empty beside it\nend: { no move: next loses }\n",
    "board: square 2x4\npieces: 2 each\nstart: { each: first row }\nturn: move own to empty beside it\n\
     end:\n  - own in last row: mover wins\n  - no move: next loses\n",
    "board: square 3x3\nsides: [king, hounds]\npieces: { king: 1 of king, hound: 2 of hounds }\n\
     start: { king: b1, hound: a3 c3 }\n\
     turn: { king: move own to empty around it, hounds: move own to empty beside it }\n\
     end:\n  - king in c3: king wins\n  - no move: next loses\n",
];

#[test]
fn a_circle_proves_nothing() {
    for text in CIRCLES {
        let table = table(text);
        let (mut won, mut open) = (0, 0);
        let mut positions = retrograde(&table);
        positions.retain(|(position, _)| position.ending().is_none());
        let stride = positions.len() / 60 + 1;
        for (position, winner) in positions.into_iter().step_by(stride) {
            let (stop, progress) = (AtomicBool::new(false), Progress::default());
            let limits = Limits {
                memory_mb: 1,
                positions: Some(500),
                further: Some(0),
                threads: 1,
                stop: &stop,
                progress: &progress,
            };
            match (solve(&position, &limits), winner) {
                (SolveResult::Solved(solution), _) => {
                    assert_eq!(solution.winner, winner, "{}\n{text}", position.write());
                    won += 1;
                }
                (SolveResult::Unsolved { .. }, None) => open += 1,
                (SolveResult::Unsolved { .. }, Some(_)) => {}
            }
        }
        assert!(won > 5 && open > 5, "{won} positions solved, {open} without an end:\n{text}");
    }
}

/// A heap from which one or two are taken, with a hole in it.
struct Trap {
    heap: u32,
    panics_at: u32,
}

impl Space for Trap {
    type Node = (u32, bool);
    type Move = u32;
    type Lister = ();

    fn root(&self) -> (u32, bool) {
        (self.heap, true)
    }

    fn player(&self, node: &(u32, bool)) -> Side {
        if node.1 { Side::First } else { Side::Second }
    }

    fn moves(&self, node: &mut (u32, bool), (): &mut (), moves: &mut Vec<u32>) -> Result<(), Outcome> {
        moves.extend([1, 2].into_iter().filter(|&taken| taken <= node.0));
        let loser = self.player(node);
        if moves.is_empty() { Err(Outcome { winner: Some(!loser), lead: None }) } else { Ok(()) }
    }

    fn width(&self, node: &mut (u32, bool), lister: &mut ()) -> Result<u32, Outcome> {
        let mut moves = Vec::new();
        self.moves(node, lister, &mut moves).map(|()| moves.len() as u32)
    }

    fn idle_width(&self, _: &(u32, bool), (): &mut ()) -> u32 {
        0
    }

    fn play(&self, node: &mut (u32, bool), taken: u32) -> Option<Outcome> {
        *node = (node.0 - taken, !node.1);
        assert!(node.0 != self.panics_at, "a fault on purpose");
        None
    }

    fn key(&self, node: &(u32, bool)) -> u64 {
        // Keys of positions are spread over all their bits: by that the table tells entries that two threads wrote at once.
        (u64::from(node.0) << 1 | u64::from(node.1)).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn place(&self, taken: u32) -> usize {
        taken as usize
    }
}

fn searched(trap: &Trap, threads: usize) -> std::thread::Result<SolveResult<u32>> {
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let limits =
        Limits { memory_mb: 1, positions: None, further: None, threads, stop: &stop, progress: &progress };
    catch_unwind(AssertUnwindSafe(|| solve_space(trap, &limits)))
}

/// A fault in the program is no limit of the search: it must not be told as "not solved".
#[test]
fn a_search_that_panics_says_so() {
    for threads in [1, 3] {
        let Ok(SolveResult::Solved(solution)) = searched(&Trap { heap: 21, panics_at: 99 }, threads) else {
            panic!("a heap of 21 can be solved")
        };
        assert_eq!(solution.winner, Some(Side::Second), "multiples of three are lost");
        let panic = searched(&Trap { heap: 21, panics_at: 5 }, threads).expect_err("the fault is passed on");
        let text = panic.downcast_ref::<&str>().copied().unwrap_or_default();
        assert_eq!(text, "a fault on purpose", "with {threads} threads");
    }
}
