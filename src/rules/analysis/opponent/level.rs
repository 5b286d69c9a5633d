//! How strong the opponent is: names and numbers.

use std::str::FromStr;

use super::habits::Habits;
use speech::{Language, Message, Tell, Value, msg};

/// The levels, from a first encounter with the game to as good as the computer can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sees little and often plays anything.
    Beginner,
    /// Sees a little further, and slips.
    Easy,
    /// Plays sensibly and slips now and then.
    Medium,
    /// Seldom slips.
    Hard,
    /// As good as it can, and perfect as far as the solver reaches.
    Strong,
}

/// What a level spends on a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// How many random games are played.
    pub playouts: u64,
    /// In how many of 1000 moves any legal move is played, unless a win was found and is seen.
    pub slips: u32,
    /// In how many of 1000 moves a win that was found is seen in spite of a slip.
    pub grasp: u32,
    /// In how many of 1000 moves threats to win at once are seen wherever the search goes, not only by chance.
    pub attention: u32,
    /// How many positions the solver may look at.
    pub positions: u64,
    /// How the search goes about its work.
    pub habits: Habits,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Strong];

    /// Returns the number of the level, from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// Returns what people call the level.
    pub fn name(self, language: Language) -> String {
        language.say(&self.tell())
    }

    /// Returns what the level spends on a move. With these numbers each level beats the one below in at least 70 of 100
    /// games of each kind that `benches/levels.rs` plays, and whoever plays anything at all holds the beginner to about
    /// half of them.
    pub fn strength(self) -> Strength {
        let strength = |playouts, slips, attention, positions| Strength {
            playouts,
            slips,
            grasp: 1_000,
            attention,
            positions,
            habits: Habits::suited_to(playouts),
        };
        match self {
            Level::Beginner => Strength { grasp: 40, ..strength(1, 970, 0, 0) },
            Level::Easy => strength(32, 260, 750, 0),
            Level::Medium => strength(110, 130, 860, 0),
            Level::Hard => strength(700, 30, 1_000, 0),
            Level::Strong => strength(15_000, 0, 1_000, 50_000),
        }
    }
}

impl Tell for Level {
    fn tell(&self) -> Message {
        match self {
            Level::Beginner => msg("analysis-level-beginner"),
            Level::Easy => msg("analysis-level-easy"),
            Level::Medium => msg("analysis-level-medium"),
            Level::Hard => msg("analysis-level-hard"),
            Level::Strong => msg("analysis-level-strong"),
        }
    }
}

/// A level that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(pub String);

impl Tell for NoSuchLevel {
    fn tell(&self) -> Message {
        let names = Level::ALL.iter().map(|level| Value::from(level.tell())).collect();
        msg("analysis-no-such-level").with("text", &self.0).with("levels", Value::Any(names))
    }
}

speech::told_error!(NoSuchLevel);

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        let fits = |level: &&Level| level.tell().lists(text) || level.number().to_string() == text.trim();
        Level::ALL.iter().find(fits).copied().ok_or_else(|| NoSuchLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn each_level_sees_more_and_slips_less_than_the_one_below() {
        for pair in Level::ALL.windows(2) {
            let (weak, strong) = (pair[0].strength(), pair[1].strength());
            assert!(strong.playouts > weak.playouts && strong.slips < weak.slips, "{pair:?}");
            assert!(strong.attention >= weak.attention && strong.positions >= weak.positions, "{pair:?}");
        }
    }

    #[test]
    fn levels_are_read_by_name_and_number() {
        for (text, level) in [
            ("1", Level::Beginner),
            ("Fácil", Level::Easy),
            ("medio", Level::Medium),
            ("strong", Level::Strong),
        ] {
            assert_eq!(text.parse(), Ok(level));
        }
        assert!("6".parse::<Level>().is_err());
    }
}
