//! Files for people: written whole or not at all.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::failure::Failure;
use speech::Language;

/// Writes a file beside its place and moves it there, so that a failure leaves no half of it.
pub(super) fn write(path: &Path, bytes: &[u8], language: Language) -> Result<(), Failure> {
    if path.is_dir() {
        return Err(is_folder(path, language));
    }
    // What a link points to is replaced, not the link; and what is no file, such as a device, is written to.
    let place = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if place.exists() && !place.is_file() {
        return std::fs::write(&place, bytes).map_err(|error| refused(path, &error, language));
    }
    let aside = aside(&place);
    let written = std::fs::File::create(&aside)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| std::fs::rename(&aside, &place));
    written.map_err(|error| {
        // What was written aside is of no use; if it cannot be removed either, the first error tells more.
        let _ = std::fs::remove_file(&aside);
        refused(path, &error, language)
    })
}

/// Makes sure that a file can be written before long work is begun for it.
pub(super) fn try_out(path: &Path, language: Language) -> Result<(), Failure> {
    if path.is_dir() {
        return Err(is_folder(path, language));
    }
    let place = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if place.exists() && !place.is_file() {
        return Ok(());
    }
    let aside = aside(&place);
    std::fs::File::create(&aside)
        .and_then(|_| std::fs::remove_file(&aside))
        .map_err(|error| refused(path, &error, language))
}

/// Returns the place beside a file where it is written first.
fn aside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    folder_of(path).join(format!(".{name}.{}.part", std::process::id()))
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Says why a file could not be written, and what to do.
fn refused(path: &Path, error: &std::io::Error, language: Language) -> Failure {
    let folder = folder_of(path);
    if folder.is_file() {
        let folder = folder.display();
        let pt = format!("`{folder}` não é uma pasta; escolha outra");
        return unwritable(path, &pt, &format!("`{folder}` is no folder; choose another"), language);
    }
    if !folder.is_dir() {
        let folder = folder.display();
        let pt = format!("a pasta `{folder}` não existe; crie-a primeiro");
        return unwritable(path, &pt, &format!("there is no folder `{folder}`; make it first"), language);
    }
    if error.kind() == std::io::ErrorKind::PermissionDenied {
        return unwritable(
            path,
            "não tem autorização para escrever nessa pasta; escolha outra",
            "you may not write to that folder; choose another",
            language,
        );
    }
    unwritable(path, &error.to_string(), &error.to_string(), language)
}

fn is_folder(path: &Path, language: Language) -> Failure {
    unwritable(
        path,
        "é uma pasta; indique um ficheiro dentro dela",
        "it is a folder; name a file in it",
        language,
    )
}

fn unwritable(path: &Path, pt: &str, en: &str, language: Language) -> Failure {
    let path = path.display();
    Failure::data(
        language.pick(
            format!("não foi possível escrever `{path}`: {pt}"),
            format!("cannot write `{path}`: {en}"),
        ),
    )
}

/// Writes a PDF and says where and how long it is.
pub(super) fn write_pdf(
    path: &Path,
    bytes: &[u8],
    n_pages: usize,
    language: Language,
) -> Result<String, Failure> {
    write(path, bytes, language)?;
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
