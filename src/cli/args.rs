//! Arguments that several commands share.

use std::path::PathBuf;

use clap::Args;

/// Where games are looked for.
#[derive(Args, Clone, Debug)]
pub(crate) struct GamesFolder {
    /// A folder with more games, or with other versions of known ones [default: ./games, if there is one]
    #[arg(long = "games", value_name = "DIR")]
    pub(super) folder: Option<PathBuf>,
}

/// Which position is meant.
#[derive(Args, Clone, Debug)]
pub(crate) struct Stand {
    /// The position after these moves, such as "e5-d4 d4-d5"
    #[arg(long, value_name = "MOVES")]
    pub(super) after: Option<String>,
    /// The position written as text, as `arbitro show` prints it
    #[arg(long, value_name = "TEXT")]
    pub(super) position: Option<String>,
}
