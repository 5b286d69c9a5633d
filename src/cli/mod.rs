//! The command line: one file a command.
//!
//! [`run`] is all that `main` calls. A command returns the text of its failure; only this file prints it.

mod args;
mod board;
mod booklet;
mod check;
mod diagram;
mod games;
mod generate;
mod load;
mod moves;
mod paper;
mod perft;
mod play;
mod playouts;
mod replay;
mod sheet;
mod show;
mod terminal;

use std::process::ExitCode;

use args::{Arguments, Command};
use clap::Parser;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The user's data is wrong; the text says how and what to do.
    Data(String),
    /// The command was called in a way that makes no sense.
    Usage(String),
}

impl Failure {
    fn data(error: impl ToString) -> Failure {
        Failure::Data(error.to_string())
    }
}

/// What a command comes to.
pub(crate) type Outcome = Result<(), Failure>;

/// Runs the command line and returns the exit code: 0 all well, 1 the data is wrong, 2 the call is wrong.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    let outcome = match arguments.command {
        Command::Games(args) => games::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Moves(args) => moves::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Playouts(args) => playouts::run(&args),
        Command::Sheet(args) => sheet::run(&args),
        Command::Booklet(args) => booklet::run(&args),
        Command::Board(args) => board::run(&args),
        Command::Diagram(args) => diagram::run(&args),
        Command::Completions(args) => generate::completions(&args),
        Command::Man => generate::man(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Data(message)) => {
            terminal::complain(&message);
            ExitCode::from(1)
        }
        Err(Failure::Usage(message)) => {
            terminal::complain(&message);
            ExitCode::from(2)
        }
    }
}
