//! `arbitro check`

use std::path::{Path, PathBuf};

use clap::Args;

use super::args::GamesFolder;
use super::{Failure, Outcome, terminal};
use crate::analysis::soundness;
use crate::catalog::{Catalog, CatalogError, game_files};

/// Check game files
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro check my-game.yaml            one file
  arbitro check games                   every game file of a folder

Every mistake is shown at once, each with its line and column. A file without mistakes is then
played at random a few hundred times, to find a game that cannot begin, never ends, or has a
rule that never applies.")]
pub(crate) struct CheckArgs {
    /// Game files, or folders of game files
    #[arg(required = true, value_name = "FILE|DIR")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &CheckArgs) -> Outcome {
    let mut catalog = args.games.catalog()?;
    let mut paths = Vec::new();
    for path in &args.files {
        if path.is_dir() {
            let found = game_files(path).map_err(Failure::data)?;
            if found.is_empty() {
                return Err(Failure::Data(format!("there is no game file (`*.yaml`) in {}", path.display())));
            }
            paths.extend(found);
        } else {
            paths.push(path.clone());
        }
        // Files checked together may extend one another.
        if path.is_dir() {
            catalog.add_folder(path).map_err(Failure::data)?;
        } else {
            catalog.add_neighbours(path);
        }
    }
    let mut wrong = 0;
    for path in &paths {
        if !check(&catalog, path)? {
            wrong += 1;
        }
    }
    match (wrong, paths.len()) {
        (0, 1) => Ok(()),
        (0, n) => terminal::say(&format!("{n} files, all right")),
        (wrong, n) => {
            Err(Failure::Data(format!("{wrong} of {n} file{} cannot be used", if n == 1 { "" } else { "s" })))
        }
    }
}

fn check(catalog: &Catalog, path: &Path) -> Result<bool, Failure> {
    let compiled = match catalog.load_file(path) {
        Ok(compiled) => compiled,
        Err(error @ CatalogError::Invalid(_)) => {
            terminal::complain(&format!("{error}\n"));
            return Ok(false);
        }
        Err(error) => {
            terminal::complain(&error.to_string());
            return Ok(false);
        }
    };
    let mut remarks = compiled.warnings.clone();
    remarks.extend(soundness::check(&compiled));
    if !remarks.is_empty() {
        terminal::complain(&format!("{}\n", remarks.render(&compiled.sources)));
    }
    if remarks.has_errors() {
        return Ok(false);
    }
    terminal::say(&format!("{}: {}, all right", path.display(), compiled.game.info.name.pt))?;
    Ok(true)
}
