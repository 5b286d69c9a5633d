//! What a file says of schools and of prizes besides the podium.

use super::{
    keys::Section,
    node::{Node, Value},
    reader::Reader,
};
use crate::facts::{Category, Podium, PrizeRule, QuotaOf, QuotaRule, Regulations, SchoolCount, Title};
use speech::msg;

/// The most lists of winners.
const MOST_LISTS: usize = 30;

impl Reader<'_> {
    /// Reads which pupils count for their school: `all`, `best 4`, `best 1 per game`.
    pub(super) fn school_count(&mut self, node: &Node) -> Option<SchoolCount> {
        let text = self.text(node)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |word: &str| word.parse::<u16>().ok().filter(|number| (1..=1_000).contains(number));
        let count = match words[..] {
            ["all"] => Some(SchoolCount::All),
            ["best", count] => number(count).map(SchoolCount::Best),
            ["best", count, "per", "game"] => number(count).map(SchoolCount::BestPerGame),
            _ => None,
        };
        if count.is_none() {
            let fault = msg("regulations-not-understood").with("text", text);
            self.complain(node, fault, msg("regulations-schools-hint"));
        }
        count
    }

    /// Reads the lists of winners besides the podium.
    pub(super) fn prizes(&mut self, node: &Node) -> Vec<PrizeRule> {
        if matches!(&node.value, Value::Scalar(word) if word == "none") {
            return vec![];
        }
        let items = self.list(node);
        if items.len() > MOST_LISTS {
            let fault = msg("regulations-prizes-count").with("count", items.len()).with("most", MOST_LISTS);
            self.complain(node, fault, None);
            return vec![];
        }
        items.iter().map(|item| self.prize(item)).collect()
    }

    /// Reads how many of a kind may enter; the games are those read already.
    pub(super) fn quotas(&mut self, node: &Node, regulations: &Regulations) -> Vec<QuotaRule> {
        if matches!(&node.value, Value::Scalar(word) if word == "none") {
            return vec![];
        }
        let items = self.list(node);
        if items.len() > MOST_LISTS {
            let fault = msg("regulations-quotas-count").with("count", items.len()).with("most", MOST_LISTS);
            self.complain(node, fault, None);
            return vec![];
        }
        items.iter().map(|item| self.quota(item, regulations)).collect()
    }

    fn quota(&mut self, node: &Node, regulations: &Regulations) -> QuotaRule {
        let mut quota =
            QuotaRule { column: None, value: None, games: vec![], per: QuotaOf::Tournament, most: 0 };
        for (key, value) in self.section(node, Section::Quota) {
            match key {
                "most" => quota.most = self.number(value, 1, 1_000_000).unwrap_or(1),
                "per" => self.choose(value, &mut quota.per),
                "games" => quota.games = self.games_played(value, regulations),
                _ => {
                    let text = self.text(value).unwrap_or_default();
                    let (column, said) = text.split_once('=').unwrap_or((text, ""));
                    let full = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
                    (quota.column, quota.value) = (full(column), full(said));
                }
            }
        }
        if quota.most == 0 {
            self.complain(
                node,
                msg("regulations-quota-without-most"),
                msg("regulations-quota-without-most-hint"),
            );
            quota.most = 1;
        }
        quota
    }

    fn prize(&mut self, node: &Node) -> PrizeRule {
        let mut prize = PrizeRule {
            name: Title::same(""),
            category: Category::Everybody,
            places: 1,
            podium: Podium::LeftOut,
        };
        let mut categories = 0;
        for (key, value) in self.section(node, Section::Prize) {
            match key {
                "name" => prize.name = self.title(value),
                "places" => prize.places = self.number(value, 1, 100).unwrap_or(1),
                "podium" => self.choose(value, &mut prize.podium),
                "years" => {
                    categories += 1;
                    let (first, last) = self.years(value).unwrap_or((1, 12));
                    prize.category = Category::Years(first, last);
                }
                "town" => {
                    categories += 1;
                    prize.category = Category::Town(self.text(value).unwrap_or_default().to_owned());
                }
                "column" => {
                    categories += 1;
                    let text = self.text(value).unwrap_or_default();
                    match text.split_once('=').map(|(column, said)| (column.trim(), said.trim())) {
                        Some((column, said)) if !column.is_empty() && !said.is_empty() => {
                            prize.category = Category::Column(column.to_owned(), said.to_owned());
                        }
                        _ => {
                            let fault = msg("regulations-not-understood").with("text", text);
                            self.complain(value, fault, msg("regulations-column-hint"));
                        }
                    }
                }
                _ => {
                    categories += 1;
                    prize.category = Category::Mark(self.text(value).unwrap_or_default().to_owned());
                }
            }
        }
        if prize.name == Title::same("") {
            let hint = msg("regulations-prize-without-name-hint");
            self.complain(node, msg("regulations-prize-without-name"), hint);
        }
        if categories > 1 {
            self.complain(
                node,
                msg("regulations-prize-categories"),
                msg("regulations-prize-categories-hint"),
            );
        }
        prize
    }
}
