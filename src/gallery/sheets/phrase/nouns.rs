//! Sets of cells as nouns: "an empty cell beside an enemy piece", "all their pieces".

use super::{
    CellWord, Form, Head, Name, Noun, Place, Reached, Reference, Sense, Spoken, Thing, Trait, View, Way,
    Whose, idioms,
};
use rules::game::{Bond, BySide, Family, Layers, Owner, Parts, Set, Side, Steps, Touch};

impl Noun {
    pub(super) fn thing(head: Head, form: Form, whose: Whose, traits: Vec<Trait>) -> Self {
        Noun::Thing(Thing { head, form, whose, traits })
    }

    /// Returns the same noun for another number of them.
    pub(in crate::sheets) fn in_form(&self, form: Form) -> Noun {
        match self {
            Noun::Thing(thing) => Noun::Thing(Thing { form, ..thing.clone() }),
            Noun::That(..) => self.clone(),
            Noun::Any(nouns) => Noun::Any(nouns.iter().map(|noun| noun.in_form(form)).collect()),
            Noun::Else(nouns) => Noun::Else(nouns.iter().map(|noun| noun.in_form(form)).collect()),
        }
    }
}

impl View<'_> {
    /// Names the cells of a set, or the pieces on them.
    pub(super) fn noun(self, set: &Set, form: Form, sense: Sense) -> Noun {
        if let Some(name) = self.name_of(set).filter(|_| !matches!(set, Set::Cells(_))) {
            return self.shape(Head::Kind(Name::Said(name.clone())), form, Vec::new());
        }
        match set {
            Set::Or(sets) if is_everything(sets) => self.described(&[], form, sense),
            Set::Or(sets) => idioms::merged(sets.iter().map(|set| self.noun(set, form, sense)).collect()),
            Set::Else(sets) => Noun::Else(sets.iter().map(|set| self.noun(set, form, sense)).collect()),
            Set::Line(steps, n, of) => {
                let of = of.as_ref().map(|of| Box::new(self.noun(of, Form::Some, Sense::Piece)));
                self.shape(Head::Line(*n, self.axes_of(steps), of), form, Vec::new())
            }
            Set::Groups(of, touches, Bond::Touch) if self.is_own_group(of, touches) => {
                let piece = Box::new(Noun::That(self.it, Sense::Piece));
                self.shape(Head::Group(piece), Form::The, Vec::new())
            }
            Set::Groups(of, touches, bond) => match self.noun(of, form, Sense::Cell) {
                // The only piece of its kind is no group.
                Noun::Thing(mut only) if only.form == Form::The => {
                    only.traits.extend(self.touches(touches));
                    Noun::Thing(only)
                }
                _ => {
                    let mut of = self.noun(of, Form::Some, Sense::Cell);
                    if let (Bond::Links, Noun::Thing(pieces)) = (bond, &mut of) {
                        pieces.traits.push(Trait::Said(Spoken::Linked));
                    }
                    self.shape(Head::Group(Box::new(of)), form, self.touches(touches))
                }
            },
            Set::Pattern(index) => {
                let word = self.game.patterns().get(*index).map(|pattern| pattern.word.clone());
                self.shape(Head::Figure(word.unwrap_or_default()), form, Vec::new())
            }
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped => {
                Noun::That(self.reference(set).unwrap_or(self.it), sense)
            }
            Set::Reaching(of, negated, least, parts) => match self.noun(of, form, sense) {
                Noun::Thing(mut groups) => {
                    let of = match parts {
                        Parts::Sides(_) => Reached::Sides,
                        Parts::Cells(cells) => Reached::Cells(self.place_by_side(cells)),
                    };
                    groups.traits.push(Trait::Said(Spoken::Reaching {
                        negated: *negated,
                        least: *least,
                        of,
                    }));
                    Noun::Thing(groups)
                }
                other => other,
            },
            Set::And(_)
            | Set::Unmoved
            | Set::Onward
            | Set::Visited
            | Set::Removed
            | Set::Farthest(..)
            | Set::AsFar(..)
            | Set::RunOn(..)
            | Set::Cells(_)
            | Set::Layers(_)
            | Set::Empty
            | Set::New
            | Set::Not(_)
            | Set::Near(..)
            | Set::Sight(..)
            | Set::SightOver(..)
            | Set::Between(..)
            | Set::Seeds(..)
            | Set::Trail(..) => self.described(&set.factors(), form, sense),
        }
    }

    /// Names the cells of lines, groups and patterns rather than those themselves, for counting.
    pub(super) fn counted(self, set: &Set, form: Form) -> Noun {
        match set {
            Set::Line(_, _, Some(of)) | Set::Groups(of, ..) | Set::Reaching(of, ..) => {
                self.within(self.noun(of, form, Sense::Cell), set)
            }
            Set::Line(_, _, None) | Set::Pattern(_) => {
                self.within(Noun::thing(Head::Piece, form, Whose::Plain, Vec::new()), set)
            }
            Set::Cells(_) | Set::Layers(_) | Set::Empty | Set::New | Set::Seeds(..) => {
                self.noun(set, form, Sense::Cell)
            }
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped => {
                self.noun(set, form, Sense::Cell)
            }
            Set::Not(_) | Set::And(_) | Set::Or(_) | Set::Else(_) => self.noun(set, form, Sense::Cell),
            Set::Near(..) | Set::Sight(..) | Set::SightOver(..) | Set::Between(..) | Set::Trail(..) => {
                self.noun(set, form, Sense::Cell)
            }
            Set::Unmoved
            | Set::Onward
            | Set::Visited
            | Set::Removed
            | Set::Farthest(..)
            | Set::AsFar(..)
            | Set::RunOn(..) => self.noun(set, form, Sense::Cell),
        }
    }

    fn within(self, noun: Noun, set: &Set) -> Noun {
        match noun {
            Noun::Thing(mut thing) => {
                thing.traits.push(Trait::In(Box::new(self.noun(set, Form::Some, Sense::Cell))));
                Noun::Thing(thing)
            }
            other => other,
        }
    }

    fn shape(self, head: Head, form: Form, traits: Vec<Trait>) -> Noun {
        Noun::thing(head, form, Whose::Plain, traits)
    }

    pub(super) fn reference(self, set: &Set) -> Option<Reference> {
        Some(match set {
            Set::It => self.it,
            Set::Origin => Reference::Origin,
            // After a step, the last move is the one of that step.
            Set::Arrived if self.later => Reference::That,
            Set::Arrived => Reference::Arrived,
            Set::Departed => Reference::Departed,
            Set::Jumped if self.several => Reference::JumpedSeveral,
            Set::Jumped => Reference::Jumped,
            Set::Cells(_) | Set::Layers(_) | Set::Empty | Set::New | Set::Pattern(_) | Set::Seeds(..) => {
                return None;
            }
            Set::Not(_) | Set::And(_) | Set::Or(_) | Set::Else(_) | Set::Near(..) | Set::Sight(..) => {
                return None;
            }
            Set::Groups(..) | Set::Line(..) | Set::Between(..) | Set::Trail(..) => return None,
            Set::Unmoved | Set::Onward | Set::Visited | Set::Removed | Set::RunOn(..) => return None,
            Set::SightOver(..) | Set::Farthest(..) | Set::AsFar(..) | Set::Reaching(..) => return None,
        })
    }

    pub(in crate::sheets) fn cell_word(self) -> CellWord {
        match self.game.board().family {
            Family::Graph | Family::Points => CellWord::Point,
            Family::Pits => CellWord::Pit,
            Family::Boxes => CellWord::Place,
            Family::Square | Family::Hexagon | Family::Rhombus => CellWord::Cell,
        }
    }

    fn described(self, described: &[&Set], form: Form, sense: Sense) -> Noun {
        let mut masks: Option<BySide<Layers>> = None;
        let mut excluded: Vec<BySide<Layers>> = Vec::new();
        let mut traits = Vec::new();
        let mut word = self.cell_word();
        let mut todo: Vec<&Set> = described.to_vec();
        traits.extend(self.passed_over(&mut todo));
        todo.reverse();
        while let Some(part) = todo.pop() {
            match part {
                Set::Layers(of) => {
                    let BySide([a, b]) = masks.unwrap_or(BySide([Layers::MAX; 2]));
                    masks = Some(BySide([a & of.0[0], b & of.0[1]]));
                }
                Set::Not(inner) if matches!(**inner, Set::Layers(_)) => {
                    if let Set::Layers(of) = **inner {
                        excluded.push(of);
                    }
                }
                // What holds of every cell need not be said.
                Set::Or(sets) if is_everything(sets) => {}
                Set::Between(_, _, of, _) | Set::RunOn(_, _, of, _) => {
                    traits.push(self.trait_of(part));
                    todo.extend(of.factors());
                }
                part => match self.trait_of(part) {
                    Trait::At(Place::Boxes) if sense == Sense::Cell => word = CellWord::Box,
                    one => traits.push(one),
                },
            }
        }
        if let Some(BySide([first, second])) = &mut masks {
            for BySide([a, b]) in excluded.drain(..) {
                (*first, *second) = (*first & !a, *second & !b);
            }
        }
        let are_pieces = masks.is_some() || sense == Sense::Piece;
        let not_those = excluded.iter().map(|of| {
            let form = if are_pieces { Form::One } else { Form::Some };
            let pieces = Box::new(self.pieces(of, form, Vec::new()));
            Trait::Not(Box::new(if are_pieces { Trait::Being(pieces) } else { Trait::With(pieces) }))
        });
        traits.extend(not_those);
        if are_pieces {
            traits.retain(|one| *one != Trait::Occupied);
        }
        if masks.is_some() && word == CellWord::Box {
            traits.push(Trait::At(Place::Boxes));
        }
        traits.sort_by_key(rank);
        // What has a name is called by it.
        let is_named = |one: &Trait| match one {
            Trait::Being(of) => matches!(&**of, Noun::Thing(of) if of.traits.is_empty()),
            _ => false,
        };
        if masks.is_none()
            && let Some(index) = traits.iter().position(is_named)
            && let Trait::Being(of) = traits.remove(index)
            && let Noun::Thing(Thing { head, .. }) = *of
        {
            return Noun::thing(head, form, Whose::Plain, traits);
        }
        match masks {
            Some(masks) => self.pieces(&masks, form, traits),
            None if are_pieces => Noun::thing(Head::Piece, form, Whose::Any, traits),
            None => Noun::thing(Head::Cell(word), form, Whose::Plain, traits),
        }
    }

    /// Names pieces of some layers.
    pub(super) fn pieces(self, masks: &BySide<Layers>, form: Form, mut traits: Vec<Trait>) -> Noun {
        let game = self.game;
        let within = |of: fn(Side) -> Side| {
            self.sides().iter().all(|&side| masks[side] & !game.layers_of(of(side)) == 0)
        };
        let owned = game.layers_of(Side::First) | game.layers_of(Side::Second);
        let meant = self.sides().iter().fold(0, |all, &side| all | masks[side]);
        let mut whose = match meant & owned {
            0 => Whose::Plain,
            _ if within(|side| side) => Whose::Own,
            _ if within(|side| !side) => Whose::Enemy,
            _ if within(|_| Side::First) => Whose::Side(Box::new(self.side_name(Side::First))),
            _ if within(|_| Side::Second) => Whose::Side(Box::new(self.side_name(Side::Second))),
            _ => Whose::Either,
        };
        let kinds = self.kinds_in(meant);
        // All that there are of those owners are simply pieces.
        let possible = self.kinds_in(self.sides().iter().fold(0, |all, &side| {
            all | match &whose {
                Whose::Own => game.layers_of(side),
                Whose::Enemy => game.layers_of(!side),
                Whose::Side(named) => game.layers_of(named.side),
                Whose::Either | Whose::Any | Whose::Plain => owned,
            }
        }));
        let left_out: Vec<usize> = possible.iter().copied().filter(|kind| !kinds.contains(kind)).collect();
        let is_all = whose != Whose::Plain && left_out.is_empty() && possible.len() > 1;
        let differ = match self.sides() {
            [a, b] => self.kinds_in(masks[*a]) != self.kinds_in(masks[*b]),
            _ => false,
        };
        if differ && !is_all && left_out.len() < kinds.len() {
            // Each side has kinds of its own; what is left out is easier said than what is meant.
            for kind in left_out {
                traits.push(Trait::Not(Box::new(Trait::Being(Box::new(self.named(kind, Form::One))))));
            }
            return Noun::thing(Head::Piece, form, whose, traits);
        }
        if is_all || kinds.is_empty() {
            return Noun::thing(Head::Piece, form, whose, traits);
        }
        if kinds.iter().all(|&kind| matches!(game.kinds()[kind].owner, Owner::Only(_))) {
            whose = Whose::Plain;
        }
        let mut names: Vec<Noun> = kinds
            .iter()
            .map(|&kind| {
                let form = if form == Form::One && self.is_only_one(kind) { Form::The } else { form };
                Noun::thing(Head::Kind(self.kind_name(kind)), form, whose.clone(), traits.clone())
            })
            .collect();
        if names.len() == 1 { names.remove(0) } else { Noun::Any(names) }
    }

    fn named(self, kind: usize, form: Form) -> Noun {
        let form = if self.is_only_one(kind) { Form::The } else { form };
        Noun::thing(Head::Kind(self.kind_name(kind)), form, Whose::Plain, Vec::new())
    }

    fn is_only_one(self, kind: usize) -> bool {
        let kind = &self.game.kinds()[kind];
        kind.supply == 1 && kind.counted
    }

    fn kinds_in(self, mask: Layers) -> Vec<usize> {
        let mut kinds: Vec<usize> = Vec::new();
        for (index, layer) in self.game.layers().iter().enumerate() {
            if mask >> index & 1 == 1 && !kinds.contains(&layer.kind) {
                kinds.push(layer.kind);
            }
        }
        kinds
    }

    /// Says what narrows down the cells or pieces named before it.
    pub(super) fn trait_of(self, set: &Set) -> Trait {
        let thing = |set: &Set| Box::new(self.noun(set, Form::One, Sense::Cell));
        if self.name_of(set).is_some() && !matches!(set, Set::Cells(_)) {
            return Trait::Being(thing(set));
        }
        match set {
            Set::Cells(cells) => Trait::At(self.place_by_side(cells)),
            Set::Layers(_) => Trait::With(thing(set)),
            Set::Empty => Trait::Empty,
            Set::New => Trait::Changed,
            Set::Not(inner) if **inner == Set::Empty => Trait::Occupied,
            Set::Not(inner) if **inner == Set::Visited => Trait::Said(Spoken::Unvisited),
            Set::Not(inner) if **inner == Set::Onward => Trait::Said(Spoken::Turning),
            Set::Not(inner) => match self.trait_of(inner) {
                // Nobody says "without a piece of theirs".
                Trait::With(_) => {
                    Trait::Not(Box::new(Trait::With(Box::new(self.noun(inner, Form::Some, Sense::Cell)))))
                }
                other => Trait::Not(Box::new(other)),
            },
            Set::And(sets) => Trait::All(sets.iter().map(|set| self.trait_of(set)).collect()),
            Set::Or(sets) => Trait::Any(sets.iter().flat_map(|set| self.alternatives(set)).collect()),
            Set::Else(sets) => Trait::Else(sets.iter().map(|set| self.trait_of(set)).collect()),
            Set::Near(steps, 1, of) if self.is_over_empty(steps, of) => Trait::Said(Spoken::TwoAway {
                way: self.way(steps),
                word: self.cell_word(),
                of: Box::new(Noun::That(self.it, Sense::Piece)),
            }),
            Set::Near(steps, n, of) => Trait::Near(self.way(steps), *n, self.cell_word(), thing(of)),
            Set::Sight(_, of) if self.uses_sight && **of == Set::It && self.it != Reference::Mover => {
                Trait::Said(Spoken::InSight(thing(of)))
            }
            Set::Sight(steps, of) => Trait::Sight(self.way(steps), thing(of), [None, None]),
            Set::SightOver(steps, sets) => {
                let some = |set: &Set| Box::new(self.noun(set, Form::Some, Sense::Cell));
                let over = (sets.1 != Set::Empty).then(|| some(&sets.1));
                Trait::Sight(self.way(steps), thing(&sets.0), [over, sets.2.as_ref().map(thing)])
            }
            Set::Groups(..) | Set::Reaching(..) | Set::Line(..) | Set::Pattern(_) => Trait::In(thing(set)),
            Set::Unmoved => Trait::Said(Spoken::Unmoved),
            Set::Onward => Trait::Said(Spoken::Onward),
            Set::Visited => Trait::Said(Spoken::Visited),
            Set::Removed => Trait::Said(Spoken::Removed),
            Set::RunOn(steps, length, _, onward) => {
                let all = ((1_u32 << self.game.board().directions().len()) - 1) as u16;
                let is_free = self.sides().iter().all(|&side| steps[side] == Steps::Toward(all));
                let way = (!is_free).then(|| self.way(steps));
                Trait::Said(Spoken::RunOn { onward: *onward, length: *length, way })
            }
            Set::Farthest(steps, of) => Trait::Said(Spoken::Farthest(self.way(steps), thing(of))),
            Set::AsFar(steps, of, others) => {
                let (counted, through) = &**others;
                let is_free = matches!(through, Set::Or(sets) if is_everything(sets));
                Trait::Said(Spoken::AsFar {
                    way: self.way(steps),
                    of: thing(of),
                    counted: Box::new(self.noun(counted, Form::Some, Sense::Piece)),
                    through: (!is_free).then(|| Box::new(self.noun(through, Form::Some, Sense::Cell))),
                })
            }
            Set::Between(steps, length, _, ends) => Trait::Between {
                length: *length,
                along: self.axes_of(steps),
                ends: Box::new((
                    self.noun(&ends.0, Form::One, Sense::Cell),
                    self.noun(&ends.1, Form::One, Sense::Cell),
                )),
            },
            Set::Seeds(least, most) => Trait::Seeds(*least, (*most < self.most_seeds()).then_some(*most)),
            Set::Trail(from, through) => {
                Trait::Trail(thing(from), Box::new(self.noun(through, Form::Some, Sense::Cell)))
            }
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped => {
                Trait::On(self.reference(set).unwrap_or(self.it))
            }
        }
    }

    /// To the left or right is two ways among others.
    fn alternatives(self, set: &Set) -> Vec<Trait> {
        match self.trait_of(set) {
            Trait::Near(Way::Sideways, 1, word, of) => {
                let sides = [Way::Left, Way::Right].map(|way| Trait::Near(way, 1, word, of.clone()));
                sides.to_vec()
            }
            other => vec![other],
        }
    }

    fn most_seeds(self) -> u32 {
        self.game.seeds().iter().map(|seeds| u32::from(*seeds)).sum::<u32>().max(2) - 1
    }

    fn touches(self, touches: &[Touch]) -> Vec<Trait> {
        let mut traits = Vec::new();
        let mut joined: Vec<Place> = Vec::new();
        for touch in touches {
            let one = match (&touch.what, touch.reaching) {
                (Set::Cells(cells), true) if !touch.negated => {
                    joined.push(self.place_by_side(cells));
                    continue;
                }
                (Set::Cells(cells), true) => Trait::Joining(vec![self.place_by_side(cells)]),
                (Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped, true) => {
                    Trait::Including(Box::new(self.noun(&touch.what, Form::One, Sense::Cell)))
                }
                (what, true) => Trait::With(Box::new(self.noun(what, Form::Some, Sense::Cell))),
                (what, false) => Trait::Touching(Box::new(self.noun(what, Form::Some, Sense::Cell))),
            };
            traits.push(if touch.negated { Trait::Not(Box::new(one)) } else { one });
        }
        let of_side = |index: usize| -> Vec<Place> {
            let own = joined.iter().map(|place| match place {
                Place::BySide(sides) => sides[index].1.clone(),
                place => place.clone(),
            });
            own.collect()
        };
        let by_side = joined.iter().find_map(|place| match place {
            Place::BySide(sides) => Some([sides[0].0.clone(), sides[1].0.clone()]),
            _ => None,
        });
        match by_side {
            Some([one, other]) => {
                let sides = [(one, Trait::Joining(of_side(0))), (other, Trait::Joining(of_side(1)))];
                traits.insert(0, Trait::BySide(Box::new(sides)));
            }
            None if joined.is_empty() => {}
            None => traits.insert(0, Trait::Joining(joined)),
        }
        traits
    }
}

/// Adjectives stand next to their noun, what it is not after them, then which way it lies, then where.
fn rank(one: &Trait) -> u8 {
    match one {
        Trait::Empty | Trait::Occupied | Trait::Changed | Trait::At(Place::Dark | Place::Light) => 0,
        Trait::Not(inner) if matches!(**inner, Trait::Being(_)) => 1,
        Trait::Seeds(..)
        | Trait::Being(_)
        | Trait::On(_)
        | Trait::Touching(_)
        | Trait::Including(_)
        | Trait::Joining(_) => 1,
        // What it is not stands last.
        Trait::Said(Spoken::Unvisited | Spoken::Turning | Spoken::PassedOver { .. }) => 6,
        Trait::Near(Way::Opposite, ..) => 4,
        Trait::Near(..) | Trait::Sight(..) | Trait::In(_) | Trait::Said(_) => 2,
        Trait::Any(several) if several.iter().all(|one| matches!(one, Trait::Near(..))) => 2,
        Trait::At(_) => 3,
        Trait::With(_) | Trait::Trail(..) | Trait::Between { .. } => 4,
        Trait::Any(_) | Trait::All(_) | Trait::Else(_) | Trait::BySide(_) => 5,
        Trait::Not(_) => 6,
    }
}

fn is_everything(sets: &[Set]) -> bool {
    let is_occupied = |set: &Set| matches!(set, Set::Not(inner) if **inner == Set::Empty);
    sets.contains(&Set::Empty) && sets.iter().any(is_occupied)
}
