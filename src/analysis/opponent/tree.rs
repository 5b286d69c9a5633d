//! The search of the opponent: a tree grown by random games, in which wins and losses that are certain are certain.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::engine::{Move, Position, Rng};
use crate::game::Side;

/// Random games longer than this count as drawn.
const LONGEST: u32 = 2_000;
/// The tree does not grow beyond so many nodes.
const MOST_NODES: usize = 2_000_000;
/// How much the search tries what it knows little about.
const CURIOSITY: f64 = 0.9;

/// What is certain about a position: the winner and in how many plies of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Certain {
    pub(super) winner: Option<Side>,
    pub(super) plies: u32,
}

#[derive(Debug)]
struct Node {
    mv: Option<Move>,
    /// Made when the node is first visited.
    position: Option<Box<Position>>,
    children: std::ops::Range<usize>,
    visits: u32,
    /// The results for the first player: 1 for a win, a half for a draw.
    score: f64,
    certain: Option<Certain>,
}

/// A tree of positions.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    rng: Rng,
    has_swap: bool,
}

/// A move of the root, and what is known of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) mv: Move,
    pub(super) visits: u32,
    /// The share of the player to move at the root.
    pub(super) share: f64,
    pub(super) certain: Option<Certain>,
    node: usize,
}

/// Returns which player holds a side: before a swap the first player holds the first side.
pub(super) fn player(position: &Position, side: Side) -> Side {
    if position.is_swapped() { !side } else { side }
}

fn mover(position: &Position) -> Side {
    player(position, position.side_to_move())
}

impl Tree {
    pub(super) fn new(root: &Position, rng: Rng) -> Tree {
        let mut tree = Tree { nodes: Vec::new(), rng, has_swap: root.table().game().swap };
        tree.nodes.push(Node::new(None));
        tree.nodes[0].position = Some(Box::new(root.clone()));
        tree.expand(0);
        tree
    }

    /// Plays random games until there were enough, the root is certain, or somebody says stop.
    pub(super) fn grow(&mut self, playouts: u64, stop: &AtomicBool) {
        for _ in 0..playouts {
            let is_full = self.nodes.len() >= MOST_NODES;
            if self.nodes[0].certain.is_some() || is_full || stop.load(Ordering::Relaxed) {
                break;
            }
            self.step();
        }
    }

    /// Goes down the tree, adds a node, plays a random game and takes the result back up.
    fn step(&mut self) {
        let mut path = vec![0];
        let mut at = 0;
        while !self.nodes[at].children.is_empty() {
            at = self.choose(at);
            path.push(at);
            if self.nodes[at].visits == 0 || self.nodes[at].certain.is_some() {
                break;
            }
            if self.nodes[at].children.is_empty() {
                self.expand(at);
            }
        }
        let result = self.result(&path);
        for &node in path.iter().rev() {
            self.nodes[node].visits += 1;
            self.nodes[node].score += result;
            self.settle(node);
        }
    }

    /// Returns the result of a new node for the first player.
    fn result(&mut self, path: &[usize]) -> f64 {
        let at = path[path.len() - 1];
        if self.nodes[at].position.is_none()
            && let [.., parent, _] = path
            && let (Some(before), Some(mv)) = (&self.nodes[*parent].position, self.nodes[at].mv)
        {
            let position = before.play_legal(mv);
            if let Some(ending) = position.ending() {
                let winner = ending.winner.map(|side| player(&position, side));
                self.nodes[at].certain = Some(Certain { winner, plies: 0 });
            }
            self.nodes[at].position = Some(Box::new(position));
        }
        if let Some(certain) = self.nodes[at].certain {
            return points(certain.winner);
        }
        let Some(position) = self.nodes[at].position.take() else { return 0.5 };
        let winner = self.random_game(&position);
        self.nodes[at].position = Some(position);
        points(winner)
    }

    fn random_game(&mut self, from: &Position) -> Option<Side> {
        let mut position = from.clone();
        // A random game does not tell who holds which side in the end, so that it begins when that is settled.
        while self.has_swap && position.ending().is_none() && position.setup().turn < 2 {
            let moves = position.moves();
            position = position.play_legal(moves[self.rng.below(moves.len() as u32) as usize]);
        }
        if let Some(ending) = position.ending() {
            return ending.winner.map(|side| player(&position, side));
        }
        let mut winner = None;
        let table = position.table().clone();
        table.playouts(&position, 1, &mut self.rng, LONGEST, |playout| {
            winner = playout.ending.and_then(|ending| ending.winner);
        });
        winner.map(|side| player(&position, side))
    }

    fn expand(&mut self, at: usize) {
        let Some(position) = &self.nodes[at].position else { return };
        let mut moves = position.moves();
        // In any order, so that a short search has no favourites.
        for i in (1..moves.len()).rev() {
            moves.swap(i, self.rng.below(i as u32 + 1) as usize);
        }
        let first = self.nodes.len();
        self.nodes.extend(moves.into_iter().map(|mv| Node::new(Some(mv))));
        self.nodes[at].children = first..self.nodes.len();
    }

    fn choose(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let is_first = node.position.as_ref().is_none_or(|position| mover(position) == Side::First);
        let logarithm = f64::from(node.visits.max(1)).ln();
        let mut best = (f64::NEG_INFINITY, node.children.start);
        for child in node.children.clone() {
            let known = &self.nodes[child];
            if known.visits == 0 {
                return child;
            }
            let visits = f64::from(known.visits);
            let share = if is_first { known.score / visits } else { 1.0 - known.score / visits };
            let mut hope = share + CURIOSITY * (logarithm / visits).sqrt();
            if let Some(certain) = known.certain {
                // What is lost is looked at only if there is nothing else.
                let side = if is_first { Side::First } else { Side::Second };
                hope = if certain.winner == Some(!side) { hope - 100.0 } else { share };
            }
            if hope > best.0 {
                best = (hope, child);
            }
        }
        best.1
    }

    /// Makes a node certain as soon as its children are: one win is enough, a loss needs all.
    fn settle(&mut self, at: usize) {
        let node = &self.nodes[at];
        if node.certain.is_some() || node.children.is_empty() {
            return;
        }
        let Some(position) = &node.position else { return };
        let mover = mover(position);
        let (mut win, mut open, mut draw, mut loss) = (None::<u32>, false, None::<u32>, 0);
        for child in node.children.clone() {
            match self.nodes[child].certain {
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
        self.nodes[at].certain = certain;
    }

    /// Returns the moves of the root, the best first.
    pub(super) fn ranked(&self) -> Vec<Known> {
        let mut known = self.known(0);
        let Some(position) = &self.nodes[0].position else { return known };
        let me = mover(position);
        let rank = |known: &Known| match known.certain {
            Some(Certain { winner: Some(winner), plies }) if winner == me => (3, i64::from(u32::MAX - plies)),
            Some(Certain { winner: Some(_), plies }) => (0, i64::from(plies)),
            _ => (1, i64::from(known.visits)),
        };
        known.sort_by(|a, b| rank(b).cmp(&rank(a)).then(b.share.total_cmp(&a.share)).then(a.mv.cmp(&b.mv)));
        known
    }

    fn known(&self, at: usize) -> Vec<Known> {
        let node = &self.nodes[at];
        let is_first = node.position.as_ref().is_none_or(|position| mover(position) == Side::First);
        node.children
            .clone()
            .filter_map(|child| {
                let known = &self.nodes[child];
                let share = if known.visits == 0 { 0.5 } else { known.score / f64::from(known.visits) };
                let share = if is_first { share } else { 1.0 - share };
                let (visits, certain) = (known.visits, known.certain);
                known.mv.map(|mv| Known { mv, visits, share, certain, node: child })
            })
            .collect()
    }

    /// Returns the line the search expects after a move of the root.
    pub(super) fn line(&self, from: &Known) -> Vec<Move> {
        let mut line = vec![from.mv];
        let mut at = from.node;
        while let Some(next) = self.known(at).into_iter().max_by_key(|known| known.visits)
            && next.visits > 1
        {
            line.push(next.mv);
            at = next.node;
        }
        line
    }
}

fn points(winner: Option<Side>) -> f64 {
    match winner {
        Some(Side::First) => 1.0,
        Some(Side::Second) => 0.0,
        None => 0.5,
    }
}

impl Node {
    fn new(mv: Option<Move>) -> Node {
        Node { mv, position: None, children: 0..0, visits: 0, score: 0.0, certain: None }
    }
}
