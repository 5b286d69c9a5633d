//! The real pairings of 37 morning groups of the 2014 final, paired again from the real results.

use std::{collections::BTreeMap, path::PathBuf};

use championship::facts::{Outcome, PointsRule, SameSchool, StartRule, UnplayedRounds};
use championship::pairing::{
    Field, Term, Terms,
    swiss::{self, Match},
};
use championship::standings::{Cell, CrossTable, Row, Side};

/// A group: its rounds, each a list of games with rows from 0 and how the starting side fared.
type Rounds = Vec<Vec<(usize, usize, Outcome)>>;

fn groups() -> BTreeMap<String, Rounds> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/final-2014-groups.csv");
    let mut groups: BTreeMap<String, Rounds> = BTreeMap::new();
    let mut reader = csv::Reader::from_path(path).expect("the shared pairings");
    for record in reader.records() {
        let record = record.expect("a record");
        let number = |column: usize| record[column].parse::<usize>().expect("a number");
        let rounds = groups.entry(record[1].to_owned()).or_default();
        if rounds.len() < number(2) {
            rounds.push(vec![]);
        }
        let outcome = if &record[8] == "1.0" { Outcome::Win } else { Outcome::Loss };
        rounds[number(2) - 1].push((number(4) - 1, number(6) - 1, outcome));
    }
    groups
}

fn table(rounds: &[Vec<(usize, usize, Outcome)>], n_players: usize) -> CrossTable {
    let mut rows: Vec<Row> = (1..).take(n_players).map(Row::new).collect();
    for &(first, second, outcome) in rounds.iter().flatten() {
        let other = if outcome == Outcome::Win { Outcome::Loss } else { Outcome::Win };
        rows[first].cells.push(Cell::Game { opponent: second, side: Side::First, outcome });
        rows[second].cells.push(Cell::Game { opponent: first, side: Side::Second, outcome: other });
    }
    CrossTable {
        rows,
        n_rounds: rounds.len(),
        points: PointsRule::default(),
        unplayed: UnplayedRounds::Plain,
    }
}

/// Measures a round: rematches, sum of differences of points in tenths, unevenness of starts after it, third equal starts.
fn measure(field: &Field, matches: &[Match]) -> (i64, i64, i64, i64) {
    let seat = |row: usize| field.seats.iter().find(|seat| seat.row == row).expect("a seat");
    let (mut rematches, mut gaps, mut uneven, mut thirds) = (0, 0, 0, 0);
    for one in matches {
        let Match::Game { first, second } = *one else { continue };
        let (first, second) = (seat(first), seat(second));
        rematches += i64::from(first.met.contains(&second.row));
        gaps += i64::from((first.points.tenths() - second.points.tenths()).abs());
        uneven += (first.balance() + 1).abs() + (second.balance() - 1).abs();
        for (seat, side) in [(first, Side::First), (second, Side::Second)] {
            thirds += i64::from(matches!(seat.sides[..], [.., a, b] if a == side && b == side));
        }
    }
    (rematches, gaps, uneven, thirds)
}

#[test]
fn every_round_is_paired_at_least_as_well_as_it_was() {
    let groups = groups();
    assert_eq!(groups.len(), 37);
    let (mut n_rounds, mut n_like_first) = (0, 0);
    let mut sums: [Terms; 2] = [[0; 12]; 2];
    for (name, rounds) in &groups {
        let n_players = 2 * rounds[0].len();
        for round in 0..rounds.len() {
            let before = table(&rounds[..round], n_players);
            let everybody: Vec<usize> = (0..n_players).collect();
            let schools: Vec<u32> = (1..).take(n_players).collect();
            let field = Field::new(&before, &schools, &everybody, SameSchool::Avoided, StartRule::Balanced);
            let real: Vec<Match> =
                rounds[round].iter().map(|&(first, second, _)| Match::Game { first, second }).collect();
            let ours = swiss::pair(&field, 2014);
            let (was, is) = (measure(&field, &real), measure(&field, &ours));
            assert_eq!(is.0, 0, "{name} round {}: a rematch", round + 1);
            assert!(is.1 <= was.1, "{name} round {}: differences {} > {}", round + 1, is.1, was.1);
            assert!(is.2 <= was.2, "{name} round {}: starts {} > {}", round + 1, is.2, was.2);
            assert!(is.3 <= was.3, "{name} round {}: third starts {} > {}", round + 1, is.3, was.3);
            if round == 0 {
                n_like_first += usize::from(ours == real);
            }
            for (sum, matches) in sums.iter_mut().zip([&real, &ours]) {
                for (sum, value) in sum.iter_mut().zip(swiss::total(&field, matches)) {
                    *sum += value;
                }
            }
            n_rounds += 1;
        }
    }
    assert_eq!(n_rounds, 148);
    // Most first rounds are the real ones, board by board: upper half against lower half, starts alternating.
    assert!(n_like_first >= 30, "{n_like_first}");
    let [real, ours] = sums;
    for term in [Term::Rematch, Term::PointsGap] {
        assert!(ours[term as usize] <= real[term as usize], "{term:?}: {real:?} {ours:?}");
    }
}
