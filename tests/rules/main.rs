//! The tests of the rules wing, one module a theme.
#![allow(clippy::unwrap_used)]

/// Hand-written games, from the rule sheets alone: the engine is held to them.
mod oracle;
/// Games that could not be said before, beside boards moved by hand.
mod beyond;
/// Links between pieces.
mod links;
/// Parts of the board that turn.
mod pentago;
/// Games as lists tell them.
mod brief;
/// The commands on games through the real binary.
mod claims;
/// Games in a word or two beside the games they stand for.
mod packed;
/// Every game beside its oracle.
mod games;
/// Games by newcomers, beside published counts.
mod extras;
/// What is written is honoured.
mod honoured;
/// Laws every game obeys.
mod laws;
/// Games that are won by arriving.
mod packed_race;
/// The mechanisms of the second edition, each with the game that needs it.
mod mechanisms;
/// Broken and hostile game files, and every complaint about them.
mod language;
/// Ends that only a new cell brings about.
mod news;
/// Counts of sequences beside those of OpenSpiel.
mod open_spiel;
/// The computer as an opponent.
mod opponent;
/// The sentences of the rule sheets, held to the engine.
mod sentences;
/// Proofs of who wins, written and checked.
mod proof;
/// Random play beside play by lists.
mod random;
/// Written moves and positions of mutated games.
mod round_trips;
/// Games that fit in a word.
mod packed_lines;
/// What rules seldom say and limits seldom reach.
mod seldom;
/// Games of a few cells, each for one rule.
mod small_games;
/// Exact values beside plain minimax.
mod solve;
/// What the solver must tell apart.
mod solve_keys;
/// Moves played all at once and one by one.
mod expand;
/// Turns of several steps.
mod steps;
/// What must hold where a turn ends.
mod turn_ends;
mod variants;
/// Arrangements, playable or not.
mod arrangements;
mod y_board;
