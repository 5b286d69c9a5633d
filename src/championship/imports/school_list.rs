//! A list of schools alone, with their numbers and where they are written to.

use super::columns::Column;
use super::entries::spaced;
use super::header::Columns;
use super::problem::{ListProblem, Severity};
use super::schools::SchoolIndex;
use crate::facts::{Championship, Fact, LONGEST_NAME, LONGEST_TITLE, School, check_words, is_region};
use crate::tables::{Row, Table};
use speech::{Message, Tell, msg};

/// What a list of schools would do, and what speaks against it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SchoolsPreview {
    /// The facts to append.
    pub facts: Vec<Fact>,
    /// The problems, by row.
    pub problems: Vec<ListProblem>,
}

/// Reads a list of schools; nothing is changed. A school that is there already is known by its number, else by its name.
pub fn preview_schools(championship: &Championship, table: &Table) -> SchoolsPreview {
    let known = [Column::School, Column::SchoolNumber, Column::Place];
    let columns = match Columns::find(table, &known, &[&[Column::School]]) {
        Ok(columns) => columns,
        Err(problems) => return SchoolsPreview { facts: Vec::new(), problems },
    };
    let mut state = championship.clone();
    let mut index = SchoolIndex::of(championship);
    let mut preview = SchoolsPreview::default();
    for row in columns.rows.iter().filter(|row| !columns.cell(row, Column::School).is_empty()) {
        match read(&state, &index, &columns, row) {
            Ok(facts) => {
                for fact in facts {
                    if let Fact::SchoolRegistered { school } = &fact {
                        index.add(school.clone());
                    }
                    match state.apply(&fact) {
                        Ok(()) => preview.facts.push(fact),
                        Err(refusal) => preview.problems.push(problem(row, refusal.tell())),
                    }
                }
            }
            Err(message) => preview.problems.push(problem(row, message)),
        }
    }
    preview
}

fn problem(row: &Row, message: Message) -> ListProblem {
    ListProblem { row: Some(row.number), column: None, severity: Severity::Error, message }
}

/// Says whether lists have the region under a title: what facts call so, or what else it is called where schools are.
fn is_region_of_lists(title: &str) -> bool {
    is_region(title) || msg("columns-region").lists(title)
}

fn read(
    state: &Championship,
    index: &SchoolIndex,
    columns: &Columns,
    row: &Row,
) -> Result<Vec<Fact>, Message> {
    let (name, town) = (spaced(columns.cell(row, Column::School)), spaced(columns.cell(row, Column::Place)));
    let mail =
        columns.titled(row, |title| msg("columns-mail").lists(title)).unwrap_or_default().trim().to_owned();
    let region = spaced(columns.titled(row, is_region_of_lists).unwrap_or_default());
    check_words(&region, LONGEST_NAME).map_err(|unfit| unfit.tell())?;
    for words in [&name, &town, &mail] {
        check_words(words, LONGEST_TITLE).map_err(|unfit| unfit.tell())?;
    }
    if !mail.is_empty() && !is_mail(&mail) {
        return Err(msg("imports-no-mail").with("text", mail));
    }
    let number = match columns.cell(row, Column::SchoolNumber) {
        "" => index.find(&name, &town).map_or_else(|| state.next_school_number(), |known| known.number),
        text => text
            .parse::<u32>()
            .ok()
            .filter(|number| *number > 0)
            .ok_or_else(|| msg("imports-no-school-number").with("text", text))?,
    };
    let place = Some(town).filter(|town| !town.is_empty());
    let known = state.school(number);
    let place = place.or_else(|| known.and_then(|known| known.place.clone()));
    let school = School { number, name, place };
    let mut facts = Vec::new();
    if known != Some(&school) {
        facts.push(Fact::SchoolRegistered { school });
    }
    let was = state.registration().of(number).map_or("", |own| own.email.as_str());
    if !mail.is_empty() && was != mail {
        facts.push(Fact::ContactGiven { school: number, email: mail });
    }
    let was = state.registration().of(number).map_or("", |own| own.region.as_str());
    if !region.is_empty() && was != region {
        facts.push(Fact::RegionGiven { school: number, region });
    }
    Ok(facts)
}

/// Says whether a text can be an address for mail, and nothing that steers a header.
pub fn is_mail(text: &str) -> bool {
    let is_plain = |c: char| !c.is_whitespace() && !c.is_control() && !"<>,;:\"()[]\\".contains(c);
    let parts = text.split_once('@');
    text.chars().all(is_plain)
        && parts.is_some_and(|(name, host)| {
            !name.is_empty() && host.contains('.') && !host.contains('@') && !host.ends_with('.')
        })
}
