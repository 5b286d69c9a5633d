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
            assert_eq!(
                results.html(),
                fs::read_to_string(frozen(&format!("{name}.html"))).unwrap(),
                "{name}"
            );
        }
    }
}
