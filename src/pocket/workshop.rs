//! A game file as it is written: complaints, sheet, random games.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::question::{Answer, Claimed, Draft, House, Problem, Reader, Word, language};
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use gallery::sheets::verdict::{self, Judged, Truth};
use rules::analysis::playouts;
use rules::catalog::CatalogError;
use rules::compile::Compiled;
use rules::diag::{Diagnostic, Diagnostics, Severity, Sources, Span};
use rules::engine::{Position, Table};
use rules::game::Side;
use rules::words::{RuleWord, rule_words};
use speech::{Language, Tell};

/// How many random games answer whether a game is fair: quick, and exact to about five in a hundred.
const GAMES: u64 = 400;

/// The same file gets the same answer.
const SEED: u64 = 2004;

/// Says what is wrong with a file and shows its sheet.
pub fn check(draft: &Draft, mut house: House) -> Answer {
    let language = language(&draft.language);
    match house.load(&draft.game, Some(&draft.file)) {
        Ok(compiled) => checked(&compiled, house.stop, language),
        Err(CatalogError::Invalid(failure)) => Answer::Checked {
            problems: problems(&failure.diagnostics, &failure.sources, language),
            name: None,
            sheet: String::new(),
            remarks: Vec::new(),
            claims: Vec::new(),
        },
        Err(error) => Answer::Unknown { error: error.say(language) },
    }
}

fn checked(compiled: &Compiled, stop: &AtomicBool, language: Language) -> Answer {
    let (found, judged) = verdict::judged(compiled, stop);
    let table = Table::new(compiled.game.clone());
    let options = SheetOptions { language, edition: None, cycle: None, print: Print::Ordinary };
    let sheet = match rule_sheet::section(&table, &options) {
        Ok(section) => paper::typeset::html::html(&section.blocks),
        Err(_) => String::new(),
    };
    let lacks = compiled.lacks.iter().map(|lack| lack.in_language(language));
    let dropped = compiled.dropped.iter().map(|dropped| dropped.in_language(language));
    Answer::Checked {
        problems: problems(&found, &compiled.sources, language),
        name: (!found.has_errors()).then(|| compiled.game.info().name.in_language(language).to_owned()),
        sheet,
        remarks: lacks.chain(dropped).collect(),
        // What a variant inherits is told where it no longer holds.
        claims: judged
            .iter()
            .filter(|one| one.span.file == 0 || one.truth != Truth::True)
            .map(|one| claimed(one, &compiled.sources, language))
            .collect(),
    }
}

fn claimed(judged: &Judged, sources: &Sources, language: Language) -> Claimed {
    let truth = match judged.truth {
        Truth::True => "true",
        Truth::False => "false",
        Truth::Open | Truth::Waiting => "open",
    };
    let mut says = language.say(&verdict::said(judged.truth));
    // Why nothing is known is said already.
    for complaint in judged.complaints.iter().filter(|_| judged.truth == Truth::False) {
        says.push_str(": ");
        says.push_str(&language.say(&complaint.message));
    }
    let Place { line, from, to } = place(judged.span, sources);
    let (example, text) = (judged.example.clone(), judged.phrase.clone());
    Claimed { example, text, truth, says, line, from, to, position: judged.position.clone() }
}

/// Where something stands in the text that is being written, in lines and letters.
struct Place {
    line: usize,
    from: usize,
    to: usize,
}

/// Finds a place; what stands in an inherited file is shown at the top of the one that is being written.
fn place(span: Span, sources: &Sources) -> Place {
    let range = if span.file == 0 { span.range() } else { 0..0 };
    let letters = |until: usize| sources.text(0).get(..until).map_or(0, |text| text.encode_utf16().count());
    let (line, _) = sources.line_and_column(0, range.start);
    Place { line, from: letters(range.start), to: letters(range.end) }
}

fn problems(found: &Diagnostics, sources: &Sources, language: Language) -> Vec<Problem> {
    found.sorted().into_iter().map(|one| problem(one, sources, language)).collect()
}

fn problem(found: &Diagnostic, sources: &Sources, language: Language) -> Problem {
    let said = |message: &speech::Message| language.say(message);
    let Place { line, from, to } = place(found.span, sources);
    let text = match &found.label {
        Some(label) => format!("{}: {}", said(&found.message), said(label)),
        None => said(&found.message),
    };
    Problem {
        is_error: found.severity == Severity::Error,
        from,
        to,
        line,
        text,
        help: found.advice().map(|advice| said(&advice)),
    }
}

/// Plays random games and says who wins them.
pub fn fair(draft: &Draft, mut house: House) -> Answer {
    let language = language(&draft.language);
    match house.table(&draft.game, Some(&draft.file)) {
        Ok(table) => played(&table, house.stop, language),
        Err(error) => Answer::Unknown { error: error.say(language) },
    }
}

fn played(table: &Arc<Table>, stop: &AtomicBool, language: Language) -> Answer {
    let tally = playouts::play_until(&Position::start(table), GAMES, SEED, stop);
    let sides = table.game().sides();
    let name = |side: Side| sides[side].name.in_language(language).to_owned();
    let percent = |count: u64| (count * 100 + tally.games / 2) / tally.games;
    let says = language
        .msg("workshop-fair")
        .with("games", tally.games)
        .with("first", name(Side::First))
        .with("first_wins", percent(tally.wins[Side::First]))
        .with("second", name(Side::Second))
        .with("second_wins", percent(tally.wins[Side::Second]))
        .with("draws", percent(tally.draws))
        .with("length", tally.mean_length().round() as u64)
        .to_string();
    let (first, second) = (tally.wins[Side::First], tally.wins[Side::Second]);
    Answer::Fair { says, games: tally.games, first, second, draws: tally.draws }
}

/// The lines of a game file that the workshop's buttons change.
const CHANGED: [&str; 4] = ["board", "pieces", "start", "end"];

/// Returns the lines of a game that buttons change, by their key; those that a variant leaves out are of the game it
/// extends. Games are told by their texts.
pub fn parts(id: &str, text: &dyn Fn(&str) -> Option<String>) -> BTreeMap<&'static str, String> {
    let mut found = BTreeMap::new();
    let mut next = Some(id.to_owned());
    // Who extends each other in circles is refused elsewhere.
    for _ in 0..8 {
        let Some(text) = next.take().and_then(|id| text(&id)) else { break };
        for key in CHANGED {
            if let Some(part) = part(&text, key) {
                found.entry(key).or_insert(part);
            }
        }
        next = text.lines().find_map(|line| line.strip_prefix("extends:")).map(|id| id.trim().to_owned());
    }
    found
}

/// Returns a part of a file: its line and those that stand in farther.
fn part(text: &str, key: &str) -> Option<String> {
    let is_head = |line: &&str| line.strip_prefix(key).is_some_and(|rest| rest.starts_with(':'));
    let mut lines = text.lines().skip_while(|line| !is_head(line));
    let head = lines.next()?;
    let more = lines.take_while(|line| line.starts_with(' ') || line.starts_with("- "));
    Some(more.fold(head.to_owned(), |part, line| format!("{part}\n{line}")))
}

/// Lists the words of the rule language.
pub fn words(reader: &Reader) -> Answer {
    let language = language(&reader.language);
    let word = |entry: RuleWord| {
        let meaning = entry.meaning(language);
        Word { word: entry.word, meaning, example: entry.example }
    };
    Answer::Words { words: rule_words().into_iter().map(word).collect() }
}
