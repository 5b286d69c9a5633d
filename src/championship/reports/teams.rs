//! Teams: their standings, and the boards of a round by match.

use super::board_rows::{board_row, rows_off};
use super::model::{Block, Column, Kind, Part, Print, Table};
use super::options::Options;
use super::scores::decided_by;
use super::words::{Teller, clean};
use crate::facts::{
    Board, Championship, EntryCode, Format, Group, GroupId, Points, Round, TeamId, TeamOrder, TeamSystem,
};
use crate::standings::{self, TeamLine, TeamStandings};
use crate::tables::Value;
use speech::{Message, msg};

/// Lists the teams of a group, best first; nothing where no teams play.
pub fn team_list(championship: &Championship, id: GroupId, options: &Options) -> Option<Table> {
    let teller = Teller::new(championship, options);
    let standings = standings::of_teams(championship, id)?;
    let group = championship.group(id)?;
    let table = team_table(teller, &[(group, standings)]);
    // What paper hides would say something else here: two teams that meet whole play one match.
    let is_shown: Vec<bool> = table.columns.iter().map(|column| column.print != Print::Hidden).collect();
    fn kept<T>(items: Vec<T>, is_shown: &[bool]) -> Vec<T> {
        items.into_iter().zip(is_shown).filter_map(|(item, shown)| shown.then_some(item)).collect()
    }
    let blocks = table.blocks.into_iter().map(|block| Block {
        rows: block.rows.into_iter().map(|row| kept(row, &is_shown)).collect(),
        ..block
    });
    Some(Table { blocks: blocks.collect(), columns: kept(table.columns, &is_shown), ..table })
}

/// Returns the standings of teams, a block a group; all groups are of one stage.
pub(super) fn team_table(teller: Teller<'_>, groups: &[(&Group, TeamStandings)]) -> Table {
    let stage = groups.first().map_or(1, |(group, _)| group.id.stage);
    let format = teller.championship.regulations().stage(stage).map(|stage| stage.format);
    // Two teams that meet whole play one match, which the boards decide.
    let is_one_match = matches!(format, Some(Format::Teams { system: TeamSystem::Scheveningen, .. }));
    let of_matches = |column: Column| match is_one_match {
        true => column.print(Print::Hidden),
        false => column,
    };
    let number = |key: &str, title| Column::new(key, teller.say(title), Kind::Integer);
    let is_between = groups.iter().flat_map(|(_, table)| &table.lines).any(|line| line.between.is_some());
    let between = Column::new("between", teller.say(msg("reports-between-teams")), Kind::Decimal);
    let is_decided = groups.iter().flat_map(|(_, table)| &table.lines).any(|line| line.decided.is_some());
    let decided = Column::new("decided", teller.say(msg("reports-decided")), Kind::Text);
    let columns = vec![
        number("place", msg("reports-place")),
        Column::new("team", teller.say(msg("reports-team")), Kind::Text).print(Print::Strong),
        of_matches(number("won", msg("reports-matches-won"))),
        of_matches(number("drawn", msg("reports-matches-drawn"))),
        of_matches(number("lost", msg("reports-matches-lost"))),
        of_matches(Column::new("match_points", teller.say(msg("reports-match-points")), Kind::Decimal)),
        Column::new("board_points", teller.say(msg("reports-board-points")), Kind::Decimal),
        between.print(if is_between { Print::Column } else { Print::Hidden }),
        of_matches(Column::new("weighted", teller.say(msg("reports-boards-weighted")), Kind::Decimal)),
        decided.print(if is_decided { Print::Column } else { Print::Hidden }),
    ];
    let blocks = groups.iter().map(|(group, table)| Block {
        title: teller.group_title(group),
        lead: teller.group_values(group),
        rows: table.lines.iter().map(|line| row(teller, line)).collect(),
        ..Block::default()
    });
    Table {
        name: teller.say(msg("reports-teams")),
        lead: teller.group_columns(),
        columns,
        blocks: blocks.collect(),
        ..Table::default()
    }
}

fn row(teller: Teller<'_>, line: &TeamLine) -> Vec<Value> {
    let points = |points: Points| Value::Decimal(i64::from(points.tenths()) * 10);
    let [won, drawn, lost] = line.matches.map(Value::number);
    vec![
        Value::number(line.rank as u64),
        Value::text(name(teller, &line.team)),
        won,
        drawn,
        lost,
        points(line.match_points),
        points(line.board_points),
        line.between.map_or(Value::Empty, points),
        points(line.weighted),
        line.decided.map_or(Value::Empty, |means| Value::text(decided_by(teller, means))),
    ]
}

/// Says what the columns of teams are and what decides between teams with as many points.
pub(super) fn teams_note(teller: Teller<'_>, stage: u8) -> Option<Part> {
    let rule = teller.championship.regulations().stage(stage)?;
    // Of one match there is nothing to explain.
    let is_one_match = matches!(rule.format, Format::Teams { system: TeamSystem::Scheveningen, .. });
    let words = || [msg("reports-teams-columns"), msg("reports-teams-order")].map(|words| teller.say(words));
    (rule.format.is_of_teams() && !is_one_match).then(|| Part::Note(words().join(" ")))
}

/// Says what parted a team from those before and after it with as many points: every value up to the one that decided, or a lot or a
/// play-off.
pub(super) fn what_parted_team(teller: Teller<'_>, group: &Group, own: &TeamId) -> Option<String> {
    let lines = standings::of_teams(teller.championship, group.id)?.lines;
    let rule = teller.championship.regulations().stage(group.id.stage)?;
    let is_one_match = matches!(rule.format, Format::Teams { system: TeamSystem::Scheveningen, .. });
    let values = |line: &TeamLine| -> Vec<(Message, Points)> {
        let matches = (msg("reports-match-points"), line.match_points);
        let boards = (msg("reports-board-points"), line.board_points);
        let [first, second] = match rule.teams.order {
            _ if is_one_match => return vec![boards],
            TeamOrder::MatchPoints => [matches, boards],
            TeamOrder::BoardPoints => [boards, matches],
        };
        let between = line.between.map(|points| (msg("reports-between-teams"), points));
        let weighted = (msg("reports-boards-weighted"), line.weighted);
        [first, second].into_iter().chain(between).chain([weighted]).collect()
    };
    let line = lines.iter().find(|line| line.team == *own)?;
    let before = lines.iter().rev().find(|other| other.rank < line.rank);
    let after = lines.iter().find(|other| other.rank > line.rank);
    let own_values = values(line);
    let (mut n_told, mut is_decided) = (0, false);
    for other in before.into_iter().chain(after).map(values).filter(|other| other[0].1 == own_values[0].1) {
        match own_values.iter().zip(&other).position(|((_, own), (_, other))| own != other) {
            Some(at) => n_told = n_told.max(at + 1),
            None => (n_told, is_decided) = (own_values.len(), true),
        }
    }
    let told = own_values.into_iter().take(n_told).skip(1).map(|(name, points)| {
        let value = Value::Decimal(i64::from(points.tenths()) * 10);
        format!("{}\u{a0}{}", teller.say(name), value.shown(teller.language(), value.decimals()))
    });
    let means = line.decided.filter(|_| is_decided).map(|means| decided_by(teller, means));
    Some(told.chain(means).collect::<Vec<_>>().join(" · "))
}

fn name(teller: Teller<'_>, team: &TeamId) -> String {
    clean(&teller.championship.team_name(team))
}

/// Returns the rows of a round by match, each with its title: `5A – 5B  2½–1½`; nothing where no teams play.
pub(super) fn rows_by_match(
    teller: Teller<'_>,
    group: &Group,
    round: &Round,
    written: fn(&Board) -> String,
) -> Option<Vec<(String, Vec<Vec<Value>>)>> {
    teller.championship.format_of(group.id).filter(|format| format.is_of_teams())?;
    let teams = group.teams();
    let matches = standings::team_matches(teller.championship, group, round);
    // Who is of a team without an opponent stands below its name, and the others without a game below all matches.
    let alone = matches.iter().filter(|one| one.other.is_none()).map(|one| one.one);
    let free: Vec<(EntryCode, usize)> = alone
        .flat_map(|team| teams[team].members.iter().map(move |row| (*row, team)))
        .filter_map(|(row, team)| Some((group.members.get(row)?.entry, team)))
        .collect();
    let mut found = vec![];
    for one in matches {
        let ours = name(teller, &teams[one.one].id);
        let Some(other) = one.other else {
            let rows = rows_off(teller, round, |code| free.contains(&(code, one.one)));
            found.push((teller.say(msg("reports-team-free").with("team", ours)), rows));
            continue;
        };
        let theirs = name(teller, &teams[other].id);
        let title = match one.is_open {
            true => format!("{ours} – {theirs}"),
            false => format!("{ours} – {theirs}: {}", one.score()),
        };
        let boards = one.boards.iter().filter_map(|number| round.board(*number));
        found.push((title, boards.map(|board| board_row(teller, board, written)).collect()));
    }
    let off = rows_off(teller, round, |code| free.iter().all(|(other, _)| *other != code));
    if !off.is_empty() {
        found.push((teller.say(msg("reports-without-game")), off));
    }
    Some(found)
}
