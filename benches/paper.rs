//! How long printing takes: the booklet of an edition, single sheets, and how large the files are.
//!
//! Run with `cargo bench --bench paper`. Bounds that must hold are checked, so that a slow build fails.

use std::time::{Duration, Instant};

use gallery::sheets::booklet;
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use paper::typeset::pdf;
use rules::catalog::Catalog;
use rules::editions::Editions;
use rules::engine::Table;
use rules::game::Language;

fn main() {
    let edition = Editions::built_in().get(13).expect("edition 13 is recorded");
    let catalog = Catalog::built_in();
    let load = |id: &str| Table::new(catalog.load(id).expect("a built-in game").game);
    let options = SheetOptions {
        language: Language::Pt,
        edition: Some(edition.clone()),
        cycle: None,
        print: Print::Ordinary,
    };

    // The first booklet also parses the fonts; that is what a teacher waits for.
    let start = Instant::now();
    let tables: Vec<_> = edition.all_games().into_iter().map(load).collect();
    let document = booklet::document(edition, &tables, &options).expect("the booklet");
    let first = pdf::pdf(&document).expect("its PDF");
    let cold = start.elapsed();
    println!("booklet, first:      {:>8.1} ms  {:>4} KB", ms(cold), first.len() / 1024);

    let warm = best_of(5, || {
        let document = booklet::document(edition, &tables, &options).expect("the booklet");
        assert_eq!(pdf::pdf(&document).expect("its PDF"), first, "the same bytes every time");
    });
    println!("booklet, again:      {:>8.1} ms", ms(warm));

    for table in &tables {
        let mut size = 0;
        let time = best_of(5, || {
            let document = rule_sheet::document(std::slice::from_ref(table), &options).expect("a sheet");
            size = pdf::pdf(&document).expect("its PDF").len();
        });
        let id = table.game().id();
        println!(
            "sheet {id:<14} {:>8.2} ms  {:>4} KB  {:>5.0} a second",
            ms(time),
            size / 1024,
            1.0 / time.as_secs_f64()
        );
        assert!(size < 150 * 1024, "the sheet of {id} has {size} bytes");
    }
    assert!(cold < Duration::from_millis(300), "the booklet took {cold:?}");
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Returns the shortest of several runs: what the machine can do when nothing disturbs it.
fn best_of(n_runs: usize, mut run: impl FnMut()) -> Duration {
    (0..n_runs)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .min()
        .unwrap_or_default()
}
