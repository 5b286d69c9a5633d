//! Sets of cells as noun phrases: "an empty cell beside an enemy piece", "all their pieces".

use super::phrase::Phrases;
use rules::game::{BySide, Family, Layers, Owner, Set, Side};

/// How many of a set a phrase speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Any one: `uma casa vazia`.
    One,
    /// One that was counted: `casa vazia`.
    Counted,
    /// Several, without saying how many: `casas vazias`.
    Some,
    /// Each of them: `todas as casas vazias`.
    Every,
}

impl Form {
    fn is_plural(self) -> bool {
        matches!(self, Form::Some | Form::Every)
    }
}

/// Whose pieces are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Own,
    Enemy,
    Either,
    Nobodys,
}

impl Phrases<'_> {
    /// Names cells of a set, or the pieces on them if the set is about pieces.
    pub(super) fn noun(&self, set: &Set, form: Form) -> String {
        match set {
            Set::Or(sets) => {
                let words: Vec<String> = sets.iter().map(|set| self.noun(set, form)).collect();
                words.join(&self.say(" ou ", " or "))
            }
            Set::Else(sets) => {
                let words: Vec<String> = sets.iter().map(|set| self.noun(set, form)).collect();
                words.join(&self.say(" ou, se não houver, ", " or, if there is none, "))
            }
            Set::Line(_, n, of) => {
                let of = of
                    .as_ref()
                    .map_or_else(|| self.say("peças iguais", "equal pieces"), |set| self.several(set));
                let line = self.say(format!("linha de {n} {of}"), format!("line of {n} {of}"));
                self.shaped(&line, form, "linha", "line")
            }
            Set::Groups(of, touches) if self.is_single(of) => {
                format!("{}{}", self.noun(of, form), self.touches(touches))
            }
            Set::Groups(of, touches) => {
                let of = self.noun(of, Form::Some);
                let group = self.say(format!("grupo de {of}"), format!("group of {of}"));
                format!("{}{}", self.shaped(&group, form, "grupo", "group"), self.touches(touches))
            }
            Set::Pattern(index) => {
                let word = self.game.patterns().get(*index).map_or("", |pattern| pattern.word.as_str());
                let figure = self.say(format!("figura «{word}»"), format!("pattern “{word}”"));
                self.shaped(&figure, form, "figura", "pattern")
            }
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped => self.thing(set),
            set => self.described(&parts(set), form),
        }
    }

    /// Names several of a set, to stand after a number.
    pub(super) fn several(&self, set: &Set) -> String {
        let things = self.noun(set, Form::Some);
        if things.starts_with("their ") { format!("of {things}") } else { things }
    }

    /// Returns whether a set is about a piece of which there is only one.
    pub(super) fn is_single(&self, set: &Set) -> bool {
        let kinds_of = |BySide([first, second]): &BySide<Layers>| {
            let layers = self.game.layers().iter().enumerate();
            let mut kinds: Vec<usize> =
                layers.filter(|(i, _)| (first | second) >> i & 1 == 1).map(|(_, layer)| layer.kind).collect();
            kinds.dedup();
            kinds
        };
        parts(set).into_iter().any(|part| match part {
            Set::Layers(masks) => match kinds_of(masks).as_slice() {
                [kind] => {
                    let kind = &self.game.kinds()[*kind];
                    kind.supply == 1 && matches!(kind.owner, Owner::Only(_) | Owner::Shared)
                }
                _ => false,
            },
            _ => false,
        })
    }

    /// Gives a noun with its complement the article and number of a form.
    fn shaped(&self, text: &str, form: Form, pt: &str, en: &str) -> String {
        let rest = text.strip_prefix(&self.say(pt, en)).unwrap_or("");
        let many = self.say(format!("{}{rest}", self.plural(pt)), format!("{}{rest}", self.plural(en)));
        match form {
            Form::One => self.a(text),
            Form::Counted => text.to_owned(),
            Form::Some => many,
            Form::Every => self.all(&many, pt.ends_with('a')),
        }
    }

    fn all(&self, many: &str, is_feminine: bool) -> String {
        let all = if is_feminine { "todas as" } else { "todos os" };
        self.say(format!("{all} {many}"), format!("all {many}"))
    }

    fn described(&self, described: &[&Set], form: Form) -> String {
        let mut masks: Option<BySide<Layers>> = None;
        let mut rest: Vec<&Set> = Vec::new();
        let mut between = None;
        for part in described {
            match part {
                Set::Layers(BySide([first, second])) => {
                    let BySide([a, b]) = masks.unwrap_or(BySide([u16::MAX; 2]));
                    masks = Some(BySide([a & first, b & second]));
                }
                Set::Between(_, _, of, _) => {
                    between = Some(*part);
                    for part in parts(of) {
                        match part {
                            Set::Layers(of) => masks = Some(*of),
                            other => rest.push(other),
                        }
                    }
                }
                _ => rest.push(part),
            }
        }
        if let Some(BySide([first, second])) = &mut masks {
            rest.retain(|part| match part {
                Set::Not(inner) => match inner.as_ref() {
                    Set::Layers(BySide([a, b])) => {
                        (*first, *second) = (*first & !a, *second & !b);
                        false
                    }
                    _ => true,
                },
                _ => true,
            });
        }
        let is_empty = rest.iter().any(|part| matches!(part, Set::Empty));
        let is_occupied = rest.iter().any(|part| matches!(part, Set::Not(inner) if **inner == Set::Empty));
        rest.retain(|part| !matches!(part, Set::Empty) && !matches!(part, Set::Not(i) if **i == Set::Empty));
        let mut text = match &masks {
            Some(masks) => self.piece_noun(masks, form),
            None => self.cell_noun(form, is_empty, is_occupied),
        };
        for part in rest.into_iter().chain(between) {
            text.push(' ');
            text.push_str(&self.modifier(part, form.is_plural()));
        }
        text
    }

    fn cell_noun(&self, form: Form, is_empty: bool, is_occupied: bool) -> String {
        let (pt, en) = match self.game.board().family {
            Family::Graph | Family::Points => ("ponto", "point"),
            Family::Pits => ("cova", "pit"),
            Family::Boxes => ("espaço", "place"),
            _ => ("casa", "cell"),
        };
        let o = if pt.ends_with('a') { 'a' } else { 'o' };
        let s = if form.is_plural() { "s" } else { "" };
        let adjective = match (is_empty, is_occupied) {
            (true, _) => (format!(" vazi{o}{s}"), "empty "),
            (_, true) => (format!(" ocupad{o}{s}"), "occupied "),
            _ => (String::new(), ""),
        };
        let noun = self.say(format!("{pt}{s}{}", adjective.0), format!("{}{en}{s}", adjective.1));
        match form {
            Form::One => self.a(&noun),
            Form::Counted | Form::Some => noun,
            Form::Every => self.all(&noun, o == 'a'),
        }
    }

    /// Names pieces of some layers.
    pub(super) fn piece_noun(&self, masks: &BySide<Layers>, form: Form) -> String {
        let BySide([first, second]) = *masks;
        let own = Side::BOTH.map(|side| self.game.layers_of(side));
        let within = |a: Layers, b: Layers| first & !a == 0 && second & !b == 0;
        let whose = match (first | second) & (own[0] | own[1]) {
            0 => Whose::Nobodys,
            _ if within(own[0], own[1]) => Whose::Own,
            _ if within(own[1], own[0]) => Whose::Enemy,
            _ => Whose::Either,
        };
        let mut kinds: Vec<usize> = Vec::new();
        for (index, layer) in self.game.layers().iter().enumerate() {
            if (first | second) >> index & 1 == 1 && !kinds.contains(&layer.kind) {
                kinds.push(layer.kind);
            }
        }
        let owned = self.game.kinds().iter().filter(|kind| kind.owner != Owner::Shared).count();
        let is_everything = whose != Whose::Nobodys && kinds.len() == owned && owned > 1;
        let kinds_in = |mask: Layers| {
            let layers = self.game.layers().iter().enumerate().filter(move |(i, _)| mask >> i & 1 == 1);
            layers.map(|(_, layer)| layer.kind).collect::<Vec<_>>()
        };
        let differ = matches!(whose, Whose::Own | Whose::Enemy) && kinds_in(first) != kinds_in(second);
        let n_left_out = owned - kinds.len().min(owned);
        if differ && !is_everything && n_left_out < kinds.len() {
            // Each side has kinds of its own; what is left out is easier said than what is meant.
            let left_out = (0..self.game.kinds().len())
                .filter(|kind| self.game.kinds()[*kind].owner != Owner::Shared && !kinds.contains(kind));
            let names: Vec<String> = left_out.map(|kind| self.kind(kind)).collect();
            let piece = self.owned(&self.say("peça", "piece"), whose, form, false, false);
            let names = names.join(&self.say(" e ", " and "));
            return self.say(format!("{piece}, exceto {names},"), format!("{piece}, except {names},"));
        }
        let names: Vec<String> = if is_everything || kinds.is_empty() {
            vec![self.say("peça", "piece")]
        } else {
            kinds.iter().map(|kind| self.kind(*kind)).collect()
        };
        let is_only_one = kinds.len() == 1 && self.game.kinds()[kinds[0]].supply == 1;
        let belongs_to_one_side =
            kinds.iter().all(|kind| matches!(self.game.kinds()[*kind].owner, Owner::Only(_)));
        let words: Vec<String> = names
            .iter()
            .map(|name| self.owned(name, whose, form, is_only_one, belongs_to_one_side))
            .collect();
        words.join(&self.say(" ou ", " or "))
    }

    fn owned(&self, name: &str, whose: Whose, form: Form, is_only_one: bool, of_one_side: bool) -> String {
        let head = name.split_whitespace().next().unwrap_or(name);
        let is_feminine = is_feminine(head);
        let noun = if form.is_plural() { self.plural(name) } else { name.to_owned() };
        let s = if form.is_plural() { "s" } else { "" };
        let (sua, o) = if is_feminine { ("sua", "a") } else { ("seu", "o") };
        if is_only_one && !form.is_plural() && form == Form::One && whose != Whose::Enemy {
            return match whose {
                Whose::Own => self.say(format!("{o} {sua} {noun}"), format!("their {noun}")),
                _ => self.say(format!("{o} {noun}"), format!("the {noun}")),
            };
        }
        let (pt, en) = match whose {
            Whose::Own => (format!("{noun} {sua}{s}"), format!("their {noun}")),
            Whose::Enemy if of_one_side => (noun.clone(), noun.clone()),
            Whose::Enemy => (format!("{noun} do adversário"), format!("enemy {noun}")),
            Whose::Either if of_one_side => (noun.clone(), noun.clone()),
            Whose::Either => (format!("{noun} de qualquer cor"), format!("{noun} of either colour")),
            Whose::Nobodys => (noun.clone(), noun.clone()),
        };
        match form {
            Form::One if whose == Whose::Own => {
                let (article, many) = (if is_feminine { "uma" } else { "um" }, self.plural(name));
                self.say(format!("{article} {pt}"), format!("one of their {many}"))
            }
            Form::One => self.say(format!("{} {pt}", if is_feminine { "uma" } else { "um" }), self.a(&en)),
            Form::Counted if whose == Whose::Own => self.say(pt, format!("own {noun}")),
            Form::Counted | Form::Some => self.say(pt, en),
            Form::Every => self.all(&self.say(pt, en), is_feminine),
        }
    }
}

/// Returns whether a Portuguese noun is feminine, as far as its ending tells.
pub(super) fn is_feminine(noun: &str) -> bool {
    noun.ends_with(['a', 'z']) || noun.ends_with("ção") || noun.ends_with("agem")
}

/// Returns the sets that all hold.
pub(super) fn parts(set: &Set) -> Vec<&Set> {
    match set {
        Set::And(sets) => sets.iter().flat_map(parts).collect(),
        set => vec![set],
    }
}
