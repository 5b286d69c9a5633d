//! Results in a hall of many tables, and the page of a pupil.

use championship::facts::{GamePlace, MatchResult, NameStyle, Players};
use championship::store::{Desk, DeskError};

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::Browser;

#[test]
fn a_hall_of_many_tables_is_entered_by_table_code_and_name_with_true_totals() {
    let place = Place::sqlite();
    championship(&place.location, 168);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let sections = |page: &str| page.matches("<section class=\"table\"").count();
    let first = organiser.get("/arbiter").text();
    assert!(first.contains("Mesas 1 a 12 de 14") && first.contains("<b data-missing>84</b>"), "{first}");
    assert_eq!(sections(&first), 12);
    let last = organiser.get("/arbiter?page=1").text();
    assert_eq!(sections(&last), 2);
    assert!(last.contains("Mesas 13 a 14 de 14") && last.contains("<b data-missing>84</b>"), "{last}");
    // A table, a code, a name.
    let table = organiser.get("/arbiter?q=13").text();
    assert!(sections(&table) == 1 && table.contains("id=\"t13\""), "{table}");
    for question in ["168.1.3", "Apelido168%20Aluno168"] {
        let page = organiser.get(&format!("/arbiter?q={question}")).text();
        assert!(sections(&page) == 1 && page.contains("Aluno168 do Meio Apelido168"), "{question}");
    }
    assert!(organiser.get("/arbiter?q=99").text().contains("Não há nenhuma mesa assim"));
    assert_eq!(sections(&organiser.get("/arbiter?of=1.3").text()), 12);
    // One group that could go on does not push the others.
    let mut desk = Desk::open(&place.location, "t").unwrap();
    let id = desk.championship().groups().next().unwrap().id;
    for board in 1..=6 {
        let place = GamePlace { group: id, round: 1, board, game: 1 };
        desk.commit(None, |state, stamp| {
            let (players, result) = (Players::Unsaid, MatchResult::FirstWins);
            let fact = championship::decisions::result(state, place, players, result, None, None, stamp)?;
            Ok::<_, DeskError>(Vec::from_iter(fact))
        })
        .unwrap();
    }
    drop(desk);
    let day = crate::patience::eventually("the desk has seen it", || {
        let day = organiser.get("/organiser").text();
        day.contains("1 grupo já podia seguir, mas 13 ainda jogam").then_some(day)
    });
    assert!(day.contains("class=\"plain\" name=\"step\" value=\"pair\""), "{day}");
    let paired = organiser.post("/organiser/step", &[("step", "pair")]);
    let said = organiser.get(paired.header("location").unwrap()).text();
    assert!(
        said.contains("Ronda 2 publicada no grupo 1.3.1. Outros 13 grupos ainda estão a jogar."),
        "{said}"
    );
    // Entries come in parts, with a way on.
    let entries = organiser.get("/organiser/entries").text();
    assert!(entries.contains("da 1.ª à 100.ª") && entries.contains("page=1"), "{entries}");
    let rest = organiser.get("/organiser/entries?page=1").text();
    assert!(rest.contains("da 101.ª à 168.ª") && rest.contains("168.1.3"), "{rest}");
}

#[test]
fn everybody_finds_the_page_of_a_pupil_and_sees_no_more_than_they_may() {
    let place = Place::sqlite();
    championship(&place.location, 7);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let mut public = Browser::new(&fair.server);
    let found = public.get("/find?q=003.1.3").text();
    assert!(found.contains("href=\"/p/003.1.3\"") && found.matches("href=\"/p/").count() == 1, "{found}");
    let page = public.get("/p/003.1.3").text();
    assert!(page.contains("Aluno3 A.") && page.contains("Mesa 1") && page.contains("Ronda 1"), "{page}");
    assert!(!page.contains("Apelido"), "{page}");
    // Who begins is named: beside the name of the other it would be taken for the other's.
    let desk = Desk::open(&place.location, "t").unwrap();
    let board = desk.championship().groups().next().unwrap().rounds[0].boards[0].clone();
    let begins = desk.championship().entry(board.first).unwrap();
    let name = begins.contestant.shown_name(NameStyle::Short).unwrap();
    for code in [board.first, board.second] {
        let page = public.get(&format!("/p/{code}")).text();
        assert!(page.contains(&format!("começa {name}<")), "{name}: {page}");
    }
    // Somebody is free in a round of seven, and that is said.
    let free = desk.championship().groups().next().unwrap().rounds[0].byes[0];
    assert!(public.get(&format!("/p/{free}")).text().contains("folga"));
    assert!(organiser.get("/organiser/group/1.3.1").text().contains("Folga: Aluno"));
    // The organiser's page of a pupil has the same, with whole names.
    let own = organiser.get("/organiser/entry/003.1.3").text();
    assert!(own.contains("Mesa 1") && own.contains("Ronda 1") && own.contains("Apelido"), "{own}");
    assert_eq!(public.get("/p/999.1.3").status, 404);
}
