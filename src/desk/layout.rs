//! What every page has around it: title, language, who is signed in, where one can go.

use std::fmt::Display;

use super::assets;
use super::flash::silent;
use super::view::{plain, sentence};
use super::visit::{Visit, called};
use speech::{Language, Said};

/// What the layout prints around a page; every page's struct has one in its field `frame`.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The language of the page.
    pub language: Language,
    /// The title, without the championship's name.
    pub title: String,
    /// The name of the championship, or nothing where only games are served.
    pub championship: Option<String>,
    /// The name of who is signed in.
    pub person: Option<String>,
    /// What tells the championship from any other; empty where none is open.
    pub championship_id: String,
    /// The number of who is signed in, empty for a visitor: what was tapped belongs to whoever tapped it.
    pub person_id: String,
    /// Whether that person is an organiser.
    pub is_organiser: bool,
    /// Whether codes of pupils, groups and tournaments are shown.
    pub has_codes: bool,
    /// A code of a pupil, to show what one looks like; nothing where none are shown.
    pub example_code: Option<String>,
    /// Whether schools are told apart.
    pub has_schools: bool,
    /// Whether there is a lobby to go back to.
    pub has_lobby: bool,
    /// Whether a host answers for its own, and not one of its championships.
    pub at_host: bool,
    /// The page of the host where people have accounts, where the championship is at one.
    pub house: Option<String>,
    /// The token that every form must carry in its field `csrf`.
    pub csrf: String,
    /// The address where the page is read again, for the choice of the language: of an answer to a form, the page of the form.
    pub path: String,
    /// Whether the page is a file of a site, whose pages are files too, and not one of a desk.
    pub is_file: bool,
    /// What to tell once, at the top: kind (`good`, `wait`, `bad`) and text.
    pub notices: Vec<(String, String)>,
}

/// Something to tell once, at the top of a page.
pub struct Notice {
    kind: &'static str,
    text: String,
}

impl Notice {
    /// What the desk said to the visitor on the page before.
    pub fn heard(visit: &Visit) -> Option<Self> {
        visit.said.clone().map(Notice::good)
    }

    /// What was done.
    pub fn good(text: String) -> Self {
        Notice { kind: "good", text: sentence(&plain(&text)) }
    }

    /// What to think of first.
    pub fn wait(text: String) -> Self {
        Notice { kind: "wait", text: sentence(&plain(&text)) }
    }

    /// What speaks against it.
    pub fn bad(text: String) -> Self {
        Notice { kind: "bad", text: sentence(&plain(&text)) }
    }

    /// Returns its kind, as style sheets know it: `good`, `wait` or `bad`.
    pub fn kind(&self) -> &str {
        self.kind
    }

    /// Returns its words.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl Frame {
    /// Frames a page.
    pub fn new(visit: &Visit, title: impl Display) -> Self {
        Frame {
            language: visit.language,
            title: title.to_string(),
            championship: visit.championship.clone(),
            championship_id: visit.championship_id.clone(),
            person: visit.person.as_ref().map(|person| called(&person.name, visit.language)),
            person_id: visit.person.as_ref().map(|_| visit.session.person.clone()).unwrap_or_default(),
            is_organiser: visit.person.as_ref().is_some_and(|person| person.is_organiser()),
            has_codes: visit.has_codes,
            example_code: visit.example_code.clone(),
            has_schools: visit.has_schools,
            has_lobby: visit.has_lobby,
            at_host: visit.at_host,
            house: visit.house.clone(),
            csrf: visit.csrf.clone(),
            path: silent(visit.from.as_ref().unwrap_or(&visit.path)),
            is_file: false,
            notices: Vec::new(),
        }
    }

    /// Returns the address of a public page of one of a kind: `t` a tournament, `g` a group, `p` a pupil.
    pub fn of(&self, kind: &str, id: impl Display) -> String {
        if self.is_file { format!("{kind}-{id}.html") } else { format!("/{kind}/{id}") }
    }

    /// Returns the address of the first page.
    pub fn home(&self) -> &'static str {
        if self.is_file { "index.html" } else { "/" }
    }

    /// Returns the address of the page of all schools.
    pub fn schools(&self) -> &'static str {
        if self.is_file { "schools.html" } else { "/schools" }
    }

    /// Returns the frame with something to tell at the top; kinds are `good`, `wait` and `bad`.
    pub fn with_notice(mut self, kind: &str, text: impl Display) -> Self {
        self.notices.push((kind.to_owned(), sentence(&plain(&text.to_string()))));
        self
    }

    /// Returns the frame with something to tell at the top, if there is.
    pub fn telling(mut self, notice: Option<Notice>) -> Self {
        self.notices.extend(notice.map(|notice| (notice.kind.to_owned(), notice.text)));
        self
    }

    /// Says whether boards can think on the visitor's own device.
    pub fn has_engine(&self) -> bool {
        assets::pocket().is_some()
    }

    /// Names a message to be said in the page's language.
    pub fn msg(&self, key: &'static str) -> Said {
        self.language.msg(key)
    }

    /// Returns what pupils can be found by.
    pub fn search_label(&self) -> Said {
        match (self.has_codes, self.has_schools) {
            (true, _) => self.msg("desk-search-label"),
            (false, true) => self.msg("desk-search-by-name"),
            (false, false) => self.msg("desk-name"),
        }
    }

    /// Says whether schools meet here, for sentences that say it otherwise to a class: `yes` or `no`.
    pub fn hall(&self) -> &'static str {
        if self.has_schools { "yes" } else { "no" }
    }

    /// Returns the head of a column of pupils.
    pub fn pupil_label(&self) -> Said {
        if self.has_schools { self.msg("desk-name-and-school") } else { self.msg("desk-name") }
    }

    /// Returns the address of a file such as `desk.css`.
    pub fn asset(&self, name: &str) -> &'static str {
        assets::address(name)
    }

    /// Returns the other languages, to offer them: each with its own name.
    pub fn other_languages(&self) -> impl Iterator<Item = (Language, Said)> {
        let others = Language::ALL.into_iter().filter(|language| *language != self.language);
        others.map(|language| (language, language.msg("desk-language-name")))
    }
}
