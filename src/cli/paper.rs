//! Printed files: written whole or not at all.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::failure::Failure;
use crate::language::Language;

/// Writes a file beside its place and moves it there, so that a failure leaves no half of it.
pub(super) fn write(path: &Path, bytes: &[u8], language: Language) -> Result<(), Failure> {
    if path.is_dir() {
        return Err(is_folder(path, language));
    }
    let folder = folder_of(path);
    let name = path.file_name().unwrap_or_default();
    let aside = folder.join(format!(".{}.{}", name.to_string_lossy(), std::process::id()));
    let written = std::fs::File::create(&aside)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| std::fs::rename(&aside, path));
    written.map_err(|error| {
        // What was written aside is of no use; if it cannot be removed either, the first error tells more.
        let _ = std::fs::remove_file(&aside);
        unwritable(path, &error.to_string(), &error.to_string(), language)
    })
}

/// Makes sure that a file can be written before long work is begun for it.
pub(super) fn try_out(path: &Path, language: Language) -> Result<(), Failure> {
    if path.is_dir() {
        return Err(is_folder(path, language));
    }
    let folder = folder_of(path);
    if !folder.is_dir() {
        let folder = folder.display();
        let pt = format!("a pasta `{folder}` não existe; crie-a primeiro");
        return Err(unwritable(
            path,
            &pt,
            &format!("there is no folder `{folder}`; make it first"),
            language,
        ));
    }
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let aside = folder.join(format!(".{name}.{}", std::process::id()));
    match std::fs::File::create(&aside).and_then(|_| std::fs::remove_file(&aside)) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::PermissionDenied => Err(unwritable(
            path,
            "não tem autorização para escrever nessa pasta; escolha outra",
            "you may not write to that folder; choose another",
            language,
        )),
        Err(error) => Err(unwritable(path, &error.to_string(), &error.to_string(), language)),
    }
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
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
        language.pick(format!("não se pode escrever `{path}`: {pt}"), format!("cannot write `{path}`: {en}")),
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
