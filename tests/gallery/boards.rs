//! Playable boards: what their rules speak of is drawn on them.

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
