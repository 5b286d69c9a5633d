//! The doors: what can be handed in, and all that the program does with it.

use championship::decisions;
use championship::facts::{
    Championship, Contestant, EntryCode, Fact, NameStyle, School, Stamp, UnplayedRounds,
};
use championship::handouts::{self, DiplomaOptions, Honour, template::Template};
use championship::imports::{preview_entries, preview_results, read_pairings};
use championship::standings::{self, metric};
use championship::{regulations, tables, trf};
use gallery::sheets::{example, proof, rule_sheet};
use paper::typeset::{pdf, raster::Raster};
use rules::analysis::{claims, playouts, soundness};
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::engine::{GameRecord, Position, Table};
use speech::{Language, Tell};

use super::chance::{self, Chance, mangle};
use super::requests::{self, Site};
use super::{fair, seeds};

/// A way in.
pub(crate) struct Door {
    /// Its name.
    pub(crate) name: &'static str,
    /// Makes an input from chance.
    pub(crate) make: fn(&mut Chance, &mut Ground) -> Vec<u8>,
    /// Hands it in and says whether it was taken.
    pub(crate) attack: fn(&mut Ground, &[u8]) -> bool,
}

/// Returns all doors.
pub(crate) fn doors() -> Vec<Door> {
    vec![
        Door { name: "games", make: |c, g| mangled(c, &g.games), attack: game },
        Door { name: "regulations", make: |c, g| mangled(c, &g.regulations), attack: rulings },
        Door { name: "lists", make: |c, g| mangled(c, &g.lists), attack: list },
        Door { name: "trf", make: |c, g| mangled(c, &g.reports), attack: report },
        Door { name: "records", make: |c, g| mangled(c, &g.records), attack: record },
        Door { name: "drawings", make: |c, g| mangled(c, &g.drawings), attack: drawing },
        Door { name: "templates", make: |c, g| mangled(c, &g.templates), attack: words },
        Door { name: "web", make: requests::make, attack: requests::attack },
    ]
}

/// Seeds with the words they are made of.
pub(crate) struct Stock {
    seeds: Vec<Vec<u8>>,
    words: Vec<Vec<u8>>,
}

impl Stock {
    fn of(seeds: Vec<Vec<u8>>) -> Self {
        let words = chance::words(&seeds);
        Stock { seeds, words }
    }
}

/// What the attacks stand on.
pub(crate) struct Ground {
    catalog: Catalog,
    fair: Championship,
    games: Stock,
    regulations: Stock,
    lists: Stock,
    reports: Stock,
    records: Stock,
    drawings: Stock,
    templates: Stock,
    /// The desk, started for the first request.
    pub(crate) site: Option<Site>,
}

impl Ground {
    /// Reads all seeds and makes a small championship.
    pub(crate) fn new() -> Self {
        let catalog = Catalog::built_in();
        let folder = tempfile::tempdir().unwrap();
        let location = championship::store::Location::File(folder.path().join("x.arbitro"));
        fair::championship(&location, 14);
        let desk = championship::store::Desk::open(&location, "attack").unwrap();
        Ground {
            fair: desk.championship().clone(),
            games: Stock::of(seeds::games(&catalog)),
            regulations: Stock::of(seeds::regulations()),
            lists: Stock::of(seeds::lists()),
            reports: Stock::of(seeds::reports()),
            records: Stock::of(seeds::records(&catalog)),
            drawings: Stock::of(seeds::drawings()),
            templates: Stock::of(seeds::templates()),
            catalog,
            site: None,
        }
    }
}

fn mangled(chance: &mut Chance, stock: &Stock) -> Vec<u8> {
    let seed = chance.pick(&stock.seeds).clone();
    mangle(chance, &seed, &stock.seeds, &stock.words)
}

/// `check`, a few games by chance, the sheet and the start as a drawing.
fn game(ground: &mut Ground, input: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(input) else { return false };
    let file = GameText { name: "x.yaml".into(), text: text.to_owned() };
    let compiled = match compile("x", file, &|id| ground.catalog.text(id).ok().flatten()) {
        Ok(compiled) => compiled,
        Err(failure) => {
            Language::ALL.iter().for_each(|l| drop(failure.diagnostics.render(&failure.sources, *l)));
            return false;
        }
    };
    let remarks = soundness::check(&compiled);
    Language::ALL.iter().for_each(|language| drop(remarks.render(&compiled.sources, *language)));
    if remarks.has_errors() {
        return false;
    }
    let claimed = claims::check(&compiled, 2_000);
    drop(claimed.render(&compiled.sources, Language::Es));
    let table = Table::new(compiled.game.clone());
    drop(proof::faults(&table));
    let sheets = Language::ALL.map(|language| rule_sheet::text(&table, language).is_ok());
    let diagram = example::of_start(&table, Language::Pt);
    let theme = gallery::diagram::Theme::SCREEN;
    drop(paper::figure::svg::svg(&gallery::diagram::draw(&diagram, example::scale(table.game()), &theme)));
    playouts::play(&Position::start(&table), 2, 7);
    let position = Position::start(&table);
    let read = Position::read(&table, &position.write());
    assert!(read.is_ok() || position.ending().is_some(), "the start cannot be read back");
    sheets[0]
}

/// Reading, writing and reading again; then a small championship by these regulations.
fn rulings(_: &mut Ground, input: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(input) else { return false };
    let read = match regulations::parse("x.yaml", text) {
        Ok(read) => read,
        Err(problems) => {
            problems
                .iter()
                .for_each(|problem| Language::ALL.iter().for_each(|l| drop(l.say(&problem.tell()))));
            return false;
        }
    };
    let again = regulations::parse("x.yaml", &regulations::write(&read));
    assert!(again.is_ok_and(|again| again == read), "regulations do not read back");
    let tournaments = read.tournaments();
    let created = Fact::Created { name: "x".into(), regulations: Box::new(read) };
    let (Ok(mut state), Some(first)) = (Championship::begin(&created), tournaments.first()) else {
        return true;
    };
    for number in 1..=9 {
        let school = School { number, name: format!("EB {number}"), place: None };
        let code = EntryCode { tournament: *first, school: number, index: 1 };
        let contestant = Contestant { name: Some(format!("Aluno {number}")), school_year: None };
        let _ = state.apply(&Fact::SchoolRegistered { school });
        let _ = state.apply(&Fact::EntryAdded { code, contestant });
    }
    let Ok(facts) = decisions::draw(&state, &[*first], 3, false) else { return true };
    facts.iter().for_each(|fact| state.apply(fact).unwrap());
    let groups: Vec<_> = state.groups().map(|group| group.id).collect();
    let paired = decisions::pair(&state, &groups, 3, None, true, &|| {});
    if let Ok((facts, _)) = paired {
        facts.iter().for_each(|fact| state.apply(fact).unwrap());
    }
    groups.iter().for_each(|group| drop(standings::of_group(&state, *group)));
    true
}

/// Both kinds of list and pairings; whatever an import would take, the championship takes.
fn list(ground: &mut Ground, input: &[u8]) -> bool {
    let table = match tables::read(input) {
        Ok(table) => table,
        Err(refusal) => {
            Language::ALL.iter().for_each(|language| drop(language.say(&refusal)));
            return false;
        }
    };
    let stamp = Stamp { by: "mesa".into(), at: 0 };
    let entries = preview_entries(&ground.fair, &table);
    let results = preview_results(&ground.fair, &table, &stamp, Some("x"));
    let mut after = ground.fair.clone();
    entries.facts().iter().for_each(|fact| after.apply(fact).unwrap());
    for problem in entries.problems.iter().chain(&results.problems).take(300) {
        drop(Language::Pt.say(&problem.tell()));
    }
    for group in ground.fair.groups() {
        drop(read_pairings(&ground.fair, group.id, &table));
    }
    !entries.facts().is_empty()
}

/// Reading, judging, every tie-break under both readings of unplayed rounds, writing and reading again.
fn report(_: &mut Ground, input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let file = match trf::read(&text) {
        Ok(file) => file,
        Err(problems) => {
            problems.iter().take(300).for_each(|problem| drop(Language::Pt.say(&problem.kind.tell())));
            return false;
        }
    };
    trf::check(&file).iter().take(300).for_each(|problem| drop(Language::Es.say(&problem.kind.tell())));
    let keys: Vec<_> = metric::abbreviations()
        .iter()
        .filter_map(|name| metric::find(name))
        .map(|metric| metric.key)
        .collect();
    for unplayed in [UnplayedRounds::Fide2026, UnplayedRounds::Plain] {
        if let Ok(table) = file.to_cross_table(unplayed) {
            drop(standings::rank(&table, &keys));
        }
    }
    for version in [trf::Version::Trf16, trf::Version::Trf26] {
        drop(trf::read(&file.write(version)));
    }
    true
}

/// A recorded game, a position and single moves.
fn record(ground: &mut Ground, input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let ids: Vec<String> = ground.catalog.ids().map(str::to_owned).collect();
    let any = &ids[input.len() % ids.len()];
    let record = GameRecord::read(&text);
    let named = record.as_ref().map_or(any.clone(), |record| record.game.clone());
    let Ok(compiled) = ground.catalog.load(&named).or_else(|_| ground.catalog.load(any)) else {
        return false;
    };
    let table = Table::new(compiled.game);
    if let Err(error) = Position::read(&table, text.lines().next().unwrap_or_default()) {
        drop(Language::Pt.say(&error.tell()));
    }
    let start = Position::start(&table);
    for word in text.split_whitespace().take(40) {
        if let Err(error) = start.read_move(word) {
            drop(Language::Es.say(&error.tell()));
        }
    }
    match record {
        Ok(record) => match record.replay(&table) {
            Ok(_) => !record.written(Language::En).is_empty(),
            Err(error) => Language::En.say(&error.tell()).is_empty(),
        },
        Err(error) => Language::En.say(&error.tell()).is_empty(),
    }
}

/// A logo.
fn drawing(_: &mut Ground, input: &[u8]) -> bool {
    Raster::read(input).is_ok_and(|raster| raster.size().0 > 0)
}

/// The words of diplomas, set on pages.
fn words(ground: &mut Ground, input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let template = match Template::parse(&text) {
        Ok(template) => template,
        Err(error) => return Language::Pt.say(&error.tell()).is_empty(),
    };
    let options = DiplomaOptions {
        template,
        logo: None,
        day: None,
        venue: "Vale".into(),
        names: NameStyle::Full,
        language: Language::Pt,
        honour: Honour::TakingPart,
    };
    match handouts::diplomas(&ground.fair, &[fair::RASTROS], &options) {
        Ok(pages) => {
            let facts = handouts::facts(&ground.fair, "x", Language::Pt);
            !pdf::pdf_of_pages(&pages[..pages.len().min(2)], &facts).is_empty()
        }
        Err(error) => Language::Es.say(&error.tell()).is_empty(),
    }
}
