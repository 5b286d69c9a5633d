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
    /// As many as a table says for the size of the field.
    BySize(RoundTable),
    /// As many as fit into a time.
    InTime {
        /// The time there is, in minutes.
        minutes: u16,
        /// What a round takes, in minutes.
        a_round: u16,
    },
}

/// The most steps of a table.
const MOST_STEPS: usize = 8;

/// Rounds by the size of the field: so many up to so many players, step by step, and another number above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundTable {
    /// Rounds and the largest field that plays them; unused ones are zero.
    steps: [(u16, u16); MOST_STEPS],
    above: u16,
}

impl RoundTable {
    /// Makes a table of steps, each with its rounds and the largest field that plays them, and the rounds above the last.
    ///
    /// Returns `None` if there are no steps or too many, or if fields do not grow.
    pub fn new(steps: &[(u16, u16)], above: u16) -> Option<RoundTable> {
        let grows = steps.windows(2).all(|two| two[0].1 < two[1].1);
        let are_played = above > 0 && steps.iter().all(|(rounds, size)| *rounds > 0 && *size > 0);
        if steps.is_empty() || steps.len() > MOST_STEPS || !grows || !are_played {
            return None;
        }
        let mut table = RoundTable { steps: [(0, 0); MOST_STEPS], above };
        table.steps[..steps.len()].copy_from_slice(steps);
        Some(table)
    }

    /// Returns the steps, each with its rounds and the largest field that plays them.
    pub fn steps(&self) -> impl Iterator<Item = (u16, u16)> + '_ {
        self.steps.iter().copied().filter(|(rounds, _)| *rounds > 0)
    }

    /// Returns the rounds of a field larger than every step.
    pub fn above(&self) -> u16 {
        self.above
    }

    /// Returns the rounds of a field of so many.
    pub fn rounds(&self, n_members: u16) -> u16 {
        self.steps().find(|(_, size)| n_members <= *size).map_or(self.above, |(rounds, _)| rounds)
    }
}
