//! Free play on the pages, and whom the desk pairs by itself: whoever is free and plays on screens.

use std::collections::BTreeMap;
use std::time::Instant;

use super::clockwork::now;
use crate::app::App;
use championship::decisions::free_play::{end, is_due, out_of_time, pair_free, running};
use championship::facts::{BoardKind, Championship, Fact, Format, Group, GroupId, Stamp};
use championship::store::{DeskError, random_seed};
use speech::Language;

/// How free play of a group stands, for pages.
pub(crate) struct FreePlayView {
    /// Whether anybody was paired.
    pub(crate) is_begun: bool,
    /// Whether it is over.
    pub(crate) is_over: bool,
    /// What is left, as words and in milliseconds; empty where no clock runs.
    pub(crate) left: String,
    pub(crate) left_ms: i64,
    /// What is said instead of the time.
    pub(crate) says: String,
}

/// Returns seconds since 1970.
fn seconds() -> i64 {
    now() / 1_000
}

impl FreePlayView {
    /// Returns how free play of a group stands; nothing where it plays otherwise.
    pub(crate) fn of(championship: &Championship, group: &Group, language: Language) -> Option<FreePlayView> {
        let Some(Format::FreePlay { minutes }) = championship.format_of(group.id) else { return None };
        let (is_begun, clock) = (!group.rounds.is_empty(), group.free_play);
        let left = clock.left(seconds()).filter(|_| is_begun);
        let open = group.missing_results().len();
        let says = match () {
            () if clock.is_over && open > 0 => language.msg("boards-free-play-last").with("count", open),
            () if clock.is_over => language.msg("boards-free-play-over"),
            () if is_begun => language.msg("boards-free-play-on"),
            () => language.msg("boards-free-play-before").with("minutes", minutes),
        };
        Some(FreePlayView {
            is_begun,
            is_over: clock.is_over,
            left: left.map(|left| format!("{}:{:02}", left / 60, left % 60)).unwrap_or_default(),
            left_ms: left.unwrap_or(0).saturating_mul(1_000),
            says: says.to_string(),
        })
    }
}

/// Returns the seconds that are left where somebody plays freely; of several the longest.
pub(crate) fn free_play_left(championship: &Championship) -> Option<u64> {
    let left = |id: GroupId| championship.group(id)?.free_play.left(seconds());
    let left = running(championship).into_iter().filter_map(left).max();
    left.and_then(|left| u64::try_from(left).ok())
}

/// Returns how free play stands on the page of a class: of the groups that play freely on screens that which goes on longest.
pub(super) fn of_class(championship: &Championship, language: Language) -> Option<FreePlayView> {
    let is_on_screen =
        |group: &&Group| championship.board_kind(group.id, group.next_round()) == BoardKind::Screen;
    let groups = championship.groups().filter(is_on_screen);
    let views = groups.filter_map(|group| FreePlayView::of(championship, group, language));
    let lasts = |view: &FreePlayView| (view.is_begun && !view.is_over, !view.is_over, view.left_ms);
    views.reduce(|longest, view| if lasts(&view) > lasts(&longest) { view } else { longest })
}

/// Since when two or more wait in each group.
#[derive(Default)]
pub(super) struct Waiting(BTreeMap<GroupId, Instant>);

impl Waiting {
    /// Returns the groups that are to be paired now, and remembers who begins to wait.
    fn due(&mut self, championship: &Championship) -> Vec<GroupId> {
        let running = running(championship);
        self.0.retain(|id, _| running.contains(id));
        let is_on_screen = |id: &GroupId| {
            let next = championship.group(*id).map_or(1, Group::next_round);
            championship.board_kind(*id, next) == BoardKind::Screen
        };
        let due = running.into_iter().filter(is_on_screen).filter(|id| {
            let n_free = championship.group(*id).map_or(0, |group| group.free_members().len());
            if n_free < 2 {
                self.0.remove(id);
                return false;
            }
            let since = self.0.entry(*id).or_insert_with(Instant::now);
            is_due(championship, *id, since.elapsed().as_secs())
        });
        due.collect()
    }
}

/// Ends free play whose time is over, and pairs whoever is free on screens.
pub(super) async fn keep(app: &App, actor: &str, waiting: &mut Waiting) {
    let Some(hall) = &app.worker else { return };
    let championship = hall.snapshot().championship;
    if !out_of_time(&championship, seconds()).is_empty() {
        let decide = |state: &Championship, _: &Stamp| -> Result<Vec<Fact>, DeskError> {
            let over = out_of_time(state, seconds()).into_iter().map(|id| end(state, id));
            Ok(over.collect::<Result<Vec<_>, _>>()?.concat())
        };
        // What cannot be stored now is an alarm of its own, and is tried again.
        let _ = hall.commit(actor, None, decide).await;
        return;
    }
    for id in waiting.due(&championship) {
        let Ok(seed) = random_seed() else { return };
        let decide = move |state: &Championship, _: &Stamp| match state.group(id) {
            Some(group) if group.free_members().len() > 1 => pair_free(state, id, seed),
            _ => Ok(vec![]),
        };
        let _ = hall.commit(actor, None, decide).await;
        waiting.0.remove(&id);
    }
}
