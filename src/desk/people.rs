//! Who may do what: the organisers and arbiters of a championship, kept beside its journal.
//!
//! Secrets exist only on the cards. The file holds a slow salted hash of each PIN and a hash of each link; new
//! cards mean new secrets, and end the sessions of the old ones. What ends a session is in the file, so that it
//! stays ended when the server starts again.

use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rayon::prelude::*;
use sha2::{Digest, Sha256};

use super::people_file::{PeopleFile, Record, read, written};
use super::pins::{Hashed, random_pin};
use super::session::same;
use super::session::{Session, Signer, hex, now, random_word, unhex};
use super::tries::Tries;
use super::visit::{Person, Role};
use championship::facts::NameStyle;
use championship::store::{Beside, Location, StoreError};

pub use super::table_list::{Boards, read_places, read_tables, write_places, write_tables};

/// Who sits at the computer itself.
pub const HOUSE: &str = "0";

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

/// Where somebody tries to sign in from.
#[derive(Clone, Copy, Debug)]
pub struct Caller<'a> {
    /// The address.
    pub peer: &'a str,
    /// The mark of a browser in which the same person has signed in before.
    pub device: Option<&'a str>,
}

/// The people of a championship.
pub struct People {
    kept: Option<Beside>,
    state: Mutex<State>,
    tries: Mutex<Tries>,
    /// Held while a PIN is hashed: guesses wait for one another, not for a core each.
    hashing: Mutex<()>,
    house: Option<(String, String)>,
}

struct State {
    file: PeopleFile,
    /// What the file was read from.
    text: String,
    looked: u64,
}

impl People {
    /// Nobody: only games are served.
    pub fn none() -> Self {
        Self::with(None, State { file: PeopleFile::default(), text: String::new(), looked: 0 })
    }

    fn with(kept: Option<Beside>, state: State) -> Self {
        let (state, tries, hashing) = (Mutex::new(state), Mutex::default(), Mutex::default());
        People { kept, state, tries, hashing, house: None }
    }

    /// Returns where the people of a championship in a file are kept.
    pub fn path(location: &Location) -> PathBuf {
        Beside::path(location)
    }

    /// Reads the people of a championship; where there are none yet, the file is begun.
    ///
    /// # Errors
    /// When the file cannot be read, understood or written.
    pub fn open(location: &Location) -> io::Result<Self> {
        let kept = Beside::of(location);
        let text = match kept.read().map_err(io::Error::other)? {
            Some(text) => text,
            None => kept
                .change(|there| match there {
                    // Somebody else began it at the same moment.
                    Some(there) => Ok((there.to_owned(), there.to_owned())),
                    None => {
                        let text = written(&PeopleFile::begin(random_word(32)?))?;
                        Ok((text.clone(), text))
                    }
                })
                .map_err(|Failed(error)| error)?,
        };
        let state = State { file: read(&text)?, text, looked: now() };
        Ok(Self::with(Some(kept), state))
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
        if let Some(kept) = &self.kept
            && state.looked != now()
        {
            state.looked = now();
            if let Ok(Some(text)) = kept.read()
                && text != state.text
                && let Ok(file) = read(&text)
            {
                (state.file, state.text) = (file, text);
            }
        }
        state
    }

    /// Changes the file: on the newest contents, whole or not at all, and with nobody else in between.
    fn change<T: Send>(&self, change: impl FnOnce(&mut PeopleFile) -> io::Result<T> + Send) -> io::Result<T> {
        let kept = self.kept.as_ref().ok_or_else(|| io::Error::other("no championship is open"))?;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = kept.change(|text| {
            let mut file = read(text.unwrap_or_default())?;
            let done = change(&mut file)?;
            let text = written(&file)?;
            Ok((text.clone(), (file, text, done)))
        });
        let (file, text, done) = changed.map_err(|Failed(error)| error)?;
        (state.file, state.text) = (file, text);
        Ok(done)
    }

    /// Adds somebody and returns their number, which nobody had before.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn add(&self, name: &str, role: &Role) -> io::Result<u32> {
        self.change(|file| Ok(file.add(Record::new(name, role))))
    }

    /// Gives an arbiter other tables; says whether there is such an arbiter.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn give_tables(&self, number: u32, tables: Vec<u16>) -> io::Result<bool> {
        self.give_places(number, tables, Boards::new())
    }

    /// Gives an arbiter other tables, and of some only these boards; says whether there is such an arbiter.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn give_places(&self, number: u32, tables: Vec<u16>, boards: Boards) -> io::Result<bool> {
        self.change(|file| {
            let record = file.people.get_mut(&number).filter(|record| record.role != "organiser");
            Ok(record.map(|record| (record.tables, record.boards) = (tables, boards)).is_some())
        })
    }

    /// Says whether arbiters may enter results everywhere, and not only at what they were given.
    pub fn is_everywhere(&self) -> bool {
        self.state().file.everywhere
    }

    /// Chooses whether arbiters may enter results everywhere.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn choose_everywhere(&self, is_everywhere: bool) -> io::Result<()> {
        self.change(|file| {
            file.everywhere = is_everywhere;
            Ok(())
        })
    }

    /// Returns the names of the arbiters to whom a board was given, for who asks whose it is.
    pub fn holders(&self, table: u16, board: u16) -> Vec<String> {
        let people = self.list().into_iter().map(|listed| listed.person);
        people.filter(|one| !one.is_organiser() && one.has_board(table, board)).map(|one| one.name).collect()
    }

    /// Removes somebody, whose sessions end; says whether they were there.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn remove(&self, number: u32) -> io::Result<bool> {
        self.change(|file| Ok(file.remove(number)))
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
            let pin = random_pin()?;
            Ok((number, Hashed::new(&pin)?, pin, random_word(16)?))
        };
        let secrets = wanted.into_par_iter().map(secret).collect::<io::Result<Vec<_>>>()?;
        self.change(|file| {
            let mut cards = Vec::new();
            for (number, hashed, pin, token) in secrets {
                let Some(record) = file.people.get_mut(&number) else { continue };
                record.epoch += 1;
                record.pin = hashed;
                record.link_hash = digest(&token);
                let path = format!("/in/{number}-{token}");
                cards.push(Card { number, person: record.person(), pin, path });
            }
            Ok(cards)
        })
    }

    /// Lists everybody.
    pub fn list(&self) -> Vec<Listed> {
        let listed = |(number, record): (&u32, &Record)| Listed {
            number: *number,
            person: record.person(),
            has_card: !record.link_hash.is_empty(),
        };
        self.state().file.people.iter().map(listed).collect()
    }

    /// Returns who a session belongs to, unless it was ended, they are gone, or they have a newer card.
    pub fn person(&self, session: &Session) -> Option<Person> {
        let state = self.state();
        if session.person.is_empty() || state.file.has_left(&session.nonce) {
            return None;
        }
        if session.person == HOUSE {
            let (name, _) = self.house.as_ref().filter(|_| session.epoch == state.file.house)?;
            let (name, role, boards) = (name.clone(), Role::Organiser, Boards::new());
            return Some(Person { name, role, boards, is_everywhere: false });
        }
        let record = state.file.people.get(&number_of(&session.person)?)?;
        let is_everywhere = state.file.everywhere;
        (record.epoch == session.epoch).then(|| Person { is_everywhere, ..record.person() })
    }

    /// Ends a session for good, also for whoever has a copy of its cookie.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn leave(&self, session: &Session) -> io::Result<()> {
        self.change(|file| {
            file.leave(&session.nonce, session.expires, now());
            Ok(())
        })
    }

    /// Ends the sessions of everybody, the organisers' too; cards stay good.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn end_all_sessions(&self) -> io::Result<()> {
        self.change(|file| {
            file.end_all();
            Ok(())
        })
    }

    /// Signs in by the last part of a personal link; returns the number and the epoch for the session.
    pub fn by_link(&self, word: &str) -> Option<(String, u64)> {
        let (number, token) = word.split_once('-')?;
        let state = self.state();
        if number == HOUSE {
            let (_, known) = self.house.as_ref()?;
            return same(&digest(token), known).then(|| (HOUSE.to_owned(), state.file.house));
        }
        let number = number_of(number)?;
        let record = state.file.people.get(&number)?;
        let is_right = !record.link_hash.is_empty() && same(&digest(token), &record.link_hash);
        is_right.then(|| (number.to_string(), record.epoch))
    }

    /// Signs in by number and PIN. Slow on purpose; call it where it may block.
    ///
    /// # Errors
    /// When they are wrong, or were wrong too often.
    pub fn by_pin(&self, number: &str, pin: &str, caller: Caller) -> Result<(String, u64), SignInError> {
        let number = number_of(number);
        let tries = || self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        // The try is counted before the PIN is looked at, so that many at once are still many.
        let counted =
            tries().begin(number, caller.peer, caller.device, now()).map_err(SignInError::Locked)?;
        let record = number.and_then(|number| {
            let state = self.state();
            state.file.people.get(&number).filter(|record| record.pin.is_set()).cloned()
        });
        // Somebody unknown costs the same time as a wrong PIN.
        let known = record.as_ref().map_or_else(Hashed::nobodys, |record| record.pin.clone());
        let is_right = {
            let _turn = self.hashing.lock().unwrap_or_else(PoisonError::into_inner);
            known.fits(pin.trim())
        };
        match (number, record) {
            (Some(number), Some(record)) if is_right => {
                tries().forgive(&counted);
                if known.is_old() {
                    self.renew(number, &known, pin.trim());
                }
                Ok((number.to_string(), record.epoch))
            }
            _ => Err(SignInError::Wrong),
        }
    }

    /// Hashes a PIN anew that was kept in the way of before; the card and its sessions stay good.
    fn renew(&self, number: u32, old: &Hashed, pin: &str) {
        let Ok(fresh) = Hashed::new(pin) else { return };
        // Whoever has the right PIN is let in also when the file cannot be written just now.
        let _ = self.change(|file| {
            if let Some(record) = file.people.get_mut(&number).filter(|record| record.pin == *old) {
                record.pin = fresh;
            }
            Ok(())
        });
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

/// Why the file could not be changed.
struct Failed(io::Error);

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        Failed(io::Error::other(error))
    }
}

impl From<io::Error> for Failed {
    fn from(error: io::Error) -> Self {
        Failed(error)
    }
}

/// Reads a person's number as it is typed: `2`, `02` and `+2` are one person.
fn number_of(text: &str) -> Option<u32> {
    text.trim().parse().ok().filter(|number| *number > 0)
}

fn digest(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}
