//! The public pages as files for any web space: what everybody may see at the desk, and no more.

use std::collections::BTreeSet;

use askama::Template;
use sha2::{Digest, Sha256};

use super::public::{group_part, home_part, rendered, schools_part, tournament_part};
use super::pupil::pupil_part;
use crate::assets;
use crate::layout::Frame;
use crate::view::{self, dotted};
use championship::facts::{Championship, NameStyle, TournamentId};
use speech::{Language, Said};

/// A file of the site: its path with slashes, and its contents.
pub type PublishedFile = (String, Vec<u8>);

/// A page around a part.
#[derive(Template)]
#[template(path = "web/published.html")]
struct PublishedPage {
    frame: Frame,
    part: String,
    file: String,
}

/// The page that leads to those of each language.
#[derive(Template)]
#[template(path = "web/published_front.html")]
struct FrontPage {
    name: String,
    languages: Vec<(Language, Said)>,
}

/// Which pages are made.
pub(crate) enum Scope {
    /// All.
    All,
    /// Those on which something of these tournaments stands.
    Of(BTreeSet<TournamentId>),
}

impl Scope {
    fn has(&self, tournament: TournamentId) -> bool {
        match self {
            Scope::All => true,
            Scope::Of(tournaments) => tournaments.contains(&tournament),
        }
    }
}

/// What tells pages of a plain web space that something is new.
const VERSION: &str = "version.txt";

/// Returns the public pages of a championship as files, in every language: what is held back from the public and of names is not
/// chosen to be seen is in none of them.
pub fn public_files(championship: &Championship) -> Vec<PublishedFile> {
    let held_back = championship.for_public();
    let mut files = public_files_in(held_back.as_ref().unwrap_or(championship), &Scope::All);
    files.push(asset("follow.js"));
    let mut hasher = Sha256::new();
    for (path, bytes) in &files {
        hasher.update(path);
        hasher.update(bytes);
    }
    files.push((VERSION.to_owned(), hex::encode(hasher.finalize()).into_bytes()));
    files
}

/// Returns some of the pages of a championship as the public may see it.
pub(crate) fn public_files_in(public: &Championship, scope: &Scope) -> Vec<PublishedFile> {
    let mut files: Vec<PublishedFile> = vec![asset("desk.css"), asset("icon.svg")];
    let languages =
        Language::ALL.into_iter().map(|language| (language, language.msg("desk-language-name"))).collect();
    let front = FrontPage { name: public.name().to_owned(), languages };
    files.push(("index.html".to_owned(), rendered(&front).into_bytes()));
    for language in Language::ALL {
        files.extend(in_language(public, language, scope));
    }
    files
}

fn asset(name: &str) -> PublishedFile {
    (format!("assets/{name}"), assets::contents(name).unwrap_or_default().to_vec())
}

fn in_language(public: &Championship, language: Language, scope: &Scope) -> Vec<PublishedFile> {
    let style = public.public_names();
    let regulations = public.regulations();
    let frame = |title: String| frame(public, style, language, title);
    let mut parts: Vec<(String, Frame, String)> = Vec::new();
    let mut add = |file: String, frame: Frame, render: &dyn Fn(Frame) -> String| {
        let part = render(frame.clone());
        parts.push((file, frame, part));
    };
    let title = language.msg("desk-tournaments").to_string();
    add("index.html".to_owned(), frame(title), &|frame| home_part(public, frame));
    if public.has_schools() {
        let title = language.msg("desk-schools").to_string();
        add("schools.html".to_owned(), frame(title), &|frame| schools_part(public, frame));
    }
    for one in public.tournaments().filter(|one| scope.has(one.id)) {
        let title = regulations.tournament_name(one.id, language);
        let file = format!("t-{}.html", one.id);
        add(file, frame(title), &|frame| tournament_part(public, one.id, style, frame));
    }
    for group in public.groups().filter(|group| scope.has(group.id.tournament)) {
        let (name, label) = (regulations.group_name(group.id, language), public.group_label(group.id));
        let title = dotted([name.as_str(), label.as_str()]);
        let file = format!("g-{}.html", group.id);
        add(file, frame(title), &|frame| group_part(public, group.id, style, frame));
    }
    for entry in public.entries().filter(|entry| scope.has(entry.code.tournament)) {
        let title = view::pupil(public, entry.code, style).label().to_owned();
        let file = format!("p-{}.html", entry.code);
        add(file, frame(title), &|frame| pupil_part(public, entry.code, style, frame));
    }
    let page = |(file, frame, part): (String, Frame, String)| {
        let path = format!("{}/{file}", language.code());
        (path, rendered(&PublishedPage { frame, part, file }).into_bytes())
    };
    parts.into_iter().map(page).collect()
}

fn frame(public: &Championship, style: NameStyle, language: Language, title: String) -> Frame {
    Frame {
        language,
        title,
        championship: Some(public.name().to_owned()),
        person: None,
        championship_id: String::new(),
        person_id: String::new(),
        is_organiser: false,
        has_codes: style == NameStyle::Code || public.has_codes(),
        example_code: None,
        has_schools: public.has_schools(),
        has_lobby: false,
        csrf: String::new(),
        path: String::new(),
        is_file: true,
        notices: Vec::new(),
    }
}
