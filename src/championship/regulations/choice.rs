//! The words of a regulations file that choose between several ways.

use crate::facts::{
    AtZero, BetweenGroups, BoardKind, Confirmation, Draws, LastResort, Podium, PublicStandings, QuotaOf,
    SameSchool, StartRule, Swap, TeamOrder, TeamSource, UnplayedRounds, WaitingList,
};
use speech::{Message, msg};

/// A word that chooses, and what it chooses.
#[derive(Clone)]
pub struct Word {
    /// The word in a file.
    pub word: &'static str,
    /// What it chooses, for people.
    pub meaning: Message,
}

/// Something that a regulations file chooses by a word.
pub(super) trait Choice: Copy + 'static {
    /// Every word that is read, and what it chooses.
    const WORDS: &'static [(&'static str, Self)];

    /// The words that are written, and what each chooses.
    const WAYS: &'static [Word];

    /// Returns the word that chooses it.
    fn word(self) -> &'static str;
}

/// Declares ways by their words, of which the first is written, and what they are for people.
macro_rules! choices {
    ($($choice:ident { $($way:ident [$first:literal $($other:literal)*] $meaning:expr,)+ })+) => {
        $(impl Choice for $choice {
            const WORDS: &'static [(&'static str, Self)] =
                &[$(($first, $choice::$way), $(($other, $choice::$way),)*)+];

            const WAYS: &'static [Word] = &[$(Word { word: $first, meaning: $meaning },)+];

            fn word(self) -> &'static str {
                match self {
                    $($choice::$way => $first,)+
                }
            }
        })+
    };
}

choices! {
    BoardKind {
        Wood ["wood"] msg("regulations-way-wood"),
        Screen ["screens" "screen"] msg("regulations-way-screens"),
    }
    AtZero {
        Loss ["loss"] msg("regulations-way-zero-loss"),
        Arbiter ["arbiter"] msg("regulations-way-zero-arbiter"),
    }
    SameSchool {
        Allowed ["allow"] msg("regulations-way-allow"),
        AvoidedLate ["avoid late"] msg("regulations-way-avoid-late"),
        Avoided ["avoid"] msg("regulations-way-avoid"),
        Forbidden ["forbid"] msg("regulations-way-forbid"),
    }
    StartRule {
        Balanced ["balanced"] msg("regulations-way-balanced"),
        Lot ["lot"] msg("regulations-way-start-lot"),
    }
    LastResort {
        Share ["share"] msg("regulations-way-share"),
        PlayOff ["play-off"] msg("regulations-way-play-off"),
        Lot ["lot"] msg("regulations-way-tie-lot"),
    }
    UnplayedRounds {
        Plain ["plain"] msg("regulations-way-plain"),
        Fide2026 ["fide-2026"] msg("regulations-way-fide"),
    }
    Confirmation {
        None ["none"] msg("regulations-way-one-person"),
        SecondPerson ["second person"] msg("regulations-way-second-person"),
    }
    PublicStandings {
        Live ["live"] msg("regulations-way-live"),
        FrozenBeforeLastRound ["frozen before the last round"] msg("regulations-way-frozen"),
    }
    TeamSource {
        School ["school"] msg("regulations-way-school"),
        Mark ["mark"] msg("regulations-way-mark"),
    }
    TeamOrder {
        MatchPoints ["match points"] msg("regulations-way-match-points"),
        BoardPoints ["board points"] msg("regulations-way-board-points"),
    }
    BetweenGroups {
        Averages ["averages"] msg("regulations-way-averages"),
        Totals ["totals"] msg("regulations-way-totals"),
    }
    Podium {
        Counts ["counts"] msg("regulations-way-podium-counts"),
        LeftOut ["left out"] msg("regulations-way-podium-left-out"),
    }
    QuotaOf {
        Tournament ["tournament"] msg("regulations-way-per-tournament"),
        School ["school"] msg("regulations-way-per-school"),
        Game ["game"] msg("regulations-way-per-game"),
        Cycle ["cycle"] msg("regulations-way-per-cycle"),
        All ["all"] msg("regulations-way-per-all"),
    }
    WaitingList {
        None ["none"] msg("regulations-way-no-waiting"),
        Kept ["kept"] msg("regulations-way-waiting"),
    }
    Draws {
        Possible ["possible" "yes" "true"] msg("regulations-way-draws"),
        Impossible ["impossible" "no" "false"] msg("regulations-way-no-draws"),
    }
    Swap {
        Possible ["possible" "yes" "true"] msg("regulations-way-draws"),
        Impossible ["impossible" "no" "false"] msg("regulations-way-no-draws"),
        Unknown ["unknown"] msg("regulations-way-unknown"),
    }
}
