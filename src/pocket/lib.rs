//! The pocket: everything a board needs, on the device it stands on.
//!
//! A page puts a question as JSON and gets an answer as JSON; nothing is kept between two questions. The same rooms that
//! serve the desk's pages answer here, so that a board in a pocket shows what the desk would have shown.
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
//! | [`question`] | what may be asked, and what is answered | speech |
//! | [`board`] | the page of a game, the computer's move, puzzles | question, speech, rules, gallery |
//! | [`workshop`] | a game file as it is written: complaints, sheet, random games | question, speech, rules, gallery |

pub mod question;
pub mod board;
pub mod workshop;

use question::{Answer, Question};

/// Answers a question; both are JSON.
pub fn answer(question: &str) -> String {
    let answer = match serde_json::from_str::<Question>(question) {
        Ok(Question::Board(asked)) => board::show(&asked),
        Ok(Question::Think(asked)) => board::think(&asked),
        Ok(Question::Review(asked)) => board::review(&asked),
        Ok(Question::Puzzle(wanted)) => board::puzzle(&wanted),
        Ok(Question::Check(asked)) => workshop::check(&asked),
        Ok(Question::Fair(asked)) => workshop::fair(&asked),
        Ok(Question::Words) => workshop::words(),
        Err(error) => Answer::Unknown { error: error.to_string() },
    };
    serde_json::to_string(&answer).unwrap_or_default()
}
