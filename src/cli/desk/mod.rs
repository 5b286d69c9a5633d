//! The desk, its helpers, its files, and what is read in the browser.

pub(crate) mod arbiters;
pub(crate) mod backup;
pub(crate) mod editions;
pub(crate) mod forget;
pub(crate) mod guide;
pub(crate) mod host;
pub(crate) mod log;
pub(crate) mod registration;
pub(crate) mod restore;
pub(crate) mod serve;
pub(crate) mod site;
pub(crate) mod start;
pub(crate) mod verify;
