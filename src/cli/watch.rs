//! Long work watched from outside: a limit of time, Ctrl-C, and a line that shows how far it is.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::Notify;

use crate::failure::{Failure, OrFail};
use speech::Language;

/// How often the line is drawn anew and the clock looked at.
const TICK: Duration = Duration::from_millis(50);

/// Returns a bar that says how far some work is and how much time is left.
pub(crate) fn bar(steps: u64, language: Language) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    let left = language.msg("cli-time-left").with("time", "{eta}");
    if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:30}} {{percent}} % {{msg}} ({left})")) {
        bar.set_style(style);
    }
    bar
}

/// Does some work that looks at a flag, beside a line that says how far it is. The flag is raised on Ctrl-C and when
/// the time is up.
pub(crate) fn watched<T>(
    limit: Option<Duration>,
    say: impl Fn() -> String + Sync,
    work: impl FnOnce(&AtomicBool) -> T,
    language: Language,
) -> Result<T, Failure> {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} ({elapsed})") {
        bar.set_style(style);
    }
    let tick = || {
        bar.set_message(say());
        bar.tick();
    };
    let answer = stoppable(limit, tick, work, language);
    bar.finish_and_clear();
    answer
}

/// Does some work that looks at a flag, and draws meanwhile. The flag is raised on Ctrl-C and when the time is up.
pub(crate) fn stoppable<T>(
    limit: Option<Duration>,
    draw: impl Fn() + Sync,
    work: impl FnOnce(&AtomicBool) -> T,
    language: Language,
) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().or_fail(language)?;
    let (stop, done) = (AtomicBool::new(false), Notify::new());
    let answer = std::thread::scope(|scope| {
        scope.spawn(|| runtime.block_on(watch(limit, &stop, &done, &draw)));
        let answer = work(&stop);
        done.notify_one();
        answer
    });
    Ok(answer)
}

async fn watch(limit: Option<Duration>, stop: &AtomicBool, done: &Notify, draw: &(impl Fn() + Sync)) {
    let begin = Instant::now();
    let mut ticks = tokio::time::interval(TICK);
    loop {
        tokio::select! {
            () = done.notified() => break,
            pressed = tokio::signal::ctrl_c() => if pressed.is_ok() {
                stop.store(true, Ordering::Relaxed);
            },
            _ = ticks.tick() => {}
        }
        if limit.is_some_and(|limit| begin.elapsed() >= limit) {
            stop.store(true, Ordering::Relaxed);
        }
        draw();
    }
}
