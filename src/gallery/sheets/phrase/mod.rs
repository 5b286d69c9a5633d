//! Phrases about a game, built from its rules before they are said in any language.
//!
//! The tree knows nouns, what narrows them down, deeds, clauses and sentences; genders, articles and verbs belong to the
//! realisers in `tongue`. Every `match` over a kind of rule is exhaustive, so that a new word of the rule language does
//! not compile before it has its phrase.

mod clauses;
mod doings;
mod idioms;
mod nouns;
mod places;
mod sections;
mod things;
mod turns;

use crate::diagram::looks;
use rules::game::{CellId, Game, Localized, Owner, Set, Side};

pub(super) use doings::{
    Again, Captures, Clause, Counted, Deed, Feat, Herd, Meaning, Outcome, Quantity, Ruling, Sentence,
    Shifted, StepPhrase, Subject, Supplied,
};
pub(super) use sections::Sections;
pub(super) use things::{
    Axes, CellWord, Compass, Form, Head, Name, Noun, Place, Reached, Reference, Sense, SideName, Spoken,
    Thing, Trait, Way, Whose,
};

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
    /// Whether what lies in sight is called so, and explained once.
    uses_sight: bool,
}

impl<'g> View<'g> {
    /// Returns the view of both sides.
    pub(super) fn new(game: &'g Game) -> Self {
        let it = Reference::That;
        let view =
            View { game, side: None, it, later: false, several: false, uses_names: true, uses_sight: false };
        View { uses_sight: view.sight().is_some(), ..view }
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
        if let Some(number) = looks::number(&kind.word) {
            return Name::Numbered(number);
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
