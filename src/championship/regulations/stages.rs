//! The stages of a file.

use super::{clock, keys::Section, node::Node, phrase, reader::Reader};
use crate::facts::{
    Clock, Draws, Format, Grouping, LastResort, Points, PointsRule, RoundCount, StageRule, TeamRule, Title,
};
use speech::msg;

impl Reader<'_> {
    pub(super) fn stages(&mut self, node: &Node, points: &PointsRule) -> Vec<StageRule> {
        let items = self.list(node);
        if items.is_empty() || items.len() > 9 {
            let fault = msg("regulations-stages-count").with("count", items.len());
            self.complain(node, fault, msg("regulations-one-to-nine"));
        }
        let mut stages = vec![];
        for (index, item) in items.iter().enumerate() {
            let stage = self.stage(item, index + 1, points);
            let is_last = index + 1 == items.len();
            match (is_last, stage.qualify + stage.runners_up) {
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

    fn stage(&mut self, node: &Node, number: usize, points: &PointsRule) -> StageRule {
        let name = Title::from(&msg("regulations-stage").with("number", number));
        let mut stage = StageRule::new(name, Format::Swiss { rounds: RoundCount::Fixed(4) });
        let mut plays = false;
        let pairs = self.section(node, Section::Stage);
        let has = |name: &str| pairs.iter().any(|(key, _)| *key == name);
        for &(key, value) in &pairs {
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
                "runners-up" => stage.runners_up = self.number(value, 1, 1_000).unwrap_or(0),
                // What is played decides what is usual.
                "points" => {}
                "tie-breaks" => stage.tie_breaks = Some(self.tie_breaks(value)),
                "last resort" => {
                    let mut chosen = LastResort::Share;
                    self.choose(value, &mut chosen);
                    stage.last_resort = Some(chosen);
                }
                "match points" => self.match_points(value, &mut stage.teams.match_points),
                "team order" => self.choose(value, &mut stage.teams.order),
                "boards" => self.choose(value, &mut stage.boards),
                "at zero" => self.choose(value, &mut stage.at_zero),
                "clock" => self.clock(value, &mut stage.clock),
                "games" => stage.other_games = self.stage_games(value),
                "draws" => {
                    let mut chosen = Draws::Impossible;
                    self.choose(value, &mut chosen);
                    stage.draws = Some(chosen);
                }
                _ => {
                    plays = true;
                    let Some(text) = self.text(value) else { continue };
                    if let Err(message) = phrase::read(text, &mut stage) {
                        let hint = msg("regulations-play-hint").with("examples", phrase::EXAMPLES);
                        self.complain(value, message, hint);
                    }
                }
            }
        }
        if let Some((_, value)) = pairs.iter().find(|(key, _)| *key == "points") {
            let mut own = *points;
            self.points(value, &mut own, stage.format.is_free_play());
            stage.points = Some(own);
        }
        let is_for_teams = stage.teams != TeamRule::default();
        if plays && is_for_teams && !stage.format.is_of_teams() {
            self.complain(node, msg("regulations-no-teams-play"), msg("regulations-no-teams-play-hint"));
        }
        if plays && stage.format.is_of_teams() && stage.runners_up > 0 {
            self.complain(node, msg("regulations-teams-runners-up"), None);
        }
        self.combinations_of_stage(node, &stage, &has);
        if !plays {
            let hint = msg("regulations-nothing-played-hint").with("examples", phrase::EXAMPLES);
            self.complain(node, msg("regulations-nothing-played"), hint);
        }
        stage
    }

    fn clock(&mut self, node: &Node, chosen: &mut Clock) {
        let Some(text) = self.text(node) else { return };
        match clock::read(text) {
            Some(read) => *chosen = read,
            None => {
                self.complain(
                    node,
                    msg("regulations-clock").with("text", text),
                    msg("regulations-clock-hint"),
                );
            }
        }
    }

    /// Reads what a match of teams is worth: won, drawn and lost, as `2-1-0`.
    fn match_points(&mut self, node: &Node, points: &mut [Points; 3]) {
        let Some(text) = self.text(node) else { return };
        let read: Vec<Points> = text.split('-').filter_map(|part| part.parse().ok()).collect();
        match read[..] {
            [win, draw, loss] if win >= draw && draw >= loss && win > loss => *points = [win, draw, loss],
            _ => {
                let hint = msg("regulations-match-points-hint");
                self.complain(node, msg("regulations-match-points").with("text", text), hint);
            }
        }
    }
}
