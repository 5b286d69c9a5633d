//! Editions and cycles as sheets name them.

use super::tongue;
use rules::editions::{Cycle, Edition};
use rules::game::Language;
use speech::msg;

/// Returns the short name of a cycle.
pub(super) fn short(cycle: Cycle, language: Language) -> String {
    let name = match cycle {
        Cycle::First => msg("sheets-cycle-first"),
        Cycle::Second => msg("sheets-cycle-second"),
        Cycle::Third => msg("sheets-cycle-third"),
        Cycle::Secondary => msg("sheets-cycle-secondary"),
    };
    language.say(&name)
}

/// Returns the cycles that play a game in an edition.
pub(super) fn cycles_of(edition: &Edition, game: &str) -> Vec<Cycle> {
    Cycle::ALL.into_iter().filter(|cycle| edition.games(*cycle).iter().any(|id| id == game)).collect()
}

/// Returns the number of an edition as titles write it.
pub(super) fn ordinal(edition: &Edition, language: Language) -> String {
    tongue::ordinal(u64::from(edition.number), language)
}

/// Returns the full name of the championship.
pub(super) fn name(edition: &Edition, language: Language) -> String {
    language.msg("sheets-edition").with("ordinal", ordinal(edition, language)).to_string()
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
