//! Profiles of games: true numbers, the same for the same seed, on the terminal, on paper and on the screen.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use gallery::sheets::profile_sheet::{self, Origin};
use paper::typeset::{paginate, pdf};
use rules::analysis::opponent::{Habits, Level, Strength};
use rules::analysis::profile::{self, Profile, Strong, Tally, Watch};
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::engine::{Position, Table};
use rules::game::{Language, Side};

use crate::support::session::Session;

fn table(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).expect("a built-in game").game)
}

fn written(rules: &str) -> Arc<Table> {
    let file = GameText { name: "x.yaml".to_owned(), text: format!("name: {{ pt: x, en: x }}\n{rules}") };
    match compile("x", file, &|_| None) {
        Ok(compiled) => Table::new(compiled.game),
        Err(failure) => panic!("{:?}", failure.diagnostics),
    }
}

fn random(table: &Arc<Table>, games: u64, seed: u64) -> Tally {
    let never = AtomicBool::new(false);
    let watch = Watch { stop: &never, played: &|| () };
    profile::play(table, games, seed, games, &profile::at_random, &watch).expect("nobody stopped it")
}

#[test]
fn a_game_whose_numbers_are_known_has_these_numbers() {
    // Three cells are filled one after the other: the first side makes the last move and wins, from three, two
    // and one moves.
    let fixed = written(
        "board: square 3x1\nsides: [black, white]\npieces: 3 each\nturn: place own on empty\nend:\n  - no move: next loses\n",
    );
    let tally = random(&fixed, 50, 1);
    assert_eq!((tally.wins[Side::First], tally.wins[Side::Second], tally.draws), (50, 0, 0));
    assert_eq!((tally.length().value, tally.length_at(5), tally.length_at(95)), (3.0, 3, 3));
    let branching = tally.branching();
    assert_eq!((branching.value, branching.low, branching.high), (2.0, 2.0, 2.0));
    assert_eq!((tally.late.count, tally.late.of), (0, 50), "the winner led all along");
}

#[test]
fn who_begins_keeps_winning_when_colours_are_exchanged() {
    // One cell more: the second colour wins always. With the swap the player who began may hold either colour.
    let rules = "board: square 4x1\nsides: [black, white]\npieces: 4 each\nturn: place own on empty\nend:\n  - no move: next loses\n";
    let plain = random(&written(rules), 200, 3);
    assert_eq!(plain.wins[Side::Second], 200);
    let swapped = random(&written(&format!("{rules}swap: on second turn\n")), 200, 3);
    assert!(swapped.swaps > 0 && swapped.swaps < 200, "{swapped:?}");
    assert_eq!(swapped.wins[Side::First], swapped.swaps, "who began holds the second colour after a swap");
    let without =
        profile::without_swap(&written(&format!("{rules}swap: on second turn\n"))).expect("it has a swap");
    assert_eq!(random(&without, 200, 3), plain);
    assert!(profile::without_swap(&written(rules)).is_none());
}

/// What random play comes to, exactly: the share of the first player, the mean length, the mean sum of choices.
type Exact = (f64, f64, f64);

/// Goes through all games with their probabilities, with nothing but the moves and the endings of the engine.
fn exact(position: &Position, known: &mut HashMap<String, Exact>) -> Exact {
    if let Some(ending) = position.ending() {
        return (f64::from(u8::from(ending.winner == Some(Side::First))), 0.0, 0.0);
    }
    let key = position.write();
    if let Some(found) = known.get(&key) {
        return *found;
    }
    let moves = position.moves();
    let n = moves.len() as f64;
    let mut sum = (0.0, 1.0, n);
    for mv in moves {
        let (wins, length, choices) = exact(&position.play(mv).expect("a listed move"), known);
        sum = (sum.0 + wins / n, sum.1 + length / n, sum.2 + choices / n);
    }
    known.insert(key, sum);
    sum
}

#[test]
fn intervals_hold_the_exact_value_about_as_often_as_they_say() {
    let table = table("semaforo-3x3");
    let (share, length, choices) = exact(&Position::start(&table), &mut HashMap::new());
    let mut held = [0; 3];
    let never = AtomicBool::new(false);
    let watch = Watch { stop: &never, played: &|| () };
    for seed in 1_000..1_100 {
        let tally = profile::play(&table, 150, seed, 0, &profile::at_random, &watch).expect("games");
        let (wins, mean, branching) = (tally.won(Side::First).interval(), tally.length(), tally.branching());
        held[0] += u32::from(wins.0 <= share && share <= wins.1);
        held[1] += u32::from(mean.low <= length && length <= mean.high);
        let exact = choices / length;
        held[2] += u32::from(branching.low <= exact && exact <= branching.high);
    }
    // 95 are expected; fewer than 87 or all 100 come by chance once in some hundred to a thousand times each.
    assert!(held.iter().all(|n| (87..=99).contains(n)), "{held:?} of 100 intervals hold the exact value");
}

#[test]
fn who_stops_gets_the_numbers_of_the_batches_that_are_over() {
    let table = table("semaforo-3x3");
    let (stop, played) = (AtomicBool::new(false), AtomicU64::new(0));
    let count = || {
        if played.fetch_add(1, Ordering::Relaxed) == 40 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let watch = Watch { stop: &stop, played: &count };
    let cut = profile::play(&table, 1_000, 1, 1_000, &profile::at_random, &watch).expect("some games");
    assert!(played.load(Ordering::Relaxed) < 900, "it went on");
    assert!((32..900).contains(&cut.games), "{}", cut.games);
    assert_eq!(cut, random(&table, cut.games, 1), "those are the first of all games, whoever was quick");
    assert!(profile::strong(&table, 2, 1, Level::Easy.strength(), &watch).is_none(), "nothing is over");
}

#[test]
fn large_boards_are_given_less_thought_and_small_ones_all_of_it() {
    let full = Strength {
        playouts: 10_000,
        slips: 0,
        grasp: 1_000,
        attention: 1_000,
        positions: 30_000,
        habits: Habits::BRISK,
    };
    let small = profile::affordable(&table("rastros-5x5"), 30, full);
    assert_eq!(small, full);
    let large = profile::affordable(&table("amazonas"), 30, full);
    assert!((100..=1_000).contains(&large.playouts), "{large:?}");
    assert_eq!(large.positions, large.playouts * 3, "the solver gets its share");
    assert_eq!(large, profile::affordable(&table("amazonas"), 30, full), "no clock is asked");
    let little = Strength {
        playouts: 40,
        slips: 280,
        grasp: 1_000,
        attention: 0,
        positions: 0,
        habits: Habits::BRISK,
    };
    assert_eq!(profile::affordable(&table("amazonas"), 30, little), little);
}

#[test]
fn random_play_agrees_with_the_playouts() {
    let table = table("semaforo");
    let tally = random(&table, 4_000, 1);
    let playouts = rules::analysis::playouts::play(&Position::start(&table), 40_000, 9);
    let (low, high) = tally.won(Side::First).interval();
    let share = playouts.wins[Side::First] as f64 / playouts.games as f64;
    // Four times the interval: a wrong generator of games is further off, chance practically never.
    let (middle, half) = ((low + high) / 2.0, (high - low) * 2.0);
    assert!((share - middle).abs() < half, "{share} is far from {low} to {high}");
    assert!((tally.length().value - playouts.mean_length()).abs() < 1.0);
}

#[test]
fn the_number_of_cores_changes_nothing() {
    let table = table("flume-5x5");
    let with = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| random(&table, 60, 5))
    };
    assert_eq!(with(1), with(4));
    assert_ne!(random(&table, 60, 5), random(&table, 60, 6), "another seed plays other games");
}

#[test]
fn strong_play_is_repeatable_measures_the_swap_and_finds_what_is_won() {
    let stop = AtomicBool::new(false);
    let watch = Watch { stop: &stop, played: &|| () };
    let swap = table("flume-5x5");
    assert!(swap.game().swap(), "the test needs a game with a swap");
    let with = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let strong =
            pool.install(|| profile::strong(&swap, 4, 2, Level::Easy.strength(), &watch)).expect("games");
        (strong.games, strong.without_swap.expect("played without the swap as well"))
    };
    let (games, without) = with(1);
    assert_eq!((games.clone(), without.clone()), with(3));
    assert_eq!((games.games, without.games, without.swaps), (4, 4, 0));
    // Three marks in a row on three by three cells: the strong level plays it perfectly, so that it always ends alike.
    let small = table("semaforo-3x3");
    let strong = profile::strong(&small, 2, 5, Level::Strong.strength(), &watch).expect("games");
    assert!(strong.without_swap.is_none());
    assert_eq!(strong.games.wins.0.iter().filter(|wins| **wins == 2).count(), 1, "{:?}", strong.games);
}

fn profiles(ids: &[&str]) -> Vec<Profile> {
    ids.iter()
        .map(|id| {
            let table = table(id);
            let random = random(&table, 100, 1);
            // On paper it does not matter how strong they were.
            let games = random.clone();
            let without_swap = table.game().swap().then(|| random.clone());
            let strength = Level::Medium.strength();
            Profile { table, random, strong: Some(Strong { strength, games, without_swap }) }
        })
        .collect()
}

#[test]
fn profiles_are_one_page_in_both_languages() {
    let origin = Origin { seed: 1, level: String::new(), full: 10_000 };
    for ids in [
        &["rastros"][..],
        &["rastros-5x5", "rastros-6x6", "rastros"],
        &["hex", "hex-7x7", "hex-9x9", "hex-14x14", "y"],
    ] {
        let profiles = profiles(ids);
        for (language, words) in [
            (Language::Pt, ["Ao acaso", "Decidida tarde", "Wilson"]),
            (Language::En, ["Random play", "Decided late", "Wilson"]),
        ] {
            let document = profile_sheet::document(&profiles, &origin, language).expect("a document");
            let pages = paginate(&document).expect("it can be set");
            assert_eq!(pages.len(), 1, "{ids:?}");
            let bytes = pdf::pdf_of_pages(&pages, &pdf::facts_of(&document));
            let file = lopdf::Document::load_mem(&bytes).expect("a PDF");
            assert!(
                file.extract_text(&[1]).expect("searchable text").contains("Wilson"),
                "the text can be found"
            );
            let text = pages[0].text().replace('\n', " ");
            let page = profile_sheet::html(&profiles, &origin, language);
            for word in words {
                assert!(text.contains(word), "{word}: {text}");
                assert!(page.contains(word), "{word}: {page}");
            }
            assert_eq!(page.matches("<svg ").count(), 2 + ids.len());
            assert!(page.contains(&format!("lang=\"{}\"", language.tag())));
            assert!(
                !page.contains("<script") && !page.contains("http://")
                    || page.contains("http://www.w3.org/2000/svg")
            );
        }
    }
}

#[test]
fn the_command_shows_variants_side_by_side_and_refuses_nonsense() {
    let session = Session::new();
    let line = "profile rastros-5x5 rastros-6x6 --games 50 --strong-games 2 --level easy --lang en --out p.pdf --out p.html";
    let said = session.ok(line);
    assert!(said.contains("the first player wins") && said.contains("p.pdf: 1 page"), "{said}");
    assert_eq!(said.lines().next().unwrap().matches("Trails").count(), 2, "{said}");
    let (pdf, html) = (std::fs::read(session.path().join("p.pdf")).unwrap(), session.read("p.html"));
    assert_eq!(session.ok(line), said);
    assert_eq!(pdf, std::fs::read(session.path().join("p.pdf")).unwrap());
    assert_eq!(html, session.read("p.html"));
    let dito = session.ok("profile rastros-5x5 --games 50 --strong-games 0");
    assert!(dito.contains("ganha quem começa") && dito.contains("Ao acaso (50 partidas)"), "{dito}");
    let json = session.json("profile rastros-5x5 --games 50 --strong-games 3 --level 1 --seed 4 --json");
    let random = &json["profiles"][0]["random"];
    assert_eq!(random["games"], 50);
    assert_eq!((&json["profiles"][0]["strong"]["games"], &json["level"]), (&3.into(), &"beginner".into()));
    let sum = random["wins"]["first"]["count"].as_u64().unwrap()
        + random["wins"]["second"]["count"].as_u64().unwrap();
    assert_eq!(sum + random["draws"]["count"].as_u64().unwrap(), 50);
    assert!(session.fails(1, "profile rastross --lang en").contains("did you mean"));
    for (wrong, reason) in [
        ("rastros --games 0", "0"),
        ("rastros --level 9", "9"),
        ("rastros --games 99999999999", "99999999999"),
        ("rastros --out a.txt", "a.txt"),
        ("rastros rastros", "rastros"),
        ("hex hex-7x7 hex-9x9 y nex rastros", "5"),
    ] {
        let said = session.fails(2, &format!("profile {wrong} --lang en"));
        assert!(said.contains(reason), "{wrong}: {said}");
    }
}
