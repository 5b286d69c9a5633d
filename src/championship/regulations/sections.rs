//! The sections of a file: games, cycles, limits, stages, points, tie-breaks.

use super::{
    editions,
    node::{Node, Value},
    phrase,
    problem::near_miss,
    reader::Reader,
};
use crate::facts::{
    CycleRule, Draws, EntryLimits, Format, GameRule, Grouping, MetricKey, Points, PointsRule, RoundCount,
    StageRule, Title,
};
use crate::standings::metric;

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
                            "a game without an `id`".to_owned(),
                            "add `id: rastros`".to_owned(),
                        );
                        continue;
                    };
                    let Some(id) = self.game_id(id) else { continue };
                    let mut game = editions::game(&id);
                    for (key, value) in pairs {
                        match key {
                            "name" => game.name = self.title(value),
                            "draws" => {
                                let words = [
                                    ("possible", Draws::Possible),
                                    ("yes", Draws::Possible),
                                    ("true", Draws::Possible),
                                    ("impossible", Draws::Impossible),
                                    ("no", Draws::Impossible),
                                    ("false", Draws::Impossible),
                                ];
                                game.draws = self.word(value, &words, game.draws);
                            }
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
                true => {
                    self.complain(item, format!("the game `{}` is listed twice", game.id.0), String::new())
                }
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
            let message = format!("`{id}` is no id of a game: small letters, digits and hyphens");
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
                                self.complain(item, format!("the game `{id}` is listed twice"), String::new())
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
                let hint = "write them like `5-6`, within 1 to 12".to_owned();
                self.complain(node, format!("`{text}` are no school years"), hint);
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
        let keys = ["win", "draw", "loss", "bye", "absence", "forfeit win", "forfeit loss"];
        for (key, value) in self.map(node, &keys) {
            let Some(text) = self.text(value) else { continue };
            let Ok(amount) = text.parse::<Points>() else {
                let hint = "a number with at most one decimal, such as 0.5".to_owned();
                self.complain(value, format!("`{text}` are no points"), hint);
                continue;
            };
            if !(0..=1000).contains(&amount.tenths()) {
                self.complain(value, format!("`{text}` points"), "from 0 to 100".to_owned());
                continue;
            }
            match key {
                "win" => points.win = amount,
                "draw" => points.draw = amount,
                "loss" => points.loss = amount,
                "bye" => points.bye = amount,
                "absence" => points.absence = amount,
                "forfeit win" => points.forfeit_win = amount,
                _ => points.forfeit_loss = amount,
            }
        }
        if !(points.loss <= points.draw && points.draw <= points.win && points.loss < points.win) {
            let message =
                format!("a loss is worth {}, a draw {}, a win {}", points.loss, points.draw, points.win);
            self.complain(
                node,
                message,
                "a win must be worth more than a loss, and a draw be between".to_owned(),
            );
        }
    }

    pub(super) fn tie_breaks(&mut self, node: &Node) -> Vec<MetricKey> {
        let mut keys = vec![];
        for item in self.list(node) {
            let Some(text) = self.text(item) else { continue };
            match metric::find(text) {
                None => {
                    let hint = near_miss(text, metric::abbreviations());
                    self.complain(item, format!("there is no tie-break `{text}`"), hint);
                }
                Some(found) if found.key == MetricKey::Points => {
                    let hint = "points always come first; leave it out".to_owned();
                    self.complain(item, "`PTS` is no tie-break".to_owned(), hint);
                }
                Some(found) if keys.contains(&found.key) => {
                    self.complain(item, format!("the tie-break `{text}` is listed twice"), String::new());
                }
                Some(found) => keys.push(found.key),
            }
        }
        keys
    }

    pub(super) fn stages(&mut self, node: &Node) -> Vec<StageRule> {
        let items = self.list(node);
        if items.is_empty() || items.len() > 9 {
            self.complain(node, format!("{} stages", items.len()), "give between 1 and 9".to_owned());
        }
        let mut stages = vec![];
        for (index, item) in items.iter().enumerate() {
            let stage = self.stage(item, index + 1);
            let is_last = index + 1 == items.len();
            match (is_last, stage.qualify) {
                (false, 0) => {
                    let hint = "add `qualify: 1` for the best of each group".to_owned();
                    self.complain(item, "nobody qualifies for the next stage".to_owned(), hint);
                }
                (true, 1..) => {
                    let hint = "leave out `qualify` in the last stage".to_owned();
                    self.complain(item, "there is no stage to qualify for".to_owned(), hint);
                }
                _ => stages.push(stage),
            }
        }
        stages
    }

    fn stage(&mut self, node: &Node, number: usize) -> StageRule {
        let mut stage = StageRule {
            name: Title::new(format!("fase {number}"), format!("stage {number}")),
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
                        Err(message) => self.complain(value, message, format!("write {}", phrase::EXAMPLES)),
                    }
                }
            }
        }
        if !plays {
            self.complain(
                node,
                "the stage does not say what is played".to_owned(),
                format!("add `play:` with {}", phrase::EXAMPLES),
            );
        }
        stage
    }
}
