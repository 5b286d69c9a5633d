//! What files are called.

use speech::sort_key;

/// The longest part of the name of a file.
const LONGEST_SLUG: usize = 60;

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
    use super::slug;

    #[test]
    fn names_of_files_have_no_accents() {
        assert_eq!(slug("Agrupamento de Escolas D. João II, N.º 2"), "agrupamento-de-escolas-d-joao-ii-n-2");
        assert_eq!(slug("../Ñandú/"), "nandu");
        assert_eq!(slug("日本"), "");
        assert!(slug(&"palavra ".repeat(40)).len() <= 60);
    }
}
