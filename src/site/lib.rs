//! A site for practice at home: every game with its rules, its board and puzzles, as files that any host or a stick serves.
//!
//! [`files`] makes them all from the games at hand. Nothing is asked of a server: the boards are played by the engine for
//! browsers, which the program must have been built with.

mod kept;
mod pages;
mod packed;

use std::sync::Arc;

use rules::engine::Table;
use speech::{Language, Message, Tell, msg};

/// What a site is made of.
pub struct Plan<'a> {
    /// The games.
    pub tables: &'a [Arc<Table>],
    /// The texts of those that are not built in, by id.
    pub own: &'a [(String, String)],
    /// Its title; the usual one where there is none.
    pub title: Option<String>,
    /// Results that are published.
    pub results: &'a [Published],
}

/// Results as a page of their own.
pub struct Published {
    /// Their language.
    pub language: Language,
    /// What the file is called, without ending.
    pub name: String,
    /// What they are, in words.
    pub title: String,
    /// The page.
    pub html: Vec<u8>,
}

/// A file of the site.
pub struct SiteFile {
    /// Its path, with slashes.
    pub path: String,
    /// Its contents.
    pub bytes: Vec<u8>,
}

impl SiteFile {
    fn new(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> SiteFile {
        SiteFile { path: path.into(), bytes: bytes.into() }
    }
}

/// Why there is no site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SiteError {
    /// The program was built without the engine for browsers.
    NoEngine,
    /// A sheet cannot be shown or printed.
    Sheet(String),
}

impl Tell for SiteError {
    fn tell(&self) -> Message {
        match self {
            SiteError::NoEngine => msg("site-no-engine"),
            SiteError::Sheet(error) => msg("site-no-sheet").with("error", error),
        }
    }
}

speech::told_error!(SiteError);

/// Says whether there can be a site, before anything is made for it.
///
/// # Errors
///
/// Refuses without the engine for browsers.
pub fn ready() -> Result<(), SiteError> {
    desk::assets::pocket().map(drop).ok_or(SiteError::NoEngine)
}

/// Makes all files of a site; `progress` hears how many of how many games are done.
///
/// # Errors
///
/// Refuses without the engine for browsers, and names a sheet that cannot be made.
pub fn files(plan: &Plan, progress: &dyn Fn(usize, usize)) -> Result<Vec<SiteFile>, SiteError> {
    let engine = desk::assets::pocket().ok_or(SiteError::NoEngine)?;
    let mut files = vec![pages::front()];
    for name in [
        "desk.css",
        "play.css",
        "hand.js",
        "play.js",
        "engine.js",
        "train.js",
        "levels.js",
        "learn.js",
        "workshop.js",
        "workshop.css",
        "icon.svg",
        "icon-192.png",
        "icon-512.png",
    ] {
        let contents = desk::assets::contents(name).unwrap_or_default();
        files.push(SiteFile::new(format!("assets/{name}"), contents));
    }
    files.push(SiteFile::new("assets/site.js", include_str!("../../templates/web/site.js")));
    files.push(SiteFile::new("assets/embed.js", include_str!("../../templates/web/embed.js")));
    files.push(SiteFile::new("assets/pocket.js", packed::script(engine)));
    for language in Language::ALL {
        files.extend(pages::of_language(plan, language));
    }
    let total = plan.tables.len();
    for (done, table) in plan.tables.iter().enumerate() {
        progress(done, total);
        files.extend(pages::of_game(plan, table)?);
    }
    progress(total, total);
    files.push(kept::worker(&files));
    Ok(files)
}
