//! Boards for the projector: small pictures with names as the public may see them, clocks, and whose turn it is.

use super::arbiter::picture;
use super::clockwork::now;
use super::page::{clocks, names, place_words};
use super::referee::turn;
use super::standing::Standing;
use crate::app::App;
use championship::facts::{BoardPlace, Championship, Seat};
use speech::Language;

/// A player of a board on the wall.
pub(crate) struct WallPlayer {
    pub(crate) name: String,
    /// What is left on the clock, as words and in milliseconds; empty without clocks.
    pub(crate) clock: String,
    pub(crate) left: u32,
    pub(crate) is_to_move: bool,
}

/// A board on the wall.
pub(crate) struct WallBoard {
    pub(crate) place: String,
    pub(crate) picture: String,
    pub(crate) players: Vec<WallPlayer>,
    /// Who won, once the game is over.
    pub(crate) state: String,
}

/// Returns the boards of the latest rounds that were begun on screens, of everything, of a cycle or of a tournament, and so many
/// moves late while they are played.
pub(crate) fn wall_boards(
    app: &App,
    championship: &Championship,
    of: &str,
    late: u8,
    language: Language,
) -> Vec<WallBoard> {
    let is_wanted = |place: &BoardPlace| {
        let id = place.group.tournament;
        of.is_empty() || of == id.cycle.to_string() || of == id.to_string()
    };
    let board = |place: BoardPlace| board(app, championship, place, late, language);
    championship.boards_of_latest_rounds().into_iter().filter(is_wanted).filter_map(board).collect()
}

fn board(
    app: &App,
    championship: &Championship,
    place: BoardPlace,
    late: u8,
    language: Language,
) -> Option<WallBoard> {
    championship.live_board(place)?;
    let mut standing = Standing::of(championship, &app.boards.referee, place).ok()?;
    let is_late = late > 0 && !standing.is_over();
    if is_late {
        standing.go_back(usize::from(late));
    }
    let names = names(championship, &standing, championship.public_names());
    // Clocks of now would tell of moves that are not shown yet.
    let clocks = if is_late { Vec::new() } else { clocks(&standing, &names, now()) };
    let to_move = standing.is_playing().then(|| turn(standing.played.last(), standing.shown));
    let player = |seat: Seat| {
        let clock = clocks.get(seat.index());
        WallPlayer {
            name: names[seat.index()].clone(),
            clock: clock.map(|clock| clock.words.clone()).unwrap_or_default(),
            left: clock.map_or(0, |clock| clock.left),
            is_to_move: to_move == Some(seat),
        }
    };
    Some(WallBoard {
        place: place_words(championship, place, language),
        picture: picture(&standing, language),
        players: Seat::BOTH.into_iter().map(player).collect(),
        state: super::page::outcome(&standing, &names, language),
    })
}
