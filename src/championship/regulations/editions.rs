//! The table of editions and the names of their games.

use std::{collections::BTreeMap, sync::LazyLock};

use super::node::Node;
use crate::facts::{Draws, GameId, GameRule, Title};
use speech::Language;

/// The games of the championship and who played them when.
pub(super) struct Editions {
    /// The games, by id.
    pub(super) games: BTreeMap<String, GameRule>,
    /// The games of each cycle, by edition.
    pub(super) editions: BTreeMap<u16, Vec<Vec<String>>>,
}

/// The table.
pub(super) static EDITIONS: LazyLock<Editions> = LazyLock::new(|| {
    let text = include_str!("../../../games/editions.yaml");
    let node = Node::read("editions.yaml", text).expect("the table of editions is YAML; a test reads it");
    let mut table = Editions { games: BTreeMap::new(), editions: BTreeMap::new() };
    for (id, game) in pairs(node.child("games")) {
        let name = |language: Language| Some((language, game.child(language.code()).and_then(Node::scalar)?));
        let name = Title::of(Language::ALL.into_iter().filter_map(name));
        let draws = match game.child("draws") {
            Some(_) => Draws::Possible,
            None => Draws::Impossible,
        };
        let rule = GameRule { id: GameId(id.to_owned()), name, draws };
        table.games.insert(id.to_owned(), rule);
    }
    for (edition, cycles) in pairs(node.child("editions")) {
        let games = |cycle: &Node| cycle.items().iter().filter_map(Node::scalar).map(str::to_owned).collect();
        let cycles = cycles.items().iter().map(games).collect();
        table.editions.insert(edition.parse().unwrap_or(0), cycles);
    }
    table
});

/// Returns the rule of a game; one not in the table is taken by its id.
pub(super) fn game(id: &str) -> GameRule {
    let unknown = || GameRule { id: GameId(id.to_owned()), name: Title::same(id), draws: Draws::Impossible };
    EDITIONS.games.get(id).cloned().unwrap_or_else(unknown)
}

fn pairs(node: Option<&Node>) -> impl Iterator<Item = (&str, &Node)> {
    node.map_or(&[][..], Node::pairs).iter().filter_map(|(key, value)| Some((key.scalar()?, value)))
}

#[cfg(test)]
mod tests {
    use super::EDITIONS;

    #[test]
    fn every_edition_has_four_cycles_of_three_known_games() {
        assert_eq!(EDITIONS.editions.len(), 20);
        for (edition, cycles) in &EDITIONS.editions {
            assert!(*edition >= 1);
            assert_eq!(cycles.len(), 4, "edition {edition}");
            for id in cycles.iter().inspect(|cycle| assert_eq!(cycle.len(), 3)).flatten() {
                assert!(EDITIONS.games.contains_key(id), "{id}");
            }
        }
    }
}
