//! What the gallery says of games, held to their rules.

use gallery::sheets::plain;
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::game::{Game, Language};

use crate::game_text::{compiled, game};
use crate::golden;

fn said(game: &Game, language: Language) -> String {
    let prose = plain::prose(game, language);
    [prose.material, prose.goal, prose.rules].concat().join("\n")
}

#[test]
fn the_texts_written_from_the_rules_are_as_approved() {
    let catalog = Catalog::built_in();
    for id in catalog.ids() {
        let compiled = catalog.load(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        for language in Language::ALL {
            let prose = plain::prose(&compiled.game, language);
            let sections = [prose.material, prose.goal, prose.rules].map(|section| section.join("\n"));
            golden::check(&format!("prose/{id}.{language}.md"), &format!("{}\n", sections.join("\n\n")));
        }
    }
}

#[test]
fn lines_that_were_once_said_wrongly_are_said_as_approved() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/prose");
    for name in ["jumps", "hexagon", "sides", "patterns", "shifts"] {
        let text = std::fs::read_to_string(format!("{folder}/{name}.yaml")).expect("a game of the tests");
        let file = GameText { name: format!("{name}.yaml"), text };
        let compiled = compile(name, file, &|_| None).unwrap_or_else(|failure| {
            panic!("{}", failure.diagnostics.render(&failure.sources, Language::En))
        });
        for language in Language::ALL {
            golden::check(
                &format!("prose/lines/{name}.{language}.md"),
                &format!("{}\n", said(&compiled.game, language)),
            );
        }
    }
}

#[test]
fn a_word_without_a_name_keeps_its_own_plural_and_is_told() {
    let text = "name: { pt: X, en: X, es: X }\nwords: { hound: { pt: cão, en: hound } }\nboard: square 5x5\n\
                pieces: { wall: 8 shared, hound: 2 each }\nturn: place any on empty\nend:\n  - no move: next loses\n";
    let compiled = compiled(text);
    let pt = said(&compiled.game, Language::Pt);
    assert!(pt.contains("8 peças «wall»") && pt.contains("2 cães"), "{pt}");
    let lacks: Vec<(Language, Vec<String>)> =
        compiled.lacks.iter().map(|lack| (lack.language, lack.words.clone())).collect();
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    assert_eq!(lacks, [(Language::Pt, words(&["wall"])), (Language::Es, words(&["wall", "hound"]))]);
}

#[test]
fn a_first_turn_that_is_the_same_for_both_is_told_once() {
    let game = game(
        "board: square 5x5\nsides: [white, black]\nfirst turn: place own on centre\nturn: place own on empty\n\
         end:\n  - no move: next loses\n",
    );
    for language in Language::ALL {
        let text = said(&game, language);
        assert_eq!(text.matches("c3").count(), 1, "{text}");
    }
}

#[test]
fn every_sentence_is_whole_in_every_language() {
    let catalog = Catalog::built_in();
    for id in catalog.ids() {
        let compiled = catalog.load(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        for language in Language::ALL {
            let prose = plain::prose(&compiled.game, language);
            for text in [prose.material, prose.goal, prose.rules].concat() {
                let end = text.trim_end();
                assert!(end.ends_with('.') && !end.ends_with(".."), "{id} {language}: `{text}`");
                for wrong in
                    ["  ", ",,", " ,", " .", ";.", ",.", ":.", " de o ", " em a ", " de el ", " a el "]
                {
                    assert!(!text.contains(wrong), "{id} {language}: `{wrong}` in `{text}`");
                }
                assert!(
                    text.starts_with(|c: char| c.is_uppercase() || c.is_numeric() || "«“".contains(c)),
                    "{id}: `{text}`"
                );
            }
        }
    }
}

#[test]
fn directions_of_jumps_are_told() {
    let way = |way: &str| {
        format!(
            "board: square 7x7\nsides: [white, black]\npieces: 7 each\nstart: {{ each: first row }}\n\
             turn: jump own {way} over enemy to empty, removing jumped\nend:\n  - no move: next loses\n"
        )
    };
    for (word, pt, en, es) in [
        ("ahead", "em frente", "forward", "hacia delante"),
        ("sideways", "para o lado", "sideways", "hacia un lado"),
        ("diagonally", "na diagonal", "diagonally", "en diagonal"),
        ("diagonally ahead", "em frente, na diagonal", "diagonally forward", "hacia delante, en diagonal"),
        ("straight", "na horizontal ou na vertical", "along a row or column", "en horizontal o en vertical"),
    ] {
        let game = game(&way(word));
        for (language, said_so) in [(Language::Pt, pt), (Language::En, en), (Language::Es, es)] {
            let text = said(&game, language);
            assert!(text.contains(said_so), "{word}: {text}");
        }
    }
}

#[test]
fn lines_after_an_otherwise_depend_on_it_too() {
    let game = game(
        "board: square 6x6\nsides: [white, black]\npieces: 6 each\nstart: { each: first row }\nturn:\n  \
         - jump own over enemy to empty, removing jumped\n  - otherwise move own to empty ahead of it\n  \
         - move own to empty sideways of it\nend:\n  - no move: next loses\n",
    );
    let text = said(&game, Language::Pt);
    let (before, after) = text.split_once("Se nada disto for possível").expect("a condition");
    assert!(before.contains("salta com") && !before.contains("move"), "{text}");
    assert_eq!(after.matches("\n- move").count(), 2, "{text}");
}

#[test]
fn hexagons_have_no_rows_and_columns_of_squares() {
    let game = game(
        "board: hexagon 4\nsides: [white, black]\npieces: 4 each\nstart: { white: a1, black: d7 }\nturn:\n  \
         - move own to empty straight from it\n  - move own to empty ahead of it\nend:\n  - no move: next loses\n",
    );
    let text = said(&game, Language::Pt);
    assert!(!text.contains("horizontal") && !text.contains("imediatamente à frente"), "{text}");
    assert!(text.contains("à frente, em qualquer das duas direções"), "{text}");
}

#[test]
fn what_moved_last_is_a_piece_where_a_piece_is_meant() {
    let game = game(
        "board: square 6x6\nsides: [white, black]\npieces: 6 each\nstart: { each: first row }\nturn:\n  \
         - jump arrived over enemy to empty\n  - move own to empty ahead of it\nend:\n  - no move: next loses\n",
    );
    let text = said(&game, Language::Pt);
    assert!(text.contains("salta com a peça do último lance"), "{text}");
}

#[test]
fn sides_and_verbs_agree_and_supplies_are_told_at_once() {
    let game = game(
        "words: { muscovites: { pt: moscovitas, en: muscovites, es: moscovitas }, raider: { pt: atacante, en: raider, es: atacante } }\n\
         board: square 7x7\nsides: [muscovites, black]\n\
         pieces: { raider: 8 of muscovites, guard: 4 of black, king: 1 of black }\n\
         start: { raider: row 1, king: d4 }\n\
         turn:\n  muscovites: move own to empty outside e5 beside it, removing enemy beside it\n  \
         black: move own to empty beside it\nend:\n  - no move: next loses\n  - fewer than 6 raider: black wins\n",
    );
    let pt = said(&game, Language::Pt);
    assert!(pt.contains("os moscovitas movem"), "{pt}");
    assert!(pt.contains("fora de e5, retirando"), "{pt}");
    assert!(pt.contains("Para as Negras: 4 peças «guard»") && pt.contains(" e 1 rei."), "{pt}");
    assert!(pt.contains("Se restarem menos de seis atacantes, ganham as Negras."), "{pt}");
    let en = said(&game, Language::En);
    assert!(en.contains("the muscovites move a raider"), "{en}");
    assert!(en.contains("If fewer than six raiders are left, Black wins."), "{en}");
}

#[test]
fn a_named_set_is_called_by_its_name_and_explained_once() {
    let rules = |words: &str| {
        format!(
            "{words}board: square 6x6\nsides: [white, black]\npieces: 12 each\nzones: {{ home: rows 1-2 }}\n\
             sets: {{ loose: enemy not beside enemy }}\nstart: {{ each: first row }}\nturn:\n  \
             - move own to empty beside it, removing loose beside it\n  - remove loose\n  \
             - place own on empty home\nend:\n  - no move: next loses\n"
        )
    };
    let words = "words: { loose: { pt: peça solta, en: loose piece, es: ficha suelta }, \
                 home: { pt: quartel, en: barracks, es: cuartel } }\n";
    for (language, name, meaning, zone) in [
        (
            Language::Pt,
            "peça solta",
            "Peça solta: uma peça do adversário que não esteja ao lado de uma peça do adversário.",
            "Quartel: as linhas 1 e 2.",
        ),
        (
            Language::En,
            "loose piece",
            "Loose piece: an enemy piece not beside an enemy piece.",
            "Barracks: rows 1 and 2.",
        ),
        (
            Language::Es,
            "ficha suelta",
            "Ficha suelta: una ficha del adversario que no esté al lado de una ficha del adversario.",
            "Cuartel: las filas 1 y 2.",
        ),
    ] {
        let text = said(&game(&rules(words)), language);
        assert!(text.contains(meaning) && text.contains(zone) && text.contains(name), "{text}");
        let plain = said(&game(&rules("")), language);
        assert!(!plain.contains(name), "{plain}");
    }
}

#[test]
fn patterns_are_drawn_and_neighbours_explained() {
    let game = game(
        "board: square 6x6\nsides: [white, black]\npatterns: { hook: [xo, .x] }\nturn: place own on empty beside own\n\
         end:\n  - hook: mover wins\n  - no move: draw\n",
    );
    let text = said(&game, Language::Pt);
    assert!(text.contains("A figura «hook», em qualquer orientação: xo / .x, em que"), "{text}");
    assert!(text.contains("x é uma peça de quem joga"), "{text}");
    assert!(text.contains("«Ao lado» quer dizer com um lado em comum"), "{text}");
}

#[test]
fn a_piece_captured_on_a_point_is_gone_to_in_one_word_in_spanish() {
    let game = game(
        "board: points 5x5\nsides: [white, black]\npieces: { man: 5 each }\nstart: { white: row 1, black: row 5 }\n\
         turn: move own to enemy around it\nend:\n  - no move: next loses\n",
    );
    let text = said(&game, Language::Es);
    assert!(text.contains(" al punto de ") && !text.contains(" a el "), "{text}");
}

/// Whoever makes what wins is told to win, in whichever of the four ways the file says so.
#[test]
fn a_win_is_told_as_a_win_and_a_loss_as_a_loss() {
    let told = |verdict: &str, language| {
        let game = game(&format!(
            "board: square 4x4\nsides: [white, black]\nturn: place own on empty\n\
             end:\n  - line of 3 own: {verdict}\n  - no empty: draw\n"
        ));
        plain::prose(&game, language).goal[0].to_lowercase()
    };
    for (language, wins, loses) in
        [(Language::Pt, "ganha", "perde"), (Language::En, "wins", "loses"), (Language::Es, "gana", "pierde")]
    {
        let (won, lost) = (told("mover wins", language), told("mover loses", language));
        assert!(won.contains(wins) && !won.contains(loses), "{won}");
        assert!(lost.contains(loses) && !lost.contains(wins), "{lost}");
        assert_eq!(told("next loses", language), won, "when the opponent loses the mover wins");
        assert_eq!(told("next wins", language), lost, "when the opponent wins the mover loses");
    }
}

/// Where a turn goes on, the next to play may be the one who has just played: then nobody is told to win by making a line.
#[test]
fn whoever_plays_again_is_not_told_to_have_won_because_the_next_loses() {
    for turn in ["place own on empty twice", "place own on empty, again if exactly 5 empty"] {
        let text = |verdict: &str| {
            let game = game(&format!(
                "board: square 4x4\nsides: [white, black]\nturn: {turn}\n\
                 end:\n  - line of 3 own: {verdict}\n  - no empty: draw\n"
            ));
            plain::prose(&game, Language::En).goal[0].clone()
        };
        assert!(text("next loses").contains("the player to move loses"), "{}", text("next loses"));
        assert!(text("next wins").contains("the player to move wins"), "{}", text("next wins"));
        assert!(text("mover wins").starts_with("Whoever"), "{}", text("mover wins"));
    }
}

/// What "beside" means is told as the board has it, and only where the rules speak of it.
#[test]
fn neighbours_are_explained_as_the_board_has_them() {
    let told = |board: &str, turn: &str, language| {
        said(
            &game(&format!(
                "board: {board}\nsides: [white, black]\nturn: {turn}\nend:\n  - no move: next loses\n"
            )),
            language,
        )
    };
    let beside = "place own on empty beside own else empty";
    for language in Language::ALL {
        let [cells, points, group, diagonals] =
            ["sheets-beside-cells", "sheets-beside-points", "sheets-group", "sheets-group-diagonals"]
                .map(|key| language.msg(key).to_string());
        let holds = |board: &str, turn: &str| {
            let text = told(board, turn, language);
            [&cells, &points, &group, &diagonals].map(|sentence| text.contains(sentence.as_str()))
        };
        assert_eq!(holds("square 4x4", beside), [true, false, false, false]);
        assert_eq!(holds("points 4x4", beside), [false, true, false, false]);
        assert_eq!(holds("square 4x4, diagonals touch", beside), [false; 4]);
        assert_eq!(holds("points 4x4, diagonals touch", beside), [false; 4]);
        assert_eq!(holds("hexagon 3", beside), [false; 4]);
        assert_eq!(holds("points 4x4", "place own on empty"), [false; 4]);
        let breathing = "place own on empty, provided no group of own not touching empty";
        assert_eq!(holds("points 4x4", breathing), [false, true, true, false]);
        assert_eq!(holds("points 4x4, diagonals touch", breathing), [false, false, false, true]);
    }
}

/// Whether a piece must go on or may, and by which lines, is told in each of the four cases.
#[test]
fn how_a_piece_goes_on_is_told() {
    let told = |clause: &str, language| {
        let game = game(&format!(
            "board: square 8x8\npieces: {{ man: 8 each, king: 8 each }}\nstart: {{ each man: first row }}\nturn:\n  \
             - jump own man over enemy to empty, removing jumped, {clause}\n  \
             - jump own king over enemy to empty, removing jumped, {clause}\n  - move own to empty beside it\n\
             end:\n  - no move: next loses\n"
        ));
        said(&game, language)
    };
    let ways = [
        (
            Language::Pt,
            "de qualquer destas maneiras",
            "da mesma maneira",
            "enquanto puder",
            "parar quando quiser",
        ),
        (Language::En, "in any of these ways", "in the same way", "must go on", "may go on"),
        (
            Language::Es,
            "de cualquiera de estas maneras",
            "de la misma manera",
            "mientras pueda",
            "parar cuando quiera",
        ),
    ];
    for (language, any, same, must, may) in ways {
        for (clause, expected) in [
            ("again with it in any line", [true, false, true, false]),
            ("again with it", [false, true, true, false]),
            ("optionally again with it in any line", [true, false, false, true]),
            ("optionally again with it", [false, true, false, true]),
        ] {
            let text = told(clause, language);
            assert_eq!(
                [any, same, must, may].map(|words| text.contains(words)),
                expected,
                "{clause}: {text}"
            );
        }
    }
}

/// Whoever always plays again is told so without a condition, and whoever does so at times with it.
#[test]
fn when_somebody_plays_again_is_told() {
    let told = |again: &str| {
        let game = game(&format!(
            "board: square 4x4\nsides: [white, black]\nturn: place own on empty, {again}\nend:\n  - no empty: draw\n"
        ));
        said(&game, Language::En)
    };
    let always = told("again");
    assert!(
        always.contains("and plays again") && !always.contains("the same player plays again"),
        "{always}"
    );
    let at_times = told("again if own beside it and exactly 5 empty");
    assert!(at_times.contains("the same player plays again"), "{at_times}");
    assert!(at_times.contains("; if ") && at_times.contains("five empty cells"), "{at_times}");
}

/// On hexagons there are two ways ahead, also for who looks along them.
#[test]
fn two_ways_ahead_are_told_of_lines_too() {
    let game = game(
        "board: hexagon 4\nsides: [white, black]\npieces: 4 each\nstart: { white: a1, black: d7 }\n\
         turn: move own to empty ahead in sight of it\nend:\n  - no move: next loses\n",
    );
    for (language, words) in [
        (Language::Pt, "em qualquer das duas direções"),
        (Language::En, "in either of the two directions"),
        (Language::Es, "en cualquiera de las dos direcciones"),
    ] {
        let text = said(&game, language);
        assert!(text.contains(words), "{text}");
    }
}

/// A zone of many cells that has no name is the one the diagram shows, if there is only one that both share.
#[test]
fn a_zone_without_a_name_is_shown_in_the_diagram() {
    let told = |zones: &str| {
        let game = game(&format!(
            "board: square 5x5\nsides: [white, black]\nzones: {{ {zones} }}\nturn: place own on empty in lake\n\
             end:\n  - no move: next loses\n"
        ));
        said(&game, Language::En)
    };
    let lake = "lake: a1 c1 b2 e2 a3 d4 b5 e5";
    let text = told(lake);
    assert!(text.contains("the shaded zone of the first diagram"), "{text}");
    let with_homes =
        told(&format!("{lake}, home: {{ first: a2 b3 c2 d1 e1 c4 d5, second: a4 a5 b1 c5 d2 d3 e4 }}"));
    assert!(with_homes.contains("the shaded zone of the first diagram"), "{with_homes}");
    let text = told("lake: a1 c1 b2 e2");
    assert!(text.contains("on a1, c1, b2 or e2"), "a few are named: {text}");
}

/// A number that another one equals is joined to it as the language does.
#[test]
fn numbers_are_compared_in_whole_words() {
    let game = game(
        "board: square 4x4\nsides: [white, black]\nturn: place own on empty\n\
         end:\n  - own is exactly enemy: draw\n  - largest group of own is exactly 4: mover wins\n",
    );
    for (language, one, other) in [
        (Language::Pt, "igual ao número de", "igual a 4"),
        (Language::Es, "igual al número de", "igual a 4"),
        (Language::En, "equals the number of", "equals 4"),
    ] {
        let text = said(&game, language);
        assert!(text.contains(one) && text.contains(other), "{text}");
    }
}

/// The mover's own left is not that of the board, and the two are not told alike.
#[test]
fn the_left_of_the_mover_is_told_apart_from_that_of_the_board() {
    let told = |way: &str, language| {
        said(
            &game(&format!(
                "board: square 5x5\nsides: [white, black]\npieces: 5 each\nstart: {{ each: first row }}\n\
                 turn: move own to empty {way} of it\nend:\n  - no move: next loses\n"
            )),
            language,
        )
    };
    for (language, drawn) in
        [(Language::Pt, "(no diagrama)"), (Language::En, "(as drawn)"), (Language::Es, "(en el diagrama)")]
    {
        for (own, board) in [("left", "leftward"), ("right", "rightward")] {
            assert!(!told(own, language).contains(drawn), "{}", told(own, language));
            assert!(told(board, language).contains(drawn), "{}", told(board, language));
        }
    }
}

/// Cells of which there are none are said to be none.
#[test]
fn a_place_without_cells_is_nowhere() {
    let game = game(
        "board: square 5x5\nsides: [white, black]\nzones: { lost: row 1 row 3 }\nturn: place own on empty\n\
         end:\n  - own in lost: mover wins\n  - no empty: draw\n",
    );
    for (language, nowhere) in
        [(Language::Pt, "em lugar nenhum"), (Language::En, "nowhere"), (Language::Es, "en ningún lugar")]
    {
        let text = said(&game, language);
        assert!(text.contains(nowhere), "{text}");
    }
}
