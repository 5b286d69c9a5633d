//! Who may do what: the organisers and arbiters of a championship, kept beside its journal.
//!
//! Secrets exist only on the cards. The file holds a slow salted hash of each PIN and a hash of each link; new
//! cards mean new secrets, and end the sessions of the old ones. What ends a session is in the file, so that it
//! stays ended when the server starts again. Copies of a championship hold the people and none of their secrets.

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sha2::{Digest, Sha256};

use super::gate::{Caller, Gate, Hashed, SignInError};
use super::people_file::{PeopleFile, Record, read, written};
use super::pins::random_pin;
use super::session::same;
use super::session::{Session, Signer, now, random_bytes, random_word};
use super::visit::{Person, Role};
use championship::imports::fold;
use championship::store::{Location, Sidecar, StoreError};

pub use super::table_list::{Boards, read_places, read_tables, write_places, write_tables};

/// Who sits at the computer itself.
pub const HOUSE: &str = "0";

/// What the journal calls them where the computer knows no name of theirs.
pub const UNNAMED: &str = "arbitro";

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

/// The people of a championship.
pub struct People {
    kept: Option<Sidecar>,
    state: Mutex<State>,
    /// What stands before the PINs.
    pub gate: Gate,
    signer: Arc<Signer>,
    house: Option<House>,
}

/// Whoever sits at the computer.
struct House {
    name: String,
    link_hash: String,
    /// Which start of the server it is: a new link ends what the old one began.
    epoch: u64,
}

pub(super) struct State {
    pub(super) file: PeopleFile,
    /// What the file was read from.
    text: String,
    looked: u64,
}

impl People {
    /// Nobody: only games are served.
    pub fn none() -> Self {
        Self::with(None, State { file: PeopleFile::default(), text: String::new(), looked: 0 })
    }

    fn with(kept: Option<Sidecar>, state: State) -> Self {
        let key = key_of(&state.file).unwrap_or_default();
        People {
            kept,
            state: Mutex::new(state),
            gate: Gate::default(),
            signer: Arc::new(Signer::new(key)),
            house: None,
        }
    }

    /// Returns where the people of a championship in a file are kept.
    pub fn path(location: &Location) -> PathBuf {
        Sidecar::path(location)
    }

    /// Reads the people of a championship; where there are none yet, the file is begun.
    ///
    /// # Errors
    /// When the file cannot be read, understood or written.
    pub fn open(location: &Location) -> io::Result<Self> {
        let kept = Sidecar::of(location);
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
        let file = read(&text)?;
        // A copy that was restored brings no key.
        let wants_key = key_of(&file).is_none();
        let people = Self::with(Some(kept), State { file, text, looked: now() });
        if wants_key {
            people.change(|file| {
                if key_of(file).is_none() {
                    file.key = random_word(32)?;
                }
                Ok(())
            })?;
        }
        Ok(people)
    }

    /// Lets whoever sits at the computer in as an organiser, and returns the path of the link.
    ///
    /// # Errors
    /// When the operating system has no entropy.
    pub fn open_house(&mut self, name: &str) -> io::Result<String> {
        let token = random_word(16)?;
        // The lobby keeps its own visitors over a restart, by a key of its own.
        let epoch = match &self.kept {
            Some(_) => random_bytes(6)?.iter().fold(1, |sum, byte| sum << 8 | u64::from(*byte)),
            None => 0,
        };
        self.house = Some(House { name: name.to_owned(), link_hash: digest(&token), epoch });
        Ok(format!("/in/{HOUSE}-{token}"))
    }

    /// Returns what signs the sessions, with whichever key the file has.
    pub fn signer(&self) -> Arc<Signer> {
        Arc::clone(&self.signer)
    }

    /// Returns what signs the links of schools. Its key is made at the first need, and stays when sessions are ended: letters are
    /// on paper.
    ///
    /// # Errors
    /// When the file cannot be read or written.
    pub fn link_signer(&self) -> io::Result<Signer> {
        let known = self.state().file.letters.clone();
        let key = match known.is_empty() {
            false => known,
            true => self.change(|file| {
                if file.letters.is_empty() {
                    file.letters = random_word(32)?;
                }
                Ok(file.letters.clone())
            })?,
        };
        hex::decode(key).map(Signer::new).map_err(io::Error::other)
    }

    /// Takes over what the file says, its key with it.
    fn follow(&self, state: &mut State, file: PeopleFile, text: String) {
        if let Some(key) = key_of(&file).filter(|_| file.key != state.file.key) {
            self.signer.exchange(key);
        }
        (state.file, state.text) = (file, text);
    }

    /// Returns the state, read anew when another program has changed the file.
    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = &self.kept
            && state.looked != now()
        {
            state.looked = now();
            if let Ok(Some(text)) = kept.read()
                && text != state.text
                && let Ok(file) = read(&text)
            {
                self.follow(&mut state, file, text);
            }
        }
        state
    }

    /// Changes the file: on the newest contents, whole or not at all, and with nobody else in between.
    pub(super) fn change<T: Send>(
        &self,
        change: impl FnOnce(&mut PeopleFile) -> io::Result<T> + Send,
    ) -> io::Result<T> {
        let kept = self.kept.as_ref().ok_or_else(|| io::Error::other("no championship is open"))?;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = kept.change(|text| {
            let mut file = read(text.unwrap_or_default())?;
            let done = change(&mut file)?;
            let text = written(&file)?;
            Ok((text.clone(), (file, text, done)))
        });
        let (file, text, done) = changed.map_err(|Failed(error)| error)?;
        self.follow(&mut state, file, text);
        Ok(done)
    }

    /// Adds somebody and returns their number, which nobody had before.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn add(&self, name: &str, role: &Role) -> io::Result<u32> {
        self.change(|file| Ok(file.add(Record::new(name, role))))
    }

    /// Returns the number of somebody of the same name and role, however the name is spelled.
    pub fn known(&self, name: &str, role: &Role) -> Option<u32> {
        let is_same = |person: &Person| {
            fold(&person.name) == fold(name) && person.is_organiser() == (*role == Role::Organiser)
        };
        self.list().into_iter().find(|listed| is_same(&listed.person)).map(|listed| listed.number)
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
    /// When the file cannot be written or the operating system has no entropy.
    pub fn issue(&self, numbers: &[u32]) -> io::Result<Vec<Card>> {
        // Hashing is slow on purpose, so it is done before the file is locked.
        let wanted: Vec<u32> = {
            let known: Vec<u32> = self.state().file.people.keys().copied().collect();
            known.into_iter().filter(|number| numbers.is_empty() || numbers.contains(number)).collect()
        };
        let secret = |number: u32| {
            let pin = random_pin()?;
            Ok((number, self.gate.hashed(&pin)?, pin, random_word(16)?))
        };
        let secrets = wanted.into_iter().map(secret).collect::<io::Result<Vec<_>>>()?;
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
            let house = self.house.as_ref().filter(|house| session.epoch == house.epoch)?;
            let (name, role, boards) = (house.name.clone(), Role::Organiser, Boards::new());
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

    /// Ends the sessions of everybody, the organisers' too, with another key; cards stay good.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn end_all_sessions(&self) -> io::Result<()> {
        self.change(|file| {
            file.end_all(random_word(32)?);
            Ok(())
        })
    }

    /// Begins a session anew for whoever has one, with the card as it is now.
    pub fn again(&self, session: &Session) -> Session {
        let of_card = |number: u32| self.state().file.people.get(&number).map(|record| record.epoch);
        let epoch = match session.person.as_str() {
            HOUSE => self.house.as_ref().map(|house| house.epoch),
            person => number_of(person).and_then(of_card),
        };
        Session::begin(&session.person, epoch.unwrap_or_default())
    }

    /// Signs in by the last part of a personal link; returns the number and the epoch for the session.
    pub fn by_link(&self, word: &str) -> Option<(String, u64)> {
        let (number, token) = word.split_once('-')?;
        let state = self.state();
        if number == HOUSE {
            let house = self.house.as_ref()?;
            return same(&digest(token), &house.link_hash).then(|| (HOUSE.to_owned(), house.epoch));
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
        let record = number.and_then(|number| self.state().file.people.get(&number).cloned());
        self.gate.check(number, record.as_ref().map(|record| &record.pin), pin.trim(), caller)?;
        let (Some(number), Some(record)) = (number, record) else { return Err(SignInError::Wrong) };
        if record.pin.is_old() {
            self.renew(number, &record.pin, pin.trim());
        }
        Ok((number.to_string(), record.epoch))
    }

    /// Hashes a PIN anew that was kept in the way of before; the card and its sessions stay good.
    fn renew(&self, number: u32, old: &Hashed, pin: &str) {
        let Ok(fresh) = self.gate.hashed(pin) else { return };
        // Whoever has the right PIN is let in also when the file cannot be written just now.
        let _ = self.change(|file| {
            if let Some(record) = file.people.get_mut(&number).filter(|record| record.pin == *old) {
                record.pin = fresh;
            }
            Ok(())
        });
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

/// Returns the key that signs sessions, where there is one.
fn key_of(file: &PeopleFile) -> Option<Vec<u8>> {
    hex::decode(&file.key).ok().filter(|key| key.len() >= 16)
}

/// Reads a person's number as it is typed: `2`, `02` and `+2` are one person.
pub(super) fn number_of(text: &str) -> Option<u32> {
    text.trim().parse().ok().filter(|number| *number > 0)
}

fn digest(token: &str) -> String {
    hex::encode(Sha256::digest(token.as_bytes()))
}
