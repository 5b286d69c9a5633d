//! The words of a sentence: nouns, where things lie, places.

use std::collections::BTreeSet;

use super::{Cell, Content, Noun, Of, Place, Read, Trait, Way};

/// How words say where things lie to the piece that moves, and to something else.
const WAYS: [(&str, &str, Way); 18] = [
    ("straight ahead", "straight ahead of", Way::Ahead),
    ("diagonally ahead", "diagonally ahead of", Way::DiagonallyAhead),
    ("straight behind it", "straight behind", Way::Behind),
    ("diagonally behind it", "diagonally behind", Way::DiagonallyBehind),
    ("to the left or right", "to the left or right of", Way::Sideways),
    ("to the left", "to the left of", Way::Left),
    ("to the right", "to the right of", Way::Right),
    ("just above it", "just above", Way::Above),
    ("just below it", "just below", Way::Below),
    ("a knight's move away", "a knight's move from", Way::Knight),
    ("ahead on the left", "ahead on the left of", Way::AheadLeft),
    ("ahead on the right", "ahead on the right of", Way::AheadRight),
    ("behind it on the left", "behind on the left of", Way::BehindLeft),
    ("behind it on the right", "behind on the right of", Way::BehindRight),
    ("diagonally next to it", "diagonally next to", Way::Diagonal),
    ("next to it along a row or column", "next to", Way::Straight),
    ("next to it in any direction", "around", Way::Every),
    ("beside it", "beside", Way::Straight),
];

/// How words say where one looks along open lines.
const SIGHTS: [(&str, &str, Way); 12] = [
    ("in a straight line", "in a straight line from", Way::Every),
    ("along a row or column", "along a row or column from", Way::Straight),
    ("along a diagonal", "along a diagonal from", Way::Diagonal),
    ("diagonally ahead", "diagonally ahead of", Way::DiagonallyAhead),
    ("ahead", "ahead of", Way::Ahead),
    ("diagonally behind it", "diagonally behind", Way::DiagonallyBehind),
    ("behind it", "behind", Way::Behind),
    ("to the left or right", "to the left or right of", Way::Sideways),
    ("to the left", "to the left of", Way::Left),
    ("to the right", "to the right of", Way::Right),
    ("above it", "above", Way::Above),
    ("below it", "below", Way::Below),
];

/// How words say which way something goes.
const TOWARD: [(&str, Way); 14] = [
    ("in any direction", Way::Every),
    ("in a straight line", Way::Straight),
    ("along a row or column", Way::Straight),
    ("diagonally forward", Way::DiagonallyAhead),
    ("diagonally backward", Way::DiagonallyBehind),
    ("diagonally", Way::Diagonal),
    ("forward", Way::Ahead),
    ("backward", Way::Behind),
    ("sideways", Way::Sideways),
    ("to the left", Way::Left),
    ("to the right", Way::Right),
    ("upwards", Way::Above),
    ("downwards", Way::Below),
    ("like a knight in chess", Way::Knight),
];

const NUMBERS: [&str; 10] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// The words of a sentence, and how many have been read.
pub(super) struct Words<'s> {
    pub(super) words: Vec<&'s str>,
    pub(super) at: usize,
    /// Whether neighbours share corners, too.
    pub(super) diagonals_touch: bool,
    /// Names of pieces, one and many.
    pub(super) pieces: &'s BTreeSet<String>,
}

impl<'s> Words<'s> {
    pub(super) fn new(text: &'s str, pieces: &'s BTreeSet<String>, diagonals_touch: bool) -> Self {
        let words = text.split_whitespace().map(|word| word.trim_end_matches([',', '.', ';'])).collect();
        Words { words, at: 0, diagonals_touch, pieces }
    }

    /// Goes on if these words come next.
    pub(super) fn eat(&mut self, phrase: &str) -> bool {
        let n = phrase.split(' ').count();
        let comes = self.words.get(self.at..self.at + n);
        let is_next = comes.is_some_and(|words| words.iter().copied().eq(phrase.split(' ')));
        self.at += if is_next { n } else { 0 };
        is_next
    }

    pub(super) fn need(&mut self, phrase: &str) -> Read<()> {
        if self.eat(phrase) { Ok(()) } else { Err(format!("no `{phrase}` before `{}`", self.rest())) }
    }

    pub(super) fn rest(&self) -> String {
        self.words[self.at.min(self.words.len())..].join(" ")
    }

    pub(super) fn done(&self) -> Read<()> {
        if self.at >= self.words.len() { Ok(()) } else { Err(format!("`{}`", self.rest())) }
    }

    pub(super) fn next(&mut self) -> Read<&'s str> {
        let word = self.words.get(self.at).copied().ok_or("a word is missing")?;
        self.at += 1;
        Ok(word)
    }

    pub(super) fn number(&mut self) -> Option<usize> {
        let word = self.words.get(self.at)?;
        let named = NUMBERS.iter().position(|number| number == word).map(|at| at + 1);
        let number = named.or_else(|| word.parse().ok())?;
        self.at += 1;
        Some(number)
    }

    /// Tries something and stays where it was if it fails.
    pub(super) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Option<T> {
        let before = self.at;
        let found = read(self).ok();
        if found.is_none() {
            self.at = before;
        }
        found
    }

    pub(super) fn piece(&mut self) -> bool {
        let is_piece = self.words.get(self.at).is_some_and(|word| self.pieces.contains(*word));
        self.at += usize::from(is_piece);
        is_piece
    }

    pub(super) fn noun(&mut self) -> Read<Noun> {
        let mut least = 1;
        let mut on = Content::Anything;
        let counted = self.attempt(|words| {
            words.need("at least")?;
            words.number().ok_or_else(|| "a number".to_owned())
        });
        if let Some(n) = counted {
            least = n;
            if self.eat("of their") {
                on = Content::Own;
            }
        } else if self.eat("one of their") || self.eat("all their") || self.eat("their") {
            on = Content::Own;
        } else if self.eat("any") {
            on = Content::Occupied;
        } else {
            let _ = self.eat("an") || self.eat("a") || self.eat("all") || self.eat("the");
        }
        let mut traits = Vec::new();
        loop {
            if self.eat("empty") {
                on = Content::Empty;
            } else if self.eat("occupied") {
                on = Content::Occupied;
            } else if self.eat("enemy") {
                on = Content::Enemy;
            } else if self.eat("dark") {
                traits.push(Trait::At(Place::Dark));
            } else if self.eat("light") {
                traits.push(Trait::At(Place::Light));
            } else {
                break;
            }
        }
        let is_cell = ["cell", "cells", "point", "points"].iter().any(|word| self.eat(word));
        if !is_cell && !self.piece() {
            return Err(format!("no noun in `{}`", self.rest()));
        }
        if !is_cell && on == Content::Anything {
            on = Content::Occupied;
        }
        loop {
            if self.eat("that is empty or holds an enemy") {
                if !self.piece() {
                    return Err(format!("no piece in `{}`", self.rest()));
                }
                on = Content::EmptyOrEnemy;
            } else if let Some(mut first) = self.attempt(Self::one_trait) {
                let mut all = vec![first];
                while let Some(more) = self.attempt(|words| {
                    words.need("or")?;
                    words.one_trait()
                }) {
                    all.push(more);
                }
                first = if all.len() == 1 { all.remove(0) } else { Trait::Any(all) };
                traits.push(first);
                let _ = self.attempt(|words| {
                    words.need("and")?;
                    let at = words.at;
                    words.one_trait()?;
                    words.at = at;
                    Ok(())
                });
            } else {
                break;
            }
        }
        Ok(Noun { least, on, traits })
    }

    fn one_trait(&mut self) -> Read<Trait> {
        if self.eat("not") {
            return Ok(Trait::Not(Box::new(self.one_trait()?)));
        }
        if self.eat("outside") {
            return Ok(Trait::Not(Box::new(Trait::At(self.place(false)?))));
        }
        if let Some(sight) = self.attempt(Self::sight) {
            return Ok(sight);
        }
        if let Some(near) = self.attempt(Self::near) {
            return Ok(near);
        }
        Ok(Trait::At(self.place(true)?))
    }

    fn of(&mut self) -> Read<Of> {
        if self.eat("that cell") || self.eat("that point") || self.eat("it") {
            return Ok(Of::It);
        }
        Ok(Of::Noun(Box::new(self.noun()?)))
    }

    fn sight(&mut self) -> Read<Trait> {
        for (to_it, to_that, way) in SIGHTS {
            let found = self.attempt(|words| {
                words.need(to_that)?;
                let of = words.of()?;
                words.eat("diagonals included");
                words.need("with nothing in between")?;
                Ok(Trait::Sight(way, of))
            });
            let found = found.or_else(|| {
                self.attempt(|words| {
                    words.need(to_it)?;
                    words.eat("diagonals included");
                    words.need("with nothing in between")?;
                    Ok(Trait::Sight(way, Of::It))
                })
            });
            if let Some(found) = found {
                return Ok(found);
            }
        }
        Err("no line of sight".to_owned())
    }

    fn near(&mut self) -> Read<Trait> {
        let far = self.attempt(|words| {
            let n = words.number().filter(|n| *n > 1).ok_or_else(|| "a number".to_owned())?;
            if !(words.eat("cells away") || words.eat("points away")) {
                return Err("a distance".to_owned());
            }
            let of = if words.eat("from") { words.of()? } else { Of::It };
            let way = words.toward()?;
            Ok(Trait::Near(way, i32::try_from(n).unwrap_or(1), of))
        });
        if let Some(far) = far {
            return Ok(far);
        }
        for (to_it, to_that, way) in WAYS {
            let touching = if self.diagonals_touch { Way::Every } else { Way::Straight };
            let way = if to_that == "beside" { touching } else { way };
            let found = self.attempt(|words| {
                words.need(to_that)?;
                let of = words.of()?;
                if to_that == "next to" {
                    words.need("along a row or column")?;
                }
                Ok(Trait::Near(way, 1, of))
            });
            if let Some(found) = found {
                return Ok(found);
            }
            if self.eat(to_it) {
                return Ok(Trait::Near(way, 1, Of::It));
            }
        }
        Err(format!("no way in `{}`", self.rest()))
    }

    pub(super) fn toward(&mut self) -> Read<Way> {
        let found = TOWARD.iter().find(|(phrase, _)| self.eat(phrase));
        found.map(|(_, way)| *way).ok_or_else(|| format!("no direction in `{}`", self.rest()))
    }

    fn row(&mut self) -> Read<i32> {
        self.next()?.parse::<i32>().map(|row| row - 1).map_err(|_| "no row".to_owned())
    }

    fn column(&mut self) -> Read<i32> {
        match self.next()?.as_bytes() {
            [letter @ b'a'..=b'z'] => Ok(i32::from(letter - b'a')),
            _ => Err("no column".to_owned()),
        }
    }

    /// Reads a place, with the word that says that something is there or without it.
    pub(super) fn place(&mut self, is_there: bool) -> Read<Place> {
        let at = |words: &mut Self, preposition: &str, phrase: &str| {
            let whole = if is_there { format!("{preposition} {phrase}") } else { phrase.to_owned() };
            words.eat(&whole)
        };
        if at(self, "in", "row") {
            let row = self.row()?;
            return Ok(Place::Rows(row, row));
        }
        if at(self, "in", "rows") {
            let low = self.row()?;
            let _ = self.eat("and") || self.eat("to");
            return Ok(Place::Rows(low, self.row()?));
        }
        if at(self, "in", "column") {
            let column = self.column()?;
            return Ok(Place::Columns(column, column));
        }
        if at(self, "in", "columns") {
            let low = self.column()?;
            let _ = self.eat("and") || self.eat("to");
            return Ok(Place::Columns(low, self.column()?));
        }
        for (n, nth) in (0..).zip(["first", "second", "third"]) {
            if at(self, "in", &format!("their {nth} row")) {
                return Ok(Place::OwnRow(n));
            }
        }
        if at(self, "in", "the last row") {
            return Ok(Place::LastRow);
        }
        if at(self, "in", "a corner") || at(self, "in", "the corners") {
            return Ok(Place::Corner);
        }
        if at(self, "in", "the centre") {
            return Ok(Place::Centre);
        }
        if at(self, "on", "the edge") {
            return Ok(Place::Edge);
        }
        if at(self, "on", "the dark cells") {
            return Ok(Place::Dark);
        }
        if at(self, "on", "the light cells") {
            return Ok(Place::Light);
        }
        if is_there {
            self.need("on")?;
        }
        let mut cells = BTreeSet::from([cell(self.next()?)?]);
        while let Some(more) = self.attempt(|words| {
            let _ = words.eat("and") || words.eat("or");
            cell(words.next()?)
        }) {
            cells.insert(more);
        }
        Ok(Place::Cells(cells))
    }
}

/// Reads the name of a cell.
pub(super) fn cell(word: &str) -> Read<Cell> {
    match word.as_bytes() {
        [letter @ b'a'..=b'z', row @ ..] if !row.is_empty() && row.iter().all(u8::is_ascii_digit) => {
            let row: i32 = word[1..].parse().map_err(|_| "no cell".to_owned())?;
            Ok((i32::from(letter - b'a'), row - 1))
        }
        _ => Err(format!("`{word}` is no cell")),
    }
}
