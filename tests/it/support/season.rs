//! A host with championships of its own, and people who come to it by invitation.

use std::path::Path;

use championship::store::Location;
use tempfile::TempDir;

use super::fair::championship;
use super::hosted::Hosted;
use super::web::{Answer, Browser};

/// What everybody here signs in with.
pub(crate) const PASSPHRASE: &str = "quatro mesas e um tabuleiro";

/// A host whose championships are files of its folder.
pub(crate) struct SeasonHost {
    pub(crate) hosted: Hosted,
    pub(crate) folder: TempDir,
}

/// Somebody with a browser, who goes from one origin of the host to another.
#[derive(Clone)]
pub(crate) struct Visitor {
    browser: Browser,
    /// The cookies of the other origins.
    away: Vec<(String, Vec<(String, String)>)>,
}

impl SeasonHost {
    /// Starts a host with championships of four schools, each with a round under way.
    pub(crate) fn with(names: &[&str]) -> SeasonHost {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("championships")).unwrap();
        for name in names {
            championship(&SeasonHost::location_in(folder.path(), name), 4);
        }
        SeasonHost { hosted: Hosted::start(folder.path()), folder }
    }

    fn location_in(folder: &Path, name: &str) -> Location {
        Location::File(folder.join("championships").join(format!("{name}.arbitro")))
    }

    /// Where a championship is.
    pub(crate) fn location(&self, name: &str) -> Location {
        SeasonHost::location_in(self.folder.path(), name)
    }

    /// Somebody who has never been here.
    pub(crate) fn visitor(&self) -> Visitor {
        let headers = vec![("Accept-Language".to_owned(), "pt-PT,pt;q=0.9".to_owned())];
        let at = self.hosted.at;
        let host = Some(format!("localhost:{}", at.port()));
        Visitor { browser: Browser { at, cookies: Vec::new(), host, headers }, away: Vec::new() }
    }

    /// The first who keeps the host.
    pub(crate) fn administrator(&self) -> Visitor {
        let word = self.hosted.first.clone().expect("nobody keeps the host yet");
        self.invited(&format!("/in/{word}"), "Amélia")
    }

    /// Somebody who accepts an invitation with an account of their own.
    pub(crate) fn invited(&self, path: &str, name: &str) -> Visitor {
        let mut visitor = self.visitor();
        let login = format!("{}@escola.example", name.to_lowercase());
        let fields = [("name", name), ("login", &login), ("passphrase", PASSPHRASE)];
        let answer = visitor.post("", path, &fields);
        assert_eq!((answer.status, answer.header("location")), (303, Some("/start")), "{}", answer.text());
        visitor
    }
}

/// Returns the path of the link that a page shows once.
pub(crate) fn link_on(page: &Answer) -> String {
    let text = page.text();
    let at = text.find("/in/").unwrap_or_else(|| panic!("a link: {text}"));
    text[at..].chars().take_while(|c| *c != '"').collect()
}

impl Visitor {
    /// Goes to the origin of a championship, or to that of the host where it has no name.
    pub(crate) fn to(&mut self, championship: &str) -> &mut Browser {
        let port = self.browser.at.port();
        let host = match championship {
            "" => format!("localhost:{port}"),
            name => format!("{name}.localhost:{port}"),
        };
        let now = self.browser.host.replace(host.clone()).unwrap_or_default();
        if now != host {
            let there = self.away.iter().position(|(known, _)| *known == host);
            let cookies = there.map(|at| self.away.remove(at).1).unwrap_or_default();
            self.away.push((now, std::mem::replace(&mut self.browser.cookies, cookies)));
        }
        &mut self.browser
    }

    /// Asks for a page of a championship, or of the host.
    pub(crate) fn get(&mut self, championship: &str, path: &str) -> Answer {
        self.to(championship).get(path)
    }

    /// Sends a form with the token that a page carries.
    pub(crate) fn post(&mut self, championship: &str, path: &str, fields: &[(&str, &str)]) -> Answer {
        // Whoever is signed in at the host has a form there, too: that to leave.
        self.to(championship).post(path, fields)
    }

    /// Goes from the host to the desk of a championship, and signs in there.
    pub(crate) fn enter(&mut self, championship: &str) -> Answer {
        let led = self.post("", "/start/open", &[("championship", championship)]);
        if led.status != 303 {
            return led;
        }
        let to = led.header("location").unwrap_or_default().to_owned();
        let origin = format!("http://{championship}.localhost:{}", self.browser.at.port());
        let path = to.strip_prefix(&origin).unwrap_or_else(|| panic!("{to}")).to_owned();
        assert_eq!(self.get(championship, &path).status, 200);
        self.post(championship, &path, &[])
    }
}
