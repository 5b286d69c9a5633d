//! Nouns in one and many, and those that every language needs.

use std::borrow::Cow;

use super::Number;
use crate::sheets::phrase::{CellWord, Head, Name};

/// A noun, with its gender where the language has genders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lemma<G> {
    pub(super) one: Cow<'static, str>,
    pub(super) many: Cow<'static, str>,
    pub(super) gender: G,
}

impl<G> Lemma<G> {
    /// Returns a noun of the language's own.
    pub(super) const fn known(one: &'static str, many: &'static str, gender: G) -> Self {
        Lemma { one: Cow::Borrowed(one), many: Cow::Borrowed(many), gender }
    }

    pub(super) fn in_number(&self, number: Number) -> &str {
        match number {
            Number::One => &self.one,
            Number::Many => &self.many,
        }
    }
}

/// The nouns of boards and what stands on them.
pub(super) struct Nouns<G> {
    pub(super) cell: Lemma<G>,
    pub(super) point: Lemma<G>,
    pub(super) pit: Lemma<G>,
    pub(super) square: Lemma<G>,
    pub(super) place: Lemma<G>,
    pub(super) piece: Lemma<G>,
    pub(super) group: Lemma<G>,
    pub(super) line: Lemma<G>,
    pub(super) figure: Lemma<G>,
}

impl<G: Copy> Nouns<G> {
    /// Returns what the cells of a board are called.
    pub(super) fn of_cell(&self, word: CellWord) -> &Lemma<G> {
        match word {
            CellWord::Cell => &self.cell,
            CellWord::Point => &self.point,
            CellWord::Pit => &self.pit,
            CellWord::Box => &self.square,
            CellWord::Place => &self.place,
        }
    }

    /// Returns what a noun names; `named` knows the kinds of pieces.
    pub(super) fn of_head(&self, head: &Head, named: impl Fn(&Name) -> Lemma<G>) -> Lemma<G> {
        match head {
            Head::Cell(word) => self.of_cell(*word),
            Head::Piece => &self.piece,
            Head::Kind(name) => return named(name),
            Head::Group(_) => &self.group,
            Head::Line(..) => &self.line,
            Head::Figure(_) => &self.figure,
        }
        .clone()
    }

    /// Returns a piece that is called by a foreign word.
    pub(super) fn quoted(&self, word: &str) -> Lemma<G> {
        let Lemma { one, many, gender } = &self.piece;
        Lemma {
            one: format!("{one} «{word}»").into(),
            many: format!("{many} «{word}»").into(),
            gender: *gender,
        }
    }

    /// Returns a piece with a number on it.
    pub(super) fn numbered(&self, n: &str) -> Lemma<G> {
        let Lemma { one, many, gender } = &self.piece;
        Lemma { one: format!("{one} {n}").into(), many: format!("{many} {n}").into(), gender: *gender }
    }
}
