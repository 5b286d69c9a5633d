//! Laws of boards on screens.

use std::collections::BTreeSet;

use super::{
    AtZero, Board, BoardKind, BoardNews, BoardPlace, Championship, Clock, Deed, Draws, Ending, EntryCode,
    Format, GamePlace, Group, GroupId, LiveBoard, LiveGame, MatchLength, Refusal, Seat, apply::need_reason,
    refusal::LiveFault, shared::Shared,
};

/// Boards on screens, to be read.
impl Championship {
    /// Returns what the boards of a round of a group are: as was chosen for the round, for the group, or in the regulations.
    pub fn board_kind(&self, group: GroupId, round: u16) -> BoardKind {
        let chosen = self.boards_chosen.get(&(group, Some(round))).or(self.boards_chosen.get(&(group, None)));
        let of_stage = || self.regulations.stage(group.stage).map(|stage| stage.boards);
        chosen.copied().or_else(of_stage).unwrap_or_default()
    }

    /// Returns the board of a round at a place.
    pub fn board_at(&self, place: BoardPlace) -> Option<&Board> {
        self.group(place.group)?.round(place.round)?.board(place.board)
    }

    /// Returns what was done at a board on a screen; nothing before somebody sat down there.
    pub fn live_board(&self, place: BoardPlace) -> Option<&LiveBoard> {
        let board = self.board_at(place)?;
        self.live.get(&place).map(|live| &**live).filter(|live| self.is_theirs(live, board))
    }

    /// Returns the number of the game that is played at a board now; nothing once every game has its result.
    pub fn game_in_play(&self, place: BoardPlace) -> Option<u8> {
        let board = self.board_at(place)?;
        board.next_game().filter(|game| board.length != MatchLength::SingleGame || *game == 1)
    }

    /// Returns the boards on screens of the latest round of every group; in free play the latest board of everybody.
    pub fn boards_of_latest_rounds(&self) -> Vec<BoardPlace> {
        let stages = self.tournaments().filter_map(|tournament| tournament.current_stage());
        let boards = stages.flat_map(|stage| &stage.groups).flat_map(|group| {
            let place =
                |(round, board): (u16, &Board)| BoardPlace { group: group.id, round, board: board.number };
            self.latest_boards(group).into_iter().map(place).collect::<Vec<_>>()
        });
        boards.filter(|place| self.board_kind(place.group, place.round) == BoardKind::Screen).collect()
    }

    /// Returns the boards of the latest round of a group with its number; in free play the latest board of everybody, and every one
    /// that has no result.
    fn latest_boards<'g>(&self, group: &'g Group) -> Vec<(u16, &'g Board)> {
        let is_free_play = self.format_of(group.id).is_some_and(Format::is_free_play);
        let n_rounds = if is_free_play { group.rounds.len() } else { 1 };
        let mut seen = BTreeSet::new();
        let mut found = Vec::new();
        for round in group.rounds.iter().rev().take(n_rounds) {
            let latest = round.boards.iter().filter(|board| {
                let is_new = [board.first, board.second].map(|code| seen.insert(code));
                is_new.contains(&true) || board.winner_or_draw().is_none()
            });
            let mut latest: Vec<(u16, &Board)> = latest.map(|board| (round.number, board)).collect();
            latest.reverse();
            found.extend(latest);
        }
        found.reverse();
        found
    }

    /// Returns those of them that have a game to be played.
    pub fn boards_in_play(&self) -> Vec<BoardPlace> {
        let mut places = self.boards_of_latest_rounds();
        places.retain(|place| self.game_in_play(*place).is_some());
        places
    }

    /// Returns the board on a screen at which an entry has a game to be played, and its seat there.
    pub fn seat_in_play(&self, code: EntryCode) -> Option<(BoardPlace, Seat)> {
        let group = self.group_of(code, None).ok()?;
        let round = self.latest_round_of(group, code)?;
        let board = round.board_of(code)?;
        let place = BoardPlace { group: group.id, round: round.number, board: board.number };
        let seat = if board.first == code { Seat::First } else { Seat::Second };
        let is_on_screen = self.board_kind(group.id, round.number) == BoardKind::Screen;
        (is_on_screen && self.game_in_play(place).is_some()).then_some((place, seat))
    }

    /// Returns the boards at which a device has a seat, in whichever round, and its seat there.
    pub fn seats_of_device(&self, device: &str) -> Vec<(BoardPlace, Seat)> {
        let own = |place: &BoardPlace| Some((*place, self.live_board(*place)?.seat_of(device)?));
        self.live.keys().filter_map(own).collect()
    }

    /// Returns the groups at whose boards on screens something was done since an earlier state.
    pub fn groups_played_since(&self, before: &Championship) -> BTreeSet<GroupId> {
        let is_new = |(place, live): &(&BoardPlace, &Shared<LiveBoard>)| {
            before.live.get(place).is_none_or(|known| !known.is_same(live))
        };
        self.live.iter().filter(is_new).map(|(place, _)| place.group).collect()
    }

    /// Returns the clock of a group's games, and what happens at its end.
    pub fn clock_of(&self, group: GroupId) -> (Clock, AtZero) {
        let stage = self.regulations.stage(group.stage);
        stage.map_or((Clock::None, AtZero::Loss), |stage| (stage.clock, stage.at_zero))
    }

    /// Says whether those sit at a board who began there on the screen.
    fn is_theirs(&self, live: &LiveBoard, board: &Board) -> bool {
        let (first, second) = live.pair;
        (self.current_code(first), self.current_code(second)) == (board.first, board.second)
    }
}

/// What is done at them.
impl Championship {
    pub(super) fn choose_boards(
        &mut self,
        group: GroupId,
        round: Option<u16>,
        kind: BoardKind,
    ) -> Result<(), Refusal> {
        self.open_group(group)?;
        self.boards_chosen.insert((group, round), kind);
        Ok(())
    }

    /// Applies what was done at a board; `at` is in milliseconds since 1970, and a clock that goes back stands still.
    pub(super) fn play_board(&mut self, place: GamePlace, deed: &Deed, at: i64) -> Result<(), Refusal> {
        self.open_group(place.group)?;
        let at_board = BoardPlace::from(place);
        let board = self.board_at(at_board).ok_or(Refusal::NoBoard(place))?;
        let refused = |fault: LiveFault| Refusal::Live(place, fault);
        if self.board_kind(place.group, place.round) == BoardKind::Wood {
            return Err(refused(LiveFault::NotOnScreen));
        }
        if self.game_in_play(at_board) != Some(place.game) {
            return Err(refused(LiveFault::Over));
        }
        let can_draw = self.regulations.draws_at(place) == Draws::Possible;
        let (clock, at_zero) = self.clock_of(place.group);
        let mut live = match self.live_board(at_board) {
            Some(live) => live.clone(),
            None => LiveBoard::new((board.first, board.second)),
        };
        let now = at.max(live.at);
        for number in (1..=place.game).skip(live.games.len()) {
            live.games.push(LiveGame::new(number, clock, live.version + 1));
        }
        let law = Law { now, at_zero, can_draw };
        let news = news(&live, usize::from(place.game) - 1, deed);
        law.apply(&mut live, usize::from(place.game) - 1, deed).map_err(|broken| match broken {
            Broken::Fault(fault) => refused(fault),
            Broken::Other(refusal) => refusal,
            Broken::NoDraws => Refusal::GameWithoutDraws(place),
        })?;
        live.news = news;
        live.version += 1;
        live.at = now;
        self.live.insert(at_board, Shared::new(live));
        Ok(())
    }

    /// Lets a game whose result was taken back wait for an arbiter.
    pub(super) fn reopen_live(&mut self, place: GamePlace, reason: &str) {
        let Some(live) = self.live.get_mut(&BoardPlace::from(place)) else { return };
        let live = &mut **live;
        let games = live.games.iter_mut().skip(usize::from(place.game.saturating_sub(1)));
        for game in games.take(1) {
            game.ended = None;
            (game.offer, game.back) = (None, None);
            game.clocks.stop(live.at);
            game.paused = Some(reason.to_owned());
        }
        live.version += 1;
    }

    /// Forgets what was done on screens in a round that is no more.
    pub(super) fn forget_live(&mut self, group: GroupId, round: u16) {
        self.live.retain(|place, _| (place.group, place.round) != (group, round));
    }

    /// Lets boards on screens follow their players to other boards of a round; others than these begin anew.
    pub(super) fn follow_live(&mut self, group: GroupId, round: u16) {
        let Some(boards) = self.group(group).and_then(|group| group.round(round)).map(|one| &one.boards)
        else {
            return;
        };
        let of_round = |place: &BoardPlace| (place.group, place.round) == (group, round);
        let here = self.live.iter().filter(|(place, _)| of_round(place)).map(|(_, live)| live);
        let moved: Vec<(BoardPlace, Shared<LiveBoard>)> = here
            .filter_map(|live| {
                let board = boards.iter().find(|board| self.is_theirs(live, board))?;
                Some((BoardPlace { group, round, board: board.number }, live.clone()))
            })
            .collect();
        self.live.retain(|place, _| !of_round(place));
        self.live.extend(moved);
    }
}

/// What the laws of one deed look at besides the board.
struct Law {
    now: i64,
    at_zero: AtZero,
    can_draw: bool,
}

/// Why a deed breaks a law.
enum Broken {
    Fault(LiveFault),
    NoDraws,
    Other(Refusal),
}

impl From<LiveFault> for Broken {
    fn from(fault: LiveFault) -> Broken {
        Broken::Fault(fault)
    }
}

impl From<Refusal> for Broken {
    fn from(refusal: Refusal) -> Broken {
        Broken::Other(refusal)
    }
}

impl Law {
    /// Does what was done, in a game by its index.
    fn apply(&self, live: &mut LiveBoard, index: usize, deed: &Deed) -> Result<(), Broken> {
        let now = self.now;
        let (is_on_wood, version) = (live.is_on_wood, live.version);
        let game = &mut live.games[index];
        if game.ended.is_some() {
            return Err(LiveFault::Over.into());
        }
        match deed {
            Deed::Claimed { seat, device } => return claim(live, *seat, device),
            Deed::Freed { seat, reason } => {
                need_reason(reason)?;
                live.seats[seat.index()].take().ok_or(LiveFault::NotSeated)?;
            }
            Deed::Ready { seat } => {
                if live.seats[seat.index()].is_none() {
                    return Err(LiveFault::NotSeated.into());
                }
                game.ready[seat.index()] = true;
                self.go_on(game, is_on_wood);
            }
            Deed::Moved { .. } => return self.moved(live, index, deed),
            Deed::DrawOffered { seat } => {
                self.check_playing(game, is_on_wood)?;
                if !self.can_draw {
                    return Err(Broken::NoDraws);
                }
                game.offer = Some(*seat);
            }
            Deed::BackAsked { seat } => {
                self.check_playing(game, is_on_wood)?;
                if !game.moves.iter().any(|one| one.seat == *seat) {
                    return Err(LiveFault::NothingToTakeBack.into());
                }
                game.back = Some(*seat);
            }
            Deed::Declined { seat } => {
                self.check_playing(game, is_on_wood)?;
                let other = Some(seat.other());
                if game.offer != other && game.back != other {
                    return Err(LiveFault::NothingOffered.into());
                }
                game.offer = game.offer.filter(|asks| asks == seat);
                game.back = game.back.filter(|asks| asks == seat);
            }
            Deed::Paused { reason } => {
                need_reason(reason)?;
                game.clocks.stop(now);
                game.paused = Some(reason.clone());
            }
            Deed::Resumed { .. } => {
                game.paused.take().ok_or(LiveFault::NotPaused)?;
                self.go_on(game, is_on_wood);
            }
            Deed::TakenBack { kept, next, reason } => {
                need_reason(reason)?;
                take_back(game, usize::from(*kept), *next)?;
                game.stand = version + 1;
                self.go_on(game, is_on_wood);
            }
            Deed::TimeGiven { seat, time, .. } => game.clocks.credit(*seat, *time),
            Deed::TimeTaken { seat, time, reason } => {
                need_reason(reason)?;
                game.clocks.debit(*seat, *time, now);
            }
            Deed::ToWood { reason } => {
                need_reason(reason)?;
                game.clocks.stop(now);
                live.is_on_wood = true;
            }
            Deed::ToScreen { .. } => {
                if !std::mem::take(&mut live.is_on_wood) {
                    return Err(LiveFault::NotOnWood.into());
                }
                self.go_on(game, false);
            }
            Deed::Ended { ending } => self.end(game, is_on_wood, *ending)?,
        }
        Ok(())
    }

    /// Lets the clock of who is to move run, where the game is played now.
    fn go_on(&self, game: &mut LiveGame, is_on_wood: bool) {
        if game.is_begun() && game.paused.is_none() && !is_on_wood && game.clocks.running().is_none() {
            game.begun.get_or_insert(game.clocks);
            game.clocks.start(game.turn, self.now);
        }
    }

    /// Refuses where nobody plays just now.
    fn check_playing(&self, game: &LiveGame, is_on_wood: bool) -> Result<(), LiveFault> {
        match () {
            () if is_on_wood => Err(LiveFault::OnWood),
            () if game.paused.is_some() => Err(LiveFault::Paused),
            () if !game.is_begun() => Err(LiveFault::NotReady),
            () => Ok(()),
        }
    }

    fn moved(&self, live: &mut LiveBoard, index: usize, deed: &Deed) -> Result<(), Broken> {
        let Deed::Moved { ply, seat, text, next, lag } = deed else { return Ok(()) };
        let (is_on_wood, version) = (live.is_on_wood, live.version);
        let game = &mut live.games[index];
        self.check_playing(game, is_on_wood)?;
        if usize::from(*ply) != game.moves.len() + 1 || *seat != game.turn {
            return Err(LiveFault::OutOfTurn.into());
        }
        let lag = (*lag).min(super::clock::MOST_LAG);
        let is_late = game.clocks.out_of_time(self.now - i64::from(lag)) == Some(*seat);
        if is_late && self.at_zero == AtZero::Loss {
            return Err(LiveFault::NoTime.into());
        }
        game.clocks.moved(*seat, *next, self.now, lag);
        let (seat, text, clocks) = (*seat, text.clone(), game.clocks);
        game.moves.push(super::LiveMove { seat, text, at: self.now, clocks, on: game.stand });
        game.stand = version + 1;
        game.turn = *next;
        // A move says that the game goes on.
        (game.offer, game.back) = (None, None);
        Ok(())
    }

    fn end(&self, game: &mut LiveGame, is_on_wood: bool, ending: Ending) -> Result<(), Broken> {
        match ending {
            // An arbiter may award a game that nobody came to.
            Ending::Awarded => {}
            Ending::OutOfTime(seat) if game.clocks.out_of_time(self.now) != Some(seat) => {
                return Err(LiveFault::TimeLeft.into());
            }
            Ending::Agreed if !self.can_draw => return Err(Broken::NoDraws),
            Ending::Agreed if game.offer.is_none() => return Err(LiveFault::NothingOffered.into()),
            Ending::OnBoard | Ending::Resigned(_) | Ending::Agreed | Ending::OutOfTime(_) => {
                self.check_playing(game, is_on_wood)?;
            }
        }
        game.clocks.stop(self.now);
        game.ended = Some(ending);
        Ok(())
    }
}

/// Returns what players are told once a deed is done: the last thing that came over them, until they play on.
fn news(live: &LiveBoard, index: usize, deed: &Deed) -> Option<BoardNews> {
    match deed {
        Deed::Freed { seat, reason } => {
            let device = live.seats[seat.index()].clone().unwrap_or_default();
            Some(BoardNews::Freed { seat: *seat, device, reason: reason.clone() })
        }
        Deed::TakenBack { kept, reason, .. } => {
            let count = live.games[index].moves.len().saturating_sub(usize::from(*kept));
            Some(BoardNews::TakenBack { count, reason: reason.clone() })
        }
        Deed::TimeGiven { seat, time, reason } => {
            Some(BoardNews::TimeGiven { seat: *seat, time: *time, reason: reason.clone() })
        }
        Deed::TimeTaken { seat, time, reason } => {
            Some(BoardNews::TimeTaken { seat: *seat, time: *time, reason: reason.clone() })
        }
        Deed::ToWood { reason } => Some(BoardNews::ToWood { reason: reason.clone() }),
        Deed::Declined { seat } => Some(BoardNews::Declined { seat: *seat }),
        Deed::Claimed { .. } => live.news.clone().filter(|news| !matches!(news, BoardNews::Freed { .. })),
        Deed::Ready { .. }
        | Deed::DrawOffered { .. }
        | Deed::BackAsked { .. }
        | Deed::Paused { .. }
        | Deed::Resumed { .. } => live.news.clone(),
        Deed::Moved { .. } | Deed::ToScreen { .. } | Deed::Ended { .. } => None,
    }
}

fn claim(live: &mut LiveBoard, seat: Seat, device: &str) -> Result<(), Broken> {
    if live.seats[seat.index()].is_some() {
        return Err(LiveFault::Taken.into());
    }
    if live.seat_of(device).is_some() {
        return Err(LiveFault::BothSeats.into());
    }
    live.seats[seat.index()] = Some(device.to_owned());
    Ok(())
}

/// Takes moves back, with the clocks as they were after the last that is kept; they stand still then.
fn take_back(game: &mut LiveGame, kept: usize, next: Seat) -> Result<(), Broken> {
    if kept >= game.moves.len() {
        return Err(LiveFault::NothingToTakeBack.into());
    }
    game.moves.truncate(kept);
    game.clocks = game.moves.last().map(|last| last.clocks).or(game.begun).unwrap_or(game.clocks);
    // What runs in them runs since then: nothing of it has been spent.
    if let Some(since) = game.clocks.since() {
        game.clocks.stop(since);
    }
    game.turn = next;
    (game.offer, game.back) = (None, None);
    Ok(())
}
