//! The words that name cells by themselves, on any board.

use super::{Class, vocabulary};

vocabulary! {
    /// A word that names cells or pieces in every game.
    Noun, Class::Cells,
    Empty "empty" "cells with nothing on them" "place own on empty"
    Occupied "occupied" "cells with any piece on them" "no occupied in top"
    Own "own" "the mover's pieces; before the name of a zone, the mover's zone" "own in last row"
    Enemy "enemy" "the other side's pieces, or its zone" "empty not beside enemy"
    First "first" "the pieces of the side that begins, whoever moves" "no first"
    Second "second" "the pieces of the other side, whoever moves" "no second"
    Any "any" "any piece; where one is put down, whichever the mover likes" "place any on empty"
    Cells "cells" "all cells" "not empty cells"
    It "it" "the cell of the piece that moves; after the move, and in the steps after `then`, where it arrived"
        "move own to empty ahead of it"
    Origin "origin" "where the piece of this move came from" "move own to empty around it, putting stone on origin"
    Arrived "arrived" "where the last move, of either side, ended" "remove enemy in arrived"
    Departed "departed" "where the last move, of either side, began" "place own on departed"
    Jumped "jumped" "what this move jumped over" "jump own over enemy to empty, removing jumped"
    Removed "removed" "where this move has taken pieces off the board"
        "move own to empty beside it, removing line of enemy further on, provided removed"
    New "new" "cells changed since the turn began" "replace own not new by neutral"
    Unmoved "unmoved" "pieces that have stood where they are since the start" "move own unmoved to empty ahead of it"
    Onward "onward" "in a turn that goes on: the cell straight on from the last step"
        "move own to empty beside it not onward, again with it"
    Visited "visited" "where the piece has been in this turn, its start included"
        "move own to empty beside it not visited, again with it"
    Alike "alike" "in `line of`: pieces of one kind and side" "line of 3 alike"
}
