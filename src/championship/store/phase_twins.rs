//! What is known of the championships above and below becomes its serialised twins, and twins become it.

use super::file_format::{Notation, StoredFeed, StoredPhasePupil};
use crate::facts::{Feed, PhasePupil};

impl From<Feed> for StoredFeed {
    fn from(Feed { above, name, first }: Feed) -> Self {
        StoredFeed { above, name, first }
    }
}

impl From<StoredFeed> for Feed {
    fn from(StoredFeed { above, name, first }: StoredFeed) -> Self {
        Feed { above, name, first }
    }
}

impl From<PhasePupil> for StoredPhasePupil {
    fn from(PhasePupil { code, there, place, is_made }: PhasePupil) -> Self {
        StoredPhasePupil { code: Notation(code), there: Notation(there), place, was_here: !is_made }
    }
}

impl From<StoredPhasePupil> for PhasePupil {
    fn from(StoredPhasePupil { code, there, place, was_here }: StoredPhasePupil) -> Self {
        PhasePupil { code: code.0, there: there.0, place, is_made: !was_here }
    }
}
