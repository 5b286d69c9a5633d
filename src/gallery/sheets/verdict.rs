//! What can be said against a game file: by its words, by playing it, by its claims and by its sheet.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::proof::{self, FaultPlace};
use rules::analysis::{claims, soundness};
use rules::compile::{ClaimPlace, Compiled, TextPlace};
use rules::diag::{Diagnostic, Diagnostics, Span};
use rules::engine::{Position, Table};
use rules::game::{Claim, Example, Stand, Supposed};
use speech::{Message, msg};

/// Returns everything there is to say about a game that compiles, each at its place.
pub fn remarks(compiled: &Compiled) -> Diagnostics {
    let (mut remarks, judged) = judged(compiled, &AtomicBool::new(false));
    judged.into_iter().flat_map(|one| one.complaints).for_each(|complaint| remarks.add(complaint));
    remarks
}

/// What became of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// It is so.
    True,
    /// It is not so.
    False,
    /// Too many positions would have to be looked at.
    Open,
    /// So much was wrong before it that nobody has looked.
    Waiting,
}

/// A claim of the file and what became of it.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The name of the example it speaks of.
    pub example: String,
    /// The claim as it is written.
    pub phrase: String,
    /// Where it stands.
    pub span: Span,
    /// What became of it.
    pub truth: Truth,
    /// What is wrong with it, or why it could not be settled.
    pub complaints: Vec<Diagnostic>,
    /// The position it speaks of, as text; nothing where there is none.
    pub position: Option<String>,
}

/// Judges a game that compiles: what there is to say about it, and apart from that what became of each claim. Told to
/// stop, it leaves the other claims open.
pub fn judged(compiled: &Compiled, stop: &AtomicBool) -> (Diagnostics, Vec<Judged>) {
    let mut remarks = compiled.warnings.clone();
    remarks.extend(soundness::check(compiled));
    if remarks.has_errors() {
        return (remarks, Vec::new());
    }
    let checked = claims::check_until(compiled, claims::POSITIONS, stop);
    let mut found: Vec<Diagnostic> = checked.sorted().into_iter().cloned().collect();
    let table = Table::new(compiled.game.clone());
    let mut all: Vec<Judged> = Vec::new();
    for example in &compiled.game.info().examples {
        let places = compiled.places.claims.iter().find(|(word, _)| *word == example.word);
        let places = places.map_or(&[][..], |(_, places)| places.as_slice());
        for (claim, place) in example.claims.iter().zip(places) {
            all.push(judge(&table, example, claim, place, &mut found));
        }
    }
    // Complaints beyond a number are counted and not kept: of what comes after the last one nothing is known.
    if checked.is_full() {
        let known = all.iter().rposition(|one| !one.complaints.is_empty()).map_or(0, |last| last + 1);
        all[known..].iter_mut().for_each(|one| one.truth = Truth::Waiting);
    }
    // What speaks of an example as a whole is a complaint about the file.
    found.into_iter().for_each(|complaint| remarks.add(complaint));
    remarks.extend(of_sheet(compiled));
    (remarks, all)
}

fn judge(
    table: &Arc<Table>,
    example: &Example,
    claim: &Claim,
    place: &ClaimPlace,
    found: &mut Vec<Diagnostic>,
) -> Judged {
    let is_here = |one: &Diagnostic| {
        let (whole, span) = (place.whole, one.span);
        span.file == whole.file && whole.start <= span.start && span.end <= whole.end
    };
    let (complaints, others): (Vec<_>, Vec<_>) = std::mem::take(found).into_iter().partition(is_here);
    *found = others;
    let given_up = msg("analysis-given-up").with("positions", claims::POSITIONS);
    let truth = match complaints.as_slice() {
        [] => Truth::True,
        all if all.iter().all(|one| one.message == given_up) => Truth::Open,
        _ => Truth::False,
    };
    Judged {
        example: example.word.clone(),
        phrase: claim.phrase.clone(),
        span: place.whole,
        truth,
        complaints,
        position: position(table, example, claim).map(|position| position.write()),
    }
}

/// Returns the position a claim speaks of, as far as its moves can be played.
fn position(table: &Arc<Table>, example: &Example, claim: &Claim) -> Option<Position> {
    let mut position = match &example.stand {
        Stand::Position(text) => Position::read(table, text).ok()?,
        Stand::After(moves) => Position::start(table).play_text(moves).ok()?,
    };
    for supposed in &claim.supposed {
        let Supposed::After(moves) = supposed else { break };
        for text in moves {
            let Ok(mv) = position.read_move(text) else { return Some(position) };
            position = position.play_legal(mv);
        }
    }
    Some(position)
}

/// Says what became of a claim.
pub fn said(truth: Truth) -> Message {
    match truth {
        Truth::True => msg("sheets-claim-true"),
        Truth::False => msg("sheets-claim-false"),
        Truth::Open => msg("sheets-claim-open").with("positions", claims::POSITIONS),
        Truth::Waiting => msg("sheets-claim-waiting"),
    }
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
