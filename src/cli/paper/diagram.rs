//! `arbitro diagram`

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use crate::args::{GamesFolder, ReplaceArgs, Stand};
use crate::failure::{Failure, OrFail};
use crate::out_file;
use ::paper::figure::{Figure, svg};
use ::paper::typeset::page::of_figure;
use ::paper::typeset::{pdf, png};
use gallery::diagram::{Diagram, Scale, Theme, draw, note, position};
use gallery::sheets::example;
use rules::engine::{Setup, Table};
use speech::Language;

/// Draw a position for a text of your own
#[derive(Args, Debug)]
pub(crate) struct DiagramArgs {
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    stand: Stand,
    #[arg(long, value_name = "MARKS")]
    marks: Option<String>,
    #[arg(long, value_name = "N", default_value = "50")]
    width_mm: f64,
    #[arg(long, value_name = "FILE.svg|pdf|png")]
    out: PathBuf,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[command(flatten)]
    games: GamesFolder,
}

/// Dots of a PNG in a millimetre: 300 in an inch.
const DOTS_PER_MM: f64 = 300.0 / 25.4;

pub(crate) fn run(args: &DiagramArgs, language: Language) -> Result<String, Failure> {
    if !(10.0..=1000.0).contains(&args.width_mm) {
        let mm = args.width_mm;
        return Err(Failure::usage(language.msg("cli-diagram-width").with("mm", mm.to_string())));
    }
    let table = args.games.table(&args.game, language)?;
    let stand = args.stand.position(&table, language)?;
    let setup = stand.setup();
    let mut diagram = position::diagram(table.game(), &setup, language);
    add_marks(&mut diagram, &table, &setup, args.marks.as_deref().unwrap_or(""), language)?;
    diagram.title = note::told(&diagram, language);
    let figure = draw(&diagram, Scale::Board(args.width_mm), &Theme::PRINT);
    let bytes = match out_file::ending(&args.out, &["svg", "pdf", "png"], language)? {
        Some("svg") => svg::svg(&figure).into_bytes(),
        Some("png") => png::png(&figure, DOTS_PER_MM).or_fail(language)?,
        Some(_) | None => as_pdf(&figure, language)?,
    };
    out_file::write_new(&args.out, &bytes, args.replace, language)?;
    Ok(format!("{}: {}\n", args.out.display(), diagram.title))
}

fn add_marks(
    diagram: &mut Diagram,
    table: &Arc<Table>,
    setup: &Setup,
    marks: &str,
    language: Language,
) -> Result<(), Failure> {
    for mark in marks.split([',', ';']).map(str::trim).filter(|mark| !mark.is_empty()) {
        let (key, text) = mark.split_once('=').unwrap_or((mark, "dot"));
        let notes = example::notes(table, setup, &[], key.trim(), text.trim()).map_err(|reason| {
            let told = language.msg("cli-diagram-mark").with("mark", mark).with("reason", reason);
            Failure::data(told)
        })?;
        diagram.notes.extend(notes);
    }
    Ok(())
}

fn as_pdf(figure: &Figure, language: Language) -> Result<Vec<u8>, Failure> {
    let page = of_figure(figure).or_fail(language)?;
    let facts = pdf::Facts { title: figure.title.clone(), author: String::new(), language, date: None };
    Ok(pdf::pdf_of_pages(&[page], &facts))
}
