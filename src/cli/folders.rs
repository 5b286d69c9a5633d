//! The folders that products go into, by use.

use speech::{Message, msg};

/// A folder, by what one does with the papers in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Folder {
    /// To publish.
    Publish,
    /// To hand out.
    HandOut,
    /// To hang up.
    Doors,
    /// What hung on the doors in the morning.
    Morning,
    /// For the desk.
    Desk,
    /// Rules and boards.
    Rules,
    /// Recorded games.
    Games,
    /// To send to the schools.
    Schools,
}

impl Folder {
    /// All folders, in the order in which they are shown.
    pub(super) const ALL: [Folder; 8] = [
        Folder::Publish,
        Folder::HandOut,
        Folder::Doors,
        Folder::Morning,
        Folder::Desk,
        Folder::Rules,
        Folder::Games,
        Folder::Schools,
    ];

    /// Returns the name of the folder on the disk.
    pub(super) fn name(self) -> Message {
        match self {
            Folder::Publish => msg("cli-folder-publish"),
            Folder::HandOut => msg("cli-folder-hand-out"),
            Folder::Doors => msg("cli-folder-doors"),
            Folder::Morning => msg("cli-folder-morning"),
            Folder::Desk => msg("cli-folder-desk"),
            Folder::Rules => msg("cli-folder-rules"),
            Folder::Games => msg("cli-folder-games"),
            Folder::Schools => msg("cli-folder-schools"),
        }
    }

    /// Returns what the folder is for, as a heading.
    pub(super) fn title(self) -> Message {
        match self {
            Folder::Publish => msg("cli-folder-publish-title"),
            Folder::HandOut => msg("cli-folder-hand-out-title"),
            Folder::Doors => msg("cli-folder-doors-title"),
            Folder::Morning => msg("cli-folder-morning-title"),
            Folder::Desk => msg("cli-folder-desk-title"),
            Folder::Rules => msg("cli-folder-rules-title"),
            Folder::Games => msg("cli-folder-games-title"),
            Folder::Schools => msg("cli-folder-schools-title"),
        }
    }

    /// Says what is in the folder.
    pub(super) fn words(self) -> Message {
        match self {
            Folder::Publish => msg("cli-folder-publish-words"),
            Folder::HandOut => msg("cli-folder-hand-out-words"),
            Folder::Doors => msg("cli-folder-doors-words"),
            Folder::Morning => msg("cli-folder-morning-words"),
            Folder::Desk => msg("cli-folder-desk-words"),
            Folder::Rules => msg("cli-folder-rules-words"),
            Folder::Games => msg("cli-folder-games-words"),
            Folder::Schools => msg("cli-folder-schools-words"),
        }
    }
}
