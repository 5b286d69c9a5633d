//! Words without accents: what names are sorted by, and what files are called.

/// The longest part of the name of a file.
const LONGEST_SLUG: usize = 60;

/// Returns what names are sorted by: without accents and case, as a telephone book does. A letter that other languages write with a
/// stroke or in one stands where its plain letters do.
pub(super) fn sort_key(words: &str) -> String {
    let mut key = String::with_capacity(words.len());
    for letter in words.to_lowercase().chars() {
        match plain(letter) {
            Some(letters) => key.push_str(letters),
            // What stands above or below a letter by itself.
            None if ('\u{300}'..='\u{36f}').contains(&letter) => {}
            None => key.push(letter),
        }
    }
    key
}

/// Returns the plain letters of one that has an accent, a stroke or two letters in it.
fn plain(letter: char) -> Option<&'static str> {
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

/// Returns words as names of files have them: small letters and digits without accents, hyphens between them.
pub fn slug(words: &str) -> String {
    let kept: String =
        sort_key(words).chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect();
    let mut slug = String::new();
    for word in kept.split_whitespace() {
        if slug.len() + word.len() > LONGEST_SLUG {
            break;
        }
        slug.push_str(if slug.is_empty() { "" } else { "-" });
        slug.push_str(word);
    }
    slug
}

#[cfg(test)]
mod tests {
    use super::{slug, sort_key};

    #[test]
    fn names_of_files_have_no_accents() {
        assert_eq!(slug("Agrupamento de Escolas D. João II, N.º 2"), "agrupamento-de-escolas-d-joao-ii-n-2");
        assert_eq!(slug("../Ñandú/"), "nandu");
        assert_eq!(slug("日本"), "");
        assert!(slug(&"palavra ".repeat(40)).len() <= 60);
    }

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
}
