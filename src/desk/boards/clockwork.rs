//! What happens at boards without anybody asking: clocks reach zero, whoever is free in free play is paired, and other desks write.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::{decide, free_play};
use crate::app::Shared;
use championship::decisions::boards::{back_from_away, lost_on_time};
use championship::facts::{Championship, Stamp};

/// How often clocks are looked at.
const LOOK: Duration = Duration::from_millis(250);

/// Returns milliseconds since 1970.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Keeps the clocks of boards until the championship is gone.
pub(crate) async fn keep(app: Shared) {
    let Some(hall) = &app.worker else { return };
    let actor = app.language.msg("boards-actor").to_string();
    let reason = app.language.msg("boards-away").to_string();
    // Nobody loses the time in which the server was away.
    let _ = hall.commit(&actor, None, move |state, _| Ok(back_from_away(state, now(), &reason))).await;
    let mut told = 0;
    let mut waiting = free_play::Waiting::default();
    loop {
        tokio::time::sleep(LOOK).await;
        free_play::keep(&app, &actor, &mut waiting).await;
        let snapshot = hall.snapshot();
        if !lost_on_time(&snapshot.championship, now()).is_empty() {
            let shared = app.clone();
            let decide = move |state: &Championship, stamp: &Stamp| {
                decide::lost_on_time(state, &shared.boards.referee, now(), stamp)
            };
            // What cannot be stored now is an alarm of its own, and is tried again.
            let _ = hall.commit(&actor, None, decide).await;
        }
        let snapshot = hall.snapshot();
        if snapshot.head != told {
            told = snapshot.head;
            app.boards.followers.tell(&snapshot.championship);
        }
    }
}
