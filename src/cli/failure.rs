//! How a command ends: what it says, or why it failed.

use std::fmt::{self, Display};
use std::io;
use std::process::ExitCode;
use std::sync::Arc;

use crate::championship::ways_out;
use championship::facts::{NotationError, Refusal};
use championship::press::PressError;
use championship::regulations::Problem;
use championship::store::{DeskError, StoreError};
use desk::certificate::CertificateError;
use gallery::sheets::SheetError;
use gallery::sheets::say;
use host::HostError;
use paper::typeset::TypesetError;
use rules::catalog::CatalogError;
use rules::engine::{GameRecord, MoveError, PositionError, RecordError, Stuck, Table};
use site::SiteError;
use speech::{Language, Message, Said, Tell};

/// The exit code when the user's data is wrong.
const WRONG_DATA: u8 = 1;

/// The exit code when the command was typed wrongly.
const WRONG_USAGE: u8 = 2;

/// What a person reads when something failed: only what the catalogues say, with the places it speaks of. No other text
/// can become one, so that an error of a library cannot be shown in its English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spoken(String);

impl Spoken {
    /// Returns the same with the place it speaks of before it: `file: …`.
    pub(crate) fn at(self, place: impl Display) -> Self {
        Spoken(format!("{place}: {self}"))
    }

    /// Returns several, each on its own line.
    pub(crate) fn lines(spoken: impl IntoIterator<Item = Spoken>) -> Self {
        Self::joined(spoken, "\n")
    }

    /// Returns several as clauses of one sentence.
    pub(crate) fn clauses(spoken: impl IntoIterator<Item = Spoken>) -> Self {
        Self::joined(spoken, "; ")
    }

    /// Returns several with an empty line between them.
    pub(crate) fn paragraphs(spoken: impl IntoIterator<Item = Spoken>) -> Self {
        Self::joined(spoken, "\n\n")
    }

    fn joined(spoken: impl IntoIterator<Item = Spoken>, between: &str) -> Self {
        Spoken(spoken.into_iter().map(|one| one.0).collect::<Vec<_>>().join(between))
    }
}

impl From<Said> for Spoken {
    fn from(said: Said) -> Self {
        Spoken(said.to_string())
    }
}

impl Display for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A command that did not do what was asked. Nothing was changed unless the text says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    /// What a person reads on standard error.
    pub(crate) message: Spoken,
    /// What a machine reads on standard output, when it asked for JSON.
    pub(crate) output: String,
    code: u8,
}

impl Failure {
    /// Returns the failure of wrong data.
    pub(crate) fn data(message: impl Into<Spoken>) -> Self {
        Failure { message: message.into(), output: String::new(), code: WRONG_DATA }
    }

    /// Returns the failure of a wrongly typed command.
    pub(crate) fn usage(message: impl Into<Spoken>) -> Self {
        Failure { message: message.into(), output: String::new(), code: WRONG_USAGE }
    }

    /// Returns the same failure with something for standard output.
    pub(crate) fn with_output(self, output: String) -> Self {
        Failure { output, ..self }
    }

    /// Returns the exit code.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code)
    }
}

/// Says something in a language.
pub(crate) fn spoken(told: &(impl Tell + ?Sized), language: Language) -> Spoken {
    Spoken(language.say(&told.tell()))
}

/// Errors that can say themselves in every language.
pub(crate) trait Told {
    /// Says the error in a language.
    fn told(&self, language: Language) -> Spoken;
}

macro_rules! tell {
    ($($error:ty),+) => {$(
        impl Told for $error {
            fn told(&self, language: Language) -> Spoken {
                spoken(self, language)
            }
        }
    )+};
}
tell!(
    MoveError,
    NotationError,
    PositionError,
    PressError,
    SheetError,
    CertificateError,
    HostError,
    SiteError,
    StoreError,
    TypesetError,
    io::Error
);

macro_rules! tell_with_way_out {
    ($($error:ty),+) => {$(
        impl Told for $error {
            fn told(&self, language: Language) -> Spoken {
                ways_out::refusal(&self.tell(), language)
            }
        }
    )+};
}
tell_with_way_out!(DeskError, Message, Refusal);

impl Told for CatalogError {
    fn told(&self, language: Language) -> Spoken {
        // A game file that is wrong shows its lines, too.
        Spoken(self.say(language))
    }
}

impl Told for Problem {
    fn told(&self, language: Language) -> Spoken {
        // The line of the regulations, with what is wrong in it underlined.
        Spoken(self.render(language))
    }
}

impl Told for Box<Stuck> {
    fn told(&self, language: Language) -> Spoken {
        Spoken(say::refused(&self.position, &self.error, language))
    }
}

/// Says why a recorded game cannot be replayed.
pub(crate) fn not_replayed(
    record: &GameRecord,
    table: &Arc<Table>,
    error: &RecordError,
    language: Language,
) -> Spoken {
    Spoken(say::record_refused(record, table, error, language))
}

/// Turns errors into failures of data, with `?`-friendly brevity.
pub(crate) trait OrFail<T> {
    /// Returns the value, or a failure that says the error in a language.
    ///
    /// # Errors
    /// When there is an error.
    fn or_fail(self, language: Language) -> Result<T, Failure>;
}

impl<T, E: Told> OrFail<T> for Result<T, E> {
    fn or_fail(self, language: Language) -> Result<T, Failure> {
        self.map_err(|error| Failure::data(error.told(language)))
    }
}
