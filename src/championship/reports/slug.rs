//! Words without accents: what names are sorted by, and what files are called.

/// The longest part of the name of a file.
const LONGEST_SLUG: usize = 60;

/// Returns what names are sorted by: without accents and case, as a telephone book does.
pub(super) fn sort_key(words: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ý' | 'ÿ' => 'y',
        letter => letter,
    };
    words.to_lowercase().chars().map(plain).collect()
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
}
