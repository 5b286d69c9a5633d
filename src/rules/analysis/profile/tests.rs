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
