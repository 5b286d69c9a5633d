//! Scripted games, illegal tries, turns and positions that hold for every correct referee.
//!
//! The tables are plain data in the notation of the games, so the engine can be held to them as well as the oracles.

use super::{Oracle, Verdict, oracle};

pub(crate) mod edition_13;
pub(crate) mod moving;
pub(crate) mod placing;
pub(crate) mod positions;
pub(crate) mod refusals;

/// A game from its start to an expected verdict.
pub(crate) struct Script {
    /// The id of the game.
    pub(crate) game: &'static str,
    /// What the script shows.
    pub(crate) about: &'static str,
    /// All moves, with spaces between them.
    pub(crate) moves: &'static str,
    /// The verdict after the last move; nothing if the game goes on.
    pub(crate) verdict: Option<Verdict>,
}

/// Moves that a referee refuses.
pub(crate) struct Refusal {
    /// The id of the game.
    pub(crate) game: &'static str,
    /// Why they are refused.
    pub(crate) about: &'static str,
    /// The legal moves before.
    pub(crate) after: &'static str,
    /// The moves to try, each on its own.
    pub(crate) tried: &'static str,
}

/// Who is to move.
pub(crate) struct Turn {
    /// The id of the game.
    pub(crate) game: &'static str,
    /// The legal moves before.
    pub(crate) after: &'static str,
    /// The side to move: 0 is first, 1 is second.
    pub(crate) side: usize,
}

/// What stands on some cells.
pub(crate) struct Placed {
    /// The id of the game.
    pub(crate) game: &'static str,
    /// The legal moves before.
    pub(crate) after: &'static str,
    /// Cell and content; an empty text is an empty cell.
    pub(crate) cells: &'static [(&'static str, &'static str)],
}

/// All scripted games.
pub(crate) fn all() -> impl Iterator<Item = &'static Script> {
    edition_13::EDITION_13.iter().chain(placing::PLACING).chain(moving::MOVING)
}

/// Plays the moves on the oracle, each of which must be listed.
fn replay(game: &str, moves: &str) -> Box<dyn Oracle> {
    let mut position = oracle(game).unwrap_or_else(|| panic!("there is no oracle `{game}`"));
    for (ply, mv) in moves.split_whitespace().enumerate() {
        let listed = position.moves();
        assert!(
            listed.iter().any(|other| other == mv),
            "{game}: `{mv}` (ply {}) is not among {listed:?}",
            ply + 1
        );
        position.play(mv);
    }
    position
}

#[test]
fn scripts_end_as_written() {
    for Script { game, about, moves, verdict } in all() {
        assert_eq!(replay(game, moves).outcome(), *verdict, "{game}: {about}");
    }
}

/// Y has its scripts with its board, in the self-check.
#[test]
fn every_game_has_scripts_and_refusals() {
    let games = [
        "semaforo",
        "gatos-e-caes",
        "rastros",
        "avanco",
        "produto",
        "flume",
        "dominorio",
        "quelhas",
        "atari-go",
        "nex",
        "hex",
        "amazonas",
        "konane",
        "peoes",
        "faisca",
        "ouri",
        "oware",
        "pontos-e-quadrados",
        "go-7x7",
        "sesqui",
        "tic-tac-toe",
        "hexapawn",
    ];
    for game in games {
        for side in [Verdict::First, Verdict::Second] {
            let won = all().any(|script| script.game.starts_with(game) && script.verdict == Some(side));
            assert!(won, "no script of {game} ends with {side:?}");
        }
        assert!(
            refusals::REFUSALS.iter().any(|refusal| refusal.game == game),
            "nothing is refused in {game}"
        );
    }
}

#[test]
fn refused_moves_are_not_listed() {
    for Refusal { game, about, after, tried } in refusals::REFUSALS {
        let position = replay(game, after);
        assert_eq!(position.outcome(), None, "{game}: {about}: the game must go on, or nothing is refused");
        let listed = position.moves();
        for mv in tried.split_whitespace() {
            assert!(!listed.iter().any(|other| other == mv), "{game}: {about}: `{mv}` is listed");
        }
    }
}

#[test]
fn turns_go_as_written() {
    for Turn { game, after, side } in positions::TURNS {
        assert_eq!(replay(game, after).side_to_move(), *side, "{game} after `{after}`");
    }
}

#[test]
fn cells_hold_what_is_written() {
    for Placed { game, after, cells } in positions::PLACED {
        let found = replay(game, after).cells();
        for (cell, content) in *cells {
            let there = found.iter().find(|(name, _)| name == cell).map_or("", |(_, content)| content);
            assert_eq!(there, *content, "{game}: {cell} after `{after}`");
        }
    }
}
