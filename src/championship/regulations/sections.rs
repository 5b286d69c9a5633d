//! The sections of a file: games, cycles, limits, stages, points, tie-breaks.

use super::{
    editions,
    node::{Node, Value},
    phrase,
    problem::near_miss,
    reader::Reader,
};
use crate::facts::{
    CycleRule, EntryLimits, Format, GameRule, Grouping, MetricKey, Points, PointsRule, RoundCount, StageRule,
    Title,
};
use crate::standings::metric;
use speech::msg;

impl Reader<'_> {
    /// Reads the games: ids, or maps with id, name and draws.
    pub(super) fn games(&mut self, node: &Node) -> Vec<GameRule> {
        let mut games: Vec<GameRule> = vec![];
        for item in self.list(node) {
            let game = match item.value {
                Value::Map(_) => {
                    let pairs = self.map(item, &["id", "name", "draws"]);
                    let Some((_, id)) = pairs.iter().find(|(key, _)| *key == "id") else {
                        self.complain(
                            item,
                            msg("regulations-game-without-id"),
                            msg("regulations-game-without-id-hint"),
                        );
                        continue;
                    };
                    let Some(id) = self.game_id(id) else { continue };
                    let mut game = editions::game(&id);
                    for (key, value) in pairs {
                        match key {
                            "name" => game.name = self.title(value),
                            "draws" => self.choose(value, &mut game.draws),
                            _ => {}
                        }
                    }
                    game
                }
                _ => match self.game_id(item) {
                    Some(id) => editions::game(&id),
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

    /// Reads an id: letters, digits and hyphens.
    fn game_id(&mut self, node: &Node) -> Option<String> {
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
        for (key, value) in self.map(node, &["name", "years", "games"]) {
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

    fn years(&mut self, node: &Node) -> Option<(u8, u8)> {
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
        for (key, value) in
            self.map(node, &["per school and tournament", "per school", "per tournament", "total"])
        {
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

    pub(super) fn points(&mut self, node: &Node, points: &mut PointsRule) {
        let keys = ["win", "draw", "loss", "bye", "free round", "absence", "forfeit win", "forfeit loss"];
        let mut named = vec![];
        for (key, value) in self.map(node, &keys) {
            named.push(key);
            let Some(text) = self.text(value) else { continue };
            let Ok(amount) = text.parse::<Points>() else {
                let hint = msg("regulations-points-hint");
                self.complain(value, msg("regulations-no-points").with("text", text), hint);
                continue;
            };
            if !(0..=1000).contains(&amount.tenths()) {
                let fault = msg("regulations-points-outside").with("text", text);
                self.complain(value, fault, msg("regulations-points-span"));
                continue;
            }
            match key {
                "win" => points.win = amount,
                "draw" => points.draw = amount,
                "loss" => points.loss = amount,
                "bye" => points.bye = amount,
                "free round" => points.free_round = amount,
                "absence" => points.absence = amount,
                "forfeit win" => points.forfeit_win = amount,
                _ => points.forfeit_loss = amount,
            }
        }
        // What is not named follows what it stands for, so that three points for a win are no one point for a bye.
        let follows = |key: &str, leader: &str| !named.contains(&key) && named.contains(&leader);
        if follows("bye", "win") {
            points.bye = points.win;
        }
        if follows("forfeit win", "win") {
            points.forfeit_win = points.win;
        }
        if follows("forfeit loss", "loss") {
            points.forfeit_loss = points.loss;
        }
        if follows("free round", "bye") {
            points.free_round = points.bye;
        }
        if !(points.loss <= points.draw && points.draw <= points.win && points.loss < points.win) {
            let message = msg("regulations-points-order")
                .with("loss", points.loss.to_string())
                .with("draw", points.draw.to_string())
                .with("win", points.win.to_string());
            self.complain(node, message, msg("regulations-points-order-hint"));
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

    pub(super) fn stages(&mut self, node: &Node) -> Vec<StageRule> {
        let items = self.list(node);
        if items.is_empty() || items.len() > 9 {
            let fault = msg("regulations-stages-count").with("count", items.len());
            self.complain(node, fault, msg("regulations-one-to-nine"));
        }
        let mut stages = vec![];
        for (index, item) in items.iter().enumerate() {
            let stage = self.stage(item, index + 1);
            let is_last = index + 1 == items.len();
            match (is_last, stage.qualify) {
                (false, 0) => {
                    let hint = msg("regulations-nobody-qualifies-hint");
                    self.complain(item, msg("regulations-nobody-qualifies"), hint);
                }
                (true, 1..) => {
                    let hint = msg("regulations-nowhere-to-qualify-hint");
                    self.complain(item, msg("regulations-nowhere-to-qualify"), hint);
                }
                _ => stages.push(stage),
            }
        }
        stages
    }

    fn stage(&mut self, node: &Node, number: usize) -> StageRule {
        let mut stage = StageRule {
            name: Title::from(&msg("regulations-stage").with("number", number)),
            grouping: Grouping::Together,
            format: Format::Swiss { rounds: RoundCount::Fixed(4) },
            qualify: 0,
        };
        let mut plays = false;
        for (key, value) in self.map(node, &["name", "groups of", "groups", "play", "qualify"]) {
            match key {
                "name" => stage.name = self.title(value),
                "groups of" => {
                    let size = self.number(value, 2, 10_000);
                    stage.grouping = size.map_or(stage.grouping, Grouping::OfSize);
                }
                "groups" => {
                    let count = self.number(value, 1, 1_000);
                    stage.grouping = count.map_or(stage.grouping, Grouping::Count);
                }
                "qualify" => stage.qualify = self.number(value, 1, 1_000).unwrap_or(0),
                _ => {
                    plays = true;
                    let Some(text) = self.text(value) else { continue };
                    match phrase::read(text) {
                        Ok(format) => stage.format = format,
                        Err(message) => {
                            let hint = msg("regulations-play-hint").with("examples", phrase::EXAMPLES);
                            self.complain(value, message, hint);
                        }
                    }
                }
            }
        }
        if !plays {
            let hint = msg("regulations-nothing-played-hint").with("examples", phrase::EXAMPLES);
            self.complain(node, msg("regulations-nothing-played"), hint);
        }
        stage
    }
}
