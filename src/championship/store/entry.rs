//! Facts on their way into the journal, and entries as they stand in it.

use serde::de::IgnoredAny;

use super::StoreError;
use speech::{Message, msg};

/// A fact to be appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewFact {
    /// What the fact is about, for example `result/1.3.2/4/5`; facts about one subject have a version.
    pub subject: String,
    /// The kind of fact, for example `result`.
    pub kind: String,
    /// The version of the body's format.
    pub format: u32,
    /// The fact itself, a JSON text.
    pub body: String,
}

/// What a caller believes about the journal; the request is refused when it is not so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Expect {
    /// Nothing: the facts are true whatever else was entered.
    #[default]
    Anything,
    /// The journal ends at this number.
    Head(u64),
    /// Each named subject stands at this version (0: no fact about it yet).
    Subjects(Vec<(String, u64)>),
}

/// One request: all its facts are stored, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The idempotency key: repeating the request with it changes nothing and returns the first receipt.
    pub key: Option<String>,
    /// Who asks.
    pub actor: String,
    /// When, as RFC 3339; for people to read, the order is the sequence.
    pub at: String,
    /// What must hold.
    pub expect: Expect,
    /// The facts, in order.
    pub facts: Vec<NewFact>,
}

impl Append {
    /// Checks that the request can be stored by every back-end.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let invalid = |message: Message| Err(StoreError::Invalid(message));
        if self.facts.is_empty() {
            return invalid(msg("store-no-facts"));
        }
        let labels = [Some(self.actor.as_str()), Some(self.at.as_str()), self.key.as_deref()];
        let fact_labels = self.facts.iter().flat_map(|fact| [fact.subject.as_str(), fact.kind.as_str()]);
        for label in labels.into_iter().flatten().chain(fact_labels) {
            if label.chars().any(char::is_control) {
                return invalid(msg("store-control-characters").with("label", format!("{label:?}")));
            }
        }
        for fact in &self.facts {
            if fact.kind == super::REDACTION_KIND {
                return invalid(msg("store-reserved-kind").with("kind", &fact.kind));
            }
            if let Err(error) = serde_json::from_str::<IgnoredAny>(&fact.body) {
                let reason = error.to_string();
                return invalid(msg("store-not-json").with("kind", &fact.kind).with("reason", reason));
            }
        }
        Ok(())
    }
}

/// Proof that facts are on stable storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// The number of the first entry.
    pub first: u64,
    /// The number of the last entry.
    pub last: u64,
    /// Whether the request had been stored before under the same key.
    pub repeated: bool,
}

/// A fact in the journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1 without gaps.
    pub seq: u64,
    /// When it was entered, RFC 3339.
    pub at: String,
    /// Who entered it.
    pub actor: String,
    /// What it is about.
    pub subject: String,
    /// The kind of fact.
    pub kind: String,
    /// The version of the body's format.
    pub format: u32,
    /// The fact, a JSON text.
    pub body: String,
    /// The number of the entry that vouches for the redacted body, when personal data was removed.
    pub redacted_by: Option<u64>,
}
