//! Puzzles: each proven again by plain brute force, varied, the same for the same seed, printed in both languages.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use gallery::sheets::puzzle_sheet;
use paper::typeset::{paginate, pdf};
use rules::analysis::puzzles::{Found, Parity, Wish, find, find_in};
use rules::catalog::Catalog;
use rules::engine::{Move, Position, Rng, Table};
use rules::game::{Language, Side};

use crate::support::session::Session;

fn table(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).expect("a built-in game").game)
}

fn wish(count: usize, plies: std::ops::RangeInclusive<u32>, seed: u64) -> Wish {
    Wish { count, turns: plies, seed, effort: 20_000_000 }
}

fn found(id: &str, wish: &Wish) -> Found {
    find(&table(id), wish, &AtomicBool::new(false), &|_, _| ()).expect("nobody stopped it")
}

/// Who wins, and in how many plies when the winner hurries and the loser holds out.
type Value = (Option<Side>, u32);

/// Plays everything out, with nothing but the moves and the endings of the engine.
fn brute_force(position: &Position, known: &mut HashMap<String, Value>) -> Value {
    if let Some(ending) = position.ending() {
        return (ending.winner, 0);
    }
    let key = position.write();
    if let Some(value) = known.get(&key) {
        return *value;
    }
    let mover = position.side_to_move();
    let worth = |value: &Value| match value.0 {
        Some(side) if side == mover => (2, -i64::from(value.1)),
        None => (1, 0),
        Some(_) => (0, i64::from(value.1)),
    };
    let values = position.moves().into_iter().map(|mv| {
        let next = position.play(mv).expect("a listed move");
        let (winner, plies) = brute_force(&next, known);
        (winner, plies + 1)
    });
    let best = values.max_by_key(worth).expect("a position that goes on has a move");
    known.insert(key, best);
    best
}

/// Holds every puzzle to what a puzzle must be.
fn check(id: &str, wish: &Wish, found: Found) -> Found {
    let table = table(id);
    for puzzle in &found.puzzles {
        let text = puzzle.position.write();
        let start = Position::start(&table);
        let reached = start.play_text(&puzzle.moves_text().join(" ")).expect("the game can be played");
        assert_eq!(reached.write(), text, "{id}: the moves lead elsewhere");
        let side = puzzle.side();
        let mut known = HashMap::new();
        let mut winning = Vec::new();
        for mv in puzzle.position.moves() {
            let (winner, plies) = brute_force(&puzzle.position.play(mv).expect("a listed move"), &mut known);
            if winner == Some(side) {
                winning.push((mv, plies + 1));
            }
        }
        assert_eq!(winning, [(puzzle.line[0], puzzle.turns)], "{id}: {text}");
        assert!(wish.turns.contains(&puzzle.turns), "{id}: {text}");
        let mut last = puzzle.position.clone();
        for mv in &puzzle.line {
            last = last.play(*mv).expect("the solution can be played");
        }
        assert_eq!(last.ending().and_then(|ending| ending.winner), Some(side), "{id}: {text}");
        assert_eq!(puzzle.line.len(), puzzle.turns as usize);
    }
    let texts: BTreeSet<String> = found.puzzles.iter().map(|puzzle| puzzle.position.write()).collect();
    assert_eq!(texts.len(), found.puzzles.len(), "{id}: a puzzle comes twice");
    found
}

fn puzzles_of(id: &str, wish: &Wish) -> Found {
    check(id, wish, found(id, wish))
}

#[test]
fn puzzles_of_games_that_were_played_hold_too_and_know_their_game() {
    let id = "semaforo-3x3";
    let (table, mut rng) = (table(id), Rng::new(11));
    let games: Vec<Vec<Move>> = (0..40)
        .map(|_| {
            let (mut position, mut moves) = (Position::start(&table), Vec::new());
            while position.ending().is_none() {
                let all = position.moves();
                let mv = all[rng.below(u32::try_from(all.len()).expect("few")) as usize];
                position = position.play(mv).expect("a listed move");
                moves.push(mv);
            }
            moves
        })
        .collect();
    let wish = wish(6, 1..=3, 1);
    let found = find_in(&table, &games, &wish, &AtomicBool::new(false), &|_, _| ()).expect("not stopped");
    assert_eq!(found.games, 40, "all were looked at, and no others");
    let found = check(id, &wish, found);
    assert!(found.puzzles.len() > 3, "{}", found.puzzles.len());
    for puzzle in &found.puzzles {
        let game = &games[usize::try_from(puzzle.game.expect("a game")).expect("small")];
        assert!(game.starts_with(&puzzle.moves), "the position comes from another game");
    }
    let none = find_in(&table, &[], &wish, &AtomicBool::new(false), &|_, _| ()).expect("not stopped");
    assert!(none.puzzles.is_empty() && none.games == 0);
}

#[test]
fn every_puzzle_holds_against_brute_force() {
    for (id, plies, count) in [("semaforo-3x3", 3..=3, 6), ("rastros-5x5", 3..=5, 4)] {
        let found = puzzles_of(id, &wish(count, plies, 7));
        assert_eq!(found.puzzles.len(), count, "{id}");
    }
}

/// Collects what whole turns can lead to, and whether each is won.
fn won_turns(
    at: &Position,
    side: Side,
    known: &mut HashMap<String, Value>,
    found: &mut BTreeMap<String, bool>,
) {
    for mv in at.moves() {
        let next = at.play(mv).expect("a listed move");
        if next.ending().is_none() && next.side_to_move() == side {
            won_turns(&next, side, known, found);
        } else {
            let won = brute_force(&next, known).0 == Some(side);
            found.insert(next.write(), won);
        }
    }
}

#[test]
fn turns_of_several_moves_hold_against_brute_force() {
    for (id, turns) in [("produto-lado-4", 1..=2), ("flume-5x5", 1..=3)] {
        let wish = wish(3, turns, 4);
        let found = found(id, &wish);
        assert!(!found.puzzles.is_empty(), "{id}: nothing to look at");
        for puzzle in &found.puzzles {
            let (text, side) = (puzzle.position.write(), puzzle.side());
            let (mut known, mut results) = (HashMap::new(), BTreeMap::new());
            won_turns(&puzzle.position, side, &mut known, &mut results);
            let n_turns = results.values().filter(|won| **won).count();
            let next = |mv| puzzle.position.play(mv).expect("a listed move");
            let moves = puzzle.position.moves();
            let n_moves =
                moves.iter().filter(|mv| brute_force(&next(**mv), &mut known).0 == Some(side)).count();
            assert!(n_turns == 1 || n_moves == 1, "{id}: {text}: {n_turns} turns and {n_moves} moves win");
            assert!(moves.len() > 1 && results.len() > 1, "{id}: {text}");
            assert!(wish.turns.contains(&puzzle.turns) && puzzle.line.len() >= puzzle.turns as usize);
            let mut last = puzzle.position.clone();
            for mv in &puzzle.line {
                last = last.play(*mv).expect("the solution can be played");
            }
            assert_eq!(last.ending().and_then(|ending| ending.winner), Some(side), "{id}: {text}");
        }
    }
}

#[test]
fn who_stops_gets_the_puzzles_there_are() {
    let stop = AtomicBool::new(true);
    assert!(find(&table("semaforo-3x3"), &wish(3, 3..=3, 1), &stop, &|_, _| ()).is_none());
    let stop = AtomicBool::new(false);
    let once_there_are_some = |_: f64, n: usize| {
        if n > 0 {
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    };
    let wish = wish(200, 3..=3, 1);
    let cut = find(&table("semaforo"), &wish, &stop, &once_there_are_some).expect("some puzzles");
    assert!(!cut.puzzles.is_empty() && cut.puzzles.len() < 200, "{}", cut.puzzles.len());
}

#[test]
fn an_impossible_number_of_turns_is_soon_given_up_and_explained() {
    let found = found("semaforo", &wish(6, 2..=2, 1));
    assert!(found.puzzles.is_empty() && found.parity == Some(Parity::Odd), "{found:?}");
    assert!(found.positions < 5_000_000, "{} positions", found.positions);
    let said = Session::new().fails(1, "puzzles semaforo --count 5 --depth 2 --lang en");
    assert!(said.contains("found 0 of 5") && said.contains("try an odd `--depth`, such as 3"), "{said}");
}

#[test]
fn lengths_are_spread_over_what_was_asked_for() {
    let found = found("rastros-5x5", &wish(6, 1..=5, 3));
    let lengths: BTreeSet<u32> = found.puzzles.iter().map(|puzzle| puzzle.turns).collect();
    assert!(lengths.len() >= 3, "{lengths:?}");
}

#[test]
fn no_two_puzzles_are_mirror_images() {
    let found = found("semaforo-3x3", &wish(12, 1..=5, 2));
    let table = table("semaforo-3x3");
    let side = usize::from(table.game().board().columns);
    let picture = |position: &Position, turn: usize| {
        let cells = position.setup().cells;
        let cell = |x: usize, y: usize| {
            let (x, y) = if turn & 1 == 1 { (side - 1 - x, y) } else { (x, y) };
            let (x, y) = if turn & 2 == 2 { (x, side - 1 - y) } else { (x, y) };
            let (x, y) = if turn & 4 == 4 { (y, x) } else { (x, y) };
            cells[y * side + x]
        };
        let all = (0..side * side).map(|place| cell(place % side, place / side));
        // The pieces belong to nobody, so that who is to move makes no other puzzle of it.
        all.collect::<Vec<_>>()
    };
    for (index, puzzle) in found.puzzles.iter().enumerate() {
        for other in &found.puzzles[..index] {
            let same = (0..8).any(|turn| picture(&other.position, turn) == picture(&puzzle.position, 0));
            assert!(!same, "{} and {}", other.position.write(), puzzle.position.write());
        }
    }
}

#[test]
fn the_number_of_cores_changes_nothing() {
    let wish = wish(4, 3..=3, 11);
    let with = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let found = pool.install(|| found("rastros-5x5", &wish));
        let texts: Vec<String> = found.puzzles.iter().map(|puzzle| puzzle.position.write()).collect();
        (texts, found.positions)
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn the_sheet_has_the_puzzles_and_on_its_last_page_the_solutions() {
    let found = found("rastros-5x5", &wish(7, 3..=3, 5));
    let table = table("rastros-5x5");
    let words = [
        (Language::Pt, ["problemas", "Ganha em 3 lances", "Soluções", "Depois de"]),
        (Language::En, ["puzzles", "Wins in 3 moves", "Solutions", "After"]),
    ];
    for (language, [title, caption, solutions, after]) in words {
        let document = puzzle_sheet::document(&table, &found.puzzles, &|_| None, language);
        let pages = paginate(&document).expect("it can be set");
        assert_eq!(pages.len(), 3, "seven puzzles, six a page, and the solutions");
        let bytes = pdf::pdf_of_pages(&pages, &pdf::facts_of(&document));
        let again = paginate(&puzzle_sheet::document(&table, &found.puzzles, &|_| None, language)).unwrap();
        assert_eq!(bytes, pdf::pdf_of_pages(&again, &pdf::facts_of(&document)), "the same bytes");
        let file = lopdf::Document::load_mem(&bytes).expect("a PDF");
        assert!(
            file.extract_text(&[3]).expect("searchable text").contains(solutions),
            "the text can be found"
        );
        let text = |page: usize| pages[page - 1].text().replace('\n', " ");
        assert!(text(1).contains(title), "{}", text(1));
        assert_eq!(text(1).matches(caption).count(), 6, "{}", text(1));
        assert_eq!(text(2).matches(caption).count(), 1, "{}", text(2));
        let last = text(3);
        assert!(last.contains(solutions) && last.matches(after).count() == 7, "{last}");
        assert!(
            !text(1).contains(solutions) && !text(2).contains(solutions),
            "solutions are at the end only"
        );
        for puzzle in &found.puzzles {
            assert!(last.contains(&puzzle.line_text()[0]), "{last}");
        }
    }
}

#[test]
fn the_command_prints_counts_and_refuses() {
    let session = Session::new();
    let said = session.ok("puzzles semaforo-3x3 --count 2 --depth 3 --out p.pdf --lang en");
    assert!(said.starts_with("found 2 of 2 puzzles of 3 moves") && said.contains("p.pdf: 2 pages"), "{said}");
    let first = std::fs::read(session.path().join("p.pdf")).unwrap();
    assert!(first.starts_with(b"%PDF-1.7"));
    session.ok("puzzles semaforo-3x3 --count 2 --depth 3 --out q.pdf --lang en");
    assert_eq!(first, std::fs::read(session.path().join("q.pdf")).unwrap());
    let json = session.json("puzzles semaforo-3x3 --count 2 --depth 3 --json");
    assert_eq!(json["found"], 2);
    assert_eq!(json["puzzles"][0]["solution"].as_array().map(Vec::len), Some(3));
    // Whoever wins makes the last move of this game, so that no win takes an even number of plies.
    let none = session.fails(1, "puzzles semaforo-3x3 --count 5 --depth 4 --effort 1 --out no.pdf --lang en");
    assert!(none.contains("found 0 of 5") && none.contains("--depth"), "{none}");
    assert!(!session.path().join("no.pdf").exists());
    let nenhum = session.fails(1, "puzzles semaforo-3x3 --count 5 --depth 4 --effort 1");
    assert!(nenhum.contains("0 de 5 problemas"), "{nenhum}");
    assert!(session.fails(1, "puzzles semaforro --lang en").contains("did you mean"));
    for (place, reason) in
        [("nowhere/p.pdf", "there is no folder `nowhere`"), (".pdf/", "does not end in `.pdf`")]
    {
        let code = if reason.contains("folder") { 1 } else { 2 };
        let said = session.fails(code, &format!("puzzles semaforo-3x3 --count 1 --out {place} --lang en"));
        assert!(said.contains(reason), "{said}");
    }
    for wrong in
        ["--count 0", "--count 100000", "--depth 0", "--depth 7-3", "--depth x", "--depth 400", "--out a.txt"]
    {
        session.fails(2, &format!("puzzles semaforo-3x3 {wrong}"));
    }
}
