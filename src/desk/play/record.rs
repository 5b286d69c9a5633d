//! Recorded games: opened to be stepped through, and written out.

use askama::Template;
use axum::Extension;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::asked::Asked;
use super::table::place;
use super::{Room, unplayable};
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::problem::html;
use crate::view::{plain, sentence};
use crate::visit::Visit;
use gallery::play::address::{LONGEST_QUERY, MOST_MOVES};
use gallery::play::page::record as record_of;
use gallery::play::{Refusal, Refused, Visit as Address};
use rules::engine::GameRecord;
use speech::{Language, Tell};

/// Notes longer than this are cut.
const LONGEST_NOTE: usize = 300;

#[derive(Template)]
#[template(path = "web/record.html")]
struct RecordPage {
    frame: Frame,
    text: String,
    problem: Option<String>,
}

/// The page to paste a record on.
pub(super) async fn page(visit: Visit) -> Response {
    let frame = Frame::new(&visit, visit.msg("desk-open-record"));
    html(&RecordPage { frame, text: String::new(), problem: None })
}

/// What the form brings.
#[derive(Deserialize)]
pub(super) struct Pasted {
    #[serde(default)]
    record: String,
}

/// Opens a pasted record at its beginning.
pub(super) async fn open(Extension(room): Room, form: SafeForm<Pasted>) -> Response {
    let visit = form.visit;
    let text = form.fields.record;
    match read(&room, &text, visit.language) {
        Ok(place) => Redirect::to(&place).into_response(),
        Err(problem) => {
            let frame = Frame::new(&visit, visit.msg("desk-open-record"));
            // What was pasted is given back to be mended, unless it was no record at all.
            let text = text.chars().take(20_000).collect();
            (
                StatusCode::BAD_REQUEST,
                html(&RecordPage { frame, text, problem: Some(sentence(&plain(&problem))) }),
            )
                .into_response()
        }
    }
}

fn read(room: &super::Playroom, text: &str, language: Language) -> Result<String, String> {
    let record = GameRecord::read(text).map_err(|error| error.in_language(language))?;
    let table = room.table(&record.game).map_err(|problem| problem.text.say(language))?;
    if record.moves.len() > MOST_MOVES {
        return Err(Refusal::TooLong.words(language));
    }
    let mut address = Address { moves: record.moves.clone(), ..Address::default() };
    if let Err(Refusal::Move(number, refused)) = address.play(&table) {
        let line = record.lines.get(number - 1).copied().unwrap_or(0);
        return Err(unplayed(line, number, &refused, language));
    }
    let notes: Vec<String> = record.notes.iter().map(|(key, value)| format!("{key}: {value}")).collect();
    address.note = notes.join(" · ").chars().take(LONGEST_NOTE).collect();
    address.at = Some(0);
    if address.query().len() > LONGEST_QUERY {
        return Err(Refusal::TooLong.words(language));
    }
    Ok(place(table.game().id(), &address))
}

/// Says which move of a record cannot be played.
fn unplayed(line: usize, number: usize, refused: &Refused, language: Language) -> String {
    let short = |text: &str, longest: usize| text.chars().take(longest).collect::<String>();
    language
        .msg("desk-record-move")
        .with("line", line)
        .with("number", number)
        .with("move", short(&refused.error.refused, 120))
        .with("reason", short(refused.reason.in_language(language), 600))
        .to_string()
}

/// The game of an address as a file.
pub(super) async fn download(Asked { visit, id, table, address }: Asked) -> Response {
    let played = address.and_then(|address| {
        match address.start {
            // A record begins at the start of the game.
            Some(_) => Err(Refusal::Unreadable("p", String::new())),
            None => address.play(&table),
        }
    });
    let played = match played {
        Ok(played) => played,
        Err(refusal) => return unplayable(&refusal).page(&visit),
    };
    let record = record_of(&id, &played);
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.txt\"")),
    ];
    (headers, record.written(visit.language)).into_response()
}
