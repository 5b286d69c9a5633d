//! The programs of the tests: built all together, found in what cargo says, run one after another to the end.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use std::{env, mem, thread};

use crate::report::Heard;
use crate::{cargo, succeeds};

/// A program that has ended and been silent for so long has said everything; a server that it left behind may keep its
/// output open for ever.
const SILENCE: Duration = Duration::from_secs(2);

/// How many tests run at once for each core, unless the variable that the harness reads says otherwise: most of them wait
/// for browsers, servers and disks, and with one a core nearly half of the processor would idle.
const AT_ONCE: usize = 3;
const THREADS: &str = "RUST_TEST_THREADS";

/// Set for every test: none may be left out for want of a program.
pub(crate) const EVERY_TEST: &str = "ARBITRO_EVERY_TEST";

/// A program made of tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    /// The crate that it tests.
    pub(crate) package: String,
    /// The folder of that crate, where the tests run.
    pub(crate) folder: PathBuf,
    pub(crate) path: PathBuf,
}

/// Builds the programs of crates, or of all; what cannot be built is missing from those returned, and makes this a failure.
pub(crate) fn build(packages: Option<&[&str]>) -> (bool, Vec<Program>) {
    let mut call = cargo();
    call.args([
        "build",
        "--locked",
        "--keep-going",
        "--tests",
        "--message-format",
        "json-render-diagnostics",
    ]);
    match packages {
        Some(packages) => packages.iter().for_each(|package| {
            call.args(["--package", package]);
        }),
        None => {
            call.arg("--workspace");
        }
    }
    let mut said = Vec::new();
    let is_built = succeeds("building the tests", &mut call, Some(&mut said), false);
    let programs = String::from_utf8_lossy(&said).lines().filter_map(program).collect();
    (is_built, programs)
}

/// Reads a line of what cargo says; a program of tests is an artefact built as a test.
fn program(line: &str) -> Option<Program> {
    if !line.starts_with(r#"{"reason":"compiler-artifact""#) || !line.contains(r#""test":true},"features""#) {
        return None;
    }
    let manifest = PathBuf::from(text(line, "manifest_path")?);
    let package = package(&text(line, "package_id")?).to_owned();
    let path = PathBuf::from(text(line, "executable")?);
    Some(Program { package, folder: manifest.parent()?.to_owned(), path })
}

/// Returns the name of a package from its id: after the `#` up to the `@`, or the last part of the place.
fn package(id: &str) -> &str {
    let (place, name) = id.rsplit_once('#').unwrap_or((id, ""));
    match name.split_once('@') {
        Some((name, _)) => name,
        None => place.rsplit('/').next().unwrap_or(place),
    }
}

/// Returns a text of a line of JSON by its key; keys are looked for as they are written, wherever they stand.
fn text(line: &str, key: &str) -> Option<String> {
    let (_, rest) = line.split_once(&format!(r#""{key}":""#))?;
    let mut text = String::new();
    let mut letters = rest.chars();
    loop {
        match letters.next()? {
            '"' => return Some(text),
            // Only paths of other systems have one.
            '\\' => text.push(letters.next()?),
            letter => text.push(letter),
        }
    }
}

/// Runs programs of tests, shows what they say, at once or each when it has ended, and returns it with whether all of them
/// ended well.
pub(crate) fn run<'a>(
    programs: impl IntoIterator<Item = &'a Program>,
    told: &[String],
    is_live: bool,
) -> (bool, Heard) {
    let (mut is_well, mut all) = (true, Vec::new());
    for program in programs {
        let mut call = Command::new(&program.path);
        call.args(told).current_dir(&program.folder).env("CARGO_MANIFEST_DIR", &program.folder);
        call.env("CARGO_PKG_NAME", &program.package).env(EVERY_TEST, "1");
        if env::var_os(THREADS).is_none() {
            let n_cores = thread::available_parallelism().map_or(1, NonZero::get);
            call.env(THREADS, (n_cores * AT_ONCE).to_string());
        }
        let name = program.path.file_name().unwrap_or(OsStr::new("tests")).to_string_lossy();
        let mut said = Vec::new();
        is_well &= succeeds(&name, &mut call, Some(&mut said), is_live);
        if !is_live {
            let _ = std::io::stdout().write_all(&said);
        }
        all.append(&mut said);
    }
    let heard = Heard::read(&String::from_utf8_lossy(&all));
    (is_well, heard)
}

/// Runs a call, gathers what it says on its output, and shows that at once where people are to read it.
pub(crate) fn gather(
    call: &mut Command,
    said: &mut Vec<u8>,
    is_shown: bool,
) -> std::io::Result<std::process::ExitStatus> {
    let mut child = call.stdout(Stdio::piped()).spawn()?;
    let mut lines = BufReader::new(child.stdout.take().expect("the output is piped"));
    let (say, heard) = mpsc::channel();
    thread::spawn(move || {
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line).is_ok_and(|n| n > 0)
            && say.send(mem::take(&mut line)).is_ok()
        {}
    });
    loop {
        match heard.recv_timeout(SILENCE) {
            Ok(mut line) => {
                if is_shown {
                    std::io::stdout().write_all(&line)?;
                }
                said.append(&mut line);
            }
            Err(RecvTimeoutError::Disconnected) => return child.wait(),
            Err(RecvTimeoutError::Timeout) => {
                if let Some(status) = child.try_wait()? {
                    return Ok(status);
                }
            }
        }
    }
}

/// Says where the program that the tests run lies, beside programs of tests.
pub(crate) fn beside(program: &Path) -> Option<PathBuf> {
    Some(program.parent()?.parent()?.join("arbitro"))
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::process::Command;

    use super::{gather, package, program, text};

    const LINE: &str = r#"{"reason":"compiler-artifact","package_id":"path+file:///a/src/rules#0.1.0","manifest_path":"/a/src/rules/Cargo.toml","target":{"kind":["test"],"crate_types":["bin"],"name":"rules","src_path":"/a/tests/rules/main.rs","edition":"2024","doc":false,"doctest":false,"test":true},"profile":{"opt_level":"0","debuginfo":2,"debug_assertions":true,"overflow_checks":true,"test":true},"features":[],"filenames":["/a/target/debug/deps/rules-1"],"executable":"/a/target/debug/deps/rules-1","fresh":true}"#;

    #[test]
    fn a_program_of_tests_is_found_in_what_cargo_says() {
        let found = program(LINE).unwrap();
        assert_eq!((found.package.as_str(), found.folder.as_path()), ("rules", Path::new("/a/src/rules")));
        assert_eq!(found.path, Path::new("/a/target/debug/deps/rules-1"));
    }

    #[test]
    fn libraries_programs_and_other_words_are_none() {
        let plain =
            LINE.replace(r#""overflow_checks":true,"test":true}"#, r#""overflow_checks":true,"test":false}"#);
        assert_eq!(program(&plain), None);
        let library = LINE.replace(r#""executable":"/a/target/debug/deps/rules-1""#, r#""executable":null"#);
        assert_eq!(program(&library), None);
        assert_eq!(program(r#"{"reason":"build-finished","success":true}"#), None);
        assert_eq!(program(""), None);
    }

    #[test]
    fn a_server_left_behind_does_not_keep_the_check_waiting() {
        let mut said = Vec::new();
        let script = "sleep 600 & echo $!; echo said";
        let status = gather(Command::new("sh").args(["-c", script]), &mut said, false).unwrap();
        let said = String::from_utf8(said).unwrap();
        let left = said.lines().next().unwrap().to_owned();
        Command::new("kill").arg(left).status().unwrap();
        assert!(status.success() && said.ends_with("said\n"), "{said}");
    }

    #[test]
    fn a_package_is_named_by_its_id() {
        assert_eq!(package("path+file:///a/src/rules#0.1.0"), "rules");
        assert_eq!(package("path+file:///a#arbitro@0.1.0"), "arbitro");
    }

    #[test]
    fn paths_of_other_systems_are_read() {
        let line = r#"{"executable":"C:\\a\\b.exe"}"#;
        assert_eq!(text(line, "executable").as_deref(), Some(r"C:\a\b.exe"));
    }
}
