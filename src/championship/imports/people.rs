//! Pupils by what people write: a code, or a name that only one has.

use crate::facts::{Championship, Entry, EntryCode, Refusal};
use speech::{Message, Tell, Value, fold, msg};

/// Finds an entry by its code, or by a name or some words of it that only one pupil has, without regard to case and
/// accents.
///
/// # Errors
/// When nobody has the code or the name, or more than one has the name, with their codes.
pub fn find_entry(championship: &Championship, text: &str) -> Result<EntryCode, Message> {
    find_entry_among(championship, text, |_| true)
}

/// Finds an entry among some as a list names it: a code, after which the name may stand, or a name.
///
/// # Errors
/// As for [`find_entry_among`].
pub(super) fn find_listed(
    championship: &Championship,
    text: &str,
    is_meant: impl Fn(EntryCode) -> bool,
) -> Result<EntryCode, Message> {
    let code = text.split_whitespace().next().and_then(|word| word.parse::<EntryCode>().ok());
    let text = code.map_or_else(|| text.to_owned(), |code| code.to_string());
    find_entry_among(championship, &text, is_meant)
}

/// Finds an entry among some, by its code or by a name that only one of them has.
///
/// # Errors
/// When none of them has the code or the name, or more than one has the name, with their codes.
pub fn find_entry_among(
    championship: &Championship,
    text: &str,
    is_meant: impl Fn(EntryCode) -> bool,
) -> Result<EntryCode, Message> {
    if let Ok(code) = text.trim().parse::<EntryCode>() {
        let known = championship.entry(championship.current_code(code)).map(|entry| entry.code);
        return known.ok_or_else(|| Refusal::NoEntry(code).tell());
    }
    // What has no letters was meant to be a code.
    if !text.contains(char::is_alphabetic) {
        return text.trim().parse::<EntryCode>().map_err(|unread| unread.tell());
    }
    let shown: String = text.trim().chars().take(60).collect();
    let wanted = fold(text);
    let name = |entry: &Entry| fold(entry.contestant.name.as_deref().unwrap_or_default());
    let meant = || championship.entries().filter(|entry| is_meant(entry.code));
    let mut found: Vec<EntryCode> =
        meant().filter(|entry| name(entry) == wanted).map(|entry| entry.code).collect();
    if found.is_empty() && !wanted.is_empty() {
        let has_all = |entry: &&Entry| {
            let name = name(entry);
            wanted.split(' ').all(|word| name.split(' ').any(|own| own == word))
        };
        found = meant().filter(has_all).map(|entry| entry.code).collect();
    }
    match found[..] {
        [] => Err(msg("imports-no-pupil").with("text", shown)),
        [code] => Ok(code),
        _ => {
            let codes = found.iter().take(8).map(|code| Value::Text(format!("`{code}`"))).collect();
            Err(msg("imports-several-pupils").with("text", shown).with("codes", Value::Any(codes)))
        }
    }
}
