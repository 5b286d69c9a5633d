//! Ends that only a new cell brings about: looked for where a piece has just come, and on the whole board.

use rules::engine::{Position, Rng};
use rules::game::Side;

use crate::games::table;

/// A position played to ends as the same arrangement does, of which all of the board is looked at.
#[test]
fn what_is_new_is_seen_where_it_comes() {
    let games = ["gomoku", "yavalath", "havannah", "hex-7x7", "y", "sesqui", "tic-tac-toe", "pente"];
    for id in games {
        let table = table(id);
        for seed in 0..4 {
            let mut rng = Rng::new(seed);
            let mut position = Position::start(&table);
            while position.ending().is_none() {
                let moves = position.moves();
                position = position.play_legal(moves[rng.below(moves.len() as u32) as usize]);
                let arranged = Position::from_setup(&table, &position.setup()).expect("a playable position");
                assert_eq!(arranged.ending(), position.ending(), "{id}: {}", position.write());
            }
        }
    }
}

/// A line that nobody has looked at, because its side has not moved, counts with the next move, wherever that is.
#[test]
fn a_figure_that_was_set_up_counts_with_the_next_move() {
    let table = table("tic-tac-toe");
    let position = Position::read(&table, "ccc/nn./... cross").expect("a position");
    assert_eq!(position.ending(), None);
    for mv in position.moves() {
        let ending = position.play_legal(mv).ending().expect("a line");
        assert_eq!(ending.winner, Some(Side::First), "{}", position.write_move(mv));
    }
    table.playouts(&position, 20, &mut Rng::new(1), 9, |playout| {
        assert_eq!(playout.plies, 1);
        assert_eq!(playout.ending.and_then(|ending| ending.winner), Some(Side::First));
    });
}
