//! The columns a list may have, by the names people give them.

use speech::{Language, Message, fold, msg};
use std::sync::LazyLock;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Column {
    /// The pupil's name.
    Name,
    /// The school's name.
    School,
    /// The school's number.
    SchoolNumber,
    /// The school's town.
    Place,
    /// The school year, 1 to 12.
    Year,
    /// The cycle.
    Cycle,
    /// The game.
    Game,
    /// A mark of the organiser's own: a class, a category of prizes.
    Mark,
    /// Whether the pupil has left, and why.
    Status,
    /// The entry's code, when it has one already.
    Code,
    /// The group or tournament of a result.
    Group,
    /// The round.
    Round,
    /// The board.
    Board,
    /// The game of a match of several.
    GameNumber,
    /// The entry that starts.
    First,
    /// The entry that answers.
    Second,
    /// The result.
    Result,
    /// Who entered it.
    By,
    /// When, in the time of machines.
    At,
    /// The number of a group's table.
    TableNumber,
    /// The number of a pupil in the group.
    StartNumber,
    /// The name of a team of one's own making.
    Team,
    /// The first round of a pupil in the group.
    Joined,
    /// The rounds that a pupil will miss.
    Absences,
    /// The first round that a pupil no longer plays.
    LeftFrom,
    /// A note about a game.
    Note,
    /// The seed of a draw or of a round.
    Seed,
    /// The order that was decided between equals.
    Order,
    /// By what it was decided.
    Means,
    /// A result before it was corrected.
    Earlier,
    /// Why it was corrected.
    Reason,
}

impl Column {
    /// The columns of a list of entries, in the order of the template.
    pub const OF_ENTRIES: &[Column] = {
        let [listed @ .., Column::Mark, Column::Status] = Self::READ_IN_ENTRIES else {
            panic!("marks and what became of a pupil are read last")
        };
        listed
    };

    /// What is read in a list of entries: the empty list to fill in has no marks, and who wants them adds the column.
    pub const READ_IN_ENTRIES: &[Column] = &[
        Column::Name,
        Column::School,
        Column::Place,
        Column::Year,
        Column::Cycle,
        Column::Game,
        Column::SchoolNumber,
        Column::Code,
        Column::Mark,
        Column::Status,
    ];

    /// The columns of a list of results.
    pub const OF_RESULTS: &[Column] = &[
        Column::Group,
        Column::Round,
        Column::Board,
        Column::First,
        Column::Second,
        Column::Result,
        Column::GameNumber,
        Column::Code,
        Column::By,
        Column::At,
        Column::Seed,
    ];

    /// The columns of a list of groups and their members.
    pub const OF_GROUPS: &[Column] = &[
        Column::Group,
        Column::TableNumber,
        Column::StartNumber,
        Column::Code,
        Column::Team,
        Column::Joined,
        Column::Absences,
        Column::LeftFrom,
        Column::Seed,
    ];

    /// The columns of a list of notes.
    pub const OF_NOTES: &[Column] = &[
        Column::Group,
        Column::Round,
        Column::Board,
        Column::GameNumber,
        Column::Note,
        Column::By,
        Column::At,
    ];

    /// The columns of a list of decisions between equals.
    pub const OF_TIES: &[Column] = &[Column::Group, Column::Order, Column::Means, Column::By, Column::At];

    /// The columns of a list of results that were corrected.
    pub const OF_CORRECTIONS: &[Column] = &[
        Column::Group,
        Column::Round,
        Column::Board,
        Column::GameNumber,
        Column::Earlier,
        Column::Reason,
        Column::By,
        Column::At,
    ];

    /// Returns the header we write.
    pub fn title(self) -> Message {
        match self {
            Column::Name => msg("imports-column-name"),
            Column::School => msg("imports-column-school"),
            Column::SchoolNumber => msg("imports-column-school-number"),
            Column::Place => msg("imports-column-town"),
            Column::Year => msg("imports-column-year"),
            Column::Cycle => msg("imports-column-cycle"),
            Column::Game => msg("imports-column-game"),
            Column::Mark => msg("imports-column-mark"),
            Column::Status => msg("imports-column-status"),
            Column::Code => msg("imports-column-code"),
            Column::Group => msg("imports-column-group"),
            Column::Round => msg("imports-column-round"),
            Column::Board => msg("imports-column-board"),
            Column::GameNumber => msg("imports-column-game-number"),
            Column::First => msg("imports-column-first"),
            Column::Second => msg("imports-column-second"),
            Column::Result => msg("imports-column-result"),
            Column::By => msg("imports-column-by"),
            Column::At => msg("imports-column-at"),
            Column::TableNumber => msg("imports-column-table-number"),
            Column::StartNumber => msg("imports-column-start-number"),
            Column::Team => msg("imports-column-team"),
            Column::Joined => msg("imports-column-joined"),
            Column::Absences => msg("imports-column-absences"),
            Column::LeftFrom => msg("imports-column-left-from"),
            Column::Note => msg("imports-column-note"),
            Column::Seed => msg("imports-column-seed"),
            Column::Order => msg("imports-column-order"),
            Column::Means => msg("imports-column-means"),
            Column::Earlier => msg("imports-column-earlier"),
            Column::Reason => msg("imports-column-reason"),
        }
    }

    /// Returns the other names people use, with commas between them.
    fn called(self) -> Message {
        match self {
            Column::Name => msg("columns-name"),
            Column::School => msg("columns-school"),
            Column::SchoolNumber => msg("columns-school-number"),
            Column::Place => msg("columns-town"),
            Column::Year => msg("columns-year"),
            Column::Cycle => msg("columns-cycle"),
            Column::Game => msg("columns-game"),
            Column::Mark => msg("columns-mark"),
            Column::Status => msg("columns-status"),
            Column::Code => msg("columns-code"),
            Column::Group => msg("columns-group"),
            Column::Round => msg("columns-round"),
            Column::Board => msg("columns-board"),
            Column::GameNumber => msg("columns-game-number"),
            Column::First => msg("columns-first"),
            Column::Second => msg("columns-second"),
            Column::Result => msg("columns-result"),
            Column::By => msg("columns-by"),
            Column::At => msg("columns-at"),
            Column::TableNumber => msg("columns-table-number"),
            Column::StartNumber => msg("columns-start-number"),
            Column::Team => msg("columns-team"),
            Column::Joined => msg("columns-joined"),
            Column::Absences => msg("columns-absences"),
            Column::LeftFrom => msg("columns-left-from"),
            Column::Note => msg("columns-note"),
            Column::Seed => msg("columns-seed"),
            Column::Order => msg("columns-order"),
            Column::Means => msg("columns-means"),
            Column::Earlier => msg("columns-earlier"),
            Column::Reason => msg("columns-reason"),
        }
    }

    pub(super) fn is_called(self, header: &str) -> bool {
        NAMES.iter().any(|(column, name)| *column == self && name == header)
    }
}

/// What all columns are called in every language, folded and without spaces.
static NAMES: LazyLock<Vec<(Column, String)>> = LazyLock::new(|| {
    let columns = Column::READ_IN_ENTRIES.iter().chain(Column::OF_RESULTS);
    let columns = columns.chain(Column::OF_GROUPS).chain(Column::OF_NOTES);
    let columns = columns.chain(Column::OF_TIES).chain(Column::OF_CORRECTIONS);
    let mut names = Vec::new();
    for column in columns {
        for language in Language::ALL {
            names.extend(language.words_of(&column.called()).iter().map(|name| (*column, squeezed(name))));
            names.push((*column, squeezed(&language.say(&column.title()))));
        }
    }
    names
});

/// Returns a header as it is compared.
pub(super) fn squeezed(header: &str) -> String {
    fold(header).replace(' ', "")
}
