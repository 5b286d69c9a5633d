//! What can be said against a game file: by its words, by playing it, by its claims and by its sheet.

use super::proof::{self, FaultPlace};
use rules::analysis::{claims, soundness};
use rules::compile::{Compiled, TextPlace};
use rules::diag::{Diagnostic, Diagnostics};
use rules::engine::Table;

/// Returns everything there is to say about a game that compiles, each at its place.
pub fn remarks(compiled: &Compiled) -> Diagnostics {
    let mut remarks = compiled.warnings.clone();
    remarks.extend(soundness::check(compiled));
    if !remarks.has_errors() {
        remarks.extend(claims::check(compiled, claims::POSITIONS));
        remarks.extend(of_sheet(compiled));
    }
    remarks
}

/// Says what the texts and marks of the sheet name wrongly.
fn of_sheet(compiled: &Compiled) -> Diagnostics {
    let mut remarks = Diagnostics::default();
    let places = &compiled.places;
    for fault in proof::faults(&Table::new(compiled.game.clone())) {
        let span = match fault.place {
            FaultPlace::Text { language, section, paragraph, range } => {
                let fits = |place: &&TextPlace| {
                    place.language == language && place.section == section && place.paragraph == paragraph
                };
                places.texts.iter().find(fits).map(|place| place.at(range))
            }
            FaultPlace::Mark(example, number) => {
                let marks = places.marks.iter().find(|(word, _)| *word == example);
                marks.and_then(|(_, marks)| marks.get(number).copied())
            }
        };
        let span = span.unwrap_or(places.turn);
        // A variant leaves out what it inherits and cannot draw; only its own file can be wrong in that.
        if compiled.game.info().extends.is_some() && span.file != 0 {
            continue;
        }
        let complaint = Diagnostic::error(span, fault.message);
        remarks.add(match fault.help {
            Some(help) => complaint.help(help),
            None => complaint,
        });
    }
    remarks
}
