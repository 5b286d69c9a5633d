//! Lists of tables and boards as people write them: `1-6, 9`, and `12:1-8` for some boards of a table.

use std::collections::BTreeMap;

/// The boards of tables of which somebody has only some.
pub type Boards = BTreeMap<u16, Vec<u16>>;

/// Reads tables as people write them: `1-6, 9`.
///
/// # Errors
/// Gives back the part that is no table.
pub fn read_tables(text: &str) -> Result<Vec<u16>, String> {
    let mut tables = Vec::new();
    for part in parts(text) {
        tables.extend(range(part).ok_or_else(|| part.chars().take(40).collect::<String>())?);
    }
    tables.sort_unstable();
    tables.dedup();
    Ok(tables)
}

/// Reads tables and boards: `1-6, 12:1-8` are six tables and the boards 1 to 8 of table 12; a group such as `1.3.2` is
/// its table, which `table_of` knows.
///
/// # Errors
/// Gives back the part that is neither.
pub fn read_places(text: &str, table_of: impl Fn(&str) -> Option<u16>) -> Result<(Vec<u16>, Boards), String> {
    let joined = text.replace(": ", ":").replace(" :", ":");
    let (mut tables, mut boards) = (Vec::new(), Boards::new());
    for part in parts(&joined) {
        let wrong = || part.chars().take(40).collect::<String>();
        let (place, own) = match part.split_once([':', '/']) {
            Some((place, own)) => (place, Some(own)),
            None => (part, None),
        };
        let found = match place.contains('.') {
            true => table_of(place).map(|table| table..=table),
            false => range(place),
        };
        let found = found.ok_or_else(wrong)?;
        match own {
            None => {
                // The whole of a table is more than some of its boards.
                found.clone().for_each(|table| drop(boards.remove(&table)));
            }
            Some(own) => {
                let mut some = Vec::new();
                for piece in own.split('+') {
                    some.extend(range(piece).ok_or_else(wrong)?);
                }
                for table in found.clone() {
                    if tables.contains(&table) && !boards.contains_key(&table) {
                        continue;
                    }
                    let known: &mut Vec<u16> = boards.entry(table).or_default();
                    known.extend(&some);
                    known.sort_unstable();
                    known.dedup();
                }
            }
        }
        tables.extend(found);
    }
    tables.sort_unstable();
    tables.dedup();
    Ok((tables, boards))
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty())
}

/// Reads `4` or `1-6`.
fn range(part: &str) -> Option<std::ops::RangeInclusive<u16>> {
    let (from, to) = part.split_once(['-', '–']).unwrap_or((part, part));
    let range = from.trim().parse::<u16>().ok().zip(to.trim().parse::<u16>().ok());
    let range = range.filter(|(from, to)| (1..=9999).contains(from) && from <= to && *to <= 9999);
    range.map(|(from, to)| from..=to)
}

/// Writes tables as people do: `1-6, 9`.
pub fn write_tables(tables: &[u16]) -> String {
    runs(tables, ", ")
}

/// Writes tables and boards as people do: `1-6, 12:1-8`.
pub fn write_places(tables: &[u16], boards: &Boards) -> String {
    let whole: Vec<u16> = tables.iter().copied().filter(|table| !boards.contains_key(table)).collect();
    let some = boards.iter().filter(|(table, _)| tables.contains(table));
    let some = some.map(|(table, own)| format!("{table}:{}", runs(own, "+")));
    let whole = Some(write_tables(&whole)).filter(|text| !text.is_empty());
    whole.into_iter().chain(some).collect::<Vec<_>>().join(", ")
}

fn runs(numbers: &[u16], between: &str) -> String {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let write = |run: &[u16]| match run {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    };
    runs.map(write).collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use super::{Boards, read_places, read_tables, write_places, write_tables};

    #[test]
    fn tables_are_read_as_people_write_them() {
        assert_eq!(read_tables("1-3, 9; 7"), Ok(vec![1, 2, 3, 7, 9]));
        assert_eq!(write_tables(&[1, 2, 3, 7, 9]), "1-3, 7, 9");
        for wrong in ["0", "3-1", "x", "1-99999", "-4", "1--2"] {
            assert!(read_tables(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn boards_of_a_table_and_groups_are_read_and_written_again() {
        let table_of = |group: &str| (group == "1.3.2").then_some(5);
        let read = |text: &str| read_places(text, table_of);
        let boards = Boards::from([(5, vec![1, 2, 3]), (12, vec![1, 2, 7])]);
        assert_eq!(read("1-2, 12: 1-2+7; 1.3.2/1-3"), Ok((vec![1, 2, 5, 12], boards.clone())));
        let text = write_places(&[1, 2, 5, 12], &boards);
        assert_eq!(text, "1-2, 5:1-3, 12:1-2+7");
        assert_eq!(read(&text), Ok((vec![1, 2, 5, 12], boards)));
        // The whole table is the whole table, whichever comes first; two parts are both.
        assert_eq!(read("3:1-4, 3"), Ok((vec![3], Boards::new())));
        assert_eq!(read("3, 3:1-4"), Ok((vec![3], Boards::new())));
        assert_eq!(read("3:1 3:4"), Ok((vec![3], Boards::from([(3, vec![1, 4])]))));
        for wrong in ["1:", "1:x", ":3", "1.9", "1:0", "x:1"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
