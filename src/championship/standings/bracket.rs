//! The order of a bracket: who stayed longer is better.

use std::{cmp::Reverse, collections::BTreeSet};

use crate::facts::{EntryCode, Format, Group, Member, ThirdPlace};

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
            // Who gave up is behind whoever is still in, also before another round is published.
            let given_up = member.withdrawn_from.map(usize::from).filter(|from| *from <= n_rounds + 1);
            return given_up.unwrap_or(n_rounds + 2);
        }
        let mut count = 0;
        for round in &group.rounds {
            let board = round.board_of(code).filter(|board| board.winner_or_draw().is_some());
            count += usize::from(board.is_some_and(|board| board.winner() != Some(code)));
            if count == allowed {
                return usize::from(round.number);
            }
        }
        n_rounds + 2
    };
    let mut keys: Vec<(usize, usize)> = group.members.iter().map(|member| (left_in(member), 0)).collect();
    if let Format::Knockout { third_place: ThirdPlace::Played, .. } = format {
        rank_third_place(group, &mut keys);
    }
    let key = |row: usize| Reverse(keys[row]);
    (0..keys.len()).map(|row| 1 + (0..keys.len()).filter(|&other| key(other) < key(row)).count()).collect()
}

/// Puts the winner of the game for the third place before the other: the only game of two who have both lost before.
fn rank_third_place(group: &Group, keys: &mut [(usize, usize)]) {
    let mut beaten = BTreeSet::new();
    for round in &group.rounds {
        let is_beaten = |code: &EntryCode| beaten.contains(code);
        let third = round.boards.iter().filter(|board| is_beaten(&board.first) && is_beaten(&board.second));
        for winner in third.filter_map(|board| board.winner()) {
            let of_winner = group.members.iter().zip(&mut *keys).find(|(member, _)| member.entry == winner);
            if let Some((_, key)) = of_winner {
                key.1 = 1;
            }
        }
        let decided = round.boards.iter().filter(|board| board.winner_or_draw().is_some());
        let lost = decided.flat_map(|board| {
            [board.first, board.second].into_iter().filter(|code| board.winner() != Some(*code))
        });
        beaten.extend(lost.collect::<Vec<_>>());
    }
}
