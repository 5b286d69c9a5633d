//! Slips, signs, badges and diplomas: what is on them, and that it stays there.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};

use championship::facts::{
    Championship, Contestant, EntryCode, Fact, GroupId, NameStyle, School, TournamentId,
};
use championship::handouts::template::Template;
use championship::handouts::{self, DiplomaOptions, Honour, SignKind, SlipOptions, slip_address};
use championship::regulations;
use championship::store::{Dated, bulk_load};
use demo::Plan;
use paper::figure::{Bounds, Figure, Point, Shape, Size};
use paper::typeset::page::{Mark, Page};
use paper::typeset::pdf;
use paper::typeset::raster::Raster;
use speech::Language;

/// The longest names people really have, and one nobody has.
const LONG_NAMES: [&str; 3] = [
    "Maria Francisca Bettencourt da Câmara de Vasconcelos e Albuquerque Mascarenhas da Encarnação",
    "Sebastião Lourenço dos Anjos Guimarães de Magalhães Quintela Figueiredo Domingues",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
];
const LONG_SCHOOL: &str = "Agrupamento de Escolas da Encosta dos Caminhos Cruzados e dos Moinhos Velhos do \
                           Marquês de Novembro, Escola Básica dos 2.º e 3.º Ciclos com Ensino Secundário";

fn plan(n_pupils: usize) -> Plan {
    Plan {
        name: "final".to_owned(),
        regulations: regulations::default(),
        tables: BTreeMap::new(),
        n_pupils,
        seed: 5,
        midnight: 1_804_809_600,
    }
}

/// A final in which some have the longest names.
fn championship(n_pupils: usize) -> Championship {
    let story = demo::tell(&plan(n_pupils)).expect("a story");
    let mut facts: Vec<Fact> = story.facts.into_iter().map(|told| told.fact).collect();
    let mut n_entries = 0usize;
    for fact in &mut facts {
        match fact {
            Fact::EntryAdded { contestant, .. } => {
                if n_entries.is_multiple_of(7) {
                    let name = LONG_NAMES[n_entries / 7 % LONG_NAMES.len()].to_owned();
                    *contestant = Contestant { name: Some(name), ..contestant.clone() };
                }
                n_entries += 1;
            }
            Fact::SchoolRegistered { school } if school.number.is_multiple_of(3) => {
                *school = School { name: LONG_SCHOOL.to_owned(), ..school.clone() };
            }
            _ => {}
        }
    }
    Championship::replay(&facts).expect("the same final")
}

fn tournaments(championship: &Championship) -> Vec<TournamentId> {
    championship.tournaments().map(|tournament| tournament.id).collect()
}

fn diploma_options(honour: Honour, language: Language) -> DiplomaOptions {
    let text = handouts::built_in_template(honour, language);
    DiplomaOptions {
        template: Template::parse(text).expect("the built-in template"),
        logo: None,
        day: None,
        venue: "Coimbra".to_owned(),
        names: NameStyle::Full,
        language,
        honour,
    }
}

fn first_rounds(championship: &Championship) -> Vec<(GroupId, u16)> {
    championship.groups().filter(|group| !group.rounds.is_empty()).map(|group| (group.id, 1)).collect()
}

/// Says whether a rectangle lies in another, but for a hair.
fn is_inside(inner: Bounds, outer: Bounds) -> bool {
    let hair = 0.05;
    inner.min.x >= outer.min.x - hair
        && inner.min.y >= outer.min.y - hair
        && inner.max.x <= outer.max.x + hair
        && inner.max.y <= outer.max.y + hair
}

/// Returns the cells of a grid of cards on a page.
fn cells(corner: Point, card: Size, columns: usize, rows: usize) -> Vec<Bounds> {
    let mut cells = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let min = corner + Point::new(card.width * column as f64, card.height * row as f64);
            cells.push(Bounds { min, max: min + Point::new(card.width, card.height) });
        }
    }
    cells
}

/// Checks that every word of the pages lies in one of the places.
fn check_words(pages: &[Page], places: &[Bounds], what: &str) {
    assert!(!pages.is_empty(), "{what}");
    for (number, page) in pages.iter().enumerate() {
        for mark in &page.marks {
            if let Mark::Text(text) = mark {
                let bounds = mark.bounds();
                assert!(
                    places.iter().any(|place| is_inside(bounds, *place)),
                    "{what}, page {}: `{}` at {bounds:?}",
                    number + 1,
                    text.text()
                );
            }
        }
        let all = page.bounds().expect("marks");
        let paper = Bounds {
            min: Point::new(3.9, 3.9),
            max: Point::new(page.size.width - 3.9, page.size.height - 3.9),
        };
        assert!(is_inside(all, paper), "{what}, page {}: marks reach the edge: {all:?}", number + 1);
    }
}

#[test]
fn no_word_leaves_its_card_however_long_the_names() {
    let championship = championship(200);
    let entries: Vec<EntryCode> = championship.entries().map(|entry| entry.code).collect();
    let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
    for language in Language::ALL {
        for names in [NameStyle::Code, NameStyle::Short, NameStyle::Full] {
            let address = Some("http://192.168.1.10:8080".to_owned());
            let options = SlipOptions { names, language, address, brand: Default::default() };
            let pages =
                handouts::slips(&championship, &first_rounds(&championship), &options).expect("slips");
            let slip = Size::new(105.0 - 2.0 * 8.9, 148.5 - 10.0);
            let mut places = Vec::new();
            for corner in [(0.0, 0.0), (105.0, 0.0), (0.0, 148.5), (105.0, 148.5)] {
                places.extend(cells(Point::new(corner.0 + 8.9, corner.1 + 5.0), slip, 1, 1));
            }
            check_words(&pages, &places, "slips");

            for desk in [None, Some("http://192.168.100.200:8080")] {
                let brand = Default::default();
                let pages = handouts::badges_to_scan(&championship, &entries, names, language, &brand, desk)
                    .expect("badges");
                check_words(&pages, &cells(Point::new(15.0, 13.5), Size::new(90.0, 54.0), 2, 5), "badges");
            }

            for honour in [Honour::TakingPart, Honour::Podium] {
                let options = DiplomaOptions { names, ..diploma_options(honour, language) };
                let pages = handouts::diplomas(&championship, &tournaments(&championship), &options)
                    .expect("diplomas");
                let frame = cells(Point::new(14.0, 14.0), Size::new(269.0, 182.0), 1, 1);
                check_words(&pages, &frame, "diplomas");
            }
        }
        for desk in [None, Some("http://192.168.100.200:8080")] {
            for kind in [SignKind::Door, SignKind::Table] {
                let brand = Default::default();
                let pages =
                    handouts::signs(&championship, &groups, kind, language, &brand, desk).expect("signs");
                check_words(&pages, &cells(Point::new(8.0, 8.0), Size::new(281.0, 194.0), 1, 1), "signs");
            }
            let pages =
                handouts::table_cards(&championship, language, &Default::default(), desk).expect("cards");
            let card = Size::new(186.0, 148.5);
            check_words(&pages, &cells(Point::new(12.0, 0.0), card, 1, 2), "table cards");
        }
    }
}

#[test]
fn everybody_who_played_gets_one_diploma_with_name_school_and_game() {
    let championship = demo::tell(&plan(300)).expect("a story").championship;
    let all = tournaments(&championship);
    let sat = |code: EntryCode| {
        let rounds = championship.groups().flat_map(|group| &group.rounds);
        rounds.flat_map(|round| &round.boards).any(|board| board.first == code || board.second == code)
    };
    let mut expected: Vec<_> =
        championship.entries().filter(|entry| entry.is_active() || sat(entry.code)).collect();
    assert!(expected.len() < championship.entries().count(), "some never came");
    expected.sort_by_key(|entry| (entry.code.school, entry.code));
    for language in Language::ALL {
        let options = diploma_options(Honour::TakingPart, language);
        let pages = handouts::diplomas(&championship, &all, &options).expect("diplomas");
        assert_eq!(pages.len(), expected.len());
        let plain = |text: &str| text.replace('\n', " ");
        for (page, entry) in pages.iter().zip(&expected) {
            let text = plain(&page.text());
            let name = entry.contestant.name.as_deref().expect("a name");
            let school = &championship.school(entry.code.school).expect("a school").name;
            let regulations = championship.regulations();
            let game =
                regulations.game(entry.code.tournament.game).expect("a game").name.in_language(language);
            let day = match language {
                Language::Pt => "12 de março de 2027",
                Language::En => "12 March 2027",
                Language::Es => "12 de marzo de 2027",
            };
            for words in [name, school, game, "Coimbra", day] {
                assert!(text.contains(words), "`{words}` is missing in:\n{text}");
            }
        }
    }
}

#[test]
fn who_is_entered_when_all_is_played_gets_no_diploma() {
    let mut championship = demo::tell(&plan(300)).expect("a story").championship;
    let all = tournaments(&championship);
    let options = diploma_options(Honour::TakingPart, Language::Pt);
    let before = handouts::diplomas(&championship, &all, &options).expect("diplomas").len();
    let enters = |school: &School| {
        championship
            .entries()
            .any(|entry| entry.code.tournament == all[0] && entry.code.school == school.number)
    };
    let school =
        championship.schools().find(|school| !enters(school)).expect("a school that stayed away").number;
    let code = EntryCode { tournament: all[0], school, index: 1 };
    let contestant = Contestant { name: Some("Tarde Demais".to_owned()), school_year: Some(3) };
    let reopened = Fact::TournamentReopened { tournament: all[0], reason: "mais um".to_owned() };
    championship.apply(&reopened).expect("it was closed");
    championship.apply(&Fact::EntryAdded { code, contestant }).expect("an entry");
    assert!(championship.entry(code).is_some_and(|entry| entry.is_active()));
    assert_eq!(handouts::diplomas(&championship, &all, &options).expect("diplomas").len(), before);
}

#[test]
fn the_podium_gets_three_certificates_a_tournament() {
    let championship = demo::tell(&plan(300)).expect("a story").championship;
    let all = tournaments(&championship);
    let options = diploma_options(Honour::Podium, Language::En);
    let pages = handouts::diplomas(&championship, &all, &options).expect("certificates");
    let mut expected = Vec::new();
    for id in &all {
        let placings = championship::standings::of_tournament(&championship, *id);
        expected.extend(placings.into_iter().filter(|placing| placing.place <= 3));
    }
    // Those who share a place stand in the order of their codes.
    expected.sort_by_key(|placing| (placing.entry.tournament, placing.place, placing.entry));
    assert_eq!(pages.len(), expected.len());
    for (page, placing) in pages.iter().zip(&expected) {
        let name = championship.entry(placing.entry).and_then(|entry| entry.contestant.name.clone());
        let text = page.text().replace('\n', " ");
        let place = ["1st place", "2nd place", "3rd place"][placing.place - 1];
        assert!(text.contains(place) && text.contains(&name.expect("a name")), "{text}");
    }
}

#[test]
fn slips_signs_and_badges_are_as_many_as_there_are_boards_tables_and_pupils() {
    let championship = demo::tell(&plan(300)).expect("a story").championship;
    let rounds = first_rounds(&championship);
    let options = SlipOptions {
        names: NameStyle::Short,
        language: Language::Pt,
        address: None,
        brand: Default::default(),
    };
    let pages = handouts::slips(&championship, &rounds, &options).expect("slips");
    let boards: Vec<_> = rounds
        .iter()
        .flat_map(|(id, _)| &championship.group(*id).expect("a group").rounds[0].boards)
        .collect();
    assert_eq!(pages.len(), boards.len().div_ceil(4));
    let text: Vec<String> = pages.iter().map(Page::text).collect();
    let text = text.join("\n");
    for board in &boards {
        for code in [board.first, board.second] {
            let code = format!("{code}\n");
            assert_eq!(
                text.matches(&code).count(),
                1 + usize::from(n_stages_of(&championship, &rounds, &code)),
                "{code}"
            );
        }
    }
    assert_eq!(text.matches("Rubrica do árbitro").count(), boards.len());

    let groups: Vec<GroupId> =
        championship.groups().map(|group| group.id).filter(|id| id.stage == 1).collect();
    let tables =
        handouts::signs(&championship, &groups, SignKind::Table, Language::Pt, &Default::default(), None)
            .expect("signs");
    assert_eq!(tables.len(), groups.len());
    let doors =
        handouts::signs(&championship, &groups, SignKind::Door, Language::Pt, &Default::default(), None)
            .expect("signs");
    assert_eq!(doors.len(), 12);

    let entries: Vec<EntryCode> = championship.entries().map(|entry| entry.code).collect();
    let badges =
        handouts::badges(&championship, &entries, NameStyle::Full, Language::Pt, &Default::default())
            .expect("badges");
    assert_eq!(badges.len(), entries.len().div_ceil(10));
}

/// Says whether a pupil sits at boards of two of the rounds: of the groups and of a final.
fn n_stages_of(championship: &Championship, rounds: &[(GroupId, u16)], code: &str) -> bool {
    let sits = |id: &GroupId| {
        let boards = &championship.group(*id).expect("a group").rounds[0].boards;
        boards.iter().any(|board| [board.first, board.second].iter().any(|own| format!("{own}\n") == code))
    };
    rounds.iter().filter(|(id, _)| sits(id)).count() > 1
}

#[test]
fn a_qr_code_can_be_read_and_leads_to_the_board() {
    let championship = demo::tell(&plan(60)).expect("a story").championship;
    let (group, round) = first_rounds(&championship)[0];
    let board = &championship.group(group).expect("a group").rounds[0].boards[0];
    let address = slip_address("http://10.0.0.7:8080/", &championship, group, round, board);
    let pupils = format!("{}/{}", board.first, board.second);
    assert_eq!(address, format!("http://10.0.0.7:8080/r/1.1.1/1/1/{pupils}"));
    let (side, dots) = (31.0, 10.0);
    let mut figure = Figure::new(Size::new(side, side), "code");
    for path in handouts::qr_code(&address, Point::new(0.0, 0.0), side).expect("a code") {
        figure.draw(Shape::Path(path));
    }
    let png = paper::typeset::png::png(&figure, dots).expect("a picture");
    let pixmap = tiny_skia::Pixmap::decode_png(&png).expect("a PNG");
    assert_eq!(qr_reader::read(&pixmap), address);

    let endless = "x".repeat(4000);
    let error = handouts::qr_code(&endless, Point::new(0.0, 0.0), side).expect_err("too long");
    assert!(error.to_string().contains("too long for a QR code"));
}

/// A reader of small QR codes, after ISO/IEC 18004 alone.
mod qr_reader {
    use tiny_skia::Pixmap;

    /// Reads the text of a clean picture of a code with four white modules around it.
    pub(super) fn read(picture: &Pixmap) -> String {
        let dark = |x: usize, y: usize| picture.pixel(x as u32, y as u32).is_some_and(|dot| dot.red() < 128);
        let width = picture.width() as usize;
        // The first dark dot is the corner of a finder pattern, seven modules wide.
        let corner = (0..width).find(|at| dark(*at, *at)).expect("a dark corner");
        let finder = (corner..width).find(|x| !dark(*x, corner)).expect("its end") - corner;
        let module = finder as f64 / 7.0;
        let n_modules = ((width as f64 - 2.0 * corner as f64) / module).round() as usize;
        let bit = |x: usize, y: usize| {
            let place = |index: usize| (corner as f64 + (index as f64 + 0.5) * module) as usize;
            dark(place(x), place(y))
        };
        assert_eq!(n_modules % 4, 1, "{n_modules}");
        let version = (n_modules - 17) / 4;
        // Format bits beside the first finder: error correction and mask, under their own mask.
        let format = [(0, 8), (1, 8), (2, 8), (3, 8), (4, 8)]
            .iter()
            .fold(0u32, |sum, (x, y)| sum << 1 | u32::from(bit(*x, *y)));
        let format = format ^ 0b10101;
        let (level, mask) = (format >> 3, format & 7);
        // Bytes of data in a block, and blocks.
        let (n_data, n_blocks) = match (version, level) {
            (1, 1) => (19, 1),
            (1, 0) => (16, 1),
            (2, 1) => (34, 1),
            (2, 0) => (28, 1),
            (2, 3) => (22, 1),
            (3, 1) => (55, 1),
            (3, 0) => (44, 1),
            (3, 3) => (17, 2),
            (4, 1) => (80, 1),
            (4, 0) => (32, 2),
            (4, 3) => (24, 2),
            other => panic!("this reader knows no such codes: {other:?}"),
        };
        let is_function = |x: usize, y: usize| {
            let near = |at: usize| at <= 8;
            let far = |at: usize| at >= n_modules - 8;
            let align = n_modules - 7;
            let is_aligned = version > 1 && x.abs_diff(align) <= 2 && y.abs_diff(align) <= 2;
            (near(x) && near(y))
                || (far(x) && near(y))
                || (near(x) && far(y))
                || x == 6
                || y == 6
                || is_aligned
        };
        let is_masked = |x: usize, y: usize| match mask {
            0 => (x + y).is_multiple_of(2),
            1 => y.is_multiple_of(2),
            2 => x.is_multiple_of(3),
            3 => (x + y).is_multiple_of(3),
            4 => (y / 2 + x / 3).is_multiple_of(2),
            5 => x * y % 2 + x * y % 3 == 0,
            6 => (x * y % 2 + x * y % 3).is_multiple_of(2),
            _ => ((x + y) % 2 + x * y % 3).is_multiple_of(2),
        };
        let mut bits = Vec::new();
        let mut right = n_modules - 1;
        let mut upwards = true;
        loop {
            for step in 0..n_modules {
                let y = if upwards { n_modules - 1 - step } else { step };
                for x in [right, right - 1] {
                    if !is_function(x, y) {
                        bits.push(bit(x, y) ^ is_masked(x, y));
                    }
                }
            }
            upwards = !upwards;
            match right {
                8 => right = 5,
                1 => break,
                _ => right -= 2,
            }
        }
        // Blocks take turns, byte by byte.
        let byte = |index: usize| {
            let (block, place) = (index / n_data, index % n_data);
            let from = 8 * (place * n_blocks + block);
            bits[from..from + 8].to_vec()
        };
        let data: Vec<bool> = (0..n_data * n_blocks).flat_map(byte).collect();
        let number = |from: usize, length: usize| {
            data[from..from + length].iter().fold(0usize, |sum, bit| sum << 1 | usize::from(*bit))
        };
        assert_eq!(number(0, 4), 0b0100, "bytes");
        let length = number(4, 8);
        assert!(length + 2 <= n_data * n_blocks, "{length} bytes in {n_blocks} blocks of {n_data}");
        let bytes = (0..length).map(|index| u8::try_from(number(12 + 8 * index, 8)).unwrap()).collect();
        String::from_utf8(bytes).expect("text")
    }
}

#[test]
fn a_template_of_ones_own_and_a_logo_are_used() {
    let championship = demo::tell(&plan(60)).expect("a story").championship;
    let text =
        "{{logo}}\n# Olá, {{name}}!\n{{place}} {{year}} {{group}} {{code}} {{rank}} {{points}}\n___ Eu";
    let mut pixmap = tiny_skia::Pixmap::new(40, 20).expect("a picture");
    pixmap.fill(tiny_skia::Color::from_rgba8(0, 90, 200, 255));
    let png = pixmap.encode_png().expect("a PNG");
    let svg = b"<svg viewBox='0 0 40 20'><rect width='40' height='20' fill='#005ac8'/></svg>";
    for bytes in [&png[..], svg] {
        let options = DiplomaOptions {
            template: Template::parse(text).expect("a template"),
            logo: Some(Raster::read(bytes).expect("a logo")),
            ..diploma_options(Honour::TakingPart, Language::Pt)
        };
        let pages =
            handouts::diplomas(&championship, &tournaments(&championship), &options).expect("diplomas");
        let pictures: Vec<Bounds> =
            pages[0].marks.iter().filter(|mark| matches!(mark, Mark::Picture(_))).map(Mark::bounds).collect();
        assert_eq!(pictures.len(), 1);
        let size = pictures[0].size();
        assert!((size.width / size.height - 2.0).abs() < 0.01, "{size:?}");
        assert!(pages[0].text().contains("Olá"));
        let file = pdf::pdf_of_pages(&pages, &handouts::facts(&championship, "x", Language::Pt));
        let n_images = file.windows(6).filter(|window| *window == b"/Image").count();
        assert_eq!(n_images, 1, "one picture for all pages");
    }
    let long = "linha\n".repeat(80);
    let options = DiplomaOptions {
        template: Template::parse(&long).expect("a template"),
        ..diploma_options(Honour::TakingPart, Language::Pt)
    };
    let error =
        handouts::diplomas(&championship, &tournaments(&championship), &options).expect_err("too long");
    assert!(error.to_string().contains("tall"), "{error}");
}

fn arbitro(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .args(args)
        .env("ARBITRO_LANG", "pt")
        .current_dir(folder)
        .output()
        .expect("the program runs")
}

/// Writes a small final to a folder.
fn write_final(folder: &Path, n_pupils: usize) {
    let story = demo::tell(&plan(n_pupils)).expect("a story");
    let facts = story.facts.iter().map(|told| Dated { fact: &told.fact, by: &told.by, at: told.at });
    bulk_load(&folder.join("final.arbitro"), facts, 5).expect("a championship");
}

#[test]
fn every_command_writes_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    write_final(at, 60);
    let calls: [(&[&str], &str); 7] = [
        (
            &["slips", "--stage", "1", "--address", "https://mesa.exemplo.pt", "--names", "full"],
            "boletins.pdf",
        ),
        (&["slips", "1.1", "--stage", "1", "--round", "1", "--lang", "en"], "slips.pdf"),
        (
            &["signs", "--stage", "1", "--for", "tables", "--address", "http://192.168.7.7:8080"],
            "letreiros.pdf",
        ),
        (&["badges", "--lang", "en", "--names", "code"], "badges.pdf"),
        (&["diplomas", "--venue", "em Évora", "--names", "short"], "diplomas.pdf"),
        (&["diplomas", "1.3", "--podium", "--lang", "en"], "certificates.pdf"),
        (&["diplomas", "--podium", "--out", "podio.pdf", "--day", "ontem"], "podio.pdf"),
    ];
    for (args, file) in calls {
        let output = arbitro(at, args);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(said.starts_with(file) && said.contains("KB"), "{args:?}: {said}");
        assert!(std::fs::read(at.join(file)).expect("the file").starts_with(b"%PDF-1.7"));
    }
    let shown = arbitro(at, &["diplomas", "--show-template", "--lang", "en"]);
    assert!(String::from_utf8_lossy(&shown.stdout).contains("## {{name}}"));
}

#[test]
fn what_is_wrong_is_said_and_no_file_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    write_final(at, 60);
    std::fs::write(at.join("bad.md"), "# Diploma\n## {{nome}}\n").expect("a template");
    std::fs::write(at.join("open.md"), "# Diploma {{name\n").expect("a template");
    std::fs::write(at.join("logo.txt"), "this is no picture").expect("a file");
    std::fs::write(at.join("text.svg"), "<svg viewBox='0 0 9 9'><text>Olá</text></svg>").expect("a file");
    let before = std::fs::read_dir(at).expect("a folder").count();
    let calls: [(&[&str], i32, &str); 12] = [
        (
            &["diplomas", "--template", "bad.md"],
            1,
            "bad.md:2:4: there is no field `nome`; did you mean `{{name}}`?",
        ),
        (&["diplomas", "--template", "bad.md"], 1, "`{{school}}`"),
        (&["diplomas", "--template", "open.md"], 1, "open.md:1:11: `{{` opens and does not close"),
        (&["diplomas", "--template", "nowhere.md"], 1, "nowhere.md"),
        (&["diplomas", "--logo", "nowhere.png"], 1, "cannot read the logo `nowhere.png`"),
        (&["diplomas", "--logo", "logo.txt"], 1, "neither PNG nor SVG"),
        (&["diplomas", "--logo", "text.svg"], 1, "`<text>`"),
        (
            &["diplomas", "--out", "logo.txt/diplomas.pdf"],
            1,
            "cannot write `logo.txt/diplomas.pdf`: `logo.txt` is not a folder",
        ),
        (
            &["badges", "--out", "missing/folder/b.pdf"],
            1,
            "cannot write `missing/folder/b.pdf`: there is no folder `missing/folder`",
        ),
        (&["slips", "--round", "9"], 1, "has not been published yet"),
        (&["signs", "--stage", "7"], 1, "stage 7 has not been drawn yet"),
        (&["slips", "--address", "mesa"], 2, "`mesa` is not an address"),
    ];
    for (args, code, words) in calls {
        let output = arbitro(at, &[args, &["--lang", "en"]].concat());
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
        assert!(said.contains(words), "{args:?}: {said}");
        assert_eq!(std::fs::read_dir(at).expect("a folder").count(), before, "{args:?} left something");
    }
}
