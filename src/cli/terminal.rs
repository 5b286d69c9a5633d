//! The terminal: where everything is printed.

use std::io::{self, Write};

use super::{Failure, Outcome};

/// Prints a text; a reader that has gone away is no failure.
pub(super) fn say(text: &str) -> Outcome {
    let mut out = io::stdout().lock();
    let written = writeln!(out, "{}", text.trim_end_matches('\n')).and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::data(error)),
        _ => Ok(()),
    }
}

/// Prints a complaint, marked as an error unless it already is.
pub(super) fn complain(message: &str) {
    let marked = message.starts_with("error") || message.starts_with("warning");
    let prefix = if marked { "" } else { "error: " };
    // Nobody can be told that the complaint could not be printed.
    let _ = writeln!(io::stderr(), "{prefix}{message}");
}

/// Asks for a line; `None` at the end of the input.
pub(super) fn ask(prompt: &str) -> Result<Option<String>, Failure> {
    let mut out = io::stdout().lock();
    write!(out, "{prompt}").and_then(|()| out.flush()).map_err(Failure::data)?;
    let mut line = String::new();
    let read = io::stdin().read_line(&mut line).map_err(Failure::data)?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}
