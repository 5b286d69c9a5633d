//! The solver beside plain minimax, known values and its own laws.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rules::analysis::solve::{Length, Limits, Progress, Solution, SolveResult, reduction, solve, solve_with};
use rules::catalog::Catalog;
use rules::engine::search::Reduction;
use rules::engine::{Move, Position, Rng, Table};
use rules::game::{Side, Verdict};

use crate::oracle::trail::Trail;

fn table(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).unwrap().game)
}

fn answer(position: &Position, threads: usize) -> Solution {
    solved(position, threads, None, None)
}

fn solved(
    position: &Position,
    threads: usize,
    reduction: Option<&Reduction>,
    positions: Option<u64>,
) -> Solution {
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let limits =
        Limits { memory_mb: 64, positions, further: None, threads, stop: &stop, progress: &progress };
    let verdict = match reduction {
        Some(reduction) => solve_with(position, &limits, reduction),
        None => solve(position, &limits),
    };
    match verdict {
        SolveResult::Solved(solution) => solution,
        SolveResult::Unsolved { positions } => panic!("{} unsolved in {positions}", position.write()),
    }
}

/// The value of a position for the player who holds the first side at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Value {
    sign: i32,
    plies: u32,
    lead: i64,
}

/// Minimax over the public interface, every move tried.
struct Oracle {
    seen: HashMap<String, Value>,
    /// So many positions may still be looked at.
    left: u32,
    /// So many plies further the oracle looks.
    depth: u32,
    is_counted: bool,
    /// Whether who has less leads.
    wants_less: bool,
    has_history: bool,
    root_swapped: bool,
}

impl Oracle {
    fn new(root: &Position, left: u32) -> Oracle {
        let ends = root.table().game().ends();
        let is_contest = |verdict: Option<&Verdict>| matches!(verdict, Some(Verdict::Contest { .. }));
        let wants_less =
            |verdict: Option<&Verdict>| matches!(verdict, Some(Verdict::Contest { more: false, .. }));
        Oracle {
            seen: HashMap::new(),
            left,
            depth: 60,
            is_counted: ends.iter().all(|end| is_contest(end.verdicts.first())),
            wants_less: ends.iter().any(|end| wants_less(end.verdicts.first())),
            has_history: root.asks_history(),
            root_swapped: root.is_swapped(),
        }
    }

    fn sign(&self, position: &Position, side: Side) -> i32 {
        let is_first = (side == Side::First) == (position.is_swapped() == self.root_swapped);
        if is_first { 1 } else { -1 }
    }

    /// Returns the lead that is compared at the end: here always the pieces on the board or the score.
    fn lead(&self, position: &Position) -> i64 {
        let count = |side: Side| match position.score(side) {
            Some(score) => score,
            None => {
                let layers = position.table().game().layers_of(side);
                let is_own = |layer: &Option<usize>| layer.is_some_and(|layer| layers >> layer & 1 == 1);
                position.setup().cells.iter().filter(|layer| is_own(layer)).count() as i64
            }
        };
        let more = (count(Side::First) - count(Side::Second)) * i64::from(self.sign(position, Side::First));
        if self.wants_less { -more } else { more }
    }

    fn value(&mut self, position: &Position) -> Option<Value> {
        if let Some(ending) = position.ending() {
            let sign = ending.winner.map_or(0, |side| self.sign(position, side));
            let lead = if self.is_counted { self.lead(position) } else { 0 };
            return Some(Value { sign, plies: 0, lead });
        }
        let key = format!("{} {}", position.write(), position.is_swapped());
        if let Some(value) = self.seen.get(&key).filter(|_| !self.has_history) {
            return Some(*value);
        }
        self.left = self.left.checked_sub(1)?;
        self.depth = self.depth.checked_sub(1)?;
        let values = self.after_each(position)?;
        self.depth += 1;
        let sign = self.sign(position, position.side_to_move());
        let best = self.best(&values, sign);
        self.seen.insert(key, best);
        Some(best)
    }

    fn after_each(&mut self, position: &Position) -> Option<Vec<(Move, Value)>> {
        let mut values = Vec::new();
        for mv in position.moves() {
            let value = self.value(&position.play(mv).unwrap())?;
            values.push((mv, Value { plies: value.plies + 1, ..value }));
        }
        Some(values)
    }

    fn worth(&self, value: Value) -> (i64, i32, i64) {
        let plies = if self.is_counted { 0 } else { -i64::from(value.sign) * i64::from(value.plies) };
        (value.lead, value.sign, plies)
    }

    fn best(&self, values: &[(Move, Value)], sign: i32) -> Value {
        let worths = values.iter().map(|&(_, value)| value);
        let by_worth = |a: &Value, b: &Value| self.worth(*a).cmp(&self.worth(*b));
        if sign > 0 { worths.max_by(by_worth).unwrap() } else { worths.min_by(by_worth).unwrap() }
    }
}

/// Holds the solver to minimax; returns whether minimax came to an end.
pub(crate) fn agrees(position: &Position, budget: u32) -> bool {
    let mut oracle = Oracle::new(position, budget);
    let Some(values) = oracle.after_each(position) else { return false };
    let mover = oracle.sign(position, position.side_to_move());
    let best = oracle.best(&values, mover);
    // What minimax can do the solver can do with few positions more.
    let solution = solved(position, 1, None, Some(20 * u64::from(budget)));
    let place = format!("{} after `{}`", position.table().game().id(), position.write());
    let sign = solution.winner.map_or(0, |side| if side == Side::First { 1 } else { -1 });
    assert_eq!(sign, best.sign, "the winner in {place}");
    assert!(solution.undecided.is_empty(), "{place}");
    let winning: Vec<Move> = values
        .iter()
        .filter(|(_, v)| best.sign != -mover && v.sign == best.sign)
        .map(|(mv, _)| *mv)
        .collect();
    assert_eq!(solution.winning, winning, "the winning moves in {place}");
    if oracle.is_counted {
        assert_eq!(solution.margin, Some(best.lead.abs()), "the margin in {place}");
    } else if best.sign != 0 {
        assert_eq!(solution.length, Length::Exact(best.plies), "the length in {place}");
    }
    let is_best =
        |value: Value| oracle.worth(value) == oracle.worth(best) || (!oracle.is_counted && value.sign == 0);
    let best_moves: Vec<Move> =
        values.iter().filter(|(_, v)| v.sign == best.sign && is_best(*v)).map(|(mv, _)| *mv).collect();
    assert_eq!(solution.best, best_moves, "the best moves in {place}");
    // The line is playable and comes to what is claimed.
    let mut last = position.clone();
    for &mv in &solution.line {
        last = last.play(mv).unwrap();
    }
    let ending = last.ending().expect("the line ends the game");
    assert_eq!(ending.winner.map_or(0, |side| oracle.sign(&last, side)), best.sign, "the line in {place}");
    if solution.winner.is_some() && !oracle.is_counted {
        assert_eq!(solution.line.len() as u32, best.plies, "the line in {place}");
    }
    true
}

/// Plays at random and returns every position on the way.
fn random_game(table: &Arc<Table>, seed: u64) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    let mut positions = vec![Position::start(table)];
    while positions.len() < 400 {
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
fn small_games_agree_with_minimax_from_the_start() {
    for id in ["tic-tac-toe", "hexapawn"] {
        let positions = random_game(&table(id), 3);
        let compared = positions
            .iter()
            .filter(|position| position.ending().is_none() && agrees(position, 8_000))
            .count();
        assert!(compared > 1, "{id}: nothing was compared");
    }
}

#[test]
fn late_positions_of_every_game_agree_with_minimax() {
    let catalog = Catalog::built_in();
    let ids: Vec<String> = catalog.ids().map(str::to_owned).collect();
    let mut total = 0;
    for id in &ids {
        let table = table(id);
        if table.game().board().n_cells() > 81 {
            continue;
        }
        // From the end backwards, as far as minimax reaches.
        let positions = random_game(&table, 1);
        for position in positions.iter().rev().filter(|position| position.ending().is_none()).take(4) {
            if !agrees(position, 800) {
                break;
            }
            total += 1;
        }
    }
    assert!(total > ids.len(), "only {total} positions of {} games were compared", ids.len());
}

#[test]
fn play_that_can_go_round_in_circles_is_solved_or_said_not_to_be() {
    for id in ["dodgem", "pong-hau-ki", "raposa-e-caes"] {
        let start = Position::start(&table(id));
        let (stop, progress) = (AtomicBool::new(false), Progress::default());
        let limits = Limits {
            memory_mb: 16,
            positions: Some(30_000),
            further: None,
            threads: 1,
            stop: &stop,
            progress: &progress,
        };
        let SolveResult::Solved(solution) = solve(&start, &limits) else { continue };
        let mut last = start.clone();
        for &mv in &solution.line {
            last = last.play(mv).unwrap();
        }
        if solution.plies().is_some() && !solution.line.is_empty() {
            assert_eq!(last.ending().map(|ending| ending.winner), Some(solution.winner), "{id}");
        }
    }
}

#[test]
fn known_values_are_found() {
    let start = |id: &str| answer(&Position::start(&table(id)), 2);
    let tic_tac_toe = start("tic-tac-toe");
    assert_eq!((tic_tac_toe.winner, tic_tac_toe.winning.len()), (None, 9));
    assert_eq!(start("hexapawn").winner, Some(Side::Second));
    let small = start("semaforo-3x3");
    assert_eq!((small.winner, small.length), (Some(Side::First), Length::Exact(17)));
    let trails = start("rastros-5x5");
    assert_eq!((trails.winner, trails.length), (Some(Side::First), Length::Exact(17)));
}

#[test]
fn semaforo_is_won_by_the_second_side_in_26_plies() {
    let solution = answer(&Position::start(&table("semaforo")), 2);
    assert_eq!((solution.winner, solution.length), (Some(Side::Second), Length::Exact(26)));
    assert!(solution.winning.is_empty());
    assert_eq!(solution.line.len(), 26);
}

#[test]
fn trails_last_as_long_as_another_search_says() {
    let mut trail = Trail::new(5);
    let table_5 = table("rastros-5x5");
    for cell in 1..24 {
        let mut rows = vec!["5".to_owned(); 5];
        let (left, right) = (cell % 5, 4 - cell % 5);
        rows[4 - cell / 5] =
            [left, right].map(|n| if n > 0 { n.to_string() } else { String::new() }).join("m");
        let position = Position::read(&table_5, &format!("{} first", rows.join("/"))).unwrap();
        let solution = answer(&position, 1);
        let (winner, plies) = trail.solve(cell);
        assert_eq!(
            (solution.winner, solution.length),
            (Some(winner), Length::Exact(plies)),
            "{}",
            position.write()
        );
    }
    let solution = answer(&Position::start(&table("rastros-6x6")), 2);
    let (winner, plies) = Trail::new(6).solve(21);
    assert_eq!((winner, plies), (Side::First, 29));
    assert_eq!((solution.winner, solution.length), (Some(winner), Length::Exact(plies)));
}

/// Who wins, with at most a way to do it: nothing more is looked for.
fn only_the_winner(position: &Position) -> Solution {
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let further = Some(0);
    let limits =
        Limits { memory_mb: 256, positions: None, further, threads: 2, stop: &stop, progress: &progress };
    match solve(position, &limits) {
        SolveResult::Solved(solution) => solution,
        SolveResult::Unsolved { positions } => panic!("{} unsolved in {positions}", position.write()),
    }
}

/// Breuker, Uiterwijk and van den Herik, "Solving 8×8 Domineering" (2000): who wins on square boards.
#[test]
fn dominorio_has_its_published_values() {
    let folder = tempfile::tempdir().unwrap();
    for (size, winner) in
        [(2, Side::First), (3, Side::First), (4, Side::First), (5, Side::Second), (6, Side::First)]
    {
        let text = format!(
            "name: {{ pt: D, en: D }}\nextends: dominorio\nboard: square {size}x{size}\nexamples: {{}}\n"
        );
        let path = folder.path().join(format!("d-{size}.yaml"));
        std::fs::write(&path, text).unwrap();
        let compiled = Catalog::built_in().load(path.to_str().unwrap()).unwrap();
        let solution = only_the_winner(&Position::start(&Table::new(compiled.game)));
        assert_eq!(solution.winner, Some(winner), "{size} by {size}");
    }
}

#[test]
fn a_win_proven_first_comes_with_a_bound_and_a_line_that_keep_their_word() {
    let mut bounded = 0;
    for id in ["semaforo-3x3", "rastros-5x5", "rastros-6x6", "dominorio-6x6", "hexapawn", "clobber"] {
        let table = table(id);
        for seed in 0..3 {
            let positions = random_game(&table, seed);
            let position = &positions[positions.len() / 2];
            if position.ending().is_some() {
                continue;
            }
            let (quick, full) = (only_the_winner(position), answer(position, 1));
            assert_eq!(quick.winner, full.winner, "{id} {}", position.write());
            let exact = full.plies().unwrap();
            match quick.length {
                Length::AtMost(plies) => {
                    assert!(plies >= exact, "{id}: {exact} plies, not at most {plies}");
                    let mut last = position.clone();
                    for &mv in &quick.line {
                        last = last.play(mv).unwrap();
                    }
                    assert_eq!(last.ending().unwrap().winner, quick.winner, "{id}");
                    assert!(quick.line.len() <= plies as usize, "{id}: a line of {}", quick.line.len());
                    bounded += 1;
                }
                Length::Exact(plies) => assert_eq!(plies, exact, "{id}"),
                Length::Unknown => panic!("{id}: a proof without a bound"),
            }
        }
    }
    assert!(bounded > 0, "every length was exact");
}

#[test]
fn symmetries_come_from_the_rules() {
    let count = |id: &str| reduction(table(id).game()).permutations.len() + 1;
    for (id, symmetries) in [
        ("semaforo", 4),
        ("semaforo-3x3", 8),
        ("rastros", 2),
        ("avanco", 2),
        ("dominorio", 4),
        ("gatos-e-caes", 8),
        ("flume", 8),
        ("produto", 12),
        ("chomp", 1),
        ("ouri", 1),
    ] {
        assert_eq!(count(id), symmetries, "{id}");
    }
    // Who placed a domino is forgotten; cats and dogs are told apart.
    assert_eq!(reduction(table("dominorio").game()).classes, [0, 0]);
    assert_eq!(reduction(table("gatos-e-caes").game()).classes, [0, 1]);
}

#[test]
fn mirrored_positions_have_the_same_value() {
    let mut compared = 0;
    for id in [
        "semaforo-3x3",
        "rastros-5x5",
        "avanco-5x5",
        "tic-tac-toe",
        "dominorio-6x6",
        "clobber",
        "produto-lado-4",
    ] {
        let table = table(id);
        let positions = random_game(&table, 11);
        let position = &positions[positions.len().saturating_sub(7)];
        let here = answer(position, 1);
        for permutation in reduction(table.game()).permutations {
            let mut setup = position.setup();
            let cells = setup.cells.clone();
            for (cell, stands) in cells.iter().enumerate() {
                setup.cells[usize::from(permutation[cell])] = *stands;
            }
            let image = |cell: u16| permutation[usize::from(cell)];
            setup.last = (setup.last.0.map(image), setup.last.1.map(image));
            setup.fresh = setup.fresh.iter().map(|&cell| image(cell)).collect();
            let there = answer(&Position::from_setup(&table, &setup).unwrap(), 1);
            assert_eq!(
                (here.winner, here.margin, here.length),
                (there.winner, there.margin, there.length),
                "{id}"
            );
            assert_eq!(here.winning.len(), there.winning.len(), "{id}");
            compared += 1;
        }
    }
    assert!(compared >= 20, "only {compared} images were compared");
}

#[test]
fn answers_do_not_depend_on_symmetry_memory_or_threads() {
    for id in ["semaforo-3x3", "rastros-5x5", "hexapawn", "pontos-e-quadrados-3x3", "flume-5x5"] {
        let table = table(id);
        let positions = random_game(&table, 5);
        let position = &positions[positions.len().saturating_sub(9)];
        let usual = answer(position, 1);
        let same = |other: &Solution| {
            assert_eq!(
                (usual.winner, usual.length, usual.margin, &usual.winning, &usual.best),
                (other.winner, other.length, other.margin, &other.winning, &other.best),
                "{id}"
            );
        };
        same(&solved(position, 1, Some(&Reduction::default()), None));
        same(&answer(position, 3));
        // A table far too small forgets nearly everything, and nothing is wrong for it.
        let (stop, progress) = (AtomicBool::new(false), Progress::default());
        let limits = Limits {
            memory_mb: 1,
            positions: None,
            further: None,
            threads: 1,
            stop: &stop,
            progress: &progress,
        };
        if let SolveResult::Solved(other) = solve(position, &limits) {
            same(&other);
        }
    }
}

#[test]
fn a_limit_is_said_and_a_finished_game_answered() {
    let start = Position::start(&table("amazonas"));
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let mut limits = Limits {
        memory_mb: 4,
        positions: Some(500),
        further: None,
        threads: 2,
        stop: &stop,
        progress: &progress,
    };
    let SolveResult::Unsolved { positions } = solve(&start, &limits) else {
        panic!("not even a computer can")
    };
    assert!((400..5_000).contains(&positions), "{positions} positions");
    let stopped = AtomicBool::new(true);
    limits = Limits { positions: None, further: None, stop: &stopped, ..limits };
    assert!(matches!(solve(&start, &limits), SolveResult::Unsolved { .. }));
    let over = Position::start(&table("tic-tac-toe")).play_text("a1 b1 a2 b2 a3").unwrap();
    let solution = answer(&over, 1);
    assert_eq!((solution.winner, solution.length), (Some(Side::First), Length::Exact(0)));
    assert!(solution.winning.is_empty() && solution.line.is_empty());
}

/// Cells that the only piece cannot reach any more are taken for filled: that changes no answer, and saves work.
#[test]
fn filling_what_is_walled_off_changes_no_answer() {
    let (mut with, mut without) = (0, 0);
    for (id, plies) in [("rastros-5x5", 0), ("rastros-6x6", 6), ("rastros-6x6", 9), ("rastros", 20)] {
        let table = table(id);
        let whole = reduction(table.game());
        let plain = Reduction { fills_unreachable: false, ..whole.clone() };
        for seed in 0..8 {
            let mut rng = Rng::new(seed);
            let mut position = Position::start(&table);
            for _ in 0..plies {
                let moves = position.moves();
                let next = position.play_legal(moves[rng.below(moves.len() as u32) as usize]);
                if next.ending().is_none() {
                    position = next;
                }
            }
            let [filled, open] =
                [&whole, &plain].map(|reduction| solved(&position, 1, Some(reduction), None));
            (with, without) = (with + filled.positions, without + open.positions);
            let positions = open.positions;
            assert_eq!(Solution { positions, ..filled }, open, "{}", position.write());
        }
    }
    assert!(with < without, "{with} positions instead of {without}");
}
