//! The editions of the championship: which games each cycle plays.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::LazyLock;

use speech::{Language, Localized, Message, Tell, msg};
use yaml::Node;

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

    /// Returns the cycle as one types it.
    pub fn code(self) -> &'static str {
        match self {
            Cycle::First => "1",
            Cycle::Second => "2",
            Cycle::Third => "3",
            Cycle::Secondary => "sec",
        }
    }

    /// Lists what else people type for it.
    fn written(self) -> Message {
        match self {
            Cycle::First => msg("editions-written-first"),
            Cycle::Second => msg("editions-written-second"),
            Cycle::Third => msg("editions-written-third"),
            Cycle::Secondary => msg("editions-written-secondary"),
        }
    }
}

impl Tell for Cycle {
    fn tell(&self) -> Message {
        match self {
            Cycle::First => msg("editions-cycle-first"),
            Cycle::Second => msg("editions-cycle-second"),
            Cycle::Third => msg("editions-cycle-third"),
            Cycle::Secondary => msg("editions-cycle-secondary"),
        }
    }
}

/// A cycle that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchCycle(pub String);

impl Tell for NoSuchCycle {
    fn tell(&self) -> Message {
        msg("editions-no-such-cycle").with("text", &self.0)
    }
}

speech::told_error!(NoSuchCycle);

impl FromStr for Cycle {
    type Err = NoSuchCycle;

    fn from_str(text: &str) -> Result<Self, NoSuchCycle> {
        let is_called =
            |cycle: &&Cycle| cycle.code() == text || cycle.tell().lists(text) || cycle.written().lists(text);
        Cycle::ALL.iter().find(is_called).copied().ok_or_else(|| NoSuchCycle(text.to_owned()))
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
    games: BTreeMap<String, Localized>,
    emblems: BTreeMap<String, String>,
    editions: Vec<Edition>,
}

static BUILT_IN: LazyLock<Editions> = LazyLock::new(|| {
    let text = include_str!("../../games/editions.yaml");
    let table = yaml::read(text).expect("a test reads the table of editions");
    let pairs = |key: &str| table.child(key).into_iter().flat_map(Node::pairs);
    let words = |list: &Node| -> Vec<String> {
        list.items().iter().filter_map(Node::scalar).map(str::to_owned).collect()
    };
    let editions = pairs("editions").filter_map(|(number, cycles)| {
        let games = cycles.items().iter().map(words).collect();
        Some(Edition { number: number.parse().ok()?, games })
    });
    let games = pairs("games").map(|(id, names)| {
        let names = names.pairs().filter_map(|(code, name)| Some((Language::of_tag(code)?, name.scalar()?)));
        (id.to_owned(), Localized::of(names))
    });
    let own = pairs("games").filter_map(|(id, game)| Some((id, game.child("emblem")?.scalar()?)));
    let others = pairs("emblems").filter_map(|(id, emblem)| Some((id, emblem.scalar()?)));
    let emblems = own.chain(others).map(|(id, words)| (id.to_owned(), words.to_owned()));
    Editions { games: games.collect(), emblems: emblems.collect(), editions: editions.collect() }
});

impl Editions {
    /// Returns the editions of the national championship.
    ///
    /// ```
    /// use rules::editions::{Cycle, Editions};
    ///
    /// let edition = Editions::built_in().get(13).expect("there are twenty");
    /// assert_eq!(edition.games(Cycle::First), ["semaforo", "gatos-e-caes", "rastros"]);
    /// ```
    pub fn built_in() -> &'static Editions {
        &BUILT_IN
    }

    /// Returns all editions in order.
    pub fn all(&self) -> &[Edition] {
        &self.editions
    }

    /// Returns what tells games apart at a glance, a colour and a sign in words, by id.
    pub fn emblems(&self) -> &BTreeMap<String, String> {
        &self.emblems
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
    pub fn name_without_rules(id: &str, language: Language) -> &str {
        BUILT_IN.games.get(id).map_or(id, |name| name.in_language(language))
    }
}
