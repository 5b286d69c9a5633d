//! Long work watched from outside: a limit of time, Ctrl-C, and a line that shows how far it is.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use tokio::sync::Notify;

use super::failure::Failure;
use crate::language::Language;

/// How often the line is drawn anew and the clock looked at.
const TICK: Duration = Duration::from_millis(50);

/// Does some work that looks at a flag and counts positions. The flag is raised on Ctrl-C and when the time is up.
pub(super) fn watched<T>(
    limit: Option<Duration>,
    language: Language,
    work: impl FnOnce(&AtomicBool, &AtomicU64) -> T,
) -> Result<T, Failure> {
    let visited = AtomicU64::new(0);
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} ({elapsed})") {
        bar.set_style(style);
    }
    let tick = || {
        let count = HumanCount(visited.load(Ordering::Relaxed));
        bar.set_message(language.pick(format!("{count} posições"), format!("{count} positions")));
        bar.tick();
    };
    let answer = stoppable(limit, tick, |stop| work(stop, &visited));
    bar.finish_and_clear();
    answer
}

/// Does some work that looks at a flag, and draws meanwhile. The flag is raised on Ctrl-C and when the time is up.
pub(super) fn stoppable<T>(
    limit: Option<Duration>,
    draw: impl Fn() + Sync,
    work: impl FnOnce(&AtomicBool) -> T,
) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::data(error.to_string()))?;
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
