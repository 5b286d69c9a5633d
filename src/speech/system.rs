//! What the operating system refuses, in people's languages.

use std::io::{Error, ErrorKind};

use crate::message::{Message, Tell, msg};

impl Tell for Error {
    /// Says the common refusals; a rare one is said as the system says it.
    fn tell(&self) -> Message {
        match self.kind() {
            ErrorKind::AddrInUse => msg("system-address-in-use"),
            ErrorKind::AlreadyExists => msg("system-exists"),
            ErrorKind::ConnectionRefused => msg("system-connection-refused"),
            ErrorKind::DirectoryNotEmpty => msg("system-not-empty"),
            ErrorKind::FileTooLarge => msg("system-too-large"),
            ErrorKind::InvalidFilename => msg("system-bad-name"),
            ErrorKind::IsADirectory => msg("system-is-folder"),
            ErrorKind::NotADirectory => msg("system-not-folder"),
            ErrorKind::NotFound => msg("system-not-found"),
            ErrorKind::PermissionDenied => msg("system-denied"),
            ErrorKind::ReadOnlyFilesystem => msg("system-read-only"),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => msg("system-full"),
            ErrorKind::TimedOut => msg("system-timed-out"),
            _ => msg("system-other").with("text", self.to_string()),
        }
    }
}
