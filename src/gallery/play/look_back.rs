//! A game looked back at, in words: which moves gave a win away, what would have kept it, and from where on that is proven.

use std::sync::atomic::AtomicBool;

use super::words;
use crate::sheets::say;
use rules::analysis::review::{self, Review};
use rules::engine::Position;
use rules::game::{Game, Language};

/// What is said of a game.
#[derive(Clone, Debug)]
pub struct LookedBack {
    /// The sentences.
    pub says: Vec<String>,
    /// How many moves gave a win away.
    pub n_gifts: usize,
    /// What is known of each position.
    pub review: Review,
}

/// Looks back at a game by its positions and the moves between them as they were written, each position with a search of at
/// most so many, until told to stop.
pub fn look_back(
    game: &Game,
    (positions, texts): (&[Position], &[String]),
    effort: u64,
    stop: &AtomicBool,
    language: Language,
) -> LookedBack {
    let review = review::review(positions, effort, stop);
    let gifts = review.given_away(positions).into_iter().map(|at| {
        let text = words::ply(game, &texts[at], language);
        let side = say::side(game, positions[at].side_to_move(), language);
        let gift = language
            .msg("play-review-gift")
            .with("number", at + 1)
            .with("move", text)
            .with("side", side)
            .to_string();
        match review::winning_move(&positions[at], effort, stop) {
            Some(mv) => {
                let text = words::ply(game, &positions[at].write_move(mv), language);
                format!("{gift} {}", language.msg("play-review-held").with("move", text))
            }
            None => gift,
        }
    });
    let mut says: Vec<String> = gifts.collect();
    let (from, n_gifts) = (review.proven_from(), says.len());
    says.push(match (from, n_gifts) {
        // What is over needs no proof: that alone is nothing to tell.
        (from, 0) if from + 1 >= positions.len() => language.msg("play-review-unknown").to_string(),
        (from, _) if from >= positions.len() => language.msg("play-review-unknown").to_string(),
        (0, 0) => language.msg("play-review-clean").to_string(),
        (0, _) => language.msg("play-review-whole").to_string(),
        (from, _) => language.msg("play-review-from").with("number", from + 1).to_string(),
    });
    LookedBack { says, n_gifts, review }
}
