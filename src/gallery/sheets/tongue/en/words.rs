//! English words: nouns with their plural, names of sides, small numbers.

use super::super::Number;
use super::super::lemma::{Lemma, Nouns};
use super::super::parts::{SeedWords, listed};
use crate::sheets::phrase::{Name, SideName};
use rules::game::Language;

/// The nouns of boards and what stands on them.
pub(super) static NOUNS: Nouns<()> = Nouns {
    cell: Lemma::known("cell", "cells", ()),
    point: Lemma::known("point", "points", ()),
    pit: Lemma::known("pit", "pits", ()),
    square: Lemma::known("box", "boxes", ()),
    place: Lemma::known("place", "places", ()),
    piece: Lemma::known("piece", "pieces", ()),
    group: Lemma::known("group", "groups", ()),
    line: Lemma::known("line", "lines", ()),
    figure: Lemma::known("pattern", "patterns", ()),
};

/// The words about seeds in pits.
pub(super) const SEEDS: SeedWords =
    SeedWords { with: "with", seeds: ("seed", "seeds"), or_more: "or more", or: "or", to: "to" };

/// Returns the noun of a kind of piece.
pub(super) fn named(name: &Name) -> Lemma<()> {
    match name {
        Name::Numbered(n) => NOUNS.numbered(&n.to_string()),
        Name::AllOf(several) => NOUNS.numbered(&listed(several, "and")),
        Name::OneOf(several) => NOUNS.numbered(&listed(several, "or")),
        Name::Said(name) => {
            let one = name.in_language(Language::En).to_owned();
            Lemma { many: plural(&one).into(), one: one.into(), gender: () }
        }
    }
}

/// Nouns with a plural of their own, as they end.
const IRREGULAR: &[(&str, &str)] = &[
    ("man", "men"),
    ("goose", "geese"),
    ("mouse", "mice"),
    ("wolf", "wolves"),
    ("thief", "thieves"),
    ("ox", "oxen"),
    ("sheep", "sheep"),
    ("fish", "fish"),
    ("child", "children"),
    ("hero", "heroes"),
    ("domino", "dominoes"),
];

/// Returns the plural of a noun.
pub(in crate::sheets::tongue) fn plural(noun: &str) -> String {
    if let Some((head, rest)) = noun.split_once(" of ") {
        return format!("{} of {rest}", plural(head));
    }
    let (before, last) = noun.rsplit_once(' ').map_or(("", noun), |(before, last)| (before, last));
    let lower = last.to_lowercase();
    let irregular = IRREGULAR.iter().find_map(|(one, many)| match lower.strip_suffix(one) {
        // An ox is not a fox.
        Some(stem) if *one != "ox" || stem.is_empty() => Some(format!("{}{many}", &last[..stem.len()])),
        _ => None,
    });
    let is_consonant = |c: char| !matches!(c, 'a' | 'e' | 'i' | 'o' | 'u');
    let many = irregular.unwrap_or_else(|| match last {
        word if word.chars().all(|c| c.is_ascii_digit()) => word.to_owned(),
        word if word.ends_with(['s', 'x', 'z']) || word.ends_with("ch") || word.ends_with("sh") => {
            format!("{word}es")
        }
        word => match word.strip_suffix('y') {
            Some(stem) if stem.ends_with(is_consonant) => format!("{stem}ies"),
            _ => format!("{word}s"),
        },
    });
    if before.is_empty() { many } else { format!("{before} {many}") }
}

/// Returns whether the name of a side is plural.
pub(super) fn side_number(side: &SideName) -> Number {
    let name = side.name.in_language(Language::En);
    if side.is_ordinal {
        return Number::One;
    }
    let lower = name.to_lowercase();
    for kind in side.kinds.iter().map(|kind| kind.in_language(Language::En).to_lowercase()) {
        if lower == kind {
            return Number::One;
        }
        if lower == plural(&kind) {
            return Number::Many;
        }
    }
    let is_irregular = IRREGULAR.iter().any(|(_, many)| lower.ends_with(many));
    let is_plural = lower.ends_with('s') && !["ss", "us", "os", "is"].iter().any(|end| lower.ends_with(end));
    if is_plural || is_irregular { Number::Many } else { Number::One }
}

/// Writes a small number as a word.
pub(super) fn small(n: i64) -> String {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    let word = usize::try_from(n - 1).ok().and_then(|index| words.get(index));
    word.map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// Puts the indefinite article before words.
pub(super) fn a(words: &str) -> String {
    let article = if words.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {words}")
}
