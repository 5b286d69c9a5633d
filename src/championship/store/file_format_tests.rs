//! Every kind of fact, written and read again.

use std::collections::BTreeMap;

use super::fact_row;
use super::file_format::Read;
use super::forgetting::without_pupil;
use super::{Entry, NewFact};
use crate::facts::{
    BoardKind, Contestant, Deed, Details, DrawnGroup, Ending, EntryCode, Fact, Feed, GamePlace, GroupId,
    MatchResult, NameStyle, Pairing, PhasePupil, Qualifier, QuestionAbout, RegisteredPupil,
    RegistrationTerms, School, SchoolQuestion, Seat, Sender, Stamp, TakenPhase, TieMeans, TournamentId,
};

fn entry(row: NewFact) -> Entry {
    let NewFact { subject, kind, format, body } = row;
    Entry { seq: 1, at: String::new(), actor: String::new(), subject, kind, format, body, redacted_by: None }
}

/// One of each kind, with every optional part present and absent.
fn all() -> Vec<Fact> {
    let code = EntryCode::first(221, 1, 3);
    let second = EntryCode { index: 2, ..EntryCode::first(7, 1, 3) };
    let tournament = code.tournament;
    let group = GroupId { tournament, stage: 2, group: 1 };
    let place = GamePlace { group, round: 3, board: 4, game: 2 };
    let stamp = Stamp { by: "Mesa 1 ½".into(), at: 1_800_000_000 };
    let (was, result) = (MatchResult::FirstWins, MatchResult::Draw);
    let reason = String::from("porque \"sim\"; ½");
    let pairings = vec![
        Pairing::Game { first: code, second },
        Pairing::Bye { entry: code },
        Pairing::Absent { entry: second },
    ];
    let contestant = Contestant { name: Some("Inês Água".into()), school_year: Some(4) };
    let (forced, record) = (Some(reason.clone()), Some("1. e5-e6".to_owned()));
    let drawn = DrawnGroup { table: 9, members: vec![code, second], teams: vec![] };
    let teams = vec![DrawnGroup { teams: vec!["5A".into(), "5B".into()], ..drawn.clone() }];
    let groups = vec![drawn, DrawnGroup { table: 10, ..DrawnGroup::default() }];
    let details = Details {
        name: Some("Torneio".into()),
        host: Some("EB".into()),
        day: Some("20 de março".into()),
        venue: Some("Vila".into()),
        times: None,
        logo: Some("UE5H".into()),
    };
    vec![
        Fact::DetailsGiven { details },
        Fact::DetailsGiven { details: Details::default() },
        Fact::SchoolRegistered {
            school: School { number: 221, name: "EB".into(), place: Some("Vila".into()) },
        },
        Fact::SchoolRegistered { school: School { number: 1, name: "EB".into(), place: None } },
        Fact::EntryAdded { code, contestant: contestant.clone() },
        Fact::EntryAdded { code: second, contestant: Contestant::default() },
        Fact::EntryChanged { code, contestant: contestant.clone(), reason: None },
        Fact::EntryMarked { code, mark: "5A".into() },
        Fact::EntryMoved { code, to: second, reason: reason.clone() },
        Fact::SchoolsMerged { from: 7, into: 221, reason: reason.clone() },
        Fact::EntryWithdrawn { code, from_round: Some(2), reason: reason.clone() },
        Fact::EntryWithdrawn { code, from_round: None, reason: String::new() },
        Fact::EntryReinstated { code },
        Fact::AbsenceAnnounced { code, round: 2 },
        Fact::GroupsDrawn { tournament, stage: 1, seed: u64::MAX, groups },
        Fact::GroupsDrawn { tournament, stage: 1, seed: 1, groups: teams },
        Fact::DrawAnnulled { tournament, stage: 1, reason: reason.clone() },
        Fact::LateEntryPlaced { code, group },
        Fact::RoundPublished { group, round: 1, seed: 0, pairings: pairings.clone(), forced: forced.clone() },
        Fact::RoundPublished { group, round: 1, seed: 7, pairings, forced: None },
        Fact::RoundAnnulled { group, round: 1, reason: reason.clone() },
        Fact::ResultEntered { place, result, record: record.clone(), stamp: stamp.clone() },
        Fact::ResultEntered { place, result: MatchResult::BothForfeit, record: None, stamp: stamp.clone() },
        Fact::ResultCorrected { place, was, result, reason: reason.clone(), record, stamp: stamp.clone() },
        Fact::ResultRetracted { place, was, reason: reason.clone(), stamp: stamp.clone() },
        Fact::ResultConfirmed { place, result, stamp: stamp.clone() },
        Fact::Noted { place, text: "houve \"discussão\"".into(), stamp: stamp.clone() },
        Fact::TieDecided {
            group,
            order: vec![second, code],
            means: TieMeans::Lot { seed: 5 },
            stamp: stamp.clone(),
        },
        Fact::TieDecided { group, order: vec![], means: TieMeans::PlayOff, stamp },
        Fact::TieReopened { group, reason: reason.clone() },
        Fact::Qualified {
            tournament,
            stage: 1,
            qualifiers: vec![Qualifier { entry: code, group: 2, rank: 1 }],
            forced,
        },
        Fact::Qualified { tournament, stage: 1, qualifiers: vec![], forced: None },
        Fact::TournamentClosed { tournament },
        Fact::TournamentReopened { tournament: TournamentId { cycle: 4, game: 6 }, reason: reason.clone() },
        Fact::Forgotten { code },
        Fact::PairsKept { group, reason: reason.clone() },
        Fact::EntryChanged { code, contestant: contestant.clone(), reason: Some(reason.clone()) },
        Fact::QualifiersKept { tournament, stage: 1, others: vec![second, code], reason: reason.clone() },
        Fact::NamesChosen { names: NameStyle::Code },
        Fact::EntrySubstituted {
            code,
            was: Contestant::default(),
            contestant: contestant.clone(),
            reason: reason.clone(),
        },
        Fact::EntriesMerged { from: code, into: second, reason: reason.clone() },
        Fact::EntryRegrouped { code, group, reason },
        Fact::EntryTold { code, column: "região".into(), text: "Norte".into() },
        Fact::EntryQueued { code, contestant },
        Fact::EntryAdmitted { code },
        Fact::DetailsGiven {
            details: Details { times: Some("10:00,10:40/14:30".into()), ..Details::default() },
        },
        Fact::BoardsChosen { group, round: Some(2), boards: BoardKind::Screen },
        Fact::BoardsChosen { group, round: None, boards: BoardKind::Wood },
    ]
    .into_iter()
    .chain(deeds().into_iter().map(|deed| Fact::BoardPlayed { place, deed, at: 1_800_000_000_123 }))
    .chain(registration(code))
    // What came later stands last, so that the lines of before stay where they are.
    .chain(later_deeds().map(|deed| Fact::BoardPlayed { place, deed, at: 1_800_000_000_123 }))
    .chain(phases(code, second))
    .chain([Fact::FreePlayTimed { group, until: 1_800_002_400 }, Fact::FreePlayEnded { group }])
    .chain(about_pupils(code))
    .collect()
}

/// What is known of the championships above and below, of each kind.
fn phases(code: EntryCode, there: EntryCode) -> Vec<Fact> {
    let feed = |above: &str| Some(Feed { above: above.into(), name: "Nacional".into(), first: 2 });
    let taken = TakenPhase {
        name: "Norte".into(),
        seal: "42-5f3a90c211de7b04".into(),
        first: 2,
        pupils: vec![
            PhasePupil { code, there, place: 1, is_made: true },
            PhasePupil { code: there, there: code, place: 2, is_made: false },
        ],
        at: 1_800_000_000,
    };
    let none = TakenPhase { pupils: vec![], ..taken.clone() };
    vec![
        Fact::FeedChosen { feed: feed("0123456789abcdef") },
        Fact::FeedChosen { feed: feed("") },
        Fact::FeedChosen { feed: None },
        Fact::PhasesExpected { names: vec!["Norte".into(), "Sul".into()], until: Some(1_800_000_000) },
        Fact::PhasesExpected { names: vec![], until: None },
        Fact::PhaseTaken { phase: "fedcba9876543210".into(), taken },
        Fact::PhaseTaken { phase: "fedcba9876543210".into(), taken: none },
    ]
}

fn later_deeds() -> impl Iterator<Item = Deed> {
    let taken = Deed::TimeTaken { seat: Seat::Second, time: 60_000, reason: "conversa".into() };
    [Deed::Declined { seat: Seat::First }, taken].into_iter()
}

/// What registration says, of each kind.
fn registration(code: EntryCode) -> Vec<Fact> {
    let (school, at) = (code.school, 1_800_000_000);
    let contestant = Contestant { name: Some("Inês Água".into()), school_year: Some(4) };
    let (tournament, answers) = (code.tournament, BTreeMap::new());
    let named = RegisteredPupil { contestant, tournament, answers: answers.clone() };
    let unnamed = RegisteredPupil { contestant: Contestant::default(), tournament, answers };
    let answers = [("Refeições?".to_owned(), "a Inês Água é celíaca".to_owned())].into();
    vec![
        Fact::RegistrationOpened { terms: terms() },
        Fact::RegistrationClosed,
        Fact::ContactGiven { school, email: "eb@example.pt".into() },
        Fact::LinkReplaced { school, reason: "foi parar a outro lado".into() },
        Fact::PupilsRegistered { school, pupils: vec![named, unnamed], answers, sender: Sender::School, at },
        Fact::PupilsRegistered { school, pupils: vec![], answers: [].into(), sender: Sender::Organiser, at },
        Fact::RegistrationAccepted { school },
        Fact::RegistrationDeclined { school, message: "a Inês Água já joga noutra escola".into() },
    ]
}

fn asked(text: &str, is_needed: bool, about: QuestionAbout) -> SchoolQuestion {
    SchoolQuestion { text: text.into(), is_needed, about }
}

fn terms() -> RegistrationTerms {
    RegistrationTerms {
        from: 1_790_000_000,
        until: 1_800_000_000,
        address: "https://jogos.example".into(),
        questions: vec![
            asked("Refeições?", true, QuestionAbout::School),
            asked("Outra coisa", false, QuestionAbout::School),
        ],
    }
}

/// What registration says about each pupil and of regions.
fn about_pupils(code: EntryCode) -> Vec<Fact> {
    let (school, at) = (code.school, 1_800_000_000);
    let questions = vec![
        asked("Alergias?", false, QuestionAbout::Pupil),
        asked("Autoriza publicar o nome?", true, QuestionAbout::Names),
        asked("Autoriza publicar imagens?", true, QuestionAbout::Pictures),
    ];
    let contestant = Contestant { name: Some("Inês Água".into()), school_year: Some(4) };
    let answers = [("Alergias?".to_owned(), "amendoins, diz a mãe da Inês".to_owned())].into();
    let pupils = vec![RegisteredPupil { contestant, tournament: code.tournament, answers }];
    vec![
        Fact::RegistrationOpened { terms: RegistrationTerms { questions, ..terms() } },
        Fact::PupilsRegistered { school, pupils, answers: [].into(), sender: Sender::School, at },
        Fact::RegionGiven { school, region: "Centro".into() },
    ]
}

/// One of each kind of deed at a board on a screen.
fn deeds() -> Vec<Deed> {
    let (seat, next) = (Seat::First, Seat::Second);
    let reason = String::from("a \"bateria\" acabou");
    let ended =
        [Ending::OnBoard, Ending::Resigned(seat), Ending::Agreed, Ending::OutOfTime(next), Ending::Awarded];
    let deeds = vec![
        Deed::Claimed { seat, device: "0123".into() },
        Deed::Freed { seat: next, reason: reason.clone() },
        Deed::Ready { seat },
        Deed::Moved { ply: 1, seat, text: "e5-d4".into(), next, lag: 0 },
        Deed::Moved { ply: 2, seat: next, text: "pass".into(), next: seat, lag: 250 },
        Deed::DrawOffered { seat },
        Deed::Paused { reason: reason.clone() },
        Deed::Resumed { reason: String::new() },
        Deed::TakenBack { kept: 1, next, reason: reason.clone() },
        Deed::TimeGiven { seat, time: 60_000, reason: reason.clone() },
        Deed::ToWood { reason },
        Deed::ToScreen { reason: String::new() },
    ];
    let ended = ended.map(|ending| Deed::Ended { ending });
    deeds.into_iter().chain(ended).chain([Deed::BackAsked { seat }]).collect()
}

#[test]
fn every_fact_reads_back_as_it_was_written() {
    for fact in all() {
        let entry = entry(fact_row::row(&fact));
        let Ok(Read::Fact(read)) = fact_row::fact(&entry) else { panic!("{} does not read", entry.body) };
        assert_eq!(read, fact, "{}", entry.body);
        assert!(
            entry.body.starts_with(&format!("{{\"{}\":", entry.kind)),
            "the kind is the body's own: {}",
            entry.body
        );
    }
}

/// The words of format 1, frozen: a change here breaks every championship on disk.
#[test]
fn the_words_of_the_format_do_not_change() {
    let frozen = include_str!("../../../tests/store/v1/facts.jsonl");
    let written: Vec<String> = all().iter().map(|fact| fact_row::row(fact).body).collect();
    assert_eq!(written, frozen.lines().collect::<Vec<_>>());
}

#[test]
fn the_reason_with_which_a_game_goes_on_is_kept_and_none_is_asked_of_earlier_ones() {
    let place = GamePlace { group: "1.3.1".parse().unwrap(), round: 1, board: 1, game: 1 };
    for reason in ["", "falso alarme"].map(str::to_owned) {
        for deed in [Deed::Resumed { reason: reason.clone() }, Deed::ToScreen { reason: reason.clone() }] {
            let fact = Fact::BoardPlayed { place, deed, at: 1 };
            let entry = entry(fact_row::row(&fact));
            assert_eq!(entry.body.contains("reason"), !reason.is_empty(), "{}", entry.body);
            let Ok(Read::Fact(read)) = fact_row::fact(&entry) else { panic!("{} does not read", entry.body) };
            assert_eq!(read, fact);
        }
    }
}

#[test]
fn personal_data_leaves_every_fact_that_holds_it() {
    let code = EntryCode::first(221, 1, 3);
    let names = vec!["Inês Água".to_owned()];
    for fact in all() {
        let row = fact_row::row(&fact);
        let holds = row.body.contains("Inês");
        let rewritten = without_pupil(&entry(row), &[code], &names);
        assert!(!holds || rewritten.is_some());
        assert!(!rewritten.unwrap_or_default().contains("Inês"));
    }
    // Another pupil's facts stay as they are, and a reason that names the pupil loses the name.
    let other = Fact::EntryAdded {
        code: EntryCode::first(8, 1, 3),
        contestant: Contestant { name: Some("Inês Água".into()), school_year: None },
    };
    assert_eq!(without_pupil(&entry(fact_row::row(&other)), &[code], &names), None);
    let tournament = code.tournament;
    let reopened = Fact::TournamentReopened { tournament, reason: "a INÊS ÁGUA protestou".into() };
    let body = without_pupil(&entry(fact_row::row(&reopened)), &[code], &names).unwrap();
    assert!(body.contains("a […] protestou"), "{body}");
}

#[test]
fn a_newer_body_or_a_broken_one_is_refused_in_words() {
    let row = fact_row::row(&Fact::Forgotten { code: EntryCode::first(221, 1, 3) });
    let refused = |entry: Entry| match fact_row::fact(&entry) {
        Err(message) => speech::Language::En.say(&message),
        Ok(_) => panic!("read {}", entry.body),
    };
    assert!(refused(Entry { format: 2, ..entry(row.clone()) }).contains("format 2"));
    assert!(
        refused(Entry { body: r#"{"forgotten":{"code":"x"}}"#.into(), ..entry(row.clone()) })
            .contains("`x` is not a code")
    );
    assert!(refused(Entry { body: "{}".into(), ..entry(row) }).contains("line 1 of the log"));
}
