//! Editions of a folder that were not played with this program: a table beside the championships, which people can open themselves.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use championship::imports::{MOST_PAST_ROWS, PastRow, forget_past, past_table, read_past, with_past};
use championship::store::write_private;
use championship::tables::{read, write_csv};
use speech::{Language, Message, Tell, msg};

/// What the table is called.
pub const FILE: &str = "past-editions.csv";

/// Returns the path of the table in a folder of championships.
pub fn path_in(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// Reads what is known of past editions; nothing where there is no table.
///
/// # Errors
/// When there is one that cannot be read to its end: whoever wrote over it would lose what it says.
pub fn known(folder: &Path) -> Result<Vec<PastRow>, Message> {
    let bytes = match fs::read(path_in(folder)) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(unread(error.tell())),
    };
    let read = read_past(&read(&bytes).map_err(unread)?);
    match read.problems.into_iter().next() {
        None => Ok(read.rows),
        Some(problem) => Err(unread(problem.tell())),
    }
}

fn unread(why: Message) -> Message {
    msg("desk-archive-past-unread").with("file", FILE).with("why", why)
}

/// Puts rows beside those that are known, all of them or none.
///
/// # Errors
/// When the table that is there cannot be read, there would be too many, or the file cannot be written.
pub fn bring(folder: &Path, rows: &[PastRow], language: Language) -> Result<(), Message> {
    let all = with_past(&known(folder)?, rows);
    if all.len() > MOST_PAST_ROWS {
        return Err(msg("imports-past-too-many").with("most", MOST_PAST_ROWS));
    }
    keep(folder, &all, language)
}

/// Takes an edition out, or a name out of all of them; how many rows that changed.
///
/// # Errors
/// When the table that is there cannot be read, or the file cannot be written.
pub fn remove(folder: &Path, edition: &str, name: &str, language: Language) -> Result<usize, Message> {
    let mut rows = known(folder)?;
    let before = rows.len();
    let count = match name.is_empty() {
        true => {
            rows.retain(|row| row.edition != edition);
            before - rows.len()
        }
        false => forget_past(&mut rows, name),
    };
    if count > 0 {
        keep(folder, &rows, language)?;
    }
    Ok(count)
}

/// Writes what is known of past editions, whole or not at all; the winners' names are for whoever keeps the folder.
fn keep(folder: &Path, rows: &[PastRow], language: Language) -> Result<(), Message> {
    let path = path_in(folder);
    write_private(&path, &write_csv(&past_table(rows, language))).map_err(|error| {
        msg("desk-archive-past-unwritten").with("file", path.display().to_string()).with("why", error.tell())
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{bring, known, path_in, remove};
    use championship::imports::{MOST_PAST_ROWS, PastRow};
    use speech::Language;

    fn rows(from: usize, count: usize) -> Vec<PastRow> {
        let row =
            |number: usize| PastRow { edition: number.to_string(), pupils: Some(1), ..PastRow::default() };
        (from..from + count).map(row).collect()
    }

    #[test]
    fn a_table_that_cannot_be_read_or_would_be_too_long_is_never_written_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        assert_eq!(known(folder), Ok(Vec::new()));
        assert_eq!(remove(folder, "", "Ana", Language::Pt), Ok(0));
        assert!(!path_in(folder).exists(), "nothing was removed, so nothing is written");
        bring(folder, &rows(1, 2), Language::Pt).expect("a table");
        assert_eq!(known(folder).expect("rows").len(), 2);
        assert!(bring(folder, &rows(3, MOST_PAST_ROWS), Language::Pt).is_err(), "too many together");
        assert_eq!(known(folder).expect("rows").len(), 2);
        let broken = "Edição;Ano;Participantes\n1;dois mil;3\n2;2006;4\n";
        fs::write(path_in(folder), broken).expect("a file");
        assert!(known(folder).is_err());
        assert!(bring(folder, &rows(3, 1), Language::Pt).is_err());
        assert!(remove(folder, "2", "", Language::Pt).is_err());
        assert_eq!(fs::read_to_string(path_in(folder)).expect("a file"), broken, "all is as it was");
    }
}
