//! The order of questions: who wins, by which moves, in how many plies, along which line.

use std::sync::atomic::{AtomicBool, Ordering};

use super::effort::{Effort, GivenUp};
use super::entry::NEVER;
use super::length::{Measure, Ruler};
use super::margin::{self, Contest, Counter};
use super::proof::{Prover, Shared};
use super::space::Space;
use super::table::Table;
use super::{Length, Limits, Solution, Verdict};
use crate::game::Side;

/// The first table has so many bytes; it grows as it fills.
const FIRST_TABLE: usize = 1 << 20;
/// The stack of a search: as deep as a game is long.
const STACK: usize = 256 << 20;

/// A space with the table of what is known of it.
pub(super) struct Drive<'a, S: Space> {
    space: &'a S,
    limits: &'a Limits<'a>,
    table: Option<Table>,
    draw_seen: AtomicBool,
}

impl<'a, S: Space> Drive<'a, S> {
    pub(super) fn new(space: &'a S, limits: &'a Limits<'a>) -> Self {
        let bytes = FIRST_TABLE.min(limits.memory_mb.max(1) << 20);
        Drive { space, limits, table: Some(Table::new(bytes)), draw_seen: AtomicBool::new(false) }
    }

    /// Runs a search on so many threads until one has the answer; the table grows when it is full.
    fn run<T: Send>(
        &mut self,
        threads: usize,
        search: impl Fn(&Table, bool, usize, &Effort) -> Result<T, GivenUp> + Sync,
    ) -> Result<T, GivenUp> {
        let most = self.limits.memory_mb.max(1) << 20;
        loop {
            let table = self.table.get_or_insert_with(|| Table::new(FIRST_TABLE));
            let is_last = table.bytes() * 2 > most;
            let answered = AtomicBool::new(false);
            let (table, limits, answered, search) = (&*table, self.limits, &answered, &search);
            let results: Vec<Result<T, GivenUp>> = std::thread::scope(|scope| {
                let spawn = |thread: usize| {
                    std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
                        let effort = Effort::new(limits, answered);
                        let result = search(table, is_last, thread, &effort);
                        if matches!(result, Ok(_) | Err(GivenUp::Endless)) {
                            answered.store(true, Ordering::Relaxed);
                        }
                        result
                    })
                };
                let handles: Vec<_> = (0..threads.max(1)).map(spawn).collect();
                let join = |handle: std::io::Result<std::thread::ScopedJoinHandle<_>>| match handle {
                    Ok(handle) => handle.join().unwrap_or(Err(GivenUp::Limit)),
                    Err(_) => Err(GivenUp::Limit),
                };
                handles.into_iter().map(join).collect()
            });
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
            self.grow(most);
        }
    }

    fn grow(&mut self, most: usize) {
        if let Some(table) = self.table.take() {
            // While the entries move both tables are there.
            let larger = (table.bytes() * 8).min(most);
            self.table = Some(table.grown(larger));
        }
    }

    /// Returns whether a player wins a position.
    fn wins(&mut self, node: &S::Node, player: Side) -> Result<bool, GivenUp> {
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
        let busy = super::proof::marks();
        let result = self.run(threads, |table, is_last_table, _, effort| {
            let shared = Shared {
                space,
                table,
                is_last_table,
                draw_seen: &draw_seen,
                attacker,
                salt: salt(attacker),
                busy: &busy,
                threads,
            };
            Prover::new(&shared, effort).prove(node)
        });
        self.draw_seen = draw_seen;
        result
    }

    /// Runs something that measures the win of a player.
    fn measured<T: Send>(
        &mut self,
        winner: Side,
        threads: usize,
        job: impl Fn(&mut Ruler<'_, S>) -> Result<T, GivenUp> + Sync,
    ) -> Result<T, GivenUp> {
        let is_drawless = !self.draw_seen.load(Ordering::Relaxed);
        let attacker = if is_drawless { Side::First } else { winner };
        let space = self.space;
        self.run(threads, |table, is_last_table, thread, effort| {
            let shared =
                Measure { space, table, is_last_table, winner, attacker, is_drawless, salt: salt(attacker) };
            job(&mut Ruler::new(&shared, effort, thread))
        })
    }

    /// Answers everything about the root.
    pub(super) fn solve(&mut self) -> Verdict<S::Move> {
        let mut root = self.space.root();
        let mut moves = Vec::new();
        let listed = self.space.moves(&mut root, &mut S::Lister::default(), &mut moves);
        let mover = self.space.player(&root);
        let winner = match listed {
            Ok(()) => self.winner(&root),
            Err(_) => Err(GivenUp::Limit),
        };
        let Ok(winner) = winner else { return Verdict::Unsolved { positions: self.positions() } };
        let (mut winning, mut undecided) = (Vec::new(), Vec::new());
        if winner != Some(!mover) {
            for &mv in &moves {
                match self.keeps(&root, mv, mover, winner) {
                    Ok(true) => winning.push(mv),
                    Ok(false) => {}
                    Err(_) => undecided.push(mv),
                }
            }
        }
        let mut solution = Solution {
            winner,
            length: Length::Unknown,
            margin: None,
            winning,
            undecided,
            best: Vec::new(),
            line: Vec::new(),
            positions: 0,
        };
        match winner {
            Some(winner) => self.add_length(&root, &moves, winner, &mut solution),
            None => self.add_drawn_line(&root, &mut solution),
        }
        solution.positions = self.positions();
        Verdict::Solved(solution)
    }

    fn positions(&self) -> u64 {
        self.limits.visited.load(Ordering::Relaxed)
    }

    fn winner(&mut self, root: &S::Node) -> Result<Option<Side>, GivenUp> {
        let found = self.wins(root, Side::First).and_then(|first| {
            if first {
                return Ok(Some(Side::First));
            }
            Ok(self.wins(root, Side::Second)?.then_some(Side::Second))
        });
        if found == Err(GivenUp::Endless) { self.winner_by_depth(root) } else { found }
    }

    /// Looks for a forced win one ply further at a time, where play can go round in circles.
    fn winner_by_depth(&mut self, root: &S::Node) -> Result<Option<Side>, GivenUp> {
        // From here on nothing is known of what a player does not win.
        self.draw_seen.store(true, Ordering::Relaxed);
        for plies in 1..NEVER - 1 {
            for player in Side::BOTH {
                let threads = self.limits.threads;
                if self.measured(player, threads, |ruler| ruler.measure(root, plies, plies + 1))? <= plies {
                    return Ok(Some(player));
                }
            }
        }
        Err(GivenUp::Limit)
    }

    /// Returns whether a move keeps what the side to move has: the win or the draw.
    fn keeps(
        &mut self,
        node: &S::Node,
        mv: S::Move,
        mover: Side,
        winner: Option<Side>,
    ) -> Result<bool, GivenUp> {
        let mut after = node.clone();
        match (self.space.play(&mut after, mv), winner) {
            (Some(outcome), Some(winner)) => Ok(outcome.winner == Some(winner)),
            (Some(outcome), None) => Ok(outcome.winner != Some(!mover)),
            (None, Some(winner)) => self.wins(&after, winner),
            (None, None) => self.wins(&after, !mover).map(|lost| !lost),
        }
    }

    fn add_length(
        &mut self,
        root: &S::Node,
        moves: &[S::Move],
        winner: Side,
        solution: &mut Solution<S::Move>,
    ) {
        let threads = self.limits.threads;
        let mut least = 0;
        // A few plies more at a time: short wins are found soon, and what is learnt orders the moves of the next round.
        let plies = loop {
            let beta = (least + 6).min(NEVER);
            match self.measured(winner, threads, |ruler| ruler.measure(root, least, beta)) {
                Ok(plies) if plies < beta => break plies,
                Ok(_) if beta == NEVER => return,
                Ok(plies) => least = plies.max(beta) - 1,
                Err(_) => return,
            }
        };
        let space = self.space;
        let found = self.measured(winner, 1, |ruler| {
            let best = best_moves(space, root, moves, winner, plies, ruler)?;
            let mut line = Vec::new();
            let mut node = root.clone();
            let mut left = plies;
            loop {
                let mut moves = Vec::new();
                if left == 0 || space.moves(&mut node, &mut S::Lister::default(), &mut moves).is_err() {
                    return Ok((best, line));
                }
                let Some(mv) = first_best(space, &node, &moves, winner, left, ruler)? else {
                    return Err(GivenUp::Limit);
                };
                line.push(mv);
                left -= 1;
                if space.play(&mut node, mv).is_some() {
                    return Ok((best, line));
                }
            }
        });
        solution.length = Length::Exact(plies);
        if let Ok((best, line)) = found {
            (solution.best, solution.line) = (best, line);
        }
    }

    fn add_drawn_line(&mut self, root: &S::Node, solution: &mut Solution<S::Move>) {
        solution.best.clone_from(&solution.winning);
        let mut node = root.clone();
        loop {
            let mut moves = Vec::new();
            if self.space.moves(&mut node, &mut S::Lister::default(), &mut moves).is_err() {
                break;
            }
            let mover = self.space.player(&node);
            let mut chosen = None;
            for &mv in &moves {
                match self.keeps(&node, mv, mover, None) {
                    Ok(true) => {
                        chosen = Some(mv);
                        break;
                    }
                    Ok(false) => {}
                    Err(_) => return,
                }
            }
            let Some(mv) = chosen else { return };
            solution.line.push(mv);
            if self.space.play(&mut node, mv).is_some() {
                break;
            }
        }
        solution.length = Length::Exact(solution.line.len() as u32);
    }

    /// Answers everything about the root of a game whose every end compares a count.
    pub(super) fn solve_margin(&mut self) -> Verdict<S::Move> {
        match self.margin() {
            Ok(solution) => Verdict::Solved(solution),
            Err(_) => Verdict::Unsolved { positions: self.positions() },
        }
    }

    fn counted<T: Send>(
        &mut self,
        threads: usize,
        job: impl Fn(&mut Counter<'_, S>) -> Result<T, GivenUp> + Sync,
    ) -> Result<T, GivenUp> {
        let space = self.space;
        self.run(threads, |table, is_last_table, thread, effort| {
            job(&mut Counter::new(&Contest { space, table, is_last_table }, effort, thread))
        })
    }

    fn margin(&mut self) -> Result<Solution<S::Move>, GivenUp> {
        let mut root = self.space.root();
        let mut moves = Vec::new();
        let space = self.space;
        let _ = space.moves(&mut root, &mut S::Lister::default(), &mut moves);
        let mover = space.player(&root);
        // Narrow windows, closing in on the value from where the last one failed.
        let (mut low, mut high, mut guess) = (-margin::MOST, margin::MOST, 0);
        while low < high {
            let beta = if guess == low { guess + 1 } else { guess };
            let value = self.counted(self.limits.threads, |counter| counter.worth(&root, beta - 1, beta))?;
            if value < beta {
                high = value;
            } else {
                low = value;
            }
            guess = value;
        }
        let worth = low;
        let (winning, best, line) = self.counted(1, |counter| {
            let (mut winning, mut best, mut line) = (Vec::new(), Vec::new(), Vec::new());
            for &mv in &moves {
                let mut reached = root.clone();
                let outcome = space.play(&mut reached, mv);
                let mut is_at_least = |bound: i64| match outcome {
                    Some(outcome) => Ok(margin::worth(outcome) >= bound),
                    None => Ok(counter.worth(&reached, bound - 1, bound)? >= bound),
                };
                let (keeps, is_best) = if mover == Side::First {
                    (is_at_least(worth.signum())?, is_at_least(worth)?)
                } else {
                    (!is_at_least(worth.signum() + 1)?, !is_at_least(worth + 1)?)
                };
                let is_lost = worth.signum() == if mover == Side::First { -1 } else { 1 };
                if keeps && !is_lost {
                    winning.push(mv);
                }
                if is_best {
                    best.push(mv);
                }
            }
            let mut node = root.clone();
            loop {
                let mut moves = Vec::new();
                if space.moves(&mut node, &mut S::Lister::default(), &mut moves).is_err() {
                    return Ok((winning, best, line));
                }
                let mut next = None;
                for &mv in &moves {
                    let mut after = node.clone();
                    let outcome = space.play(&mut after, mv);
                    let value = match outcome {
                        Some(outcome) => margin::worth(outcome),
                        None => counter.worth(&after, worth - 1, worth + 1)?,
                    };
                    if value == worth {
                        next = Some((mv, after, outcome.is_some()));
                        break;
                    }
                }
                let Some((mv, after, is_over)) = next else { return Err(GivenUp::Limit) };
                line.push(mv);
                if is_over {
                    return Ok((winning, best, line));
                }
                node = after;
            }
        })?;
        Ok(Solution {
            winner: match worth.signum() {
                1 => Some(Side::First),
                -1 => Some(Side::Second),
                _ => None,
            },
            length: Length::Exact(line.len() as u32),
            margin: Some(worth.abs() / 2),
            winning,
            undecided: Vec::new(),
            best,
            line,
            positions: self.positions(),
        })
    }
}

fn salt(attacker: Side) -> u64 {
    if attacker == Side::First { 0 } else { 0x6a09_e667_f3bc_c909 }
}

/// Returns how a move measures up: whether the win after it takes one ply less than before.
fn is_best<S: Space>(
    space: &S,
    node: &S::Node,
    mv: S::Move,
    winner: Side,
    plies: u32,
    ruler: &mut Ruler<'_, S>,
) -> Result<bool, GivenUp> {
    let mut after = node.clone();
    let mover = space.player(node);
    if let Some(outcome) = space.play(&mut after, mv) {
        return Ok(outcome.winner == Some(winner) && plies == 1);
    }
    let left = plies - 1;
    if mover == winner {
        Ok(ruler.measure(&after, left, left + 1)? <= left)
    } else {
        Ok(left == 0 || ruler.measure(&after, left - 1, left)? >= left)
    }
}

fn best_moves<S: Space>(
    space: &S,
    node: &S::Node,
    moves: &[S::Move],
    winner: Side,
    plies: u32,
    ruler: &mut Ruler<'_, S>,
) -> Result<Vec<S::Move>, GivenUp> {
    let mut best = Vec::new();
    for &mv in moves {
        if is_best(space, node, mv, winner, plies, ruler)? {
            best.push(mv);
        }
    }
    Ok(best)
}

fn first_best<S: Space>(
    space: &S,
    node: &S::Node,
    moves: &[S::Move],
    winner: Side,
    plies: u32,
    ruler: &mut Ruler<'_, S>,
) -> Result<Option<S::Move>, GivenUp> {
    for &mv in moves {
        if is_best(space, node, mv, winner, plies, ruler)? {
            return Ok(Some(mv));
        }
    }
    Ok(None)
}
