//! What the commands that print cards share.

use std::path::Path;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::args::ReplaceArgs;
use super::failure::Failure;
use super::names::Names;
use super::{paper, target, terminal};
use ::paper::typeset::page::Page;
use ::paper::typeset::pdf;
use ::paper::typeset::raster::Raster;
use championship::facts::{Championship, GroupId, NameStyle};
use championship::handouts::{self, HandoutError};
use speech::{Language, Tell};

/// The option of commands whose cards bear names in full unless told otherwise.
#[derive(Args, Clone, Debug)]
pub(super) struct FullNamesArgs {
    #[arg(long, value_enum, default_value = "full")]
    names: Names,
}

impl FullNamesArgs {
    /// Returns the style chosen.
    pub(super) fn style(&self) -> NameStyle {
        match self.names {
            Names::Code => NameStyle::Code,
            Names::Short => NameStyle::Short,
            Names::Full => NameStyle::Full,
        }
    }
}

/// Finds the groups of a stage; without one, those of the stage each tournament is in.
///
/// # Errors
/// When there is no such tournament, group or stage.
pub(super) fn groups(
    championship: &Championship,
    text: Option<&str>,
    stage: Option<u8>,
    language: Language,
) -> Result<Vec<GroupId>, Failure> {
    let Some(stage) = stage else {
        let found = target::groups(championship, text, language)?;
        return match found.is_empty() {
            true => Err(Failure::data(language.msg("cli-no-groups"))),
            false => Ok(found),
        };
    };
    let wanted = target::tournaments(championship, text, language)?;
    let found: Vec<GroupId> = championship
        .groups()
        .map(|group| group.id)
        .filter(|id| id.stage == stage && wanted.contains(&id.tournament))
        .collect();
    match found.is_empty() {
        true => Err(Failure::data(language.msg("cli-no-stage").with("stage", stage))),
        false => Ok(found),
    }
}

/// Says which names paper cannot show as they are written, so that somebody can write on the card by hand.
pub(super) fn tell_not_as_written(championship: &Championship, language: Language) {
    const MOST: usize = 20;
    let all = handouts::not_as_written(championship);
    for message in all.iter().take(MOST) {
        terminal::warn(&format!("{}\n", language.say(message)));
    }
    if all.len() > MOST {
        let more = language.msg("vault-and-more").with("count", all.len() - MOST);
        terminal::warn(&format!("{more}\n"));
    }
}

/// Says why cards could not be made.
pub(super) fn refused(error: &HandoutError, language: Language) -> Failure {
    Failure::data(language.say(&error.tell()))
}

/// Shows on the terminal that something is being set.
pub(super) fn spinner(words: &str) -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    bar.set_style(ProgressStyle::with_template("{spinner} {msg}").expect("the template is well formed"));
    bar.set_message(words.to_owned());
    bar.enable_steady_tick(Duration::from_millis(120));
    bar
}

/// Makes pages, writes them as a PDF and says so.
///
/// # Errors
/// When the cards cannot be made, or the file cannot be written.
pub(super) fn print(
    championship: &Championship,
    title: &str,
    path: &Path,
    over: ReplaceArgs,
    language: Language,
    make: impl FnOnce() -> Result<Vec<Page>, HandoutError>,
) -> Result<String, Failure> {
    let bar = spinner(title);
    let pages = make().map_err(|error| refused(&error, language));
    let bytes = pages.map(|pages| {
        (pages.len(), pdf::pdf_of_pages(&pages, &handouts::facts(championship, title, language)))
    });
    bar.finish_and_clear();
    let (n_pages, bytes) = bytes?;
    if n_pages == 0 {
        return Err(Failure::data(language.msg("cli-nothing-to-print")));
    }
    paper::write_pdf(path, &bytes, n_pages, over, language)
}

/// Reads a logo.
///
/// # Errors
/// When the file is missing or no picture.
pub(super) fn logo(path: &Path, language: Language) -> Result<Raster, Failure> {
    let shown = path.display();
    let bytes = std::fs::read(path).map_err(|error| {
        Failure::data(
            language.msg("cli-logo-unreadable").with("shown", shown.to_string()).with("error", error.tell()),
        )
    })?;
    Raster::read(&bytes).map_err(|why| {
        Failure::data(
            language.msg("cli-logo-useless").with("shown", shown.to_string()).with("why", why.to_string()),
        )
    })
}
