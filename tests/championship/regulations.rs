//! Files of regulations: the ready-made ones, and what is said of faulty ones.

use championship::facts::{Format, Grouping, RoundCount, RoundTable, TournamentId};
use championship::regulations;
use proptest::prelude::*;
use speech::{Language, Tell};

#[test]
fn the_default_is_the_national_final_of_edition_13() {
    let cnjm = regulations::default();
    assert_eq!(cnjm.edition, Some(13));
    let ids: Vec<&str> = cnjm.games.iter().map(|game| game.id.0.as_str()).collect();
    assert_eq!(ids, ["semaforo", "gatos-e-caes", "rastros", "avanco", "produto", "flume"]);
    assert_eq!(cnjm.tournaments().len(), 12);
    assert!(cnjm.tournaments().contains(&TournamentId { cycle: 4, game: 6 }));
    assert!(!cnjm.tournaments().contains(&TournamentId { cycle: 1, game: 4 }));
    assert_eq!(cnjm.stages[0].grouping, Grouping::OfSize(12));
    assert_eq!(cnjm.stages[0].format, Format::Swiss { rounds: RoundCount::Fixed(4) });
    let by_size = RoundTable::new(&[(3, 7), (4, 10)], 5).expect("a table");
    assert_eq!(cnjm.stages[1].format, Format::Swiss { rounds: RoundCount::BySize(by_size) });
    assert_eq!(cnjm.limits.per_school_and_tournament, Some(1));
}

#[test]
fn every_ready_made_file_and_edition_is_read_and_written_back() {
    let editions = (1..=20).map(regulations::text_for_edition);
    let ready_made = regulations::READY_MADE.each_ref().map(|ready| ready.text.to_owned());
    for text in editions.chain(ready_made) {
        let read = regulations::parse("test.yaml", &text).expect("regulations");
        // A class has one cycle, every other kind has four.
        assert_eq!(read.tournaments().len(), 3 * read.cycles.len());
        assert!(matches!(read.cycles.len(), 1 | 4));
        let again = regulations::parse("stored.yaml", &read.source).expect("regulations");
        assert_eq!(again, read);
        assert_eq!(regulations::write(&read), read.source);
    }
}

#[test]
fn two_eyes_and_suspense_are_read_and_written_back() {
    use championship::facts::{Confirmation, PublicStandings};
    let text = "confirmation: second person\npublic standings: frozen before the last round\n";
    let read = regulations::parse("test.yaml", text).expect("regulations");
    assert_eq!(read.confirmation, Confirmation::SecondPerson);
    assert_eq!(read.public_standings, PublicStandings::FrozenBeforeLastRound);
    assert_eq!(regulations::parse("stored.yaml", &read.source).expect("regulations"), read);
    // Programs of before read every other championship.
    assert!(!regulations::default().source.contains("confirmation"));
    let problems = regulations::parse("test.yaml", "confirmation: two persons\n").unwrap_err();
    assert_eq!((problems[0].line, problems[0].column), (1, 15));
}

#[test]
fn a_file_changes_only_what_it_names() {
    let text = "extends: escola\ncycles:\n  - { name: todos, years: 1-12, games: [hex, xadrez] }\n\
                stages:\n  - play: round robin\n";
    let read = regulations::parse("test.yaml", text).expect("regulations");
    assert_eq!(read.cycles.len(), 1);
    assert_eq!(read.games[1].name.in_language(Language::Pt), "xadrez");
    assert_eq!(read.stages[0].format, Format::RoundRobin { times: 1 });
    assert_eq!(read.limits.per_school, None);
    assert_eq!(read.tie_breaks.len(), 4);
}

/// Checks what is said of a faulty file: place and words of the first problem, and its hint.
fn check(text: &str, expected: &str) {
    let problems = regulations::parse("r.yaml", text).expect_err("a problem");
    assert_eq!(problems[0].to_string(), expected, "{text}");
}

#[test]
fn faults_are_told_with_place_and_hint() {
    check("nome: x\n", "r.yaml:1:1: unknown key `nome`\n  hint: did you mean `name`?");
    check(
        "edition: 99\n",
        "r.yaml:1:10: the games of edition 99 are not known\n  hint: editions 1 to 20 are known; for another one list the `cycles` with their `games`",
    );
    check("tie-breaks: [BH, SX]\n", "r.yaml:1:18: there is no tie-break `SX`\n  hint: did you mean `SB`?");
    check(
        "same school: avoit\n",
        "r.yaml:1:14: `avoit` is not understood here\n  hint: did you mean `avoid`?",
    );
    check(
        "points: { win: 1.25 }\n",
        "r.yaml:1:16: `1.25` is not a number of points\n  hint: a number with at most one decimal, such as 0.5",
    );
    check(
        "points: { win: 0 }\n",
        "r.yaml:1:9: a loss is worth 0, a draw 0.5, a win 0\n  hint: a win must be worth more than a loss, with a draw in between",
    );
    check("stages: []\n", "r.yaml:1:9: 0 stages\n  hint: give between 1 and 9");
    check("limits:\n  per school: many\n", "r.yaml:2:15: `many` is not a whole number from 1 to 1000000");
    check(
        "extends: cnj\n",
        "r.yaml:1:10: there are no ready-made regulations `cnj`\n  hint: did you mean `cnjm`?",
    );
    check(
        "- 1\n",
        "r.yaml:1:1: expected keys and values, found a list\n  hint: known keys: extends, name, edition, games, cycles, limits, stages, points, same school, starts, tie-breaks, last resort, unplayed rounds, confirmation, public standings, between groups, schools, teams, prizes, quotas, waiting list, rooms, round minutes, names kept for months",
    );
    let two =
        regulations::parse("r.yaml", "stages:\n  - play: swiss\n  - play: chess\n").expect_err("problems");
    assert_eq!(
        two.iter().map(|problem| (problem.line, problem.column)).collect::<Vec<_>>(),
        [(2, 5), (2, 11), (3, 11)]
    );
}

#[test]
fn faults_of_rooms_are_told_with_place_and_hint() {
    let rooms = |items: &str| format!("edition: 13\nrooms:\n{items}");
    let span = "write `3`, `1-20` or `[1-20, 31]`";
    let faults = [
        ("  - { tables: 1-4 }\n", "3:5: the room has no name\n  hint: add `name:`; it is on signs and lists".to_owned()),
        ("  - { name: A, tables: 9-4 }\n", format!("3:24: `9-4` are not numbers from 1 to 10000\n  hint: {span}")),
        ("  - { name: A, cycles: 5 }\n", format!("3:24: `5` are not numbers from 1 to 4\n  hint: {span}")),
        ("  - { name: A, stages: [1, 3] }\n", format!("3:28: `3` are not numbers from 1 to 2\n  hint: {span}")),
        (
            "  - { name: A, games: [semafora] }\n",
            "3:24: `semafora` is not played in this championship\n  hint: did you mean `semaforo`?".to_owned(),
        ),
        (
            "  - { name: A, tables: 1-4 }\n  - { name: A, tables: 7 }\n",
            "4:5: the room `A` is named twice\n  hint: write all its tables in one list: `tables: [1-20, 31]`".to_owned(),
        ),
        (
            "  - { name: A }\n  - { name: B, stages: 2 }\n",
            "4:5: nothing is left for `B`: all of it is played in `A`\n  hint: a group plays in the first room that takes it; put the rooms with more conditions first".to_owned(),
        ),
    ];
    for (items, told) in faults {
        check(&rooms(items), &format!("r.yaml:{told}"));
    }
}

#[test]
fn rooms_are_kept_and_go_on_from_another_file() {
    let text = "edition: 13\nrooms:\n  - { name: { pt: Palco, es: Escenario }, stages: 2 }\n  - { name: B, tables: [1-9, 12], games: [semaforo], cycles: 1-2 }\n  - { name: C }\n";
    let read = regulations::parse("r.yaml", text).expect("regulations");
    assert_eq!(read.rooms.len(), 3);
    assert_eq!(read.rooms[0].name.in_language(Language::Es), "Escenario");
    assert_eq!(read.rooms[1].tables, [(1, 9), (12, 12)]);
    let again = regulations::parse_stored("r.yaml", &read.source).expect("regulations");
    assert_eq!(again.rooms, read.rooms);
    let find = |_: &str, name: &str| Ok((name.to_owned(), text.to_owned()));
    let kept =
        regulations::parse_with("s.yaml", "extends: r.yaml\nname: Outra\n", &find).expect("regulations");
    assert_eq!(kept.rooms, read.rooms);
    let none =
        regulations::parse_with("s.yaml", "extends: r.yaml\nrooms: none\n", &find).expect("regulations");
    assert!(none.rooms.is_empty());
    // Files of before say nothing of rooms and are written as before.
    assert!(!regulations::default().source.contains("rooms"));
}

#[test]
fn faults_are_told_in_every_language() {
    let problems = regulations::parse("r.yaml", "nome: x\n").expect_err("a problem");
    let said = Language::ALL.map(|language| language.say(&problems[0].tell()));
    assert_eq!(said[0], "r.yaml:1:1: chave desconhecida: `nome`\n  sugestão: queria dizer `name`?");
    assert_eq!(said[2], "r.yaml:1:1: clave desconocida: `nome`\n  sugerencia: ¿quería decir `name`?");
}

#[test]
fn names_may_be_given_in_some_of_the_languages() {
    let text = "name: { es: Torneo, en: Tournament }\n";
    let read = regulations::parse("r.yaml", text).expect("regulations");
    let names = Language::ALL.map(|language| read.name.in_language(language));
    assert_eq!(names, ["Tournament", "Tournament", "Torneo"]);
    let again = regulations::parse("r.yaml", &regulations::write(&read)).expect("regulations");
    assert_eq!(again, read);
    assert_eq!(read.cycles[3].name.in_language(Language::Es), "secundaria");
}

#[test]
fn broken_yaml_is_told_with_its_place() {
    for text in ["name: [", "a: b: c\n", "name: x\nname: y\n", "x: &a [*a]\n"] {
        let problems = regulations::parse("r.yaml", text).expect_err("a problem");
        assert!(problems[0].line >= 1 && problems[0].message.key() == "regulations-yaml", "{text}");
    }
}

proptest! {
    #[test]
    fn garbage_never_panics(text in "\\PC*", cut in 0usize..1500, piece in "[ -~\\n]{0,8}") {
        let _ = regulations::parse("r.yaml", &text);
        let whole = regulations::ready_made("cnjm").expect("ready-made regulations");
        let mut mangled: String = whole.chars().take(cut).collect();
        mangled.push_str(&piece);
        mangled.extend(whole.chars().skip(cut + 3));
        let _ = regulations::parse("r.yaml", &mangled);
    }
}

#[test]
fn points_that_are_not_named_follow_those_they_stand_for() {
    let points = |text: &str| {
        let regulations = championship::regulations::parse("r.yaml", text).expect("regulations");
        let again = championship::regulations::parse("r.yaml", &regulations.source).expect("its own text");
        assert_eq!(again, regulations);
        let points = regulations.points;
        [points.win, points.bye, points.forfeit_win, points.free_round].map(|points| points.tenths())
    };
    assert_eq!(points("points: { win: 3, draw: 1 }\n"), [30, 30, 30, 0]);
    assert_eq!(points("points: { win: 3, draw: 1, bye: 1 }\n"), [30, 10, 30, 10]);
    assert_eq!(points("points: { win: 3, draw: 1, bye: 1, free round: 0 }\n"), [30, 10, 30, 0]);
    assert_eq!(points("same school: allow\n"), [10, 10, 10, 0]);
}

#[test]
fn every_key_that_is_explained_is_read_and_changes_something() {
    use championship::regulations::keys::all_keys;
    for key in all_keys() {
        let text = key.example_file();
        let read = regulations::parse("r.yaml", &text).unwrap_or_else(|problems| {
            panic!("`{}` of {:?}: {}\n{text}", key.name, key.section, problems[0]);
        });
        // The same file without the key, or the national regulations, must come to something else.
        let line = format!("{}: {}", key.name, key.example);
        let without = text.replace(&line, "").replace("- \n", "");
        let base = regulations::parse("r.yaml", &without).unwrap_or_else(|_| regulations::default());
        assert_ne!(read, base, "`{}` of {:?} changes nothing\n{text}", key.name, key.section);
        assert_eq!(regulations::parse("r.yaml", &read.source).expect("its own text"), read, "{text}");
    }
}

#[test]
fn every_word_that_is_explained_is_understood() {
    use championship::regulations::keys::all_keys;
    let mut seen = 0;
    for key in all_keys() {
        for word in key.words().unwrap_or_default().iter().map(|way| way.word) {
            let value = if key.example.starts_with('[') { format!("[{word}]") } else { word.to_owned() };
            let text = key.example_file().replace(&format!(": {}", key.example), &format!(": {value}"));
            assert!(text.contains(word), "{text}");
            let read = regulations::parse("r.yaml", &text);
            assert!(read.is_ok(), "{text}: {:?}", read.map_err(|problems| problems[0].to_string()));
            seen += 1;
        }
    }
    assert!(seen > 40, "only {seen} words");
}

/// A key that stands in no registry is told at its place, in whichever section it is written.
#[test]
fn no_section_takes_a_key_that_is_not_explained() {
    for text in [
        "colour: red\n",
        "games:\n  - id: hex\n    colour: red\ncycles:\n  - { name: todos, games: [hex] }\n",
        "cycles:\n  - games: [hex]\n    colour: red\n",
        "limits:\n  colour: red\n",
        "stages:\n  - play: round robin\n    colour: red\n",
        "points:\n  colour: red\n",
    ] {
        let problems = regulations::parse("r.yaml", text).expect_err(text);
        let column = text.lines().find_map(|line| line.find("colour")).expect("it is there") + 1;
        assert_eq!(problems[0].message.key(), "regulations-unknown-key", "{text}");
        assert_eq!(problems[0].column, column, "{text}");
    }
}

#[test]
fn a_mistake_is_shown_with_its_line_and_the_phrase_underlined() {
    let text = "# a tournament of ours\nlimits:\n  per school: many   # as many as come\n";
    let problems = regulations::parse("r.yaml", text).expect_err("a problem");
    let shown = problems[0].render(Language::En);
    let expected = "error: `many` is not a whole number from 1 to 1000000\n --> r.yaml:3:15\n  |\n\
                    3 |   per school: many   # as many as come\n  |               ^^^^";
    assert_eq!(shown, expected);
    let problems = regulations::parse("r.yaml", "same school: \"às vezes\"\n").expect_err("a problem");
    let shown = problems[0].render(Language::Pt);
    assert!(shown.contains("1 | same school: \"às vezes\"\n  |              ^^^^^^^^^^"), "{shown}");
    assert!(shown.contains("sugestão: "), "{shown}");
}

#[test]
fn a_file_may_extend_another_file() {
    let files = |_: &str, name: &str| match name {
        "region.yaml" => Ok((name.to_owned(), "extends: escola\npoints: { win: 3, draw: 1 }\n".to_owned())),
        "bad.yaml" => Ok((name.to_owned(), "name: x\npoints: { wins: 3 }\n".to_owned())),
        "loop.yaml" => Ok((name.to_owned(), "extends: loop.yaml\n".to_owned())),
        _ => Err("no such file".into()),
    };
    let text = "extends: region.yaml\nname: Bairro\nsame school: avoid\n";
    let read = regulations::parse_with("mine.yaml", text, &files).expect("regulations");
    assert_eq!(read.name.in_language(Language::Pt), "Bairro");
    // From the region, from the school phase, and its own.
    assert_eq!((read.points.win.tenths(), read.points.bye.tenths()), (30, 30));
    assert_eq!((read.limits.per_school, read.tie_breaks.len()), (None, 4));
    assert_eq!(regulations::parse("stored.yaml", &read.source).expect("whole by itself"), read);
    let told = |text: &str| {
        regulations::parse_with("mine.yaml", text, &files).expect_err("a problem")[0].to_string()
    };
    assert!(told("extends: bad.yaml\n").starts_with("bad.yaml:2:11: unknown key `wins`"));
    assert!(told("name: x\nextends: none.yaml\n").starts_with("mine.yaml:2:10: the file `none.yaml`"));
    assert!(
        told("extends: loop.yaml\n")
            .starts_with("loop.yaml:1:10: `loop.yaml` extends other files more than 8")
    );
}

/// Thousands of problems in one line: the line is not kept with each of them.
#[test]
fn a_line_full_of_problems_is_not_kept_for_each() {
    let cycles = |games: usize| {
        let games = "\"e-caes\", ".repeat(games);
        format!("extends: escola\ncycles:\n  - {{ name: x, years: 1-4, games: [{games}\"rastros\"] }}\n")
    };
    let problems = regulations::parse("x.yaml", &cycles(700)).expect_err("unknown games");
    // The first is a game like any other; each of the rest names it once more.
    assert_eq!(problems.len(), 699);
    assert!(problems.iter().all(|problem| problem.quoted.len() < 2_100));
    assert!(problems[0].render(Language::En).contains("x.yaml:3:"));
    let problems = regulations::parse("x.yaml", &cycles(15_000)).expect_err("a line like a book");
    assert_eq!(problems.len(), 1);
    assert!(problems[0].render(Language::En).contains("no line has more than 10000"));
}
