//! Where people play: the rooms of the day, as the regulations name them.

use super::{Group, code::TournamentId, games::GameId};
use speech::Localized as Title;

/// Numbers from one to another, both included.
pub type Span = (u16, u16);

/// A room and what is played in it. What is left empty is no condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRule {
    /// The name on signs and lists.
    pub name: Title,
    /// The numbers of its tables.
    pub tables: Vec<Span>,
    /// The games.
    pub games: Vec<GameId>,
    /// The numbers of the cycles.
    pub cycles: Vec<Span>,
    /// The numbers of the stages.
    pub stages: Vec<Span>,
}

impl RoomRule {
    /// Says whether a group plays here; its game is told besides, since codes only number it.
    pub fn takes(&self, group: &Group, game: Option<&GameId>) -> bool {
        let TournamentId { cycle, .. } = group.id.tournament;
        let is_game = self.games.is_empty() || game.is_some_and(|game| self.games.contains(game));
        is_game
            && has(&self.tables, group.table)
            && has(&self.cycles, cycle.into())
            && has(&self.stages, group.id.stage.into())
    }

    /// Says whether everything that could be played in another room is played here already.
    pub fn leaves_nothing_to(&self, other: &RoomRule) -> bool {
        let games = self.games.is_empty()
            || (!other.games.is_empty() && other.games.iter().all(|game| self.games.contains(game)));
        let within = |own: &[Span], others: &[Span]| {
            let is_inside = |one: &Span| own.iter().any(|span| span.0 <= one.0 && one.1 <= span.1);
            own.is_empty() || (!others.is_empty() && others.iter().all(is_inside))
        };
        games
            && within(&self.tables, &other.tables)
            && within(&self.cycles, &other.cycles)
            && within(&self.stages, &other.stages)
    }
}

fn has(spans: &[Span], number: u16) -> bool {
    spans.is_empty() || spans.iter().any(|span| (span.0..=span.1).contains(&number))
}

#[cfg(test)]
mod tests {
    use super::RoomRule;
    use crate::facts::{GameId, Title};

    fn room(tables: &[(u16, u16)], games: &[&str]) -> RoomRule {
        RoomRule {
            name: Title::same("x"),
            tables: tables.to_vec(),
            games: games.iter().map(|id| GameId((*id).to_owned())).collect(),
            cycles: vec![],
            stages: vec![],
        }
    }

    #[test]
    fn a_room_leaves_nothing_only_where_it_takes_all() {
        assert!(room(&[], &[]).leaves_nothing_to(&room(&[(1, 4)], &["hex"])));
        assert!(room(&[(1, 9)], &[]).leaves_nothing_to(&room(&[(2, 4), (9, 9)], &["hex"])));
        assert!(!room(&[(1, 9)], &[]).leaves_nothing_to(&room(&[(2, 10)], &[])));
        assert!(!room(&[(1, 9)], &[]).leaves_nothing_to(&room(&[], &["hex"])));
        assert!(!room(&[], &["hex"]).leaves_nothing_to(&room(&[], &["hex", "rastros"])));
        assert!(!room(&[], &["hex"]).leaves_nothing_to(&room(&[], &[])));
    }
}
