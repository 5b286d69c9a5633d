//! Claims: what a file says must be true of an example.

use super::piece::Side;
use super::rule::Condition;

/// A sentence about an example's position, to be proven.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// What is supposed before it is looked at, in order.
    pub supposed: Vec<Supposed>,
    /// What is said.
    pub statement: Statement,
    /// The sentence as the author wrote it.
    pub phrase: String,
}

/// A way from the example's position to the one a claim speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Supposed {
    /// These moves have been played.
    After(Vec<String>),
    /// Any move has been played.
    AfterAny,
    /// It is that side's turn.
    ToMove(Side),
}

/// What a claim says.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// It is that side's turn.
    ToMove(Side),
    /// What can be played.
    Play(Among, Vec<String>),
    /// How many moves there are.
    MoveCount(u32),
    /// The game is over and that side, or nobody, has won, by the end of that number if it is said.
    Won(Option<Side>, Option<usize>),
    /// The game is not over.
    GoesOn,
    /// The scores of the first and the second side.
    Score(i64, i64),
    /// What comes of some moves: all of those that do if `only` is set.
    Moves {
        /// Whether it comes of no other move.
        only: bool,
        /// The moves; none if nothing is said to do it.
        moves: Vec<String>,
        /// What comes of them.
        fate: Fate,
    },
    /// What comes of the position for a side; `None` for a draw.
    Value(Option<Side>, When),
    /// A condition of the rules, from the view of the side to move.
    Holds(Condition),
}

/// How a list of moves stands to the legal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among {
    /// They are legal.
    These,
    /// They are legal, and no others.
    Only,
    /// They are illegal.
    None,
}

/// What comes of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The mover wins.
    Wins(When),
    /// The mover loses.
    Loses(When),
    /// The game is drawn.
    Draws,
    /// The mover wins, or the game is drawn.
    DoesNotLose,
    /// The opponent cannot win at once.
    IsSafe,
}

/// How soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// With best play, sooner or later.
    Finally,
    /// Before the opponent moves.
    AtOnce,
    /// With best play, in exactly so many moves of both sides.
    In(u32),
    /// With best play, in no more moves than that.
    Within(u32),
}
