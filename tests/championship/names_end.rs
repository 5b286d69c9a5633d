//! Pupils' names have an end, which regulations set.

use championship::decisions::{
    accept_registration, names_are_due, names_to_forget, names_until, published_winners, register,
};
use championship::facts::{
    Contestant, Fact, GamePlace, GroupId, Language, MatchResult, NameStyle, RegisteredPupil,
    RegistrationTerms, School, Sender, Stamp,
};
use championship::store::{Desk, Location, automatic_backup};
use championship::{pairing, regulations};

use crate::ways::{FIRST, entered, play_all};

const RULES: &str = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [ouri] }]\n\
    limits: { per school and tournament: none, per school: none }\nstages: [{ play: round robin }]\nlast resort: share\n";

fn rules(more: &str) -> championship::facts::Regulations {
    regulations::parse("r.yaml", &format!("{RULES}{more}"))
        .unwrap_or_else(|problems| panic!("{}", problems[0].render(Language::En)))
}

#[test]
fn names_are_kept_for_so_many_months_after_the_last_result_and_published_winners_may_stay() {
    let mut championship = entered(rules("names kept for months: 12\n"), 6);
    assert_eq!(names_until(&championship), None, "nothing was played");
    play_all(&mut championship, FIRST, 7);
    // All results were entered at the beginning of 1970.
    let year = 365 * 86_400;
    assert_eq!(names_until(&championship), Some(year));
    assert!(!names_are_due(&championship, year) && names_are_due(&championship, year + 1));
    assert_eq!(names_to_forget(&championship, true).count(), 6, "the public saw no whole name");
    championship.apply(&Fact::NamesChosen { names: NameStyle::Full }).unwrap();
    let winners = published_winners(&championship);
    assert!(winners.len() >= 3, "a podium");
    assert_eq!(names_to_forget(&championship, true).count(), 6 - winners.len());
    assert_eq!(names_to_forget(&championship, false).count(), 6);
    for code in names_to_forget(&championship, true).entries {
        championship.apply(&Fact::Forgotten { code }).unwrap();
    }
    assert!(!names_are_due(&championship, i64::MAX), "nobody is named who need not be");
    let mut endless = entered(rules(""), 3);
    play_all(&mut endless, FIRST, 7);
    assert_eq!(names_until(&endless), None);
}

#[test]
fn the_months_are_written_as_they_are_read_and_nonsense_is_refused() {
    let read = rules("names kept for months: 24\n");
    assert_eq!(read.names_kept_months, Some(24));
    let written = regulations::brief(&read, "escola");
    assert!(written.contains("names kept for months: 24"), "{written}");
    for wrong in ["0", "241", "muitos"] {
        let text = format!("{RULES}names kept for months: {wrong}\n");
        assert!(regulations::parse("r.yaml", &text).is_err(), "{wrong}");
    }
}

/// Looks for a name in a file, whatever else is in it.
fn is_in(file: &std::path::Path, name: &str) -> bool {
    let bytes = std::fs::read(file).expect("a file");
    bytes.windows(name.len()).any(|window| window == name.as_bytes())
}

#[test]
fn names_that_schools_sent_go_with_all_others_though_they_never_became_entries() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("prova.arbitro");
    let location = Location::File(file.clone());
    let mut desk =
        Desk::create(&location, "prova", rules("names kept for months: 12\n"), "mesa").expect("a desk");
    let tell = |desk: &mut Desk, facts: Vec<Fact>| {
        desk.commit(None, |_, _| Ok(facts.clone())).expect("facts");
    };
    for number in [7, 8] {
        let school = School { number, name: format!("EB {number}"), place: None };
        tell(&mut desk, vec![Fact::SchoolRegistered { school }]);
    }
    let terms = RegistrationTerms { from: 0, until: 100, address: "x".into(), questions: vec![] };
    tell(&mut desk, vec![Fact::RegistrationOpened { terms }]);
    let send = |desk: &mut Desk, school: u32, names: &[&str]| {
        let pupil = |name: &&str| RegisteredPupil {
            contestant: Contestant { name: Some((*name).into()), school_year: Some(3) },
            tournament: FIRST,
            answers: Default::default(),
        };
        let pupils: Vec<RegisteredPupil> = names.iter().map(pupil).collect();
        let facts = register(desk.championship(), school, &pupils, &Default::default(), (Sender::School, 9));
        tell(desk, facts.expect("a list"));
    };
    send(&mut desk, 7, &["Nina Ausente", "Tomás Ausente"]);
    send(&mut desk, 8, &["Rui Mello", "Zoé Desistente", "Ana Final"]);
    send(&mut desk, 8, &["Rui Melo", "Ana Final"]);
    let accepted = accept_registration(desk.championship(), 8, "inscrição").expect("entries");
    tell(&mut desk, accepted);
    let draw = pairing::draw(desk.championship(), FIRST, 1, 1).expect("a draw");
    tell(&mut desk, vec![draw]);
    let group = GroupId { tournament: FIRST, stage: 1, group: 1 };
    let round = pairing::pair(desk.championship(), group, 1, None).expect("a round");
    tell(&mut desk, vec![round]);
    let place = GamePlace { group, round: 1, board: 1, game: 1 };
    let (result, stamp) = (MatchResult::FirstWins, Stamp { by: "mesa".into(), at: 0 });
    tell(&mut desk, vec![Fact::ResultEntered { place, result, record: None, stamp }]);
    let copy = automatic_backup(&location, "prova", "2026-03-20T09:00:00Z").expect("a copy").path;
    // One by one, the entries are forgotten and the lists are not.
    for code in names_to_forget(desk.championship(), true).entries {
        desk.forget(code).expect("forgotten");
    }
    assert!(!is_in(&file, "Rui Melo") && is_in(&file, "Ausente") && is_in(&file, "Rui Mello"));
    assert!(names_are_due(desk.championship(), i64::MAX), "the lists still name somebody");
    let left = names_to_forget(desk.championship(), true);
    assert_eq!((left.entries.len(), left.n_listed), (0, 4));
    desk.forget_all_as("mesa", &left.entries, &left.kept).expect("forgotten");
    for name in ["Ausente", "Mello", "Desistente", "Melo", "Final"] {
        assert!(!is_in(&file, name), "{name} in the file");
        assert!(!is_in(&copy, name), "{name} in the copy");
    }
    assert!(!names_are_due(desk.championship(), i64::MAX));
    drop(desk);
    let again = Desk::open(&location, "mesa").expect("it is whole");
    assert_eq!(names_to_forget(again.championship(), false).count(), 0);
}
