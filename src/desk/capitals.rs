//! Names that a list writes in capitals, as people write them.

/// Words of names that are written small inside them.
const SMALL: [&str; 14] =
    ["da", "das", "de", "del", "do", "dos", "e", "i", "la", "las", "los", "van", "von", "y"];

/// Returns a name that is all in capitals as people write it; nothing where it is written so already.
pub(super) fn set_right(name: &str) -> Option<String> {
    let letters = || name.chars().filter(|c| c.is_alphabetic());
    let is_loud = letters().count() > 2 && letters().all(char::is_uppercase);
    if !is_loud {
        return None;
    }
    let small = name.to_lowercase();
    let words = small.split_whitespace().enumerate().map(|(index, word)| match SMALL.contains(&word) {
        true if index > 0 => word.to_owned(),
        _ => capitalized(word),
    });
    Some(words.collect::<Vec<_>>().join(" "))
}

/// Gives a word its capital, and each of its parts that a hyphen or an apostrophe joins.
fn capitalized(word: &str) -> String {
    let mut is_start = true;
    let letter = |c: char| -> String {
        let begins = std::mem::replace(&mut is_start, !c.is_alphabetic() && c != '.');
        if begins { c.to_uppercase().collect() } else { c.to_string() }
    };
    word.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::set_right;

    #[test]
    fn names_in_capitals_are_written_as_people_do_and_others_stay() {
        let cases = [
            ("ANA MARIA DA SILVA", Some("Ana Maria da Silva")),
            ("INÊS D’ÁGUA-ÑANDÚ", Some("Inês D’Água-Ñandú")),
            ("DA COSTA E SÁ", Some("Da Costa e Sá")),
            ("Ana Silva", None),
            ("ANA Silva", None),
            ("JP", None),
            ("", None),
        ];
        for (name, expected) in cases {
            assert_eq!(set_right(name).as_deref(), expected, "{name}");
        }
    }
}
