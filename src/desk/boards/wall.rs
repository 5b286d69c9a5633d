//! Boards for the projector and for those at home: small pictures with names as the public may see them, clocks, and whose turn
//! it is.

use super::card::picture;
use super::clockwork::now;
use super::page::{clocks, names, place_words};
use super::referee::{Referee, turn};
use super::standing::Standing;
use championship::facts::{BoardKind, BoardPlace, Championship, Format, GroupId, Seat};
use speech::Language;

/// How many moves late boards in play are seen at home, from where a move could be told to a player.
pub(crate) const LATE_AT_HOME: u8 = 3;

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
    /// Whether somebody has sat down there.
    pub(crate) is_begun: bool,
}

/// Says whether a board belongs to what is looked at: everything, a cycle such as `1` or a tournament such as `1.3`.
fn is_of(of: &str, place: BoardPlace) -> bool {
    let id = place.group.tournament;
    of.is_empty() || of == id.cycle.to_string() || of == id.to_string()
}

/// Says whether something is to be played on screens in everything, a cycle or a tournament.
pub(crate) fn is_played_on_screens(championship: &Championship, of: &str) -> bool {
    championship.boards_in_play().into_iter().any(|place| is_of(of, place))
}

/// Says whether something is played on screens or still will be: also between two rounds whoever lost the page comes back by it.
pub(crate) fn is_open_on_screens(championship: &Championship) -> bool {
    let stages = championship.tournaments().filter_map(|tournament| tournament.current_stage());
    let mut groups = stages.flat_map(|stage| &stage.groups);
    let will_be = groups.any(|group| {
        let next = group.next_round();
        let is_free_play = championship.format_of(group.id).is_some_and(Format::is_free_play);
        let has_next = match championship.planned_rounds(group.id) {
            Some(planned) => next <= planned,
            None => is_free_play,
        };
        has_next && championship.board_kind(group.id, next) == BoardKind::Screen
    });
    will_be || is_played_on_screens(championship, "")
}

/// Returns the boards of the latest rounds that were begun on screens or are to be, of everything, of a cycle or of a tournament, and
/// so many moves late while they are played.
pub(crate) fn wall_boards(
    referee: &Referee,
    championship: &Championship,
    of: &str,
    late: u8,
    language: Language,
) -> Vec<WallBoard> {
    let places = championship.boards_of_latest_rounds().into_iter().filter(|place| is_of(of, *place));
    places.filter_map(|place| board(referee, championship, place, late, language)).collect()
}

/// Returns the boards of the latest round of a group that was begun on screens, as they are seen at home.
pub(crate) fn boards_at_home(
    referee: &Referee,
    championship: &Championship,
    group: GroupId,
    language: Language,
) -> Vec<WallBoard> {
    let places = championship.boards_of_latest_rounds().into_iter().filter(|place| place.group == group);
    let boards = places.filter_map(|place| board(referee, championship, place, LATE_AT_HOME, language));
    boards.filter(|board| board.is_begun).collect()
}

fn board(
    referee: &Referee,
    championship: &Championship,
    place: BoardPlace,
    late: u8,
    language: Language,
) -> Option<WallBoard> {
    let is_begun = championship.live_board(place).is_some();
    // A result that was only told is no game to look at.
    if !is_begun && championship.game_in_play(place).is_none() {
        return None;
    }
    let mut standing = Standing::of(championship, referee, place).ok()?;
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
        state: super::page::outcome(&standing, &names, false, language),
        is_begun,
    })
}
