//! Boards on screens: seats, moves, clocks, ends and what arbiters do, as facts and laws.

use championship::decisions::boards::{
    AtBoard, LegalMove, awarded, back_from_away, deed, ended, lost_on_time, moved,
};
use championship::decisions::{annul_round, draw};
use championship::facts::{
    BoardKind, BoardPlace, Championship, Deed, Ending, Fact, GamePlace, Language, LiveFault, LiveGame, Lot,
    MatchResult, Refusal, RoundStatus, Seat, TournamentId,
};
use championship::pairing;
use speech::Tell;

use crate::pairing::begin;
use crate::ways::stamp;

const RASTROS: TournamentId = TournamentId { cycle: 1, game: 3 };

/// Two pupils of two schools whose first round is out, with what a stage says besides.
fn paired(stage: &str) -> (Championship, BoardPlace) {
    let rules = format!("extends: cnjm\nedition: 10\nstages: [{{ {stage} }}]\n");
    let mut championship = begin(&rules, 2, 1);
    for fact in draw(&championship, &[RASTROS], 7, false).expect("a draw") {
        championship.apply(&fact).expect("drawn");
    }
    let group = championship.groups().next().expect("a group").id;
    let round = pairing::pair(&championship, group, 1, None).expect("a round");
    championship.apply(&round).expect("published");
    (championship, BoardPlace { group, round: 1, board: 1 })
}

const CLOCKED: &str = "play: round robin, boards: screens, clock: 1 minutes + 5 seconds";

fn do_at(championship: &mut Championship, place: GamePlace, done: Deed, at: i64) -> Result<(), LiveFault> {
    championship.apply(&deed(place, done, at)).map_err(|refusal| match refusal {
        Refusal::Live(_, fault) => fault,
        other => panic!("{other}"),
    })
}

fn claimed(seat: Seat) -> Deed {
    Deed::Claimed { seat, device: format!("{seat:?}") }
}

fn seated(championship: &mut Championship, place: GamePlace, at: i64) {
    for seat in Seat::BOTH {
        do_at(championship, place, claimed(seat), at).expect("a seat");
        do_at(championship, place, Deed::Ready { seat }, at).expect("ready");
    }
}

fn played(ply: u16, seat: Seat, text: &str) -> Deed {
    Deed::Moved { ply, seat, text: text.into(), next: seat.other(), lag: 0 }
}

fn game(championship: &Championship, place: GamePlace) -> LiveGame {
    let live = championship.live_board(place.into()).expect("a board");
    live.game(place.game).expect("a game").clone()
}

#[test]
fn a_game_on_a_screen_goes_from_seats_to_its_result_and_the_clocks_are_those_of_the_stored_times() {
    let (mut championship, board) = paired(CLOCKED);
    let place = board.game(1);
    assert_eq!(championship.boards_in_play(), [board]);
    seated(&mut championship, place, 1_000);
    do_at(&mut championship, place, played(1, Seat::First, "e5-d4"), 11_000).expect("a move");
    let now = game(&championship, place);
    assert_eq!((now.turn, now.texts()), (Seat::Second, vec!["e5-d4".to_owned()]));
    assert_eq!(now.clocks.left(Seat::First, 99_000), Some(55_000), "ten seconds spent, five added");
    assert_eq!(now.clocks.left(Seat::Second, 21_000), Some(50_000));
    let stamp = stamp();
    let here = AtBoard { place, at: 12_000, stamp: &stamp, record: Some("game: rastros".into()) };
    let (seat, next, text) = (Seat::Second, Seat::First, "d4-c3".to_owned());
    let last = LegalMove { ply: 2, seat, text, next, lag: 0, end: Some(Some(Seat::Second)) };
    for fact in moved(&championship, last, &here) {
        championship.apply(&fact).expect("the last move");
    }
    let round = championship.group(place.group).expect("the group").round(1).expect("the round");
    assert_eq!(round.status(), RoundStatus::Scored);
    let history = &round.boards[0].games[0];
    assert_eq!(history.current(), Some(MatchResult::SecondWins));
    assert_eq!(history.entries()[0].record.as_deref(), Some("game: rastros"));
    assert!(championship.boards_in_play().is_empty());
    assert_eq!(do_at(&mut championship, place, played(3, Seat::First, "x"), 13_000), Err(LiveFault::Over));
}

#[test]
fn what_breaks_a_law_at_a_board_is_refused_and_changes_nothing() {
    let (mut championship, board) = paired(CLOCKED);
    let place = board.game(1);
    do_at(&mut championship, place, claimed(Seat::First), 0).expect("a seat");
    let other = Deed::Claimed { seat: Seat::First, device: "other".into() };
    let both = Deed::Claimed { seat: Seat::Second, device: "First".into() };
    let refused = |championship: &mut Championship, done: Deed, fault: LiveFault| {
        let before = championship.clone();
        let refusal = do_at(championship, place, done.clone(), 2_000);
        assert_eq!(refusal, Err(fault), "{done:?}");
        assert!(*championship == before, "{done:?} changed something");
        for language in Language::ALL {
            let told = language.say(&Refusal::Live(place, fault).tell());
            assert!(!told.contains("facts-"), "{told}");
        }
    };
    refused(&mut championship, other, LiveFault::Taken);
    refused(&mut championship, both, LiveFault::BothSeats);
    refused(&mut championship, Deed::Ready { seat: Seat::Second }, LiveFault::NotSeated);
    refused(&mut championship, played(1, Seat::First, "e5-d4"), LiveFault::NotReady);
    refused(&mut championship, Deed::Resumed { reason: String::new() }, LiveFault::NotPaused);
    refused(&mut championship, Deed::ToScreen { reason: String::new() }, LiveFault::NotOnWood);
    do_at(&mut championship, place, claimed(Seat::Second), 0).expect("a seat");
    for seat in Seat::BOTH {
        do_at(&mut championship, place, Deed::Ready { seat }, 1_000).expect("ready");
    }
    refused(&mut championship, played(1, Seat::Second, "e5-d4"), LiveFault::OutOfTurn);
    refused(&mut championship, played(2, Seat::First, "e5-d4"), LiveFault::OutOfTurn);
    let in_time = Deed::Ended { ending: Ending::OutOfTime(Seat::First) };
    refused(&mut championship, in_time, LiveFault::TimeLeft);
    let back = Deed::TakenBack { kept: 0, next: Seat::First, reason: "engano".into() };
    refused(&mut championship, back, LiveFault::NothingToTakeBack);
    do_at(&mut championship, place, Deed::Paused { reason: "água".into() }, 1_500).expect("paused");
    refused(&mut championship, played(1, Seat::First, "e5-d4"), LiveFault::Paused);
    do_at(&mut championship, place, Deed::Resumed { reason: String::new() }, 1_600).expect("on");
    do_at(&mut championship, place, Deed::ToWood { reason: "tablet".into() }, 1_700).expect("wood");
    refused(&mut championship, played(1, Seat::First, "e5-d4"), LiveFault::OnWood);
    let wood = Fact::BoardsChosen { group: place.group, round: Some(1), boards: BoardKind::Wood };
    championship.apply(&wood).expect("chosen");
    refused(&mut championship, Deed::ToScreen { reason: String::new() }, LiveFault::NotOnScreen);
    assert!(championship.boards_in_play().is_empty());
    // A reason is asked of every deed of an arbiter that undoes something.
    let on = Fact::BoardsChosen { group: place.group, round: Some(1), boards: BoardKind::Screen };
    championship.apply(&on).expect("chosen");
    for done in
        [Deed::Freed { seat: Seat::First, reason: " ".into() }, Deed::Paused { reason: String::new() }]
    {
        assert_eq!(championship.apply(&deed(place, done, 3_000)), Err(Refusal::ReasonMissing));
    }
}

#[test]
fn a_clock_at_zero_loses_or_calls_the_arbiter_and_a_server_that_was_away_takes_no_time() {
    for (zero, is_lost) in [("loss", true), ("arbiter", false)] {
        let (mut championship, board) = paired(&format!("{CLOCKED}, at zero: {zero}"));
        let place = board.game(1);
        seated(&mut championship, place, 0);
        assert!(lost_on_time(&championship, 59_999).is_empty());
        let lost = lost_on_time(&championship, 60_000);
        assert_eq!(lost, if is_lost { vec![(place, Seat::First)] } else { vec![] }, "{zero}");
        let late = do_at(&mut championship.clone(), place, played(1, Seat::First, "e5-d4"), 60_001);
        assert_eq!(late, if is_lost { Err(LiveFault::NoTime) } else { Ok(()) }, "{zero}");
        // The server was away for an hour after ten seconds of the game.
        let tick = Deed::TimeGiven { seat: Seat::Second, time: 0, reason: "sinal de vida".into() };
        do_at(&mut championship, place, tick, 10_000).expect("a sign of life");
        let given = back_from_away(&championship, 3_610_000, "desligado");
        assert_eq!(given.len(), 1);
        given.iter().for_each(|fact| championship.apply(fact).expect("time given back"));
        let now = game(&championship, place);
        assert_eq!(now.clocks.left(Seat::First, 3_610_000), Some(50_000), "honest to the second");
        assert!(back_from_away(&championship, 3_610_500, "desligado").is_empty(), "nobody was away");
    }
}

#[test]
fn a_match_goes_on_with_sides_changed_and_an_award_or_a_retraction_is_a_fact_with_a_reason() {
    let stage = "play: \"round robin, matches of 2 games\", boards: screens, clock: 30 seconds a move";
    let (mut championship, board) = paired(stage);
    let first = board.game(1);
    seated(&mut championship, first, 0);
    let stamp = stamp();
    let here = |place| AtBoard { place, at: 5_000, stamp: &stamp, record: None };
    let resigned = ended(&championship, Ending::Resigned(Seat::First), Some(Seat::Second), &here(first));
    resigned.iter().for_each(|fact| championship.apply(fact).expect("given up"));
    assert_eq!(championship.game_in_play(board), Some(2));
    let second = board.game(2);
    for seat in Seat::BOTH {
        do_at(&mut championship, second, Deed::Ready { seat }, 6_000).expect("the seats are kept");
    }
    assert_eq!(game(&championship, second).turn, Seat::Second, "the other one starts now");
    do_at(&mut championship, second, played(1, Seat::Second, "e5-d4"), 7_000).expect("a move");
    for fact in awarded(MatchResult::FirstWins, "o tablet partiu-se", &here(second)) {
        championship.apply(&fact).expect("awarded");
    }
    let decided = championship.board_at(board).expect("the board");
    assert_eq!(decided.winner(), Some(decided.second), "who lost the first game lost the second too");
    assert_eq!(championship.notes().len(), 1);
    let taken = Fact::ResultRetracted {
        place: second,
        was: MatchResult::FirstWins,
        reason: "afinal jogam".into(),
        stamp: stamp.clone(),
    };
    championship.apply(&taken).expect("taken back");
    let again = game(&championship, second);
    assert_eq!((again.ended, again.paused.as_deref()), (None, Some("afinal jogam")));
    do_at(&mut championship, second, Deed::Resumed { reason: String::new() }, 8_000).expect("on");
    do_at(&mut championship, second, played(2, Seat::First, "d4-c3"), 9_000).expect("the game goes on");
    let back = Deed::TakenBack { kept: 1, next: Seat::First, reason: "engano".into() };
    do_at(&mut championship, second, back, 10_000).expect("taken back");
    assert_eq!(game(&championship, second).texts(), ["e5-d4"]);
}

#[test]
fn an_annulled_round_forgets_its_boards_and_others_at_a_board_begin_anew() {
    let (mut championship, board) = paired(CLOCKED);
    seated(&mut championship, board.game(1), 0);
    assert!(championship.live_board(board).is_some());
    for fact in annul_round(&championship, board.group, "engano").expect("annulled") {
        championship.apply(&fact).expect("annulled");
    }
    let round = pairing::pair(&championship, board.group, 1, None).expect("a round");
    championship.apply(&round).expect("published again");
    assert!(championship.live_board(board).is_none());
}

/// Two devices and a stranger do whatever they like in any order, requests come twice, and the state is now and then read
/// again from its facts: every move that was taken is there once, in order, of who was to move.
#[test]
fn random_play_from_two_seats_loses_no_move_doubles_none_and_plays_none_for_the_other_side() {
    for seed in 0..60_u64 {
        let (mut championship, board) = paired(CLOCKED);
        let place = board.game(1);
        let begun = championship.clone();
        let (mut lot, mut facts, mut taken) = (Lot::new(seed, "boards"), Vec::<Fact>::new(), Vec::new());
        let mut at = 0;
        for step in 0..200_u16 {
            at += i64::try_from(lot.below(900)).expect("a time");
            let seat = Seat::BOTH[lot.below(2)];
            let ply = u16::try_from(taken.len() + 1).expect("a number");
            let done = match lot.below(12) {
                0 => claimed(seat),
                1 => Deed::Ready { seat },
                2 => Deed::Freed { seat, reason: "x".into() },
                3 => Deed::Claimed { seat, device: "stranger".into() },
                4 => Deed::Paused { reason: "x".into() },
                5 => Deed::Resumed { reason: String::new() },
                6 => played(ply + 1, seat, "too early"),
                7 => played(ply.saturating_sub(1).max(1), seat, "again"),
                _ => played(ply, seat, &format!("m{step}")),
            };
            let times = 1 + lot.below(2);
            for _ in 0..times {
                let fact = deed(place, done.clone(), at);
                let before = championship.live_board(board).map(|live| live.version);
                if championship.apply(&fact).is_ok() {
                    if let Deed::Moved { text, seat, .. } = &done {
                        taken.push((*seat, text.clone()));
                    }
                    facts.push(fact);
                    assert!(championship.live_board(board).map(|live| live.version) > before);
                }
            }
            if lot.below(20) == 0 {
                let mut again = begun.clone();
                facts.iter().for_each(|fact| again.apply(fact).expect("what was stored is read"));
                assert!(again == championship, "seed {seed}: read again it is another");
            }
        }
        let moves: Vec<(Seat, String)> = championship
            .live_board(board)
            .and_then(|live| live.game(1))
            .map(|game| game.moves.iter().map(|one| (one.seat, one.text.clone())).collect())
            .unwrap_or_default();
        assert_eq!(moves, taken, "seed {seed}");
        let turns = moves.iter().enumerate();
        assert!(turns.into_iter().all(|(index, (seat, _))| seat.index() == index % 2), "seed {seed}");
    }
}

#[test]
fn a_stand_is_another_one_when_pieces_stand_otherwise_and_the_same_whatever_else_is_done() {
    let (mut championship, board) = paired(CLOCKED);
    let place = board.game(1);
    seated(&mut championship, place, 1_000);
    let mut known = vec![game(&championship, place).stand];
    let mut step = |championship: &mut Championship, done: Deed, is_other: bool| {
        do_at(championship, place, done.clone(), 2_000).expect("done");
        let stand = game(championship, place).stand;
        assert_eq!(known.contains(&stand), !is_other, "{done:?}");
        if is_other {
            known.push(stand);
        } else {
            assert_eq!(known.last(), Some(&stand), "{done:?}");
        }
    };
    let (seat, reason) = (Seat::First, String::from("prova"));
    step(&mut championship, played(1, seat, "e5-d4"), true);
    step(&mut championship, Deed::TimeGiven { seat, time: 60_000, reason: reason.clone() }, false);
    step(&mut championship, Deed::Paused { reason: reason.clone() }, false);
    step(&mut championship, Deed::Resumed { reason: String::new() }, false);
    step(&mut championship, Deed::Freed { seat, reason: reason.clone() }, false);
    step(&mut championship, claimed(seat), false);
    step(&mut championship, Deed::BackAsked { seat }, false);
    step(&mut championship, Deed::TakenBack { kept: 0, next: seat, reason }, true);
    // The same move as before, on another stand of the game: a request of before is not for it.
    step(&mut championship, played(1, seat, "e5-d4"), true);
    let live = championship.live_board(board).expect("a board");
    let on = game(&championship, place).moves[0].on;
    assert!(live.has_played(seat, on, "e5-d4"));
    assert!(!live.has_played(seat, on, "e5-d5") && !live.has_played(seat.other(), on, "e5-d4"));
    assert!(!live.has_played(seat, 1, "e5-d4"), "what was taken back is no move any more");
}

#[test]
fn who_has_not_moved_asks_for_nothing_back_and_a_move_says_no() {
    let (mut championship, board) = paired(CLOCKED);
    let place = board.game(1);
    seated(&mut championship, place, 1_000);
    let ask = |seat: Seat| Deed::BackAsked { seat };
    assert_eq!(do_at(&mut championship, place, ask(Seat::First), 2_000), Err(LiveFault::NothingToTakeBack));
    do_at(&mut championship, place, played(1, Seat::First, "e5-d4"), 2_000).expect("a move");
    assert_eq!(do_at(&mut championship, place, ask(Seat::Second), 2_000), Err(LiveFault::NothingToTakeBack));
    do_at(&mut championship, place, ask(Seat::First), 2_000).expect("asked");
    assert_eq!(game(&championship, place).back, Some(Seat::First));
    let no = |seat: Seat| Deed::Declined { seat };
    assert_eq!(do_at(&mut championship, place, no(Seat::First), 2_000), Err(LiveFault::NothingOffered));
    do_at(&mut championship, place, no(Seat::Second), 2_000).expect("said no");
    assert_eq!(game(&championship, place).back, None);
    do_at(&mut championship, place, ask(Seat::First), 2_000).expect("asked");
    do_at(&mut championship, place, played(2, Seat::Second, "d4-d3"), 3_000).expect("a move");
    assert_eq!(game(&championship, place).back, None);
}
