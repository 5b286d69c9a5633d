//! The doorbell.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbitro::cli::run(std::env::args_os())
}
