//! Lists of what was decided afterwards: between equals, and about results that were corrected.

use super::listing::{place_columns, place_values, stamp_columns, stamps};
use super::model::{Column, Kind, Table};
use super::options::Options;
use super::words::Teller;
use crate::facts::{
    Championship, GamePlace, Group, GroupId, NameStyle, ResultEntry, ResultHistory, TieMeans,
};
use crate::tables::Value;
use speech::{Message, msg};

/// Lists how ties of groups were decided, in order.
pub fn tie_list(championship: &Championship, groups: &[GroupId], options: &Options) -> Table {
    let teller = Teller::new(championship, options);
    let text = |key: &str, title: Message| Column::new(key, teller.say(title), Kind::Text);
    let mut columns = vec![
        Column::new("group", teller.say(msg("reports-group")), Kind::Code),
        text("order", msg("reports-order-decided")),
        text("means", msg("reports-decided-by")),
    ];
    columns.extend(stamp_columns(teller));
    let mut rows = Vec::new();
    for group in whole(championship, groups, options) {
        for decision in &group.decisions {
            let order: Vec<String> = decision.order.iter().map(ToString::to_string).collect();
            let means = match decision.means {
                TieMeans::Lot { seed } => msg("reports-by-lot").with("seed", seed.to_string()),
                TieMeans::PlayOff => msg("reports-by-play-off"),
            };
            let mut row = vec![
                Value::code(championship.group_label(group.id)),
                Value::text(order.join(", ")),
                Value::text(teller.say(means)),
            ];
            row.extend(stamps(std::iter::once(&decision.stamp)));
            rows.push(row);
        }
    }
    Table::plain(teller.say(msg("reports-ties")), columns, rows)
}

/// Lists the results that were corrected or taken back, as they were, and why; who took one back is named after whoever entered it.
pub fn correction_list(championship: &Championship, groups: &[GroupId], options: &Options) -> Table {
    let teller = Teller::new(championship, options);
    let mut columns = place_columns(teller).to_vec();
    columns.push(Column::new("earlier", teller.say(msg("reports-result-before")), Kind::Sign));
    columns.push(Column::new("reason", teller.say(msg("reports-reason")), Kind::Text));
    columns.extend(stamp_columns(teller));
    let mut rows = Vec::new();
    for group in whole(championship, groups, options) {
        for (round, board) in
            group.rounds.iter().flat_map(|round| round.boards.iter().map(move |board| (round, board)))
        {
            // What waits for somebody's word is no result yet, and no list has it.
            let told = (1_u8..).zip(&board.games).filter(|(_, history)| history.waiting().is_none());
            for (game, history) in told {
                let place = GamePlace { group: group.id, round: round.number, board: board.number, game };
                for (earlier, reason) in outdated(history) {
                    let mut row = place_values(championship, place).to_vec();
                    row.push(Value::text(earlier.result.to_string()));
                    row.push(Value::text(reason));
                    let taken_back = earlier.taken_back.iter().map(|taken_back| &taken_back.stamp);
                    row.extend(stamps(std::iter::once(&earlier.stamp).chain(taken_back)));
                    rows.push(row);
                }
            }
        }
    }
    Table::plain(teller.say(msg("reports-corrections")), columns, rows)
}

/// Returns the entries of a game that count no more, each with why.
fn outdated(history: &ResultHistory) -> impl Iterator<Item = (&ResultEntry, &str)> {
    let entries = history.entries();
    let later = entries.iter().skip(1).map(Some).chain([None]);
    entries.iter().zip(later).filter_map(|(entry, later)| match &entry.taken_back {
        Some(taken_back) => Some((entry, taken_back.reason.as_str())),
        None => Some((entry, later?.reason.as_deref().unwrap_or_default())),
    })
}

/// Returns the groups, for those who may see full names: who decided what, and why, is nobody else's.
fn whole<'c>(
    championship: &'c Championship,
    groups: &'c [GroupId],
    options: &Options,
) -> impl Iterator<Item = &'c Group> + use<'c> {
    let is_shown = options.names == NameStyle::Full;
    groups.iter().filter(move |_| is_shown).filter_map(|id| championship.group(*id))
}
