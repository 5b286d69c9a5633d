//! The commands by who uses them, for the first page of the help.

use clap::Command;

use crate::commands::GROUPS;
use crate::terminal;
use speech::Language;

/// The widest lines.
const WIDEST: usize = 110;

/// Lists the commands in groups; `about` says what a command does.
pub(crate) fn listed(command: &Command, language: Language, about: impl Fn(&str) -> String) -> String {
    let longest = command.get_subcommands().map(|command| command.get_name().len()).max().unwrap_or(0);
    let width = terminal::width().map_or(WIDEST, |width| width.min(WIDEST));
    let mut text = String::new();
    let mut commands = command.get_subcommands().map(Command::get_name);
    for (users, count) in GROUPS {
        text += &format!("{}\n", language.say(users));
        for name in commands.by_ref().take(*count) {
            let lines = terminal::broken(&about(name), width.saturating_sub(longest + 4).max(20));
            text +=
                &format!("  {name:<longest$}  {}\n", lines.join(&format!("\n{}", " ".repeat(longest + 4))));
        }
        text.push('\n');
    }
    text.trim_end().to_owned() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_about_a_command_are_broken() {
        assert_eq!(terminal::broken("one two three", 7), ["one two", "three"]);
        assert_eq!(terminal::broken("", 7), [""]);
    }
}
