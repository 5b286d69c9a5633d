//! The page a demo begins with.

use std::collections::BTreeMap;

use askama::Template;

use super::folders::{Folder, Made};
use crate::failure::Failure;
use championship::facts::{Championship, Fact, NameStyle, TieMeans};
use championship::handouts::Emblem;
use championship::standings::of_tournament;
use demo::Story;
use paper::figure::svg::svg;
use speech::{Language, Message, msg};

/// Sections with more documents than this are folded.
const MOST_SHOWN: usize = 40;

/// The page, as the template sees it.
#[derive(Template)]
#[template(path = "demo.html")]
struct PageView {
    language: String,
    /// Codes and names.
    languages: Vec<(&'static str, String)>,
    heading: String,
    title: Words,
    intro: Words,
    podium: Words,
    try_it: Words,
    file_is: Words,
    numbers: Vec<(String, Words)>,
    podiums: Vec<PodiumView>,
    sections: Vec<SectionView>,
    file: String,
    commands: Vec<String>,
}

struct PodiumView {
    colour: String,
    sign: String,
    name: Words,
    /// Place, name and school.
    places: Vec<(usize, String, String)>,
}

struct SectionView {
    title: Words,
    words: Words,
    show_all: Words,
    documents: Vec<DocumentView>,
    is_long: bool,
}

struct DocumentView {
    title: String,
    /// Format and address.
    files: Vec<(String, String)>,
}

/// A text in every language, each with its code.
struct Words(Vec<(&'static str, String)>);

impl Words {
    fn of(say: impl Fn(Language) -> String) -> Self {
        Words(Language::ALL.map(|language| (language.code(), say(language))).into())
    }

    fn msg(message: &Message) -> Self {
        Words::of(|language| language.say(message))
    }
}

/// Makes the page of a story and of what was made of it.
///
/// # Errors
/// When the template fails, which a test would notice.
pub(crate) fn page(story: &Story, made: &[Made], file: &str, language: Language) -> Result<String, Failure> {
    let championship = &story.championship;
    let regulations = championship.regulations();
    let edition = regulations.edition.unwrap_or_default();
    let title = msg("cli-demo-title").with("edition", edition);
    let view = PageView {
        language: language.to_string(),
        languages: Language::ALL
            .map(|language| (language.code(), language.msg("cli-demo-language").to_string()))
            .into(),
        heading: language.say(&title),
        title: Words::msg(&title),
        intro: Words::msg(
            &msg("cli-demo-intro")
                .with("name", &regulations.name)
                .with("edition", edition)
                .with("language", language.name()),
        ),
        podium: Words::msg(&msg("cli-demo-podium")),
        try_it: Words::msg(&msg("cli-demo-try")),
        file_is: Words::msg(&msg("cli-demo-file")),
        numbers: numbers(story),
        podiums: podiums(championship),
        sections: sections(made),
        file: file.to_owned(),
        commands: vec![
            format!("arbitro standings 1.3 --championship {file}"),
            format!("arbitro explain 1.3.1 2 --championship {file}"),
            format!("arbitro log --championship {file}"),
            format!("arbitro verify --championship {file}"),
        ],
    };
    Ok(view.render().expect("templates only write strings"))
}

/// Counts what happened.
fn numbers(story: &Story) -> Vec<(String, Words)> {
    let championship = &story.championship;
    let facts = || story.facts.iter().map(|told| &told.fact);
    let n_results = facts().filter(|fact| matches!(fact, Fact::ResultEntered { .. })).count();
    let n_records =
        facts().filter(|fact| matches!(fact, Fact::ResultEntered { record: Some(_), .. })).count();
    let n_corrected = facts().filter(|fact| matches!(fact, Fact::ResultCorrected { .. })).count();
    let is_away = |fact: &&Fact| matches!(fact, Fact::AbsenceAnnounced { .. } | Fact::EntryWithdrawn { .. });
    let is_lot = |fact: &&Fact| matches!(fact, Fact::TieDecided { means: TieMeans::Lot { .. }, .. });
    let counted = [
        (championship.entries().count(), msg("cli-demo-pupils-here")),
        (championship.schools().count(), msg("cli-demo-schools")),
        (championship.tournaments().count(), msg("cli-demo-tournaments")),
        (championship.groups().count(), msg("cli-demo-groups")),
        (n_results, msg("cli-demo-games")),
        (n_records, msg("cli-demo-records")),
        (facts().filter(is_away).count(), msg("cli-demo-away")),
        (n_corrected, msg("cli-demo-corrected")),
        (facts().filter(is_lot).count(), msg("cli-demo-lots")),
    ];
    counted.iter().map(|(number, words)| (number.to_string(), Words::msg(words))).collect()
}

fn podiums(championship: &Championship) -> Vec<PodiumView> {
    let regulations = championship.regulations();
    let podium = |tournament: &championship::facts::Tournament| {
        let id = tournament.id;
        let places: Vec<(usize, String, String)> = of_tournament(championship, id)
            .into_iter()
            .take_while(|placing| placing.place <= 3)
            .map(|placing| {
                let entry = championship.entry(placing.entry);
                let name = entry.and_then(|entry| entry.contestant.shown_name(NameStyle::Short));
                let school = championship.school(placing.entry.school).map(|school| school.name.clone());
                (placing.place, name.unwrap_or_else(|| placing.entry.to_string()), school.unwrap_or_default())
            })
            .collect();
        let emblem = Emblem::of(regulations.look_of(id.game));
        let colour = emblem.colour;
        PodiumView {
            colour: format!("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue),
            sign: svg(&emblem.figure(8.0)),
            name: Words::of(|language| regulations.tournament_name(id, language)),
            places,
        }
    };
    championship.tournaments().map(podium).filter(|podium| !podium.places.is_empty()).collect()
}

/// Sorts the files into sections, the formats of one document together.
fn sections(made: &[Made]) -> Vec<SectionView> {
    let mut sections = Vec::new();
    for folder in Folder::ALL {
        let mut documents: Vec<DocumentView> = Vec::new();
        let mut known: BTreeMap<String, usize> = BTreeMap::new();
        for file in made.iter().filter(|file| file.folder == folder) {
            let stem = file.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let ending = file.path.extension().unwrap_or_default().to_string_lossy().to_uppercase();
            let address = file.path.to_string_lossy().replace('\\', "/");
            let index = *known.entry(stem).or_insert_with(|| {
                documents.push(DocumentView { title: file.title.clone(), files: Vec::new() });
                documents.len() - 1
            });
            documents[index].files.push((ending, address));
        }
        // What was made side by side is listed by kind; what was listed with care stays.
        if [Folder::Doors, Folder::Morning, Folder::Desk].contains(&folder) {
            documents.sort_by(|one, other| one.title.cmp(&other.title));
        }
        if !documents.is_empty() {
            let is_long = documents.len() > MOST_SHOWN;
            let [title, words] = [folder.title(), folder.words()].map(|message| Words::msg(&message));
            let show_all = Words::msg(&msg("cli-demo-show-all").with("count", documents.len()));
            sections.push(SectionView { title, words, show_all, documents, is_long });
        }
    }
    sections
}
