//! The script of the prize-giving: each tournament from the third place to the first, in whole names.

use super::model::{Part, Report, Section};
use super::options::{Options, Scope};
use super::prizes::{other_lists, podium};
use super::words::Teller;
use crate::facts::{Championship, NameStyle};
use speech::msg;

/// Makes what is read out at the prize-giving.
pub fn prize_script(championship: &Championship, scope: Scope, options: &Options) -> Report {
    // Whoever is called up is called by the whole name.
    let options = Options { names: NameStyle::Full, ..options.clone() };
    let teller = Teller::new(championship, &options);
    let mut table = podium(teller, scope);
    table.name = teller.say(msg("reports-prize-script"));
    table.blocks.iter_mut().for_each(|block| block.rows.reverse());
    let parts = match table.blocks.is_empty() {
        true => vec![Part::Prose(teller.say(msg("reports-nobody-yet")))],
        false => vec![Part::Prose(teller.say(msg("reports-prize-script-advice"))), Part::Table(table)],
    };
    let mut sections = vec![Section::new("", parts)];
    for mut list in other_lists(teller, scope) {
        list.blocks.iter_mut().for_each(|block| block.rows.reverse());
        sections.push(Section::new(list.name.clone(), vec![Part::Table(list)]));
    }
    teller.report(msg("reports-file-prize-script"), msg("reports-prize-script"), scope, sections)
}
