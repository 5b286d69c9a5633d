//! How a command ends: what it says, or why it failed.

use std::process::ExitCode;

use super::ways_out;
use crate::site::SiteError;
use championship::facts::{NotationError, Refusal};
use championship::press::PressError;
use championship::store::{DeskError, StoreError};
use gallery::sheets::SheetError;
use rules::catalog::CatalogError;
use rules::engine::{MoveError, PositionError};
use speech::{Language, Message, Tell};

/// The exit code when the user's data is wrong.
const WRONG_DATA: u8 = 1;

/// The exit code when the command was typed wrongly.
const WRONG_USAGE: u8 = 2;

/// A command that did not do what was asked. Nothing was changed unless the text says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    /// What a person reads on standard error.
    pub(crate) message: String,
    /// What a machine reads on standard output, when it asked for JSON.
    pub(crate) output: String,
    code: u8,
}

impl Failure {
    /// Returns the failure of wrong data.
    pub(crate) fn data(message: impl ToString) -> Self {
        Failure { message: message.to_string(), output: String::new(), code: WRONG_DATA }
    }

    /// Returns the failure of a wrongly typed command.
    pub(crate) fn usage(message: impl ToString) -> Self {
        Failure { message: message.to_string(), output: String::new(), code: WRONG_USAGE }
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

/// Errors that can say themselves in every language.
pub(crate) trait Told {
    /// Says the error in a language.
    fn told(&self, language: Language) -> String;
}

macro_rules! tell {
    ($($error:ty),+) => {$(
        impl Told for $error {
            fn told(&self, language: Language) -> String {
                language.say(&self.tell())
            }
        }
    )+};
}
tell!(MoveError, NotationError, PositionError, PressError, SiteError, StoreError);

macro_rules! tell_with_way_out {
    ($($error:ty),+) => {$(
        impl Told for $error {
            fn told(&self, language: Language) -> String {
                ways_out::refusal(&self.tell(), language)
            }
        }
    )+};
}
tell_with_way_out!(DeskError, Message, Refusal);

impl Told for CatalogError {
    fn told(&self, language: Language) -> String {
        // A game file that is wrong shows its lines, too.
        self.say(language)
    }
}

impl Told for SheetError {
    fn told(&self, language: Language) -> String {
        self.in_language(language)
    }
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
