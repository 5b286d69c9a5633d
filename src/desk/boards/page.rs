//! The page of a board: for its two players, and for whoever looks on.

use askama::Template;
use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::clockwork::now;
use super::decide::{Wish, decide};
use super::followers::version_of;
use super::free_play::FreePlayView;
use super::next;
use super::referee::{player_of, seat_of, turn};
use super::standing::Standing;
use super::told::{Teller, say, time_words};
use super::{device, name_of, place};
use crate::app::{App, Shared};
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::play::seat_view::{Choice, SeatScene, SeatView, person_of, role, tell_end};
use crate::problem::{Problem, Told, html};
use crate::visit::Visit;
use championship::facts::{
    BoardPlace, Championship, Clock, Draws, Format, NameStyle, Outcome, Refusal, Seat, Stamp,
};
use championship::store::DeskError;
use gallery::play::Visit as Address;
use gallery::play::pits;
use gallery::play::scene::{Ply, Scene};
use gallery::play::seats::Seat as BoardSeat;
use rules::game::Side;
use speech::{Language, msg};

/// A clock on a page: the script counts on from here.
pub(super) struct ClockView {
    pub(super) name: String,
    /// What is left, in milliseconds.
    pub(super) left: u32,
    /// The same as `4:05`.
    pub(super) words: String,
    pub(super) is_running: bool,
    /// Below how much its player is warned, in milliseconds, and whether they are.
    pub(super) warns_at: u32,
    pub(super) is_low: bool,
}

/// Whoever has less for the rest of a game is warned, in milliseconds.
const LOW: u32 = 30_000;

/// One of the two as the page shows them: the name once, with the side, the clock and what is beside the board.
struct PlayerLine {
    seat: BoardSeat,
    clock: Option<ClockView>,
    /// Whether it is the visitor.
    is_own: bool,
    /// Whether they are ready, while a game is about to begin.
    is_ready: bool,
    /// The row that is theirs to sow; empty in other games.
    pits: String,
}

#[derive(Template)]
#[template(path = "web/live_board.html")]
struct BoardPage {
    frame: Frame,
    id: String,
    name: String,
    page: String,
    version: u64,
    /// The position that moves are for.
    seen: u64,
    /// Where it is played: table, round and board.
    place: String,
    scene: Scene,
    confirm: Option<Choice>,
    choices: Vec<Choice>,
    cancel: bool,
    plies: Vec<Ply>,
    hints: String,
    has_hints: bool,
    role: String,
    players: Vec<PlayerLine>,
    /// How long free play goes on, where it is played.
    free_play: Option<FreePlayView>,
    /// Why a tap on the board does nothing; empty where the rules say it.
    tap: String,
    /// What those hear who listen.
    says: String,
    /// Whether the visitor has one of the seats.
    is_seated: bool,
    /// Whether the visitor is to say that they are ready.
    is_to_be_ready: bool,
    is_to_move: bool,
    is_playing: bool,
    is_over: bool,
    /// The game to be given up.
    game: u8,
    can_draw: bool,
    offers_draw: bool,
    is_offered_draw: bool,
    /// Whether the visitor may ask to take a move back, does, or is asked.
    can_ask_back: bool,
    asks_back: bool,
    is_asked_back: bool,
    /// What the other one asks, in words.
    asked: String,
    /// What the arbiter did, or the other one answered; empty where there is nothing to tell.
    news: String,
    /// The code of the seat that this device had, to take it again.
    freed: Option<String>,
    is_other_here: Option<bool>,
    /// What stands in the way of playing on: a sentence, or nothing.
    notice: String,
    /// What the result is, where there is one, and what comes next.
    outcome: String,
    /// Where the game is played again move by move and reviewed, once it is over.
    review: String,
    /// What comes next for a player whose game is over.
    next: Option<next::Next>,
    /// The public page of the group, and the boards before and after this one for whoever looks on.
    group: String,
    board_before: Option<String>,
    board_after: Option<String>,
}

/// Returns the names of those at a board, by their seats, as whoever looks may see them.
pub(super) fn names(championship: &Championship, standing: &Standing, style: NameStyle) -> [String; 2] {
    standing.codes.map(|code| name_of(championship, code, style))
}

/// Returns the clocks of the shown game.
pub(super) fn clocks(standing: &Standing, names: &[String; 2], now: i64) -> Vec<ClockView> {
    let Some(game) = standing.game() else { return Vec::new() };
    let warns_at = match game.clocks.rule() {
        // The last third of every move.
        Clock::Move { each } => LOW.min(each / 3),
        Clock::Game { .. } | Clock::None => LOW,
    };
    let of = |seat: Seat| {
        let left = game.clocks.left(seat, now)?;
        let is_running = game.clocks.running() == Some(seat) && !standing.is_over();
        let (name, words) = (names[seat.index()].clone(), time_words(left));
        let is_low = left < warns_at && !standing.is_over();
        Some(ClockView { name, left, words, is_running, warns_at, is_low })
    };
    Seat::BOTH.into_iter().filter_map(of).collect()
}

/// Returns what a board is called: its table, its round and its number.
pub(super) fn place_words(championship: &Championship, place: BoardPlace, language: Language) -> String {
    let table = championship.group(place.group).map_or(0, |group| group.table);
    if championship.format_of(place.group).is_some_and(Format::is_free_play) {
        return language
            .msg("boards-place-free")
            .with("table", table)
            .with("board", championship.shown_board(place))
            .to_string();
    }
    language
        .msg("boards-place")
        .with("table", table)
        .with("round", place.round)
        .with("board", championship.shown_board(place))
        .to_string()
}

pub(super) fn found(parts: &(String, String, String)) -> Result<BoardPlace, Problem> {
    place::of_parts(&parts.0, &parts.1, &parts.2).ok_or_else(Problem::nothing_here)
}

/// The page of a board.
pub(super) async fn page(
    State(app): State<Shared>,
    visit: Visit,
    Path(parts): Path<(String, String, String)>,
    RawQuery(query): RawQuery,
) -> Response {
    let made = found(&parts).and_then(|place| shown(&app, &visit, place, query.as_deref().unwrap_or("")));
    match made {
        Ok(page) => html(&page),
        Err(problem) => problem.page(&visit),
    }
}

fn shown(app: &App, visit: &Visit, place: BoardPlace, query: &str) -> Result<BoardPage, Problem> {
    let snapshot = app.worker()?.snapshot();
    let own = device(app, visit);
    let is_seated = snapshot.championship.live_board(place).is_some_and(|live| live.seat_of(&own).is_some());
    // Who plays sees their game; others what the public may see.
    let championship = if is_seated { &snapshot.championship } else { &snapshot.public };
    let standing = Standing::of(championship, &app.boards.referee, place).map_err(unknown)?;
    let seat = standing.seat(&own);
    let now = now();
    if let Some(seat) = seat {
        app.boards.followers.showed(place, seat, standing.stand(), now);
    }
    let (language, page) = (visit.language, super::address(place));
    let position = standing.played.last();
    let player = seat.map(|seat| player_of(seat, standing.shown));
    let names = names(championship, &standing, championship.public_names());
    let who = Side::BOTH.map(|side| {
        let seat = seat_of(person_of(position, side), standing.shown);
        Some(names[seat.index()].clone())
    });
    let is_playing = standing.is_playing();
    let is_to_move = is_playing && seat == Some(turn(position, standing.shown));
    let view = SeatView {
        played: &standing.played,
        version: standing.stand(),
        is_to_move,
        page: &page,
        who,
        language,
    };
    let refused = |refusal: gallery::play::Refusal| {
        Problem::unreadable(Told::in_each(|language| refusal.words(language)))
    };
    let (asked, stage) = view.asked(query).map_err(refused)?;
    let SeatScene { mut scene, confirm, choices, cancel, plies, hints } = view.scene(&asked, &stage);
    tell_end(&mut scene, position, standing.closed(), player, language);
    let teller = Teller { standing: &standing, seat, names: &names, language };
    teller.head(&mut scene);
    let (asked_of, news) = (teller.asked(), teller.news(&own));
    let asked_of = if is_playing { asked_of } else { String::new() };
    let notice = teller.notice();
    let says = teller.says(&scene, [&asked_of, &news, &notice]);
    let players = players(&teller, &mut scene, now);
    let game = position.table().game();
    let offer = standing.game().and_then(|game| game.offer);
    let back = standing.game().and_then(|game| game.back);
    let moves = standing.game().map(|game| game.moves.as_slice()).unwrap_or_default();
    let has_moved = seat.is_some_and(|seat| moves.iter().any(|one| one.seat == seat));
    let title = game.info().name.in_language(language).to_owned();
    let where_it_is = place_words(championship, place, language);
    Ok(BoardPage {
        frame: Frame::new(visit, &title),
        id: game.id().to_owned(),
        name: title,
        version: version_of(&snapshot.championship, place),
        seen: standing.stand(),
        place: where_it_is.clone(),
        scene,
        confirm,
        choices,
        cancel,
        plies,
        hints,
        has_hints: asked.hints,
        role: role(position, player, language),
        players,
        free_play: championship
            .group(place.group)
            .and_then(|group| FreePlayView::of(championship, group, language)),
        tap: teller.tap(),
        says,
        is_seated: seat.is_some(),
        is_to_be_ready: teller.is_to_be_ready(),
        is_to_move,
        is_playing: is_playing && seat.is_some(),
        is_over: standing.is_over(),
        game: standing.shown,
        can_draw: championship.regulations().draws_at(place.game(standing.shown)) == Draws::Possible,
        offers_draw: is_playing && offer.is_some() && offer == seat,
        is_offered_draw: is_playing && offer.is_some() && seat.is_some() && offer != seat,
        can_ask_back: is_playing && back.is_none() && has_moved,
        asks_back: is_playing && back.is_some() && back == seat,
        is_asked_back: is_playing && back.is_some() && seat.is_some() && back != seat,
        // Once nothing is played there any more it is of no use.
        is_other_here: seat
            .filter(|_| standing.in_play.is_some())
            .map(|seat| app.boards.followers.is_here(place, seat.other())),
        asked: asked_of,
        freed: teller.freed(&own).filter(|_| seat.is_none()).map(|code| code.to_string()),
        news,
        notice,
        outcome: outcome(&standing, &names, seat.is_some(), language),
        review: review(&standing, &names, &where_it_is),
        next: seat
            .filter(|_| standing.in_play.is_none())
            .map(|seat| next::next(&snapshot, standing.codes[seat.index()], place, &own, language)),
        group: format!("/g/{}", place.group),
        board_before: beside(championship, place, place.board.checked_sub(1)),
        board_after: beside(championship, place, place.board.checked_add(1)),
        page,
    })
}

/// Returns the address of another board of the same round, if there is one of that number.
fn beside(championship: &Championship, place: BoardPlace, board: Option<u16>) -> Option<String> {
    let there = BoardPlace { board: board?, ..place };
    championship.board_at(there).map(|_| super::address(there))
}

/// Returns where a game that is over is played again and reviewed, with who played it.
fn review(standing: &Standing, names: &[String; 2], place: &str) -> String {
    let moves = standing.played.texts.clone();
    if !standing.is_over() || moves.is_empty() {
        return String::new();
    }
    let id = standing.played.last().table().game().id().to_owned();
    let starter = Seat::starter(standing.shown);
    let [first, second] = [starter, starter.other()].map(|seat| names[seat.index()].as_str());
    let note = format!("{first} – {second} · {place}");
    format!("/play/{id}?{}", Address { moves, note, ..Address::default() }.query())
}

/// Returns the two of a board, each with the own clock, in the order of the sides.
fn players(teller: &Teller, scene: &mut Scene, now: i64) -> Vec<PlayerLine> {
    let standing = teller.standing;
    let position = standing.played.last();
    let mut clocks: Vec<Option<ClockView>> =
        clocks(standing, teller.names, now).into_iter().map(Some).collect();
    let line = |(side, shown): (Side, BoardSeat)| {
        let seat = seat_of(person_of(position, side), standing.shown);
        PlayerLine {
            seat: shown,
            clock: clocks.get_mut(seat.index()).and_then(Option::take),
            is_own: teller.seat == Some(seat),
            is_ready: teller.is_ready(seat) && !teller.is_ready(seat.other()),
            pits: pits(position.table().game(), side),
        }
    };
    Side::BOTH.into_iter().zip(std::mem::take(&mut scene.seats)).map(line).collect()
}

/// Says what came of the shown game, and whether the match goes on. Who played is told above the board who won.
pub(super) fn outcome(standing: &Standing, names: &[String; 2], is_told: bool, language: Language) -> String {
    let Some(result) = standing.result else { return String::new() };
    let starter = Seat::starter(standing.shown);
    let named = |seat: Seat| names[seat.index()].clone();
    let told = match result.outcomes() {
        (Outcome::Win, _) => msg("boards-won").with("name", named(starter)),
        (_, Outcome::Win) => msg("boards-won").with("name", named(starter.other())),
        _ => msg("boards-nobody-won"),
    };
    let told = if is_told { String::new() } else { say(language, &told) };
    [told, going_on(standing, language)].join(" ").trim().to_owned()
}

/// Says whether the result still waits, and which game of a match comes next.
pub(super) fn going_on(standing: &Standing, language: Language) -> String {
    let mut words = Vec::new();
    if standing.is_waiting {
        words.push(language.msg("boards-waits").to_string());
    }
    if let (Some(next), false) = (standing.in_play, standing.score.is_empty()) {
        let score = standing.score.as_str();
        words.push(language.msg("boards-next-game").with("game", next).with("score", score).to_string());
    }
    words.join(" ")
}

/// What a player sends.
#[derive(Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    seen: u64,
    #[serde(default)]
    mv: String,
    /// `ready`, `draw`, `back`, `back-yes`, `no`, `resign` or `next`; nothing is a move.
    #[serde(default)]
    act: String,
    /// The game that is given up.
    #[serde(default)]
    game: u8,
    #[serde(default)]
    hints: String,
}

/// Does what a player wishes.
pub(super) async fn play(
    State(app): State<Shared>,
    Path(parts): Path<(String, String, String)>,
    form: SafeForm<Sent>,
) -> Response {
    let SafeForm { visit, fields } = form;
    if fields.act == "next" {
        let gone = async { next::go(&app, &visit, found(&parts)?).await };
        return gone.await.unwrap_or_else(|problem: Problem| problem.page(&visit));
    }
    let done = async {
        let place = found(&parts)?;
        commit(&app, &visit, place, &fields).await?;
        Ok::<_, Problem>(place)
    };
    match done.await {
        Ok(place) => {
            let hints = if fields.hints == "1" { "?h=1" } else { "" };
            Redirect::to(&format!("{}{hints}", super::address(place))).into_response()
        }
        Err(problem) => problem.page(&visit),
    }
}

async fn commit(app: &Shared, visit: &Visit, place: BoardPlace, sent: &Sent) -> Result<(), Problem> {
    let hall = app.worker()?;
    let (at, own) = (now(), device(app, visit));
    let wish = match sent.act.as_str() {
        "ready" => Wish::Ready,
        "draw" => Wish::Draw,
        "back" => Wish::AskBack,
        "back-yes" => Wish::AgreeBack { reason: app.language.msg("boards-back-agreed").to_string() },
        "no" => Wish::Decline,
        "resign" => Wish::Resign { game: sent.game },
        _ => {
            let lag = lag(app, place, &own, sent.seen);
            Wish::Move { seen: sent.seen, text: sent.mv.clone(), lag }
        }
    };
    let actor = actor(app, visit);
    let shared = app.clone();
    let decide = move |state: &Championship, stamp: &Stamp| {
        decide(state, &shared.boards.referee, place, &own, &wish, at, stamp)
    };
    let committed = hall.commit(&actor, None, decide).await;
    app.boards.followers.tell_of(&hall.snapshot().championship, place);
    committed.map(drop).map_err(Problem::from)
}

/// Returns what the journal calls whoever plays at a screen.
pub(super) fn actor(app: &App, visit: &Visit) -> String {
    format!("{} @ {}", app.language.msg("boards-actor"), visit.peer)
}

/// Returns how much of the time of a move was spent on the network.
fn lag(app: &App, place: BoardPlace, device: &str, seen: u64) -> u32 {
    let Some(hall) = &app.worker else { return 0 };
    let championship = hall.snapshot().championship;
    let game = championship::decisions::boards::current_game(&championship, place);
    let since = game.and_then(|(_, game)| game.clocks.since());
    let seat = championship.live_board(place).and_then(|live| live.seat_of(device));
    match (seat, since) {
        (Some(seat), Some(since)) => app.boards.followers.lag(place, seat, seen, since),
        _ => 0,
    }
}

/// Tells of every change of a board.
pub(super) async fn events(
    State(app): State<Shared>,
    visit: Visit,
    Path(parts): Path<(String, String, String)>,
) -> Response {
    let stream = || {
        let place = found(&parts)?;
        let snapshot = app.worker()?.snapshot();
        snapshot.public.board_at(place).ok_or_else(Problem::nothing_here)?;
        let own = device(&app, &visit);
        let live = snapshot.championship.live_board(place);
        let seat = live.and_then(|live| live.seat_of(&own));
        let version = version_of(&snapshot.championship, place);
        let full = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, msg("desk-room-full"));
        app.boards.followers.follow(place, version, seat).ok_or_else(full)
    };
    stream().unwrap_or_else(|problem: Problem| problem.page(&visit))
}

/// Says that there is no such board, or that its game cannot be played here.
pub(super) fn unknown(error: DeskError) -> Problem {
    match error {
        DeskError::Refused(Refusal::NoBoard(_)) => Problem::nothing_here(),
        error => Problem::from(error),
    }
}
