//! The commands, as people and scripts call them.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::support::session::typed;

/// What a run of the program came to.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

fn run_in(folder: &Path, args: &[&str], input: &str) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    let output = typed(command.env("ARBITRO_LANG", "en").current_dir(folder).args(args), input);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("the program prints UTF-8");
    let run = Run { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) };
    assert!(!run.err.contains("panicked"), "{args:?}: {}", run.err);
    run
}

/// Runs the program in an empty folder, so that only the built-in games count.
fn run(args: &[&str]) -> Run {
    let folder = tempfile::tempdir().expect("a temporary folder");
    run_in(folder.path(), args, "")
}

fn good(args: &[&str]) -> String {
    let run = run(args);
    assert_eq!(run.code, Some(0), "{args:?}: {}", run.err);
    assert!(run.err.is_empty(), "{args:?}: {}", run.err);
    run.out
}

fn bad(args: &[&str], code: i32) -> String {
    let run = run(args);
    assert_eq!(run.code, Some(code), "{args:?}: {}{}", run.out, run.err);
    assert!(run.out.is_empty(), "{args:?} prints {}", run.out);
    run.err
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).unwrap_or_else(|error| panic!("{args:?}: {error}"))
}

#[test]
fn games_are_listed_for_other_programs() {
    let all = json(&["games", "--json"]);
    let all = all.as_array().expect("a list");
    let find = |id: &str| all.iter().find(|game| game["id"] == id).unwrap_or_else(|| panic!("no {id}"));
    let game = find("avanco");
    assert_eq!(game["name"]["es"], "Avance");
    assert_eq!((&game["author"], &game["cells"]), (&Value::from("Dan Troyka"), &Value::from(49)));
    assert_eq!(find("avanco-5x5")["extends"], "avanco");
    let played = game["played"].as_array().expect("editions");
    assert!(played.iter().any(|one| one["edition"] == 13 && one["cycle"].is_string()), "{game}");
    let of_cycle = json(&["games", "--json", "--edition", "13", "--cycle", "1"]);
    let of_cycle: Vec<_> = of_cycle.as_array().expect("a list").iter().map(|game| &game["id"]).collect();
    assert!(!of_cycle.is_empty() && of_cycle.len() < 6, "{of_cycle:?}");
}

#[test]
fn the_rules_of_a_game_are_printed_and_varied() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let rules = good(&["rules", "Avanço"]);
    assert!(rules.contains("turn:\n  - move own to empty ahead of it\n") && rules.contains("examples:"));
    // Every game can be varied, and what is written at first is a game.
    let ids = json(&["games", "--json"]);
    let ids =
        ids.as_array().expect("a list").iter().filter_map(|game| game["id"].as_str().map(str::to_owned));
    for id in ids.filter(|id| ["avanco", "y", "moinho", "reversi-6x6", "ouri"].contains(&id.as_str())) {
        let name = format!("Meu {id} \"novo\" \\o/");
        let begun = run_in(folder.path(), &["rules", &id, "--variant", &name], "");
        assert_eq!((begun.code, begun.err.as_str()), (Some(0), ""), "{id}");
        let file = format!("meu-{id}-novo-o.yaml");
        assert!(begun.out.contains(&format!("arbitro check {file}")), "{}", begun.out);
        let checked = run_in(folder.path(), &["check", &file], "");
        assert!(checked.code == Some(0) && !checked.err.contains("error"), "{id}: {}", checked.err);
        let again = run_in(folder.path(), &["rules", &id, "--variant", &name], "");
        assert!(again.code == Some(1) && again.err.contains("--replace"), "{}", again.err);
    }
    // A variant of a file lies beside it, and the remarks become rules when the mark is taken away.
    let path = folder.path().join("meu-avanco-novo-o.yaml");
    let text = std::fs::read_to_string(&path).expect("it was written");
    let text = text.replace("# board: square 7x7", "board: square 8x8").replace("# pieces: 14", "pieces: 16");
    std::fs::write(&path, text).expect("it can be written");
    let varied = run_in(folder.path(), &["rules", "meu-avanco-novo-o.yaml", "--variant", "Outro"], "");
    assert_eq!(varied.code, Some(0), "{}", varied.err);
    let shown = run_in(folder.path(), &["show", "outro.yaml"], "");
    assert!(shown.out.starts_with("8 "), "{}", shown.out);
    for wrong in ["!!!", "avanco"] {
        assert!(bad(&["rules", "avanco", "--variant", wrong], 2).contains("choose another"));
    }
}

#[test]
fn games_are_listed() {
    let all = good(&["games"]);
    for name in [
        "  semaforo             Traffic Lights",
        "Cats & Dogs (Simon Norton, 1970s)",
        "Breakthrough (Dan Troyka, 2000)",
        "variants: avanco-5x5, avanco-8x8, avanco-circulos",
        // How one wins, as the sheet says it, or said from the rules where nobody wrote it.
        "    The player whose home the white piece enters wins, whoever moved it there.",
        "1st cycle, edition 20\n  dominorio ",
    ] {
        assert!(all.contains(name), "no `{name}` in\n{all}");
    }
    let ids: Vec<_> = rules::catalog::Catalog::built_in().ids().map(str::to_owned).collect();
    for id in &ids {
        assert!(all.contains(&format!(" {id}")), "no `{id}` in\n{all}");
    }
    assert!(all.lines().all(|line| line.chars().count() <= 80), "{all}");
    let edition = good(&["games", "--edition", "13"]);
    assert!(
        edition.contains("Traffic Lights") && edition.contains("Flume") && !edition.contains("Hex"),
        "{edition}"
    );
    let cycle = good(&["games", "--edition", "13", "--cycle", "1"]);
    assert!(cycle.contains("Trails") && !cycle.contains("Breakthrough"), "{cycle}");
    let secondary = good(&["games", "--cycle", "sec"]);
    assert_eq!(secondary.lines().count(), 20, "{secondary}");
    // A name without rules is listed all the same.
    assert!(good(&["games", "--edition", "1"]).contains("Polyhedra"));
    let error = bad(&["games", "--edition", "99"], 1);
    assert!(error.contains("no edition 99") && error.contains("1 to 20"), "{error}");
    assert!(bad(&["games", "--cycle", "4"], 2).contains("cycle"));
}

#[test]
fn moves_are_listed_or_the_outcome_told() {
    let moves = good(&["moves", "rastros"]);
    assert_eq!(moves.lines().count(), 8);
    assert!(moves.lines().any(|line| line == "e5-d4"), "{moves}");
    let after = good(&["moves", "rastros", "--after", "e5-d4 d5; c6"]);
    assert!(after.lines().all(|line| line.starts_with("c6-")), "{after}");
    let end = good(&["moves", "rastros", "--after", "d4 c3 b2 a1"]);
    assert!(end.contains("win: first player") && end.contains("marker in enemy goal"), "{end}");
    let value = json(&["moves", "avanco", "--after", "d2-d3", "--json"]);
    assert_eq!((value["game"].as_str(), value["to_move"].as_str()), (Some("avanco"), Some("second")));
    assert_eq!(value["to_move_side"], "black");
    assert_eq!(value["moves"].as_array().map(Vec::len), Some(19));
    assert!(value["outcome"].is_null());
    let position = value["position"].as_str().expect("a position as text");
    let again = json(&["moves", "avanco", "--position", position, "--json"]);
    assert_eq!(again["moves"], value["moves"]);
    let end = json(&["moves", "rastros", "--after", "d4 c3 b2 a1", "--json"]);
    assert_eq!(end["outcome"]["winner"], "first");
    assert_eq!(end["outcome"]["draw"], false);
    assert_eq!(end["moves"].as_array().map(Vec::len), Some(0));
}

#[test]
fn refusals_give_the_reason_and_the_legal_moves() {
    let error = bad(&["moves", "rastros", "--after", "e5-d4 d4-e5"], 1);
    assert!(error.contains("`d4-e5` cannot be played") && error.contains("legal moves:"), "{error}");
    assert!(error.contains("d4-c3"), "{error}");
    // By the rule as on the sheet, in the reader's words, and not by the line of the file.
    assert!(error.contains("it is against the rule: “") && !error.contains("leaving stone"), "{error}");
    let error = bad(&["moves", "rastros", "--after", "e5-d4 d4-e5", "--lang", "pt"], 1);
    assert!(error.contains("é contra a regra: “") && error.contains("casa"), "{error}");
    assert!(bad(&["moves", "rastros", "--after", "e5-z9"], 1).contains("the board has no cell `z9`"));
    assert!(bad(&["moves", "avanco", "--after", "d4-d5"], 1).contains("no piece stands on d4"));
    assert!(bad(&["moves", "avanco", "--after", "d6-d5"], 1).contains("is the opponent's"));
    assert!(bad(&["moves", "rastros", "--after", "swap"], 1).contains("no swap"));
    let error = bad(&["moves", "gatos-e-caes", "--after", "d5 c5"], 1);
    assert!(error.contains("on an empty cell outside the centre not beside an enemy piece"), "{error}");
    let over = bad(&["show", "rastros", "--after", "d4 c3 b2 a1 a2"], 1);
    assert!(over.contains("the game is over"), "{over}");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let rows = [
        "",
        "x",
        "7/7",
        "......./......./......./......./......./......./...... white",
        "9999999999/7/7/7/7/7/7",
    ];
    for text in rows.into_iter().chain([
        "zzzzzzz/7/7/7/7/7/7 white",
        "7/7/7/7/7/7/7 white nonsense",
        "7/7/7/7/7/7/7 green",
    ]) {
        let error = bad(&["show", "avanco", "--position", text], 1);
        assert!(error.contains("position"), "`{text}`: {error}");
    }
    let error = bad(&["show", "avanco", "--position", "wwwwwww/wwwwwww/wwwwwww/7/7/7/7 white"], 1);
    assert!(error.contains("21 `white`") && error.contains("only 14"), "{error}");
    for detail in [
        "turn=x",
        "step=9",
        "step=65535",
        "turn=65536",
        "passes=300",
        "last=a1",
        "last=z9-a1",
        "new=q1",
        "taken=1",
    ] {
        let error = bad(&["show", "avanco", "--position", &format!("7/7/7/7/7/7/w6 white {detail}")], 1);
        assert!(error.contains("position"), "`{detail}`: {error}");
    }
}

#[test]
fn names_with_accents_are_found() {
    let pairs = [
        ("Gatos & Cães", "gatos-e-caes"),
        ("gatos e caes", "gatos-e-caes"),
        ("Cats & Dogs", "gatos-e-caes"),
        ("avanço", "avanco"),
        ("AVANÇO", "avanco"),
        ("Breakthrough", "avanco"),
        ("Semáforo", "semaforo"),
        ("Pontos e Quadrados", "pontos-e-quadrados"),
        ("Go 7×7", "go-7x7"),
    ];
    for (name, id) in pairs {
        assert_eq!(json(&["moves", name, "--json"])["game"], id, "{name}");
    }
    let error = bad(&["show", "rastos"], 1);
    assert!(error.contains("no game `rastos`") && error.contains("did you mean `rastros`?"), "{error}");
    assert!(bad(&["show", "xadrez da lua"], 1).contains("arbitro games"));
}

#[test]
fn boards_are_drawn() {
    let board = good(&["show", "rastros"]);
    for part in
        ["7 . . . . . . 2", "5 . . . . m . .", "1 1 . . . . . .", "a b c d e f g", "to move", "position: "]
    {
        assert!(board.contains(part), "no `{part}` in\n{board}");
    }
    assert!(good(&["show", "produto", "--after", "black:a1"]).contains("score: 0 to 0"));
    let catalog = rules::catalog::Catalog::built_in();
    for id in catalog.ids() {
        let drawn = good(&["show", id]);
        let position =
            drawn.lines().find_map(|line| line.strip_prefix("position: ")).expect("the position as text");
        assert_eq!(good(&["show", id, "--position", position]), drawn, "{id}");
    }
}

#[test]
fn a_player_is_told_in_words_why_a_move_is_refused_and_how_the_game_ended() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let input = "e5-a1\ne5-a2\nd4\nc3\nb2\na1\n";
    let played = run_in(folder.path(), &["play", "rastros", "--lang", "pt"], input);
    assert_eq!(played.code, Some(0), "{}", played.err);
    // The rule is told once, and the end as the sheet tells it, not as the game file does.
    assert_eq!(played.out.matches("é contra a regra").count(), 1, "{}", played.out);
    assert!(played.out.contains("`e5-a2` também não, pela mesma regra; `dica` ajuda"), "{}", played.out);
    assert!(played.out.contains("casa final") && !played.out.contains("marker in"), "{}", played.out);
    // The text of the position is for who asks: after every move it took up to three lines of a narrow terminal.
    assert_eq!(played.out.matches("posição: ").count(), 0, "{}", played.out);
    let asked = run_in(folder.path(), &["play", "rastros", "--lang", "pt"], "d4\nmostrar\nsair\n");
    assert_eq!(asked.out.matches("posição: ").count(), 1, "{}", asked.out);
    let help = run_in(folder.path(), &["play", "--help", "--lang", "pt"], "");
    assert!(help.out.contains("dica  "), "{}", help.out);
}

#[test]
fn a_game_of_thousands_of_moves_is_played_without_lists_that_nobody_reads() {
    let folder = tempfile::tempdir().unwrap();
    let play = |input: &str| {
        let played = run_in(folder.path(), &["play", "amazonas", "--lang", "pt"], input);
        assert_eq!(played.code, Some(0), "{}", played.err);
        let (_, answer) = played.out.split_once("Brancas> ").unwrap();
        answer.to_owned()
    };
    let help = play("ajuda\n");
    assert!(
        help.contains("Há 2176 lances possíveis: `lances` mostra-os todos") && help.len() < 600,
        "{help}"
    );
    // A beginning asks for what is lacking, with a few examples.
    for begun in ["d1", "d1-d4"] {
        let told = play(&format!("{begun}\n"));
        assert!(told.contains("lances, como d1-") && told.len() < 400, "{told}");
    }
    let some = play("lances d1-d10\nlances d1-d4\n");
    assert!(some.contains("d1-d4,a1") && !some.contains("d1-d5"), "{some}");
    let first = play("lances a1\n");
    assert!(first.starts_with("nenhum lance começa por “a1”"), "{first}");
}

#[test]
fn a_game_is_played_recorded_and_replayed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let input = "moves\nd4\nd4-d4\nundo\nundo\nundo\nf6\nshow\n\nq9\nf6-g7\n";
    let played = run_in(folder.path(), &["play", "rastros", "--record", "jogo.txt"], input);
    assert_eq!(played.code, Some(0), "{}", played.err);
    assert!(
        played.out.contains("e5-d4 ") || played.out.contains(" e5-d4"),
        "the hint lists moves: {}",
        played.out
    );
    let how = played.out.find("To play, type a move, such as `e5-").expect("how to type a move is said");
    assert!(played.out[how..].contains("`help`") && played.out[how..].contains("`quit`"), "{}", played.out);
    assert!(how < played.out.find("> ").expect("a prompt"), "before the first prompt: {}", played.out);
    assert!(played.out.contains("there is nothing to take back"), "{}", played.out);
    assert!(played.out.contains("`d4-d4` cannot be played: "), "{}", played.out);
    assert!(played.out.contains("the board has no cell `q9`"), "{}", played.out);
    assert!(played.out.contains("win: second player"), "{}", played.out);
    let record = std::fs::read_to_string(folder.path().join("jogo.txt")).expect("the record is written");
    assert!(record.contains("game: rastros") && record.contains("result: second"), "{record}");
    assert!(record.contains("e5-f6 f6-g7") && !record.contains("d4"), "{record}");
    let replayed = run_in(folder.path(), &["replay", "jogo.txt"], "");
    assert_eq!(replayed.code, Some(0), "{}", replayed.err);
    assert!(replayed.out.contains("win: second player"), "{}", replayed.out);
    let all = run_in(folder.path(), &["replay", "jogo.txt", "--all"], "");
    assert_eq!(all.out.matches("position: ").count(), 3, "{}", all.out);
    // A game that is broken off is kept as far as it went.
    let broken_off = run_in(folder.path(), &["play", "flume", "--record", "meio.txt"], "d4\nswap\nquit\n");
    assert_eq!(broken_off.code, Some(0), "{}", broken_off.err);
    let replayed = run_in(folder.path(), &["replay", "meio.txt"], "");
    assert!(replayed.out.contains("not finished after 2 moves"), "{}", replayed.out);
    // A game can go on where another record ends.
    let on =
        run_in(folder.path(), &["play", "rastros", "--after", "d4 c3", "--record", "fim.txt"], "b2\na1\n");
    assert!(on.out.contains("win: first player"), "{}", on.out);
    let record = std::fs::read_to_string(folder.path().join("fim.txt")).expect("the record is written");
    assert!(record.contains("e5-d4 d4-c3 c3-b2 b2-a1"), "{record}");
    // A game that is only a file is found again from the record, wherever one stands.
    std::fs::create_dir(folder.path().join("meus")).expect("a folder");
    std::fs::write(folder.path().join("meus/meu.yaml"), "name: Meu\nextends: rastros\nboard: square 8x8\n")
        .expect("written");
    run_in(folder.path(), &["play", "meus/meu.yaml", "--record", "meu.txt"], "d4\nquit\n");
    let replayed = run_in(&folder.path().join("meus"), &["replay", "../meu.txt"], "");
    assert!(replayed.out.contains("not finished after 1 move\n"), "{} {}", replayed.out, replayed.err);
    // One that is named by its id is found beside the record, and where it is not, it is said how to name it.
    std::fs::create_dir(folder.path().join("games")).expect("a folder");
    std::fs::rename(folder.path().join("meus/meu.yaml"), folder.path().join("games/meu.yaml"))
        .expect("moved");
    run_in(folder.path(), &["play", "meu", "--record", "por-id.txt"], "d4\nquit\n");
    let replayed = run_in(&folder.path().join("meus"), &["replay", "../por-id.txt"], "");
    assert!(replayed.out.contains("not finished after 1 move\n"), "{} {}", replayed.out, replayed.err);
    std::fs::rename(folder.path().join("por-id.txt"), folder.path().join("meus/por-id.txt")).expect("moved");
    let lost = run_in(&folder.path().join("meus"), &["replay", "por-id.txt"], "");
    assert!(lost.err.contains("arbitro replay por-id.txt --games DIR"), "{}", lost.err);
    let found = run_in(&folder.path().join("meus"), &["replay", "por-id.txt", "--games", "../games"], "");
    assert!(found.out.contains("not finished after 1 move\n"), "{} {}", found.out, found.err);
    let usage = run_in(folder.path(), &["play", "rastros", "--position", "x", "--record", "r.txt"], "");
    assert_eq!(usage.code, Some(2), "{}", usage.err);
    let nowhere = run_in(folder.path(), &["play", "rastros", "--record", "no/such/folder.txt"], "d4\n");
    assert!(nowhere.code == Some(1) && nowhere.err.contains("cannot write"), "{}", nowhere.err);
}

#[test]
fn games_of_a_championship_are_looked_back_at_and_make_puzzles() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    // In the first, who begins could go to the own corner and walks away from it; the second is of another game.
    let games = "game: rastros\nstarts: Ana S.\nanswers: Rui P.\nmoves:\ne5-d4 d4-c3 c3-b2 b2-c1 c1-b1 b1-a1\n---\n\
                 game: semaforo-3x3\nstarts: Eva T.\nmoves:\na1\n";
    std::fs::write(folder.path().join("jogos.txt"), games).expect("written");
    // On a machine that has much else to do they take longer than people wait for.
    let patient = ["--limit-seconds", "3600"];
    let seen = run_in(folder.path(), &[&["review", "jogos.txt"], &patient[..]].concat(), "");
    assert_eq!(seen.code, Some(0), "{}{}", seen.out, seen.err);
    assert!(seen.out.contains("1. rastros Ana S., Rui P.\n"), "{}", seen.out);
    assert!(seen.out.contains("2. semaforo-3x3 Eva T.\n"), "{}", seen.out);
    let gift = seen.out.lines().find(|line| line.contains("given away")).expect("a win was given away");
    assert!(gift.contains("Move ") && gift.contains("would have won"), "{gift}");
    assert!(
        seen.out.contains("2 games were looked at; in one of them a win was given away."),
        "{}",
        seen.out
    );
    // A game that runs through a position known to be a puzzle, beside one of another game: it is found again.
    let known = run_in(
        folder.path(),
        &[&["puzzles", "semaforo-3x3", "--count", "1", "--json"], &patient[..]].concat(),
        "",
    );
    let known: serde_json::Value = serde_json::from_str(&known.out).expect("JSON");
    let texts = |key: &str| {
        let list = known["puzzles"][0][key].as_array().expect("moves").iter();
        list.map(|mv| mv.as_str().expect("a move").to_owned()).collect::<Vec<_>>()
    };
    let played = [texts("moves"), texts("solution")].concat().join(" ");
    let games = format!("{games}---\ngame: semaforo-3x3\nstarts: Ivo L.\nmoves:\n{played}\n");
    std::fs::write(folder.path().join("jogos.txt"), games).expect("written");
    let made = [&["puzzles", "semaforo-3x3", "--records", "jogos.txt"], &patient[..]].concat();
    let puzzles = run_in(folder.path(), &[&made[..], &["--json"]].concat(), "");
    assert_eq!(puzzles.code, Some(0), "{}{}", puzzles.out, puzzles.err);
    let told: serde_json::Value = serde_json::from_str(&puzzles.out).expect("JSON");
    assert_eq!(told["games"], 2, "only games of the game: {told}");
    assert_eq!(told["puzzles"][0]["position"], known["puzzles"][0]["position"], "{told}");
    let printed = run_in(folder.path(), &[&made[..], &["--out", "problemas.pdf"]].concat(), "");
    assert_eq!(printed.code, Some(0), "{}{}", printed.out, printed.err);
    let paper = std::fs::read(folder.path().join("problemas.pdf")).expect("printed");
    if let Some(words) = crate::reports::pdftotext(&paper) {
        assert!(words.contains("Ivo L.") && !words.contains("Eva T."), "whose game it was: {words}");
    }
    let other = run_in(folder.path(), &["puzzles", "hex", "--records", "jogos.txt"], "");
    assert!(other.code == Some(1) && other.err.contains("holds no game of Hex"), "{}", other.err);
    std::fs::write(folder.path().join("nada.txt"), "nothing").expect("written");
    let wrong = run_in(folder.path(), &["review", "nada.txt"], "");
    assert!(wrong.code == Some(1) && wrong.err.contains("nada.txt"), "{}", wrong.err);
}

#[test]
fn records_that_are_no_games_are_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let replay = |text: &[u8]| {
        std::fs::write(folder.path().join("r.txt"), text).expect("written");
        let run = run_in(folder.path(), &["replay", "r.txt"], "");
        assert_eq!(run.code, Some(1), "{}", run.out);
        assert!(run.err.contains("r.txt") || run.err.contains("no game"), "{}", run.err);
        run.err
    };
    let illegal = replay(b"game: rastros\nmoves:\n  1. e5-d4 d4-c3\n  3. c3-a1\n");
    assert!(
        illegal.contains("line 4: move 3: `c3-a1` cannot be played: ") && illegal.contains("legal moves: "),
        "{illegal}"
    );
    assert!(illegal.contains("it is against the rule: “"), "{illegal}");
    assert!(replay(b"moves: e5-d4\n").contains("which game"));
    assert!(replay(b"game: rastros\nwhat is this\n").contains("line 2"));
    assert!(replay(b"game: rastros\nresult: first\nmoves: f6 g7\n").contains("the moves say `second`"));
    assert!(replay(b"game: rastos\nmoves: f6 g7\n").contains("did you mean"));
    assert!(replay(b"game: rastros\nmoves: f6 g7 g6\n").contains("the game is over"));
    replay(b"\xff\xfe");
    replay(b"");
    assert_eq!(run_in(folder.path(), &["replay", "missing.txt"], "").code, Some(1));
    assert_eq!(run_in(folder.path(), &["replay", "."], "").code, Some(1));
}

#[test]
fn sequences_are_counted() {
    assert_eq!(good(&["perft", "rastros", "2"]), "1 8\n2 56\n");
    assert_eq!(good(&["perft", "avanco", "1", "--after", "d2-d3"]), "1 19\n");
    assert_eq!(good(&["perft", "rastros", "2", "--after", "d4 c3 b2 a1"]), "1 0\n2 0\n");
    bad(&["perft", "rastros", "0"], 2);
    bad(&["perft", "rastros", "many"], 2);
    bad(&["perft", "rastros"], 2);
}

#[test]
fn random_games_are_counted() {
    let value = json(&["playouts", "semaforo", "--count", "500", "--seed", "7", "--json"]);
    let number = |value: &Value| value.as_u64().expect("a number");
    let total = number(&value["wins"]["first"]) + number(&value["wins"]["second"]) + number(&value["draws"]);
    assert_eq!((total, number(&value["unfinished"])), (500, 0));
    assert!(value["mean_length"].as_f64().is_some_and(|mean| mean > 3.0));
    assert!(value["plies_per_second"].as_f64().is_some_and(|rate| rate > 0.0));
    let again = json(&["playouts", "semaforo", "--count", "500", "--seed", "7", "--json"]);
    assert_eq!(again["wins"], value["wins"]);
    let text = good(&["playouts", "flume", "--count", "50"]);
    assert!(text.contains("Black wins: ") && text.contains("mean length: "), "{text}");
    bad(&["playouts", "flume", "--count", "0"], 2);
    bad(&["playouts", "flume", "--count", "-3"], 2);
}

#[test]
fn a_folder_of_games_adds_and_overrides() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let games = folder.path().join("games");
    std::fs::create_dir(&games).expect("a folder");
    std::fs::write(games.join("rastros.yaml"), "name: Outro\nextends: avanco\n").expect("written");
    std::fs::write(games.join("meu.yaml"), "name: Meu jogo\nextends: semaforo\nboard: square 3x3\n")
        .expect("written");
    let run = |args: &[&str]| {
        let run = run_in(folder.path(), args, "");
        assert_eq!(run.code, Some(0), "{args:?}: {}", run.err);
        run.out
    };
    assert_eq!(run(&["perft", "rastros", "1"]), "1 19\n");
    assert_eq!(run(&["perft", "Meu jogo", "1"]), "1 9\n");
    assert_eq!(run(&["perft", "games/meu.yaml", "1"]), "1 9\n");
    let list = run(&["games"]);
    // A variant stands with its game, by the word one types.
    assert!(list.contains(": meu, semaforo-3x3"), "{list}");
    std::fs::rename(&games, folder.path().join("jogos")).expect("renamed");
    assert_eq!(run(&["perft", "rastros", "1"]), "1 8\n");
    assert_eq!(run(&["perft", "meu", "1", "--games", "jogos"]), "1 9\n");
    let missing = run_in(folder.path(), &["games", "--games", "nowhere"], "");
    assert!(missing.code == Some(1) && missing.err.contains("nowhere"), "{}", missing.err);
}

#[test]
fn files_are_checked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = "name: { pt: Meu, en: Mine }\nboard: square 3x3\nturn: place own on empty\nend:\n  - line of 3 own: mover wins\n  - no empty: draw\n";
    std::fs::write(folder.path().join("meu.yaml"), game).expect("written");
    let checked = run_in(folder.path(), &["check", "meu.yaml"], "");
    assert_eq!(checked.code, Some(0), "{}", checked.err);
    assert!(checked.out.contains("meu.yaml: Mine, all right"), "{}", checked.out);
    assert!(
        checked.err.starts_with("note: meu.yaml: Spanish (`es`) is missing in `name`"),
        "{}",
        checked.err
    );
    std::fs::write(folder.path().join("mau.yaml"), game.replace("empty", "emty").replace("board", "bord"))
        .expect("written");
    let checked = run_in(folder.path(), &["check", "meu.yaml", "mau.yaml"], "");
    assert_eq!(checked.code, Some(1));
    for part in ["mau.yaml:2:1", "did you mean `board`?", "1 of 2 files cannot be used"] {
        assert!(checked.err.contains(part), "no `{part}` in {}", checked.err);
    }
    assert_eq!(run_in(folder.path(), &["check"], "").code, Some(2));
}

#[test]
fn mistakes_are_told_in_the_language_of_the_user() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = "name: x\nbord: square 3x3\nturn: place own on emty\nend:\n  - no empty: draw\n";
    std::fs::write(folder.path().join("mau.yaml"), game).expect("written");
    for (language, parts) in [
        ("pt", ["erro: `bord` não é uma chave de um ficheiro de jogo", "= ajuda: queria dizer `board`?"]),
        ("es", ["error: `bord` no es una clave de un archivo de juego", "= ayuda: ¿quería decir `board`?"]),
    ] {
        let checked = run_in(folder.path(), &["check", "mau.yaml", "--lang", language], "");
        assert_eq!(checked.code, Some(1));
        for part in parts {
            assert!(checked.err.contains(part), "no `{part}` in {}", checked.err);
        }
    }
}

#[test]
fn the_built_in_games_are_all_right() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let checked = run_in(folder, &["check", "games"], "");
    assert_eq!(checked.code, Some(0), "{}", checked.err);
    assert!(checked.out.contains("files, all right"), "{}", checked.out);
    assert!(!checked.err.contains("error"), "{}", checked.err);
}

#[test]
fn completions_and_the_manual_page_are_printed() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = good(&["completions", shell]);
        assert!(script.contains("arbitro") && script.contains("playouts"), "{shell}");
    }
    bad(&["completions", "abacus"], 2);
    let page = good(&["man"]);
    assert!(page.contains(".TH arbitro") && page.contains("replay"), "{page}");
}

#[test]
fn usage_is_explained() {
    assert!(good(&["--help"]).contains("Examples:"));
    assert!(good(&["--version"]).starts_with("arbitro "));
    bad(&["dance"], 2);
    bad(&["moves"], 2);
    bad(&["moves", "rastros", "--colour", "red"], 2);
    for command in ["games", "check", "moves", "show", "play", "replay", "perft", "playouts", "completions"] {
        let help = good(&[command, "--help"]);
        assert!(help.contains("Usage: arbitro "), "{command}");
    }
}

/// What a sheet's text names wrongly is shown at its place, as every other mistake is.
#[test]
fn check_shows_where_a_text_or_a_mark_is_wrong() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("wrong.yaml");
    let text = "name: { pt: Prova, en: Trial }
board: square 3x3
turn: place own on empty
end:
  - no move: draw
text:
  pt:
    goal: Encher as {cels} casas.
    rules:
      - |
        Na figura vê-se o fim.

        ![O fim.](ending)
    notes: Nada.
  en:
    goal: Fill the {cells} cells.
    rules: In turn, each player
      fills one of {colums} columns.
examples:
  end:
    marks: { a1: \"1\", d4: \"2\" }
";
    std::fs::write(&path, text).expect("the file can be written");
    let output = Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .args(["check", "--lang", "en"])
        .arg(&path)
        .output()
        .expect("the program runs");
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{complaints}");
    for (place, message) in [
        ("8:21", "`{cels}` names no fact of the game"),
        ("13:19", "there is no example `ending` to draw"),
        ("14:5", "the section `notes` is missing in the text in `en`"),
        ("18:20", "`{colums}` names no fact of the game"),
        ("21:23", "the board has no cell `d4`"),
    ] {
        let at = format!("wrong.yaml:{place}");
        let shown = complaints.split("\n\n").find(|complaint| complaint.contains(&at));
        let shown = shown.unwrap_or_else(|| panic!("nothing at {place}:\n{complaints}"));
        assert!(shown.contains(message) && shown.contains('^'), "{place}:\n{shown}");
    }
}

#[test]
fn solving_tells_who_wins_and_how() {
    let text = good(&["solve", "tic-tac-toe", "--after", "a1 b1", "--threads", "1"]);
    assert!(text.starts_with("win: Cross (first player) in 5 plies"), "{text}");
    assert!(text.contains("\nline: ") && text.contains(" positions in "), "{text}");
    let value = json(&["solve", "hexapawn", "--json"]);
    assert_eq!(
        (&value["solved"], &value["winner"], &value["plies"]),
        (&true.into(), &"second".into(), &6.into())
    );
    assert_eq!(value["line"].as_array().map(Vec::len), Some(6));
    let drawn = json(&["solve", "tic-tac-toe", "--json"]);
    assert_eq!((&drawn["draw"], &drawn["winner"]), (&true.into(), &Value::Null));
    let over = good(&["solve", "tic-tac-toe", "--after", "a1 b1 a2 b2 a3"]);
    assert!(over.starts_with("win: Cross (first player; line of 3 own"), "{over}");
}

#[test]
fn a_proof_is_written_checked_and_refused_when_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("proof.txt");
    let file = path.to_str().unwrap();
    let text = good(&["solve", "hexapawn", "--proof", file]);
    assert!(text.contains("proof written to ") && text.contains("arbitro check-proof "), "{text}");
    let text = good(&["check-proof", file]);
    assert!(text.contains("second player") && text.contains("the proof holds"), "{text}");
    assert_eq!(json(&["check-proof", file, "--json"])["winner"], "second");
    // What is there is not written over unasked.
    assert!(bad(&["solve", "hexapawn", "--proof", file], 1).contains("--replace"));
    let proof = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = proof.lines().collect();
    let damaged = [&lines[..6], &lines[7..]].concat().join("\n");
    std::fs::write(&path, damaged).unwrap();
    let error = bad(&["check-proof", file], 1);
    assert!(error.contains("the proof does not hold: no line tells"), "{error}");
    std::fs::write(&path, "game: hexapawn\nmoves: a1\n").unwrap();
    assert!(bad(&["check-proof", file, "--lang", "es"], 1).contains("esto no es una demostración"));
    let error = bad(&["solve", "tic-tac-toe", "--proof", file, "--replace"], 1);
    assert!(error.contains("nobody wins here"), "{error}");
}

#[test]
fn solving_says_when_a_limit_is_reached_and_refuses_what_is_no_position() {
    let text = good(&["solve", "amazonas", "--limit-seconds", "1", "--memory-mb", "16"]);
    assert!(text.starts_with("not solved in "), "{text}");
    assert!(json(&["solve", "amazonas", "--limit-seconds", "1", "--json"])["solved"] == false);
    let error = bad(&["solve", "tic-tac-toe", "--position", "ccc/ccc cross"], 1);
    assert!(error.contains("cannot be read"), "{error}");
    let error = bad(&["solve", "tic-tac-toe", "--after", "b2 b2"], 1);
    assert!(error.contains("`b2` cannot be played"), "{error}");
}

#[test]
fn refusals_are_in_the_language_of_the_user() {
    for (args, expected) in [
        (
            &["solve", "tic-tac-toe", "--position", "ccc/ccc cross"][..],
            "não se percebe esta posição: o tabuleiro tem 3",
        ),
        (
            &["show", "rastros", "--position", "mm5/7/7/7/7/7/7"],
            "são 2 `marker`, contando as perdidas, mas o jogo só tem 1",
        ),
        (&["moves", "tic-tac-toe", "--after", "b2 b2"], "`b2` não pode ser jogado: "),
        (&["moves", "tic-tac-toe", "--after", "b2 b2"], "\nlances legais: a1 "),
        (&["show", "rastos"], "não há nenhum jogo `rastos`; queria dizer `rastros`?"),
        (&["replay", "nowhere.txt"], "não foi possível ler `nowhere.txt`"),
    ] {
        let error = bad(&[args, &["--lang", "pt"]].concat(), 1);
        assert!(error.starts_with("erro: ") && error.contains(expected), "{args:?}: {error}");
    }
}
