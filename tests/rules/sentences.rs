//! The sentences of the rule sheets of edition 13, one by one.

use rules::engine::{Position, Rng};
use rules::game::Side;
use speech::{Language, Tell};

use crate::games::table;

fn start(id: &str) -> Position {
    Position::start(&table(id))
}

fn after(id: &str, moves: &str) -> Position {
    start(id)
        .play_text(moves)
        .unwrap_or_else(|e| panic!("{id}: `{}`: {}", e.refused, e.reason.in_language(Language::En)))
}

fn winner(position: &Position) -> Option<Side> {
    position.ending().and_then(|ending| ending.winner)
}

/// The sheet shows e5-d4, d4-d5, d5-c6, c6-d7; the plain destination is accepted too.
#[test]
fn rastros_opens_as_on_the_sheet() {
    let full = after("rastros", "e5-d4 d4-d5 d5-c6 c6-d7");
    assert_eq!(full.write(), after("rastros", "d4 d5 c6 d7").write());
    assert_eq!(full.ending(), None);
    assert_eq!(full.side_to_move(), Side::First);
    let mut listed: Vec<_> = full.moves().iter().map(|&mv| full.write_move(mv)).collect();
    listed.sort();
    assert_eq!(listed, ["d7-c7", "d7-d6", "d7-e6", "d7-e7"]);
    for (text, reason) in [("d7-c6", "rule"), ("d7-d5", "rule"), ("d7-d8", "no cell"), ("c6-c7", "rule")] {
        let error = full.read_move(text).expect_err("no such move");
        assert!(
            error.reason.in_language(Language::En).contains(reason),
            "`{text}`: {}",
            error.reason.in_language(Language::En)
        );
    }
}

/// The first cat stands in the centre; the first dog outside it and not beside the cat.
#[test]
fn the_first_cats_and_dogs() {
    let cats = start("gatos-e-caes");
    let mut listed: Vec<_> = cats.moves().iter().map(|&mv| cats.write_move(mv)).collect();
    listed.sort();
    assert_eq!(listed, ["d4", "d5", "e4", "e5"]);
    for text in ["c3", "a1", "d6", "f5", "d3"] {
        assert!(cats.read_move(text).is_err(), "a first cat on {text}");
    }
    let dogs = after("gatos-e-caes", "d5");
    for text in ["c5", "d6", "d4", "e5", "e4", "d5"] {
        let error = dogs.read_move(text).expect_err("no first dog there");
        assert!(
            error
                .reason
                .in_language(Language::En)
                .contains("place own on empty outside centre not beside enemy"),
            "{}",
            error.reason.in_language(Language::En)
        );
        assert!(error.legal.contains(&"c6".to_owned()) && !error.legal.contains(&text.to_owned()));
    }
    for text in ["c6", "c4", "a1", "h8", "d3", "f4"] {
        assert!(dogs.read_move(text).is_ok(), "a first dog on {text}");
    }
    assert_eq!(dogs.moves().len(), 58);
    // From the second turn on the centre is open, and own animals may be neighbours.
    let later = after("gatos-e-caes", "d5 h8 d4 h7");
    assert!(later.read_move("e5").is_ok() && later.read_move("g8").is_err());
}

/// The sheet shows a position with three immediate wins; here it is set up from its text.
#[test]
fn three_immediate_wins_of_semaforo() {
    // Red on c2 and b3, yellow on d1, a1 and a2, green on a3 and b2.
    let text = "gr../ygr./y..y first";
    let position = Position::read(&table("semaforo"), text).expect("the position can be set up");
    assert!(position == Position::read(position.table(), &position.write()).expect("it round-trips"));
    let wins: Vec<_> = position
        .moves()
        .into_iter()
        .filter(|&mv| winner(&position.play(mv).expect("listed")).is_some())
        .map(|mv| position.write_move(mv))
        .collect();
    assert_eq!(wins, ["c1", "a3", "d1"]);
    let by_play = after("semaforo", "c2 c2 c2 b3 b3 b3 d1 d1 a1 a1 a2 a2 a3 b2");
    let texts = |p: &Position| p.moves().iter().map(|&mv| p.write_move(mv)).collect::<Vec<_>>();
    assert_eq!(texts(&by_play), texts(&position));
    // A red piece is never replaced.
    assert!(position.read_move("c2").is_err() && position.read_move("b3").is_err());
}

/// Whoever is to move in Avanço always has a move, and no game is drawn.
#[test]
fn avanco_always_has_a_move_and_never_a_draw() {
    let table = table("avanco");
    let mut rng = Rng::new(7);
    for _ in 0..60 {
        let mut position = Position::start(&table);
        while position.ending().is_none() {
            let moves = position.moves();
            assert!(!moves.is_empty());
            position = position.play(moves[rng.below(moves.len() as u32) as usize]).expect("listed");
        }
        let ending = position.ending().expect("the loop ended");
        assert!(ending.winner.is_some(), "a draw in {}", position.write());
        assert_eq!(ending.end, Some(0), "the game ends in the last row, never for want of a move");
    }
    // The foremost piece can always step aside or take, even when everything is blocked straight ahead.
    let blocked = Position::read(&table, "......./......./......./bbbbbbb/wwwwwww/......./....... white");
    let blocked = blocked.expect("the position can be set up");
    assert!(blocked.moves().iter().all(|&mv| blocked.write_move(mv).contains('x')));
    assert_eq!(blocked.moves().len(), 12);
}

/// A stone with at most one empty cell beside it is followed by another, as often as that happens.
#[test]
fn flume_places_again_and_again() {
    // a1 has two empty neighbours, then b1 has two, and so on; the last of the row has one.
    let position = after("flume", "a1 b1 c1 d1 e1 f1");
    assert_eq!(position.side_to_move(), Side::First);
    let again = position.play_text("g1").expect("g1 is empty");
    assert_eq!(again.side_to_move(), Side::First, "g1 has one empty neighbour: once more");
    let third = after("flume", "b1 g7 a2 f7");
    assert_eq!(third.side_to_move(), Side::First);
    let third = third.play_text("a1").expect("empty");
    assert_eq!(third.side_to_move(), Side::First, "a1 has no empty neighbour");
    let third = third.play_text("d4").expect("empty");
    assert_eq!(third.side_to_move(), Side::Second, "d4 has four");
    // Every stone of the last row is followed by another, until the board is full.
    let rows = "a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 f2 g2 a3 b3 c3 d3 e3 f3 g3 a4 b4 c4 d4 e4 f4 g4 a5 b5 c5 d5 e5 \
                f5 g5 a6 b6 c6 d6 e6 f6 g6";
    let mut last_row = after("flume", rows);
    let side = last_row.side_to_move();
    for text in ["a7", "b7", "c7", "d7", "e7", "f7"] {
        last_row = last_row.play_text(text).expect("empty");
        assert_eq!(last_row.side_to_move(), side, "after {text}");
    }
    assert_eq!(winner(&last_row.play_text("g7").expect("empty")), Some(side));
}

/// The second player may take over the opening, once, on the second turn.
#[test]
fn flume_can_be_swapped() {
    let swapped = after("flume", "d4 swap");
    assert!(swapped.is_swapped() && !after("flume", "d4").is_swapped());
    assert_eq!(swapped.side_to_move(), Side::Second);
    assert!(start("flume").read_move("swap").is_err() && swapped.read_move("swap").is_err());
    assert!(after("flume", "d4 a1").read_move("swap").is_err());
    let error = start("rastros").read_move("swap").expect_err("Rastros has no swap");
    assert!(
        error.reason.in_language(Language::En).contains("no swap"),
        "{}",
        error.reason.in_language(Language::En)
    );
}

/// The sheet's example: 7 × 3 = 21 points against 6 × 3 = 18.
#[test]
fn produto_scores_21_against_18() {
    // Black: groups of 7 (a1 to e1, a2, b2), of 3 (a9 to c9) and one single; white: 6 (a5 to f5), 3 (i5, h6, h4).
    let table = table("produto");
    let text = "bbb../....../......./.......w/wwwwww..w/.b.....w/......./bb..../bbbbb black";
    let position = Position::read(&table, text).expect("the position can be set up");
    assert_eq!(position.score(Side::First), Some(21));
    assert_eq!(position.score(Side::Second), Some(18));
    assert_eq!(position.ending(), None, "the board is not full");
    // A single group counts nothing, however large it is.
    let one =
        Position::read(&table, "...../....../......./......../bbbbbbbbb/......../......./....../..... white");
    assert_eq!(one.expect("the position can be set up").score(Side::First), Some(0));
}
