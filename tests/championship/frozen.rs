//! Championships and copies of them made before anything could be taken back: they open, mean and print the same.
//!
//! `tests/data/frozen/NAME.arbitro` and its copy were written by the program of that day; `NAME.csv` and `NAME.html` are
//! the scores it printed of it. They are never made anew.

use std::fs;
use std::path::{Path, PathBuf};

use championship::reports::{self, Options, Scope};
use championship::store::{Desk, Journal, Location, restore};

fn frozen(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/frozen").join(file)
}

#[test]
fn a_championship_of_before_means_and_prints_the_same() {
    for name in ["nacional", "mista", "tres-pontos"] {
        let work = tempfile::tempdir().unwrap();
        let (file, copied) = (work.path().join("a.arbitro"), work.path().join("b.arbitro"));
        fs::copy(frozen(&format!("{name}.arbitro")), &file).unwrap();
        let place = Location::File(copied);
        restore(&frozen(&format!("{name}.arbitro-backup")), &place, None).unwrap();
        for location in [Location::File(file), place] {
            assert_eq!(Journal::open(&location).unwrap().verify().unwrap().faults, [], "{name}");
            let desk = Desk::open(&location, "teste").unwrap();
            let scores = reports::scores(desk.championship(), Scope::All, &Options::default());
            let expected = fs::read(frozen(&format!("{name}.csv"))).unwrap();
            assert_eq!(String::from_utf8(scores.csv()), String::from_utf8(expected), "{name}");
            let results = reports::results(desk.championship(), Scope::All, &Options::default());
            // Since then the score of a match stands before its games, and nothing else is different.
            let groups = desk.championship().groups();
            let boards = groups.flat_map(|group| &group.rounds).flat_map(|round| &round.boards);
            let html = boards.fold(results.html(), |html, board| {
                let cell = |words: String| format!("<strong>{}</strong></td>", words.replace('-', "–"));
                html.replace(&cell(board.results()), &cell(board.results_of_games()))
            });
            // Names of cycles do not break any more, and tournaments that nobody plays in are left out.
            let before = fs::read_to_string(frozen(&format!("{name}.html"))).unwrap().replace('\u{a0}', " ");
            let html = html.replace('\u{a0}', " ");
            let (then, now) = (sections(&before), sections(&html));
            assert!(!now.is_empty(), "{name}");
            for section in &now {
                assert!(then.contains(section), "{name}: {section}");
            }
            let is_played = |section: &&&str| section.contains("<table");
            assert_eq!(now.iter().filter(is_played).count(), then.iter().filter(is_played).count(), "{name}");
        }
    }
}

/// Returns what stands below the headings of a page.
fn sections(html: &str) -> Vec<&str> {
    let body = |part| -> Option<&str> { str::split_once(part, "</h2>")?.1.split("</section>").next() };
    html.split("<section").skip(1).filter_map(body).collect()
}
