//! What a file says of rooms, held to the games, cycles and stages it has.

use super::{
    keys::Section,
    node::{Node, Value},
    problem::near_miss,
    reader::Reader,
};
use crate::facts::{GameId, Regulations, RoomRule, Span, Title};
use speech::msg;

/// The most rooms.
const MOST_ROOMS: usize = 200;

/// The highest number of a table.
const LAST_TABLE: u16 = 10_000;

impl Reader<'_> {
    /// Reads the rooms; the games, cycles and stages are those read already.
    pub(super) fn rooms(&mut self, node: &Node, regulations: &Regulations) -> Vec<RoomRule> {
        if matches!(&node.value, Value::Scalar(word) if word == "none") {
            return vec![];
        }
        let items = self.list(node);
        if items.len() > MOST_ROOMS {
            let fault = msg("regulations-rooms-count").with("count", items.len()).with("most", MOST_ROOMS);
            self.complain(node, fault, None);
            return vec![];
        }
        let mut rooms: Vec<RoomRule> = vec![];
        for item in items {
            let room = self.room(item, regulations);
            let earlier = rooms.iter().find(|earlier| earlier.leaves_nothing_to(&room));
            if rooms.iter().any(|other| other.name == room.name) {
                let fault = msg("regulations-room-twice").with("room", room.name.to_string());
                self.complain(item, fault, msg("regulations-room-twice-hint"));
            } else if let Some(earlier) = earlier {
                let fault = msg("regulations-room-empty")
                    .with("room", room.name.to_string())
                    .with("earlier", earlier.name.to_string());
                self.complain(item, fault, msg("regulations-room-empty-hint"));
            }
            rooms.push(room);
        }
        rooms
    }

    fn room(&mut self, node: &Node, regulations: &Regulations) -> RoomRule {
        let mut room =
            RoomRule { name: Title::same(""), tables: vec![], games: vec![], cycles: vec![], stages: vec![] };
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX).max(1);
        for (key, value) in self.section(node, Section::Room) {
            match key {
                "name" => room.name = self.title(value),
                "tables" => room.tables = self.spans(value, LAST_TABLE),
                "cycles" => room.cycles = self.spans(value, count(regulations.cycles.len())),
                "stages" => room.stages = self.spans(value, count(regulations.stages.len())),
                _ => room.games = self.games_played(value, regulations),
            }
        }
        if room.name == Title::same("") {
            let hint = msg("regulations-room-without-name-hint");
            self.complain(node, msg("regulations-room-without-name"), hint);
        }
        room
    }

    /// Reads numbers from 1 on: `12`, `1-20`, or several of these in a list.
    fn spans(&mut self, node: &Node, most: u16) -> Vec<Span> {
        let items = match &node.value {
            Value::List(items) => items,
            _ => std::slice::from_ref(node),
        };
        let mut spans = vec![];
        for item in items {
            let Some(text) = self.text(item) else { continue };
            let (first, last) = text.split_once('-').unwrap_or((text, text));
            match (first.trim().parse::<u16>(), last.trim().parse::<u16>()) {
                (Ok(first), Ok(last)) if (1..=last).contains(&first) && last <= most => {
                    spans.push((first, last));
                }
                _ => {
                    let fault = msg("regulations-no-span").with("text", text).with("most", most);
                    self.complain(item, fault, msg("regulations-no-span-hint"));
                }
            }
        }
        spans
    }

    pub(super) fn games_played(&mut self, node: &Node, regulations: &Regulations) -> Vec<GameId> {
        let mut games = vec![];
        for item in self.list(node) {
            let Some(id) = self.text(item) else { continue };
            match regulations.games.iter().find(|game| game.id.0 == id) {
                Some(game) => games.push(game.id.clone()),
                None => {
                    let known = regulations.games.iter().map(|game| game.id.0.as_str());
                    let fault = msg("regulations-room-game").with("game", id);
                    self.complain(item, fault, near_miss(id, known));
                }
            }
        }
        games
    }
}
