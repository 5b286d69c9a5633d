//! Tables computed by hand.

use championship::facts::UnplayedRounds;
use championship::standings::{self, metric};
use championship::trf;

/// Five players, three rounds, a bye a round; the sums below were made on paper.
const FIVE: [&str; 5] = [
    "   3 w 1     2 b 1     4 w 1",
    "   4 b 1     1 w 0     5 b 0",
    "   1 b 0     5 w 1  0000 - U",
    "   2 w 0  0000 - U     1 b 0",
    "0000 - U     3 b 0     2 w 1",
];

/// Checks the order and the values of some rounds, written as in a report file.
fn check(rounds: &[&str], unplayed: UnplayedRounds, metrics: &str, expected: &[&str]) {
    let line = |(number, cells): (usize, &&str)| format!("{:<91}{cells}\n", format!("001 {number:>4}"));
    let text: String = (1..).zip(rounds).map(line).collect();
    let file = trf::read(&text).expect("a file");
    assert_eq!(trf::check(&file), []);
    let table = file.to_cross_table(unplayed).expect("a table");
    let metrics: Vec<_> = metrics.split(' ').map(|name| metric::find(name).expect("a metric").key).collect();
    let ranking = standings::rank(&table, &metrics);
    let lines: Vec<String> = ranking
        .lines
        .iter()
        .map(|line| {
            let values = metrics.iter().zip(&line.values).map(|(key, value)| metric::of(*key).format(*value));
            let head = [line.rank.to_string(), table.rows[line.row].start_number.to_string()];
            head.into_iter().chain(values).collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert_eq!(lines, expected);
}

#[test]
fn the_national_tie_breaks_count_nothing_for_rounds_without_a_game() {
    check(
        &FIVE,
        UnplayedRounds::Plain,
        "PTS BH PS BH/M1 SB",
        &[
            "1 1 3.0 4.0 6.0 1.0 4.00",
            "2 3 2.0 5.0 3.0 2.0 2.00",
            "3 5 2.0 3.0 4.0 1.0 1.00",
            "4 2 1.0 6.0 3.0 2.0 1.00",
            "5 4 1.0 4.0 2.0 1.0 0.00",
        ],
    );
}

#[test]
fn fides_tie_breaks_give_a_dummy_for_rounds_without_a_game() {
    // A bye meets a dummy with one's own points, but no more than draws in all rounds would give: 1.5.
    check(
        &FIVE,
        UnplayedRounds::Fide2026,
        "PTS BH BH/C1 SB",
        &[
            "1 1 3.0 4.0 3.0 4.00",
            "2 3 2.0 6.5 5.0 3.50",
            "3 5 2.0 4.5 3.5 2.50",
            "4 2 1.0 6.0 5.0 1.00",
            "5 4 1.0 5.0 4.0 1.00",
        ],
    );
}

#[test]
fn ties_stay_ties() {
    let draws = ["   2 w =     3 b =", "   1 b =  0000 - U", "0000 - U     1 w ="];
    check(
        &draws,
        UnplayedRounds::Plain,
        "PTS BH PS",
        &["1 3 1.5 1.0 2.5", "2 2 1.5 1.0 2.0", "3 1 1.0 3.0 1.5"],
    );
    let equal = ["   2 w =", "   1 b =", "   4 w =", "   3 b ="];
    check(
        &equal,
        UnplayedRounds::Plain,
        "PTS BH SB DE",
        &["1 1 0.5 0.5 0.25 0", "1 2 0.5 0.5 0.25 0", "1 3 0.5 0.5 0.25 0", "1 4 0.5 0.5 0.25 0"],
    );
}

#[test]
fn direct_encounter_decides_only_what_nobody_could_undo() {
    // Three tied on 2: all have met, and 1 beat 2 beat 3 beat 1: nothing is decided.
    let circle = [
        "   2 w 1     3 b 0     4 w 1",
        "   1 b 0     4 w 1     3 b 1",
        "   4 b 1     1 w 1     2 w 0",
        "   3 w 0     2 b 0     1 b 0",
    ];
    check(&circle, UnplayedRounds::Plain, "PTS DE", &["1 1 2.0 0", "1 2 2.0 0", "1 3 2.0 0", "4 4 0.0 0"]);
    // Two tied on 1 who met: the winner is first.
    let pair = ["   2 w 1     3 b 0", "   1 b 0     4 w 1", "   4 b 1     1 w 1", "   3 w 0     2 b 0"];
    check(&pair, UnplayedRounds::Plain, "PTS DE", &["1 3 2.0 0", "2 1 1.0 1", "3 2 1.0 2", "4 4 0.0 0"]);
}
