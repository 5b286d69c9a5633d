//! `arbitro arbiters`.

use std::path::PathBuf;

use clap::Subcommand;

use super::failure::Failure;
use super::grid::Grid;
use super::paper;
use super::place::PlaceArgs;
use ::paper::typeset::pdf;
use championship::handouts;
use desk::people::{People, read_tables, write_tables};
use desk::printed_card;
use desk::visit::Role;
use speech::Language;

/// What is to be done with the people of the desk.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Add an arbiter or an organiser
    Add(AddArgs),
    /// List everybody with their tables
    List(ListArgs),
    /// Give an arbiter other tables
    Tables(TablesArgs),
    /// Remove somebody; their sessions end
    Remove(RemoveArgs),
    /// Print cards to sign in with; a new card cancels the one before
    Cards(CardsArgs),
}

/// Adds somebody.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  arbitro arbiters add \"Ana Exemplo\" --tables 1-6,9
  arbitro arbiters add \"Rui Exemplo\" --organiser")]
pub(crate) struct AddArgs {
    /// The person's name, as the log shows it
    name: String,
    /// The tables, such as 1-6,9
    #[arg(long, value_name = "TABLES", default_value = "")]
    tables: String,
    /// May do everything
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
    /// The person's number, as `arbitro arbiters list` shows it
    number: u32,
    /// The tables, such as 1-6,9
    tables: String,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Removes somebody.
#[derive(clap::Args, Debug)]
pub(crate) struct RemoveArgs {
    /// The person's number, as `arbitro arbiters list` shows it
    number: u32,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Prints cards.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  arbitro arbiters cards --address http://192.168.1.10:8080            new cards for everybody
  arbitro arbiters cards 3 --address http://192.168.1.10:8080          for number 3 alone

The secrets are on the paper only; the file beside the championship keeps hashes of them.")]
pub(crate) struct CardsArgs {
    /// The numbers; none is everybody
    numbers: Vec<u32>,
    /// The address of the desk, as `arbitro serve` shows it
    #[arg(long, value_name = "URL")]
    address: String,
    /// The file to write [default: cards.pdf]
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    match command {
        Command::Add(args) => add(args, language),
        Command::List(args) => list(args, language),
        Command::Tables(args) => {
            let people = open(&args.place, language)?;
            let given = people.give_tables(args.number, tables(&args.tables, language)?);
            known(given.map_err(|error| failed(&error, language))?, args.number, language)
        }
        Command::Remove(args) => {
            let removed = open(&args.place, language)?.remove(args.number);
            known(removed.map_err(|error| failed(&error, language))?, args.number, language)
        }
        Command::Cards(args) => cards(args, language),
    }
}

fn open(place: &PlaceArgs, language: Language) -> Result<People, Failure> {
    // The championship must be there: a slip in its name must not start a file of people.
    let location = place.location(language)?;
    place.open(language)?;
    People::open(&location).map_err(|error| failed(&error, language))
}

fn failed(error: &std::io::Error, language: Language) -> Failure {
    Failure::data(language.pick(
        format!("não foi possível usar o ficheiro das pessoas: {error}"),
        format!("cannot use the file of people: {error}"),
    ))
}

fn tables(text: &str, language: Language) -> Result<Vec<u16>, Failure> {
    read_tables(text).map_err(|part| {
        Failure::data(language.pick(
            format!("`{part}` não é uma mesa; esperava algo como 1-6,9"),
            format!("`{part}` is no table; expected something like 1-6,9"),
        ))
    })
}

fn known(is_known: bool, number: u32, language: Language) -> Result<String, Failure> {
    match is_known {
        true => Ok(language.pick("gravado\n", "saved\n").to_owned()),
        false => Err(Failure::data(language.pick(
            format!("não há nenhum árbitro com o número {number}; veja `arbitro arbiters list`"),
            format!("there is no arbiter number {number}; see `arbitro arbiters list`"),
        ))),
    }
}

fn add(args: &AddArgs, language: Language) -> Result<String, Failure> {
    let role = match args.organiser {
        true => Role::Organiser,
        false => Role::Arbiter(tables(&args.tables, language)?),
    };
    let name: String = args.name.chars().filter(|c| !c.is_control()).collect();
    if name.trim().is_empty() {
        return Err(Failure::usage(language.pick("falta o nome", "the name is missing")));
    }
    let people = open(&args.place, language)?;
    let number = people.add(name.trim(), &role).map_err(|error| failed(&error, language))?;
    Ok(language.pick(
        format!("número {number}; imprima o cartão com `arbitro arbiters cards {number} --address URL`\n"),
        format!("number {number}; print the card with `arbitro arbiters cards {number} --address URL`\n"),
    ))
}

fn list(args: &ListArgs, language: Language) -> Result<String, Failure> {
    let people = open(&args.place, language)?;
    let mut grid =
        Grid::new(&language.pick(["N.º", "Nome", "Mesas", "Cartão"], ["No.", "Name", "Tables", "Card"]));
    for listed in people.list() {
        let tables = match &listed.person.role {
            Role::Organiser => language.pick("organização", "organiser").to_owned(),
            Role::Arbiter(tables) => write_tables(tables),
        };
        let card = if listed.has_card { language.pick("sim", "yes") } else { language.pick("não", "no") };
        grid.push(vec![listed.number.to_string(), listed.person.name, tables, card.to_owned()]);
    }
    Ok(grid.text())
}

fn cards(args: &CardsArgs, language: Language) -> Result<String, Failure> {
    if !["http://", "https://"].iter().any(|start| args.address.starts_with(start)) {
        return Err(Failure::usage(language.pick(
            format!("`{}` não é um endereço; esperava algo como `http://192.168.1.10:8080`", args.address),
            format!("`{}` is no address; expected something like `http://192.168.1.10:8080`", args.address),
        )));
    }
    let people = open(&args.place, language)?;
    let desk = args.place.open(language)?;
    let issued = people.issue(&args.numbers).map_err(|error| failed(&error, language))?;
    if issued.is_empty() {
        return Err(Failure::data(language.pick(
            "não há ninguém com esse número; veja `arbitro arbiters list`",
            "there is nobody with that number; see `arbitro arbiters list`",
        )));
    }
    let cards: Vec<_> = issued.iter().map(|card| printed_card(card, &args.address, language)).collect();
    let pages = handouts::sign_in_cards(desk.championship(), &cards, language)
        .map_err(|error| Failure::data(error.in_language(language)))?;
    let facts = handouts::facts(desk.championship(), language.pick("Cartões", "Cards"), language);
    let path = paper::path_or(args.out.as_ref(), language.pick("cartoes.pdf", "cards.pdf"));
    paper::write_pdf(&path, &pdf::pdf_of_pages(&pages, &facts), pages.len(), language)
}
