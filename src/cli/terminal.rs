//! The terminal: where everything is printed.

use std::borrow::Cow;
use std::io::{self, Write};

use crate::failure::{Failure, OrFail};
use speech::{Language, msg};

/// Prints to standard output; a reader that went away (`| head`) is no error.
pub(crate) fn print(text: &str) {
    let mut stdout = io::stdout().lock();
    let _ = stdout.write_all(harmless(text).as_bytes()).and_then(|()| stdout.flush());
}

/// Prints a text and ends its line.
pub(crate) fn say(text: &str) {
    print(&format!("{}\n", text.trim_end_matches('\n')));
}

/// What is between the parts of a line that are no sentence, such as those of a legend.
pub(super) const APART: &str = "   ";

/// Prints sentences, broken between words where the terminal ends.
pub(super) fn tell(text: &str) {
    say(&fitted(text, width()));
}

/// Breaks lines that are too long between words, and leaves others as they are, boards among them; without a width all stay.
fn fitted(text: &str, width: Option<usize>) -> String {
    let Some(width) = width else { return text.to_owned() };
    let lines = text.lines().flat_map(|line| {
        let is_endless = |word: &str| word.chars().count() > width;
        // A position has no words; the terminal folds it, and it can still be copied.
        if line.chars().count() <= width || line.split_whitespace().any(is_endless) {
            return vec![line.to_owned()];
        }
        let indent = line.chars().take_while(|c| *c == ' ').count();
        // What stands apart in a line stands in lines of its own.
        let parts = line.trim_start().split(APART);
        let broken = parts.flat_map(|part| broken(part, width.saturating_sub(indent).max(20)));
        broken.map(|part| format!("{}{part}", " ".repeat(indent))).collect()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Prints a complaint, marked as an error unless it already is.
pub(crate) fn complain(message: &str, language: Language) {
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

/// Prints to standard error.
pub(crate) fn warn(text: &str) {
    // Nobody can be told that it could not be printed.
    let _ = io::stderr().write_all(harmless(text).as_bytes());
}

/// Returns how many letters go into a line of the terminal; nothing where there is none, such as in a pipe.
pub(crate) fn width() -> Option<usize> {
    terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0))
}

/// Breaks a text into lines of so many letters at most.
pub(crate) fn broken(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is always a line");
        match last.is_empty() {
            true => last.push_str(word),
            false if last.chars().count() + 1 + word.chars().count() <= width => {
                last.push(' ');
                last.push_str(word);
            }
            false => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Returns a text that only shows: what would steer the terminal, such as an escape sequence in a name, is made visible.
fn harmless(text: &str) -> Cow<'_, str> {
    let steers = |c: char| c.is_control() && !['\n', '\t'].contains(&c) || is_turn(c);
    if !text.contains(steers) {
        return Cow::Borrowed(text);
    }
    let shown = |c: char| match c {
        '\u{7f}' => '\u{2421}',
        c if c.is_ascii_control() && steers(c) => {
            char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER)
        }
        c if steers(c) => char::REPLACEMENT_CHARACTER,
        c => c,
    };
    let text = text.replace("\r\n", "\n");
    Cow::Owned(text.chars().map(shown).collect())
}

/// Says whether a character turns the direction of what follows, so that one name reads as another.
fn is_turn(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Prints a remark beside the result; nothing is wrong.
pub(crate) fn remark(message: &str, language: Language) {
    // Nobody can be told that the remark could not be printed.
    let _ = writeln!(io::stderr(), "{}: {message}", language.say(&msg("diag-note")));
}

/// Asks for a line; `None` at the end of the input.
pub(crate) fn ask(prompt: &str, language: Language) -> Result<Option<String>, Failure> {
    print(prompt);
    let mut line = String::new();
    let read = io::stdin().read_line(&mut line).or_fail(language)?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::{fitted, harmless};

    #[test]
    fn sentences_are_broken_between_words_where_the_terminal_ends() {
        let text = "The piece moves to any empty neighbour.\n  e5-d4: 50 % in 20 games at random";
        let broken = fitted(text, Some(24));
        assert_eq!(
            broken,
            "The piece moves to any\nempty neighbour.\n  e5-d4: 50 % in 20\n  games at random"
        );
        // The parts of a legend stay apart, and a position is never cut in two.
        let board = "1 . .\n  a b\nm marker   s stone   1 2 goals\nposition: ..../..../..../..../.... first";
        assert_eq!(
            fitted(board, Some(24)),
            "1 . .\n  a b\nm marker\ns stone\n1 2 goals\nposition:\n..../..../..../..../....\nfirst"
        );
        assert_eq!(fitted(board, Some(20)).lines().last(), board.lines().last());
        // In a pipe there is no end of a line.
        assert_eq!(fitted(text, None), text);
    }

    #[test]
    fn nothing_in_a_name_steers_the_terminal() {
        let name = "Rita\u{1b}[2J\u{7}\u{9b}31m\u{202e}x\r";
        let shown = harmless(name);
        assert_eq!(shown, "Rita␛[2J␇\u{fffd}31m\u{fffd}x␍");
        assert_eq!(harmless("a\tb\nInês ½ █\n"), "a\tb\nInês ½ █\n");
    }
}
