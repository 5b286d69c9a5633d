//! The cells of one row of a list of entries.

use super::columns::Column;
use super::entries::{Reading, spaced};
use super::entry_words::{find_cycle, find_game};
use crate::facts::{EntryCode, LONGEST_TITLE, School};
use crate::tables::Row;
use speech::{Message, fold, msg};

impl Reading<'_> {
    pub(super) fn code(&mut self, row: &Row) -> Option<EntryCode> {
        let text = self.columns.cell(row, Column::Code);
        if text.is_empty() {
            return None;
        }
        match text.parse() {
            Ok(code) => Some(self.state.current_code(code)),
            Err(_) => {
                self.error(row, Column::Code, msg("imports-no-code-or-nothing").with("text", text));
                None
            }
        }
    }

    pub(super) fn year(&mut self, row: &Row) -> Option<u8> {
        let text = self.columns.cell(row, Column::Year);
        if text.is_empty() {
            return None;
        }
        let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
        let year = digits.parse().ok().filter(|year| (1..=12).contains(year));
        if year.is_none() {
            self.error(row, Column::Year, msg("imports-no-year").with("text", text));
        }
        year
    }

    pub(super) fn game(&mut self, row: &Row, code: Option<EntryCode>) -> Option<u8> {
        let text = self.columns.cell(row, Column::Game);
        let of_code = code.map(|code| code.tournament.game);
        if text.is_empty() {
            if of_code.is_none() {
                self.lack(row, Column::Game, Column::Game, msg("imports-game-missing"));
            }
            return of_code;
        }
        let found = find_game(self.state.regulations(), text);
        self.agree(row, Column::Game, found, of_code)
    }

    pub(super) fn cycle(&mut self, row: &Row, code: Option<EntryCode>, year: Option<u8>) -> Option<u8> {
        let text = self.columns.cell(row, Column::Cycle);
        let of_code = code.map(|code| code.tournament.cycle);
        if !text.is_empty() {
            let found = find_cycle(self.state.regulations(), text);
            return self.agree(row, Column::Cycle, found, of_code);
        }
        if of_code.is_some() {
            return of_code;
        }
        // The school year tells the cycle, when just one has it.
        let cycles = (1u8..).zip(&self.state.regulations().cycles);
        let has = |years: (u8, u8)| year.is_some_and(|year| (years.0..=years.1).contains(&year));
        let fitting: Vec<u8> =
            cycles.filter(|(_, cycle)| has(cycle.school_years)).map(|(number, _)| number).collect();
        match fitting[..] {
            [cycle] => Some(cycle),
            _ => {
                let column =
                    if self.columns.place(Column::Cycle).is_some() { Column::Cycle } else { Column::Year };
                match year.filter(|_| fitting.is_empty()) {
                    Some(year) => {
                        let told = msg("imports-year-of-no-cycle").with("year", year);
                        self.error(row, Column::Year, told);
                    }
                    None => self.lack(row, column, Column::Year, msg("imports-cycle-missing")),
                }
                None
            }
        }
    }

    /// Takes what a cell says when the code, if there is one, says the same.
    pub(super) fn agree(
        &mut self,
        row: &Row,
        column: Column,
        found: Result<u8, Message>,
        of_code: Option<u8>,
    ) -> Option<u8> {
        match (found, of_code) {
            (Err(message), _) => {
                self.error(row, column, message);
                None
            }
            (Ok(found), Some(of_code)) if found != of_code => {
                let code = self.columns.cell(row, Column::Code);
                let had: Option<EntryCode> = code.parse().ok();
                if had.is_some_and(|had| self.state.current_code(had) != had) {
                    // A list of before a move: the code tells who it is, the championship where they are.
                    return Some(of_code);
                }
                let text = self.columns.cell(row, column);
                self.error(row, column, msg("imports-code-disagrees").with("text", text).with("code", code));
                None
            }
            (Ok(found), _) => Some(found),
        }
    }

    /// Says whether the number of a school is the one in a code, or in one that the entry had.
    fn fits(&self, number: u32, code: Option<EntryCode>) -> bool {
        let Some(code) = code else { return true };
        let mut former = self.state.former_codes().filter(|(_, now)| *now == code);
        code.school == self.state.current_school(number) || former.any(|(was, _)| was.school == number)
    }

    /// Says whether a school, or the one from which an entry came to it, is or was called so.
    fn was_called(&self, school: &School, name: &str, code: Option<EntryCode>) -> bool {
        let Some(named) = self.schools.find(name, "").map(|named| named.number) else { return false };
        named == school.number || code.is_some_and(|code| self.fits(named, Some(code)))
    }

    /// Finds the school of a row, or makes a new one; the flag says which.
    pub(super) fn school(&mut self, row: &Row, code: Option<EntryCode>) -> Option<(School, bool)> {
        let (name, place) =
            (spaced(self.columns.cell(row, Column::School)), spaced(self.columns.cell(row, Column::Place)));
        let (name, place) = (name.as_str(), place.as_str());
        let errors_before = self.n_errors();
        self.check(row, Column::School, name, LONGEST_TITLE);
        self.check(row, Column::Place, place, LONGEST_TITLE);
        if self.n_errors() > errors_before {
            return None;
        }
        let number_text = self.columns.cell(row, Column::SchoolNumber);
        let number = match (number_text, code) {
            ("", code) => code.map(|code| code.school),
            (text, code) => match text.parse::<u32>() {
                Ok(number) if number > 0 && self.fits(number, code) => {
                    Some(code.map_or(self.state.current_school(number), |code| code.school))
                }
                _ => {
                    self.error(
                        row,
                        Column::SchoolNumber,
                        msg("imports-school-number-disagrees").with("text", text),
                    );
                    return None;
                }
            },
        };
        let place_given = (!place.is_empty()).then(|| place.to_owned());
        match (number.and_then(|number| self.state.school(number).cloned()), number) {
            (Some(school), _) if name.is_empty() || fold(name) == fold(&school.name) => Some((school, false)),
            (Some(school), _) if self.was_called(&school, name, code) => Some((school, false)),
            (Some(school), _) => {
                let (number, registered) = (school.number, school.name);
                self.error(
                    row,
                    Column::School,
                    msg("imports-other-school")
                        .with("number", School::shown_number(number))
                        .with("registered", registered)
                        .with("name", name),
                );
                None
            }
            (None, _) if name.is_empty() => {
                self.lack(row, Column::School, Column::School, msg("imports-school-missing"));
                None
            }
            (None, _) if !self.has_room_for_a_school() => {
                self.error(row, Column::School, msg("vault-too-many-schools"));
                None
            }
            (None, Some(number)) => {
                Some((School { number, name: name.to_owned(), place: place_given }, true))
            }
            (None, None) => match self.schools.find(name, place) {
                Some(school) => Some((school.clone(), false)),
                None => {
                    let number = self.state.next_school_number();
                    Some((School { number, name: name.to_owned(), place: place_given }, true))
                }
            },
        }
    }
}
