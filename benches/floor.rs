//! Random plies a second of processor time, of every game at hand: where the engine is slow, sorted by how slow.
//!
//! `cargo bench --bench floor` measures all games built in, then forty that nobody has written, drawn by a seed from the
//! words of the language. After `--`: ids measure those games only, `--built-in` or `--invented` one of the two lists,
//! `--beside FILE` prints the ratio to the figures of a run that was saved, `--rest MILLISECONDS` how long each is played,
//! `--open-spiel` measures OpenSpiel's games beside ours, where a Python that has it is at hand; `--browser` the games built in
//! through the engine for browsers, in Node, beside the native one, where `cargo pocket` has left one.

pub mod browser;
#[path = "reference/clock.rs"]
pub mod clock;
pub mod invented;
pub mod open_spiel;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use clock::processor_time;
use rules::analysis::playouts;
use rules::catalog::Catalog;
use rules::engine::{Position, Rng, Table};

const SEED: u64 = 2026;
const INVENTED: usize = 40;
const REPEATS: u32 = 3;
/// Asking the time takes as long as many a short game.
const BURST: u32 = 8;

/// How one game went.
struct Figure {
    name: String,
    /// Plies a second of processor time, of the best of a few slices.
    rate: f64,
    /// Plies of a game.
    length: f64,
}

/// What was asked for.
struct Asked {
    ids: Vec<String>,
    built_in: bool,
    invented: bool,
    open_spiel: bool,
    browser: bool,
    before: BTreeMap<String, f64>,
    slice: Duration,
}

impl Asked {
    fn read() -> Asked {
        let (mut ids, mut lists, mut before) = (Vec::new(), Vec::new(), BTreeMap::new());
        let mut slice = Duration::from_millis(60);
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            match word.as_str() {
                "--beside" => {
                    let path = words.next().expect("a file after --beside");
                    before = read_figures(&std::fs::read_to_string(path).expect("a readable file"));
                }
                "--rest" => {
                    let millis = words.next().and_then(|millis| millis.parse().ok());
                    slice = Duration::from_millis(millis.expect("a number after --rest"));
                }
                "--built-in" | "--invented" | "--open-spiel" | "--browser" => lists.push(word),
                other if other.starts_with('-') => {}
                _ => ids.push(word),
            }
        }
        let has = |list: &str| ids.is_empty() && (lists.is_empty() || lists.iter().any(|word| word == list));
        let [built_in, invented, open_spiel, browser] =
            ["--built-in", "--invented", "--open-spiel", "--browser"].map(has);
        Asked { built_in, invented, open_spiel, browser, ids, before, slice }
    }

    fn wants(&self, id: &str) -> bool {
        self.built_in || self.ids.iter().any(|wanted| wanted == id)
    }
}

fn main() {
    let asked = Asked::read();
    let catalog = Catalog::built_in();
    let tables = catalog.ids().filter(|id| asked.wants(id)).map(|id| {
        let compiled = catalog.load(id).unwrap_or_else(|error| panic!("{error}"));
        (id.to_owned(), Table::new(compiled.game))
    });
    let mut figures: Vec<Figure> = tables.map(|(id, table)| figure(id, &table, asked.slice)).collect();
    print(&mut figures, &asked.before);
    if asked.invented {
        let games = invented::games(SEED, INVENTED);
        let measured = games.into_iter().map(|game| figure(game.name, &game.table, asked.slice));
        let mut figures: Vec<Figure> = measured.collect();
        println!();
        print(&mut figures, &asked.before);
    }
    if asked.open_spiel {
        beside_open_spiel(&catalog, asked.slice);
    }
    if asked.browser {
        beside_browser(&catalog, asked.slice);
    }
}

/// Measures the same random games through the engine for browsers and natively.
fn beside_browser(catalog: &Catalog, slice: Duration) {
    println!();
    let texts: Vec<(String, String)> =
        catalog.ids().filter_map(|id| Some((id.to_owned(), catalog.text(id).ok()??.text))).collect();
    let rates = match browser::rates(pocket_engine::POCKET, &texts) {
        Ok(rates) => rates,
        Err(said) => {
            println!("the engine for browsers was not measured: {said}");
            return;
        }
    };
    let mut figures = Vec::new();
    for ((id, _), theirs) in texts.iter().zip(rates) {
        let compiled = catalog.load(id).unwrap_or_else(|error| panic!("{error}"));
        let start = Position::start(&Table::new(compiled.game));
        let mut best = 0.0;
        for _ in 0..REPEATS {
            let (begun, mut games) = (processor_time(), 0);
            while processor_time() - begun < slice {
                for _ in 0..BURST {
                    games += playouts::play(&start, browser::GAMES, browser::SEED).games;
                }
            }
            best = f64::max(best, games as f64 / (processor_time() - begun).as_secs_f64());
        }
        figures.push((theirs / best, theirs, best, id));
    }
    figures.sort_by(|a, b| a.0.total_cmp(&b.0));
    println!("{:>12} {:>12} {:>8}  random games a second, in Node, native, ratio", "Node", "native", "ratio");
    for (ratio, theirs, ours, id) in &figures {
        println!("{theirs:>12.0} {ours:>12.0} {ratio:>8.2}  {id}");
    }
    println!("in Node: geometric mean of the ratios {:.2}", mean(figures.iter().map(|figure| figure.0)));
}

/// Measures the games that OpenSpiel has too, both in one run.
fn beside_open_spiel(catalog: &Catalog, slice: Duration) {
    println!();
    let not_at_hand =
        "OpenSpiel is not at hand (`pip install open_spiel`; OPEN_SPIEL_PYTHON names the Python that has it)";
    let Some(mut open_spiel) = open_spiel::OpenSpiel::begin() else {
        println!("{not_at_hand}");
        return;
    };
    println!("{:>12} {:>12} {:>8}  moves a second, OpenSpiel's, ratio", "ours", "OpenSpiel", "ratio");
    for (id, call, actions) in open_spiel::GAMES {
        let compiled = catalog.load(id).unwrap_or_else(|error| panic!("{error}"));
        let table = Table::new(compiled.game);
        let (mut ours, mut theirs) = (0.0, 0.0);
        // In turns, so that a machine that has other work slows both.
        for _ in 0..REPEATS {
            let Some(rate) = open_spiel.rate(call) else {
                println!("{not_at_hand}");
                return;
            };
            theirs = f64::max(theirs, rate / actions);
            ours = f64::max(ours, figure(id.to_owned(), &table, slice).rate);
        }
        println!("{ours:>12.0} {theirs:>12.0} {:>8.2}  {id}, {call}", ours / theirs);
    }
}

/// Plays a game for a few slices of processor time.
fn figure(name: String, table: &Arc<Table>, slice: Duration) -> Figure {
    let start = Position::start(table);
    let mut rng = Rng::new(SEED);
    let (mut best, mut games, mut plies) = (0.0, 0_u64, 0_u64);
    for _ in 0..REPEATS {
        let (begun, before) = (processor_time(), plies);
        let spent = loop {
            table.playouts(&start, 8, &mut rng, 20_000, |playout| {
                games += 1;
                plies += u64::from(playout.plies);
            });
            let spent = processor_time() - begun;
            if spent >= slice {
                break spent;
            }
        };
        best = f64::max(best, (plies - before) as f64 / spent.as_secs_f64());
    }
    Figure { name, rate: best, length: plies as f64 / games as f64 }
}

fn print(figures: &mut [Figure], before: &BTreeMap<String, f64>) {
    figures.sort_by(|a, b| a.rate.total_cmp(&b.rate));
    let mut ratios = Vec::new();
    for Figure { name, rate, length } in figures.iter() {
        let beside = before.get(name).map(|old| rate / old);
        ratios.extend(beside);
        let beside = beside.map_or(String::new(), |ratio| format!("{ratio:.2}"));
        println!("{rate:>12.0} plies/s {length:>8.1} plies {beside:>7}  {name}");
    }
    let Some(slowest) = figures.first() else { return };
    let tenth = &figures[figures.len() / 10];
    println!(
        "{} games, geometric mean {:.0} plies/s, slowest {:.0}, slowest tenth {:.0}",
        figures.len(),
        mean(figures.iter().map(|figure| figure.rate)),
        slowest.rate,
        tenth.rate,
    );
    if !ratios.is_empty() {
        let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
        println!(
            "beside the run saved: geometric mean {:.2}, least {least:.2}",
            mean(ratios.iter().copied())
        );
    }
}

fn mean(rates: impl Iterator<Item = f64>) -> f64 {
    let (sum, n) = rates.fold((0.0, 0.0), |(sum, n), rate| (sum + rate.ln(), n + 1.0));
    f64::exp(sum / n)
}

/// Reads what an earlier run has printed.
fn read_figures(text: &str) -> BTreeMap<String, f64> {
    let figure = |line: &str| {
        let (rate, rest) = line.trim_start().split_once(" plies/s ")?;
        let (_, name) = rest.split_once(" plies ")?;
        let name = name.trim_start();
        // A ratio may stand before the name.
        let name = match name.split_once("  ") {
            Some((ratio, name)) if ratio.parse::<f64>().is_ok() => name,
            _ => name,
        };
        Some((name.to_owned(), rate.parse().ok()?))
    };
    text.lines().filter_map(figure).collect()
}
