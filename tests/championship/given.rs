//! What a list does not say itself.

use championship::facts::{Championship, Fact};
use championship::imports::{Given, pasted, preview_entries};
use championship::regulations;

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
