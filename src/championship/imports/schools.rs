//! Schools by the names people write, and names so alike that a person should look.

use std::collections::BTreeMap;

use super::problem::fold;
use crate::facts::{Championship, School};

/// How alike two names must be to be doubted; found by trying: typing slips score above, other schools below.
const ALIKE: f64 = 0.88;

/// The schools of a championship and of the list being read, made quick to find.
pub(super) struct SchoolIndex {
    schools: Vec<School>,
    /// The keys of the schools' names, in the same order.
    keys: Vec<Key>,
    by_name: BTreeMap<String, Vec<usize>>,
}

impl SchoolIndex {
    /// Returns the index of the registered schools.
    pub(super) fn of(championship: &Championship) -> Self {
        let mut index = SchoolIndex { schools: Vec::new(), keys: Vec::new(), by_name: BTreeMap::new() };
        championship.schools().for_each(|school| index.add(school.clone()));
        index
    }

    /// Adds a school.
    pub(super) fn add(&mut self, school: School) {
        self.by_name.entry(fold(&school.name)).or_default().push(self.schools.len());
        self.keys.push(key(&school.name));
        self.schools.push(school);
    }

    /// Finds the school meant: the same name, and no other place.
    pub(super) fn find(&self, name: &str, place: &str) -> Option<&School> {
        let named = self.by_name.get(&fold(name)).into_iter().flatten().map(|index| &self.schools[*index]);
        named.into_iter().find(|school| places_agree(place, school.place.as_deref()))
    }

    /// Returns the schools whose names are so like this one that they may be the same.
    pub(super) fn similar(&self, name: &str, place: &str) -> Vec<&School> {
        let (folded, wanted) = (fold(name), key(name));
        let schools = self.schools.iter().zip(&self.keys);
        schools
            .filter(|(school, key)| {
                are_alike(&wanted, key)
                    && places_agree(place, school.place.as_deref())
                    && folded != fold(&school.name)
            })
            .map(|(school, _)| school)
            .collect()
    }
}

/// Returns the registered schools whose names are so like this one that they may be the same.
pub fn similar_schools(championship: &Championship, name: &str, place: &str) -> Vec<School> {
    SchoolIndex::of(championship).similar(name, place).into_iter().cloned().collect()
}

/// What tells a school from others: its kind, where the name says it, and what is left of the name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Key {
    kinds: Vec<&'static str>,
    rest: String,
}

/// Says whether two names may be spellings of one. Another kind or other digits are another school.
fn are_alike(one: &Key, other: &Key) -> bool {
    let kinds_agree = one.kinds.is_empty() || other.kinds.is_empty() || one.kinds == other.kinds;
    let (one, other) = (one.rest.as_str(), other.rest.as_str());
    // The edit distance is at least the difference in length: most pairs need no closer look.
    let (shorter, longer) = (one.len().min(other.len()), one.len().max(other.len()));
    kinds_agree
        && (one == other
            || (shorter as f64 >= ALIKE * longer as f64
                && digits(one) == digits(other)
                && strsim::normalized_damerau_levenshtein(one, other) >= ALIKE))
}

fn places_agree(one: &str, other: Option<&str>) -> bool {
    let (one, other) = (fold(one), fold(other.unwrap_or("")));
    one.is_empty() || other.is_empty() || one == other
}

/// Returns a name without what people abbreviate or leave out.
fn key(name: &str) -> Key {
    const SMALL: [&str; 13] =
        ["de", "da", "do", "das", "dos", "e", "the", "of", "n", "no", "numero", "escola", "esc"];
    let folded = fold(name);
    let words: Vec<&str> = folded.split(' ').collect();
    let mut key = Key { kinds: Vec::new(), rest: String::new() };
    let mut left = words.as_slice();
    while let [word, after @ ..] = left {
        let (kind, length) = match left {
            ["agrupamento", "de", "escolas", ..] => ("ae", 3),
            ["agrupamento" | "ae", ..] => ("ae", 1),
            ["escola", "basica", "e", "secundaria", ..] => ("ebs", 4),
            ["escola", "basica", "integrada", ..] => ("ebi", 3),
            ["escola", "basica", ..] => ("eb", 2),
            ["escola", "secundaria", ..] => ("es", 2),
            ["escola", "profissional", ..] => ("ep", 2),
            ["ebs", ..] => ("ebs", 1),
            ["ebi", ..] => ("ebi", 1),
            ["eb", ..] => ("eb", 1),
            ["es", ..] => ("es", 1),
            ["ep", ..] => ("ep", 1),
            ["externato" | "colegio" | "col", ..] => ("col", 1),
            _ => ("", 0),
        };
        if length > 0 {
            key.kinds.push(kind);
            left = &left[length..];
            continue;
        }
        left = after;
        let plain = match *word {
            small if SMALL.contains(&small) => continue,
            "professor" | "professora" => "prof",
            "doutor" | "doutora" | "dra" => "dr",
            "sao" | "santo" | "santa" | "sta" | "sto" => "s",
            word => word,
        };
        if !key.rest.is_empty() {
            key.rest.push(' ');
        }
        key.rest += plain;
    }
    key
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_school_are_doubted_and_neighbours_are_not() {
        let alike = |one: &str, other: &str| are_alike(&key(one), &key(other));
        for (one, other) in [
            ("Escola Básica de Vale Fictício", "EB Vale Fictício"),
            ("Agrupamento de Escolas de Monte Inventado", "AE Monte Inventado"),
            ("EB 2,3 Dr. Fulano de Tal", "EB 2,3 Doutor Fulano Tal"),
            ("Escola Secundária de Santa Imaginária", "ES Sta. Imaginaria"),
            ("Colégio da Ponte Falsa", "Colegio da Ponte Flasa"),
            ("Esc. Alfa", "Escola Alfa"),
            ("Vale Fictício", "EB de Vale Fictício"),
        ] {
            assert!(alike(one, other), "{one} / {other}");
        }
        for (one, other) in [
            ("EB n.º 1 de Vale Fictício", "EB n.º 2 de Vale Fictício"),
            ("Escola Básica de Vale Fictício", "Escola Secundária de Monte Inventado"),
            ("EB 1 de Cima", "EB 1 de Baixo"),
            ("Escola Beta", "Escola Zeta"),
            ("Escola Básica de Vale Fictício", "Escola Secundária de Vale Fictício"),
        ] {
            assert!(!alike(one, other), "{one} / {other}");
        }
    }
}
