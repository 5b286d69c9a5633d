//! The championship files of a folder, and names for new ones.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use crate::session::now;
use championship::decisions::{NextStep, names_are_due, names_until, next_step};
use championship::facts::{Championship, Fact, Regulations};
use championship::imports::fold;
use championship::store::{Desk, DeskError, Location, Proven, StoreError, restore};
use speech::{Message, Tell, msg};

/// No more files of a folder are shown.
pub(super) const MOST: usize = 50;

/// No more of the others are read for one page.
const MOST_NEW: usize = 100;

/// A championship as the lobby lists it.
pub(super) struct Found {
    pub(super) path: PathBuf,
    /// What is in it, or why it cannot be opened.
    pub(super) state: Result<Summary, DeskError>,
}

/// What the lobby says of a championship.
pub(super) struct Summary {
    pub(super) name: String,
    pub(super) n_pupils: usize,
    pub(super) next: NextStep,
    /// The name of the championship that its best go up to.
    pub(super) feeds: Option<String>,
    /// Whether pupils of others have come up to it.
    pub(super) has_taken: bool,
    /// Whether the time is over for which names are kept.
    pub(super) is_due: bool,
}

/// Looks into the files of a folder; slow.
pub(super) fn look(folder: &Path, actor: &str) -> io::Result<Vec<Found>> {
    let mut files = latest_first(folder)?;
    files.truncate(MOST);
    files.sort();
    Ok(files.into_iter().map(|path| Found { state: summary(&path, actor), path }).collect())
}

/// Returns the championship files of a folder, the one that changed last first.
pub(super) fn latest_first(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Location::files_in(folder)?;
    files.sort_by_key(|path| Reverse(changed(path)));
    Ok(files)
}

/// Returns when a file changed; what its database keeps beside it changes with it.
fn changed(path: &Path) -> Option<SystemTime> {
    let beside = path.with_extension("arbitro-wal");
    let at = |path: &Path| fs::metadata(path).and_then(|about| about.modified()).ok();
    at(path).max(at(&beside))
}

/// What is known of files that are not shown: when each changed, what it is called, and until when it keeps names.
#[derive(Default)]
pub(super) struct Unshown(Mutex<BTreeMap<PathBuf, KnownEnd>>);

/// When a file changed; what it is called, and until when it keeps the names that it has.
type KnownEnd = (Option<SystemTime>, Option<(String, i64)>);

impl Unshown {
    /// Returns how many championships of a folder are not shown, and those of them whose names are due, file and name; slow once for each.
    pub(super) fn look(&self, folder: &Path) -> (usize, Vec<(PathBuf, String)>) {
        let others: Vec<PathBuf> = latest_first(folder).unwrap_or_default().into_iter().skip(MOST).collect();
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|path, _| others.contains(path));
        let mut n_new = 0;
        for path in &others {
            let at = changed(path);
            let is_known = known.get(path).is_some_and(|(then, _)| *then == at);
            if !is_known && n_new < MOST_NEW {
                n_new += 1;
                known.insert(path.clone(), (at, end_of(path)));
            }
        }
        let now = i64::try_from(now()).unwrap_or(i64::MAX);
        let ends = known.iter().filter_map(|(path, (_, end))| Some((path, end.as_ref()?)));
        let due = ends.filter(|(_, (_, until))| now > *until);
        let due = due.map(|(path, (name, _))| (path.clone(), name.clone()));
        (others.len(), due.collect())
    }
}

/// Returns what a championship is called and until when it keeps names, where it has some that are no winners'.
fn end_of(path: &Path) -> Option<(String, i64)> {
    let championship = Proven::read(path).ok()?.championship;
    let until = names_until(&championship).filter(|_| names_are_due(&championship, i64::MAX))?;
    Some((championship.name().to_owned(), until))
}

fn summary(path: &Path, actor: &str) -> Result<Summary, DeskError> {
    let desk = Desk::open(&Location::File(path.to_owned()), actor)?;
    let championship = desk.championship();
    Ok(Summary {
        name: championship.name().to_owned(),
        n_pupils: n_pupils(championship),
        next: next_step(championship),
        feeds: championship.phases().feed.as_ref().map(|feed| feed.name.clone()),
        has_taken: !championship.phases().taken.is_empty(),
        is_due: names_are_due(championship, i64::try_from(now()).unwrap_or(i64::MAX)),
    })
}

/// Returns the championships of a folder that another may start from: file and name; slow.
pub(super) fn befores(folder: &Path, actor: &str) -> Vec<(String, String)> {
    let found = look(folder, actor).unwrap_or_default();
    let named = |found: Found| {
        let file = found.path.file_name()?.to_string_lossy().into_owned();
        Some((file, found.state.ok()?.name))
    };
    found.into_iter().filter_map(named).collect()
}

/// Returns the regulations of a championship of a folder, and how many pupils it has; slow.
pub(super) fn regulations_of(folder: &Path, actor: &str, file: &str) -> Option<(Regulations, usize)> {
    let desk = Desk::open(&Location::File(named(folder, file)?), actor).ok()?;
    let championship = desk.championship();
    Some((championship.regulations().clone(), n_pupils(championship)))
}

fn n_pupils(championship: &Championship) -> usize {
    championship.entries().filter(|entry| entry.is_active()).count()
}

/// Returns the facts that give a new championship the schools of another of the folder, with where they are written to and
/// without their pupils; slow.
pub(super) fn schools_of(folder: &Path, actor: &str, file: &str) -> Vec<Fact> {
    let opened = named(folder, file).and_then(|path| Desk::open(&Location::File(path), actor).ok());
    let Some(desk) = opened.filter(|desk| desk.championship().has_schools()) else { return Vec::new() };
    let championship = desk.championship();
    let schools = championship.schools().map(|school| Fact::SchoolRegistered { school: school.clone() });
    let known = || championship.registration().schools.iter();
    let contacts = known().filter(|(_, own)| !own.email.is_empty());
    let contacts =
        contacts.map(|(school, own)| Fact::ContactGiven { school: *school, email: own.email.clone() });
    let regions = known().filter(|(_, own)| !own.region.is_empty());
    let regions =
        regions.map(|(school, own)| Fact::RegionGiven { school: *school, region: own.region.clone() });
    schools.chain(contacts).chain(regions).collect()
}

/// Returns the path of a championship of this folder that a page named, if there is such a file.
pub(super) fn named(folder: &Path, name: &str) -> Option<PathBuf> {
    Location::files_in(folder).ok()?.into_iter().find(|path| path.file_name().is_some_and(|own| own == name))
}

/// Says why a championship of the folder cannot be read, in the words of pages: without paths, commands or what a database says.
pub(super) fn told_of(file: &str, error: &DeskError) -> Message {
    let place = file.to_owned();
    match error {
        DeskError::Store(StoreError::Damaged { .. } | StoreError::SealBroken { .. }) => {
            msg("desk-lobby-damaged").with("file", place)
        }
        DeskError::Store(StoreError::NotAChampionship(_) | StoreError::Missing(_)) => {
            msg("desk-lobby-no-championship").with("file", place)
        }
        DeskError::Store(StoreError::TooNew { found, known, .. }) => {
            StoreError::TooNew { place, found: *found, known: *known }.tell()
        }
        DeskError::Store(StoreError::InUse(_)) => StoreError::InUse(place).tell(),
        DeskError::Store(StoreError::Database { reason, .. }) => {
            StoreError::Database { place, reason: reason.clone() }.tell()
        }
        error => error.tell(),
    }
}

/// Says why a file that somebody brought cannot be read, by the name it has there: only whoever sent it can help.
pub(super) fn refused_file(file: &str, error: DeskError) -> DeskError {
    let file = file.to_owned();
    match error {
        DeskError::Store(
            StoreError::Damaged { .. } | StoreError::SealBroken { .. } | StoreError::Database { .. },
        ) => DeskError::Told(msg("desk-lobby-brought-damaged").with("file", file)),
        DeskError::Store(StoreError::NotAChampionship(_) | StoreError::Missing(_)) => {
            DeskError::Told(msg("desk-lobby-brought-other").with("file", file))
        }
        DeskError::Store(StoreError::TooNew { found, known, .. }) => {
            DeskError::Store(StoreError::TooNew { place: file, found, known })
        }
        error => error,
    }
}

/// Finds the championship of the folder that a file is a copy of: its file and its name; slow.
pub(super) fn same_in(folder: &Path, copy: &Path) -> Option<(String, String)> {
    let id = Proven::read(copy).ok()?.id;
    Location::files_in(folder).ok()?.into_iter().find_map(|path| {
        let own = Proven::read(&path).ok().filter(|own| own.id == id)?;
        Some((path.file_name()?.to_string_lossy().into_owned(), own.championship.name().to_owned()))
    })
}

/// Returns what the championship in a copy is called, if it can be read. The copy is opened in a folder of its own, which
/// goes again with whatever is written there.
pub(super) fn name_in(copy: &Path, actor: &str) -> Option<String> {
    let aside = copy.with_extension("looked-into");
    fs::create_dir(&aside).ok()?;
    let opened = aside.join("copy.arbitro");
    let read = restore(copy, &Location::File(opened.clone()), None).ok();
    let found = read.and_then(|_| summary(&opened, actor).ok());
    let _ = fs::remove_dir_all(&aside);
    Some(found?.name)
}

/// Returns a free path for a championship of this name: small letters, no accents, a number if it is taken.
pub(super) fn path_for(folder: &Path, name: &str) -> PathBuf {
    let plain: String = fold(name).chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
    let stem: String = words.join("-").chars().take(60).collect();
    let stem = if stem.is_empty() { "championship".to_owned() } else { stem };
    let path = |number: u32| {
        let name = if number == 1 { stem.clone() } else { format!("{stem}-{number}") };
        match Location::for_new(&folder.join(name).to_string_lossy()) {
            Location::File(path) => path,
            Location::Postgres(_) => folder.join(&stem),
        }
    };
    (1..).map(path).find(|path| !path.exists()).unwrap_or_else(|| path(1))
}

/// Returns another name where a championship of the folder has this one already; slow.
pub(super) fn other_name(folder: &Path, actor: &str, name: &str) -> Option<String> {
    let found = look(folder, actor).unwrap_or_default();
    let taken: Vec<String> =
        found.into_iter().filter_map(|one| one.state.ok()).map(|one| fold(&one.name)).collect();
    let is_taken = |name: &str| taken.contains(&fold(name));
    let others = (2..).map(|number: u32| format!("{name} {number}"));
    is_taken(name).then(|| others.into_iter().find(|other| !is_taken(other)).unwrap_or_default())
}

/// Returns what the system says against writing in a folder, if it does.
pub(super) fn refusal_to_write(folder: &Path) -> Option<io::Error> {
    let probe = folder.join(format!(".arbitro-probe-{}", std::process::id()));
    match fs::File::create_new(&probe) {
        Ok(_) => fs::remove_file(&probe).err(),
        Err(error) => Some(error),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{MOST, Unshown, look, name_in, named, path_for, refusal_to_write};
    use championship::facts::{
        Contestant, Fact, GamePlace, GroupId, MatchResult, School, Stamp, TournamentId,
    };
    use championship::store::{Desk, Location};
    use championship::{pairing, regulations};

    #[test]
    fn names_of_files_are_plain_and_never_taken() {
        let folder = tempfile::tempdir().unwrap();
        let name =
            |text: &str| path_for(folder.path(), text).file_name().unwrap().to_string_lossy().into_owned();
        assert_eq!(name("Torneio de Março, 4.º A"), "torneio-de-marco-4-a.arbitro");
        assert_eq!(name("../../etc/passwd"), "etc-passwd.arbitro");
        assert_eq!(name("冠軍"), "championship.arbitro");
        std::fs::write(folder.path().join("final.arbitro"), "").unwrap();
        assert_eq!(name("Final"), "final-2.arbitro");
    }

    #[test]
    fn a_copy_says_what_its_championship_is_called() {
        let folder = tempfile::tempdir().unwrap();
        let made = folder.path().join("a.arbitro");
        let location = Location::File(made.clone());
        drop(Desk::create(&location, "Torneio do Mar", regulations::default(), "teste").unwrap());
        let copy = folder.path().join("000000012-2026-11-16T101500Z.brought");
        std::fs::copy(&made, &copy).unwrap();
        assert_eq!(name_in(&copy, "teste").as_deref(), Some("Torneio do Mar"));
        std::fs::write(&copy, "no championship").unwrap();
        assert_eq!(name_in(&copy, "teste"), None);
        let names = std::fs::read_dir(folder.path()).unwrap().map(|one| one.unwrap().file_name());
        let left = names.filter(|name| name.to_string_lossy().contains("looked-into"));
        assert_eq!(left.count(), 0, "what was looked into is gone");
    }

    #[test]
    fn only_championships_of_the_folder_are_found() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["b.arbitro", "a.arbitro", ".c.arbitro", "d.csv"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        std::fs::create_dir(folder.path().join("e.arbitro")).unwrap();
        let files = Location::files_in(folder.path()).unwrap();
        let names: Vec<_> = files.iter().map(|path| path.file_name().unwrap().to_owned()).collect();
        assert_eq!(names, ["a.arbitro", "b.arbitro"]);
        assert!(named(folder.path(), "a.arbitro").is_some());
        assert!(
            named(folder.path(), "../a.arbitro").is_none() && named(folder.path(), ".c.arbitro").is_none()
        );
    }

    #[test]
    fn a_folder_that_can_be_written_is_left_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        assert!(refusal_to_write(folder.path()).is_none());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        assert!(refusal_to_write(&folder.path().join("nowhere")).is_some());
    }

    /// Two have played in 1970, and their names were to be kept for a month.
    fn long_ago(file: &std::path::Path) {
        let rules =
            regulations::parse("r.yaml", "names kept for months: 1\nstages: [{ play: round robin }]\n")
                .unwrap();
        let mut desk =
            Desk::create(&Location::File(file.to_owned()), "Muito antiga", rules, "teste").unwrap();
        let tell = |desk: &mut Desk, fact: Fact| {
            desk.commit(None, |_, _| Ok(vec![fact.clone()])).unwrap();
        };
        let tournament = TournamentId { cycle: 1, game: 3 };
        for number in 1..=2 {
            let school = School { number, name: format!("Escola {number}"), place: None };
            tell(&mut desk, Fact::SchoolRegistered { school });
            let code = desk.championship().next_code(number, tournament);
            let contestant = Contestant { name: Some(format!("Aluno {number}")), school_year: Some(3) };
            tell(&mut desk, Fact::EntryAdded { code, contestant });
        }
        let group = GroupId { tournament, stage: 1, group: 1 };
        let draw = pairing::draw(desk.championship(), tournament, 1, 1).unwrap();
        tell(&mut desk, draw);
        let round = pairing::pair(desk.championship(), group, 1, None).unwrap();
        tell(&mut desk, round);
        let place = GamePlace { group, round: 1, board: 1, game: 1 };
        let stamp = Stamp { by: "mesa".into(), at: 0 };
        tell(&mut desk, Fact::ResultEntered { place, result: MatchResult::FirstWins, record: None, stamp });
    }

    #[test]
    fn names_that_are_due_are_told_of_files_that_are_not_shown() {
        let folder = tempfile::tempdir().unwrap();
        let old = folder.path().join("z.arbitro");
        long_ago(&old);
        let early = std::time::SystemTime::UNIX_EPOCH;
        std::fs::File::options().write(true).open(&old).unwrap().set_modified(early).unwrap();
        for number in 0..MOST {
            std::fs::write(folder.path().join(format!("a{number:02}.arbitro")), "").unwrap();
        }
        let shown = look(folder.path(), "teste").unwrap();
        assert!(shown.len() == MOST && shown.iter().all(|one| one.path != old), "the latest are shown");
        let unshown = Unshown::default();
        for _ in 0..2 {
            let (count, due) = unshown.look(folder.path());
            assert_eq!((count, due.len()), (1, 1));
            assert_eq!(due[0].1, "Muito antiga");
        }
    }
}
