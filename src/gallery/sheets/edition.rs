//! Editions and cycles as sheets name them.

use rules::editions::{Cycle, Edition};
use rules::game::Language;

/// Returns the short name of a cycle.
pub(super) const fn short(cycle: Cycle, language: Language) -> &'static str {
    match (cycle, language) {
        (Cycle::First, Language::Pt) => "1.º",
        (Cycle::Second, Language::Pt) => "2.º",
        (Cycle::Third, Language::Pt) => "3.º",
        (Cycle::First, Language::En | Language::Es) => "1st",
        (Cycle::Second, Language::En | Language::Es) => "2nd",
        (Cycle::Third, Language::En | Language::Es) => "3rd",
        (Cycle::Secondary, _) => "Sec.",
    }
}

/// Returns the cycles that play a game in an edition.
pub(super) fn cycles_of(edition: &Edition, game: &str) -> Vec<Cycle> {
    Cycle::ALL.into_iter().filter(|cycle| edition.games(*cycle).iter().any(|id| id == game)).collect()
}

/// Returns the number of an edition as titles write it.
pub(super) fn ordinal(edition: &Edition, language: Language) -> String {
    let number = edition.number;
    match language {
        Language::Pt => format!("{number}.º"),
        Language::En | Language::Es => {
            let ending = match (number % 10, number % 100) {
                (_, 11..=13) => "th",
                (1, _) => "st",
                (2, _) => "nd",
                (3, _) => "rd",
                _ => "th",
            };
            format!("{number}{ending}")
        }
    }
}

/// Returns the full name of the championship.
pub(super) fn name(edition: &Edition, language: Language) -> String {
    let ordinal = ordinal(edition, language);
    match language {
        Language::Pt => format!("{ordinal} Campeonato Nacional de Jogos Matemáticos"),
        Language::En | Language::Es => format!("{ordinal} National Championship of Mathematical Games"),
    }
}

#[cfg(test)]
mod tests {
    use super::{cycles_of, name, ordinal};
    use rules::editions::{Cycle, Editions};
    use rules::game::Language;

    #[test]
    fn edition_13_is_named_and_played_as_in_the_printed_booklet() {
        let edition = Editions::built_in().get(13).expect("edition 13 is recorded");
        assert_eq!(
            edition.all_games(),
            ["semaforo", "gatos-e-caes", "rastros", "avanco", "produto", "flume"]
        );
        assert_eq!(cycles_of(edition, "rastros"), [Cycle::First, Cycle::Second, Cycle::Third]);
        assert_eq!(cycles_of(edition, "flume"), [Cycle::Secondary]);
        assert_eq!(ordinal(edition, Language::En), "13th");
        assert_eq!(name(edition, Language::Pt), "13.º Campeonato Nacional de Jogos Matemáticos");
    }
}
