//! Arguments that several commands share.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::championship::names::NamesArgs;
use crate::championship::place::PlaceArgs;
use crate::failure::{Failure, OrFail};
use crate::terminal;
use crate::typed::within;
use championship::store::random_seed;
use speech::Language;

/// Where games are looked for.
#[derive(Args, Clone, Debug)]
pub(crate) struct GamesFolder {
    #[arg(long = "games", value_name = "DIR")]
    pub(crate) folder: Option<PathBuf>,
}

/// Which position is meant.
#[derive(Args, Clone, Debug)]
pub(crate) struct Stand {
    #[arg(long, value_name = "MOVES")]
    pub(crate) after: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
}

/// What happens to files that are there.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct ReplaceArgs {
    #[arg(long)]
    pub(crate) replace: bool,
}

/// How long something may take before what there is by then is told.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct TimeArgs {
    #[arg(long, value_name = "N", default_value_t = 120, value_parser = within::<u64>(1..=31_536_000))]
    limit_seconds: u64,
}

impl TimeArgs {
    /// Returns the time.
    pub(crate) fn limit(self) -> Option<Duration> {
        Some(Duration::from_secs(self.limit_seconds))
    }

    /// Says beforehand how long it takes at most.
    pub(crate) fn announce(self, language: Language) {
        let words = language.msg("cli-time-at-most").with("seconds", self.limit_seconds);
        terminal::warn(&format!("{words}\n"));
    }
}

/// A game, and a position of it.
#[derive(Args, Clone, Debug)]
pub(crate) struct GameArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) stand: Stand,
    #[command(flatten)]
    pub(crate) games: GamesFolder,
}

/// The seed of a lot.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LotArgs {
    #[arg(long)]
    seed: Option<u64>,
}

impl LotArgs {
    /// Returns the seed that was typed, or one that nobody can foresee.
    ///
    /// # Errors
    /// When the system gives no randomness.
    pub(crate) fn seed(self, language: Language) -> Result<u64, Failure> {
        self.seed.map_or_else(random_seed, Ok).or_fail(language)
    }
}

/// What commands share that answer in words, or in JSON for programs.
#[derive(Args, Clone, Debug)]
pub(crate) struct AnswerArgs {
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// A list that is taken in, or only looked at first.
#[derive(Args, Clone, Debug)]
pub(crate) struct ListArgs {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) preview: bool,
}

/// What commands that show pupils share.
#[derive(Args, Clone, Debug)]
pub(crate) struct ShownArgs {
    #[command(flatten)]
    pub(crate) answer: AnswerArgs,
    #[command(flatten)]
    pub(crate) names: NamesArgs,
}

/// The arguments of one command, and those it shares with others, which stand last in its help.
#[derive(Args, Clone, Debug)]
pub(crate) struct With<A: Args, S: Args> {
    #[command(flatten)]
    own: A,
    #[command(flatten)]
    pub(crate) shared: S,
}

/// A command about a championship.
pub(crate) type Placed<A> = With<A, PlaceArgs>;

/// A command about a championship that answers in words, or in JSON for programs.
pub(crate) type Answering<A> = With<A, AnswerArgs>;

/// A command that shows pupils.
pub(crate) type Showing<A> = With<A, ShownArgs>;

impl<A: Args, S: Args> std::ops::Deref for With<A, S> {
    type Target = A;

    fn deref(&self) -> &A {
        &self.own
    }
}
