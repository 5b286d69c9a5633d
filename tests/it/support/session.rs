//! A terminal in a folder of its own: the real binary, its output and its exit code.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// Runs a command to which something is typed.
pub(crate) fn typed(command: &mut Command, text: &str) -> Output {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut input = child.stdin.take().expect("its input is ours");
    let text = text.to_owned();
    // Beside it, since it may want to be read first; what it does not want to hear it need not.
    let typing = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    let _ = typing.join();
    output
}

/// A folder in which commands are run.
pub(crate) struct Session {
    pub(crate) folder: TempDir,
}

impl Session {
    /// Opens an empty folder.
    pub(crate) fn new() -> Self {
        Session { folder: tempfile::tempdir().unwrap() }
    }

    /// Returns the folder.
    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Returns a command as typed, words separated by spaces; `'…'` keeps words together.
    pub(crate) fn command(&self, line: &str) -> Command {
        let words = line.split('\'').enumerate().flat_map(|(index, part)| {
            let quoted = index % 2 == 1;
            if quoted { vec![part] } else { part.split_whitespace().collect() }
        });
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
        command.args(words).current_dir(self.path()).env("USER", "teste").env("ARBITRO_LANG", "pt");
        command
    }

    /// Runs a command.
    pub(crate) fn run(&self, line: &str) -> Output {
        self.command(line).output().unwrap()
    }

    /// Runs a command that must succeed and returns what it printed.
    pub(crate) fn ok(&self, line: &str) -> String {
        let output = self.run(line);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "`{line}` failed: {stderr}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Runs a command that must fail with an exit code and returns its complaint.
    pub(crate) fn fails(&self, code: i32, line: &str) -> String {
        let output = self.run(line);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "`{line}`: {stderr}");
        assert!(!stderr.contains("panicked"), "`{line}`: {stderr}");
        stderr
    }

    /// Runs a command and returns the JSON it printed.
    pub(crate) fn json(&self, line: &str) -> serde_json::Value {
        serde_json::from_str(&self.ok(line)).unwrap()
    }

    /// Writes a file in the folder.
    pub(crate) fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path().join(name), text).unwrap();
    }

    /// Reads a text file of the folder.
    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path().join(name)).unwrap()
    }
}
