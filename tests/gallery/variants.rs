//! What the gallery says of games, held to their rules.

use std::sync::Arc;

use gallery::sheets::rule_sheet;
use rules::catalog::Catalog;
use rules::compile::{Compiled, GameText, compile};
use rules::engine::Table;
use rules::game::{Game, Language, Prose, Side};

/// Lays lines over a built-in game.
fn variant(of: &str, lines: &str) -> Option<Compiled> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let parent = |id: &str| {
        let read = |path: String| std::fs::read_to_string(path).ok();
        let text =
            read(format!("{folder}/{id}.yaml")).or_else(|| read(format!("{folder}/extra/{id}.yaml")))?;
        Some(GameText { name: format!("{id}.yaml"), text })
    };
    let text = format!("extends: {of}\nname: {{ pt: Variante, en: Variant, es: Variante }}\n{lines}");
    compile("variant", GameText { name: "variant.yaml".to_owned(), text }, &parent)
        .ok()
        .map(|compiled| *compiled)
}

fn sheet(game: &Game, language: Language) -> String {
    let table: Arc<Table> = Table::new(game.clone());
    rule_sheet::text(&table, language).unwrap_or_else(|error| panic!("{}: {error}", game.id()))
}

#[test]
fn other_ends_have_another_goal_and_the_game_is_only_based_on_its_parent() {
    let lines = "end:\n  - own in last row: mover loses\n  - no move: next wins\n";
    let compiled = variant("avanco", lines).expect("a game");
    for (language, old, new, credit) in [
        (
            Language::Pt,
            "Ganha quem primeiro chegar",
            "Perde quem, com a sua jogada, puser uma peça sua na última linha.",
            "*Baseado em Avanço, de Dan Troyka (2000)*",
        ),
        (
            Language::En,
            "The first player to reach",
            "Whoever, by their move, puts one of their pieces in the last row loses.",
            "*Based on Breakthrough by Dan Troyka (2000)*",
        ),
        (
            Language::Es,
            "Gana quien primero llegue",
            "Pierde quien, con su jugada, ponga una ficha suya en la última fila.",
            "*Basado en Avance, de Dan Troyka (2000)*",
        ),
    ] {
        let text = sheet(&compiled.game, language);
        assert!(!text.contains(old) && text.contains(new) && text.contains(credit), "{text}");
    }
    let sections: Vec<&str> = compiled.dropped.iter().map(|one| one.section.as_str()).collect();
    assert_eq!(sections, ["goal", "notes", "young"], "the rest is as true as before");
}

#[test]
fn pawns_that_retreat_are_not_said_never_to() {
    let lines = "turn:\n  - move own to empty ahead of it\n  - move own to empty behind it\n  \
                 - move own to enemy diagonally ahead of it\n";
    let text = sheet(&variant("avanco", lines).expect("a game").game, Language::Pt);
    assert!(!text.contains("nunca recuam") && !text.contains("sempre em frente"), "{text}");
    assert!(text.contains("para uma casa vazia imediatamente atrás"), "{text}");
    assert!(text.contains("Ganha quem primeiro chegar"), "the goal still holds\n{text}");
}

#[test]
fn an_oblong_board_is_not_called_square() {
    let game = variant("avanco", "board: square 6x8\npieces: 12 each\n").expect("a game").game;
    for (language, old, new) in [
        (Language::Pt, "tabuleiro quadrado", "Um tabuleiro de 6 por 8 casas quadradas."),
        (Language::En, "square board", "A board of 6 by 8 square cells."),
        (Language::Es, "tablero cuadrado", "Un tablero de 6 por 8 casillas cuadradas."),
    ] {
        let text = sheet(&game, language);
        assert!(!text.contains(old) && text.contains(new), "{text}");
    }
}

#[test]
fn a_smaller_board_keeps_what_was_written_with_its_own_numbers() {
    let game = variant("avanco", "board: square 5x5\npieces: 10 each\n").expect("a game").game;
    let text = sheet(&game, Language::Pt);
    assert!(text.contains("Um tabuleiro quadrado de 5 por 5 casas."), "{text}");
    assert!(
        text.contains("As Brancas têm de chegar à linha\n") || text.contains("chegar à linha 5"),
        "{text}"
    );
    assert!(text.contains("*Autor: Dan Troyka, 2000*"), "{text}");
    let compiled = variant("avanco", "board: square 5x5\npieces: 10 each\n").expect("a game");
    let dropped: Vec<_> = compiled.dropped.iter().map(|one| (one.section.as_str(), one.is_whole)).collect();
    assert_eq!(dropped, [("rules", false), ("notes", false)], "the diagram and where the rules come from");
    assert_eq!(compiled.dropped[0].keys, ["board", "pieces"], "each reason is named, once");
    assert!(!text.contains("c5"), "the diagram of the larger board is gone, and what was said of it\n{text}");
    // Who gave those rules to schools gave them on another board.
    assert!(!text.contains("Ludus") && text.contains("as peças nunca recuam"), "{text}");
}

#[test]
fn numbers_that_were_written_out_go_with_the_board_they_counted() {
    // 48 seeds are those of six houses.
    let game = variant("oware", "board: pits 5x2\n").expect("a game").game;
    let text = sheet(&game, Language::Pt);
    assert!(!text.contains("48") && text.contains("40 sementes"), "{text}");
}

#[test]
fn a_paragraph_that_says_what_it_is_about_stays_while_that_does() {
    let parent = "name: { pt: X, en: X, es: X }\nboard: square 5x5\nsides: [white, black]\nturn: place own on empty\n\
                  end:\n  - no move: next loses\ntext:\n  pt:\n    notes:\n      - { about: \"turn, swap\", text: Joga-se depressa. }\n      \
                  - Nunca há empates.\n";
    let find = |_: &str| Some(GameText { name: "parent.yaml".to_owned(), text: parent.to_owned() });
    let over = |lines: &str| {
        let text = format!("extends: parent\n{lines}");
        let compiled = compile("x", GameText { name: "x.yaml".to_owned(), text }, &find);
        sheet(&compiled.unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics)).game, Language::Pt)
    };
    let other_end = over("end:\n  - no move: draw\n");
    assert!(
        other_end.contains("Joga-se depressa.") && !other_end.contains("Nunca há empates."),
        "{other_end}"
    );
    let other_turn = over("turn: place own on empty not beside own\n");
    assert!(!other_turn.contains("Joga-se depressa."), "{other_turn}");
}

/// Returns the paragraphs of a section.
fn section<'a>(prose: &'a Prose, name: &str) -> &'a [String] {
    match name {
        "material" => &prose.material,
        "goal" => &prose.goal,
        "rules" => &prose.rules,
        _ => &prose.notes,
    }
}

/// Returns what the rules of a game are, as written, and apart from its measures.
fn as_written(game: &Game) -> [(&'static str, String); 3] {
    let turn = |side: Side| {
        let lines = game.first_turn()[side].iter().chain([&game.turn()[side]]).flat_map(|turn| &turn.lines);
        lines.map(|line| line.phrase.clone()).collect::<Vec<_>>()
    };
    let ends: Vec<&str> = game.ends().iter().map(|end| end.phrase.as_str()).collect();
    let (family, columns, rows) = (game.board().family, game.board().columns, game.board().rows);
    [
        ("material", format!("{family:?} {}", columns == rows)),
        ("goal", format!("{ends:?}")),
        ("rules", format!("{:?} {:?} {}", turn(Side::First), turn(Side::Second), game.swap())),
    ]
}

/// Fails if a variant says of its own rules what its parent said of others.
fn check_truth(parent: &Game, child: &Game, what: &str) {
    for (language, written) in &parent.info().prose {
        let text = sheet(child, *language);
        for ((name, before), (_, after)) in as_written(parent).into_iter().zip(as_written(child)) {
            let own = child.info().prose.get(language).map(|prose| section(prose, name)).unwrap_or_default();
            for paragraph in section(written, name).iter().filter(|paragraph| !paragraph.contains('{')) {
                let inherited = text.contains(paragraph.as_str());
                let said_again = own.contains(paragraph) && before == after;
                assert!(
                    before == after || !inherited || said_again || own_text(child, *language, name),
                    "{what} {language}: `{paragraph}` under other rules"
                );
            }
        }
        let [_, ends, turns] = as_written(parent);
        let [_, other_ends, other_turns] = as_written(child);
        // A goal may name what one does, and rules may tell how the game ends.
        for (name, changed, words) in [
            ("goal", turns != other_turns, ["saltar", "capturar", "colocar", "jump", "capture", "captur"]),
            ("rules", ends != other_ends, ["ganha", "perde", "empate", "wins", "loses", "tablas"]),
        ] {
            for paragraph in section(written, name).iter().filter(|_| changed) {
                let alludes = words.iter().any(|word| paragraph.contains(word));
                let is_own = own_text(child, *language, name);
                assert!(!alludes || is_own || !text.contains(paragraph.as_str()), "{what}: `{paragraph}`");
            }
        }
        if as_written(parent) != as_written(child) {
            for paragraph in &written.notes {
                let speaks_of_figures = paragraph.contains("](");
                assert!(!speaks_of_figures || !text.contains(paragraph.as_str()), "{what}: `{paragraph}`");
            }
        }
    }
}

/// Returns whether a variant of the built-in ones writes a section itself.
fn own_text(game: &Game, language: Language, section: &str) -> bool {
    let path = format!("{}/../../games/{}.yaml", env!("CARGO_MANIFEST_DIR"), game.id());
    let Ok(text) = std::fs::read_to_string(path) else { return false };
    let Some((_, own)) = text.split_once("\ntext:") else { return false };
    let Some((_, own)) = own.split_once(&format!("\n  {}:", language.code())) else { return false };
    own.lines()
        .skip(1)
        .take_while(|line| line.starts_with("    "))
        .any(|line| line.trim() == format!("{section}:"))
}

#[test]
fn no_variant_of_the_house_says_what_its_parent_said_of_other_rules() {
    let catalog = Catalog::built_in();
    let mut n_variants = 0;
    for id in catalog.ids() {
        let child = catalog.load(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        let Some(parent) = child.game.info().extends.as_ref().and_then(|id| catalog.load(id).ok()) else {
            continue;
        };
        check_truth(&parent.game, &child.game, id);
        n_variants += 1;
    }
    assert!(n_variants > 20, "{n_variants}");
}

#[test]
fn a_hundred_random_overlays_print_no_sentence_of_other_rules() {
    let ends = [
        "end:\n  - no move: next wins\n",
        "end:\n  - no empty: draw\n  - no move: draw\n",
        "end:\n  - no move: mover loses\n",
        "end:\n  - at least 3 own in edge: mover wins\n  - no move: draw\n",
        "",
    ];
    let turns = [
        "turn: place own on empty\n",
        "turn:\n  - place own on empty\n  - otherwise pass\n",
        "turn: move own to empty around it\n",
        "turn: [move own to empty behind it, move own to enemy beside it]\n",
        "",
    ];
    let boards =
        ["board: square 5x5\n", "board: square 6x8\n", "board: points 7x7\n", "board: hexagon 4\n", ""];
    let others = ["swap: on second turn\n", "swap: never\n", "pieces: 12 each\n", ""];
    let parents = [
        "avanco",
        "rastros",
        "semaforo",
        "flume",
        "produto",
        "gatos-e-caes",
        "hex",
        "konane",
        "peoes",
        "amazonas",
        "dominorio",
        "ouri",
        "clobber",
        "teeko",
        "reversi",
        "moinho-de-tres",
        "damas-inglesas",
        "raposa-e-gansos",
    ];
    let catalog = Catalog::built_in();
    let (mut seed, mut n_games) = (20_u64, 0);
    for _ in 0..4_000 {
        let mut draw = |n: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % n
        };
        let parent = parents[draw(parents.len())];
        let lines = [ends[draw(5)], turns[draw(5)], boards[draw(5)], others[draw(4)]].concat();
        let Some(compiled) = variant(parent, &lines) else { continue };
        let of = catalog.load(parent).expect("a game");
        check_truth(&of.game, &compiled.game, &format!("{parent} with {lines}"));
        n_games += 1;
        if n_games == 100 {
            return;
        }
    }
    panic!("only {n_games} overlays were games");
}

#[test]
fn where_no_piece_comes_to_the_board_those_that_stand_on_it_are_counted() {
    let compiled = variant("avanco", "board: square 5x5\n").expect("a game");
    for (language, said) in [
        (Language::Pt, "as Brancas com 10 peças, as Negras com 10."),
        (Language::En, "White with 10 pieces, Black with 10."),
        (Language::Es, "las Blancas con 10 fichas, las Negras con 10."),
    ] {
        let text = sheet(&compiled.game, language);
        assert!(text.contains(said), "{text}");
    }
}

#[test]
fn what_was_proven_for_other_numbers_is_left_out_and_nothing_else() {
    let claims =
        [(Language::Pt, "tem de acabar"), (Language::En, "must end"), (Language::Es, "tiene que acabar")];
    let whole = Catalog::built_in().load("semaforo").expect("a game").game;
    for lines in ["board: square 5x3\n", "pieces: { red: 3 shared }\n"] {
        let compiled = variant("semaforo", lines).expect("a game");
        for (language, claim) in claims {
            let text = sheet(&compiled.game, language);
            assert!(sheet(&whole, language).contains(claim) && !text.contains(claim), "{lines}: {text}");
            let rules = &compiled.game.info().prose[&language].rules;
            assert_eq!(rules.len(), 2, "the rules themselves stay: {rules:?}");
        }
    }
}
