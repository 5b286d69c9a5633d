//! `arbitro completions`, `arbitro man` and `arbitro help`

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Command};

use crate::args::ReplaceArgs;
use crate::failure::{Failure, spoken};
use crate::files;
use speech::{Language, Message, msg};

#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    shell: clap_complete::Shell,
}

#[derive(Args, Debug)]
pub(crate) struct ManArgs {
    command: Vec<String>,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: ReplaceArgs,
}

#[derive(Args, Debug)]
pub(crate) struct HelpArgs {
    command: Vec<String>,
}

pub(crate) fn completions(args: &CompletionsArgs, mut tree: Command) -> Result<String, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut tree, "arbitro", &mut script);
    Ok(String::from_utf8_lossy(&script).into_owned())
}

/// Returns what would have been typed to be shown the help of a command.
pub(crate) fn asked(args: &HelpArgs) -> Vec<OsString> {
    let words = ["arbitro"].into_iter().chain(args.command.iter().map(String::as_str)).chain(["--help"]);
    words.map(OsString::from).collect()
}

/// Writes the manual pages: that of one command, or all of them into a folder.
pub(crate) fn man(args: &ManArgs, tree: &Command, language: Language) -> Result<String, Failure> {
    let mut command = tree;
    for name in &args.command {
        command = command
            .find_subcommand(name)
            .ok_or_else(|| Failure::usage(language.msg("cli-typed-command").with("command", name)))?;
    }
    let Some(folder) = &args.out else { return page(command, language) };
    let mut pages = Vec::new();
    all(command, language, &mut pages)?;
    files::make_folder(folder, language)?;
    files::write_folder(folder, &pages, args.replace, language)?;
    let told = language
        .msg("cli-files-written")
        .with("folder", folder.display().to_string())
        .with("count", pages.len());
    Ok(format!("{told}\n"))
}

fn all(command: &Command, language: Language, pages: &mut Vec<(PathBuf, Vec<u8>)>) -> Result<(), Failure> {
    let name = command.get_display_name().unwrap_or(command.get_name());
    pages.push((PathBuf::from(format!("{name}.1")), page(command, language)?.into_bytes()));
    command.get_subcommands().try_for_each(|command| all(command, language, pages))
}

/// The headings that the library writes in English, and what stands for them.
const HEADINGS: [(&str, Message); 5] = [
    ("NAME", msg("cli-manual-name")),
    ("SYNOPSIS", msg("cli-manual-synopsis")),
    ("DESCRIPTION", msg("cli-manual-description")),
    ("EXTRA", msg("cli-manual-notes")),
    ("VERSION", msg("cli-manual-version")),
];

fn page(command: &Command, language: Language) -> Result<String, Failure> {
    let mut page = Vec::new();
    let written = clap_mangen::Man::new(command.clone()).render(&mut page);
    written.map_err(|error| Failure::data(spoken(&error, language)))?;
    let heading = |line: &str| {
        let known = line.strip_prefix(".SH ")?.trim_matches('"');
        let own = HEADINGS.into_iter().find(|(name, _)| known == *name).map(|(_, own)| language.say(&own));
        Some(format!(".SH \"{}\"", own.unwrap_or_else(|| known.to_uppercase())))
    };
    let page = String::from_utf8_lossy(&page);
    Ok(page.lines().map(|line| heading(line).unwrap_or_else(|| line.to_owned()) + "\n").collect())
}
