//! The public pages as files: nothing that the public may not see, and no link that leads nowhere.

use std::collections::BTreeSet;
use std::path::Path;

use championship::decisions::choose_names;
use championship::facts::NameStyle;
use championship::store::{Desk, DeskError};

use crate::places::Place;
use crate::support::fair::championship;
use crate::support::session::Session;

/// Every address in a page.
fn addresses(page: &str) -> impl Iterator<Item = &str> {
    let after = |mark: &'static str| page.split(mark).skip(1).filter_map(|rest| rest.split('"').next());
    after(" href=\"").chain(after(" src=\"")).chain(after(" action=\""))
}

/// Joins the folder of a page with an address on it.
fn joined(page: &str, address: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in address.split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[test]
fn files_say_no_more_of_names_than_was_chosen_and_every_link_leads_somewhere() {
    let place = Place::sqlite();
    championship(&place.location, 8);
    for style in NameStyle::ALL {
        let mut desk = Desk::open(&place.location, "teste").unwrap();
        desk.commit(None, |state, _| Ok::<_, DeskError>(choose_names(state, style).into_iter().collect()))
            .unwrap();
        let files = desk::public_files(desk.championship());
        let paths: BTreeSet<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
        assert_eq!(paths.len(), files.len(), "a file is there twice");
        for wanted in ["index.html", "pt/index.html", "en/t-1.3.html", "es/g-1.3.1.html", "pt/p-001.1.3.html"]
        {
            assert!(paths.contains(wanted), "{wanted}");
        }
        for (path, bytes) in
            files.iter().filter(|(path, _)| Path::new(path).extension() == Some("html".as_ref()))
        {
            let page = String::from_utf8(bytes.clone()).unwrap();
            for address in addresses(&page).filter(|address| !address.starts_with('#')) {
                assert!(paths.contains(joined(path, address).as_str()), "{path} leads to {address}");
            }
            for pupil in 1..=8 {
                let full = format!("Aluno{pupil} do Meio Apelido{pupil}");
                assert!(style == NameStyle::Full || !page.contains(&full), "{style:?} {path}");
                assert!(
                    style == NameStyle::Full || !page.contains(&format!("Apelido{pupil}")),
                    "{style:?} {path}"
                );
                assert!(
                    style != NameStyle::Code || !page.contains(&format!("Aluno{pupil}")),
                    "{style:?} {path}"
                );
            }
        }
        let own = files.iter().find(|(path, _)| path == "pt/p-001.1.3.html").unwrap();
        assert!(
            String::from_utf8_lossy(&own.1).contains("EB de Vale 1"),
            "a pupil's page is there by the code"
        );
    }
}

#[test]
fn the_command_writes_them_and_replaces_its_own() {
    let session = Session::new();
    session.ok("new escola --edition 13");
    let told = session.ok("site --results --out site");
    assert!(told.contains("index.html"), "{told}");
    assert!(session.path().join("site/pt/index.html").is_file());
    session.ok("site --results --out site --replace");
}
