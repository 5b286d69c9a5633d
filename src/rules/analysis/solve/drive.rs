//! Searches set going: the threads, the table that grows as it fills, and how far they may go.

#[cfg(feature = "threads")]
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Limits;
use super::busy::Busy;
use super::descent::Descent;
use super::effort::{Effort, GivenUp};
use super::entry::Entry;
use super::length::{Measure, Ruler};
use super::margin::{Contest, Counter};
use super::proof::{Prover, Shared};
use super::space::Space;
use super::transposition_table::TranspositionTable;
use crate::analysis::threads;
use crate::game::Side;

/// The first table has so many bytes; it grows as it fills.
const FIRST_TABLE: usize = 1 << 20;
/// The stack of a search: as deep as a game is long.
const STACK: usize = 256 << 20;
/// So many positions are looked at in one way before the other is tried, at first.
const FIRST_SHARE: u64 = 4_000;

/// A space with the table of what is known of it.
pub(super) struct Drive<'a, S: Space> {
    pub(super) space: &'a S,
    pub(super) limits: &'a Limits<'a>,
    table: Option<TranspositionTable>,
    draw_seen: AtomicBool,
    /// No more positions than this may be looked at in all.
    ceiling: u64,
}

impl<'a, S: Space> Drive<'a, S> {
    pub(super) fn new(space: &'a S, limits: &'a Limits<'a>) -> Self {
        let bytes = FIRST_TABLE.min(limits.memory_mb.max(1) << 20);
        let (table, draw_seen) = (Some(TranspositionTable::new(bytes)), AtomicBool::new(false));
        Drive { space, limits, table, draw_seen, ceiling: limits.positions.unwrap_or(u64::MAX) }
    }

    /// Returns how many positions have been looked at.
    pub(super) fn positions(&self) -> u64 {
        self.limits.progress.positions()
    }

    /// Returns whether a limit has been reached, or somebody said stop.
    pub(super) fn is_spent(&self) -> bool {
        self.limits.stop.load(Ordering::Relaxed) || self.positions() >= self.ceiling
    }

    /// Allows as many positions from here on as who wins has taken, or the number in the limits if that is more.
    pub(super) fn allow_further(&mut self, taken: u64) {
        let most = self.limits.positions.unwrap_or(u64::MAX);
        let further = self.limits.further.map(|further| self.positions().saturating_add(further.max(taken)));
        self.ceiling = further.unwrap_or(most).min(most);
    }

    /// Runs a search on so many threads until one has the answer; the table grows when it is full.
    fn run<T: Send>(
        &mut self,
        threads: usize,
        search: impl Fn(&TranspositionTable, bool, usize, &Effort) -> Result<T, GivenUp> + Sync,
    ) -> Result<T, GivenUp> {
        let most = self.limits.memory_mb.max(1) << 20;
        loop {
            let table = self.table.get_or_insert_with(|| TranspositionTable::new(FIRST_TABLE));
            // While entries move both tables are there; to move them for less than twice the room is not worth it.
            let room = most.saturating_sub(table.bytes());
            let is_last = room < table.bytes() * 2;
            let answered = AtomicBool::new(false);
            let (table, limits, ceiling) = (&*table, self.limits, self.ceiling);
            let (answered, search) = (&answered, &search);
            let results = threads::together(threads, STACK, |thread| {
                let _alarm = Alarm(answered);
                let effort = Effort::new(limits, ceiling, answered);
                let result = search(table, is_last, thread, &effort);
                if matches!(result, Ok(_) | Err(GivenUp::Endless)) {
                    answered.store(true, Ordering::Relaxed);
                }
                result
            });
            let results = results.into_iter().map(|result| result.unwrap_or(Err(GivenUp::Limit)));
            let mut why = GivenUp::Limit;
            for result in results {
                match result {
                    Ok(answer) => return Ok(answer),
                    Err(GivenUp::Crowded) if why == GivenUp::Limit => why = GivenUp::Crowded,
                    Err(GivenUp::Endless) => why = GivenUp::Endless,
                    Err(_) => {}
                }
            }
            if why != GivenUp::Crowded {
                return Err(why);
            }
            if let Some(table) = self.table.take() {
                let larger = (table.bytes() * 8).min(room);
                self.table = Some(table.grown(larger));
            }
        }
    }

    /// Returns whether a player wins a position.
    pub(super) fn wins(&mut self, node: &S::Node, player: Side) -> Result<bool, GivenUp> {
        let first = self.prove(node, Side::First)?;
        if player == Side::First {
            return Ok(first);
        }
        if first {
            return Ok(false);
        }
        // As long as no game was seen to end in a draw, what one does not win the other does.
        if !self.draw_seen.load(Ordering::Relaxed) {
            return Ok(true);
        }
        self.prove(node, Side::Second)
    }

    fn prove(&mut self, node: &S::Node, attacker: Side) -> Result<bool, GivenUp> {
        let draw_seen = std::mem::take(&mut self.draw_seen);
        let space = self.space;
        let threads = self.limits.threads.max(1);
        let busy = Busy::new(threads);
        let result = self.run(threads, |table, is_last_table, thread, effort| {
            let salt = salt(attacker);
            let draw_seen = &draw_seen;
            let busy = &busy;
            let shared = Shared { space, table, is_last_table, draw_seen, attacker, salt, busy, threads };
            sought(&shared, effort, thread, node)
        });
        self.draw_seen = draw_seen;
        result
    }

    /// Returns of each position whether a player wins it, if that could be found out.
    #[cfg(not(feature = "threads"))]
    pub(super) fn wins_each(&mut self, nodes: &[S::Node], player: Side) -> Vec<Option<bool>> {
        nodes.iter().map(|node| self.wins(node, player).ok()).collect()
    }

    /// Returns of each position whether a player wins it, if that could be found out.
    #[cfg(feature = "threads")]
    pub(super) fn wins_each(&mut self, nodes: &[S::Node], player: Side) -> Vec<Option<bool>> {
        let first = self.prove_each(nodes, Side::First);
        if player == Side::First {
            return first;
        }
        let is_drawless = !self.draw_seen.load(Ordering::Relaxed);
        let mut found: Vec<Option<bool>> = first.iter().map(|first| first.map(|first| !first)).collect();
        if is_drawless {
            return found;
        }
        let open: Vec<usize> = (0..nodes.len()).filter(|&place| found[place] == Some(true)).collect();
        let second =
            self.prove_each(&open.iter().map(|&place| nodes[place].clone()).collect::<Vec<_>>(), player);
        open.into_iter().zip(second).for_each(|(place, second)| found[place] = second);
        found
    }

    /// Shares positions out to the threads; who has none left helps the others with theirs.
    #[cfg(feature = "threads")]
    fn prove_each(&mut self, nodes: &[S::Node], attacker: Side) -> Vec<Option<bool>> {
        let draw_seen = std::mem::take(&mut self.draw_seen);
        let space = self.space;
        let threads = self.limits.threads.max(1);
        let busy = Busy::new(threads);
        let found: Vec<OnceLock<bool>> = nodes.iter().map(|_| OnceLock::new()).collect();
        let result = self.run(threads, |table, is_last_table, thread, effort| {
            let (salt, draw_seen, busy) = (salt(attacker), &draw_seen, &busy);
            let shared = Shared { space, table, is_last_table, draw_seen, attacker, salt, busy, threads };
            // Each begins elsewhere, and all go round.
            let begin = thread * nodes.len() / threads;
            for place in (begin..nodes.len()).chain(0..begin) {
                if found[place].get().is_none() {
                    let wins = sought(&shared, effort, 1, &nodes[place])?;
                    let _ = found[place].set(wins);
                }
            }
            Ok(())
        });
        self.draw_seen = draw_seen;
        // Play that goes round in circles is asked about one position at a time.
        let mut alone = |place: usize| match result {
            Err(GivenUp::Endless) => self.prove(&nodes[place], attacker).ok(),
            _ => None,
        };
        found.iter().enumerate().map(|(place, found)| found.get().copied().or_else(|| alone(place))).collect()
    }

    /// Returns what is foreseen, or the table knows, of a position that a player wins: whether that is proven, and in how
    /// many plies.
    pub(super) fn proven(&self, node: &S::Node, winner: Side) -> Option<u32> {
        if let Some((foreseen, plies)) = self.space.foresee(node) {
            return (foreseen == winner).then_some(plies);
        }
        let (attacker, wins) = self.attacker(winner);
        let table = self.table.as_ref()?;
        let entry = Entry::unpack(table.get(self.space.key(node) ^ salt(attacker)));
        (entry.decided() == Some(wins)).then_some(entry.most)
    }

    /// Returns whose win the proofs about a winner's win are about, and whether they must prove or disprove it.
    fn attacker(&self, winner: Side) -> (Side, bool) {
        let is_drawless = !self.draw_seen.load(Ordering::Relaxed);
        if is_drawless { (Side::First, winner == Side::First) } else { (winner, true) }
    }

    /// From here on nothing is known of what a player does not win.
    pub(super) fn expect_draws(&mut self) {
        self.draw_seen.store(true, Ordering::Relaxed);
    }

    /// Runs something that measures the win of a player.
    pub(super) fn measured<T: Send>(
        &mut self,
        winner: Side,
        threads: usize,
        job: impl Fn(&mut Ruler<'_, S>) -> Result<T, GivenUp> + Sync,
    ) -> Result<T, GivenUp> {
        let (attacker, _) = self.attacker(winner);
        let space = self.space;
        let busy = Busy::new(threads);
        self.run(threads, |table, is_last_table, _, effort| {
            let (salt, busy) = (salt(attacker), &busy);
            let shared = Measure { space, table, is_last_table, winner, attacker, salt, busy };
            job(&mut Ruler::new(&shared, effort))
        })
    }

    /// Runs something that compares counts.
    pub(super) fn counted<T: Send>(
        &mut self,
        threads: usize,
        job: impl Fn(&mut Counter<'_, S>) -> Result<T, GivenUp> + Sync,
    ) -> Result<T, GivenUp> {
        let space = self.space;
        self.run(threads, |table, is_last_table, thread, effort| {
            job(&mut Counter::new(&Contest { space, table, is_last_table }, effort, thread))
        })
    }
}

/// Ends the other threads when one panics.
struct Alarm<'a>(&'a AtomicBool);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// Looks for a proof in one thread. The first of several goes down to the bottom of the game; every other one, and a
/// thread that is alone, also weighs all moves by turns, for longer each time: what one finds helps the other.
fn sought<S: Space>(
    shared: &Shared<'_, S>,
    effort: &Effort<'_>,
    thread: usize,
    node: &S::Node,
) -> Result<bool, GivenUp> {
    let mut share = if shared.threads > 1 && thread.is_multiple_of(2) { 0 } else { FIRST_SHARE };
    loop {
        if share > 0 {
            effort.allow(share);
            match Prover::new(shared, effort).prove(node) {
                Err(GivenUp::Attempt) => {}
                found => return found,
            }
        }
        effort.allow(if share > 0 { share.saturating_mul(4) } else { u64::MAX });
        match Descent::new(shared, effort).prove(node) {
            Err(GivenUp::Attempt) => share *= 2,
            // Play can go round in circles, which going down does not get out of.
            Err(GivenUp::Endless) => share = u64::MAX,
            found => return found,
        }
    }
}

fn salt(attacker: Side) -> u64 {
    if attacker == Side::First { 0 } else { 0x6a09_e667_f3bc_c909 }
}
