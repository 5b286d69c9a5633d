//! Arrangements of pieces that are positions, and those that are none.

use std::sync::Arc;

use rules::engine::{Position, Setup, SetupError, Table};
use rules::game::Side;

use crate::games::{ids, table};
use crate::laws::for_random_positions;

/// Makes a position of an arrangement that was changed a little.
fn tried(table: &Arc<Table>, setup: &Setup, change: impl FnOnce(&mut Setup)) -> Result<Position, SetupError> {
    let mut setup = setup.clone();
    change(&mut setup);
    Position::from_setup(table, &setup)
}

#[test]
fn an_arrangement_of_another_board_is_refused() {
    for id in ids() {
        let table = table(&id);
        let setup = Position::start(&table).setup();
        let wrong: [fn(&mut Setup); 5] = [
            |setup| setup.cells.push(None),
            |setup| setup.cells.truncate(setup.cells.len() - 1),
            |setup| setup.seeds.push(0),
            |setup| setup.lost.push(0),
            |setup| setup.lost.truncate(setup.lost.len().saturating_sub(1)),
        ];
        for (index, change) in wrong.into_iter().enumerate() {
            let is_none_to_drop = index == 4 && setup.lost.is_empty();
            let found = tried(&table, &setup, change);
            assert!(
                is_none_to_drop || found == Err(SetupError::WrongBoard),
                "{id}, change {index}: {found:?}"
            );
        }
        let far = tried(&table, &setup, |setup| setup.step = 60_000);
        assert_eq!(far, Err(SetupError::NoSuchStep(60_000)), "{id}");
    }
}

#[test]
fn there_are_never_more_pieces_than_were_made() {
    let mut refused = 0;
    for id in ids() {
        let table = table(&id);
        for (index, layer) in table.game().layers().iter().enumerate() {
            let supply = usize::from(layer.supply);
            let n_cells = table.game().board().n_cells();
            // As many as there are, on the board and lost, are an arrangement; one more is none.
            for on_board in [0, supply.min(n_cells)] {
                let mut setup = Setup::empty(&table);
                setup.cells[..on_board].fill(Some(index));
                setup.lost[index] = (supply - on_board) as u16;
                let full = Position::from_setup(&table, &setup);
                assert!(full.is_ok(), "{id}: {on_board} of {supply} on the board: {full:?}");
                let Some(lost) = setup.lost[index].checked_add(1) else { continue };
                setup.lost[index] = lost;
                let wanted = SetupError::TooManyPieces(index, supply + 1, layer.supply);
                assert_eq!(Position::from_setup(&table, &setup), Err(wanted), "{id}");
                refused += 1;
            }
        }
    }
    assert!(refused > 50, "only {refused}");
}

#[test]
fn cells_outside_the_board_are_forgotten() {
    for_random_positions(5, |id, position, is_looked_at| {
        if !is_looked_at {
            return;
        }
        let setup = position.setup();
        let n = setup.cells.len() as u16;
        let whole = Position::from_setup(position.table(), &Setup { last: (None, None), ..setup.clone() });
        let outside =
            Position::from_setup(position.table(), &Setup { last: (Some(n), Some(n + 7)), ..setup.clone() });
        assert_eq!(outside.map(|position| position.setup()), whole.map(|position| position.setup()), "{id}");
        // The last cell of the board is on it.
        let edge = Setup { last: (Some(n - 1), Some(0)), ..setup };
        let read = Position::from_setup(position.table(), &edge).map(|position| position.setup().last);
        assert_eq!(read, Ok((Some(n - 1), Some(0))), "{id}");
    });
}

/// In every game the sides may be called first and second, whatever else they are called.
#[test]
fn a_side_is_known_by_its_number() {
    for id in ids() {
        let table = table(&id);
        let start = Position::start(&table).write();
        let (board, rest) = start.split_once(' ').expect("a side to move");
        for (side, number) in [(Side::First, "first"), (Side::Second, "second")] {
            let rest: Vec<&str> = rest.split(' ').skip(1).collect();
            let text = [&[board, number][..], &rest].concat().join(" ");
            let read =
                Position::read(&table, &text).unwrap_or_else(|error| panic!("{id}: {text}: {error:?}"));
            assert_eq!(read.side_to_move(), side, "{id}: {text}");
        }
    }
}
