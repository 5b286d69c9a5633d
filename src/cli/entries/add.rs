//! `arbitro entries add`.

use super::late_placements;
use crate::championship::{Fact, Language, Title};
use crate::cli::failure::Failure;
use crate::cli::place::PlaceArgs;
use crate::imports::{Column, RowFate, Severity, preview_entries};
use crate::store::DeskError;
use crate::tables::{Row, Table};

/// Enters one pupil.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro entries add --name \"Rita Exemplo\" --school \"EB de Vale Fictício\" --year 3 --game rastros
  arbitro entries add --name \"Rui Exemplo\" --school-number 12 --cycle 2 --game avanço --group 2.4.3

After the draw the pupil is placed in the smallest group, or in the one named, from the next round on.")]
pub(crate) struct Args {
    /// The pupil's name
    #[arg(long)]
    pub(crate) name: String,
    /// The school's name
    #[arg(long, default_value = "")]
    pub(crate) school: String,
    /// The school's number
    #[arg(long, value_name = "N", default_value = "")]
    pub(crate) school_number: String,
    /// The school's town
    #[arg(long, default_value = "")]
    pub(crate) town: String,
    /// The school year, 1 to 12
    #[arg(long, default_value = "")]
    pub(crate) year: String,
    /// The cycle; told by the school year when left out
    #[arg(long, default_value = "")]
    pub(crate) cycle: String,
    /// The game
    #[arg(long)]
    pub(crate) game: String,
    /// The group of a late entry
    #[arg(long)]
    pub(crate) group: Option<String>,
    /// Enter also when the school looks like another, or the pupil plays another game
    #[arg(long)]
    pub(crate) accept_warnings: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let table = table(args, language);
    let mut desk = args.place.open(language)?;
    let mut entered = None;
    let committed = args.place.commit(&mut desk, language, |championship, _| {
        let preview = preview_entries(championship, &table);
        let stops = |severity| severity == Severity::Error || !args.accept_warnings;
        if let Some(problem) = preview.problems.iter().find(|problem| stops(problem.severity)) {
            return Err(DeskError::Said(problem.message.clone()));
        }
        let Some(RowFate::New(code)) = preview.rows.first().map(|row| row.fate) else {
            return Err(DeskError::Said(Title::new(
                "este aluno já está inscrito",
                "this pupil is entered already",
            )));
        };
        let mut facts = preview.facts();
        let named = args.group.as_deref().map(|text| championship.find_group(text)).transpose()?;
        let placements = late_placements(championship, &facts, named)?;
        let group = placements.iter().find_map(|fact| match fact {
            Fact::LateEntryPlaced { group, .. } => Some(*group),
            _ => None,
        });
        facts.extend(placements);
        entered = Some((code, group));
        Ok(facts)
    });
    let committed = committed?;
    if committed.is_repeated() {
        return Ok(args.place.repeated(language));
    }
    let (code, group) = entered.ok_or_else(|| Failure::data("no entry was made"))?;
    let placed = match group {
        Some(group) => {
            let label = desk.championship().group_label(group);
            language.pick(format!(", no grupo {label}"), format!(", in group {label}"))
        }
        None => String::new(),
    };
    Ok(language.pick(
        format!("inscrito com o código {code}{placed}\n"),
        format!("entered with the code {code}{placed}\n"),
    ))
}

/// Returns what was typed as a list of one row, so that the same laws judge it.
fn table(args: &Args, language: Language) -> Table {
    let cells = [
        (Column::Name, &args.name),
        (Column::School, &args.school),
        (Column::SchoolNumber, &args.school_number),
        (Column::Place, &args.town),
        (Column::Year, &args.year),
        (Column::Cycle, &args.cycle),
        (Column::Game, &args.game),
    ];
    let header = cells.iter().map(|(column, _)| column.title().in_language(language).to_owned()).collect();
    let row = cells.iter().map(|(_, text)| text.trim().to_owned()).collect();
    Table { rows: vec![Row { number: 1, cells: header }, Row { number: 2, cells: row }] }
}
