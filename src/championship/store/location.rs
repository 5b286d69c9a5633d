//! Where a championship is kept: a file or a database.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;
use super::connection::{SCHEMA, without};
use speech::msg;

/// The ending of championship files.
const EXTENSION: &str = "arbitro";

/// The place of one championship.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// An SQLite file.
    File(PathBuf),
    /// The address of a PostgreSQL database, `postgres://user@host/database`, or of a schema in it, `…?schema=NAME`.
    Postgres(String),
}

impl Location {
    /// Reads what was typed: a `postgres://` address, or the path of a file.
    pub fn parse(text: &str) -> Self {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            Location::Postgres(text.to_string())
        } else {
            Location::File(PathBuf::from(text))
        }
    }

    /// Returns the place of a new championship: an address as it is, a name with the file ending added.
    pub fn for_new(text: &str) -> Self {
        match Location::parse(text) {
            Location::File(path) if path.extension().is_none_or(|ending| ending != EXTENSION) => {
                let mut name = path.into_os_string();
                name.push(".");
                name.push(EXTENSION);
                Location::File(PathBuf::from(name))
            }
            location => location,
        }
    }

    /// Returns the championship files of a folder in the order of their names; hidden ones are left alone.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        for item in fs::read_dir(folder)? {
            let path = item?.path();
            let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
            if path.extension().is_some_and(|ending| ending == EXTENSION) && path.is_file() && !hidden {
                files.push(path);
            }
        }
        files.sort();
        Ok(files)
    }

    /// Finds the only championship file of a folder.
    ///
    /// # Errors
    /// When there is none or more than one, or the folder cannot be read.
    pub fn find(folder: &Path) -> Result<Self, StoreError> {
        let files = Self::files_in(folder).map_err(|error| StoreError::file(folder, &error))?;
        match files.as_slice() {
            [] => Err(StoreError::Invalid(msg("store-no-file-here"))),
            [file] => Ok(Location::File(file.clone())),
            files => {
                let names: Vec<String> = files
                    .iter()
                    .filter_map(|file| file.file_name())
                    .map(|name| format!("`{}`", name.to_string_lossy()))
                    .collect();
                let names = names.join(", ");
                Err(StoreError::Invalid(msg("store-several-here").with("names", names)))
            }
        }
    }

    /// Returns a short name for files made from the championship.
    pub fn stem(&self) -> String {
        match self {
            Location::File(path) => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            Location::Postgres(address) => {
                let (address, schema) = without(SCHEMA, address);
                let address = address.split(['?', '#']).next().unwrap_or_default();
                let database = address.rsplit('/').next().unwrap_or_default();
                let name = schema.as_deref().unwrap_or(database);
                let plain: String =
                    name.chars().filter(|c| c.is_alphanumeric() || "-_".contains(*c)).collect();
                if plain.is_empty() { "championship".into() } else { plain }
            }
        }
    }

    /// Returns the folder where automatic backups go.
    pub fn backup_folder(&self) -> PathBuf {
        let name = format!("{}.backups", self.stem());
        match self {
            Location::File(path) => path.with_file_name(name),
            Location::Postgres(_) => PathBuf::from(name),
        }
    }

    /// Returns the folder a file is in.
    pub(super) fn folder_of(file: &Path) -> PathBuf {
        match file.parent() {
            Some(folder) if folder != Path::new("") => folder.to_path_buf(),
            _ => PathBuf::from("."),
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::File(path) => write!(f, "{}", path.display()),
            Location::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Returns an address that can be shown.
fn without_password(address: &str) -> String {
    let (address, schema) = without(SCHEMA, address);
    let schema = schema.map(|schema| format!("?{SCHEMA}{schema}")).unwrap_or_default();
    let address = address.split('?').next().unwrap_or_default();
    let parts = address.split_once("://").and_then(|(scheme, rest)| Some((scheme, rest.rsplit_once('@')?)));
    let Some((scheme, (user, place))) = parts else { return format!("{address}{schema}") };
    let user = user.split(':').next().unwrap_or_default();
    format!("{scheme}://{user}@{place}{schema}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_from_files_and_never_show_a_password() {
        let cases = [
            (
                "postgres://ana:segredo@host:5433/final?password=segredo",
                "postgres://ana@host:5433/final",
                "final",
            ),
            ("postgresql://host/final", "postgresql://host/final", "final"),
            ("postgres://host/", "postgres://host/", "championship"),
            (
                "postgres://ana:segredo@h/host?password=segredo&schema=final-2027",
                "postgres://ana@h/host?schema=final-2027",
                "final-2027",
            ),
            ("escola.arbitro", "escola.arbitro", "escola"),
            ("a/b c.arbitro", "a/b c.arbitro", "b c"),
        ];
        for (typed, shown, stem) in cases {
            let location = Location::parse(typed);
            assert_eq!((location.to_string().as_str(), location.stem().as_str()), (shown, stem));
            assert!(!format!("{location:?}").contains("segredo"));
        }
    }

    #[test]
    fn a_new_name_gets_the_ending_once() {
        assert_eq!(Location::for_new("escola").to_string(), "escola.arbitro");
        assert_eq!(Location::for_new("escola.2026").to_string(), "escola.2026.arbitro");
        assert_eq!(Location::for_new("escola.arbitro").to_string(), "escola.arbitro");
        assert_eq!(Location::for_new("postgres://h/x").to_string(), "postgres://h/x");
    }
}
