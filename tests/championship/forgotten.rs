//! A pupil who is forgotten leaves everything that was written about them, and what only a person can decide is told.

use championship::facts::{
    Contestant, DrawnGroup, EntryCode, Fact, GamePlace, GroupId, MatchResult, Pairing, School, Stamp,
    TournamentId,
};
use championship::regulations;
use championship::store::{Desk, Event, Location, Mention, automatic_backup};

use crate::places::Place;

const RASTROS: TournamentId = TournamentId { cycle: 1, game: 3 };
const GROUP: GroupId = GroupId { tournament: RASTROS, stage: 1, group: 1 };
const BOARD: GamePlace = GamePlace { group: GROUP, round: 1, board: 1, game: 1 };
const OTHER_BOARD: GamePlace = GamePlace { board: 2, ..BOARD };

fn code(school: u32) -> EntryCode {
    EntryCode::first(school, 1, 3)
}

fn pupil(name: &str) -> Contestant {
    Contestant { name: Some(name.into()), school_year: Some(3) }
}

/// A round of four, about whom much was written.
fn written_about(place: &Place) -> Desk {
    let mut desk = Desk::create(&place.location, "prova", regulations::default(), "mesa 1").unwrap();
    let names = ["Ana Um", "Rui Dois", "Beatriz Fonseca da Água", "Ivo Fonseca"];
    let mut facts = Vec::new();
    for (number, name) in (1..).zip(names) {
        facts.push(Fact::SchoolRegistered {
            school: School { number, name: format!("Escola {number}"), place: None },
        });
        facts.push(Fact::EntryAdded { code: code(number), contestant: pupil(name) });
    }
    let groups = vec![DrawnGroup {
        table: 1,
        members: (1..=4).map(code).collect(),
        teams: ["Os Reis", "Os Reis", "Equipa da Beatriz", "Equipa da Beatriz"].map(str::to_owned).into(),
    }];
    let pairings = vec![
        Pairing::Game { first: code(1), second: code(3) },
        Pairing::Game { first: code(4), second: code(2) },
    ];
    let stamp = Stamp { by: "mesa 1".into(), at: 0 };
    let noted = |place, text: &str| Fact::Noted { place, text: text.into(), stamp: stamp.clone() };
    facts.extend([
        Fact::EntryMarked { code: code(3), mark: "3.º B".into() },
        Fact::GroupsDrawn { tournament: RASTROS, stage: 1, seed: 1, groups },
        Fact::AbsenceAnnounced { code: code(3), round: 1 },
        Fact::AbsenceCancelled { code: code(3), round: 1, reason: "afinal a gripe passou".into() },
        Fact::RoundPublished {
            group: GROUP,
            round: 1,
            seed: 1,
            pairings,
            forced: Some("sem a Beatriz".into()),
        },
        noted(OTHER_BOARD, "o Ivo e a BEATRIS FONSECA discutiram; beatriz fonseca saiu"),
        noted(OTHER_BOARD, "o Fonseca tocou na peça"),
        noted(BOARD, "desmaiou na sala"),
        Fact::ResultEntered {
            place: OTHER_BOARD,
            result: MatchResult::FirstWins,
            record: None,
            stamp: stamp.clone(),
        },
        Fact::ResultCorrected {
            place: OTHER_BOARD,
            was: MatchResult::FirstWins,
            result: MatchResult::SecondWins,
            reason: "a Bia enganou-se, disse B. Fonseca".into(),
            record: Some("# Água, Beatriz\n1. a1 b2\n".into()),
            stamp: stamp.clone(),
        },
    ]);
    for fact in facts {
        desk.commit(None, |_, _| Ok(vec![fact.clone()])).unwrap();
    }
    desk.record_own(&Event::ListTaken { file: "lista da Beatriz Água.csv".into(), entries: 1 }).unwrap();
    desk
}

/// All that a journal says.
fn all(desk: &Desk) -> String {
    desk.journal().read(0).unwrap().into_iter().map(|entry| entry.body + "\n").collect()
}

on_both_databases! {
    fn a_pupil_leaves_reasons_notes_teams_and_lists_in_every_spelling(place) {
        let mut desk = written_about(place);
        let copy = automatic_backup(&place.location, "prova", "2026-03-20T09:00:00Z").unwrap();
        let would = desk.left_if_forgotten(code(3), &[]).unwrap();
        let report = desk.forget_as("organizador", code(3), &["Bia".to_owned()]).unwrap();
        assert_eq!(report.backups, std::slice::from_ref(&copy.path));
        let copied = Desk::open(&Location::File(copy.path), "t").unwrap();
        for said in [all(&desk), all(&copied)] {
            for gone in ["Beatri", "BEATRI", "beatri", "Água", "Bia", "B. F", "gripe", "3.º B"] {
                assert!(!said.contains(gone), "{gone}: {said}");
            }
            for kept in ["o Ivo e a […] discutiram; […] saiu", "\"Ivo Fonseca\"", "1. a1 b2", "Equipa da […]", "lista da […].csv"] {
                assert!(said.contains(kept), "{kept}: {said}");
            }
        }
        let texts: Vec<&str> = report.left.mentions.iter().map(|mention| mention.text.as_str()).collect();
        assert_eq!(texts, ["o Fonseca tocou na peça", "desmaiou na sala"], "what only a person can decide");
        let seq = report.left.mentions[0].seq;
        assert!(would.mentions.contains(&Mention { seq, text: texts[0].to_owned() }), "{would:?}");
        assert_eq!(desk.journal().verify().unwrap().faults, []);
        assert_eq!(desk.championship().entry(code(3)).unwrap().contestant, Contestant::default());
        // Who was told can still decide later.
        let again = desk.forget_as("organizador", code(3), &["desmaiou na sala".to_owned()]).unwrap();
        assert_eq!(again.entries, 1);
        assert!(!all(&desk).contains("desmaiou"));
        assert_eq!(Desk::open(&place.location, "t").unwrap().championship(), desk.championship());
    }

    fn entries_of_the_same_name_and_copies_that_cannot_be_read_are_told(place) {
        let mut desk = written_about(place);
        let copy = automatic_backup(&place.location, "prova", "2026-03-20T09:00:00Z").unwrap();
        let broken = copy.path.with_file_name("000000001-2026-03-20T080000Z-x.arbitro");
        std::fs::write(&broken, "Beatriz Fonseca da Água").unwrap();
        let school = School { number: 9, name: "Escola 9".into(), place: None };
        let same = Fact::EntryAdded { code: EntryCode::first(9, 1, 1), contestant: pupil("BEATRIZ FONSECA DA AGUA") };
        desk.commit(None, |_, _| Ok(vec![Fact::SchoolRegistered { school: school.clone() }, same.clone()])).unwrap();
        let report = desk.forget(code(3)).unwrap();
        assert_eq!(report.left.namesakes, [EntryCode::first(9, 1, 1)]);
        assert_eq!(report.left.files, [broken]);
        assert_eq!(report.backups, [copy.path], "the others are cleaned nevertheless");
        assert_eq!(report.left.told().len(), report.left.mentions.len() + 2);
        let briefly = report.left.told_briefly();
        let said: String = briefly.iter().map(|one| speech::Language::En.say(one)).collect();
        assert!(briefly.len() == 3 && !said.contains("desmaiou") && !said.contains("Fonseca"), "{said}");
    }

    fn what_killed_programs_left_half_written_goes_with_the_pupil(place) {
        let mut desk = written_about(place);
        let beside = |process: u32, ending: &str| {
            let folder = place.location.backup_folder().parent().unwrap().to_path_buf();
            let path = folder.join(format!(".{}.arbitro.{process}.{ending}", place.location.stem()));
            std::fs::write(&path, "Beatriz Fonseca da Água").unwrap();
            path
        };
        // No process has so high a number; this test's own is running.
        let (half, log) = (beside(4_100_000_000, "part"), beside(4_100_000_000, "part-journal"));
        let written = beside(std::process::id(), "part");
        let report = desk.forget(code(3)).unwrap();
        assert!(!half.exists() && !log.exists(), "what nobody writes any more is kept");
        let names = report.left.files.iter().map(|path| path.file_name()).collect::<Vec<_>>();
        assert!(written.exists() && names == [written.file_name()], "{names:?}");
        std::fs::remove_file(written).unwrap();
    }
}
