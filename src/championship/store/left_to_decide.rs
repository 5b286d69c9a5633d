//! What forgetting did, and what it leaves to a person: texts that may speak of a pupil, namesakes, files that could not be read.

use std::path::PathBuf;

use crate::facts::EntryCode;
use speech::{Message, Value, msg};

/// What a removal of personal data did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ForgetReport {
    /// How many entries of the journal were rewritten.
    pub entries: usize,
    /// Automatic copies that were rewritten, too.
    pub backups: Vec<PathBuf>,
    /// What somebody has to decide.
    pub left: LeftToDecide,
}

/// What may still speak of a pupil, and only a person can tell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftToDecide {
    /// Texts in the journal.
    pub mentions: Vec<Mention>,
    /// Other entries of the same name: the same pupil in another game, or another of that name.
    pub namesakes: Vec<EntryCode>,
    /// Copies that cannot be read, and files that another program is writing.
    pub files: Vec<PathBuf>,
}

impl LeftToDecide {
    /// Tells all of it, one thing a sentence, with the texts themselves.
    pub fn told(&self) -> Vec<Message> {
        let mentions = self.mentions.iter().map(|mention| {
            msg("vault-forget-mention").with("seq", mention.seq).with("text", mention.text.as_str())
        });
        mentions.chain(self.elsewhere()).collect()
    }

    /// Tells where to look, without a word of what is written there.
    pub fn told_briefly(&self) -> Vec<Message> {
        let numbers = self.mentions.iter().map(|mention| Value::Text(mention.seq.to_string()));
        let mentions = (!self.mentions.is_empty())
            .then(|| msg("vault-forget-mentions").with("seqs", Value::All(numbers.collect())));
        mentions.into_iter().chain(self.elsewhere()).collect()
    }

    fn elsewhere(&self) -> impl Iterator<Item = Message> {
        let codes = self.namesakes.iter().map(|code| Value::Text(code.to_string()));
        let namesakes = (!self.namesakes.is_empty())
            .then(|| msg("vault-forget-namesakes").with("codes", Value::All(codes.collect())));
        let files =
            self.files.iter().map(|path| msg("vault-forget-file").with("file", path.display().to_string()));
        namesakes.into_iter().chain(files)
    }
}

/// A text that may speak of a pupil.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// The number of the entry.
    pub seq: u64,
    /// The text.
    pub text: String,
}
