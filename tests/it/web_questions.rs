//! What a change leaves open is asked on the page of the day, with a button for each way out, and the next step waits.

use championship::decisions::{self, Question, changes, next_step, questions};
use championship::facts::{GroupId, MatchResult, TournamentId};
use championship::store::Desk;
use speech::{Language, Tell};

use crate::places::Place;
use crate::support::fair::{Fair, championship};

/// The slip of a board with another result than it has, and that result.
fn exchanged(desk: &Desk, id: GroupId, round: u16, board: u16) -> (String, String, String) {
    let seen =
        desk.championship().group(id).and_then(|group| group.round(round)?.board(board)?.winner_or_draw());
    let was = seen.expect("a result");
    let result = if was == MatchResult::FirstWins { MatchResult::SecondWins } else { MatchResult::FirstWins };
    (format!("{id}/{round}/{board}/1"), was.to_string(), result.to_string())
}

#[test]
fn a_correction_is_answered_on_the_page_of_the_day() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let tournament = TournamentId { cycle: 1, game: 3 };
    let id = GroupId { tournament, stage: 1, group: 1 };
    let fresh = || Desk::open(&place.location, "t").unwrap();
    for board in 1..=6 {
        let slip = format!("{id}/1/{board}/1");
        assert_eq!(organiser.post("/arbiter/slip", &[("slip", &slip), ("result", "1-0")]).status, 303);
    }
    assert_eq!(organiser.post("/organiser/step", &[("step", "pair"), ("target", "1.3.1")]).status, 303);
    assert!(!organiser.get("/organiser").text().contains("id=\"questions\""));
    let before = fresh().championship().clone();
    let (slip, was, result) = exchanged(&fresh(), id, 1, 1);
    let fields = [("slip", slip.as_str()), ("was", &was), ("result", &result), ("reason", "boletim trocado")];
    let answer = organiser.post("/arbiter/slip", &fields);
    assert_eq!(answer.status, 303, "{}", answer.text());
    let told = organiser.get(answer.header("location").unwrap()).text();
    let after = fresh().championship().clone();
    // The page says what the command line says, and asks what it asks.
    let language = Language::Pt;
    let asked = questions(&after);
    assert_eq!(asked.len(), 1);
    assert!(changes(&before, &after).iter().any(|change| !change.ways.is_empty()));
    let page = organiser.get("/organiser").text();
    for way in asked[0].ways() {
        assert!(page.contains(&format!("value=\"{}\"", way.word())), "{page}");
        assert!(page.contains(&language.say(&way.tell())), "{page}");
    }
    assert!(told.contains("emparceirada antes desta alteração"), "{told}");
    assert!(matches!(next_step(&after), decisions::NextStep::Answer(1)));
    let keep = [("step", "keep-pairs"), ("target", "1.3.1"), ("reason", "já se sentaram")];
    assert_eq!(organiser.post("/organiser/step", &keep).status, 303);
    assert!(questions(fresh().championship()).is_empty());
    assert!(!organiser.get("/organiser").text().contains("id=\"questions\""));
    // Nothing is asked a second time.
    assert_eq!(organiser.post("/organiser/step", &keep).status, 409);
    let log = organiser.get("/organiser/log").text();
    assert!(log.contains("deixou os pares"), "{log}");
}

/// Who has to decide about pupils of other schools reads who they are, on the page, on the phone and in the terminal.
#[test]
fn who_goes_on_is_asked_by_name_and_school() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let state = Desk::open(&place.location, "t").unwrap().championship().clone();
    let code = |school: u32| state.entries().find(|entry| entry.code.school == school).unwrap().code;
    let question = Question::Qualified {
        tournament: TournamentId { cycle: 1, game: 3 },
        stage: 1,
        out: vec![code(1)],
        substitutes: vec![code(2), code(3)],
        tie: None,
        is_drawn: false,
        ways: Vec::new(),
    };
    for message in [question.tell(), question.unanswered()] {
        for told in [state.told(message.clone()), state.spoken(message.clone())] {
            let said = Language::Pt.say(&told);
            for number in 1..=3 {
                let who =
                    format!("Aluno{number} do Meio Apelido{number} (EB de Vale {number}, 00{number}.1.3)");
                assert!(said.replace(['\u{2068}', '\u{2069}'], "").contains(&who), "{who}: {said}");
            }
            assert!(!said.contains("`00"), "{said}");
        }
    }
}
