//! Bad input over real HTTP: bodies, slow clients, forms and paths that make no sense.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::patience::HANG;
use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::{Browser, Server, raw};

#[test]
fn a_body_of_a_hundred_megabytes_is_refused_without_being_kept() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    // A form that is too large, whole.
    let body = vec![b'a'; 300 * 1024];
    let kind = [("Content-Type", "application/x-www-form-urlencoded")];
    assert_eq!(organiser.send("POST", "/enter", &kind, &body).status, 413);
    // A hundred megabytes announced and begun: the server says no long before the end.
    for path in ["/enter", "/organiser/import", "/arbiter/slip"] {
        let mut stream = TcpStream::connect(fair.server.at).unwrap();
        stream.set_read_timeout(Some(HANG)).unwrap();
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 104857600\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).unwrap();
        let chunk = vec![b'x'; 64 * 1024];
        let mut sent = 0;
        while sent < 100 << 20 && stream.write_all(&chunk).is_ok() {
            sent += chunk.len();
        }
        assert!(sent < 40 << 20, "{path}: the server took {sent} bytes");
    }
    assert_eq!(Browser::new(&fair.server).get("/").status, 200);
}

#[test]
fn a_slow_client_is_sent_away_and_others_are_served_meanwhile() {
    let server = Server::games_only();
    let begun = Instant::now();
    let mut slow = TcpStream::connect(server.at).unwrap();
    slow.set_read_timeout(Some(HANG)).unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").unwrap();
    for _ in 0..20 {
        assert_eq!(Browser::new(&server).get("/").status, 200);
    }
    // It is sent away in the end, and not before it had some time; a busy machine only gives it more.
    let mut rest = Vec::new();
    let end = slow.read_to_end(&mut rest);
    let is_waiting =
        |error: std::io::Error| matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
    assert!(!end.is_err_and(is_waiting), "the slow client is still there");
    assert!(begun.elapsed() > Duration::from_secs(10));
}

#[test]
fn forms_and_paths_that_make_no_sense_get_a_page_not_a_crash() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    for path in [
        "/t/9.9",
        "/t/x",
        "/t/%00",
        "/g/1.3.99",
        "/g/..%2f..",
        "/r/1.3.1/x/1",
        "/r/1.3.1/99999999/1",
        "/wall?n=-1",
        "/wall?n=99999999999999999999",
        "/organiser/group/zz",
        "/organiser/print/nada.pdf",
        "/organiser/print/scores.exe",
        "/organiser/log?before=x",
        "/in/%F0%9F",
        "/assets/..%2fCargo.toml",
        "/language/%00",
    ] {
        let status = organiser.get(path).status;
        assert!((400..500).contains(&status), "{path}: {status}");
    }
    let kind = [("Content-Type", "application/x-www-form-urlencoded")];
    for body in ["", "%%%", "csrf", "csrf=%ff%fe", "=&=&=", "slip=1"] {
        let status = organiser.send("POST", "/arbiter/slip", &kind, body.as_bytes()).status;
        assert!((400..500).contains(&status), "{body}: {status}");
    }
    let status =
        organiser.send("POST", "/arbiter/slip", &[("Content-Type", "application/json")], b"{}").status;
    assert!((400..500).contains(&status));
    let multipart = [("Content-Type", "multipart/form-data; boundary=x")];
    for body in ["", "--x\r\n", "--x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nlixo"] {
        let status = organiser.send("POST", "/organiser/import", &multipart, body.as_bytes()).status;
        assert!((400..500).contains(&status), "{body}: {status}");
    }
    for step in ["nada", "draw", "pair", "settle", "annul-draw", "annul-round", "close", "reopen"] {
        let answer = organiser.post("/organiser/step", &[("step", step), ("target", "<b>9.9.9.9")]);
        assert!((400..500).contains(&answer.status), "{step}: {}", answer.status);
        assert!(!answer.text().contains("<b>9.9"), "{step}");
    }
    let bad_cookie = raw(
        fair.server.at,
        b"GET / HTTP/1.1\r\nHost: x\r\nCookie: arbitro_session=\xff\xfe; arbitro_lang=\"; x\r\nConnection: close\r\n\r\n",
    );
    assert_eq!(bad_cookie.map(|answer| answer.status), Some(200));
}
