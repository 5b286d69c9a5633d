//! The tables of the journal, and how older ones become today's.
//!
//! The format of the tables is one number. A new format adds a [`Step`] here and a frozen file under
//! `tests/store/`. Bodies of facts have a format of their own and are never rewritten: whoever reads
//! a fact understands its older formats.

/// The format of the tables this program writes.
pub const FORMAT: u32 = 1;

/// What brings the tables of the format before to this one.
struct Step {
    to: u32,
    sqlite: &'static str,
    postgres: &'static str,
}

/// The steps since the first format, in order.
const STEPS: &[Step] = &[];

/// The tables in SQLite's words.
pub(super) const SQLITE_TABLES: &str = "
CREATE TABLE journal (
    seq INTEGER PRIMARY KEY CHECK (seq > 0),
    at TEXT NOT NULL,
    actor TEXT NOT NULL,
    subject TEXT NOT NULL,
    kind TEXT NOT NULL,
    format INTEGER NOT NULL,
    body TEXT NOT NULL,
    redacted_by INTEGER REFERENCES journal (seq) DEFERRABLE INITIALLY DEFERRED,
    salt BLOB,
    digest BLOB NOT NULL,
    chain BLOB NOT NULL
) STRICT;
CREATE INDEX journal_by_subject ON journal (subject, seq);
CREATE TABLE request (
    key TEXT PRIMARY KEY,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    digest BLOB
) STRICT, WITHOUT ROWID;
";

/// The table, in the words of both databases.
pub(super) const BESIDE_TABLE: &str =
    "CREATE TABLE IF NOT EXISTS beside (name TEXT PRIMARY KEY, body TEXT NOT NULL)";

/// The tables in PostgreSQL's words.
pub(super) const POSTGRES_TABLES: &str = "
CREATE TABLE journal (
    seq bigint PRIMARY KEY CHECK (seq > 0),
    at text NOT NULL,
    actor text NOT NULL,
    subject text NOT NULL,
    kind text NOT NULL,
    format bigint NOT NULL,
    body text NOT NULL,
    redacted_by bigint REFERENCES journal (seq) DEFERRABLE INITIALLY DEFERRED,
    salt bytea,
    digest bytea NOT NULL,
    chain bytea NOT NULL
);
CREATE INDEX journal_by_subject ON journal (subject, seq);
CREATE TABLE request (
    key text PRIMARY KEY,
    first bigint NOT NULL,
    last bigint NOT NULL,
    digest bytea
);
CREATE TABLE arbitro (format bigint NOT NULL);
";

/// Returns the script that brings SQLite tables of a format to today's, in one transaction.
pub(super) fn sqlite_script(from: u32) -> String {
    script(STEPS, from, |step| format!("{} PRAGMA user_version = {};", step.sqlite, step.to))
}

/// Returns the script that brings PostgreSQL tables of a format to today's, in one transaction.
pub(super) fn postgres_script(from: u32) -> String {
    script(STEPS, from, |step| format!("{} UPDATE arbitro SET format = {};", step.postgres, step.to))
}

fn script(steps: &[Step], from: u32, words: impl Fn(&Step) -> String) -> String {
    let steps: String = steps.iter().filter(|step| step.to > from).map(words).collect();
    format!("BEGIN; {steps} COMMIT;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_missing_steps_run_and_all_in_one_transaction() {
        let steps = [
            Step { to: 2, sqlite: "ALTER TABLE a ADD b;", postgres: "" },
            Step { to: 3, sqlite: "ALTER TABLE a ADD c;", postgres: "" },
        ];
        let connection = rusqlite::Connection::open_in_memory().unwrap();
        connection
            .execute_batch("CREATE TABLE a (x); ALTER TABLE a ADD b; PRAGMA user_version = 2;")
            .unwrap();
        let words = |step: &Step| format!("{} PRAGMA user_version = {};", step.sqlite, step.to);
        connection.execute_batch(&script(&steps, 2, words)).unwrap();
        let version: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        assert_eq!(version, 3);
        connection.execute_batch("SELECT b, c FROM a").unwrap();
        // Run again from the start, the second addition of `b` must undo everything.
        assert!(connection.execute_batch(&script(&steps, 1, words)).is_err());
    }

    #[test]
    fn the_steps_lead_to_the_format() {
        assert_eq!(STEPS.last().map_or(1, |step| step.to), FORMAT);
        assert!(STEPS.windows(2).all(|pair| pair[0].to + 1 == pair[1].to));
    }
}
