//! A board to play on: two at one screen, or one against the computer. The whole game is in the address.

use std::sync::Arc;

use askama::Template;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::asked::Asked;
use crate::faults::aside;
use crate::frame::Frame;
use crate::problem::html;
use crate::visit::Visit;
use gallery::play::{Click, Played, Refusal, Stage, Visit as Address, board, click, stage, words};
use rules::analysis::opponent::Level;
use rules::engine::{Move, Position, Table};
use rules::game::{CellId, Game, Side};
use speech::Language;

/// A link with its words.
pub(super) struct Link {
    pub(super) words: String,
    pub(super) href: String,
}

/// A move in the list of a game.
pub(super) struct Ply {
    pub(super) number: usize,
    pub(super) text: String,
    pub(super) href: String,
    pub(super) is_shown: bool,
}

/// The links for going through a game.
struct Steps {
    first: String,
    back: Option<String>,
    next: Option<String>,
    last: String,
    /// Where to play on from the position shown.
    on: String,
}

/// What every board shows, whoever plays.
pub(super) struct Scene {
    pub(super) board: String,
    /// The pieces of the side to move.
    pub(super) tokens: String,
    /// Whose turn it is, or who won.
    pub(super) status: String,
    /// By which rule the game ended.
    pub(super) reason: Option<String>,
    pub(super) score: Option<String>,
    pub(super) is_over: bool,
    pub(super) is_swapped: bool,
}

#[derive(Template)]
#[template(path = "web/play.html")]
struct TablePage {
    frame: Frame,
    id: String,
    name: String,
    scene: Scene,
    note: String,
    /// What is asked when cells do not say enough.
    choices: Vec<Link>,
    buttons: Vec<Link>,
    cancel: Option<String>,
    undo: Option<String>,
    hints: String,
    has_hints: bool,
    again: String,
    plies: Vec<Ply>,
    steps: Option<Steps>,
    think: Option<String>,
    opponents: Vec<(String, Vec<Link>)>,
    plays_computer: bool,
    position: String,
    position_address: String,
    record_address: String,
    here: String,
}

#[derive(Template)]
#[template(path = "web/refusal.html")]
struct RefusalPage {
    frame: Frame,
    name: String,
    words: String,
    legal: Vec<String>,
    back: String,
    id: String,
}

/// The page of a game.
pub(super) async fn page(Asked { visit, id, table, address }: Asked) -> Response {
    let address = match address {
        Ok(address) => address,
        Err(refusal) => return refused(&visit, &table, &Address::default(), &refusal),
    };
    // Playing a long game again takes a moment that other visitors need not wait for.
    let game = table.clone();
    let asked = address.clone();
    let played = aside(move || asked.play(&game)).await;
    let shown = played.and_then(|played| {
        let picked = address.cells(&table)?;
        let stage = stage(played.last(), &picked)
            .filter(|_| picked.is_empty() || address.at.is_none())
            .ok_or_else(|| Refusal::Cells(address.picked.join(" ")))?;
        Ok((played, stage))
    });
    match shown {
        Ok((played, stage)) => match stage.decided() {
            Some(mv) => {
                Redirect::to(&place(&id, &address.after(played.last().write_move(mv)))).into_response()
            }
            None => html(&show(&visit, &table, &address, &played, &stage)),
        },
        Err(refusal) => refused(&visit, &table, &address, &refusal),
    }
}

/// Returns the address of a game.
pub(super) fn place(id: &str, address: &Address) -> String {
    match address.query() {
        query if query.is_empty() => format!("/play/{id}"),
        query => format!("/play/{id}?{query}"),
    }
}

/// Says what is wrong with an address and offers the game as far as it can be played.
fn refused(visit: &Visit, table: &Arc<Table>, address: &Address, refusal: &Refusal) -> Response {
    let game = table.game();
    let mut good = Address { picked: Vec::new(), at: None, ..address.clone() };
    let mut legal = Vec::new();
    match refusal {
        Refusal::Move(number, error) => {
            good.moves.truncate(number - 1);
            legal = error.legal.iter().take(60).cloned().collect();
        }
        Refusal::Cells(_) | Refusal::Unreadable("c", _) => {}
        Refusal::TooLong | Refusal::Unreadable(..) | Refusal::Position(_) => good = Address::default(),
    }
    let page = RefusalPage {
        frame: Frame::new(visit, visit.msg("desk-not-possible")),
        name: game.info().name.in_language(visit.language).to_owned(),
        words: refusal.words(visit.language),
        legal,
        back: place(game.id(), &good),
        id: game.id().to_owned(),
    };
    (StatusCode::BAD_REQUEST, html(&page)).into_response()
}

/// Says whether the computer is to move. After a swap the players have each other's side.
pub(super) fn is_computers_turn(address: &Address, position: &Position) -> bool {
    let side = position.side_to_move();
    let person = if position.is_swapped() { !side } else { side };
    position.ending().is_none() && address.opponent.is_some_and(|opponent| opponent.side == person)
}

fn show(visit: &Visit, table: &Arc<Table>, address: &Address, played: &Played, stage: &Stage) -> TablePage {
    let language = visit.language;
    let game = table.game();
    let id = game.id();
    let n_shown = address.at.map_or(played.moves.len(), |at| at.min(played.moves.len()));
    let position = &played.positions[n_shown];
    let thinks = address.at.is_none() && is_computers_turn(address, position);
    let is_open = address.at.is_none() && !thinks;
    let bare = Address { picked: Vec::new(), ..address.clone() };
    let go = |address: &Address| place(id, address);
    let last = n_shown.checked_sub(1).map(|index| played.moves[index]);
    let link = |cell: CellId| match click(position, stage, cell).filter(|_| is_open)? {
        Click::Play(mv) => Some(go(&address.after(position.write_move(mv)))),
        Click::Pick(cells) => {
            let picked = cells.iter().map(|&cell| game.board().name(cell).to_owned()).collect();
            Some(go(&Address { picked, ..address.clone() }))
        }
    };
    let scene = scene(position, stage, last, is_open && address.hints, language, &link);
    let offer = |moves: &[Move]| -> Vec<Link> {
        let link = |&mv: &Move| Link {
            words: words::button(position, mv, language),
            href: go(&bare.after(position.write_move(mv))),
        };
        if is_open { moves.iter().map(link).collect() } else { Vec::new() }
    };
    let at = |at: usize| go(&Address { at: Some(at), ..bare.clone() });
    let n_moves = played.moves.len();
    let steps = address.at.map(|_| Steps {
        first: at(0),
        back: n_shown.checked_sub(1).map(at),
        next: (n_shown < n_moves).then(|| at(n_shown + 1)),
        last: at(n_moves),
        on: go(&Address { at: None, moves: played.texts[..n_shown].to_vec(), ..bare.clone() }),
    });
    let plies = played.texts.iter().enumerate().map(|(index, text)| Ply {
        number: index + 1,
        text: words::ply(game, text, language),
        href: at(index + 1),
        is_shown: index + 1 == n_shown,
    });
    let query = |address: &Address| match address.query() {
        query if query.is_empty() => String::new(),
        query => format!("?{query}"),
    };
    let kept = Address { at: None, ..bare.clone() };
    TablePage {
        frame: Frame::new(visit, game.info().name.in_language(language)),
        id: id.to_owned(),
        name: game.info().name.in_language(language).to_owned(),
        scene,
        note: address.note.chars().take(300).collect(),
        choices: offer(&stage.complete),
        buttons: offer(&stage.buttons),
        cancel: (is_open && !stage.picked.is_empty()).then(|| go(&bare)),
        undo: undone(&bare, played).filter(|_| address.at.is_none()).map(|address| go(&address)),
        hints: go(&Address { hints: !address.hints, ..address.clone() }),
        has_hints: address.hints,
        again: go(&Address { moves: Vec::new(), at: None, note: String::new(), ..bare.clone() }),
        plies: plies.collect(),
        steps,
        think: thinks.then(|| format!("/play/{id}/think{}", query(&kept))),
        opponents: opponents(game, language),
        plays_computer: address.opponent.is_some(),
        position: position.write(),
        position_address: go(&Address { start: Some(position.write()), ..Address::default() }),
        record_address: format!("/play/{id}/record.txt{}", query(&kept)),
        here: go(address),
    }
}

/// Draws a position and says how it stands.
pub(super) fn scene(
    position: &Position,
    stage: &Stage,
    last: Option<Move>,
    hints: bool,
    language: Language,
    link: &dyn Fn(CellId) -> Option<String>,
) -> Scene {
    let game = position.table().game();
    let result = words::result(position, language);
    let shown = position.ending().and_then(|ending| ending.winner).unwrap_or(position.side_to_move());
    Scene {
        board: board::Board { position, stage, last, hints, language }.svg(link),
        tokens: board::pieces(game, shown),
        is_over: result.is_some(),
        status: result.unwrap_or_else(|| words::to_move(position, language)),
        reason: words::reason(position, language),
        score: words::score(position, language),
        is_swapped: position.is_swapped(),
    }
}

/// Returns the game before the last move, or before the last move of the one who plays the computer.
fn undone(address: &Address, played: &Played) -> Option<Address> {
    let mut keep = played.moves.len().checked_sub(1)?;
    while is_computers_turn(address, &played.positions[keep]) {
        keep = keep.checked_sub(1)?;
    }
    Some(Address { moves: played.texts[..keep].to_vec(), ..address.clone() })
}

/// Returns the ways to play the computer: who begins, and how well it plays.
fn opponents(game: &Game, language: Language) -> Vec<(String, Vec<Link>)> {
    let titles =
        [(Side::Second, language.msg("desk-i-begin")), (Side::First, language.msg("desk-computer-begins"))];
    titles
        .into_iter()
        .map(|(side, title)| {
            let levels = Level::ALL.into_iter().map(|level| Link {
                words: format!("{} · {}", level.number(), level.name(language)),
                href: format!(
                    "/play/{}?vs={}-{}",
                    game.id(),
                    ["first", "second"][side.index()],
                    level.number()
                ),
            });
            (title.to_string(), levels.collect())
        })
        .collect()
}
