//! Papers that everybody may take: made one at a time, on one processor, kept, and given up when nobody waits for them.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::turns::Turns;
use paper::typeset::document::Document;
use paper::typeset::{TypesetError, paginate_unless, pdf};
use rules::engine::Table;

/// How much is kept.
const MOST_BYTES: usize = 32 * 1024 * 1024;
/// So many may wait for a paper that is not kept.
const MOST_WAITING: u32 = 60;
/// How long making one may take; an unoptimised program is slow itself.
const LONGEST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 300 } else { 10 });

/// The papers, and the one press.
pub(super) struct Papers {
    press: Turns,
    /// Setting a paper would use all processors; here it has one.
    thread: OnceLock<Option<Arc<ThreadPool>>>,
    kept: Arc<Mutex<Kept>>,
}

#[derive(Default)]
struct Kept {
    papers: BTreeMap<String, Paper>,
    /// How often a paper was taken.
    taken: u64,
}

struct Paper {
    /// The game it was made of, as it was then.
    game: Option<Arc<Table>>,
    bytes: Bytes,
    /// When it was last taken.
    taken: u64,
}

/// Why there is no paper.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unmade<E> {
    /// Too many wait, or it took too long.
    Busy,
    /// It cannot be made.
    Failed(E),
}

impl Default for Papers {
    fn default() -> Papers {
        Papers {
            press: Turns::new(1, MOST_WAITING, |_, _| LONGEST),
            thread: OnceLock::new(),
            kept: Arc::default(),
        }
    }
}

impl Papers {
    /// Returns the paper of that name, of a game if it is of one: as it is kept, or made now. What makes it looks now and
    /// then whether it is to stop, and returns nothing then.
    pub(super) async fn get<E: Send + 'static>(
        &self,
        name: &str,
        game: Option<&Arc<Table>>,
        make: impl FnOnce(&AtomicBool) -> Result<Option<Vec<u8>>, E> + Send + 'static,
    ) -> Result<Bytes, Unmade<E>> {
        if let Some(bytes) = lock(&self.kept).find(name, game) {
            return Ok(bytes);
        }
        let (kept, name, game) = (Arc::clone(&self.kept), name.to_owned(), game.cloned());
        let thread =
            self.thread.get_or_init(|| ThreadPoolBuilder::new().num_threads(1).build().ok().map(Arc::new));
        let thread = thread.clone();
        let made = self.press.work(move |stop| {
            // Whoever was before may have wanted the same.
            let found = lock(&kept).find(&name, game.as_ref());
            if let Some(bytes) = found {
                return Ok(Some(bytes));
            }
            let made = match thread {
                Some(thread) => thread.install(|| make(stop)),
                None => make(stop),
            };
            let bytes = made.map(|made| made.map(Bytes::from))?;
            if let Some(bytes) = &bytes {
                lock(&kept).keep(name, game, bytes);
            }
            Ok(bytes)
        });
        match made.await {
            None | Some(Ok(None)) => Err(Unmade::Busy),
            Some(Ok(Some(bytes))) => Ok(bytes),
            Some(Err(error)) => Err(Unmade::Failed(error)),
        }
    }
}

fn lock(kept: &Mutex<Kept>) -> MutexGuard<'_, Kept> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Kept {
    fn find(&mut self, name: &str, game: Option<&Arc<Table>>) -> Option<Bytes> {
        self.taken += 1;
        let paper = self.papers.get_mut(name)?;
        let is_same = match (&paper.game, game) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        };
        // What was made of a file that has been changed since is no longer true.
        is_same.then(|| {
            paper.taken = self.taken;
            paper.bytes.clone()
        })
    }

    fn keep(&mut self, name: String, game: Option<Arc<Table>>, bytes: &Bytes) {
        self.taken += 1;
        self.papers.insert(name, Paper { game, bytes: bytes.clone(), taken: self.taken });
        while self.papers.values().map(|paper| paper.bytes.len()).sum::<usize>() > MOST_BYTES {
            let oldest = self.papers.iter().min_by_key(|(_, paper)| paper.taken);
            let Some(name) = oldest.map(|(name, _)| name.clone()) else { return };
            self.papers.remove(&name);
        }
    }
}

/// Returns a document as PDF, or nothing where nobody waits for it any more.
///
/// # Errors
/// When it cannot be set.
pub(super) fn printed(document: &Document, stop: &AtomicBool) -> Result<Option<Vec<u8>>, TypesetError> {
    let pages = paginate_unless(document, stop)?;
    Ok(pages.map(|pages| pdf::pdf_of_pages(&pages, &pdf::facts_of(document))))
}

/// Answers with a paper that the browser shows.
pub(super) fn shown(bytes: Bytes, name: &str) -> Response {
    let headers = [
        (CONTENT_TYPE, "application/pdf".to_owned()),
        (CONTENT_DISPOSITION, format!("inline; filename=\"{name}\"")),
    ];
    (headers, bytes).into_response()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::convert::Infallible;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use rules::catalog::Catalog;

    fn table() -> Arc<Table> {
        Table::new(Catalog::built_in().load("tic-tac-toe").unwrap().game)
    }

    /// Takes a paper of so many bytes and counts whether it had to be made.
    async fn take(
        papers: &Papers,
        name: &str,
        game: Option<&Arc<Table>>,
        size: usize,
        made: &Arc<AtomicUsize>,
    ) {
        let made = Arc::clone(made);
        let make = move |_: &AtomicBool| {
            made.fetch_add(1, Ordering::Relaxed);
            Ok::<_, Infallible>(Some(vec![b'x'; size]))
        };
        assert_eq!(papers.get(name, game, make).await.unwrap().len(), size);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_paper_is_made_once_for_all_who_want_it_and_anew_when_its_game_is_another() {
        let (papers, made) = (Arc::new(Papers::default()), Arc::new(AtomicUsize::new(0)));
        let game = table();
        let mut visitors = Vec::new();
        for _ in 0..24 {
            let (papers, made, game) = (Arc::clone(&papers), Arc::clone(&made), Arc::clone(&game));
            visitors.push(tokio::spawn(async move { take(&papers, "a", Some(&game), 10, &made).await }));
        }
        for visitor in visitors {
            visitor.await.unwrap();
        }
        assert_eq!(made.load(Ordering::Relaxed), 1);
        take(&papers, "b", Some(&game), 10, &made).await;
        assert_eq!(made.load(Ordering::Relaxed), 2, "another paper of the game");
        take(&papers, "a", Some(&table()), 10, &made).await;
        assert_eq!(made.load(Ordering::Relaxed), 3, "the file of the game was changed");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_kept_is_bounded_and_what_is_wanted_stays() {
        let (papers, made) = (Papers::default(), Arc::new(AtomicUsize::new(0)));
        let size = MOST_BYTES / 4;
        for name in ["a", "b", "c", "d", "a", "e"] {
            take(&papers, name, None, size, &made).await;
        }
        assert_eq!(made.load(Ordering::Relaxed), 5);
        let names: Vec<String> = lock(&papers.kept).papers.keys().cloned().collect();
        assert_eq!(names, ["a", "c", "d", "e"], "what nobody took for the longest time goes first");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_was_given_up_is_not_kept() {
        let papers = Papers::default();
        let given_up = papers.get("a", None, |_: &AtomicBool| Ok::<_, Infallible>(None)).await;
        assert_eq!(given_up, Err(Unmade::Busy));
        assert_eq!(papers.get("a", None, |_: &AtomicBool| Err("no")).await, Err(Unmade::Failed("no")));
        assert_eq!(lock(&papers.kept).papers.len(), 0);
    }
}
