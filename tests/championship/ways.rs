//! More ways to play: every worked file of regulations played to its prize list, and each rule held to a second count.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use championship::decisions::{Settling, draw_in_order, settle};
use championship::facts::{
    Board, Championship, Contestant, EntryCode, Fact, GamePlace, GroupId, Language, Lot, MatchResult,
    MetricKey, Outcome, Points, Regulations, School, Stamp, TournamentId,
};
use championship::imports::{order_of_championship, read_order};
use championship::pairing::{self, PairingError};
use championship::reports::{self, Options, Scope};
use championship::tables;
use championship::{regulations, standings};
use speech::Value;

pub(crate) const FIRST: TournamentId = TournamentId { cycle: 1, game: 1 };

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../templates/regulations/worked")
}

pub(crate) fn read(name: &str) -> Regulations {
    let find = |_: &str, name: &str| {
        let text =
            std::fs::read_to_string(folder().join(name)).map_err(|error| Value::from(error.to_string()))?;
        Ok((name.to_owned(), text))
    };
    let text = std::fs::read_to_string(folder().join(name)).expect("a worked file");
    let read = regulations::parse_with(name, &text, &find);
    read.unwrap_or_else(|problems| panic!("{}", problems[0].render(Language::En)))
}

pub(crate) fn stamp() -> Stamp {
    Stamp { by: "desk".into(), at: 0 }
}

/// Enters pupils for every tournament, three of a school.
pub(crate) fn entered(regulations: Regulations, per_tournament: u32) -> Championship {
    let tournaments = regulations.tournaments();
    let created = Fact::Created { name: "x".into(), regulations: Box::new(regulations) };
    let mut championship = Championship::begin(&created).expect("a championship");
    for number in 1..=per_tournament.div_ceil(3) {
        let place = Some(if number.is_multiple_of(2) { "Funchal" } else { "Porto" }.to_owned());
        let school = School { number, name: format!("Escola {number}"), place };
        championship.apply(&Fact::SchoolRegistered { school }).expect("a school");
    }
    for id in tournaments {
        let years = championship.regulations().cycle(id.cycle).expect("a cycle").school_years;
        for number in 0..per_tournament {
            let code = championship.next_code(1 + number / 3, id);
            let year = years.0 + u8::try_from(number).expect("few") % (years.1 - years.0 + 1);
            let contestant = Contestant { name: Some(format!("Aluno {number}")), school_year: Some(year) };
            championship.apply(&Fact::EntryAdded { code, contestant }).expect("an entry");
            let mark = if number.is_multiple_of(4) { "5A" } else { "5B" }.to_owned();
            championship.apply(&Fact::EntryMarked { code, mark }).expect("a mark");
        }
    }
    championship
}

/// Enters results until every board of the last round of a group is decided.
pub(crate) fn play(championship: &mut Championship, id: GroupId, lot: &mut Lot) {
    let round = championship.group(id).and_then(|group| group.rounds.last()).expect("a round").clone();
    for board in &round.boards {
        for game in 1..=60 {
            let now = championship.group(id).and_then(|group| group.round(round.number)).expect("a round");
            if now.board(board.number).is_some_and(|board| board.winner_or_draw().is_some()) {
                break;
            }
            let place = GamePlace { group: id, round: round.number, board: board.number, game };
            let draws = championship.regulations().draws_at(place);
            let result = match lot.below(if draws == championship::facts::Draws::Possible { 3 } else { 2 }) {
                0 => MatchResult::FirstWins,
                1 => MatchResult::SecondWins,
                _ => MatchResult::Draw,
            };
            let fact = Fact::ResultEntered { place, result, record: None, stamp: stamp() };
            championship.apply(&fact).unwrap_or_else(|refusal| panic!("{place:?}: {refusal}"));
        }
    }
}

/// Plays a tournament from the draw to its end.
pub(crate) fn play_all(championship: &mut Championship, id: TournamentId, seed: u64) {
    let mut lot = Lot::new(seed, "ways");
    let n_stages = u8::try_from(championship.regulations().stages.len()).expect("few");
    for stage in 1..=n_stages {
        let draw = pairing::draw(championship, id, stage, seed).expect("a draw");
        championship.apply(&draw).expect("the draw is taken");
        let groups: Vec<GroupId> = championship
            .groups()
            .map(|group| group.id)
            .filter(|group| (group.tournament, group.stage) == (id, stage))
            .collect();
        for group in groups {
            loop {
                match pairing::pair(championship, group, seed, None) {
                    Ok(fact) => championship.apply(&fact).expect("the round is taken"),
                    Err(PairingError::Decided(_) | PairingError::Refused(_)) => break,
                    Err(error) => panic!("{group}: {error}"),
                }
                play(championship, group, &mut lot);
            }
            assert_eq!(championship.missing_games(group), 0, "{group}");
        }
        if stage < n_stages {
            let wish = Settling { wanted: &[id], seed, forced: None, play_offs: &[], is_several: false };
            let (facts, _) = settle(championship, &wish, &stamp()).expect("who goes on");
            facts.iter().for_each(|fact| championship.apply(fact).expect("settled"));
        }
    }
    assert!(standings::is_over(championship, id));
}

/// A championship of a worked file, all of whose tournaments are over.
pub(crate) fn played(name: &str, per_tournament: u32, seed: u64) -> Championship {
    let mut championship = entered(read(name), per_tournament);
    for id in championship.regulations().tournaments() {
        play_all(&mut championship, id, seed);
    }
    championship
}

#[test]
fn every_worked_file_is_played_to_its_prize_list() {
    let mut seen = 0;
    for file in std::fs::read_dir(folder()).expect("worked files") {
        let name = file.expect("a file").file_name().into_string().expect("a name");
        for (n, seed) in [(14, 1), (15, 2)] {
            let championship = played(&name, n, seed);
            let report = reports::prizes(&championship, Scope::All, &Options::default());
            let written = format!("{report:?}");
            assert!(written.contains("Aluno"), "{name}: {written}");
            let again =
                regulations::parse("r.yaml", &championship.regulations().source).expect("its own text");
            assert_eq!(again, *championship.regulations(), "{name}");
        }
        seen += 1;
    }
    assert!(seen >= 14, "only {seen} worked files");
}

/// Counts a match anew: game points of the two, from the single games.
fn counted(board: &Board) -> (f64, f64) {
    let mut sum = (0.0, 0.0);
    for (index, game) in board.games.iter().enumerate() {
        let (first, second) = match game.current().expect("a result") {
            MatchResult::FirstWins => (1.0, 0.0),
            MatchResult::SecondWins => (0.0, 1.0),
            _ => (0.5, 0.5),
        };
        let (one, two) = if index.is_multiple_of(2) { (first, second) } else { (second, first) };
        sum = (sum.0 + one, sum.1 + two);
    }
    sum
}

#[test]
fn matches_of_two_games_count_as_counted_by_hand() {
    for seed in 0..20 {
        let championship = played("two-games.yaml", 13, seed);
        let group = championship.group(GroupId { tournament: FIRST, stage: 1, group: 1 }).expect("a group");
        let mut sums: BTreeMap<EntryCode, (f64, f64)> = BTreeMap::new();
        let mut n_level = 0;
        for round in &group.rounds {
            for code in &round.byes {
                sums.entry(*code).or_default().0 += 2.0;
            }
            for board in &round.boards {
                assert_eq!(board.games.len(), 2);
                let games = counted(board);
                let points = |one: f64, two: f64| {
                    if one > two {
                        2.0
                    } else if one == two {
                        1.0
                    } else {
                        0.0
                    }
                };
                n_level += usize::from(games.0 == games.1);
                for (code, one, two) in [(board.first, games.0, games.1), (board.second, games.1, games.0)] {
                    let sum = sums.entry(code).or_default();
                    *sum = (sum.0 + points(one, two), sum.1 + one);
                }
            }
        }
        assert!(n_level > 0, "a match can be level");
        let table = standings::of_group(&championship, group.id).expect("standings");
        assert_eq!(table.metrics[1], MetricKey::GamePoints);
        for line in &table.lines {
            let (points, games) = sums[&line.entry];
            assert_eq!(
                (line.values[0] as f64 / 100.0, line.values[1] as f64 / 100.0),
                (points, games),
                "seed {seed}"
            );
        }
        // In the knock-out somebody always wins, after an even number of games.
        let group = championship.group(GroupId { tournament: FIRST, stage: 2, group: 1 }).expect("a final");
        for board in group.rounds.iter().flat_map(|round| &round.boards) {
            let (first, second) = counted(board);
            assert!(board.games.len().is_multiple_of(2) && first != second);
            assert_eq!(board.winner(), Some(if first > second { board.first } else { board.second }));
        }
    }
}

#[test]
fn a_list_shows_the_score_of_a_match() {
    let championship = played("best-of.yaml", 4, 3);
    for board in championship.groups().flat_map(|group| &group.rounds).flat_map(|round| &round.boards) {
        let (first, second) = counted(board);
        assert_eq!(first.max(second), 2.0, "the best of three has won two");
        assert_eq!(board.score_words(), Some(format!("{first}–{second}")));
    }
    // Lists, charts and cross tables show it.
    let options = Options::default();
    let group = championship.groups().next().expect("a group");
    let board = &group.rounds[0].boards[0];
    let score = board.score_words().expect("a score");
    let turned = score.split('–').rev().collect::<Vec<_>>().join("–");
    let list = reports::board_list(&championship, group.rounds.iter().map(|round| (group, round)), &options);
    assert!(format!("{list:?}").contains(&format!("{score} (")), "{list:?}");
    for chart in [
        reports::wall_charts(&championship, Scope::All, &options),
        reports::cross_tables(&championship, Scope::All, &options),
    ] {
        let html = chart.html();
        assert!(html.contains(&format!("({score})")) && html.contains(&format!("({turned})")), "{html}");
    }
    let championship = played("two-games.yaml", 6, 3);
    let group = championship.groups().next().expect("a group");
    let list = reports::board_list(&championship, group.rounds.iter().map(|round| (group, round)), &options);
    let written = format!("{list:?}");
    let board = &group.rounds[0].boards[0];
    let (first, second) = counted(board);
    assert!(written.contains(&format!("{first}–{second} (")), "{written}");
}

/// The best runners-up, chosen anew: seconds of their groups by points a game, then Sonneborn-Berger a game.
#[test]
fn the_best_runners_up_are_those_with_the_best_average() {
    let mut n_unequal = 0;
    for seed in 0..60 {
        let championship = played("runners-up.yaml", 11, seed);
        let stages = &championship.tournament(FIRST).expect("a tournament").stages;
        let qualified = stages[0].qualified.as_ref().expect("settled");
        assert_eq!(qualified.len(), stages[0].groups.len() + 2);
        let mut seconds: Vec<((f64, f64), EntryCode)> = vec![];
        for group in &stages[0].groups {
            let table = standings::of_group(&championship, group.id).expect("standings");
            let line = &table.lines[1];
            let n_games = (group.members.len() - 1) as f64;
            let average = |value: i64| (value as f64 / n_games * 1e6).round();
            seconds.push(((average(line.values[0]), average(line.values[1])), line.entry));
        }
        let sizes: Vec<usize> = stages[0].groups.iter().map(|group| group.members.len()).collect();
        assert_eq!(sizes, [4, 4, 3]);
        seconds.sort_by(|one, other| other.0.partial_cmp(&one.0).expect("numbers"));
        for ((value, code), through) in seconds.iter().zip([true, true, false]) {
            let is_tied = seconds.iter().filter(|(other, _)| other == value).count() > 1;
            let is_through = qualified.iter().any(|one| one.entry == *code && one.rank == 2);
            assert!(is_through == through || is_tied, "seed {seed}: {code} of {seconds:?}");
        }
        // The second of the group of three went on before one of a group of four who made as many points.
        let of_three = stages[0].groups[2].id.group;
        n_unequal += usize::from(qualified.iter().any(|one| one.rank == 2 && one.group == of_three));
    }
    assert!(n_unequal > 5, "only {n_unequal} times");
}

#[test]
fn schools_count_their_best_pupils_alone() {
    let championship = played("schools.yaml", 15, 4);
    let mut made: BTreeMap<u32, Vec<i32>> = BTreeMap::new();
    for group in championship.groups() {
        for line in standings::of_group(&championship, group.id).expect("standings").lines {
            made.entry(line.entry.school).or_default().push(line.points.tenths());
        }
    }
    let lines = standings::schools(&championship, None, standings::SchoolOrder::Points);
    assert_eq!(lines.len(), made.len());
    let mut n_cut = 0;
    for line in &lines {
        let mut all = made[&line.school].clone();
        all.sort_unstable_by(|one, other| other.cmp(one));
        n_cut += usize::from(all.len() > 3 && all[3] > 0);
        let best: i32 = all.iter().take(3).sum();
        assert_eq!(line.points, Points::from_tenths(best), "school {}", line.school);
    }
    assert!(n_cut > 0, "somebody's points do not count");
    assert!(lines.windows(2).all(|pair| pair[0].points >= pair[1].points));
}

#[test]
fn every_group_plays_in_the_first_room_that_takes_it() {
    let championship = played("rooms.yaml", 20, 3);
    let mut seen = BTreeMap::new();
    for group in championship.groups() {
        let expected = match (group.id.stage, group.id.tournament.cycle) {
            (2, _) => "Auditorium",
            (_, 1) => "Library",
            _ => "Gymnasium",
        };
        let room = championship.regulations().room_of(group).expect("a room");
        assert_eq!(room.name.in_language(Language::En), expected, "{}", group.id);
        *seen.entry(expected).or_insert(0) += 1;
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [("Auditorium", 3), ("Gymnasium", 6), ("Library", 3)]);
}

#[test]
fn prizes_go_to_the_best_of_each_category() {
    for seed in 0..10 {
        let championship = played("prizes.yaml", 24, seed);
        let placings = standings::of_tournament(&championship, FIRST);
        let year = |code: EntryCode| championship.entry(code).and_then(|entry| entry.contestant.school_year);
        let mark = |code: EntryCode| championship.entry(code).and_then(|entry| entry.mark.clone());
        let rules = &championship.regulations().prizes;
        let winners = |index: usize| -> Vec<EntryCode> {
            let winners = standings::prize_winners(&championship, FIRST, &rules[index]);
            winners.iter().map(|placing| placing.entry).collect()
        };
        let off_podium: Vec<_> = placings.iter().filter(|placing| placing.place > 3).collect();
        let young: Vec<_> =
            off_podium.iter().filter(|one| year(one.entry).is_some_and(|year| year <= 3)).collect();
        let found = winners(0);
        assert!(found.len() >= 2 && found[..2] == [young[0].entry, young[1].entry], "seed {seed}: {found:?}");
        // Whoever else is on the list shares the last place.
        assert!(
            young
                .iter()
                .take(found.len())
                .skip(2)
                .all(|one| one.place == young[1].place || one.place == young[0].place)
        );
        let of_class =
            off_podium.iter().find(|one| mark(one.entry).as_deref() == Some("5A")).expect("a pupil");
        assert_eq!(winners(1)[0], of_class.entry);
        // The list of the town counts the podium, too.
        let of_town =
            placings.iter().find(|one| one.entry.school.is_multiple_of(2)).expect("a pupil of Funchal");
        assert_eq!(winners(2)[0], of_town.entry);
        // Whoever wins is called up, whichever the list.
        let script = reports::prize_script(&championship, Scope::All, &Options::default()).html();
        for code in (0..3).flat_map(winners) {
            assert!(script.contains(&code.to_string()), "seed {seed}: {code} is not called up");
        }
    }
}

#[test]
fn as_many_rounds_are_played_as_fit_into_the_time() {
    let championship = played("afternoon.yaml", 15, 1);
    assert!(championship.groups().all(|group| group.rounds.len() == 180 / 25));
}

/// In the first round of a Swiss the upper half meets the lower one; accelerated, each half meets itself.
#[test]
fn accelerated_rounds_let_the_strong_meet_early() {
    let championship = played("accelerated.yaml", 16, 5);
    let group = championship.groups().next().expect("a group");
    let number = |code: EntryCode| group.member(code).expect("a member").start_number;
    let is_upper = |code: EntryCode| number(code) <= 8;
    for board in &group.rounds[0].boards {
        assert_eq!(is_upper(board.first), is_upper(board.second), "board {}", board.number);
    }
    // Loans are for pairing: nobody's points have them.
    let table = standings::of_group(&championship, group.id).expect("standings");
    let sum: i32 = table.lines.iter().map(|line| line.points.tenths()).sum();
    assert_eq!(sum, 16 / 2 * 5 * 10);
    // And the judge knows of them.
    let findings = pairing::checker::check_round(&championship, group.id, 1).expect("a round");
    let faults = findings.iter().filter(|finding| finding.severity() != pairing::checker::Severity::Note);
    assert_eq!(
        faults.filter(|finding| !matches!(finding, pairing::checker::Finding::SameSchool(..))).count(),
        0
    );
}

#[test]
fn each_stage_has_points_and_tie_breaks_of_its_own() {
    let championship = played("own-stages.yaml", 8, 6);
    let groups: Vec<_> = championship.groups().collect();
    let keys =
        |index: usize| standings::of_group(&championship, groups[index].id).expect("standings").metrics;
    assert_eq!(keys(0)[1], MetricKey::DirectEncounter);
    assert_eq!(keys(groups.len() - 1)[1], MetricKey::SonnebornBerger);
    for group in &groups {
        let (win, draw) = if group.id.stage == 1 { (30, 10) } else { (10, 5) };
        let mut sums: BTreeMap<EntryCode, i32> = BTreeMap::new();
        for board in group.rounds.iter().flat_map(|round| &round.boards) {
            let outcomes = board.winner_or_draw().expect("a result").outcomes();
            for (code, outcome) in [(board.first, outcomes.0), (board.second, outcomes.1)] {
                let points = match outcome {
                    Outcome::Win => win,
                    Outcome::Draw => draw,
                    Outcome::Loss => 0,
                };
                *sums.entry(code).or_default() += points;
            }
        }
        for line in standings::of_group(&championship, group.id).expect("standings").lines {
            assert_eq!(line.points.tenths(), sums.get(&line.entry).copied().unwrap_or(0));
        }
    }
}

#[test]
fn a_draw_is_seeded_by_a_list_or_by_another_championship() {
    let mut championship = entered(read("own-stages.yaml"), 12);
    let codes: Vec<EntryCode> = championship.entries_of(FIRST).iter().map(|entry| entry.code).collect();
    // By names, with codes of elsewhere beside them, in a list with titles.
    let list = "Lugar;Código;Nome;Escola\n1;999.1.1;Aluno 7;Escola 3\n2;998.1.1;Aluno 2;Escola 1\n3;997.1.1;Ninguém;Escola 1\n";
    let table = tables::read(list.as_bytes()).expect("a table");
    let order = read_order(&championship, FIRST, &table);
    assert_eq!(
        (order.entries.clone(), order.unknown),
        (vec![codes[7], codes[2]], vec!["Ninguém".to_owned()])
    );
    let facts = draw_in_order(&championship, FIRST, 5, &order.entries).expect("a draw");
    let Fact::GroupsDrawn { groups, .. } = &facts[0] else { panic!("{facts:?}") };
    assert_eq!((groups[0].members[0], groups[1].members[0]), (codes[7], codes[2]));
    let mut all: Vec<EntryCode> = groups.iter().flat_map(|group| group.members.clone()).collect();
    all.sort_unstable();
    assert_eq!(all.len(), 12, "everybody is drawn");
    // Somebody who does not take part is refused, and nothing changes.
    let stranger = EntryCode::first(99, 1, 1);
    assert!(draw_in_order(&championship, FIRST, 5, &[stranger]).is_err());
    assert!(draw_in_order(&championship, FIRST, 5, &[codes[0], codes[0]]).is_err());
    championship.apply(&facts[0]).expect("the draw is taken");
    // By the ranking of the same game elsewhere.
    let other = played("own-stages.yaml", 9, 8);
    let here = entered(read("own-stages.yaml"), 12);
    let order = order_of_championship(&here, FIRST, &other);
    let ranking: Vec<EntryCode> =
        standings::of_tournament(&other, FIRST).iter().map(|one| one.entry).collect();
    assert_eq!(order.entries, ranking, "the first nine have the same names and schools in both");
}

#[test]
fn two_who_come_late_play_each_other_instead_of_sitting_out() {
    let text = "extends: escola\nedition: none\ncycles: [{ name: x, games: [hex] }]\nstages:\n  - groups of: 4\n    play: swiss in 3 rounds\n    qualify: 1\n  - play: knockout\n";
    let mut championship = entered(regulations::parse("r.yaml", text).expect("regulations"), 12);
    let draw = pairing::draw(&championship, FIRST, 1, 1).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    let mut placed = vec![];
    for name in ["Tarde Um", "Tarde Dois"] {
        // Of one school: they came by one bus.
        let code = championship.next_code(1, FIRST);
        let contestant = Contestant { name: Some(name.into()), school_year: None };
        championship.apply(&Fact::EntryAdded { code, contestant }).expect("an entry");
        let fact = pairing::place_late_entry(&championship, code).expect("a place");
        championship.apply(&fact).expect("the place is taken");
        placed.push(championship.group_of(code, None).expect("a group").id);
    }
    assert_eq!(placed[0], placed[1], "the second makes the number even");
    for group in championship.groups().map(|group| group.id).collect::<Vec<_>>() {
        let fact = pairing::pair(&championship, group, 1, None).expect("a round");
        let Fact::RoundPublished { pairings, .. } = &fact else { panic!("{fact:?}") };
        let byes =
            pairings.iter().filter(|one| matches!(one, championship::facts::Pairing::Bye { .. })).count();
        assert_eq!(byes, 0, "{group}");
    }
}

#[test]
fn points_that_contradict_themselves_are_refused_and_old_files_are_not() {
    let cases = [
        ("points: { bye: 2 }\n", "regulations-points-above-win"),
        ("points: { win: 3, draw: 1, absence: 4 }\n", "regulations-points-above-win"),
        ("points: { forfeit loss: 0.5 }\n", "regulations-points-forfeit"),
        ("stages:\n  - play: round robin\n    points: { forfeit win: 2 }\n", "regulations-points-above-win"),
    ];
    for (text, key) in cases {
        let problems = regulations::parse("r.yaml", text).expect_err(text);
        assert_eq!(problems[0].message.key(), key, "{text}");
        assert!(problems[0].hint.is_some(), "{text}");
        // What a store kept from before is taken as it is.
        assert!(regulations::parse_stored("r.yaml", text).is_ok(), "{text}");
    }
    // Inherited: a stage with three points for a win has three for a bye, whatever the file says for the rest.
    let text = "stages:\n  - play: swiss in 4 rounds\n    points: { win: 3, draw: 1 }\n";
    let read = regulations::parse("r.yaml", text).expect("regulations");
    assert_eq!((read.points_of(1).bye.tenths(), read.points.bye.tenths()), (30, 10));
}
