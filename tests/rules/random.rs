//! Random play, number by number beside play by lists: the same draws lead to the same games.

use std::sync::Arc;

use rules::engine::{Move, Playout, Position, Rng, Setup, Table};
use rules::game::{Family, Side};

use crate::beyond::read;
use crate::games::{ids, table};

/// A random game longer than this is given up.
const LONGEST: u32 = 5_000;
const SEEDS: std::ops::Range<u64> = 0..12;

/// Plays one game by a choice of move and returns what a playout tells of it.
fn by_choice(start: &Position, mut choose: impl FnMut(&Position) -> Move) -> Playout {
    let mut position = start.clone();
    let mut plies = 0;
    while position.ending().is_none() {
        let mv = choose(&position);
        position = position.play_legal(mv);
        plies += 1;
        assert!(plies < LONGEST, "a random game does not end");
    }
    Playout { ending: position.ending(), plies }
}

/// Plays one game for each seed by the engine's random play.
fn by_engine(table: &Arc<Table>, start: &Position) -> Vec<Playout> {
    let mut games = Vec::new();
    for seed in SEEDS {
        table.playouts(start, 1, &mut Rng::new(seed), LONGEST, |playout| games.push(playout));
    }
    games
}

/// Plays one game for each seed from the list of moves, for each side as it is or in order of the cells.
fn by_lists(start: &Position, in_order: [bool; 2]) -> Vec<Playout> {
    let game = |seed| {
        let mut rng = Rng::new(seed);
        by_choice(start, |position| {
            let mut moves = position.moves();
            if in_order[position.side_to_move().index()] {
                moves.sort();
            }
            moves[rng.below(moves.len() as u32) as usize]
        })
    };
    SEEDS.map(game).collect()
}

/// Returns a position some moves later.
fn middle(start: &Position) -> Position {
    let mut middle = start.clone();
    for i in 0..7 {
        let moves = middle.moves();
        let next = moves.get((i * 5) % moves.len().max(1)).map(|&mv| middle.play_legal(mv));
        middle = next.filter(|next| next.ending().is_none()).unwrap_or(middle);
    }
    middle
}

/// Holds random play of a game with a plan to play by lists.
pub(crate) fn agrees(about: &str, table: &Arc<Table>) {
    assert!(table.has_plan(), "{about}");
    let start = Position::start(table);
    for from in [middle(&start), start] {
        let games = by_engine(table, &from);
        let orders = [[false; 2], [true; 2], [true, false], [false, true]];
        assert!(orders.iter().any(|&order| games == by_lists(&from, order)), "{about}: {games:?}");
    }
}

/// A game with a plan draws its moves in the order of the list or, where a side's only piece moves in all directions at
/// once, in the order of their cells; so the same numbers give the same game.
#[test]
fn random_play_along_a_plan_is_play_by_lists_number_by_number() {
    let mut seen = Vec::new();
    for id in ids() {
        let table = table(&id);
        if !table.has_plan() {
            continue;
        }
        agrees(&id, &table);
        seen.push(id);
    }
    let needed =
        ["avanco", "rastros", "semaforo", "gatos-e-caes", "flume", "produto", "hex", "y", "tic-tac-toe"];
    for id in needed {
        assert!(seen.iter().any(|seen| seen == id), "{id} has no plan; {seen:?} have");
    }
}

/// Runs and jumps are drawn in the order of the list.
#[test]
fn random_strides_are_play_by_lists_number_by_number() {
    for id in ["dominorio", "dominorio-6x6", "quelhas", "quelhas-8x8", "konane", "konane-6x6", "cram"] {
        let table = table(id);
        let start = Position::start(&table);
        for from in [middle(&start), start] {
            assert_eq!(by_engine(&table, &from), by_lists(&from, [false; 2]), "{id}");
        }
    }
}

/// Plays one game for each seed by drawing a pit from those that may be sown but for what must hold after it, until it
/// is a legal move; after some tries one is drawn from the list.
fn by_sowing(start: &Position, at_least: impl Fn(&[u8]) -> u8) -> Vec<Playout> {
    let game = |seed| {
        let mut rng = Rng::new(seed);
        by_choice(start, |position| {
            let (moves, seeds) = (position.moves(), position.setup().seeds);
            let row = seeds.len() / 2 * position.side_to_move().index();
            let own = &seeds[row..row + seeds.len() / 2];
            let least = at_least(own);
            let pits: Vec<usize> = (0..own.len()).filter(|&pit| own[pit] >= least).collect();
            for _ in 0..16 {
                let drawn = row + pits[rng.below(pits.len() as u32) as usize];
                if let Some(&mv) = moves.iter().find(|mv| mv.to() == Some(drawn as u16)) {
                    return mv;
                }
            }
            moves[rng.below(moves.len() as u32) as usize]
        })
    };
    SEEDS.map(game).collect()
}

/// A pit is drawn from all of the row, and drawn again while it may not be sown.
#[test]
fn random_sowing_is_play_by_lists_number_by_number() {
    // A single seed stays where another pit holds more.
    let two_or_one = |own: &[u8]| if own.iter().any(|&seeds| seeds > 1) { 2 } else { 1 };
    for (id, is_ouri) in [("oware", false), ("ouri", true)] {
        let table = table(id);
        let start = Position::start(&table);
        for from in [middle(&middle(&start)), start] {
            let games = by_engine(&table, &from);
            let by_hand = by_sowing(&from, |own| if is_ouri { two_or_one(own) } else { 1 });
            assert_eq!(games, by_hand, "{id}");
        }
    }
}

/// Plays one game for each seed by drawing a cell from all empty ones, or a pass, until it is a legal move; after so
/// many tries one is drawn from the list.
fn by_drawing(start: &Position, tries: u32) -> Vec<Playout> {
    let game = |seed| {
        let mut rng = Rng::new(seed);
        by_choice(start, |position| {
            let (moves, cells) = (position.moves(), position.setup().cells);
            let empty: Vec<u16> =
                (0..).zip(&cells).filter(|(_, cell)| cell.is_none()).map(|(i, _)| i).collect();
            let pass = moves.iter().find(|mv| mv.to().is_none());
            let total = empty.len() as u32 + u32::from(pass.is_some());
            for _ in 0..tries {
                let drawn = empty.get(rng.below(total) as usize);
                let found = moves.iter().find(|mv| mv.to() == drawn.copied());
                if let Some(&mv) = found {
                    return mv;
                }
            }
            moves[rng.below(moves.len() as u32) as usize]
        })
    };
    SEEDS.map(game).collect()
}

/// Where groups must breathe a stone is drawn from all empty cells, and drawn again while it may not be put there.
#[test]
fn random_stones_are_drawn_until_one_may_be_put() {
    for id in ["atari-go", "atari-go-7x7", "go-5x5", "go-7x7"] {
        let table = table(id);
        let start = Position::start(&table);
        for from in [middle(&start), start] {
            assert_eq!(by_engine(&table, &from), by_drawing(&from, 48), "{id}");
        }
    }
}

/// A group that cannot breathe in an arrangement made by hand comes off with the next move, wherever that is.
#[test]
fn stones_without_breath_far_from_the_move_are_seen() {
    let table = table("go-7x7");
    let mut setup = Setup::empty(&table);
    let [corner, right, above] = ["a1", "b1", "a2"].map(|name| table.game().board().cell(name).unwrap());
    setup.cells[usize::from(corner)] = Some(0);
    setup.cells[usize::from(right)] = Some(1);
    setup.cells[usize::from(above)] = Some(1);
    (setup.to_move, setup.moved_last) = (Side::Second, Side::First);
    let start = Position::from_setup(&table, &setup).unwrap();
    assert_eq!(by_engine(&table, &start), by_drawing(&start, 16));
}

/// Counts the pieces of a layer that are the first on a way from a cell.
fn seen(position: &Position, cell: usize, layer: usize) -> usize {
    let (board, cells) = (position.table().game().board(), position.setup().cells);
    // After the ways to neighbours come leaps.
    let n_ways = if board.family == Family::Hexagon { 6 } else { 8 };
    let sees = board.directions().iter().take(n_ways).filter(|direction| {
        let next = |cell: usize| direction.to[cell].map(usize::from);
        let first = std::iter::successors(next(cell), |&at| next(at)).find_map(|at| cells[at]);
        first == Some(layer)
    });
    sees.count()
}

/// What may be done only where a cell sees so many pieces is listed as a walk over the board finds it, and drawn from all
/// cells, and drawn again while it may not be done there.
#[test]
fn what_a_cell_must_see_is_asked_of_the_cell_that_is_drawn() {
    for board in ["square 6x6 without c3 d5", "hexagon 4", "points 4x5", "square 12x12"] {
        let table = read(&format!(
            "board: {board}\nsides: [white, black]\nturn:\n  - place own on empty, provided at most 1 own in sight of it\n  \
             - place own on empty, provided exactly 3 own in sight of it\n  \
             - remove enemy, provided at least 2 own in sight of it\n  \
             - pass\nend:\n  - no empty: draw\n  - at least 14 own: mover wins\n  - 2 passes: draw\n"
        ))
        .expect("a game");
        let game = |seed| {
            let mut rng = Rng::new(seed);
            by_choice(&Position::start(&table), |position| {
                let (side, cells) = (position.side_to_move().index(), position.setup().cells);
                let on = |layer: Option<usize>| {
                    let all = cells.iter().enumerate().filter(move |(_, there)| **there == layer);
                    all.map(|(cell, _)| cell)
                };
                let sees = |cell: usize| seen(position, cell, side);
                let first = on(None).map(|cell| (Some(cell), sees(cell) <= 1));
                let second = on(None).map(|cell| (Some(cell), sees(cell) == 3));
                let third = on(Some(1 - side)).map(|cell| (Some(cell), sees(cell) >= 2));
                let drawn: Vec<_> = first.chain(second).chain(third).chain([(None, true)]).collect();
                let allowed: Vec<_> = drawn.iter().filter(|(_, may)| *may).map(|(cell, _)| *cell).collect();
                let moves = position.moves();
                let listed: Vec<_> = moves.iter().map(|mv| mv.to().map(usize::from)).collect();
                assert_eq!(listed, allowed, "{board}: {}", position.write());
                for _ in 0..(drawn.len() as u32 - 1).clamp(16, 32) {
                    let (cell, may) = drawn[rng.below(drawn.len() as u32) as usize];
                    if may {
                        return moves[allowed.iter().position(|&other| other == cell).unwrap()];
                    }
                }
                moves[rng.below(moves.len() as u32) as usize]
            })
        };
        let games: Vec<Playout> = SEEDS.map(game).collect();
        assert_eq!(by_engine(&table, &Position::start(&table)), games, "{board}");
        assert!(games.iter().any(|game| game.plies > 20), "{board}: {games:?}");
    }
}
