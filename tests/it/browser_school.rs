//! A school makes its championship by choices alone, and pupils are put in each other's places, in real browsers.

use championship::facts::{Fact, Format, Grouping};
use championship::regulations;
use championship::store::{Desk, Location};

use crate::places::Place;
use crate::support::browser::{Look, Scheme, Window};
use crate::support::fair::championship_of;
use crate::support::started::{Started, at_the_desk};

/// Chooses an option of a list, as a hand does.
fn choose(window: &Window, css: &str, word: &str) {
    let script = format!(
        "const list = document.querySelector('{css}'); list.value = '{word}'; \
         for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, {{ bubbles: true }}))"
    );
    window.script(&script);
}

fn shown(window: &Window, css: &str) -> String {
    let value = window.script(&format!("return document.querySelector('{css}').value"));
    value.as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_school_without_yaml_chooses_groups_and_a_final_and_the_text_always_agrees() {
    without_yaml(Look::LAPTOP, Look::PHONE.in_scheme(Scheme::Dark));
}

#[test]
fn a_school_without_yaml_does_it_on_a_phone_and_next_year_on_a_laptop() {
    without_yaml(Look::PHONE, Look::LAPTOP);
}

fn without_yaml(look: Look, next_year: Look) {
    let folder = tempfile::tempdir().unwrap();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let window = Window::open(look);
    window.go(&started.link);
    window.go(&started.address("/start/new"));
    window.click("label[for=kind-escola]");
    window.wait_for("#edition", "20.ª edição (2027): Dominório");
    window.wait_for("#plan", "12 torneios");
    // Another edition is one choice, and so is another game of a cycle.
    choose(&window, "#edition", "13");
    window.wait_for("#plays-1", "Semáforo");
    choose(&window, "#edition", "20");
    window.wait_for("#plays-4", "Y");
    window.click(".cycle:last-of-type summary");
    window.click("label[for=c4-y]");
    window.wait_for("#plan", "11 torneios");
    // Groups and a final, and what they come to.
    window.click("label[for=shape-groups]");
    window.fill("#size", "8");
    window.fill("#pupils", "48");
    window.fill("#qualify", "2");
    window.wait_for("#plan", "6 grupos de 8");
    window.wait_for("#plan", "os 2 melhores de cada grupo vão à fase seguinte (final), com 12");
    choose(&window, "#gplay", "all");
    window.wait_for("#plan", "7 rondas");
    window.click("details.card:has(#win) summary");
    window.fill("#win", "3");
    window.fill("#draw", "1");
    choose(&window, "#tie1", "BH");
    window.wait_for("#plan", "Uma vitória vale 3 pontos");
    window.wait_for("#plan", "por esta ordem: Buchholz");
    window.has_no_barrier("the choices");
    window.fits("the choices");
    window.picture(&format!("school-choices-{}", look.name()));
    // The text says the same; who changes it sees the choices follow, and what they cannot say is named and kept.
    let text = shown(&window, "#regulations");
    for line in ["extends: escola", "groups of: 8", "play: round robin", "qualify: 2"] {
        assert!(text.contains(line), "{line}: {text}");
    }
    window.script("document.querySelector('details.own').open = true");
    let by_hand = text.replace("groups of: 8", "groups of: 6") + "rooms:\n  - name: Biblioteca\n";
    let quoted = serde_json::to_string(&by_hand).unwrap();
    window.script(&format!(
        "const text = document.querySelector('#regulations'); text.value = {quoted}; \
         text.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    ));
    window.wait_for("#plan", "8 grupos de 6");
    window.until("the choices follow", || (shown(&window, "#size") == "6").then_some(()));
    window.wait_for(".by-hand", "as salas");
    window.fill("#qualify", "1");
    window.wait_for("#plan", "o melhor de cada grupo vai à fase seguinte (final), com 8");
    assert!(shown(&window, "#regulations").contains("Biblioteca"), "what was written by hand stays");
    window.fill("#name", "Escola de Cima 2026");
    window.click("form.make > p.row button");
    window.until("it is made", || window.path().starts_with("/organiser/entries").then_some(()));
    let file = folder.path().join("escola-de-cima-2026.arbitro");
    let made = Desk::open(&Location::File(file), "t").unwrap().championship().regulations().clone();
    assert_eq!((made.stages[0].grouping, made.stages[0].qualify), (Grouping::OfSize(6), 1));
    assert!(matches!(made.stages[0].format, Format::RoundRobin { times: 1 }));
    assert_eq!((made.points.win.tenths(), made.points.bye.tenths()), (30, 30));
    assert_eq!((made.rooms.len(), made.cycles[3].games.len(), made.edition), (1, 2, None));
    // Next year starts from it, on the other device.
    let other = Window::open(next_year);
    other.go(&started.link);
    other.go(&started.address("/start/new"));
    other.click("label[for=kind-before]");
    other.until("last year's choices are shown", || (shown(&other, "#size") == "6").then_some(()));
    other.wait_for(".by-hand", "as salas");
    other.fits("last year as a start");
    other.has_no_barrier("last year as a start");
    other.picture(&format!("school-before-{}", next_year.name()));
    other.fill("#name", "Escola de Cima 2027");
    other.click("button[value=details]");
    other.wait_for("h1", "pormenores");
    other.until("the details show the choices", || (shown(&other, "#size") == "6").then_some(()));
    other.fits("all details");
    other.fill("#size", "5");
    other.click("form.make > p.row button");
    other.until("it is made", || other.path().starts_with("/organiser/entries").then_some(()));
    let file = folder.path().join("escola-de-cima-2027.arbitro");
    let next = Desk::open(&Location::File(file), "t").unwrap().championship().regulations().clone();
    assert_eq!(next.stages[0].grouping, Grouping::OfSize(5));
    assert_eq!((&next.rooms, &next.points, &next.tie_breaks), (&made.rooms, &made.points, &made.tie_breaks));
}

/// Two groups of a school, with nothing played.
fn two_groups(place: &Place) {
    let wished = "extends: escola\nedition: 13\nstages:\n  - { groups of: 6, play: round robin, qualify: 1 }\n  - { play: round robin }\n";
    championship_of(&place.location, regulations::parse("x.yaml", wished).unwrap(), 10);
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    desk.commit(None, |state, _| {
        let groups: Vec<_> = state.groups().map(|group| group.id).collect();
        let annul = |group: &_| championship::decisions::annul_round(state, *group, "ainda não");
        let facts: Result<Vec<Vec<Fact>>, _> = groups.iter().map(annul).collect();
        Ok::<_, championship::store::DeskError>(facts?.concat())
    })
    .unwrap();
}

fn seats(look: Look, picture: &str) {
    let place = Place::sqlite();
    two_groups(&place);
    let (server, window) = at_the_desk(&place, look);
    let open = |number: u32| window.go(&server.address(&format!("/organiser/entry/{number}.1.3")));
    let ask = |step: &str, reason: &str| {
        window.fill("details[open] [name=reason]", reason);
        window.click(&format!("details[open] button[value={step}]"));
    };
    // Another pupil comes, with the reason, and the old name stays in the log.
    open(1);
    window.click("details.seat:has([value=substitute]) summary");
    window.fill("#sub-name", "Rui Exemplo");
    window.fits("a substitute");
    window.picture(&format!("{picture}-substitute"));
    ask("substitute", "doente");
    window.wait_for("h1", "O que muda");
    window.wait_for(".seat-sure", "Rui Exemplo no lugar de Aluno1");
    window.wait_for(".seat-sure", "imprima de novo o crachá");
    window.has_no_barrier("what a substitute changes");
    window.fits("what a substitute changes");
    window.picture(&format!("{picture}-sure"));
    window.click(".seat-sure button");
    window.wait_for("h1", "Rui Exemplo");
    window.go(&server.address("/organiser/log"));
    window.wait_for("main", "pôs Rui Exemplo no lugar de Aluno1 do Meio Apelido1");
    window.wait_for("main", "doente");
    // To another group.
    let group_of = |number: u32| {
        let desk = Desk::open(&place.location, "t").unwrap();
        let code = format!("{number}.1.3").parse().unwrap();
        desk.championship().group_of(code, None).unwrap().id
    };
    let before = group_of(2);
    open(2);
    window.click("details.seat:has([value=regroup]) summary");
    ask("regroup", "por causa da carrinha");
    window.picture(&format!("{picture}-regroup"));
    window.wait_for("h1", "O que muda");
    window.click(".seat-sure button");
    window.wait_for(".notice.good", "Guardado");
    assert_ne!(group_of(2), before);
    // Entered twice: the other entry goes, and its old code leads here.
    open(3);
    window.click("details.seat:has([value=merge]) summary");
    choose(&window, "#other-entry", "004.1.3");
    ask("merge", "inscrito duas vezes");
    window.wait_for("h1", "O que muda");
    window.click(".seat-sure button");
    window.wait_for(".notice.good", "Guardado");
    open(4);
    window.wait_for("h1", "Aluno3 do Meio Apelido3");
    assert_eq!(Desk::open(&place.location, "t").unwrap().championship().entries().count(), 9);
}

#[test]
fn a_substitute_another_group_and_two_entries_of_one_pupil_are_forms_that_say_what_they_change() {
    seats(Look::LAPTOP, "seat-1280");
}

#[test]
fn seats_are_changed_on_a_phone_too() {
    seats(Look::PHONE.in_scheme(Scheme::Dark), "seat-390-dark");
}

/// Who waits at a board for somebody who has left is asked about, and one tap settles it.
#[test]
fn a_board_left_by_a_withdrawal_is_settled_by_a_question() {
    let place = Place::sqlite();
    crate::support::fair::championship(&place.location, 12);
    let board = |place: &Place| {
        let desk = Desk::open(&place.location, "t").unwrap();
        let group = desk.championship().groups().next().unwrap().clone();
        group.rounds[0].boards[0].clone()
    };
    let open = board(&place);
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    desk.commit(None, |_, _| {
        let left = Fact::EntryWithdrawn { code: open.second, from_round: None, reason: "gripe".into() };
        Ok::<_, championship::store::DeskError>(vec![left])
    })
    .unwrap();
    drop(desk);
    let (server, window) = at_the_desk(&place, Look::PHONE);
    window.go(&server.address("/organiser"));
    window.wait_for("#questions", "Dá-se-lhe a vitória por falta?");
    // People are named, and not only by their codes.
    let who = open.first.school;
    window.wait_for("#questions", &format!("Aluno{who} do Meio Apelido{who}"));
    window.fits("a board that was left");
    window.has_no_barrier("a board that was left");
    window.picture("left-board-390");
    window.click("#questions button[value=forfeit-left]");
    window.until("the board is settled", || (board(&place).winner() == Some(open.first)).then_some(()));
    window.until("nothing is asked any more", || (window.count("#questions") == 0).then_some(()));
}
