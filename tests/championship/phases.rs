//! Championships that feed each other: what a correction below changes above, and what it leaves as it is.

use championship::decisions::{PhasePreview, PhaseStatus, PhaseStep, phase_lines, preview_phase, sent_phase};
use championship::facts::{
    Contestant, EntryCode, EntryStatus, Fact, GamePlace, GroupId, MOST_PHASE_PUPILS, MatchResult, NameStyle,
    PhasePupil, Refusal, School, Stamp, TakenPhase, TournamentId,
};
use championship::pairing;
use championship::regulations;
use championship::store::{Desk, Location, Proven};
use speech::Language;
use tempfile::TempDir;

const HEX: TournamentId = TournamentId { cycle: 1, game: 1 };
const OURI: TournamentId = TournamentId { cycle: 1, game: 2 };
const ROUND_ROBIN: &str = "{ play: round robin }";

/// A championship of two games that are played in some way.
fn begin(folder: &TempDir, name: &str, stages: &str) -> Desk {
    let text = format!(
        "extends: escola\nedition: none\ncycles: [{{ name: todos, years: 1-12, games: [hex, ouri] }}]\n\
         limits: {{ per school and tournament: none, per school: none }}\nstages: [{stages}]\nlast resort: share\n"
    );
    let read = regulations::parse("r.yaml", &text);
    let rules = read.unwrap_or_else(|problems| panic!("{}", problems[0].render(Language::En)));
    let file = folder.path().join(format!("{name}.arbitro"));
    let mut desk = Desk::create(&Location::File(file), name, rules, "mesa").unwrap();
    let school = School { number: 1, name: "EB Um".into(), place: None };
    told(&mut desk, vec![Fact::SchoolRegistered { school }]);
    desk
}

fn told(desk: &mut Desk, facts: Vec<Fact>) {
    desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
}

fn pupil(name: &str) -> Contestant {
    Contestant { name: Some(name.into()), school_year: Some(4) }
}

fn enter(desk: &mut Desk, tournament: TournamentId, name: &str) -> EntryCode {
    let code = desk.championship().next_code(1, tournament);
    told(desk, vec![Fact::EntryAdded { code, contestant: pupil(name) }]);
    code
}

fn group(tournament: TournamentId) -> GroupId {
    GroupId { tournament, stage: 1, group: 1 }
}

/// Draws a tournament and publishes its first round.
fn pair(desk: &mut Desk, tournament: TournamentId) {
    let draw = pairing::draw(desk.championship(), tournament, 1, 1).unwrap();
    told(desk, vec![draw]);
    let round = pairing::pair(desk.championship(), group(tournament), 1, None).unwrap();
    told(desk, vec![round]);
}

/// Lets one of two win the only game of a tournament, or corrects who did.
fn wins(desk: &mut Desk, code: EntryCode) {
    let id = group(code.tournament);
    let place = GamePlace { group: id, round: 1, board: 1, game: 1 };
    let board = desk.championship().board_at(place.into()).unwrap().clone();
    let result = if board.first == code { MatchResult::FirstWins } else { MatchResult::SecondWins };
    let stamp = Stamp { by: "mesa".into(), at: 1 };
    let fact = match board.winner_or_draw() {
        None => Fact::ResultEntered { place, result, record: None, stamp },
        Some(was) => {
            Fact::ResultCorrected { place, was, result, reason: "trocado".into(), record: None, stamp }
        }
    };
    told(desk, vec![fact]);
}

/// Something that has nothing to do with who goes up.
fn something_else(desk: &mut Desk) {
    let names = match desk.championship().public_names() {
        NameStyle::Full => NameStyle::Short,
        _ => NameStyle::Full,
    };
    told(desk, vec![Fact::NamesChosen { names }]);
}

/// A championship of two in a game, of whom the first has won.
fn below(folder: &TempDir, name: &str, games: &[(TournamentId, [&str; 2])]) -> Desk {
    let mut desk = begin(folder, name, ROUND_ROBIN);
    for (tournament, names) in games {
        let codes = names.map(|name| enter(&mut desk, *tournament, name));
        pair(&mut desk, *tournament);
        wins(&mut desk, codes[0]);
    }
    desk
}

/// One of hex alone: Rui before Eva.
fn north(folder: &TempDir) -> Desk {
    below(folder, "norte", &[(HEX, ["Rui Melo", "Eva Sol"])])
}

fn code(desk: &Desk, name: &str) -> EntryCode {
    let mut entries = desk.championship().entries();
    entries.find(|entry| entry.contestant.name.as_deref() == Some(name)).expect(name).code
}

fn look(above: &Desk, below: &Desk, first: Option<u16>) -> PhasePreview {
    let Location::File(file) = below.journal().location() else { panic!("a file") };
    let proven = Proven::read(file).unwrap();
    let sent = sent_phase(above.championship(), above.id(), &proven, first).unwrap();
    let preview = preview_phase(above.championship(), &sent, "corrigido", 7);
    let lines = phase_lines(above.championship(), &[(sent, preview.clone())], 0);
    assert!(!matches!(lines[0].status, PhaseStatus::Waiting));
    preview
}

fn take(above: &mut Desk, below: &Desk) -> PhasePreview {
    let preview = look(above, below, None);
    told(above, preview.facts.clone());
    preview
}

fn steps(preview: &PhasePreview) -> Vec<(&str, PhaseStep)> {
    preview.rows.iter().map(|row| (row.name.as_str(), row.step.clone())).collect()
}

fn renames(preview: &PhasePreview) -> bool {
    preview.facts.iter().any(|fact| matches!(fact, Fact::EntryChanged { .. }))
}

#[test]
fn what_was_put_right_above_stays_when_something_else_changes_below() {
    let substituted = |code| Fact::EntrySubstituted {
        code,
        was: pupil("Rui Melo"),
        contestant: pupil("Eva Cruz"),
        reason: "doente".into(),
    };
    let corrected = |code| Fact::EntryChanged { code, contestant: pupil("Rui Mello"), reason: None };
    for put_right in [&substituted as &dyn Fn(EntryCode) -> Fact, &corrected] {
        let folder = tempfile::tempdir().unwrap();
        let (mut north, mut above) = (north(&folder), begin(&folder, "nacional", ROUND_ROBIN));
        take(&mut above, &north);
        let taken = code(&above, "Rui Melo");
        told(&mut above, vec![put_right(taken)]);
        something_else(&mut north);
        let preview = look(&above, &north, None);
        assert!(!renames(&preview) && preview.n_differences() == 0, "{preview:?}");
        // Not even where the name is put right below: whoever did it here knew whom they meant.
        let contestant = pupil("Rui Mêlo");
        let reason = Some("acento".to_owned());
        let code = code(&north, "Rui Melo");
        told(&mut north, vec![Fact::EntryChanged { code, contestant, reason }]);
        assert!(!renames(&look(&above, &north, None)));
    }
}

#[test]
fn a_name_that_is_put_right_below_reaches_whoever_is_as_they_were_sent() {
    let folder = tempfile::tempdir().unwrap();
    let (mut north, mut above) = (north(&folder), begin(&folder, "nacional", ROUND_ROBIN));
    take(&mut above, &north);
    let (there, contestant) = (code(&north, "Rui Melo"), pupil("Rui Mêlo"));
    told(&mut north, vec![Fact::EntryChanged { code: there, contestant, reason: Some("acento".into()) }]);
    let preview = take(&mut above, &north);
    assert_eq!(steps(&preview), [("Rui Mêlo", PhaseStep::Renamed { was: "Rui Melo".into() })]);
    assert_eq!(code(&above, "Rui Mêlo").to_string(), "001.1.1");
    assert!(look(&above, &north, None).facts.is_empty());
}

#[test]
fn who_was_forgotten_above_stays_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let (mut north, mut above) = (north(&folder), begin(&folder, "nacional", ROUND_ROBIN));
    take(&mut above, &north);
    let taken = code(&above, "Rui Melo");
    above.forget(taken).unwrap();
    something_else(&mut north);
    let there = code(&north, "Rui Melo");
    let contestant = pupil("Rui Mello");
    told(&mut north, vec![Fact::EntryChanged { code: there, contestant, reason: Some("engano".into()) }]);
    let more = look(&above, &north, Some(2));
    assert!(!renames(&more) && more.n_differences() == 0 && more.n_new() == 1, "{more:?}");
    told(&mut above, more.facts);
    assert_eq!(above.championship().entry(taken).unwrap().contestant, Contestant::default());
    let entries = above.journal().read(0).unwrap();
    let is_told = |name: &str| entries.iter().any(|entry| entry.body.contains(name));
    assert!(is_told("Eva Sol") && !is_told("Rui Mel"), "the name is nowhere");
}

#[test]
fn one_who_cannot_be_entered_holds_up_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let both = [(HEX, ["Rui Melo", "Eva Sol"]), (OURI, ["Ivo Mar", "Zoé Lima"])];
    let north = below(&folder, "norte", &both);
    // Hex has begun above, and a bracket that has begun takes nobody; Ouri has not.
    let mut above = begin(&folder, "nacional", "{ play: knockout }");
    for name in ["Ana Um", "Ana Dois"] {
        enter(&mut above, HEX, name);
    }
    pair(&mut above, HEX);
    let preview = take(&mut above, &north);
    assert_eq!(steps(&preview), [("Rui Melo", PhaseStep::Refused), ("Ivo Mar", PhaseStep::New)]);
    assert_eq!(preview.problems.len(), 1);
    assert!(Language::En.say(&preview.problems[0]).contains("Rui Melo"), "{:?}", preview.problems);
    assert!(above.championship().entries().all(|entry| entry.contestant.name.as_deref() != Some("Rui Melo")));
    assert_eq!(code(&above, "Ivo Mar").to_string(), "001.1.2");
}

#[test]
fn what_a_closed_tournament_refuses_holds_up_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut north = begin(&folder, "norte", ROUND_ROBIN);
    let [rui, eva] = ["Rui Melo", "Eva Sol"].map(|name| enter(&mut north, HEX, name));
    pair(&mut north, HEX);
    wins(&mut north, rui);
    let mut above = begin(&folder, "nacional", ROUND_ROBIN);
    take(&mut above, &north);
    told(&mut above, vec![Fact::TournamentClosed { tournament: HEX }]);
    wins(&mut north, eva);
    let [ivo, _] = ["Ivo Mar", "Zoé Lima"].map(|name| enter(&mut north, OURI, name));
    pair(&mut north, OURI);
    wins(&mut north, ivo);
    let preview = take(&mut above, &north);
    let expected =
        [("Rui Melo", PhaseStep::Refused), ("Eva Sol", PhaseStep::Refused), ("Ivo Mar", PhaseStep::New)];
    assert_eq!(steps(&preview), expected, "{:?}", preview.problems);
    assert_eq!(preview.problems.len(), 2);
    assert!(above.championship().entry(code(&above, "Rui Melo")).unwrap().is_active());
    // It is told again, and nothing is left to do.
    let again = look(&above, &north, None);
    assert!(again.facts.is_empty() && again.n_refused() == 2, "{again:?}");
}

#[test]
fn who_was_sent_out_by_a_mistake_below_comes_back_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let (mut north, mut above) = (north(&folder), begin(&folder, "nacional", ROUND_ROBIN));
    let [rui, eva] = ["Rui Melo", "Eva Sol"].map(|name| code(&north, name));
    for name in ["Ana Um", "Ana Dois"] {
        enter(&mut above, HEX, name);
    }
    take(&mut above, &north);
    let here = code(&above, "Rui Melo");
    let draw = pairing::draw(above.championship(), HEX, 1, 1).unwrap();
    told(&mut above, vec![draw]);
    wins(&mut north, eva);
    let preview = take(&mut above, &north);
    assert_eq!(steps(&preview), [("Rui Melo", PhaseStep::Leaves), ("Eva Sol", PhaseStep::New)]);
    wins(&mut north, rui);
    let preview = take(&mut above, &north);
    assert_eq!(steps(&preview), [("Eva Sol", PhaseStep::Leaves), ("Rui Melo", PhaseStep::Returns)]);
    let named = |name: &str| {
        let all = above.championship().entries();
        all.filter(|entry| entry.contestant.name.as_deref() == Some(name)).count()
    };
    assert_eq!((named("Rui Melo"), named("Eva Sol")), (1, 1));
    assert_eq!(code(&above, "Rui Melo"), here);
    assert!(above.championship().entry(here).unwrap().is_active());
    let out = &above.championship().entry(code(&above, "Eva Sol")).unwrap().status;
    assert!(matches!(out, EntryStatus::Withdrawn { .. }));
    assert!(look(&above, &north, None).facts.is_empty());
}

#[test]
fn a_correction_below_sends_nobody_out_whom_others_entered() {
    let folder = tempfile::tempdir().unwrap();
    let (mut north, mut above) = (north(&folder), begin(&folder, "nacional", ROUND_ROBIN));
    let eva = code(&north, "Eva Sol");
    let here = enter(&mut above, HEX, "Rui Melo");
    told(&mut above, vec![Fact::EntryMarked { code: here, mark: "4.º B".into() }]);
    assert_eq!(steps(&take(&mut above, &north)), [("Rui Melo", PhaseStep::Known)]);
    assert_eq!(above.championship().entry(here).unwrap().mark.as_deref(), Some("4.º B"), "written here");
    wins(&mut north, eva);
    let preview = take(&mut above, &north);
    assert_eq!(steps(&preview), [("Rui Melo", PhaseStep::Stays), ("Eva Sol", PhaseStep::New)]);
    assert!(above.championship().entry(here).unwrap().is_active());
    assert!(look(&above, &north, None).facts.is_empty());
}

#[test]
fn who_is_sent_by_two_stays_until_neither_sends_them() {
    let folder = tempfile::tempdir().unwrap();
    let (mut north, mut above) = (north(&folder), begin(&folder, "nacional", ROUND_ROBIN));
    let mut town = below(&folder, "vila", &[(HEX, ["Rui Melo", "Ivo Mar"])]);
    take(&mut above, &north);
    take(&mut above, &town);
    let here = code(&above, "Rui Melo");
    let eva = code(&north, "Eva Sol");
    wins(&mut north, eva);
    assert!(steps(&take(&mut above, &north)).contains(&("Rui Melo", PhaseStep::Stays)));
    assert!(above.championship().entry(here).unwrap().is_active());
    let ivo = code(&town, "Ivo Mar");
    wins(&mut town, ivo);
    assert!(steps(&take(&mut above, &town)).contains(&("Rui Melo", PhaseStep::Leaves)));
    assert!(!above.championship().entry(here).unwrap().is_active());
}

#[test]
fn a_hostile_list_of_those_who_came_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut above = begin(&folder, "nacional", ROUND_ROBIN);
    let code = enter(&mut above, HEX, "Ana Um");
    let pupil =
        |number: u32| PhasePupil { code, there: EntryCode::first(number + 1, 1, 1), place: 1, is_made: true };
    let taken = |count: u32| TakenPhase {
        name: "x".into(),
        seal: "1-00".into(),
        first: 1,
        pupils: (0..count).map(pupil).collect(),
        at: 0,
    };
    let mut state = above.championship().clone();
    let most = u32::try_from(MOST_PHASE_PUPILS).unwrap();
    let fact = |count| Fact::PhaseTaken { phase: "x".into(), taken: taken(count) };
    assert_eq!(state.apply(&fact(most + 1)), Err(Refusal::TooManyListed(MOST_PHASE_PUPILS)));
    assert_eq!(state.apply(&fact(most)), Ok(()));
    let mut twice = taken(2);
    twice.pupils[1].there = twice.pupils[0].there;
    let fact = Fact::PhaseTaken { phase: "x".into(), taken: twice };
    assert!(matches!(state.apply(&fact), Err(Refusal::EntryTwice(_))));
}
