//! The table of editions and the names of their games.

use std::{collections::BTreeMap, sync::LazyLock};

use super::node::{Node, read};
use crate::facts::{Draws, EmblemLook, GameRule, Title};
use speech::Language;

/// The games of the championship and who played them when.
pub(super) struct Editions {
    /// The games, by id.
    pub(super) games: BTreeMap<String, GameRule>,
    /// What tells games apart at a glance, by id; more than the championship has.
    pub(super) looks: BTreeMap<String, EmblemLook>,
    /// The games of each cycle, by edition.
    pub(super) editions: BTreeMap<u16, Vec<Vec<String>>>,
    /// The year of each final, in the order of the editions.
    pub(super) years: Vec<u16>,
}

/// The table.
pub(super) static EDITIONS: LazyLock<Editions> = LazyLock::new(|| {
    let text = include_str!("../../../games/editions.yaml");
    let node = read("editions.yaml", text).expect("the table of editions is YAML; a test reads it");
    let years = node.child("years").map_or(&[][..], Node::items).iter();
    let years = years.filter_map(|year| year.scalar()?.parse().ok()).collect();
    let (games, looks, editions) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let mut table = Editions { games, looks, editions, years };
    for (id, game) in node.child("games").into_iter().flat_map(Node::pairs) {
        let name = |language: Language| Some((language, game.child(language.code()).and_then(Node::scalar)?));
        let name = Title::of(Language::ALL.into_iter().filter_map(name));
        let draws = match game.child("draws") {
            Some(_) => Draws::Possible,
            None => Draws::Impossible,
        };
        table.games.insert(id.to_owned(), GameRule::new(id, name, draws));
        let emblem = game.child("emblem").and_then(Node::scalar).and_then(EmblemLook::read);
        table.looks.extend(emblem.map(|look| (id.to_owned(), look)));
    }
    for (id, emblem) in node.child("emblems").into_iter().flat_map(Node::pairs) {
        table.looks.extend(emblem.scalar().and_then(EmblemLook::read).map(|look| (id.to_owned(), look)));
    }
    for (edition, cycles) in node.child("editions").into_iter().flat_map(Node::pairs) {
        let games = |cycle: &Node| cycle.items().iter().filter_map(Node::scalar).map(str::to_owned).collect();
        let cycles = cycles.items().iter().map(games).collect();
        table.editions.insert(edition.parse().unwrap_or(0), cycles);
    }
    table
});

/// Returns the rule of a game; one not in the table is taken by its id.
pub(super) fn game(id: &str) -> GameRule {
    let unknown = || GameRule::new(id, Title::same(id), Draws::Impossible);
    let game = EDITIONS.games.get(id).cloned().unwrap_or_else(unknown);
    GameRule { look: look(id), ..game }
}

/// Returns what tells a game apart at a glance; a variant looks like the game it is named after.
pub(super) fn look(id: &str) -> EmblemLook {
    EmblemLook::among(&EDITIONS.looks, id)
}

#[cfg(test)]
mod tests {
    use super::{EDITIONS, look};

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

    #[test]
    fn the_games_of_every_edition_differ_in_colour_and_in_sign() {
        for (edition, cycles) in &EDITIONS.editions {
            let mut ids: Vec<&String> = cycles.iter().flatten().collect();
            ids.sort();
            ids.dedup();
            for (index, one) in ids.iter().enumerate() {
                for other in &ids[..index] {
                    let (a, b) = (look(one), look(other));
                    assert!(a.colour != b.colour && a.sign != b.sign, "edition {edition}: {one}, {other}");
                }
            }
        }
        // Nor do any two of the others look alike.
        let looks: Vec<_> = EDITIONS.looks.values().collect();
        let is_twice = |index: usize| looks[..index].contains(&looks[index]);
        assert!(!(0..looks.len()).any(is_twice), "{:?}", EDITIONS.looks);
    }

    #[test]
    fn a_game_has_one_emblem_in_a_class_a_school_and_the_nation() {
        let of = |text: &str| {
            let read = crate::regulations::parse("r.yaml", text).expect("regulations");
            read.games.iter().find(|game| game.id.0 == "produto").map(|game| game.look)
        };
        let national = of("extends: cnjm\nedition: 20\n");
        assert!(national.is_some());
        assert_eq!(of("extends: turma\ncycles: [{ name: x, games: [produto] }]\n"), national);
        assert_eq!(of("extends: escola\nedition: 13\n"), national);
        assert_eq!(look("rastros-5x5"), look("rastros"), "a variant looks like its game");
        assert_ne!(look("moinho-de-tres"), look("moinho"), "another game does not");
    }
}
