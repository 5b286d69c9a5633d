//! The doorbell: brings the engine for browsers, calls the command line and returns its exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    desk::assets::bring_engine(pocket_engine::POCKET);
    cli::run(std::env::args_os())
}
