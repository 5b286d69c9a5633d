//! `arbitro entries add`.

use crate::cli::failure::Failure;
use crate::cli::place::PlaceArgs;
use championship::decisions::{EntryFields, new_entry};
use championship::facts::Language;

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
    let fields = EntryFields {
        name: &args.name,
        school: &args.school,
        school_number: &args.school_number,
        town: &args.town,
        year: &args.year,
        cycle: &args.cycle,
        game: &args.game,
    };
    let mut desk = args.place.open(language)?;
    let mut entered = None;
    let committed = args.place.commit(&mut desk, language, |championship, _| {
        let (facts, code, group) =
            new_entry(championship, &fields, args.group.as_deref(), args.accept_warnings)?;
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
