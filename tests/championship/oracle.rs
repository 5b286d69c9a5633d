//! A second, plain count of everything: random small championships of the newer ways to play, with absences, withdrawals, games nobody
//! came to and results that were corrected, held against points, tie-breaks, places, qualifications, matches of teams and prizes
//! counted anew from the boards.

use std::collections::BTreeMap;

use championship::decisions::{Settling, settle};
use championship::facts::{
    Championship, EntryCode, Fact, Format, GamePlace, Group, GroupId, Lot, MatchLength, MatchResult,
    MetricKey, PointsRule,
};
use championship::pairing::{self, PairingError};
use championship::{regulations, standings};

use crate::oracle_honours::{hold_prizes, hold_teams};
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

const TEAM_WAYS: [&str; 4] = [
    "team round robin on 2 boards",
    "team round robin on 3 boards",
    "team swiss in 2 rounds on 2 boards",
    "scheveningen",
];

const POINTS: [&str; 4] = [
    "{ win: 1, draw: 0.5 }",
    "{ win: 3, draw: 1, bye: 2, forfeit win: 2 }",
    "{ win: 2, draw: 1, loss: 0.5, forfeit loss: 0.2, absence: 0.3 }",
    "{ win: 1, draw: 0.5, bye: 0.5, free round: 0.5 }",
];

fn pick(lot: &mut Lot, from: &[&'static str]) -> &'static str {
    from[lot.below(from.len())]
}

/// Random regulations, and how each stage of them is played.
struct Plan {
    text: String,
    ways: Vec<&'static str>,
}

impl Plan {
    /// Draws regulations: groups and a bracket, a stage more between them, a bracket alone, or teams.
    fn draw(lot: &mut Lot) -> Plan {
        let mut stages = String::new();
        let mut ways = vec![];
        let mut add = |stage: String, way: &'static str| {
            stages += &format!("  - {stage}\n    play: {way}\n");
            ways.push(way);
        };
        let (size, qualify, runners_up) = (3 + lot.below(4), 1 + lot.below(2), lot.below(3));
        let more = if runners_up > 0 { format!("\n    runners-up: {runners_up}") } else { String::new() };
        let (first, last) = (pick(lot, &WAYS), pick(lot, &FINALS));
        let (teams, points) = match lot.below(10) {
            0..=4 => {
                add(format!("groups of: {size}\n    qualify: {qualify}{more}"), first);
                add("name: final".into(), last);
                (pick(lot, &["school", "mark"]), pick(lot, &POINTS))
            }
            5 | 6 => {
                add(format!("groups of: {size}\n    qualify: {qualify}"), first);
                add("name: second\n    qualify: 2".into(), pick(lot, &["swiss in 2 rounds", "round robin"]));
                add("name: final".into(), last);
                ("school", pick(lot, &POINTS))
            }
            7 => {
                add("name: all".into(), last);
                ("school", pick(lot, &POINTS))
            }
            _ => {
                add("name: league".into(), pick(lot, &TEAM_WAYS));
                (pick(lot, &["school", "mark"]), pick(lot, &POINTS))
            }
        };
        let text = format!(
            "extends: escola\nedition: none\ncycles: [{{ name: x, games: [ouri] }}]\npoints: {points}\nteams: {teams}\n\
             tie-breaks: [BH, SB, PS, WIN, WON, GP]\nunplayed rounds: plain\nlast resort: lot\nbetween groups: {}\n\
             prizes: [{{ name: a, mark: 5a, places: 2, podium: counts }}, {{ name: b, mark: 5B, places: 1 }}]\nstages:\n{stages}",
            pick(lot, &["averages", "totals"]),
        );
        Plan { text, ways }
    }
}

/// Enters results until the last round of a group is decided; now and then somebody does not come.
fn play(championship: &mut Championship, id: GroupId, lot: &mut Lot) {
    let group = championship.group(id).expect("a group");
    let (round, boards) =
        group.rounds.last().map(|round| (round.number, round.boards.len())).expect("a round");
    for board in (1..).take(boards) {
        for _ in 0..40 {
            let now =
                championship.group(id).and_then(|group| group.round(round)?.board(board)).expect("a board");
            let Some(game) = now.next_game().filter(|_| now.winner_or_draw().is_none()) else { break };
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

/// Corrects a result of a group, of any round, and plays what is open after that; says whether anything was corrected.
fn correct(championship: &mut Championship, id: GroupId, lot: &mut Lot) -> bool {
    let group = championship.group(id).expect("a group");
    let Some(round) = group.rounds.get(lot.below(group.rounds.len().max(1))) else { return false };
    let Some(board) = round.boards.get(lot.below(round.boards.len().max(1))) else { return false };
    // Of a match of before, another game might be to play.
    let is_last = usize::from(round.number) == group.rounds.len();
    if !is_last && board.length != MatchLength::SingleGame {
        return false;
    }
    let game = 1 + lot.below(board.games.len().max(1));
    let Some(was) = board.games.get(game - 1).and_then(|game| game.entered()) else { return false };
    let result = [MatchResult::FirstWins, MatchResult::SecondWins, MatchResult::Draw][lot.below(3)];
    let place = GamePlace {
        group: id,
        round: round.number,
        board: board.number,
        game: u8::try_from(game).expect("few"),
    };
    let reason = "misread".to_owned();
    let fact = Fact::ResultCorrected { place, was, result, reason, record: None, stamp: stamp() };
    // A bracket was played on from it, or nothing is different.
    if was == result || championship.apply(&fact).is_err() {
        return false;
    }
    if championship.group(id).is_some_and(|group| group.paired_before.is_some()) {
        let fact = Fact::PairsKept { group: id, reason: "played on".into() };
        championship.apply(&fact).expect("kept");
    }
    play(championship, id, lot);
    true
}

/// Plays a stage; in groups of the first some are away for a round, and some leave; everywhere some results were misread.
///
/// Returns how many were corrected; nothing where the teams that there are cannot play so.
fn play_stage(championship: &mut Championship, stage: u8, lot: &mut Lot) -> Option<usize> {
    let is_of_teams = championship.regulations().stage(stage).is_some_and(|rule| rule.format.is_of_teams());
    let draw = match pairing::draw(championship, FIRST, stage, lot.below(1_000) as u64) {
        Ok(draw) => draw,
        Err(_) if is_of_teams => return None,
        Err(error) => panic!("{error}"),
    };
    championship.apply(&draw).expect("drawn");
    let groups: Vec<GroupId> =
        championship.groups().map(|group| group.id).filter(|group| group.stage == stage).collect();
    let mut n_corrected = 0;
    for id in groups {
        let is_bracket = championship.format_of(id).is_some_and(Format::is_bracket);
        loop {
            if stage == 1 && !is_bracket && !is_of_teams && lot.below(4) == 0 {
                let group = championship.group(id).expect("a group");
                let (round, code) = (group.next_round(), group.members[lot.below(group.members.len())].entry);
                let staying = group.members.iter().filter(|member| member.withdrawn_from.is_none()).count();
                let fact = match lot.below(4) {
                    // Some must stay, or there is nothing to count.
                    0 if staying > 3 => {
                        Fact::EntryWithdrawn { code, from_round: None, reason: "away".into() }
                    }
                    _ => Fact::AbsenceAnnounced { code, round },
                };
                // Who has left cannot leave again, and after the last round nobody is away.
                let _ = championship.apply(&fact);
            }
            match pairing::pair(championship, id, 3, None) {
                Ok(fact) => championship.apply(&fact).expect("a round"),
                Err(PairingError::Decided(_) | PairingError::Refused(_)) => break,
                // Few teams have soon met.
                Err(_) if is_of_teams => break,
                Err(error) => panic!("{id}: {error}"),
            }
            play(championship, id, lot);
            if lot.below(2) == 0 {
                n_corrected += usize::from(correct(championship, id, lot));
            }
        }
    }
    Some(n_corrected)
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
        // What was played before a correction made the match shorter decides nothing.
        let count = i64::try_from(index + 1).expect("few");
        let is_over = match board.length {
            MatchLength::SingleGame => true,
            MatchLength::BestOf(best) => {
                first != second && (first.max(second) > i64::from(best) || count >= i64::from(best))
            }
            MatchLength::Games(games) => count >= i64::from(games),
            MatchLength::Pairs(games) => count >= i64::from(games) && count % 2 == 0 && first != second,
        };
        if is_over {
            break;
        }
    }
    (first, second, played)
}

/// What somebody did in a round: points in tenths, the opponent of a game that was played, halves of games won.
#[derive(Clone, Copy, Default)]
pub(crate) struct Did {
    pub(crate) points: i64,
    opponent: Option<EntryCode>,
    is_win: bool,
    is_won: bool,
    halves: i64,
    is_free: bool,
}

pub(crate) fn tenths(points: championship::facts::Points) -> i64 {
    i64::from(points.tenths())
}

/// Everything of everybody, round by round.
pub(crate) fn done(group: &Group, rule: &PointsRule, is_round_robin: bool) -> BTreeMap<EntryCode, Vec<Did>> {
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
fn hold_group(championship: &Championship, id: GroupId, way: &str) -> Made {
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

/// How many championships are counted a second time.
const N_CHAMPIONSHIPS: u64 = 2_000;

/// What was seen of what there is to see.
#[derive(Debug, Default)]
struct Seen {
    groups: usize,
    seconds: usize,
    brackets: usize,
    leagues: usize,
    corrected: usize,
    third_stages: usize,
    prizes: usize,
}

#[test]
fn a_second_count_of_random_championships_agrees() {
    let mut seen = Seen::default();
    for seed in 0..N_CHAMPIONSHIPS {
        count_again(seed, &mut seen);
    }
    let n = usize::try_from(N_CHAMPIONSHIPS).expect("few");
    assert!(seen.groups > n && seen.brackets > n / 2 && seen.leagues > n / 8, "{seen:?}");
    assert!(seen.seconds > n / 4 && seen.third_stages > n / 10, "{seen:?}");
    assert!(seen.corrected > n && seen.prizes > n / 2, "{seen:?}");
}

fn count_again(seed: u64, seen: &mut Seen) {
    let mut lot = Lot::new(seed, "oracle");
    let Plan { text, ways } = Plan::draw(&mut lot);
    let read =
        regulations::parse("r.yaml", &text).unwrap_or_else(|problems| panic!("{text}: {}", problems[0]));
    let is_two = ways[0].contains("scheveningen");
    let mut championship =
        entered(read, if is_two { 6 } else { 6 + u32::try_from(lot.below(6)).expect("few") });
    for (stage, way) in (1..).zip(&ways) {
        let Some(n_corrected) = play_stage(&mut championship, stage, &mut lot) else { return };
        seen.corrected += n_corrected;
        let is_last = usize::from(stage) == ways.len();
        let groups: Vec<GroupId> =
            championship.groups().map(|group| group.id).filter(|group| group.stage == stage).collect();
        if championship.format_of(groups[0]).is_some_and(Format::is_bracket) {
            hold_bracket(&championship, groups[0], way, &text);
            seen.brackets += 1;
        } else if championship.format_of(groups[0]).is_some_and(Format::is_of_teams) {
            hold_teams(&championship, groups[0], way, &text);
            seen.leagues += 1;
        } else {
            seen.groups += groups.len();
            let made: Vec<_> = groups.iter().map(|id| hold_group(&championship, *id, way)).collect();
            if !is_last {
                let wish =
                    Settling { wanted: &[FIRST], seed, forced: None, play_offs: &[], is_several: false };
                let (facts, _) =
                    settle(&championship, &wish, &stamp()).unwrap_or_else(|error| panic!("{text}: {error}"));
                facts.iter().for_each(|fact| championship.apply(fact).expect("settled"));
                let n_through = hold_qualified(&championship, stage, &made, &text, seen);
                if n_through < 2 {
                    return;
                }
            }
        }
        seen.third_stages += usize::from(stage == 3);
    }
    seen.prizes += hold_prizes(&championship, &text);
}

/// Everything that a group has made, by a second count, and the rounds behind it.
type Made = BTreeMap<EntryCode, (Vec<i64>, i64)>;

/// The best of each group go on, and the best of those behind them; returns how many.
fn hold_qualified(
    championship: &Championship,
    stage: u8,
    made: &[Made],
    text: &str,
    seen: &mut Seen,
) -> usize {
    let rule = championship.regulations().stage(stage).expect("a stage");
    let (qualify, runners_up) = (usize::from(rule.qualify), usize::from(rule.runners_up));
    let stages = &championship.tournament(FIRST).expect("a tournament").stages;
    let drawn = &stages[usize::from(stage) - 1];
    let through: Vec<EntryCode> = drawn.qualified.iter().flatten().map(|one| one.entry).collect();
    let is_active = |code: EntryCode| championship.entry(code).is_some_and(|entry| entry.is_active());
    let (mut chosen, mut left) = (vec![], vec![]);
    for (group, made) in drawn.groups.iter().zip(made) {
        let table = standings::of_group(championship, group.id).expect("standings");
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
        seen.seconds += 1;
        assert!(!left.iter().any(|other| is_better(other, one, by_average)), "{text}: {chosen:?} {left:?}");
    }
    through.len()
}

/// In a bracket who has lost often enough plays no more, and whoever never did is first.
fn hold_bracket(championship: &Championship, id: GroupId, way: &str, text: &str) {
    let group = championship.group(id).expect("a final");
    let lives = if way.contains("double elimination") { 2 } else { 1 };
    let mut lost: BTreeMap<EntryCode, usize> = group.members.iter().map(|one| (one.entry, 0)).collect();
    let n_rounds = group.rounds.len();
    for round in &group.rounds {
        for board in &round.boards {
            let (one, two, _) = tally(board);
            assert_ne!(one, two, "{text}: a match of a bracket is won");
            let halves = |side: i64| u32::try_from(side).expect("few");
            let score = Some((halves(one), halves(two)));
            assert!(board.length == MatchLength::SingleGame || board.score() == score, "{text}: {score:?}");
            let third = round.number as usize == n_rounds && way.contains("third place");
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
