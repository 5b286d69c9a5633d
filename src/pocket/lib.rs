//! The pocket: everything a board needs, on the device it stands on.
//!
//! A page puts a question as JSON and gets an answer as JSON. Between two questions only the game that was played last is kept ready;
//! no answer depends on it. The same rooms that serve the desk's pages answer here, so that a board in a pocket shows what the desk would have shown; and where a device has no
//! engine the desk answers the same questions, so that every page works in every program.
//!
//! ```
//! let question = r#"{"ask": "board", "game": "rastros", "query": "m=e5-d4", "page": "/play/rastros", "language": "en"}"#;
//! let answer = pocket::answer(question);
//! assert!(answer.contains("/play/rastros?m=e5-d4"));
//! ```
//!
//! # The rooms, and whom each uses
//!
//! | room | what it is | uses |
//! |---|---|---|
//! | [`question`] | what may be asked, what is answered, and who answers | speech, rules |
//! | [`collection`] | puzzles that are ready | question, speech, rules, gallery |
//! | [`lesson`] | a first lesson of a game | collection, rules, gallery |
//! | [`board`] | the page of a game, the computer's move, puzzles | question, speech, rules, gallery |
//! | [`workshop`] | a game file as it is written: complaints, sheet, random games | question, speech, rules, gallery |

pub mod question;
pub mod collection;
pub mod lesson;
pub mod board;
pub mod workshop;

use std::sync::atomic::AtomicBool;

use question::{Answer, House, Question, Shelf};
use rules::catalog::Catalog;

/// The longest question, in bytes: a game file of the largest size and a long game.
pub const LONGEST: usize = 1 << 18;

/// Answers a question; both are JSON. Who waits no longer ends the whole program.
pub fn answer(question: &str) -> String {
    answer_again(question, &mut Shelf::default())
}

/// Answers one question of several as [`answer`] does, sooner where it is about the same game as the one before.
pub fn answer_again(question: &str, shelf: &mut Shelf) -> String {
    let answer = match serde_json::from_str::<Question>(question) {
        Ok(question) => {
            respond(&question, House { catalog: Catalog::built_in(), stop: &AtomicBool::new(false), shelf })
        }
        Err(error) => Answer::Unknown { error: error.to_string() },
    };
    serde_json::to_string(&answer).unwrap_or_default()
}

/// Answers a question in a house: with the games it has, and until it rings.
pub fn respond(question: &Question, house: House) -> Answer {
    match question {
        Question::Board(asked) => board::show(asked, house),
        Question::Think(asked) => board::think(asked, house),
        Question::Review(asked) => board::review(asked, house),
        Question::Puzzle(wanted) => board::puzzle(wanted, house),
        Question::Check(draft) => workshop::check(draft, house),
        Question::Fair(draft) => workshop::fair(draft, house),
        Question::Words(reader) => workshop::words(reader),
    }
}
