//! How much of pupils' names a list shows.

use clap::{Args, ValueEnum};

use championship::facts::NameStyle;

/// The option of commands that show names.
#[derive(Args, Clone, Debug)]
pub(crate) struct NamesArgs {
    #[arg(long, value_enum, default_value = "short")]
    pub(crate) names: Names,
}

/// The choices.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Names {
    Code,
    Short,
    Full,
}

impl NamesArgs {
    /// Returns the style chosen.
    pub(crate) fn style(&self) -> NameStyle {
        self.names.style()
    }
}

impl Names {
    /// Returns the style it names.
    pub(crate) fn style(self) -> NameStyle {
        match self {
            Names::Code => NameStyle::Code,
            Names::Short => NameStyle::Short,
            Names::Full => NameStyle::Full,
        }
    }
}
