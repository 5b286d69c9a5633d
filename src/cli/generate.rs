//! `arbitro completions` and `arbitro man`

use clap::{Args, CommandFactory};

use super::args::Arguments;
use super::{Failure, Outcome, terminal};

/// Print completions for a shell
#[derive(Args, Debug)]
#[command(after_help = "Example:
  arbitro completions bash > ~/.local/share/bash-completion/completions/arbitro")]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: clap_complete::Shell,
}

pub(super) fn completions(args: &CompletionsArgs) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Arguments::command(), "arbitro", &mut script);
    terminal::say(&String::from_utf8_lossy(&script))
}

pub(super) fn man() -> Outcome {
    let mut page = Vec::new();
    clap_mangen::Man::new(Arguments::command()).render(&mut page).map_err(Failure::data)?;
    terminal::say(&String::from_utf8_lossy(&page))
}
