//! Reports in every format, recounted from the facts they are made of.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Write as _};
use std::process::{Command, Stdio};

use calamine::{Data, Reader, Xlsx};
use championship::facts::{
    Championship, Contestant, EntryCode, Fact, GamePlace, MatchResult, NameStyle, Pairing,
};
use championship::regulations;
use championship::reports::{self, Options, Part, Report, Rounds, Scope, Table};
use championship::tables::Value;
use paper::typeset::page::{Mark, Page};
use rayon::prelude::*;
use speech::{Language, msg};

use crate::golden;
use crate::support::final_day::{self, Hour};

fn options(language: Language, names: NameStyle) -> Options {
    let times = "10:00,10:40,11:20,12:00/14:30,15:10,15:50,16:30".parse().unwrap();
    Options { language, names, times, seal: None }
}

/// Returns every report there is of a part of a championship.
fn every(championship: &Championship, scope: Scope, options: &Options) -> Vec<Report> {
    vec![
        reports::scores(championship, scope, options),
        reports::entries(championship, None, options),
        reports::groups(championship, scope, options),
        reports::pairings_by_table(championship, Rounds { scope, number: None }, options),
        reports::pairings_by_name(championship, Rounds { scope, number: None }, options),
        reports::results(championship, scope, options),
        reports::standings_after(championship, scope, 1, 2, options),
        reports::wall_charts(championship, scope, options),
        reports::cross_tables(championship, scope, options),
        reports::prizes(championship, scope, options),
        reports::schools(championship, None, options),
        reports::summary(championship, options),
    ]
}

fn text_of(pages: &[Page]) -> String {
    pages.iter().map(Page::text).collect::<Vec<_>>().join("\n\u{c}\n")
}

/// Returns words without the spaces that ends of line may or may not have become.
fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Checks that nothing leaves the margins and no words lie on others.
fn check_layout(report: &Report, pages: &[Page]) {
    for (number, page) in (1..).zip(pages) {
        let place = || format!("{}, page {number}", report.id);
        let bounds = page.bounds().unwrap();
        // Half the width of a line may stand outside.
        assert!(bounds.min.x >= 17.8 && bounds.max.x <= page.size.width - 17.8, "{}: {bounds:?}", place());
        assert!(bounds.min.y >= 5.0 && bounds.max.y <= page.size.height - 5.0, "{}: {bounds:?}", place());
        let mut marks: Vec<_> = page
            .marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Text(text) if !text.text().trim().is_empty() => Some((mark.bounds(), text.text())),
                _ => None,
            })
            .collect();
        marks.sort_by(|one, other| one.0.min.y.total_cmp(&other.0.min.y));
        for (index, (one, words)) in marks.iter().enumerate() {
            let below = marks[index + 1..].iter().take_while(|(other, _)| other.min.y < one.max.y - 0.3);
            for (other, more) in below {
                let apart = one.max.x <= other.min.x + 0.1 || other.max.x <= one.min.x + 0.1;
                // Bounds are those of the whole face; what counts is that lines do not share their letters.
                let overlap = one.max.y.min(other.max.y) - one.min.y.max(other.min.y);
                assert!(apart || overlap < 0.6, "{}: `{words}` lies on `{more}`", place());
            }
        }
    }
}

/// Counts points from the facts alone: by stage and entry, in tenths.
fn recount(facts: &[Fact]) -> BTreeMap<(u8, EntryCode), i64> {
    let mut boards: BTreeMap<GamePlace, (EntryCode, EntryCode)> = BTreeMap::new();
    let mut points: BTreeMap<(u8, EntryCode), i64> = BTreeMap::new();
    for fact in facts {
        match fact {
            Fact::RoundPublished { group, round, pairings, .. } => {
                let mut board = 0;
                for pairing in pairings {
                    for entry in pairing.entries() {
                        points.entry((group.stage, entry)).or_default();
                    }
                    match pairing {
                        Pairing::Game { first, second } => {
                            board += 1;
                            let place = GamePlace { group: *group, round: *round, board, game: 1 };
                            boards.insert(place, (*first, *second));
                        }
                        Pairing::Bye { entry } => *points.entry((group.stage, *entry)).or_default() += 10,
                        Pairing::Absent { .. } => {}
                    }
                }
            }
            Fact::ResultEntered { place, result, .. } => {
                let (first, second) = boards[place];
                let winner = match result {
                    MatchResult::FirstWins | MatchResult::FirstWinsByForfeit => first,
                    MatchResult::SecondWins | MatchResult::SecondWinsByForfeit => second,
                    other => panic!("the invented day has no {other}"),
                };
                *points.entry((place.group.stage, winner)).or_default() += 10;
            }
            _ => {}
        }
    }
    points
}

fn column(table: &Table, key: &str) -> usize {
    table.all_columns().position(|column| column.key == key).unwrap_or_else(|| panic!("no column {key}"))
}

fn decimal(value: &Value) -> i64 {
    match value {
        Value::Decimal(hundredths) => *hundredths,
        Value::Integer(number) => number * 100,
        other => panic!("{other:?} is no number"),
    }
}

/// What an independent reader finds in a PDF; nothing, with a loud word, where it cannot be had.
pub(crate) fn pdftotext(bytes: &[u8]) -> Option<String> {
    let child = Command::new("pdftotext")
        .args(["-layout", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) if cfg!(target_os = "linux") => panic!("pdftotext (poppler-utils) is needed: {error}"),
        Err(_) => {
            crate::places::tool::missing("pdftotext");
            return None;
        }
    };
    let mut stdin = child.stdin.take()?;
    let bytes = bytes.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&bytes));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn what_reports_say_is_kept() {
    let championship = final_day::championship(168, Hour::Evening);
    for (language, names) in [(Language::Pt, NameStyle::Full), (Language::En, NameStyle::Short)] {
        for report in every(&championship, Scope::Cycle(1), &options(language, names)) {
            let pages = report.pages().unwrap();
            check_layout(&report, &pages);
            golden::check(&format!("reports/{}.txt", report.id), &text_of(&pages));
        }
    }
    let one = reports::entries(&championship, Some(3), &options(Language::Pt, NameStyle::Code));
    golden::check("reports/inscricoes-003-so-codigos.txt", &text_of(&one.pages().unwrap()));
    golden::check("reports/inscricoes-003-so-codigos.html", &one.html());
}

#[test]
fn totals_on_paper_are_those_of_the_facts() {
    let facts = final_day::facts(400, Hour::Evening);
    let championship = Championship::replay(&facts).unwrap();
    let points = recount(&facts);
    let stages = championship
        .regulations()
        .stages
        .iter()
        .map(|stage| stage.name.in_language(Language::Pt).to_owned())
        .collect::<Vec<_>>();

    // Scores: every pupil of every stage, with the points recounted.
    let report = reports::scores(&championship, Scope::All, &options(Language::Pt, NameStyle::Short));
    let mut found = BTreeMap::new();
    for table in report.tables() {
        let (stage, code, made) = (column(table, "stage"), column(table, "code"), column(table, "points"));
        for row in table.all_rows() {
            let Value::Text(stage) = row[stage] else { panic!("no stage") };
            let Value::Code(code) = row[code] else { panic!("no code") };
            let number = stages.iter().position(|name| name.eq_ignore_ascii_case(stage)).unwrap() + 1;
            let key = (u8::try_from(number).unwrap(), code.parse::<EntryCode>().unwrap());
            assert!(found.insert(key, decimal(row[made]) / 10).is_none(), "{key:?} twice");
        }
    }
    assert_eq!(found, points);

    // The final report: games and pupils, read back from the PDF itself.
    let report = reports::summary(&championship, &options(Language::Pt, NameStyle::Short));
    let results: Vec<MatchResult> = facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::ResultEntered { result, .. } => Some(*result),
            _ => None,
        })
        .collect();
    let count =
        |wanted: &dyn Fn(MatchResult) -> bool| results.iter().filter(|result| wanted(**result)).count();
    let first = count(&|result| result == MatchResult::FirstWins);
    let second = count(&|result| result == MatchResult::SecondWins);
    let forfeits = count(&|result| !result.is_played());
    let total = format!("Total {first} {second} 0 {} {forfeits}", first + second);
    let pages = text_of(&report.pages().unwrap());
    assert!(pages.contains(&total), "{total}\n{pages}");
    assert!(pages.contains(&format!("{} partidas jogadas; {forfeits} com falta", first + second)));
    if let Some(text) = pdftotext(&report.pdf().unwrap()) {
        let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
        assert!(lines.collect::<Vec<_>>().contains(&total), "{text}");
    }

    // Schools: their points add up to all points; their medals to three a tournament.
    let report = reports::schools(&championship, None, &options(Language::En, NameStyle::Short));
    let table = report.tables().last().unwrap();
    let sum = |key: &str| {
        let index = column(table, key);
        table.all_rows().map(|row| decimal(row[index])).sum::<i64>()
    };
    assert_eq!(sum("points") / 10, points.values().sum::<i64>());
    assert_eq!(sum("entries") / 100, 400);
    let prizes = reports::prizes(&championship, Scope::All, &options(Language::En, NameStyle::Short));
    let medals = sum("first") + sum("second") + sum("third");
    assert_eq!(medals / 100, i64::try_from(prizes.tables().next().unwrap().n_rows()).unwrap());

    // Participation: the blocks' own totals are the sums of their rows.
    let report = reports::summary(&championship, &options(Language::En, NameStyle::Short));
    let mut n_totals = 0;
    for block in report.tables().flat_map(|table| &table.blocks).filter(|block| !block.total.is_empty()) {
        for (index, total) in block.total.iter().enumerate().skip(1) {
            let cells = block.rows.iter().map(|row| &row[index]).filter(|value| !value.is_empty());
            assert_eq!(decimal(total), cells.map(decimal).sum::<i64>(), "{block:?}");
        }
        n_totals += 1;
    }
    assert_eq!(n_totals, 3);
}

#[test]
fn the_longest_names_of_a_full_final_never_overflow() {
    let championship = final_day::championship(1850, Hour::Evening);
    let options = options(Language::Pt, NameStyle::Full);
    every(&championship, Scope::All, &options).par_iter().for_each(|report| {
        let pages = report.pages().unwrap_or_else(|error| panic!("{}: {error}", report.id));
        check_layout(report, &pages);
        let text = squeezed(&text_of(&pages));
        let mut names = BTreeSet::new();
        for table in report.tables().filter(|table| table.columns.iter().any(|column| column.key == "name")) {
            let name = column(table, "name");
            names.extend(table.all_rows().map(|row| squeezed(&row[name].shown(Language::Pt, 0))));
        }
        for name in names {
            assert!(text.contains(&name), "{}: `{name}` is not on paper", report.id);
        }
        if report.id == "nomes" {
            for page in &pages[1..] {
                assert!(page.text().starts_with("Nome Mesa Tab. Vez"), "{}", page.text());
            }
        }
        if report.id == "inscricoes" {
            let schools: BTreeSet<u32> = championship.entries().map(|entry| entry.code.school).collect();
            assert_eq!(pages.len(), schools.len(), "a page a school");
        }
    });
}

#[test]
fn hostile_names_are_shown_and_do_nothing() {
    let mut facts = final_day::facts(48, Hour::Morning);
    let hostile = [
        "<script>alert(1)</script> Silva",
        "=1+1",
        "@SUM(A1:A9) Costa",
        "Ana\u{202e}\u{2066} avliS\u{0}\n\tReis",
        "\"Zé\" & 'Tó' <b>",
        "名前 שלום 😀 Дмитрий",
        "{{ 7*7 }} {% include %}",
        "+cmd|' /C calc'!A0",
    ];
    let codes: Vec<EntryCode> = facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::EntryAdded { code, .. } => Some(*code),
            _ => None,
        })
        .collect();
    let endless = "x".repeat(3_000);
    let wide = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch ".repeat(5);
    let names = hostile.iter().copied().chain([endless.as_str(), wide.as_str()]);
    for (code, name) in codes.iter().zip(names) {
        let contestant = Contestant { name: Some(name.to_owned()), school_year: None };
        facts.push(Fact::EntryChanged { code: *code, contestant, reason: None });
    }
    let championship = Championship::replay(&facts).unwrap();
    for names in [NameStyle::Full, NameStyle::Short] {
        for report in every(&championship, Scope::All, &options(Language::Pt, names)) {
            let pages = report.pages().unwrap_or_else(|error| panic!("{}: {error}", report.id));
            check_layout(&report, &pages);
            let html = report.html();
            assert!(!html.contains("<script") && !html.contains("<b>") && !html.contains('\u{202e}'));
            let csv = String::from_utf8(report.csv()).unwrap();
            for line in csv.trim_start_matches('\u{feff}').lines() {
                for cell in line.split(';') {
                    let cell = cell.trim_start_matches('"');
                    assert!(!cell.starts_with(['=', '@']) && !cell.starts_with("+cmd"), "{line}");
                }
            }
            serde_json::from_str::<serde_json::Value>(&report.json()).unwrap();
            let mut workbook: Xlsx<_> =
                calamine::open_workbook_from_rs(Cursor::new(report.xlsx().unwrap())).unwrap();
            for name in workbook.sheet_names() {
                let formulas = workbook.worksheet_formula(&name).unwrap();
                assert!(formulas.cells().all(|(_, _, formula)| formula.is_empty()), "{name}");
            }
        }
    }
    let html = reports::entries(&championship, None, &options(Language::Pt, NameStyle::Full)).html();
    assert!(html.contains("&#60;script&#62;alert(1)&#60;/script&#62; Silva"), "shown as it was written");
    assert!(html.contains("Ana avliS Reis"));
}

#[test]
fn another_program_reads_the_workbook_with_its_types() {
    let championship = final_day::championship(120, Hour::Evening);
    let report = reports::scores(&championship, Scope::Cycle(2), &options(Language::Pt, NameStyle::Full));
    let bytes = report.xlsx().unwrap();
    let mut workbook: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(bytes)).unwrap();
    let names = workbook.sheet_names();
    let tables: Vec<&Table> = report.tables().collect();
    assert_eq!(names.len(), tables.len());
    for (name, table) in names.iter().zip(tables) {
        let range = workbook.worksheet_range(name).unwrap();
        assert_eq!(range.height(), table.n_rows() + 1, "{name}");
        let head: Vec<String> = range.rows().next().unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(head[..5], ["Ciclo", "Jogo", "Fase", "Grupo", "Mesa"]);
        for (cells, row) in range.rows().skip(1).zip(table.all_rows()) {
            for (cell, value) in cells.iter().zip(row) {
                match (cell, value) {
                    (Data::Float(found), Value::Integer(number)) => assert_eq!(*found, *number as f64),
                    (Data::Float(found), Value::Decimal(hundredths)) => {
                        assert_eq!(*found, *hundredths as f64 / 100.0);
                    }
                    (Data::String(found), Value::Text(text) | Value::Code(text)) => assert_eq!(found, text),
                    (Data::Empty, Value::Empty) => {}
                    other => panic!("{name}: {other:?}"),
                }
            }
        }
    }
    let lists = reports::entries(&championship, None, &options(Language::Pt, NameStyle::Full));
    let mut workbook: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(lists.xlsx().unwrap())).unwrap();
    let range = workbook.worksheet_range("Inscrições").unwrap();
    let start = range.rows().next().unwrap().iter().position(|head| *head == "Início").unwrap();
    let cell = &range.rows().nth(1).unwrap()[start];
    assert!(
        matches!(cell, Data::DateTime(time) if (time.as_f64() * 24.0 * 60.0).round() == 600.0),
        "{cell:?}"
    );
}

#[test]
fn no_more_of_a_name_is_shown_than_was_chosen() {
    let championship = final_day::championship(60, Hour::Evening);
    let full: Vec<String> =
        championship.entries().filter_map(|entry| entry.contestant.name.clone()).collect();
    for (names, is_shown) in [(NameStyle::Code, false), (NameStyle::Short, false), (NameStyle::Full, true)] {
        for report in every(&championship, Scope::All, &options(Language::En, names)) {
            let all = [
                report.html(),
                report.json(),
                String::from_utf8(report.csv()).unwrap(),
                text_of(&report.pages().unwrap()),
            ];
            let has_people =
                report.tables().any(|table| table.all_columns().any(|column| column.key == "name"));
            assert!(!(has_people && names == NameStyle::Code), "{}", report.id);
            let shown = full.iter().any(|name| all.iter().any(|text| text.contains(name.as_str())));
            assert!(is_shown || !shown, "{} {names:?}", report.id);
        }
    }
}

#[test]
fn every_hour_and_every_kind_of_championship_has_its_reports() {
    let mut all: Vec<Championship> =
        [Hour::Entered, Hour::FirstRound, Hour::Morning].map(|hour| final_day::championship(30, hour)).into();
    for text in [
        "extends: escola",
        "extends: crjm",
        "extends: cnjm\nstages:\n  - name: { pt: taça, en: cup }\n    play: knockout best of 3\n",
    ] {
        let regulations = Box::new(regulations::parse("prova", text).unwrap());
        all.push(Championship::begin(&Fact::Created { name: "vazio".into(), regulations }).unwrap());
    }
    for championship in &all {
        for language in Language::ALL {
            for report in every(championship, Scope::All, &options(language, NameStyle::Short)) {
                let pages = report.pages().unwrap_or_else(|error| panic!("{}: {error}", report.id));
                check_layout(&report, &pages);
                assert!(report.html().contains("</html>") && report.xlsx().is_ok());
                let is_empty = report.sections.iter().all(|section| section.parts.is_empty());
                assert!(!is_empty, "{} says nothing", report.id);
            }
        }
    }
}

#[test]
fn the_same_championship_gives_the_same_bytes() {
    let championship = final_day::championship(40, Hour::Evening);
    for report in every(&championship, Scope::All, &options(Language::Pt, NameStyle::Full)) {
        assert_eq!(report.pdf().unwrap(), report.pdf().unwrap(), "{}", report.id);
        assert_eq!(report.xlsx().unwrap(), report.xlsx().unwrap(), "{}", report.id);
        assert_eq!(report.json(), report.json());
    }
}

#[test]
fn scores_explain_their_tie_breaks_and_equal_tables_make_one_csv() {
    let championship = final_day::championship(120, Hour::Evening);
    for (language, words, head) in [
        (
            Language::Pt,
            "Critérios de desempate, por ordem: BH (Buchholz): a soma dos pontos dos adversários; PS",
            "Ciclo;Jogo;Fase;Grupo;Mesa;Lugar;",
        ),
        (
            Language::En,
            "Tie-breaks, in order: BH (Buchholz): the sum of the opponents' points; PS",
            "Cycle;Game;Stage;Group;Table;Place;",
        ),
    ] {
        let report = reports::scores(&championship, Scope::Cycle(1), &options(language, NameStyle::Short));
        // Where somebody goes on, the sign before them is explained first, and nothing else is.
        let goes_on = format!("{} ", language.say(&msg("reports-goes-on-note").with("sign", "→")));
        for section in &report.sections {
            let is_note = |part: &Part| {
                part.note()
                    .is_some_and(|note| note.strip_prefix(&goes_on).unwrap_or(&note).starts_with(words))
            };
            assert!(section.parts.iter().any(is_note), "{}", section.heading);
        }
        let csv = String::from_utf8(report.csv()).unwrap();
        let lines: Vec<&str> = csv.lines().collect();
        let n_rows: usize = report.tables().map(Table::n_rows).sum();
        assert_eq!(lines.len(), n_rows + 1, "one head, then rows alone");
        assert!(lines[0].trim_start_matches('\u{feff}').starts_with(head), "{}", lines[0]);
    }
}
