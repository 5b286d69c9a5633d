//! Why a round was paired as it was, board by board.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;

use crate::app::Shared;
use crate::faults::aside;
use crate::layout::Frame;
use crate::pages::{only_organiser, page_or};
use crate::problem::Problem;
use crate::view::{capital, dotted, pupil};
use crate::visit::Visit;
use championship::facts::{EntryCode, NameStyle};
use championship::pairing::reason::explain;
use speech::Message;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/why/{group}/{round}", get(why))
}

struct Reasons {
    heading: String,
    lines: Vec<String>,
}

#[derive(Template)]
#[template(path = "web/why.html")]
struct WhyPage {
    frame: Frame,
    here: &'static str,
    id: String,
    round: u16,
    boards: Vec<Reasons>,
}

async fn why(State(app): State<Shared>, visit: Visit, Path((group, round)): Path<(String, u16)>) -> Response {
    let page = async {
        only_organiser(&visit)?;
        let championship = app.worker()?.snapshot().championship;
        let id = championship.find_group(&group).map_err(|_| Problem::nothing_here())?;
        let group = championship.group(id).ok_or_else(Problem::nothing_here)?;
        let name = championship.regulations().group_name(id, visit.language);
        let table = visit.msg("desk-table").with("table", group.table).to_string();
        let label = dotted([name.as_str(), table.as_str()]);
        let found = group.round(round);
        let found = found.ok_or_else(Problem::nothing_here)?;
        let firsts = found.boards.iter().map(|board| board.first);
        let entries: Vec<EntryCode> = firsts.chain(found.byes.iter().copied()).collect();
        let language = visit.language;
        let members = championship.group(id).map(|group| group.members.as_slice()).unwrap_or_default();
        let named = members.iter().map(|member| {
            let pupil = pupil(&championship, member.entry, NameStyle::Full);
            (format!("`{}`", member.entry), pupil.label().to_owned())
        });
        let named: Vec<(String, String)> = named.collect();
        let boards = aside(move || {
            // People are called by their names here, not by their codes.
            let say = |message: &Message| {
                let said = language.say(message);
                named.iter().fold(said, |said, (code, name)| said.replace(code.as_str(), name))
            };
            let explained = entries.iter().filter_map(|entry| {
                let one = explain(&championship, id, round, *entry, None).ok()?;
                let lines = one.lines.iter().map(say).collect();
                Some(Reasons { heading: capital(&say(&one.heading)), lines })
            });
            explained.collect()
        })
        .await;
        let title = visit.msg("desk-why-title").with("group", label).with("round", round);
        Ok::<_, Problem>(WhyPage {
            frame: Frame::new(&visit, title),
            here: "day",
            id: id.to_string(),
            round,
            boards,
        })
    };
    page_or(&visit, page.await)
}
