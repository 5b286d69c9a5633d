//! `arbitro completions` and `arbitro man`

use clap::{Args, Command};

use super::failure::Failure;

/// Print completions for a shell
#[derive(Args, Debug)]
#[command(after_help = "Example:
  arbitro completions bash > ~/.local/share/bash-completion/completions/arbitro")]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: clap_complete::Shell,
}

pub(super) fn completions(args: &CompletionsArgs, mut command: Command) -> Result<String, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "arbitro", &mut script);
    Ok(String::from_utf8_lossy(&script).into_owned())
}

pub(super) fn man(command: Command) -> Result<String, Failure> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page).map_err(|error| Failure::data(error.to_string()))?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}
