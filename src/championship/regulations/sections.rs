//! The sections of a file: games, cycles, limits, tie-breaks.

use super::{
    editions,
    keys::Section,
    node::{Node, Value},
    problem::near_miss,
    reader::Reader,
};
use crate::facts::{CycleRule, EntryLimits, GameRule, MetricKey, Title};
use crate::standings::metric;
use speech::msg;

impl Reader<'_> {
    /// Reads the games: ids, or maps with id, name and draws.
    pub(super) fn games(&mut self, node: &Node) -> Vec<GameRule> {
        let mut games: Vec<GameRule> = vec![];
        for item in self.list(node) {
            let game = match item.value {
                Value::Map(_) => {
                    let pairs = self.section(item, Section::Game);
                    let Some((_, id)) = pairs.iter().find(|(key, _)| *key == "id") else {
                        self.complain(
                            item,
                            msg("regulations-game-without-id"),
                            msg("regulations-game-without-id-hint"),
                        );
                        continue;
                    };
                    let Some(id) = self.game_id(id) else { continue };
                    let mut game = self.known_game(&id);
                    for (key, value) in pairs {
                        match key {
                            "name" => game.name = self.title(value),
                            "draws" => self.choose(value, &mut game.draws),
                            "swap" => self.choose(value, &mut game.swap),
                            "sides" => game.sides = self.sides(value),
                            _ => {}
                        }
                    }
                    game
                }
                _ => match self.game_id(item) {
                    Some(id) => self.known_game(&id),
                    None => continue,
                },
            };
            match games.iter().any(|other| other.id == game.id) {
                true => self.complain(item, msg("regulations-game-twice").with("game", &game.id.0), None),
                false => games.push(game),
            }
        }
        games
    }

    /// Reads what the two sides of a game are called.
    fn sides(&mut self, node: &Node) -> Option<[Title; 2]> {
        let [first, second] = self.list(node) else {
            self.complain(node, msg("regulations-two-sides"), None);
            return None;
        };
        Some([self.title(first), self.title(second)])
    }

    /// Reads an id: letters, digits and hyphens.
    pub(super) fn game_id(&mut self, node: &Node) -> Option<String> {
        let id = self.text(node)?;
        let is_id = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if !is_id {
            let known: Vec<&str> = editions::EDITIONS.games.keys().map(String::as_str).collect();
            let message = msg("regulations-no-game-id").with("text", id);
            self.complain(node, message, near_miss(id, known));
            return None;
        }
        Some(id.to_owned())
    }

    pub(super) fn cycle(&mut self, node: &Node) -> (CycleRule, Vec<String>) {
        let mut cycle = CycleRule { name: Title::same("?"), school_years: (1, 12), games: vec![] };
        let mut games: Vec<String> = vec![];
        for (key, value) in self.section(node, Section::Cycle) {
            match key {
                "name" => cycle.name = self.title(value),
                "years" => cycle.school_years = self.years(value).unwrap_or((1, 12)),
                _ => {
                    for item in self.list(value) {
                        let Some(id) = self.game_id(item) else { continue };
                        match games.contains(&id) {
                            true => {
                                self.complain(item, msg("regulations-game-twice").with("game", &id), None)
                            }
                            false => games.push(id),
                        }
                    }
                }
            }
        }
        (cycle, games)
    }

    pub(super) fn years(&mut self, node: &Node) -> Option<(u8, u8)> {
        let text = self.text(node)?;
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        match (first.trim().parse::<u8>(), last.trim().parse::<u8>()) {
            (Ok(first), Ok(last)) if (1..=last).contains(&first) && last <= 12 => Some((first, last)),
            _ => {
                let hint = msg("regulations-years-hint");
                self.complain(node, msg("regulations-no-years").with("text", text), hint);
                None
            }
        }
    }

    pub(super) fn limits(&mut self, node: &Node, limits: &mut EntryLimits) {
        for (key, value) in self.section(node, Section::Limits) {
            let limit = match &value.value {
                Value::Scalar(text) if text == "none" => None,
                _ => match self.number::<u32>(value, 1, 1_000_000) {
                    Some(limit) => Some(limit),
                    None => continue,
                },
            };
            match key {
                "per school and tournament" => limits.per_school_and_tournament = limit,
                "per school" => limits.per_school = limit,
                "per tournament" => limits.per_tournament = limit,
                _ => limits.total = limit,
            }
        }
    }

    pub(super) fn tie_breaks(&mut self, node: &Node) -> Vec<MetricKey> {
        let mut keys = vec![];
        for item in self.list(node) {
            let Some(text) = self.text(item) else { continue };
            match metric::find(text) {
                None => {
                    let hint = near_miss(text, metric::abbreviations());
                    self.complain(item, msg("regulations-no-tie-break").with("text", text), hint);
                }
                Some(found) if found.key == MetricKey::Points => {
                    let hint = msg("regulations-points-first");
                    self.complain(item, msg("regulations-points-no-tie-break"), hint);
                }
                Some(found) if keys.contains(&found.key) => {
                    self.complain(item, msg("regulations-tie-break-twice").with("text", text), None);
                }
                Some(found) => keys.push(found.key),
            }
        }
        keys
    }
}
