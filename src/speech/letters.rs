//! Letters without accents: how names are compared and sorted.

/// Returns the plain letters of a small one that has an accent, a stroke or two letters in it.
pub fn plain_letters(letter: char) -> Option<&'static str> {
    Some(match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'é' | 'è' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'í' | 'ì' | 'î' | 'ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'þ' => "th",
        'ú' | 'ù' | 'û' | 'ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => "u",
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => return None,
    })
}

/// Says whether a letter stands above or below the one before it: an accent by itself.
fn is_accent(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

/// Returns what names are sorted by: without accents and case, as a telephone book does. A letter that other languages write with a
/// stroke or in one stands where its plain letters do.
pub fn sort_key(words: &str) -> String {
    let mut key = String::with_capacity(words.len());
    for letter in words.chars().flat_map(char::to_lowercase).filter(|letter| !is_accent(*letter)) {
        match plain_letters(letter) {
            Some(letters) => key.push_str(letters),
            None => key.push(letter),
        }
    }
    key
}

/// Returns a text as it is compared: lower case, without accents, with single spaces for all but letters and digits.
///
/// ```
/// assert_eq!(speech::fold("ESCOLA BÁSICA  n.º 2"), "escola basica n 2");
/// ```
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in sort_key(text).chars() {
        match letter {
            // `1.º`, `n.º` and `3ª` lose their ending and stay one word.
            'º' | 'ª' | '°' | '\'' | '’' => {}
            letter if letter.is_alphanumeric() => folded.push(letter),
            _ if folded.is_empty() || folded.ends_with(' ') => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

#[cfg(test)]
mod tests {
    use super::{fold, sort_key};

    #[test]
    fn accents_do_not_move_a_name() {
        let mut names = ["Zé", "Íris", "Inês", "Água", "Afonso", "Óscar", "Olga"];
        names.sort_by_key(|name| sort_key(name));
        assert_eq!(names, ["Afonso", "Água", "Inês", "Íris", "Olga", "Óscar", "Zé"]);
    }

    #[test]
    fn letters_of_other_languages_stand_with_their_plain_ones() {
        let mut names =
            ["Zoé", "Mia", "Łukasz", "Lia", "Øyvind", "Pia", "Đuro", "Eva", "Strauß", "Strauss B."];
        names.sort_by_key(|name| sort_key(name));
        assert_eq!(
            names,
            ["Đuro", "Eva", "Lia", "Łukasz", "Mia", "Øyvind", "Pia", "Strauß", "Strauss B.", "Zoé"]
        );
    }

    #[test]
    fn texts_that_mean_the_same_fold_alike() {
        let cases = [
            ("  Gatos & Cães ", "gatos caes"),
            ("1.º Ciclo", "1 ciclo"),
            ("ESCOLA BÁSICA  n.º 2", "escola basica n 2"),
            ("D. Inês d’Água", "d ines dagua"),
            ("Ine\u{302}s", "ines"),
            ("Łukasz Strauß, 7.", "lukasz strauss 7"),
        ];
        for (text, folded) in cases {
            assert_eq!(fold(text), folded);
        }
    }
}
