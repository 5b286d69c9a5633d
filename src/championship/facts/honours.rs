//! What comes of places and points: who is compared with whom, schools, and prizes besides the podium.

use super::games::GameId;
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
    /// Pupils of whom a column of the list says this: the column, and what it says.
    Column(String, String),
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

/// How many of a kind may enter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuotaRule {
    /// The column whose words tell kinds apart; without one it counts everybody.
    pub column: Option<String>,
    /// The words of the column that are meant; without them each word has the quota of its own.
    pub value: Option<String>,
    /// The games it is for; none is all.
    pub games: Vec<GameId>,
    /// Among whom it counts.
    pub per: QuotaOf,
    /// The most.
    pub most: u32,
}

/// Among whom a quota counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuotaOf {
    /// All of a tournament.
    Tournament,
    /// Those of one school in a tournament.
    School,
    /// All who play a game, of whatever cycle.
    Game,
    /// All of a cycle, whatever they play.
    Cycle,
    /// All.
    All,
}

/// What becomes of who is entered when no place is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitingList {
    /// They are refused.
    None,
    /// They wait, and take the place of who leaves, in the order of entering.
    Kept,
}

/// Says whether two words are the same to people: without regard to case and spaces around.
pub fn is_same_word(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}
