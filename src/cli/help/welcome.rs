//! `arbitro` alone: what it is and where to begin.

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::desk::start;
use crate::terminal;
use speech::{Language, Message, msg};

/// Where to begin: what is typed, and what it does.
const BEGIN: [(&str, Message); 5] = [
    ("arbitro start", msg("cli-welcome-start")),
    ("arbitro guide teacher", msg("cli-welcome-guide")),
    ("arbitro games", msg("cli-welcome-games")),
    ("arbitro sheet rastros", msg("cli-welcome-sheet")),
    ("arbitro demo", msg("cli-welcome-demo")),
];

/// Returns whether nothing was typed but perhaps a language.
pub(crate) fn is_alone(args: &[OsString]) -> bool {
    match args {
        [] | [_] => true,
        [_, flag] => flag.to_string_lossy().starts_with("--lang="),
        [_, flag, language] => flag == "--lang" && language.to_string_lossy().parse::<Language>().is_ok(),
        _ => false,
    }
}

/// Says where to begin. On Windows the window of a program that was double-clicked would close at once, so there it
/// waits, and goes on in the browser.
pub(crate) fn welcome(language: Language) -> ExitCode {
    terminal::print(&page(language));
    let is_window = cfg!(windows) && io::stdin().is_terminal() && io::stdout().is_terminal();
    if !is_window {
        return ExitCode::SUCCESS;
    }
    terminal::say(&language.msg("cli-welcome-enter").to_string());
    let mut line = String::new();
    // Nobody at the keyboard is nobody who wants to go on.
    if io::stdin().read_line(&mut line).is_err() || line.is_empty() {
        return ExitCode::SUCCESS;
    }
    let asked = start::Args { folder: PathBuf::from("."), port: start::PORT, no_browser: false };
    match start::run(&asked, language) {
        Ok(said) => {
            terminal::print(&said);
            ExitCode::SUCCESS
        }
        Err(failure) => {
            terminal::complain(&failure.message.to_string(), language);
            // Time to read it.
            let _ = io::stdin().read_line(&mut line);
            failure.exit_code()
        }
    }
}

fn page(language: Language) -> String {
    let line = |(typed, does): &(&str, Message)| format!("  {typed:<23} {}\n", language.say(does));
    let lines: String = BEGIN.iter().map(line).collect();
    let about = language.find("help-about").unwrap_or_default();
    format!(
        "arbitro {}\n{about}\n\n{}\n{lines}\n{}\n",
        env!("ARBITRO_VERSION"),
        language.msg("cli-welcome-begin"),
        language.msg("cli-welcome-more"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_nothing_and_a_command_is_something() {
        let alone = |line: &str| is_alone(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert!(alone("arbitro") && alone("arbitro --lang en") && alone("arbitro --lang=es"));
        assert!(!alone("arbitro games") && !alone("arbitro --lang xx") && !alone("arbitro --help"));
    }

    #[test]
    fn the_first_page_is_short_and_fits_a_narrow_window() {
        for language in Language::ALL {
            let page = page(language);
            assert!(page.lines().count() <= 14, "{page}");
            assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
        }
    }
}
