//! Expected files: compared byte by byte, rewritten when `UPDATE_GOLDEN=1` is set.

use std::path::{Path, PathBuf};

/// Compares `actual` with `tests/golden/<name>`; a missing file is a failure.
pub(crate) fn check(name: &str, actual: &str) {
    // A wing's tests have the wing's folder as their own; the expected files lie at the root.
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = own.ancestors().map(|folder| folder.join("tests/golden"));
    let path: PathBuf = folders.find(|folder| folder.is_dir()).expect("expected files").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).expect("the folder can be made");
        }
        std::fs::write(&path, actual).expect("the file can be written");
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("{}: {error}; run with UPDATE_GOLDEN=1 and look at the result", path.display())
    });
    if expected != actual {
        let line = expected.lines().zip(actual.lines()).position(|(a, b)| a != b);
        let number = line.unwrap_or_else(|| expected.lines().count().min(actual.lines().count()));
        let show = |text: &str| text.lines().nth(number).unwrap_or("(end)").to_owned();
        panic!(
            "{name} differs at line {}:\n  expected: {}\n  actual:   {}\nrun with UPDATE_GOLDEN=1 and look at the result",
            number + 1,
            show(&expected),
            show(actual)
        );
    }
}
