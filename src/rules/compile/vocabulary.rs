//! The registry of rule words: what each is called, how it is written, what it means.
//!
//! The word table of `grammar/README.md` is held to this list by a test; suggestions are taken from it.

use crate::game::Set;

/// What kind of word it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Names cells.
    Cells,
    /// Makes a set of cells from another.
    Relation,
    /// Joins sets.
    Joint,
    /// Is something the mover does.
    Action,
    /// Follows an action.
    Clause,
    /// Is true or false.
    Condition,
    /// Is a number.
    Number,
    /// Says how the game ends.
    Verdict,
    /// Says what is true of an example.
    Claim,
}

/// A rule word.
#[derive(Clone, Copy, Debug)]
pub struct RuleWord {
    /// The word itself.
    pub word: &'static str,
    /// What kind of word it is.
    pub class: Class,
    /// What it means, in one line.
    pub meaning: &'static str,
    /// A phrase that uses it.
    pub example: &'static str,
}

const fn word(class: Class, word: &'static str, meaning: &'static str, example: &'static str) -> RuleWord {
    RuleWord { word, class, meaning, example }
}

/// Every rule word, by class.
pub const RULE_WORDS: &[RuleWord] = &[
    word(Class::Cells, "empty", "cells with nothing on them", "place own on empty"),
    word(Class::Cells, "occupied", "cells with any piece on them", "no occupied in top"),
    word(
        Class::Cells,
        "own",
        "the mover's pieces; before the name of a zone, the mover's zone",
        "own in last row",
    ),
    word(Class::Cells, "enemy", "the other side's pieces, or its zone", "empty not beside enemy"),
    word(Class::Cells, "first", "the pieces of the side that begins, whoever moves", "no first"),
    word(Class::Cells, "second", "the pieces of the other side, whoever moves", "no second"),
    word(Class::Cells, "cells", "all cells", "not empty cells"),
    word(
        Class::Cells,
        "it",
        "the cell of the piece that moves; after the move, and in the steps after `then`, where it arrived",
        "move own to empty ahead of it",
    ),
    word(
        Class::Cells,
        "origin",
        "where the piece of this move came from",
        "move own to empty around it, putting stone on origin",
    ),
    word(Class::Cells, "arrived", "where the last move, of either side, ended", "remove enemy in arrived"),
    word(Class::Cells, "departed", "where the last move, of either side, began", "place own on departed"),
    word(
        Class::Cells,
        "jumped",
        "what this move jumped over",
        "jump own over enemy to empty, removing jumped",
    ),
    word(Class::Cells, "new", "cells changed since the turn began", "replace own not new by neutral"),
    word(Class::Cells, "row, rows", "rows by number, from the bottom", "own in rows 1-2"),
    word(Class::Cells, "column, columns", "columns by letter, from the left", "empty in column a"),
    word(
        Class::Cells,
        "first row, second row, third row, last row",
        "rows counted from the mover's side",
        "own in last row",
    ),
    word(Class::Cells, "top, bottom", "the uppermost and the lowest row", "groups of own reaching top"),
    word(
        Class::Cells,
        "edge, corners, centre",
        "cells at the rim, in the corners, in the middle (one, two or four)",
        "remove own in (centre or corners)",
    ),
    word(
        Class::Cells,
        "dark, light",
        "the cells of a chequered board; a1 is dark",
        "place own on empty dark",
    ),
    word(
        Class::Cells,
        "edges, boxes",
        "on a board of boxes: the lines and what they close",
        "place stroke on empty edges",
    ),
    word(
        Class::Cells,
        "with seeds",
        "pits that hold seeds; `with 2 to 3 seeds`, `with 1 or more seeds`",
        "sow first row with seeds",
    ),
    word(
        Class::Relation,
        "beside",
        "neighbours: across a side, or along a link of a graph",
        "empty beside own",
    ),
    word(Class::Relation, "around", "neighbours across a side or a corner", "move marker to empty around it"),
    word(
        Class::Relation,
        "straight",
        "across a side, in a row or column; `2 straight from it` is exactly two steps away",
        "place own on empty 2 straight from own",
    ),
    word(Class::Relation, "diagonal, diagonally", "across a corner", "empty diagonal to own"),
    word(
        Class::Relation,
        "ahead, behind",
        "one step away from, or towards, the mover's side of the board",
        "move own to empty ahead of it",
    ),
    word(
        Class::Relation,
        "diagonally ahead, diagonally behind",
        "the two diagonals in that direction",
        "move own to enemy diagonally ahead of it",
    ),
    word(Class::Relation, "left, right, sideways", "seen by the mover", "move own to empty sideways of it"),
    word(
        Class::Relation,
        "above, below",
        "towards the top and the bottom, whoever moves",
        "empty above occupied",
    ),
    word(Class::Relation, "knight-leap", "a knight's move away", "move own to empty knight-leap from it"),
    word(
        Class::Relation,
        "in sight of",
        "seen along lines of empty cells, up to and with the first piece; `straight in sight of`",
        "move own to empty in sight of it",
    ),
    word(Class::Relation, "groups of", "whole connected groups", "groups of own reaching top"),
    word(
        Class::Relation,
        "touching, not touching",
        "of groups: with a cell beside those cells, or with none",
        "groups of enemy not touching empty",
    ),
    word(
        Class::Relation,
        "reaching, not reaching",
        "of groups: with a cell among those cells, or with none",
        "groups of own reaching top reaching bottom",
    ),
    word(
        Class::Relation,
        "line of",
        "cells in straight lines of at least so many; `straight line of`, `diagonal line of`",
        "line of 3 own",
    ),
    word(Class::Relation, "alike", "in `line of`: pieces of one kind and side", "line of 3 alike"),
    word(
        Class::Relation,
        "line of … between … and …",
        "an unbroken line, of exactly that length if a number is given, with those cells at its ends",
        "place own on empty, putting own on line of enemy between it and own",
    ),
    word(
        Class::Relation,
        "run back from … through …",
        "the unbroken run back along the track of sowing",
        "run back from it through last row",
    ),
    word(Class::Joint, "not, outside", "cells that are not in the set", "empty outside centre"),
    word(
        Class::Joint,
        "in, on, at",
        "nothing but easier reading: descriptions side by side all hold",
        "own in row 1 beside enemy",
    ),
    word(Class::Joint, "or", "cells of any of the sets", "empty or enemy"),
    word(Class::Joint, "else", "the next set if the one before is empty", "place own on spark else empty"),
    word(Class::Joint, "( )", "keep words together", "empty beside (own or enemy)"),
    word(Class::Action, "place … on", "put a piece on one cell of the set", "place own on empty"),
    word(
        Class::Action,
        "run of … ahead",
        "with `place`: on a straight run of so many cells",
        "place own on run of 2 empty ahead",
    ),
    word(
        Class::Action,
        "move … to",
        "move a piece to a cell of the set; what stands there is captured",
        "move own to (empty or enemy) around it",
    ),
    word(
        Class::Action,
        "jump … over … to",
        "over one neighbour to the cell behind it; `once or more` goes on in a line",
        "jump own over enemy to empty once or more, removing jumped",
    ),
    word(
        Class::Action,
        "replace … by",
        "put another piece in place of one of the set",
        "replace green by yellow",
    ),
    word(Class::Action, "remove", "take one of the set off the board", "remove own beside empty"),
    word(
        Class::Action,
        "sow",
        "take the seeds of one pit and drop them one by one along the track; `skipping origin` leaves that pit out",
        "sow first row with seeds skipping origin",
    ),
    word(Class::Action, "pass", "do nothing", "pass"),
    word(
        Class::Action,
        "and",
        "a second choice within the same move",
        "move own to empty in sight of it and place arrow on empty in sight of it",
    ),
    word(
        Class::Clause,
        ", then",
        "the next step of the turn, a move of its own; left out if impossible",
        "place own on empty, then place neutral on empty",
    ),
    word(
        Class::Clause,
        "optionally",
        "the step may be left out",
        "place own on empty, then optionally remove enemy beside it",
    ),
    word(Class::Clause, "otherwise", "before a line: only if no line above can be played", "otherwise pass"),
    word(Class::Clause, "twice, 3 times", "the same step so many times", "place any on empty, twice"),
    word(Class::Clause, "if", "must hold before the move", "replace neutral by own if exactly 1 neutral"),
    word(
        Class::Clause,
        "provided",
        "must hold after the move, or the move is illegal",
        "place own on empty, provided no line of 3 own",
    ),
    word(
        Class::Clause,
        "leaving",
        "puts a piece where the moved one stood",
        "move marker to empty around it, leaving stone",
    ),
    word(
        Class::Clause,
        "removing",
        "takes all of a set off the board",
        "place own on empty, removing groups of enemy not touching empty",
    ),
    word(
        Class::Clause,
        "putting … on",
        "puts a piece on every cell of a set",
        "place own on empty, putting own on enemy beside it",
    ),
    word(
        Class::Clause,
        "taking",
        "the seeds of those pits go to the mover",
        "sow first row with seeds, taking it",
    ),
    word(
        Class::Clause,
        "again",
        "the same side plays another turn; with `if`, only then",
        "place own on empty, again if at most 1 empty beside it",
    ),
    word(
        Class::Clause,
        "again with it",
        "the same step again with the same piece, as long as possible; `optionally again with it` may stop",
        "jump own over enemy to empty, removing jumped, again with it",
    ),
    word(Class::Condition, "a set", "holds when the set has a cell", "own in last row"),
    word(Class::Condition, "no", "holds when the set has no cell", "no empty"),
    word(
        Class::Condition,
        "exactly, at least, at most, more than, fewer than",
        "counts the cells of a set",
        "at most 1 empty beside it",
    ),
    word(
        Class::Condition,
        "… is at least …",
        "compares numbers, with the same words",
        "score is at least 25",
    ),
    word(Class::Condition, "and", "both hold", "exactly 1 neutral and no empty"),
    word(Class::Condition, "no move", "whoever is to play cannot", "no move"),
    word(Class::Condition, "2 passes", "so many passes in a row", "2 passes"),
    word(
        Class::Condition,
        "board repeated, board not repeated",
        "the same pieces on the same cells as before, or not",
        "place own on empty, provided board not repeated",
    ),
    word(
        Class::Condition,
        "position repeated",
        "the same board with the same side to move",
        "position repeated",
    ),
    word(Class::Number, "a set", "how many cells it has", "own"),
    word(Class::Number, "largest group of", "how many cells the largest group has", "largest group of own"),
    word(
        Class::Number,
        "product of 2 largest groups of",
        "their sizes multiplied; 0 if there are fewer groups",
        "product of 2 largest groups of own",
    ),
    word(Class::Number, "seeds in", "how many seeds some pits hold", "seeds in first row"),
    word(Class::Number, "taken", "how many seeds the side has taken", "taken + seeds in first row"),
    word(Class::Number, "score", "the side's score, as the key `score` says", "score is at least 25"),
    word(Class::Verdict, "mover", "who has just moved", "mover wins"),
    word(Class::Verdict, "next", "whose turn it would be", "next loses"),
    word(Class::Verdict, "first, second, a side", "that side", "first wins"),
    word(Class::Verdict, "wins, loses", "that side does", "mover loses"),
    word(Class::Verdict, "draw", "nobody wins", "draw"),
    word(
        Class::Verdict,
        "higher … wins, lower … wins",
        "compares a number of both sides; equal is a draw",
        "higher score wins",
    ),
    word(Class::Verdict, "more … wins, fewer … wins", "the same, for cells", "fewer own wins"),
    word(
        Class::Verdict,
        ", else",
        "breaks the tie of the verdict before it",
        "higher score wins, else second wins",
    ),
    word(Class::Claim, "… to move", "whose turn it is", "white to move"),
    word(
        Class::Claim,
        "can play, can only play, cannot play",
        "these moves are legal; these and no others; none of these",
        "can only play d4, e5 or f6",
    ),
    word(Class::Claim, "has … moves", "how many legal moves there are", "has 49 moves"),
    word(
        Class::Claim,
        "win at once, wins at once",
        "before the opponent moves again; with `only`, no other move does",
        "only d4 and e5 win at once",
    ),
    word(Class::Claim, "is safe, are safe", "the opponent cannot win at once in reply", "d4 is safe"),
    word(
        Class::Claim,
        "wins, loses, draws, does not lose",
        "with best play of both sides; of moves, or of a side",
        "only d4 wins",
    ),
    word(
        Class::Claim,
        "in … moves, in at most … moves",
        "with best play, counting the moves of both sides",
        "white wins in 3 moves",
    ),
    word(Class::Claim, "nothing, nobody", "no move, no side", "nobody wins"),
    word(
        Class::Claim,
        "has won, has won by",
        "the game is over, and which line of `end` it was",
        "white has won by no own",
    ),
    word(Class::Claim, "game goes on", "the game is not over", "game goes on"),
    word(Class::Claim, "score is … to …", "the scores of the first and the second side", "score is 21 to 18"),
    word(
        Class::Claim,
        "a condition",
        "anything a rule may ask; `own` is the side to move",
        "exactly 19 black",
    ),
    word(Class::Claim, "after …,", "what is true some moves later", "after d4 e5, white to move"),
    word(Class::Claim, "after any move,", "what is true whatever is played", "after any move, black to move"),
    word(
        Class::Claim,
        "with … to move,",
        "what would be true if it were that side's turn",
        "with black to move, can play d4",
    ),
];

/// Returns what a word of the language means as a set of cells, if it is such a word.
pub(super) fn plain_set(word: &str) -> Option<Set> {
    Some(match word {
        "empty" => Set::Empty,
        "occupied" => Set::Not(Box::new(Set::Empty)),
        "cells" => Set::Or(vec![Set::Empty, Set::Not(Box::new(Set::Empty))]),
        "it" => Set::It,
        "origin" => Set::Origin,
        "arrived" => Set::Arrived,
        "departed" => Set::Departed,
        "jumped" => Set::Jumped,
        "new" => Set::New,
        _ => return None,
    })
}

/// The words of [`plain_set`] and those that name a side's pieces, for suggestions.
pub(super) const PLAIN_WORDS: &[&str] = &[
    "alike", "arrived", "cells", "departed", "empty", "enemy", "first", "it", "jumped", "new", "occupied",
    "origin", "own", "second",
];
