//! The doorbell: calls the command line and returns its exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbitro::cli::run(std::env::args_os())
}
