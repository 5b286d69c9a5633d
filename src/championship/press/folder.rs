//! The folders of a pack, by what one does with the papers in them.

use speech::{Message, msg};

/// A folder of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folder {
    /// To publish.
    Publish,
    /// To hand out.
    HandOut,
    /// To hang up.
    Doors,
    /// For the desk.
    Desk,
    /// To send to the schools.
    Schools,
}

impl Folder {
    /// Says whether everybody may come to see what is in it.
    pub fn is_public(self) -> bool {
        matches!(self, Folder::Publish | Folder::Doors)
    }

    /// Returns the name of the folder on the disk.
    pub fn name(self) -> Message {
        match self {
            Folder::Publish => msg("press-folder-publish"),
            Folder::HandOut => msg("press-folder-hand-out"),
            Folder::Doors => msg("press-folder-doors"),
            Folder::Desk => msg("press-folder-desk"),
            Folder::Schools => msg("press-folder-schools"),
        }
    }
}
