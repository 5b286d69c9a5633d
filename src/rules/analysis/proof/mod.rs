//! Proofs of who wins, written down so that anybody can check them.
//!
//! A [`Proof`] names a game, a position and a winner, and tells the winner's move for every position in which the winner
//! is to move. [`Proof::check`] plays it against every reply. It knows nothing of how a proof was found: all it takes
//! from elsewhere is which moves are legal and how a game has ended.

mod check;
mod flaw;

use crate::game::Side;

pub use check::Checked;
pub use flaw::Flaw;

/// The first line of a proof.
const TITLE: &str = "arbitro proof 1";

/// Who wins a position, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The game, as it is named where games are looked for.
    pub game: String,
    /// Who wins, named by the side held in the position.
    pub winner: Side,
    /// The position.
    pub start: String,
    /// The positions in which the winner is to move, each with the winner's move.
    pub moves: Vec<(String, String)>,
}

impl Proof {
    /// Writes the proof as text: a title, what is claimed, and one line for each position of the winner.
    pub fn write(&self) -> String {
        let winner = ["first", "second"][self.winner.index()];
        let mut text = format!("{TITLE}\ngame: {}\nwinner: {winner}\nstart: {}\n", self.game, self.start);
        for (position, mv) in &self.moves {
            text.push_str(position);
            text.push('\t');
            text.push_str(mv);
            text.push('\n');
        }
        text
    }

    /// Reads a proof; nothing in it is believed yet.
    ///
    /// # Errors
    /// When the text is no proof.
    pub fn read(text: &str) -> Result<Proof, Flaw> {
        let mut lines = (1..).zip(text.lines());
        if lines.next().map(|(_, line)| line.trim_end()) != Some(TITLE) {
            return Err(Flaw::NoProof);
        }
        let mut head = |word: &str| {
            let (number, line) = lines.next().ok_or(Flaw::NoProof)?;
            let said = line.strip_prefix(word).and_then(|rest| rest.strip_prefix(": "));
            said.map(|said| said.trim_end().to_owned()).ok_or(Flaw::Unreadable { line: number })
        };
        let game = head("game")?;
        let winner = match &*head("winner")? {
            "first" => Side::First,
            "second" => Side::Second,
            _ => return Err(Flaw::Unreadable { line: 3 }),
        };
        let start = head("start")?;
        let mut moves = Vec::new();
        for (number, line) in lines {
            let (position, mv) = line.trim_end().split_once('\t').ok_or(Flaw::Unreadable { line: number })?;
            moves.push((position.to_owned(), mv.to_owned()));
        }
        Ok(Proof { game, winner, start, moves })
    }
}

/// The line of the first position.
const FIRST_LINE: usize = 5;

#[cfg(test)]
mod tests {
    use super::{Flaw, Proof};
    use crate::game::Side;

    #[test]
    fn a_proof_is_read_as_it_was_written() {
        let moves =
            vec![("a. first".to_owned(), "a1-b2".to_owned()), ("b. first".to_owned(), "c3".to_owned())];
        let proof = Proof { game: "g".to_owned(), winner: Side::Second, start: "a. x".to_owned(), moves };
        let text = proof.write();
        assert_eq!(Proof::read(&text), Ok(proof));
        assert_eq!(Proof::read(&text.replace('\n', "\r\n")).map(|proof| proof.moves.len()), Ok(2));
        assert_eq!(Proof::read("moves: a1"), Err(Flaw::NoProof));
        assert_eq!(Proof::read(&text.replace("second", "nobody")), Err(Flaw::Unreadable { line: 3 }));
        assert_eq!(Proof::read(&text.replace("\tc3", " c3")), Err(Flaw::Unreadable { line: 6 }));
    }
}
