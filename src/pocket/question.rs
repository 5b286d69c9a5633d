//! What may be asked, what is answered, and who answers.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rules::catalog::{Catalog, CatalogError};
use rules::compile::Compiled;
use rules::engine::{Move, Position, Table};
use serde::{Deserialize, Serialize};
use speech::Language;

/// Who answers: the games at hand, and a bell after which nobody waits for more.
#[derive(Debug)]
pub struct House<'a> {
    /// The games at hand.
    pub catalog: Catalog,
    /// Ends what takes long, with what is known by then.
    pub stop: &'a AtomicBool,
    /// The game that was played last.
    pub shelf: &'a mut Shelf,
}

/// A game ready for play. The next tap is mostly at the same board, and to read its rules anew takes longer than to answer.
#[derive(Debug, Default)]
pub struct Shelf(Option<Ready>);

#[derive(Debug)]
struct Ready {
    id: String,
    text: Option<String>,
    table: Arc<Table>,
}

impl Shelf {
    /// Returns a shelf with a game that the house knows by its id.
    pub fn with(id: &str, table: Arc<Table>) -> Shelf {
        Shelf(Some(Ready { id: id.to_owned(), text: None, table }))
    }

    fn find(&self, id: &str, text: Option<&str>) -> Option<Arc<Table>> {
        let ready = self.0.as_ref().filter(|ready| ready.id == id && ready.text.as_deref() == text);
        ready.map(|ready| ready.table.clone())
    }
}

impl House<'_> {
    /// Reads a game: that of the text, or the one of that id.
    pub(crate) fn load(&mut self, id: &str, text: Option<&str>) -> Result<Box<Compiled>, CatalogError> {
        if let Some(text) = text {
            self.catalog.add_text(id, text);
        }
        // Pages name games by their id; on a server a path would lead to its files.
        self.catalog.load_id(id)
    }

    /// Makes a game ready for play: that of the text, or the one of that id.
    pub(crate) fn table(&mut self, id: &str, text: Option<&str>) -> Result<Arc<Table>, CatalogError> {
        if let Some(table) = self.shelf.find(id, text) {
            return Ok(table);
        }
        let table = Table::new(self.load(id, text)?.game);
        *self.shelf =
            Shelf(Some(Ready { id: id.to_owned(), text: text.map(str::to_owned), table: table.clone() }));
        Ok(table)
    }
}

/// A question of a page.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
pub enum Question {
    /// How a game stands.
    Board(Asked),
    /// The computer's move, and how the game stands after it.
    Think(Asked),
    /// Where a win was given away in a game.
    Review(Asked),
    /// A position in which exactly one move wins.
    Puzzle(Wanted),
    /// What is wrong with a game file, and what its sheet says.
    Check(Draft),
    /// Whether random games are fair.
    Fair(Draft),
    /// The words of the rule language.
    Words(Reader),
}

impl Question {
    /// Returns the id of the game it is about, where that is one of the house.
    pub fn known_game(&self) -> Option<&str> {
        match self {
            Question::Board(asked) | Question::Think(asked) | Question::Review(asked) => {
                Some(asked.game.as_str()).filter(|_| asked.file.is_none())
            }
            Question::Puzzle(wanted) => Some(wanted.game.as_str()).filter(|_| wanted.file.is_none()),
            Question::Check(_) | Question::Fair(_) | Question::Words(_) => None,
        }
    }
}

/// Who asks for nothing but words.
#[derive(Debug, Deserialize)]
pub struct Reader {
    /// The language.
    #[serde(default)]
    pub language: String,
}

/// A game and how far it is played.
#[derive(Debug, Deserialize)]
pub struct Asked {
    /// The id of the game.
    pub game: String,
    /// The query of its address.
    #[serde(default)]
    pub query: String,
    /// The page its links lead to.
    pub page: String,
    /// The language of the words.
    pub language: String,
    /// The token for the forms of a server, if there is one.
    #[serde(default)]
    pub csrf: Option<String>,
    /// The text of the game, if it is none of those built in.
    #[serde(default)]
    pub file: Option<String>,
}

/// A puzzle that is wanted.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    /// The id of the game.
    pub game: String,
    /// How many turns the win takes.
    pub turns: u32,
    /// Which puzzle of many.
    pub seed: u64,
    /// The language of the words.
    pub language: String,
    /// The text of the game, if it is none of those built in.
    #[serde(default)]
    pub file: Option<String>,
}

/// A game file that is being written.
#[derive(Debug, Deserialize)]
pub struct Draft {
    /// The id it will have.
    pub game: String,
    /// Its text.
    pub file: String,
    /// The language of the words.
    pub language: String,
}

/// What is answered.
#[derive(Debug, Serialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Answer {
    /// How a game stands.
    Board {
        /// Its address.
        address: String,
        /// The part of the page that shows it.
        html: String,
    },
    /// Where a win was given away in a game, and what is not known.
    Review {
        /// One sentence each.
        says: Vec<String>,
        /// Who wins from each position on: 1 or 2 for a side, 0 for nobody, nothing where it is not known.
        worth: Vec<Option<u8>>,
    },
    /// A position in which exactly one move wins.
    Puzzle(Posed),
    /// There is none of that kind.
    None,
    /// What was found in a game file.
    Checked {
        /// The complaints, in the order of their places.
        problems: Vec<Problem>,
        /// The name of the game; absent if the file is none yet.
        name: Option<String>,
        /// The rule sheet as a page.
        sheet: String,
        /// What a variant leaves out, and which languages are missing.
        remarks: Vec<String>,
        /// What the file says of its examples, and whether it is so.
        claims: Vec<Claimed>,
    },
    /// What came of random games.
    Fair {
        /// The sentence about it.
        says: String,
        /// How many games were played.
        games: u64,
        /// How many the first side won.
        first: u64,
        /// How many the second side won.
        second: u64,
        /// How many were drawn.
        draws: u64,
    },
    /// The words of the rule language.
    Words {
        /// One entry a word.
        words: Vec<Word>,
    },
    /// The question has no answer here; a server may know one.
    Unknown {
        /// Why.
        error: String,
    },
}

/// A position in which exactly one move wins.
#[derive(Clone, Debug, Serialize)]
pub struct Posed {
    /// The position.
    pub position: String,
    /// Who is to move.
    pub side: String,
    /// How many turns of both sides the win takes.
    pub turns: u32,
    /// The solution.
    pub line: Vec<String>,
    /// How many moves of it are the first turn.
    pub first: usize,
    /// Which moves of it are of whoever solves it.
    pub own: Vec<bool>,
    /// Who solves it: 1 or 2.
    pub whose: u8,
}

impl Posed {
    /// Returns a puzzle by its position and its solution, which must be moves of the game.
    pub(crate) fn new(start: &Position, line: &[Move], turns: u32, language: Language) -> Posed {
        let solver = start.side_to_move();
        let mut position = start.clone();
        let (mut texts, mut own) = (Vec::new(), Vec::new());
        for mv in line {
            own.push(position.side_to_move() == solver);
            texts.push(position.write_move(*mv));
            position = position.play_legal(*mv);
        }
        Posed {
            first: own.iter().take_while(|is_own| **is_own).count(),
            own,
            whose: solver.index() as u8 + 1,
            position: start.write(),
            side: start.table().game().sides()[solver].name.in_language(language).to_owned(),
            turns,
            line: texts,
        }
    }
}

/// A word of the rule language.
#[derive(Debug, Serialize)]
pub struct Word {
    /// How it is written.
    pub word: &'static str,
    /// What it means, in one line.
    pub meaning: String,
    /// A phrase that uses it.
    pub example: &'static str,
}

/// A complaint about a game file.
#[derive(Debug, Serialize)]
pub struct Problem {
    /// Whether the file cannot be used with it.
    pub is_error: bool,
    /// Where it begins, in letters from the start of the text, as browsers count them.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub text: String,
    /// A way out.
    pub help: Option<String>,
}

/// A claim of a game file.
#[derive(Debug, Serialize)]
pub struct Claimed {
    /// The name of the example it speaks of.
    pub example: String,
    /// The claim as it is written.
    pub text: String,
    /// `true`, `false` or `open`.
    pub truth: &'static str,
    /// The same in words, with what is wrong.
    pub says: String,
    /// The line, from 1.
    pub line: usize,
    /// Where it begins, in letters from the start of the text.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
    /// The position it speaks of, as text.
    pub position: Option<String>,
}

/// Reads a language; the usual one where there is none of that name.
pub(crate) fn language(name: &str) -> Language {
    name.parse().unwrap_or_default()
}
