//! What the public sees of names.

use crate::facts::{Championship, Fact, NameStyle};

/// Returns the fact that the public sees no more of names than this; nothing where it is so already.
pub fn choose_names(championship: &Championship, names: NameStyle) -> Option<Fact> {
    (championship.public_names() != names).then_some(Fact::NamesChosen { names })
}
