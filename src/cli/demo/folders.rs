//! The folders of a demo: those of a pack, and more.

use std::path::PathBuf;

use championship::press;
use speech::{Message, msg};

/// A folder, by what one does with the papers in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Folder {
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
    pub(crate) const ALL: [Folder; 8] = [
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
    pub(crate) fn name(self) -> Message {
        match self {
            Folder::Publish => press::Folder::Publish.name(),
            Folder::HandOut => press::Folder::HandOut.name(),
            Folder::Doors => press::Folder::Doors.name(),
            Folder::Morning => msg("cli-folder-morning"),
            Folder::Desk => press::Folder::Desk.name(),
            Folder::Rules => msg("cli-folder-rules"),
            Folder::Games => msg("cli-folder-games"),
            Folder::Schools => press::Folder::Schools.name(),
        }
    }

    /// Returns what the folder is for, as a heading.
    pub(crate) fn title(self) -> Message {
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
    pub(crate) fn words(self) -> Message {
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

impl From<press::Folder> for Folder {
    fn from(folder: press::Folder) -> Self {
        match folder {
            press::Folder::Publish => Folder::Publish,
            press::Folder::HandOut => Folder::HandOut,
            press::Folder::Doors => Folder::Doors,
            press::Folder::Desk => Folder::Desk,
            press::Folder::Schools => Folder::Schools,
        }
    }
}

/// A file of a demo.
pub(crate) struct Made {
    /// The folder it goes into.
    pub(crate) folder: Folder,
    /// Where it goes, from the folder of the demo.
    pub(crate) path: PathBuf,
    /// What it is, in words.
    pub(crate) title: String,
    /// What is in it.
    pub(crate) bytes: Vec<u8>,
}

impl From<press::Made> for Made {
    fn from(made: press::Made) -> Self {
        Made { folder: made.folder.into(), path: made.path, title: made.title, bytes: made.bytes }
    }
}
