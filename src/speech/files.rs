//! The files of words: those that the program carries, or the sources where one works on the program.

use crate::language::Language;

/// Returns the files of a language, by name, with their texts.
#[cfg(not(words_from_sources))]
pub(crate) fn files(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    use include_dir::{Dir, include_dir};

    static WORDS: Dir = include_dir!("$OUT_DIR/words");

    let folder = WORDS.get_dir(language.code());
    folder.into_iter().flat_map(Dir::files).filter_map(|file| {
        let name = file.path().file_name()?.to_str()?;
        Some((name, file.contents_utf8()?))
    })
}

/// Returns the files of a language, by name, with their texts, as the sources have them when they are first asked for.
#[cfg(words_from_sources)]
pub(crate) fn files(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    use std::sync::OnceLock;

    type Files = Vec<(&'static str, &'static str)>;
    static READ: [OnceLock<Files>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

    let read = || {
        let folder = std::path::Path::new(env!("WORDS")).join(language.code());
        let mut files = Files::new();
        for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            // Kept as long as the program runs, as those are that it carries.
            if let Ok(text) = std::fs::read_to_string(&path) {
                files.push((name.leak(), text.leak()));
            }
        }
        files.sort_unstable();
        files
    };
    READ[language.index()].get_or_init(read).iter().copied()
}
