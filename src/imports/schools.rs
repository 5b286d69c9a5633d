//! Schools by the names people write, and names so alike that a person should look.

use std::collections::BTreeMap;

use super::problem::fold;
use crate::championship::{Championship, School};

/// How alike two names must be to be doubted; found by trying: typing slips score above, other schools below.
const ALIKE: f64 = 0.88;

/// The schools of a championship and of the list being read, made quick to find.
pub(super) struct SchoolIndex {
    schools: Vec<School>,
    /// The keys of the schools' names, in the same order.
    keys: Vec<String>,
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

/// Says whether two keys may be spellings of one name. Other digits are another school.
fn are_alike(one: &str, other: &str) -> bool {
    // The edit distance is at least the difference in length: most pairs need no closer look.
    let (shorter, longer) = (one.len().min(other.len()), one.len().max(other.len()));
    one == other
        || (shorter as f64 >= ALIKE * longer as f64
            && digits(one) == digits(other)
            && strsim::normalized_damerau_levenshtein(one, other) >= ALIKE)
}

fn places_agree(one: &str, other: Option<&str>) -> bool {
    let (one, other) = (fold(one), fold(other.unwrap_or("")));
    one.is_empty() || other.is_empty() || one == other
}

/// Returns a name without what people abbreviate or leave out.
fn key(name: &str) -> String {
    let folded = fold(name);
    let words: Vec<&str> = folded
        .split(' ')
        .filter(|word| {
            !["de", "da", "do", "das", "dos", "e", "the", "of", "n", "no", "numero"].contains(word)
        })
        .collect();
    let mut short = Vec::new();
    let mut rest = words.as_slice();
    while let [word, after @ ..] = rest {
        let (abbreviation, length) = match rest {
            ["agrupamento", "escolas", ..] => ("ae", 2),
            ["escola", "basica", "secundaria", ..] => ("ebs", 3),
            ["escola", "basica", "integrada", ..] => ("ebi", 3),
            ["escola", "basica", ..] => ("eb", 2),
            ["escola", "secundaria", ..] => ("es", 2),
            ["escola", "profissional", ..] => ("ep", 2),
            ["externato" | "colegio" | "col", ..] => ("col", 1),
            ["prof" | "professor" | "professora", ..] => ("prof", 1),
            ["dr" | "doutor" | "doutora" | "dra", ..] => ("dr", 1),
            ["sao" | "santo" | "santa" | "sta" | "sto" | "s", ..] => ("s", 1),
            _ => {
                short.push(*word);
                rest = after;
                continue;
            }
        };
        short.push(abbreviation);
        rest = &rest[length..];
    }
    short.join(" ")
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
        ] {
            assert!(alike(one, other), "{one} / {other}");
        }
        for (one, other) in [
            ("EB n.º 1 de Vale Fictício", "EB n.º 2 de Vale Fictício"),
            ("Escola Básica de Vale Fictício", "Escola Secundária de Monte Inventado"),
            ("EB 1 de Cima", "EB 1 de Baixo"),
        ] {
            assert!(!alike(one, other), "{one} / {other}");
        }
    }
}
