//! Games that fit in a word, searched as that word.

use std::sync::Arc;

use rules::analysis::solve::reduction;
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::engine::Table;
use rules::engine::search::{Arena, Explore};

use crate::packed::{Seen, compare, on_the_way};

struct Compare<'a>(u64, &'a mut Seen);

impl Explore for Compare<'_> {
    type Answer = Option<()>;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Option<()> {
        compare(arena, &arena.packed_lines()?, self.0, self.1);
        Some(())
    }
}

/// Plays random games in both ways, if the game fits in a word.
fn compared(table: &Arc<Table>) -> Option<Seen> {
    let reduction = reduction(table.game());
    let mut seen = Seen::default();
    for (seed, position) in on_the_way(table, 40) {
        position.explore(&reduction, Compare(seed, &mut seen))?;
    }
    Some(seen)
}

fn table(text: &str) -> Arc<Table> {
    let file = GameText { name: "lights.yaml".to_owned(), text: format!("name: lights\n{text}") };
    Table::new(compile("lights", file, &|_| None).expect("a game").game)
}

#[test]
fn a_game_in_a_word_has_the_moves_keys_and_ends_of_the_game() {
    for id in ["semaforo", "semaforo-3x3"] {
        let table = Table::new(Catalog::built_in().load(id).unwrap().game);
        let seen = compared(&table).expect("the board fits in a word");
        assert!(seen.moves > 1_000 && seen.ends > 20, "{id}: {seen:?}");
    }
}

/// Few pieces run out and come back; who makes a line loses; and games end for want of moves.
#[test]
fn supplies_other_verdicts_and_want_of_moves_are_the_same() {
    let lights = |supply: &str, end: &str| {
        table(&format!(
            "board: square 4x3\npieces: {{ green: {supply} shared, yellow: {supply} shared, red: {supply} shared }}\n\
             turn:\n  - place green on empty\n  - replace green by yellow\n  - replace yellow by red\nend:\n{end}"
        ))
    };
    let few = compared(&lights("2", "  - line of 3 alike: mover wins\n")).expect("it fits");
    assert!(few.moves > 500 && few.ends == 0 && few.stuck > 20, "two make no line: {few:?}");
    let three = compared(&lights("3", "  - line of 3 alike: mover wins\n")).expect("it fits");
    assert!(three.ends > 0 && three.stuck > 0, "{three:?}");
    let other = "  - line of 3 alike: mover loses\n  - no move: draw\n";
    let lost = compared(&lights("4", other)).expect("it fits");
    assert!(lost.ends > 20 && lost.stuck > 0, "{lost:?}");
}

#[test]
fn what_does_not_fit_in_a_word_is_left_to_the_arena() {
    for id in ["rastros", "avanco-5x5", "tic-tac-toe", "produto"] {
        assert_eq!(compared(&Table::new(Catalog::built_in().load(id).unwrap().game)), None, "{id}");
    }
}
