//! `arbitro arbiters`.

use clap::Subcommand;

use crate::championship::place::PlaceArgs;
use crate::failure::{Failure, OrFail, spoken};
use crate::grid::Grid;
use crate::out_file::PdfArgs;
use crate::paper::slips;
use ::paper::typeset::pdf;
use championship::facts::{LONGEST_NAME, check_words};
use championship::handouts;
use championship::store::{Desk, Event};
use desk::people::{Boards, People, read_places, write_places};
use desk::printed_card;
use desk::visit::Role;
use speech::{Language, Tell, msg};

/// What is to be done with the people of the desk.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Add(AddArgs),
    List(ListArgs),
    Tables(TablesArgs),
    Remove(RemoveArgs),
    Rights(RightsArgs),
    Cards(CardsArgs),
}

/// Adds somebody.
#[derive(clap::Args, Debug)]
pub(crate) struct AddArgs {
    name: String,
    #[arg(long, value_name = "TABLES", default_value = "")]
    tables: String,
    #[arg(long, conflicts_with = "tables")]
    organiser: bool,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Lists everybody.
#[derive(clap::Args, Debug)]
pub(crate) struct ListArgs {
    #[command(flatten)]
    place: PlaceArgs,
}

/// Gives tables.
#[derive(clap::Args, Debug)]
pub(crate) struct TablesArgs {
    number: u32,
    tables: String,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Removes somebody.
#[derive(clap::Args, Debug)]
pub(crate) struct RemoveArgs {
    number: u32,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Chooses where arbiters may enter results.
#[derive(clap::Args, Debug)]
pub(crate) struct RightsArgs {
    rights: Rights,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Where arbiters may enter results.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Rights {
    Own,
    Everywhere,
}

/// Prints cards.
#[derive(clap::Args, Debug)]
pub(crate) struct CardsArgs {
    numbers: Vec<u32>,
    #[arg(long, value_name = "URL")]
    address: String,
    #[command(flatten)]
    pdf: PdfArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Runs the command.
pub(crate) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    match command {
        Command::Add(args) => add(args, language),
        Command::List(args) => list(args, language),
        Command::Tables(args) => {
            let (people, mut desk) = open(&args.place, language)?;
            let (tables, boards) = places(&desk, &args.tables, language)?;
            let event = Event::TablesGiven { number: args.number, tables: write_places(&tables, &boards) };
            let given =
                people.give_places(args.number, tables, boards).map_err(|error| failed(&error, language))?;
            record(&mut desk, given.then_some(event), language)?;
            known(given, args.number, language)
        }
        Command::Remove(args) => {
            let (people, mut desk) = open(&args.place, language)?;
            let removed = people.remove(args.number).map_err(|error| failed(&error, language))?;
            let event = Event::PersonRemoved { number: args.number };
            record(&mut desk, removed.then_some(event), language)?;
            known(removed, args.number, language)
        }
        Command::Rights(args) => {
            let (people, mut desk) = open(&args.place, language)?;
            let everywhere = args.rights == Rights::Everywhere;
            people.choose_everywhere(everywhere).map_err(|error| failed(&error, language))?;
            let event = Event::RightsChosen { everywhere };
            record(&mut desk, Some(event.clone()), language)?;
            Ok(format!("{}\n", language.say(&event.tell())))
        }
        Command::Cards(args) => cards(args, language),
    }
}

fn open(place: &PlaceArgs, language: Language) -> Result<(People, Desk), Failure> {
    // The championship must be there: a slip in its name must not start a file of people.
    let location = place.location(language)?;
    let desk = place.open(language)?;
    Ok((People::open(&location).map_err(|error| failed(&error, language))?, desk))
}

/// Puts what was done in the log.
fn record(desk: &mut Desk, event: Option<Event>, language: Language) -> Result<(), Failure> {
    event.map_or(Ok(()), |event| desk.record_own(&event).or_fail(language))
}

fn failed(error: &std::io::Error, language: Language) -> Failure {
    Failure::data(language.msg("cli-arbiters-file").with("error", error.tell()))
}

fn places(desk: &Desk, text: &str, language: Language) -> Result<(Vec<u16>, Boards), Failure> {
    let championship = desk.championship();
    let table_of = |text: &str| {
        let id = championship.find_group(text).ok()?;
        championship.group(id).map(|group| group.table)
    };
    read_places(text, table_of)
        .map_err(|part| Failure::data(language.msg("cli-arbiters-no-table").with("part", part.to_string())))
}

fn known(is_known: bool, number: u32, language: Language) -> Result<String, Failure> {
    match is_known {
        true => Ok(format!("{}\n", language.msg("cli-saved"))),
        false => Err(Failure::data(language.msg("cli-arbiters-no-number").with("number", number))),
    }
}

fn add(args: &AddArgs, language: Language) -> Result<String, Failure> {
    let name = args.name.clone();
    check_words(&name, LONGEST_NAME).map_err(|unfit| Failure::usage(spoken(&unfit, language)))?;
    if name.trim().is_empty() {
        return Err(Failure::usage(language.msg("cli-arbiters-no-name")));
    }
    let (people, mut desk) = open(&args.place, language)?;
    let (tables, boards) = places(&desk, &args.tables, language)?;
    let role = if args.organiser { Role::Organiser } else { Role::Arbiter(tables.clone()) };
    if let Some(known) = people.known(&name, &role) {
        let told = language.msg("desk-people-known").with("name", name.trim()).with("number", known);
        return Err(Failure::data(told));
    }
    let number = people.add(name.trim(), &role).map_err(|error| failed(&error, language))?;
    if !boards.is_empty() {
        people.give_places(number, tables, boards).map_err(|error| failed(&error, language))?;
    }
    let event = Event::PersonAdded { number, name: name.trim().to_owned(), is_organiser: args.organiser };
    record(&mut desk, Some(event), language)?;
    Ok(format!("{}\n", language.msg("cli-arbiters-added").with("number", number)))
}

fn list(args: &ListArgs, language: Language) -> Result<String, Failure> {
    let (people, _) = open(&args.place, language)?;
    let mut grid = Grid::told(
        [msg("cli-column-number"), msg("cli-column-name"), msg("cli-column-tables"), msg("cli-column-card")],
        language,
    );
    for listed in people.list() {
        let tables = match &listed.person.role {
            Role::Organiser => language.msg("cli-arbiters-organiser").to_string(),
            Role::Arbiter(tables) => write_places(tables, &listed.person.boards),
        };
        let card = if listed.has_card { language.msg("cli-yes") } else { language.msg("cli-no") };
        grid.push(vec![listed.number.to_string(), listed.person.name, tables, card.to_string()]);
    }
    Ok(grid.text())
}

fn cards(args: &CardsArgs, language: Language) -> Result<String, Failure> {
    slips::check_address(Some(&args.address), language)?;
    // A new card makes the one before it useless, so nothing is issued that cannot be printed.
    let name = language.msg("cli-cards-file").to_string();
    args.pdf.check(language)?;
    args.pdf.try_out(&name, language)?;
    let (people, mut desk) = open(&args.place, language)?;
    let issued = people.issue(&args.numbers).map_err(|error| failed(&error, language))?;
    if issued.is_empty() {
        return Err(Failure::data(language.msg("cli-arbiters-nobody")));
    }
    let numbers = issued.iter().map(|card| card.number).collect();
    record(&mut desk, Some(Event::CardsPrinted { numbers }), language)?;
    let cards: Vec<_> = issued
        .iter()
        .map(|card| printed_card(card, desk::reachable(&args.address).as_deref(), language))
        .collect();
    let pages = handouts::sign_in_cards(desk.championship(), &cards, language)
        .map_err(|error| Failure::data(spoken(&error, language)))?;
    let facts = handouts::facts(desk.championship(), &language.msg("cli-cards-title").to_string(), language);
    let bytes = pdf::pdf_of_pages(&pages, &facts);
    let said = args.pdf.write(&name, (&bytes, pages.len()), language)?;
    // The secrets are on it in plain letters.
    championship::store::close_to_others(&args.pdf.path(&name)).map_err(|error| failed(&error, language))?;
    Ok(said)
}
