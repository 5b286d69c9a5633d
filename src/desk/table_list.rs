//! Lists of tables as people write them: `1-6, 9`.

/// Reads tables as people write them: `1-6, 9`.
///
/// # Errors
/// Gives back the part that is no table.
pub fn read_tables(text: &str) -> Result<Vec<u16>, String> {
    let mut tables = Vec::new();
    for part in text.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty()) {
        let (from, to) = part.split_once(['-', '–']).unwrap_or((part, part));
        let range = from.trim().parse::<u16>().ok().zip(to.trim().parse::<u16>().ok());
        match range.filter(|(from, to)| (1..=9999).contains(from) && from <= to && *to <= 9999) {
            Some((from, to)) => tables.extend(from..=to),
            None => return Err(part.chars().take(40).collect()),
        }
    }
    tables.sort_unstable();
    tables.dedup();
    Ok(tables)
}

/// Writes tables as people do: `1-6, 9`.
pub fn write_tables(tables: &[u16]) -> String {
    let runs = tables.chunk_by(|one, next| one + 1 == *next);
    let write = |run: &[u16]| match run {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    };
    runs.map(write).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::{read_tables, write_tables};

    #[test]
    fn tables_are_read_as_people_write_them() {
        assert_eq!(read_tables("1-3, 9; 7"), Ok(vec![1, 2, 3, 7, 9]));
        assert_eq!(write_tables(&[1, 2, 3, 7, 9]), "1-3, 7, 9");
        for wrong in ["0", "3-1", "x", "1-99999", "-4", "1--2"] {
            assert!(read_tables(wrong).is_err(), "{wrong}");
        }
    }
}
