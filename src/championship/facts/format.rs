//! How a stage is played: in which groups, by which system, in how many rounds.

use super::{group::Group, round::MatchLength, round_count::RoundCount, team::TeamSystem};

/// How a field is cut into groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grouping {
    /// No cut: everybody together.
    Together,
    /// As few groups as hold the field with at most so many each, as equal as possible.
    OfSize(u16),
    /// So many groups, as equal as possible.
    Count(u16),
}

/// What a group plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The championship Swiss: so many rounds, never a rematch, opponents of equal scores.
    Swiss {
        /// How many rounds.
        rounds: RoundCount,
    },
    /// FIDE's Dutch system (C.04.3, February 2026): so many rounds, bracket by bracket.
    Dutch {
        /// How many rounds.
        rounds: RoundCount,
    },
    /// Everybody against everybody, by Berger tables.
    RoundRobin {
        /// How many times.
        times: u8,
    },
    /// Who loses a match is out.
    Knockout {
        /// The games of a match.
        best_of: u8,
        /// Whether the losers of the semi-finals play for the third place.
        third_place: ThirdPlace,
    },
    /// Who loses two matches is out.
    DoubleElimination {
        /// The games of a match.
        best_of: u8,
    },
    /// Whoever is free is paired again, until the time is over: a lesson of free play.
    FreePlay {
        /// How long, in minutes from the first pairs on.
        minutes: u16,
    },
    /// Teams meet board by board.
    Teams {
        /// Which teams meet.
        system: TeamSystem,
        /// The boards of a match; `None` where everybody of a team plays.
        boards: Option<u16>,
    },
}

/// Whether a knock-out plays for the third place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThirdPlace {
    /// The losers of the semi-finals meet.
    Played,
    /// They share it.
    Shared,
}

impl Format {
    /// Returns how many rounds a group of a size plays, or `None` where the results decide (brackets) or the clock does
    /// (free play).
    ///
    /// A Swiss has never more rounds than there are opponents to meet.
    pub fn planned_rounds(self, n_members: usize) -> Option<u16> {
        let n = u16::try_from(n_members).unwrap_or(u16::MAX - 1);
        // With an odd number everybody sits out once, which takes one round more.
        let all_opponents = if n < 2 { 0 } else { n - 1 + n % 2 };
        match self {
            Format::Swiss { rounds }
            | Format::Dutch { rounds }
            | Format::Teams { system: TeamSystem::Swiss { rounds }, .. } => {
                let wished = match rounds {
                    RoundCount::Fixed(rounds) => rounds,
                    RoundCount::BySize(table) => table.rounds(n),
                    RoundCount::InTime { minutes, a_round } => minutes / a_round.max(1),
                    RoundCount::ByField { least, most } => {
                        let by_field = n.max(1).next_power_of_two().trailing_zeros();
                        u16::try_from(by_field).unwrap_or(most).clamp(least, most.max(least))
                    }
                };
                Some(wished.min(all_opponents))
            }
            Format::RoundRobin { times } | Format::Teams { system: TeamSystem::RoundRobin { times }, .. } => {
                Some(all_opponents * u16::from(times))
            }
            // Everybody meets the others one by one.
            Format::Teams { system: TeamSystem::Scheveningen, .. } => Some(n),
            Format::Knockout { .. } | Format::DoubleElimination { .. } | Format::FreePlay { .. } => None,
        }
    }

    /// Says whether the results so far decide who meets whom, and anybody may meet anybody.
    pub fn pairs_by_points(self) -> bool {
        let by_points = matches!(self, Format::Swiss { .. } | Format::Dutch { .. });
        by_points || matches!(self, Format::Teams { system: TeamSystem::Swiss { .. }, .. })
    }

    /// Returns how long a match is.
    pub fn match_length(self) -> MatchLength {
        match self {
            Format::Swiss { .. }
            | Format::Dutch { .. }
            | Format::RoundRobin { .. }
            | Format::FreePlay { .. }
            | Format::Teams { .. } => MatchLength::SingleGame,
            Format::Knockout { best_of, .. } | Format::DoubleElimination { best_of } => {
                MatchLength::BestOf(best_of)
            }
        }
    }

    /// Returns how many losses put somebody out of a bracket.
    pub fn losses_allowed(self) -> usize {
        match self {
            Format::DoubleElimination { .. } => 2,
            _ => 1,
        }
    }

    /// Says whether teams meet.
    pub fn is_of_teams(self) -> bool {
        matches!(self, Format::Teams { .. })
    }

    /// Says whether whoever is free is paired again, without rounds that everybody waits for.
    pub fn is_free_play(self) -> bool {
        matches!(self, Format::FreePlay { .. })
    }

    /// Says whether a round names every member of a group: brackets leave out who lost, teams their reserves, and free play
    /// those who are at a board still.
    pub fn names_everybody(self) -> bool {
        !self.is_bracket() && !self.is_of_teams() && !self.is_free_play()
    }

    /// Returns what the number of rounds depends on: members, or teams, or the members of the larger of two teams.
    pub fn field_size(self, group: &Group) -> usize {
        match self {
            Format::Teams { system: TeamSystem::Scheveningen, .. } => {
                group.teams().iter().map(|team| team.members.len()).max().unwrap_or(0)
            }
            Format::Teams { .. } => group.teams().len(),
            _ => group.members.len(),
        }
    }

    /// Says whether losers leave.
    pub fn is_bracket(self) -> bool {
        matches!(self, Format::Knockout { .. } | Format::DoubleElimination { .. })
    }
}

impl Grouping {
    /// Returns the sizes of the groups of a field: as equal as possible, the larger ones first.
    pub fn sizes(self, n_entries: usize) -> Vec<usize> {
        let n_groups = match self {
            Grouping::Together => 1,
            Grouping::OfSize(size) => n_entries.div_ceil(usize::from(size.max(1))),
            Grouping::Count(count) => usize::from(count).min(n_entries),
        };
        if n_entries == 0 || n_groups == 0 {
            return vec![];
        }
        let (base, larger) = (n_entries / n_groups, n_entries % n_groups);
        (0..n_groups).map(|index| base + usize::from(index < larger)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Format, Grouping, RoundCount};
    use crate::facts::RoundTable;

    #[test]
    fn groups_are_as_equal_as_possible() {
        assert_eq!(Grouping::OfSize(12).sizes(155), [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 11]);
        assert_eq!(Grouping::OfSize(12).sizes(25), [9, 8, 8]);
        assert_eq!(Grouping::Count(4).sizes(10), [3, 3, 2, 2]);
        assert_eq!(Grouping::Count(4).sizes(3), [1, 1, 1]);
        assert_eq!(Grouping::Together.sizes(7), [7]);
        assert_eq!(Grouping::Together.sizes(0), [0; 0]);
    }

    #[test]
    fn rounds_never_outnumber_opponents() {
        let four = Format::Swiss { rounds: RoundCount::Fixed(4) };
        assert_eq!([12, 5, 4, 3, 2, 1, 0].map(|n| four.planned_rounds(n)), [4, 4, 3, 3, 1, 0, 0].map(Some));
        let by_field = Format::Swiss { rounds: RoundCount::ByField { least: 4, most: 5 } };
        assert_eq!([7, 16, 17, 40].map(|n| by_field.planned_rounds(n)), [4, 4, 5, 5].map(Some));
        let table = RoundTable::new(&[(3, 7), (4, 10)], 5).expect("a table");
        let by_size = Format::Swiss { rounds: RoundCount::BySize(table) };
        let sizes = [2, 4, 7, 8, 10, 11, 14, 17];
        assert_eq!(sizes.map(|n| by_size.planned_rounds(n)), [1, 3, 3, 4, 4, 5, 5, 5].map(Some));
        assert!(RoundTable::new(&[], 5).is_none() && RoundTable::new(&[(3, 7), (4, 7)], 5).is_none());
        assert_eq!(Format::RoundRobin { times: 2 }.planned_rounds(5), Some(10));
    }
}
