//! What a list does not say itself.

use championship::facts::{Championship, Details, Fact};
use championship::imports::{Column, Given, find_tournament, pasted, preview_entries};
use championship::regulations;
use speech::{Language, Tell};

fn class() -> Championship {
    let text = "extends: turma\ncycles:\n  - { name: turma, years: 1-12, games: [rastros, hex] }\n";
    let regulations = Box::new(regulations::parse("t", text).unwrap());
    Championship::begin(&Fact::Created { name: "t".into(), regulations }).unwrap()
}

fn entered(text: &str, given: &Given) -> Vec<(String, String)> {
    let preview = preview_entries(&class(), &given.complete(pasted(text).unwrap()).unwrap());
    assert!(preview.problems.is_empty(), "{:?}", preview.problems);
    let facts = preview.facts();
    let name = |fact: &Fact| match fact {
        Fact::EntryAdded { code, contestant } => {
            Some((contestant.name.clone().unwrap(), code.tournament.to_string()))
        }
        _ => None,
    };
    facts.iter().filter_map(name).collect()
}

fn given(games: &[&str]) -> Given {
    let games = games.iter().map(|game| (*game).to_owned()).collect();
    Given { school: "EB de Cima".into(), cycle: "1".into(), games, ..Given::default() }
}

#[test]
fn nothing_but_names_is_a_list() {
    let list = entered("Ana Silva\n\nSousa, Rui\n", &given(&["rastros"]));
    assert_eq!(list, [("Ana Silva".into(), "1.1".into()), ("Sousa, Rui".into(), "1.1".into())]);
}

#[test]
fn everybody_plays_all_the_games_given() {
    let list = entered("Nome\tAno\nAna Silva\t4\n", &given(&["rastros", "hex"]));
    assert_eq!(list, [("Ana Silva".into(), "1.1".into()), ("Ana Silva".into(), "1.2".into())]);
}

#[test]
fn what_the_list_says_counts_more_than_what_is_given() {
    let text = "Nome;Jogo;Escola\nAna Silva;Hex;EB de Baixo\n";
    let table = given(&["rastros"]).complete(pasted(text).unwrap()).unwrap();
    assert_eq!(table.rows[1].cells, ["Ana Silva", "Hex", "EB de Baixo", "1"]);
}

#[test]
fn a_list_without_a_header_that_says_more_than_names_is_left_as_it_is() {
    let table = pasted("Ana;4\nRui;5\n").unwrap();
    assert_eq!(given(&["rastros"]).complete(table.clone()).unwrap(), table);
}

/// Returns the schools that a list would register, with nothing given but the games.
fn schools_of(championship: &Championship, text: &str) -> Vec<String> {
    let table = pasted(text).unwrap();
    let given = Given { games: vec!["rastros".into()], ..Given::default() };
    let given = given.within(championship, &table, Language::Es);
    let preview = preview_entries(championship, &given.complete(table).unwrap());
    assert!(preview.problems.is_empty(), "{:?}", preview.problems);
    let name = |fact: Fact| match fact {
        Fact::SchoolRegistered { school } => Some(school.name),
        _ => None,
    };
    preview.facts().into_iter().filter_map(name).collect()
}

#[test]
fn within_a_school_nobody_has_to_say_which() {
    let mut championship = class();
    assert_eq!(schools_of(&championship, "Ana Silva\nRui Sá\n"), ["Nuestra escuela"]);
    assert_eq!(schools_of(&championship, "Nome;Escola\nAna Silva;\nRui Sá;EB Vale\n"), ["EB Vale"]);
    let details = Details { host: Some("EB da Ponte".into()), ..Details::default() };
    championship.apply(&Fact::DetailsGiven { details }).unwrap();
    assert_eq!(schools_of(&championship, "Ana Silva\nRui Sá\n"), ["EB da Ponte"]);
    let table = Given::default().within(&championship, &pasted("Ana\n").unwrap(), Language::Pt);
    let facts = preview_entries(
        &championship,
        &Given { school: "EB de Cima".into(), games: vec!["hex".into()], ..table }
            .complete(pasted("Ana\n").unwrap())
            .unwrap(),
    );
    for fact in facts.facts() {
        championship.apply(&fact).unwrap();
    }
    assert_eq!(schools_of(&championship, "Rui Sá\n"), [""; 0], "the only school there is");
}

#[test]
fn between_schools_the_school_is_asked_for() {
    let regulations = Box::new(regulations::default());
    let championship = Championship::begin(&Fact::Created { name: "t".into(), regulations }).unwrap();
    let table = pasted("Ana Silva\nRui Sá\n").unwrap();
    let given = Given::default().within(&championship, &table, Language::Pt);
    let preview = preview_entries(&championship, &given.complete(table).unwrap());
    assert_eq!(preview.lacks.into_iter().collect::<Vec<_>>(), [Column::School, Column::Year, Column::Game]);
    let said: Vec<String> =
        preview.problems.iter().map(|problem| Language::Pt.say(&problem.tell())).collect();
    assert!(said.iter().all(|said| !said.contains("linha 0")), "{said:?}");
}

#[test]
fn empty_cells_are_filled_with_what_is_given() {
    let text = "Nome;Jogo;Ano;Escola\nAna Silva;;;\nRui Sá;Hex;3;EB de Baixo\n";
    let mut all = given(&["rastros", "hex"]);
    all.year = "4".into();
    let table = all.complete(pasted(text).unwrap()).unwrap();
    let cells: Vec<String> = table.rows[1..].iter().map(|row| row.cells.join(" ")).collect();
    assert_eq!(
        cells,
        ["Ana Silva rastros 4 EB de Cima 1", "Ana Silva hex 4 EB de Cima 1", "Rui Sá Hex 3 EB de Baixo 1"]
    );
    // Who has a code is somebody already.
    let coded = pasted("Nome;Código;Jogo\nAna Silva;001.1.1;\n").unwrap();
    assert_eq!(given(&["rastros"]).complete(coded).unwrap().rows[1].cells[..2], ["Ana Silva", "001.1.1"]);
}

#[test]
fn numbers_of_lines_are_left_out_and_repeated_pupils_noticed() {
    let list = "1. Ana Silva\n2) Rui Sá\n3 - Eva Cruz\n4.º Zoé Lima\n";
    let names: Vec<String> = entered(list, &given(&["rastros"])).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["Ana Silva", "Rui Sá", "Eva Cruz", "Zoé Lima"]);
    let in_cells = entered("1\tAna Silva\n2\tRui Sá\n", &given(&["rastros"]));
    assert_eq!(in_cells.len(), 2, "{in_cells:?}");
    let twice = given(&["rastros"]).complete(pasted("Ana Silva\n9. Ana Silva\n").unwrap()).unwrap();
    let preview = preview_entries(&class(), &twice);
    let said: Vec<&str> = preview.problems.iter().map(|problem| problem.message.key()).collect();
    assert_eq!(said, ["imports-repeated"]);
}

#[test]
fn two_of_one_name_in_two_classes_are_two_pupils() {
    let list = |rows: &[&str]| {
        let text = format!("Nome;Turma\n{}\n", rows.join("\n"));
        given(&["rastros"]).complete(pasted(&text).unwrap()).unwrap()
    };
    let both = ["Clara Reis;3.º B", "Clara Reis;3.º C"];
    let mut class = class();
    let preview = preview_entries(&class, &list(&both));
    let said: Vec<&str> = preview.problems.iter().map(|problem| problem.message.key()).collect();
    assert_eq!(said, ["imports-namesake"]);
    for fact in preview.facts() {
        class.apply(&fact).unwrap();
    }
    let marks: Vec<&str> = class.entries().filter_map(|entry| entry.mark.as_deref()).collect();
    assert_eq!(marks, ["3.º B", "3.º C"]);
    // Received again, in whatever order, nothing changes.
    for rows in [both, [both[1], both[0]]] {
        let again = preview_entries(&class, &list(&rows));
        assert!(again.facts().is_empty() && again.problems.is_empty(), "{:?}", again.problems);
    }
    // The same line twice is one pupil, and one who changed class is still the same.
    assert!(preview_entries(&class, &list(&[both[0], both[0]])).facts().is_empty());
    let moved = preview_entries(&class, &list(&[both[0], "Clara Reis;4.º A"])).facts();
    let second = class.entries().nth(1).unwrap().code;
    assert_eq!(moved, [Fact::EntryMarked { code: second, mark: "4.º A".into() }]);
}

#[test]
fn a_game_names_its_tournament_where_only_one_plays_it() {
    let class = class();
    let id = |text: &str| find_tournament(&class, text).map(|id| id.to_string());
    assert_eq!((id("rastros"), id("Hex")), (Ok("1.1".into()), Ok("1.2".into())));
    let said = Language::Pt.say(&id("xadrez").unwrap_err());
    assert!(said.contains("`1.1` (Rastros, turma)"), "{said}");
    let regulations = Box::new(regulations::default());
    let nation = Championship::begin(&Fact::Created { name: "t".into(), regulations }).unwrap();
    let refused = find_tournament(&nation, "rastros").unwrap_err();
    assert_eq!(refused.key(), "imports-several-tournaments");
    let said = Language::En.say(&refused);
    assert!(said.contains("`1.3` (Trails, ") && !said.contains("Hex"), "{said}");
    assert!(find_tournament(&nation, "3").is_err(), "a bare number means nothing");
}
