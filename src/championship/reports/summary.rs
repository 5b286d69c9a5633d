//! The final report of a whole championship: numbers, podiums, medals, schools, participation, plots.

use std::collections::BTreeMap;

use super::model::{Block, Column, Kind, Part, Print, Report, Section, Start, Table};
use super::options::{Options, Scope};
use super::played_games;
use super::plots::{self, GameCount};
use super::prizes::{podium, podium_notes};
use super::schools::{by_medals_note, by_points_note, medal_table, place_table, school_table};
use super::words::Teller;
use crate::facts::{Championship, Entry, EntryStatus, GamePlace, MatchResult, Points};
use crate::standings;
use crate::tables::Value;
use speech::msg;

/// Counts what happened at the boards, by the number of the game.
pub(super) fn game_counts(championship: &Championship) -> BTreeMap<u8, GameCount> {
    let mut counts: BTreeMap<u8, GameCount> = BTreeMap::new();
    for group in championship.groups() {
        let boards =
            group.rounds.iter().flat_map(|round| round.boards.iter().map(|board| (round.number, board)));
        let games = boards.flat_map(|(round, board)| {
            (1..).zip(&board.games).map(move |(game, history)| (round, board.number, game, history.current()))
        });
        for (round, board, game, result) in games {
            let Some(result) = result else { continue };
            let place = GamePlace { group: group.id, round, board, game };
            let count = counts.entry(championship.regulations().game_at(place)).or_default();
            match result {
                MatchResult::FirstWins => count.first += 1,
                MatchResult::SecondWins => count.second += 1,
                MatchResult::Draw => count.drawn += 1,
                _ => count.forfeited += 1,
            }
        }
    }
    counts
}

/// Makes the final report of a championship; before the end, the report so far.
pub fn summary(championship: &Championship, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let counts = game_counts(championship);
    let has_schools = championship.has_schools();
    let mut sections = vec![Section::new(
        teller.say(msg("reports-in-numbers")),
        vec![Part::Prose(overview(teller, &counts))],
    )];
    let podium = podium(teller, Scope::All);
    if podium.n_rows() > 0 {
        let heading = teller.say(msg("reports-winners"));
        let note = podium_notes(teller, Scope::All, &podium);
        sections.push(Section::new(heading, [Part::Table(podium)].into_iter().chain(note).collect()));
        if has_schools {
            let heading = teller.say(msg("reports-medal-table"));
            let medals = headed_by(by_medals_note(teller), medal_table(teller, None));
            sections.push(Section::new(heading, vec![Part::Table(medals)]));
        }
    }
    let mut participation = vec![Part::Table(cycle_table(teller))];
    if has_schools {
        let by_town = headed_by(teller.say(msg("reports-by-town")), place_table(teller));
        participation.push(Part::Table(by_town));
    }
    sections.push(Section::new(teller.say(msg("reports-participation")), participation));
    if counts.values().any(|count| count.played() > 0) {
        let named: Vec<(String, GameCount)> =
            counts.iter().map(|(game, count)| (teller.game_name(*game), *count)).collect();
        let parts = vec![
            Part::Table(games_table(teller, &counts)),
            plots::first_side(teller, &named, msg("reports-who-wins-caption")),
            Part::Note(teller.say(msg("reports-only-played"))),
        ];
        sections.push(Section::new(teller.say(msg("reports-by-game")), parts));
        sections.extend(played_games::section(teller));
        let parts: Vec<Part> = (1..)
            .zip(&championship.regulations().stages)
            .filter_map(|(number, _)| {
                let scores = stage_scores(championship, number);
                (!scores.is_empty()).then(|| plots::scores(teller, number, &scores))
            })
            .collect();
        sections.push(Section::new(teller.say(msg("reports-scores")), parts));
    }
    if has_schools {
        let heading = teller.say(msg("reports-schools-by-points"));
        let ranking = headed_by(by_points_note(teller), school_table(teller, None));
        sections.push(Section::new(heading, vec![Part::Table(ranking)]));
    }
    // What it comes to is told on as few pages as it takes.
    sections.iter_mut().for_each(|section| section.start = Start::Below);
    let (file, title) = (msg("reports-file-final-report"), msg("reports-final-report"));
    Report { keeps_title: true, ..teller.report(file, title, Scope::All, sections) }
}

/// Returns a table with words above it, which stay with it.
fn headed_by(words: String, mut table: Table) -> Table {
    if let Some(block) = table.blocks.first_mut() {
        block.before.push(words);
    }
    table
}

/// Returns how many pupils of a stage made each number of points.
fn stage_scores(championship: &Championship, stage: u8) -> BTreeMap<Points, u64> {
    let mut scores = BTreeMap::new();
    let groups = championship.groups().filter(|group| group.id.stage == stage && !group.rounds.is_empty());
    // Who never played made no score; a line of zeros would say that they lost.
    for line in
        groups.filter_map(|group| standings::of_group(championship, group.id)).flat_map(|one| one.lines)
    {
        *scores.entry(line.points).or_insert(0) += 1;
    }
    scores
}

fn overview(teller: Teller<'_>, counts: &BTreeMap<u8, GameCount>) -> String {
    let championship = teller.championship;
    let n_entries = championship.entries().count();
    let is_out = |entry: &&Entry| matches!(entry.status, EntryStatus::Withdrawn { .. });
    let n_withdrawn = championship.entries().filter(is_out).count();
    let n_idle = standings::never_played(championship).len();
    let schools: std::collections::BTreeSet<u32> =
        championship.entries().map(|entry| entry.code.school).collect();
    let entered = || Scope::All.entered(championship);
    let n_over = entered().filter(|one| standings::is_over(championship, one.id)).count();
    let n_tournaments = entered().count();
    let n_groups = championship.groups().count();
    let played: u64 = counts.values().map(|count| count.played()).sum();
    let forfeited: u64 = counts.values().map(|count| count.forfeited).sum();
    let missing: usize = championship.groups().map(|group| group.missing_results().len()).sum();
    let tournaments = match n_over == n_tournaments && n_over > 0 {
        true => msg("reports-tournaments-all-over").with("count", n_tournaments),
        false => msg("reports-tournaments-some-over").with("count", n_tournaments).with("over", n_over),
    };
    let overview = msg("reports-overview")
        .with("pupils", msg("reports-pupils-detail").with("count", n_entries))
        .with("withdrawn", n_withdrawn)
        .with("idle", n_idle)
        .with("schools", schools.len())
        .with("tournaments", tournaments)
        .with("groups", n_groups)
        .with("played", played)
        .with("forfeited", forfeited)
        .with("missing", missing);
    teller.say(overview)
}

/// Returns the entries by cycle and game.
fn cycle_table(teller: Teller<'_>) -> Table {
    let regulations = teller.championship.regulations();
    let mut counts: BTreeMap<(u8, u8), u64> = BTreeMap::new();
    for entry in teller.championship.entries() {
        *counts.entry((entry.code.tournament.cycle, entry.code.tournament.game)).or_insert(0) += 1;
    }
    let count = |cycle: u8, game: u8| counts.get(&(cycle, game)).copied().unwrap_or(0);
    // A row or a column of zeros would be taken for one that is missing.
    let games = (1..).take(regulations.games.len()).filter(|game| regulations.takes_entries(*game));
    let games: Vec<u8> = games.filter(|game| counts.keys().any(|(_, own)| own == game)).collect();
    let mut columns = vec![Column::new("cycle", teller.say(msg("reports-cycle")), Kind::Text)];
    for game in &games {
        let name = regulations.game(*game).map(|rule| rule.name.in_language(teller.language()));
        columns.push(Column::new(
            format!("game_{game}"),
            super::words::clean(name.unwrap_or_default()),
            Kind::Integer,
        ));
    }
    columns
        .push(Column::new("entries", teller.say(msg("reports-total")), Kind::Integer).print(Print::Strong));
    let cycles = (1..).take(regulations.cycles.len());
    let cycles = cycles.filter(|cycle| counts.keys().any(|(own, _)| own == cycle));
    let rows: Vec<Vec<Value>> = cycles
        .clone()
        .map(|cycle| {
            let plays = |game: &u8| regulations.cycle(cycle).is_some_and(|rule| rule.games.contains(game));
            let own = games.iter().map(|game| match plays(game) {
                true => Value::number(count(cycle, *game)),
                false => Value::Empty,
            });
            let sum: u64 = games.iter().map(|game| count(cycle, *game)).sum();
            std::iter::once(Value::text(teller.cycle(cycle))).chain(own).chain([Value::number(sum)]).collect()
        })
        .collect();
    let sums = games.iter().map(|game| cycles.clone().map(|cycle| count(cycle, *game)).sum::<u64>());
    let all: u64 = counts.values().sum();
    let total: Vec<Value> = std::iter::once(Value::text(teller.say(msg("reports-total"))))
        .chain(sums.map(Value::number))
        .chain([Value::number(all)])
        .collect();
    let block = Block { rows, total, ..Block::default() };
    let name = teller.say(msg("reports-cycles"));
    Table { name, columns, blocks: vec![block], ..Table::default() }
}

/// Returns what happened at the boards, game by game.
fn games_table(teller: Teller<'_>, counts: &BTreeMap<u8, GameCount>) -> Table {
    let columns = vec![
        Column::new("game", teller.say(msg("reports-game")), Kind::Text),
        Column::new("first_wins", teller.say(msg("reports-starter-wins")), Kind::Integer),
        Column::new("second_wins", teller.say(msg("reports-answerer-wins")), Kind::Integer),
        Column::new("draws", teller.say(msg("reports-draws")), Kind::Integer),
        Column::new("played", teller.say(msg("reports-played")), Kind::Integer).print(Print::Strong),
        Column::new("forfeits", teller.say(msg("reports-forfeited")), Kind::Integer),
    ];
    let cells = |count: GameCount| {
        [count.first, count.second, count.drawn, count.played(), count.forfeited].map(Value::number)
    };
    let mut sum = GameCount::default();
    let mut rows = Vec::new();
    for (game, count) in counts {
        sum.first += count.first;
        sum.second += count.second;
        sum.drawn += count.drawn;
        sum.forfeited += count.forfeited;
        let name = teller.game_name(*game);
        rows.push(std::iter::once(Value::text(name)).chain(cells(*count)).collect());
    }
    let total = std::iter::once(Value::text(teller.say(msg("reports-total")))).chain(cells(sum)).collect();
    let block = Block { rows, total, ..Block::default() };
    let name = teller.say(msg("reports-games"));
    Table { name, columns, blocks: vec![block], ..Table::default() }
}
