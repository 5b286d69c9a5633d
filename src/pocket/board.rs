//! The page of a game, the computer's move, puzzles, and a look back at a game.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::question::{Answer, Asked, House, Posed, Wanted, language};
use gallery::play::look_back::{LookedBack, look_back};
use gallery::play::page::{self, Addresses, Server, Shown};
use gallery::play::{Refusal, Visit, computer};
use rules::analysis::puzzles::{self, Wish};
use rules::engine::Table;
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
        let moves = (&played.positions[..], &played.texts[..]);
        let LookedBack { says, review, .. } =
            look_back(table.game(), moves, EFFORT_A_POSITION, stop, language);
        let number = |winner: Option<Side>| winner.map_or(0, |side| side.index() as u8 + 1);
        Answer::Review { says, worth: review.worth.iter().map(|worth| worth.map(number)).collect() }
    })
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
    match house.table(id, file) {
        Ok(table) => answer(&table, house.stop),
        Err(error) => Answer::Unknown { error: error.say(language) },
    }
}

fn shown(asked: &Asked, table: &Arc<Table>, visit: Result<Visit, Refusal>) -> Answer {
    let language = language(&asked.language);
    let server = asked.csrf.clone().map(|csrf| Server { csrf, has_computer: true });
    let way = Addresses { page: asked.page.clone(), server };
    let address = match &visit {
        Ok(visit) => way.to(visit),
        Err(_) => format!("{}?{}", asked.page, asked.query),
    };
    match page::show(table, visit, &way, language) {
        Shown::Board { html, .. } | Shown::Refused(html) => Answer::Board { address, html },
        Shown::Elsewhere(visit) => shown(asked, table, Ok(visit)),
    }
}
