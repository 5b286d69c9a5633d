//! The file of people, as it is written beside the journal.

use std::collections::BTreeMap;
use std::io;

use serde::{Deserialize, Serialize};

use super::pins::Hashed;
use super::table_list::Boards;
use super::visit::{Person, Role};

/// How the file is written now: the keys apart from what goes into copies.
const FORMAT: u32 = 2;

/// The file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PeopleFile {
    pub(super) key: String,
    /// What signs the links of schools; empty as long as nobody needed it.
    pub(super) letters: String,
    /// Where the championship is published, with the key of the place.
    pub(super) publishing: Option<Publishing>,
    pub(super) names: String,
    /// Whether arbiters may enter results everywhere.
    pub(super) everywhere: bool,
    pub(super) people: BTreeMap<u32, Record>,
    /// The next number to give; numbers of people who are gone stay theirs.
    next: u32,
    /// Sessions that were left before their time, each until its time.
    left: BTreeMap<String, u64>,
}

/// Where a championship is published on the internet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Publishing {
    /// The address at the host, with its key.
    pub address: String,
    /// Whether pages are sent there.
    pub is_on: bool,
}

/// One person in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Record {
    pub(super) name: String,
    pub(super) role: String,
    pub(super) tables: Vec<u16>,
    /// The boards of tables of which the person has only some.
    pub(super) boards: Boards,
    pub(super) epoch: u64,
    pub(super) pin: Hashed,
    pub(super) link_hash: String,
}

/// The file as it is written: people, and apart from them what opens doors, which copies leave out.
#[derive(Serialize, Deserialize)]
struct Written {
    format: u32,
    #[serde(default)]
    names: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    everywhere: bool,
    #[serde(default)]
    people: BTreeMap<u32, WrittenPerson>,
    #[serde(default)]
    next: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    keys: Option<Keys>,
}

#[derive(Serialize, Deserialize)]
struct WrittenPerson {
    name: String,
    role: String,
    #[serde(default)]
    tables: Vec<u16>,
    #[serde(default, skip_serializing_if = "Boards::is_empty")]
    boards: Boards,
}

/// What signs sessions, what cards are held against, and which sessions are over.
#[derive(Default, Serialize, Deserialize)]
struct Keys {
    #[serde(default)]
    key: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    letters: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    publishing: Option<Publishing>,
    #[serde(default)]
    cards: BTreeMap<u32, CardKeys>,
    #[serde(default)]
    left: BTreeMap<String, u64>,
}

#[derive(Serialize, Deserialize)]
struct CardKeys {
    #[serde(default)]
    epoch: u64,
    #[serde(flatten)]
    pin: Hashed,
    #[serde(default)]
    link_hash: String,
}

impl PeopleFile {
    /// Begins a file with the key that signs sessions.
    pub(super) fn begin(key: String) -> Self {
        PeopleFile { key, ..PeopleFile::default() }
    }

    /// Adds somebody under a number that nobody ever had.
    pub(super) fn add(&mut self, record: Record) -> u32 {
        let last = self.people.keys().max().copied().unwrap_or(0);
        let number = self.next.max(last + 1);
        self.next = number + 1;
        self.people.insert(number, record);
        number
    }

    /// Removes somebody; says whether they were there.
    pub(super) fn remove(&mut self, number: u32) -> bool {
        self.people.remove(&number).is_some()
    }

    /// Ends a session for good.
    pub(super) fn leave(&mut self, nonce: &str, expires: u64, now: u64) {
        self.left.retain(|_, until| *until > now);
        self.left.insert(nonce.to_owned(), expires);
    }

    /// Says whether a session was left.
    pub(super) fn has_left(&self, nonce: &str) -> bool {
        self.left.contains_key(nonce)
    }

    /// Ends all sessions, whoever has whichever copy of what signed them; cards stay good.
    pub(super) fn end_all(&mut self, key: String) {
        self.key = key;
        self.left.clear();
        for record in self.people.values_mut() {
            record.epoch += 1;
        }
    }
}

impl Record {
    /// Begins somebody with a role.
    pub(super) fn new(name: &str, role: &Role) -> Self {
        let (role, tables) = match role {
            Role::Organiser => ("organiser", Vec::new()),
            Role::Arbiter(tables) => ("arbiter", tables.clone()),
        };
        Record { name: name.to_owned(), role: role.to_owned(), tables, ..Record::default() }
    }

    /// Returns the person.
    pub(super) fn person(&self) -> Person {
        let role = match self.role.as_str() {
            "organiser" => Role::Organiser,
            _ => Role::Arbiter(self.tables.clone()),
        };
        Person { name: self.name.clone(), role, boards: self.boards.clone(), is_everywhere: false }
    }
}

/// Reads the file; one that comes from a copy has no keys.
pub(super) fn read(text: &str) -> io::Result<PeopleFile> {
    let unread = |error| io::Error::new(io::ErrorKind::InvalidData, error);
    let Written { names, everywhere, people, next, keys, .. } = serde_json::from_str(text).map_err(unread)?;
    let Keys { key, letters, publishing, mut cards, left } = keys.unwrap_or_default();
    let record = |(number, one): (u32, WrittenPerson)| {
        let WrittenPerson { name, role, tables, boards } = one;
        let (epoch, pin, link_hash) = match cards.remove(&number) {
            Some(card) => (card.epoch, card.pin, card.link_hash),
            None => Default::default(),
        };
        (number, Record { name, role, tables, boards, epoch, pin, link_hash })
    };
    let people = people.into_iter().map(record).collect();
    Ok(PeopleFile { key, letters, publishing, names, everywhere, people, next, left })
}

/// Returns the file as it is written.
pub(super) fn written(file: &PeopleFile) -> io::Result<String> {
    let PeopleFile { key, letters, publishing, names, everywhere, people, next, left } = file.clone();
    let mut keys = Keys { key, letters, publishing, cards: BTreeMap::new(), left };
    let apart = |(number, record): (u32, Record)| {
        let Record { name, role, tables, boards, epoch, pin, link_hash } = record;
        keys.cards.insert(number, CardKeys { epoch, pin, link_hash });
        (number, WrittenPerson { name, role, tables, boards })
    };
    let people = people.into_iter().map(apart).collect();
    let file = Written { format: FORMAT, names, everywhere, people, next, keys: Some(keys) };
    Ok(serde_json::to_string_pretty(&file)?)
}

#[cfg(test)]
mod tests {
    use super::{PeopleFile, Record, read, written};
    use crate::visit::Role;

    #[test]
    fn a_number_is_never_given_twice() {
        let mut file = PeopleFile::default();
        let add = |file: &mut PeopleFile| file.add(Record::new("Ana", &Role::Organiser));
        assert_eq!((add(&mut file), add(&mut file)), (1, 2));
        assert!(file.remove(2) && !file.remove(2));
        assert_eq!(add(&mut file), 3);
        assert!(file.remove(1) && file.remove(3));
        assert_eq!(add(&mut file), 4);
    }

    #[test]
    fn what_opens_doors_is_in_a_part_of_its_own() {
        let mut file = PeopleFile { letters: "1e77e5".into(), ..PeopleFile::begin("5ec4e7".into()) };
        file.add(Record { link_hash: "0dd".into(), epoch: 77, ..Record::new("Ana", &Role::Organiser) });
        let text = written(&file).expect("it is written");
        let mut parts: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(&text).expect("parts");
        assert!(parts.remove("keys").is_some_and(|keys| keys.to_string().contains("0dd")));
        let rest = serde_json::to_string(&parts).expect("text");
        assert!(
            !["5ec4e7", "1e77e5", "0dd", "77", "pin"].iter().any(|secret| rest.contains(secret)),
            "{rest}"
        );
        // What comes back from a copy has people, and no keys.
        let bare = read(&rest).expect("it is read");
        assert_eq!((bare.key.as_str(), bare.people[&1].link_hash.as_str()), ("", ""));
        assert_eq!(bare.people[&1].name, "Ana");
    }
}
