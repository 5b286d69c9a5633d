//! The journal in a PostgreSQL database.
//!
//! One database, or one schema of it (`?schema=NAME`), holds one championship. Appending transactions take an advisory
//! lock, so that the sequence has no gaps and the chain one order; each schema has its own.

use std::time::{Duration, Instant};

use postgres::types::ToSql;
use postgres::{Client, IsolationLevel, Row};

use super::StoreError;
use super::backend::{Backend, Head, Intake, Request};
use super::chain::{START, Sealed};
use super::connection::Connection;
use super::entry::Entry;
use super::upgrade::{self, FORMAT};
use speech::msg;

/// The number of the lock that appending transactions take: "arbt" in ASCII.
const APPEND_LOCK: i64 = 0x6172_6274;

/// The server keeps samples of columns to plan with; of what facts say it keeps none, and lets go of those it has.
const UNSAMPLED: &str = "ALTER TABLE journal ALTER body TYPE text, ALTER body SET STATISTICS 0";

/// How long forgetting waits for those who still see what was there.
const PATIENCE: Duration = Duration::from_secs(20);

/// The columns of an entry, in the order [`sealed`] reads them.
const COLUMNS: &str = "seq, at, actor, subject, kind, format, body, redacted_by, salt, digest, chain";

/// A connection to a journal database, made again when it was lost.
pub(super) struct Postgres {
    line: Connection,
    client: Client,
}

impl Postgres {
    /// Creates the tables of a new journal.
    pub(super) fn create(address: &str) -> Result<Self, StoreError> {
        let mut backend = Self::connect(address)?;
        backend.line.make_schema(&mut backend.client)?;
        if backend.holds_a_journal()? {
            return Err(StoreError::AlreadyExists(backend.place()));
        }
        let script = format!(
            "BEGIN; {} {UNSAMPLED}; INSERT INTO arbitro VALUES ({FORMAT}); COMMIT;",
            upgrade::POSTGRES_TABLES
        );
        backend.run(|client| client.batch_execute(&script))?;
        Ok(backend)
    }

    /// Opens a journal, bringing older tables up to date.
    pub(super) fn open(address: &str) -> Result<Self, StoreError> {
        let mut backend = Self::connect(address)?;
        if !backend.holds_a_journal()? {
            return Err(StoreError::Missing(backend.place()));
        }
        let found = backend.format()?;
        if found > FORMAT {
            return Err(StoreError::TooNew { place: backend.place(), found, known: FORMAT });
        }
        if found < FORMAT {
            let script = upgrade::postgres_script(found);
            backend.run(|client| client.batch_execute(&script))?;
        }
        Ok(backend)
    }

    /// Removes every entry and request, to make room for a restored copy; inside a transaction.
    pub(super) fn empty(&mut self) -> Result<(), StoreError> {
        self.run(|client| client.batch_execute("DELETE FROM request; DELETE FROM journal;"))
    }

    /// Returns a text kept beside the journal.
    pub(super) fn read_beside(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        self.run(|client| {
            let is_there = client.query_one("SELECT to_regclass('beside') IS NOT NULL", &[])?;
            if !is_there.try_get::<_, bool>(0)? {
                return Ok(None);
            }
            let row = client.query_opt("SELECT body FROM beside WHERE name = $1", &[&name])?;
            row.map(|row| row.try_get(0)).transpose()
        })
    }

    /// Starts a transaction that alone may change what is kept beside the journal.
    pub(super) fn begin_beside(&mut self) -> Result<(), StoreError> {
        self.begin_alone(APPEND_LOCK + 1)
    }

    /// Starts a transaction alone with whatever a number stands for.
    fn begin_alone(&mut self, lock: i64) -> Result<(), StoreError> {
        self.wake()?;
        // The server says which schema is meant: one has several addresses.
        let own = "SELECT CASE WHEN current_schema() = 'public' THEN pg_advisory_xact_lock($1) \
                   ELSE pg_advisory_xact_lock(hashtextextended(current_schema(), $1)) END";
        self.run(|client| {
            client.batch_execute("BEGIN ISOLATION LEVEL READ COMMITTED")?;
            client.execute(own, &[&lock]).map(drop)
        })
    }

    /// Keeps a text beside the journal; inside a transaction.
    pub(super) fn write_beside(&mut self, name: &str, body: &str) -> Result<(), StoreError> {
        self.run(|client| {
            client.batch_execute(upgrade::BESIDE_TABLE)?;
            let write = "INSERT INTO beside (name, body) VALUES ($1, $2) \
                         ON CONFLICT (name) DO UPDATE SET body = excluded.body";
            client.execute(write, &[&name, &body]).map(drop)
        })
    }

    fn connect(address: &str) -> Result<Self, StoreError> {
        let line = Connection::to(address)?;
        let client = line.dial()?;
        Ok(Postgres { line, client })
    }

    fn place(&self) -> String {
        self.line.place().to_owned()
    }

    /// Waits until nobody sees any more what was there before now: the server would keep it for them, without a word.
    fn outlast_others(&mut self) -> Result<(), StoreError> {
        let begun = Instant::now();
        // What somebody sees is told to nobody of another role; that they are in the middle of something is told to all.
        let others = "SELECT coalesce(array_agg(virtualxid), '{}') FROM pg_locks JOIN pg_stat_activity USING (pid) \
             WHERE locktype = 'virtualxid' AND granted AND datname = current_database() AND pid <> pg_backend_pid()";
        let others: Vec<String> = self.run(|client| client.query_one(others, &[])?.try_get(0))?;
        let is_seen = "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'virtualxid' AND granted AND virtualxid = ANY($1))";
        while self.run(|client| client.query_one(is_seen, &[&others])?.try_get(0))? {
            if begun.elapsed() > PATIENCE {
                let reason = msg("store-still-read").into();
                return Err(StoreError::Database { place: self.place(), reason });
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    fn holds_a_journal(&mut self) -> Result<bool, StoreError> {
        self.run(|client| client.query_one("SELECT to_regclass('arbitro') IS NOT NULL", &[])?.try_get(0))
    }

    /// Runs something on the connection, with errors in our terms.
    fn run<T>(
        &mut self,
        work: impl FnOnce(&mut Client) -> Result<T, postgres::Error>,
    ) -> Result<T, StoreError> {
        work(&mut self.client).map_err(|error| self.line.explain(&error))
    }
}

impl Backend for Postgres {
    fn wake(&mut self) -> Result<(), StoreError> {
        let is_lost = self.client.is_closed() || self.client.simple_query("").is_err();
        if is_lost {
            self.client = self.line.dial()?;
        }
        Ok(())
    }

    fn begin(&mut self) -> Result<(), StoreError> {
        self.begin_alone(APPEND_LOCK)
    }

    fn commit(&mut self) -> Result<(), StoreError> {
        self.run(|client| client.batch_execute("COMMIT"))
    }

    fn rollback(&mut self) {
        // When the connection is lost the server rolls back by itself.
        let _ = self.client.batch_execute("ROLLBACK");
    }

    fn head(&mut self) -> Result<Head, StoreError> {
        let query = "SELECT seq, chain FROM journal ORDER BY seq DESC LIMIT 1";
        self.run(|client| match client.query_opt(query, &[])? {
            Some(row) => Ok(Head { seq: number(&row, 0)?, chain: row.try_get(1)? }),
            None => Ok(Head { seq: 0, chain: START.to_vec() }),
        })
    }

    fn version_of(&mut self, subject: &str) -> Result<u64, StoreError> {
        let query = "SELECT coalesce(max(seq), 0) FROM journal WHERE subject = $1";
        self.run(|client| number(&client.query_one(query, &[&subject])?, 0))
    }

    fn request(&mut self, key: &str) -> Result<Option<Request>, StoreError> {
        let query = "SELECT key, first, last, digest FROM request WHERE key = $1";
        self.run(|client| client.query_opt(query, &[&key])?.as_ref().map(request).transpose())
    }

    fn insert(&mut self, entries: &[Sealed], requests: &[Request]) -> Result<(), StoreError> {
        // One statement whatever the number of rows: on a network every round trip costs.
        fn column<'a, R, T>(rows: &'a [R], get: impl Fn(&'a R) -> T) -> Vec<T> {
            rows.iter().map(get).collect()
        }
        let insert_entries = format!(
            "INSERT INTO journal ({COLUMNS}) SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], \
             $4::text[], $5::text[], $6::bigint[], $7::text[], $8::bigint[], $9::bytea[], $10::bytea[], $11::bytea[])"
        );
        let values: [&(dyn ToSql + Sync); 11] = [
            &column(entries, |sealed| sealed.entry.seq as i64),
            &column(entries, |sealed| sealed.entry.at.as_str()),
            &column(entries, |sealed| sealed.entry.actor.as_str()),
            &column(entries, |sealed| sealed.entry.subject.as_str()),
            &column(entries, |sealed| sealed.entry.kind.as_str()),
            &column(entries, |sealed| i64::from(sealed.entry.format)),
            &column(entries, |sealed| sealed.entry.body.as_str()),
            &column(entries, |sealed| sealed.entry.redacted_by.map(|seq| seq as i64)),
            &column(entries, |sealed| sealed.salt.as_deref()),
            &column(entries, |sealed| sealed.digest.as_slice()),
            &column(entries, |sealed| sealed.chain.as_slice()),
        ];
        self.run(|client| client.execute(&insert_entries, &values))?;
        let insert_requests = "INSERT INTO request (key, first, last, digest) \
             SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])";
        let values: [&(dyn ToSql + Sync); 4] = [
            &column(requests, |request| request.key.as_str()),
            &column(requests, |request| request.first as i64),
            &column(requests, |request| request.last as i64),
            &column(requests, |request| request.digest.as_deref()),
        ];
        self.run(|client| client.execute(insert_requests, &values)).map(drop)
    }

    fn read(&mut self, after: u64) -> Result<Vec<Sealed>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM journal WHERE seq > $1 ORDER BY seq");
        self.run(|client| client.query(&query, &[&(after as i64)])?.iter().map(sealed).collect())
    }

    fn each(&mut self, intake: &mut dyn Intake) -> Result<(), StoreError> {
        self.run(|client| {
            let mut transaction = client
                .build_transaction()
                .isolation_level(IsolationLevel::RepeatableRead)
                .read_only(true)
                .start()?;
            let query = "SELECT key, first, last, digest FROM request ORDER BY key";
            intake.requests(transaction.query(query, &[])?.iter().map(request).collect::<Result<_, _>>()?);
            let query = format!("SELECT {COLUMNS} FROM journal ORDER BY seq");
            for row in &transaction.query(&query, &[])? {
                intake.entry(&sealed(row)?);
            }
            Ok(())
        })
    }

    fn redact(&mut self, seq: u64, body: &str, redacted_by: u64) -> Result<(), StoreError> {
        let (seq, redacted_by) = (seq as i64, redacted_by as i64);
        self.run(|client| {
            let update = "UPDATE journal SET body = $2, salt = NULL, redacted_by = $3 WHERE seq = $1";
            client.execute(update, &[&seq, &body, &redacted_by])?;
            let update = "UPDATE request SET digest = NULL WHERE first <= $1 AND last >= $1";
            client.execute(update, &[&seq]).map(drop)
        })
    }

    fn erase(&mut self) -> Result<(), StoreError> {
        self.outlast_others()?;
        // It takes as long as it takes: what was removed must be gone.
        self.run(|client| client.batch_execute("SET statement_timeout = 0"))?;
        self.run(|client| client.batch_execute(UNSAMPLED))?;
        self.run(|client| client.batch_execute("VACUUM FULL journal"))?;
        self.run(|client| client.batch_execute("VACUUM FULL request"))?;
        self.run(|client| client.batch_execute("SET statement_timeout = '120s'"))
    }

    fn complaints(&mut self) -> Result<Vec<String>, StoreError> {
        // The server checks its own pages; a full read makes it do so.
        self.run(|client| client.query("SELECT count(md5(body)) FROM journal", &[])).map(|_| Vec::new())
    }

    fn chain_at(&mut self, seq: u64) -> Result<Option<Vec<u8>>, StoreError> {
        let query = "SELECT chain FROM journal WHERE seq = $1";
        let seq = i64::try_from(seq).unwrap_or(i64::MAX);
        self.run(|client| client.query_opt(query, &[&seq])?.map(|row| row.try_get(0)).transpose())
    }

    fn rest(&mut self) -> Result<bool, StoreError> {
        Ok(true)
    }

    fn format(&mut self) -> Result<u32, StoreError> {
        let format =
            self.run(|client| match client.query("SELECT format FROM arbitro", &[])?.as_slice() {
                [row] => row.try_get::<_, i64>(0),
                _ => Ok(-1),
            })?;
        u32::try_from(format).map_err(|_| StoreError::NotAChampionship(self.place()))
    }
}

/// Reads an entry from a row of [`COLUMNS`].
fn sealed(row: &Row) -> Result<Sealed, postgres::Error> {
    let entry = Entry {
        seq: number(row, 0)?,
        at: row.try_get(1)?,
        actor: row.try_get(2)?,
        subject: row.try_get(3)?,
        kind: row.try_get(4)?,
        format: row.try_get::<_, i64>(5)? as u32,
        body: row.try_get(6)?,
        redacted_by: row.try_get::<_, Option<i64>>(7)?.map(i64::cast_unsigned),
    };
    Ok(Sealed { entry, salt: row.try_get(8)?, digest: row.try_get(9)?, chain: row.try_get(10)? })
}

/// Reads a request from a row.
fn request(row: &Row) -> Result<Request, postgres::Error> {
    Ok(Request {
        key: row.try_get(0)?,
        first: number(row, 1)?,
        last: number(row, 2)?,
        digest: row.try_get(3)?,
    })
}

/// Reads a number of an entry.
fn number(row: &Row, column: usize) -> Result<u64, postgres::Error> {
    row.try_get::<_, i64>(column).map(i64::cast_unsigned)
}
