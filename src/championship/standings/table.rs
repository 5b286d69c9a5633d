//! The standings of a group and of a tournament.

use std::collections::BTreeSet;

use super::{bracket, cross_table::CrossTable, precedence_of, ranking, teams};
use crate::facts::{
    Championship, EntryCode, Fact, Format, Group, GroupId, LastResort, Lot, Member, MetricKey, Points, Stamp,
    TieMeans, TournamentId,
};

/// The standings of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The group.
    pub group: GroupId,
    /// The metrics shown, in order of precedence; points first.
    pub metrics: Vec<MetricKey>,
    /// The members who have a place, best first.
    pub lines: Vec<Line>,
    /// Members who have played nothing so far and so have no place, by start number; without those who left.
    pub unplaced: Vec<EntryCode>,
    /// The rounds that count.
    pub n_rounds: usize,
}

/// A member in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The rank, from 1; the tied share it.
    pub rank: usize,
    /// The entry.
    pub entry: EntryCode,
    /// The points.
    pub points: Points,
    /// The values in hundredths, one for each metric.
    pub values: Vec<i64>,
    /// How a tie was decided, if the last resort did.
    pub decided: Option<TieMeans>,
}

/// Makes the standings of a group; `None` if there is none.
///
/// An open round counts nothing for anybody. Who never played has no place.
pub fn of_group(championship: &Championship, id: GroupId) -> Option<Standings> {
    let counted = championship.counted_rounds(id);
    let mut standings = before_decisions(championship, championship.group(id)?, counted)?;
    decide(championship, id, &mut standings);
    Some(standings)
}

/// Lets the decisions taken order the tied; where teams play they are about teams.
fn decide(championship: &Championship, id: GroupId, standings: &mut Standings) {
    let is_of_teams = championship.format_of(id).is_some_and(Format::is_of_teams);
    if let Some(group) = championship.group(id).filter(|_| !is_of_teams) {
        apply_decisions(group, standings);
    }
}

/// Makes the standings of a group with what is known of an open round, for who must decide without the rest.
pub(super) fn of_group_as_known(championship: &Championship, id: GroupId) -> Option<Standings> {
    let group = championship.group(id)?;
    let mut standings = before_decisions(championship, group, group.rounds.len())?;
    decide(championship, id, &mut standings);
    Some(standings)
}

/// Makes the standings of a group as they were after a round; `None` if there is no such group.
///
/// Decisions of the last resort belong to the end, once the group has all its results.
pub fn of_group_after(championship: &Championship, id: GroupId, round: u16) -> Option<Standings> {
    let group = championship.group(id)?;
    let is_end = usize::from(round) >= group.rounds.len() && championship.missing_games(id) == 0;
    match is_end {
        true => of_group(championship, id),
        false => before_decisions(championship, group, usize::from(round)),
    }
}

/// Orders a group by points and tie-breaks alone, after so many rounds.
fn before_decisions(championship: &Championship, group: &Group, n_rounds: usize) -> Option<Standings> {
    let table = CrossTable::of_group(championship, group.id)?.after_rounds(n_rounds);
    let format = championship.format_of(group.id)?;
    let by_bracket = format.is_bracket().then(|| bracket::rank(group, format, n_rounds));
    let metrics = match by_bracket {
        // Who is out is out: in a bracket points are shown and decide nothing.
        Some(_) => vec![MetricKey::Points],
        None => precedence_of(championship.regulations(), group.id.stage),
    };
    let ranking = ranking::rank(&table, &metrics);
    let lost = group.losses();
    let has_place = |row: usize| match table.n_rounds {
        0 => group.members[row].withdrawn_from.is_none(),
        // Whoever is left in a bracket has won it, even if nobody ever came to play.
        _ if format.is_bracket()
            && group.members[row].withdrawn_from.is_none()
            && lost.get(&group.members[row].entry).is_none_or(|losses| *losses < format.losses_allowed()) =>
        {
            true
        }
        _ => table.rows[row].cells.iter().any(|cell| cell.has_come()),
    };
    let (placed, others): (Vec<_>, Vec<_>) = ranking.lines.into_iter().partition(|line| has_place(line.row));
    let mut lines: Vec<Line> = placed
        .into_iter()
        .map(|line| Line {
            rank: by_bracket.as_ref().map_or(line.rank, |ranks| ranks[line.row]),
            entry: group.members[line.row].entry,
            points: table.points_of(line.row),
            values: line.values,
            decided: None,
        })
        .collect();
    match by_bracket {
        Some(_) => {
            lines.sort_by_key(|line| (line.rank, group.member(line.entry).map(|member| member.start_number)))
        }
        None => lines.sort_by_key(|line| line.rank),
    }
    let mut place = 1;
    for tied in lines.chunk_by_mut(|one, other| one.rank == other.rank) {
        tied.iter_mut().for_each(|line| line.rank = place);
        place += tied.len();
    }
    let mut unplaced: Vec<&Member> = others.iter().map(|line| &group.members[line.row]).collect();
    unplaced.retain(|member| member.withdrawn_from.is_none());
    unplaced.sort_by_key(|member| member.start_number);
    let unplaced = unplaced.into_iter().map(|member| member.entry).collect();
    Some(Standings { group: group.id, metrics, lines, unplaced, n_rounds: table.n_rounds })
}

/// Says whether a member withdrew without ever having had a game or a bye.
fn left_unpaired(group: &Group, entry: EntryCode) -> bool {
    group.member(entry).is_some_and(|member| member.withdrawn_from.is_some())
        && !group.rounds.iter().any(|round| round.board_of(entry).is_some() || round.byes.contains(&entry))
}

/// Lets the decisions taken order those whom points and tie-breaks leave equal.
fn apply_decisions(group: &Group, standings: &mut Standings) {
    // A correction may untie or tie anew, so a decision counts only for exactly those it was taken for.
    for tied in
        standings.lines.chunk_by_mut(|one, other| one.rank == other.rank).filter(|tied| tied.len() > 1)
    {
        let entries: BTreeSet<EntryCode> = tied.iter().map(|line| line.entry).collect();
        let is_about = |order: &[EntryCode]| {
            let about = order.iter().copied().filter(|code| !left_unpaired(group, *code));
            about.collect::<BTreeSet<_>>() == entries
        };
        let Some(decision) = group.decisions.iter().rev().find(|decision| is_about(&decision.order)) else {
            continue;
        };
        tied.sort_by_key(|line| decision.order.iter().position(|code| *code == line.entry));
        for (step, line) in tied.iter_mut().enumerate() {
            line.rank += step;
            line.decided = Some(decision.means);
        }
    }
}

impl Standings {
    /// Returns the sets of entries that share a rank.
    pub fn ties(&self) -> Vec<Vec<EntryCode>> {
        let sets = self.lines.chunk_by(|one, other| one.rank == other.rank).filter(|tied| tied.len() > 1);
        sets.map(|tied| tied.iter().map(|line| line.entry).collect()).collect()
    }
}

/// Decides all ties of a group by a seeded lot, where the regulations say so; one fact a tie.
pub fn draw_lots(championship: &Championship, id: GroupId, seed: u64, stamp: &Stamp) -> Vec<Fact> {
    if championship.regulations().last_resort_of(id.stage) != LastResort::Lot {
        return vec![];
    }
    let mut lot = Lot::new(seed, &format!("tie {id}"));
    let decide = |mut order: Vec<EntryCode>| {
        // The order before the lot must not depend on anything but who is tied.
        order.sort_unstable();
        lot.shuffle(&mut order);
        Fact::TieDecided { group: id, order, means: TieMeans::Lot { seed }, stamp: stamp.clone() }
    };
    ties(championship, id).into_iter().map(decide).collect()
}

/// Returns the sets that share a rank in a group: members, or, where teams play, the first member of each team.
pub fn ties(championship: &Championship, id: GroupId) -> Vec<Vec<EntryCode>> {
    match teams::of_teams(championship, id) {
        Some(standings) => standings.ties(),
        None => of_group(championship, id).map(|standings| standings.ties()).unwrap_or_default(),
    }
}

/// An entry's place in a whole tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The place, from 1; the tied share it.
    pub place: usize,
    /// The entry.
    pub entry: EntryCode,
    /// The last stage it reached.
    pub stage: u8,
    /// Its line in the group of that stage.
    pub line: Line,
}

/// Makes the order of a whole tournament: the last stage first, then those who left in the stage before, by their rank in
/// the group, and so on. Where teams play, everybody has the place of the team.
pub fn of_tournament(championship: &Championship, id: TournamentId) -> Vec<Placing> {
    let Some(tournament) = championship.tournament(id) else { return vec![] };
    let mut placed = BTreeSet::new();
    let mut placings: Vec<Placing> = vec![];
    let mut next_place = 1;
    for stage in tournament.stages.iter().rev() {
        let mut lines: Vec<Line> = vec![];
        let is_of_teams =
            championship.regulations().stage(stage.number).is_some_and(|rule| rule.format.is_of_teams());
        for group in &stage.groups {
            let found = of_group(championship, group.id).map(|standings| standings.lines).unwrap_or_default();
            let found = if is_of_teams { by_teams(championship, group.id, found) } else { found };
            lines.extend(found.into_iter().filter(|line| !placed.contains(&line.entry)));
        }
        lines.sort_by_key(|line| line.rank);
        for tied in lines.chunk_by(|one, other| one.rank == other.rank) {
            let place = next_place;
            let teams = |line: &Line| {
                let member =
                    championship.group_of(line.entry, Some(stage.number)).ok()?.member(line.entry)?;
                Some(member.team_id())
            };
            next_place += match is_of_teams {
                true => tied.iter().filter_map(teams).collect::<BTreeSet<_>>().len(),
                false => tied.len(),
            };
            placings.extend(tied.iter().map(|line| Placing {
                place,
                entry: line.entry,
                stage: stage.number,
                line: line.clone(),
            }));
        }
        placed.extend(lines.iter().map(|line| line.entry));
    }
    placings
}

/// Gives the lines of a group the ranks of their teams, in the order of the teams and their boards.
fn by_teams(championship: &Championship, id: GroupId, lines: Vec<Line>) -> Vec<Line> {
    let Some(standings) = teams::of_teams(championship, id) else { return lines };
    let members = standings.lines.iter().flat_map(|team| team.members.iter().map(move |code| (team, code)));
    let line = |(team, code): (&teams::TeamLine, &EntryCode)| {
        let own = lines.iter().find(|line| line.entry == *code)?;
        Some(Line { rank: team.rank, decided: team.decided, ..own.clone() })
    };
    members.filter_map(line).collect()
}
