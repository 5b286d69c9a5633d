//! Laws of the ways back: absences, arranged rounds and qualifications taken back, each with a reason.

use std::collections::BTreeSet;

use super::{
    Board, Championship, EntryCode, Format, GamePlace, Group, GroupId, Pairing, Qualifier, Refusal, Round,
    TournamentId, apply::need_reason,
};

impl Championship {
    pub(super) fn cancel_absence(
        &mut self,
        code: EntryCode,
        round: u16,
        reason: &str,
    ) -> Result<(), Refusal> {
        need_reason(reason)?;
        match self.absences_before(code, round)?.remove(&round) {
            true => Ok(()),
            false => Err(Refusal::NotAbsent(code, round)),
        }
    }

    pub(super) fn rearrange_round(
        &mut self,
        id: GroupId,
        number: u16,
        pairings: &[Pairing],
        reason: &str,
    ) -> Result<(), Refusal> {
        need_reason(reason)?;
        let format = self.format_of(id).ok_or_else(|| Refusal::NoGroup(id.to_string()))?;
        let length = self.match_length(id);
        let group = self.open_group(id)?;
        let round = group.round(number).ok_or(Refusal::NoRound(id, number))?;
        let mut waiting: BTreeSet<EntryCode> = round.pairings().flat_map(Pairing::entries).collect();
        for code in pairings.iter().flat_map(|pairing| pairing.entries()) {
            if !waiting.remove(&code) {
                let is_there = round.pairings().flat_map(Pairing::entries).any(|listed| listed == code);
                return Err(if is_there { Refusal::EntryTwice(code) } else { Refusal::NotInGroup(code, id) });
            }
        }
        if let Some(code) = waiting.first() {
            return Err(Refusal::LeftOut(*code));
        }
        let forced = round.forced.clone();
        let mut arranged = Round::new(number, round.seed, forced, pairings, length, &BTreeSet::new());
        for (board, before) in arranged.boards.iter_mut().zip(&round.boards) {
            board.shown = before.shown;
        }
        // What was played was played by these two on these sides, on whichever board.
        for board in round.boards.iter().filter(|board| !board.games.is_empty()) {
            let same = |other: &&mut Board| (other.first, other.second) == (board.first, board.second);
            match arranged.boards.iter_mut().find(same) {
                Some(kept) => kept.games.clone_from(&board.games),
                None if board.has_result() => {
                    let place = GamePlace { group: id, round: number, board: board.number, game: 1 };
                    return Err(Refusal::BoardScored(place));
                }
                None => {}
            }
        }
        let index = usize::from(number) - 1;
        if format.is_bracket() && group.rounds.len() > index + 1 {
            return Err(Refusal::RoundPublished(id, number + 1));
        }
        group.reseat(|group| group.rounds[index] = arranged);
        self.follow_live(id, number);
        Ok(())
    }

    /// Takes the last decision of a tie back, as long as nobody goes on by it.
    pub(super) fn reopen_tie(&mut self, id: GroupId, reason: &str) -> Result<(), Refusal> {
        need_reason(reason)?;
        let stages = self.tournament(id.tournament).map(|tournament| tournament.stages.as_slice());
        let mut own = stages.unwrap_or_default().iter().filter(|stage| stage.number == id.stage);
        if own.any(|stage| stage.qualified.is_some()) {
            return Err(Refusal::StageSettled(id.tournament, id.stage));
        }
        self.open_group(id)?.decisions.pop().map(drop).ok_or(Refusal::NoDecision(id))
    }

    pub(super) fn annul_qualification(
        &mut self,
        id: TournamentId,
        number: u8,
        reason: &str,
    ) -> Result<(), Refusal> {
        need_reason(reason)?;
        let tournament = self.open_tournament(id)?;
        let index = usize::from(number).checked_sub(1).ok_or(Refusal::NoStage(id, number))?;
        if tournament.stages.len() > index + 1 {
            return Err(Refusal::StageDrawn(id, number + 1));
        }
        let stage = tournament.stages.get_mut(index).ok_or(Refusal::NoStage(id, number))?;
        (stage.replaced, stage.kept) = (vec![], None);
        stage.qualified.take().map(drop).ok_or(Refusal::NotSettled(id, number))
    }

    /// Lets rounds stand that were paired before their past changed.
    pub(super) fn keep_pairs(&mut self, id: GroupId, reason: &str) -> Result<(), Refusal> {
        need_reason(reason)?;
        self.open_group(id)?.paired_before.take().map(drop).ok_or(Refusal::NothingToKeep(id.to_string()))
    }

    /// Lets those go on who do, although others would by now.
    pub(super) fn keep_qualifiers(
        &mut self,
        id: TournamentId,
        number: u8,
        others: &[EntryCode],
        reason: &str,
    ) -> Result<(), Refusal> {
        need_reason(reason)?;
        let tournament = self.open_tournament(id)?;
        let stage = usize::from(number).checked_sub(1).and_then(|index| tournament.stages.get_mut(index));
        let stage = stage.ok_or(Refusal::NoStage(id, number))?;
        stage.qualified.as_ref().ok_or(Refusal::NotSettled(id, number))?;
        stage.kept = Some(others.to_vec());
        Ok(())
    }

    pub(super) fn replace_qualifier(
        &mut self,
        id: TournamentId,
        number: u8,
        out: EntryCode,
        substitute: Qualifier,
        reason: &str,
    ) -> Result<(), Refusal> {
        need_reason(reason)?;
        let code = substitute.entry;
        self.playing(code)?;
        let format = self.regulations.stage(number.saturating_add(1)).map(|stage| stage.format);
        let tournament = self.open_tournament(id)?;
        let index = usize::from(number).checked_sub(1).ok_or(Refusal::NoStage(id, number))?;
        if tournament.stages.len() > index + 2 {
            return Err(Refusal::StageSettled(id, number + 1));
        }
        let stage = tournament.stages.get(index).ok_or(Refusal::NoStage(id, number))?;
        let qualified = stage.qualified.as_ref().ok_or(Refusal::NotSettled(id, number))?;
        let from = GroupId { tournament: id, stage: number, group: substitute.group };
        let place = qualified.iter().position(|one| one.entry == out).ok_or(Refusal::NotQualified(out))?;
        if qualified.iter().any(|one| one.entry == code) {
            return Err(Refusal::EntryTwice(code));
        }
        let own = usize::from(substitute.group).checked_sub(1).and_then(|group| stage.groups.get(group));
        if own.is_none_or(|group| group.member(code).is_none()) {
            return Err(Refusal::NotInGroup(code, from));
        }
        if let Some(next) = tournament.stages.get_mut(index + 1) {
            for group in next.groups.iter_mut().filter(|group| group.member(out).is_some()) {
                seat_instead(group, format, out, code)?;
            }
        }
        tournament.stages[index].replaced.push((out, code));
        if let Some(one) = tournament.stages[index].qualified.as_mut().and_then(|all| all.get_mut(place)) {
            *one = substitute;
        }
        Ok(())
    }
}

/// Puts an entry where another sat, in a group and in its published rounds; refuses once the other has a result.
fn seat_instead(
    group: &mut Group,
    format: Option<Format>,
    out: EntryCode,
    code: EntryCode,
) -> Result<(), Refusal> {
    let id = group.id;
    let sat = |board: &&Board| board.first == out || board.second == out;
    for round in &group.rounds {
        if let Some(board) = round.boards.iter().filter(sat).find(|board| board.has_result()) {
            let place = GamePlace { group: id, round: round.number, board: board.number, game: 1 };
            return Err(Refusal::BoardScored(place));
        }
        let has_rested = round.byes.contains(&out) && format.is_some_and(Format::is_bracket);
        if has_rested && group.rounds.len() > usize::from(round.number) {
            return Err(Refusal::RoundScored(id, round.number));
        }
    }
    for member in group.members.iter_mut().filter(|member| member.entry == out) {
        member.withdrawn_from = None;
        member.absences.clear();
    }
    group.reseat(|group| {
        group.codes_mut(|one| {
            if *one == out {
                *one = code;
            }
        });
    });
    group.decisions.clear();
    Ok(())
}
