//! Pupils entered one by one or by list, before the draw or after it.

use crate::facts::{Championship, EntryCode, Fact, GroupId, Language};
use crate::imports::{Column, EntryPreview, Given, RowFate, Severity, preview_entries};
use crate::pairing::place_late_entry;
use crate::store::DeskError;
use crate::tables::{Row, Table};
use speech::{Tell, msg};

/// One pupil as typed.
#[derive(Clone, Copy, Debug, Default)]
pub struct EntryFields<'a> {
    /// The name.
    pub name: &'a str,
    /// The school's name.
    pub school: &'a str,
    /// The school's number.
    pub school_number: &'a str,
    /// The school's town.
    pub town: &'a str,
    /// The school year.
    pub year: &'a str,
    /// The cycle.
    pub cycle: &'a str,
    /// The game.
    pub game: &'a str,
    /// What is told in columns that the regulations name: the column, and what it says.
    pub columns: &'a [(String, String)],
}

/// Decides the entry of one pupil; after the draw with a place in the group named, or in the smallest.
///
/// # Errors
/// When the same laws that judge a list find a problem, or the pupil is entered already.
pub fn new_entry(
    championship: &Championship,
    fields: &EntryFields,
    group: Option<&str>,
    accept_warnings: bool,
    language: Language,
) -> Result<(Vec<Fact>, EntryCode, Option<GroupId>), DeskError> {
    let table = table(fields);
    let table = Given::default().within(championship, &table, language).complete(table)?;
    let preview = preview_entries(championship, &table);
    let stops = |severity| severity == Severity::Error || !accept_warnings;
    if let Some(problem) = preview.problems.iter().find(|problem| stops(problem.severity)) {
        return Err(problem.message.clone().into());
    }
    let Some(RowFate::New(code)) = preview.rows.first().map(|row| row.fate) else {
        return Err(msg("decisions-entered-already").into());
    };
    let mut facts = preview.facts();
    let named = group.map(|text| championship.find_group(text)).transpose()?;
    let placements = late_placements(championship, &facts, named)?;
    let group = placements.iter().find_map(|fact| match fact {
        Fact::LateEntryPlaced { group, .. } => Some(*group),
        _ => None,
    });
    facts.extend(placements);
    Ok((facts, code, group))
}

/// Returns what was typed as a list of one row, so that the same laws judge it.
fn table(fields: &EntryFields) -> Table {
    let cells = [
        (Column::Name, fields.name),
        (Column::School, fields.school),
        (Column::SchoolNumber, fields.school_number),
        (Column::Place, fields.town),
        (Column::Year, fields.year),
        (Column::Cycle, fields.cycle),
        (Column::Game, fields.game),
    ];
    let own = || fields.columns.iter();
    let header = cells.iter().map(|(column, _)| Language::Pt.say(&column.title()));
    let header = header.chain(own().map(|(column, _)| column.clone())).collect();
    let row = cells.iter().map(|(_, text)| text.trim().to_owned());
    let row = row.chain(own().map(|(_, text)| text.clone())).collect();
    Table { rows: vec![Row { number: 1, cells: header }, Row { number: 2, cells: row }] }
}

/// Says whether a list may be taken: without errors or with leave to skip them, and likewise for warnings.
pub fn is_acceptable(preview: &EntryPreview, skip_bad: bool, accept_warnings: bool) -> bool {
    (preview.count(Severity::Error) == 0 || (skip_bad && !preview.rows.is_empty()))
        && (preview.count(Severity::Warning) == 0 || accept_warnings)
}

/// Returns the facts that place entries made after the draw, each in the smallest group or in the one named.
pub fn late_placements(
    championship: &Championship,
    facts: &[Fact],
    named: Option<GroupId>,
) -> Result<Vec<Fact>, DeskError> {
    let (placements, unplaced) = places_for_late(championship, facts, named)?;
    unplaced.into_iter().next().map_or(Ok(placements), |(_, why)| Err(why))
}

/// Those for whom there is no place, each with the reason.
pub(super) type Unplaced = Vec<(EntryCode, DeskError)>;

/// Returns the facts that place entries made after the draw, and those for whom there is no place.
pub(super) fn places_for_late(
    championship: &Championship,
    facts: &[Fact],
    named: Option<GroupId>,
) -> Result<(Vec<Fact>, Unplaced), DeskError> {
    let is_drawn = |fact: &Fact| match fact {
        Fact::EntryAdded { code, .. }
        | Fact::EntryAdmitted { code }
        | Fact::EntryReinstated { code }
        | Fact::EntryMoved { to: code, .. } => {
            let stages =
                championship.tournament(code.tournament).map_or(0, |tournament| tournament.stages.len());
            (stages > 0).then_some((*code, stages))
        }
        _ => None,
    };
    let mut late: Vec<(EntryCode, usize)> = facts.iter().filter_map(is_drawn).collect();
    if late.is_empty() {
        return Ok((Vec::new(), Vec::new()));
    }
    let mut state = championship.clone();
    for fact in facts {
        state.apply(fact)?;
    }
    // Who went to another school stays in the group.
    late.retain(|(code, _)| state.groups().all(|group| group.member(*code).is_none()));
    let (mut placements, mut unplaced) = (Vec::new(), Vec::new());
    for (code, stages) in late {
        match placed(&mut state, code, stages, named) {
            Ok(fact) => placements.push(fact),
            Err(why) => unplaced.push((code, why)),
        }
    }
    Ok((placements, unplaced))
}

/// Places an entry in a tournament of so many stages that are drawn.
fn placed(
    state: &mut Championship,
    code: EntryCode,
    stages: usize,
    named: Option<GroupId>,
) -> Result<Fact, DeskError> {
    if stages > 1 {
        let id = code.tournament.to_string();
        return Err(msg("decisions-first-stage-over").with("tournament", id).into());
    }
    let fact = match named {
        Some(group) => Fact::LateEntryPlaced { code, group },
        None => place_late_entry(state, code).map_err(|error| error.tell())?,
    };
    state.apply(&fact)?;
    Ok(fact)
}
