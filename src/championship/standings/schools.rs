//! Schools over all tournaments: their ranking and the medal table.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use super::{
    cross_table::CrossTable,
    table::{of_group, of_tournament},
};
use crate::facts::{Championship, EntryCode, Group, Points, SchoolCount, TournamentId};

/// A school's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchoolLine {
    /// The rank, from 1; the tied share it.
    pub rank: usize,
    /// The school's number.
    pub school: u32,
    /// The points its pupils made, in all stages, as far as the regulations count them.
    pub points: Points,
    /// First, second and third places in tournaments that are over.
    pub medals: [u32; 3],
    /// Pupils who reached the last of several stages, drawn or only qualified for it.
    pub n_finalists: u32,
    /// Pupils entered.
    pub n_entries: u32,
}

/// What schools are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchoolOrder {
    /// Points, then medals.
    Points,
    /// First places, then second, then third; schools without any are left out.
    Medals,
}

/// Ranks the schools, over all tournaments or those of one cycle.
pub fn schools(championship: &Championship, cycle: Option<u8>, order: SchoolOrder) -> Vec<SchoolLine> {
    let in_cycle = |id: TournamentId| cycle.is_none_or(|cycle| id.cycle == cycle);
    let mut lines: BTreeMap<u32, SchoolLine> = BTreeMap::new();
    let blank = |school: u32| SchoolLine {
        rank: 0,
        school,
        points: Points::ZERO,
        medals: [0; 3],
        n_finalists: 0,
        n_entries: 0,
    };
    for entry in championship.entries().filter(|entry| in_cycle(entry.code.tournament)) {
        lines.entry(entry.code.school).or_insert_with(|| blank(entry.code.school)).n_entries += 1;
    }
    let n_stages = championship.regulations().stages.len();
    let mut made: BTreeMap<EntryCode, Points> = BTreeMap::new();
    for tournament in championship.tournaments().filter(|tournament| in_cycle(tournament.id)) {
        for group in tournament.stages.iter().flat_map(|stage| &stage.groups) {
            let Some(table) = CrossTable::of_group(championship, group.id) else { continue };
            for (row, member) in group.members.iter().enumerate() {
                let Some(line) = lines.get_mut(&member.entry.school) else { continue };
                let sum = made.entry(member.entry).or_default();
                *sum = *sum + table.points_of(row);
                line.n_finalists += u32::from(n_stages > 1 && usize::from(group.id.stage) == n_stages);
            }
        }
        // Whoever is qualified for the last stage is in it, also before it is drawn.
        let current = tournament.current_stage().filter(|stage| usize::from(stage.number) + 1 == n_stages);
        for qualifier in current.and_then(|stage| stage.qualified.as_ref()).into_iter().flatten() {
            if let Some(line) = lines.get_mut(&qualifier.entry.school) {
                line.n_finalists += 1;
            }
        }
        if !is_over(championship, tournament.id) {
            continue;
        }
        for placing in
            of_tournament(championship, tournament.id).into_iter().take_while(|placing| placing.place <= 3)
        {
            if let Some(line) = lines.get_mut(&placing.entry.school) {
                line.medals[placing.place - 1] += 1;
            }
        }
    }
    for (school, points) in counted(championship.regulations().schools, &made) {
        if let Some(line) = lines.get_mut(&school) {
            line.points = points;
        }
    }
    let key = |line: &SchoolLine| match order {
        SchoolOrder::Points => (Reverse(line.points.tenths()), Reverse(line.medals)),
        SchoolOrder::Medals => (Reverse(0), Reverse(line.medals)),
    };
    let mut lines: Vec<SchoolLine> = lines.into_values().collect();
    if order == SchoolOrder::Medals {
        lines.retain(|line| line.medals != [0; 3]);
    }
    lines.sort_by_key(|line| (key(line), line.school));
    let mut rank = 0;
    for index in 0..lines.len() {
        if index == 0 || key(&lines[index]) != key(&lines[index - 1]) {
            rank = index + 1;
        }
        lines[index].rank = rank;
    }
    lines
}

/// Sums up what counts for each school of what its pupils made.
fn counted(rule: SchoolCount, made: &BTreeMap<EntryCode, Points>) -> BTreeMap<u32, Points> {
    // What is counted together: a school, or a school in a game.
    let mut together: BTreeMap<(u32, u8), Vec<Points>> = BTreeMap::new();
    for (code, points) in made {
        let game = if let SchoolCount::BestPerGame(_) = rule { code.tournament.game } else { 0 };
        together.entry((code.school, game)).or_default().push(*points);
    }
    let most = match rule {
        SchoolCount::All => usize::MAX,
        SchoolCount::Best(count) | SchoolCount::BestPerGame(count) => usize::from(count),
    };
    let mut sums: BTreeMap<u32, Points> = BTreeMap::new();
    for ((school, _), mut points) in together {
        points.sort_unstable_by_key(|points| Reverse(*points));
        let sum = sums.entry(school).or_default();
        *sum = *sum + points.into_iter().take(most).sum();
    }
    sums
}

/// Returns the entries of tournaments under way that have played nothing in any stage so far.
pub fn never_played(championship: &Championship) -> BTreeSet<EntryCode> {
    let begun = |group: &&Group| championship.counted_rounds(group.id) > 0;
    // Also who entered and was never drawn: on the sheet of the school they have not played either.
    let tournaments: BTreeSet<TournamentId> =
        championship.groups().filter(begun).map(|group| group.id.tournament).collect();
    let entered = championship.entries().filter(|entry| tournaments.contains(&entry.code.tournament));
    let mut idle: BTreeSet<EntryCode> = entered.map(|entry| entry.code).collect();
    // Whose group has not begun is still going to play.
    for member in championship.groups().filter(|group| !begun(group)).flat_map(|group| &group.members) {
        idle.remove(&member.entry);
    }
    for code in have_played(championship) {
        idle.remove(&code);
    }
    idle
}

/// Returns who has played: who was at a board, and came there once counted rounds tell. A round off alone is no game.
pub fn have_played(championship: &Championship) -> BTreeSet<EntryCode> {
    let mut played = BTreeSet::new();
    for group in championship.groups() {
        let boards = group.rounds.iter().flat_map(|round| &round.boards);
        let mut at_boards: BTreeSet<EntryCode> =
            boards.flat_map(|board| [board.first, board.second]).collect();
        if championship.counted_rounds(group.id) > 0
            && let Some(standings) = of_group(championship, group.id)
        {
            let placed: BTreeSet<EntryCode> = standings.lines.iter().map(|line| line.entry).collect();
            at_boards.retain(|code| placed.contains(code));
        }
        played.extend(at_boards);
    }
    played
}

/// Says whether the last stage of a tournament has all its results.
pub fn is_over(championship: &Championship, id: TournamentId) -> bool {
    let Some(tournament) = championship.tournament(id) else { return false };
    let n_stages = championship.regulations().stages.len();
    let Some(last) = tournament.stages.last().filter(|stage| usize::from(stage.number) == n_stages) else {
        return false;
    };
    last.groups.iter().all(|group| championship.missing_games(group.id) == 0)
}
