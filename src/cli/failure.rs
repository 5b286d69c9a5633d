//! How a command ends: what it says, or why it failed.

use std::process::ExitCode;

use championship::facts::{Language, NotationError, Refusal, Title};
use championship::store::{DeskError, StoreError};
use gallery::sheets::SheetError;
use rules::catalog::CatalogError;
use rules::engine::{MoveError, PositionError};
use speech::{Message, Tell};

pub(crate) use championship::decisions::said;

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
    pub(crate) fn data(message: impl Into<String>) -> Self {
        Failure { message: message.into(), output: String::new(), code: WRONG_DATA }
    }

    /// Returns the failure of a wrongly typed command.
    pub(crate) fn usage(message: impl Into<String>) -> Self {
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

/// Errors that can say themselves in both languages.
pub(crate) trait Bilingual {
    /// Says the error in a language.
    fn say(&self, language: Language) -> String;
}

impl Bilingual for Title {
    fn say(&self, language: Language) -> String {
        self.in_language(language).to_owned()
    }
}

impl Bilingual for Message {
    fn say(&self, language: Language) -> String {
        language.say(self)
    }
}

impl Bilingual for StoreError {
    fn say(&self, language: Language) -> String {
        language.say(&self.tell())
    }
}

impl Bilingual for DeskError {
    fn say(&self, language: Language) -> String {
        language.say(&self.tell())
    }
}

impl Bilingual for Refusal {
    fn say(&self, language: Language) -> String {
        language.say(&self.tell())
    }
}

impl Bilingual for CatalogError {
    fn say(&self, language: Language) -> String {
        // The error's own words, not these again.
        CatalogError::say(self, language)
    }
}

impl Bilingual for SheetError {
    fn say(&self, language: Language) -> String {
        match self {
            SheetError::CellSize { cell_mm } => language.pick(
                format!("não se podem imprimir casas de {cell_mm} mm; escolha de 5 a 100 mm"),
                self.to_string(),
            ),
            _ => self.to_string(),
        }
    }
}

impl Bilingual for PositionError {
    fn say(&self, language: Language) -> String {
        self.in_language(language)
    }
}

impl Bilingual for MoveError {
    fn say(&self, language: Language) -> String {
        self.in_language(language)
    }
}

impl Bilingual for NotationError {
    fn say(&self, language: Language) -> String {
        language.say(&self.tell())
    }
}

/// Turns bilingual errors into failures of data, with `?`-friendly brevity.
pub(crate) trait OrFail<T> {
    /// Returns the value, or a failure that says the error in a language.
    ///
    /// # Errors
    /// When there is an error.
    fn or_fail(self, language: Language) -> Result<T, Failure>;
}

impl<T, E: Bilingual> OrFail<T> for Result<T, E> {
    fn or_fail(self, language: Language) -> Result<T, Failure> {
        self.map_err(|error| Failure::data(error.say(language)))
    }
}
