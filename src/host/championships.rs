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

use super::files::{FileMark, Stamp, make_private_folder, mark_of, moved, names_in, stamp_of};
use super::names::{Names, is_name};
use championship::store::{Desk, DeskError, Location, StoreError, kept_copies};
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
    /// What those are called that were looked into, as they were then; nothing for those that cannot be read.
    titles: Mutex<BTreeMap<String, (Stamp, Option<String>)>>,
    /// Held while one is looked into: whoever asks for all of them makes no more work than one.
    looking: Mutex<()>,
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
    /// It cannot be opened, or taken away.
    Unreadable,
}

impl Tell for Closed {
    fn tell(&self) -> Message {
        match self {
            Closed::NotThere => msg("host-nothing-here"),
            // Why is for who keeps the host, and was said where its messages are.
            Closed::Full | Closed::Unreadable => msg("host-away"),
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
            looking: Mutex::default(),
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

    /// Returns what a championship is called; its name in addresses where it cannot be read. Slow the first time, and once more when its
    /// file is another.
    pub(super) fn title(&self, name: &str) -> String {
        let Some(path) = self.file(name) else { return name.to_owned() };
        let title = match self.found(name).and_then(|inside| inside.snapshot()) {
            Some(open) => {
                let title = open.championship.name().to_owned();
                self.titles().insert(name.to_owned(), (stamp_of(&path), Some(title.clone())));
                Some(title)
            }
            None => self.looked_into(name, &path),
        };
        title.unwrap_or_else(|| name.to_owned())
    }

    fn titles(&self) -> MutexGuard<'_, BTreeMap<String, (Stamp, Option<String>)>> {
        self.titles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks into a championship that is closed, unless that was done since its file is as it is.
    fn looked_into(&self, name: &str, path: &Path) -> Option<String> {
        let known = || {
            let now = stamp_of(path);
            self.titles().get(name).filter(|(then, _)| *then == now).map(|(_, title)| title.clone())
        };
        if let Some(known) = known() {
            return known;
        }
        let _alone = self.looking.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known() {
            return known;
        }
        let desk = Desk::open(&Location::File(path.to_owned()), UNNAMED);
        let is_away =
            matches!(&desk, Err(DeskError::Store(StoreError::Database { .. } | StoreError::File { .. })));
        let title = desk.as_ref().ok().map(|desk| desk.championship().name().to_owned());
        // Closing it may write what was still in its log.
        drop(desk);
        // What is wrong for a moment only is not remembered.
        if !is_away {
            self.titles().insert(name.to_owned(), (stamp_of(path), title.clone()));
        }
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
        self.titles().remove(name);
        // Letting go of it waits for its desk.
        std::thread::spawn(move || drop(gone));
        None
    }

    /// Goes into a championship, which is opened where it is not open yet.
    pub(super) async fn enter(self: &Arc<Self>, name: &str) -> Result<Inside, Closed> {
        if let Some(inside) = self.found(name) {
            return Ok(inside);
        }
        // Whoever asked may hang up; what is begun under the lock is done to its end under the lock.
        let (all, name) = (Arc::clone(self), name.to_owned());
        tokio::spawn(async move { all.open(&name).await }).await.unwrap_or(Err(Closed::Full))
    }

    async fn open(&self, name: &str) -> Result<Inside, Closed> {
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
        let opened = opened.map_err(|error| self.unreadable(name, &error))?;
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

    /// Says to who keeps the host why a championship does not answer: strangers are told no paths.
    fn unreadable(&self, name: &str, reason: &dyn Tell) -> Closed {
        let said = msg("host-unreadable").with("reason", reason.tell());
        eprintln!("{name}: {}", self.language.say(&said));
        Closed::Unreadable
    }

    /// Takes a championship away from the internet; what belongs to it is put aside, in a folder of its own beside the others.
    pub(super) async fn remove(self: &Arc<Self>, name: &str) -> Result<(), Closed> {
        let (all, name) = (Arc::clone(self), name.to_owned());
        tokio::spawn(async move { all.put_away(&name).await }).await.unwrap_or(Err(Closed::Full))
    }

    async fn put_away(&self, name: &str) -> Result<(), Closed> {
        let _alone = self.changing.lock().await;
        let path = self.file(name).ok_or(Closed::NotThere)?;
        self.titles().remove(name);
        // Whoever still follows it hears no more of it.
        let closed = self.lock().remove(name);
        let aside = self.folder.join(ASIDE).join(format!("{name}-{}", now()));
        let location = Location::File(path.clone());
        let log = ["arbitro-wal", "arbitro-shm"].map(|ending| path.with_extension(ending));
        let beside = [People::path(&location), location.backup_folder()].into_iter().chain(log);
        // The championship itself comes first: as long as it is here, all of it is.
        let mut own: Vec<PathBuf> = [path].into_iter().chain(beside).collect();
        let put_aside = move || {
            drop(closed);
            // Nor are its copies there for a championship that gets its name.
            own.extend(kept_copies(&location).map_err(io::Error::other)?);
            aside.parent().map_or(Ok(()), make_private_folder)?;
            make_private_folder(&aside)?;
            moved(&own, &aside)
        };
        let done = tokio::task::spawn_blocking(put_aside).await.map_err(|_| Closed::Full)?;
        done.map_err(|error| self.unreadable(name, &error))
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::{Duration, UNIX_EPOCH};

    use axum::body::Body;
    use axum::extract::Request;
    use championship::regulations;
    use championship::store::{Desk, Location};
    use speech::Language;

    use super::{Championships, Closed};
    use crate::names::Names;
    use crate::patience::until;

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
        let kept = folder.path().join("a.replaced-2026.arbitro-backup");
        for file in [kept.clone(), folder.path().join("a.replaced-2026.arbitro-backup.people.json")] {
            std::fs::write(file, b"x").expect("written");
        }
        assert!(all.remove("a").await.is_ok());
        assert!(!kept.exists(), "no copy is there for another of this name");
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
        assert!(aside.join("a.replaced-2026.arbitro-backup.people.json").is_file());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_hangs_up_while_it_is_opened_leaves_it_open_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let all = of(folder.path(), 2);
        tokio::select! {
            biased;
            _ = all.enter("a") => panic!("nothing is opened without waiting"),
            () = std::future::ready(()) => {}
        }
        until("what was begun is done", || all.lock().contains_key("a"));
        let known = all.lock().get("a").cloned().expect("it is open");
        let Ok(inside) = all.enter("a").await else { panic!("it opens") };
        assert!(Arc::ptr_eq(&known.opened.app, inside.app()), "one desk");
    }

    #[test]
    fn one_is_looked_into_once_as_long_as_its_file_is_the_same() {
        let folder = tempfile::tempdir().expect("a folder");
        let all = of(folder.path(), 2);
        let path = folder.path().join("c.arbitro");
        let valid = std::fs::read(folder.path().join("a.arbitro")).expect("a championship");
        let write = |bytes: &[u8], second: u64| {
            std::fs::write(&path, bytes).expect("written");
            let file = std::fs::File::options().write(true).open(&path).expect("there");
            file.set_modified(UNIX_EPOCH + Duration::from_secs(second)).expect("its owner's");
        };
        write(b"nothing", 1);
        assert_eq!(all.title("c"), "c");
        write(&valid, 1);
        assert_eq!(all.title("c"), "c", "it could not be read as it was");
        write(&valid, 2);
        assert_eq!(all.title("c"), "a");
    }
}
