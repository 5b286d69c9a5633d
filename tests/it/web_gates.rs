//! Every address for everybody, held to one table: who is let in, who is not, and what a stream tells.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::Path;

use championship::store::Desk;

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::{Answer, Browser};

/// Whom an address lets in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gate {
    /// Anybody, and all alike.
    Open,
    /// Arbiters and organisers.
    Staff,
    /// Organisers.
    Organisers,
}

use Gate::{Open, Organisers, Staff};

/// Every address: what is asked of it, who may, and an example with the fields of its form.
pub(crate) const ADDRESSES: &[(&str, &str, Gate, &str, &str)] = &[
    ("GET", "/", Open, "/", ""),
    ("GET", "/t/{tournament}", Open, "/t/1.3", ""),
    ("GET", "/g/{group}", Open, "/g/1.3.1", ""),
    ("GET", "/find", Open, "/find?q=Aluno1", ""),
    ("GET", "/schools", Open, "/schools", ""),
    ("GET", "/r/{group}/{round}/{board}", Open, "/r/1.3.1/1/1", ""),
    ("GET", "/r/{group}/{round}/{board}/{first}/{second}", Open, "/r/1.3.1/1/1/001.1.3/002.1.3", ""),
    ("GET", "/wall", Open, "/wall", ""),
    ("GET", "/wall/clock", Open, "/wall/clock", ""),
    ("GET", "/logo", Open, "/logo", ""),
    ("GET", "/live", Open, "/live?of=1.3.1", ""),
    ("GET", "/language/{code}", Open, "/language/en", ""),
    ("GET", "/assets/{name}", Open, "/assets/style.css", ""),
    ("GET", "/sw.js", Open, "/sw.js", ""),
    ("GET", "/robots.txt", Open, "/robots.txt", ""),
    ("GET", "/guide", Open, "/guide", ""),
    ("GET", "/guide/{chapter}", Open, "/guide/teacher", ""),
    ("GET", "/guide/guide.pdf", Open, "/guide/guide.pdf", ""),
    ("GET", "/games", Open, "/games", ""),
    ("GET", "/games/{id}", Open, "/games/rastros", ""),
    ("GET", "/games/{id}/sheet.pdf", Open, "/games/rastros/sheet.pdf", ""),
    ("GET", "/games/{id}/young.pdf", Open, "/games/rastros/young.pdf", ""),
    ("GET", "/games/{id}/poster.pdf", Open, "/games/rastros/poster.pdf", ""),
    ("GET", "/games/{id}/board.pdf", Open, "/games/rastros/board.pdf", ""),
    ("GET", "/games/{id}/with-board.pdf", Open, "/games/rastros/with-board.pdf", ""),
    ("GET", "/games/{id}/board.svg", Open, "/games/rastros/board.svg", ""),
    ("GET", "/games/{id}/file.yaml", Open, "/games/rastros/file.yaml", ""),
    ("POST", "/ask", Open, "/ask", ""),
    ("GET", "/learn/{id}", Open, "/learn/rastros", ""),
    ("GET", "/train/{id}", Open, "/train/rastros", ""),
    ("GET", "/workshop", Open, "/workshop", ""),
    ("POST", "/workshop", Organisers, "/workshop", "file=name:+x"),
    ("GET", "/play/record", Open, "/play/record", ""),
    ("POST", "/play/record", Open, "/play/record", "record=x"),
    ("GET", "/play/{id}", Open, "/play/rastros", ""),
    ("GET", "/play/{id}/think", Open, "/play/semaforo/think?vs=first-1", ""),
    ("GET", "/play/{id}/record.txt", Open, "/play/rastros/record.txt?m=e5-d4", ""),
    ("POST", "/play/{id}/invite", Open, "/play/rastros/invite", "seat=first"),
    ("GET", "/play/room/{key}", Open, "/play/room/nobody", ""),
    ("POST", "/play/room/{key}", Open, "/play/room/nobody", "mv=e5-d4"),
    ("GET", "/play/room/{key}/events", Open, "/play/room/nobody/events", ""),
    ("GET", "/b/{group}/{round}/{board}", Open, "/b/1.3.1/1/1", ""),
    ("POST", "/b/{group}/{round}/{board}", Open, "/b/1.3.1/1/1", "mv=e5-d4"),
    ("GET", "/b/{group}/{round}/{board}/events", Open, "/b/9.9.9/1/1/events", ""),
    ("GET", "/sit/{code}", Open, "/sit/001.1.3", ""),
    ("POST", "/sit/{code}", Open, "/sit/001.1.3", ""),
    ("GET", "/class", Open, "/class", ""),
    ("POST", "/class", Open, "/class", "class=000000"),
    ("GET", "/enter", Open, "/enter", ""),
    ("POST", "/enter", Open, "/enter", "number=&pin="),
    ("GET", "/in/{word}", Open, "/in/1-0123", ""),
    ("POST", "/in/{word}", Open, "/in/1-0123", ""),
    ("GET", "/school", Open, "/school", ""),
    ("POST", "/school", Open, "/school", "code=x"),
    ("GET", "/school/{code}", Open, "/school/x", ""),
    ("POST", "/school/{code}", Open, "/school/x", ""),
    ("GET", "/school/{code}/receipt", Open, "/school/x/receipt", ""),
    ("GET", "/school/{code}/data", Open, "/school/x/data", ""),
    ("POST", "/school/{code}/data", Open, "/school/x/data", "step=all"),
    ("GET", "/school/{code}/data.csv", Open, "/school/x/data.csv", ""),
    ("GET", "/family/{code}", Open, "/family/x", ""),
    ("POST", "/family/{code}", Open, "/family/x", "step=delete"),
    ("POST", "/school/{code}/substitute", Open, "/school/x/substitute", "entry=x"),
    ("GET", "/p/{code}", Open, "/p/001.1.3", ""),
    ("GET", "/c/{code}", Staff, "/c/001.1.3", ""),
    ("POST", "/c/{code}", Staff, "/c/999.1.3", "step=nothing"),
    ("GET", "/arbiter", Staff, "/arbiter", ""),
    ("POST", "/arbiter/tables", Staff, "/arbiter/tables", "tables=1&was=1"),
    ("POST", "/arbiter/slip", Staff, "/arbiter/slip", "slip=1.3.1/1/1/1&result=nothing"),
    ("POST", "/arbiter/absence", Staff, "/arbiter/absence", "code=x&round=1"),
    ("GET", "/arbiter/boards", Staff, "/arbiter/boards", ""),
    ("POST", "/arbiter/boards", Staff, "/arbiter/boards", "step=nothing"),
    (
        "GET",
        "/arbiter/boards/{group}/{round}/{board}/position.pdf",
        Staff,
        "/arbiter/boards/1.3.1/1/1/position.pdf",
        "",
    ),
    ("GET", "/organiser", Organisers, "/organiser", ""),
    ("POST", "/organiser/step", Organisers, "/organiser/step", "step=nothing"),
    ("GET", "/organiser/group/{group}", Organisers, "/organiser/group/1.3.1", ""),
    ("GET", "/organiser/tournament/{id}", Organisers, "/organiser/tournament/1.3", ""),
    ("GET", "/organiser/publish", Organisers, "/organiser/publish", ""),
    ("GET", "/organiser/publish/pages.zip", Organisers, "/organiser/publish/pages.zip", ""),
    ("POST", "/organiser/publish", Organisers, "/organiser/publish", "step=address&address=x"),
    ("GET", "/organiser/details", Organisers, "/organiser/details", ""),
    ("POST", "/organiser/details", Organisers, "/organiser/details", ""),
    ("GET", "/organiser/entries", Organisers, "/organiser/entries", ""),
    ("POST", "/organiser/entries/add", Organisers, "/organiser/entries/add", "name=&tournament=x"),
    ("POST", "/organiser/entries/status", Organisers, "/organiser/entries/status", "code=001.1.3&step=x"),
    ("GET", "/organiser/entry/{code}", Organisers, "/organiser/entry/001.1.3", ""),
    ("POST", "/organiser/entry/{code}", Organisers, "/organiser/entry/999.1.3", "name=x"),
    ("POST", "/organiser/entry/{code}/seat", Organisers, "/organiser/entry/999.1.3/seat", "step=merge"),
    ("POST", "/organiser/entry/{code}/forget", Organisers, "/organiser/entry/999.1.3/forget", ""),
    (
        "POST",
        "/organiser/entry/{code}/absence",
        Organisers,
        "/organiser/entry/999.1.3/absence",
        "step=x&round=1",
    ),
    ("POST", "/organiser/import", Organisers, "/organiser/import", ""),
    ("POST", "/organiser/import/take", Organisers, "/organiser/import/take", "upload=x"),
    ("GET", "/organiser/template.xlsx", Organisers, "/organiser/template.xlsx", ""),
    ("GET", "/organiser/checkin", Organisers, "/organiser/checkin", ""),
    ("POST", "/organiser/checkin", Organisers, "/organiser/checkin", "step=nothing"),
    ("GET", "/organiser/schools", Organisers, "/organiser/schools", ""),
    ("POST", "/organiser/schools", Organisers, "/organiser/schools", "number=999&name=x"),
    ("POST", "/organiser/schools/merge", Organisers, "/organiser/schools/merge", "from=998&into=999"),
    ("GET", "/organiser/registration", Organisers, "/organiser/registration", ""),
    ("POST", "/organiser/registration", Organisers, "/organiser/registration", "step=nothing"),
    (
        "GET",
        "/organiser/registration/file/{what}",
        Organisers,
        "/organiser/registration/file/letters.pdf",
        "",
    ),
    ("GET", "/organiser/registration/school/{number}", Organisers, "/organiser/registration/school/1", ""),
    (
        "POST",
        "/organiser/registration/school/{number}",
        Organisers,
        "/organiser/registration/school/1",
        "step=nothing",
    ),
    ("GET", "/organiser/people", Organisers, "/organiser/people", ""),
    ("POST", "/organiser/people", Organisers, "/organiser/people", "step=nothing"),
    ("GET", "/organiser/people/cards/{word}", Organisers, "/organiser/people/cards/x", ""),
    ("GET", "/organiser/print", Organisers, "/organiser/print", ""),
    ("GET", "/organiser/print/{what}", Organisers, "/organiser/print/entries.csv", ""),
    ("GET", "/organiser/export/{what}", Organisers, "/organiser/export/entries.csv", ""),
    ("GET", "/organiser/log", Organisers, "/organiser/log", ""),
    ("GET", "/organiser/propose", Organisers, "/organiser/propose", ""),
    ("POST", "/organiser/propose", Organisers, "/organiser/propose", "step=nothing"),
    ("GET", "/organiser/why/{group}/{round}", Organisers, "/organiser/why/1.3.1/1", ""),
    ("GET", "/organiser/safety", Organisers, "/organiser/safety", ""),
    ("POST", "/organiser/safety", Organisers, "/organiser/safety", ""),
    ("GET", "/organiser/safety/backup", Organisers, "/organiser/safety/backup", ""),
    ("GET", "/organiser/safety/copy/{name}", Organisers, "/organiser/safety/copy/x", ""),
    ("POST", "/organiser/safety/check", Organisers, "/organiser/safety/check", ""),
    ("GET", "/organiser/safety/restore/{copy}", Organisers, "/organiser/safety/restore/x", ""),
    ("POST", "/organiser/safety/restore/{copy}", Organisers, "/organiser/safety/restore/x", "reason=x"),
    ("GET", "/organiser/wall", Organisers, "/organiser/wall", ""),
    ("POST", "/organiser/wall", Organisers, "/organiser/wall", "step=nothing"),
    // Last: who has left is a stranger.
    ("POST", "/leave", Open, "/leave", ""),
];

/// The addresses that go on telling as long as somebody listens.
pub(crate) const STREAMS: [&str; 1] = ["/live"];

/// The forms that bring files, and are sent in parts.
const PARTS: [&str; 5] = [
    "/organiser/details",
    "/organiser/import",
    "/organiser/safety/check",
    "/organiser/registration/school/1",
    "/school/x",
];

fn fair(place: &Place) -> Fair {
    championship(&place.location, 12);
    Fair::open(&place.location, &[&[1]])
}

/// A stranger, an arbiter and an organiser, each with the token of their forms.
fn visitors(fair: &Fair) -> [(Browser, String); 3] {
    let all = [Browser::new(&fair.server), fair.signed_in(1), fair.signed_in(0)];
    all.map(|mut browser| {
        let token = browser.token();
        (browser, token)
    })
}

/// Sends a request, with the fields of a form as its page sends them.
pub(crate) fn send(browser: &mut Browser, method: &str, path: &str, fields: &str) -> Answer {
    if !PARTS.contains(&path) {
        let form = [("Content-Type", "application/x-www-form-urlencoded")];
        return browser.send(method, path, &form, fields.as_bytes());
    }
    let form = [("Content-Type", "multipart/form-data; boundary=x")];
    let part = |field: &str| {
        let (name, value) = field.split_once('=').unwrap_or((field, ""));
        format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let parts: String = fields.split('&').filter(|field| !field.is_empty()).map(part).collect();
    browser.send(method, path, &form, format!("{parts}--x--\r\n").as_bytes())
}

fn head(place: &Place) -> u64 {
    Desk::open(&place.location, "teste").unwrap().head()
}

#[test]
fn every_address_lets_in_whom_the_table_says() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut visitors = visitors(&fair);
    let before = head(&place);
    let rows: Vec<_> = ADDRESSES.iter().filter(|row| !STREAMS.contains(&row.1)).collect();
    let mut found = vec![[0; 3]; rows.len()];
    for (who, (browser, token)) in visitors.iter_mut().enumerate() {
        for (at, (method, _, _, path, fields)) in rows.iter().enumerate() {
            found[at][who] = match *method {
                "POST" => send(browser, method, path, &format!("csrf={token}&{fields}")).status,
                _ => browser.send(method, path, &[], b"").status,
            };
        }
        if who < 2 {
            assert_eq!(head(&place), before, "a stranger or an arbiter has changed the championship");
        }
    }
    let mut wrong = Vec::new();
    for ((method, route, gate, ..), found) in rows.iter().zip(&found) {
        let is_refused = found.map(|status| status == 403);
        let is_as_said = match gate {
            Open => found[0] == found[1] && found[1] == found[2],
            Staff => is_refused == [true, false, false],
            Organisers => is_refused == [true, true, false],
        };
        if !is_as_said || found.iter().any(|status| *status >= 500) {
            wrong.push(format!("{method} {route} {gate:?}: {found:?}"));
        }
    }
    assert_eq!(wrong, [""; 0], "stranger, arbiter, organiser");
}

#[test]
fn no_form_is_taken_without_the_token_of_who_sends_it() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut visitors = visitors(&fair);
    for (_, route, _, path, fields) in ADDRESSES.iter().filter(|(method, ..)| *method == "POST") {
        for who in 0..3 {
            let other = visitors[(who + 1) % 3].1.clone();
            let bare = send(&mut visitors[who].0, "POST", path, fields).status;
            let stolen = send(&mut visitors[who].0, "POST", path, &format!("csrf={other}&{fields}")).status;
            // Questions change nothing, and are no forms.
            let refused = if *path == "/ask" { 415 } else { 403 };
            assert_eq!([bare, stolen], [refused; 2], "{route} by {who}");
        }
    }
}

/// Whoever adds an address says in the table whom it lets in.
#[test]
fn every_address_stands_in_the_table() {
    fn collect(folder: &Path, found: &mut BTreeSet<(String, String)>) {
        for item in std::fs::read_dir(folder).expect("a folder") {
            let path = item.expect("an item").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
            // The lobby has no championship open, and its own tests.
            if path.is_dir() && name != "lobby" {
                collect(&path, found);
            }
            if !name.ends_with(".rs") || name.ends_with("tests.rs") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a file");
            for part in text.split(".route(\"").skip(1) {
                let (route, rest) = part.split_once('"').expect("the end of an address");
                let call = rest.split(";\n").next().unwrap_or(rest).split("\n}").next().unwrap_or(rest);
                for (word, method) in [("get(", "GET"), ("post(", "POST")] {
                    if call.contains(word) {
                        found.insert((method.to_owned(), route.to_owned()));
                    }
                }
            }
        }
    }
    let mut found = BTreeSet::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/desk"), &mut found);
    let table: BTreeSet<(String, String)> =
        ADDRESSES.iter().map(|(method, route, ..)| ((*method).to_owned(), (*route).to_owned())).collect();
    assert_eq!(table.len(), ADDRESSES.len(), "an address stands there twice");
    let missing: Vec<_> = found.difference(&table).collect();
    let gone: Vec<_> = table.difference(&found).collect();
    assert!(
        missing.is_empty() && gone.is_empty(),
        "not in the table: {missing:?}; not in the code: {gone:?}"
    );
}

/// Reads a stream until one of its lines is this.
fn until(stream: &mut BufReader<TcpStream>, wanted: &str) -> Vec<String> {
    let mut lines = Vec::new();
    while lines.last().is_none_or(|line| line != wanted) {
        let mut line = String::new();
        assert!(stream.read_line(&mut line).unwrap() > 0, "the stream ends after {lines:?}");
        lines.push(line.trim_end().to_owned());
    }
    lines
}

#[test]
fn a_stream_tells_everybody_the_same_numbers_and_nothing_else() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let visitors = visitors(&fair);
    let follow = |path: &str| -> Vec<BufReader<TcpStream>> {
        visitors.iter().map(|(browser, _)| BufReader::new(browser.follow(path))).collect()
    };
    let (mut own, mut other) = (follow("/live?of=1.3.1"), follow("/live?of=4.2"));
    let start = format!("data: {}", head(&place));
    let mut told: Vec<String> = Vec::new();
    for stream in own.iter_mut().chain(&mut other) {
        let lines = until(stream, &start);
        assert!(lines[0].contains(" 200 "), "{lines:?}");
        let body = lines.iter().position(String::is_empty).unwrap();
        told.extend_from_slice(&lines[body..]);
    }
    let mut arbiter = fair.signed_in(1);
    let slip = [("slip", "1.3.1/1/1/1"), ("result", "1-0")];
    assert_eq!(arbiter.post("/arbiter/slip", &slip).status, 303);
    let result = format!("data: {}", head(&place));
    for stream in &mut own {
        told.extend(until(stream, &result));
    }
    // A new pupil may be on any page; the result was none of the other tournament's.
    let pupil = [("name", "Nova Aluna"), ("school", "EB de Vale 1"), ("tournament", "1.1"), ("year", "3")];
    let mut organiser = fair.signed_in(0);
    let added = organiser.post("/organiser/entries/add", &pupil);
    assert_eq!(added.status, 303, "{}", added.text());
    let last = format!("data: {}", head(&place));
    for stream in own.iter_mut().chain(&mut other) {
        let lines = until(stream, &last);
        told.extend_from_slice(&lines);
    }
    let is_number = |line: &str, key: &str| line.strip_prefix(key).is_some_and(|n| n.parse::<u64>().is_ok());
    for line in &told {
        // The length of each piece stands before it.
        let is_length = line.len() < 6 && u32::from_str_radix(line, 16).is_ok();
        let is_plain = line.is_empty()
            || line.starts_with(':')
            || ["event: hello", "event: change"].contains(&line.as_str());
        let is_counted = ["data: ", "id: ", "retry: "].iter().any(|key| is_number(line, key));
        assert!(is_length || is_plain || is_counted, "a stream says `{line}`");
    }
    assert_eq!(
        told.iter().filter(|line| **line == result).count(),
        3,
        "only who follows the group hears of it"
    );
}
