//! Playable boards: what their rules speak of is drawn on them.

use std::collections::BTreeMap;
use std::sync::Arc;

use gallery::sheets::board_sheet::{self, BoardOptions, Pieces, Touch};
use gallery::sheets::rule_sheet;
use paper::typeset::document::Paper;
use paper::typeset::page::{Mark, Page};
use rules::catalog::Catalog;
use rules::engine::Table;
use rules::game::Language;

fn load(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{id}: {error}")).game)
}

fn board(id: &str, touch: Touch) -> Vec<Page> {
    let options =
        BoardOptions { language: Language::Pt, paper: Paper::A4, cell_mm: 20.0, touch, pieces: Pieces::Left };
    board_sheet::pages(&load(id), &options).unwrap_or_else(|error| panic!("{id}: {error}"))
}

fn n_shaded(pages: &[Page]) -> usize {
    let marks = pages.iter().flat_map(|page| &page.marks);
    marks.filter(|mark| matches!(mark, Mark::Path(path) if path.class == "zone")).count()
}

#[test]
fn what_the_rules_name_on_the_board_is_drawn_on_every_board() {
    for touch in [Touch::Printed, Touch::Tactile] {
        assert_eq!(n_shaded(&board("gatos-e-caes", touch)), 4, "{touch:?}: the first cat goes to the centre");
        assert_eq!(
            n_shaded(&board("flume-centro", touch)),
            1,
            "{touch:?}: the first piece stays off the centre"
        );
        assert_eq!(n_shaded(&board("avanco", touch)), 0, "{touch:?}: rows are seen without shading");
    }
    assert_eq!(n_shaded(&board("konane", Touch::Printed)), 8, "the centre and the corners");
}

#[test]
fn sheets_tell_what_the_originals_tell() {
    let text = |id: &str| rule_sheet::text(&load(id), Language::Pt).unwrap();
    let rastros = text("rastros");
    assert!(rastros.contains("cerca de 40") && !rastros.contains("48"), "{rastros}");
    assert!(text("rastros-5x5").contains("cerca de 20"));
    let avanco = text("avanco");
    for words in ["8×8 Game Design Competition", "2001", "Ludus", "Dois jogadores"] {
        assert!(avanco.contains(words), "Avanço lacks {words}:\n{avanco}");
    }
}

/// Returns the sizes of what is cut out, and how many there are of each.
fn cut_outs(id: &str) -> BTreeMap<(u32, u32), usize> {
    let options = BoardOptions {
        language: Language::Pt,
        paper: Paper::A4,
        cell_mm: 20.0,
        touch: Touch::Printed,
        pieces: Pieces::Printed,
    };
    let pages = board_sheet::pages(&load(id), &options).unwrap_or_else(|error| panic!("{id}: {error}"));
    let of_the_board = board(id, Touch::Printed).len();
    let mut found = BTreeMap::new();
    for mark in pages[of_the_board..].iter().flat_map(|page| &page.marks) {
        if let Mark::Path(path) = mark
            && path.class == "cut"
        {
            let size = path.outline.bounds().size();
            *found.entry((size.width.round() as u32, size.height.round() as u32)).or_default() += 1;
        }
    }
    found
}

#[test]
fn pieces_to_cut_out_cover_what_they_cover_in_the_game() {
    // A domino lies on two cells of 20 mm; 32 of them fill the board, and two players share them.
    assert_eq!(cut_outs("dominorio").into_iter().collect::<Vec<_>>(), [((39, 19), 32)]);
    // Runs of any length are made of single pieces.
    assert!(cut_outs("quelhas").keys().all(|(width, height)| width == height));
    assert_eq!(cut_outs("avanco").values().sum::<usize>(), 28, "fourteen of each");
    assert!(cut_outs("pontos-e-quadrados").is_empty(), "who draws needs a pencil");
}
