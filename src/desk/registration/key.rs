//! The key of the letters: with it the links of a championship are the same on another computer.
//!
//! It lies beside the championship and in no copy. What stands in the log is only a mark that tells two keys apart, so that whoever
//! goes on elsewhere is told that the letters open nothing there, and a key that is brought is known for the right one.

use std::io;

use super::links::Links;
use crate::people::People;
use championship::store::{Desk, DeskError, Event};
use speech::msg;

/// Bytes of a key.
const LENGTH: usize = 32;

/// Says what of the letters holds here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// None were made yet, or they were made before this was written down.
    Unknown,
    /// They open the pages of the schools.
    Here,
    /// They were made with another key, on another computer: they open nothing.
    Elsewhere,
}

/// Says whether letters that were made open anything here.
pub fn letters(links: &Links, last: Option<&str>) -> Letters {
    match last {
        None => Letters::Unknown,
        Some(mark) if mark == links.mark() => Letters::Here,
        Some(_) => Letters::Elsewhere,
    }
}

/// Writes down that letters were made with this key, unless that is known.
///
/// # Errors
/// When the journal cannot be written.
pub fn made(desk: &mut Desk, actor: &str, links: &Links) -> Result<(), DeskError> {
    match letters(links, desk.log().letters_made().last().map(String::as_str)) {
        Letters::Here => Ok(()),
        _ => desk.record(actor, &Event::LettersMade { mark: links.mark() }).map(drop),
    }
}

/// Writes down which key is carried from here, unless letters were made with any.
///
/// # Errors
/// When the journal cannot be written.
pub fn carried(desk: &mut Desk, actor: &str, links: &Links) -> Result<(), DeskError> {
    match desk.log().letters_made().is_empty() {
        true => made(desk, actor, links),
        false => Ok(()),
    }
}

/// Returns the key as it is carried to another computer, in groups that can be read aloud.
///
/// # Errors
/// When it cannot be read or written.
pub fn shown(people: &People) -> io::Result<String> {
    // There is one from now on.
    people.link_signer()?;
    let key = people.state().file.letters.clone();
    let groups: Vec<&str> =
        (0..key.len().div_ceil(4)).filter_map(|at| key.get(at * 4..(at * 4 + 4).min(key.len()))).collect();
    Ok(groups.join("-"))
}

/// Takes a key that was carried here, if it is one with which letters were made, and returns what makes its links: to be written
/// down as the last.
///
/// # Errors
/// When it is no key, or another, or cannot be written.
pub fn bring(
    people: &People,
    championship_id: &str,
    marks: &[String],
    typed: &str,
) -> Result<Links, DeskError> {
    let key: String =
        typed.chars().filter(|c| !c.is_whitespace() && *c != '-').collect::<String>().to_lowercase();
    let bytes = hex::decode(&key).ok().filter(|bytes| bytes.len() == LENGTH);
    let bytes = bytes.ok_or_else(|| DeskError::from(msg("desk-registration-key-none")))?;
    let links = Links::with_key(bytes, championship_id);
    let own = people.state().file.letters.clone();
    // Where nothing tells which key is the right one, the one that is here stays.
    let is_known = match marks.is_empty() {
        true => own.is_empty() || own == key,
        false => marks.contains(&links.mark()),
    };
    if !is_known {
        return Err(msg("desk-registration-key-other").into());
    }
    let failed =
        |error: io::Error| DeskError::from(msg("desk-people-unwritten").with("error", error.to_string()));
    people
        .change(|file| {
            file.letters = key;
            Ok(())
        })
        .map_err(failed)?;
    Ok(links)
}
