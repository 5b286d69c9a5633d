//! `arbitro guide`.

use clap::builder::PossibleValue;

use crate::failure::{Failure, OrFail};
use crate::out_file::PdfArgs;
use crate::terminal;
use ::paper::typeset::{paginate, pdf};
use desk::guide::{self, Chapter};
use speech::Language;

/// The widest lines: longer ones are hard to read.
const WIDTH: usize = 80;

/// Reads the guide.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_parser = Chapter::ALL.map(called))]
    chapter: Option<String>,
    #[command(flatten)]
    pdf: PdfArgs,
}

/// Returns a chapter as the command line knows it: by its word, and by what other languages call it.
fn called(chapter: Chapter) -> PossibleValue {
    PossibleValue::new(chapter.word()).aliases(chapter.other_words())
}

/// Runs the command.
pub(crate) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    if args.pdf.is_named() {
        args.pdf.check(language)?;
        let chapter = args.chapter.as_deref().and_then(Chapter::read);
        let chapters = chapter.map_or(Chapter::ALL.to_vec(), |chapter| vec![chapter]);
        let document =
            guide::document_of(&chapters, language).expect("a test sets the guide in every language");
        let pages = paginate(&document).or_fail(language)?;
        let bytes = pdf::pdf_of_pages(&pages, &pdf::facts_of(&document));
        return args.pdf.write("guide.pdf", (&bytes, pages.len()), language);
    }
    Ok(match args.chapter.as_deref().and_then(Chapter::read) {
        Some(chapter) => {
            chapter.plain(language, terminal::width().map_or(WIDTH, |width| width.clamp(40, WIDTH)))
        }
        None => {
            let line = |chapter: Chapter| {
                format!("  arbitro guide {:<11} {}\n", chapter.word(), chapter.title(language))
            };
            let chapters: String = Chapter::ALL.into_iter().map(line).collect();
            format!("{}\n\n{chapters}", language.say(&guide::title()))
        }
    })
}
