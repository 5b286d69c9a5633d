//! Results round by round, and the standings as they were after each round.

use super::board_rows::round_rows;
use super::knockout;
use super::model::{Block, Column, Kind, Part, Print, Report, Section, Start, Table};
use super::options::{Options, Scope};
use super::scores::{columns, n_ahead, noted, rows, tie_break_note, who_goes_on, with_goes_on};
use super::teams::{rows_by_match, team_table};
use super::words::Teller;
use crate::facts::{Board, Championship, Format, Group, MatchLength, MetricKey, Round, Tournament};
use crate::standings::{self, Standings};
use crate::tables::Value;
use speech::msg;

/// Makes the results of all rounds, group by group, the last stage first.
pub fn results(championship: &Championship, scope: Scope, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let sections = by_tournament(teller, scope, |tournament| {
        // The titles of matches tell the round.
        let of_rounds = if is_of_teams(teller, tournament) { Print::Hidden } else { Print::Column };
        let mut columns = vec![
            Column::new("round", teller.say(msg("reports-round")), Kind::Integer).print(of_rounds),
            Column::new("board", teller.say(msg("reports-board-short")), Kind::Integer),
        ];
        columns.extend(teller.side_columns("first", &msg("reports-starts")));
        columns.extend(teller.side_columns("second", &msg("reports-answers")));
        columns.push(
            Column::new("result", teller.say(msg("reports-result")), Kind::Result).print(Print::Strong),
        );
        let groups = tournament.stages.iter().rev().flat_map(|stage| &stage.groups);
        let groups = groups.filter(|group| scope.has_group(group.id) && !group.rounds.is_empty());
        let blocks: Vec<Block> = groups.flat_map(|group| results_blocks(teller, group)).collect();
        let name = format!("{} {}", tournament.id, teller.game(tournament.id));
        // Who looks after a group takes its page; in a browser they are one list.
        let start = if is_of_teams(teller, tournament) { Start::Below } else { Start::OwnSheet };
        let table = Table { name, lead: teller.group_columns(), columns, blocks, start, ..Table::default() };
        (table.n_rows() > 0).then_some(vec![Part::Table(table)])
    });
    let report = teller.report(msg("reports-file-results"), msg("reports-results-by-round"), scope, sections);
    Report { fills: true, ..report }
}

/// Writes the games of a board. Of a match that ends as soon as it is decided they tell enough: this list prints as it always has.
fn games_of(board: &Board) -> String {
    match board.length {
        MatchLength::Games(_) | MatchLength::Pairs(_) => board.results_as_seated(),
        MatchLength::SingleGame | MatchLength::BestOf(_) => board.results_of_games(),
    }
}

/// Returns the rounds of a group: in one block, or, where teams play, a block a match.
fn results_blocks(teller: Teller<'_>, group: &Group) -> Vec<Block> {
    let numbered = |round: &Round, rows: Vec<Vec<Value>>| -> Vec<Vec<Value>> {
        let row = |row: Vec<Value>| [vec![Value::number(round.number)], row].concat();
        rows.into_iter().map(row).collect()
    };
    let (title, lead) = (teller.group_title(group), teller.group_values(group));
    let matches =
        group.rounds.iter().filter_map(|round| Some((round, rows_by_match(teller, group, round, games_of)?)));
    let by_match: Vec<Block> = matches
        .flat_map(|(round, matches)| matches.into_iter().map(move |found| (round, found)))
        .map(|(round, (teams, rows))| Block {
            within: title.clone(),
            title: format!("{} · {teams}", teller.round(round.number)),
            lead: lead.clone(),
            rows: numbered(round, rows),
            ..Block::default()
        })
        .collect();
    if !by_match.is_empty() {
        return by_match;
    }
    let rows =
        group.rounds.iter().flat_map(|round| numbered(round, round_rows(teller, round, games_of))).collect();
    vec![Block { title, lead, rows, ..Block::default() }]
}

/// Says whether teams play in some stage of a tournament.
fn is_of_teams(teller: Teller<'_>, tournament: &Tournament) -> bool {
    let regulations = teller.championship.regulations();
    let mut stages = tournament.stages.iter().filter_map(|stage| regulations.stage(stage.number));
    stages.any(|stage| stage.format.is_of_teams())
}

/// Makes a section for each tournament of a scope, on a page of its own; those without contents say so.
fn by_tournament(
    teller: Teller<'_>,
    scope: Scope,
    parts: impl Fn(&Tournament) -> Option<Vec<Part>>,
) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for tournament in scope.tournaments(teller.championship) {
        let nothing = || teller.say(msg("reports-no-rounds"));
        let parts = parts(tournament).unwrap_or_else(|| vec![Part::Prose(nothing())]);
        let section = Section::new(teller.tournament(tournament.id), parts);
        sections.push(if sections.is_empty() { section } else { section.on_new_page() });
    }
    sections
}

/// Makes the standings as they were after a round of a stage in all groups of a scope.
/// Where who loses leaves they tell how far everybody has come.
pub fn standings_after(
    championship: &Championship,
    scope: Scope,
    stage: u8,
    round: u16,
    options: &Options,
) -> Report {
    let teller = Teller::new(championship, options);
    let mut metrics: Vec<MetricKey> = Vec::new();
    let is_bracket = championship.regulations().stage(stage).is_some_and(|stage| stage.format.is_bracket());
    if !is_bracket {
        metrics = standings::precedence_of(championship.regulations(), stage);
    }
    let mut sections = by_tournament(teller, scope, |tournament| {
        let drawn = tournament.stages.get(usize::from(stage).checked_sub(1)?)?;
        let groups = drawn
            .groups
            .iter()
            .filter(|group| scope.has_group(group.id) && is_closed(championship, group, round));
        let tables = groups.filter_map(|group| {
            let round = round.min(group.next_round() - 1);
            standings::of_group_after(championship, group.id, round).map(|table| (group, table))
        });
        let tables: Vec<(&Group, Standings)> = tables.collect();
        let blocks = tables.iter().map(|(group, table)| {
            // Who goes on is settled after the last round.
            let is_last = usize::from(round) >= championship.counted_rounds(group.id)
                && (!is_bracket || knockout::is_over(teller, group, table));
            let n_ahead = if is_last { n_ahead(teller, drawn, table) } else { 0 };
            let goes_on = if is_last { who_goes_on(drawn, table) } else { Vec::new() };
            Block { n_ahead, goes_on, ..standings_block(teller, group, table) }
        });
        let table = Table {
            name: format!("{} {}", tournament.id, teller.game(tournament.id)),
            lead: teller.group_columns(),
            columns: if is_bracket { knockout::columns(teller) } else { columns(teller, &metrics) },
            blocks: blocks.collect(),
            ..Table::default()
        };
        let teams = tables.iter().filter_map(|(group, _)| {
            let ranked = standings::of_teams_after(championship, group.id, usize::from(round))?;
            Some((*group, ranked))
        });
        let teams: Vec<_> = teams.collect();
        let of_teams = (!teams.is_empty()).then(|| Part::Table(team_table(teller, &teams)));
        // What decided in one tournament did not in another, and on a wall each sheet is read alone.
        let note = tie_break_note(teller, &metrics, stage, tables.iter().map(|(_, table)| table));
        let is_any = table.n_rows() > 0;
        let is_signed = table.blocks.iter().flat_map(|block| &block.goes_on).any(|goes_on| *goes_on);
        let note = with_goes_on(teller.language(), is_signed, note);
        let parts = of_teams.into_iter().chain([Part::Table(table)]).chain(note);
        is_any.then(|| parts.collect())
    });
    // Small groups share pages: a tournament begins below the one before.
    sections.iter_mut().for_each(|section| section.start = Start::Below);
    let notes = sections.iter().flat_map(|section| &section.parts).filter_map(Part::note);
    let notes: Vec<String> = notes.map(String::from).collect();
    if notes.is_empty()
        && let Some((note, last)) =
            tie_break_note(teller, &metrics, stage, std::iter::empty()).zip(sections.last_mut())
    {
        // Before anything is played the rule is said once.
        last.parts.extend(noted(Some(note), None));
    }
    let title = match is_end(championship, scope, stage, round) {
        true => msg("reports-standings-final"),
        false => msg("reports-standings-after").with("round", round),
    };
    let mut report = teller.report(msg("reports-file-standings"), title, scope, sections);
    // What holds for all tournaments is said on every page; what does not, below the table that it is about.
    report.has_feet = notes.windows(2).all(|two| two[0] == two[1]);
    let id =
        msg("reports-file-after-round").with("file", &report.id).with("stage", stage).with("round", round);
    report.id = teller.say(id);
    let mut is_named = false;
    if let Scope::Group(id) = scope {
        // The group is named above its table, often by its stage: each is said once.
        report.subtitle = teller.tournament(id.tournament);
        let name = teller.stage(stage);
        is_named =
            report.tables().flat_map(|table| &table.blocks).any(|block| block.title.starts_with(&name));
    }
    if championship.regulations().stages.len() > 1 && !is_named {
        let stage = teller.stage_title(stage);
        report.subtitle = match report.subtitle.is_empty() {
            true => stage,
            false => format!("{} · {stage}", report.subtitle),
        };
    }
    report
}

/// Says whether standings after a round are those at the end: of the last stage, or of one whose groups did not all play as many
/// rounds, so that no number of a round holds for all.
fn is_end(championship: &Championship, scope: Scope, stage: u8, round: u16) -> bool {
    let drawn = scope.entered(championship).map(|tournament| {
        let found = tournament.stages.iter().find(|drawn| drawn.number == stage);
        found.map(|drawn| drawn.groups.iter().filter(move |group| scope.has_group(group.id)))
    });
    let Some(groups) = drawn.collect::<Option<Vec<_>>>() else { return false };
    let groups: Vec<&Group> = groups.into_iter().flatten().collect();
    let is_over = |group: &&Group| {
        group.rounds.len() <= usize::from(round) && championship.missing_games(group.id) == 0
    };
    let is_last = usize::from(stage) == championship.regulations().stages.len();
    let is_shorter = groups.iter().any(|group| group.rounds.len() < usize::from(round));
    (is_last || is_shorter) && !groups.is_empty() && groups.iter().all(is_over)
}

/// Says whether a round of a group counts; standings after an open one would be those of the round before. A group that was over
/// sooner than others stands as it ended.
fn is_closed(championship: &Championship, group: &Group, round: u16) -> bool {
    match group.round(round) {
        Some(_) => usize::from(round) <= championship.counted_rounds(group.id),
        None => !group.rounds.is_empty() && championship.missing_games(group.id) == 0,
    }
}

/// Returns the order of a group after some of its rounds.
fn standings_block(teller: Teller<'_>, group: &Group, standings: &Standings) -> Block {
    Block {
        title: teller.group_title(group),
        lead: teller.group_values(group),
        rows: match teller.championship.format_of(group.id).is_some_and(Format::is_bracket) {
            true => knockout::rows(teller, group, standings),
            false => rows(teller, &standings.metrics, standings),
        },
        ..Block::default()
    }
}
