//! Tournament report files, against the values of FIDE's own checker.

use std::{fs, path::PathBuf};

use championship::facts::{GroupId, MetricKey, NameStyle, Points, PointsRule, TournamentId, UnplayedRounds};
use championship::pairing;
use championship::standings::{self, metric};
use championship::trf::{self, ProblemKind, TrfFile, Version};
use proptest::prelude::*;

use crate::pairing::begin;

/// Returns every shared tournament: name, text, expected values.
fn tournaments() -> Vec<(String, String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/trf");
    let mut found = vec![];
    for entry in fs::read_dir(&folder).expect("the shared tournaments") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "trf") {
            let values = fs::read_to_string(path.with_extension("tie-breaks.tsv")).expect("the values");
            let text = fs::read_to_string(&path).expect("a tournament");
            found.push((path.file_name().expect("a name").to_string_lossy().into_owned(), text, values));
        }
    }
    found.sort();
    assert!(found.len() >= 42, "only {} tournaments", found.len());
    found
}

#[test]
fn all_values_equal_those_of_the_checker() {
    let mut n_values = 0;
    for (name, text, values) in tournaments() {
        let file = trf::read(&text).expect("a file");
        let table = file.to_cross_table(UnplayedRounds::Fide2026).expect("a table");
        let mut lines = values.lines();
        let header: Vec<&str> = lines.next().expect("a header").split('\t').collect();
        let metrics: Vec<MetricKey> = header[2..]
            .iter()
            .map(|name| metric::find(name).unwrap_or_else(|| panic!("{name}")).key)
            .collect();
        let ranking = standings::rank(&table, &metrics);
        let mut found: Vec<Vec<String>> = ranking
            .lines
            .iter()
            .map(|line| {
                let number = table.rows[line.row].start_number.to_string();
                let values =
                    metrics.iter().zip(&line.values).map(|(key, value)| metric::of(*key).format(*value));
                [number, line.rank.to_string()].into_iter().chain(values).collect()
            })
            .collect();
        found.sort_by_key(|line| line[0].parse::<u32>().expect("a number"));
        let expected: Vec<Vec<String>> =
            lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect();
        assert_eq!(found.len(), expected.len(), "{name}");
        for (found, expected) in found.iter().zip(&expected) {
            assert_eq!(found, expected, "{name}: {header:?}");
            n_values += found.len();
        }
    }
    assert!(n_values > 40_000, "only {n_values} values");
}

#[test]
fn line_ends_and_marks_do_not_matter() {
    let (_, text, _) = &tournaments()[0];
    let read = trf::read(text).expect("a file");
    for variant in [text.replace('\n', "\r"), text.replace('\n', "\r\n"), format!("\u{feff}{text}\n\n")] {
        assert_eq!(trf::read(&variant).as_ref(), Ok(&read));
    }
}

#[test]
fn the_tournaments_pass_the_check_and_survive_writing() {
    for (name, text, _) in tournaments() {
        let file = trf::read(&text).expect("a file");
        assert_eq!(trf::check(&file), [], "{name}");
        for version in [Version::Trf16, Version::Trf26] {
            let again = trf::read(&file.write(version)).expect("a file");
            assert_eq!(again.players.len(), file.players.len());
            for (one, other) in again.players.iter().zip(&file.players) {
                let line = other.line;
                assert_eq!(trf::Player { line, ..one.clone() }, *other, "{name}");
            }
            assert_eq!(again.rounds, file.rounds);
        }
    }
}

const SMALL: &str = "\
012 Small
001    1      One                                                                1.0    1     2 w 1
001    2      Two                                                                0.0    2     1 b 0
142 1
";

/// Changes one piece of a small file and returns the kinds of problems then found.
fn problems(from: &str, to: &str) -> Vec<ProblemKind> {
    assert!(SMALL.contains(from), "{from}");
    let text = SMALL.replacen(from, to, 1);
    let found = match trf::read(&text) {
        Ok(file) => trf::check(&file),
        Err(problems) => problems,
    };
    found.into_iter().map(|problem| problem.kind).collect()
}

#[test]
fn contradictions_are_found_with_their_place() {
    assert_eq!(problems("Small", "Other"), []);
    assert_eq!(problems("2 w 1", "9 w 1"), [ProblemKind::UnknownOpponent(9), ProblemKind::NotMutual(1, 1)]);
    assert_eq!(problems("2 w 1", "1 w 1"), [ProblemKind::Oneself(1), ProblemKind::NotMutual(1, 1)]);
    let both = [ProblemKind::SameColour(2, 1), ProblemKind::SameColour(1, 1)];
    assert_eq!(problems("1 b 0", "1 w 0"), both);
    let disagree = [ProblemKind::ResultsDisagree(2, 1), ProblemKind::ResultsDisagree(1, 1)];
    assert_eq!(problems("1 b 0", "1 b -"), disagree);
    assert!(matches!(problems("1.0 ", "0.5 ")[..], [ProblemKind::WrongPoints(..)]));
    assert!(matches!(problems("001    2", "001    1")[..], [ProblemKind::DuplicateNumber(1)]));
    assert!(matches!(problems("001    2", "001    x")[..], [ProblemKind::Field { .. }]));
    assert!(matches!(problems("1 b 0", "1 q 0")[..], [ProblemKind::Field { .. }]));
    let refused = trf::read(&SMALL.replacen("1 b 0", "1 b ?", 1)).expect_err("a problem");
    assert_eq!((refused[0].line, refused[0].column), (3, 99));
    assert_eq!(refused[0].to_string(), "3:99: result: `?`; expected one of 1 = 0 + - W D L U F H Z");
    assert!(matches!(trf::read("").expect_err("a problem")[0].kind, ProblemKind::NoPlayers));
}

proptest! {
    #[test]
    fn garbage_never_panics(text in "\\PC*", cut in 0usize..200, piece in "[ -~\u{e9}\r\n]{0,12}") {
        let _ = trf::read(&text);
        let mut mangled: String = SMALL.chars().take(cut).collect();
        mangled.push_str(&piece);
        mangled.extend(SMALL.chars().skip(cut));
        if let Ok(file) = trf::read(&mangled) {
            trf::check(&file);
            if let Ok(table) = file.to_cross_table(UnplayedRounds::Fide2026) {
                standings::rank(&table, &metric::METRICS.iter().map(|metric| metric.key).collect::<Vec<_>>());
            }
        }
    }
}

/// Other programs refuse a line of points that says nothing, and check by the rules that a file names.
#[test]
fn only_unusual_points_are_named_and_dutch_groups_name_their_system() {
    let written = |points: PointsRule| TrfFile { points, ..TrfFile::default() }.write(Version::Trf26);
    let usual = PointsRule::default();
    assert!(!written(usual).contains("162"));
    // What no letter of the format tells is no reason for the line.
    assert!(!written(PointsRule { free_round: Points::ONE, ..usual }).contains("162"));
    let three = Points::from_tenths(30);
    let won = written(PointsRule { win: three, bye: three, ..usual });
    assert!(won.contains("162  W 3.0\r\n"), "{won}");
    assert!(written(PointsRule { bye: Points::ZERO, ..usual }).contains("162  P 0.0\r\n"));
    for (play, is_named) in [("dutch in 3 rounds", true), ("swiss in 3 rounds", false)] {
        let text = format!("extends: escola\nedition: 10\nstages: [{{ play: {play} }}]\n");
        let mut championship = begin(&text, 6, 1);
        let tournament = TournamentId { cycle: 1, game: 3 };
        let draw = pairing::draw(&championship, tournament, 1, 3).expect("a draw");
        championship.apply(&draw).expect("the draw is taken");
        let id = GroupId { tournament, stage: 1, group: 1 };
        let file = TrfFile::of_group(&championship, id, NameStyle::Code).expect("a file");
        assert_eq!(file.write(Version::Trf26).contains("\r\n192 FIDE_DUTCH\r\n"), is_named, "{play}");
        assert!(!file.write(Version::Trf16).contains("192 "), "{play}");
    }
}
