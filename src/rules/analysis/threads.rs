//! Work shared out to threads, where there are any: without the feature `threads` everything runs in turn.

use std::ops::Range;

/// Does a piece of work for each number, in any order; the answers come in the order of the numbers.
#[cfg(feature = "threads")]
pub(super) fn for_each<T: Send>(numbers: Range<u64>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    use rayon::prelude::*;
    numbers.into_par_iter().map(&work).collect()
}

/// Does a piece of work for each number, in turn.
#[cfg(not(feature = "threads"))]
pub(super) fn for_each<T: Send>(numbers: Range<u64>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    numbers.map(work).collect()
}

/// Lets so many threads do the same work at once, each with so much room for its stack; a thread that could not be had gives
/// nothing. A panic is passed on: it is a fault of the program, and whoever asked must hear of it.
#[cfg(feature = "threads")]
pub(super) fn together<T: Send>(
    threads: usize,
    stack: usize,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<Option<T>> {
    let work = &work;
    std::thread::scope(|scope| {
        let start = |thread: usize| {
            std::thread::Builder::new().stack_size(stack).spawn_scoped(scope, move || work(thread))
        };
        let handles: Vec<_> = (0..threads.max(1)).map(start).collect();
        let join = |handle: std::io::Result<std::thread::ScopedJoinHandle<'_, T>>| {
            Some(handle.ok()?.join().unwrap_or_else(|fault| std::panic::resume_unwind(fault)))
        };
        handles.into_iter().map(join).collect()
    })
}

/// Does the work once, here.
#[cfg(not(feature = "threads"))]
pub(super) fn together<T: Send>(
    _threads: usize,
    _stack: usize,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<Option<T>> {
    vec![Some(work(0))]
}
