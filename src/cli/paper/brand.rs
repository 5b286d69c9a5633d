//! The logo and the colour of the event, for every command that prints papers of a championship.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::failure::Failure;
use ::paper::figure::Colour;
use ::paper::typeset::raster::Raster;
use championship::press::{self, Cards};
use speech::{Language, Tell};

/// The options of the event's look.
#[derive(Args, Clone, Debug)]
pub(crate) struct BrandArgs {
    #[arg(long, value_name = "FILE")]
    logo: Option<PathBuf>,
    #[arg(long, alias = "color", value_name = "rrggbb")]
    colour: Option<String>,
}

impl BrandArgs {
    /// Returns how cards are to look, with the event's logo and colour.
    ///
    /// # Errors
    /// When the logo is no picture, or the colour none.
    pub(crate) fn on(&self, cards: &Cards, language: Language) -> Result<Cards, Failure> {
        let logo = self.logo.as_deref().map(|path| logo(path, language)).transpose()?;
        let colour = self.colour.as_deref().map(|text| colour(text, language)).transpose()?;
        Ok(Cards { logo, colour, ..cards.clone() })
    }
}

/// Reads a logo.
///
/// # Errors
/// When the file is missing or no picture.
pub(crate) fn logo(path: &Path, language: Language) -> Result<Raster, Failure> {
    let shown = path.display().to_string();
    let bytes = std::fs::read(path).map_err(|error| {
        Failure::data(language.msg("cli-logo-unreadable").with("shown", &shown).with("error", error.tell()))
    })?;
    Raster::read(&bytes).map_err(|why| {
        Failure::data(
            language.msg("cli-logo-useless").with("shown", &shown).with("why", press::logo_fault(&why)),
        )
    })
}

/// Reads a colour as the web writes it: `d55e00` or `#d55e00`.
fn colour(text: &str, language: Language) -> Result<Colour, Failure> {
    let digits = text.trim().trim_start_matches('#');
    let is_one = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = u32::from_str_radix(digits, 16).ok().filter(|_| is_one);
    number.map(Colour::of).ok_or_else(|| Failure::usage(language.msg("cli-no-colour").with("text", text)))
}
