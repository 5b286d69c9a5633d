//! Documents as pages: what stays together, what repeats, what is refused.

use paper::figure::{Figure, Outline, Path, Point, Size, Stroke};
use paper::typeset::document::{
    Align, Block, Captioned, Date, Document, Look, Paper, Paragraph, Run, Running, Section, Table,
    TableWidth, words,
};
use paper::typeset::page::{Mark, Page};
use paper::typeset::{TypesetError, markup, paginate, pdf};
use speech::Language;

fn document(blocks: Vec<Block>) -> Document {
    let footer = Running { centre: vec![Run::PageNumber], ..Running::default() };
    Document {
        title: "Prova de página".to_owned(),
        author: String::new(),
        language: Language::Pt,
        date: None,
        paper: Paper::A4,
        look: Look::ORDINARY,
        sections: vec![Section { header: Running::default(), footer, blocks, fit: None, look: None }],
    }
}

fn pages(blocks: Vec<Block>) -> Vec<Page> {
    paginate(&document(blocks)).expect("the blocks fit")
}

fn square(side: f64) -> Figure {
    let mut figure = Figure::new(Size::new(side, side), "a square");
    let outline = Outline::Rect { origin: Point::new(0.0, 0.0), size: Size::new(side, side), corner: 0.0 };
    figure.draw(Path::stroked(outline, Stroke::black(0.2)));
    figure
}

#[test]
fn the_head_of_a_table_stands_on_every_page_and_no_row_is_lost() {
    let rows =
        (1..=140).map(|n| vec![words(format!("aluno {n}")), words((n * 7 % 13).to_string())]).collect();
    let table = Table {
        head: vec![words("Nome"), words("Pontos")],
        rows,
        aligns: vec![Align::Left, Align::Right],
        width: TableWidth::Full,
        ..Table::default()
    };
    let pages = pages(vec![Block::Table(table)]);
    assert!(pages.len() >= 3, "{}", pages.len());
    let mut all = String::new();
    for page in &pages {
        let text = page.text();
        assert!(text.starts_with("Nome Pontos"), "{text}");
        all.push_str(&text);
        all.push('\n');
    }
    for n in 1..=140 {
        assert!(all.contains(&format!("aluno {n} ")), "aluno {n} is missing");
    }
}

#[test]
fn a_title_never_ends_a_page() {
    // Each number of lines before the title brings it a little nearer to the foot of the page.
    for n_lines in 30..60 {
        let mut blocks: Vec<Block> =
            (0..n_lines).map(|n| Block::Paragraph(Paragraph::new(words(format!("linha {n}"))))).collect();
        blocks.push(Block::Heading { level: 2, text: words("Título"), bookmark: None });
        blocks.push(Block::Paragraph(Paragraph::new(words("corpo do texto"))));
        for page in pages(blocks) {
            let text = page.text();
            assert!(!text.contains("Título") || text.contains("corpo"), "{n_lines}: {text}");
        }
    }
}

#[test]
fn blocks_kept_together_share_a_page() {
    for n_lines in 30..60 {
        let mut blocks: Vec<Block> =
            (0..n_lines).map(|n| Block::Paragraph(Paragraph::new(words(format!("linha {n}"))))).collect();
        blocks.push(Block::Keep(vec![
            Block::Paragraph(Paragraph::new(words("primeira"))),
            Block::Figures(vec![Captioned { figure: square(40.0), caption: words("legenda") }]),
            Block::Paragraph(Paragraph::new(words("última"))),
        ]));
        let holding: Vec<String> =
            pages(blocks).iter().map(Page::text).filter(|text| text.contains("primeira")).collect();
        assert_eq!(holding.len(), 1);
        assert!(holding[0].contains("legenda") && holding[0].contains("última"), "{n_lines}");
    }
}

#[test]
fn what_does_not_fit_is_an_error_that_says_what_it_is() {
    let refused = |blocks: Vec<Block>| paginate(&document(blocks)).expect_err("it cannot fit");
    let tall = Figure { size: Size::new(20.0, 400.0), ..square(20.0) };
    let error = refused(vec![Block::Figures(vec![Captioned { figure: tall, caption: Vec::new() }])]);
    assert!(matches!(&error, TypesetError::TooTall { text, .. } if text == "a square"), "{error}");
    let word = "1".repeat(400);
    let error = refused(vec![Block::Paragraph(Paragraph::new(words(word.clone())))]);
    assert!(matches!(&error, TypesetError::TooWide { text, .. } if *text == word), "{error}");
    let mut long = document(Vec::new());
    long.sections[0].header.left = words(word);
    assert!(matches!(paginate(&long), Err(TypesetError::TooWide { .. })));
    long.sections[0].header.left = words("palavra ".repeat(1000));
    assert!(matches!(paginate(&long), Err(TypesetError::TooWide { .. })));
}

/// Who holds an event with a long name reads the whole of it above every page, in lines one above the other.
#[test]
fn a_long_header_takes_several_lines_and_is_never_cut() {
    let mut long = document(Vec::new());
    long.sections[0].header.left = words("palavra ".repeat(60));
    long.sections[0].header.right = words("à direita");
    let pages = paginate(&long).expect("three lines");
    let texts = |words: &str| {
        let marks = pages[0].marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) if text.text().contains(words) => Some((text.text(), mark.bounds())),
            _ => None,
        });
        marks.collect::<Vec<_>>()
    };
    let lines = texts("palavra");
    assert_eq!(lines.iter().map(|(text, _)| text.matches("palavra").count()).sum::<usize>(), 60);
    let right = texts("direita").pop().expect("the right side").1;
    for (_, bounds) in &lines {
        assert!(bounds.min.y > 0.0 && bounds.max.y < 20.0, "{bounds:?}");
        assert!(bounds.max.x < right.min.x, "{bounds:?} lies on {right:?}");
    }
}

#[test]
fn page_numbers_in_the_text_are_those_of_the_bookmarks() {
    let blocks =
        markup::blocks("Ver a página {page:Fim}.\n\n\\page\n\n# Meio\n\n\\page\n\n# Fim\n\nTexto.", &|_| {
            None
        });
    let pages = pages(blocks.expect("good markup"));
    assert_eq!(pages.len(), 3);
    assert!(pages[0].text().starts_with("Ver a página 3."), "{}", pages[0].text());
    assert!(pages[2].text().ends_with("\n3"), "{}", pages[2].text());
}

#[test]
fn the_outline_lists_parts_below_their_chapters() {
    let blocks = markup::blocks("# Um\n\n## A\n\nx\n\n## B\n\ny\n\n\\page\n\n# Dois\n\nz", &|_| None);
    let bytes = pdf::pdf(&document(blocks.expect("good markup"))).expect("a PDF");
    let file = lopdf::Document::load_mem(&bytes).expect("a readable PDF");
    let outlines = file.catalog().and_then(|catalog| catalog.get(b"Outlines")).expect("an outline");
    let root =
        file.get_object(outlines.as_reference().expect("a reference")).and_then(lopdf::Object::as_dict);
    let root = root.expect("a dictionary");
    assert_eq!(root.get(b"Count").and_then(lopdf::Object::as_i64).expect("a count"), 2);
    let first = root.get(b"First").and_then(lopdf::Object::as_reference).expect("a first entry");
    let first = file.get_object(first).and_then(lopdf::Object::as_dict).expect("a dictionary");
    assert_eq!(first.get(b"Title").and_then(lopdf::Object::as_str).expect("a title"), b"Um");
    assert_eq!(first.get(b"Count").and_then(lopdf::Object::as_i64).expect("a count"), -2);
}

#[test]
fn the_day_is_a_parameter_and_nothing_else_depends_on_it() {
    let mut one = document(vec![Block::Paragraph(Paragraph::new(words("texto")))]);
    let plain = pdf::pdf(&one).expect("a PDF");
    one.date = Some(Date { year: 2026, month: 11, day: 15 });
    let dated = pdf::pdf(&one).expect("a PDF");
    let has = |bytes: &[u8], words: &[u8]| bytes.windows(words.len()).any(|window| window == words);
    let day = |bytes: &[u8]| {
        let file = lopdf::Document::load_mem(bytes).expect("a readable PDF");
        let about = file.trailer.get(b"Info").and_then(lopdf::Object::as_reference).expect("a reference");
        let about = file.get_dictionary(about).expect("a dictionary");
        about.get(b"CreationDate").and_then(lopdf::Object::as_str).map(<[u8]>::to_vec).ok()
    };
    assert_eq!(day(&dated).as_deref(), Some(&b"D:20261115000000Z"[..]));
    assert!(has(&dated, b"<xmp:CreateDate>2026-11-15T00:00:00Z<"));
    assert!(day(&plain).is_none() && !has(&plain, b"CreateDate"));
    assert_eq!(dated, pdf::pdf(&one).expect("a PDF"));
}
