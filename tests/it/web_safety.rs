//! Nothing lost, and nothing kept too long: copies, exports, forgetting and the log, by page.

use std::io::{Cursor, Read};

use championship::store::{Desk, automatic_backup};

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::{Answer, Browser};

/// Sends a file with a form.
fn sent(browser: &mut Browser, path: &str, file: &[u8]) -> Answer {
    let token = browser.token();
    let head = format!(
        "--x\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{token}\r\n--x\r\nContent-Disposition: \
         form-data; name=\"file\"; filename=\"x\"\r\nContent-Type: application/octet-stream\r\n\r\n"
    );
    let body = [head.as_bytes(), file, b"\r\n--x--\r\n"].concat();
    browser.send("POST", path, &[("Content-Type", "multipart/form-data; boundary=x")], &body)
}

/// Returns the page that an answer leads to.
fn followed(browser: &mut Browser, answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    let to = answer.header("location").unwrap().to_owned();
    browser.get(to.split('#').next().unwrap()).text()
}

#[test]
fn a_copy_is_taken_along_proven_and_looked_at() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    assert_eq!(organiser.get("/organiser/safety").status, 200);
    let copy = organiser.get("/organiser/safety/backup");
    assert_eq!(copy.status, 200);
    assert!(copy.header("content-disposition").unwrap().contains("attachment"), "{:?}", copy.headers);
    assert!(copy.body.starts_with(b"SQLite format 3"));
    let looked = sent(&mut organiser, "/organiser/safety/check", &copy.body);
    let page = followed(&mut organiser, &looked);
    assert!(page.contains("A cópia está completa: Prova, com 12 inscritos"), "{page}");
    // Half a copy is told, on the page, and nothing of what was looked at stays.
    let broken = sent(&mut organiser, "/organiser/safety/check", &copy.body[..copy.body.len() / 2]);
    assert!(broken.status >= 400 && broken.text().contains("notice bad"), "{}", broken.text());
    assert_eq!(sent(&mut organiser, "/organiser/safety/check", b"").status, 400);
    let folder = place.location.backup_folder();
    let left = std::fs::read_dir(&folder).unwrap().map(|item| item.unwrap().file_name());
    let left: Vec<String> = left.map(|name| name.to_string_lossy().into_owned()).collect();
    assert!(left.iter().all(|name| !name.contains("taken") && !name.contains("looked")), "{left:?}");
    let verified = organiser.post("/organiser/safety", &[]);
    assert!(followed(&mut organiser, &verified).contains("Não falta nada"));
    // The copies that the desk made by itself are there, too, and no other file.
    automatic_backup(&place.location, "prova", "2026-11-16T03:40:00Z").unwrap();
    let page = organiser.get("/organiser/safety").text();
    assert!(page.contains("Cópias automáticas (1)"), "{page}");
    let name = page.split("/organiser/safety/copy/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert!(organiser.get(&format!("/organiser/safety/copy/{name}")).body.starts_with(b"SQLite"));
    assert_eq!(organiser.get("/organiser/safety/copy/..%2Fx.arbitro").status, 404);
    // All this is for organisers.
    let mut arbiter = fair.signed_in(1);
    for path in ["", "/backup", &format!("/copy/{name}")] {
        assert_eq!(arbiter.get(&format!("/organiser/safety{path}")).status, 403, "{path}");
    }
    assert_eq!(arbiter.get("/organiser/export/everything.zip").status, 403);
    assert_eq!(sent(&mut arbiter, "/organiser/safety/check", &copy.body).status, 403);
}

#[test]
fn everything_can_be_taken_along() {
    let place = Place::sqlite();
    championship(&place.location, 6);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    for list in ["entries", "boards", "standings", "schools"] {
        let answer = organiser.get(&format!("/organiser/export/{list}.csv"));
        assert_eq!(answer.status, 200, "{list}");
        assert!(answer.text().contains(';'), "{list}: {}", answer.text());
    }
    assert!(organiser.get("/organiser/export/entries.csv").text().contains("Aluno1 do Meio Apelido1"));
    let codes = organiser.get("/organiser/export/entries.csv?names=code").text();
    assert!(codes.contains("001.1.3") && !codes.contains("Aluno1"), "{codes}");
    assert!(organiser.get("/organiser/export/lists.xlsx").body.starts_with(b"PK"));
    let json: serde_json::Value =
        serde_json::from_slice(&organiser.get("/organiser/export/lists.json").body).unwrap();
    assert_eq!(json["entries"].as_array().unwrap().len(), 6);
    let rules = organiser.get("/organiser/export/regulations.yaml").text();
    assert!(championship::regulations::parse("x.yaml", &rules).is_ok(), "{rules}");
    assert_eq!(organiser.get("/organiser/export/nothing.csv").status, 404);
    let zip = organiser.get("/organiser/export/everything.zip");
    assert_eq!(zip.status, 200, "{}", zip.text());
    let mut zip = zip::ZipArchive::new(Cursor::new(zip.body)).unwrap();
    let names: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    for ending in [".arbitro-backup", "dados/", ".xlsx", ".json", ".yaml", ".trf", ".pdf"] {
        assert!(names.iter().any(|name| name.contains(ending)), "{ending}: {names:?}");
    }
    let report = names.iter().find(|name| name.ends_with(".trf")).unwrap().clone();
    let mut text = String::new();
    zip.by_name(&report).unwrap().read_to_string(&mut text).unwrap();
    assert!(text.contains("Apelido"), "{text}");
}

#[test]
fn a_pupil_is_forgotten_on_their_page_once_that_is_meant() {
    let place = Place::sqlite();
    championship(&place.location, 6);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let path = "/organiser/entry/001.1.3/forget";
    let asked = organiser.post(path, &[]);
    assert!(asked.status == 400 && asked.text().contains("Aluno1 do Meio"), "{}", asked.text());
    let done = organiser.post(path, &[("sure", "1")]);
    let page = followed(&mut organiser, &done);
    assert!(page.contains("o nome e o ano foram apagados") && !page.contains("Aluno1 do Meio"), "{page}");
    let desk = Desk::open(&place.location, "t").unwrap();
    let last = desk.journal().read(0).unwrap().pop().unwrap();
    assert!(last.actor.starts_with("Olga Organiza"), "the log names who did it: {}", last.actor);
    assert_eq!(organiser.post("/organiser/entry/999.1.3/forget", &[("sure", "1")]).status, 404);
}

#[test]
fn the_log_is_looked_through_by_person_and_by_kind() {
    let place = Place::sqlite();
    championship(&place.location, 6);
    let fair = Fair::open(&place.location, &[&[1]]);
    fair.signed_in(1).post("/arbiter/slip", &[("slip", "1.3.1/1/1/1"), ("key", "x"), ("result", "1-0")]);
    let mut organiser = fair.signed_in(0);
    let rows = |page: String| page.matches("<tr><td class=\"num\">").count();
    let all = rows(organiser.get("/organiser/log").text());
    let results = rows(organiser.get("/organiser/log?sort=results").text());
    let arbiter = rows(organiser.get("/organiser/log?who=%C3%81rbitro%201").text());
    let both = rows(organiser.get("/organiser/log?who=teste&sort=results").text());
    let entries = rows(organiser.get("/organiser/log?sort=entries").text());
    assert_eq!((results, arbiter, both, entries), (1, 1, 0, 12), "of {all}");
    assert!(
        organiser
            .get("/organiser/log?who=teste&sort=results")
            .text()
            .contains("O registo não tem nada disto.")
    );
    assert!(organiser.get("/organiser/log?about=001.1.3").text().contains("001.1.3"));
}

#[test]
fn a_copy_takes_the_place_of_what_is_open_while_everybody_works_and_nothing_is_lost() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1, 2]]);
    let (mut organiser, mut arbiter) = (fair.signed_in(0), fair.signed_in(1));
    let copy = organiser.get("/organiser/safety/backup").body;
    let slip = [("slip", "1.3.1/1/1/1"), ("result", "1-0")];
    assert_eq!(arbiter.post("/arbiter/slip", &slip).status, 303);
    let results = || {
        let desk = Desk::open(&place.location, "t").unwrap();
        let boards = desk.championship().groups().flat_map(|group| &group.rounds[0].boards);
        boards.filter(|board| !board.games.is_empty()).count()
    };
    assert_eq!(results(), 1);
    let looked = sent(&mut organiser, "/organiser/safety/check", &copy);
    let to = looked.header("location").unwrap().split('?').next().unwrap().to_owned();
    let page = followed(&mut organiser, &looked);
    assert!(page.contains("Na cópia") && page.contains("Repor esta cópia"), "{page}");
    let head = page.split("name=\"head\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    // Somebody writes in between: nothing is replaced, and the page says so.
    assert_eq!(arbiter.post("/arbiter/slip", &[("slip", "1.3.1/1/2/1"), ("result", "0-1")]).status, 303);
    let early = organiser.post(&to, &[("head", &head)]);
    assert!(early.status == 409 && early.text().contains("Entretanto"), "{}", early.text());
    assert_eq!(results(), 2);
    let page = early.text();
    let head = page.split("name=\"head\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let done = organiser.post(&to, &[("head", &head)]);
    let said = followed(&mut organiser, &done);
    assert!(said.contains("A cópia foi reposta") && said.contains("antes de repor"), "{said}");
    assert_eq!(results(), 0);
    // Everybody goes on with the same card, and the desk shows and takes what there is now.
    assert_eq!(arbiter.get("/arbiter").status, 200);
    assert_eq!(arbiter.post("/arbiter/slip", &[slip[0], ("result", "0-1")]).status, 303);
    assert_eq!(results(), 1);
    assert!(organiser.get("/organiser/log").text().contains("cópia"));
    assert!(organiser.post(&to, &[("head", &head)]).status >= 400, "what was sent is gone by now");
    // What was replaced is there to go back to.
    let path = said.split("/organiser/safety/restore/").nth(1).unwrap().split('"').next().unwrap();
    let path = format!("/organiser/safety/restore/{path}");
    let page = organiser.get(&path).text();
    let head = page.split("name=\"head\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(organiser.post(&path, &[("head", &head)]).status, 303);
    assert_eq!(results(), 2);
    assert!(arbiter.post(&path, &[("head", "1")]).status == 403 && arbiter.get(&path).status == 403);
}
