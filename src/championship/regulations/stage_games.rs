//! The games of a stage in a file: one, several in turn, or others for some tournaments.

use super::{
    node::{Node, Value},
    problem::near_miss,
    reader::Reader,
};
use crate::facts::{GameId, Regulations, StageGames};
use speech::msg;

/// A list of games in turn may be so long.
const MOST: usize = 30;

impl Reader<'_> {
    /// Reads what a stage plays: a game, a list of games, or lists by the game of the tournament.
    pub(super) fn stage_games(&mut self, node: &Node) -> StageGames {
        let Value::Map(pairs) = &node.value else { return StageGames::InTurn(self.games_in_turn(node)) };
        let mut all: Vec<(GameId, Vec<GameId>)> = vec![];
        for (own, games) in pairs {
            let Some(id) = self.game_id(own) else { continue };
            all.push((GameId(id), self.games_in_turn(games)));
        }
        StageGames::Instead(all)
    }

    fn games_in_turn(&mut self, node: &Node) -> Vec<GameId> {
        let items = each(node);
        if items.is_empty() || items.len() > MOST {
            let fault = msg("regulations-stage-games-count").with("count", items.len()).with("most", MOST);
            self.complain(node, fault, None);
        }
        items.iter().filter_map(|item| self.game_id(item)).map(GameId).collect()
    }

    /// Tells which games of stages nobody plays: not listed where the file lists its games, or named as the game of a
    /// tournament that there is not.
    pub(super) fn games_of_stages(&mut self, pairs: &[(&str, &Node)], regulations: &Regulations) {
        let find = |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
        let listed: Option<Vec<&str>> =
            find("games").map(|node| node.items().iter().filter_map(listed_id).collect());
        let tournaments = regulations.tournaments();
        let own =
            tournaments.iter().filter_map(|id| regulations.game(id.game)).map(|game| game.id.0.as_str());
        let own: Vec<&str> = own.collect();
        for games in find("stages").into_iter().flat_map(Node::items).filter_map(|stage| stage.child("games"))
        {
            let mut lists = vec![];
            match &games.value {
                Value::Map(pairs) => {
                    for (key, list) in pairs {
                        if let Some(id) = key.scalar().filter(|id| !own.contains(id)) {
                            let fault = msg("regulations-stage-games-unplayed").with("game", id);
                            self.complain(key, fault, near_miss(id, own.iter().copied()));
                        }
                        lists.push(list);
                    }
                }
                _ => lists.push(games),
            }
            let Some(listed) = &listed else { continue };
            for item in lists.into_iter().flat_map(each) {
                if let Some(id) = listed_id(item).filter(|id| !listed.contains(id)) {
                    let fault = msg("regulations-stage-game-not-listed").with("game", id);
                    self.complain(item, fault, near_miss(id, listed.iter().copied()));
                }
            }
        }
    }
}

fn listed_id(item: &Node) -> Option<&str> {
    item.child("id").unwrap_or(item).scalar().map(str::trim)
}

/// Returns the items of a list; anything else is an only item.
fn each(node: &Node) -> &[Node] {
    match &node.value {
        Value::List(items) => items,
        _ => std::slice::from_ref(node),
    }
}
