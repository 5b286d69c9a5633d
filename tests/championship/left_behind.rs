//! What games on screens leave behind: records in the language of the reader, plots in the final report, tournament report files.

use championship::decisions::boards::{AtBoard, LegalMove, deed, moved};
use championship::facts::{
    Championship, Deed, Fact, GamePlace, GroupId, Language, Lot, MatchResult, NameStyle, Seat, Stamp,
    TournamentId,
};
use championship::pairing;
use championship::reports::{self, Options, Report};
use championship::standings;
use championship::trf::{self, Version};

use crate::pairing::begin;

const ID: GroupId = GroupId { tournament: TournamentId { cycle: 1, game: 3 }, stage: 1, group: 1 };

/// As a referee writes records, in whatever language they are read later.
const RECORD: &str = "game: rastros\nresult: second\nmoves:\n  1. e5-d4 d4-d3\n";

/// A drawn group of so many with its first pairs.
fn paired(stage: &str, n_pupils: u32) -> Championship {
    let rules = format!("extends: cnjm\nedition: 10\nstages: [{{ {stage} }}]\n");
    let mut championship = begin(&rules, n_pupils, 1);
    let draw = pairing::draw(&championship, ID.tournament, 1, 3).expect("a draw");
    championship.apply(&draw).expect("groups");
    let round = pairing::pair(&championship, ID, 1, None).expect("a round");
    championship.apply(&round).expect("published");
    championship
}

fn stamp() -> Stamp {
    Stamp { by: "desk".into(), at: 1_000 }
}

/// Plays a game of two moves on a screen, which who answers wins.
fn play(championship: &mut Championship, place: GamePlace, first: &str) {
    let mut done = |done: Deed, at: i64| championship.apply(&deed(place, done, at)).expect("a deed");
    for seat in Seat::BOTH {
        done(Deed::Claimed { seat, device: format!("{seat:?}") }, 1_000);
        done(Deed::Ready { seat }, 1_000);
    }
    done(Deed::Moved { ply: 1, seat: Seat::First, text: first.into(), next: Seat::Second, lag: 0 }, 2_000);
    let stamp = stamp();
    let here = AtBoard { place, at: 3_000, stamp: &stamp, record: Some(RECORD.into()) };
    let (seat, next, text) = (Seat::Second, Seat::First, "d4-d3".to_owned());
    let last = LegalMove { ply: 2, seat, text, next, lag: 0, end: Some(Some(Seat::Second)) };
    moved(championship, last, &here)
        .into_iter()
        .for_each(|fact| championship.apply(&fact).expect("the last move"));
}

fn on_screens() -> Championship {
    let mut championship = paired("play: round robin, boards: screens, clock: 10 minutes + 5 seconds", 6);
    let boards = championship.boards_in_play();
    assert_eq!(boards.len(), 3);
    for (board, first) in boards.into_iter().zip(["e5-d4", "e5-e4", "e5-d4"]) {
        play(&mut championship, board.game(1), first);
    }
    championship
}

#[test]
fn records_are_written_in_the_language_of_who_reads_them() {
    let championship = on_screens();
    for (language, heads) in [
        (Language::Pt, ["jogo: rastros\n", "\nresultado: segundo\n", "\nlances:\n  1. e5-d4 d4-d3\n"]),
        (Language::En, ["game: rastros\n", "\nresult: second\n", "\nmoves:\n  1. e5-d4 d4-d3\n"]),
        (Language::Es, ["juego: rastros\n", "\nresultado: segundo\n", "\nmovimientos:\n  1. e5-d4 d4-d3\n"]),
    ] {
        let options = Options { language, ..Options::default() };
        let records = reports::records(&championship, &[ID], None, &options);
        assert_eq!(records.len(), 3);
        assert!(records[0].text.starts_with(heads[0]), "{}", records[0].text);
        heads.iter().for_each(|head| assert!(records[0].text.contains(head), "{}", records[0].text));
    }
}

/// What is heard of the plots of a report.
fn heard(report: &Report) -> Vec<&str> {
    let parts = report.sections.iter().flat_map(|section| &section.parts);
    let plots = parts.filter_map(|part| match part {
        reports::Part::Plot(figure, _) => Some(figure.title.as_str()),
        _ => None,
    });
    plots.collect()
}

#[test]
fn the_final_report_plots_who_won_how_long_games_were_and_how_they_began() {
    let championship = on_screens();
    let options = Options { language: Language::En, ..Options::default() };
    let report = reports::summary(&championship, &options);
    let plots = heard(&report);
    // Between a number and its sign stands a space of its own.
    let of = |caption: &str| -> String {
        let title = plots.iter().find(|title| title.starts_with(caption)).expect("a plot");
        title.split_whitespace().collect()
    };
    assert!(of("Who wins on screens").ends_with("secondplayerwins100%"), "{plots:?}");
    assert!(of("Moves of a game").ends_with("Trails(3)2.0"), "{plots:?}");
    assert!(of("How games began").ends_with("Trails(3)e5-d4:2(67%),e5-e4:1(33%)"), "{plots:?}");
}

#[test]
fn a_report_file_has_the_clock_and_says_what_it_has_no_place_for() {
    let championship = on_screens();
    let file =
        |version| trf::group_file(&championship, ID, NameStyle::Code, version, Language::En).expect("a file");
    let new = file(Version::Trf26);
    assert!(new.text.contains("\r\n122 10 min + 5 s\r\n222 600+5\r\n"), "{}", new.text);
    let said = "The format has no place for moves: the 3 recorded games go beside it.";
    assert_eq!(new.left_out.iter().map(|one| Language::En.say(one)).collect::<Vec<_>>(), [said]);
    assert!(new.text.contains(&format!("\r\n### {said}\r\n")), "{}", new.text);
    let old = file(Version::Trf16).text;
    assert!(
        old.contains("\r\n122 10 min + 5 s\r\n") && !old.contains("222") && !old.contains("###"),
        "{old}"
    );
}

/// Free play has no rounds that everybody waits for, and two may meet again: what is written is read again as the same table.
#[test]
fn a_lesson_of_free_play_goes_into_a_report_file_and_comes_back_with_the_same_points() {
    for (seed, n_pupils) in [(1u64, 4u32), (2, 7)] {
        let mut lot = Lot::new(seed, "free play in a file");
        let mut championship = paired("play: free play for 40 minutes, clock: 30 seconds a move", n_pupils);
        for step in 0..20 {
            let open = championship.group(ID).expect("a group").missing_results();
            if let Some(place) = open.get(lot.below(open.len().max(1))) {
                let result =
                    [MatchResult::FirstWins, MatchResult::SecondWins, MatchResult::Draw][lot.below(3)];
                let (round, board) = *place;
                let place = GamePlace { group: ID, round, board, game: 1 };
                let fact = Fact::ResultEntered { place, result, record: None, stamp: stamp() };
                // A game that knows no draw refuses one.
                let _ = championship.apply(&fact);
            }
            if let Ok(fact) = pairing::pair(&championship, ID, step, None) {
                championship.apply(&fact).expect("a round");
            }
        }
        let written = trf::group_file(&championship, ID, NameStyle::Code, Version::Trf26, Language::Pt);
        let written = written.expect("a file");
        assert!(written.text.contains("\r\n092 Free play\r\n122 30 s/move\r\n"), "{}", written.text);
        assert!(written.text.contains("\r\n### Jogo livre: "), "{}", written.text);
        let file = trf::read(&written.text).expect("it is read");
        assert_eq!(trf::check(&file), [], "{}", written.text);
        let met_again = file.players.iter().any(|player| {
            let met: Vec<u32> = player.rounds.iter().filter_map(|round| round.opponent).collect();
            met.iter().collect::<std::collections::BTreeSet<_>>().len() < met.len()
        });
        assert!(met_again, "the check is tried where two met again");
        let table = standings::of_group(&championship, ID).expect("a table");
        for line in table.lines {
            let code = line.entry.to_string();
            let player = file.players.iter().find(|player| player.name.starts_with(&code)).expect("a line");
            assert_eq!(player.points, Some(line.points), "{code}");
        }
    }
}
