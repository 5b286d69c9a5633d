//! Games on two phones: who may do what, and when.

use super::room::{Act, IDLE_ENOUGH, Keys, LONGEST_IDLE, MOST_ROOMS, RoomError, Rooms, Seat};
use super::seat_view::Closed;
use rules::catalog::Catalog;
use rules::engine::Table;
use rules::game::Side;

fn keys(name: &str) -> Keys {
    Keys { players: [format!("{name}-a"), format!("{name}-b")], watchers: format!("{name}-w") }
}

#[test]
fn two_players_move_in_turn_and_nobody_else_does() {
    let table = Table::new(Catalog::built_in().load("rastros").unwrap().game);
    let rooms = Rooms::default();
    rooms.open(table, keys("x"), Side::First, "a", 0).unwrap();
    assert!(rooms.view("x-a", 1).unwrap().is_to_move());
    assert_eq!(rooms.view("x-w", 1).unwrap().seat, Seat::Watcher);
    assert_eq!(rooms.play("x-b", 0, "e5-d4", 2), Err(RoomError::NotYours));
    assert_eq!(rooms.play("x-w", 0, "e5-d4", 2), Err(RoomError::NotYours));
    assert_eq!(rooms.play("guess", 0, "e5-d4", 2), Err(RoomError::Gone));
    assert!(matches!(rooms.play("x-a", 0, "e5-a1", 2), Err(RoomError::Illegal(_))));
    let (news, _) = rooms.follow("x-b").unwrap();
    assert_eq!(rooms.play("x-a", 0, "e5-d4", 3), Ok(()));
    assert!(news.has_changed().unwrap());
    assert_eq!(rooms.play("x-a", 0, "e5-d4", 3), Err(RoomError::Moved));
    assert!(rooms.view("x-a", 3).unwrap().may_undo());
    assert_eq!(rooms.undo("x-b", 1, 3), Err(RoomError::NotYours));
    assert_eq!(rooms.undo("x-a", 1, 3), Ok(()));
    assert!(rooms.view("x-a", 3).unwrap().is_to_move());
    // What was sent before the move was taken back is not played again, though as many moves stand as then.
    assert_eq!(rooms.play("x-a", 0, "e5-d4", 3), Err(RoomError::Moved));
    assert_eq!(rooms.play("x-a", 2, "e5-d4", 3), Ok(()));
}

#[test]
fn after_a_swap_the_players_have_each_others_side() {
    let table = Table::new(Catalog::built_in().load("hex-7x7").unwrap().game);
    let rooms = Rooms::default();
    rooms.open(table, keys("x"), Side::First, "a", 0).unwrap();
    rooms.play("x-a", 0, "c3", 0).unwrap();
    rooms.play("x-b", 1, "swap", 0).unwrap();
    let first = rooms.view("x-a", 0).unwrap();
    assert!(first.is_to_move() && !rooms.view("x-b", 0).unwrap().is_to_move());
    assert_eq!(first.played.last().side_to_move(), Side::Second);
}

/// Whoever invites may let the other begin: that is no reason to begin without the other.
#[test]
fn a_game_begins_when_the_invited_player_comes_whoever_plays_first() {
    let table = Table::new(Catalog::built_in().load("rastros").unwrap().game);
    let rooms = Rooms::default();
    for (name, opener, own, other) in [("x", Side::First, "x-a", "x-b"), ("y", Side::Second, "y-b", "y-a")] {
        rooms.open(table.clone(), keys(name), opener, "a", 0).unwrap();
        assert!(!rooms.view(own, 1).unwrap().is_joined, "{name} began alone");
        assert!(rooms.view(other, 2).unwrap().is_joined);
    }
}

#[test]
fn players_give_up_agree_on_a_draw_and_play_again_with_sides_changed() {
    let table = Table::new(Catalog::built_in().load("rastros").unwrap().game);
    let rooms = Rooms::default();
    rooms.open(table, keys("x"), Side::First, "a", 0).unwrap();
    assert_eq!(rooms.act("x-a", Act::Resign, 0), Err(RoomError::Moved), "nobody plays yet");
    rooms.view("x-b", 0).unwrap();
    assert_eq!(rooms.act("x-w", Act::Resign, 0), Err(RoomError::NotYours));
    assert_eq!(rooms.act("x-a", Act::Again, 0), Err(RoomError::Moved), "the game is not over");
    // An offer is taken by the other, and by going on it is refused.
    rooms.act("x-a", Act::Draw, 1).unwrap();
    let version = rooms.view("x-a", 1).unwrap().version;
    rooms.play("x-a", version, "e5-d4", 1).unwrap();
    assert_eq!(rooms.view("x-b", 1).unwrap().offer, None);
    rooms.act("x-b", Act::Draw, 2).unwrap();
    assert_eq!(rooms.act("x-b", Act::Refuse, 2), Err(RoomError::Moved), "nobody refuses what he offers");
    rooms.act("x-a", Act::Refuse, 2).unwrap();
    assert_eq!(rooms.view("x-b", 2).unwrap().offer, None);
    rooms.act("x-b", Act::Draw, 2).unwrap();
    rooms.act("x-b", Act::Draw, 2).unwrap();
    assert_eq!(rooms.view("x-b", 2).unwrap().closed, None, "nobody agrees with himself");
    rooms.act("x-a", Act::Draw, 2).unwrap();
    let view = rooms.view("x-b", 2).unwrap();
    assert_eq!(view.closed, Some(Closed::Agreed));
    assert!(!view.is_to_move() && view.is_over());
    assert_eq!(rooms.play("x-b", view.version, "d4-c3", 2), Err(RoomError::NotYours));
    // Another game begins once both want it, and then the other one begins.
    rooms.act("x-b", Act::Again, 3).unwrap();
    assert!(rooms.view("x-a", 3).unwrap().is_over());
    rooms.act("x-a", Act::Again, 3).unwrap();
    let view = rooms.view("x-b", 3).unwrap();
    assert!(view.is_to_move() && view.played.moves.is_empty() && view.closed.is_none());
    rooms.play("x-b", view.version, "e5-d4", 3).unwrap();
    rooms.act("x-a", Act::Resign, 4).unwrap();
    assert_eq!(rooms.view("x-b", 4).unwrap().closed, Some(Closed::Resigned(Side::Second)));
}

#[test]
fn each_player_is_told_whether_the_other_has_the_game_open() {
    let table = Table::new(Catalog::built_in().load("rastros").unwrap().game);
    let rooms = Rooms::default();
    rooms.open(table, keys("x"), Side::First, "a", 0).unwrap();
    let here = |key: &str| rooms.view(key, 0).unwrap().is_other_here;
    let version = rooms.view("x-b", 0).unwrap().version;
    assert_eq!((here("x-a"), here("x-b"), here("x-w")), (Some(false), Some(false), None));
    let (news, seat) = rooms.follow("x-b").unwrap();
    assert_eq!((here("x-a"), here("x-b")), (Some(true), Some(false)));
    assert_eq!(seat.player().map(|player| news.borrow().is_here(!player)), Some(false));
    // Who comes and goes changes nothing of the game, so that a move on its way is not refused.
    assert_eq!(rooms.view("x-a", 0).unwrap().version, version);
    rooms.leave("x-b");
    assert_eq!(here("x-a"), Some(false));
}

#[test]
fn games_are_bounded_in_number_and_age() {
    let table = Table::new(Catalog::built_in().load("tic-tac-toe").unwrap().game);
    let rooms = Rooms::default();
    for number in 0..MOST_ROOMS {
        let peer = format!("10.0.0.{}", number / 50);
        rooms.open(table.clone(), keys(&number.to_string()), Side::First, &peer, 1_000).unwrap();
    }
    assert_eq!(rooms.open(table.clone(), keys("more"), Side::First, "10.9.9.9", 1_001), Err(RoomError::Full));
    rooms.play("7-a", 0, "a1", 1_000 + IDLE_ENOUGH).unwrap();
    rooms.open(table, keys("more"), Side::First, "10.9.9.9", 1_001 + IDLE_ENOUGH).unwrap();
    assert!(rooms.view("3-a", 1_001 + IDLE_ENOUGH).is_err());
    assert!(rooms.view("7-a", 1_001 + IDLE_ENOUGH).is_ok());
    assert!(rooms.view("7-a", 1_001 + IDLE_ENOUGH + LONGEST_IDLE).is_err());
}

#[test]
fn one_visitor_cannot_take_all_places() {
    let table = Table::new(Catalog::built_in().load("tic-tac-toe").unwrap().game);
    let rooms = Rooms::default();
    rooms.open(table.clone(), keys("played"), Side::First, "greedy", 1).unwrap();
    rooms.view("played-b", 1).unwrap();
    for number in 0..2 * MOST_ROOMS {
        rooms.open(table.clone(), keys(&number.to_string()), Side::First, "greedy", 2).unwrap();
    }
    rooms.open(table.clone(), keys("other"), Side::First, "somebody", 3).unwrap();
    assert!(rooms.view("other-a", 3).is_ok(), "there is no place for anybody else");
    assert!(rooms.view("played-a", 3).is_ok(), "a game that is played gave way to one that is not");
    assert!(rooms.view("0-a", 3).is_err() && rooms.view("799-a", 3).is_ok());
    // Games that are played do not give way, not even to their own.
    for number in 701..800 {
        rooms.view(&format!("{number}-b"), 4).unwrap();
    }
    assert_eq!(rooms.open(table, keys("last"), Side::First, "greedy", 5), Err(RoomError::Full));
}
