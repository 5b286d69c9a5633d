//! A page in somebody's hand and a sheet on a wall are understood without the others, and nothing on them is too small to read.

use championship::facts::{Championship, Contestant, EntryCode, Fact, NameStyle};
use championship::reports::{self, Options, Part, Report, Rounds, Scope, Sheet, Table};
use championship::tables::Value;
use paper::typeset::page::Page;
use speech::Language;

use crate::papers::{options, played, size_of, squeezed};

/// Returns the words of each page, without spaces.
fn texts(report: &Report) -> Vec<String> {
    let pages = report.pages().unwrap_or_else(|error| panic!("{}: {error}", report.id));
    pages.iter().map(|page| squeezed(&page.text())).collect()
}

/// Lets every table of a report have one block of so many rows.
fn lengthen(report: &mut Report, n_rows: usize) {
    for part in report.sections.iter_mut().flat_map(|section| &mut section.parts) {
        if let Part::Table(table) = part {
            table.blocks.truncate(1);
            let rows = &mut table.blocks[0].rows;
            *rows = rows.iter().cycle().take(n_rows).cloned().collect();
        }
    }
}

fn column(table: &Table, key: &str) -> usize {
    table.columns.iter().position(|column| column.key == key).unwrap_or_else(|| panic!("no column {key}"))
}

#[test]
fn every_page_of_scores_says_what_decides_and_in_which_tournament() {
    let championship = played();
    let mut report = reports::scores(&championship, Scope::All, &options(Language::Pt));
    lengthen(&mut report, 90);
    let pages = texts(&report);
    assert!(pages.len() > 2 * report.sections.len(), "{} pages", pages.len());
    let rule =
        squeezed("Critérios de desempate, por ordem: BH (Buchholz): a soma dos pontos dos adversários");
    for page in &pages {
        assert_eq!(page.matches(&rule).count(), 1, "{page}");
        let is_told = |heading: &String| page.contains(&squeezed(&format!("Pontuações · {heading}")));
        assert!(report.sections.iter().any(|section| is_told(&section.heading)), "{page}");
    }
}

#[test]
fn a_list_that_goes_on_says_on_every_page_whose_it_is() {
    let championship = played();
    for sheet in [None, Some(Sheet::A4), Some(Sheet::A3)] {
        let options = options(Language::Pt);
        for mut report in [
            reports::consents(&championship, Scope::All, None, &options),
            reports::check_in(&championship, Scope::All, None, &options),
        ] {
            report.sheet = sheet;
            lengthen(&mut report, 90);
            let school = report.tables().next().expect("a table").blocks[0].title.clone();
            let pages = texts(&report);
            assert!(pages.len() > 1);
            let again = squeezed(&format!("{school} (continuação)"));
            for (number, page) in pages.iter().enumerate() {
                assert!(page.contains(&squeezed(&school)), "{} on {sheet:?}: {page}", report.id);
                assert_eq!(page.contains(&again), number > 0, "{} on {sheet:?}: {page}", report.id);
            }
        }
    }
}

#[test]
fn winners_with_equal_points_say_what_parted_them() {
    let championship = played();
    let options = options(Language::Pt);
    let mut n_parted = 0;
    for report in
        [reports::prizes(&championship, Scope::All, &options), reports::summary(&championship, &options)]
    {
        let podium =
            report.tables().find(|table| table.columns.iter().any(|column| column.key == "tie_break"));
        let podium = podium.expect("a podium");
        let [place, points, tie_break] = ["place", "points", "tie_break"].map(|key| column(podium, key));
        for two in podium.blocks.iter().flat_map(|block| block.rows.windows(2)) {
            // A final of one game leaves its points out: who won it is first.
            let is_one_game = two[0][points] == Value::Empty;
            if is_one_game || two[0][points] != two[1][points] || two[0][place] == two[1][place] {
                continue;
            }
            n_parted += 1;
            let said = [&two[0][tie_break], &two[1][tie_break]].map(|value| value.shown(Language::Pt, 0));
            assert!(said.iter().all(|words| !words.is_empty()), "{two:?}");
            let is_decided =
                said.iter().all(|words| words.contains("sorteio") || words.contains("desempate"));
            assert!(is_decided || said[0] != said[1], "{two:?}");
        }
        let text = texts(&report).concat();
        assert!(text.contains(&squeezed("BH (Buchholz)")), "{}: {text}", report.id);
    }
    assert!(n_parted > 0);
    // Between schools medals decide, and every page says so, and whose points they have.
    let report = reports::schools(&championship, None, &options);
    for page in texts(&report) {
        assert!(page.contains(&squeezed("a soma dos que todos os seus alunos fizeram")), "{page}");
        assert!(page.contains(&squeezed("Entre escolas com os mesmos pontos fica à frente")), "{page}");
    }
}

/// Beside points and tie-breaks an upright sheet has no room for names.
#[test]
fn winners_on_a_small_wall_stand_on_sheets_that_lie() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    for (sheet, is_lying) in [(None, false), (Some(Sheet::A4), true), (Some(Sheet::A3), true)] {
        let mut prizes = reports::prizes(&championship, Scope::All, &options);
        prizes.sheet = sheet;
        for page in prizes.pages().expect("pages") {
            assert_eq!(page.size.width > page.size.height, is_lying, "{sheet:?}");
        }
    }
}

#[test]
fn nothing_is_too_small_to_read_and_walls_keep_what_they_promise() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    let towns: Vec<String> = championship.schools().filter_map(|school| school.place.clone()).collect();
    for (sheet, least_name, least_note, least_figure) in
        [(None, 6.0, 6.0, 6.0), (Some(Sheet::A4), 14.0, 7.9, 9.0), (Some(Sheet::A3), 24.0, 10.0, 12.0)]
    {
        for mut report in [
            reports::scores(&championship, Scope::All, &options),
            reports::schools(&championship, None, &options),
            reports::prizes(&championship, Scope::All, &options),
            reports::consents(&championship, Scope::All, None, &options),
            reports::wall_charts(&championship, Scope::All, &options),
            reports::pairings_by_name(&championship, Rounds { scope: Scope::All, number: None }, &options),
        ] {
            report.sheet = sheet;
            let pages = report.pages().expect("pages");
            let smallest = size_of(&pages, |text| !text.trim().is_empty());
            assert!(smallest >= 6.0 - 1e-6, "{} on {sheet:?}: {smallest}", report.id);
            let is_note = |text: &str| text.contains("(Buchholz)") || text.contains("partilham");
            let notes = size_of(&pages, is_note);
            assert!(notes >= least_note - 1e-6, "{} on {sheet:?}: {notes}", report.id);
        }
        // The figures of charts are read from as near as other small lines.
        let mut report = reports::summary(&championship, &options);
        report.sheet = sheet;
        let figures = size_of(&report.pages().expect("pages"), |text| text.trim().ends_with('%'));
        assert!(figures >= least_figure - 1e-6 && figures.is_finite(), "{sheet:?}: {figures}");
        let mut report = reports::schools(&championship, None, &options);
        report.sheet = sheet;
        let pages = report.pages().expect("pages");
        // A school and its town stand in one line: the name large, the town behind it.
        let is_number =
            |text: &str| text.trim().len() == 3 && text.trim().bytes().all(|b| b.is_ascii_digit());
        let names = size_of(&pages, is_number);
        assert!(names >= least_name && names.is_finite(), "{sheet:?}: {names}");
        assert!(size_of(&pages, |text| towns.iter().any(|town| text.contains(town.as_str()))).is_finite());
    }
}

/// Returns the largest words of a page.
fn largest(page: &Page) -> f64 {
    let sizes = page.marks.iter().filter_map(|mark| match mark {
        paper::typeset::page::Mark::Text(text) => Some(text.size),
        _ => None,
    });
    sizes.fold(0.0, f64::max)
}

#[test]
fn sheets_that_hang_side_by_side_have_headings_of_one_form() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    for sheet in [Sheet::A4, Sheet::A3] {
        let mut standings = reports::standings_after(&championship, Scope::All, 2, 1, &options);
        standings.sections.retain(|section| section.parts.iter().any(|part| matches!(part, Part::Table(_))));
        let rounds = Rounds { scope: Scope::All, number: None };
        let mut names = reports::pairings_by_name(&championship, rounds, &options);
        lengthen(&mut names, 90);
        for mut report in [standings, names] {
            let title = report.title.clone();
            report.sheet = Some(sheet);
            let pages = report.pages().expect("pages");
            assert!(pages.len() > 1, "{}", report.id);
            let size = largest(&pages[0]);
            for page in &pages {
                let text = squeezed(&page.text());
                // Above the line, and once more with the title.
                assert!(text.matches(&squeezed(&title)).count() > 1, "{} on {sheet:?}: {text}", report.id);
                assert!((largest(page) - size).abs() < 1e-6, "{} on {sheet:?}: {text}", report.id);
            }
        }
    }
}

#[test]
fn whose_name_the_fonts_lack_stands_below_all_names_and_the_code_stands_once() {
    let mut championship = played();
    let options = options(Language::Pt);
    let rounds = Rounds { scope: Scope::All, number: None };
    let before = reports::pairings_by_name(&championship, rounds, &options);
    let table = before.tables().next().expect("a table");
    let at = column(table, "code");
    let codes = table.blocks[0].rows.iter().take(2).map(|row| row[at].shown(Language::Pt, 0));
    let codes: Vec<EntryCode> = codes.map(|code| code.parse().expect("a code")).collect();
    for (code, name) in codes.iter().zip(["王小明", "李丽"]) {
        let contestant = Contestant { name: Some(name.to_owned()), school_year: None };
        // What is over is opened again for it.
        let _ = championship
            .apply(&Fact::TournamentReopened { tournament: code.tournament, reason: "nome".to_owned() });
        let changed = Fact::EntryChanged { code: *code, contestant, reason: None };
        championship.apply(&changed).expect("another name");
    }
    let names = reports::pairings_by_name(&championship, rounds, &options);
    let table = names.tables().next().expect("a table");
    let at = column(table, "name");
    let shown: Vec<String> = table.blocks[0].rows.iter().map(|row| row[at].shown(Language::Pt, 0)).collect();
    let first = shown.iter().position(|name| ["王小明", "李丽"].contains(&name.as_str())).expect("a name");
    assert_eq!(shown.len() - first, codes.len(), "{:?}", &shown[first..]);
    for report in [
        names,
        reports::check_in(&championship, Scope::All, None, &options),
        reports::entries(&championship, None, &options),
    ] {
        let text = texts(&report).concat();
        for code in &codes {
            let is_listed = report.json().contains(&format!("\"{code}\""));
            assert_eq!(
                text.matches(&code.to_string()).count(),
                usize::from(is_listed),
                "{}: {code}",
                report.id
            );
        }
    }
}

#[test]
fn a_school_has_one_number_on_all_papers() {
    let championship = played();
    let number = number_below_ten(&championship);
    let report = reports::schools(&championship, None, &options(Language::Pt));
    let table = report.tables().last().expect("a ranking");
    let at = column(table, "school_number");
    assert!(table.blocks[0].rows.iter().any(|row| row[at] == Value::number(number)), "a number for programs");
    assert!(report.html().contains(&format!(">{number:03}<")), "as in codes for people");
}

fn number_below_ten(championship: &Championship) -> u32 {
    championship.schools().map(|school| school.number).find(|number| *number < 10).expect("a school")
}

/// Larger sheets hold more of a list for the hand: it is not written for the door, and it needs no more of them.
#[test]
fn lists_with_whole_names_are_never_walls() {
    let championship = played();
    let options = Options { names: NameStyle::Short, ..options(Language::Pt) };
    for mut report in [
        reports::consents(&championship, Scope::All, None, &options),
        reports::check_in(&championship, Scope::All, None, &options),
        reports::school_results(&championship, None, None, &options),
    ] {
        let n_pages = |report: &Report| report.pages().expect("pages").len();
        let in_hand = n_pages(&report);
        for sheet in Sheet::ALL {
            report.sheet = Some(sheet);
            let hung = n_pages(&report);
            assert!(hung <= in_hand, "{} on {sheet:?}: {hung} sheets, and {in_hand} in the hand", report.id);
        }
        // The last sheet asked for is the largest; a letter goes into an envelope whatever hangs on the walls.
        let pages = report.pages().expect("pages");
        assert_eq!(pages[0].size.height > 590.0, !report.is_letter, "{}: {:?}", report.id, pages[0].size);
    }
    let text = texts(&reports::check_in(&championship, Scope::All, None, &options)).concat();
    for school in championship.schools() {
        let playing = championship.entries().filter(|entry| entry.is_active());
        let n_pupils = playing.filter(|entry| entry.code.school == school.number).count();
        assert!(n_pupils == 0 || text.contains(&format!("Presentes:____/{n_pupils}")), "{text}");
    }
}

#[test]
fn letters_to_schools_are_set_alike_and_break_no_word() {
    let championship = played();
    for language in Language::ALL {
        let options = Options { names: NameStyle::Short, ..options(language) };
        let report = reports::school_results(&championship, None, None, &options);
        let pages = report.pages().expect("pages");
        let table = report.tables().next().expect("a table");
        assert_eq!(pages.len(), table.blocks.len());
        let greeting = language.say(&speech::msg("reports-letter-greeting"));
        let signed = language.say(&speech::msg("reports-letter-signed"));
        let (stage, game) = (column(table, "stage"), column(table, "game"));
        for (number, (page, block)) in pages.iter().zip(&table.blocks).enumerate() {
            let size = size_of(std::slice::from_ref(page), |text| text.trim() == greeting);
            assert!((size - 11.0).abs() < 0.01, "{}: {size}", block.title);
            let text = page.text().replace('\u{a0}', " ");
            for value in block.rows.iter().flat_map(|row| [&row[stage], &row[game]]) {
                for word in value.shown(language, 0).split(' ') {
                    assert!(text.contains(word), "{}: `{word}` is broken:\n{text}", block.title);
                }
            }
            assert!(text.contains(&"_".repeat(30)) && text.contains(&signed), "{text}");
            assert!(text.contains("2027"), "{}: no day:\n{text}", block.title);
            assert!(!text.contains(&format!("{} / {}", number + 1, pages.len())), "{text}");
        }
        // Who went on is told of as before, too, and by the whole name.
        let text = texts(&report).concat();
        let own = championship.entries().filter(|entry| entry.is_active());
        for name in own.filter_map(|entry| entry.contestant.shown_name(NameStyle::Full)) {
            assert!(text.contains(&squeezed(&name)), "{name}");
        }
        assert!(block_tells_of_before(table), "{language}");
    }
}

/// Says whether a letter has a sentence about an earlier stage, its thanks and its signature below the rows.
fn block_tells_of_before(table: &Table) -> bool {
    table.blocks.iter().any(|block| block.after.len() == 3)
}

#[test]
fn names_of_schools_have_the_room_that_numbers_do_not_need() {
    let championship = played();
    let mut report = reports::schools(&championship, None, &options(Language::Pt));
    let name = "Agrupamento de Escolas do Campo do Farol Antigo";
    for part in report.sections.iter_mut().flat_map(|section| &mut section.parts) {
        if let Part::Table(table) = part {
            let (school, place) = (column(table, "school"), column(table, "place"));
            for row in &mut table.blocks[0].rows {
                (row[school], row[place]) = (Value::text(name), Value::text("Setúbal"));
            }
        }
    }
    for page in report.pages().expect("pages") {
        let text = page.text().replace('\u{a0}', " ");
        let n_begun = text.matches("Agrupamento").count();
        assert_eq!(text.matches(name).count(), n_begun, "{text}");
    }
}
