//! How many rounds are played.

/// How many rounds a Swiss has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundCount {
    /// So many.
    Fixed(u16),
    /// As many as a knock-out of the same field would need, within limits.
    ByField {
        /// At least.
        least: u16,
        /// At most.
        most: u16,
    },
    /// As many as fit into a time.
    InTime {
        /// The time there is, in minutes.
        minutes: u16,
        /// What a round takes, in minutes.
        a_round: u16,
    },
}
