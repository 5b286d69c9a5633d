//! The server before any role: languages, headers, files, addresses that are not there.

use crate::support::web::{Browser, Server, raw};
use desk::{App, server};
use speech::Language;

#[test]
fn the_first_page_speaks_the_visitors_language_and_remembers_a_choice() {
    let server = Server::games_only();
    let mut browser = Browser::new(&server);
    assert!(browser.get("/").text().contains("<html lang=\"pt\""));
    browser.headers = vec![("Accept-Language".into(), "fr, en-GB;q=0.8".into())];
    assert!(browser.get("/").text().contains("<html lang=\"en\""));
    let answer = browser.get("/language/pt?back=/nada");
    assert_eq!((answer.status, answer.header("location")), (303, Some("/nada")));
    assert!(browser.get("/").text().contains("<html lang=\"pt\""));
    for away in ["//evil.example", "https://evil.example", "/\\evil.example"] {
        let answer = browser.get(&format!("/language/en?back={away}"));
        assert_eq!(answer.header("location"), Some("/"), "{away}");
    }
    assert_eq!(browser.get("/language/xx").status, 404);
}

#[test]
fn a_page_is_in_the_language_wished_most_and_offers_the_others() {
    let mut app = App::games_only().unwrap();
    app.language = Language::Es;
    let server = Server::start(app);
    let mut browser = Browser::new(&server);
    let wishes = [
        ("es", "es"),
        ("es-MX,es;q=0.9", "es"),
        ("en;q=0.3, pt;q=0.7, es;q=0.5", "pt"),
        ("de, fr;q=0.9, en-US;q=0.1", "en"),
        ("en;q=0, es;q=0.1", "es"),
        // Nothing that there is: the desk's own.
        ("de, fr", "es"),
        ("en;q=nonsense", "es"),
        ("", "es"),
    ];
    for (wish, language) in wishes {
        browser.headers = vec![("Accept-Language".into(), wish.into())];
        let page = browser.get("/").text();
        assert!(page.contains(&format!("<html lang=\"{language}\"")), "{wish}");
        let others = Language::ALL.into_iter().filter(|other| other.code() != language);
        for other in others {
            assert!(page.contains(&format!("href=\"/language/{other}?back=")), "{wish}: no {other}");
        }
        assert!(!page.contains(&format!("href=\"/language/{language}?back=")), "{wish}");
    }
    browser.get("/language/es");
    browser.headers = vec![("Accept-Language".into(), "en".into())];
    let page = browser.get("/games").text();
    assert!(page.contains("Elija un juego") && page.contains("English") && page.contains("Português"));
    assert!(browser.get("/nada").text().contains("No hay nada en esta dirección"));
}

#[test]
fn every_answer_tells_browsers_to_run_nothing_foreign_and_engines_to_stay_away() {
    let server = Server::games_only();
    let mut browser = Browser::new(&server);
    for path in ["/", "/nada", "/robots.txt", "/assets/nada.css"] {
        let answer = browser.get(path);
        let policy = answer.header("content-security-policy").unwrap();
        // The engine is the desk's own module; no text may become a script.
        let policy = policy.replace("'wasm-unsafe-eval'", "");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("x-robots-tag"), Some("noindex, nofollow, noarchive"), "{path}");
    }
    assert!(browser.get("/robots.txt").text().contains("Disallow: /"));
}

#[test]
fn the_files_of_a_page_are_there_and_may_be_kept() {
    let server = Server::games_only();
    let mut browser = Browser::new(&server);
    let page = browser.get("/").text();
    assert!(!page.contains("<script>") && !page.contains(" style=") && !page.contains(" onclick="));
    let mut count = 0;
    for part in page.split('"').filter(|part| part.starts_with("/assets/")) {
        let answer = browser.get(part);
        assert_eq!(answer.status, 200, "{part}");
        assert!(answer.header("cache-control").unwrap().contains("immutable"), "{part}");
        count += 1;
    }
    assert!(count >= 3);
}

#[test]
fn session_cookies_are_out_of_reach_of_scripts_and_secure_behind_a_proxy_with_tls() {
    let server = Server::games_only();
    let mut browser = Browser::new(&server);
    let cookie = browser.get("/").header("set-cookie").unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
    assert_eq!(browser.get("/").header("set-cookie"), None, "a known visitor keeps the session");
    let mut browser = Browser::new(&server);
    browser.headers.push(("X-Forwarded-Proto".into(), "https".into()));
    assert!(browser.get("/").header("set-cookie").unwrap().contains("; Secure"));
}

#[test]
fn malformed_requests_are_refused() {
    let server = Server::games_only();
    let long = format!("GET /{} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "a".repeat(5000));
    let headers = format!("GET / HTTP/1.1\r\nHost: x\r\nX: {}\r\n\r\n", "a".repeat(1_000_000));
    let cases: [(&[u8], u16); 6] = [
        (b"hello\r\n\r\n", 400),
        (b"GET / HTTP/9.9\r\n\r\n", 400),
        (b"GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (long.as_bytes(), 414),
        (headers.as_bytes(), 431),
        (b"DELETE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405),
    ];
    for (request, status) in cases {
        let answer = raw(server.at, request);
        let shown = String::from_utf8_lossy(&request[..request.len().min(40)]).into_owned();
        assert_eq!(answer.map(|answer| answer.status), Some(status), "{shown}");
    }
    assert_eq!(Browser::new(&server).get("/%ff%fe").status, 404);
}

#[test]
fn a_site_that_may_shows_boards_in_a_frame_and_nothing_else() {
    let mut app = App::games_only().unwrap();
    app.framed_by = server::framed_by("https://moodle.example");
    let server = Server::start(app);
    let mut browser = Browser::new(&server);
    let mut asked = |path: &str| browser.get(path);
    for path in ["/play/rastros", "/learn/rastros", "/train/rastros"] {
        let answer = asked(path);
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.ends_with("frame-ancestors 'self' https://moodle.example"), "{path}: {policy}");
        assert_eq!(answer.header("x-frame-options"), None, "{path}");
    }
    for path in ["/games", "/workshop", "/enter"] {
        let answer = asked(path);
        assert!(
            answer.header("content-security-policy").unwrap().ends_with("frame-ancestors 'none'"),
            "{path}"
        );
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
    }
}
