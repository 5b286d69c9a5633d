//! Teams: whose they are, what their matches are worth, and who is in them.

use super::{
    code::EntryCode,
    contestant::School,
    group::{Group, Member},
    points::Points,
    round_count::RoundCount,
};

/// What makes a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamSource {
    /// The school.
    School,
    /// The mark in the list of entries: a class, a club, a name of one's own.
    Mark,
}

/// Which teams meet, round by round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamSystem {
    /// Every team against every team.
    RoundRobin {
        /// How many times.
        times: u8,
    },
    /// The championship Swiss, of teams.
    Swiss {
        /// How many rounds.
        rounds: RoundCount,
    },
    /// Two teams: everybody of one against everybody of the other.
    Scheveningen,
}

/// What a match of teams is worth, and what teams are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamRule {
    /// A match won, drawn, lost.
    pub match_points: [Points; 3],
    /// What comes first.
    pub order: TeamOrder,
}

impl Default for TeamRule {
    fn default() -> TeamRule {
        TeamRule { match_points: [20, 10, 0].map(Points::from_tenths), order: TeamOrder::MatchPoints }
    }
}

/// What teams are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamOrder {
    /// Points of matches, then of boards.
    MatchPoints,
    /// Points of boards, then of matches.
    BoardPoints,
}

/// A team, by what makes it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TeamId {
    /// A school, by its number.
    School(u32),
    /// A name, as the mark of its first member was written.
    Named(String),
}

/// A team of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Which one.
    pub id: TeamId,
    /// Its members, by their places in the group, in the order of the boards.
    pub members: Vec<usize>,
}

impl Member {
    /// Returns the team it plays for.
    pub fn team_id(&self) -> TeamId {
        match &self.team {
            Some(name) => TeamId::Named(name.clone()),
            None => TeamId::School(self.entry.school),
        }
    }
}

impl Group {
    /// Returns the teams, in the order of their first members.
    pub fn teams(&self) -> Vec<Team> {
        let mut teams: Vec<Team> = vec![];
        for (row, member) in self.members.iter().enumerate() {
            let id = member.team_id();
            match teams.iter_mut().find(|team| team.id == id) {
                Some(team) => team.members.push(row),
                None => teams.push(Team { id, members: vec![row] }),
            }
        }
        teams
    }
}

impl super::Championship {
    /// Returns how a team is called.
    pub fn team_name(&self, id: &TeamId) -> String {
        match id {
            TeamId::School(number) => self
                .school(*number)
                .map_or_else(|| School::shown_number(number), |school| school.name.clone()),
            TeamId::Named(name) => name.clone(),
        }
    }

    /// Returns how the team of an entry is called, where somebody else than its school makes it.
    pub fn own_team(&self, code: EntryCode) -> Option<&str> {
        if self.regulations().teams == TeamSource::School {
            return None;
        }
        let stages = &self.tournament(code.tournament)?.stages;
        let mut members =
            stages.iter().rev().flat_map(|stage| &stage.groups).flat_map(|group| &group.members);
        members.find(|member| member.entry == code)?.team.as_deref()
    }
}
