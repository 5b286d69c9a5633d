//! The version that the program tells: its number and the commit that it was built from.

use std::env;
use std::path::Path;
use std::process::Command;

/// What `git archive` writes here, so that sources without a repository know their commit too.
const ARCHIVED: &str = "$Format:%h %cs$";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=ARBITRO_COMMIT");
    let number = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let version = match commit() {
        Some(commit) => format!("{number} ({commit})"),
        None => number,
    };
    println!("cargo:rustc-env=ARBITRO_VERSION={version}");
}

/// Returns the short name and the day of the commit: as told by whoever builds, by the archive or by the repository.
fn commit() -> Option<String> {
    if let Some(told) = env::var("ARBITRO_COMMIT").ok().filter(|told| !told.is_empty()) {
        return Some(told);
    }
    if !ARCHIVED.contains('$') {
        return Some(ARCHIVED.to_owned());
    }
    // While one works, every commit would build the program anew.
    if env::var("PROFILE").as_deref() != Ok("release") {
        return None;
    }
    // Sources unpacked inside somebody else's repository are not of its commit.
    let top = git(&["rev-parse", "--show-toplevel"])?;
    let here = env::var("CARGO_MANIFEST_DIR").ok()?;
    if Path::new(&top).join("src/cli").canonicalize().ok()? != Path::new(&here).canonicalize().ok()? {
        return None;
    }
    for changing in ["HEAD", "logs/HEAD"] {
        let file = git(&["rev-parse", "--git-path", changing])?;
        // A file that is not there would count as changed each time.
        if Path::new(&file).is_file() {
            println!("cargo:rerun-if-changed={file}");
        }
    }
    git(&["show", "-s", "--format=%h %cs", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !said.is_empty()).then_some(said)
}
