//! What a championship waits for.

use super::questions::questions;
use super::registration::schools_to_accept;
use super::tied::{OpenTie, SharedPlace, open_tie, shared_places, tie_at_the_end};
use crate::facts::{Championship, Group, Tournament};
use crate::standings;
use speech::{Message, Tell, msg};

/// The next step of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextStep {
    /// Nobody has entered yet.
    Enter,
    /// So many schools have sent their pupils and wait to be accepted, before anything is drawn.
    Accept(usize),
    /// So many questions that a change left open wait for an answer.
    Answer(usize),
    /// Stages of so many tournaments can be drawn.
    Draw(usize),
    /// The next round of so many groups can be paired.
    Pair(usize),
    /// So many tournaments have a stage to be settled.
    Settle(usize),
    /// A tie is to be decided before anybody goes on.
    Tie(OpenTie),
    /// A tie for one of the first places is to be decided before prizes are given.
    LastTie(OpenTie),
    /// More would go on than was planned, since they share a place.
    Share(SharedPlace),
    /// So many results are missing, and nothing else can be done before they come.
    Wait(usize),
    /// Everything was played.
    Over,
}

impl Tell for NextStep {
    fn tell(&self) -> Message {
        match self {
            NextStep::Enter => msg("decisions-next-enter"),
            NextStep::Accept(count) => msg("decisions-next-accept").with("count", *count),
            NextStep::Answer(count) => msg("decisions-next-answer").with("count", *count),
            NextStep::Draw(count) => msg("decisions-next-draw").with("count", *count),
            NextStep::Pair(count) => msg("decisions-next-pair").with("count", *count),
            NextStep::Settle(count) => msg("decisions-next-settle").with("count", *count),
            NextStep::Tie(tie) => tie.tell(),
            NextStep::LastTie(tie) => tie.tell_at_the_end(),
            NextStep::Share(shared) => shared.tell(),
            NextStep::Wait(count) => msg("decisions-next-wait").with("count", *count),
            NextStep::Over => msg("decisions-next-over"),
        }
    }
}

/// Returns the step that brings the day on: what can be done comes before what must be waited for.
pub fn next_step(championship: &Championship) -> NextStep {
    let has_field = |tournament: &&Tournament| {
        championship.entries().any(|entry| entry.code.tournament == tournament.id && entry.is_active())
    };
    let played: Vec<&Tournament> = championship.tournaments().filter(has_field).collect();
    // Once groups are drawn, a school that comes late does not hold up the day.
    let is_drawn = championship.groups().next().is_some();
    match schools_to_accept(championship) {
        count @ 1.. if !is_drawn => return NextStep::Accept(count),
        _ if played.is_empty() => return NextStep::Enter,
        _ => {}
    }
    if let count @ 1.. = questions(championship).len() {
        return NextStep::Answer(count);
    }
    let open = || played.iter().filter(|tournament| !standings::is_over(championship, tournament.id));
    let is_drawable =
        |tournament: &&&Tournament| tournament.current_stage().is_none_or(|stage| stage.qualified.is_some());
    let to_draw = open().filter(is_drawable).count();
    if to_draw > 0 {
        return NextStep::Draw(to_draw);
    }
    let stages = || open().filter_map(|tournament| tournament.current_stage());
    let can_be_paired = |group: &&Group| championship.can_pair(group);
    let to_pair = stages().flat_map(|stage| &stage.groups).filter(can_be_paired).count();
    if to_pair > 0 {
        return NextStep::Pair(to_pair);
    }
    let is_played = |tournament: &&&Tournament| {
        let stage = tournament.current_stage();
        stage.is_some_and(|stage| stage.groups.iter().all(|group| championship.missing_games(group.id) == 0))
    };
    let (mut to_settle, mut waits_for) = (0, None);
    for tournament in open().filter(is_played) {
        let tie = open_tie(championship, tournament.id).map(NextStep::Tie);
        let shared = || shared_places(championship, tournament.id).into_iter().next().map(NextStep::Share);
        match tie.or_else(shared) {
            None => to_settle += 1,
            Some(step) => waits_for = waits_for.or(Some(step)),
        }
    }
    let missing: usize =
        stages().flat_map(|stage| &stage.groups).map(|group| group.missing_results().len()).sum();
    match (to_settle, waits_for, missing) {
        (1.., ..) => NextStep::Settle(to_settle),
        (_, Some(step), _) => step,
        (_, None, 0) => {
            let tie = played.iter().find_map(|tournament| tie_at_the_end(championship, tournament.id));
            tie.map_or(NextStep::Over, NextStep::LastTie)
        }
        (_, None, missing) => NextStep::Wait(missing),
    }
}
