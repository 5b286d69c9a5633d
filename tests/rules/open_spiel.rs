//! Counts of sequences beside those of OpenSpiel, whose games are written by hand and by others.

use rules::catalog::Catalog;
use rules::engine::{Position, Table};

const COUNTS: &str = include_str!("../data/open_spiel.csv");

#[test]
fn sequences_are_counted_as_open_spiel_counts_them() {
    let mut compared = 0;
    for line in COUNTS.lines().filter(|line| !line.starts_with('#')) {
        let [id, board, _, _, counts] = line.split(';').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let mut catalog = Catalog::built_in();
        if !board.is_empty() {
            catalog.add_text("other-board", &format!("name: other board\nextends: {id}\nboard: {board}\n"));
        }
        let wanted = if board.is_empty() { id } else { "other-board" };
        let game = catalog.load(wanted).unwrap_or_else(|error| panic!("{error}")).game;
        let table = Table::new(game);
        let start = Position::start(&table);
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(table.perft(&start, depth).to_string(), count, "{line}: {depth} moves");
            compared += 1;
        }
    }
    assert!(compared >= 70, "{compared} counts");
}
