//! The editions of the championship: which games each cycle plays.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::Deserialize;

/// A school cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    pub const ALL: [Cycle; 4] = [Cycle::First, Cycle::Second, Cycle::Third, Cycle::Secondary];
}

impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Cycle::First => "1.º ciclo",
            Cycle::Second => "2.º ciclo",
            Cycle::Third => "3.º ciclo",
            Cycle::Secondary => "Secundário",
        })
    }
}

impl FromStr for Cycle {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.to_lowercase().trim_end_matches(" ciclo").trim_end_matches(['.', 'º', '°']) {
            "1" => Ok(Cycle::First),
            "2" => Ok(Cycle::Second),
            "3" => Ok(Cycle::Third),
            "sec" | "secundário" | "secundario" => Ok(Cycle::Secondary),
            _ => Err(format!("there is no cycle `{text}`; the cycles are 1, 2, 3 and sec")),
        }
    }
}

/// One edition of the championship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its number.
    pub number: u32,
    games: Vec<Vec<String>>,
}

impl Edition {
    /// Returns the ids of the games a cycle plays.
    pub fn games(&self, cycle: Cycle) -> &[String] {
        self.games.get(cycle as usize).map_or(&[], Vec::as_slice)
    }

    /// Returns the ids of all its games, in the order the cycles meet them.
    pub fn all_games(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = Vec::new();
        for id in self.games.iter().flatten() {
            if !ids.contains(&id.as_str()) {
                ids.push(id);
            }
        }
        ids
    }
}

/// The table of editions.
#[derive(Clone, Debug)]
pub struct Editions {
    games: BTreeMap<String, GameName>,
    editions: Vec<Edition>,
}

#[derive(Clone, Debug, Deserialize)]
struct GameName {
    pt: String,
}

#[derive(Deserialize)]
struct Table {
    games: BTreeMap<String, GameName>,
    editions: BTreeMap<u32, Vec<Vec<String>>>,
}

static BUILT_IN: LazyLock<Editions> = LazyLock::new(|| {
    let text = include_str!("../../games/editions.yaml");
    let table: Table = serde_yaml::from_str(text).expect("a test reads the table of editions");
    let editions = table.editions.into_iter().map(|(number, games)| Edition { number, games }).collect();
    Editions { games: table.games, editions }
});

impl Editions {
    /// Returns the editions of the national championship.
    pub fn built_in() -> &'static Editions {
        &BUILT_IN
    }

    /// Returns all editions in order.
    pub fn all(&self) -> &[Edition] {
        &self.editions
    }

    /// Returns an edition by its number.
    pub fn get(&self, number: u32) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.number == number)
    }

    /// Returns the number of the last edition.
    pub fn last(&self) -> u32 {
        self.editions.last().map_or(0, |edition| edition.number)
    }

    /// Returns what a game is called that the table knows and no file declares, such as Poliedros.
    pub fn name_without_rules(id: &str) -> &str {
        BUILT_IN.games.get(id).map_or(id, |name| name.pt.as_str())
    }
}
