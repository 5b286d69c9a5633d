//! The worker that keeps a site on the device.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::SiteFile;

/// Sheets to print are fetched after all pages.
const FETCHED_LAST: &str = ".pdf";

/// Returns the worker for these files; its name of the kept pages changes with their contents.
pub(super) fn worker(files: &[SiteFile]) -> SiteFile {
    let mut hasher = DefaultHasher::new();
    let (sheets, pages): (Vec<&SiteFile>, Vec<&SiteFile>) =
        files.iter().partition(|file| file.path.ends_with(FETCHED_LAST));
    let mut list = Vec::new();
    for file in pages.into_iter().chain(sheets) {
        (&file.path, &file.bytes).hash(&mut hasher);
        list.push(format!("\"{}\"", file.path));
    }
    let text = include_str!("../../templates/web/site_sw.js")
        .replace("VERSION", &format!("{:016x}", hasher.finish()))
        .replace("/* FILES */", &list.join(", "));
    SiteFile::new("sw.js", text)
}
