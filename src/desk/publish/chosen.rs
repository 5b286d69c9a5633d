//! Where a championship is published, as organisers chose it: kept with the keys of people, since it opens a door, too.

use std::io;

use crate::people::People;
use crate::people_file::Publishing;

impl People {
    /// Returns where the championship is published.
    pub fn publishing(&self) -> Option<Publishing> {
        self.state().file.publishing.clone()
    }

    /// Chooses where the championship is published, or that it is not.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn choose_publishing(&self, publishing: Option<Publishing>) -> io::Result<()> {
        self.change(|file| {
            file.publishing = publishing;
            Ok(())
        })
    }
}
