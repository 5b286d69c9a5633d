//! Numbers that a list gives its lines, and names without them.

/// The most digits of a number in a list; longer ones are something else.
const MOST_DIGITS: usize = 3;

/// Returns a name without the number of its line, as in `9. João`, `10) Ana`, `3 - Rui` and `4.º Eva`.
pub(super) fn unnumbered(name: &str) -> &str {
    let name = name.trim();
    let rest = name.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = name.len() - rest.len();
    if digits == 0 || digits > MOST_DIGITS {
        return name;
    }
    // `2B` and `4.0` are no numbers of lines.
    let own = rest.trim_start_matches(is_mark);
    match own.len() < rest.len() && own.starts_with(char::is_alphabetic) {
        true => own,
        false => name,
    }
}

/// Says whether a cell holds nothing but the number of its line.
pub(super) fn is_number(cell: &str) -> bool {
    let rest = cell.trim_start_matches(|c: char| c.is_ascii_digit());
    (1..=MOST_DIGITS).contains(&(cell.len() - rest.len())) && rest.chars().all(is_mark)
}

/// Says whether a sign stands between a number and what it numbers.
fn is_mark(c: char) -> bool {
    c.is_whitespace() || ".)]:-–—ºª°/".contains(c)
}

#[cfg(test)]
mod tests {
    use super::{is_number, unnumbered};

    #[test]
    fn numbers_of_lines_are_no_part_of_names() {
        let cases = [
            ("9. João Pedro Sá", "João Pedro Sá"),
            ("10) Ana", "Ana"),
            ("3 - Rui", "Rui"),
            ("4.º Eva", "Eva"),
            ("12.ª Zoé", "Zoé"),
            ("7 Íris", "Íris"),
            ("1.-Ana", "Ana"),
            ("28:\u{a0}Max", "Max"),
            ("2B", "2B"),
            ("Aluno 10", "Aluno 10"),
            ("2024 Ana", "2024 Ana"),
            ("9.", "9."),
            ("", ""),
            ("  Ana ", "Ana"),
        ];
        for (written, name) in cases {
            assert_eq!(unnumbered(written), name, "{written}");
        }
        assert!(["1", "2.", "3)", "12.º"].iter().all(|cell| is_number(cell)));
        assert!(!["", "Ana", "1234", "2B", "."].iter().any(|cell| is_number(cell)));
    }
}
