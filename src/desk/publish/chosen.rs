//! Where a championship is published, as organisers chose it: kept with the keys of people, since it opens a door, too.

use std::io;

use serde::{Deserialize, Serialize};

use crate::people::People;

/// Where a championship is published on the internet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Publishing {
    /// The address at the host, with its key.
    pub address: String,
    /// Whether pages are sent there.
    pub is_on: bool,
}

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
