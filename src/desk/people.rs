//! Who may do what: the organisers and arbiters of a championship, kept beside its journal.
//!
//! Secrets exist only on the cards. The file holds a slow salted hash of each PIN and a hash of each link; new
//! cards mean new secrets, and end the sessions of the old ones.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use hmac::{Hmac, KeyInit, Mac};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::session::{Signer, hex, now, random_bytes, random_word, unhex};
use super::tries::Tries;
use super::visit::{Person, Role};
use championship::facts::NameStyle;
use championship::store::Location;

/// How often a PIN is hashed; a guess costs a tenth of a second.
const PIN_ROUNDS: u32 = 60_000;

/// Who sits at the computer itself.
pub const HOUSE: &str = "0";

/// The file as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct PeopleFile {
    format: u32,
    key: String,
    #[serde(default)]
    names: String,
    #[serde(default)]
    people: BTreeMap<u32, Record>,
}

/// One person in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Record {
    name: String,
    role: String,
    #[serde(default)]
    tables: Vec<u16>,
    #[serde(default)]
    epoch: u64,
    #[serde(default)]
    pin_salt: String,
    #[serde(default)]
    pin_hash: String,
    #[serde(default)]
    pin_rounds: u32,
    #[serde(default)]
    link_hash: String,
}

/// A person as lists show them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The number printed on the card.
    pub number: u32,
    /// The name and role.
    pub person: Person,
    /// Whether a card was ever made.
    pub has_card: bool,
}

/// What is printed on a card, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The number to sign in with.
    pub number: u32,
    /// The name and role.
    pub person: Person,
    /// The PIN.
    pub pin: String,
    /// The path of the personal link.
    pub path: String,
}

/// Why somebody could not sign in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignInError {
    /// No such number and PIN.
    Wrong,
    /// Too many tries; the seconds to wait.
    Locked(u64),
}

/// The people of a championship.
pub struct People {
    path: Option<PathBuf>,
    state: Mutex<State>,
    tries: Mutex<Tries>,
    /// Held while a PIN is hashed: guesses wait for one another, not for a core each.
    hashing: Mutex<()>,
    house: Option<(String, String)>,
}

struct State {
    file: PeopleFile,
    read_at: Option<SystemTime>,
    looked: u64,
}

impl People {
    /// Nobody: only games are served.
    pub fn none() -> Self {
        let state = State { file: PeopleFile::default(), read_at: None, looked: 0 };
        People {
            path: None,
            state: Mutex::new(state),
            tries: Mutex::default(),
            hashing: Mutex::default(),
            house: None,
        }
    }

    /// Returns where the people of a championship are kept.
    pub fn path(location: &Location) -> PathBuf {
        let name = format!("{}.people.json", location.stem());
        match location {
            Location::File(path) => path.with_file_name(name),
            Location::Postgres(_) => PathBuf::from(name),
        }
    }

    /// Reads the people of a championship; where there are none yet, the file is begun.
    ///
    /// # Errors
    /// When the file cannot be read, understood or written.
    pub fn open(location: &Location) -> io::Result<Self> {
        let path = Self::path(location);
        let file = match read(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let file = PeopleFile { format: 1, key: random_word(32)?, ..PeopleFile::default() };
                write(&path, &file)?;
                file
            }
            Err(error) => return Err(error),
        };
        let state = State { read_at: modified(&path), file, looked: now() };
        Ok(People {
            path: Some(path),
            state: Mutex::new(state),
            tries: Mutex::default(),
            hashing: Mutex::default(),
            house: None,
        })
    }

    /// Lets whoever sits at the computer in as an organiser, and returns the path of the link.
    ///
    /// # Errors
    /// When the system gives no chance.
    pub fn open_house(&mut self, name: &str) -> io::Result<String> {
        let token = random_word(16)?;
        self.house = Some((name.to_owned(), digest(&token)));
        Ok(format!("/in/{HOUSE}-{token}"))
    }

    /// Returns what signs the sessions.
    ///
    /// # Errors
    /// When there is no file and the system gives no chance.
    pub fn signer(&self) -> io::Result<Signer> {
        match unhex(&self.state().file.key).filter(|key| key.len() >= 16) {
            Some(key) => Ok(Signer::new(key)),
            None => Signer::random(),
        }
    }

    /// Returns the state, read anew when another program has changed the file.
    fn state(&self) -> MutexGuard<'_, State> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(path) = &self.path
            && state.looked != now()
        {
            state.looked = now();
            let at = modified(path);
            if at != state.read_at
                && let Ok(file) = read(path)
            {
                (state.file, state.read_at) = (file, at);
            }
        }
        state
    }

    /// Changes the file: on the newest contents, whole or not at all.
    fn change<T>(&self, change: impl FnOnce(&mut PeopleFile) -> io::Result<T>) -> io::Result<T> {
        let path = self.path.as_ref().ok_or_else(|| io::Error::other("no championship is open"))?;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let mut file = read(path)?;
        let done = change(&mut file)?;
        write(path, &file)?;
        (state.file, state.read_at) = (file, modified(path));
        Ok(done)
    }

    /// Adds somebody and returns their number.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn add(&self, name: &str, role: &Role) -> io::Result<u32> {
        self.change(|file| {
            let number = file.people.keys().max().copied().unwrap_or(0) + 1;
            file.people.insert(number, Record { name: name.to_owned(), ..record_of(role) });
            Ok(number)
        })
    }

    /// Gives an arbiter other tables; says whether there is such an arbiter.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn give_tables(&self, number: u32, tables: Vec<u16>) -> io::Result<bool> {
        self.change(|file| {
            let record = file.people.get_mut(&number).filter(|record| record.role != "organiser");
            Ok(record.map(|record| record.tables = tables).is_some())
        })
    }

    /// Removes somebody, whose sessions end; says whether they were there.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn remove(&self, number: u32) -> io::Result<bool> {
        self.change(|file| Ok(file.people.remove(&number).is_some()))
    }

    /// Makes new cards for some, or for all when nobody is named.
    ///
    /// # Errors
    /// When the file cannot be written or the system gives no chance.
    pub fn issue(&self, numbers: &[u32]) -> io::Result<Vec<Card>> {
        // Hashing is slow on purpose, so it is done before the file is locked.
        let wanted: Vec<u32> = {
            let known: Vec<u32> = self.state().file.people.keys().copied().collect();
            known.into_iter().filter(|number| numbers.is_empty() || numbers.contains(number)).collect()
        };
        let secret = |number: u32| {
            let (pin, salt) = (random_pin()?, random_bytes(16)?);
            let hash = slow_hash(&pin, &salt, PIN_ROUNDS);
            Ok((number, pin, hex(&salt), hash, random_word(16)?))
        };
        let secrets = wanted.into_par_iter().map(secret).collect::<io::Result<Vec<_>>>()?;
        self.change(|file| {
            let mut cards = Vec::new();
            for (number, pin, salt, hash, token) in secrets {
                let Some(record) = file.people.get_mut(&number) else { continue };
                record.epoch += 1;
                (record.pin_salt, record.pin_hash, record.pin_rounds) = (salt, hash, PIN_ROUNDS);
                record.link_hash = digest(&token);
                let path = format!("/in/{number}-{token}");
                cards.push(Card { number, person: person_of(record), pin, path });
            }
            Ok(cards)
        })
    }

    /// Lists everybody.
    pub fn list(&self) -> Vec<Listed> {
        let listed = |(number, record): (&u32, &Record)| Listed {
            number: *number,
            person: person_of(record),
            has_card: !record.link_hash.is_empty(),
        };
        self.state().file.people.iter().map(listed).collect()
    }

    /// Returns who a session belongs to, unless they are gone or have a newer card.
    pub fn person(&self, id: &str, epoch: u64) -> Option<Person> {
        if id == HOUSE {
            let (name, _) = self.house.as_ref()?;
            return Some(Person { name: name.clone(), role: Role::Organiser });
        }
        let state = self.state();
        let record = state.file.people.get(&id.parse::<u32>().ok()?)?;
        (record.epoch == epoch).then(|| person_of(record))
    }

    /// Signs in by the last part of a personal link; returns the number and the epoch for the session.
    pub fn by_link(&self, word: &str) -> Option<(String, u64)> {
        let (number, token) = word.split_once('-')?;
        if number == HOUSE {
            let (_, known) = self.house.as_ref()?;
            return super::guard::same(&digest(token), known).then(|| (HOUSE.to_owned(), 0));
        }
        let state = self.state();
        let record = state.file.people.get(&number.parse::<u32>().ok()?)?;
        let is_right = !record.link_hash.is_empty() && super::guard::same(&digest(token), &record.link_hash);
        is_right.then(|| (number.to_owned(), record.epoch))
    }

    /// Signs in by number and PIN. Slow on purpose; call it where it may block.
    ///
    /// # Errors
    /// When they are wrong, or were wrong too often.
    pub fn by_pin(&self, number: &str, pin: &str, peer: &str) -> Result<(String, u64), SignInError> {
        let keys = [format!("person {number}"), format!("place {peer}")];
        let tries = || self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(wait) = tries().wait(&keys, now()) {
            return Err(SignInError::Locked(wait));
        }
        let record = number.parse::<u32>().ok().and_then(|number| {
            let state = self.state();
            state.file.people.get(&number).filter(|record| !record.pin_hash.is_empty()).cloned()
        });
        // Somebody unknown costs the same time as a wrong PIN.
        let blank = Record { pin_rounds: PIN_ROUNDS, ..Record::default() };
        let known = record.as_ref().unwrap_or(&blank);
        let salt = unhex(&known.pin_salt).unwrap_or_default();
        let hash = {
            let _turn = self.hashing.lock().unwrap_or_else(PoisonError::into_inner);
            slow_hash(pin.trim(), &salt, known.pin_rounds)
        };
        match record {
            Some(record) if super::guard::same(&hash, &record.pin_hash) => {
                tries().forgive(&keys);
                Ok((number.to_owned(), record.epoch))
            }
            _ => {
                tries().count(&keys, now());
                Err(SignInError::Wrong)
            }
        }
    }

    /// Returns how much of a name the public sees.
    pub fn names(&self) -> NameStyle {
        match self.state().file.names.as_str() {
            "code" => NameStyle::Code,
            "full" => NameStyle::Full,
            _ => NameStyle::Short,
        }
    }

    /// Chooses how much of a name the public sees: `code`, `short` or `full`.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn choose_names(&self, names: &str) -> io::Result<()> {
        self.change(|file| {
            file.names = names.to_owned();
            Ok(())
        })
    }
}

fn record_of(role: &Role) -> Record {
    match role {
        Role::Organiser => Record { role: "organiser".into(), ..Record::default() },
        Role::Arbiter(tables) => {
            Record { role: "arbiter".into(), tables: tables.clone(), ..Record::default() }
        }
    }
}

fn person_of(record: &Record) -> Person {
    let role = match record.role.as_str() {
        "organiser" => Role::Organiser,
        _ => Role::Arbiter(record.tables.clone()),
    };
    Person { name: record.name.clone(), role }
}

/// Reads tables as people write them: `1-6, 9`.
///
/// # Errors
/// Gives back the part that is no table.
pub fn read_tables(text: &str) -> Result<Vec<u16>, String> {
    let mut tables = Vec::new();
    for part in text.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty()) {
        let (from, to) = part.split_once(['-', '–']).unwrap_or((part, part));
        let range = from.trim().parse::<u16>().ok().zip(to.trim().parse::<u16>().ok());
        match range.filter(|(from, to)| (1..=9999).contains(from) && from <= to && *to <= 9999) {
            Some((from, to)) => tables.extend(from..=to),
            None => return Err(part.chars().take(40).collect()),
        }
    }
    tables.sort_unstable();
    tables.dedup();
    Ok(tables)
}

/// Writes tables as people do: `1-6, 9`.
pub fn write_tables(tables: &[u16]) -> String {
    let runs = tables.chunk_by(|one, next| one + 1 == *next);
    let write = |run: &[u16]| match run {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    };
    runs.map(write).collect::<Vec<_>>().join(", ")
}

fn read(path: &Path) -> io::Result<PeopleFile> {
    let text = fs::read_to_string(path)?;
    serde_json::from_str(&text)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, format!("{}: {error}", path.display())))
}

/// Writes the file for its owner's eyes only, whole or not at all.
fn write(path: &Path, file: &PeopleFile) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let aside = path.with_file_name(format!(".{name}.part"));
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let text = serde_json::to_string_pretty(file)?;
    let mut handle = options.open(&aside)?;
    handle.write_all(text.as_bytes())?;
    handle.sync_all()?;
    fs::rename(&aside, path)
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

fn digest(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// Returns six random digits.
fn random_pin() -> io::Result<String> {
    let bytes = random_bytes(8)?;
    let number = bytes.iter().fold(0u64, |sum, byte| sum << 8 | u64::from(*byte));
    Ok(format!("{:06}", number % 1_000_000))
}

/// PBKDF2 with HMAC-SHA-256, one block.
fn slow_hash(secret: &str, salt: &[u8], rounds: u32) -> String {
    let keyed = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("HMAC takes keys of any length");
    let step = |input: &[&[u8]]| {
        let mut mac = keyed.clone();
        input.iter().for_each(|part| mac.update(part));
        mac.finalize().into_bytes()
    };
    let mut block = step(&[salt, &[0, 0, 0, 1]]);
    let mut sum = block;
    for _ in 1..rounds {
        block = step(&[&block]);
        sum.iter_mut().zip(&block).for_each(|(sum, byte)| *sum ^= byte);
    }
    hex(&sum)
}

#[cfg(test)]
mod tests {
    use super::{read_tables, slow_hash, write_tables};

    #[test]
    fn the_slow_hash_is_pbkdf2() {
        // RFC 7914, section 11, first 32 bytes.
        assert_eq!(
            slow_hash("passwd", b"salt", 1),
            "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
        );
    }

    #[test]
    fn tables_are_read_as_people_write_them() {
        assert_eq!(read_tables("1-3, 9; 7"), Ok(vec![1, 2, 3, 7, 9]));
        assert_eq!(write_tables(&[1, 2, 3, 7, 9]), "1-3, 7, 9");
        for wrong in ["0", "3-1", "x", "1-99999", "-4", "1--2"] {
            assert!(read_tables(wrong).is_err(), "{wrong}");
        }
    }
}
