//! Papers that were wrong once: standings, scores, school sheets, diplomas.

use std::borrow::Cow;

use championship::decisions::{EntryEdit, edit_entry};
use championship::facts::{
    Championship, Contestant, DrawnGroup, EntryCode, Fact, GamePlace, GroupId, MatchResult, NameStyle,
    Pairing, Refusal, School, Stamp, TournamentId,
};
use championship::handouts::template::Template;
use championship::handouts::{self, DiplomaOptions, Honour};
use championship::pairing;
use championship::regulations;
use championship::reports::{self, Options, Part, Print, Report, Scope, Sheet};
use championship::standings;
use serde_json::Value as Json;
use speech::Language;

const TOURNAMENT: TournamentId = TournamentId { cycle: 1, game: 1 };

fn stamp() -> Stamp {
    Stamp { by: "test".into(), at: 1_804_809_600 }
}

fn code(number: u32) -> EntryCode {
    EntryCode::first(number, 1, 1)
}

/// A championship of one pupil a school, before the draw.
fn begin(text: &str, n_pupils: u32) -> Championship {
    let regulations = Box::new(regulations::parse("r.yaml", text).expect("regulations"));
    let mut championship =
        Championship::begin(&Fact::Created { name: "final".into(), regulations }).expect("a championship");
    for number in 1..=n_pupils {
        let school = School { number, name: format!("EB {number}"), place: None };
        let contestant = Contestant { name: Some(format!("Ana {number}")), school_year: Some(3) };
        take(&mut championship, Fact::SchoolRegistered { school });
        take(&mut championship, Fact::EntryAdded { code: code(number), contestant });
    }
    championship
}

fn take(championship: &mut Championship, fact: Fact) {
    championship.apply(&fact).expect("a fact");
}

/// Draws a stage into groups of given pupils, by start number.
fn draw(championship: &mut Championship, stage: u8, groups: &[&[u32]]) {
    let first = championship.next_table();
    let groups = (first..).zip(groups).map(|(table, members)| DrawnGroup {
        table,
        members: members.iter().map(|number| code(*number)).collect(),
        ..DrawnGroup::default()
    });
    let groups = groups.collect();
    take(championship, Fact::GroupsDrawn { tournament: TOURNAMENT, stage, seed: 1, groups });
}

fn group(stage: u8, number: u16) -> GroupId {
    GroupId { tournament: TOURNAMENT, stage, group: number }
}

/// Publishes a round of pairs and lets the one named first win every game.
fn play(championship: &mut Championship, id: GroupId, pairs: &[(u32, u32)]) {
    let round = championship.group(id).expect("a group").next_round();
    let pairings: Vec<Pairing> = pairs
        .iter()
        .map(|(first, second)| Pairing::Game { first: code(*first), second: code(*second) })
        .collect();
    take(championship, Fact::RoundPublished { group: id, round, seed: 1, pairings, forced: None });
    for board in (1..).take(pairs.len()) {
        let place = GamePlace { group: id, round, board, game: 1 };
        let fact =
            Fact::ResultEntered { place, result: MatchResult::FirstWins, record: None, stamp: stamp() };
        take(championship, fact);
    }
}

fn options(times: &str) -> Options {
    let times = times.parse().expect("times");
    Options { language: Language::Pt, names: NameStyle::Full, times, seal: None }
}

/// Returns one value of each row of all tables of a report.
fn values(report: &Report, key: &str) -> Vec<Json> {
    let json: Json = serde_json::from_str(&report.json()).expect("JSON");
    let sections = json["sections"].as_array().expect("sections").iter();
    let tables = sections.flat_map(|section| section["tables"].as_array().expect("tables").clone());
    let rows = tables.flat_map(|table| table["rows"].as_array().expect("rows").clone());
    rows.map(|row| row[key].clone()).collect()
}

#[test]
fn qualifiers_of_different_groups_are_ordered_by_each_metrics_own_direction() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - groups of: 2\n    play: swiss in 1 rounds\n    qualify: 1\n  \
                - play: round robin\ntie-breaks: [SNO]\n";
    let mut championship = begin(text, 4);
    draw(&mut championship, 1, &[&[1, 2], &[3, 4]]);
    // Both winners have one point; the lower start number is better, and it is in the second group.
    play(&mut championship, group(1, 1), &[(2, 1)]);
    play(&mut championship, group(1, 2), &[(3, 4)]);
    let fact = standings::qualify(&championship, TOURNAMENT, 1, None).expect("qualifiers");
    let Fact::Qualified { qualifiers, .. } = fact else { panic!("{fact:?}") };
    let order: Vec<EntryCode> = qualifiers.iter().map(|one| one.entry).collect();
    assert_eq!(order, [code(3), code(2)]);
}

#[test]
fn the_standings_after_the_last_round_have_the_places_of_the_scores() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - play: swiss in 1 rounds\nlast resort: lot\n";
    let mut championship = begin(text, 4);
    draw(&mut championship, 1, &[&[1, 2, 3, 4]]);
    play(&mut championship, group(1, 1), &[(1, 2), (3, 4)]);
    let standings = || reports::standings_after(&championship, Scope::All, 1, 1, &options(""));
    assert_eq!(values(&standings(), "place"), [1, 1, 3, 3], "nothing is decided yet");
    let lots = standings::draw_lots(&championship, group(1, 1), 7, &stamp());
    let mut decided = championship.clone();
    lots.into_iter().for_each(|lot| take(&mut decided, lot));
    let scores = reports::scores(&decided, Scope::All, &options(""));
    let after = reports::standings_after(&decided, Scope::All, 1, 1, &options(""));
    assert_eq!(values(&scores, "place"), [1, 2, 3, 4]);
    assert_eq!(values(&after, "place"), values(&scores, "place"));
    assert_eq!(values(&after, "code"), values(&scores, "code"));
}

/// A final of two has one round, however many that of others had, and a title says each fact once.
#[test]
fn standings_at_the_end_are_final_and_titles_say_each_fact_once() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - groups of: 2\n    play: swiss in 1 rounds\n    qualify: 1\n  \
                - name: final\n    play: swiss in 3 rounds\n";
    let mut championship = begin(text, 4);
    draw(&mut championship, 1, &[&[1, 2], &[3, 4]]);
    play(&mut championship, group(1, 1), &[(1, 2)]);
    play(&mut championship, group(1, 2), &[(3, 4)]);
    let after = |championship: &Championship, scope: Scope, stage: u8, round: u16| {
        reports::standings_after(championship, scope, stage, round, &options(""))
    };
    assert_eq!(after(&championship, Scope::All, 1, 1).title, "Classificação após a ronda 1");
    let qualified = standings::qualify(&championship, TOURNAMENT, 1, None).expect("qualifiers");
    take(&mut championship, qualified);
    // A sign and a thick line stand where somebody goes on, with what they mean.
    let legend = "passa à fase seguinte";
    let settled = after(&championship, Scope::All, 1, 1);
    let marked = settled.tables().flat_map(|table| &table.blocks).flat_map(|block| block.goes_on.clone());
    assert_eq!(marked.collect::<Vec<_>>(), [true, false, true, false]);
    assert!(settled.html().contains(legend));
    draw(&mut championship, 2, &[&[1, 3]]);
    let id = group(2, 1);
    let rounds = championship.planned_rounds(id).expect("rounds");
    assert_eq!(
        after(&championship, Scope::All, 2, rounds).title,
        format!("Classificação após a ronda {rounds}")
    );
    for _ in 0..rounds {
        play(&mut championship, id, &[(1, 3)]);
    }
    assert_eq!(after(&championship, Scope::All, 2, 3).title, "Classificação final");
    assert!(!after(&championship, Scope::All, 2, 3).html().contains(legend));
    for sheet in [None, Some(Sheet::A4)] {
        let report = Report { sheet, ..after(&championship, Scope::Group(id), 2, 3) };
        let pages = report.pages().expect("pages");
        let text = pages[0].text().replace('\u{a0}', " ");
        let name = championship.regulations().tournament_name(TOURNAMENT, Language::Pt);
        // Once in the line above the page, once in its title.
        assert!(text.matches(&name).count() <= 2, "{sheet:?}: {text}");
        assert_eq!(text.matches("Final").count(), 1, "{sheet:?}: {text}");
    }
}

/// Who has the last prize is told what parted them from whoever comes next, also where only a lot did.
#[test]
fn prizes_say_what_parted_the_last_winner_from_the_next() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - play: swiss in 1 rounds\nlast resort: lot\n";
    let mut championship = begin(text, 4);
    draw(&mut championship, 1, &[&[1, 2, 3, 4]]);
    play(&mut championship, group(1, 1), &[(1, 2), (3, 4)]);
    let lots = standings::draw_lots(&championship, group(1, 1), 7, &stamp());
    lots.into_iter().for_each(|lot| take(&mut championship, lot));
    let (winners, rest) = standings::podium_and_rest(&championship, TOURNAMENT);
    assert_eq!(winners, standings::podium(&championship, TOURNAMENT));
    assert_eq!((winners.len(), rest.iter().map(|one| one.place).collect::<Vec<_>>()), (3, vec![4]));
    let prizes = reports::prizes(&championship, Scope::All, &options(""));
    assert_eq!(values(&prizes, "tie_break")[..3], ["sorteio", "sorteio", "sorteio"]);
}

/// Points of two stages in one column are told apart, and a place shared across groups is not explained by values that differ.
#[test]
fn a_podium_of_two_stages_names_them_and_places_shared_across_groups_say_why() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - groups of: 4\n    play: swiss in 2 rounds\n    qualify: 1\n  \
                - play: round robin\ntie-breaks: [SNO]\n";
    let mut championship = begin(text, 8);
    draw(&mut championship, 1, &[&[1, 2, 3, 4], &[5, 6, 7, 8]]);
    play(&mut championship, group(1, 1), &[(1, 2), (3, 4)]);
    play(&mut championship, group(1, 1), &[(1, 3), (2, 4)]);
    play(&mut championship, group(1, 2), &[(5, 6), (7, 8)]);
    play(&mut championship, group(1, 2), &[(5, 8), (7, 6)]);
    let qualified = standings::qualify(&championship, TOURNAMENT, 1, None).expect("qualifiers");
    take(&mut championship, qualified);
    draw(&mut championship, 2, &[&[1, 5]]);
    play(&mut championship, group(2, 1), &[(1, 5)]);
    let prizes = reports::prizes(&championship, Scope::All, &options(""));
    assert_eq!(values(&prizes, "place"), [1, 2, 3, 3]);
    let stages = values(&prizes, "stage");
    assert!(stages[0] == stages[1] && stages[1] != stages[2] && stages[2] == stages[3], "{stages:?}");
    // A final of one game is a win and a nothing: the place says it.
    let points = values(&prizes, "points");
    assert!(points[..2].iter().all(Json::is_null) && points[2..].iter().all(Json::is_number), "{points:?}");
    let certificates = |language: Language| {
        let text = handouts::built_in_template(Honour::Podium, language);
        let options = DiplomaOptions {
            template: Template::parse(text).expect("a template"),
            logo: None,
            day: None,
            venue: String::new(),
            names: NameStyle::Full,
            language,
            honour: Honour::Podium,
        };
        let pages = handouts::diplomas(&championship, &[TOURNAMENT], &options).expect("certificates");
        pages.iter().map(|page| page.text()).collect::<Vec<String>>()
    };
    for (language, finalist, points) in [
        (Language::Pt, "finalista", "ponto"),
        (Language::En, "finalist", "point"),
        (Language::Es, "finalista", "punto"),
    ] {
        let told = certificates(language);
        assert!(told[..2].iter().all(|text| !text.contains(points)), "{told:?}");
        assert!(!told[0].contains(finalist) && told[1].contains(finalist), "{told:?}");
        assert!(told[2..].iter().all(|text| text.contains(points)), "{told:?}");
    }
    let stage_column = |report: &Report| {
        let columns = report.tables().flat_map(|table| &table.columns);
        columns.filter(|column| column.key == "stage").map(|column| column.print.clone()).collect::<Vec<_>>()
    };
    assert_eq!(stage_column(&prizes), [Print::Column]);
    // In the first group the second and the third have as many points, but with the other group nothing is compared.
    assert!(values(&prizes, "tie_break").iter().all(|told| told.as_str().is_none_or(str::is_empty)));
    let across = "grupos diferentes não se comparam.";
    assert!(prizes.html().contains(across));
    assert!(reports::summary(&championship, &options("")).html().contains(across));
    // Where all are of one stage, nothing is said of it.
    let text = "extends: cnjm\nedition: 10\nstages:\n  - play: swiss in 1 rounds\n";
    let mut championship = begin(text, 4);
    draw(&mut championship, 1, &[&[1, 2, 3, 4]]);
    play(&mut championship, group(1, 1), &[(1, 2), (3, 4)]);
    let prizes = reports::prizes(&championship, Scope::All, &options(""));
    assert_eq!(stage_column(&prizes), [Print::Hidden]);
    assert!(!prizes.html().contains(across), "a place shared within a group is shared because all is equal");
}

/// A letter goes into an envelope, says how the school did, and names no place twice without saying of what.
#[test]
fn letters_are_on_a4_and_say_the_place_of_the_school() {
    let mut championship = begin("extends: cnjm\nedition: 10\nstages:\n  - play: swiss in 1 rounds\n", 5);
    let withdrawn = Fact::EntryWithdrawn { code: code(5), from_round: None, reason: "gripe".into() };
    take(&mut championship, withdrawn);
    draw(&mut championship, 1, &[&[1, 2, 3, 4]]);
    let letters = |championship: &Championship, sheet: Option<Sheet>| {
        let report = reports::school_results(championship, None, None, &options(""));
        Report { sheet, ..report }
    };
    assert!(!letters(&championship, None).html().contains("A escola fez"), "not before the end");
    play(&mut championship, group(1, 1), &[(1, 2), (3, 4)]);
    let html = letters(&championship, None).html();
    assert!(html.contains("A escola fez 1 ponto: 1.º lugar entre 5 escolas."), "{html}");
    assert!(html.contains("Lugar no grupo") && html.contains("não jogou"), "{html}");
    let size = |sheet: Option<Sheet>| {
        let pages = letters(&championship, sheet).pages().expect("pages");
        (pages.len(), pages[0].size.width, pages[0].size.height)
    };
    let in_hand = size(None);
    assert!(Sheet::ALL.into_iter().all(|sheet| size(Some(sheet)) == in_hand));
}

/// What is in bold decides: medals in the medal table, points in the other.
#[test]
fn the_medal_table_has_its_medals_in_bold() {
    let mut championship = begin("extends: cnjm\nedition: 10\nstages:\n  - play: swiss in 1 rounds\n", 4);
    draw(&mut championship, 1, &[&[1, 2, 3, 4]]);
    play(&mut championship, group(1, 1), &[(1, 2), (3, 4)]);
    let report = reports::schools(&championship, None, &options(""));
    let strong = report.tables().map(|table| {
        let bold = table.columns.iter().filter(|column| column.print == Print::Strong);
        bold.map(|column| column.key.as_str()).collect::<Vec<_>>()
    });
    assert_eq!(strong.collect::<Vec<_>>(), [vec!["first", "second", "third"], vec!["points"]]);
}

/// Whoever adds up the points of the opponents comes to the number that is printed.
#[test]
fn tie_breaks_say_how_a_round_without_a_game_counts() {
    let told = |more: &str| {
        let text = format!("extends: cnjm\nedition: 10\nstages:\n  - play: swiss in 2 rounds\n{more}");
        let mut championship = begin(&text, 3);
        draw(&mut championship, 1, &[&[1, 2, 3]]);
        let id = group(1, 1);
        for (round, first, second, free) in [(1, 1, 2, 3), (2, 3, 1, 2)] {
            let game = Pairing::Game { first: code(first), second: code(second) };
            let pairings = vec![game, Pairing::Bye { entry: code(free) }];
            let published = Fact::RoundPublished { group: id, round, seed: 1, pairings, forced: None };
            take(&mut championship, published);
            let place = GamePlace { group: id, round, board: 1, game: 1 };
            let result = MatchResult::FirstWins;
            take(&mut championship, Fact::ResultEntered { place, result, record: None, stamp: stamp() });
        }
        let scores = reports::scores(&championship, Scope::All, &options(""));
        let value = |number: u32, key: &str| {
            let at = values(&scores, "code").iter().position(|one| *one == code(number).to_string());
            values(&scores, key)[at.expect("a row")].clone()
        };
        (value(3, "bh") == value(1, "points"), scores.html())
    };
    let (is_only_of_the_game, html) = told("");
    assert!(is_only_of_the_game, "the round without a game adds nothing");
    assert!(html.contains("Uma ronda sem partida (folga ou falta) conta como um adversário de 0 pontos."));
    let (_, html) = told("unplayed rounds: fide-2026\n");
    assert!(html.contains("um adversário com os mesmos pontos que o aluno"));
    let (_, html) = told("tie-breaks: [WIN]\n");
    assert!(!html.contains("Uma ronda sem partida"), "wins have no opponents");
}

/// Certificates are written after the closing, and a misspelt name is found on them.
#[test]
fn after_the_closing_a_name_is_corrected_with_a_reason_and_nothing_else_changes() {
    let mut championship = begin("extends: cnjm\nedition: 10\nstages:\n  - play: swiss in 1 rounds\n", 4);
    draw(&mut championship, 1, &[&[1, 2, 3, 4]]);
    play(&mut championship, group(1, 1), &[(1, 2), (3, 4)]);
    take(&mut championship, Fact::TournamentClosed { tournament: TOURNAMENT });
    let edit = |name: &str, year: u8, reason: &'static str| {
        let contestant = Some(Contestant { name: Some(name.into()), school_year: Some(year) });
        EntryEdit { contestant, reason, ..EntryEdit::default() }
    };
    assert!(edit_entry(&championship, code(1), &edit("Aná 1", 3, " ")).is_err(), "no reason");
    let year = edit_entry(&championship, code(1), &edit("Aná 1", 4, "gralha")).expect("facts");
    for fact in &year.facts {
        assert_eq!(championship.apply(fact), Err(Refusal::TournamentClosed(TOURNAMENT)), "{fact:?}");
    }
    let placings = standings::of_tournament(&championship, TOURNAMENT);
    let edited = edit_entry(&championship, code(1), &edit("Aná 1", 3, "gralha")).expect("facts");
    edited.facts.into_iter().for_each(|fact| take(&mut championship, fact));
    let name = championship.entry(code(1)).and_then(|entry| entry.contestant.name.clone());
    assert_eq!(name.as_deref(), Some("Aná 1"));
    assert_eq!(standings::of_tournament(&championship, TOURNAMENT), placings);
    let silent = Fact::EntryChanged {
        code: code(2),
        contestant: Contestant { name: Some("Zé".into()), school_year: Some(3) },
        reason: None,
    };
    assert_eq!(championship.apply(&silent), Err(Refusal::TournamentClosed(TOURNAMENT)));
}

#[test]
fn each_tournament_tells_how_its_own_ties_were_decided() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - play: swiss in 1 rounds\nlast resort: lot\n";
    let mut championship = begin(text, 4);
    let tournament = TournamentId { cycle: 1, game: 2 };
    for number in 1..=4 {
        let contestant = Contestant { name: Some(format!("Rui {number}")), school_year: Some(3) };
        take(&mut championship, Fact::EntryAdded { code: EntryCode::first(number, 1, 2), contestant });
    }
    draw(&mut championship, 1, &[&[1, 2, 3, 4]]);
    play(&mut championship, group(1, 1), &[(1, 2), (3, 4)]);
    let drawn = pairing::draw(&championship, tournament, 1, 3).expect("a draw");
    take(&mut championship, drawn);
    crate::honours::play_round_of(&mut championship, GroupId { tournament, stage: 1, group: 1 });
    // One lot, for the first place of one tournament: its third place and all of the other tournament stay shared.
    let lots = standings::draw_lots(&championship, group(1, 1), 7, &stamp());
    take(&mut championship, lots.into_iter().next().expect("a lot"));
    let options = Options { language: Language::En, ..options("") };
    let scores = reports::scores(&championship, Scope::All, &options);
    let after = reports::standings_after(&championship, Scope::All, 1, 1, &options);
    for report in [scores, after] {
        let is_told = |part: &Part| matches!(part, Part::Table(table) if table.n_rows() > 0);
        let told = report.sections.iter().filter(|section| section.parts.iter().any(is_told));
        let notes: Vec<Cow<'_, str>> = told
            .map(|section| {
                let mut notes = section.parts.iter().filter_map(Part::note);
                notes
                    .next_back()
                    .unwrap_or_else(|| panic!("{}: nothing explains {}", report.id, section.heading))
            })
            .collect();
        let [first, second] = &notes[..] else { panic!("{}: {notes:?}", report.id) };
        assert!(notes.iter().all(|note| note.contains("BH (Buchholz)")), "{notes:?}");
        let decided = "a lot decided if the place qualified or won a prize; the other places are shared.";
        assert!(first.ends_with(decided), "{}: {first}", report.id);
        assert!(second.ends_with("the place is shared."), "{}: {second}", report.id);
        assert!(!second.contains("a lot decided"), "{}: {second}", report.id);
    }
}

#[test]
fn who_withdrew_before_playing_has_no_place() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - play: swiss in 1 rounds\n";
    let mut championship = begin(text, 5);
    draw(&mut championship, 1, &[&[5, 1, 2, 3, 4]]);
    let reason = "doente".to_owned();
    take(&mut championship, Fact::EntryWithdrawn { code: code(5), from_round: Some(1), reason });
    play(&mut championship, group(1, 1), &[(1, 2), (3, 4)]);
    let report = reports::scores(&championship, Scope::All, &options(""));
    let scores = values(&report, "code");
    assert_eq!(scores.len(), 4, "{scores:?}");
    // Why there is no place stands behind the name: a column for it would take the room of all names.
    let table = report.tables().next().expect("scores");
    let at = |key: &str| table.columns.iter().position(|column| column.key == key).expect("a column");
    let cell = table.shown().into_iter().find(|cell| cell.contains(&at("name"))).expect("a cell");
    assert_eq!((cell.first(), cell.last()), (Some(&at("name")), Some(&at("decided"))));
    assert!(!scores.contains(&Json::from(code(5).to_string())));
    let placed = standings::of_tournament(&championship, TOURNAMENT);
    assert!(placed.iter().all(|placing| placing.entry != code(5)), "{placed:?}");
    // Who lost and then left played, and stands.
    let left = Fact::EntryWithdrawn { code: code(4), from_round: Some(2), reason: "casa".into() };
    take(&mut championship, left);
    assert_eq!(values(&reports::scores(&championship, Scope::All, &options("")), "code").len(), 4);
}

#[test]
fn a_school_sheet_has_the_times_of_the_rounds_there_are_and_keeps_the_morning() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - name: eliminatória\n    groups of: 2\n    play: swiss in 1 rounds\n    \
                qualify: 1\n  - name: final\n    play: swiss in 3-5 rounds\n";
    let mut championship = begin(text, 8);
    draw(&mut championship, 1, &[&[1, 2], &[3, 4], &[5, 6], &[7, 8]]);
    let times = options("10:00/14:30,15:00,15:30,16:00,16:30");
    let check_times = |championship: &Championship| {
        let html = reports::entries(championship, Some(1), &times).html();
        assert!(html.contains("final: 14:30, 15:00, 15:30<"), "{html}");
    };
    check_times(&championship);
    for (number, pair) in (1..).zip([(1, 2), (3, 4), (5, 6), (7, 8)]) {
        play(&mut championship, group(1, number), &[pair]);
    }
    let fact = standings::qualify(&championship, TOURNAMENT, 1, None).expect("qualifiers");
    take(&mut championship, fact);
    let final_draw = pairing::draw(&championship, TOURNAMENT, 2, 1).expect("a draw");
    take(&mut championship, final_draw);
    check_times(&championship);
    let report = reports::entries(&championship, Some(1), &times);
    assert_eq!(values(&report, "group"), ["1.1.1"]);
    assert_eq!((values(&report, "table"), values(&report, "start")), (vec![1.into()], vec!["10:00".into()]));
    assert_eq!(values(&report, "stage_2_group"), ["1.1.F"]);
    assert_eq!(values(&report, "stage_2_table"), [5]);
    assert_eq!(values(&report, "stage_2_start"), ["14:30"]);
    let report = reports::entries(&championship, Some(2), &times);
    assert_eq!(values(&report, "stage_2_table"), [Json::Null]);
}

#[test]
fn diplomas_name_the_edition_and_end_in_no_loose_comma() {
    let mut championship = begin("extends: escola\nedition: 2\n", 2);
    draw(&mut championship, 1, &[&[1, 2]]);
    play(&mut championship, group(1, 1), &[(1, 2)]);
    for language in Language::ALL {
        for honour in [Honour::TakingPart, Honour::Podium] {
            let text = handouts::built_in_template(honour, language);
            let options = |day: Option<&str>| DiplomaOptions {
                template: Template::parse(text).expect("a template"),
                logo: None,
                day: day.map(str::to_owned),
                venue: String::new(),
                names: NameStyle::Full,
                language,
                honour,
            };
            for day in [None, Some("")] {
                let pages = handouts::diplomas(&championship, &[TOURNAMENT], &options(day));
                let text = pages.expect("diplomas")[0].text();
                assert!(!text.contains("2.º Fase") && !text.contains("2nd School"), "{text}");
                assert!(text.lines().all(|line| !line.trim_end().ends_with(',')), "{text}");
            }
        }
    }
    let event = championship.regulations().event(Language::Pt);
    assert_eq!(event, "Fase de escola · 2.ª edição");
}

/// Six pupils whose points leave four equal, which the tie-breaks tell apart.
fn with_equals() -> Championship {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - play: swiss in 2 rounds\n";
    let mut championship = begin(text, 6);
    draw(&mut championship, 1, &[&[1, 2, 3, 4, 5, 6]]);
    play(&mut championship, group(1, 1), &[(1, 2), (3, 4), (5, 6)]);
    championship
}

/// Whoever stands before a chart sees as many points and another place, and asks why.
#[test]
fn charts_say_what_parted_those_with_as_many_points() {
    let mut championship = with_equals();
    type Chart = fn(&Championship, Scope, &Options) -> Report;
    let charts: [Chart; 2] = [reports::cross_tables, reports::wall_charts];
    let parted = |championship: &Championship, chart: Chart| {
        let report = chart(championship, Scope::All, &options(""));
        let points = values(&report, "points").into_iter().map(|points| points.to_string());
        let reasons = values(&report, "decided_by").into_iter();
        points.zip(reasons.map(|reason| reason.as_str().unwrap_or_default().to_owned())).collect::<Vec<_>>()
    };
    for chart in charts {
        let before = parted(&championship, chart);
        assert!(before.iter().all(|(_, reason)| reason.is_empty()), "not before the end: {before:?}");
    }
    play(&mut championship, group(1, 1), &[(1, 3), (2, 5), (4, 6)]);
    for chart in charts {
        for (points, reason) in parted(&championship, chart) {
            assert_eq!(reason.starts_with("BH\u{a0}"), points.starts_with('1'), "{points}: {reason}");
        }
        let report = chart(&championship, Scope::All, &options(""));
        let told = |sheet: Option<Sheet>| {
            let pages = Report { sheet, ..report.clone() }.pages().expect("pages");
            let text: Vec<String> = pages.iter().map(paper::typeset::page::Page::text).collect();
            text.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
        };
        // In the hand it is explained how to add up; on a wall the names of the tie-breaks have to do.
        let (in_hand, on_wall) = (told(None), told(Some(Sheet::A3)));
        assert!(in_hand.contains("Uma ronda sem partida") && !on_wall.contains("Uma ronda sem partida"));
        assert!(on_wall.contains("BH (Buchholz), ") && !in_hand.contains("BH (Buchholz), "), "{on_wall}");
    }
}

/// A chart is one group, which its title names; what it does not need of its sheet makes it readable.
#[test]
fn a_chart_in_the_hand_leads_with_its_group_and_fills_its_sheet() {
    let championship = with_equals();
    let report = reports::cross_tables(&championship, Scope::All, &options(""));
    let pages = report.pages().expect("pages");
    let texts = pages.iter().flat_map(|page| &page.marks).filter_map(|mark| match mark {
        paper::typeset::page::Mark::Text(text) => Some((text.text(), text.size * 72.0 / 25.4)),
        _ => None,
    });
    let texts: Vec<(String, f64)> = texts.collect();
    let (largest, _) = texts.iter().max_by(|one, other| one.1.total_cmp(&other.1)).expect("a title");
    assert!(!largest.contains("Quadros"), "{largest}");
    let name = texts.iter().find(|(text, _)| text.starts_with("Ana")).expect("a name");
    assert!(name.1 >= 12.0, "{name:?}");
}

/// At the door people look for their room; how many boards a room has is for whoever sets them up.
#[test]
fn the_plan_on_a_wall_is_one_sheet_without_what_is_counted() {
    let championship = with_equals();
    let told = |sheet: Option<Sheet>| {
        let plan = Report { sheet, ..reports::plan(&championship, Scope::All, &options("")) };
        let pages = plan.pages().expect("pages");
        (pages.len(), pages.iter().map(paper::typeset::page::Page::text).collect::<String>())
    };
    let ((_, in_hand), (n_sheets, on_wall)) = (told(None), told(Some(Sheet::A3)));
    assert!(in_hand.contains("Tabuleiros") && in_hand.contains("Total"), "{in_hand}");
    assert!(n_sheets == 1 && !on_wall.contains("abuleiros") && !on_wall.contains("Total"), "{on_wall}");
    // The number of a table stays with the word before it.
    assert!(on_wall.contains("mesa\u{a0}1"), "{on_wall}");
}

/// Who plays matches of two games in every stage is told so of all of them.
#[test]
fn a_card_on_the_table_names_every_stage_with_the_longest_matches() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - name: { pt: suíço, en: Swiss, es: suizo }\n    \
                play: swiss in 3 rounds, matches of 2 games\n    qualify: 2\n  \
                - name: final\n    play: knockout, matches of 2 games\n";
    let championship = begin(text, 4);
    let pages = handouts::table_cards(&championship, Language::En, &Default::default(), None).expect("cards");
    let told = pages[0].text().replace('\n', " ");
    assert!(told.contains("Swiss, final: you play 2 games"), "{told}");
}

/// Where who loses leaves, points and tie-breaks say nothing: it is told who came how far and whom they met last, on one page, in the
/// scores as in the standings after a round.
#[test]
fn a_knock_out_tells_who_came_how_far() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - name: final\n    play: knockout, with third place\n";
    let mut championship = begin(text, 8);
    draw(&mut championship, 1, &[&[1, 2, 3, 4, 5, 6, 7, 8]]);
    let scores = reports::scores(&championship, Scope::Tournament(TOURNAMENT), &options(""));
    let first = scores.tables().next().expect("a table");
    let met = first.columns.iter().find(|column| column.key == "last_match").expect("a column");
    assert_eq!(met.print, Print::Hidden, "nobody has met anybody");
    play(&mut championship, group(1, 1), &[(1, 8), (5, 4), (3, 6), (2, 7)]);
    let reached = |report: &Report| values(report, "reached");
    let after = reports::standings_after(&championship, Scope::Tournament(TOURNAMENT), 1, 1, &options(""));
    assert_eq!(reached(&after)[..5], ["em prova", "em prova", "em prova", "em prova", "Quartos de final"]);
    play(&mut championship, group(1, 1), &[(1, 5), (2, 3)]);
    play(&mut championship, group(1, 1), &[(1, 2), (5, 3)]);
    let scores = reports::scores(&championship, Scope::Tournament(TOURNAMENT), &options(""));
    let after = reports::standings_after(&championship, Scope::Tournament(TOURNAMENT), 1, 3, &options(""));
    for report in [&scores, &after] {
        assert_eq!(values(report, "place"), [1, 2, 3, 4, 5, 5, 5, 5]);
        let quarter = "Quartos de final";
        let expected = ["Final", "Final", "3.º lugar", "3.º lugar", quarter, quarter, quarter, quarter];
        assert_eq!(reached(report), expected);
        let last = values(report, "last_match");
        assert_eq!((&last[0], &last[3]), (&Json::from("ganhou a Ana 2"), &Json::from("perdeu com Ana 5")));
        let table = report.tables().next().expect("a table");
        let shown: Vec<&str> =
            table.shown().concat().iter().map(|at| table.columns[*at].key.as_str()).collect();
        assert!(!shown.contains(&"points") && shown.contains(&"reached"), "{shown:?}");
        assert_eq!(table.blocks[0].n_ahead, 3);
        assert_eq!(report.pages().expect("pages").len(), 1);
    }
}

/// What long names take is no room of the rounds: whom one met stands in one line with what came of it, and no word is divided. In the
/// hand a group of thirteen keeps its one page.
#[test]
fn rounds_of_charts_and_words_stay_whole_beside_long_names() {
    let text = "extends: cnjm\nedition: 10\nstages:\n  - name: final\n    play: swiss in 6 rounds\n";
    let mut championship = begin(text, 0);
    let school = |number: u32| {
        format!(
            "Escola Básica e Secundária com Ensino Artístico Integrado Professor Doutor António de Vasconcelos {number}"
        )
    };
    for number in 1..=13 {
        let school = School { number, name: school(number), place: None };
        let last = char::from_u32(u32::from('A') + number).expect("a letter");
        let name = format!("Beatriz do Perpétuo Socorro Mascarenhas Albuquerque Castelo-Branco {last}una");
        let contestant = Contestant { name: Some(name), school_year: Some(3) };
        take(&mut championship, Fact::SchoolRegistered { school });
        take(&mut championship, Fact::EntryAdded { code: code(number), contestant });
    }
    let all: Vec<u32> = (1..=13).collect();
    draw(&mut championship, 1, &[&all]);
    for round in 0..6_u32 {
        // The circle turns, one sits out.
        let at = |place: u32| 1 + (place + round) % 13;
        let pairs: Vec<(u32, u32)> = (1..=6).map(|place| (at(place), at(13 - place))).collect();
        play_with_bye(&mut championship, group(1, 1), &pairs, at(0));
    }
    for names in [NameStyle::Short, NameStyle::Full] {
        let options = Options { names, ..options("") };
        for make in [reports::wall_charts, reports::cross_tables] {
            for sheet in [None, Some(Sheet::A4), Some(Sheet::A3)] {
                let report = Report { sheet, ..make(&championship, Scope::Tournament(TOURNAMENT), &options) };
                let pages = report.pages().expect("pages");
                let lines: Vec<String> = pages
                    .iter()
                    .flat_map(|page| {
                        page.text().lines().map(|line| line.replace('\u{a0}', " ")).collect::<Vec<_>>()
                    })
                    .collect();
                let words: Vec<&str> = lines.iter().flat_map(|line| line.split_whitespace()).collect();
                for word in ["Beatriz", "Perpétuo", "Mascarenhas", "Albuquerque", "Vasconcelos"] {
                    let is_told = names == NameStyle::Full || ["Beatriz", "Vasconcelos"].contains(&word);
                    let n_whole = words.iter().filter(|one| **one == word).count();
                    assert!(!is_told || n_whole == 13, "{names:?} {sheet:?} {word}: {n_whole}\n{lines:?}");
                }
                for row in values(&report, "round_6").iter().filter_map(Json::as_str) {
                    assert!(
                        lines.iter().any(|line| line.contains(row)),
                        "{names:?} {sheet:?} {row}: {lines:?}"
                    );
                }
                assert!(sheet.is_some() || pages.len() == 1, "{names:?}: {} pages", pages.len());
                assert!(names == NameStyle::Full || pages.len() <= 2, "{sheet:?}: {} sheets", pages.len());
            }
        }
    }
}

/// Publishes a round in which one sits out, and lets the one named first win every game.
fn play_with_bye(championship: &mut Championship, id: GroupId, pairs: &[(u32, u32)], off: u32) {
    let round = championship.group(id).expect("a group").next_round();
    let game = |(first, second): &(u32, u32)| Pairing::Game { first: code(*first), second: code(*second) };
    let bye = Pairing::Bye { entry: code(off) };
    let pairings: Vec<Pairing> = pairs.iter().map(game).chain([bye]).collect();
    take(championship, Fact::RoundPublished { group: id, round, seed: 1, pairings, forced: None });
    for board in (1..).take(pairs.len()) {
        let place = GamePlace { group: id, round, board, game: 1 };
        let result = MatchResult::FirstWins;
        take(championship, Fact::ResultEntered { place, result, record: None, stamp: stamp() });
    }
}
