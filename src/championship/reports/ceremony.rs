//! The script of the prize-giving: each tournament from the third place to the first, in whole names.

use super::model::{Block, Part, Print, Report, Section, Table};
use super::options::{Options, Scope};
use super::prizes::{other_lists, podium};
use super::words::Teller;
use crate::facts::{Championship, NameStyle};
use crate::tables::Value;
use speech::msg;

/// Makes what is read out at the prize-giving.
pub fn prize_script(championship: &Championship, scope: Scope, options: &Options) -> Report {
    // Whoever is called up is called by the whole name.
    let options = Options { names: NameStyle::Full, ..options.clone() };
    let teller = Teller::new(championship, &options);
    let table = podium(teller, scope);
    let advice = match table.blocks.is_empty() {
        true => msg("reports-nobody-yet"),
        false => msg("reports-prize-script-advice"),
    };
    let advice = Part::Prose(teller.say(advice));
    let mut sections: Vec<Section> = Vec::new();
    for list in std::iter::once(table).chain(other_lists(teller, scope)) {
        let name = list.name.clone();
        for block in &list.blocks {
            let is_podium = name == teller.say(msg("reports-prizes"));
            let heading = if is_podium { block.title.clone() } else { format!("{name} · {}", block.title) };
            let called = Part::Table(called(teller, &list, block));
            sections.push(Section::new(heading, vec![called, Part::Note(teller.say(msg("reports-pause")))]));
        }
    }
    match sections.first_mut() {
        Some(first) => first.parts.insert(0, advice),
        None => sections.push(Section::new("", vec![advice])),
    }
    let report =
        teller.report(msg("reports-file-prize-script"), msg("reports-prize-script"), scope, sections);
    // Read standing, at arm's length.
    Report { points: Some(STAGE), ..report }
}

/// The size of type, in points, that is read on a stage.
const STAGE: f64 = 18.0;

/// Returns who is called up, the last place first, one name a line, and small below it school and code; towns and points nobody
/// reads out.
fn called(teller: Teller<'_>, list: &Table, block: &Block) -> Table {
    let at = |key: &&str| list.columns.iter().position(|column| column.key == **key);
    let keep: Vec<usize> = ["place", "name", "school", "code"].iter().filter_map(at).collect();
    let columns = keep.iter().map(|index| {
        let column = list.columns[*index].clone();
        match column.key.as_str() {
            "name" => column.print(Print::Strong),
            "school" => column.print(teller.with_schools(Print::Below)),
            "code" => column.print(teller.with_codes(Print::After)),
            _ => column,
        }
    });
    let rows = block.rows.iter().rev().map(|row| keep.iter().map(|index| row[*index].clone()).collect());
    let rows: Vec<Vec<Value>> = rows.collect();
    let lead = block.lead.clone();
    Table {
        name: teller.say(msg("reports-prize-script")),
        lead: list.lead.clone(),
        columns: columns.collect(),
        blocks: vec![Block { lead, rows, ..Block::default() }],
        ..Table::default()
    }
}
