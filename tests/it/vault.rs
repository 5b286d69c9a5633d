//! The vault through the doors: seals on paper, names that paper lacks, alarms, files for their owner alone.

use championship::store::{Desk, Location};

use crate::patience::until;
use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::session::Session;

/// Makes a championship with a list of entries and draws its groups.
fn drawn(session: &Session, list: &str) {
    session.ok("new escola --edition 13");
    session.write("lista.csv", list);
    session.ok("entries import lista.csv --accept-warnings");
    session.ok("draw --all --seed 1");
    session.ok("pair --all --seed 1");
}

const LIST: &str = "Nome;Escola;Ano;Ciclo;Jogo\nAna Um;EB de Cima;3;1;Rastros\nRui Dois;EB de Baixo;3;1;Rastros\n\
                    Eva Três;EB do Lado;4;1;Rastros\n王小明;EB do Meio;4;1;Rastros\n";

fn pdf_text(path: &std::path::Path) -> String {
    let file = lopdf::Document::load(path).unwrap();
    let pages: Vec<u32> = file.get_pages().keys().copied().collect();
    file.extract_text(&pages).unwrap()
}

#[test]
fn every_posted_list_carries_the_seal_that_proves_the_file() {
    let session = Session::new();
    drawn(&session, LIST);
    session.ok("report --out pontos.pdf");
    let text = pdf_text(&session.path().join("pontos.pdf"));
    let seal = text.split("selo ").nth(1).expect("a seal in the footer").lines().next().unwrap().to_owned();
    session.ok("entries withdraw 001.1.3 --reason 'foi para casa'");
    let proven = session.ok(&format!("verify --seal '{seal}'"));
    assert!(proven.contains("é deste campeonato"), "{proven}");
    let wrong: String =
        seal.chars().rev().collect::<String>().replacen(|c: char| c.is_ascii_hexdigit(), "e", 1);
    let wrong: String = wrong.chars().rev().collect();
    if wrong != seal {
        session.fails(1, &format!("verify --seal '{wrong}'"));
    }
    session.fails(2, "verify --seal abc");
}

/// A Chinese name was accepted, and then slips, badges, diplomas and the pack failed for all.
#[test]
fn one_name_that_the_fonts_lack_does_not_stop_the_printing() {
    let session = Session::new();
    drawn(&session, LIST);
    for command in ["slips", "badges --out b.pdf", "diplomas --out d.pdf", "pack --out papel"] {
        let output = session.run(command);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "`{command}`: {told}");
        assert!(told.contains("004.1.3") && told.contains("à mão"), "`{command}` names the pupil: {told}");
    }
    session.ok("print groups --out g.pdf");
    for (file, shown) in [("b.pdf", "004.1.3"), ("d.pdf", "________"), ("g.pdf", "004.1.3")] {
        let text = pdf_text(&session.path().join(file));
        assert!(text.contains(shown) && !text.contains('□'), "{file}: {text}");
    }
}

#[test]
fn names_that_steer_never_reach_the_terminal() {
    let session = Session::new();
    session.ok("new escola --edition 13");
    let name = "Rita\u{1b}[2J";
    let told = session.fails(
        1,
        &format!("entries add --name '{name}' --school 'EB de Cima' --cycle 1 --game Rastros --year 3"),
    );
    assert!(!told.contains('\u{1b}') && told.contains("caracteres de controlo"), "{told}");
    session.write("lista.csv", &format!("Nome;Escola;Ano;Ciclo;Jogo\n{name};EB\u{9b}31m;3;1;Rastros\n"));
    let output = session.run("entries import lista.csv");
    let told = [output.stdout, output.stderr].concat();
    assert!(!told.contains(&0x1b), "{}", String::from_utf8_lossy(&told));
    let told = session.fails(1, "entries change '\u{1b}[31m' --name x");
    assert!(!told.contains('\u{1b}'), "{told}");
}

#[cfg(unix)]
#[test]
fn people_championship_and_cards_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let session = Session::new();
    session.ok("new escola --edition 13");
    session.ok("arbiters add 'Ana Exemplo' --tables 1-3");
    session.ok("arbiters cards --address http://127.0.0.1:8080 --out cartoes.pdf");
    session.ok("backup pen.arbitro-backup");
    for name in ["escola.arbitro", "escola.people.json", "cartoes.pdf", "pen.arbitro-backup"] {
        let mode = std::fs::metadata(session.path().join(name)).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{name}: {mode:o}");
    }
    let told = session.fails(2, "arbiters add 'Rui\u{7}' --tables 1");
    assert!(told.contains("caracteres de controlo"), "{told}");
    // The copy brings the people back.
    std::fs::remove_file(session.path().join("escola.people.json")).unwrap();
    session.ok("restore pen.arbitro-backup --replace");
    assert!(session.ok("arbiters list").contains("Ana Exemplo"));
}

#[test]
fn a_lost_past_is_an_alarm_on_the_organisers_page() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let Location::File(path) = &place.location else { unreachable!() };
    let early = place.folder.path().join("early.arbitro-backup");
    Desk::open(&place.location, "t").unwrap().journal().backup(&early).unwrap();
    let mut desk = Desk::open(&place.location, "t").unwrap();
    let code = desk.championship().entries().next().unwrap().code;
    let reason = "x".to_owned();
    let fact = championship::facts::Fact::EntryWithdrawn { code, from_round: None, reason };
    desk.commit(None, |_, _| Ok(vec![fact.clone()])).unwrap();
    drop(desk);
    std::fs::copy(&early, path).unwrap();
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    until("the page has the alarm", || {
        let text = organiser.get("/organiser").text();
        text.contains("role=\"alert\"") && text.contains("ALARME") && text.contains("perderam-se linhas")
    });
}
