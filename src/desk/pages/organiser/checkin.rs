//! Check-in: who has come, by a tap or by the code of a badge, and what becomes of those who have not.

use std::collections::BTreeSet;

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use crate::app::{App, Shared};
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::meanwhile::{Tap, Wish, by_pupil, entries_of};
use crate::pages::{Notice, answer_or, only_organiser, telling};
use crate::problem::{Problem, html};
use crate::view::{cut, pupil, why_out};
use crate::visit::Visit;
use crate::worker::Snapshot;
use championship::decisions::{close_check_in, next_missed};
use championship::facts::{Entry, EntryCode, Fact, NameStyle};
use championship::imports::find_entry;
use championship::store::{self, Desk, DeskError, fact_of};
use speech::{Language, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/checkin", get(page).post(change))
}

/// A pupil, with all the games they play.
struct Person {
    anchor: String,
    codes: String,
    name: String,
    school: String,
    is_here: bool,
    /// Why nobody of that name plays, if so.
    why_out: Option<String>,
    /// The next round, if it will be missed.
    missed: Option<u16>,
}

#[derive(Template)]
#[template(path = "web/checkin.html")]
struct CheckinPage {
    frame: Frame,
    seen: u64,
    here: &'static str,
    people: Vec<Person>,
    n_here: usize,
    n_away: usize,
    /// Whether groups are drawn: who is not here then misses a round, and has not withdrawn.
    is_drawn: bool,
}

async fn page(State(app): State<Shared>, visit: Visit) -> Response {
    let notice = Notice::heard(&visit);
    answer_or(&visit, build_page(&app, &visit, notice).await)
}

async fn build_page(app: &App, visit: &Visit, notice: Option<Notice>) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let hall = app.worker()?;
    let Snapshot { championship, log, head, .. } = hall.snapshot();
    let here = log.present(&championship);
    let person = |entries: &Vec<&Entry>| {
        let codes: Vec<String> = entries.iter().map(|entry| entry.code.to_string()).collect();
        let shown = pupil(&championship, entries[0].code, NameStyle::Full);
        Person {
            anchor: format!("p-{}", codes[0].replace('.', "-")),
            name: shown.label().to_owned(),
            school: shown.school,
            is_here: entries.iter().any(|entry| here.contains(&entry.code)),
            why_out: match entries.iter().any(|entry| entry.is_active()) {
                true => None,
                false => why_out(&championship, entries[0].code, visit.language),
            },
            missed: entries.iter().find_map(|entry| next_missed(&championship, entry.code)),
            codes: codes.join(","),
        }
    };
    let people: Vec<Person> = by_pupil(&championship).values().map(person).collect();
    let n_here = people.iter().filter(|person| person.is_here && person.why_out.is_none()).count();
    let n_away = people.iter().filter(|person| !person.is_here && person.why_out.is_none()).count();
    Ok(html(&CheckinPage {
        frame: Frame::new(visit, visit.msg("desk-checkin")).telling(notice),
        here: "entries",
        seen: head,
        people,
        n_here,
        n_away,
        is_drawn: championship.groups().next().is_some(),
    }))
}

#[derive(Deserialize)]
struct Change {
    #[serde(default)]
    step: String,
    /// The codes of a pupil, or what a badge says.
    #[serde(default)]
    codes: String,
    /// The last fact in the page that was tapped on.
    seen: Option<u64>,
}

async fn change(State(app): State<Shared>, form: SafeForm<Change>) -> Response {
    let SafeForm { visit, fields } = form;
    match changed(&app, &visit, &fields).await {
        Ok((said, anchor)) => {
            let to = telling(&app, &visit, "/organiser/checkin", &said);
            Redirect::to(&format!("{to}{anchor}")).into_response()
        }
        Err(problem) => {
            let page = build_page(&app, &visit, Some(problem.notice(&visit))).await;
            problem.noted_on(&visit, page)
        }
    }
}

async fn changed(app: &App, visit: &Visit, fields: &Change) -> Result<(String, String), Problem> {
    let person = only_organiser(visit)?;
    if fields.step == "close" {
        let (actor, language, seen) = (visit.actor(&person), visit.language, fields.seen);
        let hall = app.worker()?;
        let n_away = hall.at_desk(move |desk| close(desk, &actor, seen, language)).await??;
        return Ok((visit.msg("desk-checkin-closed").with("count", n_away).to_string(), String::new()));
    }
    let wish = Wish::read(&fields.step)?;
    came(app, visit, &person, &fields.codes, fields.seen, wish).await
}

/// Writes down that a pupil has come, or has not after all, by any of their codes; returns what to say and where they
/// stand in the list.
pub(in crate::pages) async fn came(
    app: &App,
    visit: &Visit,
    person: &crate::visit::Person,
    typed: &str,
    seen: Option<u64>,
    wish: Wish,
) -> Result<(String, String), Problem> {
    let hall = app.worker()?;
    let championship = hall.snapshot().championship;
    let codes: Option<Vec<EntryCode>> = typed.split(',').map(|code| code.trim().parse().ok()).collect();
    let code = codes.and_then(|codes| codes.first().map(|code| championship.current_code(*code)));
    let code = code
        .filter(|code| championship.entry(*code).is_some())
        .or_else(|| find_entry(&championship, typed).ok())
        .ok_or_else(|| Problem::unreadable(msg("desk-checkin-nobody").with("text", cut(typed.trim()))))?;
    let tap = Tap { actor: visit.actor(person), code, seen, wish, language: visit.language };
    let said = hall.at_desk(move |desk| tap.done_at(desk)).await??;
    let first = entries_of(&championship, code).first().copied().unwrap_or(code);
    Ok((visit.language.say(&said), format!("#p-{}", first.to_string().replace('.', "-"))))
}

/// Refuses to give up anybody whom the page that was tapped on counted as present, or did not know.
fn nobody_new(desk: &Desk, here: &BTreeSet<EntryCode>, seen: u64) -> Result<(), DeskError> {
    let championship = desk.championship();
    let then = desk.log().present_at(championship, seen);
    let added = |entry: &store::Entry| match fact_of(entry) {
        Some(Fact::EntryAdded { code, .. }) => Some(championship.current_code(code)),
        _ => None,
    };
    let added: BTreeSet<EntryCode> = desk.journal().read(seen)?.iter().filter_map(added).collect();
    let is_new = |entry: &&Entry| {
        let code = &entry.code;
        entry.is_active() && !here.contains(code) && (then.contains(code) || added.contains(code))
    };
    let unseen: Vec<&Entry> = championship.entries().filter(is_new).collect();
    let Some(first) = unseen.first() else { return Ok(()) };
    let name = pupil(championship, first.code, NameStyle::Full).label().to_owned();
    Err(msg("desk-checkin-close-changed").with("name", name).with("more", unseen.len() - 1).into())
}

/// Gives up those who have not come: before the draw they withdraw, after it they miss the next round.
fn close(desk: &mut Desk, actor: &str, seen: Option<u64>, language: Language) -> Result<usize, DeskError> {
    desk.refresh()?;
    let here = desk.log().present(desk.championship());
    nobody_new(desk, &here, seen.unwrap_or(desk.head()))?;
    let reason = language.msg("desk-checkin-reason").to_string();
    let committed =
        desk.commit_as(actor, None, |championship, _| Ok(close_check_in(championship, &here, &reason)))?;
    Ok(committed.facts.len())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use championship::facts::{Contestant, Fact, GroupId, School, TournamentId};
    use championship::store::{Desk, Location};
    use championship::{pairing, regulations};
    use speech::Language;

    use super::close;

    const GROUP: GroupId = GroupId { tournament: TournamentId { cycle: 1, game: 3 }, stage: 1, group: 1 };

    fn told(desk: &mut Desk, fact: Fact) {
        desk.commit(None, |_, _| Ok(vec![fact.clone()])).unwrap();
    }

    /// A lesson of five, of whom four sit at boards.
    fn lesson(folder: &std::path::Path) -> Desk {
        let rules = regulations::parse("r.yaml", "stages: [{ play: free play for 40 minutes }]\n").unwrap();
        let location = Location::File(folder.join("aula.arbitro"));
        let mut desk = Desk::create(&location, "Aula", rules, "mesa").unwrap();
        for number in 1..=5 {
            let school = School { number, name: format!("Escola {number}"), place: None };
            told(&mut desk, Fact::SchoolRegistered { school });
            let code = desk.championship().next_code(number, GROUP.tournament);
            let contestant = Contestant { name: Some(format!("Aluno {number}")), school_year: Some(3) };
            told(&mut desk, Fact::EntryAdded { code, contestant });
        }
        let draw = pairing::draw(desk.championship(), GROUP.tournament, 1, 1).unwrap();
        told(&mut desk, draw);
        let round = pairing::pair(desk.championship(), GROUP, 1, None).unwrap();
        told(&mut desk, round);
        desk
    }

    #[test]
    fn closing_withdraws_from_free_play_only_who_has_not_come_while_it_lasts() {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = lesson(folder.path());
        let waits = desk.championship().group(GROUP).unwrap().free_members()[0].entry;
        assert_eq!(close(&mut desk, "mesa", None, Language::En).unwrap(), 1, "four sit at boards");
        let is_active = |desk: &Desk, code| desk.championship().entry(code).unwrap().is_active();
        assert!(!is_active(&desk, waits));
        assert_eq!(desk.championship().entries().filter(|entry| entry.is_active()).count(), 4);
        told(&mut desk, Fact::EntryReinstated { code: waits });
        told(&mut desk, Fact::FreePlayEnded { group: GROUP });
        assert_eq!(
            close(&mut desk, "mesa", None, Language::En).unwrap(),
            0,
            "nobody is awaited after the end"
        );
        assert!(is_active(&desk, waits));
    }
}
