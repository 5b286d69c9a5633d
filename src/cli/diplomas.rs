//! `arbitro diplomas`

use std::path::{Path, PathBuf};

use clap::Args;

use super::args::ReplaceArgs;
use super::failure::Failure;
use super::place::PlaceArgs;
use super::{files, handout, paper, target};
use championship::handouts::template::Template;
use championship::handouts::{self, DIPLOMA_FIELDS, DiplomaOptions, Honour};
use speech::{Language, Tell};

/// Print diplomas for everybody, or certificates for the podium
#[derive(Args, Debug)]
pub(crate) struct DiplomasArgs {
    tournament: Option<String>,
    #[arg(long)]
    podium: bool,
    #[arg(long, value_name = "FILE")]
    template: Option<PathBuf>,
    #[arg(long)]
    show_template: bool,
    #[arg(long, value_name = "FILE")]
    logo: Option<PathBuf>,
    #[arg(long, value_name = "TEXT")]
    day: Option<String>,
    #[arg(long, value_name = "TEXT", default_value = "")]
    venue: String,
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: ReplaceArgs,
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
    handout::tell_not_as_written(championship, language);
    let wanted = target::tournaments(championship, args.tournament.as_deref(), language)?;
    let (name, title) = match honour {
        Honour::TakingPart => (language.msg("cli-diplomas-file"), language.msg("cli-diplomas-title")),
        Honour::Podium => (language.msg("cli-certificates-file"), language.msg("cli-certificates-title")),
    };
    let path = paper::pdf_path(args.out.as_deref(), &name.to_string(), language)?;
    handout::print(championship, &title.to_string(), &path, args.replace, language, || {
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
        Failure::data(format!("{name}:{line}:{column}: {}", language.say(&error.tell())))
    })
}
