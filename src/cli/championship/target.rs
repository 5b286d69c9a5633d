//! What a command works on: a tournament, a group, or everything.

use clap::Args;

use crate::failure::{Failure, OrFail};
use championship::facts::{Championship, GroupId, Language, TournamentId};
use championship::imports::find_tournament;
use championship::reports::Scope;

/// Finds tournaments by what was typed; nothing typed is all of them.
///
/// # Errors
/// When there is no such tournament.
pub(crate) fn tournaments(
    championship: &Championship,
    text: Option<&str>,
    language: Language,
) -> Result<Vec<TournamentId>, Failure> {
    match text {
        None => Ok(championship.tournaments().map(|tournament| tournament.id).collect()),
        Some(text) => find_tournament(championship, text).map(|id| vec![id]).or_fail(language),
    }
}

/// Finds groups by what was typed: a group, or the groups of a tournament's present stage; nothing typed is
/// those of all tournaments.
///
/// # Errors
/// When there is no such group or tournament.
pub(crate) fn groups(
    championship: &Championship,
    text: Option<&str>,
    language: Language,
) -> Result<Vec<GroupId>, Failure> {
    let of_tournament = |id: TournamentId| {
        let stage = championship.tournament(id).and_then(|tournament| tournament.current_stage());
        stage.into_iter().flat_map(|stage| stage.groups.iter().map(|group| group.id)).collect::<Vec<_>>()
    };
    match text {
        None => Ok(championship.tournaments().flat_map(|tournament| of_tournament(tournament.id)).collect()),
        Some(text) => match find_tournament(championship, text) {
            Ok(id) => match of_tournament(id) {
                groups if groups.is_empty() => {
                    Err(Failure::data(language.msg("cli-not-drawn").with("id", id.to_string())))
                }
                groups => Ok(groups),
            },
            Err(_) if is_group(text) => championship.find_group(text).map(|id| vec![id]).or_fail(language),
            Err(error) => Err(error).or_fail(language),
        },
    }
}

/// Says whether what was typed looks like a group, whose code has three parts.
fn is_group(text: &str) -> bool {
    text.split('.').count() > 2
}

/// Finds the part of the championship that was typed: a tournament, a group, or everything.
///
/// # Errors
/// When there is no such tournament or group.
pub(crate) fn scope(
    championship: &Championship,
    text: Option<&str>,
    language: Language,
) -> Result<Scope, Failure> {
    let Some(text) = text else { return Ok(Scope::All) };
    match find_tournament(championship, text) {
        Ok(id) => Ok(Scope::Tournament(id)),
        Err(_) if is_group(text) => championship.find_group(text).map(Scope::Group).or_fail(language),
        Err(error) => Err(error).or_fail(language),
    }
}

/// Finds the tournament that was typed, or all of them.
///
/// # Errors
/// When there is no such tournament.
pub(crate) fn tournament(
    championship: &Championship,
    text: Option<&str>,
    language: Language,
) -> Result<Scope, Failure> {
    text.map_or(Ok(Scope::All), |text| {
        find_tournament(championship, text).map(Scope::Tournament).or_fail(language)
    })
}

/// A tournament or a group, or all there are.
#[derive(Args, Clone, Debug)]
pub(crate) struct TargetArgs {
    target: Option<String>,
    #[arg(long, conflicts_with = "target")]
    pub(crate) all: bool,
}

impl TargetArgs {
    /// Returns what was typed; nothing is all.
    ///
    /// # Errors
    /// When neither a target nor `--all` was typed.
    pub(crate) fn chosen(&self, language: Language) -> Result<Option<&str>, Failure> {
        chosen(self.target.as_deref(), self.all, language)
    }
}

/// A tournament, or all there are.
#[derive(Args, Clone, Debug)]
pub(crate) struct TournamentArgs {
    tournament: Option<String>,
    #[arg(long, conflicts_with = "tournament")]
    pub(crate) all: bool,
}

impl TournamentArgs {
    /// Finds the tournaments that were typed.
    ///
    /// # Errors
    /// When neither a tournament nor `--all` was typed, or there is no such tournament.
    pub(crate) fn find(
        &self,
        championship: &Championship,
        language: Language,
    ) -> Result<Vec<TournamentId>, Failure> {
        tournaments(championship, chosen(self.tournament.as_deref(), self.all, language)?, language)
    }
}

/// Insists on a target or `--all`, so that nobody pairs a whole final by a slip.
fn chosen(target: Option<&str>, all: bool, language: Language) -> Result<Option<&str>, Failure> {
    match (target, all) {
        (Some(text), _) => Ok(Some(text)),
        (None, true) => Ok(None),
        (None, false) => Err(Failure::usage(language.msg("cli-no-target"))),
    }
}
