//! Small laws of draws and cross tables, seen from outside.

use championship::facts::{EntryCode, Lot, Outcome, Points};
use championship::pairing;
use championship::standings::{Cell, Side};

/// The largest school is spread first, so that even a small table takes one of its pupils before a large one takes two.
#[test]
fn a_school_does_not_sit_together_where_another_table_has_room() {
    let pupil = |school: u32, index: u16| EntryCode { index, ..EntryCode::first(school, 1, 1) };
    let field = [pupil(1, 1), pupil(1, 2), pupil(2, 1), pupil(3, 1)];
    for seed in 0..20 {
        let groups = pairing::spread(&field, &[3, 1], &mut Lot::new(seed, "test"));
        let counts: Vec<usize> =
            groups.iter().map(|group| group.iter().filter(|code| code.school == 1).count()).collect();
        assert_eq!(counts, [1, 1], "seed {seed}");
    }
}

#[test]
fn a_cell_names_the_opponent_of_its_round_and_nobody_else() {
    let game = |opponent| Cell::Game { opponent, outcome: Outcome::Win, side: Side::First };
    assert_eq!(game(0).opponent(), Some(0));
    assert_eq!(game(7).opponent(), Some(7));
    assert_eq!(Cell::Bye { points: Points::ZERO }.opponent(), None);
    assert_eq!(Cell::Missed { points: Points::ZERO }.opponent(), None);
}
