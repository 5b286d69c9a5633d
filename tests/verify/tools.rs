//! Programs that are needed besides the toolchain: found, or installed where a package manager is at hand.

use std::env;
use std::path::PathBuf;
use std::process::Command;

/// Programs the tests call, and the Debian packages that hold them.
const NEEDED: &[(&str, &str)] = &[
    ("pg_ctlcluster", "postgresql"),
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
    ("npm", "npm"),
    ("nginx", "nginx-light"),
    ("openssl", "openssl"),
    ("curl", "curl"),
    ("pdftotext", "poppler-utils"),
    ("qpdf", "qpdf"),
];

/// Tools that hold dependencies against a database of advisories, and where each keeps its own.
const ADVISORIES: &[(&str, &str, &[&str])] = &[
    ("cargo-deny", "advisory-dbs", &["deny", "check", "advisories", "--disable-fetch"]),
    ("cargo-audit", "advisory-db", &["audit", "--no-fetch"]),
];

/// Returns where the programs lie that tests call.
pub(crate) fn needed() -> impl Iterator<Item = PathBuf> {
    NEEDED.iter().filter_map(|(program, _)| find(program))
}

/// Returns the words for cargo that ask a tool at hand, with a database that it has fetched before.
pub(crate) fn advisories() -> Option<&'static [&'static str]> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")))?;
    let is_at_hand = |tool: &str, database: &str| find(tool).is_some() && home.join(database).is_dir();
    ADVISORIES.iter().find(|(tool, database, _)| is_at_hand(tool, database)).map(|(_, _, words)| *words)
}

/// Returns the words for cargo that let `cargo-deny` judge licences, sources and bans, where it is installed.
pub(crate) fn judge_of_supply() -> Option<&'static [&'static str]> {
    find("cargo-deny").map(|_| &["deny", "--offline", "check", "licenses", "bans", "sources"][..])
}

/// Returns the linter as cargo calls it in the place of the compiler; it lies beside cargo.
pub(crate) fn linter() -> Option<PathBuf> {
    let beside = PathBuf::from(env::var_os("CARGO")?).with_file_name("clippy-driver");
    beside.is_file().then_some(beside)
}

/// Installs what is missing for tests, or for the engine for browsers, or for both; says whether all of it is there.
pub(crate) fn install_missing(for_tests: bool, for_browser: bool) -> bool {
    let programs = NEEDED.iter().filter(|(program, _)| for_tests && find(program).is_none());
    let compiler = for_browser.then(pocket_build::missing_packages).unwrap_or_default();
    let missing: Vec<&str> = programs.map(|(_, package)| *package).chain(compiler).collect();
    if missing.is_empty() {
        return true;
    }
    if find("apt-get").is_none() {
        eprintln!("== please install {} and run again: every test must run", missing.join(", "));
        return false;
    }
    println!("== installing {}", missing.join(", "));
    let apt = |arguments: &[&str]| {
        let status =
            Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive").status();
        status.is_ok_and(|status| status.success())
    };
    let mut install = vec!["install", "-y", "-q", "--no-install-recommends"];
    install.extend(&missing);
    let installed = apt(&["update", "-q"]) && apt(&install);
    if !installed {
        eprintln!("== could not install {}; please install them and run again", missing.join(", "));
    }
    installed
}

/// Returns where a program lies. Debian keeps servers in a folder that not everybody's PATH names.
fn find(program: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    let folders = env::split_paths(&paths).chain([PathBuf::from("/usr/sbin")]);
    let names = [program.to_owned(), format!("{program}.exe")];
    folders.flat_map(|folder| names.clone().map(|name| folder.join(name))).find(|path| path.is_file())
}
