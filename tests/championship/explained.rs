//! What `explain` claims of random rounds, refuted by trying every round there is.

use championship::facts::{
    Championship, EntryCode, Fact, GamePlace, GroupId, Language, Lot, MatchResult, Pairing, Stamp, StartRule,
    TournamentId,
};
use championship::pairing::{
    self,
    reason::{Explanation, explain},
    swiss::Match,
    verdict::Verdict,
};
use championship::standings::CrossTable;

use crate::pairing::begin;
use crate::terms::{Cost, Hall};

const TOURNAMENT: TournamentId = TournamentId { cycle: 1, game: 3 };
const GROUP: GroupId = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };

fn stamp() -> Stamp {
    Stamp { by: "teste".into(), at: 0 }
}

/// Plays random rounds, of which some are made by hand, and corrects some results afterwards.
fn random_championship(lot: &mut Lot, case: u64) -> Championship {
    let n_players = u32::try_from(3 + lot.below(6)).expect("small");
    let rules = ["allow", "avoid late", "avoid", "forbid"][lot.below(4)];
    let text = format!(
        "extends: escola\nedition: 10\nsame school: {rules}\nstages:\n  - {{ play: swiss in 4 rounds }}\n"
    );
    let mut championship = begin(&text, n_players, 1 + u32::try_from(lot.below(3)).expect("small"));
    let draw = pairing::draw(&championship, TOURNAMENT, 1, case).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    while let Ok(mut fact) = pairing::pair(&championship, GROUP, case, None) {
        if let (Fact::RoundPublished { pairings, .. }, 0) = (&mut fact, lot.below(3)) {
            let mut codes: Vec<EntryCode> = pairings.iter().flat_map(|one| one.entries()).collect();
            lot.shuffle(&mut codes);
            let pair = |codes: &[EntryCode]| match *codes {
                [first, second] => Pairing::Game { first, second },
                _ => Pairing::Bye { entry: codes[0] },
            };
            *pairings = codes.chunks(2).map(pair).collect();
        }
        championship.apply(&fact).expect("the round is taken");
        let round = championship.group(GROUP).expect("a group").rounds.last().expect("a round").clone();
        for board in &round.boards {
            let results = [MatchResult::FirstWins, MatchResult::SecondWins, MatchResult::FirstWinsByForfeit];
            let place = GamePlace { group: GROUP, round: round.number, board: board.number, game: 1 };
            let fact =
                Fact::ResultEntered { place, result: results[lot.below(3)], record: None, stamp: stamp() };
            championship.apply(&fact).expect("a result");
        }
    }
    let boards: Vec<(GamePlace, MatchResult)> = championship
        .group(GROUP)
        .expect("a group")
        .rounds
        .iter()
        .flat_map(|round| round.boards.iter().map(|board| (round.number, board)))
        .map(|(round, board)| {
            let result = board.winner_or_draw().expect("a result");
            (GamePlace { group: GROUP, round, board: board.number, game: 1 }, result)
        })
        .collect();
    for (place, was) in boards {
        if lot.below(6) > 0 {
            continue;
        }
        let result =
            if was == MatchResult::SecondWins { MatchResult::FirstWins } else { MatchResult::SecondWins };
        let reason = "trocado".to_owned();
        let fact = Fact::ResultCorrected { place, was, result, reason, record: None, stamp: stamp() };
        championship.apply(&fact).expect("a correction");
    }
    championship
}

/// Holds a claim to what trying every round found: `this` beside `other`.
fn hold(explained: &Explanation, this: Cost, other: Cost, case: u64) {
    let verdict = explained.verdict.expect("a Swiss has criteria");
    match (0..this.len()).find(|index| this[*index] != other[*index]) {
        None => assert_eq!(verdict, Verdict::Equal, "case {case}"),
        Some(index) => {
            let (Verdict::Worse(found) | Verdict::Better(found)) = verdict else {
                panic!("case {case}: {verdict:?} of {this:?} beside {other:?}");
            };
            assert_eq!(matches!(verdict, Verdict::Worse(_)), this > other, "case {case}");
            assert_eq!((found.term as usize, found.this, found.other), (index, this[index], other[index]));
        }
    }
    let words: String = explained.lines.iter().map(|line| Language::En.say(line) + "\n").collect();
    assert!(!words.contains("least possible"), "{words}");
    assert_eq!(
        words.contains("is better than this one"),
        this == other && words.contains("no round"),
        "{words}"
    );
}

#[test]
fn nothing_is_claimed_of_a_round_that_trying_all_rounds_refutes() {
    let mut lot = Lot::new(20, "explained");
    let (mut n_best, mut n_worse, mut n_lots, mut n_said) = (0, 0, 0, 0);
    for case in 0..40 {
        let championship = random_championship(&mut lot, case);
        let group = championship.group(GROUP).expect("a group");
        let whole = CrossTable::of_group(&championship, GROUP).expect("a table");
        let schools: Vec<u32> = group.members.iter().map(|member| member.entry.school).collect();
        let present: Vec<usize> = (0..group.members.len()).collect();
        let same_school = championship.regulations().same_school;
        for round in &group.rounds {
            let table = whole.after_rounds(usize::from(round.number) - 1);
            let hall = Hall::new(&table, &schools, &present, same_school, StartRule::Balanced);
            let row =
                |code: EntryCode| group.members.iter().position(|one| one.entry == code).expect("a row");
            let games = round
                .boards
                .iter()
                .map(|board| Match::Game { first: row(board.first), second: row(board.second) });
            let byes = round.byes.iter().map(|code| Match::Bye { row: row(*code) });
            // Sides are chosen after the pairs, so a round made by hand is judged by its pairs.
            let published = hall.pairs(&games.chain(byes).collect::<Vec<_>>());
            let least = hall.least();
            for member in &group.members {
                let explained =
                    explain(&championship, GROUP, round.number, member.entry, None).expect("an explanation");
                hold(&explained, published, least, case);
                *(if published == least { &mut n_best } else { &mut n_worse }) += 1;
                let met = round.board_of(member.entry).and_then(|board| board.opponent_of(member.entry));
                for other in group.members.iter().filter(|other| other.entry != member.entry) {
                    if Some(other.entry) == met {
                        continue;
                    }
                    let explained =
                        explain(&championship, GROUP, round.number, member.entry, Some(other.entry))
                            .expect("an explanation");
                    let with = hall.least_with(row(member.entry), row(other.entry));
                    hold(&explained, with, published, case);
                    n_lots += usize::from(with == published);
                    let lot = Language::En.msg("pairing-instead-lot").to_string();
                    n_said += usize::from(explained.lines.iter().any(|line| Language::En.say(line) == lot));
                }
            }
        }
    }
    assert!(n_best > 100 && n_worse > 100 && n_lots > 50, "{n_best} {n_worse} {n_lots}");
    // The lot is named where it decided, not where a hand did.
    assert!(n_said > 20 && n_said < n_lots, "{n_said} of {n_lots}");
}

#[test]
fn a_table_and_a_bracket_are_not_explained_by_criteria() {
    for play in ["round robin", "knockout"] {
        let text = format!("extends: escola\nedition: 10\nstages:\n  - {{ play: {play} }}\n");
        let mut championship = begin(&text, 6, 1);
        let draw = pairing::draw(&championship, TOURNAMENT, 1, 1).expect("a draw");
        championship.apply(&draw).expect("the draw is taken");
        let fact = pairing::pair(&championship, GROUP, 1, None).expect("a round");
        championship.apply(&fact).expect("the round is taken");
        let board = championship.group(GROUP).expect("a group").rounds[0].boards[0].clone();
        let explained = explain(&championship, GROUP, 1, board.first, None).expect("an explanation");
        assert_eq!((explained.verdict, explained.lines.len()), (None, 1), "{play}");
    }
}

/// Of two from one school it is said whether that is avoided.
#[test]
fn it_is_said_whether_pupils_of_one_school_are_kept_apart() {
    let first_round = |rules: &str, pupils: u32, per_school: u32| {
        let text = format!(
            "extends: escola\nedition: 10\nsame school: {rules}\nstages:\n  - {{ play: swiss in 3 rounds }}\n"
        );
        let mut championship = begin(&text, pupils, per_school);
        let draw = pairing::draw(&championship, TOURNAMENT, 1, 3).expect("a draw");
        championship.apply(&draw).expect("the draw is taken");
        let fact = pairing::pair(&championship, GROUP, 3, None).expect("a round");
        championship.apply(&fact).expect("the round is taken");
        championship
    };
    let said = |championship: &Championship| {
        let group = championship.group(GROUP).expect("a group");
        let boards = &group.rounds[0].boards;
        let board = boards.iter().find(|board| board.first.school == board.second.school);
        let first = board.unwrap_or(&boards[0]).first;
        let explained = explain(championship, GROUP, 1, first, None).expect("an explanation");
        explained.lines.iter().map(|line| Language::En.say(line)).collect::<Vec<_>>().join("\n")
    };
    // Where all are of one school, which may play one another, nobody asks.
    for (rules, pupils, per_school, expected) in [
        ("avoid", 4, 4, (true, false, false)),
        ("allow", 8, 4, (false, true, false)),
        ("allow", 4, 4, (false, false, false)),
        ("avoid", 4, 1, (false, false, true)),
    ] {
        let words = said(&first_round(rules, pupils, per_school));
        let tells = |key: &'static str| words.contains(&Language::En.msg(key).to_string());
        let told = (
            tells("pairing-one-school"),
            tells("pairing-one-school-allowed"),
            tells("pairing-other-schools"),
        );
        assert_eq!(told, expected, "{rules} {pupils} {per_school}: {words}");
    }
}
