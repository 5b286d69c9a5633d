//! Ties at the end: a play-off or a lot for one tied set at a time.

use crate::facts::{Championship, EntryCode, Fact, GroupId, Lot, Stamp, TieMeans};
use crate::imports::find_entry_among;
use crate::standings;
use crate::store::DeskError;
use speech::msg;

/// Returns the sets of a group that points and tie-breaks leave equal and nothing has decided.
pub fn ties(championship: &Championship, id: GroupId) -> Vec<Vec<EntryCode>> {
    match championship.missing_games(id) {
        0 => standings::ties(championship, id),
        _ => vec![],
    }
}

/// Decides the tie of an entry by a seeded lot.
///
/// # Errors
/// When results are missing, or the entry is not tied.
pub fn draw_lot(
    championship: &Championship,
    id: GroupId,
    code: EntryCode,
    seed: u64,
    stamp: &Stamp,
) -> Result<Fact, DeskError> {
    let mut order = tie_of(championship, id, code)?;
    // The order before the lot must not depend on anything but who is tied.
    order.sort_unstable();
    Lot::new(seed, &format!("tie {id}")).shuffle(&mut order);
    Ok(Fact::TieDecided { group: id, order, means: TieMeans::Lot { seed }, stamp: stamp.clone() })
}

/// Decides a tie by the order of a play-off, codes or names with commas between them.
///
/// # Errors
/// When results are missing, or these are not exactly the tied.
pub fn play_off(
    championship: &Championship,
    id: GroupId,
    text: &str,
    stamp: &Stamp,
) -> Result<Fact, DeskError> {
    if let missing @ 1.. = championship.missing_games(id) {
        return Err(too_early(id, missing));
    }
    played_off(championship, id, text, stamp)
}

/// The same, also where results are missing, for who goes on all the same.
pub(super) fn played_off(
    championship: &Championship,
    id: GroupId,
    text: &str,
    stamp: &Stamp,
) -> Result<Fact, DeskError> {
    let is_meant = |code| championship.group(id).is_some_and(|group| group.member(code).is_some());
    let find = |part: &str| find_entry_among(championship, part, is_meant);
    // Codes may also stand with spaces between them; names have spaces of their own.
    let is_codes = !text.contains(',') && !text.contains(char::is_alphabetic);
    let parts: Vec<&str> =
        if is_codes { text.split_whitespace().collect() } else { text.split(',').collect() };
    let order = parts.into_iter().map(find).collect::<Result<Vec<EntryCode>, _>>()?;
    let twice = order.iter().enumerate().find(|(index, code)| order[..*index].contains(code));
    if let Some((_, code)) = twice {
        return Err(msg("decisions-tie-twice").with("code", format!("`{code}`")).into());
    }
    let in_order = |codes: &[EntryCode]| {
        let mut codes = codes.to_vec();
        codes.sort_unstable();
        codes
    };
    let ties = standings::ties(championship, id);
    if !ties.iter().any(|tied| in_order(tied) == in_order(&order)) {
        return Err(msg("decisions-not-tied").with("group", id.to_string()).into());
    }
    Ok(Fact::TieDecided { group: id, order, means: TieMeans::PlayOff, stamp: stamp.clone() })
}

fn tie_of(championship: &Championship, id: GroupId, code: EntryCode) -> Result<Vec<EntryCode>, DeskError> {
    let missing = championship.missing_games(id);
    if missing > 0 {
        return Err(too_early(id, missing));
    }
    let found = ties(championship, id).into_iter().find(|tied| tied.contains(&code));
    found.ok_or_else(|| msg("decisions-tied-with-nobody").with("code", code.to_string()).into())
}

/// Nothing is tied for good before the last result; no reason helps.
fn too_early(id: GroupId, missing: usize) -> DeskError {
    msg("decisions-tie-too-early").with("group", id.to_string()).with("count", missing).into()
}
