//! Score reports: *Lugar | Nome e Escola | Pontos | Critérios de Desempate*, with the tie-breaks explained.

use super::knockout;
use super::last_resort::{last_resort, what_decided};
use super::model::{Block, Column, GOES_ON, Kind, Part, Print, Report, Section, Table};
use super::options::{Options, Scope};
use super::teams::{team_table, teams_note};
use super::words::Teller;
use crate::facts::{Championship, EntryCode, Format, Group, MetricKey, Outcome, Stage, TieMeans, Tournament};
use crate::standings::{self, Line, Standings, metric};
use crate::tables::Value;
use speech::{Language, Message, msg};

/// The places of a podium.
const PODIUM: usize = 3;

/// Makes the score report of a cycle, a tournament, a group or everything: the last stage first.
pub fn scores(championship: &Championship, scope: Scope, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let tournaments = scope.tournaments(championship);
    let sections = tournaments.enumerate().map(|(index, tournament)| {
        let section = tournament_section(teller, scope, tournament);
        if index == 0 { section } else { section.on_new_page() }
    });
    let sections = sections.collect();
    let report = teller.report(msg("reports-file-scores"), msg("reports-scores"), scope, sections);
    // Whoever has one page of many in hand reads on it what decides.
    Report { has_feet: true, ..report }
}

fn tournament_section(teller: Teller<'_>, scope: Scope, tournament: &Tournament) -> Section {
    let mut parts = Vec::new();
    // How many games are still to come nobody knows, as long as free play goes on.
    let plays_freely = |group: &Group| {
        let format = teller.championship.format_of(group.id);
        format.is_some_and(Format::is_free_play) && !group.free_play.is_over
    };
    let missing: usize = tournament
        .current_stage()
        .map(|stage| stage.groups.iter().map(|group| teller.championship.missing_games(group.id)).sum())
        .unwrap_or(0);
    if tournament.stages.is_empty() {
        parts.push(Part::Prose(teller.say(msg("reports-not-drawn"))));
    } else if tournament.current_stage().is_some_and(|stage| stage.groups.iter().any(plays_freely)) {
        parts.push(Part::Prose(teller.say(msg("reports-provisional-free"))));
    } else if missing > 0 {
        parts.push(Part::Prose(teller.say(msg("reports-provisional").with("count", missing))));
    }
    let open = tournament.stages.iter().flat_map(|stage| &stage.groups).filter_map(|group| {
        let round = teller.championship.open_round(group.id).filter(|_| scope.has_group(group.id))?;
        Some(teller.say(match teller.has_codes() {
            true => {
                let label = teller.championship.group_label(group.id);
                msg("reports-open-round").with("group", label).with("round", round)
            }
            false => msg("reports-open-round-at").with("table", group.table).with("round", round),
        }))
    });
    let open: Vec<String> = open.collect();
    if !open.is_empty() {
        let rounds = open.join("; ");
        parts.push(Part::Prose(teller.say(msg("reports-open-rounds").with("rounds", rounds))));
    }
    let mut metrics: Vec<MetricKey> = Vec::new();
    let mut told: Vec<Standings> = Vec::new();
    let stages = tournament.stages.iter().rev().map(|stage| {
        let groups = stage.groups.iter().filter(|group| scope.has_group(group.id));
        let tables = groups.filter_map(|group| {
            standings::of_group(teller.championship, group.id).map(|table| (group, table))
        });
        (stage, tables.collect::<Vec<(&Group, Standings)>>())
    });
    let stages: Vec<(&Stage, Vec<(&Group, Standings)>)> = stages.collect();
    let is_told = stages.iter().any(|(stage, tables)| has_qualified(stage) && !tables.is_empty());
    for (stage, tables) in stages {
        if let Some((_, first)) = tables.first() {
            metrics.extend(
                first.metrics.iter().filter(|key| !metrics.contains(key)).copied().collect::<Vec<_>>(),
            );
            let teams = tables.iter().filter_map(|(group, _)| {
                standings::of_teams(teller.championship, group.id).map(|ranked| (*group, ranked))
            });
            let teams: Vec<_> = teams.collect();
            if !teams.is_empty() {
                parts.push(Part::Table(team_table(teller, &teams)));
                parts.extend(teams_note(teller, stage.number));
            }
            parts.push(Part::Table(stage_table(teller, tournament, stage, &tables)));
        }
        told.extend(tables.into_iter().map(|(_, table)| table));
    }
    let stage = tournament.current_stage().map_or(1, |stage| stage.number);
    let note = tie_break_note(teller, &metrics, stage, told.iter());
    parts.extend(with_goes_on(teller.language(), is_told, note));
    Section::new(teller.tournament(tournament.id), parts)
}

fn stage_table(
    teller: Teller<'_>,
    tournament: &Tournament,
    stage: &Stage,
    tables: &[(&Group, Standings)],
) -> Table {
    let metrics = tables.first().map(|(_, table)| table.metrics.clone()).unwrap_or_default();
    let is_bracket =
        teller.championship.regulations().stage(stage.number).is_some_and(|rule| rule.format.is_bracket());
    let mut columns = if is_bracket { knockout::columns(teller) } else { columns(teller, &metrics) };
    // Where some play more than others, their games are told beside their points.
    let is_free_play =
        |group: &Group| teller.championship.format_of(group.id).is_some_and(Format::is_free_play);
    let games_after = columns.iter().position(|column| column.key == "points").map(|place| place + 1);
    let games_after = games_after.filter(|_| tables.iter().any(|(group, _)| is_free_play(group)));
    if let Some(place) = games_after {
        columns.splice(place..place, games_columns(teller));
    }
    let blocks = tables.iter().map(|(group, table)| {
        let mut rows = match is_bracket {
            true => knockout::rows(teller, group, table),
            false => rows(teller, &metrics, table),
        };
        if let Some(place) = games_after {
            let codes = table.lines.iter().map(|line| line.entry).chain(table.unplaced.iter().copied());
            for (row, code) in rows.iter_mut().zip(codes) {
                row.splice(place..place, games_of(group, code));
            }
        }
        Block {
            title: teller.group_title(group),
            lead: teller.group_values(group),
            rows,
            n_ahead: match is_bracket && !knockout::is_over(teller, group, table) {
                // Who is still in has no place yet.
                true => 0,
                false => n_ahead(teller, stage, table),
            },
            goes_on: who_goes_on(stage, table),
            ..Block::default()
        }
    });
    let table = Table {
        name: format!("{} {}", tournament.id, teller.stage(stage.number)),
        lead: teller.group_columns(),
        blocks: blocks.collect(),
        columns,
        ..Table::default()
    };
    // Before the first result nobody has met anybody.
    if is_bracket { table.without_empty_columns() } else { table }
}

/// Says whether it is settled who goes on from a stage.
fn has_qualified(stage: &Stage) -> bool {
    stage.qualified.as_ref().is_some_and(|all| !all.is_empty())
}

/// Says of each row of a group whether it is of somebody who goes on.
pub(super) fn who_goes_on(stage: &Stage, table: &Standings) -> Vec<bool> {
    let placed = table.lines.iter().map(|line| goes_on(stage, line.entry));
    placed.chain(table.unplaced.iter().map(|_| false)).collect()
}

/// Returns the footnotes on tie-breaks with the sign explained before them, where there is one.
pub(super) fn with_goes_on(language: Language, is_told: bool, note: Option<TieBreakNote>) -> Vec<Part> {
    let mut parts = noted(note, None);
    if is_told {
        let rest = match parts.first() {
            Some(Part::Note(rest)) => Some(rest.clone()),
            _ => None,
        };
        let sign = language.say(&msg("reports-goes-on-note").with("sign", GOES_ON));
        let n_replaced = usize::from(rest.is_some());
        parts.splice(..n_replaced, [Part::NoteOnSign { sign, rest: rest.unwrap_or_default() }]);
    }
    parts
}

/// What is said of the tie-breaks below a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct TieBreakNote {
    /// What they are, in order, and what decides where they leave everything equal.
    words: String,
    /// How a round without a game counts in them.
    unplayed: Option<String>,
}

impl TieBreakNote {
    /// Says what decides between teams.
    pub(super) fn of_teams(teller: Teller<'_>) -> TieBreakNote {
        TieBreakNote { words: teller.say(msg("reports-teams-order")), unplayed: None }
    }
}

/// Returns the footnotes where tie-breaks only say what parted whom, below a legend: what they are and mean for the hand, and their names
/// for a wall.
pub(super) fn parting_notes(
    teller: Teller<'_>,
    legend: String,
    metrics: &[MetricKey],
    note: TieBreakNote,
) -> Vec<Part> {
    let name = |key: MetricKey| {
        let (metric, name) = (metric::of(key), teller.language().say(&metric::of(key).name));
        match metric.abbreviation.eq_ignore_ascii_case(&name) {
            true => name,
            false => format!("{} ({name})", metric.abbreviation),
        }
    };
    let names: Vec<String> = tie_breaks(metrics).map(name).collect();
    let names = msg("reports-tie-break-names").with("count", names.len()).with("list", names.join(", "));
    let on_wall = Part::NoteOnWall(format!("{legend} {}", teller.say(names)));
    let in_hand = [legend, note.words].into_iter().chain(note.unplayed).map(Part::NoteInHand);
    in_hand.chain([on_wall]).collect()
}

/// Returns what is said of the tie-breaks as footnotes, and what is said after it. One paragraph: on a wall, every line is a pupil less.
pub(super) fn noted(note: Option<TieBreakNote>, after: Option<String>) -> Vec<Part> {
    let TieBreakNote { words, unplayed } = note.unwrap_or_default();
    let words = [words].into_iter().chain(after).filter(|words| !words.is_empty());
    let words = words.collect::<Vec<_>>().join(" ");
    let note = (!words.is_empty()).then_some(Part::Note(words));
    note.into_iter().chain(unplayed.map(Part::NoteInHand)).collect()
}

/// Says whether somebody goes on to the stage after one.
fn goes_on(stage: &Stage, code: EntryCode) -> bool {
    stage.qualified.iter().flatten().any(|one| one.entry == code)
}

/// Returns how many of the first lines of a group stand out: those who go on, or the podium of the last stage.
pub(super) fn n_ahead(teller: Teller<'_>, stage: &Stage, table: &Standings) -> usize {
    if has_qualified(stage) {
        return table.lines.iter().take_while(|line| goes_on(stage, line.entry)).count();
    }
    let is_last = usize::from(stage.number) == teller.championship.regulations().stages.len();
    let n_first = table.lines.iter().take_while(|line| line.rank <= PODIUM).count();
    // Where so many share a place nothing is decided yet.
    if is_last && stage.groups.len() == 1 && n_first < 2 * PODIUM { n_first } else { 0 }
}

/// Returns the columns of games: played, won, drawn and lost.
fn games_columns(teller: Teller<'_>) -> [Column; 4] {
    let column = |key: &str, title: Message| Column::new(key, teller.say(title), Kind::Integer);
    [
        column("games", msg("reports-games-played")),
        column("won", msg("reports-games-won")),
        column("drawn", msg("reports-games-drawn")),
        column("lost", msg("reports-games-lost")),
    ]
}

/// Returns the values of [`games_columns`]: games that were played on the board.
fn games_of(group: &Group, code: EntryCode) -> [Value; 4] {
    let boards = group.rounds.iter().filter_map(|round| round.board_of(code));
    let outcomes = boards.filter_map(|board| {
        let result = board.winner_or_draw().filter(|result| result.is_played())?;
        let (first, second) = result.outcomes();
        Some(if board.first == code { first } else { second })
    });
    let outcomes: Vec<Outcome> = outcomes.collect();
    let count = |wanted: Outcome| outcomes.iter().filter(|outcome| **outcome == wanted).count() as u64;
    let [won, drawn, lost] = [Outcome::Win, Outcome::Draw, Outcome::Loss].map(count);
    [won + drawn + lost, won, drawn, lost].map(Value::number)
}

/// Returns the columns of standings: place, pupil, points, tie-breaks, and how a tie was decided or why there is no place.
pub(super) fn columns(teller: Teller<'_>, metrics: &[MetricKey]) -> Vec<Column> {
    let mut columns = vec![Column::new("place", teller.say(msg("reports-place")), Kind::Integer)];
    columns.extend(teller.person_columns());
    columns
        .push(Column::new("points", teller.say(msg("reports-points")), Kind::Decimal).print(Print::Strong));
    let above = match tie_breaks(metrics).count() {
        1 => teller.say(msg("reports-tie-break")),
        _ => teller.say(msg("reports-tie-breaks")),
    };
    for key in tie_breaks(metrics) {
        let metric = metric::of(key);
        let kind = if metric.decimals == 0 { Kind::Integer } else { Kind::Decimal };
        let column =
            Column::new(metric.abbreviation.to_lowercase().replace('/', "_"), metric.abbreviation, kind);
        columns.push(column.above(&above));
    }
    let decided = Column::new("decided", teller.say(msg("reports-decided")), Kind::Text);
    columns.push(decided.print(Print::AfterName));
    columns
}

/// Returns the lines of standings, and after them who has no place.
pub(super) fn rows(teller: Teller<'_>, metrics: &[MetricKey], table: &Standings) -> Vec<Vec<Value>> {
    let placed = table.lines.iter().map(|line| row(teller, metrics, line));
    let unplaced = table.unplaced.iter().map(|code| {
        let mut row = vec![Value::Empty];
        row.extend(teller.person(*code));
        row.extend(metrics.iter().map(|_| Value::Empty));
        row.push(Value::text(teller.say(msg("reports-never-played"))));
        row
    });
    placed.chain(unplaced).collect()
}

/// Returns a line of standings.
fn row(teller: Teller<'_>, metrics: &[MetricKey], line: &Line) -> Vec<Value> {
    let mut row = vec![Value::number(line.rank as u64)];
    row.extend(teller.person(line.entry));
    row.push(Value::Decimal(i64::from(line.points.tenths()) * 10));
    for (key, value) in metrics.iter().zip(&line.values).filter(|(key, _)| **key != MetricKey::Points) {
        row.push(metric_value(*key, *value));
    }
    row.push(match line.decided {
        None => Value::Empty,
        Some(means) => Value::text(decided_by(teller, means)),
    });
    row
}

/// Says by which means a tie was decided.
pub(super) fn decided_by(teller: Teller<'_>, means: TieMeans) -> String {
    teller.say(match means {
        TieMeans::Lot { .. } => msg("reports-lot"),
        TieMeans::PlayOff => msg("reports-play-off"),
    })
}

/// Returns the value of a metric, which is in hundredths, as its column has it.
pub(super) fn metric_value(key: MetricKey, value: i64) -> Value {
    match metric::of(key).decimals {
        0 => Value::Integer(value / 100),
        _ => Value::Decimal(value),
    }
}

fn tie_breaks(metrics: &[MetricKey]) -> impl Iterator<Item = MetricKey> {
    metrics.iter().copied().filter(|key| *key != MetricKey::Points)
}

/// Explains the tie-breaks of some tables, and what was done in them where somebody was left equal, or what is to be done there.
pub(super) fn tie_break_note<'s>(
    teller: Teller<'_>,
    metrics: &[MetricKey],
    stage: u8,
    tables: impl Iterator<Item = &'s Standings>,
) -> Option<TieBreakNote> {
    let explained: Vec<String> = tie_breaks(metrics)
        .map(|key| {
            let metric = metric::of(key);
            let (name, meaning) =
                (teller.language().say(&metric.name), teller.language().say(&metric.explanation));
            match metric.abbreviation.eq_ignore_ascii_case(&name) {
                true => format!("{}: {meaning}", metric.abbreviation),
                false => format!("{} ({name}): {meaning}", metric.abbreviation),
            }
        })
        .collect();
    if explained.is_empty() {
        return None;
    }
    let (count, list) = (explained.len(), explained.join("; "));
    let regulations = teller.championship.regulations();
    let rule = what_decided(tables).unwrap_or_else(|| last_resort(regulations.last_resort_of(stage)));
    // Without it, nobody who adds up comes to the number in the column.
    let unplayed = metrics.iter().any(|key| metric::is_of_opponents(*key));
    let unplayed = unplayed.then(|| teller.say(standings::unplayed_rule(regulations.unplayed)));
    let note =
        msg("reports-tie-break-rule").with("count", count).with("list", list).with("rule", teller.say(rule));
    Some(TieBreakNote { words: teller.say(note), unplayed })
}
