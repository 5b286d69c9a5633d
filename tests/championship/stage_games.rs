//! Other games in a stage: read, refused with a place, played, and shown on everything of that stage.

use championship::decisions::{Settling, settle};
use championship::facts::{
    Championship, Draws, Fact, GamePlace, GroupId, Language, Lot, MatchResult, Refusal, Regulations,
    StageGames,
};
use championship::handouts::{self, SignKind, SlipOptions};
use championship::reports::{self, Options, Rounds, Scope};
use championship::trf::TrfFile;
use championship::{pairing, regulations};

use crate::ways::{FIRST, entered, play, played, read, stamp};

const HEAD: &str = "extends: escola\nedition: none\ncycles:\n  - { name: todos, games: [semaforo, hex] }\n";

fn parsed(stages: &str) -> Regulations {
    regulations::parse("r.yaml", &format!("{HEAD}{stages}"))
        .unwrap_or_else(|problems| panic!("{}", problems[0]))
}

fn ids(regulations: &Regulations, numbers: &[u8]) -> Vec<String> {
    numbers.iter().filter_map(|number| regulations.game(*number)).map(|game| game.id.0.clone()).collect()
}

/// What each tournament plays in each of the first three rounds of a stage.
fn rounds(regulations: &Regulations, stage: u8) -> Vec<String> {
    let of = |tournament| {
        let group = GroupId { tournament, stage, group: 1 };
        let rounds =
            (1..=3).map(|round| ids(regulations, &regulations.games_of_round(group, round)).join("+"));
        rounds.collect::<Vec<_>>().join(" ")
    };
    regulations.tournaments().into_iter().map(of).collect()
}

#[test]
fn a_stage_plays_one_game_several_in_turn_or_others_for_some_tournaments() {
    let one = parsed("stages:\n  - { play: round robin, games: rastros }\n");
    assert_eq!(rounds(&one, 1), ["rastros rastros rastros", "rastros rastros rastros"]);
    let turns = parsed("stages:\n  - { play: round robin, games: [rastros, produto] }\n");
    assert_eq!(rounds(&turns, 1), ["rastros produto rastros", "rastros produto rastros"]);
    let some = parsed("stages:\n  - { play: round robin, games: { hex: [rastros, hex] } }\n");
    assert_eq!(rounds(&some, 1), ["semaforo semaforo semaforo", "rastros hex rastros"]);
    let within =
        parsed("stages:\n  - { play: \"round robin, matches of 2 games\", games: [rastros, produto] }\n");
    assert_eq!(rounds(&within, 1)[0], "rastros+produto rastros+produto rastros+produto");
    let none = parsed("stages:\n  - play: round robin\n");
    assert_eq!(rounds(&none, 1), ["semaforo semaforo semaforo", "hex hex hex"]);
    assert!(none.stages[0].other_games == StageGames::Own && !none.source.contains("    games:"));
    for read in [&one, &turns, &some, &within] {
        // Nobody enters for a game of a stage, and codes stay as they were.
        assert_eq!(read.tournaments(), none.tournaments());
        assert_eq!(ids(read, &[1, 2]), ["semaforo", "hex"]);
        assert!(read.takes_entries(2) && !read.takes_entries(3));
        assert_eq!(regulations::parse("stored.yaml", &read.source).expect("its own text"), *read);
    }
}

#[test]
fn a_file_that_goes_on_keeps_the_games_of_the_stages() {
    let base = "extends: escola\nstages:\n  - { play: round robin, games: [rastros, produto] }\n";
    let find = |_: &str, _: &str| Ok(("base.yaml".to_owned(), base.to_owned()));
    let text = "extends: base.yaml\nedition: none\ncycles:\n  - { name: todos, games: [hex] }\n";
    let read = regulations::parse_with("r.yaml", text, &find).expect("regulations");
    assert_eq!(rounds(&read, 1), ["rastros produto rastros"]);
    assert_eq!(ids(&read, &[1, 2, 3]), ["hex", "rastros", "produto"]);
}

#[test]
fn faulty_games_of_a_stage_are_told_with_their_place() {
    let check = |text: &str, place: (usize, usize), words: &str| {
        let problems = regulations::parse("r.yaml", text).expect_err("a problem");
        assert_eq!((problems[0].line, problems[0].column), place, "{}", problems[0]);
        assert!(problems[0].to_string().contains(words), "{}", problems[0]);
    };
    check(&format!("{HEAD}stages:\n  - play: round robin\n    games: []\n"), (7, 12), "0 games in turn");
    check(
        &format!("{HEAD}stages:\n  - play: round robin\n    games: [Rastros]\n"),
        (7, 13),
        "did you mean `rastros`?",
    );
    check(
        &format!("{HEAD}stages:\n  - play: round robin\n    games: {{ hexx: rastros }}\n"),
        (7, 14),
        "did you mean `hex`?",
    );
    let listed =
        "extends: escola\nedition: none\ngames: [hex, rastros]\ncycles:\n  - { name: todos, games: [hex] }\n";
    check(
        &format!("{listed}stages:\n  - play: round robin\n    games: [rastros, rastro]\n"),
        (8, 22),
        "did you mean `rastros`?",
    );
    check(
        &format!("{HEAD}stages:\n  - play: round robin\n    game: rastros\n"),
        (7, 5),
        "did you mean `games`?",
    );
    check(&format!("{HEAD}stages:\n  - play: round robin\n    games: [[hex]]\n"), (7, 13), "found a list");
}

#[test]
fn a_comma_in_braces_is_explained() {
    let text = format!("{HEAD}stages: [{{ play: swiss in 90 minutes, 30 a round }}]\n");
    let problems = regulations::parse("r.yaml", &text).expect_err("a problem");
    let hints: Vec<_> = problems.iter().filter_map(|problem| problem.hint.as_ref()).collect();
    assert!(hints.iter().any(|hint| hint.key() == "regulations-comma-hint"), "{hints:?}");
    let quoted = format!("{HEAD}stages: [{{ play: \"swiss in 90 minutes, 30 a round\" }}]\n");
    assert!(regulations::parse("r.yaml", &quoted).is_ok());
}

/// The worked championship, drawn up to its final, whose first round is published.
fn in_the_final() -> (Championship, GroupId) {
    let mut championship = entered(read("games-by-stage.yaml"), 14);
    let mut lot = Lot::new(5, "games");
    for stage in 1..=3 {
        let draw = pairing::draw(&championship, FIRST, stage, 5).expect("a draw");
        championship.apply(&draw).expect("drawn");
        let groups: Vec<GroupId> =
            championship.groups().map(|group| group.id).filter(|group| group.stage == stage).collect();
        for group in groups {
            while let Ok(fact) = pairing::pair(&championship, group, 5, None) {
                championship.apply(&fact).expect("a round");
                if stage == 3 {
                    return (championship, group);
                }
                play(&mut championship, group, &mut lot);
            }
        }
        let wish = Settling { wanted: &[FIRST], seed: 5, forced: None, play_offs: &[], is_several: false };
        let (facts, _) = settle(&championship, &wish, &stamp()).expect("who goes on");
        facts.iter().for_each(|fact| championship.apply(fact).expect("settled"));
    }
    unreachable!("the final has a round")
}

#[test]
fn a_draw_is_taken_where_the_game_at_that_place_can_be_drawn() {
    let (mut championship, group) = in_the_final();
    let draw = |game| {
        let place = GamePlace { group, round: 1, board: 1, game };
        Fact::ResultEntered { place, result: MatchResult::Draw, record: None, stamp: stamp() }
    };
    // The first game is Rastros, the second Ouri.
    let refused = championship.apply(&draw(1)).expect_err("no draw in Rastros");
    assert!(matches!(refused, Refusal::GameWithoutDraws(_)), "{refused}");
    let place = GamePlace { group, round: 1, board: 1, game: 1 };
    let won = Fact::ResultEntered { place, result: MatchResult::FirstWins, record: None, stamp: stamp() };
    championship.apply(&won).expect("a win");
    championship.apply(&draw(2)).expect("a draw in Ouri");
    assert_eq!(championship.regulations().draws_at(place), Draws::Impossible);
    let board = championship.group(group).and_then(|group| group.round(1)).and_then(|round| round.board(1));
    assert_eq!(board.and_then(|board| board.score_words()).as_deref(), Some("1½–½"));
}

/// Somebody who is entered and did not go on is told so, and not that there is no such entry.
#[test]
fn an_absence_of_who_did_not_go_on_says_why_not() {
    let (mut championship, last) = in_the_final();
    let here = |code| championship.group(last).is_some_and(|group| group.member(code).is_some());
    let out = championship.entries().map(|entry| entry.code).find(|code| !here(*code)).expect("somebody");
    let refused = championship.apply(&Fact::AbsenceAnnounced { code: out, round: 2 }).expect_err("not there");
    assert_eq!(refused, Refusal::NotInStage(out, 3));
    let mut before = entered(read("games-by-stage.yaml"), 6);
    let code = before.entries().next().expect("an entry").code;
    let refused = before.apply(&Fact::AbsenceAnnounced { code, round: 1 }).expect_err("not drawn");
    assert_eq!(refused, Refusal::NoStage(FIRST, 1));
}

#[test]
fn everything_of_the_stage_says_what_is_played() {
    let (championship, last) = in_the_final();
    let second = GroupId { stage: 2, ..last };
    let options = Options { language: Language::En, ..Options::default() };
    let pages = |groups: &[(GroupId, u16)]| -> Vec<String> {
        let options = SlipOptions {
            names: championship::facts::NameStyle::Full,
            language: Language::En,
            address: None,
            brand: Default::default(),
        };
        let pages = handouts::slips(&championship, groups, &options).expect("slips");
        // However the words are broken into lines.
        pages.iter().map(|page| page.text().split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    };
    // Round by round in the second stage, game by game in the final; Ouri can be drawn, the others cannot.
    let [first, other, both] = [(second, 1), (second, 2), (last, 1)].map(|round| pages(&[round]).join(" "));
    assert!(first.contains("Trails") && !first.contains("Traffic"), "{first}");
    assert!(other.contains("Traffic") && !other.contains("Trails"), "{other}");
    assert!(both.contains("Trails, Ouri") && both.contains("draw "), "{both}");
    assert!(!first.contains("draw "), "{first}");
    // Of a match each game has its boxes, and the sides change; a match that is level goes on.
    assert!(both.contains("Starts games 1 and 3") && both.contains("Starts games 2 and 4"), "{both}");
    assert!(first.contains("Answers") && !first.contains("Starts game"), "{first}");

    for kind in [SignKind::Table, SignKind::Door] {
        let signs = handouts::signs(&championship, &[last], kind, Language::En, &Default::default(), None)
            .expect("signs");
        let text = signs[0].text();
        assert!(text.contains("playing Trails, Ouri in turn, game by game"), "{text}");
    }

    let scores = reports::scores(&championship, Scope::All, &options).html();
    assert!(scores.contains("playing Trails, Ouri in turn"), "{scores}");
    let tables = reports::pairings_by_table(
        &championship,
        Rounds { scope: Scope::Group(second), number: Some(2) },
        &options,
    );
    // It is the turn of the tournament's own game.
    assert!(tables.html().contains("round 2") && !tables.html().contains("playing"), "{}", tables.html());
    let tables = reports::pairings_by_table(
        &championship,
        Rounds { scope: Scope::Group(second), number: Some(3) },
        &options,
    );
    assert!(tables.html().contains("round 3 – playing Trails"), "{}", tables.html());
    let names =
        reports::pairings_by_name(&championship, Rounds { scope: Scope::All, number: None }, &options);
    assert!(names.html().contains("Trails, Ouri"), "{}", names.html());
    let results = reports::results(&championship, Scope::All, &options).html();
    assert!(
        results.contains("in turn, round by round") && results.contains("in turn, game by game"),
        "{results}"
    );
    let briefing = reports::briefing(&championship, false, &options).html();
    assert!(briefing.contains("Final – playing Trails, Ouri in turn, game by game."), "{briefing}");

    let trf = TrfFile::of_group(&championship, last, championship::facts::NameStyle::Code).expect("a file");
    assert!(trf.headers[0].1.contains("joga-se Rastros, Ouri"), "{:?}", trf.headers);
}

#[test]
fn the_final_report_counts_games_as_they_were_played() {
    let championship = played("games-by-stage.yaml", 14, 3);
    let options = Options { language: Language::En, ..Options::default() };
    let html = reports::summary(&championship, &options).html();
    let games: Vec<usize> = (1..=3)
        .map(|number| {
            let groups = championship.groups();
            let boards = groups.flat_map(|group| group.rounds.iter().map(move |round| (group.id, round)));
            boards
                .flat_map(|(group, round)| {
                    round.boards.iter().flat_map(move |board| {
                        (1u8..).take(board.games.len()).map(move |game| GamePlace {
                            group,
                            round: round.number,
                            board: board.number,
                            game,
                        })
                    })
                })
                // By the worked file: groups Semáforo, then Rastros in odd rounds, then Rastros before Ouri.
                .filter(|place| match (place.group.stage, place.round % 2, place.game % 2) {
                    (1, ..) | (2, 0, _) => number == 1,
                    (2, ..) | (_, _, 1) => number == 2,
                    _ => number == 3,
                })
                .count()
        })
        .collect();
    assert!(games.iter().all(|count| *count > 0), "{games:?}");
    for (name, count) in ["Traffic Lights", "Trails", "Ouri"].iter().zip(games) {
        assert!(html.contains(&format!("{name} ({count})")), "{name} {count}: {html}");
    }
}

/// A stage with points and tie-breaks of its own: its file says them, and the briefing says them stage by stage.
#[test]
fn files_and_briefing_have_the_points_of_the_stage() {
    let championship = played("own-stages.yaml", 14, 1);
    let group = GroupId { tournament: FIRST, stage: 1, group: 1 };
    let trf = TrfFile::of_group(&championship, group, championship::facts::NameStyle::Code).expect("a file");
    assert_eq!((trf.points.win.tenths(), &trf.tie_breaks[..]), (30, &["DE".to_owned(), "SB".to_owned()][..]));
    let options = Options { language: Language::En, ..Options::default() };
    let briefing = reports::briefing(&championship, false, &options).html();
    assert!(briefing.contains("Groups: Win: 3 points."), "{briefing}");
    assert!(briefing.contains("Final: Win: 1 point."), "{briefing}");
}
