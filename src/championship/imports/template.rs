//! The list of entries to fill in.

use super::columns::Column;
use crate::facts::{Language, Regulations};
use crate::tables::Sheet;
use speech::msg;

/// How many columns of the list a teacher fills in; the others are for lists that come from us.
const FILLED_IN: usize = 6;

/// Returns the sheets of a template: the list with its header, and a page that says what may stand in it.
pub fn entry_template(regulations: &Regulations, language: Language) -> Vec<Sheet> {
    let columns = &Column::OF_ENTRIES[..FILLED_IN];
    let header = columns.iter().map(|column| language.say(&column.title())).collect();
    let help_head = [msg("imports-column-cycle"), msg("imports-help-years"), msg("imports-help-games")];
    let mut help = vec![help_head.map(|title| language.say(&title)).to_vec()];
    for cycle in &regulations.cycles {
        let games = cycle.games.iter().filter_map(|number| regulations.game(*number));
        let games: Vec<&str> = games.map(|game| game.name.in_language(language)).collect();
        let (first, last) = cycle.school_years;
        help.push(vec![
            cycle.name.in_language(language).to_owned(),
            format!("{first}–{last}"),
            games.join(", "),
        ]);
    }
    let [list, guide] =
        [msg("imports-sheet-entries"), msg("imports-sheet-help")].map(|name| language.say(&name));
    vec![Sheet { name: list, rows: vec![header] }, Sheet { name: guide, rows: help }]
}
