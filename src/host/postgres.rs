//! A host in a PostgreSQL database, which several processes share.
//!
//! A process holds few connections; whoever finds them all in use waits. A connection that was lost, because the server was started again
//! or another took its place, is made anew: what was only read is read again, what was being written is refused, and whoever sent it
//! sends it again.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use postgres::fallible_iterator::FallibleIterator;
use postgres::types::ToSql;
use postgres::{Client, Error, Statement};

use super::HostError;
use super::database::{Cell, Put, Row, Session, lacking};
use championship::store::{PostgresLine, StoreError};
use speech::Tell;

/// So many connections does a process hold at most, beside the one on which it listens.
const MOST: usize = 12;

/// So many wait for one of them; whoever comes then hears at once that there is no turn.
const MOST_WAITING: usize = 100;

/// How long somebody waits for one of them.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long a server that did not answer is left alone; who asks meanwhile hears at once that it is away.
const PAUSE: Duration = Duration::from_millis(500);

/// How long a connection may have been idle and still be taken for sound.
const FRESH: Duration = Duration::from_secs(1);

/// How often it is asked whether the connection on which nothing is heard is still there.
const ALIVE: Duration = Duration::from_secs(5);

/// What processes call to each other.
const CHANNEL: &str = "arbitro_host";

/// The number of the lock on the tables themselves: "arbh" in ASCII. Whoever writes into them holds it together with others.
const TABLES_LOCK: i64 = 0x6172_6268;

/// Takes a lock for oneself.
const ALONE: &str = "SELECT 1 FROM pg_advisory_xact_lock(?1)";

/// The tables from which what is deleted must be gone, in the order in which those who read them ask for both; no table refers to one.
const ERASED: &[&str] = &["page", "packed"];

/// The server keeps samples of columns to plan with; of pages it keeps none.
const UNSAMPLED: &str = "ALTER TABLE packed ALTER bytes SET STATISTICS 0";

/// The connections of a process.
pub(crate) struct Postgres {
    line: Arc<PostgresLine>,
    pool: Mutex<Pool>,
    freed: Condvar,
}

#[derive(Default)]
struct Pool {
    idle: Vec<Open>,
    n_out: usize,
    n_waiting: usize,
    /// When the server last did not answer, and what was said then.
    away: Option<(Instant, HostError)>,
}

/// A connection, with the statements that it knows.
struct Open {
    line: Arc<PostgresLine>,
    client: Client,
    known: BTreeMap<String, Statement>,
    used: Instant,
    /// Whether the server is no longer at its other end, or takes nothing any more.
    is_lost: bool,
}

/// A connection in use; it goes back when all that was begun on it is ended.
struct Lent<'a> {
    server: &'a Postgres,
    open: Option<Open>,
}

impl Lent<'_> {
    /// Does something, and gives the connection back unless it failed at the server.
    fn then<T>(mut self, work: impl FnOnce(&mut Open) -> Result<T, HostError>) -> Result<T, HostError> {
        let Some(mut open) = self.open.take() else { return Err(HostError::Busy) };
        let done = work(&mut open);
        if open.is_lost {
            // The others were lost with it.
            self.server.pool().idle.clear();
        } else if !matches!(done, Err(HostError::Database(_))) {
            open.used = Instant::now();
            self.open = Some(open);
        }
        done
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        let mut pool = self.server.pool();
        pool.n_out -= 1;
        pool.idle.extend(self.open.take());
        drop(pool);
        self.server.freed.notify_one();
    }
}

/// Connections are ended in a thread of their own, since that waits, and a server ends where nothing may wait.
impl Drop for Postgres {
    fn drop(&mut self) {
        let idle = std::mem::take(&mut self.pool().idle);
        std::thread::spawn(move || drop(idle));
    }
}

impl Postgres {
    /// Opens the database at an address, with the tables of each layout since its own.
    pub(crate) fn open(address: &str, layouts: &[&str]) -> Result<Self, HostError> {
        let line = PostgresLine::to(address).map_err(told)?;
        let server = Postgres { line: Arc::new(line), pool: Mutex::default(), freed: Condvar::new() };
        let lacking_in = |open: &mut Open| {
            let is_there = open.row("SELECT 1 WHERE to_regclass('host') IS NOT NULL", &[])?.is_some();
            let layout = if is_there { open.row("SELECT layout FROM host", &[])? } else { None };
            lacking(layouts, layout.map_or(0, |row| row.number(0)), || server.line.place().to_owned())
        };
        let set_up = |open: &mut Open| {
            open.run("CREATE TABLE IF NOT EXISTS host (layout BIGINT NOT NULL)", &[])?;
            let lacking = lacking_in(open)?;
            for tables in lacking {
                open.say(&declared(tables))?;
            }
            if !lacking.is_empty() {
                open.say(UNSAMPLED)?;
                open.run("DELETE FROM host", &[])?;
                let layout = i64::try_from(layouts.len()).unwrap_or(i64::MAX);
                open.run("INSERT INTO host (layout) VALUES (?1)", &[layout.into()])?;
            }
            Ok(())
        };
        server.on(|open| {
            open.line.make_schema(&mut open.client).map_err(told)?;
            // Nobody waits for who writes only to find that nothing is lacking.
            match lacking_in(open)? {
                [] => Ok(()),
                _ => open.within(ALONE, &[TABLES_LOCK.into()], set_up),
            }
        })?;
        Ok(server)
    }

    fn pool(&self) -> MutexGuard<'_, Pool> {
        self.pool.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a connection, or makes one.
    fn take(&self) -> Result<Lent<'_>, HostError> {
        let begun = Instant::now();
        let mut pool = self.pool();
        loop {
            if let Some(open) = pool.idle.pop() {
                pool.n_out += 1;
                drop(pool);
                let mut lent = Lent { server: self, open: Some(open) };
                if lent.open.as_mut().is_some_and(Open::is_sound) {
                    return Ok(lent);
                }
                // The others were lost with it; what is made anew is sound.
                lent.open = None;
                drop(lent);
                pool = self.pool();
                pool.idle.clear();
            }
            if let Some((at, error)) = &pool.away
                && at.elapsed() < PAUSE
            {
                return Err(error.clone());
            }
            if pool.n_out < MOST {
                pool.n_out += 1;
                break;
            }
            let left = PATIENCE.saturating_sub(begun.elapsed());
            if left.is_zero() || pool.n_waiting == MOST_WAITING {
                return Err(HostError::Busy);
            }
            pool.n_waiting += 1;
            pool = self.freed.wait_timeout(pool, left).unwrap_or_else(PoisonError::into_inner).0;
            pool.n_waiting -= 1;
        }
        drop(pool);
        let mut lent = Lent { server: self, open: None };
        let made = self.line.dial().map_err(told);
        let away = made.as_ref().err().map(|error| (Instant::now(), error.clone()));
        self.pool().away = away;
        let (line, known, used) = (Arc::clone(&self.line), BTreeMap::new(), Instant::now());
        lent.open = Some(Open { line, client: made?, known, used, is_lost: false });
        Ok(lent)
    }

    /// Does something on a connection that is there.
    fn on<T>(&self, work: impl FnOnce(&mut Open) -> Result<T, HostError>) -> Result<T, HostError> {
        self.take()?.then(work)
    }

    /// Reads; each statement sees one moment. A second time where the connection was lost meanwhile.
    pub(crate) fn read<T>(
        &self,
        read: impl Fn(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        let mut is_lost = false;
        let found = self.on(|open| {
            let found = read(open);
            is_lost = found.is_err() && open.is_lost;
            found
        });
        if is_lost { self.on(|open| read(open)) } else { found }
    }

    /// Reads tables as they were at one moment, whoever writes meanwhile.
    pub(crate) fn view<T>(
        &self,
        tables: &[&str],
        read: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        self.on(|open| {
            // Tables that are rewritten after the moment would look empty, so they are held before it, which is that of the first look.
            let hold = format!("LOCK TABLE {} IN ACCESS SHARE MODE", tables.join(", "));
            open.whole("REPEATABLE READ READ ONLY", |open| {
                open.say(&hold)?;
                read(open)
            })
        })
    }

    /// Writes all of something or nothing, alone with a place in all processes.
    pub(crate) fn write<T>(
        &self,
        place: &str,
        write: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        let lock =
            "SELECT 1 FROM pg_advisory_xact_lock_shared(?1), pg_advisory_xact_lock(hashtextextended(?2, 0))";
        self.on(|open| open.within(lock, &[TABLES_LOCK.into(), place.into()], |open| write(open)))
    }

    /// Rewrites the tables where something was deleted; who writes meanwhile waits, and who reads does not.
    ///
    /// `VACUUM FULL` would keep what anybody may still want to see who began before the deletion, and say nothing of it. So what is
    /// there now is copied, and the table before is dropped.
    pub(crate) fn erase(&self) -> Result<(), HostError> {
        if self.read(|session| session.row("SELECT place FROM deleted LIMIT 1", &[]))?.is_none() {
            return Ok(());
        }
        self.on(|open| {
            open.within(ALONE, &[TABLES_LOCK.into()], |open| {
                // Another process may have been here first.
                if open.run("DELETE FROM deleted", &[])? == 0 {
                    return Ok(());
                }
                // It takes as long as it takes: what was deleted must be gone.
                open.say("SET LOCAL statement_timeout = 0")?;
                open.say(&rewriting(ERASED))?;
                open.say(UNSAMPLED)
            })
        })
    }

    /// Returns what hears of changes.
    pub(crate) fn listener(&self) -> Listener {
        Listener { line: Arc::clone(&self.line), client: None }
    }
}

impl Open {
    fn failed(&mut self, error: &Error) -> HostError {
        // What the server itself refuses is no loss, unless it is being ended or takes no writes any more.
        let code = error.code().map(|code| code.code().to_owned());
        self.is_lost |= code.is_none_or(|code| code.starts_with("57P") || code == "25006");
        told(self.line.explain(error))
    }

    /// Says whether the server is still at its other end; whoever was here a moment ago has seen that it is.
    fn is_sound(&mut self) -> bool {
        self.used.elapsed() < FRESH || self.say("").is_ok()
    }

    /// Runs what takes nothing and finds nothing.
    fn say(&mut self, sql: &str) -> Result<(), HostError> {
        self.client.batch_execute(sql).map_err(|error| self.failed(&error))
    }

    /// Does something whole or not at all, with what a statement locks.
    fn within<T>(
        &mut self,
        lock: &str,
        put: &[Put],
        work: impl FnOnce(&mut Open) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        self.whole("READ COMMITTED", |open| open.rows(lock, put).and_then(|_| work(open)))
    }

    /// Does something whole or not at all.
    fn whole<T>(
        &mut self,
        isolation: &str,
        work: impl FnOnce(&mut Open) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        self.say(&format!("BEGIN ISOLATION LEVEL {isolation}"))?;
        let done = work(self);
        let ended = self.say(if done.is_ok() { "COMMIT" } else { "ROLLBACK" });
        // Why something failed is told, and not how it was taken back; what was not committed was not done.
        done.and_then(|done| ended.map(|()| done))
    }

    fn known(&mut self, sql: &str) -> Result<Statement, Error> {
        if let Some(known) = self.known.get(sql) {
            return Ok(known.clone());
        }
        let made = self.client.prepare(&numbered(sql))?;
        // Statements for many rows are of as many kinds as there are numbers of rows.
        if self.known.len() > 100 {
            self.known.clear();
        }
        self.known.insert(sql.to_owned(), made.clone());
        Ok(made)
    }

    fn try_rows(&mut self, sql: &str, put: &[Put]) -> Result<Vec<Row>, Error> {
        let statement = self.known(sql)?;
        self.client.query(&statement, &values(put))?.iter().map(row).collect()
    }

    fn try_run(&mut self, sql: &str, put: &[Put]) -> Result<u64, Error> {
        let statement = self.known(sql)?;
        self.client.execute(&statement, &values(put))
    }
}

impl Session for Open {
    fn rows(&mut self, sql: &str, put: &[Put]) -> Result<Vec<Row>, HostError> {
        self.try_rows(sql, put).map_err(|error| self.failed(&error))
    }

    fn run(&mut self, sql: &str, put: &[Put]) -> Result<u64, HostError> {
        self.try_run(sql, put).map_err(|error| self.failed(&error))
    }

    fn tell(&mut self, place: &str) -> Result<(), HostError> {
        self.rows("SELECT 1 FROM pg_notify(?1, ?2)", &[CHANNEL.into(), place.into()]).map(drop)
    }
}

/// Hears what other processes have changed.
pub(crate) struct Listener {
    line: Arc<PostgresLine>,
    client: Option<Client>,
}

impl Listener {
    /// Waits until somebody has called, or a while: two who looked at once may have told the older state last.
    pub(crate) fn wait(&mut self) {
        let is_heard = match &mut self.client {
            Some(client) => heard(client).is_ok(),
            None => self.call().is_ok(),
        };
        if !is_heard {
            self.client = None;
            std::thread::sleep(PAUSE);
        }
    }

    fn call(&mut self) -> Result<(), StoreError> {
        let mut client = self.line.dial()?;
        let listened = client.batch_execute(&format!("LISTEN {CHANNEL}"));
        listened.map_err(|error| self.line.explain(&error))?;
        self.client = Some(client);
        Ok(())
    }
}

fn heard(client: &mut Client) -> Result<(), Error> {
    if client.notifications().timeout_iter(ALIVE).next()?.is_none() {
        return client.simple_query("").map(drop);
    }
    // Whoever looks once has looked for all that were called.
    while client.notifications().iter().next()?.is_some() {}
    Ok(())
}

fn told(error: StoreError) -> HostError {
    HostError::Database(error.tell())
}

/// Numbers what is put into a statement as PostgreSQL does.
fn numbered(sql: &str) -> String {
    sql.replace('?', "$")
}

/// Declares tables in the words of PostgreSQL.
fn declared(tables: &str) -> String {
    [(" STRICT, WITHOUT ROWID", ""), (" STRICT", ""), ("INTEGER", "BIGINT"), ("BLOB", "BYTEA")]
        .into_iter()
        .fold(tables.to_owned(), |tables, (from, to)| tables.replace(from, to))
}

/// Puts copies of tables in their place.
fn rewriting(tables: &[&str]) -> String {
    let copied = |table: &&str| {
        format!(
            "CREATE TABLE {table}_kept (LIKE {table} INCLUDING ALL); INSERT INTO {table}_kept SELECT * FROM {table};"
        )
    };
    let renamed = |table: &&str| {
        format!(
            "ALTER TABLE {table}_kept RENAME TO {table}; \
             ALTER TABLE {table} ADD FOREIGN KEY (place) REFERENCES place ON DELETE CASCADE;"
        )
    };
    let all = tables.join(", ");
    let [copied, renamed] =
        [tables.iter().map(copied).collect::<String>(), tables.iter().map(renamed).collect()];
    // Whoever asks for a page waits behind this, and this behind somebody who reads for long: then a later time is better. What they
    // refer to is locked by their end, so it comes first, as it does for those who read it with them.
    let lock = format!("SET LOCAL lock_timeout = '5s'; LOCK TABLE place, {all} IN ACCESS EXCLUSIVE MODE;");
    format!("{copied} {lock} DROP TABLE {all}; {renamed}")
}

fn values<'a>(put: &'a [Put<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    let value = |put: &'a Put<'a>| -> &'a (dyn ToSql + Sync) {
        match put {
            Put::Text(text) => text,
            Put::Number(number) => number,
            Put::Bytes(bytes) => bytes,
        }
    };
    put.iter().map(value).collect()
}

fn row(row: &postgres::Row) -> Result<Row, Error> {
    use postgres::types::Type;
    let cell = |(number, column): (usize, &postgres::Column)| {
        Ok(match *column.type_() {
            Type::INT8 => Cell::Number(row.try_get(number)?),
            Type::INT4 => Cell::Number(row.try_get::<_, i32>(number)?.into()),
            Type::BYTEA => Cell::Bytes(row.try_get(number)?),
            _ => Cell::Text(row.try_get(number)?),
        })
    };
    row.columns().iter().enumerate().map(cell).collect::<Result<_, Error>>().map(Row)
}

#[cfg(test)]
mod tests {
    use super::{HostError, MOST, MOST_WAITING, Postgres, declared, numbered};
    use crate::patience::until;
    use crate::places::postgres::fresh_database;

    #[test]
    fn when_a_hundred_wait_for_a_connection_whoever_comes_is_sent_away() {
        let Some(address) = fresh_database() else { return };
        let server = Postgres::open(&address, &[]).expect("a host");
        let lent: Vec<_> = (0..MOST).map(|_| server.take().expect("a connection")).collect();
        std::thread::scope(|scope| {
            for _ in 0..MOST_WAITING {
                scope.spawn(|| drop(server.take().expect("its turn")));
            }
            until("a hundred wait", || server.pool().n_waiting == MOST_WAITING);
            assert_eq!(server.take().err(), Some(HostError::Busy));
            assert_eq!(server.pool().n_waiting, MOST_WAITING, "whoever was there first still waits");
            drop(lent);
        });
    }

    #[test]
    fn statements_are_said_in_the_words_of_the_server() {
        assert_eq!(
            numbered("SELECT a FROM b WHERE c = ?1 AND d = ?12"),
            "SELECT a FROM b WHERE c = $1 AND d = $12"
        );
        let tables = "CREATE TABLE a (b TEXT, c INTEGER NOT NULL, d BLOB) STRICT, WITHOUT ROWID; CREATE TABLE e (f TEXT) STRICT;";
        let said = "CREATE TABLE a (b TEXT, c BIGINT NOT NULL, d BYTEA); CREATE TABLE e (f TEXT);";
        assert_eq!(declared(tables), said);
    }
}
