//! Texts from the rules alone that a child can follow: short sentences, one demand each, and refusals that name one rule.

use std::sync::Arc;

use gallery::sheets::{plain, say};
use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use rules::game::{Game, Language};

use crate::game_text::game;

fn load(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{id}: {error}")).game)
}

fn rules_of(game: &Game, language: Language) -> String {
    plain::prose(game, language).rules.join("\n")
}

/// The most words a sentence or a point of a list may have.
const MOST_WORDS: usize = 36;

#[test]
fn sentences_of_games_with_much_to_say_are_short() {
    let games = [
        "oust",
        "damas-inglesas",
        "damas-internacionais",
        "damas-classicas",
        "dameo",
        "linhas-de-acao",
        "oware",
        "ouri",
        "kalah",
        "fanorona",
        "peoes",
        "tumbleweed",
        "halma-6x6",
        "moinho",
        "yote",
        "reversi",
    ];
    for id in games {
        for language in Language::ALL {
            for sentence in rules_of(load(id).game(), language).split(['.', ';', ':', '\n']) {
                let n = sentence.split_whitespace().filter(|word| *word != "-").count();
                assert!(n <= MOST_WORDS, "{id} {language}, {n} words: {sentence}");
            }
        }
    }
}

/// What is common to all lines of a turn is said once, below them; what one of them demands stands with it.
#[test]
fn what_several_lines_have_in_common_is_said_once() {
    for (language, once, conditions) in [
        (Language::Pt, "a mesma peça continua", "A segunda destas coisas só é permitida se"),
        (Language::En, "the same piece must go on", "The second of these is allowed only if"),
        (Language::Es, "la misma ficha sigue", "La segunda de estas cosas solo está permitida si"),
    ] {
        let draughts = rules_of(load("damas-internacionais").game(), language);
        assert_eq!(draughts.matches(once).count(), 1, "{draughts}");
        let oust = rules_of(load("oust").game(), language);
        assert_eq!(oust.matches(conditions).count(), 1, "{oust}");
    }
}

/// A condition of a single line is a sentence, several are a list, and each of several lines may have its own.
#[test]
fn conditions_are_sentences_or_lists() {
    let told = |turn: &str| {
        let rules = format!(
            "board: square 5x5\nsides: [white, black]\nturn:\n{turn}\nend:\n  - no move: next loses\n"
        );
        rules_of(&game(&rules), Language::En)
    };
    let one = told("  - place own on empty, removing enemy beside it, provided removed");
    assert!(
        one.contains(
            ". All enemy pieces beside that cell are removed. The move is allowed only if at least one"
        ),
        "{one}"
    );
    let two = told("  - place own on empty, provided own in centre and no own in corners");
    assert!(
        two.contains("The move is allowed only if, as a result:\n\n- there is") && two.contains(";\n- there"),
        "{two}"
    );
    let alike =
        "place own on empty CELLS, removing enemy beside it, provided own in centre and no own in corners";
    let each =
        told(&format!("  - {}\n  - {}", alike.replace("CELLS", "dark"), alike.replace("CELLS", "light")));
    assert!(each.contains("Each of these is allowed only if, as a result:"), "{each}");
    assert_eq!(each.matches("are removed").count(), 1, "{each}");
}

#[test]
fn a_double_step_and_a_piece_that_passed_are_told_from_the_cells() {
    for (language, words) in [
        (Language::Pt, ["a duas casas", "O último lance tem de ter passado por cima dessa casa"]),
        (Language::En, ["two cells away", "The last move must have gone over that cell"]),
        (
            Language::Es,
            ["a dos casillas", "El último movimiento tiene que haber pasado por encima de esa casilla"],
        ),
    ] {
        let text = rules_of(load("peoes").game(), language);
        assert!(words.iter().all(|words| text.contains(words)), "{text}");
    }
    // Two steps that are not one after the other are none.
    let bent = game(
        "board: square 6x6\nsides: [white, black]\npieces: 6 each\nstart: { each: first row }\nturn:\n  \
         - move own to empty left of (empty ahead of it)\nend:\n  - no move: next loses\n",
    );
    assert!(!rules_of(&bent, Language::En).contains("two cells"), "{}", rules_of(&bent, Language::En));
}

/// A refused move is told the line it is against, and what must be played before it.
#[test]
fn a_refusal_names_one_line_of_the_rules() {
    let told = |id: &str, after: &str, text: &str| {
        let position =
            Position::start(&load(id)).play_text(after).unwrap_or_else(|error| panic!("{id}: {error:?}"));
        let error = position.read_move(text).expect_err("against the rules");
        say::refusal(&position, &error, Language::En)
    };
    let one = told("tumbleweed", "a1,b1", "d2");
    assert_eq!(
        one.matches("puts one of their").count() + one.matches("put one of their").count(),
        1,
        "{one}"
    );
    let two = told("tumbleweed", "a1,b1", "three:c1");
    assert!(two.contains("piece 3") || two.contains("pieces 3"), "{two}");
    assert!(!two.contains("exactly four") && two.contains("exactly three"), "{two}");
    // Capturing is compulsory: the captures are told, too.
    let jump = told("damas-inglesas", "c3-d4 f6-e5", "a3-b4");
    assert!(jump.contains("jumps with") && jump.contains("moves one of their men"), "{jump}");
    assert!(!jump.contains("kings"), "{jump}");
}
