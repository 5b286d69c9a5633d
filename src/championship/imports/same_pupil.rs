//! Whether two names are one pupil's, and what is known of a pupil after another list.

use crate::facts::{Contestant, NameStyle};
use speech::fold;

/// Says whether two names may be one pupil's: one shortened to an initial, or a slip of the pen.
pub(crate) fn may_be_one(one: &str, other: &str) -> bool {
    /// How alike two names must be; other pupils of a class score below.
    const ALIKE: f64 = 0.88;
    let shortened = |name: &str| {
        let pupil = Contestant { name: Some(name.to_owned()), school_year: None };
        pupil.shown_name(NameStyle::Short).unwrap_or_default()
    };
    let is_short = |name: &str| name.ends_with('.');
    let digits = |name: &str| -> String { name.chars().filter(char::is_ascii_digit).collect() };
    match is_short(one) || is_short(other) {
        true => fold(&shortened(one)) == fold(&shortened(other)),
        false => {
            digits(one) == digits(other)
                && strsim::normalized_damerau_levenshtein(&fold(one), &fold(other)) >= ALIKE
        }
    }
}

/// Says whether two names have no word in common, initials aside: a list of another championship has codes of its own.
pub(super) fn is_somebody_else(known: &str, name: &str) -> bool {
    let (known, name) = (fold(known), fold(name));
    let mut words = known.split(' ').filter(|word| word.chars().count() > 1);
    !words.any(|word| name.split(' ').any(|own| own == word))
}

/// Returns what is known of a pupil after a list that names the code: what the list leaves out stays, and a name
/// shortened for the public does not shorten the name.
pub(super) fn completed(known: &Contestant, said: Contestant) -> Contestant {
    let is_short = |name: &String| known.shown_name(NameStyle::Short).as_ref() == Some(name);
    Contestant {
        name: said.name.filter(|name| !is_short(name)).or_else(|| known.name.clone()),
        school_year: said.school_year.or(known.school_year),
    }
}

#[cfg(test)]
mod tests {
    use super::may_be_one;

    #[test]
    fn one_pupil_written_twice_is_doubted_and_two_pupils_are_not() {
        for (one, other) in
            [("Ana S.", "Ana Silva"), ("Ana Maria Silva", "Ana S."), ("Inês Marques", "Ines Marqes")]
        {
            assert!(may_be_one(one, other), "{one} / {other}");
        }
        for (one, other) in
            [("Ana Silva", "Ana Santos"), ("João Silva", "Joana Silva"), ("Aluno 10", "Aluno 11")]
        {
            assert!(!may_be_one(one, other), "{one} / {other}");
        }
    }
}
