//! What reports are written as, and where.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::args::ReplaceArgs;
use super::failure::{Failure, OrFail};
use super::names::NamesArgs;
use super::{files, paper, target};
use championship::facts::{Championship, Language};
use championship::imports::{find_cycle, find_tournament};
use championship::reports::{Options, Report, ReportError, Scope, Timetable};
use championship::store::Desk;
use speech::Tell;

/// The part of the championship a command is about.
#[derive(Args, Clone, Debug)]
pub(crate) struct ScopeArgs {
    #[arg(value_name = "TOURNAMENT|GROUP")]
    pub(crate) target: Option<String>,
    #[arg(long, value_name = "C", conflicts_with = "target")]
    pub(crate) cycle: Option<String>,
    #[arg(long, conflicts_with_all = ["target", "cycle"])]
    pub(crate) all: bool,
}

impl ScopeArgs {
    /// Finds what was typed.
    ///
    /// # Errors
    /// When there is no such tournament, group or cycle.
    pub(crate) fn scope(&self, championship: &Championship, language: Language) -> Result<Scope, Failure> {
        if let Some(cycle) = &self.cycle {
            return find_cycle(championship.regulations(), cycle).map(Scope::Cycle).or_fail(language);
        }
        let Some(text) = &self.target else { return Ok(Scope::All) };
        match find_tournament(championship, text) {
            Ok(id) => Ok(Scope::Tournament(id)),
            Err(_) if text.split('.').count() > 2 => {
                target::groups(championship, Some(text), language).map(|groups| Scope::Group(groups[0]))
            }
            Err(error) => Err(error).or_fail(language),
        }
    }
}

/// How a report is told.
#[derive(Args, Clone, Debug)]
pub(crate) struct TellingArgs {
    #[arg(long, value_name = "TIMES")]
    pub(crate) times: Option<String>,
    #[command(flatten)]
    pub(crate) names: NamesArgs,
}

impl TellingArgs {
    /// Returns the options of reports that bear the seal of a championship as it stands.
    ///
    /// # Errors
    /// When a time is none, or the journal cannot be read.
    pub(crate) fn sealed(&self, desk: &Desk, language: Language) -> Result<Options, Failure> {
        let seal = desk.seal().or_fail(language)?.map(|seal| seal.to_string());
        Ok(Options { seal, ..self.options(language)? })
    }

    /// Returns the options of reports.
    ///
    /// # Errors
    /// When a time is none.
    pub(crate) fn options(&self, language: Language) -> Result<Options, Failure> {
        let times = self.times.as_deref().map_or(Ok(Timetable::default()), str::parse);
        let times = times.map_err(|error| Failure::usage(language.say(&error)))?;
        Ok(Options { language, names: self.names.style(), times, seal: None })
    }
}

/// The file a report is written to.
#[derive(Args, Clone, Debug)]
pub(crate) struct OutputArgs {
    #[arg(long, value_enum)]
    pub(crate) format: Option<Format>,
    #[arg(long, value_name = "FILE|DIR")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) replace: ReplaceArgs,
}

/// The formats of reports.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Pdf,
    Html,
    Csv,
    Xlsx,
    Json,
}

impl Format {
    /// Returns the ending of its files.
    pub(crate) const fn ending(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Html => "html",
            Format::Csv => "csv",
            Format::Xlsx => "xlsx",
            Format::Json => "json",
        }
    }

    /// Writes a report.
    ///
    /// # Errors
    /// When it does not fit the format.
    pub(crate) fn bytes(self, report: &Report) -> Result<Vec<u8>, ReportError> {
        match self {
            Format::Pdf => report.pdf(),
            Format::Html => Ok(report.html().into_bytes()),
            Format::Csv => Ok(report.csv()),
            Format::Xlsx => report.xlsx(),
            Format::Json => Ok(report.json().into_bytes()),
        }
    }
}

impl OutputArgs {
    /// Returns the format chosen, or told by the ending of the file.
    ///
    /// # Errors
    /// When the ending tells none, or another one.
    pub(crate) fn format(&self, language: Language) -> Result<Format, Failure> {
        let known = Format::value_variants();
        let endings: Vec<&str> = match self.format {
            Some(format) => vec![format.ending()],
            None => known.iter().map(|format| format.ending()).collect(),
        };
        let named = self.out.as_deref().filter(|path| path.extension().is_some());
        let told = named.map_or(Ok(None), |path| files::ending(path, &endings, language))?;
        let of_ending = known.iter().copied().find(|format| Some(format.ending()) == told);
        Ok(self.format.or(of_ending).unwrap_or(Format::Pdf))
    }

    /// Writes a report to its file and says so.
    ///
    /// # Errors
    /// When the report does not fit the format, or the file cannot be written.
    pub(crate) fn write(&self, report: &Report, language: Language) -> Result<String, Failure> {
        let format = self.format(language)?;
        let name = format!("{}.{}", report.id, format.ending());
        let path = match &self.out {
            Some(path) if path.is_dir() => path.join(name),
            Some(path) => path.clone(),
            None => PathBuf::from(name),
        };
        let bytes = format.bytes(report).map_err(|error| said(&error, language))?;
        paper::write_new(&path, &bytes, self.replace, language)?;
        Ok(format!("{}: {} KB\n", path.display(), bytes.len().div_ceil(1024)))
    }
}

/// Turns the refusal of a report into a failure.
pub(crate) fn said(error: &ReportError, language: Language) -> Failure {
    Failure::data(language.say(&error.tell()))
}
