//! Reports as files for machines and spreadsheets: CSV, XLSX, JSON.

use std::borrow::Cow;

use serde_json::{Map, Value as Json, json};

use super::ReportError;
use super::model::{Column, Part, Print, Report, Table};
use crate::facts::MatchResult;
use crate::tables::{TypedSheet, Value, write_csv, write_workbook};
use speech::Language;

/// Returns the columns of a table as one key, to see which tables are alike.
fn shape(table: &Table) -> Vec<&str> {
    table.all_columns().map(|column| column.key.as_str()).collect()
}

/// Writes the tables as CSV: those of equal columns together, others below, after an empty line.
pub(super) fn csv(report: &Report) -> Vec<u8> {
    let mut groups: Vec<Vec<&Table>> = Vec::new();
    for table in report.tables() {
        match groups.iter_mut().find(|group| shape(group[0]) == shape(table)) {
            Some(group) => group.push(table),
            None => groups.push(vec![table]),
        }
    }
    let mut rows: Vec<Vec<String>> = Vec::new();
    for group in groups {
        if !rows.is_empty() {
            rows.push(vec![String::new()]);
        }
        for (index, table) in group.iter().enumerate() {
            // One head for all.
            rows.extend(table.csv_rows(report.language).into_iter().skip(usize::from(index > 0)));
        }
    }
    write_csv(&rows)
}

/// Writes the tables as a workbook, a sheet each.
pub(super) fn xlsx(report: &Report) -> Result<Vec<u8>, ReportError> {
    let sheets: Vec<TypedSheet> = report.tables().map(Table::sheet).collect();
    write_workbook(&report.title, &sheets).map_err(ReportError::Sheet)
}

fn is_of_sheets(column: &Column) -> bool {
    column.print != Print::Programs && !column.is_for_people
}

impl Table {
    /// Returns the columns of sheets: all but those for other programs, and what is told to people.
    fn columns_of_sheets(&self) -> impl Iterator<Item = &Column> {
        self.all_columns().filter(|column| is_of_sheets(column))
    }

    /// Returns the rows of sheets, a value for each of their columns.
    fn rows_of_sheets(&self) -> impl Iterator<Item = Vec<&Value>> {
        self.all_rows().map(|row| {
            let values = self.all_columns().zip(row);
            values.filter(|(column, _)| is_of_sheets(column)).map(|(_, value)| value).collect()
        })
    }

    /// Returns the table as rows of words, its heads first, leading columns included.
    pub fn csv_rows(&self, language: Language) -> Vec<Vec<String>> {
        let head = self.columns_of_sheets().map(|column| column.title.clone()).collect();
        let shown = |value: &&Value| value.shown(language, value.decimals());
        let rows = self.rows_of_sheets().map(|row| row.iter().map(shown).collect());
        std::iter::once(head).chain(rows).collect()
    }

    /// Returns the table as a sheet of a workbook, leading columns included.
    pub fn sheet(&self) -> TypedSheet {
        TypedSheet {
            name: self.name.clone(),
            head: self.columns_of_sheets().map(|column| column.title.clone()).collect(),
            rows: self.rows_of_sheets().map(|row| row.into_iter().cloned().collect()).collect(),
            choices: self
                .columns_of_sheets()
                .enumerate()
                .filter(|(_, column)| column.key == "result")
                .map(|(index, _)| (index, MatchResult::ALL.iter().map(ToString::to_string).collect()))
                .collect(),
        }
    }
}

/// Writes the report as JSON.
pub(super) fn json(report: &Report) -> String {
    let sections: Vec<Json> = report
        .sections
        .iter()
        .map(|section| {
            let parts = section.parts.iter();
            let tables: Vec<Json> = parts
                .clone()
                .filter_map(|part| match part {
                    Part::Table(table) => Some(json_table(table)),
                    _ => None,
                })
                .collect();
            let words: Vec<Cow<'_, str>> = parts
                .flat_map(|part| match part {
                    Part::Prose(words) | Part::NoteInHand(words) | Part::Plot(_, words) => {
                        vec![words.as_str().into()]
                    }
                    Part::Points(points) => points.iter().map(|point| point.as_str().into()).collect(),
                    Part::Note(_) | Part::NoteOnSign { .. } => part.note().into_iter().collect(),
                    Part::Table(_) | Part::NoteOnWall(_) => Vec::new(),
                })
                .collect();
            json!({ "heading": section.heading, "text": words, "tables": tables })
        })
        .collect();
    let report = json!({
        "id": report.id, "event": report.event, "title": report.title, "subtitle": report.subtitle,
        "language": report.language.to_string(), "sections": sections,
    });
    format!("{report:#}\n")
}

fn json_table(table: &Table) -> Json {
    let columns: Vec<Json> = table
        .all_columns()
        .map(|column| json!({ "key": column.key, "title": column.title, "kind": format!("{:?}", column.kind).to_lowercase() }))
        .collect();
    let columns_of: Vec<&Column> = table.all_columns().collect();
    let rows: Vec<Json> = table
        .all_rows()
        .map(|row| {
            let cells =
                columns_of.iter().zip(row).map(|(column, value)| (column.key.clone(), json_value(value)));
            Json::Object(cells.collect::<Map<_, _>>())
        })
        .collect();
    json!({ "name": table.name, "columns": columns, "rows": rows })
}

fn json_value(value: &Value) -> Json {
    match value {
        Value::Empty => Json::Null,
        Value::Text(text) | Value::Code(text) => json!(text),
        Value::Integer(number) => json!(number),
        Value::Decimal(hundredths) if hundredths % 100 == 0 => json!(hundredths / 100),
        Value::Decimal(hundredths) => json!(*hundredths as f64 / 100.0),
        Value::Time(_) => json!(value.shown(Language::En, 0)),
    }
}
