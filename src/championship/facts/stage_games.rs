//! The games of a stage, where it plays others than the tournaments it belongs to.

use super::games::GameId;

/// What a stage plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StageGames {
    /// Every tournament its own game.
    #[default]
    Own,
    /// Every tournament these games, in turn.
    InTurn(Vec<GameId>),
    /// The tournaments of the games named the games beside them, in turn; all others their own.
    Instead(Vec<(GameId, Vec<GameId>)>),
}

impl StageGames {
    /// Returns what the tournament of a game plays in turn; nothing where that is its own game.
    pub fn of(&self, own: &GameId) -> &[GameId] {
        match self {
            StageGames::Own => &[],
            StageGames::InTurn(games) => games,
            StageGames::Instead(all) => {
                all.iter().find(|(named, _)| named == own).map_or(&[], |(_, games)| games)
            }
        }
    }

    /// Returns every game that is played instead of a tournament's own, some of them more than once.
    pub fn ids(&self) -> Vec<&GameId> {
        match self {
            StageGames::Own => vec![],
            StageGames::InTurn(games) => games.iter().collect(),
            StageGames::Instead(all) => all.iter().flat_map(|(_, games)| games).collect(),
        }
    }
}
