//! The championships of a host: files of a folder, each opened when it is first asked for and closed when nobody does any more.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::response::Response;
use tokio_stream::StreamExt;

use super::names::{Names, is_name};
use championship::store::{Desk, DeskError, Journal, Location, StoreError};
use desk::Shared;
use desk::opened::{Opened, answer};
use desk::people::{People, UNNAMED};
use desk::session::now;
use desk::worker::Snapshot;
use speech::{Language, Message, Tell, msg};

/// So many are open at once.
const MOST: usize = 40;

/// How long one stays open that nobody asks for.
const IDLE: Duration = Duration::from_secs(15 * 60);

/// The folder of those that were taken away.
const ASIDE: &str = "removed";

/// How often it is looked for those.
const GLANCE: Duration = Duration::from_secs(60);

/// The championships of a host.
pub(super) struct Championships {
    folder: PathBuf,
    pub(super) names: Names,
    language: Language,
    /// So many are open at most.
    most: usize,
    open: Mutex<BTreeMap<String, Arc<Mounted>>>,
    /// Held while one is opened or closed: opened twice, it would have two desks.
    changing: tokio::sync::Mutex<()>,
    /// What those are called that were looked into once.
    titles: Mutex<BTreeMap<String, String>>,
}

/// A championship that is open.
struct Mounted {
    opened: Opened,
    /// Which file it is, whatever has its name now.
    file: Option<FileMark>,
    /// How many requests and streams are inside.
    n_inside: AtomicUsize,
    used: Mutex<Instant>,
}

/// Somebody inside a championship, which stays open until this is dropped.
pub(super) struct Inside(Arc<Mounted>);

impl Inside {
    fn enter(mounted: &Arc<Mounted>) -> Inside {
        mounted.n_inside.fetch_add(1, Ordering::SeqCst);
        Inside(Arc::clone(mounted))
    }

    /// Returns its desk.
    pub(super) fn app(&self) -> &Shared {
        &self.0.opened.app
    }

    /// Returns the championship as it is now.
    pub(super) fn snapshot(&self) -> Option<Snapshot> {
        self.0.opened.app.worker.as_ref().map(|worker| worker.snapshot())
    }

    /// Has its pages answer; what is sent piece by piece keeps it open until the end.
    pub(super) async fn answer(self, request: Request) -> Response {
        let response = answer(self.0.opened.router(), request).await;
        if response.body().size_hint().exact().is_some() {
            return response;
        }
        response.map(|body| {
            Body::from_stream(body.into_data_stream().map(move |piece| {
                let _stays = &self;
                piece
            }))
        })
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        *self.0.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.0.n_inside.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Why a championship does not answer.
pub(super) enum Closed {
    /// Nothing is called so.
    NotThere,
    /// So many are open that there is no room for it now.
    Full,
    /// It cannot be opened.
    Unreadable(DeskError),
}

impl Tell for Closed {
    fn tell(&self) -> Message {
        match self {
            Closed::NotThere => msg("host-nothing-here"),
            Closed::Full => msg("host-away"),
            Closed::Unreadable(error) => msg("host-unreadable").with("reason", error.tell()),
        }
    }
}

impl Championships {
    /// Prepares the championships of a folder.
    pub(super) fn of(folder: &Path, names: Names, language: Language) -> Self {
        Championships {
            folder: folder.to_owned(),
            names,
            language,
            most: MOST,
            open: Mutex::default(),
            changing: tokio::sync::Mutex::default(),
            titles: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Mounted>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the file of a championship; nothing where nothing is called so.
    pub(super) fn file(&self, name: &str) -> Option<PathBuf> {
        let path = self.folder.join(format!("{name}.arbitro"));
        (is_name(name) && path.is_file()).then_some(path)
    }

    /// Returns the names of all.
    pub(super) fn all(&self) -> io::Result<Vec<String>> {
        names_in(&self.folder)
    }

    /// Returns what a championship is called; its name in addresses where it cannot be read. Slow the first time.
    pub(super) fn title(&self, name: &str) -> String {
        let open =
            self.found(name).and_then(|inside| Some(inside.snapshot()?.championship.name().to_owned()));
        let titles = || self.titles.lock().unwrap_or_else(PoisonError::into_inner);
        let known = open.or_else(|| titles().get(name).cloned());
        let title = known.or_else(|| {
            let desk = Desk::open(&Location::File(self.file(name)?), UNNAMED).ok()?;
            Some(desk.championship().name().to_owned())
        });
        let Some(title) = title else { return name.to_owned() };
        titles().insert(name.to_owned(), title.clone());
        title
    }

    /// Goes into a championship that is open; one whose file another process took away is let go of.
    fn found(&self, name: &str) -> Option<Inside> {
        let now = self.file(name).as_deref().and_then(mark_of);
        let mut open = self.lock();
        if open.get(name)?.file == now {
            return open.get(name).map(Inside::enter);
        }
        let gone = open.remove(name);
        drop(open);
        self.titles.lock().unwrap_or_else(PoisonError::into_inner).remove(name);
        // Letting go of it waits for its desk.
        std::thread::spawn(move || drop(gone));
        None
    }

    /// Goes into a championship, which is opened where it is not open yet.
    pub(super) async fn enter(self: &Arc<Self>, name: &str) -> Result<Inside, Closed> {
        if let Some(inside) = self.found(name) {
            return Ok(inside);
        }
        let _alone = self.changing.lock().await;
        // Somebody else opened it meanwhile.
        if let Some(inside) = self.found(name) {
            return Ok(inside);
        }
        let path = self.file(name).ok_or(Closed::NotThere)?;
        self.make_room().await?;
        let (language, address) = (self.language, self.names.championship(name));
        let house = format!("{}/start", self.names.host());
        let file = mark_of(&path);
        let open = move || {
            Opened::at(&Location::File(path), UNNAMED, language, &address, |app| app.house = Some(house))
        };
        let opened = tokio::task::spawn_blocking(open).await.map_err(|_| Closed::Full)?;
        let opened = opened.map_err(Closed::Unreadable)?;
        let mounted =
            Mounted { opened, file, n_inside: AtomicUsize::new(0), used: Mutex::new(Instant::now()) };
        let mounted = Arc::new(mounted);
        let inside = Inside::enter(&mounted);
        self.lock().insert(name.to_owned(), mounted);
        Ok(inside)
    }

    /// Closes the one that was not asked for the longest where no more can be open.
    async fn make_room(&self) -> Result<(), Closed> {
        if self.lock().len() < self.most {
            return Ok(());
        }
        match self
            .close_where(|idle| idle.iter().max_by_key(|(_, since)| *since).map(|(name, _)| name.clone()))
            .await
        {
            true => Ok(()),
            false => Err(Closed::Full),
        }
    }

    /// Closes one of those in which nobody is; whoever holds `changing` alone may do that.
    async fn close_where(&self, choose: impl FnOnce(&[(String, Duration)]) -> Option<String>) -> bool {
        let closed = {
            let mut open = self.lock();
            let is_empty = |mounted: &Mounted| mounted.n_inside.load(Ordering::SeqCst) == 0;
            let since =
                |mounted: &Mounted| mounted.used.lock().unwrap_or_else(PoisonError::into_inner).elapsed();
            let idle: Vec<(String, Duration)> = open
                .iter()
                .filter(|(_, mounted)| is_empty(mounted))
                .map(|(name, mounted)| (name.clone(), since(mounted)))
                .collect();
            choose(&idle).and_then(|name| open.remove(&name))
        };
        let is_closed = closed.is_some();
        // The desk writes what it still has and lets go of the file.
        let _ = tokio::task::spawn_blocking(move || drop(closed)).await;
        is_closed
    }

    /// Closes what nobody asks for any more, again and again.
    pub(super) async fn tidy(self: Arc<Self>) {
        loop {
            tokio::time::sleep(GLANCE).await;
            let _alone = self.changing.lock().await;
            let is_over = |idle: &[(String, Duration)]| {
                idle.iter().find(|(_, since)| *since > IDLE).map(|(name, _)| name.clone())
            };
            while self.close_where(is_over).await {}
        }
    }

    /// Takes a championship away from the internet; what belongs to it is put aside, in a folder of its own beside the others.
    pub(super) async fn remove(&self, name: &str) -> Result<(), Closed> {
        let _alone = self.changing.lock().await;
        let path = self.file(name).ok_or(Closed::NotThere)?;
        self.titles.lock().unwrap_or_else(PoisonError::into_inner).remove(name);
        // Whoever still follows it hears no more of it.
        let closed = self.lock().remove(name);
        let aside = self.folder.join(ASIDE).join(format!("{name}-{}", now()));
        let location = Location::File(path.clone());
        let beside = [People::path(&location), location.backup_folder()];
        let put_aside = move || {
            drop(closed);
            aside.parent().map_or(Ok(()), make_private_folder)?;
            make_private_folder(&aside)?;
            let log = ["arbitro-wal", "arbitro-shm"].map(|ending| path.with_extension(ending));
            for own in beside.iter().chain(&log).filter(|own| own.exists()).chain([&path]) {
                std::fs::rename(own, aside.join(own.file_name().unwrap_or_default()))?;
            }
            Ok::<_, io::Error>(())
        };
        let done = tokio::task::spawn_blocking(put_aside).await.map_err(|_| Closed::Full)?;
        done.map_err(|error| Closed::Unreadable(error.tell().into()))
    }

    /// Does something with the people of a championship: those of its desk where it is open, so that it hears at once. Slow; call it
    /// where it may block.
    pub(super) fn people<T>(&self, name: &str, work: impl FnOnce(&People) -> io::Result<T>) -> io::Result<T> {
        match self.found(name) {
            Some(inside) => work(&inside.app().people),
            None => {
                let path = self.file(name).ok_or(io::ErrorKind::NotFound)?;
                work(&People::open(&Location::File(path))?)
            }
        }
    }
}

/// Which file something is: its device and its number there.
type FileMark = (u64, u64);

/// Returns which file is at a path now.
#[cfg(unix)]
fn mark_of(path: &Path) -> Option<FileMark> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// Returns which file is at a path now; elsewhere one that is open is not taken away.
#[cfg(not(unix))]
fn mark_of(path: &Path) -> Option<FileMark> {
    path.is_file().then_some((0, 0))
}

/// Makes a folder, with those that it is in, that nobody else on this computer looks into.
pub(super) fn make_private_folder(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    #[cfg(unix)]
    std::fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    Ok(())
}

/// Returns the names of the championships of a folder.
pub(super) fn names_in(folder: &Path) -> io::Result<Vec<String>> {
    let named = |path: PathBuf| Some(path.file_stem()?.to_str()?.to_owned()).filter(|name| is_name(name));
    Ok(Location::files_in(folder)?.into_iter().filter_map(named).collect())
}

/// Writes a copy of a championship, without the keys of its people, also while it is open.
pub(super) fn copy_of(file: &Path, copy: &Path) -> Result<(), StoreError> {
    Journal::open(&Location::File(file.to_owned()))?.backup(copy).map(drop)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::Body;
    use axum::extract::Request;
    use championship::regulations;
    use championship::store::{Desk, Location};
    use speech::Language;

    use super::{Championships, Closed};
    use crate::names::Names;

    fn of(folder: &std::path::Path, most: usize) -> Arc<Championships> {
        for name in ["a", "b"] {
            let location = Location::File(folder.join(format!("{name}.arbitro")));
            Desk::create(&location, name, regulations::default(), "teste").expect("a championship");
        }
        let names = Names::of("https://host.example");
        Arc::new(Championships { most, ..Championships::of(folder, names, Language::Pt) })
    }

    #[tokio::test]
    async fn one_is_opened_once_and_closed_for_another_only_when_nobody_is_inside() {
        let folder = tempfile::tempdir().expect("a folder");
        let all = of(folder.path(), 1);
        let (one, two) = (all.enter("a").await, all.enter("a").await);
        let (Ok(one), Ok(two)) = (one, two) else { panic!("it opens") };
        assert!(Arc::ptr_eq(one.app(), two.app()), "one desk");
        drop(two);
        assert!(matches!(all.enter("b").await, Err(Closed::Full)));
        // Who follows a stream is inside until its end.
        let asked = Request::get("/live").body(Body::empty()).expect("a request");
        let stream = one.answer(asked).await;
        assert!(matches!(all.enter("b").await, Err(Closed::Full)));
        drop(stream);
        assert!(all.enter("b").await.is_ok());
        // A page that is sent whole keeps nothing open.
        let Ok(inside) = all.enter("b").await else { panic!("it is open") };
        let asked = Request::get("/robots.txt").body(Body::empty()).expect("a request");
        let page = inside.answer(asked).await;
        assert!(all.enter("a").await.is_ok());
        drop(page);
        for none in ["c", "../a", "a.b", ""] {
            assert!(matches!(all.enter(none).await, Err(Closed::NotThere)), "{none}");
        }
        assert_eq!(all.title("b"), "b");
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn one_that_another_process_took_away_answers_no_more() {
        let folder = tempfile::tempdir().expect("a folder");
        let all = of(folder.path(), 2);
        let Ok(inside) = all.enter("a").await else { panic!("it opens") };
        assert_eq!(all.title("a"), "a");
        let file = |name: &str| folder.path().join(format!("{name}.arbitro"));
        for ending in ["arbitro", "arbitro-wal", "arbitro-shm"] {
            let own = file("a").with_extension(ending);
            if own.exists() {
                std::fs::rename(own, folder.path().join(format!("gone.{ending}-aside"))).expect("moved");
            }
        }
        assert!(matches!(all.enter("a").await, Err(Closed::NotThere)));
        std::fs::rename(file("b"), file("a")).expect("moved");
        let Ok(other) = all.enter("a").await else { panic!("it opens") };
        assert!(!Arc::ptr_eq(inside.app(), other.app()), "another championship");
        assert_eq!(all.title("a"), "b");
    }

    #[tokio::test]
    async fn one_that_is_taken_away_is_put_aside_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let all = of(folder.path(), 2);
        drop(all.enter("a").await);
        assert!(all.remove("a").await.is_ok());
        assert!(matches!(all.enter("a").await, Err(Closed::NotThere)));
        assert!(matches!(all.remove("a").await, Err(Closed::NotThere)));
        assert_eq!(all.all().expect("readable"), ["b"]);
        let aside: Vec<_> = std::fs::read_dir(folder.path().join("removed")).expect("a folder").collect();
        assert_eq!(aside.len(), 1);
        let aside = aside.into_iter().next().expect("one").expect("one").path();
        #[cfg(unix)]
        for private in [&aside, &folder.path().join("removed")] {
            let mode = std::fs::metadata(private).expect("there").permissions();
            assert_eq!(std::os::unix::fs::PermissionsExt::mode(&mode) & 0o777, 0o700, "{private:?}");
        }
        assert!(aside.join("a.arbitro").is_file() && aside.join("a.people.json").is_file());
    }
}
