//! The public address as a code, on the papers that hang.

use crate::handouts::{public_caption, qr_code};
use crate::press::PressError;
use crate::reports::{Part, Report, Start};
use paper::figure::{Figure, Point, Shape, Size};

/// The side of the code, in millimetres: a phone reads it from an arm's length.
const SIDE: f64 = 32.0;

/// Returns a report with the code at the end of each run of pages that may hang by itself.
///
/// # Errors
/// Refuses an address that no code holds.
pub(super) fn with_public_code(report: &Report, address: &str) -> Result<Report, PressError> {
    let caption = public_caption(address, report.language);
    let shapes = qr_code(address, Point::new(0.0, 0.0), SIDE)?.into_iter().map(Shape::Path).collect();
    let figure = Figure { size: Size::new(SIDE, SIDE), title: caption.clone(), shapes };
    let mut hung = report.clone();
    // On a wall every part has a sheet of its own, unless the title of the whole leads.
    let has_headings = report.sections.iter().all(|section| !section.heading.is_empty());
    let is_by_sheets = report.sheet.is_some() && !report.keeps_title && has_headings;
    let starts: Vec<Start> = hung.sections.iter().skip(1).map(|section| section.start).collect();
    let ends = starts.into_iter().chain([Start::NewPage]);
    for (section, next) in hung.sections.iter_mut().zip(ends) {
        if next == Start::NewPage || is_by_sheets {
            section.parts.push(Part::Plot(figure.clone(), caption.clone()));
        }
    }
    Ok(hung)
}
