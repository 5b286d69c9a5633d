//! The pages of a game on two phones.

use std::sync::Arc;

use askama::Template;
use axum::Extension;
use axum::extract::{Path, RawQuery};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use qrcodegen::{QrCode, QrCodeEcc};
use serde::Deserialize;

use super::news;
use super::room::{Act, Keys, RoomError, Seat, View};
use super::seat_view::{Choice, SeatScene, SeatView, person_of, role, tell_end};
use super::{Playroom, Room, unplayable};
use crate::address::reachable;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::problem::{Problem, html};
use crate::session::{now, random_word};
use crate::visit::Visit;
use gallery::play::Visit as Address;
use gallery::play::scene::{Ply, Scene};
use rules::game::Side;
use speech::{Language, msg};

#[derive(Template)]
#[template(path = "web/room.html")]
struct RoomPage {
    frame: Frame,
    id: String,
    name: String,
    /// The address of the page.
    page: String,
    scene: Scene,
    /// Who the visitor is.
    role: String,
    is_waiting: bool,
    /// The move that the chosen cells say, to be sent.
    confirm: Option<Choice>,
    choices: Vec<Choice>,
    cancel: bool,
    may_undo: bool,
    /// Whether the visitor plays, and the other one is there or was.
    is_playing: bool,
    is_over: bool,
    /// The start of the game on a page of its own, to go through it.
    from_start: String,
    can_draw: bool,
    /// Whether a draw is offered: by the visitor, or to the visitor.
    offers_draw: bool,
    is_offered_draw: bool,
    /// Whether another game is wanted: by the visitor, or by the other.
    wants_again: bool,
    is_wanted_again: bool,
    is_other_here: Option<bool>,
    /// How often the game has changed: a move is for the version that its page showed, and the stream says the latest.
    version: u64,
    hints: String,
    has_hints: bool,
    plies: Vec<Ply>,
    invitation: Option<String>,
    /// The invitation as a code; empty where phones cannot get here.
    qr: String,
    watch: String,
}

/// Opens a game; whoever opens it begins.
pub(super) async fn open(Extension(room): Room, Path(id): Path<String>, form: SafeForm<Opening>) -> Response {
    let visit = form.visit;
    let table = match room.table(&id) {
        Ok(table) => table,
        Err(problem) => return problem.page(&visit),
    };
    let words = || -> std::io::Result<Keys> {
        Ok(Keys { players: [random_word(16)?, random_word(16)?], watchers: random_word(16)? })
    };
    let Ok(keys) = words() else { return StatusCode::INTERNAL_SERVER_ERROR.into_response() };
    let opener = if form.fields.seat == "second" { Side::Second } else { Side::First };
    let own = keys.players[opener.index()].clone();
    match room.rooms.open(table, keys, opener, &visit.peer, now()) {
        Ok(()) => Redirect::to(&format!("/play/room/{own}")).into_response(),
        Err(error) => problem(&error).page(&visit),
    }
}

/// What the form of a new game brings.
#[derive(Deserialize)]
pub(super) struct Opening {
    /// `first` or `second`.
    #[serde(default)]
    seat: String,
}

/// What a player sends.
#[derive(Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    seen: u64,
    #[serde(default)]
    mv: String,
    #[serde(default)]
    undo: String,
    /// `resign`, `draw`, `no` or `again`.
    #[serde(default)]
    act: String,
    #[serde(default)]
    hints: String,
}

/// Plays a move or takes one back.
pub(super) async fn play(Extension(room): Room, Path(key): Path<String>, form: SafeForm<Sent>) -> Response {
    let Sent { seen, mv, undo, act, hints } = form.fields;
    let act = match act.as_str() {
        "resign" => Some(Act::Resign),
        "draw" => Some(Act::Draw),
        "no" => Some(Act::Refuse),
        "again" => Some(Act::Again),
        _ => None,
    };
    let done = match act {
        Some(act) => room.rooms.act(&key, act, now()),
        None if undo.is_empty() => room.rooms.play(&key, seen, &mv, now()),
        None => room.rooms.undo(&key, seen, now()),
    };
    match done {
        // The page shows how the game stands now, whatever was tried.
        Ok(()) | Err(RoomError::Moved | RoomError::NotYours) => {
            let hints = if hints == "1" { "?h=1" } else { "" };
            Redirect::to(&format!("/play/room/{key}{hints}")).into_response()
        }
        Err(error) => problem(&error).page(&form.visit),
    }
}

/// The page of a game on two phones.
pub(super) async fn page(
    Extension(room): Room,
    visit: Visit,
    headers: HeaderMap,
    Path(key): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let view = match room.rooms.view(&key, now()) {
        Ok(view) => view,
        Err(error) => return problem(&error).page(&visit),
    };
    let page = format!("/play/room/{key}");
    let seat = seat_view(&view, &page, visit.language);
    match seat.asked(query.as_deref().unwrap_or("")) {
        Ok((address, stage)) => {
            let shown = seat.scene(&address, &stage);
            html(&show(&visit, &view, &key, shown, address.hints, &origin(&visit, &headers)))
        }
        Err(refusal) => problem(&RoomError::Illegal(refusal)).page(&visit),
    }
}

fn seat_view<'a>(view: &'a View, page: &'a str, language: Language) -> SeatView<'a> {
    let mine = view.seat.player().map(|player| person_of(view.played.last(), player));
    let who = |side: Side| {
        let said =
            if side == mine? { language.msg("play-person") } else { language.msg("desk-other-player") };
        Some(said.to_string())
    };
    SeatView {
        played: &view.played,
        version: view.version,
        is_to_move: view.is_to_move() && view.is_joined,
        page,
        who: Side::BOTH.map(who),
        language,
    }
}

/// Tells of every move.
pub(super) async fn events(Extension(room): Room, visit: Visit, Path(key): Path<String>) -> Response {
    match room.rooms.follow(&key) {
        Ok((news, seat)) => {
            let present = Present { room: room.clone(), key };
            news::stream(news, seat.player(), present)
        }
        Err(error) => problem(&error).page(&visit),
    }
}

/// Somebody who has a game open; gone with the connection.
struct Present {
    room: Arc<Playroom>,
    key: String,
}

impl Drop for Present {
    fn drop(&mut self) {
        self.room.rooms.leave(&self.key);
    }
}

fn show(visit: &Visit, view: &View, key: &str, shown: SeatScene, has_hints: bool, origin: &str) -> RoomPage {
    let language = visit.language;
    let game = view.table.game();
    let is_to_move = view.is_to_move() && view.is_joined;
    let SeatScene { mut scene, confirm, choices, cancel, plies, hints } = shown;
    tell_end(&mut scene, view.played.last(), view.closed, view.seat.player(), language);
    if view.seat != Seat::Watcher && !view.is_over() {
        let turn =
            if is_to_move { language.msg("desk-your-turn") } else { language.msg("desk-waiting-for-other") };
        scene.status = turn.to_string();
    }
    let from_start = Address { moves: view.played.texts.clone(), at: Some(0), ..Address::default() }.query();
    let other = match view.seat {
        Seat::Player(side) if !view.is_joined => Some(&view.keys.players[(!side).index()]),
        _ => None,
    };
    let mine = view.seat.player();
    let invitation = other.map(|key| format!("{origin}/play/room/{key}"));
    RoomPage {
        frame: Frame::new(visit, game.info().name.in_language(language)),
        id: game.id().to_owned(),
        name: game.info().name.in_language(language).to_owned(),
        page: format!("/play/room/{key}"),
        scene,
        role: role(view.played.last(), view.seat.player(), language),
        is_waiting: !view.is_over() && !is_to_move,
        confirm,
        choices,
        cancel,
        may_undo: view.may_undo(),
        is_playing: mine.is_some() && view.is_joined,
        is_over: view.is_over(),
        from_start: format!("/play/{}?{from_start}", game.id()),
        can_draw: game.can_draw(),
        offers_draw: mine.is_some_and(|mine| view.offer == Some(mine)),
        is_offered_draw: mine.is_some_and(|mine| view.offer == Some(!mine)),
        wants_again: mine.is_some_and(|mine| view.again[mine.index()]),
        is_wanted_again: mine.is_some_and(|mine| view.again[(!mine).index()]),
        is_other_here: view.is_other_here.filter(|_| view.is_joined),
        version: view.version,
        hints,
        has_hints,
        plies,
        qr: invitation.as_deref().filter(|link| !link.starts_with('/')).map(qr).unwrap_or_default(),
        invitation,
        watch: format!("{origin}/play/room/{}", view.keys.watchers),
    }
}

/// Returns the address of this server as phones know it; empty where only this computer gets here, which paths do for.
fn origin(visit: &Visit, headers: &HeaderMap) -> String {
    if let Some(reach) = &visit.reach {
        return reach.clone();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).filter(|host| {
        host.len() < 256 && host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c))
    });
    let scheme = if visit.is_secure { "https" } else { "http" };
    host.and_then(|host| reachable(&format!("{scheme}://{host}"))).unwrap_or_default()
}

/// Draws a QR code; nothing if the text is too long for one.
pub(crate) fn qr(text: &str) -> String {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return String::new() };
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + 2, y + 2));
        }
    }
    let size = code.size() + 4;
    format!(
        "<svg class=\"qr\" viewBox=\"0 0 {size} {size}\" role=\"img\" aria-label=\"QR\"><rect width=\"{size}\" \
         height=\"{size}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>"
    )
}

fn problem(error: &RoomError) -> Problem {
    match error {
        RoomError::Gone => Problem::new(StatusCode::NOT_FOUND, msg("desk-room-gone")),
        RoomError::Full => Problem::new(StatusCode::SERVICE_UNAVAILABLE, msg("desk-room-full")),
        RoomError::NotYours => Problem::new(StatusCode::CONFLICT, msg("desk-not-your-turn")),
        RoomError::Moved => Problem::new(StatusCode::CONFLICT, msg("desk-game-went-on")),
        RoomError::Illegal(refusal) => unplayable(refusal),
    }
}
