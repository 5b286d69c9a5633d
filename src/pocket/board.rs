//! The page of a game, the computer's move, puzzles, and a look back at a game.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::question::{Answer, Asked, House, Posed, Wanted, language};
use gallery::play::page::{self, Server, Shown, Way};
use gallery::play::{Refusal, Visit, computer, words};
use rules::analysis::puzzles::{self, Wish};
use rules::analysis::review;
use rules::engine::{Move, Position, Table};
use rules::game::Side;
use speech::Language;

/// How many positions may be looked at for each position of a game: a second or so on a phone.
const EFFORT_A_POSITION: u64 = 300_000;

/// How many positions the search for a puzzle may look at: some seconds on a phone.
const EFFORT: u64 = 3_000_000;

/// Shows how a game stands.
pub fn show(asked: &Asked, house: House) -> Answer {
    with_table(asked, house, |table, _| shown(asked, table, Visit::read(&asked.query)))
}

/// Plays the computer's moves and shows how the game stands then.
pub fn think(asked: &Asked, house: House) -> Answer {
    with_table(asked, house, |table, stop| {
        let visit = Visit::read(&asked.query).and_then(|visit| computer::think(table, visit, stop));
        shown(asked, table, visit)
    })
}

/// Says where a win was given away, and from where on that is proven.
pub fn review(asked: &Asked, house: House) -> Answer {
    let language = language(&asked.language);
    with_table(asked, house, |table, stop| {
        let played = match Visit::read(&asked.query).and_then(|visit| visit.play(table)) {
            Ok(played) => played,
            Err(refusal) => return Answer::Unknown { error: refusal.words(language) },
        };
        let review = review::review(&played.positions, EFFORT_A_POSITION, stop);
        let gifts = review.given_away(&played.positions).into_iter().map(|at| {
            let number = at + 1;
            let text = words::ply(table.game(), &played.texts[at], language);
            let gift = language.msg("play-review-gift").with("number", number).with("move", text).to_string();
            match held(&played.positions[at], stop) {
                Some(mv) => {
                    let text = words::ply(table.game(), &played.positions[at].write_move(mv), language);
                    format!("{gift} {}", language.msg("play-review-held").with("move", text))
                }
                None => gift,
            }
        });
        let mut says: Vec<String> = gifts.collect();
        let from = review.proven_from();
        says.push(match (from, says.is_empty()) {
            (from, _) if from >= played.positions.len() => language.msg("play-review-unknown").to_string(),
            (0, true) => language.msg("play-review-clean").to_string(),
            (0, false) => language.msg("play-review-whole").to_string(),
            (from, _) => language.msg("play-review-from").with("number", from + 1).to_string(),
        });
        let number = |winner: Option<Side>| winner.map_or(0, |side| side.index() as u8 + 1);
        Answer::Review { says, worth: review.worth.iter().map(|worth| worth.map(number)).collect() }
    })
}

/// Finds a move that would have kept a won position.
fn held(position: &Position, stop: &AtomicBool) -> Option<Move> {
    let mover = Some(position.side_to_move());
    let wins = |mv: &Move| {
        let after = review::review(&[position.play_legal(*mv)], EFFORT_A_POSITION, stop);
        after.worth == [Some(mover)]
    };
    position.moves().into_iter().find(wins)
}

/// Finds a position in which exactly one move wins.
pub fn puzzle(wanted: &Wanted, house: House) -> Answer {
    let language = language(&wanted.language);
    with_game(house, &wanted.game, wanted.file.as_deref(), language, |table, stop| {
        let wish = Wish { count: 1, turns: wanted.turns..=wanted.turns, seed: wanted.seed, effort: EFFORT };
        let found = puzzles::find(table, &wish, stop, &|_, _| ());
        let Some(puzzle) = found.and_then(|found| found.puzzles.into_iter().next()) else {
            return Answer::None;
        };
        Answer::Puzzle(Posed::new(&puzzle.position, &puzzle.line, puzzle.turns, language))
    })
}

fn with_table(
    asked: &Asked,
    house: House,
    answer: impl FnOnce(&Arc<Table>, &AtomicBool) -> Answer,
) -> Answer {
    with_game(house, &asked.game, asked.file.as_deref(), language(&asked.language), answer)
}

fn with_game(
    mut house: House,
    id: &str,
    file: Option<&str>,
    language: Language,
    answer: impl FnOnce(&Arc<Table>, &AtomicBool) -> Answer,
) -> Answer {
    match house.load(id, file) {
        Ok(compiled) => answer(&Table::new(compiled.game), house.stop),
        Err(error) => Answer::Unknown { error: error.say(language) },
    }
}

fn shown(asked: &Asked, table: &Arc<Table>, visit: Result<Visit, Refusal>) -> Answer {
    let language = language(&asked.language);
    let server = asked.csrf.clone().map(|csrf| Server { csrf });
    let way = Way { page: asked.page.clone(), server };
    let address = match &visit {
        Ok(visit) => way.to(visit),
        Err(_) => format!("{}?{}", asked.page, asked.query),
    };
    match page::show(table, visit, &way, language) {
        Shown::Board { html, .. } | Shown::Refused(html) => Answer::Board { address, html },
        Shown::Elsewhere(visit) => shown(asked, table, Ok(visit)),
    }
}
