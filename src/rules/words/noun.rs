//! The words that name cells by themselves, on any board.

use super::{Class, vocabulary};

vocabulary! {
    /// A word that names cells or pieces in every game.
    Noun, Class::Cells,
    Empty "empty" "vocabulary-cells-empty" "place own on empty"
    Occupied "occupied" "vocabulary-cells-occupied" "no occupied in top"
    Own "own" "vocabulary-cells-own" "own in last row"
    Enemy "enemy" "vocabulary-cells-enemy" "empty not beside enemy"
    First "first" "vocabulary-cells-first" "no first"
    Second "second" "vocabulary-cells-second" "no second"
    Any "any" "vocabulary-cells-any" "place any on empty"
    Cells "cells" "vocabulary-cells-cells" "not empty cells"
    It "it" "vocabulary-cells-it"
        "move own to empty ahead of it"
    Origin "origin" "vocabulary-cells-origin" "move own to empty around it, putting stone on origin"
    Arrived "arrived" "vocabulary-cells-arrived" "remove enemy in arrived"
    Departed "departed" "vocabulary-cells-departed" "place own on departed"
    Jumped "jumped" "vocabulary-cells-jumped" "jump own over enemy to empty, removing jumped"
    Removed "removed" "vocabulary-cells-removed"
        "move own to empty beside it, removing line of enemy further on, provided removed"
    New "new" "vocabulary-cells-new" "replace own not new by neutral"
    Unmoved "unmoved" "vocabulary-cells-unmoved" "move own unmoved to empty ahead of it"
    Onward "onward" "vocabulary-cells-onward"
        "move own to empty beside it not onward, again with it"
    Visited "visited" "vocabulary-cells-visited"
        "move own to empty beside it not visited, again with it"
    Alike "alike" "vocabulary-cells-alike" "line of 3 alike"
}
