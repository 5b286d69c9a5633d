//! What a game is worth: what is not named follows what it stands for, and nothing contradicts itself.

use super::{keys::Section, node::Node, reader::Reader};
use crate::facts::{Points, PointsRule};
use speech::msg;

impl Reader<'_> {
    /// Reads what games are worth. In free play whoever does not come has not played on, and gets nothing unless it is said.
    pub(super) fn points(&mut self, node: &Node, points: &mut PointsRule, is_free_play: bool) {
        let mut named = vec![];
        for (key, value) in self.section(node, Section::Points) {
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
        if follows("forfeit loss", "loss") && !is_free_play {
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
            return;
        }
        self.contradictions(node, points);
    }

    /// Tells where not playing would be better than playing. What a store kept of old is taken as it is.
    fn contradictions(&mut self, node: &Node, points: &PointsRule) {
        if !self.is_strict {
            return;
        }
        let without_game = [
            ("bye", points.bye),
            ("free round", points.free_round),
            ("absence", points.absence),
            ("forfeit win", points.forfeit_win),
        ];
        for (key, amount) in without_game {
            if amount > points.win {
                let fault = msg("regulations-points-above-win")
                    .with("key", key)
                    .with("points", amount.to_string())
                    .with("win", points.win.to_string());
                self.complain(node, fault, msg("regulations-points-above-win-hint").with("key", key));
            }
        }
        if points.forfeit_loss > points.loss {
            let fault = msg("regulations-points-forfeit")
                .with("points", points.forfeit_loss.to_string())
                .with("loss", points.loss.to_string());
            self.complain(node, fault, msg("regulations-points-forfeit-hint"));
        }
    }
}
