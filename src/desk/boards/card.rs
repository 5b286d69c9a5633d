//! A board as the arbiter sees it: its picture, its two players, each named once, how it stands and what may be done there.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use askama::Template;

use super::page::{ClockView, clocks, going_on, names, place_words};
use super::referee::turn;
use super::standing::Standing;
use super::{Boards, place};
use crate::layout::Notice;
use championship::decisions::boards::current_game;
use championship::facts::{BoardPlace, Championship, Draws, LiveGame, MatchResult, NameStyle, Outcome, Seat};
use championship::store::DeskError;
use gallery::play::board::Board;
use gallery::play::stage;
use speech::{Language, Message, Said, msg};

/// A player who has not moved for so long is shown to the arbiter, in milliseconds.
const SILENT: i64 = 120_000;

/// How urgently a board needs somebody where everything is over: less than any other.
const OVER: u8 = 6;

/// A board on the page of the arbiter.
pub(super) struct BoardCard {
    pub(super) place: String,
    /// What it is called within the page.
    pub(super) anchor: String,
    pub(super) address: String,
    pub(super) title: String,
    pub(super) picture: String,
    pub(super) names: [String; 2],
    pub(super) players: Vec<CardPlayer>,
    /// Whether clocks run here.
    pub(super) has_clocks: bool,
    /// How it stands, in a word or two.
    pub(super) state: String,
    /// How urgently somebody is needed: 0 is at once.
    pub(super) need: u8,
    /// Whether every game has its result, so that there is nothing left to do here.
    pub(super) is_over: bool,
    /// Which seats a device has.
    pub(super) taken: [bool; 2],
    pub(super) is_paused: bool,
    pub(super) is_on_wood: bool,
    pub(super) has_moves: bool,
    /// The position that is shown: what is taken back is taken back from it.
    pub(super) stand: u64,
    /// The results that may be awarded, and what each is.
    pub(super) awards: Vec<(String, String)>,
}

/// What an arbiter has just done or wished at a board, told there.
pub(super) struct Answer {
    /// The board.
    pub(super) place: String,
    /// What is told: what was done, or why it was refused.
    pub(super) notice: Option<Notice>,
    /// The reason that was written when it was refused; it stays to be corrected.
    pub(super) reason: Option<String>,
}

/// The card of a board, as it stands in the page.
#[derive(Template)]
#[template(path = "web/board_card.html")]
pub(super) struct CardPart<'c> {
    pub(super) board: BoardCard,
    pub(super) language: Language,
    pub(super) csrf: &'c str,
    pub(super) answer: Option<&'c Answer>,
}

impl CardPart<'_> {
    /// Returns the reason that was refused.
    fn refused(&self) -> Option<&str> {
        self.answer?.reason.as_deref()
    }

    /// Returns what is told at the board: its kind, and its words.
    fn told(&self) -> Option<(&str, &str)> {
        let notice = self.answer?.notice.as_ref()?;
        Some((notice.kind(), notice.text()))
    }

    fn msg(&self, key: &'static str) -> Said {
        self.language.msg(key)
    }
}

/// One of the two at a board.
pub(super) struct CardPlayer {
    pub(super) name: String,
    pub(super) clock: Option<ClockView>,
    pub(super) is_to_move: bool,
    pub(super) has_won: bool,
}

/// Returns what the card of a board is called within its page.
pub(super) fn anchor(place: BoardPlace) -> String {
    format!("board-{}-{}-{}", place.group.to_string().replace('.', "-"), place.round, place.board)
}

/// Draws a board for a page on which nobody plays.
pub(super) fn picture(standing: &Standing, language: Language) -> String {
    let position = standing.played.last();
    let last = standing.played.turn(standing.played.moves.len());
    let drawn = stage(position, &[]).map(|stage| {
        Board { position, stage: &stage, last: &last, hints: false, language }.svg(&[], &|_| None)
    });
    // The names of cells would be there once for every board.
    drawn.unwrap_or_default().replace(" id=\"cell-", " data-spot=\"")
}

/// Returns the picture of a board, which is drawn anew when something was played there.
fn kept_picture(boards: &Boards, standing: &Standing, place: BoardPlace, language: Language) -> String {
    let mut hasher = DefaultHasher::new();
    // The referee keeps every game that it knows, so that each has an address of its own.
    Arc::as_ptr(standing.played.last().table()).hash(&mut hasher);
    standing.played.texts.hash(&mut hasher);
    let key = format!("{} {} {language}", place::written(place), standing.shown);
    boards.pictures.get(&key, hasher.finish(), || picture(standing, language)).to_string()
}

/// Returns the card of a board.
///
/// # Errors
/// When there is no such board, or its game cannot be played here.
pub(super) fn card(
    championship: &Championship,
    boards: &Boards,
    place: BoardPlace,
    now: i64,
    language: Language,
) -> Result<BoardCard, DeskError> {
    let standing = Standing::of(championship, &boards.referee, place)?;
    let names = names(championship, &standing, NameStyle::Full);
    let live = standing.live.as_ref();
    let game = standing.game();
    let is_over = standing.in_play.is_none();
    let (state, need) = match is_over {
        true => (over(&standing, language), OVER),
        false => {
            let (state, need) = state(&standing, game, now);
            (language.say(&state), need)
        }
    };
    let players = players(&standing, &names, now);
    Ok(BoardCard {
        place: place::written(place),
        anchor: anchor(place),
        address: super::address(place),
        title: place_words(championship, place, language),
        picture: kept_picture(boards, &standing, place, language),
        has_clocks: players.iter().any(|player| player.clock.is_some()),
        players,
        state,
        need,
        is_over,
        taken: Seat::BOTH.map(|seat| live.is_some_and(|live| live.seats[seat.index()].is_some())),
        is_paused: game.is_some_and(|game| game.paused.is_some()),
        is_on_wood: live.is_some_and(|live| live.is_on_wood),
        stand: standing.stand(),
        has_moves: game.is_some_and(|game| !game.moves.is_empty()) && !standing.is_over(),
        awards: awards(championship, &standing, place, &names, language),
        names,
    })
}

/// Says whether somebody at a board is out of time, and whether nothing has been done there for long.
pub(super) fn lateness(championship: &Championship, place: BoardPlace, now: i64) -> [bool; 2] {
    let Some((_, game)) = current_game(championship, place) else { return [false; 2] };
    [game.clocks.out_of_time(now).is_some(), is_silent(game, now)]
}

fn is_silent(game: &LiveGame, now: i64) -> bool {
    now - game.clocks.since().unwrap_or(now) >= SILENT
}

/// Returns the results that an arbiter may give.
fn awards(
    championship: &Championship,
    standing: &Standing,
    place: BoardPlace,
    names: &[String; 2],
    language: Language,
) -> Vec<(String, String)> {
    let number = standing.in_play.unwrap_or(1);
    let starter = Seat::starter(number);
    let won = |result: MatchResult, seat: Seat| {
        let told = msg("boards-award-to").with("name", names[seat.index()].as_str());
        (result.to_string(), language.say(&told))
    };
    let mut awards =
        vec![won(MatchResult::FirstWins, starter), won(MatchResult::SecondWins, starter.other())];
    if championship.regulations().draws_at(place.game(number)) == Draws::Possible {
        awards.push((MatchResult::Draw.to_string(), language.msg("boards-award-draw").to_string()));
    }
    awards
}

/// Returns who plays, with the clocks, whose turn it is and who has won.
fn players(standing: &Standing, names: &[String; 2], now: i64) -> Vec<CardPlayer> {
    let mut clocks: Vec<Option<ClockView>> = clocks(standing, names, now).into_iter().map(Some).collect();
    let to_move = standing.is_playing().then(|| turn(standing.played.last(), standing.shown));
    let winner = standing.in_play.is_none().then(|| winner(standing)).flatten();
    let player = |seat: Seat| CardPlayer {
        name: names[seat.index()].clone(),
        clock: clocks.get_mut(seat.index()).and_then(Option::take),
        is_to_move: to_move == Some(seat),
        has_won: winner == Some(seat),
    };
    Seat::BOTH.into_iter().map(player).collect()
}

/// Returns who won the shown game.
fn winner(standing: &Standing) -> Option<Seat> {
    let starter = Seat::starter(standing.shown);
    match standing.result?.outcomes() {
        (Outcome::Win, _) => Some(starter),
        (_, Outcome::Win) => Some(starter.other()),
        _ => None,
    }
}

/// Says how a board stands at which nothing is played any more; who won is told beside the names.
fn over(standing: &Standing, language: Language) -> String {
    let told = match winner(standing) {
        Some(_) => msg("boards-state-over"),
        None => msg("boards-nobody-won"),
    };
    [language.say(&told), going_on(standing, language)].join(" ").trim().to_owned()
}

/// Says how a board stands, and how urgently it needs somebody. Whose turn it is is told beside the names.
fn state(standing: &Standing, game: Option<&LiveGame>, now: i64) -> (Message, u8) {
    let Some((live, game)) = standing.live.as_ref().zip(game) else { return (msg("boards-state-empty"), 3) };
    let is_out = game.clocks.out_of_time(now).is_some();
    match () {
        () if is_out => (msg("boards-state-out-of-time"), 0),
        () if standing.is_over() && standing.in_play == Some(standing.shown) => {
            (msg("boards-state-decide"), 0)
        }
        () if game.paused.is_some() => (msg("boards-state-paused"), 1),
        () if live.is_on_wood => (msg("boards-state-wood"), 4),
        () if live.seats.iter().any(Option::is_none) => (msg("boards-state-empty"), 3),
        () if !standing.is_playing() => (msg("boards-state-not-ready"), 3),
        () if is_silent(game, now) => (msg("boards-state-silent"), 2),
        () => (msg("boards-state-played"), 5),
    }
}
