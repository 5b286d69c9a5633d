//! `arbitro diagram`

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::args::{GamesFolder, Stand};
use super::failure::Failure;
use super::paper;
use ::paper::figure::{Figure, svg};
use ::paper::typeset::page::of_figure;
use ::paper::typeset::{pdf, png};
use gallery::diagram::{Diagram, Scale, Theme, draw, position};
use gallery::sheets::example;
use rules::engine::{Setup, Table};
use speech::Language;

/// Draw a position for a text of your own
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro diagram rastros --out start.svg
  arbitro diagram rastros --after \"e5-d4 d4-d5\" --marks \"a1=1, g7=2, e5-d4, d4-d5\" --out two.pdf
  arbitro diagram avanco --position \"7/7/2bbb2/3w3/7/7/7 white\" --marks \"targets d4=arrows\" --out d4.png

Marks: `a1=x` a text in a cell; `a1=dot`, `a1=cross`, `a1=ring`; `a1-b2` an arrow; `targets d4=arrows` or
`=dots` wherever a piece may go; `zone centre=shade`.")]
pub(crate) struct DiagramArgs {
    /// A game: its id, its name, or a file
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    stand: Stand,
    /// What is marked, with commas between
    #[arg(long, value_name = "MARKS")]
    marks: Option<String>,
    /// Millimetres across the board
    #[arg(long, value_name = "N", default_value = "50")]
    width_mm: f64,
    /// The file to write; its ending says the format
    #[arg(long, value_name = "FILE.svg|pdf|png")]
    out: PathBuf,
    #[command(flatten)]
    games: GamesFolder,
}

/// Dots of a PNG in a millimetre: 300 in an inch.
const DOTS_PER_MM: f64 = 300.0 / 25.4;

pub(super) fn run(args: &DiagramArgs, language: Language) -> Result<String, Failure> {
    if !(10.0..=1000.0).contains(&args.width_mm) {
        let mm = args.width_mm;
        return Err(Failure::usage(language.pick(
            format!("não se pode desenhar um tabuleiro de {mm} mm; escolha de 10 a 1000"),
            format!("a board of {mm} mm cannot be drawn; choose 10 to 1000"),
        )));
    }
    let table = args.games.table(&args.game, language)?;
    let stand = args.stand.position(&table, language)?;
    let setup = stand.setup();
    let mut diagram = position::diagram(table.game(), &setup, language);
    add_marks(&mut diagram, &table, &setup, args.marks.as_deref().unwrap_or(""))?;
    let figure = draw(&diagram, Scale::Board(args.width_mm), &Theme::PRINT);
    let ending = args.out.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let bytes = match ending.as_deref() {
        Some("svg") => svg::svg(&figure).into_bytes(),
        Some("png") => png::png(&figure, DOTS_PER_MM).map_err(|error| Failure::data(error.to_string()))?,
        Some("pdf") => as_pdf(&figure, language)?,
        _ => {
            let path = args.out.display();
            return Err(Failure::usage(language.pick(
                format!("{path} não acaba em .svg, .pdf ou .png"),
                format!("{path} does not end in .svg, .pdf or .png"),
            )));
        }
    };
    paper::write(&args.out, &bytes, language)?;
    Ok(format!(
        "{}: {}
",
        args.out.display(),
        diagram.title
    ))
}

fn add_marks(diagram: &mut Diagram, table: &Arc<Table>, setup: &Setup, marks: &str) -> Result<(), Failure> {
    for mark in marks.split([',', ';']).map(str::trim).filter(|mark| !mark.is_empty()) {
        let (key, text) = mark.split_once('=').unwrap_or((mark, "dot"));
        let notes = example::notes(table, setup, &[], key.trim(), text.trim())
            .map_err(|reason| Failure::data(format!("the mark `{mark}` cannot be drawn: {reason}")))?;
        diagram.notes.extend(notes);
    }
    Ok(())
}

fn as_pdf(figure: &Figure, language: Language) -> Result<Vec<u8>, Failure> {
    let page = of_figure(figure).map_err(|error| Failure::data(error.to_string()))?;
    let facts = pdf::Facts { title: figure.title.clone(), author: String::new(), language, date: None };
    Ok(pdf::pdf_of_pages(&[page], &facts))
}
