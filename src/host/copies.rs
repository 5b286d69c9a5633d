//! Copies of a whole host: a folder with what its database has, in lines that either database reads back, and with its championships.
//!
//! A copy opens no door: what signs sessions stays where it is, and sessions do not come along. Passphrases and the links that are
//! open come along as hashes.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use super::accounts::LOCK;
use super::database::{Cell, Put, Session};
use super::files::{copy_of, make_private_folder, names_in};
use super::{HostError, HostStore};
use championship::store::{Location, Sidecar, restore};
use desk::session::random_word;
use speech::{Tell, Value, msg};

/// What a copy has, in the order in which it is read back, with the columns of each and how many of them, from the first, tell rows
/// apart.
const TABLES: &[(&str, usize, &[&str])] = &[
    ("place", 1, &["name", "key", "title", "championship", "head", "digest", "taken"]),
    ("page", 2, &["place", "path", "hash", "length"]),
    ("packed", 2, &["place", "hash", "bytes"]),
    ("account", 1, &["id", "login", "name", "secret", "epoch", "administrator", "made"]),
    ("role", 4, &["account", "championship", "number", "school"]),
    (
        "invitation",
        1,
        &[
            "digest",
            "id",
            "kind",
            "championship",
            "tables",
            "school",
            "account",
            "name",
            "made_by",
            "by_account",
            "until",
            "state",
        ],
    ),
    ("log", 1, &["seq", "at", "who", "by_account", "deed", "subject", "championship"]),
];

/// The file of a copy with what the database has.
const FILE: &str = "host.jsonl.gz";

/// The ending of a championship in a copy, which nobody takes for one that is played.
const ENDING: &str = "arbitro-backup";

/// So many rows are read at once.
const PIECE: usize = 50;

/// A row of a copy.
#[derive(Serialize, Deserialize)]
struct Line {
    table: String,
    row: Vec<Written>,
}

/// A cell of a row.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Written {
    Text(String),
    Number(i64),
    Bytes(String),
}

impl Written {
    fn of(cell: Cell) -> Written {
        match cell {
            Cell::Text(text) => Written::Text(text),
            Cell::Number(number) => Written::Number(number),
            Cell::Bytes(bytes) => Written::Bytes(hex::encode(bytes)),
        }
    }

    fn cell(self) -> Result<Cell, HostError> {
        Ok(match self {
            Written::Text(text) => Cell::Text(text),
            Written::Number(number) => Cell::Number(number),
            Written::Bytes(bytes) => Cell::Bytes(hex::decode(bytes).map_err(|_| HostError::Broken)?),
        })
    }
}

fn failed(path: &Path) -> impl Fn(std::io::Error) -> HostError + '_ {
    |error| HostError::File(path.to_owned(), error.tell().into())
}

fn told(path: &Path) -> impl Fn(championship::store::StoreError) -> HostError + '_ {
    |error| HostError::File(path.to_owned(), Value::from(error.tell()))
}

/// What a copy has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// How many accounts.
    pub n_accounts: usize,
    /// How many championships.
    pub n_championships: usize,
    /// How many places with what was published.
    pub n_places: usize,
}

impl Copied {
    fn count(&mut self, table: &str) {
        match table {
            "account" => self.n_accounts += 1,
            "place" => self.n_places += 1,
            _ => {}
        }
    }
}

/// Copies a host and its championships into a folder that is not there yet, also while it is served.
///
/// # Errors
/// When something cannot be read or written; then there is no such folder.
pub fn copy(store: &HostStore, championships: Option<&Path>, to: &Path) -> Result<Copied, HostError> {
    if to.exists() {
        return Err(HostError::File(to.to_owned(), Value::from(msg("host-copy-there"))));
    }
    // What is begun is not taken for a copy, nor for what somebody else has there.
    let name = to.file_name().unwrap_or_default().to_string_lossy();
    let mark = random_word(8).map_err(|_| HostError::NoEntropy)?;
    let aside = to.with_file_name(format!(".{name}.{mark}.unfinished"));
    if let Some(folder) = aside.parent() {
        std::fs::create_dir_all(folder).map_err(failed(folder))?;
    }
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(&aside).map_err(failed(&aside))?;
    let copied = fill(store, championships, &aside);
    match copied {
        Ok(copied) => {
            std::fs::rename(&aside, to).map_err(failed(to))?;
            Ok(copied)
        }
        Err(error) => {
            let _ = std::fs::remove_dir_all(&aside);
            Err(error)
        }
    }
}

fn fill(store: &HostStore, championships: Option<&Path>, aside: &Path) -> Result<Copied, HostError> {
    let path = aside.join(FILE);
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(&path).map_err(failed(&path))?;
    let mut out = BufWriter::new(GzEncoder::new(file, Compression::fast()));
    let mut copied = Copied::default();
    // Halls publish and people sign in meanwhile.
    let tables: Vec<&str> = TABLES.iter().map(|(table, ..)| *table).collect();
    store.view(&tables, |read| {
        for (table, n_keys, columns) in TABLES {
            each(read, table, columns, *n_keys, |row| {
                copied.count(table);
                let line =
                    Line { table: (*table).to_owned(), row: row.into_iter().map(Written::of).collect() };
                let line = serde_json::to_string(&line).map_err(|_| HostError::Broken)?;
                writeln!(out, "{line}").map_err(failed(&path))
            })?;
        }
        Ok(())
    })?;
    let file = out.into_inner().map_err(|error| failed(&path)(error.into_error()))?.finish();
    file.and_then(|file| file.sync_all()).map_err(failed(&path))?;
    if let Some(folder) = championships.filter(|folder| folder.is_dir()) {
        let target = aside.join("championships");
        std::fs::create_dir(&target).map_err(failed(&target))?;
        for name in names_in(folder).map_err(failed(folder))? {
            let from = folder.join(format!("{name}.arbitro"));
            copy_of(&from, &target.join(format!("{name}.{ENDING}"))).map_err(told(&from))?;
            copied.n_championships += 1;
        }
    }
    Ok(copied)
}

/// Reads a table piece by piece, since pages of many championships are more than a memory.
fn each(
    read: &mut dyn Session,
    table: &str,
    columns: &[&str],
    n_keys: usize,
    mut work: impl FnMut(Vec<Cell>) -> Result<(), HostError>,
) -> Result<(), HostError> {
    let (all, keys) = (columns.join(", "), columns[..n_keys].join(", "));
    let marks: Vec<String> = (1..=n_keys).map(|number| format!("?{number}")).collect();
    let after = format!("WHERE ({keys}) > ({})", marks.join(", "));
    let mut last: Vec<Cell> = Vec::new();
    loop {
        let after = if last.is_empty() { "" } else { after.as_str() };
        let sql = format!("SELECT {all} FROM {table} {after} ORDER BY {keys} LIMIT {PIECE}");
        let rows = read.rows(&sql, &last.iter().map(Put::from).collect::<Vec<_>>())?;
        let Some(end) = rows.last() else { return Ok(()) };
        last = end.0[..n_keys].to_vec();
        let is_last = rows.len() < PIECE;
        rows.into_iter().try_for_each(|row| work(row.0))?;
        if is_last {
            return Ok(());
        }
    }
}

/// Reads a copy into a host that is new, and its championships into a folder where there are none.
///
/// # Errors
/// When there is something already, or the copy cannot be read; then nothing is there.
pub fn bring_back(store: &HostStore, championships: Option<&Path>, from: &Path) -> Result<Copied, HostError> {
    let path = from.join(FILE);
    let file = File::open(&path).map_err(failed(&path))?;
    let brought = from.join("championships");
    let files = match brought.is_dir() {
        true => backups_in(&brought)?,
        false => Vec::new(),
    };
    let folder = match (championships, files.is_empty()) {
        (Some(folder), _) => folder.to_owned(),
        (None, true) => PathBuf::new(),
        (None, false) => return Err(HostError::File(brought, Value::from(msg("host-copy-no-folder")))),
    };
    let is_empty = !folder.is_dir() || names_in(&folder).map_err(failed(&folder))?.is_empty();
    if !is_empty {
        return Err(HostError::File(folder, Value::from(msg("host-copy-not-empty"))));
    }
    let (mut copied, mut made) = (Copied::default(), Vec::new());
    let brought = store.write(LOCK, |write| {
        // A host that was started once has said a link to its first, who is in the copy.
        write.run("DELETE FROM invitation WHERE kind = 'administrator' AND made_by = ''", &[])?;
        for (table, ..) in TABLES {
            if write.row(&format!("SELECT 1 FROM {table}"), &[])?.is_some() {
                return Err(HostError::File(from.to_owned(), Value::from(msg("host-copy-not-empty"))));
            }
        }
        for line in BufReader::new(GzDecoder::new(file)).lines() {
            let Line { table, row } =
                serde_json::from_str(&line.map_err(failed(&path))?).map_err(|_| HostError::Broken)?;
            let known = TABLES.iter().find(|(name, _, columns)| *name == table && columns.len() == row.len());
            let Some((name, _, columns)) = known else { return Err(HostError::Broken) };
            let row = row.into_iter().map(Written::cell).collect::<Result<Vec<Cell>, _>>()?;
            let put: Vec<Put> = row.iter().map(Put::from).collect();
            write.run_many(&format!("INSERT INTO {name} ({}) VALUES", columns.join(", ")), "", &[put])?;
            copied.count(name);
        }
        // Championships come last, so that whatever is wrong with them leaves no accounts behind.
        bring_files(write, &files, &folder, &mut made)
    });
    if let Err(error) = brought {
        made.iter().for_each(remove_whole);
        return Err(error);
    }
    copied.n_championships = made.len();
    Ok(copied)
}

/// Brings championships into a folder, and says which were begun.
fn bring_files(
    write: &mut dyn Session,
    files: &[PathBuf],
    folder: &Path,
    made: &mut Vec<Location>,
) -> Result<(), HostError> {
    if !files.is_empty() {
        make_private_folder(folder).map_err(failed(folder))?;
    }
    for file in files {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let path = folder.join(format!("{stem}.arbitro"));
        if path.exists() {
            return Err(HostError::File(path, Value::from(msg("host-copy-not-empty"))));
        }
        let location = Location::File(path);
        made.push(location.clone());
        restore(file, &location, None).map_err(told(file))?;
        // The server hears of us meanwhile, or would end what it takes for forgotten.
        write.row("SELECT 1", &[])?;
    }
    Ok(())
}

/// Removes a championship that was only begun, with its people and with what SQLite has beside it.
fn remove_whole(location: &Location) {
    let Location::File(path) = location else { return };
    let beside = ["arbitro-wal", "arbitro-shm"].map(|ending| path.with_extension(ending));
    for file in [path.clone(), Sidecar::path(location)].iter().chain(&beside) {
        let _ = std::fs::remove_file(file);
    }
}

/// Returns the championships of a copy.
fn backups_in(folder: &Path) -> Result<Vec<PathBuf>, HostError> {
    let mut files = Vec::new();
    for item in std::fs::read_dir(folder).map_err(failed(folder))? {
        let path = item.map_err(failed(folder))?.path();
        if path.extension().is_some_and(|ending| ending == ENDING) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
