//! The file of people, as it is written beside the journal.

use std::collections::BTreeMap;
use std::io;

use serde::{Deserialize, Serialize};

use super::pins::Hashed;
use super::table_list::Boards;
use super::visit::{Person, Role};

/// The file as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PeopleFile {
    pub(super) format: u32,
    pub(super) key: String,
    #[serde(default)]
    pub(super) names: String,
    /// Whether arbiters may enter results everywhere.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) everywhere: bool,
    #[serde(default)]
    pub(super) people: BTreeMap<u32, Record>,
    /// The next number to give; numbers of people who are gone stay theirs.
    #[serde(default)]
    next: u32,
    /// Which sessions of whoever sits at the computer are good.
    #[serde(default)]
    pub(super) house: u64,
    /// Sessions that were left before their time, each until its time.
    #[serde(default)]
    left: BTreeMap<String, u64>,
}

/// One person in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Record {
    pub(super) name: String,
    pub(super) role: String,
    #[serde(default)]
    pub(super) tables: Vec<u16>,
    /// The boards of tables of which the person has only some.
    #[serde(default, skip_serializing_if = "Boards::is_empty")]
    pub(super) boards: Boards,
    #[serde(default)]
    pub(super) epoch: u64,
    #[serde(flatten)]
    pub(super) pin: Hashed,
    #[serde(default)]
    pub(super) link_hash: String,
}

impl PeopleFile {
    /// Begins a file with the key that signs sessions.
    pub(super) fn begin(key: String) -> Self {
        PeopleFile { format: 1, key, ..PeopleFile::default() }
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
        // A file from before numbers were remembered learns this one.
        self.next =
            self.next.max(number.saturating_add(1)).max(self.people.keys().max().map_or(1, |last| last + 1));
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

    /// Ends all sessions; cards stay good.
    pub(super) fn end_all(&mut self) {
        self.house += 1;
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

/// Reads the file.
pub(super) fn read(text: &str) -> io::Result<PeopleFile> {
    serde_json::from_str(text).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Returns the file as it is written.
pub(super) fn written(file: &PeopleFile) -> io::Result<String> {
    Ok(serde_json::to_string_pretty(file)?)
}

#[cfg(test)]
mod tests {
    use super::{PeopleFile, Record};
    use crate::visit::Role;

    #[test]
    fn a_number_is_never_given_twice() {
        let mut file = PeopleFile::default();
        let add = |file: &mut PeopleFile| file.add(Record::new("Ana", &Role::Organiser));
        assert_eq!((add(&mut file), add(&mut file)), (1, 2));
        assert!(file.remove(2) && !file.remove(2));
        assert_eq!(add(&mut file), 3);
        // A file of before has no count of its own.
        file.next = 0;
        assert!(file.remove(1) && file.remove(3));
        assert_eq!(add(&mut file), 4);
    }

    #[test]
    fn a_file_of_before_is_read_with_its_old_hashes() {
        let text = r#"{"format":1,"key":"ab","people":{"2":{"name":"Ana","role":"arbiter","tables":[1],"epoch":3,
            "pin_salt":"00","pin_hash":"11","pin_rounds":60000,"link_hash":"22"}}}"#;
        let file: PeopleFile = serde_json::from_str(text).expect("it is read");
        assert!(file.people[&2].pin.is_old() && file.people[&2].pin.is_set());
        let again: PeopleFile =
            serde_json::from_str(&serde_json::to_string(&file).expect("it is written")).expect("and read");
        assert_eq!(again, file);
    }
}
