//! The pocket: what is asked and what is answered, as a page does it.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use gallery::play::Visit;
use gallery::play::page::{Addresses, Shown, show};
use pocket::collection::takes;
use pocket::lesson::{self, Kind};
use rules::catalog::Catalog;
use rules::engine::{Position, Rng, Table};
use serde_json::{Value, json};
use speech::Language;

fn ask(question: &Value) -> Value {
    serde_json::from_str(&pocket::answer(&question.to_string())).unwrap()
}

#[test]
fn a_board_in_the_pocket_is_the_one_of_the_desk_for_every_game() {
    let catalog = Catalog::built_in();
    for id in catalog.ids() {
        let table = Table::new(catalog.load(id).unwrap().game);
        let mut rng = Rng::new(7);
        let mut position = Position::start(&table);
        let mut visit = Visit { hints: true, ..Visit::default() };
        for _ in 0..6 {
            let moves = position.moves();
            if moves.is_empty() || position.ending().is_some() {
                break;
            }
            let mv = moves[rng.below(u32::try_from(moves.len()).unwrap()) as usize];
            visit.moves.push(position.write_move(mv));
            position = position.play_legal(mv);
        }
        let page = format!("/play/{id}");
        let way = Addresses { page: page.clone(), server: None };
        let Shown::Board { html, .. } = show(&table, Ok(visit.clone()), &way, Language::Es) else {
            panic!("{id}: no board")
        };
        let question =
            json!({ "ask": "board", "game": id, "query": visit.query(), "page": page, "language": "es" });
        let answer = ask(&question);
        assert_eq!(answer["is"], "board", "{id}: {answer}");
        assert_eq!(answer["html"], html, "{id}");
        assert_eq!(answer["address"], way.to(&visit), "{id}");
    }
}

#[test]
fn the_computer_answers_with_a_legal_move_and_says_so() {
    let answer = ask(&json!({
        "ask": "think", "game": "semaforo", "query": "vs=first-2", "page": "semaforo.html", "language": "pt",
    }));
    let address = answer["address"].as_str().unwrap();
    let visit = Visit::read(address.split_once('?').unwrap().1).unwrap();
    assert_eq!(visit.moves.len(), 1);
    let table = Table::new(Catalog::built_in().load("semaforo").unwrap().game);
    assert!(visit.play(&table).is_ok());
    let said = format!("data-said=\"Computador: {}", visit.moves[0].split(':').next_back().unwrap());
    assert!(answer["html"].as_str().unwrap().contains(&said), "{said}");
}

#[test]
fn a_puzzle_has_one_winning_move_by_brute_force() {
    let answer =
        ask(&json!({ "ask": "puzzle", "game": "semaforo", "turns": 1, "seed": 3, "language": "pt" }));
    assert_eq!(answer["is"], "puzzle", "{answer}");
    let table = Table::new(Catalog::built_in().load("semaforo").unwrap().game);
    let position = Position::read(&table, answer["position"].as_str().unwrap()).unwrap();
    let side = position.side_to_move();
    let wins = position
        .moves()
        .into_iter()
        .filter(|mv| position.play_legal(*mv).ending().is_some_and(|ending| ending.winner == Some(side)));
    let wins: Vec<String> = wins.map(|mv| position.write_move(mv)).collect();
    assert_eq!(wins, [answer["line"][0].as_str().unwrap()]);
    assert_eq!(answer["first"], 1);
}

#[test]
fn a_file_in_the_making_is_answered_with_places_then_with_a_sheet() {
    let draft = |board: &str| {
        let file = format!(
            "name: {{ pt: \"Corrida já\", en: Run, es: Carrera }}\nextends: avanco\nboard: {board}\n"
        );
        ask(&json!({ "ask": "check", "game": "corrida-ja", "file": file, "language": "pt" }))
    };
    let wrong = draft("squar 7x7");
    assert_eq!(wrong["name"], Value::Null);
    let problem = &wrong["problems"][0];
    assert_eq!(problem["line"], 3);
    // Counted in letters, not in bytes: the first line has an accent.
    let file = "name: { pt: \"Corrida já\", en: Run, es: Carrera }\nextends: avanco\nboard: squar 7x7\n";
    let letters: Vec<char> = file.chars().collect();
    let from = usize::try_from(problem["from"].as_u64().unwrap()).unwrap();
    assert_eq!(letters[from..from + 5].iter().collect::<String>(), "squar");
    assert!(problem["text"].as_str().unwrap().len() > 10);
    let right = draft("square 6x7");
    assert_eq!(right["name"], "Corrida já", "{right}");
    assert!(right["sheet"].as_str().unwrap().contains("<svg"));
}

#[test]
fn each_claim_of_a_file_has_its_verdict_and_its_position() {
    let file = "name: { pt: X, en: X, es: X }\nextends: rastros\nexamples:\n  one:\n    after: e5-d4\n    claims:\n      - second to move\n      - first to move\n      - after d4-c3, can play c3-b2\n";
    let answer = ask(&json!({ "ask": "check", "game": "x", "file": file, "language": "en" }));
    assert_eq!(answer["name"], "X", "a false claim is no mistake of the file: {answer}");
    let claims: Vec<&Value> =
        answer["claims"].as_array().unwrap().iter().filter(|claim| claim["example"] == "one").collect();
    let truths: Vec<&str> = claims.iter().map(|claim| claim["truth"].as_str().unwrap()).collect();
    assert_eq!(truths, ["true", "false", "true"]);
    assert_eq!((claims[1]["line"].as_u64(), claims[1]["text"].as_str()), (Some(8), Some("first to move")));
    assert!(claims[1]["says"].as_str().unwrap().starts_with("false: "), "{}", claims[1]);
    let problems = answer["problems"].as_array().unwrap();
    assert!(problems.iter().all(|problem| problem["line"] != 8), "a claim is told twice: {answer}");
    // Each can be shown on the board.
    let table = Table::new(Catalog::built_in().load("rastros").unwrap().game);
    let moves = Position::start(&table).play_text("e5-d4 d4-c3").unwrap();
    assert_eq!(claims[2]["position"].as_str().unwrap(), moves.write());
}

#[test]
fn random_games_are_counted_whole() {
    let file = "name: Run\nextends: avanco\n";
    let answer = ask(&json!({ "ask": "fair", "game": "run", "file": file, "language": "en" }));
    let count = |key: &str| answer[key].as_u64().unwrap();
    assert_eq!(count("first") + count("second") + count("draws"), count("games"));
    // Somebody reaches the other side in every game of Breakthrough's kind.
    assert_eq!(count("draws"), 0);
    assert!(answer["says"].as_str().unwrap().starts_with("In 400 random games"));
}

#[test]
fn a_look_back_names_the_move_that_gave_the_win_away_and_what_is_not_known() {
    let table = Table::new(Catalog::built_in().load("rastros").unwrap().game);
    // The second player could have gone to g7 and goes elsewhere; then the first wins.
    let query = "m=e5-e6 e6-f6 f6-f5 f5-e4 e4-d3 d3-c3 c3-b2 b2-a2 a2-a1".replace(' ', "+");
    let visit = Visit::read(&query).unwrap();
    assert!(visit.play(&table).is_ok(), "the game can be played");
    let ask_for = |query: &str| {
        let answer = ask(
            &json!({ "ask": "review", "game": "rastros", "query": query, "page": "r", "language": "en" }),
        );
        let says: Vec<String> = serde_json::from_value(answer["says"].clone()).unwrap();
        says
    };
    let says = ask_for(&query);
    // Near the end brute force agrees: whoever moves at b2 beside a1 chose where the game goes.
    assert!(
        says.last().unwrap().starts_with("Proven from move") || says.last().unwrap().starts_with("All"),
        "{says:?}"
    );
    let played = visit.play(&table).unwrap();
    let wins = |position: &Position| -> bool { wins(position, 12) };
    for (at, position) in played.positions.iter().enumerate().rev().skip(1).take(4) {
        let gift = wins(position) && wins(&played.positions[at + 1]);
        let is_said = says.iter().any(|line| line.starts_with(&format!("Move {}, ", at + 1)));
        assert_eq!(gift, is_said, "move {}: {says:?}", at + 1);
    }
}

/// In noughts and crosses everything is known by trying: each gift is told, by the number people count with, and nothing else is.
#[test]
fn gifts_are_counted_from_one_as_people_count_moves() {
    let table = Table::new(Catalog::built_in().load("tic-tac-toe").unwrap().game);
    let mut n_gifts = 0;
    for game in ["a1 b1 c1 b2 a3", "b2 b1 a1 c3 a2 c2 a3", "a1 b1 b2 c3 b3 c1 c2", "b1 a3 b2 b3 c3 c1"] {
        let query = format!("m={}", game.replace(' ', "+"));
        let played = Visit::read(&query).unwrap().play(&table).unwrap();
        let question =
            json!({ "ask": "review", "game": "tic-tac-toe", "query": query, "page": "t", "language": "en" });
        let says: Vec<String> = serde_json::from_value(ask(&question)["says"].clone()).unwrap();
        let moves: Vec<&str> = game.split(' ').collect();
        let mut told = Vec::new();
        // Nobody can give anything away before there are two on the board.
        for (at, mv) in moves.iter().enumerate().skip(2) {
            if worth(&played.positions[at]) == 1 && worth(&played.positions[at + 1]) >= 0 {
                told.push((at + 1, *mv));
            }
        }
        n_gifts += told.len();
        let gifts: Vec<&String> = says.iter().filter(|line| line.starts_with("Move ")).collect();
        assert_eq!(gifts.len(), told.len(), "{game}: {told:?} {says:?}");
        for (line, (number, mv)) in gifts.iter().zip(&told) {
            assert!(line.starts_with(&format!("Move {number}, ")) && line.contains(mv), "{game}: {line}");
        }
    }
    assert!(n_gifts >= 3, "only {n_gifts}");
}

/// What a position is worth to the side to move: 1 for a win, 0 for a draw, by trying everything.
fn worth(position: &Position) -> i32 {
    if let Some(ending) = position.ending() {
        return ending.winner.map_or(0, |winner| if winner == position.side_to_move() { 1 } else { -1 });
    }
    let mut best = -1;
    for mv in position.moves() {
        best = best.max(-worth(&position.play_legal(mv)));
        if best == 1 {
            break;
        }
    }
    best
}

/// A variant tells its own claims, true and false; what it inherits and what still holds its parent tells.
#[test]
fn inherited_claims_that_hold_are_left_to_the_parent() {
    let claims = |more: &str| {
        let file = format!("name: {{ pt: X, en: X, es: X }}\nextends: tic-tac-toe\n{more}");
        let answer = ask(&json!({ "ask": "check", "game": "x", "file": file, "language": "en" }));
        assert_eq!(answer["name"], "X", "{answer}");
        let claims = answer["claims"].as_array().unwrap();
        let said = claims.iter().map(|claim| {
            let word = |key: &str| claim[key].as_str().unwrap().to_owned();
            (word("example"), word("text"), word("truth"))
        });
        said.collect::<Vec<_>>()
    };
    assert_eq!(claims(""), [], "what is inherited holds, and its own file tells it");
    let own = claims("examples:\n  one:\n    after: a1\n    claims: [nought to move, cross to move]\n");
    let told = |text: &str, truth: &str| ("one".to_owned(), text.to_owned(), truth.to_owned());
    assert_eq!(own, [told("nought to move", "true"), told("cross to move", "false")]);
    assert_eq!(
        claims("board: square 4x3\n"),
        [],
        "with other rules nothing is claimed that was not claimed of them"
    );
}

/// Of what comes after more complaints than are kept nothing is known, and nothing is called true.
#[test]
fn claims_after_too_many_wrong_ones_are_not_called_true() {
    let many = vec!["cross to move"; 60].join(", ");
    let examples = format!("  one:\n    after: a1\n    claims: [{many}]\n");
    let last = "  two:\n    after: a1\n    claims: [nought to move]\n";
    let file = format!("name: {{ pt: X, en: X, es: X }}\nextends: tic-tac-toe\nexamples:\n{examples}{last}");
    let answer = ask(&json!({ "ask": "check", "game": "x", "file": file, "language": "en" }));
    let claims = answer["claims"].as_array().unwrap();
    assert_eq!(claims.len(), 61, "{answer}");
    let told = |truth: &str| claims.iter().filter(|claim| claim["truth"] == truth).count();
    assert_eq!((told("true"), told("false"), told("open")), (0, 50, 11), "{answer}");
    assert_eq!(claims[60]["says"], "not looked at yet: mend those above first");
}

/// Says whether the side to move wins within some plies, by trying everything.
fn wins(position: &Position, plies: u32) -> bool {
    if position.ending().is_some() || plies == 0 {
        return false;
    }
    let side = position.side_to_move();
    position.moves().into_iter().any(|mv| {
        let next = position.play_legal(mv);
        match next.ending() {
            Some(ending) => ending.winner == Some(side),
            None => !wins(&next, plies - 1),
        }
    })
}

#[test]
fn questions_that_make_no_sense_are_answered_too() {
    for question in [
        "",
        "{}",
        "{\"ask\": \"fly\"}",
        "{\"ask\": \"board\", \"game\": \"x\", \"page\": \"\", \"language\": \"pt\"}",
    ] {
        let answer: Value = serde_json::from_str(&pocket::answer(question)).unwrap();
        assert_eq!(answer["is"], "unknown", "{question}");
    }
    let lost =
        ask(&json!({ "ask": "board", "game": "rastros", "query": "m=z9", "page": "r", "language": "en" }));
    assert!(lost["html"].as_str().unwrap().contains("role=\"alert\""), "{lost}");
}

#[test]
fn every_puzzle_that_is_ready_is_one_of_its_game() {
    let catalog = Catalog::built_in();
    let kept: BTreeMap<String, Vec<Value>> =
        serde_json::from_str(include_str!("../../games/puzzles.json")).unwrap();
    assert!(pocket::collection::games().eq(kept.keys().map(String::as_str)));
    for (id, kept) in kept {
        let table = Table::new(catalog.load(&id).unwrap().game);
        let puzzles = pocket::collection::of(&table, Language::En);
        // Those whose solution cannot be played, or does not win, are left out.
        assert_eq!(puzzles.len(), kept.len(), "{id}");
        for puzzle in puzzles {
            let posed = &puzzle.posed;
            assert!(posed.own[0] && !puzzle.themes.is_empty(), "{id}: {posed:?}");
            if posed.line.len() > 1 {
                continue;
            }
            let position = Position::read(&table, &posed.position).unwrap();
            let mover = position.side_to_move();
            let wins = |mv| position.play_legal(mv).ending().is_some_and(|end| end.winner == Some(mover));
            assert_eq!(position.moves().into_iter().filter(|mv| wins(*mv)).count(), 1, "{id}: {posed:?}");
        }
    }
}

#[test]
fn a_lesson_asks_for_what_the_rules_allow_and_the_same_each_time() {
    let catalog = Catalog::built_in();
    for id in ["avanco", "ouri", "semaforo", "hex-7x7", "rastros", "konane", "go-5x5", "produto"] {
        let table = Table::new(catalog.load(id).unwrap().game);
        let steps = lesson::steps(&table);
        assert_eq!(steps, lesson::steps(&table), "{id}");
        let kinds: Vec<Kind> = steps.iter().map(|step| step.kind).collect();
        assert_eq!(kinds[..2], [Kind::Goal, Kind::Move], "{id}");
        assert!(kinds[2..].contains(&Kind::End) && kinds.len() == 5, "{id}: {kinds:?}");
        for step in steps {
            let start = Position::start(&table);
            let position = step.position.map_or(start, |text| Position::read(&table, &text).unwrap());
            let mover = position.side_to_move();
            for text in step.right.iter().chain(&step.shown) {
                let mv = position.read_move(text).unwrap();
                let won = position.play(mv).unwrap().ending().is_some_and(|end| end.winner == Some(mover));
                let must_win =
                    matches!(step.kind, Kind::Goal | Kind::End | Kind::Puzzle) && step.line.is_empty();
                assert!(won || !must_win, "{id}: {text} does not win");
                assert!(step.kind != Kind::Take || takes(&position, mv), "{id}: {text} takes nothing");
            }
            assert!(step.kind != Kind::Puzzle || step.right.len() == 1, "{id}: {:?}", step.right);
            if !step.line.is_empty() {
                let last = position.play_text(&step.line.join(" ")).unwrap();
                assert_eq!(last.ending().unwrap().winner, Some(mover), "{id}: {:?}", step.line);
                assert_eq!(step.own.len(), step.line.len(), "{id}");
            }
        }
    }
}

// Random games of connection end on boards that are nearly full: nobody saw there what had won.
#[test]
fn a_win_that_a_lesson_shows_is_seen_at_once() {
    for id in ["hex", "nex", "y", "sesqui", "semaforo", "avanco", "peoes"] {
        let table = Table::new(Catalog::built_in().load(id).unwrap().game);
        for step in
            lesson::steps(&table).into_iter().filter(|step| [Kind::Goal, Kind::End].contains(&step.kind))
        {
            let position = Position::read(&table, &step.position.unwrap()).unwrap();
            assert_eq!(position.setup().step, 0, "{id}: in the middle of a turn");
            let mv = step.shown.as_ref().or(step.right.first()).unwrap();
            let won = position.play_legal(position.read_move(mv).unwrap());
            let needed = gallery::sheets::finish::winning(&won).len().max(4);
            let cells = position.setup().cells;
            for layer in 0..table.game().layers().len() {
                let standing = cells.iter().filter(|cell| **cell == Some(layer)).count();
                assert!(standing <= needed + 1, "{id}, {:?}: {standing} beside {needed}", step.kind);
            }
        }
    }
}

#[test]
fn what_was_asked_before_changes_no_answer() {
    let board = |game: &str, query: &str, file: Option<&str>| {
        json!({ "ask": "board", "game": game, "query": query, "page": "p", "language": "pt", "file": file })
            .to_string()
    };
    let small = "name: { pt: Um, en: One, es: Uno }\nextends: avanco\nboard: square 5x5\n";
    let large = "name: { pt: Um, en: One, es: Uno }\nextends: avanco\nboard: square 6x6\n";
    let questions = [
        board("rastros", "", None),
        board("rastros", "m=e5-d4", None),
        board("rastros", "m=e5-e9", None),
        board("avanco", "", None),
        board("avanco", "", Some(small)),
        board("avanco", "", Some(large)),
        board("avanco", "", None),
        board("no-such-game", "", None),
        board("avanco", "c=a2", None),
        json!({ "ask": "fair", "game": "avanco", "file": small, "language": "pt" }).to_string(),
        board("avanco", "", Some(small)),
    ];
    let mut shelf = pocket::question::Shelf::default();
    for question in &questions {
        assert_eq!(pocket::answer_again(question, &mut shelf), pocket::answer(question), "{question}");
    }
    // The game of the last question stands ready, and no other.
    let again: pocket::question::Question = serde_json::from_str(&questions[10]).unwrap();
    assert_eq!(again.known_game(), None, "a text of one's own is no game of the house");
    let known: pocket::question::Question = serde_json::from_str(&questions[0]).unwrap();
    assert_eq!(known.known_game(), Some("rastros"));
}
