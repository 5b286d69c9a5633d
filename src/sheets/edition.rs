//! The editions of the championship: which games each cycle played.

use super::SheetError;
use crate::game::Language;

/// A school cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cycle {
    /// School years 1 to 4.
    First,
    /// School years 5 and 6.
    Second,
    /// School years 7 to 9.
    Third,
    /// School years 10 to 12.
    Secondary,
}

impl Cycle {
    /// All cycles, the youngest first.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Secondary];

    /// Returns the short name sheets use.
    pub const fn short(self, language: Language) -> &'static str {
        match (self, language) {
            (Self::First, Language::Pt) => "1.º",
            (Self::Second, Language::Pt) => "2.º",
            (Self::Third, Language::Pt) => "3.º",
            (Self::First, Language::En) => "1st",
            (Self::Second, Language::En) => "2nd",
            (Self::Third, Language::En) => "3rd",
            (Self::Secondary, _) => "Sec.",
        }
    }
}

impl std::str::FromStr for Cycle {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.to_lowercase().as_str() {
            "1" | "1.º" | "1º" => Ok(Self::First),
            "2" | "2.º" | "2º" => Ok(Self::Second),
            "3" | "3.º" | "3º" => Ok(Self::Third),
            "sec" | "sec." | "s" | "4" => Ok(Self::Secondary),
            _ => Err(format!("unknown cycle `{text}`; there are `1`, `2`, `3` and `sec`")),
        }
    }
}

/// An edition: the games of each cycle, by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its number.
    pub number: u16,
    cycles: [[&'static str; 3]; 4],
}

const PQ: &str = "pontos-e-quadrados";
const GC: &str = "gatos-e-caes";

/// Games by edition. Edition 1 also had Poliedros, a speed puzzle that is no board game and is left out by
/// every list of games that can be printed.
const EDITIONS: [(u16, [[&str; 3]; 4]); 20] = [
    (1, [[PQ, "poliedros", "ouri"], ["poliedros", "ouri", "peoes"], ["ouri", "amazonas", "peoes"], ["amazonas", "peoes", "hex"]]),
    (2, EDITION_2),
    (3, EDITION_2),
    (4, [[PQ, "semaforo", "ouri"], ["semaforo", "ouri", "hex"], ["ouri", "amazonas", "hex"], ["amazonas", "hex", "rastros"]]),
    (5, EDITION_5),
    (6, EDITION_5),
    (7, EDITION_7),
    (8, EDITION_7),
    (9, EDITION_9),
    (10, EDITION_9),
    (11, EDITION_11),
    (12, EDITION_11),
    (13, [["semaforo", GC, "rastros"], [GC, "rastros", "avanco"], ["rastros", "avanco", "produto"], ["avanco", "produto", "flume"]]),
    (14, [["semaforo", GC, "rastros"], [GC, "rastros", "produto"], ["rastros", "produto", "avanco"], ["produto", "avanco", "flume"]]),
    (15, [["semaforo", GC, "rastros"], [GC, "rastros", "produto"], ["rastros", "produto", "avanco"], ["produto", "avanco", "atari-go"]]),
    (16, [["semaforo", GC, "rastros"], [GC, "rastros", "produto"], ["rastros", "produto", "dominorio"], ["produto", "dominorio", "atari-go"]]),
    (17, EDITION_17),
    (18, EDITION_17),
    (19, [[GC, "dominorio", "quelhas"], ["dominorio", "quelhas", "produto"], ["quelhas", "produto", "atari-go"], ["produto", "atari-go", "nex"]]),
    (20, [["dominorio", "faisca", "quelhas"], ["faisca", "quelhas", "produto"], ["quelhas", "produto", "atari-go"], ["produto", "atari-go", "y"]]),
];
const EDITION_2: [[&str; 3]; 4] =
    [[PQ, "semaforo", "ouri"], ["semaforo", "ouri", "hex"], ["ouri", "amazonas", "hex"], ["amazonas", "hex", "go-7x7"]];
const EDITION_5: [[&str; 3]; 4] =
    [["semaforo", "konane", "ouri"], ["konane", "ouri", "hex"], ["ouri", "hex", "rastros"], ["hex", "rastros", "avanco"]];
const EDITION_7: [[&str; 3]; 4] =
    [["semaforo", GC, "ouri"], [GC, "ouri", "hex"], ["ouri", "hex", "rastros"], ["hex", "rastros", "avanco"]];
const EDITION_9: [[&str; 3]; 4] =
    [["semaforo", GC, "rastros"], [GC, "rastros", "hex"], ["rastros", "hex", "avanco"], ["hex", "avanco", "produto"]];
const EDITION_11: [[&str; 3]; 4] =
    [["semaforo", GC, "rastros"], [GC, "rastros", "avanco"], ["rastros", "produto", "avanco"], ["produto", "avanco", "sesqui"]];
const EDITION_17: [[&str; 3]; 4] =
    [[GC, "rastros", "dominorio"], ["rastros", "dominorio", "produto"], ["dominorio", "produto", "atari-go"], ["produto", "atari-go", "nex"]];

impl Edition {
    /// Returns the edition of this number.
    ///
    /// # Errors
    /// Returns an error if nobody has recorded it.
    pub fn new(number: u16) -> Result<Self, SheetError> {
        let last = EDITIONS[EDITIONS.len() - 1].0;
        EDITIONS
            .iter()
            .find(|(known, _)| *known == number)
            .map(|(number, cycles)| Self { number: *number, cycles: *cycles })
            .ok_or(SheetError::UnknownEdition { number, last })
    }

    /// Returns the ids of all games, from the youngest cycle to the oldest, each once.
    pub fn games(&self) -> Vec<&'static str> {
        let mut games = Vec::new();
        for game in self.cycles.iter().flatten() {
            if !games.contains(game) {
                games.push(*game);
            }
        }
        games
    }

    /// Returns the ids of the games of one cycle.
    pub fn games_of(&self, cycle: Cycle) -> [&'static str; 3] {
        self.cycles[cycle as usize]
    }

    /// Returns the cycles that play a game.
    pub fn cycles_of(&self, game: &str) -> Vec<Cycle> {
        Cycle::ALL.into_iter().filter(|cycle| self.games_of(*cycle).contains(&game)).collect()
    }

    /// Returns the number as titles write it.
    pub fn ordinal(&self, language: Language) -> String {
        match language {
            Language::Pt => format!("{}.º", self.number),
            Language::En => {
                let ending = match (self.number % 10, self.number % 100) {
                    (_, 11..=13) => "th",
                    (1, _) => "st",
                    (2, _) => "nd",
                    (3, _) => "rd",
                    _ => "th",
                };
                format!("{}{ending}", self.number)
            }
        }
    }

    /// Returns the full name of the championship.
    pub fn name(&self, language: Language) -> String {
        match language {
            Language::Pt => format!("{} Campeonato Nacional de Jogos Matemáticos", self.ordinal(language)),
            Language::En => format!("{} National Championship of Mathematical Games", self.ordinal(language)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Cycle, Edition};
    use crate::game::Language;

    #[test]
    fn edition_13_is_the_table_of_the_printed_booklet() {
        let edition = Edition::new(13).unwrap();
        assert_eq!(
            edition.games(),
            ["semaforo", "gatos-e-caes", "rastros", "avanco", "produto", "flume"]
        );
        assert_eq!(edition.cycles_of("rastros"), [Cycle::First, Cycle::Second, Cycle::Third]);
        assert_eq!(edition.cycles_of("flume"), [Cycle::Secondary]);
        assert_eq!(edition.ordinal(Language::En), "13th");
    }

    #[test]
    fn every_edition_plays_three_games_a_cycle() {
        for number in 1..=20 {
            let edition = Edition::new(number).unwrap();
            for cycle in Cycle::ALL {
                let games = edition.games_of(cycle);
                assert!(games[0] != games[1] && games[1] != games[2] && games[0] != games[2], "{number}");
            }
        }
        assert!(Edition::new(21).is_err());
    }
}
