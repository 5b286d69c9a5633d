//! The championship wing: facts become standings, pairings and paper. A game is named here by its id only.
//!
//! # The rooms, in reading order, and whom each uses
//!
//! | room | what it is | uses |
//! |---|---|---|
//! | [`facts`] | the competition as data and laws | speech, paper |
//! | [`standings`] | results → order | facts, speech |
//! | [`regulations`] | regulations files → championship data | facts, standings, speech, yaml |
//! | [`pairing`] | standings → next round | facts, standings, speech |
//! | [`trf`] | tournament report files | facts, standings, pairing, speech |
//! | [`tables`] | CSV and XLSX, read and written | speech |
//! | [`reports`] | the tables and documents of a championship, in every format | facts, standings, pairing, tables, speech, paper |
//! | [`imports`] | lists of entries and results → facts, or problems by row | facts, standings, trf, tables, speech |
//! | [`handouts`] | slips, signs, badges, diplomas | facts, standings, speech, paper |
//! | [`press`] | everything that is printed or exported: one registry, of which the doors are menus | facts, standings, reports, handouts, speech, paper |
//! | [`store`] | the journal on SQLite and PostgreSQL | facts, regulations, speech |
//! | [`decisions`] | state and a wish → facts; what the command line and the pages share | facts, standings, pairing, imports, tables, store, speech |

pub mod facts;
pub mod standings;
pub mod regulations;
pub mod pairing;
pub mod trf;
pub mod tables;
pub mod reports;
pub mod imports;
pub mod handouts;
pub mod press;
pub mod store;
pub mod decisions;
