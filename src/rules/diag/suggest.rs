//! "Did you mean": the nearest of the words that would have been right.

/// Returns the candidate closest to the word, if it is close enough to be a slip of the pen.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let length = word.chars().count();
    let allowed = match length {
        0..=3 => 1,
        4..=5 => 2,
        _ => 3,
    };
    candidates
        .into_iter()
        // What is much longer is no slip, and comparing pages letter by letter takes its time.
        .filter(|candidate| candidate.chars().count().abs_diff(length) <= allowed)
        .map(|candidate| (strsim::damerau_levenshtein(&word, &candidate.to_lowercase()), candidate))
        .filter(|(distance, candidate)| *distance <= allowed && *distance < candidate.chars().count())
        .min()
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn near_misses_are_found_and_far_ones_are_not() {
        assert_eq!(nearest("emtpy", ["enemy", "empty", "own"]), Some("empty"));
        assert_eq!(nearest("bord", ["board", "sides"]), Some("board"));
        assert_eq!(nearest("zebra", ["empty", "own"]), None);
        assert_eq!(nearest("x", ["y"]), None);
        assert_eq!(nearest("man", ["run", "own"]), None);
    }
}
