//! Papers for those who hear them: what every PDF says besides its ink, held by rules and by readers of other people.

use std::path::Path;
use std::process::Command;

use lopdf::{Dictionary, Object, ObjectId};
use paper::figure::{Figure, Outline, Path as Line, Point, Size, Stroke};
use paper::typeset::document::{
    Block, Captioned, Date, Document, HeadSpan, Look, Marker, Paper, Paragraph, Run, Running, Section, Table,
    words,
};
use paper::typeset::pdf;
use speech::Language;

use crate::support::pdf_rules::faults;

/// A document with a part of every kind, on several pages.
fn document() -> Document {
    let mut figure = Figure::new(Size::new(30.0, 30.0), "Peões brancos em a1 e b2; é a vez das pretas");
    figure.draw(Line::stroked(Outline::circle(Point::new(15.0, 15.0), 12.0), Stroke::black(0.3)));
    let text = "Cada jogador movimenta alternadamente as suas peças, procurando deliberadamente \
                aproximar-se do adversário; consequentemente, nenhum movimento é desinteressante. ";
    let rows =
        (1..=70).map(|n| [format!("aluno {n}"), String::new(), format!("{n} pontos")].map(words).to_vec());
    let table = Table {
        head: ["Nome", "Escola", "Pontos"].map(words).to_vec(),
        rows: rows.collect(),
        spans: vec![HeadSpan { from: 1, n_columns: 2, text: words("Torneio") }],
        ..Table::default()
    };
    let pairs = [["Data", "7 de março"], ["Lugar", "Braga"]];
    let bare =
        Table { rows: pairs.iter().map(|pair| pair.map(words).to_vec()).collect(), ..Table::default() };
    let heading =
        |level, text: &str| Block::Heading { level, text: words(text), bookmark: Some(text.to_owned()) };
    let captioned = Captioned { figure, caption: words("A posição final") };
    let blocks = vec![
        heading(2, "Material"),
        Block::Paragraph(Paragraph::new(words(text.repeat(12)))),
        heading(3, "Peças"),
        Block::List { marker: Marker::Number, items: vec![words("Colocar"), words(text.repeat(3))] },
        Block::List { marker: Marker::Bullet, items: vec![words("Mover")] },
        Block::Table(table),
        heading(1, "Fim"),
        Block::Beside {
            blocks: vec![Block::Paragraph(Paragraph::new(words("Ao lado da figura. ".repeat(9))))],
            figure: captioned.clone(),
        },
        heading(3, "Números"),
        Block::Figures(vec![captioned.clone(), captioned]),
        Block::Table(bare),
    ];
    let header = Running { left: words("cabeçalho"), ..Running::default() };
    let footer = Running { centre: vec![Run::PageNumber], ..Running::default() };
    Document {
        title: "Regras & <exemplos>".to_owned(),
        author: "Associação Ludus".to_owned(),
        language: Language::Pt,
        date: Some(Date { year: 2026, month: 3, day: 7 }),
        paper: Paper::A4,
        look: Look::ORDINARY,
        sections: vec![Section { header, footer, blocks, fit: None, look: None }],
    }
}

/// What a program of other people says of a file; nothing, with a loud word, where it cannot be had.
fn told(program: &str, arguments: &[&str], file: &Path) -> Option<(bool, String)> {
    match Command::new(program).args(arguments).arg(file).output() {
        Ok(output) => {
            let words =
                [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            Some((output.status.success(), words.concat()))
        }
        Err(error) if cfg!(target_os = "linux") => panic!("{program} is needed: {error}"),
        Err(_) => {
            crate::places::tool::missing(program);
            None
        }
    }
}

/// Returns the structure with its words, as poppler reads it.
fn structure(bytes: &[u8]) -> Option<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("paper.pdf");
    std::fs::write(&file, bytes).expect("a file");
    let (is_whole, words) = told("qpdf", &["--check"], &file)?;
    assert!(is_whole && words.contains("No syntax or stream encoding errors"), "{words}");
    told("pdfinfo", &["-struct-text"], &file).map(|(_, words)| words)
}

#[test]
fn a_document_with_parts_of_every_kind_breaks_no_rule() {
    for look in [Look::ORDINARY, Look::LARGE] {
        let document = Document { look, ..document() };
        assert_eq!(faults(&pdf::pdf(&document).unwrap()), Vec::<String>::new());
    }
    let folded = Document { look: Look::SMALL, paper: Paper::A5, ..document() };
    assert_eq!(faults(&pdf::folded_pdf(&folded).unwrap()), Vec::<String>::new());
}

#[test]
fn another_reader_hears_the_parts_in_their_order() {
    let plain = pdf::pdf(&document()).unwrap();
    let folded = Document { look: Look::SMALL, paper: Paper::A5, ..document() };
    // On the sheets of a booklet the last page stands beside the first; it is read last nevertheless.
    for bytes in [plain, pdf::folded_pdf(&folded).unwrap()] {
        let Some(told) = structure(&bytes) else { return };
        let mut rest = told.as_str();
        for wanted in [
            "Document",
            "H1 (block)",
            "\"Material\"",
            "P (block)",
            "H2 (block)",
            "\"Peças\"",
            "L (block)",
            "ListNumbering /Decimal",
            "LI",
            "Lbl",
            "\"1.\"",
            "LBody",
            "\"Colocar\"",
            "\"2.\"",
            "ListNumbering /Disc",
            "\"Mover\"",
            "Table",
            "TR",
            "TH",
            "RowSpan 2",
            "\"Nome\"",
            "ColSpan 2",
            "\"Torneio\"",
            "TR",
            "\"Escola\"",
            "\"Pontos\"",
            "TD",
            "\"aluno 1\"",
            "TD",
            "TD",
            "\"1 pontos\"",
            "\"aluno 70\"",
            "\"Fim\"",
            "Ao lado",
            "Figure",
            "\"A posição final\"",
            "H2 (block)",
            "\"Números\"",
            "Figure",
            "Figure",
            "Scope /Row",
            "\"Data\"",
            "\"7 de março\"",
        ] {
            let at =
                rest.find(wanted).unwrap_or_else(|| panic!("{wanted} is not told in its place:\n{told}"));
            rest = &rest[at + wanted.len()..];
        }
        assert_eq!(told.matches("\"Nome\"").count(), 1, "the head of a table is heard once:\n{told}");
        assert!(!told.contains("cabeçalho"), "headers are not heard:\n{told}");
        let paragraph = told.split("P (block)").nth(1).unwrap();
        let heard: String = paragraph.lines().filter_map(|line| line.trim().strip_prefix('"')).collect();
        // This reader shows hyphens of divided words as they are seen.
        let heard = heard.replace(['\u{ad}', '-', '"'], "");
        let words: Vec<&str> = heard.split_whitespace().take(9).collect();
        assert_eq!(
            words[..9],
            "Cada jogador movimenta alternadamente as suas peças, procurando deliberadamente"
                .split(' ')
                .collect::<Vec<_>>()[..],
            "{heard}"
        );
    }
}

/// Returns the faults of the document after a change to what its file holds.
fn broken(change: impl Fn(&mut lopdf::Document)) -> Vec<String> {
    let mut file = lopdf::Document::load_mem(&pdf::pdf(&document()).unwrap()).unwrap();
    change(&mut file);
    let mut bytes = Vec::new();
    file.save_to(&mut bytes).unwrap();
    faults(&bytes)
}

fn first(file: &lopdf::Document, kind: &[u8]) -> ObjectId {
    let is_kind = |object: &Object| {
        object
            .as_dict()
            .is_ok_and(|part| part.get(b"S").and_then(Object::as_name).is_ok_and(|name| name == kind))
    };
    *file.objects.iter().find(|(_, object)| is_kind(object)).expect("such a part").0
}

fn part<'a>(file: &'a mut lopdf::Document, kind: &[u8]) -> &'a mut Dictionary {
    let id = first(file, kind);
    file.get_dictionary_mut(id).unwrap()
}

fn page(file: &mut lopdf::Document) -> &mut Dictionary {
    let id = file.get_pages()[&1];
    file.get_dictionary_mut(id).unwrap()
}

/// Every rule is seen to be broken, or it would hold nothing.
#[test]
fn the_rules_see_what_is_wrong() {
    type Change = fn(&mut lopdf::Document);
    let catalogue = |key: &'static [u8]| {
        move |file: &mut lopdf::Document| {
            file.catalog_mut().unwrap().remove(key);
        }
    };
    for (rule, key) in [
        ("11-006", &b"Lang"[..]),
        ("07-001", b"ViewerPreferences"),
        ("06-001", b"MarkInfo"),
        ("06-002", b"Metadata"),
        ("6.6.4", b"Metadata"),
        ("6.2.3", b"OutputIntents"),
        ("01-001", b"StructTreeRoot"),
    ] {
        let found = broken(catalogue(key));
        assert!(found.iter().any(|fault| fault.starts_with(rule)), "{rule}: {found:?}");
    }
    let changes: [(&str, Change); 17] = [
        ("13-004", |file| drop(part(file, b"Figure").remove(b"Alt"))),
        ("7.3", |file| drop(part(file, b"Figure").remove(b"A"))),
        ("15-003", |file| drop(part(file, b"TH").remove(b"A"))),
        ("16-001", |file| drop(part(file, b"L").remove(b"A"))),
        ("15-004", |file| drop(part(file, b"TR").get_mut(b"K").unwrap().as_array_mut().unwrap().pop())),
        ("01-006", |file| drop(part(file, b"TR").get_mut(b"K").unwrap().as_array_mut().unwrap().pop())),
        ("09-001", |file| drop(part(file, b"P").remove(b"P"))),
        ("09-004", |file| part(file, b"TR").set("S", Object::Name(b"P".to_vec()))),
        ("09-006", |file| part(file, b"LI").set("S", Object::Name(b"P".to_vec()))),
        ("02-001", |file| part(file, b"P").set("S", Object::Name(b"Verse".to_vec()))),
        ("14-002", |file| part(file, b"H1").set("S", Object::Name(b"H2".to_vec()))),
        ("14-003", |file| part(file, b"H2").set("S", Object::Name(b"H4".to_vec()))),
        ("28-009", |file| drop(page(file).remove(b"Tabs"))),
        ("01-006", |file| page(file).set("StructParents", 1)),
        ("01-005", |file| {
            let id = file.get_pages()[&1];
            file.add_page_contents(id, b"0 0 m 9 9 l S".to_vec()).unwrap();
        }),
        ("31-027", |file| fonts(file, |font| drop(font.remove(b"ToUnicode")))),
        ("10-001", |file| fonts(file, |font| drop(font.remove(b"ToUnicode")))),
    ];
    for (rule, change) in changes {
        let found = broken(change);
        assert!(found.iter().any(|fault| fault.starts_with(rule)), "{rule}: {found:?}");
    }
    assert_eq!(broken(|_| {}), Vec::<String>::new(), "reading and writing alone breaks nothing");
}

fn fonts(file: &mut lopdf::Document, change: impl Fn(&mut Dictionary)) {
    for object in file.objects.values_mut() {
        if let Ok(font) = object.as_dict_mut()
            && font.has(b"DescendantFonts")
        {
            change(font);
        }
    }
}
