//! `arbitro diplomas`

use std::path::{Path, PathBuf};

use clap::Args;

use super::failure::Failure;
use super::place::PlaceArgs;
use super::{files, handout, paper, target};
use championship::handouts::template::Template;
use championship::handouts::{self, DIPLOMA_FIELDS, DiplomaOptions, Honour};
use speech::Language;

/// Print diplomas for everybody, or certificates for the podium
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro diplomas --venue \"in Coimbra\"             for everybody who played, by school
  arbitro diplomas --podium                         for the first three of every tournament
  arbitro diplomas --logo logo.png --day \"12 March 2027\"
  arbitro diplomas --show-template > mine.md        a text to change
  arbitro diplomas --template mine.md

In a template, `# ` begins a title, `## ` the name, `### ` a heading; `---` is an ornament, `___ One | Other` lines to sign on,
and fields such as {{name}}, {{school}} and {{game}} are filled in.")]
pub(crate) struct DiplomasArgs {
    /// The tournament, such as 1.3; without it all of them
    tournament: Option<String>,
    /// Certificates for the first three places
    #[arg(long)]
    podium: bool,
    /// Your own text, with fields
    #[arg(long, value_name = "FILE")]
    template: Option<PathBuf>,
    /// Print the text that is used otherwise, to start from
    #[arg(long)]
    show_template: bool,
    /// A picture, PNG or SVG, where the template says {{logo}}
    #[arg(long, value_name = "FILE")]
    logo: Option<PathBuf>,
    /// The day, in words. Default: that of the last result
    #[arg(long, value_name = "TEXT")]
    day: Option<String>,
    /// Where it was, in words, such as "in Coimbra"
    #[arg(long, value_name = "TEXT", default_value = "")]
    venue: String,
    /// The file to write [default: diplomas.pdf]
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    names: handout::FullNamesArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

pub(super) fn run(args: &DiplomasArgs, language: Language) -> Result<String, Failure> {
    let honour = if args.podium { Honour::Podium } else { Honour::TakingPart };
    if args.show_template {
        return Ok(handouts::built_in_template(honour, language).to_owned());
    }
    let options = DiplomaOptions {
        template: template(args.template.as_deref(), honour, language)?,
        logo: args.logo.as_deref().map(|path| handout::logo(path, language)).transpose()?,
        day: args.day.clone(),
        venue: args.venue.clone(),
        names: args.names.style(),
        language,
        honour,
    };
    let desk = args.place.open(language)?;
    let championship = desk.championship();
    let wanted = target::tournaments(championship, args.tournament.as_deref(), language)?;
    let name = match honour {
        Honour::TakingPart => "diplomas.pdf",
        Honour::Podium => language.pick("certificados.pdf", "certificates.pdf"),
    };
    let path = paper::path_or(args.out.as_ref(), name);
    let title = match honour {
        Honour::TakingPart => "Diplomas",
        Honour::Podium => language.pick("Certificados", "Certificates"),
    };
    handout::print(championship, title, &path, language, || {
        handouts::diplomas(championship, &wanted, &options)
    })
}

/// Reads the organiser's template, or takes the one that comes with the program.
pub(super) fn template(path: Option<&Path>, honour: Honour, language: Language) -> Result<Template, Failure> {
    let (name, text) = match path {
        Some(path) => (path.display().to_string(), files::read_text(path, language)?),
        None => ("template".to_owned(), handouts::built_in_template(honour, language).to_owned()),
    };
    Template::parse(&text, &DIPLOMA_FIELDS).map_err(|error| {
        let (line, column) = (error.line, error.column);
        Failure::data(format!("{name}:{line}:{column}: {}", error.in_language(language)))
    })
}
