//! What a school takes home: every pupil of it, with stage, place and points.

use std::collections::{BTreeMap, BTreeSet};

use super::check_in::{of_school, whole_names};
use super::model::{Block, Column, Kind, Part, Print, Report, Start, Table};
use super::options::{Options, Scope};
use super::words::{Teller, clean};
use crate::facts::{Championship, Entry, EntryCode, GroupId, NameStyle, TournamentId, last_day};
use crate::standings::{self, Placing, SchoolLine, SchoolOrder};
use crate::tables::Value;
use speech::{Tell, msg};

/// How tournaments stand: ranked once for the reports of many schools.
#[derive(Clone, Debug, Default)]
pub struct Places {
    placings: BTreeMap<EntryCode, Placing>,
    /// How many have a place in each group.
    counts: BTreeMap<GroupId, usize>,
    /// The rank and the points, in hundredths, that each had in the group of a stage.
    ranks: BTreeMap<(EntryCode, u8), (usize, i64)>,
    /// All schools by points; none before everything is over.
    schools: Vec<SchoolLine>,
}

impl Places {
    /// Ranks all tournaments.
    pub fn of(championship: &Championship) -> Self {
        Self::of_some(championship, championship.tournaments().map(|tournament| tournament.id))
    }

    fn of_some(championship: &Championship, tournaments: impl Iterator<Item = TournamentId>) -> Self {
        let mut places = Places::default();
        if Scope::All.entered(championship).all(|one| standings::is_over(championship, one.id)) {
            places.schools = standings::schools(championship, None, SchoolOrder::Points);
        }
        for id in tournaments {
            let placings = standings::of_tournament(championship, id);
            for group in championship.groups().filter(|group| group.id.tournament == id) {
                let Some(table) = standings::of_group(championship, group.id) else { continue };
                places.counts.insert(group.id, table.lines.len());
                places.ranks.extend(table.lines.iter().map(|line| {
                    ((line.entry, group.id.stage), (line.rank, i64::from(line.points.tenths()) * 10))
                }));
            }
            places.placings.extend(placings.into_iter().map(|placing| (placing.entry, placing)));
        }
        places
    }
}

/// Makes the results of one school, or of all, a page each; from the places where they are known.
pub fn school_results(
    championship: &Championship,
    places: Option<&Places>,
    school: Option<u32>,
    options: &Options,
) -> Report {
    let options = &whole_names(options);
    let teller = Teller::new(championship, options);
    let is_wanted = |entry: &&Entry| school.is_none_or(|number| entry.code.school == number);
    let tournaments: BTreeSet<TournamentId> =
        championship.entries().filter(is_wanted).map(|entry| entry.code.tournament).collect();
    let ranked;
    let places = match places {
        Some(known) => known,
        None => {
            ranked = Places::of_some(championship, tournaments.iter().copied());
            &ranked
        }
    };
    let mut columns = vec![teller.code_column()];
    if options.names != NameStyle::Code {
        columns.push(Column::new("name", teller.say(msg("reports-name")), Kind::Text).print(Print::Strong));
    }
    columns.extend([
        Column::new("cycle", teller.say(msg("reports-cycle")), Kind::Text),
        Column::new("game", teller.say(msg("reports-game")), Kind::Text),
        Column::new("stage", teller.say(msg("reports-stage")), Kind::Text),
        // Groups differ in strength: a place over all of them would put one point before two. Its head says so, since the letter
        // above names the places of the podium.
        Column::new("place", teller.say(msg("reports-place-in-group")), Kind::Integer).print(Print::Strong),
        Column::new("placed", teller.say(msg("reports-among")), Kind::Integer),
        Column::new("points", teller.say(msg("reports-points")), Kind::Decimal),
    ]);
    let schools = championship.schools().filter(|own| school.is_none_or(|number| own.number == number));
    let blocks = schools.filter_map(|own| {
        let entries = championship.entries().filter(|entry| entry.code.school == own.number);
        let mut entries: Vec<&Entry> = entries.collect();
        entries.sort_by_key(|entry| entry.code);
        (!entries.is_empty()).then(|| Block {
            title: teller.school_name(own.number),
            detail: teller.school_detail(own, entries.len()),
            lead: teller.school_values(own),
            before: opening(teller, &entries, places),
            rows: entries.iter().map(|entry| row(teller, entry, places)).collect(),
            after: closing(teller, &entries, places),
            ..Block::default()
        })
    });
    let table = Table {
        name: teller.say(msg("reports-results")),
        lead: teller.school_columns(),
        columns,
        blocks: blocks.collect(),
        start: Start::NewPage,
        ..Table::default()
    };
    let parts = vec![Part::Table(table)];
    let report = of_school(
        teller,
        (Scope::All, school),
        (msg("reports-file-school-results"), msg("reports-school-results")),
        parts,
    );
    // Read as a letter, not as a list; day and place stand where letters have them.
    let about = championship.details().host.as_deref().map(clean).unwrap_or_default();
    Report { points: Some(LETTER), is_letter: true, about, ..report }
}

/// The size of type, in points, of a letter.
const LETTER: f64 = 11.0;

/// Returns what a letter to a school says before its results: who it is for, and what came of it.
fn opening(teller: Teller<'_>, entries: &[&Entry], ranked: &Places) -> Vec<String> {
    let championship = teller.championship;
    let placed = || entries.iter().filter_map(|entry| ranked.placings.get(&entry.code));
    let n_stages = championship.regulations().stages.len();
    let last = placed().filter(|placing| n_stages > 1 && usize::from(placing.stage) == n_stages).count();
    let podium = placed()
        .filter(|placing| placing.place <= 3 && standings::is_over(championship, placing.entry.tournament));
    let mut podium: Vec<&Placing> = podium.collect();
    podium.sort_by_key(|placing| placing.place);
    let summary = msg("reports-letter-summary")
        .with("pupils", placed().count())
        .with("last", last)
        .with("podium", podium.len());
    let mut opening: Vec<String> = dated(teller).into_iter().collect();
    opening.extend([teller.say(msg("reports-letter-greeting")), teller.say(summary)]);
    let place = |placing: &&Placing| {
        let name = teller.name_in_prose(placing.entry);
        let tournament = teller.tournament(placing.entry.tournament);
        teller.say(
            msg("reports-letter-place")
                .with("name", name)
                .with("place", placing.place)
                .with("tournament", tournament),
        )
    };
    let places: Vec<String> = podium.iter().map(place).collect();
    if !places.is_empty() {
        opening.push(teller.say(msg("reports-letter-podium").with("list", places.join("; "))));
    }
    opening.extend(school_place(teller, entries, ranked));
    // Each letter says what of its own is not over: it is read alone.
    let own: BTreeSet<TournamentId> = entries.iter().map(|entry| entry.code.tournament).collect();
    let open = own.into_iter().filter(|id| !standings::is_over(championship, *id));
    let open: Vec<String> = open.map(|id| teller.tournament(id)).collect();
    if !open.is_empty() {
        opening.push(teller.say(msg("reports-not-over").with("names", open.join("; "))));
    }
    opening
}

/// Says how the school did among all schools, where there are several and everything is over.
fn school_place(teller: Teller<'_>, entries: &[&Entry], ranked: &Places) -> Option<String> {
    let number = entries.first()?.code.school;
    let own = ranked.schools.iter().find(|line| line.school == number)?;
    let told = msg("reports-letter-school")
        .with("points", own.points.tell())
        .with("place", own.rank)
        .with("among", ranked.schools.len());
    (teller.championship.has_schools() && ranked.schools.len() > 1).then(|| teller.say(told))
}

/// Returns where and when the championship was held; without its day, that of the last result.
fn dated(teller: Teller<'_>) -> Option<String> {
    let details = teller.championship.details();
    let day = details.day.as_deref().map(clean).filter(|day| !day.is_empty());
    let day = day.or_else(|| last_day(teller.championship).map(|day| teller.say(day)))?;
    let venue = details.venue.as_deref().map(clean).filter(|venue| !venue.is_empty());
    Some(venue.into_iter().chain([day]).collect::<Vec<_>>().join(", "))
}

/// Returns what a letter says below its results: how those who went on had done before, thanks, and who signs.
fn closing(teller: Teller<'_>, entries: &[&Entry], places: &Places) -> Vec<String> {
    let n_stages = teller.championship.regulations().stages.len();
    let of_stage = |stage: u8| {
        let told = entries.iter().filter_map(|entry| {
            places.placings.get(&entry.code).filter(|placing| placing.stage > stage)?;
            let group = teller.championship.group_of(entry.code, Some(stage)).ok()?;
            let (rank, points) = *places.ranks.get(&(entry.code, stage))?;
            let (among, points) = (*places.counts.get(&group.id)?, Value::Decimal(points));
            let told = msg("reports-letter-earlier-place")
                .with("name", teller.name_in_prose(entry.code))
                .with("place", rank)
                .with("among", among)
                .with("points", points.shown(teller.language(), points.decimals()));
            Some(teller.say(told))
        });
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| {
            let list = told.join("; ");
            teller.say(msg("reports-letter-earlier").with("stage", teller.stage(stage)).with("list", list))
        })
    };
    let mut closing: Vec<String> = (1..).take(n_stages.saturating_sub(1)).filter_map(of_stage).collect();
    closing.push(teller.say(msg("reports-letter-thanks")));
    closing.push(teller.say(msg("reports-letter-signed")));
    closing
}

fn row(teller: Teller<'_>, entry: &Entry, places: &Places) -> Vec<Value> {
    let id = entry.code.tournament;
    let mut row = vec![Value::code(entry.code)];
    if teller.options.names != NameStyle::Code {
        row.push(teller.name(entry.code));
    }
    row.extend([Value::text(teller.cycle(id.cycle)), Value::text(teller.game(id))]);
    match places.placings.get(&entry.code) {
        Some(placing) => {
            let group = teller.championship.group_of(entry.code, Some(placing.stage)).ok();
            let count = group.and_then(|group| places.counts.get(&group.id)).copied().unwrap_or(0);
            row.extend([
                Value::text(teller.stage(placing.stage)),
                Value::number(placing.line.rank as u64),
                Value::number(count as u64),
                Value::Decimal(i64::from(placing.line.points.tenths()) * 10),
            ]);
        }
        None => row.extend([
            Value::text(teller.say(msg("reports-did-not-play"))),
            Value::Empty,
            Value::Empty,
            Value::Empty,
        ]),
    }
    row
}
