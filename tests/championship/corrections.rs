//! Ways back: each is a fact with a reason, and says what it touches.

use championship::decisions::{
    self, Arrangement, Question, WayOut, annul_qualification, changes, next_step, questions, rearrange,
    replace_qualifier, retraction,
};
use championship::facts::{
    Championship, EntryCode, Fact, GamePlace, GroupId, Language, MatchResult, Pairing, Players, Refusal,
    Stamp, TournamentId,
};
use championship::{pairing, standings};

use crate::pairing::begin;
use speech::Tell;

const TOURNAMENT: TournamentId = TournamentId { cycle: 1, game: 3 };
const GROUP: GroupId = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };
const LAST: GroupId = GroupId { tournament: TOURNAMENT, stage: 2, group: 1 };

fn stamp() -> Stamp {
    Stamp { by: "mesa".into(), at: 0 }
}

fn take(championship: &mut Championship, facts: Vec<Fact>) {
    for fact in facts {
        championship.apply(&fact).expect("the fact is taken");
    }
}

/// Two groups of four, of which the winners meet.
fn drawn() -> Championship {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - { groups of: 4, play: round robin, qualify: 1 }\n  - { play: swiss in 4 rounds }\n";
    let mut championship = begin(text, 8, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 3).expect("a draw");
    take(&mut championship, vec![draw]);
    championship
}

fn publish(championship: &mut Championship, id: GroupId) -> u16 {
    let fact = pairing::pair(championship, id, 1, None).expect("a round");
    take(championship, vec![fact]);
    championship.group(id).expect("a group").rounds.last().expect("a round").number
}

/// Enters results so that lower start numbers win.
fn score(championship: &mut Championship, id: GroupId, round: u16, boards: usize) {
    let group = championship.group(id).expect("a group").clone();
    let number = |code: EntryCode| group.member(code).expect("a member").start_number;
    for board in group.round(round).expect("a round").boards.iter().take(boards) {
        let first = number(board.first) < number(board.second);
        let result = if first { MatchResult::FirstWins } else { MatchResult::SecondWins };
        let place = GamePlace { group: id, round, board: board.number, game: 1 };
        take(championship, vec![Fact::ResultEntered { place, result, record: None, stamp: stamp() }]);
    }
}

/// Plays the first stage to its end.
fn played() -> Championship {
    let mut championship = drawn();
    for group in [1, 2] {
        let id = GroupId { group, ..GROUP };
        for _ in 0..3 {
            let round = publish(&mut championship, id);
            score(&mut championship, id, round, 9);
        }
    }
    championship
}

fn qualify(championship: &mut Championship) {
    let fact = standings::qualify(championship, TOURNAMENT, 1, None).expect("settled");
    take(championship, vec![fact]);
}

fn member(championship: &Championship, id: GroupId, start_number: usize) -> EntryCode {
    championship.group(id).expect("a group").members[start_number - 1].entry
}

#[test]
fn an_open_round_counts_for_nobody() {
    let mut championship = drawn();
    let round = publish(&mut championship, GROUP);
    score(&mut championship, GROUP, round, 9);
    let before = standings::of_group(&championship, GROUP).expect("standings");
    assert_eq!((before.n_rounds, championship.open_round(GROUP)), (1, None));
    let round = publish(&mut championship, GROUP);
    assert_eq!(standings::of_group(&championship, GROUP).as_ref(), Some(&before), "paired");
    score(&mut championship, GROUP, round, 1);
    assert_eq!(standings::of_group(&championship, GROUP).as_ref(), Some(&before), "one of two results is in");
    assert_eq!(championship.open_round(GROUP), Some(2));
    let board = championship.group(GROUP).expect("a group").rounds[1].boards[1].number;
    let place = GamePlace { group: GROUP, round, board, game: 1 };
    let result = MatchResult::FirstWins;
    take(&mut championship, vec![Fact::ResultEntered { place, result, record: None, stamp: stamp() }]);
    let after = standings::of_group(&championship, GROUP).expect("standings");
    assert_eq!((after.n_rounds, championship.open_round(GROUP)), (2, None));
    assert_ne!(after.lines, before.lines);
}

#[test]
fn who_never_played_has_no_place() {
    let mut championship = drawn();
    let round = publish(&mut championship, GROUP);
    let board = championship.group(GROUP).expect("a group").rounds[0].boards[0].clone();
    let place = GamePlace { group: GROUP, round, board: board.number, game: 1 };
    let result = MatchResult::FirstWinsByForfeit;
    take(&mut championship, vec![Fact::ResultEntered { place, result, record: None, stamp: stamp() }]);
    let place = GamePlace { board: 2, ..place };
    let result = MatchResult::FirstWins;
    take(&mut championship, vec![Fact::ResultEntered { place, result, record: None, stamp: stamp() }]);
    let table = standings::of_group(&championship, GROUP).expect("standings");
    assert_eq!(table.unplaced, [board.second]);
    assert!(table.lines.iter().all(|line| line.entry != board.second) && table.lines.len() == 3);
    assert_eq!(standings::never_played(&championship).into_iter().collect::<Vec<_>>(), [board.second]);
}

/// Diplomas, envelopes and the final report count who played by one rule.
#[test]
fn a_round_off_is_no_game() {
    let mut championship = begin("extends: cnjm\nedition: 10\nstages:\n  - { play: round robin }\n", 3, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 3).expect("a draw");
    take(&mut championship, vec![draw]);
    let round = publish(&mut championship, GROUP);
    score(&mut championship, GROUP, round, 9);
    let [off] = championship.group(GROUP).expect("a group").rounds[0].byes[..] else {
        panic!("nobody is off")
    };
    assert_eq!(standings::never_played(&championship).into_iter().collect::<Vec<_>>(), [off]);
    assert_eq!(standings::have_played(&championship).len(), 2);
}

#[test]
fn a_qualification_is_taken_back_and_settled_anew() {
    let mut championship = played();
    qualify(&mut championship);
    let before = championship.clone();
    assert_eq!(
        championship.apply(&Fact::QualificationAnnulled {
            tournament: TOURNAMENT,
            stage: 1,
            reason: " ".into()
        }),
        Err(Refusal::ReasonMissing)
    );
    let facts = annul_qualification(&championship, TOURNAMENT, "mal contado").expect("a fact");
    take(&mut championship, facts);
    assert_eq!(annul_qualification(&championship, TOURNAMENT, "x").err().map(|_| ()), Some(()));
    qualify(&mut championship);
    assert_eq!(championship, before);
    let draw = pairing::draw(&championship, TOURNAMENT, 2, 3).expect("a draw");
    take(&mut championship, vec![draw]);
    let fact = Fact::QualificationAnnulled { tournament: TOURNAMENT, stage: 1, reason: "x".into() };
    assert_eq!(championship.apply(&fact), Err(Refusal::StageDrawn(TOURNAMENT, 2)));
}

#[test]
fn a_qualifier_is_replaced_before_and_after_the_draw_until_a_result_is_in() {
    let mut championship = played();
    qualify(&mut championship);
    let (first, second) = (member(&championship, GROUP, 1), member(&championship, GROUP, 2));
    let draw = pairing::draw(&championship, TOURNAMENT, 2, 3).expect("a draw");
    take(&mut championship, vec![draw]);
    publish(&mut championship, LAST);
    let facts = replace_qualifier(&championship, TOURNAMENT, first, None, "adoeceu").expect("a fact");
    assert!(matches!(&facts[..], [Fact::QualifierReplaced { substitute, .. }] if substitute.entry == second));
    take(&mut championship, facts);
    let last = championship.group(LAST).expect("a group");
    assert!(last.member(first).is_none() && last.member(second).is_some());
    assert!(last.rounds[0].board_of(second).is_some(), "also in the round that was published");
    score(&mut championship, LAST, 1, 9);
    let facts = replace_qualifier(&championship, TOURNAMENT, second, None, "afinal veio").expect("a fact");
    let board = championship.group(LAST).and_then(|group| group.rounds[0].board_of(second)).expect("a board");
    let place = GamePlace { group: LAST, round: 1, board: board.number, game: 1 };
    assert_eq!(championship.apply(&facts[0]), Err(Refusal::BoardScored(place)));
}

#[test]
fn a_published_round_is_arranged_anew_and_games_with_results_stay() {
    let mut championship = drawn();
    publish(&mut championship, GROUP);
    let round = championship.group(GROUP).expect("a group").rounds[0].clone();
    let (one, two) = (round.boards[0].clone(), round.boards[1].clone());
    let wishes = [Arrangement::Sides(1), Arrangement::Boards(1, 2)];
    let facts = rearrange(&championship, GROUP, None, &wishes, "mesa trocada").expect("a fact");
    take(&mut championship, facts);
    let expected = [
        Pairing::Game { first: two.first, second: two.second },
        Pairing::Game { first: one.second, second: one.first },
    ];
    let pairings = |championship: &Championship| -> Vec<Pairing> {
        championship.group(GROUP).expect("a group").rounds[0].pairings().collect()
    };
    assert_eq!(pairings(&championship), expected);
    let wish = [Arrangement::Entries(one.first, two.first)];
    let facts = rearrange(&championship, GROUP, Some(1), &wish, "par trocado").expect("a fact");
    take(&mut championship, facts);
    score(&mut championship, GROUP, 1, 1);
    // The board with a result may move, and may not change.
    let facts = rearrange(&championship, GROUP, None, &[Arrangement::Boards(1, 2)], "x").expect("a fact");
    take(&mut championship, facts);
    let boards = &championship.group(GROUP).expect("a group").rounds[0].boards;
    assert_eq!(boards.iter().map(|board| board.games.len()).collect::<Vec<_>>(), [0, 1]);
    for wish in [Arrangement::Sides(2), Arrangement::Entries(boards[0].first, boards[1].first)] {
        let facts = rearrange(&championship, GROUP, None, &[wish], "x").expect("a fact");
        let place = GamePlace { group: GROUP, round: 1, board: 2, game: 1 };
        assert_eq!(championship.clone().apply(&facts[0]), Err(Refusal::BoardScored(place)), "{wish:?}");
    }
}

#[test]
fn a_round_whose_results_were_taken_back_is_annulled_and_arranged_anew() {
    let mut championship = drawn();
    publish(&mut championship, GROUP);
    score(&mut championship, GROUP, 1, 1);
    let annul = Fact::RoundAnnulled { group: GROUP, round: 1, reason: "lista errada".into() };
    assert_eq!(championship.apply(&annul), Err(Refusal::RoundScored(GROUP, 1)));
    let place = GamePlace { group: GROUP, round: 1, board: 1, game: 1 };
    let back = retraction(&championship, place, "engano", &stamp()).expect("a fact");
    take(&mut championship, vec![back]);
    let facts = rearrange(&championship, GROUP, None, &[Arrangement::Sides(1)], "lados").expect("a fact");
    take(&mut championship.clone(), facts);
    take(&mut championship, vec![annul]);
    assert!(championship.group(GROUP).expect("a group").rounds.is_empty());
}

#[test]
fn games_of_a_match_come_in_order_and_go_in_the_reverse() {
    let text =
        "extends: cnjm\nedition: 10\nstages:\n  - { play: \"swiss in 3 rounds, matches of 2 games\" }\n";
    let mut championship = begin(text, 4, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 3).expect("a draw");
    take(&mut championship, vec![draw]);
    publish(&mut championship, GROUP);
    let place = |game| GamePlace { group: GROUP, round: 1, board: 1, game };
    let enter = |championship: &Championship, game| {
        let won = MatchResult::FirstWins;
        decisions::result(championship, place(game), Players::Unsaid, won, None, None, &stamp())
            .map_err(|error| error.tell())
            .map(|fact| fact.expect("a fact"))
    };
    let back = |championship: &Championship, game| {
        retraction(championship, place(game), "x", &stamp()).expect("a fact")
    };
    let turn = |game| Refusal::GameOutOfTurn(place(game));
    assert_eq!(enter(&championship, 2), Err(turn(2).tell()));
    for game in [1, 2] {
        let fact = enter(&championship, game).expect("its turn");
        take(&mut championship, vec![fact]);
    }
    let fact = back(&championship, 1);
    assert_eq!(championship.apply(&fact), Err(turn(1)), "the second game stands on it");
    let fact = back(&championship, 2);
    take(&mut championship, vec![fact]);
    assert_eq!(enter(&championship, 3), Err(turn(3).tell()), "a match of two games has no third");
    let fact = back(&championship, 1);
    take(&mut championship, vec![fact]);
    assert_eq!(enter(&championship, 2), Err(turn(2).tell()));
    let board = championship.group(GROUP).expect("a group").rounds[0].boards[0].clone();
    assert_eq!((board.has_result(), board.next_game()), (false, Some(1)));
    for game in [1, 2] {
        let fact = enter(&championship, game).expect("its turn");
        take(&mut championship, vec![fact]);
    }
    let board = &championship.group(GROUP).expect("a group").rounds[0].boards[0];
    assert_eq!((board.next_game(), board.score()), (None, Some((2, 2))));
}

#[test]
fn an_absence_is_taken_back() {
    let mut championship = drawn();
    let code = member(&championship, GROUP, 1);
    take(&mut championship, vec![Fact::AbsenceAnnounced { code, round: 1 }]);
    let fact = Fact::AbsenceCancelled { code, round: 1, reason: "afinal veio".into() };
    take(&mut championship, vec![fact.clone()]);
    assert_eq!(championship.apply(&fact), Err(Refusal::NotAbsent(code, 1)));
    publish(&mut championship, GROUP);
    assert!(championship.group(GROUP).expect("a group").rounds[0].board_of(code).is_some());
    assert_eq!(championship.apply(&fact), Err(Refusal::RoundPublished(GROUP, 1)));
}

#[test]
fn a_correction_says_whose_place_and_qualification_it_changes() {
    let mut championship = played();
    qualify(&mut championship);
    let (first, second) = (member(&championship, GROUP, 1), member(&championship, GROUP, 2));
    let group = championship.group(GROUP).expect("a group").clone();
    let met = group.rounds.iter().find_map(|round| {
        let board = round.board_of(first).filter(|board| board.opponent_of(second).is_some())?;
        Some((round.number, board.clone()))
    });
    let (round, board) = met.expect("they have met");
    let place = GamePlace { group: GROUP, round, board: board.number, game: 1 };
    let was = board.winner_or_draw().expect("a result");
    let result = if was == MatchResult::FirstWins { MatchResult::SecondWins } else { MatchResult::FirstWins };
    let before = championship.clone();
    let reason = "boletim trocado".to_owned();
    take(
        &mut championship,
        vec![Fact::ResultCorrected { place, was, result, reason, record: None, stamp: stamp() }],
    );
    let told = changes(&before, &championship);
    let text: Vec<String> = told.iter().map(|one| Language::En.say(&one.told)).collect();
    let text = text.join("\n");
    assert!(
        text.contains(&format!("`{first}` goes from place 1 to place 2"))
            && text.contains(&format!("`{second}` goes from place 2 to place 1")),
        "{text}"
    );
    assert!(text.contains(&format!("`{second}` would now go on from `1.3` instead of `{first}`")), "{text}");
    let ways =
        [WayOut::SettleAgain(TOURNAMENT), WayOut::Exchange(TOURNAMENT), WayOut::KeepQualified(TOURNAMENT)]
            .to_vec();
    assert_eq!(told.last().map(|one| one.ways.clone()), Some(ways.clone()));
    assert!(changes(&before, &before).is_empty());
    // The next step waits for the answer, and each answer is one.
    assert_eq!(next_step(&championship), decisions::NextStep::Answer(1));
    let refused = decisions::draw(&championship, &[TOURNAMENT], 3, false).expect_err("unanswered");
    assert_eq!(refused.tell().key(), "decisions-unanswered");
    let qualified = |championship: &Championship| {
        let stage = &championship.tournament(TOURNAMENT).expect("a tournament").stages[0];
        stage.qualified.as_ref().map(|all| all.iter().map(|one| one.entry).collect::<Vec<_>>())
    };
    for way in &ways {
        let mut answered = championship.clone();
        let facts = way.facts(&answered, "visto").expect("a way");
        take(&mut answered, facts);
        assert_eq!(questions(&answered), [], "{way:?}");
        let goes_on = qualified(&answered);
        match way {
            WayOut::SettleAgain(_) => assert_eq!(goes_on, None),
            WayOut::Exchange(_) => assert!(goes_on.is_some_and(|all| all.contains(&second))),
            _ => assert!(goes_on.is_some_and(|all| all.contains(&first))),
        }
    }
    // Kept is kept until something else changes; and after the draw the same question is put again.
    let facts = WayOut::KeepQualified(TOURNAMENT).facts(&championship, "visto").expect("a way");
    take(&mut championship, facts);
    let draw = decisions::draw(&championship, &[TOURNAMENT], 3, false).expect("a draw");
    take(&mut championship, draw);
    assert_eq!(questions(&championship), []);
    let stamp = stamp();
    let reason = "afinal estava certo".to_owned();
    let back =
        Fact::ResultCorrected { place, was: result, result: was, reason, record: None, stamp: stamp.clone() };
    take(&mut championship, vec![back]);
    let reason = "afinal não".to_owned();
    take(&mut championship, vec![Fact::ResultCorrected { place, was, result, reason, record: None, stamp }]);
    assert_eq!(questions(&championship), [], "the same as was kept");
}

/// Somebody who goes on withdraws, before the draw and after it.
#[test]
fn a_withdrawal_asks_who_goes_on_instead() {
    let mut championship = played();
    qualify(&mut championship);
    let (first, second) = (member(&championship, GROUP, 1), member(&championship, GROUP, 2));
    let before = championship.clone();
    take(
        &mut championship,
        vec![Fact::EntryWithdrawn { code: first, from_round: None, reason: "ill".into() }],
    );
    let told = changes(&before, &championship);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(matches!(&questions(&championship)[..],
        [Question::Qualified { out, substitutes, is_drawn: false, .. }] if *out == [first] && *substitutes == [second]));
    let facts = WayOut::Exchange(TOURNAMENT).facts(&championship, "substituto").expect("a way");
    take(&mut championship, facts);
    assert_eq!(questions(&championship), []);
    let draw = decisions::draw(&championship, &[TOURNAMENT], 3, false).expect("a draw");
    take(&mut championship, draw);
    publish(&mut championship, LAST);
    take(
        &mut championship,
        vec![Fact::EntryWithdrawn { code: second, from_round: None, reason: "ill".into() }],
    );
    let pairs = decisions::pair(&championship, &[LAST], 1, Some("x"), false, &|| {}).expect_err("unanswered");
    assert_eq!(pairs.tell().key(), "decisions-unanswered");
    let facts = WayOut::SettleAgain(TOURNAMENT).facts(&championship, "outra vez").expect("a way");
    take(&mut championship, facts);
    assert!(championship.group(LAST).is_none());
    assert_eq!(next_step(&championship), decisions::NextStep::Settle(1));
}

/// A correction after the next round was published asks what becomes of it, until it is played or answered.
#[test]
fn a_correction_asks_what_becomes_of_the_round_paired_before_it() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - { play: swiss in 4 rounds }\n";
    let mut championship = begin(text, 8, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 3).expect("a draw");
    take(&mut championship, vec![draw]);
    publish(&mut championship, GROUP);
    score(&mut championship, GROUP, 1, 9);
    publish(&mut championship, GROUP);
    let place = GamePlace { group: GROUP, round: 1, board: 1, game: 1 };
    let was =
        championship.group(GROUP).and_then(|group| group.rounds[0].boards[0].winner_or_draw()).expect("won");
    let result = if was == MatchResult::FirstWins { MatchResult::SecondWins } else { MatchResult::FirstWins };
    let before = championship.clone();
    let reason = "boletim trocado".to_owned();
    take(
        &mut championship,
        vec![Fact::ResultCorrected { place, was, result, reason, record: None, stamp: stamp() }],
    );
    let told = changes(&before, &championship);
    assert_eq!(
        told.last().map(|one| one.ways.clone()),
        Some(vec![WayOut::AnnulRound(GROUP), WayOut::KeepPairs(GROUP)])
    );
    assert_eq!(next_step(&championship), decisions::NextStep::Answer(1));
    let mut annulled = championship.clone();
    let facts = WayOut::AnnulRound(GROUP).facts(&annulled, "outra vez").expect("a way");
    take(&mut annulled, facts);
    assert_eq!((next_step(&annulled), questions(&annulled)), (decisions::NextStep::Pair(1), vec![]));
    let mut kept = championship.clone();
    let facts = WayOut::KeepPairs(GROUP).facts(&kept, "já se sentaram").expect("a way");
    take(&mut kept, facts);
    assert_eq!((next_step(&kept), questions(&kept)), (decisions::NextStep::Wait(4), vec![]));
    score(&mut championship, GROUP, 2, 1);
    assert_eq!(questions(&championship), [], "once it is played it stands");
}

#[test]
fn a_result_of_the_last_round_is_taken_back() {
    let mut championship = drawn();
    publish(&mut championship, GROUP);
    let place = GamePlace { group: GROUP, round: 1, board: 1, game: 1 };
    assert!(retraction(&championship, place, "x", &stamp()).is_err(), "there is none");
    score(&mut championship, GROUP, 1, 2);
    let fact = retraction(&championship, place, "a partida continua", &stamp()).expect("a fact");
    take(&mut championship, vec![fact]);
    assert_eq!(championship.open_round(GROUP), Some(1));
}
