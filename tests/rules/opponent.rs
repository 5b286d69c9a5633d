//! The computer as an opponent: legal, repeatable, and never missing what the solver sees.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rules::analysis::opponent::{Habits, Level, Proven, Strength, choose, choose_with};
use rules::analysis::playouts;
use rules::analysis::solve::{Limits, Progress, SolveResult, solve};
use rules::catalog::Catalog;
use rules::engine::search::{Arena, Explore, Lister, Reduction};
use rules::engine::{Move, Position, Rng, Table};

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
            let progress = Progress::default();
            let limits = Limits {
                memory_mb: 16,
                positions: Some(20_000),
                further: None,
                threads: 1,
                stop: &stop,
                progress: &progress,
            };
            let SolveResult::Solved(solution) = solve(&position, &limits) else { continue };
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

/// What a choice says of itself, by the solver and by the tree alone, is what the solver says of the position after it.
#[test]
fn what_is_said_to_be_proven_is_so() {
    let stop = AtomicBool::new(false);
    let tree_alone = Strength {
        playouts: 600,
        slips: 0,
        grasp: 1_000,
        attention: 1_000,
        positions: 0,
        habits: Habits::BRISK,
    };
    let mut told = [0; 3];
    for id in ["semaforo-3x3", "hexapawn", "tic-tac-toe", "dodgem"] {
        let table = table(id);
        for position in (1..6).flat_map(|seed| random_positions(&table, seed)) {
            let thorough = Strength { habits: Habits::THOROUGH, ..tree_alone };
            for strength in [tree_alone, thorough, Level::Strong.strength()] {
                let Some(choice) = choose_with(&position, strength, 3, &stop) else { continue };
                let Some(proven) = choice.proven else { continue };
                let rate = match proven {
                    Proven::Win => 1.0,
                    Proven::Draw => 0.5,
                    Proven::Loss => 0.0,
                };
                assert_eq!(choice.win_rate, rate, "{id}: {}", position.write());
                let after = position.play(choice.mv).unwrap();
                let winner = match after.ending() {
                    Some(ending) => ending.winner,
                    None => {
                        let progress = Progress::default();
                        let limits = Limits {
                            memory_mb: 16,
                            positions: Some(20_000),
                            further: None,
                            threads: 1,
                            stop: &stop,
                            progress: &progress,
                        };
                        let SolveResult::Solved(solution) = solve(&after, &limits) else { continue };
                        solution.winner
                    }
                };
                let truth = match winner {
                    None => Proven::Draw,
                    Some(side) if side == position.side_to_move() => Proven::Win,
                    Some(_) => Proven::Loss,
                };
                assert_eq!(proven, truth, "{id}: {} in {}", position.write_move(choice.mv), position.write());
                told[truth as usize] += 1;
            }
        }
    }
    assert!(told.iter().all(|n| *n >= 5), "wins, draws and losses: {told:?}");
}

/// Who wins nearly all random games is said to be better, and who loses them is not, whichever side it is.
#[test]
fn a_better_position_is_called_better() {
    let stop = AtomicBool::new(false);
    let strength =
        Strength { playouts: 200, slips: 0, grasp: 1_000, attention: 0, positions: 0, habits: Habits::BRISK };
    let mut seen = [[0; 2]; 2];
    for id in ["avanco-5x5", "gatos-e-caes-6x6", "hexapawn", "rastros", "tic-tac-toe", "semaforo"] {
        let table = table(id);
        for position in (1..12).flat_map(|seed| random_positions(&table, seed)) {
            let Some(choice) = choose_with(&position, strength, 3, &stop) else { continue };
            let after = position.play(choice.mv).unwrap();
            let tally = playouts::play(&after, 100, 1);
            let side = position.side_to_move();
            let share = (tally.wins[side] as f64 + tally.draws as f64 / 2.0) / 100.0;
            if choice.proven.is_none() && share > 0.9 {
                assert!(choice.win_rate > 0.5, "{id}: {share} in {}", position.write());
                seen[0][side.index()] += 1;
            }
            if choice.proven.is_none() && share < 0.2 {
                assert!(choice.win_rate < 0.5, "{id}: {share} in {}", position.write());
                seen[1][side.index()] += 1;
            }
        }
    }
    assert!(seen.iter().flatten().all(|n| *n > 2), "won and lost by each side: {seen:?}");
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

/// The beginner mostly passes by what every other level sees.
#[test]
fn every_level_but_the_beginner_takes_a_win_at_once() {
    let stop = AtomicBool::new(false);
    for id in ["semaforo", "rastros", "avanco-5x5", "gatos-e-caes-6x6", "tic-tac-toe"] {
        let table = table(id);
        let wins = |position: &Position, mv| {
            let ending = position.play(mv).unwrap().ending();
            ending.is_some_and(|ending| ending.winner == Some(position.side_to_move()))
        };
        let (mut found, mut missed) = (0, 0);
        for position in (1..40).flat_map(|seed| random_positions(&table, seed)) {
            let moves = position.moves();
            let n_wins = moves.iter().filter(|&&mv| wins(&position, mv)).count();
            if n_wins == 0 || n_wins == moves.len() || found == 5 {
                continue;
            }
            for level in Level::ALL {
                for seed in 0..3 {
                    let choice = choose(&position, level, seed, &stop).unwrap();
                    if level == Level::Beginner {
                        missed += usize::from(!wins(&position, choice.mv));
                        continue;
                    }
                    assert!(wins(&position, choice.mv), "{id} {level:?}: {}", position.write());
                    assert_eq!((choice.proven, choice.slipped), (Some(Proven::Win), false), "{id} {level:?}");
                }
            }
            found += 1;
        }
        assert_eq!(found, 5, "{id}: too few positions with a win at once");
        assert!(missed > 0, "{id}: the beginner sees every win");
    }
}

#[test]
fn a_search_without_end_stops_when_told() {
    let endless = Strength {
        playouts: u64::MAX,
        slips: 0,
        grasp: 1_000,
        attention: 1_000,
        positions: 1_000_000_000,
        habits: Habits::BRISK,
    };
    for id in ["avanco", "produto"] {
        let start = Position::start(&table(id));
        let stop = AtomicBool::new(false);
        let choice = std::thread::scope(|scope| {
            let search = scope.spawn(|| choose_with(&start, endless, 1, &stop));
            std::thread::sleep(Duration::from_millis(100));
            assert!(!search.is_finished(), "{id}: nobody has said stop");
            stop.store(true, Ordering::Relaxed);
            search.join().unwrap().unwrap()
        });
        assert!(start.play(choice.mv).is_ok(), "{id}");
    }
}

#[test]
fn the_choice_is_the_candidate_that_was_looked_at_most() {
    let stop = AtomicBool::new(false);
    let strength = Strength {
        playouts: 400,
        slips: 0,
        grasp: 1_000,
        attention: 1_000,
        positions: 0,
        habits: Habits::BRISK,
    };
    for id in ["avanco", "flume", "produto"] {
        let start = Position::start(&table(id));
        let choice = choose_with(&start, strength, 3, &stop).unwrap();
        assert_eq!(
            choice.candidates.first().map(|&(mv, visits, _)| (mv, visits)),
            Some((choice.mv, choice.visits))
        );
        assert!(choice.candidates.is_sorted_by_key(|&(_, visits, _)| std::cmp::Reverse(visits)), "{id}");
        let games: u64 = choice.candidates.iter().map(|&(_, visits, _)| visits).sum();
        assert!((1..=strength.playouts).contains(&games), "{id}: {games}");
    }
}

#[test]
fn a_level_that_slips_says_so() {
    let stop = AtomicBool::new(false);
    let start = Position::start(&table("avanco"));
    let slips = |slips| {
        let strength =
            Strength { playouts: 30, slips, grasp: 1_000, attention: 0, positions: 0, habits: Habits::BRISK };
        (0..50).filter(|&seed| choose_with(&start, strength, seed, &stop).unwrap().slipped).count()
    };
    assert_eq!(slips(0), 0);
    assert!((15..=35).contains(&slips(500)), "{}", slips(500));
    assert_eq!(slips(1_000), 50);
}

/// Plays random games after every move, and counts how often its piece is there in the end.
struct Traces;

impl Explore for Traces {
    type Answer = Option<(usize, usize)>;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Option<(usize, usize)> {
        if !arena.only_fills() {
            return None;
        }
        let (mut node, mut moves) = (arena.root(), Vec::new());
        arena.moves(&mut node, &mut Lister::default(), &mut moves).unwrap();
        let (mut rng, mut rollout) = (Rng::new(1), arena.rollout(false));
        let (mut own, mut others) = (0, 0);
        for &mv in &moves {
            let mut after = node.clone();
            assert_eq!(arena.play(&mut after, mv), None);
            arena.play_out(&after, &mut rng, 1_000, &mut rollout);
            own += usize::from(arena.remains(&rollout, arena.trace(&node, mv).unwrap()));
            let traces = moves.iter().filter_map(|&other| arena.trace(&node, other));
            others += traces.filter(|&trace| arena.remains(&rollout, trace)).count();
        }
        assert_eq!(own, moves.len());
        Some((own, others))
    }
}

#[test]
fn a_piece_that_stays_is_there_in_the_end() {
    let traces = |id| Position::start(&table(id)).explore(&Reduction::default(), Traces);
    // All 61 cells are filled, with one colour or the other: of the 122 pieces that can be put first, half are there.
    assert_eq!(traces("produto"), Some((122, 122 * 61)));
    // The first player has some of the 49 cells, and at least the first.
    let (own, others) = traces("flume").unwrap();
    assert!(own == 49 && (49 * 10..49 * 40).contains(&others), "{others}");
    assert_eq!(traces("avanco"), None);
    assert_eq!(traces("semaforo"), None);
}

/// Plays random games after some moves, and counts the wins of the two players.
struct Winners(Vec<Move>);

impl Explore for Winners {
    type Answer = [u32; 2];

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> [u32; 2] {
        let mut node = arena.root();
        self.0.into_iter().for_each(|mv| assert_eq!(arena.play(&mut node, mv), None));
        let (mut rng, mut rollout) = (Rng::new(1), arena.rollout(false));
        let mut wins = [0; 2];
        for _ in 0..400 {
            let (winner, _) = arena.play_out(&node, &mut rng, 1_000, &mut rollout);
            wins[winner.expect("an odd number of cells leaves no draw").index()] += 1;
        }
        wins
    }
}

#[test]
fn a_random_game_names_players_by_the_side_they_hold_at_the_root() {
    let start = Position::start(&table("flume-5x5"));
    let opened = start.play(start.read_move("c3").unwrap()).unwrap();
    let swap = opened.moves().into_iter().find(|mv| mv.is_swap()).unwrap();
    let after = opened.play(swap).unwrap().explore(&Reduction::default(), Winners(Vec::new()));
    let before = opened.explore(&Reduction::default(), Winners(vec![swap]));
    assert_eq!(after, [before[1], before[0]]);
    assert_ne!(after[0], after[1], "the two namings could not be told apart");
}

/// Plays random games from a position in which somebody can win at once, and counts those that the mover wins: of games
/// played blindly, and of keen ones. `None` if nobody can.
struct WonAtOnce;

impl Explore for WonAtOnce {
    type Answer = Option<[u32; 2]>;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Option<[u32; 2]> {
        let (mut node, mut moves) = (arena.root(), Vec::new());
        arena.moves(&mut node, &mut Lister::default(), &mut moves).ok()?;
        let mover = arena.player(&node);
        arena.can_win_at_once(&node, &moves).then(|| {
            [false, true].map(|takes_wins| {
                let (mut rng, mut rollout) = (Rng::new(1), arena.rollout(takes_wins));
                let wins = |_: &u32| arena.play_out(&node, &mut rng, 1_000, &mut rollout).0 == Some(mover);
                (0..20).filter(wins).count() as u32
            })
        })
    }
}

#[test]
fn keen_games_go_where_the_piece_wins() {
    for id in ["rastros", "rastros-5x5"] {
        let table = table(id);
        let positions = (0..60).flat_map(|seed| random_positions(&table, seed));
        let won: Vec<[u32; 2]> =
            positions.filter_map(|position| position.explore(&Reduction::default(), WonAtOnce)).collect();
        assert!(won.len() > 20, "{id}: {} positions", won.len());
        assert!(won.iter().all(|&[_, keen]| keen == 20), "{id}: {won:?}");
        assert!(won.iter().any(|&[blind, _]| blind < 15), "{id}: {won:?}");
    }
}

/// Where random games go round in circles, a hint is not paid by the length of all of them.
#[test]
fn a_hint_does_not_wait_for_thousands_of_games_that_never_end() {
    let text = "name: circles\nboard: square 3x3\nsides: [white, black]\npieces: 1 each\nstart: { white: a1, black: c3 }\n\
                turn: move own to empty beside it\nend:\n  - no enemy: mover wins\n";
    let file = rules::compile::GameText { name: "circles.yaml".to_owned(), text: text.to_owned() };
    let table = Table::new(rules::compile::compile("circles", file, &|_| None).expect("a game").game);
    let strength = Strength { positions: 0, ..Level::Strong.strength() };
    let start = Position::start(&table);
    let choice = choose_with(&start, strength, 1, &AtomicBool::new(false)).expect("a move");
    let games: u64 = choice.candidates.iter().map(|(_, games, _)| games).sum();
    assert!((500..2_500).contains(&games), "{games} of {} games of 2,000 moves", strength.playouts);
}
