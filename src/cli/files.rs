//! Files that commands read and write.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use crate::args::ReplaceArgs;
use crate::failure::{Failure, spoken};
use crate::out_file;
use championship::tables::{self, NamedTable, Table};
use speech::{Language, Message, Tell};

/// Reads a list; `-` is standard input.
///
/// # Errors
/// When it cannot be read or is no table.
pub(crate) fn read_table(path: &Path, language: Language) -> Result<Table, Failure> {
    let bytes = read_bytes(path, language)?;
    tables::read(&bytes).map_err(|error| Failure::data(spoken(&error, language).at(path.display())))
}

/// Reads all sheets of a list; `-` is standard input.
///
/// # Errors
/// When it cannot be read or holds no table.
pub(crate) fn read_tables(path: &Path, language: Language) -> Result<Vec<NamedTable>, Failure> {
    let bytes = read_bytes(path, language)?;
    tables::read_all(&bytes).map_err(|error| Failure::data(spoken(&error, language).at(path.display())))
}

/// Returns what was read of each sheet, a line each.
pub(crate) fn told(sheets: &[Message], language: Language) -> String {
    sheets.iter().map(|told| language.say(told) + "\n").collect()
}

/// Reads a text in UTF-8; `-` is standard input.
///
/// # Errors
/// When it cannot be read or is no text.
pub(crate) fn read_text(path: &Path, language: Language) -> Result<String, Failure> {
    String::from_utf8(read_bytes(path, language)?).map_err(|_| {
        Failure::data(language.msg("cli-files-not-text").with("path", path.display().to_string()))
    })
}

pub(crate) fn read_bytes(path: &Path, language: Language) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = match path.to_str() {
        Some("-") => std::io::stdin().lock().read_to_end(&mut bytes).map(drop),
        _ => fs::read(path).map(|read| bytes = read),
    };
    read.map(|()| bytes).map_err(|error| {
        Failure::data(
            language
                .msg("cli-files-unreadable")
                .with("path", path.display().to_string())
                .with("error", error.tell()),
        )
    })
}

/// Makes a folder, if it is not there.
///
/// # Errors
/// When it cannot be made or written to.
pub(crate) fn make_folder(folder: &Path, language: Language) -> Result<(), Failure> {
    let probe = folder.join(format!(".arbitro.{}.part", std::process::id()));
    let made = fs::create_dir_all(folder)
        .and_then(|()| fs::File::create(&probe))
        .and_then(|_| fs::remove_file(&probe));
    made.map_err(|error| {
        Failure::data(
            language
                .msg("cli-files-folder")
                .with("folder", folder.display().to_string())
                .with("error", error.tell()),
        )
    })
}

/// Writes many files into a folder, each whole or not at all.
///
/// # Errors
/// When one may not be written over, and then none is written; or when one cannot be written, and then those before
/// it are there.
pub(crate) fn write_folder(
    folder: &Path,
    files: &[(PathBuf, Vec<u8>)],
    over: ReplaceArgs,
    language: Language,
) -> Result<(), Failure> {
    // What stands in the way is said before the first file is written.
    files.iter().try_for_each(|(name, _)| out_file::check_free(&folder.join(name), over, language))?;
    for (name, bytes) in files {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        let aside = path.with_file_name(format!(
            ".{}.{}.part",
            path.file_name().unwrap_or_default().to_string_lossy(),
            std::process::id()
        ));
        // No waiting for the disk: hundreds of files that can be made again.
        let written = fs::create_dir_all(parent)
            .and_then(|()| fs::write(&aside, bytes))
            .and_then(|()| fs::rename(&aside, &path));
        written.map_err(|error| {
            let _ = fs::remove_file(&aside);
            Failure::data(
                language
                    .msg("cli-files-unwritable")
                    .with("path", path.display().to_string())
                    .with("error", error.tell()),
            )
        })?;
    }
    Ok(())
}
