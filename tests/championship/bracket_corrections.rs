//! Brackets that are corrected at random: they end with one winner, or the next step works.

use std::collections::BTreeSet;

use championship::decisions::{NextStep, annul_round, next_step, result, retraction};
use championship::facts::{
    Championship, EntryCode, Fact, GamePlace, Group, Lot, MatchResult, Member, Players, Stamp,
};
use championship::pairing::checker::{Finding, check_round};
use championship::pairing::{self, PairingError};
use championship::standings;

use crate::brackets::{GROUP, stage};

const WAYS: [&str; 8] = [
    "knockout",
    "knockout, with third place",
    "knockout, best of 3",
    "knockout, best of 3, with third place",
    "knockout, matches of 2 games",
    "double elimination",
    "double elimination, best of 3",
    "double elimination, matches of 2 games",
];

fn stamp() -> Stamp {
    Stamp { by: "desk".into(), at: 0 }
}

/// Who sits at a board, as a slip of it says.
fn whoever(championship: &Championship, place: GamePlace) -> Players {
    let board =
        championship.group(place.group).and_then(|group| group.round(place.round)?.board(place.board));
    board.map_or(Players::Unsaid, |board| Players::Seats(board.first, board.second))
}

fn group(championship: &Championship) -> &Group {
    championship.group(GROUP).expect("a group")
}

fn any(lot: &mut Lot, with_nobody: bool) -> MatchResult {
    match lot.below(if with_nobody { 8 } else { 6 }) {
        0 | 1 => MatchResult::FirstWins,
        2 | 3 => MatchResult::SecondWins,
        4 => MatchResult::FirstWinsByForfeit,
        5 => MatchResult::Draw,
        _ => MatchResult::BothForfeit,
    }
}

/// Those who have not lost too often and have not left.
fn in_it(championship: &Championship) -> BTreeSet<EntryCode> {
    let group = group(championship);
    let allowed = championship.format_of(GROUP).expect("a format").losses_allowed();
    let losses = |code: EntryCode| {
        let boards = group.rounds.iter().flat_map(|round| &round.boards);
        let decided = boards.filter(|board| board.winner_or_draw().is_some());
        decided.filter(|board| board.opponent_of(code).is_some() && board.winner() != Some(code)).count()
    };
    let is_in = |member: &&Member| member.withdrawn_from.is_none() && losses(member.entry) < allowed;
    group.members.iter().filter(is_in).map(|member| member.entry).collect()
}

/// Enters, at random, one result that is missing.
fn enter(championship: &mut Championship, lot: &mut Lot, with_nobody: bool) {
    let missing = group(championship).missing_results();
    let Some(&(round, board)) = missing.get(lot.below(missing.len().max(1))) else { return };
    let next = group(championship).round(round).and_then(|round| round.board(board)?.next_game());
    let place = GamePlace { group: GROUP, round, board, game: next.expect("a game to come") };
    let fact = result(
        championship,
        place,
        whoever(championship, place),
        any(lot, with_nobody),
        None,
        None,
        &stamp(),
    )
    .expect("a wish");
    // The game may be one without draws.
    let _ = fact.map(|fact| championship.apply(&fact));
}

/// Takes one thing back, or changes it.
fn disturb(championship: &mut Championship, lot: &mut Lot) {
    let group = group(championship);
    let code = group.members[lot.below(group.members.len())].entry;
    let n_rounds = group.rounds.len();
    let round = group.rounds.get(lot.below(n_rounds.max(1)));
    let board = round.and_then(|round| round.boards.get(lot.below(round.boards.len().max(1))));
    let place = board.zip(round).map(|(board, round)| {
        let game = u8::try_from(1 + lot.below(board.games.len().max(1))).expect("few");
        GamePlace { group: GROUP, round: round.number, board: board.number, game }
    });
    let facts = match (lot.below(7), place) {
        (0..=2, Some(place)) => {
            let fact = result(
                championship,
                place,
                whoever(championship, place),
                any(lot, true),
                Some("slip misread"),
                None,
                &stamp(),
            );
            fact.map(|fact| fact.into_iter().collect())
        }
        (3, Some(place)) => retraction(championship, place, "goes on", &stamp()).map(|fact| vec![fact]),
        (4, _) => Ok(vec![Fact::EntryWithdrawn { code, from_round: None, reason: "ill".into() }]),
        (5, _) => Ok(vec![Fact::EntryReinstated { code }]),
        _ => annul_round(championship, GROUP, "list lost"),
    };
    // Much of it is refused, and then nothing has changed.
    for fact in facts.unwrap_or_default() {
        let before = championship.clone();
        if championship.apply(&fact).is_err() {
            assert_eq!(*championship, before, "{fact:?}");
        }
    }
}

/// The next step works, or there is none and one is left; and the judge sees whoever was left out.
fn hold(championship: &Championship, about: &str) {
    let still = in_it(championship);
    match next_step(championship) {
        NextStep::Pair(_) => {
            let fact = pairing::pair(championship, GROUP, 5, None);
            let fact = fact.unwrap_or_else(|error| panic!("{about}: offered and refused: {error}"));
            let mut after = championship.clone();
            after.apply(&fact).unwrap_or_else(|refusal| panic!("{about}: {refusal}"));
            let last = group(&after).rounds.last().expect("a round");
            let is_named = |code: &EntryCode| last.board_of(*code).is_some() || last.byes.contains(code);
            let waiting = still.iter().filter(|code| !is_named(code)).count();
            assert!(waiting <= usize::from(about.contains("double")), "{about}: {waiting} wait");
            let findings = check_round(&after, GROUP, last.number).expect("a round");
            let out = findings.iter().find(|one| matches!(one, Finding::LeftOut(_) | Finding::Out(_)));
            assert_eq!(out, None, "{about}");
        }
        NextStep::Wait(_) => assert!(!group(championship).missing_results().is_empty(), "{about}"),
        // Everybody may have left.
        NextStep::Over | NextStep::Enter => assert!(still.len() <= 1, "{about}: {still:?} and nothing to do"),
        other => panic!("{about}: {other:?}"),
    }
    // Seen from the last round: who is still in it and is neither listed nor waits by the rules was left out.
    let Some(last) = group(championship).rounds.last() else { return };
    let lost_now = |code: EntryCode| last.board_of(code).is_some();
    let findings = check_round(championship, GROUP, last.number).expect("a round");
    for code in still.iter().filter(|code| !lost_now(**code) && !last.byes.contains(code)) {
        let is_seen = findings.contains(&Finding::LeftOut(*code));
        assert!(is_seen || about.contains("double"), "{about}: {code} was left out, and nobody sees it");
    }
}

#[test]
fn brackets_survive_corrections_returns_and_withdrawals() {
    let (mut n_ended, mut n_back) = (0, 0);
    for seed in 0..250 {
        let mut lot = Lot::new(seed, "bracket");
        let way = WAYS[lot.below(WAYS.len())];
        let n_entries = 2 + u32::try_from(lot.below(8)).expect("few");
        let about = format!("{way} of {n_entries}, seed {seed}");
        let mut championship = stage(way, n_entries);
        for _ in 0..60 {
            match lot.below(5) {
                0 => {
                    if let Ok(fact) = pairing::pair(&championship, GROUP, 5, None) {
                        championship.apply(&fact).unwrap_or_else(|refusal| panic!("{about}: {refusal}"));
                    }
                }
                1 | 2 => enter(&mut championship, &mut lot, true),
                _ => disturb(&mut championship, &mut lot),
            }
            hold(&championship, &about);
        }
        n_back += usize::from(group(&championship).rounds.len() > 4);
        // Left alone, it ends.
        for _ in 0..400 {
            match next_step(&championship) {
                NextStep::Pair(_) => {
                    let fact = pairing::pair(&championship, GROUP, 5, None).expect("the step on offer");
                    championship.apply(&fact).expect("a round");
                }
                NextStep::Wait(_) => enter(&mut championship, &mut lot, false),
                _ => break,
            }
            hold(&championship, &about);
        }
        assert!(matches!(next_step(&championship), NextStep::Over | NextStep::Enter), "{about}: goes on");
        if let Some(champion) = in_it(&championship).first() {
            n_ended += 1;
            let table = standings::of_group(&championship, GROUP).expect("standings");
            let first: Vec<EntryCode> =
                table.lines.iter().filter(|line| line.rank == 1).map(|line| line.entry).collect();
            assert!(table.lines.is_empty() || first == [*champion], "{about}: {first:?}, {champion}");
        }
    }
    assert!(n_ended > 120 && n_back > 5, "{n_ended} {n_back}");
}

/// The four of the report: a semi-final nobody came to, a final that is a bye, and then somebody had come after all.
#[test]
fn who_comes_back_after_a_final_without_opponent_plays_it() {
    for n_entries in [4, 5] {
        let mut championship = stage("knockout", n_entries);
        let pair = |championship: &mut Championship| {
            let fact = pairing::pair(championship, GROUP, 5, None)?;
            championship.apply(&fact).expect("a round");
            Ok::<_, PairingError>(())
        };
        let enter = |championship: &mut Championship, round, board, result| {
            let place = GamePlace { group: GROUP, round, board, game: 1 };
            championship
                .apply(&Fact::ResultEntered { place, result, record: None, stamp: stamp() })
                .expect("entered");
        };
        pair(&mut championship).expect("a round");
        enter(&mut championship, 1, 1, MatchResult::BothForfeit);
        for board in 2..=group(&championship).rounds[0].boards.len() {
            enter(&mut championship, 1, u16::try_from(board).expect("few"), MatchResult::FirstWins);
        }
        while pair(&mut championship).is_ok() {
            let round = group(&championship).rounds.last().expect("a round").clone();
            for board in &round.boards {
                enter(&mut championship, round.number, board.number, MatchResult::FirstWins);
            }
        }
        assert_eq!(next_step(&championship), NextStep::Over);
        let place = GamePlace { group: GROUP, round: 1, board: 1, game: 1 };
        let back = group(&championship).rounds[0].boards[0].first;
        let fact = result(
            &championship,
            place,
            whoever(&championship, place),
            MatchResult::FirstWins,
            Some("was there"),
            None,
            &stamp(),
        );
        championship.apply(&fact.expect("a wish").expect("a fact")).expect("a correction");
        let last = group(&championship).rounds.len();
        let findings = check_round(&championship, GROUP, u16::try_from(last).expect("few")).expect("a round");
        assert!(findings.contains(&Finding::LeftOut(back)), "{findings:?}");
        assert_eq!(next_step(&championship), NextStep::Pair(1));
        pair(&mut championship).expect("the step on offer");
        let round = group(&championship).rounds.last().expect("a round").clone();
        assert_eq!(round.boards.len(), 1);
        assert!(round.board_of(back).is_some());
        let back_in = Finding::CameBack(back, round.number);
        let findings = check_round(&championship, GROUP, u16::try_from(last).expect("few")).expect("a round");
        assert!(findings.contains(&back_in), "{findings:?}");
        enter(&mut championship, round.number, 1, MatchResult::FirstWins);
        assert_eq!(next_step(&championship), NextStep::Over);
        let table = standings::of_group(&championship, GROUP).expect("standings");
        assert_eq!(table.lines.iter().filter(|line| line.rank == 1).count(), 1);
    }
}
