//! Printed files: written whole or not at all.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::failure::Failure;
use crate::language::Language;

/// Writes a file beside its place and moves it there, so that a failure leaves no half of it.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let refuse = |error: std::io::Error| Failure::data(format!("cannot write {}: {error}", path.display()));
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if path.is_dir() {
        return Err(Failure::data(format!("{} is a folder; name a file in it", path.display())));
    }
    let name = path.file_name().ok_or_else(|| Failure::data(format!("{} names no file", path.display())))?;
    let aside = folder.join(format!(".{}.{}", name.to_string_lossy(), std::process::id()));
    let written = std::fs::File::create(&aside)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| std::fs::rename(&aside, path));
    written.map_err(|error| {
        // What was written aside is of no use; if it cannot be removed either, the first error tells more.
        let _ = std::fs::remove_file(&aside);
        refuse(error)
    })
}

/// Writes a PDF and says where and how long it is.
pub(super) fn write_pdf(
    path: &Path,
    bytes: &[u8],
    n_pages: usize,
    language: Language,
) -> Result<String, Failure> {
    write(path, bytes)?;
    let pages = match n_pages {
        1 => language.pick("página", "page"),
        _ => language.pick("páginas", "pages"),
    };
    Ok(format!("{}: {n_pages} {pages}, {} KB\n", path.display(), bytes.len().div_ceil(1024)))
}

/// Returns the path asked for, or one made of a name.
pub(super) fn path_or(wanted: Option<&PathBuf>, name: &str) -> PathBuf {
    wanted.cloned().unwrap_or_else(|| PathBuf::from(name))
}
