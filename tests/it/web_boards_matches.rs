//! Matches on screens, over the network: best of three with sides changed, decided early or late, and a game that leaves the screen
//! for wood and comes back.

use championship::facts::{BoardPlace, Ending, MatchResult, Outcome, Seat};

use crate::places::Place;
use crate::support::fair::{Fair, championship_of};
use crate::support::web::Browser;
use crate::web_boards::{address, first_board, on_screens_by, play, seated, state};

const BEST: &str = "knockout best of 3";

fn act(device: &mut Browser, board: BoardPlace, fields: &[(&str, &str)]) -> u16 {
    device.post(&address(board), fields).status
}

/// Two at the board of a final, both ready.
fn final_of_two() -> (Place, Fair, BoardPlace, [Browser; 2]) {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens_by(BEST, ""), 2);
    let fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let devices = codes.map(|code| seated(&fair, code, board));
    (place, fair, board, devices)
}

fn ready(devices: &mut [Browser; 2], board: BoardPlace) {
    for device in devices {
        assert_eq!(act(device, board, &[("act", "ready")]), 303);
    }
}

#[test]
fn the_best_of_three_goes_on_with_sides_changed_until_it_is_decided_and_not_a_game_further() {
    for (losers, games) in [(&[0, 0][..], 2), (&[0, 1, 1], 3), (&[1, 0, 1], 3)] {
        let (place, fair, board, mut devices) = final_of_two();
        for (number, loser) in (1_u8..).zip(losers) {
            if number > 1 {
                ready(&mut devices, board);
            }
            // The sides change with every game.
            let starter = usize::from(number % 2 == 0);
            assert_eq!(play(&mut devices[1 - starter], board, "e5-d4").status, 409, "game {number}");
            assert_eq!(play(&mut devices[starter], board, "e5-d4").status, 303, "game {number}");
            let number = number.to_string();
            let resign = [("act", "resign"), ("game", number.as_str())];
            assert_eq!(act(&mut devices[*loser], board, &resign), 303);
            // Said once more it gives up nothing else.
            assert_eq!(
                act(&mut devices[*loser], board, &resign),
                if state(&place).game_in_play(board).is_some() { 303 } else { 409 }
            );
        }
        let after = state(&place);
        let kept = after.board_at(board).unwrap();
        assert_eq!((after.game_in_play(board), kept.games.len()), (None, games), "{losers:?}");
        let last = losers.last().unwrap();
        assert_eq!(kept.winner(), Some([kept.second, kept.first][*last]), "{losers:?}");
        assert_eq!(act(&mut devices[0], board, &[("act", "ready")]), 409, "nothing is left to play");
        for (device, said) in devices.iter_mut().zip([["Perdeste", "Ganhaste"], ["Ganhaste", "Perdeste"]]) {
            let page = device.get(&address(board)).text();
            assert!(page.contains(said[*last]), "{losers:?}: {page}");
        }
        drop(fair);
    }
}

#[test]
fn a_game_of_a_match_goes_to_wood_and_back_and_one_that_is_decided_there_counts_like_any_other() {
    let (place, fair, board, mut devices) = final_of_two();
    let mut arbiter = fair.signed_in(1);
    let on = format!("{}/1/1", board.group);
    let mut step = |step: &str, reason: &str| {
        let fields = [("board", on.as_str()), ("step", step), ("reason", reason), ("result", "1-0")];
        arbiter.post("/arbiter/boards", &fields).status
    };
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    assert_eq!((step("to-wood", ""), step("to-wood", "sem rede")), (409, 303));
    assert_eq!(play(&mut devices[1], board, "d4-d3").status, 409, "it is played on wood");
    assert_eq!(step("to-screen", "há rede"), 303);
    assert_eq!(play(&mut devices[1], board, "d4-d3").status, 303, "it goes on where it was");
    assert_eq!(step("to-wood", "sem rede"), 303);
    assert_eq!(step("award", "ganhou em madeira"), 303);
    let after = state(&place);
    let live = after.live_board(board).unwrap();
    assert_eq!((after.game_in_play(board), live.game(1).unwrap().ended), (Some(2), Some(Ending::Awarded)));
    let history = &after.board_at(board).unwrap().games[0];
    assert_eq!(history.current().map(MatchResult::outcomes).map(|won| won.0), Some(Outcome::Win));
    assert!(history.entries()[0].record.as_ref().unwrap().contains("d4-d3"));
    // The second game is on screens again, and the other one begins.
    if live.is_on_wood {
        assert_eq!(step("to-screen", ""), 303);
    }
    ready(&mut devices, board);
    assert_eq!(play(&mut devices[1], board, "e5-d4").status, 303);
    assert_eq!(state(&place).live_board(board).unwrap().game(2).unwrap().turn, Seat::First);
}

#[test]
fn a_draw_is_offered_declined_forgotten_by_a_move_and_agreed_where_the_regulations_know_one() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens_by("round robin", ", draws: possible"), 2);
    let fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let [mut one, mut other] = codes.map(|code| seated(&fair, code, board));
    let says = |device: &mut Browser, said: &str| device.get(&address(board)).text().contains(said);
    assert_eq!(play(&mut one, board, "e5-d4").status, 303);
    // Said twice it is one offer, and one alone agrees on nothing.
    for _ in 0..2 {
        assert_eq!(act(&mut other, board, &[("act", "draw")]), 303);
    }
    assert!(says(&mut one, "propõe empate") && says(&mut other, "Propuseste empate"));
    assert_eq!(act(&mut one, board, &[("act", "no")]), 303);
    assert!(says(&mut other, "disse que não") && !says(&mut one, "propõe empate"));
    assert_eq!(act(&mut one, board, &[("act", "draw")]), 303);
    assert_eq!(play(&mut other, board, "d4-d3").status, 303);
    assert!(!says(&mut other, "propõe empate"), "whoever moves says no");
    assert_eq!(state(&place).game_in_play(board), Some(1));
    assert_eq!(act(&mut other, board, &[("act", "draw")]), 303);
    assert_eq!(act(&mut one, board, &[("act", "draw")]), 303);
    let after = state(&place);
    assert_eq!(after.live_board(board).unwrap().game(1).unwrap().ended, Some(Ending::Agreed));
    assert_eq!(after.board_at(board).unwrap().games[0].current(), Some(MatchResult::Draw));
    assert_eq!(after.game_in_play(board), None);
}

#[test]
fn where_the_regulations_know_no_draw_none_is_offered() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens_by("round robin", ", draws: impossible"), 2);
    let fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let [mut one, _other] = codes.map(|code| seated(&fair, code, board));
    assert_eq!(play(&mut one, board, "e5-d4").status, 303);
    let page = one.get(&address(board)).text();
    assert!(!page.contains("value=\"draw\""), "{page}");
    assert_eq!(act(&mut one, board, &[("act", "draw")]), 409);
    assert_eq!(state(&place).live_board(board).unwrap().game(1).unwrap().offer, None);
}
