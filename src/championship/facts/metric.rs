//! The keys of the numbers that order a table.

/// Declares the keys and the list of them, so that none can be forgotten in it.
macro_rules! keys {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $key:ident,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$doc])* $key,)+
        }

        impl $name {
            /// Every key.
            pub const ALL: &[$name] = &[$($name::$key),+];
        }
    };
}

keys! {
    /// A number that orders entries; `standings::metric` has the names, the meanings and the sums.
    MetricKey {
        /// Points.
        Points,
        /// Buchholz: the sum of the opponents' points.
        Buchholz,
        /// Buchholz without the lowest opponent.
        BuchholzCut1,
        /// Buchholz without the two lowest opponents.
        BuchholzCut2,
        /// Buchholz without the lowest and the highest opponent.
        BuchholzMedian1,
        /// Buchholz without the two lowest and the two highest opponents.
        BuchholzMedian2,
        /// Sonneborn-Berger: the points of each opponent times what was scored against him.
        SonnebornBerger,
        /// Sonneborn-Berger without the least significant opponent.
        SonnebornBergerCut1,
        /// Progressive: the sum of the scores after each round.
        Progressive,
        /// Progressive without the first round.
        ProgressiveCut1,
        /// Direct encounter among those still tied.
        DirectEncounter,
        /// Rounds worth a win, also without a game.
        Wins,
        /// Games won on the board.
        GamesWon,
        /// What was made in single games, one point each, where a round is a match of several.
        GamePoints,
        /// Games played as the side that answers.
        GamesAsSecond,
        /// Games won as the side that answers.
        WinsAsSecond,
        /// Games started.
        Starts,
        /// Rounds one was ready to play.
        RoundsElected,
        /// Games played.
        GamesPlayed,
        /// The start number in the group, the lower the better.
        StartNumber,
    }
}

/// What decides when points and tie-breaks are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastResort {
    /// Nothing: the place is shared.
    Share,
    /// A play-off between the tied.
    PlayOff,
    /// A seeded lot.
    Lot,
}
