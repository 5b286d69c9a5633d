//! The tree of phrases: nouns, and what narrows them down.

use rules::game::{Bound, Localized, Side};

/// A noun with everything said about it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Noun {
    /// Cells, pieces, groups, lines.
    Thing(Thing),
    /// Something that was spoken of.
    That(Reference, Sense),
    /// One or the other.
    Any(Vec<Noun>),
    /// The first that there is.
    Else(Vec<Noun>),
}

/// A noun: what it is, how many, whose, and which.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) struct Thing {
    pub(in crate::sheets) head: Head,
    pub(in crate::sheets) form: Form,
    pub(in crate::sheets) whose: Whose,
    pub(in crate::sheets) traits: Vec<Trait>,
}

/// What a noun names.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Head {
    Cell(CellWord),
    Piece,
    Kind(Name),
    Group(Box<Noun>),
    /// Pieces alike, if nothing is said of them.
    Line(u32, Axes, Option<Box<Noun>>),
    Figure(String),
}

/// What the cells of a board are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sheets) enum CellWord {
    Cell,
    Point,
    Pit,
    /// On a board of boxes: a line, or a box.
    Place,
    Box,
}

/// What a kind of piece is called.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Name {
    Said(Localized),
    /// A piece with a number on it.
    Numbered(u8),
    /// A piece with one of these numbers on it.
    OneOf(Vec<u8>),
    /// Pieces with each of these numbers on them.
    AllOf(Vec<u8>),
}

/// How many a noun speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sheets) enum Form {
    /// Any one: `uma casa vazia`.
    One,
    /// The only one: `o rei`.
    The,
    /// So many: `pelo menos 3 casas vazias`, `3 casas vazias`.
    Count(Option<Bound>, i64),
    /// Several, without saying how many: `casas vazias`.
    Some,
    /// Each of them: `todas as casas vazias`.
    Every,
}

/// Whose pieces are meant.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Whose {
    Own,
    Enemy,
    /// Of that side, whoever moves.
    Side(Box<SideName>),
    /// Of either colour.
    Either,
    /// Any piece at all.
    Any,
    /// Nothing need be said.
    Plain,
}

/// Something the phrase or the move has spoken of already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sheets) enum Reference {
    /// The piece that is about to move; it need not be named.
    Mover,
    /// Where the piece of this move arrived.
    That,
    /// Where it came from.
    Origin,
    /// Where the last move ended.
    Arrived,
    /// Where the last move began.
    Departed,
    /// What was jumped over.
    Jumped,
    /// What was jumped over in one jump after the other.
    JumpedSeveral,
}

/// Whether a set of cells is meant, or what stands on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sheets) enum Sense {
    Cell,
    Piece,
}

/// What narrows down a noun.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Trait {
    Empty,
    Occupied,
    Changed,
    At(Place),
    On(Reference),
    Near(Way, u32, CellWord, Box<Noun>),
    /// In a line with something; over empty cells, or over such as are said, and beyond something.
    Sight(Way, Box<Noun>, [Option<Box<Noun>>; 2]),
    In(Box<Noun>),
    With(Box<Noun>),
    Being(Box<Noun>),
    Between {
        /// How many, exactly.
        length: Option<u32>,
        along: Axes,
        ends: Box<(Noun, Noun)>,
    },
    Seeds(u32, Option<u32>),
    /// Back from a cell, through cells of a kind.
    Trail(Box<Noun>, Box<Noun>),
    /// Something about lines, or about what has happened.
    Said(Spoken),
    Touching(Box<Noun>),
    /// Of groups: with that cell among theirs.
    Including(Box<Noun>),
    /// Of groups: with a cell in each of these places.
    Joining(Vec<Place>),
    Not(Box<Trait>),
    All(Vec<Trait>),
    Any(Vec<Trait>),
    Else(Vec<Trait>),
    BySide(Box<[(SideName, Trait); 2]>),
}

/// What is said of cells along lines, of a piece's past, and of how much a group reaches.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Spoken {
    /// It has stood there since the start.
    Unmoved,
    /// Straight on from the last step.
    Onward,
    /// The piece has been there in this turn.
    Visited,
    /// The piece has not been there in this turn.
    Unvisited,
    /// Not straight on from the last step.
    Turning,
    /// This move has taken a piece off there.
    Removed,
    /// The last cell of an open line.
    Farthest(Way, Box<Noun>),
    /// As far as the line has such things; only over such cells.
    AsFar { way: Way, of: Box<Noun>, counted: Box<Noun>, through: Option<Box<Noun>> },
    /// Two cells away, with the one between them empty.
    TwoAway { way: Way, word: CellWord, of: Box<Noun> },
    /// The last move went over it: from the neighbour that way, to the neighbour this way.
    PassedOver { from: Way, to: Way, word: CellWord },
    /// In an open line with something, as the sheet explains.
    InSight(Box<Noun>),
    /// In an unbroken line, of exactly so many, before the piece that has moved that way, or behind where it was.
    RunOn { onward: bool, length: Option<u32>, way: Option<Way> },
    /// Joined by links.
    Linked,
    /// Of groups: with so many of these, or without.
    Reaching { negated: bool, least: u32, of: Reached },
}

/// What a group may reach several of.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Reached {
    Sides,
    Cells(Place),
}

/// Where cells lie.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Place {
    /// From the bottom, from 1.
    Row(u16),
    Rows(u16, u16),
    Column(String),
    Columns(String, String),
    /// Counted from the mover's side, from 1.
    OwnRow(u16),
    LastRow,
    Corner,
    Centre,
    Edge,
    Dark,
    Light,
    Edges,
    Boxes,
    /// The zone that the diagram of the start shades.
    Shaded,
    /// A zone by its name.
    Zone(Localized, Whose),
    Cells(Vec<String>),
    Union(Vec<Place>),
    BySide(Box<[(SideName, Place); 2]>),
}

/// Which way something lies or goes.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Way {
    /// To every neighbour.
    Beside,
    Around,
    Straight,
    Diagonally,
    Ahead,
    /// On hexagons two cells lie ahead.
    AheadEither,
    DiagonallyAhead,
    Behind,
    BehindEither,
    DiagonallyBehind,
    Sideways,
    Left,
    Right,
    Above,
    Below,
    KnightLeap,
    AheadLeft,
    AheadRight,
    BehindLeft,
    BehindRight,
    /// Of pits: across.
    Opposite,
    Compass(Vec<Compass>),
    BySide(Box<[(SideName, Way); 2]>),
}

/// A direction on the wall, clockwise from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sheets) enum Compass {
    Up,
    UpRight,
    Right,
    DownRight,
    Down,
    DownLeft,
    Left,
    UpLeft,
    /// One of the eight leaps of a knight.
    Leap,
}

/// The straight lines of a board that are meant.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Axes {
    /// All that there are.
    Every,
    Straight,
    Diagonal,
    Vertical,
    Horizontal,
    BySide(Box<[(SideName, Axes); 2]>),
}

/// A side as people call it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) struct SideName {
    pub(in crate::sheets) side: Side,
    pub(in crate::sheets) name: Localized,
    /// Called `the first player` and `the second player`.
    pub(in crate::sheets) is_ordinal: bool,
    /// The pieces that only this side has.
    pub(in crate::sheets) kinds: Vec<Localized>,
}

impl Noun {
    /// Returns whether it is the piece that is about to move, which need not be named.
    pub(in crate::sheets) fn is_mover(&self) -> bool {
        matches!(self, Noun::That(Reference::Mover, _))
    }
}
