//! What happens at a desk and changes nothing of the competition, but belongs in the log.

use serde::{Deserialize, Serialize};

use super::entry::{Entry, NewFact};
use speech::{Message, Tell, Value, msg};

/// The kind of such entries; readers of facts skip it.
pub(super) const EVENT_KIND: &str = "event";

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Cards with secrets were printed; earlier ones of these people are void.
    CardsPrinted {
        /// The numbers of the people.
        numbers: Vec<u32>,
    },
    /// A pupil has come.
    CheckedIn {
        /// The codes of all their entries.
        codes: Vec<String>,
    },
    /// A pupil who was taken for present is not.
    CheckedOut {
        /// The codes of all their entries.
        codes: Vec<String>,
    },
    /// Letters to schools were made, with the key of this mark.
    LettersMade {
        /// What tells the key from any other.
        mark: String,
    },
    /// A list was taken.
    ListTaken {
        /// What the file was called, where that is known.
        file: String,
        /// How many entries it brought or changed.
        entries: usize,
    },
    /// It was chosen how much of pupils' names the public sees.
    NamesChosen {
        /// `code`, `short` or `full`.
        names: String,
    },
    /// Somebody may work at the desk.
    PersonAdded {
        /// The number on the card.
        number: u32,
        /// The name.
        name: String,
        /// Whether as an organiser.
        is_organiser: bool,
    },
    /// Somebody may no longer work at the desk.
    PersonRemoved {
        /// The number on the card.
        number: u32,
    },
    /// It was chosen whether everybody can follow on the internet, and where.
    PublishingChosen {
        /// The address that everybody may know.
        address: String,
        /// Whether pages are sent there from now on.
        is_on: bool,
    },
    /// It was chosen where arbiters may enter results.
    RightsChosen {
        /// Everywhere, and not only at what they were given.
        everywhere: bool,
    },
    /// A copy took the place of what was there.
    Restored {
        /// How many facts the copy held.
        facts: u64,
    },
    /// All sessions were ended; cards stay good.
    SessionsEnded,
    /// An arbiter got other tables.
    TablesGiven {
        /// The number on the card.
        number: u32,
        /// The tables, such as `1-6, 9`.
        tables: String,
    },
}

impl Event {
    /// Returns the event as the journal takes it.
    pub(super) fn row(&self) -> NewFact {
        let subject = match self {
            Event::PersonAdded { number, .. }
            | Event::PersonRemoved { number }
            | Event::TablesGiven { number, .. } => format!("person/{number}"),
            Event::CardsPrinted { .. } => "cards".to_owned(),
            Event::CheckedIn { codes } | Event::CheckedOut { codes } => {
                format!("entry/{}", codes.first().map_or("", String::as_str))
            }
            Event::LettersMade { .. } => "registration".to_owned(),
            Event::ListTaken { .. } => "list".to_owned(),
            Event::NamesChosen { .. } => "names".to_owned(),
            Event::PublishingChosen { .. } => "publishing".to_owned(),
            Event::RightsChosen { .. } => "rights".to_owned(),
            Event::SessionsEnded => "sessions".to_owned(),
            Event::Restored { .. } => "championship".to_owned(),
        };
        let body = serde_json::to_string(self).expect("texts and numbers are JSON");
        NewFact { subject, kind: EVENT_KIND.into(), format: 1, body }
    }
}

impl Tell for Event {
    fn tell(&self) -> Message {
        match self {
            Event::CardsPrinted { numbers } => {
                let all = numbers.iter().map(|number| Value::Text(number.to_string())).collect();
                msg("vault-event-cards").with("numbers", Value::All(all))
            }
            Event::LettersMade { .. } => msg("vault-event-letters"),
            Event::ListTaken { file, entries } if file.is_empty() => {
                msg("vault-event-list").with("entries", entries)
            }
            Event::ListTaken { file, entries } => {
                msg("vault-event-list-file").with("file", file).with("entries", entries)
            }
            Event::NamesChosen { names } => msg("vault-event-names").with("names", names),
            Event::PersonAdded { number, name, is_organiser: true } => {
                msg("vault-event-organiser-added").with("number", number).with("name", name)
            }
            Event::PersonAdded { number, name, is_organiser: false } => {
                msg("vault-event-arbiter-added").with("number", number).with("name", name)
            }
            Event::PersonRemoved { number } => msg("vault-event-removed").with("number", number),
            Event::CheckedIn { codes } => msg("vault-event-came").with("codes", codes.join(", ")),
            Event::CheckedOut { codes } => msg("vault-event-away").with("codes", codes.join(", ")),
            Event::PublishingChosen { address, is_on: true } => {
                msg("vault-event-publishing").with("address", address)
            }
            Event::PublishingChosen { address, is_on: false } => {
                msg("vault-event-publishing-ended").with("address", address)
            }
            Event::RightsChosen { everywhere: true } => msg("vault-event-everywhere"),
            Event::RightsChosen { everywhere: false } => msg("vault-event-own-boards"),
            Event::SessionsEnded => msg("vault-event-sessions"),
            Event::Restored { facts } => msg("vault-event-restored").with("facts", facts),
            Event::TablesGiven { number, tables } => {
                msg("vault-event-tables").with("number", number).with("tables", tables)
            }
        }
    }
}

/// Returns the event of an entry, if it is one.
pub fn event_of(entry: &Entry) -> Option<Event> {
    (entry.kind == EVENT_KIND).then(|| serde_json::from_str(&entry.body).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_comes_back_and_has_words() {
        let events = [
            Event::CardsPrinted { numbers: vec![1, 2] },
            Event::ListTaken { file: "lista.csv".into(), entries: 3 },
            Event::ListTaken { file: String::new(), entries: 3 },
            Event::NamesChosen { names: "code".into() },
            Event::PersonAdded { number: 1, name: "Ana".into(), is_organiser: true },
            Event::PersonAdded { number: 2, name: "Rui".into(), is_organiser: false },
            Event::PersonRemoved { number: 2 },
            Event::PublishingChosen { address: "https://host.example/final/".into(), is_on: true },
            Event::PublishingChosen { address: "https://host.example/final/".into(), is_on: false },
            Event::Restored { facts: 9 },
            Event::RightsChosen { everywhere: true },
            Event::RightsChosen { everywhere: false },
            Event::CheckedIn { codes: vec!["001.1.1".into()] },
            Event::CheckedOut { codes: vec!["001.1.1".into()] },
            Event::SessionsEnded,
            Event::TablesGiven { number: 2, tables: "1-6".into() },
        ];
        for event in events {
            let NewFact { subject, kind, format, body } = event.row();
            let (at, actor) = (String::new(), String::new());
            let entry = Entry { seq: 1, at, actor, subject, kind, format, body, redacted_by: None };
            assert_eq!(event_of(&entry), Some(event.clone()));
            for language in speech::Language::ALL {
                assert!(!language.say(&event.tell()).contains("vault-"), "{event:?}");
            }
        }
    }
}
