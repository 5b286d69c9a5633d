//! How much of pupils' names a list shows.

use clap::{Args, ValueEnum};

use championship::facts::{Championship, NameStyle};

/// The option of commands that show names.
#[derive(Args, Clone, Debug)]
pub(crate) struct NamesArgs {
    #[arg(long, value_enum)]
    pub(crate) names: Option<Names>,
}

/// The choices.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Names {
    Code,
    Short,
    Full,
}

impl NamesArgs {
    /// Returns the style chosen, if one was.
    pub(crate) fn wished(&self) -> Option<NameStyle> {
        self.names.map(Names::style)
    }

    /// Returns the style chosen, else what those need who work with a championship.
    pub(crate) fn style(&self, championship: &Championship) -> NameStyle {
        self.wished().unwrap_or(championship.desk_names())
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
