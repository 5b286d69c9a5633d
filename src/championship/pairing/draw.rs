//! The draw of groups: by lot, schools spread out, sizes as equal as possible.

use std::collections::{BTreeMap, BTreeSet};

use super::PairingError;
use crate::facts::{
    Championship, DrawnGroup, EntryCode, Fact, Format, Grouping, Lot, Refusal, TeamSource, TeamSystem,
    TournamentId,
};

/// Draws the groups of a stage.
///
/// In the first stage a lot decides who goes where and in which order, pupils of one school being spread
/// over the groups first. Later stages keep the order of qualification: the best of every group
/// are dealt out over the new groups in turn.
///
/// # Errors
///
/// Refuses a stage whose turn has not come, and an empty field.
pub fn draw(
    championship: &Championship,
    tournament: TournamentId,
    stage: u8,
    seed: u64,
) -> Result<Fact, PairingError> {
    draw_in_order(championship, tournament, stage, seed, &[])
}

/// Draws the groups of a stage with some seeded: in the order given they are dealt out over the groups in turn and have the
/// first start numbers; the others follow by lot.
///
/// # Errors
///
/// Refuses as [`draw`] does, and who is seeded without taking part.
pub fn draw_in_order(
    championship: &Championship,
    tournament: TournamentId,
    stage: u8,
    seed: u64,
    order: &[EntryCode],
) -> Result<Fact, PairingError> {
    let field = championship.field_of(tournament, stage).map_err(PairingError::Refused)?;
    let drawn = championship.tournament(tournament).map_or(0, |tournament| tournament.stages.len());
    if drawn >= usize::from(stage) {
        return Err(PairingError::Refused(Refusal::StageDrawn(tournament, stage)));
    }
    let rule = championship.regulations().stage(stage);
    let rule = rule.ok_or(PairingError::Refused(Refusal::NoStage(tournament, stage)))?;
    if field.is_empty() {
        return Err(PairingError::NobodyThere(tournament));
    }
    for (index, code) in order.iter().enumerate() {
        if !field.contains(code) {
            return Err(PairingError::Refused(Refusal::NotInStage(*code, stage)));
        }
        if order[..index].contains(code) {
            return Err(PairingError::Refused(Refusal::EntryTwice(*code)));
        }
    }
    let tables = tables_from(championship.next_table());
    if let Format::Teams { system, .. } = rule.format {
        let mut lot = Lot::new(seed, &format!("draw {tournament} {stage}"));
        let groups = draw_teams(championship, tournament, stage, (&field, order), &mut lot)?;
        if let (TeamSystem::Scheveningen, Some(found)) =
            (system, groups.iter().map(Vec::len).find(|found| *found != 2))
        {
            return Err(PairingError::NotTwoTeams(tournament, found));
        }
        let drawn = tables.zip(groups).map(|(table, teams)| drawn_group(table, &teams));
        return Ok(Fact::GroupsDrawn { tournament, stage, seed, groups: drawn.collect() });
    }
    let sizes = rule.grouping.sizes(field.len());
    let groups = match stage {
        _ if !order.is_empty() => {
            let seeded: BTreeSet<&EntryCode> = order.iter().collect();
            let mut others: Vec<EntryCode> =
                field.into_iter().filter(|code| !seeded.contains(code)).collect();
            Lot::new(seed, &format!("draw {tournament} {stage}")).shuffle(&mut others);
            deal(&[order, &others].concat(), &sizes)
        }
        1 => {
            // Each tournament draws for itself, so that equal seeds do not give equal groups.
            let mut lot = Lot::new(seed, &format!("draw {tournament} {stage}"));
            spread(&field, &sizes, &mut lot)
        }
        _ => deal(&field, &sizes),
    };
    let groups =
        tables.zip(groups).map(|(table, members)| DrawnGroup { table, members, teams: vec![] }).collect();
    Ok(Fact::GroupsDrawn { tournament, stage, seed, groups })
}

/// Returns the numbers of tables from one on.
fn tables_from(first: u16) -> impl Iterator<Item = u16> {
    (first..=u16::MAX).chain(std::iter::repeat(u16::MAX))
}

/// A team to be drawn: its name, where it is not the school's, and its members in the order of the boards.
type DrawnTeam = (Option<String>, Vec<EntryCode>);

/// Draws teams into groups. Without an order the lot decides among teams, and the order of entering among members.
fn draw_teams(
    championship: &Championship,
    id: TournamentId,
    stage: u8,
    (field, order): (&[EntryCode], &[EntryCode]),
    lot: &mut Lot,
) -> Result<Vec<Vec<DrawnTeam>>, PairingError> {
    let source = championship.regulations().teams;
    // A later stage has the teams of the one before, whatever was marked meanwhile.
    let mark = |code: EntryCode| {
        let drawn = championship.own_team(code);
        drawn.or_else(|| championship.entry(code)?.mark.as_deref()).map(|mark| mark.trim().to_owned())
    };
    let is_seeded = |code: &&EntryCode| order.contains(code);
    let in_order = order.iter().chain(field.iter().filter(|code| !is_seeded(code)));
    let mut teams: BTreeMap<(u32, String), usize> = BTreeMap::new();
    let mut drawn: Vec<DrawnTeam> = vec![];
    let mut without = vec![];
    for &code in in_order {
        let (key, name) = match source {
            TeamSource::School => ((code.school, String::new()), None),
            TeamSource::Mark => match mark(code) {
                Some(mark) => ((0, mark.to_lowercase()), Some(mark)),
                None => {
                    without.push(code);
                    continue;
                }
            },
        };
        let at = *teams.entry(key).or_insert_with(|| {
            drawn.push((name, vec![]));
            drawn.len() - 1
        });
        drawn[at].1.push(code);
    }
    if !without.is_empty() {
        return Err(PairingError::WithoutTeam(id, without));
    }
    if stage == 1 && order.is_empty() {
        lot.shuffle(&mut drawn);
    }
    let grouping = championship.regulations().stage(stage).map_or(Grouping::Together, |rule| rule.grouping);
    Ok(deal(&drawn, &grouping.sizes(drawn.len())))
}

fn drawn_group(table: u16, teams: &[DrawnTeam]) -> DrawnGroup {
    let members = teams.iter().flat_map(|(_, members)| members).copied().collect();
    let names = teams
        .iter()
        .flat_map(|(name, members)| name.iter().flat_map(|name| members.iter().map(|_| name.clone())));
    DrawnGroup { table, members, teams: names.collect() }
}

/// Places an entry made after the draw: with somebody else who came late and whose group is odd by that, so that the two
/// play instead of both sitting out; else in the smallest group, one without a pupil of its school first.
///
/// # Errors
///
/// Refuses an entry that does not exist, and a tournament that has not been drawn.
pub fn place_late_entry(championship: &Championship, code: EntryCode) -> Result<Fact, PairingError> {
    let refused = PairingError::Refused;
    let tournament =
        championship.tournament(code.tournament).ok_or(refused(Refusal::NoTournament(code.tournament)))?;
    championship.entry(code).ok_or(refused(Refusal::NoEntry(code)))?;
    let stage = tournament.stages.first().ok_or(refused(Refusal::NoStage(code.tournament, 1)))?;
    let is_of_teams = championship.regulations().stage(1).is_some_and(|rule| rule.format.is_of_teams());
    let group = stage.groups.iter().min_by_key(|group| {
        let mates = group.members.iter().filter(|member| member.entry.school == code.school).count();
        let staying = group.members.iter().filter(|member| member.withdrawn_from.is_none()).count();
        let next = group.next_round();
        let present = group.members.iter().filter(|member| member.is_present(next)).count();
        let waits = group.members.iter().any(|member| member.is_late && member.joined_round == next);
        // A team stays together.
        let is_apart = is_of_teams && mates == 0;
        let mates = if is_of_teams { 0 } else { mates };
        (is_apart, present.is_multiple_of(2) || !waits, mates, staying, group.id.group)
    });
    let group = group.ok_or(PairingError::NobodyThere(code.tournament))?.id;
    Ok(Fact::LateEntryPlaced { code, group })
}

/// Spreads entries over groups of given sizes: each school's pupils go where fewest of them are, then where
/// most room is, then by lot.
pub fn spread(field: &[EntryCode], sizes: &[usize], lot: &mut Lot) -> Vec<Vec<EntryCode>> {
    let mut shuffled = field.to_vec();
    lot.shuffle(&mut shuffled);
    let mut by_school: BTreeMap<u32, Vec<EntryCode>> = BTreeMap::new();
    for code in &shuffled {
        by_school.entry(code.school).or_default().push(*code);
    }
    // The largest schools first; among equals in the order of the lot.
    let first_of = |school: u32| shuffled.iter().position(|code| code.school == school);
    let mut schools: Vec<(u32, Vec<EntryCode>)> = by_school.into_iter().collect();
    schools.sort_by_key(|(school, pupils)| (std::cmp::Reverse(pupils.len()), first_of(*school)));
    let mut groups: Vec<Vec<EntryCode>> = vec![vec![]; sizes.len()];
    for (school, pupils) in schools {
        for code in pupils {
            let start = lot.below(groups.len());
            let open = (0..groups.len()).map(|step| (start + step) % groups.len());
            let open = open.filter(|&index| groups[index].len() < sizes[index]);
            let best = open.min_by_key(|&index| {
                let mates = groups[index].iter().filter(|mate| mate.school == school).count();
                (mates, std::cmp::Reverse(sizes[index] - groups[index].len()))
            });
            if let Some(index) = best {
                groups[index].push(code);
            }
        }
    }
    groups.iter_mut().for_each(|group| lot.shuffle(group));
    groups
}

/// Deals entries, best first, over groups in turn and back again.
fn deal<T: Clone>(field: &[T], sizes: &[usize]) -> Vec<Vec<T>> {
    let mut groups: Vec<Vec<T>> = vec![vec![]; sizes.len()];
    let n = sizes.len().max(1);
    let mut turns = (0..).map(|step| if (step / n).is_multiple_of(2) { step % n } else { n - 1 - step % n });
    for code in field {
        // The sizes add up to the field, so that an open group always comes.
        for index in turns.by_ref() {
            if groups[index].len() < sizes[index] {
                groups[index].push(code.clone());
                break;
            }
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::{deal, spread};
    use crate::facts::{EntryCode, Grouping, Lot};

    #[test]
    fn schools_are_spread_and_sizes_kept() {
        for seed in 0..50 {
            // Ten schools with up to eight pupils each, 45 in all.
            let field: Vec<EntryCode> = (1..=10u32)
                .flat_map(|school| {
                    (1..=u16::try_from(school.min(8)).expect("small")).map(move |index| (school, index))
                })
                .map(|(school, index)| EntryCode { index, ..EntryCode::first(school, 1, 1) })
                .collect();
            let sizes = Grouping::OfSize(12).sizes(field.len());
            let groups = spread(&field, &sizes, &mut Lot::new(seed, "test"));
            assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), sizes);
            let mut all: Vec<EntryCode> = groups.concat();
            all.sort_unstable();
            let mut expected = field.clone();
            expected.sort_unstable();
            assert_eq!(all, expected);
            for school in 1..=10 {
                let counts: Vec<usize> = groups
                    .iter()
                    .map(|group| group.iter().filter(|code| code.school == school).count())
                    .collect();
                let spread = counts.iter().max().unwrap_or(&0) - counts.iter().min().unwrap_or(&0);
                assert!(spread <= 1, "seed {seed}, school {school}: {counts:?}");
            }
        }
    }

    /// The lot decides, whatever numbers schools have: other numbers are drawn into the same places.
    #[test]
    fn numbers_of_schools_decide_nothing() {
        let renumbered = |code: &EntryCode| EntryCode { school: 100 - code.school, ..*code };
        for seed in 0..20 {
            let pupils = (1..=8u32).flat_map(|school| (1..=3).map(move |index| (school, index)));
            let field: Vec<EntryCode> =
                pupils.map(|(school, index)| EntryCode { index, ..EntryCode::first(school, 1, 1) }).collect();
            let other: Vec<EntryCode> = field.iter().map(renumbered).collect();
            let drawn = |field: &[EntryCode]| spread(field, &[9, 8, 7], &mut Lot::new(seed, "test"));
            let expected: Vec<Vec<EntryCode>> =
                drawn(&field).iter().map(|group| group.iter().map(renumbered).collect()).collect();
            assert_eq!(drawn(&other), expected, "seed {seed}");
        }
    }

    #[test]
    fn qualifiers_are_dealt_there_and_back() {
        let field: Vec<EntryCode> = (1..=7).map(|school| EntryCode::first(school, 1, 1)).collect();
        let schools = |group: &Vec<EntryCode>| group.iter().map(|code| code.school).collect::<Vec<_>>();
        let groups: Vec<_> = deal(&field, &[3, 2, 2]).iter().map(schools).collect();
        assert_eq!(groups, [vec![1, 6, 7], vec![2, 5], vec![3, 4]]);
        // An even number of groups, too.
        let groups: Vec<_> = deal(&field, &[2, 2, 2, 1]).iter().map(schools).collect();
        assert_eq!(groups, [vec![1, 7], vec![2, 6], vec![3, 5], vec![4]]);
    }
}
