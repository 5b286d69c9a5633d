//! Something to say, before it is said in a language.

use std::fmt;

use crate::language::{Language, Localized};

/// Something to say: the name of a sentence in the catalogues, and the data it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Message {
    key: &'static str,
    arguments: Vec<(&'static str, Value)>,
}

/// What a message speaks of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// A text that reads the same in every language: a name, a code, a file.
    Text(String),
    /// A whole number; sentences choose singular and plural by it.
    Number(i64),
    /// A name in several languages, from a game file or regulations.
    Name(Localized),
    /// Another message, said in the same language.
    Message(Box<Message>),
    /// Several, said as "a, b and c".
    All(Vec<Value>),
    /// Several, said as "a, b or c".
    Any(Vec<Value>),
}

impl Value {
    fn rename(&mut self, name: &dyn Fn(&str) -> Option<String>) {
        match self {
            Value::Text(text) => {
                if let Some(other) = name(text) {
                    *text = other;
                }
            }
            Value::Message(message) => {
                for (_, value) in &mut message.arguments {
                    value.rename(name);
                }
            }
            Value::All(values) | Value::Any(values) => {
                values.iter_mut().for_each(|value| value.rename(name));
            }
            Value::Number(_) | Value::Name(_) => {}
        }
    }
}

/// Names a message.
pub const fn msg(key: &'static str) -> Message {
    Message { key, arguments: Vec::new() }
}

impl Message {
    /// Adds what the sentence speaks of under a name.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// Returns the name of the sentence.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// Returns the message with its texts, also those of the messages in it, called otherwise where `name` says how.
    #[must_use]
    pub fn renamed(mut self, name: &dyn Fn(&str) -> Option<String>) -> Self {
        for (_, value) in &mut self.arguments {
            value.rename(name);
        }
        self
    }

    /// Returns the data by name.
    pub fn arguments(&self) -> &[(&'static str, Value)] {
        &self.arguments
    }
}

/// A message with the language it is to be said in; shows itself as the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    language: Language,
    message: Message,
}

impl Said {
    /// Adds what the sentence speaks of under a name.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.message = self.message.with(name, value);
        self
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.language.say(&self.message))
    }
}

impl Language {
    /// Names a message to be said in this language.
    pub fn msg(self, key: &'static str) -> Said {
        Said { language: self, message: msg(key) }
    }
}

/// What can be told to people: errors and notices that carry data.
pub trait Tell {
    /// Returns what there is to say.
    fn tell(&self) -> Message;

    /// Says it in a language.
    fn in_language(&self, language: Language) -> String {
        language.say(&self.tell())
    }
}

impl Tell for Message {
    fn tell(&self) -> Message {
        self.clone()
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

impl From<&&str> for Value {
    fn from(text: &&str) -> Self {
        Value::Text((*text).to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Value::Text(text.clone())
    }
}

impl From<char> for Value {
    fn from(letter: char) -> Self {
        Value::Text(letter.to_string())
    }
}

impl From<&Localized> for Value {
    fn from(name: &Localized) -> Self {
        Value::Name(name.clone())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Value::Message(Box::new(message))
    }
}

macro_rules! from_numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
        impl From<&$number> for Value {
            fn from(number: &$number) -> Self {
                Value::from(*number)
            }
        }
    )+};
}
from_numbers!(u8, u16, u32, u64, usize, i16, i32, i64);
