//! How large sets may grow when named sets are built from one another.

use crate::game::Set;

/// Named sets may be used until so many parts have been copied; each doubling the one before would fill any memory.
pub(super) const MOST_BORROWED: usize = 20_000;

/// A set may have so many levels.
pub(super) const DEEPEST: usize = 100;

/// So many sets may wait for the one inside them to be worked out; the engine holds a few more.
pub(super) const MOST_WAITING: usize = 24;

/// The size of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    /// How many parts it has in all.
    pub(super) parts: usize,
    /// How many levels.
    pub(super) levels: usize,
    /// How many results must be kept at once to work it out.
    pub(super) waiting: usize,
}

/// Measures a set.
pub(super) fn size(set: &Set) -> Size {
    match set {
        Set::And(parts) | Set::Or(parts) | Set::Else(parts) => {
            // Parts are joined one by one: while any but the first is worked out, one result waits.
            let sizes: Vec<_> = parts.iter().map(size).collect();
            let waiting =
                sizes.iter().enumerate().map(|(i, size)| size.waiting + i.min(1)).max().unwrap_or(1);
            Size { waiting, ..joined(sizes) }
        }
        Set::Groups(of, filters, _) => {
            let what: Vec<_> = filters.iter().map(|touch| size(&touch.what)).collect();
            let waiting = what.iter().map(|size| size.waiting + 1).max().unwrap_or(1);
            let all = joined(what.into_iter().chain([size(of)]));
            Size { waiting: waiting.max(all.waiting), ..all }
        }
        other => joined(other.children().into_iter().map(size)),
    }
}

/// The size of a set whose parts are all worked out before they are used.
fn joined(parts: impl IntoIterator<Item = Size>) -> Size {
    let mut all = Size { parts: 1, levels: 1, waiting: 1 };
    for (before, part) in parts.into_iter().enumerate() {
        all.parts += part.parts;
        all.levels = all.levels.max(part.levels + 1);
        all.waiting = all.waiting.max(part.waiting + before);
    }
    all
}
