//! The public pages as files for any web space: what everybody may see at the desk, and no more.

use askama::Template;

use super::public::{group_part, home_part, rendered, schools_part, tournament_part};
use super::pupil::pupil_part;
use crate::assets;
use crate::layout::Frame;
use crate::view::{self, dotted};
use championship::facts::{Championship, NameStyle};
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

/// Returns the public pages of a championship as files, in every language: what is held back from the public and of names is not
/// chosen to be seen is in none of them.
pub fn public_files(championship: &Championship) -> Vec<PublishedFile> {
    let held_back = championship.for_public();
    let public = held_back.as_ref().unwrap_or(championship);
    let asset = |name: &str| (format!("assets/{name}"), assets::contents(name).unwrap_or_default().to_vec());
    let mut files: Vec<PublishedFile> = vec![asset("desk.css"), asset("icon.svg")];
    let languages =
        Language::ALL.into_iter().map(|language| (language, language.msg("desk-language-name"))).collect();
    let front = FrontPage { name: public.name().to_owned(), languages };
    files.push(("index.html".to_owned(), rendered(&front).into_bytes()));
    for language in Language::ALL {
        files.extend(in_language(public, language));
    }
    files
}

fn in_language(public: &Championship, language: Language) -> Vec<PublishedFile> {
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
    for one in public.tournaments() {
        let title = regulations.tournament_name(one.id, language);
        let file = format!("t-{}.html", one.id);
        add(file, frame(title), &|frame| tournament_part(public, one.id, style, frame));
    }
    for group in public.groups() {
        let (name, label) = (regulations.group_name(group.id, language), public.group_label(group.id));
        let title = dotted([name.as_str(), label.as_str()]);
        let file = format!("g-{}.html", group.id);
        add(file, frame(title), &|frame| group_part(public, group.id, style, frame));
    }
    for entry in public.entries() {
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
