//! Proofs of who wins: what the solver writes holds, and what is damaged is refused.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rules::analysis::proof::{Flaw, Proof};
use rules::analysis::solve::{Limits, NoStrategy, Progress, SolveResult, solve_and_prove};
use rules::compile::{GameText, compile};
use rules::engine::{Position, Table};
use rules::game::Side;

use crate::games::table;

fn proven(position: &Position, most: usize) -> Result<Proof, NoStrategy> {
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let limits = Limits {
        memory_mb: 32,
        positions: None,
        further: None,
        threads: 1,
        stop: &stop,
        progress: &progress,
    };
    let (verdict, moves) = solve_and_prove(position, &limits, most);
    let SolveResult::Solved(solution) = verdict else { panic!("there was no limit") };
    let winner = solution.winner.ok_or(NoStrategy::Draw)?;
    let game = position.table().game().id().to_owned();
    Ok(Proof { game, winner, start: position.write(), moves: moves? })
}

fn small(rules: &str) -> Arc<Table> {
    let text = format!("name: Small\n{rules}");
    let file = GameText { name: "small".to_owned(), text };
    let compiled = compile("small", file, &|_| None).unwrap_or_else(|failure| panic!("{failure:?}"));
    Table::new(compiled.game)
}

#[test]
fn what_is_written_holds_against_every_reply() {
    for (id, after) in [("semaforo-3x3", ""), ("hexapawn", ""), ("rastros-5x5", "d4-c3")] {
        let table = table(id);
        let start = Position::start(&table).play_text(after).unwrap();
        let proof = proven(&start, 1_000_000).unwrap();
        let read = Proof::read(&proof.write()).unwrap();
        assert_eq!(read, proof, "{id}");
        let checked = read.check(&table).unwrap_or_else(|flaw| panic!("{id}: {flaw:?}"));
        assert_eq!((checked.positions, checked.unused), (proof.moves.len(), 0), "{id}");
        assert!(checked.replies > 0 && checked.longest > 1, "{id}: {checked:?}");
        // The same moves do not win for the other side.
        let turned = Proof { winner: !proof.winner, ..proof };
        assert!(turned.check(&table).is_err(), "{id}");
    }
}

/// Every single line is needed, and none may say anything else.
#[test]
fn a_proof_with_one_line_damaged_is_refused() {
    let table = table("hexapawn");
    let proof = proven(&Position::start(&table), 1_000).unwrap();
    assert_eq!(proof.winner, Side::Second);
    assert!(proof.moves.len() > 5);
    for i in 0..proof.moves.len() {
        let mut shorter = proof.clone();
        let (position, mv) = shorter.moves.remove(i);
        assert_eq!(shorter.check(&table), Err(Flaw::Missing { position: position.clone() }));
        let mut wrong = proof.clone();
        wrong.moves[i].1 = "a9".to_owned();
        assert_eq!(wrong.check(&table), Err(Flaw::Illegal { line: 5 + i, mv: "a9".to_owned() }));
        // Another legal move is refused unless it wins as well, and then what follows on it is missing.
        let at = Position::read(&table, &position).unwrap();
        for other in at.moves().into_iter().filter(|&other| at.write_move(other) != mv) {
            let is_won = at.play_legal(other).ending().is_some_and(|end| end.winner == Some(Side::Second));
            let mut changed = proof.clone();
            changed.moves[i].1 = at.write_move(other);
            assert!(is_won || changed.check(&table).is_err(), "{position}: {}", changed.moves[i].1);
        }
        let mut twice = proof.clone();
        twice.moves.push(proof.moves[i].clone());
        assert_eq!(twice.check(&table), Err(Flaw::Twice { line: 5 + proof.moves.len() }));
    }
}

/// The winner is a player, who may change sides.
#[test]
fn a_proof_follows_players_through_a_swap() {
    let hex = "board: rhombus 3\nsides: { black: up, white: right }\nturn: place own on empty\nswap: on second turn\n\
               end: [{ groups of own reaching first row reaching last row: mover wins }]\n";
    let table = small(hex);
    let proof = proven(&Position::start(&table), 10_000).unwrap();
    assert_eq!(proof.winner, Side::Second, "whoever may take over a winning first stone does");
    assert!(proof.moves.iter().any(|(_, mv)| mv == "swap"));
    assert!(proof.check(&table).is_ok());
}

/// A move that only comes back to where it was proves nothing.
#[test]
fn a_proof_that_goes_round_in_circles_is_refused() {
    let table = small(
        "board: square 3x1\nsides: [white, black]\npieces: 1 each\nstart: { white: a1, black: c1 }\n\
         turn: [move own to empty beside it, pass]\nend: [{ no move: draw }]\n",
    );
    let start = Position::start(&table);
    let moved = start.play_text("a1-b1").unwrap();
    let passed = moved.moves().into_iter().find(|mv| mv.to().is_none()).unwrap();
    let back = moved.play_legal(passed);
    let moves = vec![(start.write(), "a1-b1".to_owned()), (back.write(), "b1-a1".to_owned())];
    let proof = Proof { game: "small".to_owned(), winner: Side::First, start: start.write(), moves };
    let flaw = proof.check(&table).unwrap_err();
    assert!(matches!(flaw, Flaw::Circle { .. } | Flaw::Missing { .. }), "{flaw:?}");
}

#[test]
fn what_cannot_be_written_is_said() {
    let drawn = Position::start(&table("tic-tac-toe"));
    assert_eq!(proven(&drawn, 1_000), Err(NoStrategy::Draw));
    let start = Position::start(&table("semaforo-3x3"));
    assert_eq!(proven(&start, 3), Err(NoStrategy::TooMany));
    let go = table("go-5x5");
    let proof = Proof {
        game: "go-5x5".to_owned(),
        winner: Side::First,
        start: Position::start(&go).write(),
        moves: Vec::new(),
    };
    assert_eq!(proof.check(&go), Err(Flaw::AsksPast));
}
