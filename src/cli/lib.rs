//! The command line: `Command` lists every command with who uses it and what it does; a folder for each kind of work.

mod args;
mod championship;
mod commands;
mod demo;
mod desk;
mod failure;
mod files;
mod game;
mod grid;
mod help;
mod language;
mod out_file;
mod paper;
mod terminal;
mod typed;
mod watch;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser};

use ::championship::store::{Committed, CopyTicket};
use commands::Command;
use speech::{Language, Tell};

/// Referees abstract board games and runs their school championships
#[derive(Parser, Debug)]
#[command(name = "arbitro", version = env!("ARBITRO_VERSION"), max_term_width = 110)]
struct Cli {
    #[arg(long, global = true, value_name = "pt|en|es")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

/// Runs the program with what was typed and returns its exit code.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let usual = language::spoken(&args, |name| std::env::var(name).ok());
    if help::welcome::is_alone(&args) {
        return help::welcome::welcome(usual);
    }
    // Help in words is made for those who need it: who asks, and who is not understood.
    let parsed = match read(&help::untold(Cli::command()), args.clone()) {
        Ok(Cli { command: Command::Help(asked), .. }) => read(&tree(usual), help::generate::asked(&asked)),
        Err(error) if error.kind() != ErrorKind::DisplayVersion => read(&tree(usual), args),
        parsed => parsed,
    };
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => return explain(&error, usual),
    };
    let language = cli.lang.unwrap_or(usual);
    match cli.command.run(language) {
        Ok(text) => {
            terminal::print(&text);
            ExitCode::SUCCESS
        }
        Err(failure) => {
            terminal::print(&failure.output);
            terminal::complain(&failure.message.to_string(), language);
            failure.exit_code()
        }
    }
}

/// Returns the tree of commands with its help in a language.
fn tree(language: Language) -> clap::Command {
    help::told(Cli::command(), language)
}

fn read(tree: &clap::Command, args: Vec<OsString>) -> Result<Cli, clap::Error> {
    tree.clone().try_get_matches_from(args).and_then(|matches| Cli::from_arg_matches(&matches))
}

/// Shows what was asked for, help or version, or says what was typed wrongly.
fn explain(error: &clap::Error, language: Language) -> ExitCode {
    match error.use_stderr() && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        true => terminal::warn(&help::mistyped::told(error, language)),
        // A closed pipe is no reason to complain.
        false => drop(error.print()),
    }
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

/// Says what came of the automatic copy, if one was due.
fn report_backup(committed: &Committed, language: Language) -> String {
    match committed.backup.as_ref().map(CopyTicket::wait) {
        None => String::new(),
        Some(Ok(copy)) => {
            format!("{}\n", language.msg("cli-copy-made").with("path", copy.path.display().to_string()))
        }
        Some(Err(error)) => {
            format!("{}\n", language.msg("cli-copy-failed").with("error", error.tell()))
        }
    }
}
