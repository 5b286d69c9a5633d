//! FIDE's Dutch system: against files paired by another program, against the rules by the letter, and in championships.

use std::{fs, path::PathBuf};

use championship::facts::{
    Championship, Fact, GamePlace, GroupId, Lot, MatchResult, NameStyle, Points, Stamp, TournamentId,
};
use championship::pairing::{
    self,
    checker::{self, Severity},
    dutch::{self, Criterion, Drift, Field, Player, Preference, Strength, Verdict, Worse},
    reason,
    swiss::Match,
};
use championship::standings::Side;
use championship::trf::{self, TrfFile, Version};
use speech::Language;

use crate::dutch_rules::Letter;
use crate::pairing::begin;

#[test]
fn every_round_of_the_shared_tournaments_is_paired_as_they_are() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/trf");
    let mut n_rounds = 0;
    for entry in fs::read_dir(folder).expect("the shared tournaments") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "trf") {
            continue;
        }
        let file = trf::read(&fs::read_to_string(&path).expect("a tournament")).expect("a file");
        assert!(file.claims_dutch());
        let problems = trf::check_dutch(&file).expect("a table");
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert!(told.is_empty(), "{}: {told:#?}", path.display());
        n_rounds += file.n_rounds();
    }
    assert!(n_rounds >= 270, "only {n_rounds} rounds");
}

/// A field that some tournament might have come to, or nearly: few players, of any past.
fn random_field(lot: &mut Lot) -> Field {
    let (n, n_scores) = (3 + lot.below(6), 1 + lot.below(4));
    let (met_percent, n_rounds, is_last) = (lot.below(60), 1 + lot.below(5), lot.below(3) == 0);
    let mut met = vec![vec![]; n];
    for one in 0..n {
        for other in one + 1..n {
            if lot.below(100) < met_percent {
                met[one].push(other);
                met[other].push(one);
            }
        }
    }
    let mut players: Vec<Player> = met
        .into_iter()
        .enumerate()
        .map(|(row, met)| {
            let mut sides = vec![];
            for _ in 0..lot.below(n_rounds + 1) {
                let due = Preference::of(&sides);
                let side = if lot.below(2) == 0 { Side::First } else { Side::Second };
                sides.push(due.side.filter(|_| due.strength == Strength::Absolute).unwrap_or(side));
            }
            let mut drift = || [Drift::None, Drift::None, Drift::Down, Drift::Up][lot.below(4)];
            let floats = [drift(), drift()];
            let score = Points::from_tenths(5 * i32::try_from(lot.below(n_scores)).expect("few"));
            Player {
                row,
                number: u32::try_from(row).expect("few") + 1,
                pairing_number: row + 1,
                score,
                met,
                preference: Preference::of(&sides),
                sides,
                floats,
                may_have_bye: lot.below(5) > 0,
                n_unplayed: lot.below(4),
                is_topscorer: is_last && score > Points::HALF,
            }
        })
        .collect();
    players.sort_by(Player::by_rank);
    Field { players, initial: Side::First }
}

/// Returns the pairs by row, the lower first, and the bye with itself.
fn pairs(matches: &[Match]) -> Vec<(usize, usize)> {
    let pair = |one: &Match| match *one {
        Match::Game { first, second } => (first.min(second), first.max(second)),
        Match::Bye { row } => (row, row),
    };
    let mut pairs: Vec<(usize, usize)> = matches.iter().map(pair).collect();
    pairs.sort_unstable();
    pairs
}

#[test]
fn small_fields_are_paired_by_the_letter() {
    let mut lot = Lot::new(20, "the letter of the rules");
    let (mut n_paired, mut n_impossible) = (0, 0);
    for case in 0..800 {
        let field = random_field(&mut lot);
        let row = |player: usize| field.players[player].row;
        let expected = Letter::pair(&field).map(|(games, bye)| {
            let game = |(one, other)| Match::Game { first: row(one), second: row(other) };
            let byes = bye.map(|player| Match::Bye { row: row(player) });
            games.into_iter().map(game).chain(byes).collect::<Vec<_>>()
        });
        let found = dutch::pair(&field);
        assert_eq!(found.as_deref().map(pairs), expected.as_deref().map(pairs), "case {case}: {field:#?}");
        match found {
            Some(round) => {
                n_paired += 1;
                assert_eq!(dutch::judge(&field, &round), Verdict::Same, "case {case}");
            }
            None => n_impossible += 1,
        }
    }
    assert!(n_paired > 600 && n_impossible > 40, "{n_paired} paired, {n_impossible} impossible");
}

#[test]
fn the_judge_finds_every_other_round_and_says_why() {
    let mut lot = Lot::new(21, "other rounds");
    let (mut n_by, mut n_later, mut n_sides) = (0, 0, 0);
    for _ in 0..400 {
        let field = random_field(&mut lot);
        let Some(mut round) = dutch::pair(&field) else { continue };
        let games: Vec<usize> =
            (0..round.len()).filter(|&at| matches!(round[at], Match::Game { .. })).collect();
        if games.len() < 2 {
            continue;
        }
        let (a, b) = (games[lot.below(games.len())], games[lot.below(games.len())]);
        let (Match::Game { first: p, second: q }, Match::Game { first: r, second: s }) = (round[a], round[b])
        else {
            continue;
        };
        if a == b {
            round[a] = Match::Game { first: q, second: p };
            assert!(matches!(dutch::judge(&field, &round), Verdict::Sides { first, .. } if first == p));
            n_sides += 1;
            continue;
        }
        (round[a], round[b]) = (Match::Game { first: p, second: r }, Match::Game { first: q, second: s });
        match dutch::judge(&field, &round) {
            Verdict::Differs { why: Worse::By { criterion, fails, least }, .. } => {
                // Fewer failures of a criterion are only possible at the cost of one before it.
                assert!(fails > least, "{criterion:?}: {fails} and {least}");
                n_by += 1;
            }
            Verdict::Differs { why: Worse::Later, .. } => n_later += 1,
            Verdict::Differs { why: Worse::Forbidden, .. } => {}
            other => panic!("{other:?}"),
        }
        let instead = dutch::judge_instead(&field, p, r);
        assert!(matches!(instead, Verdict::Differs { .. }), "{instead:?}");
    }
    assert!(n_by > 50 && n_later > 5 && n_sides > 20, "{n_by}, {n_later}, {n_sides}");
}

const REGULATIONS: &str = "\
extends: cnjm
stages:
  - name: { pt: \"suíço\", en: \"swiss\" }
    play: dutch in 5 rounds
same school: allow
";

fn enter(championship: &mut Championship, place: GamePlace, result: MatchResult) {
    let stamp = Stamp { by: "arbiter".into(), at: 1 };
    championship.apply(&Fact::ResultEntered { place, result, record: None, stamp }).expect("a result");
}

#[test]
fn a_championship_is_played_by_the_dutch_system() {
    let tournament = TournamentId { cycle: 1, game: 3 };
    for n_entries in [8, 13, 22] {
        let mut lot = Lot::new(u64::from(n_entries), "a dutch championship");
        let mut championship = begin(REGULATIONS, n_entries, 1);
        let fact = pairing::draw(&championship, tournament, 1, 7).expect("a draw");
        championship.apply(&fact).expect("drawn");
        let id = GroupId { tournament, stage: 1, group: 1 };
        for round in 1..=5 {
            let fact = pairing::pair(&championship, id, 7, None).expect("a round");
            championship.apply(&fact).expect("published");
            let findings = checker::check_round(&championship, id, round).expect("a round");
            assert!(findings.iter().all(|found| found.severity() < Severity::Fault), "{findings:?}");
            let boards =
                championship.group(id).and_then(|group| group.round(round)).expect("a round").boards.clone();
            for board in boards {
                let explained = reason::explain(&championship, id, round, board.first, None).expect("a pair");
                let last = Language::En.say(explained.lines.last().expect("a line"));
                assert!(last.starts_with("the round is the one that FIDE's Dutch system gives"), "{last}");
                let result = [MatchResult::FirstWins, MatchResult::SecondWins][lot.below(2)];
                let place = GamePlace { group: id, round, board: board.number, game: 1 };
                enter(&mut championship, place, result);
            }
        }
        // The file of the group, read again, is found to be paired by the rules.
        let file = TrfFile::of_group(&championship, id, NameStyle::Full).expect("a file");
        let again = trf::read(&file.write(Version::Trf26)).expect("a file");
        assert_eq!(trf::check_dutch(&again), Ok(vec![]));
    }
}

#[test]
fn a_small_group_runs_out_of_rounds_with_a_reason() {
    let tournament = TournamentId { cycle: 1, game: 3 };
    let mut championship = begin(REGULATIONS, 4, 1);
    championship.apply(&pairing::draw(&championship, tournament, 1, 7).expect("a draw")).expect("drawn");
    let id = GroupId { tournament, stage: 1, group: 1 };
    let refused = loop {
        match pairing::pair(&championship, id, 7, None) {
            Ok(fact) => championship.apply(&fact).expect("published"),
            Err(error) => break error.to_string(),
        }
        let round = championship.group(id).and_then(|group| group.rounds.last()).expect("a round").clone();
        for board in round.boards {
            let place = GamePlace { group: id, round: round.number, board: board.number, game: 1 };
            enter(&mut championship, place, MatchResult::FirstWins);
        }
    };
    assert!(refused.contains("round"), "{refused}");
}

/// [C2] Whoever had the bye does not have it again, also where it counts less than a win.
#[test]
fn nobody_has_a_bye_of_half_a_point_twice() {
    let tournament = TournamentId { cycle: 1, game: 3 };
    let id = GroupId { tournament, stage: 1, group: 1 };
    let text = format!("{REGULATIONS}points: {{ win: 1, draw: 0.5, loss: 0, bye: 0.5 }}\n");
    for seed in 0..6 {
        let mut lot = Lot::new(seed, "byes");
        let mut championship = begin(&text, 7, 1);
        let drawn = pairing::draw(&championship, tournament, 1, seed).expect("a draw");
        championship.apply(&drawn).expect("drawn");
        for round in 1..=5 {
            let fact = pairing::pair(&championship, id, seed, None).expect("a round");
            championship.apply(&fact).expect("published");
            for board in 1..=3 {
                let result = [MatchResult::FirstWins, MatchResult::SecondWins][lot.below(2)];
                enter(&mut championship, GamePlace { group: id, round, board, game: 1 }, result);
            }
        }
        let rounds = &championship.group(id).expect("a group").rounds;
        let byes: Vec<_> = rounds.iter().flat_map(|round| &round.byes).collect();
        let pupils: std::collections::BTreeSet<_> = byes.iter().collect();
        assert_eq!((byes.len(), pupils.len()), (5, 5), "{byes:?}");
    }
}

#[test]
fn criteria_have_the_numbers_of_the_rules() {
    let score = Points::HALF;
    let numbers = [
        Criterion::DownAgain(0),
        Criterion::UpAgain(0),
        Criterion::DownAgain(1),
        Criterion::UpAgain(1),
        Criterion::MovedAgain(0, score),
        Criterion::UpAgainBy(0, score),
        Criterion::MovedAgain(1, score),
        Criterion::UpAgainBy(1, score),
    ]
    .map(Criterion::number);
    assert_eq!(numbers, [14, 15, 16, 17, 18, 19, 20, 21]);
}
