//! The help in the language of the user.
//!
//! The English help stands with the commands; the registry `help_pt` replaces it when the language is
//! Portuguese. A test says when a command or an option has no entry.

use clap::{Arg, ArgAction, Command};

use super::help_pt::{HELP, Help, SHARED};
use super::help_pt_analysis::HELP_ANALYSIS;
use super::help_pt_games::{HELP_GAMES, SHARED_GAMES};
use super::help_pt_handouts::HELP_HANDOUTS;
use super::help_pt_profile::HELP_PROFILE;
use super::help_pt_reports::HELP_REPORTS;
use super::help_pt_web::HELP_WEB;

/// Returns the command with its help in Portuguese, all the way down.
pub(super) fn translated(command: Command) -> Command {
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help)
        .help("Mostra esta ajuda")
        .global(true);
    down(command.disable_help_flag(true).disable_help_subcommand(true).arg(help), "")
}

/// Returns the command with the paragraphs below its options as wide as the terminal, all the way down; in the source
/// their lines are broken by hand.
pub(super) fn reflowed(command: Command) -> Command {
    let after = command.get_after_help().map(|after| flowing(&after.to_string()));
    let command = match after {
        Some(after) => command.after_help(after),
        None => command,
    };
    command.mut_subcommands(reflowed)
}

/// Joins the lines of each paragraph; indented lines and what stands before them stay as they are.
fn flowing(text: &str) -> String {
    let mut flowing = String::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        flowing.push_str(line);
        let is_prose = |line: &str| line.starts_with(|first: char| !first.is_whitespace());
        if let Some(next) = lines.peek() {
            flowing.push(if is_prose(line) && is_prose(next) { ' ' } else { '\n' });
        }
    }
    flowing
}

fn entry(path: &str) -> Option<&'static Help> {
    let games = HELP.iter().chain(HELP_GAMES).chain(HELP_ANALYSIS).chain(HELP_PROFILE);
    let mut all = games.chain(HELP_REPORTS).chain(HELP_HANDOUTS).chain(HELP_WEB);
    all.find(|help| help.path == path)
}

fn down(command: Command, path: &str) -> Command {
    let help = entry(path);
    let mut command = command
        .help_template("{about-with-newline}\nUtilização: {usage}\n\n{all-args}{after-help}")
        .subcommand_help_heading("Comandos");
    if let Some(help) = help {
        command = command.about(help.about).long_about(help.about);
        if !help.after.is_empty() {
            command = command.after_help(help.after);
        }
    }
    command = command.mut_args(|arg| {
        let heading = if arg.is_positional() { "Argumentos" } else { "Opções" };
        let text = text(help, arg.get_id().as_str());
        let arg = arg.help_heading(heading);
        match text {
            Some(text) => arg.help(text).long_help(text),
            None => arg,
        }
    });
    let names: Vec<String> = command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    for name in names {
        let path = if path.is_empty() { name.clone() } else { format!("{path} {name}") };
        command = command.mut_subcommand(name, |command| down(command, &path));
    }
    command
}

fn text(help: Option<&Help>, id: &str) -> Option<&'static str> {
    let own = help.into_iter().flat_map(|help| help.args);
    own.chain(SHARED).chain(SHARED_GAMES).find(|(known, _)| *known == id).map(|(_, text)| *text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn missing(command: &Command, path: &str, found: &mut Vec<String>) {
        let help = entry(path);
        if help.is_none() {
            found.push(format!("`{path}`"));
        }
        for arg in command.get_arguments().filter(|arg| !["help", "version"].contains(&arg.get_id().as_str()))
        {
            if text(help, arg.get_id().as_str()).is_none() {
                found.push(format!("`{path}`: {}", arg.get_id()));
            }
        }
        if let Some(help) = help {
            let known = |id: &str| command.get_arguments().any(|arg| arg.get_id().as_str() == id);
            found.extend(
                help.args.iter().filter(|(id, _)| !known(id)).map(|(id, _)| format!("`{path}` has no {id}")),
            );
        }
        for sub in command.get_subcommands() {
            let path = if path.is_empty() {
                sub.get_name().to_owned()
            } else {
                format!("{path} {}", sub.get_name())
            };
            missing(sub, &path, found);
        }
    }

    #[test]
    fn paragraphs_flow_and_lists_stay() {
        let text = "Examples:\n  one\n  two\n\nA line\nthat goes on.\n\nWords:\n  a  b\nThe end.";
        let flowing = flowing(text);
        assert_eq!(flowing, "Examples:\n  one\n  two\n\nA line that goes on.\n\nWords:\n  a  b\nThe end.");
    }

    #[test]
    fn every_command_and_option_has_portuguese_help() {
        let mut found = Vec::new();
        missing(&super::super::Cli::command(), "", &mut found);
        assert_eq!(found, [""; 0]);
        translated(super::super::Cli::command()).debug_assert();
    }
}
