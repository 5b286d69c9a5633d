//! What is asked once about the event, and stands on pages, papers and diplomas.

use championship::store::Desk;

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::{Answer, Browser};

const LOGO: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\"><rect width=\"40\" \
                    height=\"20\" fill=\"#d55e00\"/></svg>";

fn sent(browser: &mut Browser, fields: &[(&str, &str)], logo: &str) -> Answer {
    let token = browser.token();
    let mut body = String::new();
    for (name, value) in fields.iter().chain(&[("csrf", token.as_str())]) {
        body += &format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    }
    body += &format!(
        "--x\r\nContent-Disposition: form-data; name=\"logo\"; filename=\"l.svg\"\r\n\r\n{logo}\r\n--x--\r\n"
    );
    let kind = [("Content-Type", "multipart/form-data; boundary=x")];
    browser.send("POST", "/organiser/details", &kind, body.as_bytes())
}

#[test]
fn the_event_is_told_once_and_stands_everywhere() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    assert_eq!(organiser.get("/logo").status, 404);
    let told = [
        ("name", "Torneio da Primavera"),
        ("host", "EB de Vale"),
        ("day", "20 de março de 2027"),
        ("venue", "Ginásio"),
        ("was_name", "Prova"),
    ];
    let refused = sent(&mut organiser, &told, "no picture");
    assert!(refused.status == 400 && refused.text().contains("logótipo"), "{}", refused.text());
    assert_eq!(sent(&mut organiser, &told, LOGO).status, 303);
    let home = Browser::new(&fair.server).get("/").text();
    assert!(home.contains("Torneio da Primavera") && home.contains("EB de Vale · 20 de março"), "{home}");
    assert_eq!(organiser.get("/logo").header("content-type"), Some("image/svg+xml"));
    let desk = Desk::open(&place.location, "t").unwrap();
    assert_eq!(desk.championship().regulations().event(speech::Language::Pt), "Torneio da Primavera");
    for (paper, is_set_whole) in [("scores", true), ("names", true), ("diplomas", false)] {
        let page = organiser.get(&format!("/organiser/print/{paper}.pdf"));
        let Some(text) = crate::reports::pdftotext(&page.body) else { return };
        assert!(text.contains("Torneio da Primavera"), "{paper}: {text}");
        for told in ["EB de Vale", "20 de março de 2027", "Ginásio"] {
            assert!(text.contains(told), "{told} on {paper}: {text}");
        }
        let line = "EB de Vale · 20 de março de 2027 · Ginásio";
        assert_eq!(text.contains(line), is_set_whole, "{paper}: {text}");
    }
    let page = organiser.get("/organiser/print/scores.html").text();
    assert!(page.contains("<p class=\"about\">EB de Vale · 20 de março de 2027 · Ginásio</p>"), "{page}");
    // A page of before overwrites nothing, keeps what was typed and says what there is.
    let late = [("name", "Outro"), ("was_name", "Prova")];
    let late = sent(&mut organiser, &late, "");
    assert!(late.status == 409 && late.text().contains("value=\"Outro\""), "{}", late.text());
    assert!(late.text().contains("Torneio da Primavera"));
    // The logo stays unless it is taken away.
    let again = |more: &[(&'static str, &'static str)]| {
        let mut fields: Vec<(&str, &str)> = told[..4].to_vec();
        let was = [("was_name", 0), ("was_host", 1), ("was_day", 2), ("was_venue", 3)];
        fields.extend(was.map(|(name, index)| (name, told[index].1)));
        fields.extend(more);
        fields
    };
    assert_eq!(sent(&mut organiser, &again(&[]), "").status, 303);
    assert_eq!(organiser.get("/logo").status, 200);
    assert_eq!(sent(&mut organiser, &again(&[("no_logo", "1")]), "").status, 303);
    assert_eq!(organiser.get("/logo").status, 404);
    assert_eq!(sent(&mut fair.signed_in(1), &told, "").status, 403);
}

#[test]
fn a_school_by_itself_is_offered_no_paper_that_compares_schools() {
    let of = |n_schools: u32| {
        let place = Place::sqlite();
        let mut desk =
            Desk::create(&place.location, "Prova", championship::regulations::default(), "t").unwrap();
        for number in 1..=n_schools {
            let school = championship::facts::School { number, name: format!("EB {number}"), place: None };
            let fact = championship::facts::Fact::SchoolRegistered { school };
            desk.commit(None, |_, _| Ok(vec![fact.clone()])).unwrap();
        }
        drop(desk);
        let fair = Fair::open(&place.location, &[]);
        fair.signed_in(0).get("/organiser/print").text()
    };
    for (n_schools, is_there) in [(1, false), (2, true)] {
        let page = of(n_schools);
        assert!(page.contains("print/entries.pdf"), "{page}");
        assert_eq!(page.contains("print/envelopes.pdf"), is_there, "{n_schools}: {page}");
    }
}
