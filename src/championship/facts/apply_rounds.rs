//! Laws of rounds and results.

use std::collections::BTreeSet;

use super::{
    Board, Championship, Confirmation, Draws, EntryCode, Format, FreePlayClock, GamePlace, Group, GroupId,
    MatchLength, MatchResult, Note, Pairing, Refusal, ResultEntry, Round, Stamp, apply::need_reason,
    result::ResultHistory,
};

/// Rounds.
impl Championship {
    pub(super) fn publish_round(
        &mut self,
        id: GroupId,
        number: u16,
        seed: u64,
        pairings: &[Pairing],
        forced: Option<&str>,
    ) -> Result<(), Refusal> {
        let format = self.format_of(id).ok_or_else(|| Refusal::NoGroup(id.to_string()))?;
        let planned = self.planned_rounds(id);
        let length = self.match_length(id);
        let group = self.open_group(id)?;
        let next = group.next_round();
        if number < next {
            return Err(Refusal::RoundPublished(id, number));
        }
        if number > next {
            return Err(Refusal::RoundOutOfTurn(id, next));
        }
        if let Some(rounds) = planned.filter(|planned| number > *planned) {
            return Err(Refusal::RoundsOver(id, rounds));
        }
        // Earlier programs took a match of many draws for over and published the next round; what they wrote is read.
        let undecided = group.missing_results().into_iter();
        let missing =
            undecided.filter(|place| !group.board_at(*place).is_some_and(Board::is_drawn_out)).count();
        if format.is_free_play() {
            Championship::check_free_pairs(group, pairings)?;
        }
        match forced {
            Some(reason) => need_reason(reason)?,
            // Where only the free are paired nobody waits for results of others.
            None if missing > 0 && !format.is_free_play() => {
                return Err(Refusal::ResultsMissing(id, missing));
            }
            None => {}
        }
        // A bracket names only those still in it, a team keeps reserves, and free play names the free: there a member may be
        // missing from the list.
        let mut waiting: BTreeSet<EntryCode> = group
            .members
            .iter()
            .filter(|member| member.is_member(number))
            .map(|member| member.entry)
            .collect();
        for code in pairings.iter().flat_map(|pairing| pairing.entries()) {
            if !waiting.remove(&code) {
                return Err(match group.member(code).is_some_and(|member| member.is_member(number)) {
                    true => Refusal::EntryTwice(code),
                    false => Refusal::NotInGroup(code, id),
                });
            }
        }
        if let (true, Some(code)) = (format.names_everybody(), waiting.first()) {
            return Err(Refusal::LeftOut(*code));
        }
        let forced = forced.map(str::to_owned);
        // In free play others still sit at boards of earlier rounds.
        let taken = if format.is_free_play() { group.shown_in_use() } else { BTreeSet::new() };
        group.rounds.push(Round::new(number, seed, forced, pairings, length, &taken));
        // It is paired with what is known by now.
        group.paired_before = None;
        Ok(())
    }

    pub(super) fn annul_round(&mut self, id: GroupId, number: u16, reason: &str) -> Result<(), Refusal> {
        need_reason(reason)?;
        let group = self.open_group(id)?;
        let round = group.round(number).ok_or(Refusal::NoRound(id, number))?;
        if round.boards.iter().any(Board::has_result) {
            return Err(Refusal::RoundScored(id, number));
        }
        if usize::from(number) != group.rounds.len() {
            return Err(Refusal::RoundPublished(id, number + 1));
        }
        group.rounds.pop();
        group.paired_before = group.paired_before.filter(|from| *from < number);
        group.annulled.insert(number);
        if group.rounds.is_empty() {
            // Free play that has no pairs any more begins anew with the next.
            group.free_play = FreePlayClock::default();
        }
        self.forget_live(id, number);
        Ok(())
    }
}

/// Results.
impl Championship {
    pub(super) fn enter_result(
        &mut self,
        place: GamePlace,
        result: MatchResult,
        record: Option<String>,
        stamp: &Stamp,
    ) -> Result<(), Refusal> {
        self.check_draw(place, result)?;
        let waits = self.regulations.confirmation == Confirmation::SecondPerson;
        let board = self.open_board(place)?;
        let index = usize::from(place.game).checked_sub(1).ok_or(Refusal::NoBoard(place))?;
        if let Some(now) = board.games.get(index).and_then(ResultHistory::entered) {
            return Err(Refusal::ResultPresent(place, now));
        }
        // Games of a match come in turn, and only until it is decided.
        let is_retracted = board.games.get(index).is_some_and(|history| history.entered().is_none());
        if (index != board.games.len() && !is_retracted) || board.winner_or_draw().is_some() {
            return Err(Refusal::GameOutOfTurn(place));
        }
        if !is_retracted {
            board.games.push(ResultHistory::default());
        }
        let entry = ResultEntry { result, stamp: stamp.clone(), reason: None, record, taken_back: None };
        board.games[index].push(entry);
        if waits {
            board.games[index].wait();
        }
        self.touch_rounds_after(place)
    }

    /// Lets a result count that waited for somebody else than whoever entered it.
    pub(super) fn confirm_result(
        &mut self,
        place: GamePlace,
        result: MatchResult,
        stamp: &Stamp,
    ) -> Result<(), Refusal> {
        let board = self.open_board(place)?;
        let index = entered_game(board, place, result)?;
        let history = &mut board.games[index];
        match history.waiting() {
            None => return Err(Refusal::ResultPresent(place, result)),
            Some(entry) if entry.stamp.person() == stamp.person() => {
                return Err(Refusal::OwnResult(place, result));
            }
            Some(_) => history.confirm(),
        }
        Ok(())
    }

    pub(super) fn correct_result(
        &mut self,
        place: GamePlace,
        was: MatchResult,
        result: MatchResult,
        reason: &str,
        record: Option<String>,
        stamp: &Stamp,
    ) -> Result<(), Refusal> {
        self.check_draw(place, result)?;
        let is_bracket = self.format_of(place.group).is_some_and(Format::is_bracket);
        let waits = self.regulations.confirmation == Confirmation::SecondPerson;
        let board = self.open_board(place)?;
        let index = entered_game(board, place, was)?;
        let mut corrected = board.clone();
        let reason = Some(reason.to_owned());
        let entry = ResultEntry { result, stamp: stamp.clone(), reason, record, taken_back: None };
        corrected.games[index].push(entry);
        let (before, after) = (board.winner(), corrected.winner());
        let mut corrected_board = corrected.clone();
        if waits {
            corrected_board.games[index].wait();
        }
        let group = self.open_group(place.group)?;
        if is_bracket && before != after {
            exchange_in_later_rounds(group, place, before, after, &corrected)?;
        }
        group.rounds[usize::from(place.round) - 1].boards[usize::from(place.board) - 1] = corrected_board;
        self.touch_rounds_after(place)
    }

    /// Takes a result back. Later games and rounds stand on it, so it must be the last of its match and round; in free play the
    /// last of both who played.
    pub(super) fn retract_result(
        &mut self,
        place: GamePlace,
        was: MatchResult,
        reason: &str,
        stamp: &Stamp,
    ) -> Result<(), Refusal> {
        let is_free_play = self.format_of(place.group).is_some_and(Format::is_free_play);
        let sat = self.board_at(place.into()).map(|board| [board.first, board.second]);
        let later = self.open_group(place.group)?.rounds.iter().skip(usize::from(place.round));
        let stands_on_it = |round: &&Round| {
            let plays = |codes: [EntryCode; 2]| codes.iter().any(|code| round.board_of(*code).is_some());
            !is_free_play || sat.is_some_and(plays)
        };
        let later = later.map(|round| round as &Round).find(stands_on_it).map(|round| round.number);
        let board = self.open_board(place)?;
        let index = entered_game(board, place, was)?;
        if let Some(later) = later {
            return Err(Refusal::RoundPublished(place.group, later));
        }
        if board.games[index + 1..].iter().any(|later| later.entered().is_some()) {
            return Err(Refusal::GameOutOfTurn(place));
        }
        board.games[index].retract(reason, stamp);
        if is_free_play {
            self.open_group(place.group)?.seat_anew(place);
        }
        Ok(())
    }

    /// Notes that what was paired after a game was paired with another result of it, where results decide who meets.
    fn touch_rounds_after(&mut self, place: GamePlace) -> Result<(), Refusal> {
        let is_by_points = self.format_of(place.group).is_some_and(Format::pairs_by_points);
        let group = self.open_group(place.group)?;
        if is_by_points {
            group.touch(place.round.saturating_add(1));
        }
        Ok(())
    }

    pub(super) fn write_note(&mut self, place: GamePlace, text: &str, stamp: &Stamp) -> Result<(), Refusal> {
        self.open_board(place)?;
        self.notes.push(Note { place, text: text.to_owned(), stamp: stamp.clone() });
        Ok(())
    }

    fn check_draw(&self, place: GamePlace, result: MatchResult) -> Result<(), Refusal> {
        match result == MatchResult::Draw && self.regulations.draws_at(place) == Draws::Impossible {
            true => Err(Refusal::GameWithoutDraws(place)),
            false => Ok(()),
        }
    }

    fn open_board(&mut self, place: GamePlace) -> Result<&mut Board, Refusal> {
        let group = self.open_group(place.group)?;
        let round_index = usize::from(place.round).checked_sub(1);
        let round = round_index.and_then(|index| group.rounds.get_mut(index));
        let round = round.ok_or(Refusal::NoRound(place.group, place.round))?;
        let board_index = usize::from(place.board).checked_sub(1);
        let board =
            board_index.and_then(|index| round.boards.get_mut(index)).ok_or(Refusal::NoBoard(place))?;
        if board.length == MatchLength::SingleGame && place.game != 1 {
            return Err(Refusal::NoBoard(place));
        }
        Ok(board)
    }
}

/// Exchanges winner and loser of a corrected match in the later rounds of a bracket.
///
/// What was played with the wrong one cannot be taken over, so a later result of either refuses it all.
fn exchange_in_later_rounds(
    group: &mut Group,
    place: GamePlace,
    before: Option<EntryCode>,
    after: Option<EntryCode>,
    corrected: &Board,
) -> Result<(), Refusal> {
    let (one, other) = (corrected.first, corrected.second);
    let later = usize::from(place.round);
    let touches = |board: &Board| [one, other].iter().any(|code| board.opponent_of(*code).is_some());
    let appears = group.rounds[later..].iter().any(|round| {
        let in_games = round.boards.iter().any(touches);
        in_games || round.byes.contains(&one) || round.byes.contains(&other)
    });
    let played = group.rounds[later..].iter().flat_map(|round| &round.boards);
    if played.into_iter().any(|board| touches(board) && board.has_result()) {
        return Err(Refusal::BracketPlayedOn(place));
    }
    // Nobody, or both, would now stand where one stood; or somebody who has left.
    let has_left = |round: &Round| {
        let is_there = |code: &EntryCode| {
            round.byes.contains(code) || round.boards.iter().any(|board| board.opponent_of(*code).is_some())
        };
        let may_be =
            |code: EntryCode| group.member(code).is_some_and(|member| member.is_member(round.number));
        (is_there(&one) && !may_be(other)) || (is_there(&other) && !may_be(one))
    };
    let is_unclear = before.is_none() || after.is_none() || group.rounds[later..].iter().any(has_left);
    if appears && is_unclear {
        return Err(Refusal::BracketPlayedOn(place));
    }
    let exchange = |code: &mut EntryCode| match *code {
        now if now == one => *code = other,
        now if now == other => *code = one,
        _ => {}
    };
    group.reseat(|group| {
        for round in &mut group.rounds[later..] {
            for board in &mut round.boards {
                exchange(&mut board.first);
                exchange(&mut board.second);
            }
            round.byes.iter_mut().for_each(exchange);
        }
    });
    Ok(())
}

/// Returns the index of a game of a match, if its result as entered is the one that was meant.
fn entered_game(board: &Board, place: GamePlace, was: MatchResult) -> Result<usize, Refusal> {
    let index = usize::from(place.game).checked_sub(1).ok_or(Refusal::NoBoard(place))?;
    match board.games.get(index).and_then(ResultHistory::entered) {
        Some(now) if now == was => Ok(index),
        now => Err(Refusal::ResultDiffers(place, now)),
    }
}
