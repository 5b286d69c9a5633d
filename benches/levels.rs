//! How strong the levels are: matches between neighbours on the six games of edition 13, both starting equally often,
//! and before them the beginner against somebody who plays anything at all, which a small child hardly does worse than.
//! In the end the top level plays against the one that was the top before it, each with the same time for every move.
//!
//! With `own` after `--` nothing of that is played, but the level that follows whoever plays is tried: pupils as strong as
//! each level play sixty games against what the page offers them next, and it is told how many of the last thirty they win.
//!
//! `cargo bench --bench levels`, with the beginning of a game's id after `--` to play that game only, a number to
//! play so many games a match, and `top` for the last part alone. The games of a match are played on all cores; each has
//! a seed of its own, so that the first table is the same however many there are. The second depends on the clock.

#[allow(dead_code, clippy::unwrap_used)]
#[path = "../tests/it/support/browser.rs"]
mod browser;
#[allow(dead_code)]
#[path = "../tests/it/support/driver.rs"]
mod driver;
#[allow(dead_code)]
#[path = "../tests/patience/mod.rs"]
mod patience;
#[allow(dead_code, clippy::unwrap_used)]
#[path = "../tests/it/support/web.rs"]
mod web;

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use rules::analysis::opponent::{Habits, Level, Strength, choose, choose_with};
use rules::catalog::Catalog;
use rules::engine::{Move, Position, Rng, Table};
use rules::game::{Language, Side};

const GAMES: [&str; 6] = ["semaforo", "gatos-e-caes", "rastros", "produto", "avanco", "flume"];
/// The games of the match for the top: these six and three that are played on larger boards.
const GAMES_OF_THE_TOP: [&str; 9] =
    ["semaforo", "gatos-e-caes", "rastros", "produto", "avanco", "flume", "hex", "amazonas", "atari-go"];
/// Of a hundred games the top level should win so many against the one before it.
const GOAL_OF_THE_TOP: f64 = 65.0;
/// Games that go on longer count as drawn.
const LONGEST: u32 = 1_000;
/// Of a hundred games the stronger level should win so many.
const GOAL: f64 = 70.0;
/// Of a hundred games the beginner should win so many against any moves at all.
const EVEN: std::ops::RangeInclusive<f64> = 40.0..=60.0;

/// Who plays.
#[derive(Clone, Copy)]
enum Player {
    /// Somebody who plays any legal move.
    Anybody,
    At(Level),
    /// The top level, with so much time for each move.
    Top(Duration),
    /// The one before it, with so much time for each move.
    TopBefore(Duration),
}

impl Player {
    fn number(self) -> usize {
        match self {
            Player::Anybody => 0,
            Player::At(level) => level.number(),
            Player::Top(_) => 6,
            Player::TopBefore(_) => 7,
        }
    }

    fn choose(self, position: &Position, seed: u64) -> Option<Move> {
        let moves = position.moves();
        match self {
            Player::Anybody if moves.is_empty() => None,
            Player::Anybody => Some(moves[Rng::new(seed).below(moves.len() as u32) as usize]),
            Player::At(level) => Some(choose(position, level, seed, &AtomicBool::new(false))?.mv),
            Player::Top(time) => within(time, position, Level::Strong.strength(), seed),
            Player::TopBefore(time) => within(time, position, top_before(), seed),
        }
    }
}

/// What the top level was before it got habits of its own.
fn top_before() -> Strength {
    Strength { playouts: 10_000, positions: 50_000, habits: Habits::BRISK, ..Level::Strong.strength() }
}

/// Thinks about a move until the time is over or all is known.
fn within(time: Duration, position: &Position, strength: Strength, seed: u64) -> Option<Move> {
    let (stop, (done, is_done)) = (AtomicBool::new(false), mpsc::channel::<()>());
    let endless = Strength { playouts: u64::MAX, ..strength };
    std::thread::scope(|scope| {
        let stop = &stop;
        scope.spawn(move || {
            let _ = is_done.recv_timeout(time);
            stop.store(true, Ordering::Relaxed);
        });
        let choice = choose_with(position, endless, seed, stop);
        drop(done);
        Some(choice?.mv)
    })
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let count = words.iter().find_map(|word| word.parse::<u64>().ok()).unwrap_or(100).max(1);
    let top_alone = words.iter().any(|word| word == "top");
    let is_id = |word: &&String| word.parse::<u64>().is_err() && !["top", "own"].contains(&word.as_str());
    let only = words.iter().find(is_id).cloned().unwrap_or_default();
    let begin = Instant::now();
    if words.iter().any(|word| word == "own") {
        follow_pupils(&only);
        return;
    }
    if !top_alone {
        match_neighbours(count, &only);
    }
    match_tops(count, &only);
    println!("{:.0} seconds", begin.elapsed().as_secs_f64());
}

/// Plays the matches of each level with the one below.
fn match_neighbours(count: u64, only: &str) {
    println!(
        "of 100 games so many are won by the stronger of two levels; {count} were played, a draw counts half"
    );
    let players: Vec<Player> = [Player::Anybody].into_iter().chain(Level::ALL.map(Player::At)).collect();
    let pairs: Vec<String> =
        players.windows(2).map(|pair| format!("{}:{}", pair[1].number(), pair[0].number())).collect();
    println!(
        "{:<16}{}     seconds",
        "game",
        pairs.iter().map(|pair| format!("{pair:>9}")).collect::<String>()
    );
    let mut missed = Vec::new();
    let mut matches = 0;
    for id in GAMES.into_iter().filter(|id| id.starts_with(only)) {
        let table = Table::new(Catalog::built_in().load(id).expect("a built-in game").game);
        let begin = Instant::now();
        print!("{id:<16}");
        for (pair, name) in players.windows(2).zip(&pairs) {
            let won = 100.0 * points(&table, pair[1], pair[0], count) / count as f64;
            print!("{won:>9.1}");
            let _ = std::io::stdout().flush();
            matches += 1;
            let is_reached = match pair[0] {
                Player::Anybody => EVEN.contains(&won),
                _ => won >= GOAL,
            };
            if !is_reached {
                missed.push(format!("{id} {name} ({won:.1})"));
            }
        }
        println!("{:>12.0}", begin.elapsed().as_secs_f64());
    }
    let names: Vec<_> =
        Level::ALL.iter().map(|level| format!("{} {}", level.number(), level.name(Language::En))).collect();
    println!("levels: 0 anything at all, {}", names.join(", "));
    let goal = format!("{GOAL} of 100, and {} to {} against anything at all", EVEN.start(), EVEN.end());
    match missed.as_slice() {
        [] => println!("all {matches} matches reach the goal: {goal}"),
        missed => {
            println!("{} of {matches} matches miss the goal ({goal}): {}", missed.len(), missed.join(", "))
        }
    }
}

/// Plays the top level against the one before it, both with the time that the latter takes for a move of the beginning.
fn match_tops(count: u64, only: &str) {
    println!(
        "of 100 games so many are won by the top level against the one before it (goal {GOAL_OF_THE_TOP}) in the same time"
    );
    println!("{:<16}{:>9}{:>12}{:>12}", "game", "won", "ms a move", "seconds");
    for id in GAMES_OF_THE_TOP.into_iter().filter(|id| id.starts_with(only)) {
        let table = Table::new(Catalog::built_in().load(id).expect("a built-in game").game);
        let time = usual(&table);
        let begin = Instant::now();
        let won = 100.0 * points(&table, Player::Top(time), Player::TopBefore(time), count) / count as f64;
        let (ms, seconds) = (time.as_secs_f64() * 1e3, begin.elapsed().as_secs_f64());
        println!("{id:<16}{won:>9.1}{ms:>12.1}{seconds:>12.0}");
    }
}

/// Returns how long the former top level takes for a move, on average of the first moves of a game.
fn usual(table: &Arc<Table>) -> Duration {
    const MOVES: u32 = 5;
    let mut position = Position::start(table);
    let begin = Instant::now();
    for seed in 0..MOVES {
        let choice = choose_with(&position, top_before(), seed.into(), &AtomicBool::new(false));
        let mv = choice.expect("the game has just begun").mv;
        position = position.play(mv).expect("the move is legal");
    }
    begin.elapsed() / MOVES
}

/// Plays a match on all cores and returns what the stronger level gets.
fn points(table: &Arc<Table>, strong: Player, weak: Player, count: u64) -> f64 {
    let (next, halves) = (AtomicU64::new(0), AtomicU64::new(0));
    let play = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= count {
                break;
            }
            halves.fetch_add(played(table, strong, weak, game), Ordering::Relaxed);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(play))));
    halves.into_inner() as f64 / 2.0
}

/// Plays one game and returns how many half points the stronger level gets; it begins the games with even numbers.
fn played(table: &Arc<Table>, strong: Player, weak: Player, game: u64) -> u64 {
    let mine = if game.is_multiple_of(2) { Side::First } else { Side::Second };
    let mut position = Position::start(table);
    for ply in 0..LONGEST {
        let side = position.side_to_move();
        let player = if position.is_swapped() { !side } else { side };
        let who = if player == mine { strong } else { weak };
        let seed = game.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(ply) << 32 ^ who.number() as u64;
        let Some(mv) = who.choose(&position, seed) else { break };
        position = position.play(mv).expect("the move is legal");
    }
    match position.ending().and_then(|ending| ending.winner) {
        Some(side) => {
            let player = if position.is_swapped() { !side } else { side };
            if player == mine { 2 } else { 0 }
        }
        None => 1,
    }
}

/// Lets pupils of fixed strengths play against the level that follows them, as the page computes it.
fn follow_pupils(only: &str) {
    const ALL: u64 = 60;
    const LAST: u64 = 30;
    let server = web::Server::games_only();
    let window = browser::Window::open(browser::Look::LAPTOP);
    window.go(&server.address("/play/rastros"));
    println!(
        "of the last {LAST} of {ALL} games so many of 100 are won by a pupil as strong as a level, and the levels met"
    );
    for id in GAMES.into_iter().filter(|id| id.starts_with(only)) {
        let table = Table::new(Catalog::built_in().load(id).expect("a built-in game").game);
        for pupil in &Level::ALL[..4] {
            window.script("window.own = window.arbitroLevels.start");
            let (mut points, mut met) = (0.0, [0; 5]);
            for game in 0..ALL {
                let next = window.script("return window.arbitroLevels.level(window.own)").as_u64();
                let level = Level::ALL[next.expect("a level") as usize - 1];
                let worth = played(&table, Player::At(*pupil), Player::At(level), game) as f64 / 2.0;
                window.script(&format!("window.own = window.arbitroLevels.after(window.own, {worth})"));
                if game >= ALL - LAST {
                    points += worth;
                    met[level.number() - 1] += 1;
                }
            }
            let won = 100.0 * points / LAST as f64;
            println!("{id:<16} pupil {} {won:>6.1}   {met:?}", pupil.number());
        }
    }
}
