//! How a class reaches its boards: everybody types the code that the projector shows and chooses their name. A device that has
//! a seat already, or has had one, is known by it and types nothing.

use std::collections::BTreeSet;
use std::sync::PoisonError;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::claim::{asked, seated, waiting, waiting_address};
use super::device;
use super::free_play::{FreePlayView, of_class};
use super::is_open_on_screens;
use crate::app::{App, Shared};
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::problem::{Problem, html};
use crate::session::{now as seconds, same};
use crate::view::{cut, pupil, sentence};
use crate::visit::Visit;
use crate::worker::Snapshot;
use championship::facts::{BoardPlace, Championship, EntryCode, Format, Group, Seat};
use championship::imports::fold;
use speech::{Language, msg};

/// The digits of the code of a class.
const DIGITS: u32 = 6;

/// A name on the page of a class.
struct NameCard {
    code: String,
    name: String,
    /// What is played, where several games are.
    game: String,
    /// Why the name cannot be chosen; empty where it can.
    closed: String,
    /// Whether whoever chooses it waits for somebody to play.
    waits: bool,
    /// The board at which the visitor's own device has this seat; empty where it has not.
    own: String,
}

#[derive(Template)]
#[template(path = "web/class.html")]
struct ClassPage {
    frame: Frame,
    head: u64,
    /// What was typed.
    class: String,
    /// What is wrong with what was typed or chosen.
    wrong: String,
    /// The names, once the code is right or the device is known.
    names: Option<Vec<NameCard>>,
    has_taken: bool,
    /// Whether everything that is played on screens is over.
    is_over: bool,
    free_play: Option<FreePlayView>,
}

/// Returns the code of the class, which the projector shows: the same as long as the championship is served from here.
pub(crate) fn class_code(app: &App) -> Result<String, Problem> {
    let id = app.worker()?.snapshot().id;
    let digits = u64::from_str_radix(&app.signer.sign("class", &id)[..12], 16).unwrap_or(0);
    Ok(format!("{:0width$}", digits % 10_u64.pow(DIGITS), width = DIGITS as usize))
}

/// What the address of the page asks for.
#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    class: String,
    /// Whether the names are wanted also by a device that has a board to go to.
    names: Option<String>,
}

/// The page on which a class begins: it asks for the code on the projector. A device with a board to play at goes there.
pub(super) async fn page(State(app): State<Shared>, visit: Visit, Query(wanted): Query<Wanted>) -> Response {
    let made = || {
        let snapshot = app.worker()?.snapshot();
        let seats = snapshot.championship.seats_of_device(&device(&app, &visit));
        let in_play = snapshot.championship.boards_in_play();
        let own: Vec<BoardPlace> =
            seats.iter().map(|(place, _)| *place).filter(|place| in_play.contains(place)).collect();
        if let ([place], None) = (&own[..], &wanted.names) {
            return Ok(Redirect::to(&super::address(*place)).into_response());
        }
        let class = digits_of(&wanted.class);
        if !seats.is_empty() {
            return Ok(html(&list(&app, &visit, &snapshot, class, String::new())));
        }
        if class.is_empty() {
            return Ok(html(&form(&visit, class, String::new())));
        }
        Ok(match check_class(&app, &visit, &class) {
            Ok(()) => html(&list(&app, &visit, &snapshot, class, String::new())),
            Err(problem) => refused(&visit, class, &problem),
        })
    };
    made().unwrap_or_else(|problem: Problem| problem.page(&visit))
}

fn digits_of(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).take(12).collect()
}

/// Returns the page that asks for the code.
fn form(visit: &Visit, class: String, wrong: String) -> ClassPage {
    let title = visit.msg("boards-class-title").with("hall", if visit.has_schools { "yes" } else { "no" });
    ClassPage {
        frame: Frame::new(visit, title),
        head: 0,
        class,
        wrong,
        names: None,
        has_taken: false,
        is_over: false,
        free_play: None,
    }
}

/// Returns that page as the answer to a code that is not taken: what was typed stays.
fn refused(visit: &Visit, class: String, problem: &Problem) -> Response {
    let wrong = sentence(&problem.text.say(visit.language));
    (problem.status, html(&form(visit, class, wrong))).into_response()
}

/// Returns the page of all names.
fn list(app: &App, visit: &Visit, snapshot: &Snapshot, class: String, wrong: String) -> ClassPage {
    let names = names(snapshot, &device(app, visit), visit.language);
    let has_taken = names.iter().any(|card| !card.closed.is_empty());
    let head = snapshot.head_off_boards;
    let free_play = of_class(&snapshot.championship, visit.language);
    let is_over = !names.is_empty() && !is_open_on_screens(&snapshot.championship);
    ClassPage { head, names: Some(names), has_taken, is_over, free_play, ..form(visit, class, wrong) }
}

/// Returns everybody in a round on screens by name: who can sit down, who has done so, who has played and who has nobody to play. All
/// of the class read all names, so that whoever did not agree to be named finds the code that stands on their badge.
fn names(snapshot: &Snapshot, device: &str, language: Language) -> Vec<NameCard> {
    let (championship, public) = (&snapshot.championship, &snapshot.public);
    let style = public.public_names();
    let alike = public.told_apart(style);
    let name = |code: EntryCode| match alike.get(&code.to_string()) {
        Some(called) => cut(called),
        None => pupil(public, code, style).label().to_owned(),
    };
    let regulations = championship.regulations();
    let game = |place: BoardPlace| {
        let number = championship.game_in_play(place).unwrap_or(1);
        regulations.game_names(&[regulations.game_at(place.game(number))], language)
    };
    let card = |place: BoardPlace, code: EntryCode, closed: String, own: String| NameCard {
        code: code.to_string(),
        name: name(code),
        game: game(place),
        closed,
        waits: false,
        own,
    };
    // Whoever is free in free play may choose the name and wait.
    let waiting_card = |place: BoardPlace, code: EntryCode| NameCard {
        waits: true,
        ..card(place, code, String::new(), String::new())
    };
    let mut cards = Vec::new();
    let mut rounds = BTreeSet::new();
    let mut named = BTreeSet::new();
    // The latest first: in free play somebody may have played at several of these boards.
    for place in championship.boards_of_latest_rounds().into_iter().rev() {
        let Some(board) = championship.board_at(place) else { continue };
        let group = championship.group(place.group).filter(|group| is_playing_freely(championship, group));
        for seat in Seat::BOTH {
            let code = [board.first, board.second][seat.index()];
            if !named.insert(code) {
                continue;
            }
            let is_free = |group: &Group| group.free_members().iter().any(|member| member.entry == code);
            if group.is_some_and(is_free) {
                cards.push(waiting_card(place, code));
                continue;
            }
            let holder = championship.live_board(place).and_then(|live| live.seats[seat.index()].as_deref());
            let is_played = championship.game_in_play(place).is_none();
            let (closed, own) = match holder {
                _ if is_played && group.is_some() => {
                    (language.msg("boards-class-waits").to_string(), String::new())
                }
                _ if is_played => (language.msg("boards-class-played").to_string(), String::new()),
                Some(holder) if holder == device => (String::new(), super::address(place)),
                Some(_) => (language.msg("boards-taken").to_string(), String::new()),
                None => (String::new(), String::new()),
            };
            cards.push(card(place, code, closed, own));
        }
        if rounds.insert((place.group, place.round)) {
            let round = championship.group(place.group).and_then(|group| group.round(place.round));
            for code in round.map(|round| round.byes.as_slice()).unwrap_or_default() {
                let closed = language.msg("boards-class-off").to_string();
                cards.push(card(place, *code, closed, String::new()));
            }
            // Whoever waits in free play has not sat anywhere yet.
            let free = group.map(Group::free_members).unwrap_or_default();
            for member in free {
                let has_played = group.is_some_and(|group| {
                    group.rounds.iter().any(|round| round.board_of(member.entry).is_some())
                });
                if !has_played && named.insert(member.entry) {
                    cards.push(waiting_card(place, member.entry));
                }
            }
        }
    }
    let is_one_game = cards.iter().all(|card| card.game == cards[0].game);
    if is_one_game {
        cards.iter_mut().for_each(|card| card.game.clear());
    }
    cards.sort_by_cached_key(|card| (fold(&card.name), card.game.clone()));
    cards
}

/// Says whether a group plays freely, and is not over.
fn is_playing_freely(championship: &Championship, group: &Group) -> bool {
    championship.format_of(group.id).is_some_and(Format::is_free_play) && !group.free_play.is_over
}

#[derive(Deserialize)]
pub(super) struct Chosen {
    #[serde(default)]
    class: String,
    /// The pupil who was chosen; nothing shows the list.
    #[serde(default)]
    code: String,
}

/// Shows the names of a class, or takes the seat of the one that was chosen.
pub(super) async fn choose(State(app): State<Shared>, form: SafeForm<Chosen>) -> Response {
    let SafeForm { visit, fields } = form;
    let class = digits_of(&fields.class);
    let done = async {
        let snapshot = app.worker()?.snapshot();
        let is_known = !snapshot.championship.seats_of_device(&device(&app, &visit)).is_empty();
        if !is_known && let Err(problem) = check_class(&app, &visit, &class) {
            return Ok(refused(&visit, class, &problem));
        }
        if fields.code.is_empty() {
            return Ok(html(&list(&app, &visit, &snapshot, class, String::new())));
        }
        if let Some((code, _)) = waiting(&snapshot.championship, &fields.code) {
            return Ok(Redirect::to(&waiting_address(code)).into_response());
        }
        let sat = match asked(&snapshot.championship, &fields.code) {
            Ok(code) => seated(&app, &visit, code).await,
            Err(problem) => Err(problem),
        };
        // Somebody was faster, or the game is over: the names as they are now say which.
        Ok(match sat {
            Ok(board) => board,
            Err(problem) => {
                let wrong = sentence(&problem.text.say(visit.language));
                let now = app.worker()?.snapshot();
                (problem.status, html(&list(&app, &visit, &now, class, wrong))).into_response()
            }
        })
    };
    done.await.unwrap_or_else(|problem: Problem| problem.page(&visit))
}

/// Refuses a wrong code of the class, and who guesses too often.
fn check_class(app: &App, visit: &Visit, class: &str) -> Result<(), Problem> {
    let mut guesses = app.boards.guesses.lock().unwrap_or_else(PoisonError::into_inner);
    let counted = guesses.begin(None, &visit.peer, None, seconds()).map_err(|wait| {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, msg("boards-class-wait").with("seconds", wait))
    })?;
    if !same(class, &class_code(app)?) {
        return Err(Problem::new(StatusCode::FORBIDDEN, msg("boards-class-wrong")));
    }
    guesses.forgive(&counted);
    Ok(())
}
