//! What hall and host say to each other: a list of pages is offered, the host names those that it lacks, they are sent, and the list
//! is offered again. With the last page there the list is taken, all at once.

use std::collections::BTreeMap;
use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Names that no place can have, since the host itself answers there.
pub const RESERVED: &[&str] = &["publish", "assets", "language"];

/// The most pages of a championship: three languages of ten thousand pupils.
pub const MOST_PAGES: usize = 40_000;

/// The largest page, unpacked.
pub const LARGEST_PAGE: usize = 2 * 1024 * 1024;

/// How many bytes of packed pages go at once.
pub const LOAD: usize = 2 * 1024 * 1024;

/// The kinds of files that are published, with how browsers know them. Scripts are none: the host has its own.
const KINDS: &[(&str, &str)] =
    &[("html", "text/html; charset=utf-8"), ("css", "text/css; charset=utf-8"), ("svg", "image/svg+xml")];

/// A page as lists name it: what its bytes come to, and how many there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageMark {
    /// SHA-256 of the bytes, in hexadecimal digits.
    pub hash: String,
    /// How many bytes.
    pub length: usize,
}

/// The pages of a championship, by their paths.
pub type PageList = BTreeMap<String, PageMark>;

/// A state that is offered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// What tells the championship from any other.
    pub championship: String,
    /// Its name, for the host's list.
    pub title: String,
    /// The number of the state; a later one is larger.
    pub head: u64,
    /// The digest of the list from which the changes lead; nothing where the list is whole.
    pub base: Option<String>,
    /// The pages that are new or different since.
    pub pages: PageList,
    /// The pages that are gone since.
    pub gone: Vec<String>,
    /// The digest of the whole list.
    pub digest: String,
    /// Whether the organisers have said that this is to be taken, whatever is there.
    pub is_anyway: bool,
}

/// What the host says to an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Answer {
    /// Everybody sees it.
    Taken,
    /// These pages are lacking.
    Wanted {
        /// What their bytes come to.
        hashes: Vec<String>,
    },
    /// The changes lead from another list than the host has: the whole one is wanted.
    Whole,
    /// The host has a newer state.
    Older,
    /// The host has another championship there.
    Other {
        /// Its name.
        title: String,
    },
    /// The list is not one that a host takes.
    Refused,
}

impl PageMark {
    /// Marks the bytes of a page.
    pub fn of(bytes: &[u8]) -> Self {
        PageMark { hash: hex::encode(Sha256::digest(bytes)), length: bytes.len() }
    }

    fn is_sound(&self) -> bool {
        self.hash.len() == 64
            && self.hash.bytes().all(|digit| digit.is_ascii_hexdigit())
            && self.length <= LARGEST_PAGE
    }
}

/// Returns the digest of a list.
pub fn digest(list: &PageList) -> String {
    let mut hasher = Sha256::new();
    for (path, mark) in list {
        hasher.update(format!("{path} {} {}\n", mark.hash, mark.length));
    }
    hex::encode(hasher.finalize())
}

/// Says whether a list may be taken: pages of known kinds at plain addresses, not too many.
pub fn is_sound(list: &PageList) -> bool {
    list.len() <= MOST_PAGES && list.iter().all(|(path, mark)| kind(path).is_some() && mark.is_sound())
}

/// Returns the kind of the file at a path, as browsers know it; nothing where no such file is published.
pub fn kind(path: &str) -> Option<&'static str> {
    let is_letter =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || b".-".contains(&letter);
    let is_plain = |part: &str| !part.is_empty() && !part.starts_with('.') && part.bytes().all(is_letter);
    let is_sound = path.len() <= 100 && path.split('/').count() <= 2 && path.split('/').all(is_plain);
    let ending = path.rsplit_once('.').map(|(_, ending)| ending).filter(|_| is_sound)?;
    KINDS.iter().find(|(known, _)| *known == ending).map(|(_, kind)| *kind)
}

/// Packs a page.
pub fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(6));
    // Writing to memory cannot fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

/// Unpacks a page; nothing where it is none or too large.
pub fn unpacked(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut page = Vec::new();
    GzDecoder::new(bytes).take(LARGEST_PAGE as u64 + 1).read_to_end(&mut page).ok()?;
    (page.len() <= LARGEST_PAGE).then_some(page)
}

/// Adds a packed page to a load.
pub fn put(load: &mut Vec<u8>, packed: &[u8]) {
    let length = u32::try_from(packed.len()).unwrap_or(u32::MAX);
    load.extend_from_slice(&length.to_be_bytes());
    load.extend_from_slice(packed);
}

/// Takes the packed pages out of a load; nothing where it is cut off.
pub fn pages_of(load: &[u8]) -> Option<Vec<&[u8]>> {
    let (mut rest, mut pages) = (load, Vec::new());
    while !rest.is_empty() {
        let (length, after) = rest.split_first_chunk::<4>()?;
        let length = usize::try_from(u32::from_be_bytes(*length)).ok()?;
        pages.push(after.get(..length)?);
        rest = &after[length..];
    }
    Some(pages)
}

#[cfg(test)]
mod tests {
    use super::{LARGEST_PAGE, kind, packed, pages_of, put, unpacked};

    #[test]
    fn only_plain_paths_of_known_kinds_are_published() {
        for good in ["index.html", "pt/p-001.1.3.html", "assets/desk.css", "assets/icon.svg"] {
            assert!(kind(good).is_some(), "{good}");
        }
        for wrong in [
            "",
            "../a.html",
            "a/../b.html",
            "pt/.html",
            "/index.html",
            "a/b/c.html",
            "assets/a.js",
            "A.html",
            "a",
        ] {
            assert!(kind(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_load_is_read_back_and_no_broken_one_is() {
        let pages = [b"um".to_vec(), Vec::new(), vec![b'x'; 100_000]];
        let mut load = Vec::new();
        pages.iter().for_each(|page| put(&mut load, &packed(page)));
        let read: Vec<_> = pages_of(&load)
            .expect("a load")
            .into_iter()
            .map(|page| unpacked(page).expect("a page"))
            .collect();
        assert_eq!(read, pages);
        assert!(pages_of(&load[..load.len() - 1]).is_none());
        assert!(unpacked(b"no page").is_none());
        // A small load that would fill the memory is refused.
        assert!(unpacked(&packed(&vec![0; LARGEST_PAGE])).is_some());
        assert!(unpacked(&packed(&vec![0; LARGEST_PAGE + 1])).is_none());
    }
}
