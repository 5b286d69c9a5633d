//! A tie is a step of the day with a page of its own; a shared place asks before more go on than was planned; and who is
//! refused finds the way back.

use championship::decisions::{self, NextStep, next_step};
use championship::facts::{
    Contestant, EntryCode, Fact, GamePlace, GroupId, MatchResult, School, TournamentId,
};
use championship::regulations;
use championship::store::{Desk, DeskError};

use crate::places::Place;
use crate::support::fair::Fair;
use crate::support::web::Browser;

const FIRST: TournamentId = TournamentId { cycle: 1, game: 1 };

/// Three pupils who have each won once, in a championship with this last resort.
pub(crate) fn everybody_equal(place: &Place, last_resort: &str) -> Vec<EntryCode> {
    let text = format!(
        "extends: escola\nedition: none\ncycles:\n  - {{ name: todos, years: 1-12, games: [hex] }}\nstages:\n  \
         - {{ name: grupos, groups of: 3, play: round robin, qualify: 1 }}\n  - {{ name: final, play: round \
         robin }}\ntie-breaks: [DE]\nlast resort: {last_resort}\n"
    );
    let wished = regulations::parse("x.yaml", &text).unwrap();
    let mut desk = Desk::create(&place.location, "Três iguais", wished, "teste").unwrap();
    desk.commit(None, |state, _| {
        let school = School { number: 1, name: "EB de Cima".to_owned(), place: None };
        let mut facts = vec![Fact::SchoolRegistered { school }];
        let mut code = state.next_code(1, FIRST);
        for name in ["Ana Alves", "Rui Reis", "Eva Esteves"] {
            let contestant = Contestant { name: Some(name.to_owned()), school_year: Some(5) };
            facts.push(Fact::EntryAdded { code, contestant });
            code.index += 1;
        }
        Ok::<_, DeskError>(facts)
    })
    .unwrap();
    let id = GroupId { tournament: FIRST, stage: 1, group: 1 };
    desk.commit(None, |state, _| decisions::draw(state, &[FIRST], 1, false)).unwrap();
    let group = |desk: &Desk| desk.championship().group(id).unwrap().clone();
    let members: Vec<EntryCode> = group(&desk).members.iter().map(|one| one.entry).collect();
    for _ in 0..3 {
        desk.commit(None, |state, _| Ok(decisions::pair(state, &[id], 1, None, false, &|| {})?.0)).unwrap();
        let round = group(&desk).rounds.last().unwrap().clone();
        desk.commit(None, |_, stamp| {
            let result = |board: &championship::facts::Board| {
                // Each beats the next, and the last the first.
                let at = |code| members.iter().position(|own| *own == code).unwrap();
                let wins = (at(board.first) + 1) % 3 == at(board.second);
                let result = if wins { MatchResult::FirstWins } else { MatchResult::SecondWins };
                let place = GamePlace { group: id, round: round.number, board: board.number, game: 1 };
                Fact::ResultEntered { place, result, record: None, stamp: stamp.clone() }
            };
            Ok::<_, DeskError>(round.boards.iter().map(result).collect())
        })
        .unwrap();
    }
    members
}

#[test]
fn the_next_step_names_the_tie_and_its_page_takes_one_order_only() {
    let place = Place::sqlite();
    let members = everybody_equal(&place, "play-off");
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let page = organiser.get("/organiser").text();
    let link = "href=\"/organiser/group/1.1.1#ties\"";
    for part in ["card next warned", "Ana Alves", "Rui Reis", "Eva Esteves", link] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("value=\"settle\""), "nobody can be settled before: {page}");
    let group = organiser.get("/organiser/group/1.1.1").text();
    let ties = group.split("id=\"ties\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert_eq!(ties.matches("<option value=\"\">").count(), 3, "{ties}");
    assert!(!ties.contains("selected"), "nothing is filled in: {ties}");
    let codes: Vec<String> = members.iter().map(ToString::to_string).collect();
    let mut decide = |places: [&str; 3]| {
        let mut fields = vec![("step", "play-off"), ("target", "1.1.1"), ("back", "/organiser/group/1.1.1")];
        fields.extend([("place1", places[0]), ("place2", places[1]), ("place3", places[2])]);
        organiser.post("/organiser/step", &fields)
    };
    let twice = decide([&codes[0], &codes[0], &codes[1]]);
    assert_eq!(twice.status, 409);
    assert!(twice.text().contains("aparece em dois lugares"), "{}", twice.text());
    let empty = decide([&codes[0], "", &codes[1]]);
    assert_eq!(empty.status, 409);
    assert!(empty.text().contains("Escolha quem fica em cada lugar."), "{}", empty.text());
    let done = decide([&codes[1], &codes[0], &codes[2]]);
    assert_eq!(done.status, 303, "{}", done.text());
    let said = organiser.get(done.header("location").unwrap()).text();
    assert!(said.contains("Empate decidido no grupo da mesa 1, por esta ordem:"), "{said}");
    assert!(organiser.get("/organiser").text().contains("value=\"settle\""));
    // Who reads the standings, also the organiser's, sees why equals stand in an order.
    for page in ["/g/1.1.1", "/organiser/group/1.1.1"] {
        let page = organiser.get(page).text();
        let standings = page.split("class=\"standings\"").nth(1).unwrap().split("</table>").next().unwrap();
        assert_eq!(standings.matches("por desempate jogado").count(), 3, "{page}");
    }
    let log = organiser.get("/organiser/log").text();
    assert!(log.contains("registou o desempate jogado") && log.contains("Eva Esteves"), "{log}");
}

#[test]
fn a_shared_place_asks_before_more_go_on_than_was_planned() {
    let place = Place::sqlite();
    everybody_equal(&place, "share");
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let page = organiser.get("/organiser").text();
    for part in ["passam 3 em vez de 1", "Passam todos", "Desempatar primeiro", "card next warned"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let settle = |organiser: &mut Browser, more: &[(&str, &str)]| {
        let mut fields = vec![("step", "settle"), ("target", "1.1")];
        fields.extend(more);
        organiser.post("/organiser/step", &fields)
    };
    let asked = settle(&mut organiser, &[]);
    assert_eq!(asked.status, 409, "{}", asked.text());
    assert!(asked.text().contains("passam 3 em vez de 1"), "{}", asked.text());
    // For all, what has to be asked is passed over and told.
    let all = organiser.post("/organiser/step", &[("step", "settle")]);
    let said = organiser.get(all.header("location").unwrap()).text();
    assert!(said.contains("passam 3 em vez de 1"), "{said}");
    let done = settle(&mut organiser, &[("sure", "1")]);
    assert_eq!(done.status, 303, "{}", done.text());
    let said = organiser.get(done.header("location").unwrap()).text();
    assert!(said.contains("Apurados 3 alunos"), "{said}");
    let next = said.split("class=\"card next\"").nth(1).unwrap().split("</section>").next().unwrap();
    for part in ["passam à fase seguinte (final):", "Ana Alves", "Rui Reis", "Eva Esteves"] {
        assert!(next.contains(part), "{part}: {next}");
    }
    let desk = Desk::open(&place.location, "t").unwrap();
    assert!(matches!(next_step(desk.championship()), NextStep::Draw(1)));
}

#[test]
fn who_is_refused_signs_in_and_is_where_they_wanted_to_be() {
    let place = Place::sqlite();
    everybody_equal(&place, "share");
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut visitor = Browser::new(&fair.server);
    let refused = visitor.get("/organiser/print");
    assert_eq!(refused.status, 403);
    let way = "/enter?back=%2Forganiser%2Fprint";
    assert!(refused.text().contains(way), "{}", refused.text());
    assert!(visitor.get(way).text().contains("name=\"back\" value=\"/organiser/print\""));
    let sign_in = |visitor: &mut Browser, who: usize, back: &str| {
        let (number, pin) = (fair.cards[who].number.to_string(), fair.cards[who].pin.clone());
        let answer = visitor.post("/enter", &[("number", &number), ("pin", &pin), ("back", back)]);
        answer.header("location").unwrap_or_else(|| panic!("{}", answer.text())).to_owned()
    };
    assert_eq!(sign_in(&mut visitor, 0, "/organiser/print"), "/organiser/print");
    let mut arbiter = Browser::new(&fair.server);
    assert_eq!(sign_in(&mut arbiter, 1, "/organiser/print"), "/arbiter", "an arbiter has other pages");
    assert_eq!(sign_in(&mut Browser::new(&fair.server), 0, "//elsewhere.example"), "/organiser");
    // A form of before leads back to the page that it stood on.
    let at = fair.server.address("/organiser/people");
    visitor.headers.push(("Referer".to_owned(), at));
    let stale = visitor.post_bare("/organiser/people", &[("csrf", "x"), ("step", "end")]);
    assert_eq!(stale.status, 403);
    assert!(stale.text().contains("href=\"/organiser/people\""), "{}", stale.text());
}
