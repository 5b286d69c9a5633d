//! The tree of phrases: clauses, deeds, and whole sentences.

use rules::game::{Bound, Localized, Repeated};
use speech::Message;

use super::things::{Axes, Name, Noun, Place, SideName, Trait, Way};

/// Something that may be true.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Clause {
    All(Vec<Clause>),
    NoMove,
    Passes(u32),
    Repeated(Repeated),
    LastInStore,
    /// The last seed falls in such a pit.
    LastIn(Noun),
    /// The move takes something off the board, or nothing.
    Removes(bool),
    Full,
    Exists(Noun),
    Absent(Noun),
    /// Pieces of which so many, at most, are left.
    Left(Noun, i64),
    Stands(Noun, Vec<Trait>),
    Compare(Quantity, Bound, Quantity),
    /// One number is more than another, or (`false`) less.
    Differs(Quantity, bool, Quantity),
    /// One group has more pieces than another, or (`false`) fewer.
    Larger(Herd, bool, Herd),
    /// Whether there are seeds: where, and in no pits of that kind.
    Seeds {
        are: bool,
        place: Option<Place>,
        outside: Option<Noun>,
    },
    /// All these pieces hang together.
    OneGroup(Noun),
}

/// A number.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Quantity {
    Int(i64),
    Count(Noun),
    Seeds(Noun),
    Taken,
    /// How many pieces were taken.
    TakenPieces,
    Largest(u32, Noun),
    Sum(Vec<(bool, Quantity)>),
}

/// A group whose size is asked for.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Herd {
    /// The only one.
    The(Noun),
    /// The largest that such things form.
    Largest(Noun),
    /// The largest that this move has taken off.
    Removed,
}

/// Something a player does.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Deed {
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
    Shift(Box<Shifted>),
    Jump {
        what: Noun,
        way: Option<Way>,
        over: Noun,
        to: Noun,
        repeatedly: bool,
        flying: bool,
    },
    /// Square parts of the board by two of their corners, and to which hand (`true` is left).
    Turn {
        parts: Vec<(String, String)>,
        to_left: Option<bool>,
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

/// A line of pieces that move at once.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) struct Shifted {
    pub(in crate::sheets) what: Noun,
    pub(in crate::sheets) least: u32,
    pub(in crate::sheets) most: Option<u32>,
    pub(in crate::sheets) way: Option<Way>,
    pub(in crate::sheets) to: Noun,
    /// What it pushes along its line, and whether only fewer than itself.
    pub(in crate::sheets) pushed: Option<(Noun, bool)>,
}

/// What becomes of whatever stands where a piece moves to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sheets) enum Captures {
    Nothing,
    /// It may be empty.
    Perhaps,
    /// The target is the captured piece.
    Target,
}

/// What comes of a deed.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Outcome {
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
    /// With all of these, where no link is crossed.
    Linking(Noun, Option<Clause>),
    Taking(Noun, Option<Clause>),
    /// The seeds of the pit where the last seed fell and of the one opposite.
    TakingBoth(Clause),
}

/// One step of a turn.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) struct StepPhrase {
    pub(in crate::sheets) guard: Option<Clause>,
    pub(in crate::sheets) optional: bool,
    pub(in crate::sheets) deed: Deed,
    pub(in crate::sheets) also: Option<Deed>,
    pub(in crate::sheets) outcomes: Vec<Outcome>,
    /// What comes of it if the turn ends there.
    pub(in crate::sheets) afterwards: Vec<Outcome>,
    /// What must hold at the end of the turn.
    pub(in crate::sheets) provided_at_end: Option<Clause>,
    pub(in crate::sheets) provided: Option<Clause>,
    pub(in crate::sheets) again: Again,
    /// Only what removes the most; of equal ones, the most of these.
    pub(in crate::sheets) most: Option<Option<Noun>>,
    pub(in crate::sheets) times: u32,
}

/// Whether the same side goes on.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant)] // there is one in a turn
pub(in crate::sheets) enum Again {
    No,
    Always,
    If(Clause),
    /// With the same piece, as long as it can.
    WithIt {
        may_stop: bool,
        any_line: bool,
        /// Only then.
        when: Option<Clause>,
    },
}

/// Who does it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Subject {
    Each,
    Side(SideName),
}

/// How an end is decided.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Ruling {
    Draw,
    Mover {
        wins: bool,
    },
    Next {
        wins: bool,
    },
    /// Who has not just moved.
    Opponent {
        wins: bool,
    },
    Side {
        who: SideName,
        wins: bool,
    },
    More {
        more: bool,
        what: Counted,
    },
}

/// What is counted to decide a game.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Counted {
    Points,
    Pieces,
    Things(Noun),
    Number(Quantity),
}

/// A sentence of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Sentence {
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
pub(in crate::sheets) enum Meaning {
    Place(Place),
    Noun(Noun),
    /// A pit, and those just before it, as long as they are such ones.
    Trail(Noun, Noun),
}

/// How something is achieved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sheets) enum Feat {
    /// A shape of own pieces.
    Making,
    /// A piece where it should be.
    Bringing,
    /// The opponent's pieces in some state.
    Leaving,
}

/// For whom pieces are.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) enum Supplied {
    Each,
    Both,
    Side(SideName),
}
