//! The terminal: where everything is printed.

use std::io::{self, Write};

use super::failure::Failure;
use speech::{Language, msg};

/// Prints to standard output; a reader that went away (`| head`) is no error.
pub(super) fn print(text: &str) {
    let mut stdout = io::stdout().lock();
    let _ = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
}

/// Prints a text and ends its line.
pub(super) fn say(text: &str) {
    print(&format!("{}\n", text.trim_end_matches('\n')));
}

/// Prints a complaint, marked as an error unless it already is.
pub(super) fn complain(message: &str, language: Language) {
    let marks = [
        language.msg("cli-mark-error").with("words", ""),
        language.msg("cli-mark-warning").with("words", ""),
    ];
    let is_marked = marks.iter().any(|mark| {
        let mark = mark.to_string();
        let mark = mark.trim_end().trim_end_matches(':');
        // Diagnostics number their kinds: `error[E0107]`.
        message.strip_prefix(mark).is_some_and(|rest| rest.starts_with([':', '[']))
    });
    match is_marked {
        true => warn(&format!("{message}\n")),
        false => warn(&format!("{}\n", language.msg("cli-mark-error").with("words", message))),
    }
}

/// Prints to standard error as it is.
pub(super) fn warn(text: &str) {
    // Nobody can be told that it could not be printed.
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Prints a remark beside the result; nothing is wrong.
pub(super) fn remark(message: &str, language: Language) {
    // Nobody can be told that the remark could not be printed.
    let _ = writeln!(io::stderr(), "{}: {message}", language.say(&msg("diag-note")));
}

/// Asks for a line; `None` at the end of the input.
pub(super) fn ask(prompt: &str) -> Result<Option<String>, Failure> {
    print(prompt);
    let mut line = String::new();
    let read = io::stdin().read_line(&mut line).map_err(|error| Failure::data(error.to_string()))?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}
