//! What a search keeps for each depth, so that going down allocates nothing.

/// The moves of a position, and what is known of the positions they lead to.
pub(super) struct Frame<M, C> {
    pub(super) moves: Vec<M>,
    pub(super) children: Vec<C>,
}

impl<M, C> Default for Frame<M, C> {
    fn default() -> Self {
        Frame { moves: Vec::new(), children: Vec::new() }
    }
}
