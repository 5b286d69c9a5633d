//! A second, plain count of everything: random small championships of the newer ways to play, with absences, withdrawals and games nobody
//! came to, held against points, tie-breaks, places and qualifications counted anew from the boards.

use std::collections::BTreeMap;

use championship::decisions::{Settling, settle};
use championship::facts::{
    Championship, EntryCode, Fact, GamePlace, Group, GroupId, Lot, MatchResult, MetricKey, PointsRule,
};
use championship::pairing::{self, PairingError};
use championship::{regulations, standings};

use crate::ways::{FIRST, entered, stamp};

const WAYS: [&str; 7] = [
    "swiss in 3 rounds",
    "swiss in 4 rounds, accelerated",
    "swiss in 3 rounds, matches of 2 games",
    "round robin",
    "double round robin",
    "round robin, matches of 2 games",
    "swiss in 2 rounds, matches of 4 games",
];

const FINALS: [&str; 4] = [
    "knockout",
    "knockout, best of 3, with third place",
    "knockout, matches of 2 games",
    "double elimination, best of 3",
];

const POINTS: [&str; 4] = [
    "{ win: 1, draw: 0.5 }",
    "{ win: 3, draw: 1, bye: 2, forfeit win: 2 }",
    "{ win: 2, draw: 1, loss: 0.5, forfeit loss: 0.2, absence: 0.3 }",
    "{ win: 1, draw: 0.5, bye: 0.5, free round: 0.5 }",
];

fn pick<'a>(lot: &mut Lot, from: &[&'a str]) -> &'a str {
    from[lot.below(from.len())]
}

/// Random regulations: groups, who goes on, and a bracket for them.
fn file(lot: &mut Lot) -> String {
    let (way, last) = (pick(lot, &WAYS), pick(lot, &FINALS));
    let (size, qualify, runners_up) = (3 + lot.below(4), 1 + lot.below(2), lot.below(3));
    let more = if runners_up > 0 { format!("\n    runners-up: {runners_up}") } else { String::new() };
    format!(
        "extends: escola\nedition: none\ncycles: [{{ name: x, games: [ouri] }}]\npoints: {}\n\
         tie-breaks: [BH, SB, PS, WIN, WON, GP]\nunplayed rounds: plain\nlast resort: lot\nbetween groups: {}\n\
         stages:\n  - groups of: {size}\n    play: {way}\n    qualify: {qualify}{more}\n  - play: {last}\n",
        pick(lot, &POINTS),
        pick(lot, &["averages", "totals"]),
    )
}

/// Enters results until the last round of a group is decided; now and then somebody does not come.
fn play(championship: &mut Championship, id: GroupId, lot: &mut Lot) {
    let group = championship.group(id).expect("a group");
    let (round, boards) =
        group.rounds.last().map(|round| (round.number, round.boards.len())).expect("a round");
    for board in (1..).take(boards) {
        for game in 1..=40 {
            let now =
                championship.group(id).and_then(|group| group.round(round)?.board(board)).expect("a board");
            if now.winner_or_draw().is_some() {
                break;
            }
            let result = match lot.below(12) {
                0 => MatchResult::FirstWinsByForfeit,
                1 => MatchResult::SecondWinsByForfeit,
                2..=4 => MatchResult::Draw,
                5..=8 => MatchResult::FirstWins,
                _ => MatchResult::SecondWins,
            };
            let place = GamePlace { group: id, round, board, game };
            let fact = Fact::ResultEntered { place, result, record: None, stamp: stamp() };
            championship.apply(&fact).unwrap_or_else(|refusal| panic!("{place:?} {result}: {refusal}"));
        }
    }
}

/// Plays a stage; in its groups some are away for a round, and some leave.
fn play_stage(championship: &mut Championship, stage: u8, lot: &mut Lot) {
    let draw = pairing::draw(championship, FIRST, stage, lot.below(1_000) as u64).expect("a draw");
    championship.apply(&draw).expect("drawn");
    let groups: Vec<GroupId> =
        championship.groups().map(|group| group.id).filter(|group| group.stage == stage).collect();
    for id in groups {
        loop {
            if stage == 1 && lot.below(4) == 0 {
                let group = championship.group(id).expect("a group");
                let (round, code) = (group.next_round(), group.members[lot.below(group.members.len())].entry);
                let fact = match lot.below(4) {
                    0 => Fact::EntryWithdrawn { code, from_round: None, reason: "away".into() },
                    _ => Fact::AbsenceAnnounced { code, round },
                };
                // Who has left cannot leave again, and after the last round nobody is away.
                let _ = championship.apply(&fact);
            }
            match pairing::pair(championship, id, 3, None) {
                Ok(fact) => championship.apply(&fact).expect("a round"),
                Err(PairingError::Decided(_) | PairingError::Refused(_)) => break,
                Err(error) => panic!("{id}: {error}"),
            }
            play(championship, id, lot);
        }
    }
}

/// What a match was to its first side and to the other, counted from its games: halves of games, and whether anything was played.
fn tally(board: &championship::facts::Board) -> (i64, i64, bool) {
    let (mut first, mut second, mut played) = (0, 0, false);
    for (index, game) in board.games.iter().enumerate() {
        let (starter, other) = match game.current().expect("a result") {
            MatchResult::FirstWins | MatchResult::FirstWinsByForfeit => (2, 0),
            MatchResult::SecondWins | MatchResult::SecondWinsByForfeit => (0, 2),
            MatchResult::Draw => (1, 1),
            MatchResult::BothForfeit => (0, 0),
        };
        played |= game.current().is_some_and(|result| result.to_string().contains(['1', '½']));
        let turned = index % 2 == 1;
        first += if turned { other } else { starter };
        second += if turned { starter } else { other };
    }
    (first, second, played)
}

/// What somebody did in a round: points in tenths, the opponent of a game that was played, halves of games won.
#[derive(Clone, Copy, Default)]
struct Did {
    points: i64,
    opponent: Option<EntryCode>,
    is_win: bool,
    is_won: bool,
    halves: i64,
    is_free: bool,
}

fn tenths(points: championship::facts::Points) -> i64 {
    i64::from(points.tenths())
}

/// Everything of everybody, round by round.
fn done(group: &Group, rule: &PointsRule, is_round_robin: bool) -> BTreeMap<EntryCode, Vec<Did>> {
    let mut all: BTreeMap<EntryCode, Vec<Did>> = BTreeMap::new();
    for round in &group.rounds {
        let mut now: BTreeMap<EntryCode, Did> =
            group.members.iter().map(|one| (one.entry, Did::default())).collect();
        for code in &round.absent {
            now.insert(*code, Did { points: tenths(rule.absence), ..Did::default() });
        }
        let bye = tenths(if is_round_robin { rule.free_round } else { rule.bye });
        for code in &round.byes {
            now.insert(
                *code,
                Did { points: bye, is_win: bye == tenths(rule.win), is_free: true, ..Did::default() },
            );
        }
        for board in &round.boards {
            let (one, two, played) = tally(board);
            for (code, own, its, other) in
                [(board.first, one, two, board.second), (board.second, two, one, board.first)]
            {
                let points = match (own.cmp(&its), played) {
                    (std::cmp::Ordering::Greater, true) => rule.win,
                    (std::cmp::Ordering::Greater, false) => rule.forfeit_win,
                    (std::cmp::Ordering::Equal, true) => rule.draw,
                    (std::cmp::Ordering::Less, true) => rule.loss,
                    (_, false) => rule.forfeit_loss,
                };
                let did = Did {
                    points: tenths(points),
                    opponent: played.then_some(other),
                    is_win: own > its,
                    is_won: own > its && played,
                    halves: own,
                    is_free: false,
                };
                now.insert(code, did);
            }
        }
        now.into_iter().for_each(|(code, did)| all.entry(code).or_default().push(did));
    }
    all
}

/// PTS, BH, SB, PS, WIN, WON, GP of everybody, in hundredths.
fn values(done: &BTreeMap<EntryCode, Vec<Did>>) -> BTreeMap<EntryCode, Vec<i64>> {
    let sum = |code: &EntryCode| done[code].iter().map(|did| did.points).sum::<i64>();
    let of = |code: &EntryCode| {
        let rounds = &done[code];
        let met = || rounds.iter().filter_map(|did| Some((did, sum(&did.opponent?))));
        let running = (1..=rounds.len()).map(|n| rounds[..n].iter().map(|did| did.points).sum::<i64>());
        let count = |is: fn(&Did) -> bool| 100 * rounds.iter().filter(|did| is(did)).count() as i64;
        vec![
            10 * sum(code),
            10 * met().map(|(_, points)| points).sum::<i64>(),
            met().map(|(did, points)| did.points * points).sum(),
            10 * running.sum::<i64>(),
            count(|did| did.is_win),
            count(|did| did.is_won),
            50 * rounds.iter().map(|did| did.halves).sum::<i64>(),
        ]
    };
    done.keys().map(|code| (*code, of(code))).collect()
}

/// Holds the standings of a group to the second count, and returns that count with the rounds behind it.
fn hold_group(championship: &Championship, id: GroupId, way: &str) -> BTreeMap<EntryCode, (Vec<i64>, i64)> {
    let group = championship.group(id).expect("a group");
    let is_round_robin = way.contains("round robin");
    let done = done(group, &championship.regulations().points_of(id.stage), is_round_robin);
    let values = values(&done);
    let table = standings::of_group(championship, id).expect("standings");
    let keys = [MetricKey::Points, MetricKey::Buchholz, MetricKey::SonnebornBerger, MetricKey::Progressive];
    assert_eq!(table.metrics[..4], keys);
    for line in &table.lines {
        assert_eq!(line.values, values[&line.entry], "{way}: {}", line.entry);
    }
    for pair in table.lines.windows(2) {
        let (one, other) = (&values[&pair[0].entry], &values[&pair[1].entry]);
        assert!(one >= other, "{way}: {} before {}", pair[0].entry, pair[1].entry);
        let is_parted = one > other || pair[1].decided.is_some() || pair[0].decided.is_some();
        assert_eq!(pair[0].rank < pair[1].rank, is_parted, "{way}: {} and {}", pair[0].entry, pair[1].entry);
    }
    let rounds = |code: &EntryCode| {
        let free = done[code].iter().filter(|did| did.is_free && is_round_robin).count();
        (done[code].len() - free).max(1) as i64
    };
    values.iter().map(|(code, values)| (*code, (values.clone(), rounds(code)))).collect()
}

/// Says whether the first of two has made more, altogether or a round.
fn is_better(one: &(Vec<i64>, i64), other: &(Vec<i64>, i64), by_average: bool) -> bool {
    let scaled =
        |(values, _): &(Vec<i64>, i64), by: i64| values.iter().map(|value| value * by).collect::<Vec<i64>>();
    let (own, its) = if by_average { (other.1, one.1) } else { (1, 1) };
    scaled(one, own) > scaled(other, its)
}

#[test]
fn a_second_count_of_random_championships_agrees() {
    let (mut n_groups, mut n_seconds, mut n_brackets) = (0, 0, 0);
    for seed in 0..150 {
        let mut lot = Lot::new(seed, "oracle");
        let text = file(&mut lot);
        let read = regulations::parse("r.yaml", &text).unwrap_or_else(|problems| panic!("{}", problems[0]));
        let (qualify, runners_up) =
            (usize::from(read.stages[0].qualify), usize::from(read.stages[0].runners_up));
        let mut championship = entered(read, 7 + u32::try_from(lot.below(10)).expect("few"));
        play_stage(&mut championship, 1, &mut lot);
        let wish = Settling { wanted: &[FIRST], seed, forced: None, play_offs: &[], is_several: false };
        let (facts, _) =
            settle(&championship, &wish, &stamp()).unwrap_or_else(|error| panic!("{text}: {error}"));
        facts.iter().for_each(|fact| championship.apply(fact).expect("settled"));
        let stages = &championship.tournament(FIRST).expect("a tournament").stages;
        let through: Vec<EntryCode> = stages[0].qualified.iter().flatten().map(|one| one.entry).collect();
        let is_active = |code: EntryCode| championship.entry(code).is_some_and(|entry| entry.is_active());
        let (mut chosen, mut left) = (vec![], vec![]);
        for group in &stages[0].groups {
            n_groups += 1;
            let made = hold_group(&championship, group.id, &text);
            let table = standings::of_group(&championship, group.id).expect("standings");
            let here: Vec<EntryCode> =
                table.lines.iter().map(|line| line.entry).filter(|code| is_active(*code)).collect();
            // The best of the group, then perhaps the one after them.
            let count = here.iter().filter(|code| through.contains(code)).count();
            assert!(here[..count].iter().all(|code| through.contains(code)), "{text}");
            assert!(count == qualify.min(here.len()) || count == qualify + 1, "{text}: {count}");
            for code in &here[..count.min(here.len())] {
                let beaten = here[count..].iter().all(|other| made[code].0 >= made[other].0);
                assert!(beaten, "{text}: {code}");
            }
            match here.get(qualify) {
                Some(code) if count > qualify => chosen.push(made[code].clone()),
                Some(code) => left.push(made[code].clone()),
                None => {}
            }
        }
        assert_eq!(chosen.len(), runners_up.min(chosen.len() + left.len()), "{text}");
        let by_average = text.contains("averages");
        for one in &chosen {
            n_seconds += 1;
            assert!(
                !left.iter().any(|other| is_better(other, one, by_average)),
                "{text}: {chosen:?} {left:?}"
            );
        }
        if through.len() < 2 {
            continue;
        }
        play_stage(&mut championship, 2, &mut lot);
        hold_bracket(&championship, &text);
        n_brackets += 1;
    }
    assert!(n_groups > 300 && n_seconds > 50 && n_brackets > 100, "{n_groups} {n_seconds} {n_brackets}");
}

/// In a bracket who has lost often enough plays no more, and whoever never did is first.
fn hold_bracket(championship: &Championship, text: &str) {
    let id = GroupId { tournament: FIRST, stage: 2, group: 1 };
    let group = championship.group(id).expect("a final");
    let lives = if text.contains("double elimination") { 2 } else { 1 };
    let mut lost: BTreeMap<EntryCode, usize> = group.members.iter().map(|one| (one.entry, 0)).collect();
    let n_rounds = group.rounds.len();
    for round in &group.rounds {
        for board in &round.boards {
            let (one, two, _) = tally(board);
            assert_ne!(one, two, "{text}: a match of a bracket is won");
            let third = round.number as usize == n_rounds && text.contains("third place");
            for code in [board.first, board.second] {
                assert!(lost[&code] < lives || third, "{text}: {code} is out and plays");
            }
            *lost.get_mut(if one > two { &board.second } else { &board.first }).expect("a member") += 1;
        }
    }
    let places = standings::of_tournament(championship, FIRST);
    let champion = places.first().expect("a champion");
    assert!(lost[&champion.entry] < lives && champion.place == 1, "{text}");
    let alive = lost.values().filter(|count| **count < lives).count();
    assert_eq!(alive, 1, "{text}: {lost:?}");
}
