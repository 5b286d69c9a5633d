//! The integration tests, one module a theme.
#![allow(clippy::unwrap_used)]

mod support;

mod brackets;
/// Whole championships through the real binary.
mod championship_day;
/// What commands refuse, and how.
mod cli_refusals;
/// Several desks on one championship.
mod desk;
mod final_2014;
/// Lists made of anything at all.
mod hostile_lists;
/// Lists of entries and results, and every complaint about them.
mod imports;
mod pairing;
mod regulations;
mod standings;
/// The journal: order, conflicts, repeated requests, copies, seals, on both databases.
mod store;
/// The journal under SIGKILL.
mod store_crash;
/// Frozen championships of every released format.
mod store_formats;
mod trf;

/// The manuals: every file, phrase, command and table in them.
mod docs;
/// Hand-written games, from the rule sheets alone: the engine is held to them.
mod oracle;

/// Who wins, how long, how late.
mod profile;
/// Positions in which exactly one move wins.
mod puzzles;
/// Plots as figures.
mod chart;
/// One command, a whole final.
mod demo;
/// Boards and positions as figures.
mod diagrams;
/// Figures and texts kept as files.
mod golden;
/// Slips, signs, badges and diplomas.
mod handouts;
/// The printing commands through the real binary.
mod paper_commands;
/// Tables and documents of a championship in every format.
mod reports;
/// The commands that write them, through the real binary.
mod reports_commands;
/// Rule sheets, booklets and boards as PDF.
mod sheets;
/// Lines, pages and tables.
mod typeset;

mod variants;
mod y_board;

/// House rules: rooms, headers, words, licences.
mod tidy;

/// The commands on games through the real binary.
mod claims;
mod cli;
/// Every game beside its oracle.
mod games;
/// Broken and hostile game files, and every complaint about them.
mod language;
/// Laws every game obeys.
mod laws;
/// Moves played all at once and one by one.
mod spread;
/// Exact values beside plain minimax.
mod solve;
/// The computer as an opponent.
mod opponent;
/// The sentences of the rule sheets, held to the engine.
mod sentences;

/// The server before any role: languages, headers, refusals.
mod web;
/// The day at the desk, in real browsers.
mod browser_desk;
/// Pupils at the boards, in a real browser.
mod browser_play;
/// Clicks as moves, and games as addresses.
mod play_clicks;
/// The pages of the games over plain HTTP.
mod play_pages;
/// Bad input over real HTTP.
mod web_hostile;
/// The organiser's day in the browser.
mod web_organiser;
/// What the hall sees.
mod web_public;
/// Who may do what.
mod web_roles;
/// Results from the tables.
mod web_slips;
/// The server behind nginx with TLS.
mod web_proxy;
