//! The names a game file declares, and what they stand for.

use crate::game::{
    Board, BySide, CellSet, Family, Layer, Layers, Number, Owner, Pattern, PieceKind, Set, Side, SideInfo,
    Steps,
};
use crate::words::Noun;

/// Links lead along so many axes at most: a knight's leaps have four.
pub(super) const MOST_LINK_AXES: usize = 4;

/// A zone: the same cells for both sides, or each side's own.
#[derive(Clone, Debug)]
pub(super) struct Zone {
    pub(super) word: String,
    pub(super) cells: BySide<CellSet>,
    /// Whether `own` or `enemy` must say whose is meant.
    pub(super) by_side: bool,
}

/// Everything a phrase may name.
pub(super) struct Scope {
    pub(super) board: Board,
    pub(super) sides: BySide<SideInfo>,
    pub(super) kinds: Vec<PieceKind>,
    pub(super) layers: Vec<Layer>,
    pub(super) zones: Vec<Zone>,
    pub(super) sets: Vec<(String, Set)>,
    pub(super) patterns: Vec<Pattern>,
    pub(super) score: Option<Number>,
    /// Whether a turn makes links between pieces.
    pub(super) links: bool,
    /// The sets that have not been read yet, with the words they are said in; while sets are read, the first is being read.
    pub(super) later: Vec<(String, Vec<String>)>,
}

impl Scope {
    /// Returns the layers of a side.
    pub(super) fn layers_of(&self, side: Side) -> Layers {
        self.layers_where(|layer| layer.side == Some(side))
    }

    /// Returns the layers of a kind of piece.
    pub(super) fn layers_of_kind(&self, kind: usize) -> Layers {
        self.layers_where(|layer| layer.kind == kind)
    }

    fn layers_where(&self, keep: impl Fn(&Layer) -> bool) -> Layers {
        self.layers.iter().enumerate().filter(|(_, layer)| keep(layer)).fold(0, |mask, (i, _)| mask | 1 << i)
    }

    /// Returns the side a word means to each mover: `own`, `enemy`, `first`, `second` or a side's own word.
    pub(super) fn side(&self, word: &str) -> Option<BySide<Side>> {
        let same = |side| Some(BySide([side, side]));
        match Noun::read(word) {
            Some(Noun::Own) => Some(BySide([Side::First, Side::Second])),
            Some(Noun::Enemy) => Some(BySide([Side::Second, Side::First])),
            Some(Noun::First) => same(Side::First),
            Some(Noun::Second) => same(Side::Second),
            Some(Noun::Empty | Noun::Occupied | Noun::Any | Noun::Cells | Noun::Alike)
            | Some(Noun::It | Noun::Origin | Noun::Arrived | Noun::Departed | Noun::Jumped | Noun::New)
            | Some(Noun::Unmoved | Noun::Onward | Noun::Visited | Noun::Removed)
            | None => Side::BOTH.into_iter().find(|&side| self.sides[side].word == word).and_then(same),
        }
    }

    /// Returns the kind of piece a word means; the plural is understood.
    pub(super) fn kind(&self, word: &str) -> Option<usize> {
        let singular = word.strip_suffix('s').unwrap_or(word);
        self.kinds
            .iter()
            .position(|kind| kind.word == word)
            .or_else(|| self.kinds.iter().position(|kind| kind.word == singular))
    }

    /// Returns the zone of that name.
    pub(super) fn zone(&self, word: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.word == word)
    }

    /// Returns the words that name cells in this file, for suggestions.
    pub(super) fn words(&self) -> Vec<&str> {
        let mut words = Noun::ALL.iter().map(|noun| noun.word()).collect::<Vec<_>>();
        words.extend(Side::BOTH.iter().map(|&side| self.sides[side].word.as_str()));
        words.extend(self.kinds.iter().map(|kind| kind.word.as_str()));
        words.extend(self.zones.iter().map(|zone| zone.word.as_str()));
        words.extend(self.sets.iter().map(|(word, _)| word.as_str()));
        words.extend(self.patterns.iter().map(|pattern| pattern.word.as_str()));
        words.extend(self.board.region_names());
        words
    }

    /// Returns the cells of a set that depends on no piece and no move, for each side; `None` if it does.
    pub(super) fn constant(&self, set: &Set) -> Option<BySide<CellSet>> {
        let both = |f: &dyn Fn(Side) -> Option<Vec<bool>>| {
            let [first, second] = Side::BOTH.map(f);
            let list = |mask: Vec<bool>| {
                mask.iter().enumerate().filter(|(_, m)| **m).map(|(i, _)| i as u16).collect()
            };
            Some(BySide([list(first?), list(second?)]))
        };
        both(&|side| self.constant_mask(set, side))
    }

    fn constant_mask(&self, set: &Set, side: Side) -> Option<Vec<bool>> {
        let n = self.board.n_cells();
        let of_parts = |parts: &[Set]| {
            parts.iter().map(|part| self.constant_mask(part, side)).collect::<Option<Vec<_>>>()
        };
        Some(match set {
            Set::Cells(cells) => {
                let mut mask = vec![false; n];
                cells[side].iter().for_each(|&cell| mask[usize::from(cell)] = true);
                mask
            }
            Set::Not(inner) => self.constant_mask(inner, side)?.into_iter().map(|m| !m).collect(),
            Set::And(parts) => {
                let parts = of_parts(parts)?;
                (0..n).map(|i| parts.iter().all(|mask| mask[i])).collect()
            }
            Set::Or(parts) => {
                // `cells` is written as "empty or not empty".
                if parts.as_slice() == [Set::Empty, Set::Not(Box::new(Set::Empty))] {
                    return Some(vec![true; n]);
                }
                let parts = of_parts(parts)?;
                (0..n).map(|i| parts.iter().any(|mask| mask[i])).collect()
            }
            Set::Else(parts) => {
                of_parts(parts)?.into_iter().find(|mask| mask.contains(&true)).unwrap_or(vec![false; n])
            }
            Set::Near(steps, distance, of) => {
                let mask = self.constant_mask(of, side)?;
                let mut reached = vec![false; n];
                match steps[side] {
                    crate::game::Steps::Links => {
                        for (cell, _) in mask.iter().enumerate().filter(|(_, m)| **m) {
                            for &to in self.board.links(cell as u16) {
                                reached[usize::from(to)] = true;
                            }
                        }
                    }
                    crate::game::Steps::Toward(bits) => {
                        let chosen =
                            self.board.directions().iter().enumerate().filter(|(d, _)| bits >> d & 1 == 1);
                        let cell_at = |place: u16| usize::from(self.board.cell_at(place));
                        for (_, direction) in chosen {
                            let places = 0..self.board.n_places() as u16;
                            for from in places.filter(|&place| mask[cell_at(place)]) {
                                let step = |at: u16, _| direction.to[usize::from(at)];
                                if let Some(to) = (0..*distance).try_fold(from, step) {
                                    reached[cell_at(to)] = true;
                                }
                            }
                        }
                    }
                }
                reached
            }
            Set::Layers(_) | Set::Empty | Set::New | Set::Pattern(_) | Set::Seeds(..) => return None,
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped => return None,
            Set::Unmoved | Set::Onward | Set::Visited | Set::Removed | Set::RunOn(..) => return None,
            Set::SightOver(..) | Set::Farthest(..) | Set::AsFar(..) | Set::Reaching(..) => return None,
            Set::Sight(..) | Set::Groups(..) | Set::Line(..) | Set::Between(..) | Set::Trail(..) => {
                return None;
            }
        })
    }

    /// Returns the directions in which a clause links the piece that has moved, for either side: those of the one step that
    /// leads from it to the set.
    pub(super) fn link_directions(&self, set: &Set) -> Option<u16> {
        let all = ((1_u32 << self.board.directions().len().min(16)) - 1) as u16;
        let directions = set.link_steps()?.0.map(|steps| match steps {
            Steps::Toward(bits) => bits,
            Steps::Links if self.board.diagonals_touch => 0xff & all,
            Steps::Links => match self.board.family {
                Family::Square | Family::Points => 0b0101_0101,
                _ => all,
            },
        });
        let is_flat = !matches!(self.board.family, Family::Graph | Family::Boxes | Family::Pits);
        Some(directions[0] | directions[1]).filter(|bits| is_flat && self.link_axes(*bits) <= MOST_LINK_AXES)
    }

    /// Returns along how many axes some directions lead.
    pub(super) fn link_axes(&self, bits: u16) -> usize {
        let directions = self.board.directions().iter().enumerate();
        let is_first = |index: usize, opposite: usize| index < opposite || bits >> opposite & 1 == 0;
        directions.filter(|(i, way)| bits >> i & 1 == 1 && is_first(*i, way.opposite)).count()
    }

    /// Returns the circle in which a set that is being read names itself by way of another, from that other on.
    pub(super) fn circle(&self, named: &str) -> Option<Vec<&str>> {
        let (reading, _) = self.later.first()?;
        let mut ways = vec![vec![self.later.iter().find(|(word, _)| word == named)?]];
        let mut next = 0;
        while let Some(way) = ways.get(next).cloned() {
            next += 1;
            let last = way[way.len() - 1];
            if last.0 == *reading {
                return Some(way.iter().map(|(word, _)| word.as_str()).collect());
            }
            let is_new = |word: &str| !ways.iter().flatten().any(|(known, _)| known == word);
            let on: Vec<_> =
                self.later.iter().filter(|(word, _)| last.1.contains(word) && is_new(word)).collect();
            ways.extend(on.into_iter().map(|to| way.iter().copied().chain([to]).collect::<Vec<_>>()));
        }
        None
    }

    /// Returns whether a kind of piece belongs to someone.
    pub(super) fn is_owned(&self, kind: usize) -> bool {
        self.kinds[kind].owner != Owner::Shared
    }
}
