//! What every page has around it: title, language, who is signed in, where one can go.

use super::assets;
use super::visit::Visit;
use speech::Language;

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
    /// Whether that person is an organiser.
    pub is_organiser: bool,
    /// The token that every form must carry in its field `csrf`.
    pub csrf: String,
    /// The address of the page, for the choice of the language.
    pub path: String,
    /// What to tell once, at the top: kind (`good`, `bad`) and text.
    pub notices: Vec<(String, String)>,
}

impl Frame {
    /// Frames a page.
    pub fn new(visit: &Visit, pt: impl Into<String>, en: impl Into<String>) -> Self {
        Frame {
            language: visit.language,
            title: visit.language.pick(pt.into(), en.into()),
            championship: visit.championship.clone(),
            person: visit.person.as_ref().map(|person| person.name.clone()),
            is_organiser: visit.person.as_ref().is_some_and(|person| person.is_organiser()),
            csrf: visit.csrf.clone(),
            path: visit.path.clone(),
            notices: Vec::new(),
        }
    }

    /// Returns the frame with something to tell at the top; kinds are `good` and `bad`.
    pub fn with_notice(mut self, kind: &str, text: impl Into<String>) -> Self {
        self.notices.push((kind.to_owned(), text.into()));
        self
    }

    /// Returns the words of the page's language.
    pub fn say<'a>(&self, pt: &'a str, en: &'a str) -> &'a str {
        self.language.pick(pt, en)
    }

    /// Returns the address of a file such as `desk.css`.
    pub fn asset(&self, name: &str) -> &'static str {
        assets::address(name)
    }

    /// Returns the other language, to offer it.
    pub fn other_language(&self) -> (&'static str, &'static str) {
        self.language.pick(("en", "English"), ("pt", "Português"))
    }
}
