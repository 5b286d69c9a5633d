//! Lists for others: everything that sheets, machines and other programs can read of a championship.

use serde_json::{Map, Value, json};

use super::{
    Options, Table, board_list, correction_list, entry_list, group_list, note_list, school_list,
    standings_list, tie_list,
};
use crate::facts::{Championship, GroupId, Language, NameStyle, TournamentId};
use crate::standings::{self, SchoolOrder, Standings, metric};

/// A list that can be taken along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// The pupils.
    Entries,
    /// The groups with their members.
    Groups,
    /// The boards of every round, with results.
    Boards,
    /// What arbiters noted.
    Notes,
    /// How ties were decided.
    Ties,
    /// Results as they were before they were corrected.
    Corrections,
    /// The standings of the groups.
    Standings,
    /// The schools.
    Schools,
}

impl List {
    /// All of them.
    pub const ALL: [List; 8] = [
        List::Entries,
        List::Groups,
        List::Boards,
        List::Notes,
        List::Ties,
        List::Corrections,
        List::Standings,
        List::Schools,
    ];
}

/// Which part of a championship goes into lists.
#[derive(Clone, Debug)]
pub struct Taken {
    /// The lists.
    pub lists: Vec<List>,
    /// The groups whose boards and standings go in.
    pub groups: Vec<GroupId>,
    /// The tournament whose pupils go in; nothing is all.
    pub tournament: Option<TournamentId>,
    /// The round whose boards go in; nothing is all.
    pub round: Option<u16>,
}

impl Taken {
    /// Everything there is.
    pub fn everything(championship: &Championship) -> Self {
        let groups = championship.groups().map(|group| group.id).collect();
        Taken { lists: List::ALL.to_vec(), groups, tournament: None, round: None }
    }

    fn list(&self, championship: &Championship, list: List, options: &Options) -> Table {
        match list {
            List::Entries => entry_list(championship, self.tournament, options),
            List::Groups => {
                let groups = self.groups.iter().filter_map(|id| championship.group(*id));
                group_list(championship, groups, options)
            }
            List::Notes => note_list(championship, &self.groups, options),
            List::Ties => tie_list(championship, &self.groups, options),
            List::Corrections => correction_list(championship, &self.groups, options),
            List::Boards => {
                let groups = self.groups.iter().filter_map(|id| championship.group(*id));
                let rounds = groups.flat_map(|group| group.rounds.iter().map(move |round| (group, round)));
                let is_wanted = |number: u16| self.round.is_none_or(|wanted| wanted == number);
                let rounds = rounds.filter(|(_, round)| is_wanted(round.number));
                board_list(championship, rounds, options)
            }
            List::Standings => standings_list(championship, &self.standings(championship), options),
            List::Schools => school_list(championship, None, SchoolOrder::Points, options),
        }
    }

    fn standings(&self, championship: &Championship) -> Vec<Standings> {
        self.groups.iter().filter_map(|id| standings::of_group(championship, *id)).collect()
    }

    /// Returns the lists as tables.
    pub fn tables(&self, championship: &Championship, options: &Options) -> Vec<Table> {
        self.lists.iter().map(|list| self.list(championship, *list, options)).collect()
    }

    /// Returns the lists as objects named by their columns, with standings in full.
    pub fn json(&self, championship: &Championship, style: NameStyle) -> Value {
        // Machines read English names whatever the language of the lists.
        let options = Options { language: Language::En, names: style, ..Options::default() };
        let mut object = Map::new();
        object.insert("championship".into(), championship.name().into());
        for table in self.tables(championship, &options) {
            let rows = table.all_rows().map(|row| {
                let cells = table.all_columns().zip(row);
                let shown = cells.map(|(column, value)| {
                    (column.key.clone(), json!(value.shown(Language::En, value.decimals())))
                });
                shown.collect::<Value>()
            });
            object.insert(table.name.to_lowercase(), rows.collect());
        }
        if object.contains_key("standings") {
            let tables = self.standings(championship);
            let tables = tables.iter().map(|table| group_json(championship, table, style));
            object.insert("standings".into(), tables.collect());
        }
        Value::Object(object)
    }
}

/// Returns the standings of a group for machines.
pub fn group_json(championship: &Championship, table: &Standings, style: NameStyle) -> Value {
    let lines = table.lines.iter().map(|line| {
        let values = table.metrics.iter().zip(&line.values);
        let values = values.map(|(key, value)| {
            let metric = metric::of(*key);
            (metric.abbreviation.to_owned(), Value::from(metric.format(*value)))
        });
        json!({
            "rank": line.rank,
            "code": line.entry.to_string(),
            "name": championship.entry(line.entry).and_then(|entry| entry.contestant.shown_name(style)),
            "school": championship.school(line.entry.school).map_or("", |school| school.name.as_str()),
            "points": line.points.to_string(),
            "values": values.collect::<Map<_, _>>(),
        })
    });
    let teams = standings::of_teams(championship, table.group).map(|ranked| {
        let line = |line: &standings::TeamLine| {
            json!({
                "rank": line.rank,
                "team": championship.team_name(&line.team),
                "members": line.members.iter().map(ToString::to_string).collect::<Vec<_>>(),
                "matches": line.matches,
                "match_points": line.match_points.to_string(),
                "board_points": line.board_points.to_string(),
            })
        };
        ranked.lines.iter().map(line).collect::<Vec<_>>()
    });
    let mut object = json!({
        "group": championship.group_label(table.group),
        "tournament": table.group.tournament.to_string(),
        "stage": table.group.stage,
        "rounds": table.n_rounds,
        "open": championship.open_round(table.group),
        "lines": lines.collect::<Vec<_>>(),
        "unplaced": table.unplaced.iter().map(ToString::to_string).collect::<Vec<_>>(),
    });
    if let (Some(teams), Some(object)) = (teams, object.as_object_mut()) {
        object.insert("teams".into(), teams.into());
    }
    object
}
