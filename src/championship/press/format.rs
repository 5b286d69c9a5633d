//! The formats of products.

use crate::reports::{Report, ReportError};

/// A format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For print.
    Pdf,
    /// One web page.
    Html,
    /// For spreadsheets.
    Csv,
    /// For Excel, with types and filters.
    Xlsx,
    /// For programs.
    Json,
}

impl Format {
    /// All formats; reports come in each, cards as PDF only.
    pub const ALL: [Format; 5] = [Format::Pdf, Format::Html, Format::Csv, Format::Xlsx, Format::Json];

    /// Returns the ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Html => "html",
            Format::Csv => "csv",
            Format::Xlsx => "xlsx",
            Format::Json => "json",
        }
    }

    /// Returns how browsers call it.
    pub const fn media_type(self) -> &'static str {
        match self {
            Format::Pdf => "application/pdf",
            Format::Html => "text/html; charset=utf-8",
            Format::Csv => "text/csv; charset=utf-8",
            Format::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            Format::Json => "application/json",
        }
    }

    /// Finds a format by the ending of its files.
    pub fn of_ending(ending: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.ending() == ending.to_lowercase())
    }

    /// Writes a report.
    ///
    /// # Errors
    /// When it does not fit the format.
    pub fn bytes(self, report: &Report) -> Result<Vec<u8>, ReportError> {
        match self {
            Format::Pdf => report.pdf(),
            Format::Html => Ok(report.html().into_bytes()),
            Format::Csv => Ok(report.csv()),
            Format::Xlsx => report.xlsx(),
            Format::Json => Ok(report.json().into_bytes()),
        }
    }
}
