//! Laws of applying facts.

use super::{
    Championship, Contestant, CycleRule, DrawnGroup, Draws, EntryCode, EntryLimits, Fact, Format, GamePlace,
    GameRule, GroupId, Grouping, LastResort, MatchResult, MetricKey, Pairing, Qualifier, Refusal,
    Regulations, RoundCount, School, StageRule, Stamp, ThirdPlace, Title, TournamentId,
};

const RASTROS: TournamentId = TournamentId { cycle: 1, game: 1 };

fn regulations(format: Format) -> Regulations {
    let stage = |name: &str, grouping, qualify| StageRule {
        grouping,
        qualify,
        ..StageRule::new(Title::same(name), format)
    };
    Regulations {
        name: Title::same("test"),
        games: vec![GameRule::new("rastros", Title::same("Rastros"), Draws::Impossible)],
        cycles: vec![CycleRule { name: Title::same("1"), school_years: (1, 4), games: vec![1] }],
        limits: EntryLimits { per_school_and_tournament: Some(1), ..EntryLimits::default() },
        stages: vec![stage("groups", Grouping::OfSize(4), 1), stage("final", Grouping::Together, 0)],
        tie_breaks: vec![MetricKey::Buchholz],
        last_resort: LastResort::Lot,
        ..Regulations::blank()
    }
}

fn code(school: u32) -> EntryCode {
    EntryCode::first(school, 1, 1)
}

fn pupil(name: &str) -> Contestant {
    Contestant { name: Some(name.to_owned()), school_year: Some(3) }
}

fn created(format: Format, n_entries: u32) -> Championship {
    created_by(regulations(format), n_entries)
}

fn created_by(regulations: Regulations, n_entries: u32) -> Championship {
    let regulations = Box::new(regulations);
    let fact = Fact::Created { name: "Open".into(), regulations };
    let mut championship = Championship::begin(&fact).expect("a first fact");
    for number in 1..=n_entries {
        let school = School { number, name: format!("Escola {number}"), place: None };
        championship.apply(&Fact::SchoolRegistered { school }).expect("a school");
        let contestant = pupil(&format!("Aluno {number}"));
        championship.apply(&Fact::EntryAdded { code: code(number), contestant }).expect("an entry");
    }
    championship
}

fn drawn(format: Format, n_entries: u32) -> Championship {
    drawn_in(created(format, n_entries), n_entries)
}

fn drawn_in(mut championship: Championship, n_entries: u32) -> Championship {
    let members = (1..=n_entries).map(code).collect();
    let groups = vec![DrawnGroup { table: 1, members, ..DrawnGroup::default() }];
    championship
        .apply(&Fact::GroupsDrawn { tournament: RASTROS, stage: 1, seed: 7, groups })
        .expect("a draw");
    championship
}

const GROUP: GroupId = GroupId { tournament: RASTROS, stage: 1, group: 1 };

fn publish(round: u16, pairs: &[(u32, u32)]) -> Fact {
    let game = |&(one, two): &(u32, u32)| Pairing::Game { first: code(one), second: code(two) };
    let pairings = pairs.iter().map(game).collect();
    Fact::RoundPublished { group: GROUP, round, seed: 1, pairings, forced: None }
}

fn place(round: u16, board: u16) -> GamePlace {
    GamePlace { group: GROUP, round, board, game: 1 }
}

fn enter(round: u16, board: u16, result: MatchResult) -> Fact {
    let stamp = Stamp { by: "desk".into(), at: 1 };
    Fact::ResultEntered { place: place(round, board), result, record: None, stamp }
}

fn correct(round: u16, board: u16, was: MatchResult, result: MatchResult, reason: &str) -> Fact {
    let stamp = Stamp { by: "arbiter".into(), at: 2 };
    let place = place(round, board);
    Fact::ResultCorrected { place, was, result, reason: reason.into(), record: None, stamp }
}

const SWISS: Format = Format::Swiss { rounds: RoundCount::Fixed(3) };

/// Applies a fact that must be refused, and checks that nothing changed.
fn refuse(championship: &mut Championship, fact: &Fact) -> Refusal {
    let before = championship.clone();
    let refusal = championship.apply(fact).expect_err("a refusal");
    assert!(*championship == before, "{refusal} changed something");
    refusal
}

#[test]
fn entries_obey_the_limits_of_the_regulations() {
    let mut championship = created(SWISS, 2);
    let mut add = |code, year| {
        let contestant = Contestant { name: None, school_year: Some(year) };
        refuse(&mut championship, &Fact::EntryAdded { code, contestant })
    };
    let second = EntryCode { index: 2, ..code(1) };
    assert_eq!(add(second, 3), Refusal::SchoolFull(1, 1));
    assert_eq!(add(code(1), 3), Refusal::WrongCode(code(1), second));
    assert_eq!(add(code(9), 3), Refusal::NoSchool(9));
    assert_eq!(add(EntryCode { index: 2, ..code(1) }, 7), Refusal::SchoolYearOutside(7, 1, 4));
    assert_eq!(add(EntryCode::first(1, 2, 1), 5), Refusal::NoTournament(TournamentId { cycle: 2, game: 1 }));
    // A withdrawal makes room, and the code of the newcomer shows that it is another entry.
    let withdrawal = Fact::EntryWithdrawn { code: code(1), from_round: None, reason: "ill".into() };
    championship.apply(&withdrawal).expect("a withdrawal");
    championship.apply(&Fact::EntryAdded { code: second, contestant: pupil("Rita") }).expect("an entry");
    let reinstated = refuse(&mut championship, &Fact::EntryReinstated { code: code(1) });
    assert_eq!(reinstated, Refusal::SchoolFull(1, 1));
}

#[test]
fn a_round_is_published_whole_in_turn_and_not_over_missing_results() {
    let mut championship = drawn(SWISS, 4);
    assert_eq!(refuse(&mut championship, &publish(2, &[(1, 3), (2, 4)])), Refusal::RoundOutOfTurn(GROUP, 1));
    assert_eq!(refuse(&mut championship, &publish(1, &[(1, 3)])), Refusal::LeftOut(code(2)));
    assert_eq!(refuse(&mut championship, &publish(1, &[(1, 3), (3, 2)])), Refusal::EntryTwice(code(3)));
    assert_eq!(refuse(&mut championship, &publish(1, &[(1, 9)])), Refusal::NotInGroup(code(9), GROUP));
    championship.apply(&publish(1, &[(1, 3), (2, 4)])).expect("a round");
    assert_eq!(refuse(&mut championship, &publish(1, &[(1, 3), (2, 4)])), Refusal::RoundPublished(GROUP, 1));
    championship.apply(&enter(1, 1, MatchResult::FirstWins)).expect("a result");
    assert_eq!(refuse(&mut championship, &publish(2, &[(1, 2), (3, 4)])), Refusal::ResultsMissing(GROUP, 1));
    let Fact::RoundPublished { group, round, seed, pairings, .. } = publish(2, &[(1, 2), (3, 4)]) else {
        return;
    };
    let forced = Some("fire alarm".to_owned());
    championship
        .apply(&Fact::RoundPublished { group, round, seed, pairings, forced })
        .expect("a forced round");
}

#[test]
fn corrections_keep_what_was_entered() {
    let mut championship = drawn(SWISS, 4);
    championship.apply(&publish(1, &[(1, 3), (2, 4)])).expect("a round");
    let (first, second) = (MatchResult::FirstWins, MatchResult::SecondWins);
    assert_eq!(
        refuse(&mut championship, &enter(1, 1, MatchResult::Draw)),
        Refusal::GameWithoutDraws(place(1, 1))
    );
    assert_eq!(refuse(&mut championship, &enter(1, 3, first)), Refusal::NoBoard(place(1, 3)));
    assert_eq!(refuse(&mut championship, &correct(1, 1, first, second, "slip")), {
        Refusal::ResultDiffers(place(1, 1), None)
    });
    championship.apply(&enter(1, 1, first)).expect("a result");
    assert_eq!(refuse(&mut championship, &enter(1, 1, second)), Refusal::ResultPresent(place(1, 1), first));
    assert_eq!(refuse(&mut championship, &correct(1, 1, first, second, " ")), Refusal::ReasonMissing);
    championship.apply(&correct(1, 1, first, second, "slip misread")).expect("a correction");
    // Somebody who still believes in the old result is told.
    let stale = correct(1, 1, first, MatchResult::BothForfeit, "late");
    assert_eq!(refuse(&mut championship, &stale), Refusal::ResultDiffers(place(1, 1), Some(second)));
    let board = championship.group(GROUP).and_then(|group| group.round(1)?.board(1)).expect("a board");
    let entered: Vec<_> =
        board.games[0].entries().iter().map(|entry| (entry.result, entry.reason.clone())).collect();
    assert_eq!(entered, [(first, None), (second, Some("slip misread".to_owned()))]);
}

#[test]
fn a_bracket_takes_a_correction_over_or_says_why_not() {
    let knockout = Format::Knockout { best_of: 1, third_place: ThirdPlace::Shared };
    let mut championship = drawn(knockout, 4);
    let (first, second) = (MatchResult::FirstWins, MatchResult::SecondWins);
    for fact in [publish(1, &[(1, 4), (2, 3)]), enter(1, 1, first), enter(1, 2, first), publish(2, &[(1, 2)])]
    {
        championship.apply(&fact).expect("a fact");
    }
    championship.apply(&correct(1, 1, first, second, "slip")).expect("a correction");
    let finalists = championship
        .group(GROUP)
        .map(|group| (group.rounds[1].boards[0].first, group.rounds[1].boards[0].second));
    assert_eq!(finalists, Some((code(4), code(2))));
    championship.apply(&enter(2, 1, first)).expect("the final");
    let back = correct(1, 1, second, first, "no slip");
    assert_eq!(refuse(&mut championship, &back), Refusal::BracketPlayedOn(place(1, 1)));
}

/// Two draws in a row were once taken for the end of a match of one game, and the next round was published.
#[test]
fn a_bracket_that_went_on_over_draws_is_still_read() {
    let mut regulations = regulations(Format::Knockout { best_of: 1, third_place: ThirdPlace::Shared });
    regulations.games[0].draws = Draws::Possible;
    let mut championship = drawn_in(created_by(regulations, 4), 4);
    let draw = |game| {
        let Fact::ResultEntered { place, result, record, stamp } = enter(1, 1, MatchResult::Draw) else {
            unreachable!("a result")
        };
        Fact::ResultEntered { place: GamePlace { game, ..place }, result, record, stamp }
    };
    for fact in [publish(1, &[(1, 4), (2, 3)]), draw(1), enter(1, 2, MatchResult::FirstWins)] {
        championship.apply(&fact).expect("a fact");
    }
    assert_eq!(refuse(&mut championship, &publish(2, &[(2, 3)])), Refusal::ResultsMissing(GROUP, 1));
    championship.apply(&draw(2)).expect("a second draw");
    championship.apply(&publish(2, &[(2, 3)])).expect("as it was written");
}

#[test]
fn the_next_stage_is_for_those_who_qualified() {
    let one_round = Format::Swiss { rounds: RoundCount::Fixed(1) };
    let mut championship = drawn(one_round, 4);
    let qualified = Fact::Qualified {
        tournament: RASTROS,
        stage: 1,
        qualifiers: vec![
            Qualifier { entry: code(2), group: 1, rank: 1 },
            Qualifier { entry: code(1), group: 1, rank: 2 },
        ],
        forced: None,
    };
    let draw = |members: &[u32]| {
        let groups = vec![DrawnGroup {
            table: 1,
            members: members.iter().copied().map(code).collect(),
            ..DrawnGroup::default()
        }];
        Fact::GroupsDrawn { tournament: RASTROS, stage: 2, seed: 1, groups }
    };
    assert_eq!(refuse(&mut championship, &qualified), Refusal::ResultsMissing(GROUP, 2));
    championship.apply(&publish(1, &[(1, 3), (2, 4)])).expect("a round");
    assert_eq!(refuse(&mut championship, &publish(2, &[(1, 2), (3, 4)])), Refusal::RoundsOver(GROUP, 1));
    for board in [1, 2] {
        championship.apply(&enter(1, board, MatchResult::FirstWins)).expect("a result");
    }
    assert_eq!(refuse(&mut championship, &draw(&[1, 2])), Refusal::StageOutOfTurn(RASTROS, 2));
    championship.apply(&qualified).expect("qualified");
    assert_eq!(refuse(&mut championship, &draw(&[1, 3])), {
        Refusal::NotInGroup(code(3), GroupId { stage: 2, ..GROUP })
    });
    assert_eq!(refuse(&mut championship, &draw(&[1])), Refusal::LeftOut(code(2)));
    championship.apply(&draw(&[2, 1])).expect("the final");
    let last = GroupId { stage: 2, ..GROUP };
    assert_eq!(championship.group_label(last), "1.1.F");
    for text in ["1.1.F", "1.1", "1.1.s2.1", " 1.1.f "] {
        assert_eq!(championship.find_group(text), Ok(last), "{text}");
    }
    assert!(championship.find_group("1.1.9").is_err());
}

#[test]
fn forgetting_removes_the_pupil_and_keeps_the_results() {
    let mut championship = drawn(SWISS, 4);
    championship.apply(&publish(1, &[(1, 3), (2, 4)])).expect("a round");
    championship.apply(&Fact::Forgotten { code: code(1) }).expect("forgotten");
    assert_eq!(championship.entry(code(1)).map(|entry| &entry.contestant), Some(&Contestant::default()));
    assert!(championship.group(GROUP).is_some_and(|group| group.rounds[0].board_of(code(1)).is_some()));
}

#[test]
fn a_result_can_be_taken_back_until_the_next_round_is_out() {
    let mut championship = drawn(SWISS, 4);
    championship.apply(&publish(1, &[(1, 3), (2, 4)])).expect("a round");
    let stamp = Stamp { by: "arbiter".into(), at: 3 };
    let retract = |was, reason: &str| Fact::ResultRetracted {
        place: place(1, 1),
        was,
        reason: reason.into(),
        stamp: stamp.clone(),
    };
    let (one, two) = (MatchResult::FirstWins, MatchResult::SecondWins);
    assert_eq!(refuse(&mut championship, &retract(one, "slip")), Refusal::ResultDiffers(place(1, 1), None));
    championship.apply(&enter(1, 1, one)).expect("a result");
    assert_eq!(
        refuse(&mut championship, &retract(two, "slip")),
        Refusal::ResultDiffers(place(1, 1), Some(one))
    );
    assert_eq!(refuse(&mut championship, &retract(one, " ")), Refusal::ReasonMissing);
    championship.apply(&retract(one, "slip")).expect("a retraction");
    let board =
        |championship: &Championship| championship.group(GROUP).expect("group").rounds[0].boards[0].clone();
    assert_eq!(board(&championship).winner_or_draw(), None);
    championship.apply(&enter(1, 1, two)).expect("a result");
    let now = board(&championship);
    assert_eq!((now.winner_or_draw(), now.games[0].entries().len()), (Some(two), 2));
    championship.apply(&enter(1, 2, one)).expect("a result");
    championship.apply(&publish(2, &[(3, 2), (1, 4)])).expect("a round");
    assert_eq!(refuse(&mut championship, &retract(two, "slip")), Refusal::RoundPublished(GROUP, 2));
    let note = Fact::Noted { place: place(2, 1), text: "began late".into(), stamp };
    championship.apply(&note).expect("a note");
    assert_eq!(championship.notes()[0].text, "began late");
}
