//! The server behind nginx with TLS, set up exactly as the manual says.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::patience::HANG;
use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::proxy::{NAME, Proxy, SETTINGS, free_port, run, settings_of_host};

/// What people are shown is what was tried.
#[test]
fn the_guide_shows_the_file_that_is_tried_word_for_word() {
    let chapter = |name: &'static str| {
        ["pt", "en", "es"].into_iter().map(move |language| format!("templates/guide/{language}/{name}.md"))
    };
    let has = |page: &str, settings: &str| {
        let text = std::fs::read_to_string(page).unwrap();
        assert!(text.contains(&format!("```nginx\n{settings}```\n")), "{page}");
    };
    chapter("screens").for_each(|page| has(&page, SETTINGS));
    has("src/desk/README.md", SETTINGS);
    chapter("host").for_each(|page| has(&page, &settings_of_host()));
}

#[test]
fn a_proxy_with_tls_makes_cookies_secure_and_lets_events_through() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let folder = place.folder.path();
    let Some(proxy) = Proxy::before(fair.server.at, free_port(), folder) else { return };
    let port = proxy.port;
    let site = format!("https://127.0.0.1:{port}");
    let curl = |args: &[&str]| {
        let mut all = vec!["-s", "-k", "-i", "-H", "Accept: text/html", "-b", "jar", "-c", "jar"];
        all.extend(args);
        run("curl", folder, &all)
    };
    let page = curl(&[&format!("{site}/enter")]);
    let cookie = page.lines().find(|line| line.to_lowercase().starts_with("set-cookie")).unwrap();
    assert!(cookie.contains("; Secure") && cookie.contains("HttpOnly"), "{cookie}");
    let token = page.split("name=\"csrf\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let signed = curl(&["-d", &format!("csrf={token}"), &format!("{site}{}", fair.cards[1].path)]);
    assert!(signed.starts_with("HTTP/1.1 303") && signed.contains("Secure"), "{signed}");
    assert!(curl(&[&format!("{site}/arbiter")]).contains("Mesa 1"));
    // Events come while the stream is open, not when a buffer is full.
    let mut events = Command::new("curl")
        .args(["-s", "-k", "-N", "--max-time", &HANG.as_secs().to_string(), &format!("{site}/live?of=")])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(events.stdout.take().unwrap()).lines().map_while(Result::ok);
    assert!(lines.any(|line| line == "event: hello"));
    assert_eq!(events.try_wait().unwrap(), None, "the stream was over before its first event was heard");
    events.kill().unwrap();
    events.wait().unwrap();
    let large = vec![b'a'; 9 << 20];
    std::fs::write(folder.join("large"), large).unwrap();
    let refused = curl(&["--data-binary", "@large", &format!("{site}/enter")]);
    assert!(refused.contains(" 413 "), "{refused}");
    // Who types the name alone is led to the encrypted pages.
    let led =
        curl(&["-H", &format!("Host: {NAME}"), &format!("http://127.0.0.1:{}/class", proxy.plain_port)]);
    assert!(led.contains(&format!("Location: https://{NAME}/class")), "{led}");
}
