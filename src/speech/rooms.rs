//! The catalogues that are carried into a browser.

/// The files, without their ending, in which the wings of rules, paper, gallery and pocket find what they say. Whoever
/// fetches the engine for browsers waits for every one of them; a test holds the list to what is said there.
pub const POCKET: [&str; 15] = [
    "analysis",
    "catalog",
    "common",
    "compile",
    "diag",
    "editions",
    "engine",
    "everyday",
    "lang",
    "play",
    "profiles",
    "sheets",
    "typeset",
    "vocabulary",
    "workshop",
];
