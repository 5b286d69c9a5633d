//! Calls of other programs.

use std::process::{Command, Output, Stdio};

/// What comes of a step: nothing, or why it failed.
pub(crate) type Outcome = Result<(), String>;

/// Says which step begins.
pub(crate) fn step(what: &str) {
    println!("== {what}");
}

/// Runs a program that must succeed; what it prints is seen.
pub(crate) fn run(command: &mut Command) -> Outcome {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{}: {status}", line(command))),
        Err(error) => Err(format!("{}: {error}", line(command))),
    }
}

/// Runs a program that must succeed and returns what it prints; what it complains of is part of the error.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let output = whole(command)?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    match output.status.success() {
        true => Ok(said),
        false => Err(format!(
            "{}: {}\n{said}{}",
            line(command),
            output.status,
            String::from_utf8_lossy(&output.stderr)
        )),
    }
}

/// Runs a program and returns everything that came of it.
pub(crate) fn whole(command: &mut Command) -> Result<Output, String> {
    command.stdin(Stdio::null()).output().map_err(|error| format!("{}: {error}", line(command)))
}

/// Returns a call as one would type it.
pub(crate) fn line(command: &Command) -> String {
    let words = [command.get_program()].into_iter().chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
