//! The gallery: every way of showing a game to people.
//!
//! # The rooms, and whom each uses
//!
//! | room | what it is | uses |
//! |---|---|---|
//! | [`diagram`] | boards and positions → figures | speech, rules, paper |
//! | [`sheets`] | rule sheets, booklets, boards, puzzles, profiles; rules as sentences | diagram, speech, rules, paper |
//! | [`play`] | games on a screen: clicks, boards, addresses | diagram, sheets, speech, rules, paper |

pub mod diagram;
pub mod sheets;
pub mod play;
