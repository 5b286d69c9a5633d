//! Clicks as moves, and games as addresses.

use std::collections::BTreeMap;

use gallery::play::address::{decoded, encoded};
use gallery::play::board::Board;
use gallery::play::clicks::cells;
use gallery::play::{Opponent, Refusal, Stage, Visit, seats, stage};
use gallery::sheets::say;
use rules::catalog::Catalog;
use rules::engine::{Move, MoveError, MoveReason, Position, Rng, Table};
use rules::game::{CellId, Side};
use speech::Language;

/// What can be chosen after each beginning of a move, worked out once.
struct Stages<'a> {
    position: &'a Position,
    known: BTreeMap<Vec<CellId>, Option<Stage>>,
}

impl Stages<'_> {
    fn at(&mut self, picked: &[CellId]) -> Stage {
        let found = self.known.entry(picked.to_vec()).or_insert_with(|| stage(self.position, picked));
        found.clone().unwrap_or_else(|| panic!("{picked:?} begins no move"))
    }

    /// Clicks a move; returns whether a button had to be pressed as well.
    fn reaches(&mut self, mv: Move, id: &str) -> bool {
        let text = self.position.write_move(mv);
        let chain = cells(mv);
        for length in 0..chain.len() {
            let stage = self.at(&chain[..length]);
            assert!(stage.next.contains(&chain[length]), "{id} {text}: {stage:?}");
        }
        let last = self.at(&chain);
        let offered = if chain.is_empty() { &last.buttons } else { &last.complete };
        assert!(offered.contains(&mv), "{id} {text}: {last:?}");
        let is_choice = offered.len() > 1 || chain.is_empty() || !last.next.is_empty();
        assert_eq!(is_choice, last.decided() != Some(mv), "{id} {text}");
        is_choice
    }
}

/// Every legal move can be clicked, in every game, all through random games; and nothing else can.
#[test]
fn every_legal_move_of_every_game_can_be_reached_by_clicks() {
    let catalog = Catalog::built_in();
    let mut choices = 0;
    for id in catalog.ids() {
        let table = Table::new(catalog.load(id).unwrap().game);
        let mut rng = Rng::new(7);
        let mut position = Position::start(&table);
        for ply in 0..60 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            // On boards with thousands of moves each position takes a while.
            if ply % (1 + moves.len() / 40) == 0 {
                let mut stages = Stages { position: &position, known: BTreeMap::new() };
                for &mv in moves.iter().take(400) {
                    choices += usize::from(stages.reaches(mv, id));
                }
                clicks_say_only_legal_moves(&position, id);
            }
            position = position.play(moves[rng.below(moves.len() as u32) as usize]).unwrap();
        }
    }
    assert!(choices > 100, "no game asked which of several moves was meant");
}

fn clicks_say_only_legal_moves(position: &Position, id: &str) {
    let legal = position.moves();
    let start = stage(position, &[]).unwrap();
    for cell in 0..position.table().game().board().n_cells() as u16 {
        match stage(position, &[cell]) {
            Some(first) => {
                assert!(start.next.contains(&cell), "{id} {cell}");
                assert!(first.complete.iter().all(|mv| legal.contains(mv)), "{id} {cell}");
                for &next in first.next.iter().take(5) {
                    let second = stage(position, &[cell, next]).unwrap();
                    assert!(second.complete.iter().all(|mv| legal.contains(mv)), "{id} {cell} {next}");
                }
            }
            None => assert!(!start.next.contains(&cell), "{id} {cell}"),
        }
    }
}

#[test]
fn a_goal_alone_is_enough_where_one_piece_can_go_there() {
    let catalog = Catalog::built_in();
    let table = Table::new(catalog.load("rastros").unwrap().game);
    let position = Position::start(&table);
    let cell = |name: &str| table.game().board().cell(name).unwrap();
    let goal = stage(&position, &[cell("d4")]).unwrap();
    assert_eq!(goal.decided().map(|mv| position.write_move(mv)).as_deref(), Some("e5-d4"));
    assert_eq!(stage(&position, &[cell("a1")]), None);
    assert_eq!(stage(&position, &[cell("d4"), cell("e5"), cell("e5")]), None);
    assert_eq!(stage(&position, &[]).unwrap().hints.len(), 8);
}

#[test]
fn an_address_is_read_as_it_was_written() {
    let visit = Visit {
        start: Some("../.m first turn=0".to_owned()),
        moves: vec!["e5-d4".to_owned(), "black:c3".to_owned(), "d1-d4,d5".to_owned()],
        picked: vec!["c3".to_owned()],
        hints: true,
        opponent: Some(Opponent { side: Side::Second, level: 3 }),
        at: Some(2),
        note: "Ana & Rui <b>".to_owned(),
    };
    assert_eq!(Visit::read(&visit.query()), Ok(visit.clone()));
    assert!(!visit.query().contains(['<', ' ', '"']), "{}", visit.query());
    assert_eq!(Visit::read("lang=en&&x"), Ok(Visit::default()));
    assert_eq!(decoded(&encoded("ação 100%")).as_deref(), Some("ação 100%"));
}

#[test]
fn nonsense_is_refused_and_never_played() {
    let table = Table::new(Catalog::built_in().load("rastros").unwrap().game);
    let play = |query: &str| Visit::read(query).and_then(|visit| visit.play(&table)).map(|_| ());
    assert!(play("m=e5-d4+d4-d5").is_ok());
    assert!(matches!(play("m=e5-d4+e5-d4"), Err(Refusal::Move(2, _))));
    assert!(matches!(play("m=%zz"), Err(Refusal::Unreadable("m", _))));
    assert!(matches!(play("m=%ff"), Err(Refusal::Unreadable("m", _))));
    assert!(matches!(play("at=-1"), Err(Refusal::Unreadable("at", _))));
    assert!(matches!(play("vs=third-9"), Err(Refusal::Unreadable("vs", _))));
    assert!(matches!(play("vs=first-6"), Err(Refusal::Unreadable("vs", _))));
    assert!(matches!(play("p=xx"), Err(Refusal::Position(_))));
    assert_eq!(play(&format!("m={}", "a".repeat(20_000))), Err(Refusal::TooLong));
    assert_eq!(play(&format!("m={}", "a+".repeat(1_100))), Err(Refusal::TooLong));
    let visit = Visit::read("c=z9").unwrap();
    assert_eq!(visit.cells(&table), Err(Refusal::Unreadable("c", "z9".to_owned())));
    let long = Refusal::Cells("<".repeat(5_000)).words(Language::Pt);
    assert!(long.chars().count() < 200, "{long}");
}

#[test]
fn a_refused_move_is_explained_as_the_sheet_explains_it() {
    let catalog = Catalog::built_in();
    for id in catalog.ids() {
        let position = Position::start(&Table::new(catalog.load(id).unwrap().game));
        for language in Language::ALL {
            let rule = say::turn(&position, language);
            assert!(rule.ends_with('.') && !rule.contains('\n'), "{id} {language}: {rule}");
            let reason = MoveReason::AgainstRules(vec!["place own on empty".to_owned()]);
            // What names no cell has to do with no line more than with another.
            let error = MoveError { refused: "?".to_owned(), reason, legal: Vec::new() };
            let said = say::refusal(&position, &error, language);
            assert!(said.contains(&rule) && !said.contains("place own on empty"), "{id} {language}: {said}");
        }
    }
    let table = Table::new(catalog.load("rastros").unwrap().game);
    let refused = Visit::read("m=e5-a1").unwrap().play(&table).unwrap_err().words(Language::Pt);
    assert!(refused.contains("é contra a regra: “") && refused.contains("a peça branca"), "{refused}");
    let far = Visit::read("m=z9").unwrap().play(&table).unwrap_err().words(Language::En);
    assert!(far.contains("the board has no cell z9"), "{far}");
}

/// Draws a board for whoever plays, in Portuguese.
fn drawn(id: &str, moves: &str) -> String {
    let table = Table::new(Catalog::built_in().load(id).unwrap().game);
    let position = Position::start(&table).play_text(moves).unwrap();
    let stage = stage(&position, &[]).unwrap();
    Board { position: &position, stage: &stage, last: &[], hints: false, language: Language::Pt }
        .svg(&[], &|_| None)
}

#[test]
fn what_is_marked_on_a_board_is_said_to_those_who_listen() {
    let rastros = drawn("rastros", "");
    assert!(rastros.contains("aria-label=\"a1, vazia, marca 1\""), "{rastros}");
    assert!(rastros.contains("aria-label=\"g7, vazia, marca 2\""));
    assert!(rastros.contains("aria-label=\"d4, vazia\""));
    // What stands there does not change what the cell is.
    let over = drawn("rastros", "e5-d4 d4-c3 c3-b2 b2-a1");
    assert!(over.contains("aria-label=\"a1, peça branca, marca 1"), "{over}");
    let keep = drawn("brandubh", "");
    assert!(keep.contains("aria-label=\"a1, vazia, castelos\""), "{keep}");
}

#[test]
fn the_two_at_the_board_have_what_they_have() {
    let catalog = Catalog::built_in();
    let seats = |id: &str, moves: &str| {
        let position = Position::start(&Table::new(catalog.load(id).unwrap().game)).play_text(moves).unwrap();
        let told = seats::seats(&position, [None, Some("Computer".to_owned())], Language::En);
        let said = |seat: &seats::Seat| {
            let heaps = seat.heaps.iter().map(|heap| heap.words.clone()).collect::<Vec<_>>().join(", ");
            (seat.name.clone(), seat.is_to_move, heaps, seat.points.clone(), seat.who.clone())
        };
        told.iter().map(said).collect::<Vec<_>>()
    };
    let mill = seats("moinho", "a1");
    assert_eq!((mill[0].2.as_str(), mill[1].2.as_str()), ("8 in hand", "9 in hand"));
    assert!(!mill[0].1 && mill[1].1 && mill[1].4.as_deref() == Some("Computer"));
    assert_eq!(seats("ouri", "")[0].3.as_deref(), Some("0 seeds"));
    assert_eq!(seats("rastros", "")[0].2, "");
    // A capture takes a piece off the board.
    let table = Table::new(catalog.load("avanco").unwrap().game);
    let mut position = Position::start(&table);
    let mut rng = Rng::new(3);
    let begun = position.setup().cells.iter().flatten().count();
    while position.ending().is_none() {
        let moves = position.moves();
        position = position.play_legal(moves[rng.below(moves.len() as u32) as usize]);
        let setup = position.setup();
        let off = begun - setup.cells.iter().flatten().count();
        let told = seats::seats(&position, [None, None], Language::En);
        let count = |seat: &seats::Seat| -> usize {
            seat.heaps.iter().filter_map(|heap| heap.words.split(' ').next()?.parse::<usize>().ok()).sum()
        };
        assert_eq!(told.iter().map(count).sum::<usize>(), off);
    }
}

/// Of several rules that end a game the one that did so is told, and not what would have drawn it.
#[test]
fn why_a_game_ended_is_told_by_the_rule_that_ended_it() {
    let table = Table::new(Catalog::built_in().load("tic-tac-toe").unwrap().game);
    let won = Position::start(&table).play_text("a1 a2 b1 b2 c1").unwrap();
    let drawn = Position::start(&table).play_text("a1 b1 c1 b2 a2 c2 b3 a3 c3").unwrap();
    for language in Language::ALL {
        let [won, drawn] =
            [&won, &drawn].map(|position| gallery::play::words::reason(position, language).unwrap());
        assert_ne!(won, drawn);
        assert!(!won.contains(&drawn) && won.matches('.').count() == 1, "{won}");
    }
    let won = gallery::play::words::reason(&won, Language::En).unwrap();
    assert!(won.contains("line of three"), "{won}");
}
