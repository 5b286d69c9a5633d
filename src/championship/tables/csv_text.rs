//! CSV as Excel and people write it.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

use super::{MOST_CELLS, MOST_ROWS, Table, row, too_many_cells, too_many_rows};
use speech::{Message, msg};

/// Reads a CSV text in any of the encodings and with any of the separators that schools use.
pub(super) fn read_csv(bytes: &[u8]) -> Result<Table, Message> {
    let text = decode(bytes);
    if text.contains('\0') {
        return Err(msg("tables-no-sheet"));
    }
    // Excel itself writes and hides a first line such as `sep=;`.
    let (separator, text, skipped) = match text.strip_prefix("sep=").and_then(|rest| rest.split_once('\n')) {
        Some((separator, rest)) => (separator.bytes().next().unwrap_or(b';'), rest, 1),
        None => (guess_separator(&text), text.as_ref(), 0),
    };
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator)
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let mut table = Table::default();
    let (mut number, mut counted, mut n_cells) = (1 + skipped, 0, 0);
    for record in reader.records() {
        let record = record.map_err(|error| msg("tables-csv-unread").with("reason", error.to_string()))?;
        // The reader's own line numbers do not count the empty lines before a record.
        let start =
            record.position().and_then(|position| usize::try_from(position.byte()).ok()).unwrap_or(counted);
        let blank = text.as_bytes()[start..].iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        number +=
            text.as_bytes()[counted..start + blank].iter().filter(|byte| **byte == b'\n').count() as u32;
        counted = start + blank;
        table.rows.extend(row(number, record.iter().map(|cell| undefused(cell).to_owned())));
        if table.rows.len() > MOST_ROWS {
            return Err(too_many_rows());
        }
        n_cells += table.rows.last().map_or(0, |row| row.cells.len());
        if n_cells > MOST_CELLS {
            return Err(too_many_cells());
        }
    }
    Ok(table)
}

/// Writes rows as CSV for Excel: UTF-8 with a byte order mark, `;` as Portuguese Excel expects, CRLF line ends.
///
/// A text that a spreadsheet would run as a formula is written with an apostrophe before it.
pub fn write_csv(rows: &[Vec<String>]) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new()
        .delimiter(b';')
        .terminator(csv::Terminator::CRLF)
        .flexible(true)
        .from_writer("\u{feff}".as_bytes().to_vec());
    for row in rows {
        writer
            .write_record(row.iter().map(|cell| defuse(cell).into_owned()))
            .expect("memory takes every record");
    }
    writer.into_inner().expect("memory takes every record")
}

/// Takes the danger out of a cell that would be a formula; numbers and results such as `-:+` stay.
fn defuse(cell: &str) -> Cow<'_, str> {
    let dangerous = match cell.as_bytes() {
        [b'=' | b'@' | b'\t' | b'\r', ..] => true,
        [b'+' | b'-', rest @ ..] => rest.iter().any(u8::is_ascii_alphabetic),
        _ => false,
    };
    if dangerous { Cow::Owned(format!("'{cell}")) } else { Cow::Borrowed(cell) }
}

/// Takes the apostrophe away that [`defuse`] put before a cell: what was exported comes back as it was.
fn undefused(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if matches!(defuse(rest), Cow::Owned(_)) => rest,
        _ => cell,
    }
}

/// Decodes by byte order mark, else as UTF-8 when it is valid, else as Windows-1252.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let (encoding, bytes) = match Encoding::for_bom(bytes) {
        Some((encoding, length)) => (encoding, &bytes[length..]),
        None if std::str::from_utf8(bytes).is_ok() => (UTF_8, bytes),
        None => (WINDOWS_1252, bytes),
    };
    encoding.decode_without_bom_handling(bytes).0
}

/// Returns the separator that occurs most, outside quotes, in the first lines.
fn guess_separator(text: &str) -> u8 {
    let mut counts = [(b';', 0), (b',', 0), (b'\t', 0)];
    let mut quoted = false;
    let mut lines = 0;
    for byte in text.bytes() {
        match byte {
            b'"' => quoted = !quoted,
            b'\n' if !quoted => lines += 1,
            _ if !quoted => {
                for (separator, count) in &mut counts {
                    *count += usize::from(byte == *separator);
                }
            }
            _ => {}
        }
        if lines == 10 {
            break;
        }
    }
    // `;` wins a tie: a decimal comma or a comma in a name must not outweigh it.
    let mut best = counts[0];
    for candidate in &counts[1..] {
        if candidate.1 > best.1 && (best.1 == 0 || candidate.0 == b'\t') {
            best = *candidate;
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(bytes: &[u8]) -> Vec<Vec<String>> {
        read_csv(bytes).unwrap().rows.into_iter().map(|row| row.cells).collect()
    }

    #[test]
    fn every_way_schools_save_a_list_reads_the_same() {
        let expected =
            [["Nome", "Escola"], ["Inês Água", "EB, Évora"]].map(|row| row.map(String::from).to_vec());
        let semicolons = "Nome;Escola\r\nInês Água;EB, Évora\r\n";
        let commas = "Nome,Escola\nInês Água,\"EB, Évora\"\n";
        let tabs = "Nome\tEscola\nInês Água\tEB, Évora";
        let sep = "sep=;\r\nNome;Escola\r\nInês Água;EB, Évora";
        for text in [semicolons, commas, tabs, sep] {
            assert_eq!(cells(text.as_bytes()), expected, "UTF-8: {text}");
            assert_eq!(cells(format!("\u{feff}{text}").as_bytes()), expected, "UTF-8 with BOM: {text}");
            assert_eq!(cells(&WINDOWS_1252.encode(text).0), expected, "Windows-1252: {text}");
            let utf_16: Vec<u8> =
                "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
            assert_eq!(cells(&utf_16), expected, "UTF-16: {text}");
        }
    }

    #[test]
    fn rows_keep_the_line_numbers_of_the_file() {
        let table = read_csv(b"a;b\n\n\"two\nlines\";c\nd;e\n").unwrap();
        assert_eq!(table.rows.iter().map(|row| row.number).collect::<Vec<_>>(), [1, 3, 5]);
        let table = read_csv(b"sep=;\na;b\n").unwrap();
        assert_eq!(table.rows[0].number, 2);
    }

    #[test]
    fn what_is_written_reads_back_and_runs_nothing() {
        let rows = vec![
            vec!["Nome".to_string(), "x;y".into(), "a\"b".into()],
            vec!["-:+".into(), "=1+1".into(), "+351".into()],
        ];
        let written = write_csv(&rows);
        assert!(written.starts_with(b"\xef\xbb\xbf"));
        let read = cells(&written);
        assert_eq!(read[0], rows[0]);
        assert!(String::from_utf8_lossy(&written).contains("'=1+1"));
        assert_eq!(read[1], ["-:+", "=1+1", "+351"]);
        assert_eq!(cells(b"'Ana;'s"), [["'Ana", "'s"]]);
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        assert!(read_csv(b"\x00\x01\x02").is_err());
    }
}
