//! The page a demo begins with.

use std::collections::BTreeMap;

use askama::Template;

use super::failure::Failure;
use super::pack::Made;
use crate::demo::Story;
use championship::facts::{Championship, Fact, NameStyle, TieMeans, Title};
use championship::handouts::Emblem;
use championship::standings::of_tournament;
use paper::figure::svg::svg;
use speech::Language;

/// Sections with more documents than this are folded.
const MOST_SHOWN: usize = 40;

/// The page, as the template sees it.
#[derive(Template)]
#[template(path = "demo.html")]
struct PageView {
    language: String,
    title: Title,
    intro: Title,
    numbers: Vec<(String, Title)>,
    podiums: Vec<PodiumView>,
    sections: Vec<SectionView>,
    file: String,
    commands: Vec<String>,
}

struct PodiumView {
    colour: String,
    sign: String,
    name: Title,
    /// Place, name and school.
    places: Vec<(usize, String, String)>,
}

struct SectionView {
    title: Title,
    words: Title,
    documents: Vec<DocumentView>,
    is_long: bool,
}

struct DocumentView {
    title: String,
    /// Format and address.
    files: Vec<(String, String)>,
}

/// Folders in the order of the page: names in both languages, heading, what is in them.
const FOLDERS: [(&str, &str, [&str; 2], [&str; 2]); 8] = [
    (
        "publicar",
        "publish",
        ["Para publicar", "To publish"],
        [
            "O relatório final, as pontuações por ciclo, as escolas e os prémios.",
            "The final report, scores by cycle, schools and prizes.",
        ],
    ),
    (
        "entregar",
        "hand-out",
        ["Para entregar", "To hand out"],
        [
            "Diplomas para todos, certificados para o pódio e cartões de identificação.",
            "Diplomas for everybody, certificates for the podium, and name badges.",
        ],
    ),
    (
        "portas",
        "doors",
        ["Para afixar", "To hang up"],
        [
            "Letreiros, grupos, emparelhamentos e quadros de parede.",
            "Signs, groups, pairings and wall charts.",
        ],
    ),
    (
        "manha",
        "morning",
        ["A manhã nas portas", "The morning on the doors"],
        [
            "Os grupos, a primeira ronda por mesa e por nome, e os quadros de parede para preencher.",
            "The groups, the first round by table and by name, and the wall charts to fill in.",
        ],
    ),
    (
        "mesa",
        "desk",
        ["Para a mesa de resultados", "For the desk"],
        [
            "Boletins, resultados e classificações ronda a ronda.",
            "Slips, results and standings round by round.",
        ],
    ),
    (
        "regras",
        "rules",
        ["Regras e tabuleiros", "Rules and boards"],
        [
            "O livro de regras nas duas línguas e um tabuleiro de cada jogo, à escala.",
            "The booklet of rules in both languages and a board of each game, at true scale.",
        ],
    ),
    (
        "partidas",
        "games",
        ["Partidas registadas", "Recorded games"],
        [
            "A última partida registada de cada torneio; `arbitro replay` volta a jogá-las.",
            "The last recorded game of each tournament; `arbitro replay` plays them again.",
        ],
    ),
    (
        "escolas",
        "schools",
        ["Para as escolas", "For the schools"],
        [
            "O que cada professor recebe: alunos, mesas e horas.",
            "What each teacher receives: pupils, tables and times.",
        ],
    ),
];

/// Makes the page of a story and of what was made of it.
///
/// # Errors
/// When the template fails, which a test would notice.
pub(super) fn page(story: &Story, made: &[Made], file: &str, language: Language) -> Result<String, Failure> {
    let championship = &story.championship;
    let regulations = championship.regulations();
    let edition = regulations.edition.unwrap_or_default();
    let view = PageView {
        language: language.to_string(),
        title: Title::new(
            format!("Final nacional, {edition}.ª edição: uma demonstração"),
            format!("National final, edition {edition}: a demonstration"),
        ),
        intro: Title::new(
            format!(
                "{}, {edition}.ª edição, tal como o arbitro a vê: escolas e alunos inventados, uma final jogada do sorteio ao pódio, \
                 e todo o papel de que um dia assim precisa. Documentos em {}.",
                regulations.name.pt,
                language.pick("português", "inglês")
            ),
            format!(
                "{}, edition {edition}, as arbitro sees it: invented schools and pupils, a final played from the draw to the podium, \
                 and all the paper such a day needs. Documents in {}.",
                regulations.name.en,
                language.pick("Portuguese", "English")
            ),
        ),
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
    view.render().map_err(|error| Failure::data(error.to_string()))
}

/// Counts what happened.
fn numbers(story: &Story) -> Vec<(String, Title)> {
    let championship = &story.championship;
    let facts = || story.facts.iter().map(|told| &told.fact);
    let n_results = facts().filter(|fact| matches!(fact, Fact::ResultEntered { .. })).count();
    let n_records =
        facts().filter(|fact| matches!(fact, Fact::ResultEntered { record: Some(_), .. })).count();
    let n_corrected = facts().filter(|fact| matches!(fact, Fact::ResultCorrected { .. })).count();
    let is_away = |fact: &&Fact| matches!(fact, Fact::AbsenceAnnounced { .. } | Fact::EntryWithdrawn { .. });
    let is_lot = |fact: &&Fact| matches!(fact, Fact::TieDecided { means: TieMeans::Lot { .. }, .. });
    let counted: [(usize, &str, &str); 9] = [
        (championship.entries().count(), "alunos", "pupils"),
        (championship.schools().count(), "escolas", "schools"),
        (championship.tournaments().count(), "torneios", "tournaments"),
        (championship.groups().count(), "grupos", "groups"),
        (n_results, "partidas", "games"),
        (n_records, "partidas registadas lance a lance", "games recorded move by move"),
        (facts().filter(is_away).count(), "faltas e desistências", "absences and withdrawals"),
        (n_corrected, "resultados corrigidos", "results corrected"),
        (facts().filter(is_lot).count(), "desempates por sorteio", "ties decided by lot"),
    ];
    counted.iter().map(|(number, pt, en)| (number.to_string(), Title::new(*pt, *en))).collect()
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
        let emblem = Emblem::of(id.game);
        let colour = emblem.colour;
        PodiumView {
            colour: format!("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue),
            sign: svg(&emblem.figure(8.0)),
            name: Title::new(
                regulations.tournament_name(id, Language::Pt),
                regulations.tournament_name(id, Language::En),
            ),
            places,
        }
    };
    championship.tournaments().map(podium).filter(|podium| !podium.places.is_empty()).collect()
}

/// Sorts the files into sections, the formats of one document together.
fn sections(made: &[Made]) -> Vec<SectionView> {
    let mut sections = Vec::new();
    for (pt, en, title, words) in FOLDERS {
        let mut documents: Vec<DocumentView> = Vec::new();
        let mut known: BTreeMap<String, usize> = BTreeMap::new();
        for file in made {
            let folder =
                file.path.parent().map(|folder| folder.to_string_lossy().into_owned()).unwrap_or_default();
            if folder != pt && folder != en {
                continue;
            }
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
        if ["doors", "morning", "desk"].contains(&en) {
            documents.sort_by(|one, other| one.title.cmp(&other.title));
        }
        if !documents.is_empty() {
            let is_long = documents.len() > MOST_SHOWN;
            let [title, words] = [title, words].map(|[pt, en]| Title::new(pt, en));
            sections.push(SectionView { title, words, documents, is_long });
        }
    }
    sections
}
