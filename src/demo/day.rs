//! The day of the final: draw, rounds, results, mistakes, lots and medals.

use rayon::prelude::*;

use super::games::{self, Played};
use super::{ORGANISER, Plan, Story};
use championship::facts::{
    Championship, EntryCode, Fact, GamePlace, GroupId, Lot, MatchResult, Refusal, Stamp, TournamentId,
    scatter,
};
use championship::pairing::{self, PairingError};
use championship::standings::{self, QualificationError};

pub(super) const MINUTE: i64 = 60;
pub(super) const HOUR: i64 = 60 * MINUTE;
pub(super) const DAY: i64 = 24 * HOUR;

/// When the rounds of a stage begin after midnight, the first stage in the morning.
const STAGE_STARTS: [i64; 2] = [10 * HOUR, 14 * HOUR + 30 * MINUTE];
/// From the start of one round to the next.
const ROUND: i64 = 40 * MINUTE;
/// Places that get a medal.
const PODIUM: usize = 3;

/// Plays every stage of every tournament.
pub(super) fn play(story: &mut Story, plan: &Plan) -> Result<(), Refusal> {
    let hall = games::Hall::new(plan);
    let tournaments = plan.regulations.tournaments();
    let n_stages = u8::try_from(plan.regulations.stages.len()).unwrap_or(u8::MAX);
    for stage in 1..=n_stages {
        let start = plan.midnight + STAGE_STARTS[usize::from(stage - 1).min(STAGE_STARTS.len() - 1)];
        // The groups of the morning hang out a week before; later ones are drawn over lunch.
        let drawn = if stage == 1 { plan.midnight - 7 * DAY + 11 * HOUR } else { start - 60 * MINUTE };
        draw(story, plan, stage, drawn)?;
        if stage == 1 {
            no_shows(story, plan, start - 45 * MINUTE)?;
        }
        let mut at = start;
        while let Some(end) = round(story, plan, &hall, stage, at)? {
            leave(story, plan, stage, end)?;
            at += ROUND;
        }
        settle(story, plan, stage, at)?;
    }
    let at = story.facts.last().map_or(plan.midnight, |told| told.at) + 10 * MINUTE;
    for tournament in tournaments {
        story.add(at, ORGANISER, Fact::TournamentClosed { tournament })?;
    }
    Ok(())
}

fn draw(story: &mut Story, plan: &Plan, stage: u8, at: i64) -> Result<(), Refusal> {
    for id in &plan.regulations.tournaments() {
        match pairing::draw(&story.championship, *id, stage, plan.seed) {
            Ok(fact) => story.add(at, ORGANISER, fact)?,
            Err(PairingError::Refused(refusal)) => return Err(refusal),
            // A tournament nobody entered, in a very small championship.
            Err(_) => {}
        }
    }
    Ok(())
}

/// Some do not come, and some come late.
fn no_shows(story: &mut Story, plan: &Plan, at: i64) -> Result<(), Refusal> {
    let mut lot = Lot::new(plan.seed, "demo no-shows");
    let codes: Vec<EntryCode> = story.championship.entries().map(|entry| entry.code).collect();
    let first = lot.below(codes.len());
    for (index, code) in codes.iter().enumerate() {
        match lot.below(1000) {
            ..12 => {
                let reason = ["não compareceu", "doente", "a escola não veio"][lot.below(3)].to_owned();
                story.add(at, "receção", Fact::EntryWithdrawn { code: *code, from_round: None, reason })?;
            }
            // Somebody is always late.
            chance if chance < 20 || index == first => {
                story.add(at, "receção", Fact::AbsenceAnnounced { code: *code, round: 1 })?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// A few leave between rounds.
fn leave(story: &mut Story, plan: &Plan, stage: u8, at: i64) -> Result<(), Refusal> {
    let n_rounds = story.championship.groups().map(|group| group.rounds.len()).max().unwrap_or(0);
    let mut lot = Lot::new(plan.seed, &format!("demo leave {stage} {n_rounds} {}", at % DAY));
    let leavers: Vec<EntryCode> = story
        .championship
        .groups()
        .filter(|group| group.id.stage == stage)
        .filter(|group| story.championship.planned_rounds(group.id) > Some(group.next_round() - 1))
        .flat_map(|group| group.members.iter().filter(|member| member.withdrawn_from.is_none()))
        .map(|member| member.entry)
        .filter(|_| lot.below(1200) == 0)
        .collect();
    for code in leavers {
        let reason = ["sentiu-se mal", "teve de partir mais cedo"][lot.below(2)].to_owned();
        let fact = Fact::EntryWithdrawn { code, from_round: None, reason };
        story.add(at, ORGANISER, fact)?;
    }
    Ok(())
}

/// Pairs and plays one round of every group of a stage; returns when its last result came in, or nothing when no
/// group had a round left.
fn round(
    story: &mut Story,
    plan: &Plan,
    hall: &games::Hall,
    stage: u8,
    at: i64,
) -> Result<Option<i64>, Refusal> {
    let groups: Vec<GroupId> =
        story.championship.groups().map(|group| group.id).filter(|id| id.stage == stage).collect();
    let state = &story.championship;
    let paired: Vec<_> = groups.par_iter().map(|id| pairing::pair(state, *id, plan.seed, None)).collect();
    let mut published = Vec::new();
    for fact in paired {
        match fact {
            Ok(fact) => published.push(fact),
            Err(PairingError::Refused(refusal)) if !matches!(refusal, Refusal::RoundsOver(..)) => {
                return Err(refusal);
            }
            // Nobody there, or the end.
            Err(_) => {}
        }
    }
    if published.is_empty() {
        return Ok(None);
    }
    let mut places = Vec::new();
    for fact in published {
        if let Fact::RoundPublished { group, round, .. } = &fact {
            places.push((*group, *round));
        }
        story.add(at - 8 * MINUTE, ORGANISER, fact)?;
    }
    let entered = results(&story.championship, plan, hall, &places, at);
    let end = entered.last().map_or(at, |(at, ..)| *at) + MINUTE;
    for (at, by, fact) in entered {
        story.add(at, &by, fact)?;
    }
    Ok(Some(end))
}

/// Returns the results of rounds and their corrections, in the order they come in.
fn results(
    championship: &Championship,
    plan: &Plan,
    hall: &games::Hall,
    rounds: &[(GroupId, u16)],
    at: i64,
) -> Vec<(i64, String, Fact)> {
    let mut boards = Vec::new();
    for (number, (id, round)) in rounds.iter().enumerate() {
        let Some(group) = championship.group(*id) else { continue };
        let Some(played) = group.round(*round) else { continue };
        for board in &played.boards {
            let place = GamePlace { group: *id, round: *round, board: board.number, game: 1 };
            boards.push((number == 0 && board.number == 1, group.table, place, board));
        }
    }
    let mut facts: Vec<(i64, String, Fact)> = boards
        .par_iter()
        .flat_map_iter(|(is_first, table, place, board)| {
            let Played { result, record } = hall.play(championship, *place, board);
            let chance = scatter(plan.seed, games::number_of(*place), 0x7157);
            // The first board of every round shows how a mistake is mended.
            let is_mistaken = record.is_none()
                && matches!(result, MatchResult::FirstWins | MatchResult::SecondWins)
                && (*is_first || chance.is_multiple_of(250));
            let at = at + 4 * MINUTE + i64::try_from(chance / 1000 % 1500).unwrap_or(0);
            let by = format!("mesa {table}");
            let stamp = Stamp { by: by.clone(), at };
            let place = *place;
            if !is_mistaken {
                return vec![(at, by, Fact::ResultEntered { place, result, record, stamp })];
            }
            let was = match result {
                MatchResult::FirstWins => MatchResult::SecondWins,
                _ => MatchResult::FirstWins,
            };
            let reasons =
                ["boletim lido ao contrário", "nomes trocados no boletim", "os dois jogadores confirmam"];
            let reason = reasons[usize::try_from(chance / 7 % 3).unwrap_or(0)].to_owned();
            let later = at + 3 * MINUTE;
            let mended = Stamp { by: ORGANISER.to_owned(), at: later };
            vec![
                (at, by, Fact::ResultEntered { place, result: was, record: None, stamp }),
                (
                    later,
                    ORGANISER.to_owned(),
                    Fact::ResultCorrected { place, was, result, reason, record: None, stamp: mended },
                ),
            ]
        })
        .collect();
    // The sort keeps the order of boards for what comes in at the same second.
    facts.sort_by_key(|(at, ..)| *at);
    facts
}

/// Decides ties by lot where they matter, and who goes on.
fn settle(story: &mut Story, plan: &Plan, stage: u8, at: i64) -> Result<(), Refusal> {
    let at = at.max(story.facts.last().map_or(at, |told| told.at)) + 5 * MINUTE;
    let stamp = Stamp { by: ORGANISER.to_owned(), at };
    for id in &plan.regulations.tournaments() {
        loop {
            match standings::qualify(&story.championship, *id, stage, None) {
                Ok(fact) => {
                    story.add(at, ORGANISER, fact)?;
                    break;
                }
                Err(QualificationError::Tied { group, .. }) => {
                    let lots = standings::draw_lots(&story.championship, group, plan.seed, &stamp);
                    if lots.is_empty() {
                        break;
                    }
                    for lot in lots {
                        story.add(at, ORGANISER, lot)?;
                    }
                }
                Err(QualificationError::NoNextStage(_)) => {
                    medals(story, plan, *id, stage, at, &stamp)?;
                    break;
                }
                // A tournament that was never drawn has nobody to settle.
                Err(QualificationError::Refused(Refusal::NoStage(..))) => break,
                Err(QualificationError::Refused(refusal)) => return Err(refusal),
            }
        }
    }
    Ok(())
}

/// Decides by lot the ties of a final that touch the podium; others share their place.
fn medals(
    story: &mut Story,
    plan: &Plan,
    id: TournamentId,
    stage: u8,
    at: i64,
    stamp: &Stamp,
) -> Result<(), Refusal> {
    let groups: Vec<GroupId> = story
        .championship
        .groups()
        .map(|group| group.id)
        .filter(|group| group.tournament == id && group.stage == stage)
        .collect();
    for group in groups {
        let Some(table) = standings::of_group(&story.championship, group) else { continue };
        let medallists: Vec<EntryCode> =
            table.lines.iter().filter(|line| line.rank <= PODIUM).map(|line| line.entry).collect();
        for lot in standings::draw_lots(&story.championship, group, plan.seed, stamp) {
            if matches!(&lot, Fact::TieDecided { order, .. } if order.iter().any(|code| medallists.contains(code)))
            {
                story.add(at, ORGANISER, lot)?;
            }
        }
    }
    Ok(())
}
