//! Self-checks: a fast playout held, ply by ply, to a plain move-list version of the same rules.

use super::{Driver, Playout, rng::Rng};

/// A plain game on arrays and lists, written for being right rather than fast.
pub trait Plain {
    /// The start position.
    fn start() -> Self;
    /// Every legal ply, in the codes the fast version reports; empty when there is none.
    fn plies(&self) -> Vec<u32>;
    /// Plays a legal ply.
    fn play(&mut self, ply: u32);
    /// The result, once the game is over.
    fn result(&self) -> Option<Option<usize>>;
}

/// A driver that follows given choices, then random ones, and writes down what happened.
pub struct Script<'a> {
    lead: &'a [u32],
    rng: Rng,
    choices: Vec<u32>,
    counts: Vec<u32>,
    plies: Vec<u32>,
}

impl<'a> Script<'a> {
    fn new(lead: &'a [u32], seed: u64) -> Self {
        Script { lead, rng: Rng::new(seed), choices: vec![], counts: vec![], plies: vec![] }
    }
}

impl Driver for Script<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let choice = self.lead.get(self.choices.len()).copied().unwrap_or_else(|| self.rng.below(n));
        assert!(choice < n, "choice {choice} of {n}");
        self.choices.push(choice);
        self.counts.push(n);
        choice
    }

    fn played(&mut self, ply: u32) {
        self.plies.push(ply);
    }
}

/// Whether a fast game draws exactly once a ply, or may draw again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Draws {
    /// One draw below the number of legal plies: counts and choices are compared one by one.
    Once,
    /// Draws until a legal ply is hit: frequencies are compared instead.
    Again,
}

/// Plays `games` random games with both versions and panics at the first difference in legal plies, choice or result.
pub fn agree<P: Plain>(draws: Draws, games: u64, fast: impl Fn(&mut Script<'_>) -> Playout) {
    for seed in 0..games {
        compare::<P>(draws, &[], seed, &fast);
    }
}

/// Compares one game that begins with the given plies; for corners that random games do not reach.
pub fn agree_after<P: Plain>(plies: &[u32], fast: impl Fn(&mut Script<'_>) -> Playout) {
    let mut lead = vec![];
    for (turn, &ply) in plies.iter().enumerate() {
        let mut script = Script::new(&lead, 0);
        fast(&mut script);
        let count = script.counts.get(turn).copied().unwrap_or_default();
        let choice = (0..count).find(|&choice| reply(&fast, &lead, choice, 0) == ply);
        lead.push(choice.unwrap_or_else(|| panic!("ply {turn}: {ply} cannot be chosen")));
    }
    compare::<P>(Draws::Once, &lead, 0, &fast);
}

/// Compares one game: the choices `lead`, then random ones.
fn compare<P: Plain>(draws: Draws, lead: &[u32], seed: u64, fast: &impl Fn(&mut Script<'_>) -> Playout) {
    let mut script = Script::new(lead, seed);
    let playout = fast(&mut script);
    assert_eq!(script.plies.len(), playout.plies as usize, "game {seed}: plies reported and counted");
    let mut plain = P::start();
    for (turn, &ply) in script.plies.iter().enumerate() {
        assert_eq!(plain.result(), None, "game {seed}: over before ply {turn}");
        let mut legal = plain.plies();
        assert!(legal.contains(&ply), "game {seed}, ply {turn}: {ply} is not among {legal:?}");
        if draws == Draws::Once {
            assert_eq!(script.counts[turn] as usize, legal.len(), "game {seed}, ply {turn}: {legal:?}");
            // Every choice must be another legal ply: that makes a uniform choice a uniform ply.
            if (turn as u64 + seed).is_multiple_of(8) {
                let replies =
                    (0..script.counts[turn]).map(|choice| reply(fast, &script.choices[..turn], choice, seed));
                let mut reached: Vec<u32> = replies.collect();
                reached.sort_unstable();
                legal.sort_unstable();
                assert_eq!(reached, legal, "game {seed}, ply {turn}");
            }
        }
        plain.play(ply);
    }
    assert_eq!(plain.result(), Some(playout.winner), "game {seed}: result after {:?}", script.plies);
}

/// The ply a fast game plays when it makes `choice` after the choices `lead`.
fn reply(fast: &impl Fn(&mut Script<'_>) -> Playout, lead: &[u32], choice: u32, seed: u64) -> u32 {
    let choices: Vec<u32> = lead.iter().copied().chain([choice]).collect();
    let mut script = Script::new(&choices, seed);
    fast(&mut script);
    script.plies[lead.len()]
}

/// Plays `games` games with each version and panics when win share or mean length are five standard errors apart.
pub fn same_statistics<P: Plain>(games: u32, fast: fn(&mut Rng) -> Playout) {
    let mut rng = Rng::new(77);
    let quick = Sample::of((0..games).map(|_| fast(&mut rng)));
    let slow = Sample::of((0..games).map(|_| plain_playout::<P>(&mut rng)));
    let n = f64::from(games);
    let share_error = (0.5 / n).sqrt();
    assert!(
        (quick.wins - slow.wins).abs() < 5.0 * share_error,
        "win shares {} and {}",
        quick.wins,
        slow.wins
    );
    let length_error = ((quick.variance + slow.variance) / n).sqrt();
    assert!(
        (quick.plies - slow.plies).abs() < 5.0 * length_error,
        "lengths {} and {}",
        quick.plies,
        slow.plies
    );
}

fn plain_playout<P: Plain>(rng: &mut Rng) -> Playout {
    let mut game = P::start();
    let mut plies = 0;
    loop {
        if let Some(winner) = game.result() {
            return Playout { winner, plies };
        }
        let legal = game.plies();
        game.play(legal[rng.below(legal.len() as u32) as usize]);
        plies += 1;
    }
}

/// The share of games the first side won, and the mean and variance of their lengths.
struct Sample {
    wins: f64,
    plies: f64,
    variance: f64,
}

impl Sample {
    fn of(playouts: impl Iterator<Item = Playout>) -> Self {
        let (mut games, mut wins, mut sum, mut squares) = (0.0, 0.0, 0.0, 0.0);
        for playout in playouts {
            let plies = f64::from(playout.plies);
            games += 1.0;
            wins += f64::from(u8::from(playout.winner == Some(0)));
            sum += plies;
            squares += plies * plies;
        }
        let mean = sum / games;
        Sample { wins: wins / games, plies: mean, variance: squares / games - mean * mean }
    }
}
