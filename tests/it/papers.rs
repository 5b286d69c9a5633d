//! Papers of the day: read back from their PDF, and held against the championship.

use std::collections::BTreeMap;

use championship::facts::{Championship, Contestant, Fact, LastResort, NameStyle, Regulations, School};
use championship::press::{Cards, Format, Order, PRODUCTS, find};
use championship::reports::{Options, Part, Scope, Sheet};
use championship::{regulations, standings};
use demo::Plan;
use paper::figure::Colour;
use paper::typeset::page::{Mark, Page};
use paper::typeset::raster::Raster;
use speech::Language;

use crate::support::pdf_rules::faults;

/// A final that has been played, of few pupils.
pub(crate) fn played() -> Championship {
    played_by(regulations::default())
}

fn played_by(regulations: Regulations) -> Championship {
    let plan = Plan {
        name: "final".to_owned(),
        regulations,
        tables: BTreeMap::new(),
        n_pupils: 150,
        seed: 5,
        midnight: 1_804_809_600,
    };
    demo::tell(&plan).expect("a story").championship
}

pub(crate) fn options(language: Language) -> Options {
    let times = "10:00,10:40,11:20,12:00/14:30,15:10,15:50,16:30".parse().unwrap();
    Options { language, names: NameStyle::Full, times, seal: None }
}

/// Returns the words of each page of a paper, without spaces: ends of line may or may not have become some.
fn read(key: &str, order: &Order) -> Vec<String> {
    let printed = find(key).expect("a paper").made(order, &[Format::Pdf]);
    let printed = printed.unwrap_or_else(|error| panic!("{key}: {error:?}"));
    let file = lopdf::Document::load_mem(&printed.files[0].1).expect("a PDF");
    let pages = file.get_pages().into_keys();
    let text = |page: u32| file.extract_text(&[page]).unwrap_or_else(|error| panic!("{key}: {error}"));
    pages.map(|page| squeezed(&text(page))).collect()
}

/// Words for more than one, in each language.
const MANY: [&str; 3] = [
    "pontos alunos escolas partidas rondas torneios vitórias derrotas empates folgas lugares páginas",
    "points pupils schools games rounds tournaments wins losses draws byes places pages",
    "puntos alumnos escuelas partidas rondas torneos victorias derrotas empates lugares páginas",
];

/// Returns the words of a PDF with one space between them.
fn words_of(pdf: &[u8]) -> String {
    let file = lopdf::Document::load_mem(pdf).expect("a PDF");
    let text = |page: u32| file.extract_text(&[page]).expect("words");
    let said: String = file.get_pages().into_keys().map(text).collect();
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(crate) fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != '\u{a0}').collect()
}

fn count(pages: &[String], words: &str) -> usize {
    pages.iter().map(|page| page.matches(&squeezed(words)).count()).sum()
}

#[test]
fn every_paper_is_printed_in_every_language_with_the_look_of_the_event() {
    let championship = played();
    let logo = Raster::read(br##"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="4"><rect width="12" height="4" fill="#0072b2"/></svg>"##);
    let cards =
        Cards { logo: Some(logo.expect("a logo")), colour: Some(Colour::of(0x00_72b2)), ..Cards::default() };
    for language in Language::ALL {
        let options = options(language);
        let order = Order::all(&championship, &options, &cards);
        for product in &PRODUCTS {
            let made = product
                .made(&order, &[Format::Pdf])
                .unwrap_or_else(|error| panic!("{}: {error:?}", product.key));
            let bytes = &made.files[0].1;
            assert!(bytes.starts_with(b"%PDF-1.7") && made.name.is_ascii(), "{} {}", product.key, made.name);
            // The rules know no language; one suffices.
            if language == Language::Pt {
                assert_eq!(faults(bytes), Vec::<String>::new(), "{}", product.key);
            }
            let said = words_of(bytes);
            for word in ["--", "(s)", "{", "}", "`"] {
                assert!(!said.contains(word), "{} in {language} says `{word}`:\n{said}", product.key);
            }
            for many in MANY[language as usize].split(' ') {
                let one = format!(" 1 {many} ");
                assert!(!said.contains(&one), "{} in {language} says `{one}`:\n{said}", product.key);
            }
            let has_logo = bytes.windows(6).any(|window| window == b"/Image");
            assert!(has_logo, "{} in {language} bears no logo", product.key);
        }
    }
}

#[test]
fn lists_by_school_hold_every_pupil_once() {
    let championship = played();
    let (options, cards) = (options(Language::Pt), Cards::default());
    let order = Order::all(&championship, &options, &cards);
    for key in ["check-in", "consents", "school-results"] {
        let pages = read(key, &order);
        for entry in championship.entries().filter(|entry| entry.is_active()) {
            assert_eq!(count(&pages, &format!("{}", entry.code)), 1, "{key}: {}", entry.code);
        }
    }
    // One school alone, in a file named after it.
    let school = championship.entries().next().expect("an entry").code.school;
    let own = Order { school: Some(school), ..order };
    let pages = read("school-results", &own);
    let n_own = championship.entries().filter(|entry| entry.code.school == school).count();
    assert_eq!(count(&pages, &format!("{school:03}.")), n_own, "{pages:?}");
    let diplomas = find("diplomas").unwrap().made(&own, &[Format::Pdf]).expect("diplomas");
    assert!(
        diplomas.n_pages.is_some_and(|n_pages| n_pages <= n_own)
            && diplomas.name.contains(&format!("-{school:03}-"))
    );
}

#[test]
fn the_script_calls_the_third_place_first_and_by_the_whole_name() {
    let championship = played();
    let cards = Cards::default();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    let script = read("prize-script", &Order::all(&championship, &options, &cards)).concat();
    let labels = read("prize-labels", &Order::all(&championship, &options, &cards)).concat();
    let mut n_prizes = 0;
    for tournament in championship.tournaments() {
        let placings = standings::of_tournament(&championship, tournament.id);
        let podium: Vec<_> = placings.iter().filter(|placing| placing.place <= 3).collect();
        n_prizes += podium.len();
        let at = |index: usize| {
            let code = podium[index].entry;
            let name =
                championship.entry(code).and_then(|entry| entry.contestant.name.clone()).expect("a name");
            assert!(labels.contains(&squeezed(&name)), "{name} has no label");
            script.find(&squeezed(&name)).unwrap_or_else(|| panic!("{name} is not called"))
        };
        let places: Vec<usize> = (0..podium.len()).map(at).collect();
        assert!(places.windows(2).all(|pair| pair[0] > pair[1]), "{places:?}");
    }
    assert!(n_prizes >= 36, "{n_prizes}");
}

#[test]
fn the_plan_adds_up_and_the_programme_has_the_times() {
    let championship = played();
    let (options, cards) = (options(Language::Pt), Cards::default());
    let order = Order::all(&championship, &options, &cards);
    let plan = read("plan", &order).concat();
    let stage = championship.groups().map(|group| group.id.stage).max().expect("a stage");
    let last: Vec<_> = championship.groups().filter(|group| group.id.stage == stage).collect();
    let n_pupils: usize = last.iter().map(|group| group.members.len()).sum();
    let n_boards: usize = last.iter().map(|group| group.members.len() / 2).sum();
    assert!(plan.contains(&format!("Total{}{n_pupils}{n_boards}", last.len())), "{plan}");
    let programme = read("programme", &order).concat();
    for time in ["10:00", "12:00", "14:30"] {
        assert_eq!(programme.matches(time).count(), 1, "{programme}");
    }
}

#[test]
fn rooms_stand_wherever_somebody_must_know_where_to_go() {
    let text = "rooms:\n  - { name: { pt: Auditório, en: Auditorium, es: Salón }, stages: 2 }\n  - { name: Biblioteca, cycles: 1-2 }\n  - { name: Ginásio Velho, cycles: 3 }\n";
    let championship = played_by(regulations::parse("rooms.yaml", text).expect("regulations"));
    let (options, cards) = (options(Language::Es), Cards::default());
    let order = Order::all(&championship, &options, &cards);
    // The final is in one room, which the plan says in the language of the paper.
    let plan = read("plan", &order).concat();
    assert!(plan.contains("Salón") && !plan.contains("Biblioteca"), "{plan}");
    let programme = read("programme", &order).concat();
    let morning: Vec<_> = championship.groups().filter(|group| group.id.stage == 1).collect();
    let library = morning.iter().filter(|group| group.id.tournament.cycle <= 2).map(|group| group.table);
    let (first, last) = (library.clone().min().unwrap(), library.max().unwrap());
    assert!(
        programme.contains(&squeezed(&format!("mesas {first} a {last}, Biblioteca; mesas"))),
        "{programme}"
    );
    assert!(programme.contains("Salón") && programme.contains("GinásioVelho"), "{programme}");
    // Where no room is told, the table alone stands.
    let last = championship.groups().find(|group| group.id.stage == 1 && group.id.tournament.cycle == 4);
    assert_eq!(championship.regulations().room_of(last.expect("a group")), None);
    let n_final = championship.groups().filter(|group| group.id.stage == 2).count();
    let signs = read("table-signs", &order);
    assert_eq!(count(&signs, "Salón"), n_final, "a sign for each table of the final");
    for key in ["names", "slips", "entries", "check-in", "badges", "door-signs", "tables"] {
        let pages = read(key, &order);
        let rooms = ["Salón", "Biblioteca", "GinásioVelho"].map(|room| count(&pages, room));
        assert!(rooms.iter().any(|times| *times > 0), "{key} {rooms:?}");
        assert!(key != "entries" || rooms.iter().all(|times| *times > 0), "{key} {rooms:?}");
    }
}

#[test]
fn lists_by_name_have_grid_and_grey_however_long_the_names() {
    let championship = played();
    for names in [NameStyle::Full, NameStyle::Short, NameStyle::Code] {
        let options = Options { names, ..options(Language::Pt) };
        let rounds = championship::reports::Rounds { scope: Scope::All, number: None };
        let pages = championship::reports::pairings_by_name(&championship, rounds, &options).pages();
        for page in pages.expect("pages") {
            for class in ["grid", "zebra"] {
                let is_there = |mark: &Mark| matches!(mark, Mark::Path(path) if path.class == class);
                assert!(page.marks.iter().any(is_there), "{names:?}: no {class}");
            }
        }
    }
}

/// Returns the number that stands before words; nothing where they do not stand.
fn number_before(text: &str, words: &str) -> Option<usize> {
    let before = &text[..text.find(&squeezed(words))?];
    let digits: String = before.chars().rev().take_while(char::is_ascii_digit).collect();
    digits.chars().rev().collect::<String>().parse().ok()
}

#[test]
fn envelopes_labels_and_certificates_come_to_what_the_store_has() {
    let championship = played();
    let (options, cards) = (options(Language::Pt), Cards::default());
    let all = Order::all(&championship, &options, &cards);
    let n_pages = |key: &str, order: &Order| match find(key).expect("a paper").made(order, &[Format::Pdf]) {
        Ok(made) => made.n_pages.expect("cards have pages"),
        Err(_) => 0,
    };
    let placings = championship.tournaments().flat_map(|own| standings::of_tournament(&championship, own.id));
    let podium: Vec<_> = placings.filter(|placing| placing.place <= 3).collect();
    let (mut n_diplomas, mut n_certificates, mut n_badges) = (0, 0, 0);
    for school in championship.schools() {
        let own = Order { school: Some(school.number), ..all };
        let cover = read("envelopes", &own).concat();
        let active = championship.entries().filter(|entry| entry.is_active());
        let n_active = active.filter(|entry| entry.code.school == school.number).count();
        assert_eq!(number_before(&cover, " crachá"), Some(n_active), "{cover}");
        let diplomas = number_before(&cover, " diploma").expect("diplomas");
        assert_eq!(diplomas, n_pages("diplomas", &own), "{cover}");
        let own_podium = podium.iter().filter(|placing| placing.entry.school == school.number).count();
        assert_eq!(number_before(&cover, " certificado").unwrap_or(0), own_podium, "{cover}");
        n_diplomas += diplomas;
        n_certificates += own_podium;
        n_badges += n_active;
    }
    assert_eq!(n_diplomas, n_pages("diplomas", &all));
    assert_eq!(n_certificates, n_pages("certificates", &all));
    let labels = read("prize-labels", &all);
    assert_eq!(count(&labels, ".º lugar"), n_certificates, "{labels:?}");
    let badges = read("badges", &all).concat();
    let codes = championship.entries().filter(|entry| entry.is_active()).map(|entry| entry.code.to_string());
    assert_eq!(codes.filter(|code| badges.contains(code.as_str())).count(), n_badges);
}

/// Whoever only had a round off has played nothing, in the final report as on diplomas; and a tournament of nobody is not told of.
#[test]
fn the_final_report_counts_who_played_as_diplomas_do_and_no_tournament_of_nobody() {
    let championship = played();
    let (options, cards) = (options(Language::Pt), Cards::default());
    let all = Order::all(&championship, &options, &cards);
    let n_diplomas = find("diplomas").unwrap().made(&all, &[Format::Pdf]).unwrap().n_pages.expect("pages");
    let idle = standings::never_played(&championship);
    assert_eq!(championship.entries().count() - idle.len(), n_diplomas);
    let was_at_a_board = |code| {
        let mut rounds = championship.groups().flat_map(|group| &group.rounds);
        rounds.any(|round| round.board_of(code).is_some())
    };
    assert!(championship.entries().all(|entry| was_at_a_board(entry.code) || idle.contains(&entry.code)));
    let html = championship::reports::summary(&of_one_tournament(), &options).html();
    assert!(html.contains("1 torneio, por terminar"), "{html}");
    assert!(html.contains("1.º ciclo") && !html.contains("2.º ciclo"), "{html}");
    let html = championship::reports::prizes(&of_one_tournament(), Scope::All, &options).html();
    assert_eq!(html.matches("ciclo").count(), 1, "{html}");
}

/// A championship in which three pupils entered one tournament.
fn of_one_tournament() -> Championship {
    let created = Fact::Created { name: "turma".to_owned(), regulations: Box::new(regulations::default()) };
    let mut championship = Championship::begin(&created).expect("a championship");
    let tournament = championship.tournaments().next().expect("a tournament").id;
    for (number, name) in [(1, "Ana Um"), (2, "Rui Dois"), (3, "Eva Três")] {
        let school = School { number, name: format!("EB {number}"), place: None };
        championship.apply(&Fact::SchoolRegistered { school }).expect("a school");
        let code = championship.next_code(number, tournament);
        let years = championship.regulations().cycle(tournament.cycle).map(|cycle| cycle.school_years.0);
        let contestant = Contestant { name: Some(name.to_owned()), school_year: years };
        championship.apply(&Fact::EntryAdded { code, contestant }).expect("an entry");
    }
    championship
}

/// What decides when all is equal is said in the same words to arbiters and below standings, whatever the regulations choose.
#[test]
fn briefing_and_standings_say_alike_what_decides_when_all_is_equal() {
    for last_resort in [LastResort::Share, LastResort::PlayOff, LastResort::Lot] {
        let regulations = Regulations { last_resort, ..regulations::default() };
        let created = Fact::Created { name: "turma".to_owned(), regulations: Box::new(regulations) };
        let championship = Championship::begin(&created).expect("a championship");
        for language in Language::ALL {
            let options = options(language);
            let briefing = championship::reports::briefing(&championship, false, &options);
            let told = briefing.sections.last().and_then(|section| match section.parts.last() {
                Some(Part::Points(points)) => points.last().cloned(),
                _ => None,
            });
            let told = told.expect("what decides");
            let standings = championship::reports::standings_after(&championship, Scope::All, 1, 1, &options);
            let parts = standings.sections.last().map(|section| section.parts.as_slice()).unwrap_or_default();
            // How a round without a game counts is a note of its own, after it.
            let note = parts.iter().rev().find_map(Part::note);
            assert!(note.expect("a note").ends_with(&told), "{told}");
        }
    }
}

#[test]
fn the_briefing_tells_of_codes_and_draws_only_where_there_are_some() {
    let (championship, options) = (played(), options(Language::Pt));
    let said = |cards: &Cards| read("briefing", &Order::all(&championship, &options, cards)).concat();
    let address = Some("http://10.0.0.1:8080".to_owned());
    assert!(said(&Cards { address, ..Cards::default() }).contains("códigoQRdoboletim"));
    let said = said(&Cards::default());
    assert!(!said.contains("QR"), "{said}");
    let can_be_drawn = (1..)
        .take(championship.regulations().games.len())
        .any(|game| championship.regulations().can_be_drawn(game));
    assert_eq!(said.contains("Empate:"), can_be_drawn, "{said}");
}

/// A class of one school, without editions and without a final.
const CLASS: &str = "extends: turma\n";

/// What is for many schools, many pupils and finals is not printed of a class.
#[test]
fn papers_of_a_class_speak_of_a_class() {
    let class = of_one_tournament();
    let options = options(Language::Pt);
    let grids = championship::reports::berger_grids(&class, &options);
    assert_eq!(grids.sections.len(), 1, "three pupils need one grid");
    let programme = championship::reports::programme(&class, &options).html();
    assert!(programme.contains("Chegada das escolas"), "three schools come");
    let regulations = regulations::parse("class.yaml", CLASS).expect("regulations");
    let created = Fact::Created { name: "turma".to_owned(), regulations: Box::new(regulations) };
    let class = Championship::begin(&created).expect("a championship");
    let programme = championship::reports::programme(&class, &options).html();
    assert!(!programme.contains("Chegada das escolas"), "{programme}");
    let schools = championship::reports::schools(&class, None, &options).html();
    assert!(!schools.contains("Na final"), "{schools}");
}

/// Returns the smallest size, in points, at which the words of names are set.
pub(crate) fn size_of(pages: &[Page], is_name: impl Fn(&str) -> bool) -> f64 {
    let texts = pages.iter().flat_map(|page| &page.marks).filter_map(|mark| match mark {
        // A short name is kept in its line by a space that does not break.
        Mark::Text(text) if is_name(&text.text().replace('\u{a0}', " ")) => Some(text.size * 72.0 / 25.4),
        _ => None,
    });
    texts.fold(f64::INFINITY, f64::min)
}

#[test]
fn walls_are_read_from_two_metres() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    let rounds = championship::reports::Rounds { scope: Scope::All, number: None };
    let names: Vec<String> =
        championship.entries().filter_map(|entry| entry.contestant.shown_name(NameStyle::Short)).collect();
    for (sheet, least) in [(Sheet::A4, 14.0), (Sheet::A3, 24.0), (Sheet::A2, 34.0)] {
        let mut all = [
            championship::reports::wall_charts(&championship, Scope::All, &options),
            championship::reports::cross_tables(&championship, Scope::All, &options),
            championship::reports::standings_after(&championship, Scope::All, 1, 1, &options),
            championship::reports::scores(&championship, Scope::All, &options),
        ];
        for report in &mut all {
            report.sheet = Some(sheet);
            let pages = report.pages().expect("pages");
            let size = size_of(&pages, |text| names.iter().any(|name| name == text.trim()));
            assert!(size >= least && size.is_finite(), "{} on {sheet:?}: {size}", report.id);
            let has = |class: &str| {
                let mut marks = pages.iter().flat_map(|page| &page.marks);
                marks.any(|mark| matches!(mark, Mark::Path(path) if path.class == class))
            };
            assert!(has("grid") && has("zebra"), "{}", report.id);
            assert!(
                pages.iter().all(|page| {
                    let text = page.text();
                    let text = text.replace('\u{a0}', " ");
                    text.lines().count() > 4 || names.iter().any(|name| text.contains(name.as_str()))
                }),
                "{}: a page of a footnote: {:?}",
                report.id,
                pages.iter().map(Page::text).collect::<Vec<_>>()
            );
        }
    }
    // Who looks for oneself finds the name and who starts in type of one size, and the school with the name; in the hand at least
    // 45 to a page.
    let walls = [(Sheet::A4, 14.0), (Sheet::A3, 24.0), (Sheet::A2, 34.0)];
    let walls = walls.map(|(sheet, least)| (Some(sheet), least, 18));
    for (sheet, least, n_a_page) in [(None, 10.0, 45)].into_iter().chain(walls) {
        let mut report = championship::reports::pairings_by_name(&championship, rounds, &options);
        report.sheet = sheet;
        let pages = report.pages().expect("pages");
        let n_rows =
            championship::reports::Report::tables(&report).map(|table| table.n_rows()).sum::<usize>();
        assert!(pages.len() <= n_rows.div_ceil(n_a_page), "{sheet:?}: {n_rows} on {} pages", pages.len());
        let is_side = |text: &str| ["começa", "responde"].contains(&text.trim());
        for size in
            [size_of(&pages, |text| names.iter().any(|name| name == text.trim())), size_of(&pages, is_side)]
        {
            assert!(size >= least - 1e-6 && size.is_finite(), "{sheet:?}: {size}");
        }
    }
    for names in [NameStyle::Full, NameStyle::Short] {
        let options = Options { names, ..options.clone() };
        let report = championship::reports::pairings_by_name(&championship, rounds, &options);
        for table in report.tables() {
            let school = table.columns.iter().position(|column| column.key == "school").expect("schools");
            assert!(table.shown()[0].contains(&school), "{names:?}: a column of schools");
        }
    }
}

/// The finals of many tournaments hang one below the other: their heads are not one block that no sheet holds.
#[test]
fn standings_of_all_finals_together_hang_on_walls() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    for sheet in Sheet::ALL {
        let mut report = championship::reports::standings_after(&championship, Scope::All, 2, 1, &options);
        report.sheet = Some(sheet);
        let finals = report.sections.iter().filter(|section| matches!(section.parts[0], Part::Table(_)));
        report.sections = finals.cloned().collect::<Vec<_>>().iter().cycle().take(16).cloned().collect();
        let pages = report.pages().unwrap_or_else(|error| panic!("{sheet:?}: {error}"));
        let text: String = pages.iter().map(|page| squeezed(&page.text())).collect();
        for table in report.tables() {
            let at = table.columns.iter().position(|column| column.key == "name").expect("names");
            for row in table.all_rows() {
                let name = row[table.lead.len() + at].shown(Language::Pt, 0);
                assert!(text.contains(&squeezed(&name)), "{sheet:?}: {name}");
            }
        }
    }
}

/// What cannot be set is said in the language of who asked, to the last word.
#[test]
fn why_a_paper_cannot_be_set_is_said_in_one_language() {
    let fault =
        paper::typeset::TypesetError::TooTall { text: "Lugar".to_owned(), height: 384.1, room: 257.0 };
    for language in Language::ALL {
        let own = language.say(&speech::Tell::tell(&fault));
        let report = championship::reports::ReportError::from(fault.clone());
        let card = championship::handouts::HandoutError::from(fault.clone());
        for said in [language.say(&speech::Tell::tell(&report)), language.say(&speech::Tell::tell(&card))] {
            assert!(said.ends_with(&own), "{said}");
        }
    }
}

/// The largest words of a text that only has headings are its title; and its parts follow each other.
#[test]
fn a_paper_keeps_its_title_on_a_wall_and_its_first_page_is_not_left_empty() {
    let championship = played();
    let options = options(Language::Pt);
    let briefing = championship::reports::briefing(&championship, false, &options);
    let grids = championship::reports::berger_grids(&championship, &options);
    let summary = championship::reports::summary(&championship, &options);
    assert!(summary.sections.iter().all(|section| section.start == championship::reports::Start::Below));
    for mut report in [briefing, grids, summary] {
        report.sheet = Some(Sheet::A3);
        let pages = report.pages().unwrap_or_else(|error| panic!("{}: {error}", report.id));
        let texts = pages[0].marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) => Some((text.size, text.text().replace('\u{a0}', " "))),
            _ => None,
        });
        let largest = texts.max_by(|one, other| one.0.total_cmp(&other.0)).expect("words");
        assert!(report.title.starts_with(largest.1.trim()), "{}: {largest:?}", report.id);
    }
    let mut consents = championship::reports::consents(&championship, Scope::All, None, &options);
    consents.sheet = Some(Sheet::A3);
    let mut name = String::new();
    for part in &mut consents.sections[0].parts {
        if let Part::Table(table) = part {
            table.blocks.truncate(1);
            let rows = &mut table.blocks[0].rows;
            *rows = rows.iter().cycle().take(12).cloned().collect();
            let at = table.columns.iter().position(|column| column.key == "name").expect("names");
            name = squeezed(&table.blocks[0].rows[0][at].shown(Language::Pt, 0));
        }
    }
    let first = squeezed(&consents.pages().expect("pages")[0].text());
    assert!(first.contains(&name), "{name}: {first}");
    // Nor where the event is held by somebody with a long name.
    consents.about = "Agrupamento de Escolas Professor Doutor António Bernardino Sebastião de Vasconcelos e Meneses · sexta-feira, \
                      16 de abril de 2027 · Pavilhão Gimnodesportivo Municipal Comendador Joaquim da Silva Reis"
        .to_owned();
    let first = squeezed(&consents.pages().expect("pages")[0].text());
    assert!(first.contains(&name), "{name}: {first}");
}

/// Long names of schools leave the words of heads and cells whole: type becomes smaller, or the sheet lies on its side.
#[test]
fn words_of_tables_of_schools_are_whole_on_a_wall() {
    let school =
        "Colégio Internacional da Imaculada Conceição de Nossa Senhora do Monte Santo (polo do 1.º ciclo)";
    let mut report = championship::reports::schools(&played(), None, &options(Language::Pt));
    report.sheet = Some(Sheet::A4);
    for part in report.sections.iter_mut().flat_map(|section| &mut section.parts) {
        let Part::Table(table) = part else { continue };
        for (key, words) in [("school", school), ("place", "Santa Marinha do Zêzere e Ancede")] {
            let at = table.columns.iter().position(|column| column.key == key).expect("a column");
            table.columns[at].print = championship::reports::Print::Column;
            for row in table.blocks.iter_mut().flat_map(|block| &mut block.rows) {
                row[at] = championship::tables::Value::text(words);
            }
        }
    }
    let pages = report.pages().expect("pages");
    assert!(pages.iter().all(|page| page.size.width.max(page.size.height) < 300.0), "A4 it stays");
    let text = pages.iter().map(Page::text).collect::<Vec<_>>().join("\n");
    let words: Vec<&str> = text.split_whitespace().collect();
    for word in ["Lugares", "Pontos", "Internacional", "Imaculada", "Conceição", "Marinha"] {
        assert!(words.contains(&word), "{word}: {text}");
    }
}

/// A last sheet with two names would hang there almost empty; and who reads a name reads it in one line.
#[test]
fn sheets_of_a_list_are_filled_alike_and_short_names_are_whole() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    let rounds = championship::reports::Rounds { scope: Scope::All, number: None };
    let names: Vec<String> =
        championship.entries().filter_map(|entry| entry.contestant.shown_name(NameStyle::Short)).collect();
    for sheet in [Sheet::A4, Sheet::A3] {
        let mut report = championship::reports::pairings_by_name(&championship, rounds, &options);
        report.sheet = Some(sheet);
        let pages = report.pages().expect("pages");
        let rows = pages.iter().map(|page| {
            let is_name = |mark: &&Mark| match mark {
                Mark::Text(text) => names.contains(&text.text().replace('\u{a0}', " ")),
                _ => false,
            };
            page.marks.iter().filter(is_name).count()
        });
        let rows: Vec<usize> = rows.collect();
        let n_rows: usize = report.tables().map(|table| table.n_rows()).sum();
        assert_eq!(rows.iter().sum::<usize>(), n_rows, "{sheet:?}: a name is broken");
        let even = n_rows.div_ceil(rows.len());
        assert!(rows.iter().all(|n| even.saturating_sub(*n) <= 2 * rows.len()), "{sheet:?}: {rows:?}");
        for page in &pages {
            let words = page.marks.iter().filter(|mark| matches!(mark, Mark::Text(_))).map(Mark::bounds);
            let foot = page.size.height * 0.92;
            let low = words.map(|bounds| bounds.max.y).filter(|y| *y < foot).fold(0.0, f64::max);
            assert!(low > page.size.height * 0.75, "{sheet:?}: words end at {low} of {}", page.size.height);
        }
    }
}

/// A long name on one half of a sheet does not take the room of the other half.
#[test]
fn rows_side_by_side_have_columns_of_the_same_widths() {
    let rounds = championship::reports::Rounds { scope: Scope::All, number: None };
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    let mut report = championship::reports::pairings_by_name(&played(), rounds, &options);
    report.sheet = Some(Sheet::A4);
    let mut across = 0;
    for part in report.sections.iter_mut().flat_map(|section| &mut section.parts) {
        let Part::Table(table) = part else { continue };
        across = table.across;
        let at = table.columns.iter().position(|column| column.key == "name").expect("names");
        let long = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternw";
        table.blocks[0].rows[0][at] = championship::tables::Value::text(long);
    }
    assert!(across > 1, "rows stand side by side");
    let pages = report.pages().expect("pages");
    let lines = pages[0].marks.iter().filter(|mark| matches!(mark, Mark::Path(path) if path.class == "grid"));
    let mut lines: Vec<f64> = lines.map(|mark| mark.bounds().min.x).collect();
    lines.sort_by(f64::total_cmp);
    lines.dedup_by(|one, other| (*one - *other).abs() < 0.01);
    let mut widths: Vec<f64> = lines.windows(2).map(|pair| pair[1] - pair[0]).collect();
    // Between the halves there is room, with a line of its own.
    assert_eq!((widths.len() + 1) % across, 0, "{widths:?}");
    let n_each = (widths.len() + 1) / across - 1;
    for half in (1..across).rev() {
        assert!(widths.remove(half * (n_each + 1) - 1) >= 6.0, "{lines:?}");
    }
    assert!(pages[0].marks.iter().any(|mark| matches!(mark, Mark::Path(path) if path.class == "gutter")));
    assert_eq!(widths.len() % across, 0, "{widths:?}");
    let n_columns = widths.len() / across;
    for (index, width) in widths.iter().enumerate() {
        assert!((width - widths[index % n_columns]).abs() < 0.05, "{widths:?}");
    }
}

/// Scores say who goes on, in the rows and in one line below them; spreadsheets have the places as they were.
#[test]
fn scores_mark_who_goes_on() {
    let championship = played();
    let report = championship::reports::scores(&championship, Scope::All, &options(Language::Pt));
    let blocks = report.tables().flat_map(|table| &table.blocks);
    let n_marked = blocks.flat_map(|block| &block.goes_on).filter(|goes_on| **goes_on).count();
    let stages = championship.tournaments().flat_map(|tournament| &tournament.stages);
    let n_qualified: usize = stages.filter_map(|stage| stage.qualified.as_ref()).map(Vec::len).sum();
    assert!(n_qualified > 0);
    assert_eq!(n_marked, n_qualified);
    let text: String = report.pages().expect("pages").iter().map(Page::text).collect();
    assert!(text.matches('→').count() > n_marked, "a sign for each, and what it means");
    assert!(text.contains("passa à fase seguinte"), "{text}");
    assert!(!String::from_utf8(report.csv()).expect("words").contains('→'));
}

/// The grey of a row does not cover the line above it: all of it is painted before any line.
#[test]
fn grey_lies_below_all_lines() {
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    let mut report = championship::reports::scores(&played(), Scope::All, &options);
    report.sheet = Some(Sheet::A3);
    for page in report.pages().expect("pages") {
        let is_grey = |mark: &Mark| matches!(mark, Mark::Path(path) if path.class == "zebra");
        let first = page.marks.iter().position(|mark| !is_grey(mark)).expect("marks");
        assert!(!page.marks[first..].iter().any(is_grey), "{}", page.text());
    }
}

/// Whoever stands before one sheet of many reads which letters hang there; and lines below titles are half as large as these.
#[test]
fn sheets_of_names_say_their_letters_and_lines_below_titles_are_read_from_the_door() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    let rounds = championship::reports::Rounds { scope: Scope::All, number: None };
    let mut names = championship::reports::pairings_by_name(&championship, rounds, &options);
    names.sheet = Some(Sheet::A3);
    let pages = names.pages().expect("pages");
    let mut ranges: Vec<(String, String)> = Vec::new();
    for page in pages.iter().filter(|_| pages.len() > 1) {
        let text = page.text().replace('\u{a0}', " ");
        let range = text.lines().find_map(|line| {
            let (from, to) = line.rsplit(" · ").next()?.split_once('–')?;
            let [from, to] = [from, to].map(str::trim);
            let is_letters = |one: &str| one.starts_with(char::is_uppercase) && one.chars().count() <= 16;
            (is_letters(from) && is_letters(to)).then(|| (from.to_owned(), to.to_owned()))
        });
        ranges.push(range.unwrap_or_else(|| panic!("{text}")));
    }
    // No two sheets say the same letters.
    assert!(ranges.windows(2).all(|two| two[0].1 != two[1].0), "{ranges:?}");
    for (sheet, least) in [(Sheet::A4, 12.0), (Sheet::A3, 20.0)] {
        let mut scores = championship::reports::scores(&championship, Scope::All, &options);
        scores.sheet = Some(sheet);
        let pages = scores.pages().expect("pages");
        let marks = pages.iter().flat_map(|page| &page.marks);
        // The line above the page says it, too, in small type.
        let below = marks.filter_map(|mark| match mark {
            Mark::Text(text) if text.at.y > 17.0 && text.text().starts_with("Pontuações") => {
                Some(text.size * 72.0 / 25.4)
            }
            _ => None,
        });
        let below: Vec<f64> = below.collect();
        assert!(!below.is_empty(), "{sheet:?}");
        assert!(below.iter().all(|size| *size >= least), "{sheet:?}: {below:?}");
    }
}

#[test]
fn whole_names_stand_in_one_line_each() {
    let championship = played();
    let options = Options { names: NameStyle::Full, ..options(Language::Pt) };
    let rounds = championship::reports::Rounds { scope: Scope::All, number: None };
    let report = championship::reports::pairings_by_name(&championship, rounds, &options);
    let pages = report.pages().expect("pages");
    let lines: Vec<String> =
        pages.iter().flat_map(|page| page.text().lines().map(squeezed).collect::<Vec<_>>()).collect();
    let names = report.tables().flat_map(|table| {
        let at = table.columns.iter().position(|column| column.key == "name").expect("names");
        table.all_rows().map(move |row| squeezed(&row[at].shown(Language::Pt, 0))).collect::<Vec<_>>()
    });
    for name in names {
        assert!(lines.iter().any(|line| line.contains(&name)), "`{name}` is broken");
    }
}

/// Names of events are never cut: they take another line, and smaller type if these are too many.
#[test]
fn lines_above_pages_are_whole_and_never_lie_on_each_other() {
    let short = "Campeonato Intermunicipal de Jogos Matemáticos das Escolas do Vale";
    let long = "Décimo terceiro Campeonato Nacional de Jogos Matemáticos das Escolas Básicas e Secundárias de Portugal \
                Continental e das Regiões Autónomas dos Açores e da Madeira, edição comemorativa do centenário";
    for name in [short, long] {
        let regulations = regulations::parse("name.yaml", &format!("name: \"{name}\"\n"));
        let championship = played_by(regulations.expect("regulations"));
        let options = options(Language::Pt);
        let script = championship::reports::prize_script(&championship, Scope::All, &options);
        let entries = championship::reports::entries(&championship, None, &options);
        let mut scores = championship::reports::scores(&championship, Scope::All, &options);
        scores.sheet = Some(Sheet::A4);
        for report in [script, entries, scores] {
            for page in report.pages().expect("pages") {
                let is_above = |mark: &&Mark| matches!(mark, Mark::Text(_)) && mark.bounds().max.y < 17.0;
                let above: Vec<&Mark> = page.marks.iter().filter(is_above).collect();
                let bounds: Vec<_> = above.iter().map(|mark| mark.bounds()).collect();
                for (index, one) in bounds.iter().enumerate() {
                    assert!(one.min.x >= 0.0 && one.min.y >= 0.0 && one.max.x <= page.size.width, "{one:?}");
                    let apart = |other: &paper::figure::Bounds| {
                        let beside = one.max.x <= other.min.x + 0.1 || other.max.x <= one.min.x + 0.1;
                        beside || one.max.y <= other.min.y + 0.3 || other.max.y <= one.min.y + 0.3
                    };
                    assert!(bounds[index + 1..].iter().all(apart), "{}: {bounds:?}", report.id);
                }
                let said: String = above
                    .iter()
                    .filter_map(|mark| match mark {
                        Mark::Text(text) => Some(squeezed(&text.text())),
                        _ => None,
                    })
                    .collect();
                assert!(said.contains(&squeezed(name)) && !said.contains('…'), "{}: {said}", report.id);
            }
        }
    }
}

/// A final of thirteen hangs on one sheet; what takes several has its whole heading on each, and about as many rows.
#[test]
fn a_wall_is_one_sheet_where_it_fits_and_every_sheet_has_its_heading() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    let names: Vec<String> =
        championship.entries().filter_map(|entry| entry.contestant.shown_name(NameStyle::Short)).collect();
    let rows_on = |page: &Page| {
        let is_name = |mark: &&Mark| match mark {
            Mark::Text(text) => names.contains(&text.text().replace('\u{a0}', " ")),
            _ => false,
        };
        page.marks.iter().filter(is_name).count()
    };
    let tournament = championship.tournaments().next().expect("a tournament").id;
    let mut report = championship::reports::scores(&championship, Scope::Tournament(tournament), &options);
    let of_group = |report: &mut championship::reports::Report, n_rows: usize| {
        report.sections[0].parts.retain(|part| matches!(part, Part::Table(_)) || part.note().is_some());
        let mut is_kept = false;
        report.sections[0].parts.retain(|part| match part {
            Part::Table(_) => !std::mem::replace(&mut is_kept, true),
            _ => true,
        });
        for part in &mut report.sections[0].parts {
            if let Part::Table(table) = part {
                table.blocks.truncate(1);
                let rows = &mut table.blocks[0].rows;
                *rows = rows.iter().cycle().take(n_rows).cloned().collect();
            }
        }
    };
    for sheet in [Sheet::A4, Sheet::A3] {
        for (n_rows, n_sheets) in [(13, 1), (29, 2)] {
            of_group(&mut report, n_rows);
            report.sheet = Some(sheet);
            let pages = report.pages().expect("pages");
            // Fewer are better: A4 upright has more lines.
            assert!(pages.len() <= n_sheets, "{n_rows} on {} of {sheet:?}", pages.len());
            let rows: Vec<usize> = pages.iter().map(rows_on).collect();
            assert_eq!(rows.iter().sum::<usize>(), n_rows, "{sheet:?}: {rows:?}");
            let (most, fewest) = (rows.iter().max().unwrap(), rows.iter().min().unwrap());
            assert!(most - fewest <= 1, "{sheet:?}: {rows:?}");
            let game = championship.regulations().game(tournament.game).unwrap();
            for (number, page) in (1..).zip(&pages) {
                let text = page.text().replace('\u{a0}', " ");
                let body: Vec<&str> = text.lines().collect();
                assert!(body.contains(&"Pontuações"), "{sheet:?}: {body:?}");
                let heading = body.iter().find(|line| line.contains(game.name.in_language(Language::Pt)));
                let heading = heading.unwrap_or_else(|| panic!("{sheet:?}: {body:?}"));
                let numbered = format!("({number}/{})", pages.len());
                assert_eq!(text.contains(&numbered), pages.len() > 1, "{sheet:?}: {heading}");
            }
        }
    }
}

#[test]
fn a_school_gets_a_letter_of_its_own_whether_it_is_printed_alone_or_with_all() {
    let championship = played();
    for language in Language::ALL {
        let (options, cards) = (options(language), Cards::default());
        let all = Order::all(&championship, &options, &cards);
        let said = |key: &'static str| language.say(&speech::msg(key));
        let schools: Vec<_> = championship.schools().collect();
        let pages = read("school-results", &all);
        assert_eq!(pages.len(), schools.len());
        let alone = read("school-results", &Order { school: Some(schools[0].number), ..all });
        assert_eq!(alone.len(), 1);
        for page in pages.iter().chain(&alone) {
            for words in [said("reports-letter-greeting"), said("reports-letter-thanks")] {
                assert!(page.contains(&squeezed(&words)), "{words}: {page}");
            }
        }
    }
}

/// What is read at a wall leads to the public pages; what is for the hand or for other programs does not.
#[test]
fn papers_that_hang_carry_the_public_address_as_a_code() {
    let championship = played();
    let options = options(Language::Pt);
    let made = |key: &str, cards: &Cards, format: Format| {
        let product = find(key).unwrap();
        let printed = product.made(&Order::all(&championship, &options, cards), &[format]).unwrap();
        String::from_utf8_lossy(&printed.files[0].1).into_owned()
    };
    let address = "http://192.168.7.7:8080";
    let cards = Cards { address: Some(address.to_owned()), ..Cards::default() };
    for key in ["groups", "tables", "names"] {
        let page = made(key, &cards, Format::Html);
        assert!(page.contains(address) && page.contains("<svg"), "{key} does not lead to the public pages");
        assert!(!made(key, &Cards::default(), Format::Html).contains("<svg"), "{key}: no address, no code");
        assert!(!made(key, &cards, Format::Csv).contains(address), "{key}: a program wants no code");
    }
    assert!(!made("entries", &cards, Format::Html).contains(address), "a list for the hand");
    for key in ["door-signs", "table-signs", "signs", "table-cards"] {
        let with_code = |cards: &Cards| {
            let order = Order::all(&championship, &options, cards);
            let pages = read(key, &order);
            pages.iter().filter(|page| page.contains(&squeezed(address))).count() == pages.len()
        };
        assert!(with_code(&cards), "every page of {key} leads to the public pages");
        assert!(!with_code(&Cards::default()), "{key}: no address, no code");
    }
    let hung = Cards { sheet: Some(Sheet::A3), ..cards };
    assert!(made("scores", &hung, Format::Html).contains(address), "anything on a sheet for walls");
}

/// A paper has one name: in the menu of the page, and in large letters on the paper itself.
#[test]
fn a_paper_is_called_alike_in_the_menu_and_on_its_page() {
    let championship = played();
    for language in Language::ALL {
        let (options, cards) = (options(language), Cards::default());
        let order = Order::all(&championship, &options, &cards);
        let reports = PRODUCTS.iter().filter(|product| product.formats().contains(&Format::Html));
        // These say of which round or school they are.
        for product in reports.filter(|product| !["standings", "school-results"].contains(&product.key)) {
            let printed = product.made(&order, &[Format::Html]).unwrap();
            let name = language.say(&product.name);
            assert!(
                printed.title.starts_with(&name),
                "{}: “{name}”, and on paper “{}”",
                product.key,
                printed.title
            );
        }
    }
}

/// On a wall winners are read from the door, and tournaments share sheets; the ranks of schools and all that is counted are read from near.
#[test]
fn a_final_report_on_a_wall_has_its_podium_in_large_letters_and_the_rest_in_ordinary_ones() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    for (sheet, least, most) in [(Sheet::A4, 14.0, 12.0), (Sheet::A3, 24.0, 15.0), (Sheet::A2, 34.0, 20.0)] {
        let mut report = championship::reports::summary(&championship, &options);
        report.sheet = Some(sheet);
        let pages = report.pages().expect("pages");
        let podium =
            report.tables().find(|table| table.columns.iter().any(|column| column.key == "tie_break"));
        let podium = podium.expect("a podium");
        let name = podium.columns.iter().position(|column| column.key == "name").expect("names");
        let names: Vec<String> = podium
            .blocks
            .iter()
            .flat_map(|block| &block.rows)
            .map(|row| row[name].shown(Language::Pt, 0))
            .collect();
        let size = size_of(&pages, |text| names.iter().any(|name| name == text.trim()));
        assert!(size >= least && size.is_finite(), "{sheet:?}: winners in {size}");
        // Tournaments share sheets.
        let n_titles = |page: &Page| {
            let text = squeezed(&page.text());
            podium.blocks.iter().filter(|block| text.contains(&squeezed(&block.title))).count()
        };
        let most_titles = pages.iter().map(n_titles).max();
        assert!(most_titles >= Some(3), "{sheet:?}: {most_titles:?}");
        let ranking = report.sections.last().expect("schools");
        let Some(Part::Table(table)) = ranking.parts.first() else { panic!("a ranking: {ranking:?}") };
        let school = table.columns.iter().position(|column| column.key == "school").expect("schools");
        let schools: Vec<String> =
            table.blocks[0].rows.iter().map(|row| row[school].shown(Language::Pt, 0)).collect();
        let is_school = |text: &str| schools.iter().any(|school| school == text.trim());
        let size = size_of(&pages, is_school);
        assert!(size <= most, "{sheet:?}: schools in {size}");
    }
}

/// A podium leaves most of a sheet: those of a cycle share one.
#[test]
fn podiums_of_a_cycle_share_sheets() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    for sheet in Sheet::ALL {
        let report = championship::reports::prizes(&championship, Scope::Cycle(1), &options);
        let report = championship::reports::Report { sheet: Some(sheet), ..report };
        let n_podiums = report.tables().map(|table| table.blocks.len()).sum::<usize>();
        let pages = report.pages().expect("pages");
        assert!(n_podiums > 2 && pages.len() < n_podiums, "{sheet:?}: {} for {n_podiums}", pages.len());
        for title in report.tables().flat_map(|table| &table.blocks).map(|block| squeezed(&block.title)) {
            assert!(pages.iter().any(|page| squeezed(&page.text()).contains(&title)), "{sheet:?}: {title}");
        }
    }
}

/// The matches of teams are small: several share a sheet, its heading says the group once, and a team without an opponent is free with
/// its pupils below it.
#[test]
fn matches_of_teams_share_sheets_and_a_team_without_an_opponent_is_free() {
    let text = "extends: escola\nedition: none\ncycles:\n  - { name: todos, years: 1-12, games: [rastros] }\nstages:\n  - { name: liga, play: team round robin on 2 boards }\n";
    let championship = crate::truth::played(text, 10);
    let options = Options { names: NameStyle::Full, ..options(Language::Pt) };
    let rounds = championship::reports::Rounds { scope: Scope::All, number: None };
    let reports = [
        championship::reports::results(&championship, Scope::All, &options),
        championship::reports::pairings_by_table(&championship, rounds, &options),
    ];
    for (mut report, most) in reports.into_iter().zip([6, 2]) {
        let blocks: Vec<_> = report.tables().flat_map(|table| &table.blocks).cloned().collect();
        assert!(blocks.iter().all(|block| !block.rows.is_empty()), "{}: nobody in a match", report.id);
        let free: Vec<_> = blocks.iter().filter(|block| block.title.ends_with("folga")).collect();
        assert!(!free.is_empty() && free.iter().all(|block| block.rows.len() == 2), "{free:?}");
        let n_rounds = blocks.len() / 3;
        for sheet in [None, Some(Sheet::A4), Some(Sheet::A3)] {
            report.sheet = sheet;
            let pages = report.pages().expect("pages");
            assert!(pages.len() <= most, "{} on {sheet:?}: {} for {n_rounds} rounds", report.id, pages.len());
            let text: Vec<String> = pages.iter().map(|page| squeezed(&page.text())).collect();
            assert!(text.iter().all(|page| !page.contains("(nada)")), "{text:?}");
            // The group stands in the heading of a sheet, and not above each match.
            let n_said = text.iter().map(|page| page.matches("mesa1").count()).sum::<usize>();
            assert!(n_said <= pages.len() + 1, "{} on {sheet:?}: {n_said} times", report.id);
        }
    }
}
