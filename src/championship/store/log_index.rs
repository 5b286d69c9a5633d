//! What pages ask the log for again and again: who has come to the hall, who wrote in it, and with which keys letters were made.

use std::collections::BTreeSet;

use super::entry::Entry;
use super::event::{Event, event_of};
use super::fact_row;
use crate::facts::{Championship, EntryCode};

/// What the log says beside the facts of the competition: taken in with them, so that nobody reads the log again to know it.
#[derive(Clone, Debug, Default)]
pub struct LogIndex {
    taps: Vec<Tap>,
    writers: BTreeSet<String>,
    has_moves: bool,
    letters: Vec<String>,
}

/// Somebody has come, or has not after all.
#[derive(Clone, Debug)]
struct Tap {
    seq: u64,
    has_come: bool,
    /// The codes that they had then.
    codes: Vec<EntryCode>,
}

impl LogIndex {
    /// Takes in an entry of the log.
    pub(super) fn take_in(&mut self, entry: &Entry) {
        let is_move = fact_row::is_at_board(&entry.kind);
        if !self.knows(&entry.actor, is_move) {
            self.note(&entry.actor, is_move);
        }
        let (has_come, codes) = match event_of(entry) {
            Some(Event::CheckedIn { codes }) => (true, codes),
            Some(Event::CheckedOut { codes }) => (false, codes),
            Some(Event::LettersMade { mark }) => return self.letters.push(mark),
            _ => return,
        };
        let codes = codes.iter().filter_map(|code| code.parse().ok()).collect();
        self.taps.push(Tap { seq: entry.seq, has_come, codes });
    }

    /// Says whether it is known that somebody wrote in the log, and that it has moves, if it was one.
    pub(super) fn knows(&self, actor: &str, is_move: bool) -> bool {
        self.writers.contains(actor) && (self.has_moves || !is_move)
    }

    /// Notes that somebody wrote in the log, a move or something else.
    pub(super) fn note(&mut self, actor: &str, is_move: bool) {
        self.writers.insert(actor.to_owned());
        self.has_moves |= is_move;
    }

    /// Says whether anything was done at a board on a screen.
    pub fn has_moves(&self) -> bool {
        self.has_moves
    }

    /// Returns everybody who wrote in the log, as it names them.
    pub fn writers(&self) -> &BTreeSet<String> {
        &self.writers
    }

    /// Returns the marks of the keys with which letters to schools were made, the last at the end.
    pub fn letters_made(&self) -> &[String] {
        &self.letters
    }

    /// Returns who has come, by the codes they have now.
    pub fn present(&self, championship: &Championship) -> BTreeSet<EntryCode> {
        self.present_at(championship, u64::MAX)
    }

    /// Returns who had come when the log had so many entries, by the codes they have now.
    pub fn present_at(&self, championship: &Championship, seq: u64) -> BTreeSet<EntryCode> {
        let mut here = BTreeSet::new();
        for tap in self.taps.iter().take_while(|tap| tap.seq <= seq) {
            let codes = tap.codes.iter().map(|code| championship.current_code(*code));
            match tap.has_come {
                true => here.extend(codes),
                false => codes.for_each(|code| _ = here.remove(&code)),
            }
        }
        here
    }
}
