//! Arguments that several commands share.

use std::path::PathBuf;

use clap::Args;

use super::names::NamesArgs;
use super::place::PlaceArgs;

/// Where games are looked for.
#[derive(Args, Clone, Debug)]
pub(crate) struct GamesFolder {
    #[arg(long = "games", value_name = "DIR")]
    pub(super) folder: Option<PathBuf>,
}

/// Which position is meant.
#[derive(Args, Clone, Debug)]
pub(crate) struct Stand {
    #[arg(long, value_name = "MOVES")]
    pub(super) after: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub(super) position: Option<String>,
}

/// What happens to files that are there.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct ReplaceArgs {
    #[arg(long)]
    pub(super) replace: bool,
}

/// A game, and a position of it.
#[derive(Args, Clone, Debug)]
pub(crate) struct GameArgs {
    #[arg(value_name = "GAME")]
    pub(super) game: String,
    #[command(flatten)]
    pub(super) stand: Stand,
    #[command(flatten)]
    pub(super) games: GamesFolder,
}

/// What commands that show pupils share.
#[derive(Args, Clone, Debug)]
pub(crate) struct ShownArgs {
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) names: NamesArgs,
    #[command(flatten)]
    pub(super) place: PlaceArgs,
}
