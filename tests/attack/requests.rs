//! Requests to a real desk, as strangers, arbiters and organisers never send them.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use championship::store::Location;

use super::chance::{Chance, NASTY, mangle};
use super::doors::Ground;
use super::fair::{self, Fair};

/// Pages that are asked for.
const PAGES: [&str; 44] = [
    "/",
    "/games",
    "/games/rastros",
    "/games/rastros/sheet.pdf",
    "/games/hex/board.svg",
    "/play/record",
    "/play/rastros",
    "/play/rastros?m=e5-d4",
    "/play/rastros/think?m=e5-d4",
    "/play/rastros/record.txt?m=e5-d4",
    "/play/room/abc",
    "/play/room/abc/events",
    "/language/en",
    "/assets/desk.js",
    "/sw.js",
    "/robots.txt",
    "/live?of=1.3.1",
    "/organiser/print",
    "/organiser/print/standings.pdf",
    "/organiser/print/slips.pdf?round=1",
    "/organiser/print/badges.pdf",
    "/organiser/print/diplomas.pdf",
    "/organiser/print/pairings.csv",
    "/organiser/print/entries.xlsx",
    "/organiser/log",
    "/organiser/log?before=9",
    "/arbiter",
    "/organiser/entries?q=Ana",
    "/organiser/template.xlsx",
    "/enter",
    "/in/abcdef",
    "/organiser",
    "/organiser/group/1.3.1",
    "/t/1.3",
    "/g/1.3.1",
    "/g/1.3.1?round=1",
    "/find?q=Aluno1",
    "/schools",
    "/wall",
    "/wall?n=2&names=codes",
    "/r/1.3.1/1/1",
    "/organiser/people",
    "/assets/style.css",
    "/organiser/print/nada",
];

/// Forms that are sent, with their fields.
const FORMS: [(&str, &[(&str, &str)]); 20] = [
    (
        "/arbiter/slip",
        &[("slip", "1.3.1/1/1/1"), ("key", "k1"), ("result", "1-0"), ("reason", "x"), ("seen", "")],
    ),
    ("/arbiter/slip", &[("slip", "1.3.1/1/2/1"), ("key", "k2"), ("result", "retract"), ("reason", "engano")]),
    ("/arbiter/absence", &[("entry", "001.1.3.1"), ("group", "1.3.1"), ("absent", "1"), ("reason", "x")]),
    ("/organiser/step", &[("step", "pair"), ("target", "1.3.1")]),
    ("/organiser/step", &[("step", "close"), ("target", "1.3.1"), ("reason", "x")]),
    ("/organiser/step", &[("step", "reopen"), ("target", "1.3.1"), ("reason", "x")]),
    ("/organiser/step", &[("step", "draw"), ("target", "1.3"), ("reason", "x")]),
    ("/organiser/step", &[("step", "annul-round"), ("target", "1.3.1"), ("reason", "x")]),
    (
        "/organiser/entries/add",
        &[("name", "Ana"), ("school", "EB de Vale 1"), ("tournament", "1.3"), ("year", "3")],
    ),
    ("/organiser/entries/status", &[("code", "001.1.3.1"), ("status", "withdrawn"), ("reason", "x")]),
    ("/organiser/import/take", &[("upload", "1"), ("skip", "1")]),
    (
        "/organiser/people",
        &[("do", "add"), ("name", "Rui"), ("role", "arbiter"), ("tables", "1 2"), ("number", "2")],
    ),
    ("/organiser/people", &[("do", "remove"), ("person", "9"), ("number", "9")]),
    ("/organiser/people", &[("do", "tables"), ("person", "2"), ("tables", "1-9999999")]),
    ("/enter", &[("person", "2"), ("pin", "1234"), ("number", "2")]),
    ("/in/abcdef", &[("x", "1")]),
    ("/play/record", &[("text", "game: rastros\nmoves: e5-d4")]),
    ("/play/rastros/invite", &[("side", "first"), ("m", "e5-d4")]),
    ("/play/room/abc", &[("move", "e5-d4"), ("seat", "1")]),
    ("/leave", &[("x", "1")]),
];

/// A desk with people who are signed in; the stranger first, then an arbiter, then the organiser.
pub(crate) struct Site {
    at: SocketAddr,
    // Cookie and token of each.
    visitors: Vec<(String, String)>,
    asked: u32,
    _fair: Fair,
    _folder: tempfile::TempDir,
}

impl Site {
    fn open() -> Site {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::File(folder.path().join("x.arbitro"));
        fair::championship(&location, 14);
        let fair = Fair::open(&location, &[&[1]]);
        let at = fair.server.at;
        let mut visitors = Vec::new();
        for card in [None, Some(fair.cards[1].path.clone()), Some(fair.cards[0].path.clone())] {
            let mut visitor = (String::new(), String::new());
            take(&mut visitor, &send(at, &request("GET", "/enter", "", ""), false));
            if let Some(path) = card {
                let body = format!("csrf={}", visitor.1);
                let entered = send(at, &request("POST", &path, &visitor.0, &body), false);
                take(&mut visitor, &entered);
                let page = send(at, &request("GET", "/enter", &visitor.0, ""), false);
                take(&mut visitor, &page);
            }
            assert!(!visitor.1.is_empty(), "a visitor has no token");
            visitors.push(visitor);
        }
        Site { at, visitors, asked: 0, _fair: fair, _folder: folder }
    }

    /// Looks from time to time whether the arbiter and the organiser are still let in.
    fn is_signed_in(&mut self) -> bool {
        self.asked += 1;
        let is_in = |page: &str, who: usize| {
            send(self.at, &request("GET", page, &self.visitors[who].0, ""), false)
                .starts_with(b"HTTP/1.1 200")
        };
        !self.asked.is_multiple_of(25) || (is_in("/arbiter", 1) && is_in("/organiser", 2))
    }
}

/// Takes over cookie and token of an answer.
fn take(visitor: &mut (String, String), answer: &[u8]) {
    let answer = String::from_utf8_lossy(answer);
    let between = |from: &str, to: char| Some(answer.split_once(from)?.1.split(to).next()?.to_owned());
    if let Some(cookie) = between("set-cookie: ", ';') {
        visitor.0 = cookie;
    }
    if let Some(token) = between("name=\"csrf\" value=\"", '"') {
        visitor.1 = token;
    }
}

fn request(method: &str, path: &str, cookie: &str, body: &str) -> Vec<u8> {
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nAccept-Language: es\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    head.into_bytes()
}

/// Makes a request; `@COOKIE1@` and `@TOKEN1@` stand for the arbiter's, and so on.
pub(crate) fn make(chance: &mut Chance, _: &mut Ground) -> Vec<u8> {
    let who = chance.below(3);
    let cookie = format!("@COOKIE{who}@");
    let bytes = match chance.below(10) {
        0..4 => {
            let page = *chance.pick(&PAGES);
            request("GET", &path(chance, page), &cookie, "")
        }
        4..9 => {
            let (to, fields) = FORMS[chance.below(FORMS.len())];
            let mut body = format!("csrf=@TOKEN{who}@");
            for (name, value) in fields {
                if chance.once_in(12) {
                    continue;
                }
                let value = if chance.once_in(3) { value_of(chance, value) } else { (*value).to_owned() };
                body += &format!("&{name}={}", super::web::encoded(&value));
            }
            let to = if chance.once_in(5) { path(chance, to) } else { to.to_owned() };
            // The length is that of the token in full.
            let mut bytes = request("POST", &to, &cookie, &body);
            if chance.once_in(4) {
                let text = String::from_utf8_lossy(&bytes).replace("text/html", "application/json");
                bytes = text.into_bytes();
            }
            bytes
        }
        _ => {
            let list = "Nome;Escola;Ano;Ciclo;Jogo\nAna Um;EB de Vale 1;3;1;Rastros\n".as_bytes();
            let list = mangle(chance, list, &[list.to_vec()], &[b"Nome".to_vec(), b";".to_vec()]);
            let mut body = format!("--b\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n@TOKEN{who}@\r\n--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\n").into_bytes();
            body.extend(list);
            body.extend(b"\r\n--b--\r\n");
            let head = format!(
                "POST /organiser/import HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n\
                 Content-Type: multipart/form-data; boundary=b\r\nContent-Length: @LENGTH@\r\n\r\n"
            );
            [head.into_bytes(), body].concat()
        }
    };
    match chance.once_in(4) {
        true => mangle(
            chance,
            &bytes,
            std::slice::from_ref(&bytes),
            &[b"\r\n".to_vec(), b"%".to_vec(), b"/".to_vec()],
        ),
        false => bytes,
    }
}

fn value_of(chance: &mut Chance, value: &str) -> String {
    match chance.below(4) {
        0 => NASTY[chance.below(NASTY.len())].to_owned(),
        1 => NASTY[chance.below(NASTY.len())].repeat(1 + chance.below(400)),
        2 => format!("{value}{}", NASTY[chance.below(NASTY.len())]),
        _ => {
            let bytes = mangle(chance, value.as_bytes(), &[value.into()], &[b"1".to_vec(), b".".to_vec()]);
            String::from_utf8_lossy(&bytes).chars().take(4_000).collect()
        }
    }
}

/// Puts something into one part of a path or its questions.
fn path(chance: &mut Chance, path: &str) -> String {
    let mut parts: Vec<String> = path.split_inclusive(['/', '?', '=', '.', '&']).map(str::to_owned).collect();
    for _ in 0..chance.below(3) {
        let at = parts.len() - 1 - chance.below(parts.len().min(3));
        let end: String = parts[at].chars().last().filter(|c| "/?=.&".contains(*c)).into_iter().collect();
        let value = value_of(chance, parts[at].trim_end_matches(['/', '?', '=', '.', '&']));
        parts[at] = super::web::encoded(&value) + &end;
    }
    format!("/{}", parts.concat().trim_start_matches('/'))
}

/// Sends a request; an answer that owns up to a fault counts as a panic.
pub(crate) fn attack(ground: &mut Ground, input: &[u8]) -> bool {
    // Some requests sign people out; then the desk is opened anew.
    if ground.site.as_mut().is_some_and(|site| !site.is_signed_in()) {
        ground.site = None;
    }
    let site = ground.site.get_or_insert_with(Site::open);
    let mut bytes = input.to_vec();
    for (who, (cookie, token)) in site.visitors.iter().enumerate() {
        bytes = replaced(&bytes, format!("@COOKIE{who}@").as_bytes(), cookie.as_bytes());
        bytes = replaced(&bytes, format!("@TOKEN{who}@").as_bytes(), token.as_bytes());
    }
    if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
        let (head, body) = bytes.split_at(end);
        let length = format!("ontent-Length: {}", body.len() - 4);
        let head = String::from_utf8_lossy(head).into_owned();
        let lines: Vec<String> = head
            .split("\r\n")
            .map(|line| match line.split_once("ontent-Length: ") {
                // A mangled length stays what it is.
                Some((start, old))
                    if old == "@LENGTH@" || old.parse::<usize>().is_ok_and(|n| n < body.len() + 200) =>
                {
                    format!("{start}{length}")
                }
                _ => line.to_owned(),
            })
            .collect();
        bytes = [lines.join("\r\n").as_bytes(), body].concat();
    }
    let answer = send(site.at, &bytes, true);
    assert!(!answer.starts_with(b"HTTP/1.1 500"), "the desk answers 500");
    let still = send(site.at, &request("GET", "/robots.txt", "", ""), false);
    assert!(still.starts_with(b"HTTP/1.1 200"), "the desk does not answer any more");
    answer.starts_with(b"HTTP/1.1 2") || answer.starts_with(b"HTTP/1.1 3")
}

fn replaced(bytes: &[u8], what: &[u8], by: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(at) = rest.windows(what.len()).position(|window| window == what) {
        out.extend_from_slice(&rest[..at]);
        out.extend_from_slice(by);
        rest = &rest[at + what.len()..];
    }
    out.extend_from_slice(rest);
    out
}

/// Sends bytes and returns the answer, up to a stream that never ends or a silence.
fn send(at: SocketAddr, bytes: &[u8], is_hasty: bool) -> Vec<u8> {
    let mut stream = TcpStream::connect(at).unwrap();
    let patience = if is_hasty { Duration::from_secs(3) } else { Duration::from_secs(60) };
    stream.set_read_timeout(Some(patience)).unwrap();
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    let mut part = [0; 16 * 1024];
    while let Ok(n) = stream.read(&mut part) {
        answer.extend_from_slice(&part[..n]);
        let begin = &answer[..answer.len().min(2_000)];
        if n == 0 || begin.windows(12).any(|window| window == b"event-stream") {
            break;
        }
    }
    answer
}
