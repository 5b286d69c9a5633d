//! Phrases about a game, built from its rules before they are said in any language.
//!
//! The tree knows nouns, what narrows them down, deeds, clauses and sentences; genders, articles and verbs belong to the
//! realisers in `tongue`. Every `match` over a kind of rule is exhaustive, so that a new word of the rule language does
//! not compile before it has its phrase.

mod clauses;
mod nouns;
mod places;
mod sections;
mod turns;

use rules::game::{Bound, CellId, Game, Localized, Owner, Set, Side};
use speech::Message;

pub(super) use sections::Sections;

/// A noun with everything said about it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Noun {
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
pub(super) struct Thing {
    pub(super) head: Head,
    pub(super) form: Form,
    pub(super) whose: Whose,
    pub(super) traits: Vec<Trait>,
}

/// What a noun names.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Head {
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
pub(super) enum CellWord {
    Cell,
    Point,
    Pit,
    /// On a board of boxes: a line, or a box.
    Place,
    Box,
}

/// What a kind of piece is called.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Name {
    Said(Localized),
    /// A piece with a number on it.
    Numbered(u8),
}

/// How many a noun speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    Own,
    Enemy,
    /// Of either colour.
    Either,
    /// Any piece at all.
    Any,
    /// Nothing need be said.
    Plain,
}

/// Something the phrase or the move has spoken of already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reference {
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
pub(super) enum Sense {
    Cell,
    Piece,
}

/// What narrows down a noun.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Trait {
    Empty,
    Occupied,
    Changed,
    At(Place),
    On(Reference),
    Near(Way, u32, CellWord, Box<Noun>),
    Sight(Way, Box<Noun>),
    In(Box<Noun>),
    With(Box<Noun>),
    Being(Box<Noun>),
    Between {
        single: bool,
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
pub(super) enum Spoken {
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
    AsFar { of: Box<Noun>, counted: Box<Noun>, through: Option<Box<Noun>> },
    /// In an unbroken line before the piece that has moved, or behind where it was.
    RunOn(bool),
    /// Of groups: with so many of these, or without.
    Reaching { negated: bool, least: u32, of: Reached },
}

/// What a group may reach several of.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Reached {
    Sides,
    Cells(Place),
}

/// Where cells lie.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Place {
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
pub(super) enum Way {
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
pub(super) enum Compass {
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
pub(super) enum Axes {
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
pub(super) struct SideName {
    pub(super) side: Side,
    pub(super) name: Localized,
    /// Called `the first player` and `the second player`.
    pub(super) is_ordinal: bool,
    /// The pieces that only this side has.
    pub(super) kinds: Vec<Localized>,
}

/// Something that may be true.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Clause {
    All(Vec<Clause>),
    NoMove,
    Passes(u32),
    Repeated {
        with_side: bool,
        negated: bool,
        /// How often before.
        times: u32,
    },
    LastInStore,
    /// The move takes something off the board, or nothing.
    Removes(bool),
    Full,
    Exists(Noun),
    Absent(Noun),
    /// Pieces of which so many, at most, are left.
    Left(Noun, i64),
    Stands(Noun, Vec<Trait>),
    Compare(Quantity, Bound, Quantity),
}

/// A number.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Quantity {
    Int(i64),
    Count(Noun),
    Seeds(Noun),
    Taken,
    /// How many pieces were taken.
    TakenPieces,
    Largest(u32, Noun),
    Sum(Vec<(bool, Quantity)>),
}

/// Something a player does.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Deed {
    Put(Noun, Noun),
    PutRun {
        what: Noun,
        least: u32,
        most: Option<u32>,
        cells: Noun,
        along: Axes,
    },
    Move {
        what: Noun,
        to: Noun,
        captures: Captures,
    },
    Shift {
        what: Noun,
        least: u32,
        most: Option<u32>,
        way: Option<Way>,
        to: Noun,
        pushed: Option<(Noun, bool)>,
    },
    Jump {
        what: Noun,
        way: Option<Way>,
        over: Noun,
        to: Noun,
        repeatedly: bool,
        flying: bool,
    },
    Replace(Noun, Noun),
    Remove(Noun),
    Sow {
        pit: Noun,
        skips: bool,
        stores: bool,
    },
    Pass,
}

/// What becomes of whatever stands where a piece moves to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Captures {
    Nothing,
    /// It may be empty.
    Perhaps,
    /// The target is the captured piece.
    Target,
}

/// What comes of a deed.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outcome {
    Leaving(Noun),
    Removing(Noun, Option<Clause>),
    /// When the turn is over.
    Dooming(Noun, Option<Clause>),
    Becoming {
        what: Noun,
        upon: Vec<Trait>,
        when: Option<Clause>,
    },
    Exchanging {
        what: Noun,
        by: Noun,
        when: Option<Clause>,
    },
    Putting {
        what: Noun,
        on: Noun,
        when: Option<Clause>,
    },
    Taking(Noun, Option<Clause>),
}

/// One step of a turn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct StepPhrase {
    pub(super) guard: Option<Clause>,
    pub(super) optional: bool,
    pub(super) deed: Deed,
    pub(super) also: Option<Deed>,
    pub(super) outcomes: Vec<Outcome>,
    pub(super) provided: Option<Clause>,
    pub(super) again: Again,
    /// Only what removes the most; of equal ones, the most of these.
    pub(super) most: Option<Option<Noun>>,
    pub(super) times: u32,
}

/// Whether the same side goes on.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant)] // there is one in a turn
pub(super) enum Again {
    No,
    Always,
    If(Clause),
    /// With the same piece, as long as it can.
    WithIt {
        may_stop: bool,
        any_line: bool,
    },
}

/// Who does it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Subject {
    Each,
    Side(SideName),
}

/// How an end is decided.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ruling {
    Draw,
    Mover { wins: bool },
    Next { wins: bool },
    Side { who: SideName, wins: bool },
    More { more: bool, what: Counted },
}

/// What is counted to decide a game.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Counted {
    Points,
    Pieces,
    Things(Noun),
    Number(Quantity),
}

/// A sentence of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Sentence {
    /// One that the catalogue says.
    Fixed(Message),
    /// So many pieces for somebody; `None` is as many as needed.
    Supply {
        whose: Supplied,
        kinds: Vec<(Name, Option<u16>)>,
    },
    Begins(SideName),
    /// What stands where at the start.
    Start(Vec<(Name, usize, Option<SideName>, Place)>),
    /// What may be done, in tiers: a later one only if nothing of those before it is possible.
    Turn {
        who: Subject,
        first: bool,
        tiers: Vec<Vec<Vec<StepPhrase>>>,
    },
    /// Whoever achieves it wins or loses.
    Achieve {
        wins: bool,
        feat: Feat,
        what: Noun,
    },
    End {
        when: Clause,
        rulings: Vec<Ruling>,
    },
    Score(Quantity),
    /// What something named is.
    Define(Localized, Meaning),
}

/// What a name means.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Meaning {
    Place(Place),
    Noun(Noun),
}

/// How something is achieved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Feat {
    /// A shape of own pieces.
    Making,
    /// A piece where it should be.
    Bringing,
    /// The opponent's pieces in some state.
    Leaving,
}

/// For whom pieces are.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Supplied {
    Each,
    Both,
    Side(SideName),
}

/// A game as phrases see it: whose turn it is told for, and what `it` means just now.
#[derive(Clone, Copy)]
pub(super) struct View<'g> {
    game: &'g Game,
    /// The side that alone is spoken of.
    side: Option<Side>,
    it: Reference,
    /// In a later step the last move is the one of the step before.
    later: bool,
    /// A jump may go on over more than one.
    several: bool,
    /// Whether things are called by their names; not while those are explained.
    uses_names: bool,
}

impl<'g> View<'g> {
    /// Returns the view of both sides.
    pub(super) fn new(game: &'g Game) -> Self {
        View { game, side: None, it: Reference::That, later: false, several: false, uses_names: true }
    }

    fn of(self, side: Side) -> Self {
        View { side: Some(side), ..self }
    }

    fn moving(self) -> Self {
        View { it: Reference::Mover, ..self }
    }

    fn sides(self) -> &'static [Side] {
        match self.side {
            Some(Side::First) => &[Side::First],
            Some(Side::Second) => &[Side::Second],
            None => &Side::BOTH,
        }
    }

    /// Names a side.
    pub(super) fn side_name(self, side: Side) -> SideName {
        let info = &self.game.sides()[side];
        let own = self.game.kinds().iter().filter(|kind| kind.owner == Owner::Only(side));
        SideName {
            side,
            name: info.name.clone(),
            is_ordinal: matches!(info.word.as_str(), "first" | "second"),
            kinds: own.map(|kind| kind.name.clone()).collect(),
        }
    }

    /// Names a kind of piece; kinds that are called by a number are pieces with that number on them.
    pub(super) fn kind_name(self, kind: usize) -> Name {
        let kind = &self.game.kinds()[kind];
        match kind.word.as_str() {
            "one" => return Name::Numbered(1),
            "two" => return Name::Numbered(2),
            "three" => return Name::Numbered(3),
            _ => {}
        }
        let is_side = self.game.sides().0.iter().any(|side| side.word == kind.word);
        // A piece that is called like its side is a common noun all the same.
        Name::Said(if is_side { kind.name.map(str::to_lowercase) } else { kind.name.clone() })
    }

    /// Returns what people call a set, if it has a name.
    fn name_of(self, set: &Set) -> Option<&'g Localized> {
        let mut named = self.game.named().iter().filter(|_| self.uses_names);
        named.find(|(_, other)| other == set).map(|(name, _)| name)
    }

    fn cell_name(self, cell: CellId) -> String {
        self.game.board().name(cell).to_owned()
    }
}
