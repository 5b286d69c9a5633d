//! Laws of pairing: brute force on small fields, and simulated championships judged by the independent checker.

use championship::facts::{
    Championship, Contestant, EntryCode, Fact, GamePlace, GroupId, Lot, MatchResult, NameStyle, Outcome,
    Pairing, Points, PointsRule, Refusal, RoundStatus, SameSchool, School, Stamp, StartRule, TournamentId,
    UnplayedRounds,
};
use championship::pairing::{
    self, Field,
    checker::{self, Finding, Severity},
    of_bye, of_pair, reason,
    swiss::{self, Match},
};
use championship::regulations;
use championship::standings::{self, Cell, CrossTable, Row, Side};
use championship::trf::{self, TrfFile, Version};

use crate::terms::Hall;

/// A table of random rounds: anybody may have met anybody, with byes, forfeits and absences.
fn random_table(lot: &mut Lot, n_players: usize, n_rounds: usize) -> CrossTable {
    let mut rows: Vec<Row> = (1..).take(n_players).map(Row::new).collect();
    for _ in 0..n_rounds {
        let mut order: Vec<usize> = (0..n_players).collect();
        lot.shuffle(&mut order);
        for pair in order.chunks(2) {
            match *pair {
                [one, other] => {
                    let (a, b) = [
                        (Outcome::Win, Outcome::Loss),
                        (Outcome::Loss, Outcome::Win),
                        (Outcome::Draw, Outcome::Draw),
                    ][lot.below(3)];
                    let cell = |opponent, side, outcome, is_forfeit: bool| match is_forfeit {
                        false => Cell::Game { opponent, side, outcome },
                        true => Cell::Forfeit { opponent, side, outcome },
                    };
                    let is_forfeit = lot.below(12) == 0 && a != Outcome::Draw;
                    rows[one].cells.push(cell(other, Side::First, a, is_forfeit));
                    rows[other].cells.push(cell(one, Side::Second, b, is_forfeit));
                }
                [one] if lot.below(2) == 0 => rows[one].cells.push(Cell::Bye { points: Points::ONE }),
                [one] => rows[one].cells.push(Cell::Missed { points: Points::ZERO }),
                _ => {}
            }
        }
    }
    CrossTable { rows, n_rounds, points: PointsRule::default(), unplayed: UnplayedRounds::Plain }
}

#[test]
fn no_pairing_of_a_small_field_is_cheaper() {
    let mut lot = Lot::new(5, "brute force");
    let rules = [SameSchool::Allowed, SameSchool::AvoidedLate, SameSchool::Avoided, SameSchool::Forbidden];
    for case in 0..400u64 {
        let n_players = 2 + lot.below(if case % 20 == 0 { 9 } else { 7 });
        let n_rounds = lot.below(6);
        let table = random_table(&mut lot, n_players, n_rounds);
        let schools: Vec<u32> =
            (0..n_players).map(|_| u32::try_from(1 + lot.below(4)).expect("a small number")).collect();
        let mut present: Vec<usize> = (0..n_players).collect();
        present.retain(|_| lot.below(8) > 0);
        let same_school = rules[lot.below(4)];
        let starts = if case % 5 == 4 { StartRule::Lot } else { StartRule::Balanced };
        let field = Field::new(&table, &schools, &present, same_school, starts);
        let hall = Hall::new(&table, &schools, &present, same_school, starts);
        let ours = swiss::pair(&field, case);
        assert_eq!(ours, swiss::pair(&field, case), "the same seed gives the same round");
        let mut seated: Vec<usize> = ours
            .iter()
            .flat_map(|one| match *one {
                Match::Game { first, second } => vec![first, second],
                Match::Bye { row } => vec![row],
            })
            .collect();
        seated.sort_unstable();
        assert_eq!(seated, present, "everybody present exactly once");
        assert_eq!(hall.round(&ours), hall.least(), "case {case}");
        assert_eq!(swiss::total(&field, &ours)[..11], hall.round(&ours), "case {case}");
        for one in &field.seats {
            assert_eq!(of_bye(one)[..11], hall.bye(one.row), "the bye of {} in case {case}", one.row);
            for other in field.seats.iter().filter(|other| other.row != one.row) {
                let cost = hall.better_game(one.row, other.row);
                let pair = (one.row, other.row);
                assert_eq!(of_pair(&field, one, other)[..11], cost, "{pair:?} in case {case}");
            }
        }
    }
}

const TOURNAMENT: TournamentId = TournamentId { cycle: 1, game: 3 };

/// Begins a championship with a number of entries from schools of up to so many pupils.
pub(super) fn begin(text: &str, n_entries: u32, per_school: u32) -> Championship {
    let regulations = Box::new(regulations::parse("test.yaml", text).expect("regulations"));
    let mut championship =
        Championship::begin(&Fact::Created { name: "Simulado".into(), regulations }).expect("a championship");
    for number in 0..n_entries {
        let school = 1 + number / per_school;
        if championship.school(school).is_none() {
            let school = School { number: school, name: format!("Escola {school}"), place: None };
            championship.apply(&Fact::SchoolRegistered { school }).expect("a school");
        }
        let code = championship.next_code(school, TOURNAMENT);
        let contestant = Contestant { name: Some(format!("Aluno {number}")), school_year: Some(4) };
        championship.apply(&Fact::EntryAdded { code, contestant }).expect("an entry");
    }
    championship
}

/// Enters results for the last round of a group: by strength and lot, sometimes an absence.
fn play(championship: &mut Championship, id: GroupId, lot: &mut Lot) {
    let group = championship.group(id).expect("a group");
    let round = group.rounds.last().expect("a round").clone();
    for board in &round.boards {
        let strength = |code: EntryCode| code.school * 7 % 100;
        let favoured = strength(board.first) >= strength(board.second);
        let result = match lot.below(40) {
            0 => MatchResult::FirstWinsByForfeit,
            1 => MatchResult::SecondWinsByForfeit,
            2..=27 if favoured => MatchResult::FirstWins,
            2..=27 => MatchResult::SecondWins,
            28..=33 => MatchResult::FirstWins,
            _ => MatchResult::SecondWins,
        };
        let place = GamePlace { group: id, round: round.number, board: board.number, game: 1 };
        let stamp = Stamp { by: "desk".into(), at: 0 };
        championship.apply(&Fact::ResultEntered { place, result, record: None, stamp }).expect("a result");
    }
    let group = championship.group(id).expect("a group");
    assert_eq!(group.rounds.last().map(|round| round.status()), Some(RoundStatus::Scored));
}

/// Plays a group to its end and has every round judged.
fn play_group(championship: &mut Championship, id: GroupId, seed: u64, lot: &mut Lot) -> usize {
    let planned = championship.planned_rounds(id).expect("a Swiss");
    for round in 1..=planned {
        let members: Vec<EntryCode> =
            championship.group(id).expect("a group").members.iter().map(|member| member.entry).collect();
        match lot.below(15) {
            0 => {
                let code = members[lot.below(members.len())];
                let _ = championship.apply(&Fact::AbsenceAnnounced { code, round });
            }
            1 if members.len() > 6 => {
                let code = members[lot.below(members.len())];
                let fact = Fact::EntryWithdrawn { code, from_round: None, reason: "went home".into() };
                let _ = championship.apply(&fact);
            }
            _ => {}
        }
        let fact = pairing::pair(championship, id, seed, None).expect("a round");
        championship.apply(&fact).expect("the round is taken");
        let findings = checker::check_round(championship, id, round).expect("a judgement");
        let present = championship
            .group(id)
            .map_or(0, |group| group.members.iter().filter(|member| member.is_present(round)).count());
        // While a round is in the first half of all possible ones a pairing without rematch exists (Dirac).
        let is_early = usize::from(round) * 2 < present;
        for finding in &findings {
            let is_fault = finding.severity() == Severity::Fault;
            assert!(!is_fault || !is_early, "{id} round {round} of {present}: {finding:?}");
            let is_bad = matches!(finding, Finding::ByeNotLowest(..) | Finding::BetterExchange(..));
            assert!(!is_bad || !is_early, "{id} round {round} of {present}: {finding:?}");
            assert!(
                !matches!(finding, Finding::ThirdAlike(_)) || !is_early,
                "{id} round {round}: {finding:?}"
            );
        }
        for balance in balances(championship, id) {
            assert!(balance.abs() <= 2, "{id} round {round}: balance {balance}");
        }
        play(championship, id, lot);
    }
    usize::from(planned)
}

/// Counts starts minus answers of every member, without using the pairing's own count.
fn balances(championship: &Championship, id: GroupId) -> Vec<i64> {
    let group = championship.group(id).expect("a group");
    let balance = |code: EntryCode| {
        let boards = group.rounds.iter().filter_map(|round| round.board_of(code));
        let played = boards.filter(|board| board.winner_or_draw().is_none_or(|result| result.is_played()));
        played.map(|board| if board.first == code { 1 } else { -1 }).sum()
    };
    group.members.iter().map(|member| balance(member.entry)).collect()
}

#[test]
fn simulated_championships_hold_the_laws() {
    let n_championships = if std::env::var_os("RUN_SLOW_TESTS").is_some() { 20_000 } else { 1_000 };
    let mut n_rounds = 0;
    for seed in 0..n_championships {
        let mut lot = Lot::new(seed, "simulation");
        let n_entries = u32::try_from(4 + lot.below(60)).expect("a small number");
        let mut championship = begin("extends: cnjm\nedition: 10\n", n_entries, 1);
        let draw = pairing::draw(&championship, TOURNAMENT, 1, seed).expect("a draw");
        assert_eq!(pairing::draw(&championship, TOURNAMENT, 1, seed).as_ref(), Ok(&draw), "repeatable");
        championship.apply(&draw).expect("the draw is taken");
        let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
        for &id in &groups {
            n_rounds += play_group(&mut championship, id, seed, &mut lot);
            let stamp = Stamp { by: "arbiter".into(), at: 0 };
            for fact in standings::draw_lots(&championship, id, seed, &stamp) {
                championship.apply(&fact).expect("a lot");
            }
        }
        let fact =
            standings::qualify(&championship, TOURNAMENT, 1, None).expect("nothing is missing or tied");
        let Fact::Qualified { qualifiers, .. } = &fact else { panic!("{fact:?}") };
        for qualifier in qualifiers {
            // The right one goes on: nobody still there has more points in the group.
            let id = GroupId { tournament: TOURNAMENT, stage: 1, group: qualifier.group };
            let standings = standings::of_group(&championship, id).expect("standings");
            let is_there = |code| championship.entry(code).is_some_and(|entry| entry.is_active());
            let points =
                |code| standings.lines.iter().find(|line| line.entry == code).map(|line| line.points);
            let best =
                standings.lines.iter().filter(|line| is_there(line.entry)).map(|line| line.points).max();
            assert_eq!(points(qualifier.entry), best, "{id}");
        }
        championship.apply(&fact).expect("the qualification is taken");
        if qualifiers.len() < 2 {
            continue;
        }
        let draw = pairing::draw(&championship, TOURNAMENT, 2, seed).expect("a draw");
        championship.apply(&draw).expect("the draw is taken");
        let last = GroupId { tournament: TOURNAMENT, stage: 2, group: 1 };
        n_rounds += play_group(&mut championship, last, seed, &mut lot);
        assert!(standings::is_over(&championship, TOURNAMENT));
        let placings = standings::of_tournament(&championship, TOURNAMENT);
        // Who never played, won without a game or sat out has no place.
        let has_come = |code| {
            let mut rounds = championship.groups().flat_map(|group| &group.rounds);
            rounds.any(|round| {
                let board = round.board_of(code);
                let played =
                    board.and_then(|board| board.winner_or_draw()).is_some_and(MatchResult::is_played);
                played || board.and_then(|board| board.winner()) == Some(code) || round.byes.contains(&code)
            })
        };
        let placed = championship.entries().filter(|entry| has_come(entry.code));
        assert_eq!(placings.len(), placed.count());
        assert_eq!(placings[0].place, 1);
        let medals = standings::schools(&championship, None, standings::SchoolOrder::Medals);
        assert_eq!(medals.iter().map(|line| line.medals[0]).sum::<u32>(), {
            u32::try_from(placings.iter().filter(|placing| placing.place == 1).count())
                .expect("a small number")
        });
    }
    assert!(n_rounds > 5_000, "{n_rounds}");
}

#[test]
fn schools_are_kept_apart_and_too_few_schools_degrade_to_a_warning() {
    // 24 pupils of 3 schools, 7 rounds: nobody can avoid the own school to the end.
    let text = "extends: escola\nsame school: forbid\nstages:\n  - play: swiss in 7 rounds\n";
    let mut championship = begin(text, 24, 8);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 1).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    let id = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };
    let mut lot = Lot::new(1, "schools");
    for round in 1..=7 {
        let fact = pairing::pair(&championship, id, 1, None).expect("a round");
        championship.apply(&fact).expect("the round is taken");
        let findings = checker::check_round(&championship, id, round).expect("a judgement");
        assert!(findings.iter().all(|finding| finding.severity() < Severity::Fault), "{findings:?}");
        let same = findings.iter().filter(|finding| matches!(finding, Finding::SameSchool(..))).count();
        // For four rounds at least there is a way, and it is found.
        assert!(round > 4 || same == 0, "round {round}: {findings:?}");
        play(&mut championship, id, &mut lot);
    }
}

#[test]
fn the_checker_finds_planted_faults() {
    let mut championship = begin("extends: cnjm\nedition: 10\n", 7, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 1).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    let id = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };
    let fact = pairing::pair(&championship, id, 1, None).expect("a round");
    championship.apply(&fact).expect("the round is taken");
    play(&mut championship, id, &mut Lot::new(3, "planted"));
    let group = championship.group(id).expect("a group").clone();
    let before: Vec<Pairing> = group.rounds[0].pairings().collect();
    let judge = |pairings: &[Pairing]| checker::check_pairings(&championship, &group, 2, pairings);
    // The same list again: three rematches and a second bye.
    let findings = judge(&before);
    assert_eq!(findings.iter().filter(|finding| matches!(finding, Finding::Rematch(..))).count(), 3);
    assert_eq!(findings.iter().filter(|finding| matches!(finding, Finding::SecondBye(_))).count(), 1);
    let findings = judge(&before[1..]);
    assert_eq!(findings.iter().filter(|finding| matches!(finding, Finding::LeftOut(_))).count(), 2);
    let twice = [before.clone(), before[..1].to_vec()].concat();
    assert_eq!(judge(&twice).iter().filter(|finding| matches!(finding, Finding::Twice(_))).count(), 2);
    let stranger = [before.clone(), vec![Pairing::Bye { entry: EntryCode::first(99, 1, 3) }]].concat();
    assert!(judge(&stranger).iter().any(|finding| matches!(finding, Finding::NotPlaying(_))));
    let fact = pairing::pair(&championship, id, 1, None).expect("a round");
    let Fact::RoundPublished { pairings, .. } = fact else { panic!("{fact:?}") };
    assert!(
        judge(&pairings).iter().all(|finding| finding.severity() < Severity::Warning),
        "{:?}",
        judge(&pairings)
    );
}

#[test]
fn a_late_entry_joins_the_smallest_group_from_the_next_round_on() {
    let mut championship = begin("extends: cnjm\nedition: 10\n", 25, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 1).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
    assert_eq!(groups.len(), 3);
    for &id in &groups {
        let fact = pairing::pair(&championship, id, 1, None).expect("a round");
        championship.apply(&fact).expect("the round is taken");
        play(&mut championship, id, &mut Lot::new(1, "late"));
    }
    let school = School { number: 99, name: "Escola atrasada".into(), place: None };
    championship.apply(&Fact::SchoolRegistered { school }).expect("a school");
    let code = championship.next_code(99, TOURNAMENT);
    championship.apply(&Fact::EntryAdded { code, contestant: Contestant::default() }).expect("a late entry");
    let fact = pairing::place_late_entry(&championship, code).expect("a place");
    championship.apply(&fact).expect("the place is taken");
    let id = groups[1];
    assert_eq!(
        championship.group(id).and_then(|group| group.member(code)).map(|member| member.joined_round),
        Some(2)
    );
    let fact = pairing::pair(&championship, id, 1, None).expect("a round");
    let Fact::RoundPublished { pairings, .. } = &fact else { panic!("{fact:?}") };
    assert!(pairings.iter().any(|pairing| pairing.entries().any(|entry| entry == code)));
    championship.apply(&fact).expect("the round is taken");
    assert!(championship.apply(&Fact::LateEntryPlaced { code, group: groups[0] }).is_err());
}

#[test]
fn a_group_is_exported_as_a_file_that_tells_the_same_standings() {
    let mut championship = begin("extends: cnjm\nedition: 10\nunplayed rounds: fide-2026\n", 11, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 1).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    let id = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };
    play_group(&mut championship, id, 1, &mut Lot::new(9, "export"));
    let file = TrfFile::of_group(&championship, id, NameStyle::Code).expect("a file");
    for version in [Version::Trf16, Version::Trf26] {
        let read = trf::read(&file.write(version)).expect("a file");
        assert_eq!(trf::check(&read), []);
        let table = read.to_cross_table(UnplayedRounds::Fide2026).expect("a table");
        assert_eq!(Some(&table), CrossTable::of_group(&championship, id).as_ref());
        assert!(
            read.players.iter().all(|player| player.name.parse::<EntryCode>().is_ok()),
            "codes and no names"
        );
    }
    let named = TrfFile::of_group(&championship, id, NameStyle::Short).expect("a file");
    assert!(named.players.iter().all(|player| player.name.contains(" Aluno ")), "{:?}", named.players[0]);
}

#[test]
fn every_pair_and_bye_is_explained_in_every_language() {
    use championship::facts::Language;
    let mut championship = begin("extends: cnjm\nedition: 10\n", 7, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 1).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    let id = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };
    let fact = pairing::pair(&championship, id, 1, None).expect("a round");
    championship.apply(&fact).expect("the round is taken");
    let codes: Vec<EntryCode> =
        championship.group(id).expect("a group").members.iter().map(|member| member.entry).collect();
    for &code in &codes {
        let explained = reason::explain(&championship, id, 1, code, None).expect("an explanation");
        let headings = Language::ALL.map(|language| language.say(&explained.heading));
        assert!(headings.iter().all(|heading| heading.contains(&code.to_string())), "{headings:?}");
        assert!(headings[0] != headings[1] && headings[0] != headings[2], "{headings:?}");
    }
    let explained = reason::explain(&championship, id, 1, codes[0], None).expect("an explanation");
    let en: Vec<String> = explained.lines.iter().map(|line| Language::En.say(line)).collect();
    assert!(en.contains(&"they have not met before".to_owned()), "{en:?}");
    assert!(en.contains(&"both have 0 points".to_owned()), "{en:?}");
    let other = reason::explain(&championship, id, 1, codes[0], Some(codes[1]));
    assert!(other.is_ok_and(|other| Language::En.say(&other.heading).contains("instead")));
    assert_eq!(reason::explain(&championship, id, 2, codes[0], None), Err(Refusal::NoRound(id, 2)));
}
