//! The public pages as files for any web space: what everybody may see at the desk, and no more.

use std::collections::BTreeSet;

use askama::Template;
use sha2::{Digest, Sha256};

use super::public::{group_part, home_part, rendered, schools_part, tournament_part};
use super::pupil::pupil_part;
use crate::assets;
use crate::boards::{LATE_AT_HOME, Referee, WallBoard, boards_at_home};
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
    /// Whether there are pictures of boards on it.
    has_boards: bool,
}

/// The boards of a group that are played on screens, below everything else of it.
#[derive(Template)]
#[template(path = "web/published_boards.html")]
struct BoardsPart {
    frame: Frame,
    boards: Vec<WallBoard>,
    late: u8,
}

/// The page that leads to those of each language.
#[derive(Template)]
#[template(path = "web/published_front.html")]
struct FrontPage {
    name: String,
    languages: Vec<(Language, Said)>,
}

/// What tells pages of a plain web space that something is new.
const VERSION: &str = "version.txt";

/// Returns the public pages of a championship as files, in every language: what is held back from the public and of names is not
/// chosen to be seen is in none of them.
pub fn public_files(championship: &Championship) -> Vec<PublishedFile> {
    let held_back = championship.for_public();
    let shown = held_back.as_ref().unwrap_or(championship);
    let mut files = public_files_in(shown, None, &Referee::default());
    files.push(asset("follow.js"));
    let mut hasher = Sha256::new();
    for (path, bytes) in &files {
        hasher.update(path);
        hasher.update(bytes);
    }
    files.push((VERSION.to_owned(), hex::encode(hasher.finalize()).into_bytes()));
    files
}

/// Returns the pages of a championship as the public may see it, or only those on which something of some tournaments stands.
pub(crate) fn public_files_in(
    public: &Championship,
    only: Option<&BTreeSet<TournamentId>>,
    referee: &Referee,
) -> Vec<PublishedFile> {
    let mut files: Vec<PublishedFile> = ["desk.css", "play.css", "icon.svg"].map(asset).into();
    let languages =
        Language::ALL.into_iter().map(|language| (language, language.msg("desk-language-name"))).collect();
    let front = FrontPage { name: public.name().to_owned(), languages };
    files.push(("index.html".to_owned(), rendered(&front).into_bytes()));
    for language in Language::ALL {
        files.extend(in_language(public, language, only, referee));
    }
    files
}

fn asset(name: &str) -> PublishedFile {
    (format!("assets/{name}"), assets::contents(name).unwrap_or_default().to_vec())
}

fn in_language(
    public: &Championship,
    language: Language,
    only: Option<&BTreeSet<TournamentId>>,
    referee: &Referee,
) -> Vec<PublishedFile> {
    let style = public.public_names();
    let regulations = public.regulations();
    let is_made = |id: TournamentId| only.is_none_or(|only| only.contains(&id));
    let frame = |title: String| frame(public, style, language, title);
    let mut pages: Vec<PublishedPage> = Vec::new();
    let mut add = |file: String, frame: Frame, render: &dyn Fn(Frame) -> String| {
        let part = render(frame.clone());
        pages.push(PublishedPage { frame, part, file, has_boards: false });
    };
    let title = language.msg("desk-tournaments").to_string();
    add("index.html".to_owned(), frame(title), &|frame| home_part(public, frame));
    if public.has_schools() {
        let title = language.msg("desk-schools").to_string();
        add("schools.html".to_owned(), frame(title), &|frame| schools_part(public, frame));
    }
    for one in public.tournaments().filter(|one| is_made(one.id)) {
        let title = regulations.tournament_name(one.id, language);
        let file = format!("t-{}.html", one.id);
        add(file, frame(title), &|frame| tournament_part(public, one.id, style, frame));
    }
    for entry in public.entries().filter(|entry| is_made(entry.code.tournament)) {
        let title = view::pupil(public, entry.code, style).label().to_owned();
        let file = format!("p-{}.html", entry.code);
        add(file, frame(title), &|frame| pupil_part(public, entry.code, style, frame));
    }
    for group in public.groups().filter(|group| is_made(group.id.tournament)) {
        let (name, label) = (regulations.group_name(group.id, language), public.group_label(group.id));
        let frame = frame(dotted([name.as_str(), label.as_str()]));
        let boards = boards_at_home(referee, public, group.id, language);
        let has_boards = !boards.is_empty();
        let mut part = group_part(public, group.id, style, frame.clone());
        if has_boards {
            part += &rendered(&BoardsPart { frame: frame.clone(), boards, late: LATE_AT_HOME });
        }
        pages.push(PublishedPage { frame, part, file: format!("g-{}.html", group.id), has_boards });
    }
    let written =
        |page: PublishedPage| (format!("{}/{}", language.code(), page.file), rendered(&page).into_bytes());
    pages.into_iter().map(written).collect()
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
        at_host: false,
        house: None,
        csrf: String::new(),
        path: String::new(),
        is_file: true,
        notices: Vec::new(),
    }
}
