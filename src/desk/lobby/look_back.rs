//! What all editions of a folder come to: who won each game, and how many took part, where from, and how games ended.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::view::{cut, pupil};
use championship::decisions::last_result;
use championship::facts::{Championship, EntryCode, MatchResult, Regulations};
use championship::imports::{PastRow, find_cycle, find_game, fold};
use championship::reports::{GameCount, who_won};
use championship::standings::podium;
use championship::store::form_day;
use paper::figure::Size;
use paper::figure::chart::{Arrangement, Axis, Bar, BarChart, Direction, Ink, Numbers};
use paper::figure::svg::svg;
use speech::{Language, Message, msg};

/// As many bars has a plot at most; the rest would be too small to matter.
const MOST_BARS: usize = 8;

/// A small plot, and what it shows.
pub(super) struct Plot {
    pub(super) title: String,
    pub(super) drawing: String,
}

/// Who made the first places of a game in one edition.
pub(super) struct WinnerLine {
    /// The cycle and the game, as a heading.
    pub(super) tournament: String,
    pub(super) edition: String,
    pub(super) who: String,
    /// By what lines are sorted: the cycle, the game, the year.
    key: (String, String, Reverse<String>),
}

/// An edition of the table of past ones.
pub(super) struct PastEdition {
    pub(super) name: String,
    pub(super) year: String,
    pub(super) games: Vec<(String, String)>,
    pub(super) winners: Vec<(String, String)>,
    pub(super) n_pupils: u32,
}

/// Says what games and cycles are called now, whatever they were called in a table.
pub(super) struct Words<'c> {
    known: Vec<&'c Regulations>,
    usual: Regulations,
    language: Language,
}

impl<'c> Words<'c> {
    pub(super) fn of(read: &'c [Championship], language: Language) -> Words<'c> {
        let known = read.iter().map(Championship::regulations).collect();
        Words { known, usual: championship::regulations::default(), language }
    }

    fn all(&self) -> impl Iterator<Item = &Regulations> {
        self.known.iter().copied().chain([&self.usual])
    }

    /// Only what has words in it is looked up: a bare number is another game in every edition.
    fn game(&self, text: &str) -> String {
        let is_name = text.chars().any(char::is_alphabetic);
        let found = self.all().filter(|_| is_name).find_map(|one| one.game(find_game(one, text).ok()?));
        found.map_or_else(|| text.to_owned(), |game| game.name.in_language(self.language).to_owned())
    }

    fn cycle(&self, text: &str) -> String {
        let found = find_cycle(&self.usual, text).ok().and_then(|number| self.usual.cycle(number));
        found.map_or_else(|| text.to_owned(), |cycle| cycle.name.in_language(self.language).to_owned())
    }
}

/// The year of a championship, as the day of its last result has it; empty where nothing was played.
pub(super) fn year_of(championship: &Championship) -> String {
    last_result(championship).map(form_day).unwrap_or_default().chars().take(4).collect()
}

/// How a pupil and the school are called where everybody looks.
pub(super) fn who(seen: &Championship, code: EntryCode) -> String {
    let shown = pupil(seen, code, seen.public_names());
    let name = if shown.name.is_empty() { shown.code } else { shown.name };
    if shown.school.is_empty() { name } else { format!("{name} ({})", shown.school) }
}

fn who_of_past(row: &PastRow) -> String {
    let behind = if row.school.is_empty() { &row.town } else { &row.school };
    match (row.name.as_str(), behind.as_str()) {
        ("", behind) => behind.to_owned(),
        (name, "") => name.to_owned(),
        (name, behind) => format!("{name} ({behind})"),
    }
}

/// Returns who won each game and cycle in all editions, the latest of each first.
pub(super) fn winners(read: &[Championship], past: &[PastRow], words: &Words<'_>) -> Vec<WinnerLine> {
    let language = words.language;
    let mut lines: Vec<WinnerLine> = Vec::new();
    let line = |cycle: String, game: String, year: String, edition: String, who: String| WinnerLine {
        tournament: [game.as_str(), cycle.as_str()]
            .iter()
            .copied()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" · "),
        edition,
        who,
        key: (fold(&cycle), fold(&game), Reverse(year)),
    };
    for championship in read {
        let public = championship.for_public();
        let seen = public.as_ref().unwrap_or(championship);
        let year = year_of(championship);
        for tournament in seen.tournaments() {
            let first = podium(seen, tournament.id).into_iter().filter(|placing| placing.place == 1);
            let names: Vec<String> = first.map(|placing| who(seen, placing.entry)).collect();
            let regulations = seen.regulations();
            let cycle = regulations.cycle(tournament.id.cycle).map(|cycle| cycle.name.in_language(language));
            let game = regulations.game(tournament.id.game).map(|game| game.name.in_language(language));
            if !names.is_empty() {
                let edition = [cut(championship.name()), year.clone()].join(" ").trim().to_owned();
                let (cycle, game) = (cycle.unwrap_or_default(), game.unwrap_or_default());
                lines.push(line(cycle.to_owned(), game.to_owned(), year.clone(), edition, names.join(", ")));
            }
        }
    }
    let first =
        past.iter().filter(|row| row.place.is_none_or(|place| place == 1) && !who_of_past(row).is_empty());
    for row in first.filter(|row| row.place.is_some() || !row.name.is_empty()) {
        let year = row.year.map(|year| year.to_string()).unwrap_or_default();
        let name = [past_name(row), year.clone()].join(" ");
        let edition = if row.edition == year { year.clone() } else { name.trim().to_owned() };
        lines.push(line(words.cycle(&row.cycle), words.game(&row.game), year, edition, who_of_past(row)));
    }
    lines.sort_by(|one, other| one.key.cmp(&other.key));
    lines
}

fn past_name(row: &PastRow) -> String {
    cut(&row.edition)
}

/// Returns the editions of the table, the latest first.
pub(super) fn past_editions(past: &[PastRow], words: &Words<'_>) -> Vec<PastEdition> {
    let mut by_edition: BTreeMap<&str, Vec<&PastRow>> = BTreeMap::new();
    for row in past {
        by_edition.entry(&row.edition).or_default().push(row);
    }
    let edition = |(name, rows): (&str, Vec<&PastRow>)| {
        let year = rows.iter().find_map(|row| row.year).map(|year| year.to_string()).unwrap_or_default();
        let mut games: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for row in rows.iter().filter(|row| !row.game.is_empty()) {
            let own = games.entry(words.cycle(&row.cycle)).or_default();
            let game = words.game(&row.game);
            if !own.contains(&game) {
                own.push(game);
            }
        }
        let named = rows
            .iter()
            .filter(|row| !who_of_past(row).is_empty() && (row.place.is_some() || !row.name.is_empty()));
        let winner = |row: &&&PastRow| {
            let tournament = [words.game(&row.game), words.cycle(&row.cycle)];
            let tournament =
                tournament.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
            let place = row.place.map(|place| format!("{place}. ")).unwrap_or_default();
            (tournament, format!("{place}{}", who_of_past(row)))
        };
        PastEdition {
            name: name.to_owned(),
            year,
            games: games.into_iter().map(|(cycle, games)| (cycle, games.join(", "))).collect(),
            winners: named.map(|row| winner(&row)).collect(),
            n_pupils: n_pupils(&rows),
        }
    };
    let mut editions: Vec<PastEdition> = by_edition.into_iter().map(edition).collect();
    let number = |name: &str| name.parse::<u32>().unwrap_or(0);
    editions.sort_by_key(|one| (Reverse(one.year.clone()), Reverse(number(&one.name)), one.name.clone()));
    editions
}

/// Returns how many took part in an edition: as it is said of the whole, else of its parts.
fn n_pupils(rows: &[&PastRow]) -> u32 {
    let is_bare = |row: &PastRow| [&row.school, &row.town, &row.region].iter().all(|text| text.is_empty());
    let of = |is_meant: &dyn Fn(&PastRow) -> bool| -> u32 {
        let meant = rows.iter().filter(|row| is_meant(row)).filter_map(|row| row.pupils);
        meant.fold(0, u32::saturating_add)
    };
    let whole = of(&|row| is_bare(row) && row.game.is_empty() && row.cycle.is_empty());
    let by_game = of(&|row| is_bare(row) && !row.game.is_empty());
    let by_cycle = of(&|row| is_bare(row) && row.game.is_empty() && !row.cycle.is_empty());
    let elsewhere = of(&|row| !is_bare(row));
    [whole, by_game, by_cycle, elsewhere].into_iter().find(|count| *count > 0).unwrap_or(0)
}

/// Draws what the editions can be compared by.
pub(super) fn plots(read: &[Championship], past: &[PastRow], words: &Words<'_>) -> Vec<Plot> {
    let language = words.language;
    let says = |message: Message| language.say(&message);
    let mut by_edition: Vec<(String, String, usize)> = Vec::new();
    for one in past_editions(past, words).into_iter().filter(|one| one.n_pupils > 0) {
        let label =
            if one.year == one.name { one.name.clone() } else { format!("{} {}", one.name, one.year) };
        by_edition.push((one.year, label.trim().to_owned(), one.n_pupils as usize));
    }
    for championship in read.iter().rev() {
        let year = year_of(championship);
        let count = championship.entries().filter(|entry| entry.is_active()).count();
        by_edition.push((
            year.clone(),
            format!("{} {year}", cut(championship.name())).trim().to_owned(),
            count,
        ));
    }
    by_edition.sort_by(|one, other| one.0.cmp(&other.0));
    let mut by_year: BTreeMap<String, usize> = BTreeMap::new();
    for (year, _, count) in by_edition.iter().filter(|(year, ..)| !year.is_empty()) {
        *by_year.entry(year.clone()).or_default() += count;
    }
    // Of many editions the latest are shown.
    let latest = |counts: Vec<(String, usize)>| counts[counts.len().saturating_sub(MOST_BARS)..].to_vec();
    let cycle = |championship: &Championship, code: EntryCode| {
        let cycle = championship.regulations().cycle(code.tournament.cycle)?;
        Some(cycle.name.in_language(language).to_owned())
    };
    let school = |championship: &Championship, code: EntryCode| {
        let own = championship.school(code.school).filter(|_| championship.has_schools())?;
        Some(own.name.clone())
    };
    let town = |championship: &Championship, code: EntryCode| {
        championship.school(code.school).and_then(|school| school.place.clone())
    };
    let region = |championship: &Championship, code: EntryCode| {
        championship.column_of(championship.entry(code)?, "region")
    };
    let of_past = |of: &dyn Fn(&PastRow) -> String| -> Vec<(String, usize)> {
        let said = past.iter().filter_map(|row| Some((of(row), row.pupils? as usize)));
        said.filter(|(label, _)| !label.is_empty()).collect()
    };
    let by_label =
        |message: Message,
         of: &dyn Fn(&Championship, EntryCode) -> Option<String>,
         past: Vec<(String, usize)>| { plot(says(message), counted(read, of, past)) };
    let plots = [
        plot(
            says(msg("desk-archive-by-edition")),
            latest(by_edition.iter().map(|(_, label, count)| (label.clone(), *count)).collect()),
        ),
        // Where every year has one edition the same is said already.
        plot(says(msg("desk-archive-by-year")), latest(by_year.clone().into_iter().collect()))
            .filter(|_| by_year.len() != by_edition.len()),
        by_label(msg("desk-archive-by-cycle"), &cycle, of_past(&|row| words.cycle(&row.cycle))),
        by_label(msg("desk-archive-by-region"), &region, of_past(&|row| row.region.clone())),
        by_label(msg("desk-archive-by-town"), &town, of_past(&|row| row.town.clone())),
        by_label(msg("desk-archive-by-school"), &school, of_past(&|row| row.school.clone())),
        endings(read, past, words),
    ];
    plots.into_iter().flatten().collect()
}

/// Plots by game who won: who started, nobody, or who answered.
fn endings(read: &[Championship], past: &[PastRow], words: &Words<'_>) -> Option<Plot> {
    let mut counts: BTreeMap<String, GameCount> = BTreeMap::new();
    for championship in read {
        for group in championship.groups() {
            let game = championship.regulations().game(group.id.tournament.game);
            let name = game.map(|game| game.name.in_language(words.language).to_owned()).unwrap_or_default();
            let boards = group.rounds.iter().flat_map(|round| &round.boards);
            for result in boards.flat_map(|board| &board.games).filter_map(|game| game.current()) {
                let count = counts.entry(name.clone()).or_default();
                match result {
                    MatchResult::FirstWins => count.first += 1,
                    MatchResult::SecondWins => count.second += 1,
                    MatchResult::Draw => count.drawn += 1,
                    _ => count.forfeited += 1,
                }
            }
        }
    }
    for row in past.iter().filter(|row| !row.game.is_empty()) {
        let said = [row.first_wins, row.second_wins, row.draws];
        if said.iter().any(Option::is_some) {
            let [first, second, drawn] = said.map(|count| u64::from(count.unwrap_or(0)));
            let count = counts.entry(words.game(&row.game)).or_default();
            (count.first, count.second, count.drawn) =
                (count.first + first, count.second + second, count.drawn + drawn);
        }
    }
    counts.retain(|_, count| count.first + count.second + count.drawn > 0);
    let title = words.language.msg("desk-archive-endings").to_string();
    let counts: Vec<(String, GameCount)> = counts.into_iter().collect();
    (!counts.is_empty()).then(|| Plot { drawing: svg(&who_won(words.language, &title, &counts)), title })
}

/// Counts the entries of all championships by what is said of each, the most first.
fn counted(
    read: &[Championship],
    of: &dyn Fn(&Championship, EntryCode) -> Option<String>,
    past: Vec<(String, usize)>,
) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (label, count) in past {
        *counts.entry(cut(&label)).or_default() += count;
    }
    for championship in read {
        for entry in championship.entries().filter(|entry| entry.is_active()) {
            if let Some(label) = of(championship, entry.code).filter(|label| !label.is_empty()) {
                *counts.entry(cut(&label)).or_default() += 1;
            }
        }
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    counts
}

/// Draws counts as bars; nothing where there is nothing to compare.
fn plot(title: String, counts: Vec<(String, usize)>) -> Option<Plot> {
    if counts.len() < 2 {
        return None;
    }
    let value = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    let highest = counts.iter().map(|(_, count)| value(*count)).fold(1.0, f64::max);
    let bars = counts.into_iter().take(MOST_BARS);
    let bars = bars.map(|(label, count)| Bar::single(label, value(count), count.to_string(), Ink::Grey));
    let chart = BarChart {
        title: title.clone(),
        size: Size::new(120.0, 10.0),
        direction: Direction::Level,
        arrangement: Arrangement::Beside,
        axis: Axis::covering("", 0.0, highest, 5, Numbers::WHOLE),
        keys: Vec::new(),
        bars: bars.collect(),
    };
    Some(Plot { title, drawing: svg(&chart.with_rows_of(8.0).figure()) })
}
