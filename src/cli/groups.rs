//! The commands by who uses them, for the first page of the help.

use clap::Command;

use super::terminal;
use speech::{Language, Message, msg};

/// Who uses which commands, in the order of the help.
const GROUPS: [(Message, &[&str]); 7] = [
    (
        msg("cli-group-teachers"),
        &["games", "sheet", "booklet", "board", "class", "diagram", "puzzles", "play"],
    ),
    (msg("cli-group-arbiters"), &["show", "moves", "replay"]),
    (msg("cli-group-authors"), &["rules", "check", "profile", "solve", "check-proof", "playouts", "perft"]),
    (
        msg("cli-group-organisers"),
        &[
            "regulations",
            "new",
            "details",
            "entries",
            "schools",
            "draw",
            "pair",
            "result",
            "results",
            "standings",
            "explain",
            "check-round",
            "qualify",
            "ties",
            "export",
            "trf",
        ],
    ),
    (
        msg("cli-group-paper"),
        &["pack", "print", "report", "lists", "wallchart", "slips", "signs", "badges", "diplomas"],
    ),
    (msg("cli-group-desk"), &["start", "serve", "arbiters", "backup", "restore", "verify", "log", "forget"]),
    (msg("cli-group-program"), &["guide", "site", "demo", "help", "completions", "man"]),
];

/// The widest lines.
const WIDEST: usize = 110;

/// Lists the commands in groups; `about` says what a command does.
pub(super) fn listed(command: &Command, language: Language, about: impl Fn(&str) -> String) -> String {
    let longest = command.get_subcommands().map(|command| command.get_name().len()).max().unwrap_or(0);
    let width = terminal::width().map_or(WIDEST, |width| width.min(WIDEST));
    let mut text = String::new();
    for (heading, names) in &GROUPS {
        text += &format!("{}\n", language.say(heading));
        for name in *names {
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
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn every_command_is_in_one_group() {
        let mut listed: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let command = super::super::Cli::command();
        let mut there: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        listed.sort_unstable();
        there.sort_unstable();
        assert_eq!(listed, there);
    }

    #[test]
    fn long_words_about_a_command_are_broken() {
        assert_eq!(terminal::broken("one two three", 7), ["one two", "three"]);
        assert_eq!(terminal::broken("", 7), [""]);
    }
}
