//! The tests of the doors and of the whole, one module a theme.
#![allow(clippy::unwrap_used)]

#[path = "../patience/mod.rs"]
mod patience;
#[path = "../places/mod.rs"]
mod places;
mod support;

/// Papers for those who hear them.
mod accessible;
/// Whole championships through the real binary.
mod championship_day;
/// What is typed wrongly, the manual pages, and what is never written over.
mod cli_habits;
/// What commands refuse, and how.
mod cli_refusals;
/// The commands that "next:" lines name.
mod next_steps;
/// Tournaments played elsewhere.
mod finished;
/// Lessons in which whoever is free is paired again.
mod free_play;
/// The manuals: every file, phrase, command and table in them.
mod docs;
/// What is handed out, and the version it tells.
mod downloads;
/// Regulations printed, explained and checked; next steps; levels that join.
mod regulations;
/// Who wins, how long, how late.
mod profile;
/// Positions in which exactly one move wins.
mod puzzles;
/// Plots as figures.
mod chart;
/// One command, a whole final.
mod demo;
/// Every game file, through a class tournament to the diplomas.
mod every_game;
/// Figures and texts kept as files.
mod golden;
/// Slips, signs, badges and diplomas.
mod handouts;
/// Badges read from paper.
mod badges;
/// The printing commands through the real binary.
mod paper_commands;
/// Pages and sheets of papers, each understood alone.
mod pages_alone;
/// Papers of the day, read back.
mod papers;
/// Tables and documents of a championship in every format.
mod reports;
/// The commands that write them, through the real binary.
mod reports_commands;
/// Papers read back by another program and held to the facts.
mod truth;
/// Lines, pages and tables.
mod typeset;
/// House rules: rooms, headers, words, licences.
mod tidy;
/// The table of where to add what, followed in a copy of the sources.
mod contributing;
/// Sentences: code and catalogues held against each other.
mod words;
mod cli;
/// Hostile game files, refused in time.
mod hostile_files;
/// The server before any role: languages, headers, refusals.
mod web;
/// One double click: the championships of a folder in a real browser, and who is kept out.
mod lobby;
/// Boards on screens while the program is started again or another championship is opened.
mod lobby_boards;
/// Championships that feed each other.
mod phases;
/// The day at the desk, in real browsers.
mod browser_desk;
/// The season at a host, from the first link to an entry.
mod browser_season;
/// A list with forty faults, in real browsers.
mod browser_lists;
/// Boards on screens, over the network.
mod web_boards;
/// What boards on screens tell.
mod web_boards_told;
/// Boards on screens around their games: the wall, the class, the next round, results told at tables.
mod web_boards_around;
/// Matches on screens.
mod web_boards_matches;
/// What arbiters see of boards on screens, and where they are afterwards.
mod arbiter_boards;
/// Boards on screens while servers, disks and databases fail.
mod web_boards_cuts;
/// Boards on screens, in real browsers.
mod browser_boards;
/// Boards on screens between two schools, through a proxy with TLS, in real browsers.
mod browser_schools;
/// Boards on screens in a network that wants a password, in real browsers.
mod browser_portal;
/// A class of one school: names are enough.
mod web_class;
/// The event's name, day, place and logo.
mod web_details;
/// Three hundred pupils, and a correction after qualification, in real browsers.
mod browser_stories;
/// A teacher, an arbiter and a parent, a minute each, in real browsers.
mod browser_teacher;
/// Pupils at the boards, in a real browser.
mod browser_play;
/// How boards feel, with a finger and with a mouse.
mod browser_board;
/// Boards that stay where they are, and all of the last turn on them.
mod browser_still;
/// Two devices at one board.
mod browser_publish;
mod browser_rooms;
/// A school made by choices alone, and pupils in each other's places, in real browsers.
mod browser_school;
/// A school enters its pupils on a phone.
mod browser_registration;
/// Boards without a server: the engine on the device, a site, the workshop.
mod browser_home;
/// Puzzles, first lessons, and a computer at one's own strength.
mod browser_learn;
/// A game of one's own, from the workshop to its diplomas.
mod browser_workshop;
/// A program without the engine for browsers, which lacks `site` and nothing else.
mod without_engine;
/// What an arbiter taps is never lost, in real browsers.
mod browser_slips;
/// The pages of the games over plain HTTP.
mod play_pages;
/// Who is let in where.
mod web_gates;
/// Bad input over real HTTP.
mod web_hostile;
/// Lists corrected on the page, presences, proposals.
mod web_lists;
/// Two organisers at once, on one pupil.
mod web_meanwhile;
/// The organiser's day in the browser.
mod web_organiser;
/// What changes leave open, on the page of the day.
mod web_questions;
/// What pages say, as a reader would stumble over it.
mod web_sentences;
/// What the hall sees.
mod web_public;
/// One choice of names for pages, papers and files.
mod web_names;
/// The public pages as files.
mod publish;
/// The season at a host: accounts, invitations, every address and every role.
mod host_season;
/// Several processes of a host on one database, killed in turn; a database that fails over; a certificate of its own.
mod host_shared;
mod published;
/// Registration by schools: letters, links, lists, verdicts.
mod web_registration;
/// What schools and families answer, see and delete.
mod web_registration_data;
/// Many tables, and the page of a pupil.
mod web_sizes;
/// Ties on the page, and who started the program.
mod web_ties;
/// Who may do what.
mod web_roles;
/// Copies, exports, forgetting, the log.
mod web_safety;
/// Results from the tables.
mod web_slips;
/// Seats exchanged under open pages.
mod web_seats;
/// Keys, copies, and who guesses.
mod web_keys;
/// Seals on paper, alarms, names that paper lacks, files for their owner alone.
mod vault;
/// Two halls on one database, and a lost server.
mod web_halls;
/// The server behind nginx with TLS.
mod web_proxy;
