//! What people say shorter than the rules do: phrases that are recognised and told in words of their own.

use super::{
    Clause, Form, Head, Meaning, Name, Noun, Reference, Sense, Spoken, Thing, Trait, View, Way, Whose,
};
use rules::game::{Bound, BySide, Condition, End, Game, Number, Part, Set, Side, Steps, Touch, Verdict, Who};
use speech::{Message, msg};

/// Returns how cells are to lie in sight of the piece of the move, as often as the conditions of a turn ask for it; nothing
/// where they do so in several ways.
pub(super) fn sights(game: &Game) -> Vec<BySide<Steps>> {
    let mut found = Vec::new();
    let lines = &game.turn()[Side::First].lines;
    for condition in lines.iter().flat_map(|line| &line.steps).filter_map(|step| step.provided.as_ref()) {
        Part::Condition(condition).each(&mut |part| {
            if let Part::Set(Set::Sight(steps, of)) = part
                && **of == Set::It
            {
                found.push(*steps);
            }
        });
    }
    if found.windows(2).any(|two| two[0] != two[1]) { Vec::new() } else { found }
}

/// Joins pieces that differ by the number on them alone.
pub(super) fn merged(nouns: Vec<Noun>) -> Noun {
    let number = |noun: &Noun| match noun {
        Noun::Thing(Thing { head: Head::Kind(Name::Numbered(n)), form: Form::One, traits, .. })
            if traits.is_empty() =>
        {
            Some(*n)
        }
        _ => None,
    };
    let whose = |noun: &Noun| match noun {
        Noun::Thing(thing) => Some(thing.whose.clone()),
        _ => None,
    };
    let mut numbered: Vec<(u8, Whose)> =
        nouns.iter().filter_map(|noun| Some((number(noun)?, whose(noun)?))).collect();
    let is_alike = numbered.windows(2).all(|two| two[0].1 == two[1].1);
    if numbered.len() < 2 || !is_alike {
        return Noun::Any(nouns);
    }
    numbered.sort_by_key(|(n, _)| *n);
    let mut rest: Vec<Noun> = nouns.into_iter().filter(|noun| number(noun).is_none()).collect();
    let of = numbered[0].1.clone();
    let name = Name::OneOf(numbered.into_iter().map(|(n, _)| n).collect());
    rest.push(Noun::thing(Head::Kind(name), Form::One, of, Vec::new()));
    if rest.len() == 1 { rest.remove(0) } else { Noun::Any(rest) }
}

/// Joins pieces of which there are as many as needed and that differ by the number on them alone.
pub(super) fn numbered_together(kinds: Vec<(Name, Option<u16>)>) -> Vec<(Name, Option<u16>)> {
    let numbers = kinds.iter().filter_map(|kind| match kind {
        (Name::Numbered(n), None) => Some(*n),
        _ => None,
    });
    let numbers: Vec<u8> = numbers.collect();
    if numbers.len() < 2 {
        return kinds;
    }
    let is_other = |kind: &(Name, Option<u16>)| !matches!(kind, (Name::Numbered(_), None));
    std::iter::once((Name::AllOf(numbers), None)).chain(kinds.into_iter().filter(is_other)).collect()
}

/// Returns whether a number is to be more than another by at least one, or less: what it is compared with.
pub(super) fn next_size(bound: Bound, terms: &[(bool, Number)]) -> Option<(bool, &Set)> {
    match (bound, terms) {
        (Bound::AtLeast, [(false, Number::Largest(1, right)), (false, Number::Int(1))]) => {
            Some((true, right))
        }
        (Bound::AtMost, [(false, Number::Largest(1, right)), (false, Number::Int(-1))]) => {
            Some((false, right))
        }
        _ => None,
    }
}

/// Says of pits with seeds that there are seeds, where nothing else is asked of them than where they lie.
pub(super) fn seeds(pits: &Noun, are: bool) -> Option<Clause> {
    let Noun::Thing(Thing {
        head: Head::Cell(super::CellWord::Pit),
        form: Form::One | Form::Some,
        traits,
        ..
    }) = pits
    else {
        return None;
    };
    let (mut place, mut outside, mut has_seeds) = (None, None, false);
    for one in traits {
        match one {
            Trait::Seeds(1, None) if !has_seeds => has_seeds = true,
            Trait::At(at) if place.is_none() => place = Some(at.clone()),
            Trait::Not(inner) if outside.is_none() => {
                let Trait::Being(of) = &**inner else { return None };
                outside = Some(of.in_form(Form::Some));
            }
            _ => return None,
        }
    }
    has_seeds.then_some(Clause::Seeds { are, place, outside })
}

/// Returns what is asked of the pit where the last seed fell, if its seeds and those of the pit opposite are meant.
pub(super) fn both_pits<'s>(view: View<'_>, set: &'s Set) -> Option<Vec<&'s Set>> {
    let Set::Or(sets) = set else { return None };
    let [one, Set::Near(steps, 1, other)] = sets.as_slice() else { return None };
    let factors = one.factors();
    let rest: Vec<&Set> = factors.iter().copied().filter(|part| **part != Set::It).collect();
    let is_both = *one == **other && view.way(steps) == Way::Opposite;
    (is_both && rest.len() + 1 == factors.len()).then_some(rest)
}

/// Returns what a name means: pits one after the other where they are told so.
pub(super) fn meaning(noun: Noun) -> Meaning {
    match &noun {
        Noun::Thing(Thing { head: Head::Cell(_), traits, .. }) => match traits.as_slice() {
            [Trait::Trail(from, through)] => Meaning::Trail((**from).clone(), (**through).clone()),
            _ => Meaning::Noun(noun),
        },
        _ => Meaning::Noun(noun),
    }
}

/// Returns whether a move may bring about on the board what wins and what loses, so that it matters which is looked at first.
pub(super) fn may_contradict(game: &Game) -> bool {
    let of_board = |end: &&End| match &end.condition {
        Condition::Count(set, _, _) => *set != Set::Empty,
        Condition::Compare(..) => true,
        _ => false,
    };
    let mut ends = game.ends().iter().filter(of_board).filter_map(|end| match end.verdicts.as_slice() {
        [Verdict::Win(Who::Mover) | Verdict::Loss(Who::Next)] => Some(true),
        [Verdict::Win(Who::Next) | Verdict::Loss(Who::Mover)] => Some(false),
        _ => None,
    });
    ends.next().is_some_and(|first| ends.any(|other| other != first))
}

/// Returns whether a condition asks whether somebody can move.
pub(super) fn asks_for_moves(condition: &Condition) -> bool {
    let mut asks = false;
    Part::Condition(condition).each(&mut |part| {
        asks |= matches!(part, Part::Condition(Condition::NoMove));
    });
    asks
}

/// Returns the one direction that steps lead in.
fn only(steps: Steps) -> Option<u32> {
    match steps {
        Steps::Toward(bits) if bits.count_ones() == 1 => Some(bits.trailing_zeros()),
        _ => None,
    }
}

impl View<'_> {
    /// Returns whether groups are those of the piece of the move, which is one.
    pub(super) fn is_own_group(self, of: &Set, touches: &[Touch]) -> bool {
        let [touch] = touches else { return false };
        let own = self.noun(of, Form::Some, Sense::Cell);
        let is_own = matches!(
            own,
            Noun::Thing(Thing { head: Head::Piece | Head::Kind(_), whose: Whose::Own, traits, .. })
                if traits.is_empty()
        );
        let all_own =
            |side: Side| matches!(of, Set::Layers(masks) if masks[side] == self.game.layers_of(side));
        let is_it = touch.what == Set::It && touch.reaching && !touch.negated;
        is_it && is_own && Side::BOTH.into_iter().all(all_own)
    }

    /// Returns whether cells are the empty ones next to the piece that moves, in the one direction of these steps.
    pub(super) fn is_over_empty(self, steps: &BySide<Steps>, of: &Set) -> bool {
        let factors = of.factors();
        let next = factors.iter().find_map(|part| match part {
            Set::Near(inner, 1, it) if **it == Set::It => Some(inner),
            _ => None,
        });
        self.it == Reference::Mover
            && factors.len() == 2
            && factors.iter().any(|part| **part == Set::Empty)
            && next == Some(steps)
            && self.sides().iter().all(|&side| only(steps[side]).is_some())
    }

    /// Takes out of what describes a cell that the last move went over it.
    pub(super) fn passed_over(self, parts: &mut Vec<&Set>) -> Option<Trait> {
        let beside = |wanted: &Set| {
            parts.iter().enumerate().find_map(|(index, part)| match part {
                Set::Near(steps, 1, of) if **of == *wanted => Some((index, *steps)),
                _ => None,
            })
        };
        let ((arrived, from), (departed, to)) = (beside(&Set::Arrived)?, beside(&Set::Departed)?);
        let directions = self.game.board().directions();
        let is_across = |side: Side| {
            let opposite =
                only(from[side]).and_then(|way| directions.get(way as usize)).map(|way| way.opposite);
            opposite.is_some() && opposite == only(to[side]).map(|way| way as usize)
        };
        if self.later || !self.sides().iter().all(|&side| is_across(side)) {
            return None;
        }
        let mut index = 0;
        parts.retain(|_| {
            index += 1;
            index != arrived + 1 && index != departed + 1
        });
        let [from, to] = [from, to].map(|steps| self.way(&steps));
        Some(Trait::Said(Spoken::PassedOver { from, to, word: self.cell_word() }))
    }

    /// Says what lies in sight, where the rules speak of it more than once.
    pub(super) fn sight(self) -> Option<Message> {
        let steps = sights(self.game);
        if steps.len() < 2 {
            return None;
        }
        match self.way(&steps[0]) {
            Way::Beside => Some(msg("sheets-sight")),
            Way::Around => Some(msg("sheets-sight-diagonals")),
            Way::Straight => Some(msg("sheets-sight-straight")),
            Way::Diagonally => Some(msg("sheets-sight-diagonal")),
            _ => None,
        }
    }
}
