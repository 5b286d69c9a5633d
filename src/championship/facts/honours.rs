//! What comes of places and points: who is compared with whom, schools, and prizes besides the podium.

use speech::Localized as Title;

/// How those who go on from groups of different size are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetweenGroups {
    /// By what they made a round.
    Averages,
    /// By what they made altogether.
    Totals,
}

/// Which pupils' points make those of their school.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchoolCount {
    /// All of them.
    All,
    /// The best so many.
    Best(u16),
    /// The best so many of each game.
    BestPerGame(u16),
}

/// A list of winners besides the podium.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrizeRule {
    /// The name of the list.
    pub name: Title,
    /// Whom it is for.
    pub category: Category,
    /// How many get a prize.
    pub places: u16,
    /// Whether who is on the podium is left out.
    pub podium: Podium,
}

/// Whom a list of winners is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Category {
    /// Pupils of these school years.
    Years(u8, u8),
    /// Pupils of schools in this place.
    Town(String),
    /// Pupils with this mark in the list of entries.
    Mark(String),
    /// Everybody.
    Everybody,
}

/// Whether those on the podium may win another prize.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Podium {
    /// They may.
    Counts,
    /// They have theirs.
    LeftOut,
}
