//! Teams: their matches, and their standings.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::cross_table::{Cell, CrossTable, Row, Side, bye_worth};
use crate::facts::{
    Championship, EntryCode, Format, Group, GroupId, Outcome, Points, PointsRule, Round, Team, TeamId,
    TeamOrder, TeamRule, TeamSystem, TieMeans, UnplayedRounds,
};

/// A match of a round, by the numbers of the teams in the group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamMatch {
    /// The team that starts at the first board.
    pub one: usize,
    /// The other; without one the team is free.
    pub other: Option<usize>,
    /// The boards of the round, in order.
    pub boards: Vec<u16>,
    /// What each made at the boards so far.
    pub points: (Points, Points),
    /// Whether a board is still without a result.
    pub is_open: bool,
}

impl TeamMatch {
    /// Returns how the match ended for its first team, and for the other; nothing while it is open or without an opponent.
    pub fn outcomes(&self) -> Option<(Outcome, Outcome)> {
        self.other.filter(|_| !self.is_open)?;
        Some(match self.points.0.cmp(&self.points.1) {
            std::cmp::Ordering::Greater => (Outcome::Win, Outcome::Loss),
            std::cmp::Ordering::Less => (Outcome::Loss, Outcome::Win),
            // Two teams of which nobody came have both lost.
            std::cmp::Ordering::Equal if self.points.0 == Points::ZERO => (Outcome::Loss, Outcome::Loss),
            std::cmp::Ordering::Equal => (Outcome::Draw, Outcome::Draw),
        })
    }

    /// Writes what was made at the boards: `2½–1½`.
    pub fn score(&self) -> String {
        format!("{}–{}", self.points.0, self.points.1)
    }
}

/// Returns the matches of a round in the order of their boards, those without an opponent last.
pub fn team_matches(championship: &Championship, group: &Group, round: &Round) -> Vec<TeamMatch> {
    let teams = group.teams();
    let team_of = |code: EntryCode| {
        let row = group.members.iter().position(|member| member.entry == code)?;
        teams.iter().position(|team| team.members.contains(&row))
    };
    let rule = championship.regulations().points_of(group.id.stage);
    let mut matches: Vec<TeamMatch> = vec![];
    for board in &round.boards {
        let (Some(first), Some(second)) = (team_of(board.first), team_of(board.second)) else { continue };
        let is_this = |found: &TeamMatch| {
            [(first, Some(second)), (second, Some(first))].contains(&(found.one, found.other))
        };
        let at = matches.iter().position(is_this).unwrap_or_else(|| {
            matches.push(TeamMatch {
                one: first,
                other: Some(second),
                boards: vec![],
                points: (Points::ZERO, Points::ZERO),
                is_open: false,
            });
            matches.len() - 1
        });
        let found = &mut matches[at];
        found.boards.push(board.number);
        let made = |side: Side| super::cross_table::cell_of(board, side, 0).points(&rule);
        let (first_made, second_made) = (made(Side::First), made(Side::Second));
        let (one, other) =
            if found.one == first { (first_made, second_made) } else { (second_made, first_made) };
        found.points = (found.points.0 + one, found.points.1 + other);
        found.is_open |= board.winner_or_draw().is_none();
    }
    for code in &round.byes {
        let Some(team) = team_of(*code) else { continue };
        match matches.iter_mut().find(|found| found.one == team || found.other == Some(team)) {
            Some(found) => {
                let made = if found.one == team { &mut found.points.0 } else { &mut found.points.1 };
                *made = *made + bye_worth(championship, group, round, *code);
            }
            None => matches.push(TeamMatch {
                one: team,
                other: None,
                boards: vec![],
                points: (bye_worth(championship, group, round, *code), Points::ZERO),
                is_open: false,
            }),
        }
    }
    matches
}

/// Returns what a round without an opponent is worth to a team: nothing at a table in which everybody has one, else a win.
fn free(format: Format, rule: &TeamRule) -> Points {
    match format {
        Format::Teams { system: TeamSystem::Swiss { .. }, .. } => rule.match_points[0],
        _ => Points::ZERO,
    }
}

/// Returns the cross table of the teams of a group, a row a team; a win, a draw and a loss are those of matches.
pub fn team_table(championship: &Championship, id: GroupId) -> Option<CrossTable> {
    let group = championship.group(id)?;
    let rule = championship.regulations().stage(id.stage)?.teams;
    let [win, draw, loss] = rule.match_points;
    let points = PointsRule {
        win,
        draw,
        loss,
        bye: free(championship.format_of(id)?, &rule),
        forfeit_win: win,
        forfeit_loss: loss,
        ..PointsRule::default()
    };
    let mut rows: Vec<Row> = (1..).take(group.teams().len()).map(Row::new).collect();
    for round in &group.rounds {
        rows.iter_mut().for_each(|row| row.cells.push(Cell::Missed { points: Points::ZERO }));
        for found in team_matches(championship, group, round) {
            let mut set = |row: usize, cell: Cell| {
                rows[row].cells.pop();
                rows[row].cells.push(cell);
            };
            let Some(other) = found.other else {
                set(found.one, Cell::Bye { points: points.bye });
                continue;
            };
            let sides = [(found.one, other, Side::First), (other, found.one, Side::Second)];
            for (row, opponent, side) in sides {
                set(
                    row,
                    match found.outcomes() {
                        None => Cell::Open { opponent, side },
                        Some((one, two)) => Cell::Game {
                            opponent,
                            side,
                            outcome: if side == Side::First { one } else { two },
                        },
                    },
                );
            }
        }
    }
    Some(CrossTable { rows, n_rounds: group.rounds.len(), points, unplayed: UnplayedRounds::Plain })
}

/// The standings of the teams of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamStandings {
    /// The group.
    pub group: GroupId,
    /// The teams, best first.
    pub lines: Vec<TeamLine>,
    /// The rounds that count.
    pub n_rounds: usize,
}

/// A team in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamLine {
    /// The rank, from 1; the tied share it.
    pub rank: usize,
    /// The team.
    pub team: TeamId,
    /// Its members, in the order of the boards.
    pub members: Vec<EntryCode>,
    /// Points of matches.
    pub match_points: Points,
    /// Points of boards.
    pub board_points: Points,
    /// Matches won, drawn, lost.
    pub matches: [u16; 3],
    /// Points of boards in which the first weighs most, which decide after the matches between the tied.
    pub weighted: Points,
    /// Points of the matches between those that are equal in points of matches and boards; nothing where none of these met.
    pub between: Option<Points>,
    /// How a tie was decided, if the last resort did.
    pub decided: Option<TieMeans>,
}

/// Ranks the teams of a group; `None` if there is none, or no teams play.
///
/// An open round counts nothing. After points of matches and boards the matches between the tied decide, then the points of boards
/// in which the first weighs most.
pub fn of_teams(championship: &Championship, id: GroupId) -> Option<TeamStandings> {
    let n_rounds = championship.counted_rounds(id);
    of_teams_after(championship, id, n_rounds)
}

/// Ranks the teams of a group after so many rounds.
pub fn of_teams_after(championship: &Championship, id: GroupId, n_rounds: usize) -> Option<TeamStandings> {
    let group = championship.group(id)?;
    let format = championship.format_of(id).filter(|format| format.is_of_teams())?;
    let rule = championship.regulations().stage(id.stage)?.teams;
    let points = championship.regulations().points_of(id.stage);
    let mut made = Made {
        lines: group.teams().iter().map(|team| blank(group, team)).collect(),
        direct: BTreeMap::new(),
    };
    for round in group.rounds.iter().take(n_rounds) {
        for found in team_matches(championship, group, round) {
            made.add_boards(&found, round, &points);
            made.add_match(&found, &rule, free(format, &rule));
        }
    }
    // Where two teams meet whole there is one match, and its boards decide it.
    let is_one_match = matches!(format, Format::Teams { system: TeamSystem::Scheveningen, .. });
    let mut lines = made.ranked(&rule, is_one_match);
    if n_rounds >= group.rounds.len() {
        apply_decisions(group, &mut lines);
    }
    Some(TeamStandings { group: id, lines, n_rounds })
}

/// Returns the line of a team that has made nothing yet.
fn blank(group: &Group, team: &Team) -> TeamLine {
    TeamLine {
        rank: 0,
        team: team.id.clone(),
        members: team.members.iter().map(|row| group.members[*row].entry).collect(),
        match_points: Points::ZERO,
        board_points: Points::ZERO,
        matches: [0; 3],
        weighted: Points::ZERO,
        between: None,
        decided: None,
    }
}

/// What the teams of a group have made.
struct Made {
    lines: Vec<TeamLine>,
    /// What each made of whom, for the matches between the tied.
    direct: BTreeMap<(usize, usize), Points>,
}

impl Made {
    /// Adds the points of the boards of a match, plain and weighted: the first board weighs most.
    fn add_boards(&mut self, found: &TeamMatch, round: &Round, points: &PointsRule) {
        let sides = [(Some(found.one), found.points.0), (found.other, found.points.1)];
        for (team, made) in sides.into_iter().filter_map(|(team, made)| Some((team?, made))) {
            self.lines[team].board_points = self.lines[team].board_points + made;
        }
        for (place, number) in found.boards.iter().enumerate() {
            let Some(board) = round.board(*number) else { continue };
            let weight = i32::try_from(found.boards.len() - place).unwrap_or(1);
            let weighed = |code: EntryCode, side: Side| {
                let team = self.lines.iter().position(|line| line.members.contains(&code))?;
                let made = super::cross_table::cell_of(board, side, 0).points(points);
                Some((team, Points::from_tenths(made.tenths() * weight)))
            };
            let both = weighed(board.first, Side::First).zip(weighed(board.second, Side::Second));
            for (team, made) in both.into_iter().flat_map(|(one, other)| [one, other]) {
                self.lines[team].weighted = self.lines[team].weighted + made;
            }
        }
    }

    /// Adds what a match was worth, or a round without one.
    fn add_match(&mut self, found: &TeamMatch, rule: &TeamRule, of_free: Points) {
        let worth = |outcome| match outcome {
            Outcome::Win => 0,
            Outcome::Draw => 1,
            Outcome::Loss => 2,
        };
        match (found.outcomes(), found.other) {
            (Some((one, two)), Some(other)) => {
                for (team, rival, outcome) in [(found.one, other, one), (other, found.one, two)] {
                    let made = rule.match_points[worth(outcome)];
                    let line = &mut self.lines[team];
                    line.match_points = line.match_points + made;
                    line.matches[worth(outcome)] += 1;
                    let sum = self.direct.entry((team, rival)).or_default();
                    *sum = *sum + made;
                }
            }
            (_, None) => {
                let line = &mut self.lines[found.one];
                line.match_points = line.match_points + of_free;
            }
            _ => {}
        }
    }

    /// Returns the teams in their order, with their ranks.
    fn ranked(self, rule: &TeamRule, is_one_match: bool) -> Vec<TeamLine> {
        let Made { mut lines, direct } = self;
        let key = |line: &TeamLine| match rule.order {
            _ if is_one_match => (Reverse(line.board_points), Reverse(Points::ZERO)),
            TeamOrder::MatchPoints => (Reverse(line.match_points), Reverse(line.board_points)),
            TeamOrder::BoardPoints => (Reverse(line.board_points), Reverse(line.match_points)),
        };
        let mut order: Vec<usize> = (0..lines.len()).collect();
        order.sort_by_key(|team| key(&lines[*team]));
        let mut ranked: Vec<(usize, [Points; 2])> = vec![];
        let mut parted: Vec<Option<Points>> = vec![None; lines.len()];
        for tied in order.chunk_by(|one, other| key(&lines[*one]) == key(&lines[*other])) {
            let among_tied = |team: usize| match is_one_match {
                // Nothing is left to tell two teams apart that met whole.
                true => [Points::ZERO; 2],
                false => {
                    let between = tied.iter().filter_map(|rival| direct.get(&(team, *rival))).copied().sum();
                    [between, lines[team].weighted]
                }
            };
            let mut tied: Vec<(usize, [Points; 2])> =
                tied.iter().map(|team| (*team, among_tied(*team))).collect();
            tied.sort_by_key(|(_, values)| Reverse(*values));
            if tied.iter().any(|(_, [between, _])| *between != Points::ZERO) {
                for (team, [between, _]) in &tied {
                    parted[*team] = Some(*between);
                }
            }
            ranked.extend(tied);
        }
        for place in 0..ranked.len() {
            let (team, values) = ranked[place];
            lines[team].between = parted[team];
            let is_tied = place > 0 && {
                let (before, its) = ranked[place - 1];
                key(&lines[before]) == key(&lines[team]) && its == values
            };
            lines[team].rank = if is_tied { lines[ranked[place - 1].0].rank } else { place + 1 };
        }
        ranked.into_iter().map(|(team, _)| lines[team].clone()).collect()
    }
}

/// Returns the team with which an entry played a stage, and the points that rank it there; nothing where no teams play.
pub fn team_of(championship: &Championship, code: EntryCode, stage: u8) -> Option<(TeamLine, Points)> {
    let rule = championship.regulations().stage(stage).filter(|rule| rule.format.is_of_teams())?;
    let group = championship.group_of(code, Some(stage)).ok()?;
    let lines = of_teams(championship, group.id)?.lines;
    let line = lines.into_iter().find(|line| line.members.contains(&code))?;
    let points = match (rule.format, rule.teams.order) {
        (Format::Teams { system: TeamSystem::Scheveningen, .. }, _) | (_, TeamOrder::BoardPoints) => {
            line.board_points
        }
        (_, TeamOrder::MatchPoints) => line.match_points,
    };
    Some((line, points))
}

/// Lets decisions order teams that are tied; a decision names one member of each.
fn apply_decisions(group: &Group, lines: &mut [TeamLine]) {
    for tied in lines.chunk_by_mut(|one, other| one.rank == other.rank).filter(|tied| tied.len() > 1) {
        let speakers: BTreeSet<EntryCode> =
            tied.iter().filter_map(|line| line.members.first().copied()).collect();
        let is_about = |order: &[EntryCode]| order.iter().copied().collect::<BTreeSet<_>>() == speakers;
        let Some(decision) = group.decisions.iter().rev().find(|decision| is_about(&decision.order)) else {
            continue;
        };
        tied.sort_by_key(|line| decision.order.iter().position(|code| line.members.first() == Some(code)));
        for (step, line) in tied.iter_mut().enumerate() {
            line.rank += step;
            line.decided = Some(decision.means);
        }
    }
}

impl TeamStandings {
    /// Returns the sets of teams that share a rank, each by its first member.
    pub fn ties(&self) -> Vec<Vec<EntryCode>> {
        let sets = self.lines.chunk_by(|one, other| one.rank == other.rank).filter(|tied| tied.len() > 1);
        sets.map(|tied| tied.iter().filter_map(|line| line.members.first().copied()).collect()).collect()
    }
}
