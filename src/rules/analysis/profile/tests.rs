//! What profiles must get right.

use super::*;
use crate::game::Side;

#[test]
fn wilsons_interval_is_the_one_of_the_books() {
    // Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662; 15 of 148 gives 0.0624 to 0.1605; 0 of 20 gives 0
    // to 0.1611; 1 of 29 gives 0.0061 to 0.1718.
    let cases =
        [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)];
    for (count, of, low, high) in cases {
        let found = Proportion { count, of }.interval();
        assert!((found.0 - low).abs() < 5e-5 && (found.1 - high).abs() < 5e-5, "{count} of {of}: {found:?}");
    }
    assert_eq!(Proportion { count: 20, of: 20 }.interval().1, 1.0);
    assert_eq!(Proportion::default().interval(), (0.0, 1.0));
}

#[test]
fn differences_have_newcombes_interval() {
    // Newcombe 1998, "Interval estimation for the difference between independent proportions", table II, method 10.
    let cases = [
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((6, 7), (2, 7), 0.0582, 0.8062),
        ((5, 56), (0, 29), -0.0381, 0.1926),
        ((0, 10), (0, 20), -0.1611, 0.2775),
        ((10, 10), (0, 20), 0.6791, 1.0),
    ];
    for ((a, n), (b, m), low, high) in cases {
        let found = Proportion { count: a, of: n }.minus(Proportion { count: b, of: m });
        let is_near = (found.low - low).abs() < 5e-5 && (found.high - high).abs() < 5e-5;
        assert!(is_near, "{a}/{n} - {b}/{m}: {found:?}");
    }
}

#[test]
fn percentiles_are_lengths_that_occurred() {
    let tally = Tally { lengths: (1..=100).collect(), ..Tally::default() };
    assert_eq!((tally.length_at(5), tally.length_at(50), tally.length_at(95)), (5, 50, 95));
    let few = Tally { lengths: vec![7, 9], ..Tally::default() };
    assert_eq!((few.length_at(5), few.length_at(95)), (7, 9));
    assert_eq!(Tally::default().length_at(95), 0);
    assert_eq!(few.length().value, 8.0);
}

#[test]
fn players_keep_their_name_when_colours_are_exchanged() {
    assert_eq!(sample::player(Side::First, true), Side::Second);
    assert_eq!(sample::player(Side::First, false), Side::First);
}

/// Games that differ in everything a tally counts.
fn mixed_games() -> Vec<sample::Sample> {
    let game = |outcome, plies, choices, is_late, is_swapped| sample::Sample {
        outcome,
        plies,
        choices,
        is_late,
        is_swapped,
    };
    vec![
        game(Some(sample::Outcome::Won(Side::First)), 4, 20, Some(false), false),
        game(Some(sample::Outcome::Won(Side::First)), 6, 24, Some(true), true),
        game(Some(sample::Outcome::Won(Side::Second)), 11, 90, Some(false), true),
        game(Some(sample::Outcome::Draw), 9, 31, None, false),
        game(None, 2_000, 2_500, None, true),
    ]
}

#[test]
fn a_tally_counts_every_game_once() {
    let tally = Tally::of(&mixed_games());
    assert_eq!((tally.games, tally.wins.0, tally.draws, tally.unfinished), (5, [2, 1], 1, 1));
    assert_eq!((tally.swaps, tally.late), (3, Proportion { count: 1, of: 3 }));
    assert_eq!(tally.lengths, [4, 6, 9, 11], "a game that was given up has no length");
    assert_eq!((tally.choices, tally.positions), (2_665, 2_030));
    assert_eq!(tally.won(Side::First), Proportion { count: 2, of: 5 });
    assert_eq!(tally.decided(Side::Second), Proportion { count: 1, of: 3 });
    assert_eq!((tally.drawn().count, tally.swapped().count), (1, 3));
}

#[test]
fn means_have_the_intervals_of_their_definitions() {
    let games = mixed_games();
    let tally = Tally::of(&games);
    // The mean of 4, 6, 9 and 11 and its standard error: the root of the sample variance over four games.
    let error = ((3.5_f64.powi(2) + 1.5_f64.powi(2) + 1.5_f64.powi(2) + 3.5_f64.powi(2)) / 3.0 / 4.0).sqrt();
    let length = tally.length();
    assert!((length.value - 7.5).abs() < 1e-9, "{length:?}");
    assert!((length.high - 7.5 - 1.959_964 * error).abs() < 1e-5, "{length:?}");
    assert!((7.5 - length.low - 1.959_964 * error).abs() < 1e-5, "{length:?}");

    // The ratio of two means: each game's choices, less what its length lets expect.
    let ratio = 2_665.0 / 2_030.0;
    let residues = games.iter().map(|game| game.choices as f64 - ratio * f64::from(game.plies));
    let variance = residues.map(|residue| residue * residue).sum::<f64>() / 4.0;
    let half = 1.959_964 * (variance / 5.0).sqrt() / (2_030.0 / 5.0);
    let branching = tally.branching();
    assert!((branching.value - ratio).abs() < 1e-9, "{branching:?}");
    assert!((branching.high - ratio - half).abs() < 1e-5, "{branching:?}, {half}");
    assert!((ratio - branching.low - half).abs() < 1e-5, "{branching:?}, {half}");

    let one = Tally::of(&games[..1]);
    assert_eq!((one.length().low, one.length().high), (4.0, 4.0));
    assert_eq!((one.branching().low, one.branching().high), (5.0, 5.0));
    assert_eq!(Tally::of(&[]).length(), tally::Mean::default());
}
