//! What reports are written as, and where.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::failure::{Failure, OrFail};
use super::names::NamesArgs;
use super::{files, target};
use championship::facts::{Championship, Language};
use championship::imports::{find_cycle, find_tournament};
use championship::reports::{Options, Report, ReportError, Scope, Timetable};

/// The part of the championship a command is about.
#[derive(Args, Clone, Debug)]
pub(crate) struct ScopeArgs {
    /// The tournament or group, such as 1.3, `rastros 1` or 1.3.2. Default: everything
    #[arg(value_name = "TOURNAMENT|GROUP")]
    pub(crate) target: Option<String>,
    /// The tournaments of this cycle
    #[arg(long, value_name = "C", conflicts_with = "target")]
    pub(crate) cycle: Option<String>,
    /// Everything, which is also the default
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
    /// When rounds begin: rounds between commas, stages between slashes, such as 10:00,10:40/14:30,15:10
    #[arg(long, value_name = "TIMES")]
    pub(crate) times: Option<String>,
    #[command(flatten)]
    pub(crate) names: NamesArgs,
}

impl TellingArgs {
    /// Returns the options of reports.
    ///
    /// # Errors
    /// When a time is none.
    pub(crate) fn options(&self, language: Language) -> Result<Options, Failure> {
        let times = self.times.as_deref().map_or(Ok(Timetable::default()), str::parse);
        let times = times.map_err(|error| Failure::usage(error.in_language(language)))?;
        Ok(Options { language, names: self.names.style(), times })
    }
}

/// The file a report is written to.
#[derive(Args, Clone, Debug)]
pub(crate) struct OutputArgs {
    /// The format [default: what the ending of --out says, else pdf]
    #[arg(long, value_enum)]
    pub(crate) format: Option<Format>,
    /// The file or folder to write [default: a name made of what it is, in this folder]
    #[arg(long, value_name = "FILE|DIR")]
    pub(crate) out: Option<PathBuf>,
}

/// The formats of reports.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// For print
    Pdf,
    /// One web page
    Html,
    /// For spreadsheets
    Csv,
    /// For Excel, with types and filters
    Xlsx,
    /// For programs
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
    /// When the ending tells none.
    pub(crate) fn format(&self, language: Language) -> Result<Format, Failure> {
        let ending = self.out.as_deref().filter(|path| !path.is_dir()).and_then(Path::extension);
        match (self.format, ending) {
            (Some(format), _) => Ok(format),
            (None, None) => Ok(Format::Pdf),
            (None, Some(ending)) => {
                let ending = ending.to_string_lossy().to_lowercase();
                Format::value_variants().iter().copied().find(|format| format.ending() == ending).ok_or_else(
                    || {
                        Failure::usage(language.pick(
                            format!("`.{ending}` não é um formato; há `.pdf`, `.html`, `.csv`, `.xlsx` e `.json`"),
                            format!("`.{ending}` is no format; there are `.pdf`, `.html`, `.csv`, `.xlsx` and `.json`"),
                        ))
                    },
                )
            }
        }
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
        files::write_new(&path, &bytes, true, language)?;
        Ok(format!("{}: {} KB\n", path.display(), bytes.len().div_ceil(1024)))
    }
}

/// Turns the refusal of a report into a failure.
pub(crate) fn said(error: &ReportError, language: Language) -> Failure {
    match error {
        ReportError::Sheet(message) => Failure::data(language.say(message)),
        other => Failure::data(other.to_string()),
    }
}
