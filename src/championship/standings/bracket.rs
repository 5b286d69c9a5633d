//! The order of a bracket: who stayed longer is better.

use std::cmp::Reverse;

use crate::facts::{EntryCode, Format, Group, Member, RoundStatus, ThirdPlace};

/// Ranks the members of a bracket after so many rounds: ranks from 1, by row of the group; those who left in the same
/// round share one.
pub(super) fn rank(group: &Group, format: Format, n_rounds: usize) -> Vec<usize> {
    let mut group = group.clone();
    group.rounds.truncate(n_rounds);
    let group = &group;
    let allowed = format.losses_allowed();
    let lost = group.losses();
    let n_rounds = group.rounds.len();
    // The round of the loss that was one too many, or the first one that was given up; who is still in has left in none.
    let left_in = |member: &Member| -> usize {
        let code = member.entry;
        if lost.get(&code).copied().unwrap_or(0) < allowed {
            let given_up = member.withdrawn_from.map_or(usize::MAX, usize::from);
            return given_up.min(n_rounds + 1);
        }
        let mut count = 0;
        for round in &group.rounds {
            let board = round.board_of(code).filter(|board| board.winner_or_draw().is_some());
            count += usize::from(board.is_some_and(|board| board.winner() != Some(code)));
            if count == allowed {
                return usize::from(round.number);
            }
        }
        n_rounds + 1
    };
    let mut keys: Vec<(usize, usize)> = group.members.iter().map(|member| (left_in(member), 0)).collect();
    if let Format::Knockout { third_place: ThirdPlace::Played, .. } = format {
        rank_third_place(group, &mut keys);
    }
    let key = |row: usize| Reverse(keys[row]);
    (0..keys.len()).map(|row| 1 + (0..keys.len()).filter(|&other| key(other) < key(row)).count()).collect()
}

/// Puts the two who played for the third place after the two of the final, whose round they shared.
fn rank_third_place(group: &Group, keys: &mut [(usize, usize)]) {
    let Some(last) = group.rounds.last().filter(|round| round.status() == RoundStatus::Scored) else {
        return;
    };
    let [decisive, third] = &last.boards[..] else { return };
    // A round of two games is the last one only if both of the second lost in the round before.
    let lost_before = |code: EntryCode| {
        let before = group.rounds.iter().rev().nth(1).and_then(|round| round.board_of(code));
        before.is_some_and(|board| board.winner() != Some(code))
    };
    if !lost_before(third.first) || !lost_before(third.second) {
        return;
    }
    let n_rounds = group.rounds.len();
    for (member, key) in group.members.iter().zip(keys) {
        if decisive.opponent_of(member.entry).is_some() {
            *key = (n_rounds + 1, usize::from(decisive.winner() == Some(member.entry)));
        } else if third.opponent_of(member.entry).is_some() {
            *key = (n_rounds, usize::from(third.winner() == Some(member.entry)));
        }
    }
}
