//! The search of the opponent: a tree grown by random games, in which wins and losses that are certain are certain.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use super::habits::Habits;
use crate::engine::search::{Arena, Lister, Node, Rollout, Trace};
use crate::engine::{Move, Rng};
use crate::game::Side;

/// Random games longer than this count as drawn.
const LONGEST: u32 = 2_000;
/// All random games together have so many moves for each of them, or a few more.
const PLIES_A_GAME: u64 = 200;
/// So many moves are always made, if there are enough games.
const ALWAYS_PLIES: u64 = 400_000;
/// The tree does not grow beyond so many nodes.
const MOST_NODES: usize = 2_000_000;
/// The moves of so many first answers are looked at before the first random game.
const FEW_MOVES: usize = 256;

/// What is certain about a position: the winner and in how many plies of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Certain {
    pub(super) winner: Option<Side>,
    pub(super) plies: u32,
}

/// A position of the tree, as a child of the one before.
#[derive(Debug)]
struct Twig<const W: usize> {
    mv: Option<Move>,
    /// Made when the twig is first visited.
    node: Option<Box<Node<W>>>,
    /// Who is to move, once the position was entered.
    mover: Side,
    /// Whether its moves were looked at.
    is_entered: bool,
    children: Range<u32>,
    visits: u32,
    /// The results for the first player: 1 for a win, a half for a draw.
    score: f64,
    certain: Option<Certain>,
    /// What the move leaves on the board, where pieces stay.
    trace: Option<Trace>,
    /// The random games from the position before that ended with the trace on the board, and their results.
    traced: (f32, f32),
}

/// A tree of positions.
#[derive(Debug)]
pub(super) struct Tree<'a, const W: usize> {
    arena: &'a Arena<'a, W>,
    twigs: Vec<Twig<W>>,
    rng: Rng,
    lister: Lister<W>,
    moves: Vec<Move>,
    rollout: Rollout<W>,
    /// Whether pieces stay where they are put.
    has_traces: bool,
    /// Whether every position that is entered is searched for a win at once.
    looks_ahead: bool,
    habits: Habits,
    /// How many moves all random games together have had.
    plies: u64,
}

/// A move of the root, and what is known of it.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) mv: Move,
    pub(super) visits: u32,
    /// The share of the player to move at the root.
    pub(super) share: f64,
    pub(super) certain: Option<Certain>,
    twig: usize,
}

impl<'a, const W: usize> Tree<'a, W> {
    pub(super) fn new(arena: &'a Arena<'a, W>, rng: Rng, is_careful: bool, habits: Habits) -> Tree<'a, W> {
        let mut tree = Tree {
            arena,
            twigs: vec![Twig::new(None, None)],
            rng,
            lister: Lister::default(),
            moves: Vec::new(),
            rollout: arena.rollout(habits.takes_wins),
            has_traces: arena.only_fills(),
            looks_ahead: is_careful && !arena.is_counted(),
            habits,
            plies: 0,
        };
        tree.twigs[0].node = Some(Box::new(arena.root()));
        // Whatever wins at once is found, however short the search.
        tree.expand(0);
        let are_few = tree.children(0).len() <= FEW_MOVES;
        for child in tree.children(0) {
            tree.open(0, child);
            if are_few {
                tree.enter(child);
            }
        }
        tree.settle(0);
        tree
    }

    /// Plays random games until there were enough, the root is certain, or somebody says stop. Where hardly any ends by
    /// itself, fewer are enough: they tell little, and whoever waits for a hint would wait for minutes.
    pub(super) fn grow(&mut self, playouts: u64, stop: &AtomicBool) {
        let most_plies = playouts.saturating_mul(PLIES_A_GAME).max(ALWAYS_PLIES);
        for _ in 0..playouts {
            let is_full = self.twigs.len() >= MOST_NODES || self.plies >= most_plies;
            if self.twigs[0].certain.is_some() || is_full || stop.load(Ordering::Relaxed) {
                break;
            }
            self.step();
        }
    }

    fn children(&self, at: usize) -> Range<usize> {
        let children = &self.twigs[at].children;
        children.start as usize..children.end as usize
    }

    /// Goes down the tree, adds a twig, plays a random game and takes the result back up.
    fn step(&mut self) {
        let mut path = vec![0];
        let mut at = 0;
        while self.twigs[at].certain.is_none() {
            if self.twigs[at].children.is_empty() {
                if at > 0 && self.twigs[at].visits < self.habits.patience {
                    break;
                }
                self.expand(at);
                if self.twigs[at].certain.is_some() {
                    break;
                }
            }
            let child = self.choose(at);
            path.push(child);
            let is_new = self.twigs[child].visits == 0;
            if is_new && self.twigs[child].node.is_none() {
                self.open(at, child);
            }
            at = child;
            if is_new {
                break;
            }
        }
        let mut is_played = false;
        let result = match (&self.twigs[at].certain, &self.twigs[at].node) {
            (Some(certain), _) => points(certain.winner),
            (None, Some(node)) => {
                is_played = true;
                let (winner, plies) = self.arena.play_out(node, &mut self.rng, LONGEST, &mut self.rollout);
                self.plies += u64::from(plies);
                points(winner)
            }
            (None, None) => 0.5,
        };
        let mut is_settled = false;
        for &twig in path.iter().rev() {
            self.twigs[twig].visits += 1;
            self.twigs[twig].score += f64::from(result);
            if is_played && self.has_traces {
                self.retrace(twig, result);
            }
            // Only what is newly certain can make the position before certain.
            if is_settled {
                self.settle(twig);
            }
            is_settled = self.twigs[twig].certain.is_some();
        }
    }

    /// Tells the children of a twig of a random game in which their pieces were seen.
    fn retrace(&mut self, at: usize, result: f32) {
        let children = self.children(at);
        for child in &mut self.twigs[children] {
            if let Some(trace) = child.trace
                && self.arena.remains(&self.rollout, trace)
            {
                child.traced.0 += 1.0;
                child.traced.1 += result;
            }
        }
    }

    /// Makes the position of a twig from the one before.
    fn open(&mut self, parent: usize, at: usize) {
        let (Some(before), Some(mv)) = (&self.twigs[parent].node, self.twigs[at].mv) else { return };
        let mut node = Node::clone(before);
        match self.arena.play(&mut node, mv) {
            Some(ending) => {
                let winner = ending.winner.map(|side| self.arena.holder(&node, side));
                self.twigs[at].certain = Some(Certain { winner, plies: 0 });
            }
            None => {
                self.twigs[at].node = Some(Box::new(node));
                if self.habits.patience == 1 {
                    self.enter(at);
                }
            }
        }
    }

    /// Sees whether the game is over in a position for want of moves, or can be won at once.
    fn enter(&mut self, at: usize) {
        if self.twigs[at].is_entered {
            return;
        }
        let Some(mut node) = self.twigs[at].node.take() else { return };
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        match self.arena.moves(&mut node, &mut self.lister, &mut moves) {
            Err(ending) => {
                let winner = ending.winner.map(|side| self.arena.holder(&node, side));
                self.twigs[at].certain = Some(Certain { winner, plies: 0 });
            }
            Ok(()) => {
                let mover = self.arena.player(&node);
                self.twigs[at].mover = mover;
                if at > 0 && self.looks_ahead && self.arena.can_win_at_once(&node, &moves) {
                    self.twigs[at].certain = Some(Certain { winner: Some(mover), plies: 1 });
                }
            }
        }
        self.twigs[at].is_entered = true;
        self.twigs[at].node = Some(node);
        self.moves = moves;
    }

    fn expand(&mut self, at: usize) {
        self.enter(at);
        if self.twigs[at].certain.is_some() {
            return;
        }
        let Some(mut node) = self.twigs[at].node.take() else { return };
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        // The position has moves: it was entered.
        let _ = self.arena.moves(&mut node, &mut self.lister, &mut moves);
        // In any order, so that a short search has no favourites.
        for i in (1..moves.len()).rev() {
            moves.swap(i, self.rng.below(i as u32 + 1) as usize);
        }
        let first = self.twigs.len() as u32;
        for &mv in &moves {
            let trace = if self.has_traces { self.arena.trace(&node, mv) } else { None };
            self.twigs.push(Twig::new(Some(mv), trace));
        }
        self.twigs[at].children = first..self.twigs.len() as u32;
        self.twigs[at].node = Some(node);
        self.moves = moves;
    }

    /// Chooses the child to look at next.
    fn choose(&self, at: usize) -> usize {
        let twig = &self.twigs[at];
        let is_first = twig.mover == Side::First;
        let logarithm = f64::from(twig.visits.max(1)).ln();
        let Habits { curiosity, curiosity_with_traces, traces_worth, .. } = self.habits;
        let unseen = curiosity_with_traces * logarithm.sqrt();
        let mut best = (f64::NEG_INFINITY, twig.children.start as usize);
        for child in self.children(at) {
            let known = &self.twigs[child];
            let hope = match known.certain {
                Some(Certain { winner: Some(winner), .. }) if winner == twig.mover => return child,
                // What is lost is looked at only if there is nothing else.
                Some(Certain { winner: Some(_), .. }) => -1.0,
                Some(Certain { winner: None, .. }) => 0.5,
                None if self.has_traces => {
                    let traced = share(known.traced.1.into(), known.traced.0.into(), is_first);
                    if known.visits == 0 {
                        traced + unseen
                    } else {
                        let visits = f64::from(known.visits);
                        let own = share(known.score, visits, is_first);
                        let weight = (traces_worth / (3.0 * visits + traces_worth)).sqrt();
                        let curious = curiosity_with_traces * (logarithm / (visits + 1.0)).sqrt();
                        (1.0 - weight) * own + weight * traced + curious
                    }
                }
                None if known.visits == 0 => return child,
                None => {
                    let own = share(known.score, known.visits.into(), is_first);
                    own + curiosity * (logarithm / f64::from(known.visits)).sqrt()
                }
            };
            if hope > best.0 {
                best = (hope, child);
            }
        }
        best.1
    }

    /// Makes a twig certain as soon as its children are: one win is enough, a loss needs all.
    fn settle(&mut self, at: usize) {
        let twig = &self.twigs[at];
        if twig.certain.is_some() || twig.children.is_empty() {
            return;
        }
        let mover = twig.mover;
        let (mut win, mut open, mut draw, mut loss) = (None::<u32>, false, None::<u32>, 0);
        for child in self.children(at) {
            match self.twigs[child].certain {
                Some(Certain { winner: Some(winner), plies }) if winner == mover => {
                    win = Some(win.map_or(plies, |least| least.min(plies)));
                }
                Some(Certain { winner: Some(_), plies }) => loss = loss.max(plies),
                Some(Certain { winner: None, plies }) => {
                    draw = Some(draw.map_or(plies, |most| most.max(plies)))
                }
                None => open = true,
            }
        }
        let certain = match (win, open, draw) {
            (Some(plies), ..) => Some(Certain { winner: Some(mover), plies: plies + 1 }),
            (None, true, _) => None,
            (None, false, Some(plies)) => Some(Certain { winner: None, plies: plies + 1 }),
            (None, false, None) => Some(Certain { winner: Some(!mover), plies: loss + 1 }),
        };
        self.twigs[at].certain = certain;
    }

    /// Returns the moves of the root, the best first.
    pub(super) fn ranked(&self) -> Vec<Known> {
        let mut known = self.known(0);
        let me = self.twigs[0].mover;
        let rank = |known: &Known| match known.certain {
            Some(Certain { winner: Some(winner), plies }) if winner == me => (3, i64::from(u32::MAX - plies)),
            Some(Certain { winner: Some(_), plies }) => (0, i64::from(plies)),
            _ => (1, i64::from(known.visits)),
        };
        known.sort_by(|a, b| rank(b).cmp(&rank(a)).then(b.share.total_cmp(&a.share)).then(a.mv.cmp(&b.mv)));
        known
    }

    fn known(&self, at: usize) -> Vec<Known> {
        let is_first = self.twigs[at].mover == Side::First;
        self.children(at)
            .filter_map(|child| {
                let twig = &self.twigs[child];
                let share = share(twig.score, twig.visits.into(), is_first);
                let (visits, certain) = (twig.visits, twig.certain);
                twig.mv.map(|mv| Known { mv, visits, share, certain, twig: child })
            })
            .collect()
    }

    /// Returns the line the search expects after a move of the root.
    pub(super) fn line(&self, from: &Known) -> Vec<Move> {
        let mut line = vec![from.mv];
        let mut at = from.twig;
        while let Some(next) = self.known(at).into_iter().max_by_key(|known| known.visits)
            && next.visits > 1
        {
            line.push(next.mv);
            at = next.twig;
        }
        line
    }
}

/// Returns the share of a player in some results.
fn share(score: f64, games: f64, is_first: bool) -> f64 {
    if games == 0.0 {
        return 0.5;
    }
    let share = score / games;
    if is_first { share } else { 1.0 - share }
}

fn points(winner: Option<Side>) -> f32 {
    match winner {
        Some(Side::First) => 1.0,
        Some(Side::Second) => 0.0,
        None => 0.5,
    }
}

impl<const W: usize> Twig<W> {
    fn new(mv: Option<Move>, trace: Option<Trace>) -> Self {
        Twig {
            mv,
            node: None,
            mover: Side::First,
            is_entered: false,
            children: 0..0,
            visits: 0,
            score: 0.0,
            certain: None,
            trace,
            traced: (0.0, 0.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{AtomicBool, Habits, Tree};
    use crate::compile::{GameText, compile};
    use crate::engine::search::{Arena, Explore, Reduction};
    use crate::engine::{Position, Rng, Table};

    struct Traced(Habits);

    impl Explore for Traced {
        type Answer = (f32, u32);

        fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> (f32, u32) {
            let mut tree = Tree::new(arena, Rng::new(7), false, self.0);
            tree.grow(50, &AtomicBool::new(false));
            let children = &tree.twigs[tree.children(0)];
            (children.iter().map(|child| child.traced.0).sum(), tree.twigs[0].visits)
        }
    }

    /// Sixteen cells are filled in turn, so that every random game ends with eight of the first player's pieces.
    #[test]
    fn every_game_is_told_to_all_whose_piece_it_ended_with() {
        let text = "name: fill\nboard: square 4x4\nturn: place own on empty\nend: { no empty: draw }\n";
        let file = GameText { name: "fill.yaml".to_owned(), text: text.to_owned() };
        let table = Table::new(compile("fill", file, &|_| None).expect("a game").game);
        let (traced, games) = Position::start(&table).explore(&Reduction::default(), Traced(Habits::BRISK));
        assert_eq!((traced, games), (8.0 * 50.0, 50));
    }

    /// Where pieces are turned over or taken, one that stands there in the end says nothing of the move that put it there.
    #[test]
    fn games_in_which_pieces_do_not_stay_are_told_to_none() {
        let turned = "putting own on line of enemy between it and own";
        let taken = "removing line of 2 enemy between it and own";
        for clause in [turned, taken] {
            let text = format!(
                "name: x\nboard: square 5x5\nturn: place own on empty, {clause}\nend: {{ no empty: draw }}\n"
            );
            let file = GameText { name: "x.yaml".to_owned(), text };
            let table = Table::new(compile("x", file, &|_| None).expect("a game").game);
            for habits in [Habits::BRISK, Habits::THOROUGH] {
                let (traced, games) = Position::start(&table).explore(&Reduction::default(), Traced(habits));
                assert_eq!((traced, games), (0.0, 50), "{clause}");
            }
        }
    }
}
