//! Those who follow boards: each is told when its board has changed, and whether the other player is there.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::response::Response;
use tokio::sync::watch;

use crate::play::news::{News, stream};
use championship::facts::{
    BoardPlace, Championship, MOST_LAG, ResultEntry, ResultHistory, Seat, TournamentId,
};
use championship::standings;
use rules::game::Side;

/// So many may look on at one board: a hall with its phones.
const MOST_ONLOOKERS: usize = 500;

/// A board that somebody follows or plays at.
struct Followed {
    news: watch::Sender<News>,
    /// For each seat, the position that its device was shown last, and when first, in milliseconds since 1970.
    shown: [(u64, i64); 2],
}

/// The boards that are followed.
#[derive(Clone, Default)]
pub(crate) struct Followers(Arc<Mutex<BTreeMap<BoardPlace, Followed>>>);

/// Somebody who has a board open; gone with the connection.
struct Present {
    followers: Followers,
    place: BoardPlace,
    player: Option<Side>,
}

impl Drop for Present {
    fn drop(&mut self) {
        if let (Some(player), Some(board)) = (self.player, self.followers.lock().get(&self.place)) {
            board.news.send_modify(|news| news.go(player));
        }
    }
}

fn side(seat: Seat) -> Side {
    Side::BOTH[seat.index()]
}

/// Returns how often something has changed that the page of a board tells of: what was done there, results however they were
/// told, and the rounds and the end of the tournament, which lead whoever has played on.
pub(super) fn version_of(championship: &Championship, place: BoardPlace) -> u64 {
    Versions::of(championship).of_board(place)
}

/// How often boards have changed, for many of them at once: what is of a tournament is counted once.
pub(super) struct Versions<'c> {
    championship: &'c Championship,
    of_tournaments: RefCell<BTreeMap<TournamentId, u64>>,
}

impl<'c> Versions<'c> {
    pub(super) fn of(championship: &'c Championship) -> Self {
        Versions { championship, of_tournaments: RefCell::default() }
    }

    /// Returns how often something of a board has changed, as [`version_of`] does.
    pub(super) fn of_board(&self, place: BoardPlace) -> u64 {
        let live = self.championship.live_board(place).map_or(0, |live| live.version);
        // What is taken back counts for more than the result that is there no more.
        let told = |entry: &ResultEntry| 1 + 2 * usize::from(entry.taken_back.is_some());
        let told = |history: &ResultHistory| {
            history.entries().iter().map(told).sum::<usize>() + usize::from(history.current().is_some())
        };
        let board = self.championship.board_at(place);
        let results: usize = board.map_or(0, |board| board.games.iter().map(told).sum());
        live + u64::try_from(results).unwrap_or_default() + self.of_tournament(place.group.tournament)
    }

    fn of_tournament(&self, id: TournamentId) -> u64 {
        let count = || {
            let stages = self.championship.tournament(id).map(|tournament| tournament.stages.as_slice());
            let groups = stages.unwrap_or_default().iter().flat_map(|stage| &stage.groups);
            let rounds: usize =
                groups.map(|group| group.rounds.len() + usize::from(group.free_play.is_over)).sum();
            u64::try_from(rounds).unwrap_or_default() + u64::from(standings::is_over(self.championship, id))
        };
        *self.of_tournaments.borrow_mut().entry(id).or_insert_with(count)
    }
}

impl Followers {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<BoardPlace, Followed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Streams the news of a board to a player, or to somebody who looks on; nothing where too many do.
    pub(super) fn follow(&self, place: BoardPlace, version: u64, seat: Option<Seat>) -> Option<Response> {
        let mut boards = self.lock();
        let board = boards.entry(place).or_insert_with(|| Followed::new(version));
        if board.news.receiver_count() >= MOST_ONLOOKERS && seat.is_none() {
            return None;
        }
        let player = seat.map(side);
        board.news.send_modify(|news| {
            news.version = news.version.max(version);
            player.into_iter().for_each(|player| news.come(player));
        });
        let present = Present { followers: self.clone(), place, player };
        Some(stream(board.news.subscribe(), player, present))
    }

    /// Says whether a player has the board open.
    pub(super) fn is_here(&self, place: BoardPlace, seat: Seat) -> bool {
        self.lock().get(&place).is_some_and(|board| board.news.borrow().is_here(side(seat)))
    }

    /// Tells those who follow boards what has changed, and forgets boards that nobody follows and nobody plays at any more.
    pub(super) fn tell(&self, championship: &Championship) {
        let versions = Versions::of(championship);
        self.lock().retain(|place, board| {
            let version = versions.of_board(*place);
            board.news.send_if_modified(|news| std::mem::replace(&mut news.version, version) != version);
            board.news.receiver_count() > 0 || championship.game_in_play(*place).is_some()
        });
    }

    /// Tells those who follow one board what has changed.
    pub(super) fn tell_of(&self, championship: &Championship, place: BoardPlace) {
        let version = version_of(championship, place);
        if let Some(board) = self.lock().get(&place) {
            board.news.send_if_modified(|news| std::mem::replace(&mut news.version, version) != version);
        }
    }

    /// Remembers when the device of a seat was first shown a position.
    pub(super) fn showed(&self, place: BoardPlace, seat: Seat, stand: u64, now: i64) {
        let mut boards = self.lock();
        let shown = &mut boards.entry(place).or_insert_with(|| Followed::new(0)).shown[seat.index()];
        if shown.0 != stand {
            *shown = (stand, now);
        }
    }

    /// Returns how long a move was on its way to the device of a seat, as the server saw it: from when it was stored until
    /// the page with it was asked for, and no more than is given back.
    pub(super) fn lag(&self, place: BoardPlace, seat: Seat, stand: u64, since: i64) -> u32 {
        let boards = self.lock();
        let shown = boards.get(&place).map(|board| board.shown[seat.index()]);
        let lag = shown.filter(|(known, _)| *known == stand).map_or(0, |(_, at)| at - since);
        u32::try_from(lag).unwrap_or(0).min(MOST_LAG)
    }
}

impl Followed {
    fn new(version: u64) -> Followed {
        Followed { news: watch::Sender::new(News::of(version)), shown: [(u64::MAX, 0); 2] }
    }
}
