//! Papers read back by another program and held to the facts: a national final, a class, teams, and matches of two games.

use std::collections::BTreeMap;

use championship::decisions::{Settling, settle};
use championship::facts::{
    Championship, Contestant, Draws, EntryCode, Fact, GamePlace, GroupId, Lot, MatchResult, NameStyle,
    School, Stamp, TournamentId,
};
use championship::pairing::{self, PairingError};
use championship::press::{Cards, Format, Order, find};
use championship::reports::Options;
use championship::standings;
use desk::rulebook;
use speech::Language;

use crate::reports::pdftotext;

fn stamp() -> Stamp {
    Stamp { by: "mesa".into(), at: 1_804_809_600 }
}

/// A championship of so many pupils a tournament, two of a school, played to its end.
pub(crate) fn played(text: &str, per_tournament: u32) -> Championship {
    let read = rulebook::read("r.yaml", text, &championship::regulations::no_file);
    let regulations = read.unwrap_or_else(|problems| panic!("{}", problems[0].render(Language::En)));
    let tournaments = regulations.tournaments();
    let created = Fact::Created { name: "x".into(), regulations: Box::new(regulations) };
    let mut championship = Championship::begin(&created).unwrap();
    for number in 1..=per_tournament.div_ceil(2) {
        let school = School { number, name: format!("Escola {number}"), place: None };
        championship.apply(&Fact::SchoolRegistered { school }).unwrap();
    }
    let mut letters = (b'A'..=b'Z').flat_map(|one| (b'a'..=b'z').map(move |other| [one, other, b'o']));
    for id in &tournaments {
        for number in 0..per_tournament {
            let code = championship.next_code(1 + number / 2, *id);
            let name = String::from_utf8(letters.next().unwrap().to_vec()).unwrap();
            let year = championship.regulations().cycle(id.cycle).unwrap().school_years.0;
            let contestant = Contestant { name: Some(format!("Rui {name}")), school_year: Some(year) };
            championship.apply(&Fact::EntryAdded { code, contestant }).unwrap();
        }
    }
    for id in tournaments {
        play(&mut championship, id);
    }
    championship
}

/// Plays a tournament from the draw to its end.
fn play(championship: &mut Championship, id: TournamentId) {
    let mut lot = Lot::new(7, "truth");
    let n_stages = u8::try_from(championship.regulations().stages.len()).unwrap();
    for stage in 1..=n_stages {
        let draw = pairing::draw(championship, id, stage, 7).unwrap();
        championship.apply(&draw).unwrap();
        let of_stage = |group: &GroupId| (group.tournament, group.stage) == (id, stage);
        let groups: Vec<GroupId> = championship.groups().map(|group| group.id).filter(of_stage).collect();
        for group in groups {
            loop {
                match pairing::pair(championship, group, 7, None) {
                    Ok(fact) => championship.apply(&fact).unwrap(),
                    Err(PairingError::Decided(_) | PairingError::Refused(_)) => break,
                    Err(error) => panic!("{error}"),
                };
                enter(championship, group, &mut lot);
            }
        }
        if stage < n_stages {
            let wish = Settling { wanted: &[id], seed: 7, forced: None, play_offs: &[], is_several: false };
            let (facts, _) = settle(championship, &wish, &stamp()).unwrap();
            for fact in &facts {
                championship.apply(fact).unwrap();
            }
        }
    }
}

/// Enters results for the last round of a group.
fn enter(championship: &mut Championship, group: GroupId, lot: &mut Lot) {
    let round = championship.group(group).unwrap().rounds.last().unwrap().clone();
    for board in &round.boards {
        for game in 1..=20 {
            let now = championship.group(group).unwrap().round(round.number).unwrap();
            if now.board(board.number).unwrap().winner_or_draw().is_some() {
                break;
            }
            let place = GamePlace { group, round: round.number, board: board.number, game };
            let can_draw = championship.regulations().draws_at(place) == Draws::Possible;
            let result = match lot.below(if can_draw { 3 } else { 2 }) {
                0 => MatchResult::FirstWins,
                1 => MatchResult::SecondWins,
                _ => MatchResult::Draw,
            };
            championship.apply(&Fact::ResultEntered { place, result, record: None, stamp: stamp() }).unwrap();
        }
    }
}

/// Returns the lines of a paper as another program reads them.
fn lines(championship: &Championship, key: &str, (stage, round): (Option<u8>, Option<u16>)) -> Vec<String> {
    let options = Options { language: Language::Pt, names: NameStyle::Full, ..Options::default() };
    let cards = Cards::default();
    let order = Order { stage, round, ..Order::all(championship, &options, &cards) };
    let printed = find(key).unwrap().made(&order, &[Format::Pdf]);
    let printed = printed.unwrap_or_else(|error| panic!("{key}: {error:?}"));
    let text = pdftotext(&printed.files[0].1).expect("pdftotext");
    text.lines().map(|line| line.replace('\u{a0}', " ")).collect()
}

fn name(championship: &Championship, code: EntryCode) -> String {
    championship.entry(code).unwrap().contestant.name.clone().unwrap()
}

/// Returns points as people read them.
fn written(tenths: i32) -> String {
    if tenths % 10 == 0 { (tenths / 10).to_string() } else { format!("{},{}", tenths / 10, tenths % 10) }
}

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// Says whether a line has a name, and not only the beginning of a longer one.
fn has(line: &str, name: &str) -> bool {
    let (first, last) = name.split_once(' ').unwrap();
    words(line).windows(2).any(|two| two[0] == first && two[1].trim_end_matches([',', '·']) == last)
}

/// Holds the papers of a championship that is over to its facts, each fact counted on its own.
fn holds(championship: &Championship) {
    let scores = lines(championship, "scores", (None, None));
    let mut n_held = 0;
    for group in championship.groups() {
        let Some(standings) = standings::of_group(championship, group.id) else { continue };
        if championship.format_of(group.id).unwrap().is_of_teams() {
            continue;
        }
        // Points added up from the boards alone.
        let points = championship.regulations().points_of(group.id.stage);
        let mut made: BTreeMap<EntryCode, i32> = BTreeMap::new();
        for round in &group.rounds {
            for board in &round.boards {
                let (first, second) = match board.winner_or_draw().unwrap() {
                    MatchResult::FirstWins => (points.win, points.loss),
                    MatchResult::SecondWins => (points.loss, points.win),
                    _ => (points.draw, points.draw),
                };
                *made.entry(board.first).or_default() += first.tenths();
                *made.entry(board.second).or_default() += second.tenths();
            }
            for code in &round.byes {
                *made.entry(*code).or_default() += points.bye.tenths();
            }
        }
        for line in &standings.lines {
            let name = name(championship, line.entry);
            let (rank, sum) = (line.rank.to_string(), written(made[&line.entry]));
            let is_it = |text: &&String| {
                // Whoever goes on has an arrow before the place.
                let words: Vec<_> = words(text).into_iter().filter(|word| *word != "→").collect();
                let has_sum = words.iter().any(|word| *word == sum || *word == format!("{sum},0"));
                has(text, &name) && words[0] == rank && has_sum
            };
            assert!(
                scores.iter().any(|text| is_it(&text)),
                "{name}: {rank}. with {sum} in\n{}",
                scores.join("\n")
            );
            n_held += 1;
        }
    }
    // Every board of every round: who started, who answered, how it ended, in which round.
    let results = lines(championship, "results", (None, None));
    for group in championship.groups() {
        for round in &group.rounds {
            for board in &round.boards {
                let (first, second) = (name(championship, board.first), name(championship, board.second));
                let result = match (board.score_words(), board.winner_or_draw().unwrap()) {
                    (Some(score), _) => score,
                    (None, MatchResult::FirstWins) => "1–0".to_owned(),
                    (None, MatchResult::SecondWins) => "0–1".to_owned(),
                    (None, _) => "½–½".to_owned(),
                };
                let is_it = |text: &&String| {
                    has(text, &first)
                        && has(text, &second)
                        && text.find(&first) < text.find(&second)
                        && text.contains(&result)
                };
                assert!(
                    results.iter().any(|text| is_it(&text)),
                    "{first} {result} {second} in\n{}",
                    results.join("\n")
                );
                n_held += 1;
            }
        }
    }
    assert!(n_held > 10, "{n_held}");
    // Slips of the last rounds: each pupil at a board is on one, at the table of the group.
    let slips = lines(championship, "slips", (None, None)).join("\n");
    for group in championship.groups().filter(|group| {
        let stage = championship.tournament(group.id.tournament).unwrap().current_stage();
        stage.is_some_and(|stage| stage.number == group.id.stage)
    }) {
        for board in group.rounds.last().iter().flat_map(|round| &round.boards) {
            for code in [board.first, board.second] {
                let name = name(championship, code);
                assert!(slips.lines().any(|line| has(line, &name)), "{name} has no slip");
            }
        }
    }
    // Prizes: the place of each of the first three, and nobody else.
    let prizes = lines(championship, "prizes", (None, None));
    for id in championship.tournaments().map(|tournament| tournament.id) {
        for placing in standings::of_tournament(championship, id) {
            let name = name(championship, placing.entry);
            let told = prizes.iter().find(|line| has(line, &name));
            assert_eq!(told.is_some(), placing.place <= 3, "{name} has place {}", placing.place);
            let is_team = standings::team_of(championship, placing.entry, placing.stage).is_some();
            if let Some(line) = told.filter(|_| !is_team) {
                assert_eq!(words(line)[0], placing.place.to_string(), "{line}");
            }
        }
    }
    let diplomas = lines(championship, "diplomas", (None, None));
    for entry in championship.entries() {
        let name = name(championship, entry.code);
        assert_eq!(diplomas.iter().filter(|line| has(line, &name)).count(), 1, "a diploma for {name}");
    }
}

#[test]
fn papers_of_a_national_final_are_true() {
    holds(&played(
        "extends: cnjm\nedition: 20\nlimits: { per school and tournament: none, per school: none }\nstages:\n  - { name: eliminatória, groups of: 6, play: swiss in 3 rounds, qualify: 1 }\n  - { name: final, play: round robin }\n",
        13,
    ));
}

#[test]
fn papers_of_a_class_are_true() {
    holds(&played("extends: turma\ncycles: [{ name: turma, games: [moinho] }]\n", 9));
}

#[test]
fn papers_of_teams_are_true() {
    holds(&played(
        "extends: escola\nedition: 13\nstages:\n  - { name: liga, play: team round robin on 2 boards }\n",
        8,
    ));
}

#[test]
fn papers_of_matches_of_two_games_are_true_and_add_up() {
    let championship = played(
        "extends: turma\ncycles: [{ name: turma, games: [moinho] }]\nstages:\n  - { name: torneio, play: \"swiss in 3 rounds, matches of 2 games\" }\n",
        8,
    );
    holds(&championship);
    // The games in brackets, seen from one seat, make the score before them.
    let results = lines(&championship, "results", (None, None));
    let mut n_seen = 0;
    for line in results.iter().filter(|line| line.contains('(') && line.contains('–')) {
        let (before, inside) = line.split_once('(').unwrap();
        let value = |text: &str| -> u32 {
            let whole: String = text.chars().filter(char::is_ascii_digit).collect();
            whole.parse::<u32>().unwrap_or(0) * 2 + u32::from(text.contains('½'))
        };
        let score = before.split_whitespace().next_back().unwrap().split_once('–').unwrap();
        let games = inside.trim_end().trim_end_matches(')').split_whitespace();
        let sums = games
            .map(|game| game.split_once('–').unwrap())
            .fold((0, 0), |sum, (first, second)| (sum.0 + value(first), sum.1 + value(second)));
        assert_eq!(sums, (value(score.0), value(score.1)), "{line}");
        n_seen += 1;
    }
    assert!(n_seen > 6, "{n_seen}");
}
