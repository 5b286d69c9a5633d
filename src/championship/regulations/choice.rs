//! The words of a regulations file that choose between several ways.

use crate::facts::{
    BetweenGroups, Confirmation, Draws, LastResort, Podium, PublicStandings, SameSchool, StartRule,
    TeamOrder, TeamSource, UnplayedRounds,
};

/// Something that a regulations file chooses by a word.
pub(super) trait Choice: Copy + 'static {
    /// Every word, and what it chooses; where several choose the same, the first is written.
    const WORDS: &'static [(&'static str, Self)];

    /// Returns the word that chooses it.
    fn word(self) -> &'static str;
}

macro_rules! choices {
    ($($choice:ident { $($word:literal $way:ident,)+ })+) => {
        $(impl Choice for $choice {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, $choice::$way),)+];

            // A way without a word does not compile; of several words for one way the later are only read.
            #[allow(unreachable_patterns)]
            fn word(self) -> &'static str {
                match self {
                    $($choice::$way => $word,)+
                }
            }
        })+
    };
}

choices! {
    SameSchool { "allow" Allowed, "avoid late" AvoidedLate, "avoid" Avoided, "forbid" Forbidden, }
    StartRule { "balanced" Balanced, "lot" Lot, }
    LastResort { "share" Share, "play-off" PlayOff, "lot" Lot, }
    UnplayedRounds { "plain" Plain, "fide-2026" Fide2026, }
    Confirmation { "none" None, "second person" SecondPerson, }
    PublicStandings { "live" Live, "frozen before the last round" FrozenBeforeLastRound, }
    TeamSource { "school" School, "mark" Mark, }
    TeamOrder { "match points" MatchPoints, "board points" BoardPoints, }
    BetweenGroups { "averages" Averages, "totals" Totals, }
    Podium { "counts" Counts, "left out" LeftOut, }
    Draws {
        "possible" Possible, "yes" Possible, "true" Possible,
        "impossible" Impossible, "no" Impossible, "false" Impossible,
    }
}
