//! All pairs of keys of regulations: each is honoured when it is played, or refused with a reason.

use championship::facts::{
    Championship, Fact, Format, GamePlace, GroupId, Language, Lot, MatchResult, PublicStandings, SameSchool,
    Stamp, StartRule,
};
use championship::pairing::{self, PairingError};
use championship::regulations;

use crate::ways::{FIRST, entered};

const PLAYS: [&str; 9] = [
    "swiss in 3 rounds",
    "swiss in 2 rounds to 4, 3 above",
    "swiss in 3 rounds, accelerated",
    "swiss in 3 rounds, matches of 2 games",
    "dutch in 3 rounds",
    "round robin",
    "knockout",
    "knockout, best of 3, with third place",
    "double elimination",
];

const LINES: [&str; 16] = [
    "same school: allow",
    "same school: avoid late",
    "same school: avoid",
    "same school: forbid",
    "starts: balanced",
    "starts: lot",
    "last resort: share",
    "last resort: play-off",
    "last resort: lot",
    "unplayed rounds: plain",
    "unplayed rounds: fide-2026",
    "confirmation: second person",
    "public standings: live",
    "public standings: frozen before the last round",
    "tie-breaks: [BH, SB]",
    "points: { win: 3, draw: 1 }",
];

fn key(line: &str) -> &str {
    line.split(':').next().unwrap_or_default()
}

/// Plays a stage of everybody to its end, and holds every round to what the regulations say.
fn hold(mut championship: Championship, text: &str) {
    let regulations = championship.regulations().clone();
    let draw = pairing::draw(&championship, FIRST, 1, 5).unwrap_or_else(|error| panic!("{text}: {error}"));
    championship.apply(&draw).expect("drawn");
    let id = GroupId { tournament: FIRST, stage: 1, group: 1 };
    let mut lot = Lot::new(7, text);
    loop {
        let sides = |seed| match pairing::pair(&championship, id, seed, None) {
            Ok(Fact::RoundPublished { pairings, .. }) => pairings,
            _ => vec![],
        };
        let fact = match pairing::pair(&championship, id, 5, None) {
            Ok(fact) => fact,
            Err(PairingError::Decided(_) | PairingError::Refused(_)) => break,
            Err(error) => panic!("{text}: {error}"),
        };
        if regulations.starts == StartRule::Lot {
            // A lot knows nothing but its seed: some seed turns some side round.
            assert!((0..40).any(|seed| sides(seed) != sides(5)), "{text}: no lot was drawn");
        }
        championship.apply(&fact).expect("a round");
        let group = championship.group(id).expect("a group");
        let round = group.rounds.last().expect("a round").clone();
        let by_points = matches!(regulations.stages[0].format, Format::Swiss { .. } | Format::Dutch { .. });
        if regulations.same_school == SameSchool::Forbidden {
            assert!(by_points, "{text}: accepted and not honoured");
            assert!(round.boards.iter().all(|board| board.first.school != board.second.school), "{text}");
        }
        let is_last = championship.planned_rounds(id) == Some(round.number);
        let is_held_back = regulations.public_standings == PublicStandings::FrozenBeforeLastRound && is_last;
        assert_eq!(championship.is_frozen(id), is_held_back, "{text}");
        for board in &round.boards {
            for game in 1..=9 {
                let now =
                    championship.group(id).and_then(|group| group.round(round.number)?.board(board.number));
                if now.is_none_or(|board| board.winner_or_draw().is_some()) {
                    break;
                }
                let place = GamePlace { group: id, round: round.number, board: board.number, game };
                let result = [MatchResult::FirstWins, MatchResult::SecondWins][lot.below(2)];
                let stamp = |by: &str| Stamp { by: by.into(), at: 0 };
                let fact = Fact::ResultEntered { place, result, record: None, stamp: stamp("a") };
                championship.apply(&fact).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
                if text.contains("second person") {
                    let group = championship.group(id).expect("a group");
                    let games = &group
                        .round(round.number)
                        .and_then(|one| one.board(board.number))
                        .expect("a board")
                        .games;
                    assert!(
                        games[usize::from(game) - 1].current().is_none(),
                        "{text}: one person was enough"
                    );
                    let fact = Fact::ResultConfirmed { place, result, stamp: stamp("b") };
                    championship.apply(&fact).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
                }
            }
        }
    }
    assert_eq!(championship.missing_games(id), 0, "{text}");
}

#[test]
fn every_pair_of_keys_is_honoured_or_refused() {
    let (mut n_played, mut n_refused) = (0, 0);
    for play in PLAYS {
        for (index, one) in LINES.iter().enumerate() {
            for other in LINES[index..].iter().filter(|other| key(other) != key(one) || *other == one) {
                let more = if one == other { String::new() } else { format!("{other}\n") };
                let text = format!(
                    "extends: escola\nedition: none\ncycles: [{{ name: x, games: [ouri] }}]\n{one}\n{more}stages: [{{ play: \"{play}\" }}]\n"
                );
                match regulations::parse("r.yaml", &text) {
                    Ok(read) => {
                        n_played += 1;
                        hold(entered(read, 9), &text);
                    }
                    Err(problems) => {
                        n_refused += 1;
                        let said = problems[0].render(Language::En);
                        assert!(problems.iter().all(|problem| problem.line > 0) && said.len() > 40, "{said}");
                    }
                }
            }
        }
    }
    assert!(n_played > 600 && n_refused > 100, "{n_played} {n_refused}");
}

#[test]
fn stages_that_contradict_themselves_are_refused() {
    let refused = [
        ("{ groups of: 4, groups: 3, play: round robin, qualify: 1 }", "both say"),
        ("{ groups of: 12, play: swiss in 3 rounds, qualify: 20 }", "cannot go on"),
        ("{ groups of: 3, play: scheveningen, qualify: 1 }", "two teams"),
        ("{ groups of: 4, play: knockout, tie-breaks: [BH], qualify: 1 }", "no tie-break"),
    ];
    for (stage, reason) in refused {
        let text =
            format!("extends: escola\nedition: 13\nstages:\n  - {stage}\n  - {{ play: round robin }}\n");
        let problems = regulations::parse("r.yaml", &text).expect_err(stage);
        let said = problems[0].render(Language::En);
        assert!(said.contains(reason), "{said}");
        // What a championship was made with stays readable.
        assert!(regulations::parse_stored("r.yaml", &text).is_ok(), "{stage}");
    }
}
