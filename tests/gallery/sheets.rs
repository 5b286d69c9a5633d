//! Rule sheets, booklets and boards, from the game files to the bytes of their PDFs.

use std::collections::BTreeMap;
use std::sync::Arc;

use gallery::sheets::board_sheet::{self, BoardOptions, Pieces, Touch};
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use gallery::sheets::{SheetError, booklet, example, plain};
use paper::figure::{Bounds, Outline};
use paper::typeset::document::Paper;
use paper::typeset::page::{Mark, Page};
use paper::typeset::{paginate, pdf};
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::editions::{Cycle, Edition, Editions};
use rules::engine::{Position, Table};
use rules::game::{Language, Side};

use crate::game_text::compiled;
use crate::golden;

const SIX: [&str; 6] = ["semaforo", "gatos-e-caes", "rastros", "avanco", "produto", "flume"];

fn load(id: &str) -> Arc<Table> {
    let compiled = Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{id}: {error}"));
    Table::new(compiled.game)
}

fn six() -> Vec<Arc<Table>> {
    SIX.iter().map(|id| load(id)).collect()
}

fn options(language: Language, print: Print) -> SheetOptions {
    SheetOptions { language, edition: Some(edition_13()), cycle: None, print }
}

fn edition_13() -> Edition {
    Editions::built_in().get(13).expect("edition 13 is recorded").clone()
}

/// Returns the size in points in which most letters of a page are set.
fn most_letters(page: &Page) -> f64 {
    let mut letters = BTreeMap::new();
    for mark in &page.marks {
        if let Mark::Text(text) = mark {
            *letters.entry((text.size * 720.0 / 25.4).round() as u32).or_default() += text.glyphs.len();
        }
    }
    let (size, _): (u32, usize) = letters.into_iter().max_by_key(|(_, count)| *count).unwrap_or_default();
    f64::from(size) / 10.0
}

fn pages_of(id: &str, options: &SheetOptions) -> Vec<Page> {
    let document = rule_sheet::document(&[load(id)], options).unwrap_or_else(|error| panic!("{id}: {error}"));
    paginate(&document).unwrap_or_else(|error| panic!("{id}: {error}"))
}

#[test]
fn each_of_the_six_games_fits_a_page_with_all_its_parts() {
    for (language, heads) in [
        (
            Language::Pt,
            ["Material", "Objetivo", "Regras", "Notas", "13.º Campeonato Nacional de Jogos Matemáticos"],
        ),
        (
            Language::En,
            ["Material", "Goal", "Rules", "Notes", "13th National Championship of Mathematical Games"],
        ),
        (
            Language::Es,
            ["Material", "Objetivo", "Reglas", "Notas", "13.º Campeonato Nacional de Juegos Matemáticos"],
        ),
    ] {
        for id in SIX {
            let pages = pages_of(id, &options(language, Print::Ordinary));
            assert_eq!(pages.len(), 1, "{id} {language}");
            let text = pages[0].text();
            for head in heads {
                assert!(text.contains(head), "{id} {language} lacks {head}:\n{text}");
            }
            assert!(!text.contains('{') && !text.contains("]("), "{id} {language}:\n{text}");
        }
    }
}

#[test]
fn the_marked_text_of_a_sheet_is_as_approved() {
    for id in SIX {
        for language in Language::ALL {
            let text = rule_sheet::text(&load(id), language).unwrap_or_else(|error| panic!("{id}: {error}"));
            golden::check(&format!("sheets/{id}.{language}.md"), &text);
        }
    }
}

#[test]
fn nothing_is_printed_in_the_margins_but_header_and_footer() {
    for (print, paper) in [
        (Print::Ordinary, Paper::A4),
        (Print::Large, Paper::A4),
        (Print::Folded, Paper::A5),
        (Print::Young, Paper { sides: 18.0, ..Paper::A4 }),
        (Print::Poster, Paper { sides: 25.5, ..Paper::A3 }),
    ] {
        for id in SIX {
            for page in pages_of(id, &options(Language::Pt, print)) {
                for mark in &page.marks {
                    let Bounds { min, max } = mark.bounds();
                    let what = format!("{id} {print:?} {:?} {:?}", min, max);
                    assert!(
                        min.x >= paper.sides - 0.5 && max.x <= paper.size.width - paper.sides + 0.5,
                        "{what}"
                    );
                    assert!(min.y >= 6.0 && max.y <= paper.size.height - 5.0, "{what}");
                }
            }
        }
    }
}

#[test]
fn the_booklet_has_cover_contents_and_the_right_page_numbers() {
    let tables = six();
    let options = options(Language::Pt, Print::Ordinary);
    let document = booklet::document(&edition_13(), &tables, &options).expect("the booklet");
    let pages = paginate(&document).expect("its pages");
    assert_eq!(pages.len(), 11);
    assert!(pages[0].text().contains("Campeonato Nacional"), "{}", pages[0].text());
    for (index, table) in tables.iter().enumerate() {
        let name = table.game().info().name.in_language(Language::Pt);
        let line = format!("{name} {}", index + 3);
        assert!(pages[1].text().contains(&line), "`{line}` is missing in\n{}", pages[1].text());
        assert!(pages[index + 2].text().starts_with(name), "{}", pages[index + 2].text());
    }
    // The three games of the first cycle follow once more, each on one page in large type.
    for (index, name) in ["Semáforo", "Gatos & Cães", "Rastros"].iter().enumerate() {
        let line = format!("{name}: em três passos {}", index + 9);
        assert!(pages[1].text().contains(&line), "`{line}` is missing in\n{}", pages[1].text());
        let page = &pages[index + 8];
        assert!(page.text().starts_with(name) && page.text().contains("3. Ganha"), "{}", page.text());
        let alone = SheetOptions { cycle: Some(Cycle::First), print: Print::Young, ..options.clone() };
        let alone = &pages_of(SIX[index], &alone)[0];
        // The number at the foot takes a line; the type is hardly smaller for it, and never ordinary type.
        let (in_book, by_itself) = (most_letters(page), most_letters(alone));
        assert!(in_book > 13.9 && in_book > by_itself * 0.95, "{name}: {in_book} of {by_itself} points");
        // What to remember stands in the book on the sheet of the rules.
        let squeezed = |page: &Page| page.text().split_whitespace().collect::<String>();
        let whole = squeezed(alone);
        let steps = whole.split("Lembra-te").next().and_then(|words| words.split("13.ºCampeonato").next());
        assert!(squeezed(page).starts_with(steps.expect("steps")), "{name}: {whole}");
    }
    // The table of games by cycle has one dot for each of the twelve tournaments.
    assert_eq!(pages[1].text().matches('●').count(), 12);
}

#[test]
fn a_pdf_embeds_its_fonts_names_itself_and_is_the_same_every_time() {
    let tables = six();
    for language in Language::ALL {
        let document =
            rule_sheet::document(&tables[2..3], &options(language, Print::Ordinary)).expect("a sheet");
        let bytes = pdf::pdf(&document).expect("a PDF");
        assert_eq!(bytes, pdf::pdf(&document).expect("a PDF again"), "two runs differ");
        assert!(bytes.len() < 150 * 1024, "{} bytes", bytes.len());
        let file = lopdf::Document::load_mem(&bytes).expect("a readable PDF");
        assert_eq!(file.get_pages().len(), 1);
        let catalog = file.catalog().expect("a catalog");
        let tag = catalog.get(b"Lang").and_then(lopdf::Object::as_str).expect("a language");
        assert_eq!(tag, language.tag().as_bytes());
        assert!(catalog.has(b"Outlines"));
        let mut n_fonts = 0;
        for object in file.objects.values() {
            let Ok(dictionary) = object.as_dict() else { continue };
            if dictionary.has_type(b"FontDescriptor") {
                n_fonts += 1;
                assert!(dictionary.has(b"FontFile2") || dictionary.has(b"FontFile3"), "{dictionary:?}");
                let name = dictionary.get(b"FontName").and_then(lopdf::Object::as_name).expect("a name");
                assert_eq!(name.get(6), Some(&b'+'), "no subset: {}", String::from_utf8_lossy(name));
            }
        }
        assert!(n_fonts >= 3, "{n_fonts} fonts");
        let text = file.extract_text(&[1]).expect("searchable text");
        let name = if language == Language::En { "Trails" } else { "Rastros" };
        assert!(text.contains(name), "{text}");
    }
}

#[test]
fn a_folded_booklet_puts_the_pages_where_the_fold_wants_them() {
    let options = options(Language::Pt, Print::Folded);
    let document = booklet::document(&edition_13(), &six(), &options).expect("the booklet");
    let pages = paginate(&document).expect("its pages");
    let sheets = paper::typeset::impose::fold(pages.clone());
    assert_eq!(sheets.len(), pages.len().next_multiple_of(4) / 2);
    assert!((sheets[0].size.width - 297.0).abs() < 1e-9 && sheets[0].size.height == 210.0);
    // The cover lies on the right half of the first side, page 2 on the left half of the second.
    let left_of = |page: &Page, words: &str| {
        page.marks.iter().find_map(|mark| match mark {
            Mark::Text(text) if text.text().contains(words) => Some(text.at.x < 148.5),
            _ => None,
        })
    };
    assert_eq!(left_of(&sheets[0], "Regras dos jogos"), Some(false));
    assert_eq!(left_of(&sheets[1], "Índice"), Some(true));
}

#[test]
fn large_print_is_large() {
    for page in pages_of("rastros", &options(Language::Pt, Print::Large)) {
        for mark in &page.marks {
            if let Mark::Text(text) = mark
                && text.text().contains("casa")
            {
                assert!(text.size >= 15.0 * 25.4 / 72.0, "{} is set in {} mm", text.text(), text.size);
            }
        }
    }
}

#[test]
fn a_variant_prints_a_true_sheet_without_being_edited() {
    let parent = GameText {
        name: "rastros.yaml".to_owned(),
        text: std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/rastros.yaml"))
            .unwrap(),
    };
    let variant = "extends: rastros\nname: { pt: Rastros 5×5, en: Trails 5×5 }\nboard: square 5x5\n\
                   pieces: { stone: 24 shared }\nzones: { goal: { first: a1, second: e5 } }\nstart: { marker: d4 }\n";
    let file = GameText { name: "small.yaml".to_owned(), text: variant.to_owned() };
    let compiled = compile("rastros-5x5", file, &|_| Some(parent.clone()))
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    let table = Table::new(compiled.game);
    let text = rule_sheet::text(&table, Language::Pt).expect("a sheet");
    assert!(text.contains("quadrado de 5 por 5 casas") && text.contains("(24 chegam sempre)"), "{text}");
    assert!(text.contains("peça branca em d4"), "{text}");
    // The puzzle of the 7×7 board cannot be set up here, so nothing is said about it.
    assert!(!text.contains("puzzle") && !text.contains("a resposta é a4"), "{text}");
}

#[test]
fn a_placeholder_that_names_nothing_is_an_error_with_what_could_stand_there() {
    let yaml = "name: { pt: X, en: X }\nboard: square 3x3\nsides: [black, white]\npieces: 5 each\n\
                turn: place own on empty\nend:\n  - no move: draw\ntext:\n  pt: { goal: \"Há {supply stones} peças.\" }\n  \
                en: { goal: \"There are {supply stones}.\" }\n";
    let compiled = compiled(yaml);
    let error = rule_sheet::text(&Table::new(compiled.game), Language::Pt).unwrap_err();
    let SheetError::UnknownPlaceholder { placeholder, known, .. } = &error else { panic!("{error}") };
    assert_eq!(placeholder, "supply stones");
    assert!(known.contains("`columns`") && known.contains("`supply piece`"), "{known}");
}

#[test]
fn a_character_nobody_can_print_is_named() {
    let yaml = "name: { pt: \"Jogo \u{13000}\", en: X }\nboard: square 3x3\nsides: [black, white]\npieces: 5 each\n\
                turn: place own on empty\nend:\n  - no move: draw\n";
    let compiled = compiled(yaml);
    let document =
        rule_sheet::document(&[Table::new(compiled.game)], &options(Language::Pt, Print::Ordinary));
    let error = pdf::pdf(&document.expect("a document")).unwrap_err().to_string();
    assert!(error.contains("U+13000"), "{error}");
}

#[test]
fn every_game_has_a_complete_plain_sheet_in_every_language() {
    let catalog = Catalog::built_in();
    for id in catalog.ids() {
        let compiled = catalog.load(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        let table = Table::new(compiled.game);
        for language in Language::ALL {
            let prose = plain::prose(table.game(), language);
            for section in [&prose.material, &prose.goal, &prose.rules] {
                assert!(!section.is_empty(), "{id} {language}");
                for text in section {
                    assert!(
                        text.trim_end().ends_with('.') && !text.contains("  "),
                        "{id} {language}: `{text}`"
                    );
                }
            }
            let document = rule_sheet::document(&[Arc::clone(&table)], &options(language, Print::Ordinary))
                .unwrap_or_else(|error| panic!("{id}: {error}"));
            let pages = paginate(&document).unwrap_or_else(|error| panic!("{id}: {error}"));
            assert!(pages.len() <= 2, "{id} {language} takes {} pages", pages.len());
        }
    }
}

#[test]
fn the_sentences_of_the_seeds_are_true_of_the_diagrams() {
    let stand = |id: &str, name: &str| {
        let table = load(id);
        let found = table.game().info().examples.iter().find(|example| example.word == name).cloned();
        let found = found.unwrap_or_else(|| panic!("{id} has no example {name}"));
        example::stand(&table, &found).unwrap_or_else(|error| panic!("{error}")).0
    };
    let moves = |position: &Position| {
        let mut names: Vec<String> = position.moves().iter().map(|mv| position.write_move(*mv)).collect();
        names.sort();
        names
    };
    let winner = |position: &Position| position.ending().and_then(|ending| ending.winner);

    // Rastros: after c1 the answer is b1 or b2, and from either a1 is entered at once.
    let puzzle = stand("rastros", "puzzle");
    assert_eq!(puzzle.side_to_move(), Side::First);
    let c1 = puzzle.play_text("c2-c1").expect("legal");
    assert_eq!(moves(&c1), ["c1-b1", "c1-b2"]);
    for reply in ["c1-b1 b1-a1", "c1-b2 b2-a1"] {
        assert_eq!(winner(&c1.play_text(reply).expect("legal")), Some(Side::First), "{reply}");
    }
    // After b1, c1, b2, c3, b3, a4 the only way to a1 leads over a2, and the other player turns away before it.
    let lost = puzzle.play_text("c2-b1 b1-c1 c1-b2 b2-c3 c3-b3 b3-a4").expect("legal");
    let turned = lost.play_text("a4-a3 a3-b4").expect("legal");
    assert!(turned.ending().is_none());
    let beside_home =
        ["a2", "b1", "b2"].map(|name| turned.table().game().board().cell(name).expect("a cell"));
    let open: Vec<_> =
        beside_home.iter().filter(|cell| turned.setup().cells[usize::from(**cell)].is_none()).collect();
    assert_eq!(open.len(), 1, "only a2 is open, and a3, b3 and b1 around it are closed");

    // Gatos & Cães: whose cells are whose, and h6 decides.
    let endgame = stand("gatos-e-caes", "endgame");
    assert_eq!(moves(&endgame), ["a6", "a7", "e3", "h6"]);
    let dogs = endgame.play_text("h6").expect("legal");
    assert_eq!(moves(&dogs), ["c4", "g1", "h1"]);
    assert_eq!(winner(&dogs.play_text("c4 a6 g1 a7 h1 e3").expect("legal")), Some(Side::Second));

    // Semáforo: exactly three moves win at once; in the ending exactly three do not lose at once.
    let wins = stand("semaforo", "wins");
    let wins_at_once = |position: &Position| {
        let mut names: Vec<String> = position
            .moves()
            .into_iter()
            .filter(|mv| position.play(*mv).is_ok_and(|next| next.ending().is_some()))
            .map(|mv| position.write_move(mv))
            .collect();
        names.sort();
        names
    };
    assert_eq!(wins_at_once(&wins), ["a3", "c1", "d1"]);
    let safe = |position: &Position| {
        let mut names: Vec<String> = position
            .moves()
            .into_iter()
            .filter(|mv| position.play(*mv).is_ok_and(|next| wins_at_once(&next).is_empty()))
            .map(|mv| position.write_move(mv))
            .collect();
        names.sort();
        names
    };
    let ending = stand("semaforo", "endgame");
    assert!(wins_at_once(&ending).is_empty());
    assert_eq!(safe(&ending), ["b1", "d1", "d2"]);
    for (one, others) in [("b1", vec!["d1", "d2"]), ("d1", vec!["b1"]), ("d2", vec!["b1"])] {
        let next = ending.play_text(one).expect("legal");
        assert_eq!(safe(&next), others, "after {one}");
        for other in others {
            assert!(safe(&next.play_text(other).expect("legal")).is_empty(), "after {one} {other}");
        }
    }

    // Produto: 21 against 18, and nothing once White has joined the black groups.
    let count = stand("produto", "count");
    assert_eq!((count.score(Side::First), count.score(Side::Second)), (Some(21), Some(18)));
    assert_eq!(count.side_to_move(), Side::First);
    assert_eq!(stand("produto", "merge").score(Side::First), Some(0));

    // Flume: White's two stones, Black's five, and 19 against 14.
    let double = stand("flume", "double");
    assert_eq!(double.side_to_move(), Side::First);
    let fifth = double.play_text("e1 e2 f3 a3").expect("legal");
    assert_eq!(fifth.side_to_move(), Side::First, "four stones, and Black goes on");
    let ending = stand("flume", "endgame");
    let stones = |side: Side| {
        let layers = ending.table().game().layers_of(side);
        ending.setup().cells.iter().flatten().filter(|layer| layers >> **layer & 1 == 1).count()
    };
    assert_eq!((stones(Side::First), stones(Side::Second)), (19, 14));
    assert_eq!(ending.side_to_move(), Side::Second);
    for mv in ending.moves() {
        let next = ending.play(mv).expect("legal");
        assert_eq!(next.side_to_move(), Side::First, "White places a single stone");
        let goes_on = next.moves().into_iter().any(|reply| {
            next.play(reply)
                .is_ok_and(|after| after.ending().is_some() || after.side_to_move() == Side::First)
        });
        assert!(goes_on, "Black gains after {}", ending.write_move(mv));
    }
    assert_eq!(ending.play_text("f6 g6 g7").expect("legal").side_to_move(), Side::First);
}

fn board_options(cell_mm: f64, touch: Touch, pieces: Pieces) -> BoardOptions {
    BoardOptions { language: Language::Pt, paper: Paper::A4, cell_mm, touch, pieces }
}

#[test]
fn a_cell_of_30_mm_measures_30_mm_on_paper() {
    let table = load("avanco");
    let pages =
        board_sheet::pages(&table, &board_options(30.0, Touch::Printed, Pieces::Left)).expect("a board");
    assert_eq!(pages.len(), 2, "7 cells of 30 mm are wider than A4");
    let whole = pages[0].marks.iter().find_map(|mark| match mark {
        Mark::Path(path) if path.class == "cell" => match &path.outline {
            Outline::Polygon(corners) if corners.len() == 4 => Some(path.outline.bounds().size()),
            _ => None,
        },
        _ => None,
    });
    let size = whole.expect("a cell that no cut divides");
    assert!((size.width - 30.0).abs() < 1e-9 && (size.height - 30.0).abs() < 1e-9, "{size:?}");
    let n_cut_marks = |page: &Page| {
        page.marks.iter().filter(|mark| matches!(mark, Mark::Path(path) if path.class == "cut")).count()
    };
    assert!(pages.iter().all(|page| n_cut_marks(page) == 8));
    for page in &pages {
        let Bounds { min, max } = page.bounds().expect("marks");
        assert!(min.x > 3.0 && min.y > 3.0, "{min:?}");
        assert!(max.x < page.size.width - 3.0 && max.y < page.size.height - 3.0, "{max:?}");
    }
}

#[test]
fn pieces_are_printed_in_the_numbers_of_the_supply() {
    let table = load("semaforo");
    let pages =
        board_sheet::pages(&table, &board_options(30.0, Touch::Tactile, Pieces::Printed)).expect("a board");
    let count = |class: &str| {
        let marks = pages.iter().flat_map(|page| &page.marks);
        marks.filter(|mark| matches!(mark, Mark::Path(path) if path.class == class)).count()
    };
    assert_eq!((count("piece white"), count("piece grey"), count("piece black")), (8, 8, 8));
    assert!(count("braille") > 7, "coordinates in braille");
}

#[test]
fn a_cell_no_printer_can_print_is_refused() {
    let table = load("semaforo");
    for cell in [0.0, -3.0, 1e9, f64::NAN] {
        let result = board_sheet::pages(&table, &board_options(cell, Touch::Printed, Pieces::Left));
        assert!(matches!(result, Err(SheetError::CellSize { .. })), "{cell}");
    }
}

#[test]
fn a_goal_too_long_to_stand_beside_the_board_is_set_below_it() {
    let mut yaml =
        "name: { pt: X, en: X, es: X }\nboard: square 8x8\nsides: [black, white]\npieces: 32 each\n\
                    turn: place own on empty\nend:\n"
            .to_owned();
    for row in 1..=8 {
        for column in 'a'..='h' {
            yaml.push_str(&format!("  - own in {column}{row} and no empty in row {row}: mover wins\n"));
        }
    }
    yaml.push_str("  - no move: draw\n");
    let compiled = compiled(&yaml);
    let table = Table::new(compiled.game);
    for print in [Print::Ordinary, Print::Large, Print::Folded] {
        for language in Language::ALL {
            let document =
                rule_sheet::document(&[Arc::clone(&table)], &options(language, print)).expect("a sheet");
            let pages = paginate(&document).unwrap_or_else(|error| panic!("{language} {print:?}: {error}"));
            assert!(pages.len() > 1, "{language} {print:?}");
        }
    }
}

/// Returns the most millimetres from top to bottom in which nothing is printed, between the margins of a page.
fn emptiest(page: &Page, paper: &Paper) -> f64 {
    let mut spans: Vec<(f64, f64)> = page
        .marks
        .iter()
        .filter(|mark| !matches!(mark, Mark::Tag(_)))
        .map(|mark| (mark.bounds().min.y, mark.bounds().max.y))
        .collect();
    spans.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (mut reached, mut widest) = (paper.top, 0.0_f64);
    for (from, to) in spans {
        widest = widest.max(from.min(paper.size.height - paper.bottom) - reached);
        reached = reached.max(to);
    }
    widest
}

#[test]
fn a_sheet_says_what_to_remember_and_leaves_no_fifth_of_its_page_empty() {
    let more = ["hex", "ouri", "konane", "reversi", "moinho", "tic-tac-toe"];
    for id in SIX.into_iter().chain(more) {
        let pages = pages_of(id, &options(Language::Pt, Print::Ordinary));
        assert_eq!(pages.len(), 1, "{id}");
        let text = pages[0].text();
        assert!(text.contains("Lembra-te"), "{id}:\n{text}");
        let begins = plain::begins(load(id).game(), Language::Pt);
        assert!(text.contains(&begins), "{id}: `{begins}` is missing in\n{text}");
        let empty = emptiest(&pages[0], &Paper::A4);
        assert!(empty < Paper::A4.size.height / 5.0, "{id}: {empty} mm are empty");
    }
    let can_draw = |id: &str| pages_of(id, &options(Language::Pt, Print::Ordinary))[0].text();
    assert!(
        can_draw("reversi").contains("Pode haver empate.") && can_draw("rastros").contains("Não há empates.")
    );
    // The words of the rules: on a board with sides, sides are its edges.
    let hex = can_draw("hex").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(hex.contains("quem joga em segundo lugar pode ficar com a jogada do adversário"), "{hex}");
    assert!(!hex.contains("trocar de lado"), "{hex}");
}

#[test]
fn the_answer_of_a_first_puzzle_stands_on_its_head_and_wins() {
    let table = load("rastros");
    let pages = pages_of("rastros", &options(Language::Pt, Print::Ordinary));
    let turned = |is_turned: bool| {
        let texts = pages[0].marks.iter().filter_map(move |mark| match mark {
            Mark::Text(text) if text.is_turned == is_turned => Some(text.text()),
            _ => None,
        });
        texts.collect::<Vec<_>>().join(" ")
    };
    assert!(turned(true).contains("Solução") && !turned(false).contains("Solução"), "{}", turned(false));
    let puzzle =
        gallery::sheets::ready::puzzles(&table).into_iter().min_by_key(|one| one.line.len()).unwrap();
    assert!(turned(true).contains(&puzzle.line_text().join(" ")), "{}", turned(true));
    let mut position = puzzle.position.clone();
    for mv in &puzzle.line {
        position = position.play(*mv).expect("a legal move");
    }
    assert_eq!(position.ending().and_then(|ending| ending.winner), Some(puzzle.side()));
}

#[test]
fn large_print_keeps_a_diagram_on_the_page_of_its_words() {
    let pages = pages_of("rastros", &options(Language::Pt, Print::Large));
    let page_of = |words: &str| {
        let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let found = pages.iter().position(|page| squeezed(&page.text()).contains(words));
        found.unwrap_or_else(|| panic!("`{words}` is missing"))
    };
    assert_eq!(page_of("Posição inicial."), page_of("Material"));
    assert_eq!(page_of("As quatro primeiras jogadas."), page_of("quatro primeiras jogadas de uma partida"));
    // What is played with stands below the board that shows it, to the last word.
    for words in ["Posição inicial.", "48 chegam", "jogador; a casa [2] é a do segundo."] {
        assert_eq!(page_of(words), page_of("Material"), "{words}");
    }
    // Coordinates are as large as the smallest words of the page, or larger.
    assert!(size_of(&pages[0], "g") >= 14.0);
}

/// Returns the size of a letter of its own on a page, such as one beside a board, in points.
fn size_of(page: &Page, letter: &str) -> f64 {
    let size = page.marks.iter().find_map(|mark| match mark {
        Mark::Text(text) if text.text() == letter => Some(text.size * 72.0 / 25.4),
        _ => None,
    });
    size.expect("a letter beside the board")
}

/// Who needs large letters needs them beside small boards, too: two that are compared stand side by side.
#[test]
fn letters_beside_two_boards_in_a_row_of_large_print_are_large_too() {
    for (id, letter) in [("produto", "c"), ("rastros", "c"), ("gatos-e-caes", "h")] {
        let pages = pages_of(id, &options(Language::Pt, Print::Large));
        let row = pages.iter().find(|page| page.text().contains("esquerda")).expect("two boards in a row");
        let size = size_of(row, letter);
        assert!(size >= 11.5, "{id}: {size}");
    }
}

/// Who needs large letters is told what others are: what to remember, and a first puzzle where one is ready, else how a game is won; what
/// the last page has no room for takes one page more.
#[test]
fn large_print_ends_with_what_to_remember_and_a_first_puzzle() {
    for id in ["hex", "rastros", "y", "gatos-e-caes", "produto", "sesqui", "ouri"] {
        let pages = pages_of(id, &options(Language::Pt, Print::Large));
        assert!(pages.len() <= 4, "{id}: {}", pages.len());
        let all = pages.iter().map(Page::text).collect::<Vec<_>>().join(" ");
        let all = all.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(all.contains("Lembra-te"), "{id}: {all}");
        let has_puzzle = !gallery::sheets::ready::puzzles(&load(id)).is_empty();
        assert_eq!(all.contains("Um primeiro problema"), has_puzzle, "{id}: {all}");
    }
}

/// What was taken before a puzzle lies beside the board, or in the stores that are drawn at its ends: it is told, else nobody knows who
/// is ahead.
#[test]
fn a_first_puzzle_of_seeds_tells_what_was_taken() {
    for id in ["ouri", "kalah"] {
        let puzzles = gallery::sheets::ready::puzzles(&load(id));
        let puzzle = puzzles.into_iter().min_by_key(|one| one.line.len()).expect("a puzzle");
        let [first, second] = puzzle.position.setup().taken;
        assert!(first + second > 0, "{id}");
        for print in [Print::Ordinary, Print::Large] {
            let pages = pages_of(id, &options(Language::En, print));
            let all = pages.iter().map(Page::text).collect::<Vec<_>>().join(" ");
            let all = all.split_whitespace().collect::<Vec<_>>().join(" ");
            let told = all.split("Taken:").nth(1).unwrap_or_else(|| panic!("{id}: {all}"));
            let told = told.split('.').next().unwrap_or_default();
            assert!(told.ends_with(&format!(" {second}")), "{id}: {told}");
            assert!(told.split(',').next().is_some_and(|own| own.ends_with(&format!(" {first}"))), "{told}");
        }
    }
}

/// A store into which seeds are sown is a part of the board: of the one to play on, of the sheet, and told to those who cannot see it.
#[test]
fn stores_into_which_one_sows_are_drawn_at_the_ends_of_the_board() {
    let board = |id: &str| {
        let paper = Paper::A4;
        let (touch, pieces) = (Touch::Printed, Pieces::Left);
        let options = BoardOptions { language: Language::Pt, paper, cell_mm: 20.0, touch, pieces };
        let pages = board_sheet::pages(&load(id), &options).expect("a board");
        let is_store = |mark: &&Mark| matches!(mark, Mark::Path(path) if path.class == "store");
        pages.iter().flat_map(|page| &page.marks).filter(is_store).count()
    };
    assert_eq!((board("kalah"), board("ouri")), (2, 0));
    let start = example::of_start(&load("kalah"), Language::Pt);
    let told = gallery::diagram::note::told(&start, Language::Pt);
    assert_eq!(told.matches("depósito (").count(), 2, "{told}");
}

/// In large print a first puzzle begins with its heading, and its board stands below it on the same page.
#[test]
fn the_board_of_a_puzzle_in_large_print_stands_below_its_heading() {
    for id in ["rastros", "ouri", "kalah", "produto"] {
        let pages = pages_of(id, &options(Language::Pt, Print::Large));
        let place = |page: &Page, words: &str| {
            let texts = page.marks.iter().filter_map(|mark| match mark {
                Mark::Text(text) if text.text().replace('\u{a0}', " ").contains(words) => Some(text.at.y),
                _ => None,
            });
            texts.reduce(f64::max)
        };
        let found = pages.iter().find_map(|page| Some((page, place(page, "Um primeiro")?)));
        let (page, heading) = found.unwrap_or_else(|| panic!("{id}: no puzzle"));
        let answer = place(page, "Solução").unwrap_or_else(|| panic!("{id}: no answer on its page"));
        // Letters stand beside the board only.
        let is_between = |mark: &Mark| matches!(mark, Mark::Text(text) if text.text() == "a" && heading < text.at.y && text.at.y < answer);
        assert!(page.marks.iter().any(is_between), "{id}: {heading} {answer}");
    }
}
