//! The editions of a folder: who won, how many took part, and until when names are kept.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use askama::Template;
use axum::extract::{Extension, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::pages::at_home;
use super::{Lobby, files};
use crate::address::encoded;
use crate::app::Shared;
use crate::faults::aside;
use crate::flash::telling;
use crate::form::SafeForm;
use crate::layout::{Frame, Notice};
use crate::pages::page_or;
use crate::problem::{Problem, html};
use crate::session::now;
use crate::view::{cut, pupil};
use crate::visit::Visit;
use championship::decisions::{last_result, names_are_due, names_to_forget, names_until, published_winners};
use championship::facts::{Championship, EntryCode};
use championship::standings::podium;
use championship::store::{Desk, DeskError, ForgetReport, Location, Proven, form_day, said_day};
use paper::figure::Size;
use paper::figure::chart::{Arrangement, Axis, Bar, BarChart, Direction, Ink, Numbers};
use paper::figure::svg::svg;
use speech::{Language, msg};

/// As many bars has a plot at most; the rest would be too small to matter.
const MOST_BARS: usize = 8;

/// A championship of the folder, as it is looked back on.
struct Edition {
    file: String,
    name: String,
    about: String,
    /// The games that were played.
    games: String,
    /// The tournaments that are over, each with who won it.
    winners: Vec<(String, String)>,
    regulations: String,
    /// Where one like it is made.
    again: String,
    names: NamesView,
}

/// What is kept of names, and until when.
struct NamesView {
    /// Until when, where the regulations say it.
    until: String,
    is_due: bool,
    n_entries: usize,
    /// How many won and were published by their whole names.
    n_winners: usize,
}

/// A small plot, and what it shows.
struct Plot {
    title: String,
    drawing: String,
}

#[derive(Template)]
#[template(path = "web/lobby_archive.html")]
struct ArchivePage {
    frame: Frame,
    editions: Vec<Edition>,
    /// How many championships of the folder are not shown.
    n_more: usize,
    plots: Vec<Plot>,
}

pub(super) async fn page(visit: Visit, Extension(lobby): Extension<Arc<Lobby>>) -> Response {
    page_or(&visit, build_page(&visit, &lobby, Notice::heard(&visit)).await)
}

async fn build_page(
    visit: &Visit,
    lobby: &Arc<Lobby>,
    notice: Option<Notice>,
) -> Result<ArchivePage, Problem> {
    at_home(visit, lobby)?;
    let (asked, language) = (Arc::clone(lobby), visit.language);
    let (editions, n_more, plots) = aside(move || look_back(&asked, language)).await;
    let frame = Frame::new(visit, visit.msg("desk-archive-title")).telling(notice);
    Ok(ArchivePage { frame, editions, n_more, plots })
}

/// Reads all championships of the folder, the latest first; slow.
fn look_back(lobby: &Lobby, language: Language) -> (Vec<Edition>, usize, Vec<Plot>) {
    let found = files::latest_first(&lobby.folder).unwrap_or_default();
    // Those whose names are due are here, however long ago they changed.
    let (n_others, due) = lobby.unshown.look(&lobby.folder);
    let n_more = n_others.saturating_sub(due.len());
    let due = due.into_iter().map(|(path, _)| path);
    let read = found.into_iter().take(files::MOST).chain(due).filter_map(|path| {
        let file = path.file_name()?.to_string_lossy().into_owned();
        Some((file, Proven::read(&path).ok()?.without_journal()))
    });
    let mut read: Vec<(String, Proven)> = read.collect();
    read.sort_by_key(|(_, one)| (Reverse(last_result(&one.championship)), Reverse(one.seal.seq)));
    let editions = read.iter().map(|(file, one)| edition(file, &one.championship, language)).collect();
    // Two files may hold the same championship: it counts once, as it is in the later.
    let mut met: BTreeSet<String> = BTreeSet::new();
    read.retain(|(_, one)| met.insert(one.id.clone()));
    let counted: Vec<Championship> = read.into_iter().map(|(_, one)| one.championship).collect();
    (editions, n_more, plots(&counted, language))
}

fn edition(file: &str, championship: &Championship, language: Language) -> Edition {
    let public = championship.for_public();
    let seen = public.as_ref().unwrap_or(championship);
    let style = championship.public_names();
    let regulations = championship.regulations();
    let who = |code: EntryCode| {
        let shown = pupil(seen, code, style);
        let name = if shown.name.is_empty() { shown.code } else { shown.name };
        if shown.school.is_empty() { name } else { format!("{name} ({})", shown.school) }
    };
    let winners = seen.tournaments().filter_map(|tournament| {
        let first = podium(seen, tournament.id).into_iter().filter(|placing| placing.place == 1);
        let names: Vec<String> = first.map(|placing| who(placing.entry)).collect();
        let called = regulations.tournament_name(tournament.id, language);
        (!names.is_empty()).then(|| (called, names.join(", ")))
    });
    let n_pupils = championship.entries().filter(|entry| entry.is_active()).count();
    let pupils = language.msg("desk-n-pupils").with("count", n_pupils).to_string();
    let day = last_result(championship).map(|at| language.say(&said_day(at)));
    let about = [file.to_owned(), day.unwrap_or_default(), pupils, championship.details().line()];
    let about: Vec<String> = about.into_iter().filter(|part| !part.is_empty()).collect();
    let games = games_played(championship);
    let games = games.into_iter().filter_map(|number| regulations.game(number));
    let games = games.map(|game| game.name.in_language(language));
    Edition {
        file: file.to_owned(),
        name: cut(championship.name()),
        about: about.join(" · "),
        games: games.collect::<Vec<_>>().join(", "),
        winners: winners.collect(),
        regulations: regulations.source.clone(),
        again: format!("/start/new?kind=before&before={}", encoded(file)),
        names: NamesView {
            until: names_until(championship).map(|at| language.say(&said_day(at))).unwrap_or_default(),
            is_due: is_due(championship),
            n_entries: names_to_forget(championship, false).count(),
            n_winners: published_winners(championship).len(),
        },
    }
}

/// Returns the numbers of the games of which some result was entered.
fn games_played(championship: &Championship) -> BTreeSet<u8> {
    let played = championship.groups().filter(|group| {
        let mut boards = group.rounds.iter().flat_map(|round| &round.boards);
        boards.any(|board| board.games.iter().any(|history| !history.entries().is_empty()))
    });
    played.map(|group| group.id.tournament.game).collect()
}

/// Says whether the time is over for which the names of a championship are kept.
fn is_due(championship: &Championship) -> bool {
    names_are_due(championship, i64::try_from(now()).unwrap_or(i64::MAX))
}

fn plots(read: &[Championship], language: Language) -> Vec<Plot> {
    let by_edition = read.iter().rev().map(|championship| {
        let year: String =
            last_result(championship).map(form_day).unwrap_or_default().chars().take(4).collect();
        let label = format!("{} {year}", cut(championship.name()));
        (label.trim().to_owned(), championship.entries().filter(|entry| entry.is_active()).count())
    });
    let mut plots = vec![plot(language.msg("desk-archive-by-edition").to_string(), by_edition.collect())];
    let cycle = |championship: &Championship, code: EntryCode| {
        let cycle = championship.regulations().cycle(code.tournament.cycle)?;
        Some(cycle.name.in_language(language).to_owned())
    };
    let school = |championship: &Championship, code: EntryCode| {
        let own = championship.school(code.school).filter(|_| championship.has_schools())?;
        Some(own.name.clone())
    };
    let town = |championship: &Championship, code: EntryCode| {
        championship.school(code.school).and_then(|school| school.place.clone())
    };
    plots.push(plot(language.msg("desk-archive-by-cycle").to_string(), counted(read, cycle)));
    plots.push(plot(language.msg("desk-archive-by-town").to_string(), counted(read, town)));
    plots.push(plot(language.msg("desk-archive-by-school").to_string(), counted(read, school)));
    plots.into_iter().flatten().collect()
}

/// Counts the entries of all championships by what is said of each, the most first.
fn counted(
    read: &[Championship],
    of: impl Fn(&Championship, EntryCode) -> Option<String>,
) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for championship in read {
        for entry in championship.entries().filter(|entry| entry.is_active()) {
            if let Some(label) = of(championship, entry.code).filter(|label| !label.is_empty()) {
                *counts.entry(cut(&label)).or_default() += 1;
            }
        }
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    counts
}

/// Draws counts as bars; nothing where there is nothing to compare.
fn plot(title: String, counts: Vec<(String, usize)>) -> Option<Plot> {
    if counts.len() < 2 {
        return None;
    }
    let value = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    let highest = counts.iter().map(|(_, count)| value(*count)).fold(1.0, f64::max);
    let bars = counts.into_iter().take(MOST_BARS);
    let bars = bars.map(|(label, count)| Bar::single(label, value(count), count.to_string(), Ink::Grey));
    let chart = BarChart {
        title: title.clone(),
        size: Size::new(120.0, 10.0),
        direction: Direction::Level,
        arrangement: Arrangement::Beside,
        axis: Axis::covering("", 0.0, highest, 5, Numbers::WHOLE),
        keys: Vec::new(),
        bars: bars.collect(),
    };
    Some(Plot { title, drawing: svg(&chart.with_rows_of(8.0).figure()) })
}

#[derive(Deserialize)]
pub(super) struct ForgetFields {
    file: String,
    #[serde(default)]
    keep: String,
    #[serde(default)]
    sure: String,
}

/// Forgets the names of an edition.
pub(super) async fn forget(
    State(app): State<Shared>,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: SafeForm<ForgetFields>,
) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        at_home(&visit, &lobby)?;
        let path = files::named(&lobby.folder, &fields.file).ok_or_else(Problem::nothing_here)?;
        if fields.sure.is_empty() {
            return Err(Problem::unreadable(msg("desk-archive-sure")));
        }
        let (actor, keeps_winners) = (lobby.actor.clone(), !fields.keep.is_empty());
        let work = move |desk: &mut Desk| -> Result<(usize, ForgetReport), DeskError> {
            let whom = names_to_forget(desk.championship(), keeps_winners);
            if whom.count() == 0 {
                return Err(msg("desk-archive-no-names").into());
            }
            Ok((whom.count(), desk.forget_all_as(&actor, &whom.entries, &whom.kept)?))
        };
        let open = lobby.open_app().filter(|_| lobby.open_file().as_ref() == Some(&path));
        let (count, report) = match open {
            Some(app) => app.worker()?.at_desk(work).await??,
            None => {
                let (location, actor) = (Location::File(path), lobby.actor.clone());
                aside(move || work(&mut Desk::open(&location, &actor)?)).await?
            }
        };
        let mut said = visit.msg("desk-archive-forgotten").with("count", count).to_string();
        // The words themselves must not stand in an address.
        let lines: Vec<String> = report.left.mentions.iter().map(|mention| mention.seq.to_string()).collect();
        if !lines.is_empty() {
            said += &format!(" {}", visit.msg("desk-archive-left").with("lines", lines.join(", ")));
        }
        if !report.left.files.is_empty() {
            let count = report.left.files.len();
            said += &format!(" {}", visit.msg("desk-archive-left-files").with("count", count));
        }
        Ok::<_, Problem>(said)
    };
    match done.await {
        Ok(said) => Redirect::to(&telling(&app, &visit, "/start/archive", &said)).into_response(),
        Err(problem) => match build_page(&visit, &lobby, Some(problem.notice(&visit))).await {
            Ok(page) => (problem.status, html(&page)).into_response(),
            Err(problem) => problem.page(&visit),
        },
    }
}
