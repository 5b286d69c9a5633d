//! What the public sees of names is chosen once, and everything that everybody may come to see obeys it.

use std::io::{Cursor, Read};

use championship::decisions::choose_names;
use championship::facts::NameStyle;
use championship::press::{Menu, PRODUCTS};
use championship::store::{Desk, DeskError};

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::session::Session;
use crate::support::web::Browser;

/// Returns what a file says, without spaces: ends of line may or may not have become some.
fn said(name: &str, bytes: &[u8]) -> String {
    let text = match name.rsplit('.').next() {
        Some("pdf") => {
            let file = lopdf::Document::load_mem(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
            let pages: Vec<u32> = file.get_pages().into_keys().collect();
            file.extract_text(&pages).unwrap_or_else(|error| panic!("{name}: {error}"))
        }
        Some("xlsx") => {
            let mut parts = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
            let mut text = String::new();
            for index in 0..parts.len() {
                // What is no text is no name.
                let _ = parts.by_index(index).unwrap().read_to_string(&mut text);
            }
            text
        }
        _ => String::from_utf8_lossy(bytes).into_owned(),
    };
    text.chars().filter(|c| !c.is_whitespace() && *c != '\u{a0}').collect()
}

/// Refuses more of a name than was chosen.
fn obeys(chosen: NameStyle, name: &str, bytes: &[u8]) {
    let text = said(name, bytes);
    for pupil in 1..=6 {
        let full = format!("Aluno{pupil}doMeioApelido{pupil}");
        assert!(chosen == NameStyle::Full || !text.contains(&full), "{chosen:?} {name}: {full}");
        assert!(chosen == NameStyle::Full || !text.contains(&format!("Apelido{pupil}")), "{chosen:?} {name}");
        assert!(chosen != NameStyle::Code || !text.contains(&format!("Aluno{pupil}")), "{chosen:?} {name}");
    }
}

#[test]
fn nothing_public_says_more_of_a_name_than_was_chosen_whatever_else_is_wished() {
    let place = Place::sqlite();
    championship(&place.location, 6);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    for board in 1..=3 {
        let slip = format!("1.3.1/1/{board}/1");
        assert_eq!(organiser.post("/arbiter/slip", &[("slip", &slip), ("result", "1-0")]).status, 303);
    }
    for chosen in NameStyle::ALL {
        let asked = [("step", "names"), ("names", chosen.word()), ("back", "/organiser/print")];
        let answer = organiser.post("/organiser/people", &asked);
        assert!(answer.header("location").unwrap().starts_with("/organiser/print?"), "{}", answer.text());
        let page = organiser.get("/organiser/print").text();
        assert!(page.contains(&format!("value=\"{}\" checked", chosen.word())), "{page}");
        // Everything at once, with full names asked for.
        let zip = organiser.get("/organiser/export/everything.zip?names=full");
        assert_eq!(zip.status, 200, "{}", zip.text());
        let mut zip = zip::ZipArchive::new(Cursor::new(zip.body)).unwrap();
        let (mut n_public, mut is_named) = (0, false);
        for index in 0..zip.len() {
            let mut file = zip.by_index(index).unwrap();
            let name = file.name().unwrap().into_owned();
            if name.starts_with("publicar/") || name.starts_with("portas/") {
                let mut bytes = Vec::new();
                file.read_to_end(&mut bytes).unwrap();
                obeys(chosen, &name, &bytes);
                is_named |= said(&name, &bytes).contains("Aluno1doMeioApelido1");
                n_public += 1;
            }
        }
        assert!(n_public >= 12, "{n_public}");
        assert_eq!(is_named, chosen == NameStyle::Full, "who looks for names finds them where they are");
        // Each paper by itself, in every format.
        for product in PRODUCTS.iter().filter(|product| product.is_public()) {
            for format in product.formats() {
                let name = format!("{}.{}", product.key, format.ending());
                let answer = organiser.get(&format!("/organiser/print/{name}?names=full"));
                if answer.status == 200 {
                    obeys(chosen, &name, &answer.body);
                } else {
                    assert_eq!(answer.status, 404, "{name}: {}", answer.text());
                }
            }
        }
        let mut public = Browser::new(&fair.server);
        for path in ["/", "/t/1.3", "/g/1.3.1", "/find?q=001", "/schools", "/wall", "/wall?show=names&n=1"] {
            obeys(chosen, path, &public.get(path).body);
        }
    }
    let of_desk: Vec<&str> = PRODUCTS
        .iter()
        .filter(|product| product.menus.contains(&Menu::Desk) && !product.is_public())
        .map(|product| product.key)
        .collect();
    assert!(of_desk.contains(&"check-in") && !of_desk.contains(&"tables"), "{of_desk:?}");
}

#[test]
fn the_command_line_obeys_the_choice_and_can_make_it() {
    let session = Session::new();
    let location = championship::store::Location::File(session.path().join("prova.arbitro"));
    championship(&location, 6);
    let told = session.ok("details --public-names code");
    assert!(told.contains("só o código"), "{told}");
    session.ok("pack --out papel --names full");
    let mut n_public = 0;
    for folder in ["publicar", "portas"] {
        for entry in std::fs::read_dir(session.path().join("papel").join(folder)).unwrap() {
            let path = entry.unwrap().path();
            obeys(NameStyle::Code, &path.to_string_lossy(), &std::fs::read(&path).unwrap());
            n_public += 1;
        }
    }
    assert!(n_public >= 8, "{n_public}");
    // Who asks for one list by name gets it; who asks for nothing gets what was chosen.
    session.ok("lists tables --format csv --out mesas.csv");
    obeys(NameStyle::Code, "mesas.csv", session.read("mesas.csv").as_bytes());
    session.ok("lists tables --names full --format csv --out nomes.csv");
    assert!(session.read("nomes.csv").contains("Apelido1"));
}

/// The choice stood beside the facts before it became one, and is still kept.
#[test]
fn a_choice_of_an_earlier_program_is_kept() {
    let place = Place::sqlite();
    championship(&place.location, 6);
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    desk.record_own(&championship::store::Event::NamesChosen { names: "code".into() }).unwrap();
    assert_eq!(desk.championship().public_names(), NameStyle::Code);
    drop(desk);
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    assert_eq!(desk.championship().public_names(), NameStyle::Code);
    let full = |desk: &mut Desk| {
        desk.commit(None, |state, _| Ok::<_, DeskError>(Vec::from_iter(choose_names(state, NameStyle::Full))))
            .unwrap()
    };
    assert_eq!((full(&mut desk).facts.len(), full(&mut desk).facts.len()), (1, 0));
}
