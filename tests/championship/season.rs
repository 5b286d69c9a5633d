//! What registration stands on: prizes and quotas by any column, and the list of those who wait.

use championship::decisions::{admit, draw, place_in_line, waiting};
use championship::facts::{
    Championship, Contestant, EntryCode, EntryStatus, Fact, Language, Refusal, Regulations,
};
use championship::imports::{Severity, preview_entries};
use championship::regulations;
use championship::reports::{self, Options};
use championship::standings;
use championship::tables::{self, write_csv};
use speech::Tell;

use crate::ways::{FIRST, play};

const RULES: &str = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [ouri, rastros] }]\n\
    limits: { per school and tournament: none, per school: none, per tournament: 6 }\n\
    quotas: [{ column: região, most: 3 }, { column: região = Ilhas, most: 2 }, { games: [rastros], per: school, most: 1 }]\n\
    waiting list: kept\nprizes: [{ name: ilhas, column: região = ilhas, podium: counts }, { name: c, column: town = Funchal }]\n\
    stages: [{ play: round robin }]\nlast resort: lot\n";

fn read(text: &str) -> Regulations {
    regulations::parse("r.yaml", text)
        .unwrap_or_else(|problems| panic!("{}", problems[0].render(Language::En)))
}

fn begun(text: &str) -> Championship {
    let created = Fact::Created { name: "x".into(), regulations: Box::new(read(text)) };
    Championship::begin(&created).expect("a championship")
}

/// Takes a list, and returns what was said about it.
fn take(championship: &mut Championship, list: &str) -> Vec<String> {
    let preview = preview_entries(championship, &tables::read(list.as_bytes()).expect("a table"));
    for fact in preview.facts() {
        championship.apply(&fact).unwrap_or_else(|refusal| panic!("{fact:?}: {refusal}"));
    }
    preview.problems.iter().map(|problem| Language::En.say(&problem.tell())).collect()
}

fn names(championship: &Championship, codes: &[EntryCode]) -> Vec<String> {
    let name = |code: &EntryCode| championship.entry(*code).and_then(|entry| entry.contestant.name.clone());
    codes.iter().map(|code| name(code).unwrap_or_default()).collect()
}

fn waits(championship: &Championship) -> Vec<String> {
    let codes: Vec<EntryCode> = waiting(championship, None).into_iter().map(|entry| entry.code).collect();
    names(championship, &codes)
}

#[test]
fn quotas_by_region_and_per_school_and_game_let_the_rest_wait_in_order() {
    let mut championship = begun(RULES);
    let list = "Nome;Escola;Ano;Jogo;Região;Coisa\n\
        A;E1;3;ouri;Norte;x\nB;E1;3;ouri;norte ;x\nC;E2;3;ouri;Norte;x\nD;E2;3;ouri;Norte;x\n\
        F;E3;3;ouri;Ilhas;x\nG;E3;3;ouri;Ilhas;x\nH;E3;3;ouri;Ilhas;x\nI;E4;3;ouri;Sul;x\nJ;E4;3;ouri;Sul;x\n\
        K;E1;3;rastros;;x\nL;E1;3;rastros;;x\nM;E2;3;rastros;;x\n";
    let said = take(&mut championship, list);
    assert_eq!(waits(&championship), ["D", "H", "J", "L"], "{said:#?}");
    assert!(said.iter().all(|told| told.contains("warning")), "{said:#?}");
    // Only what the regulations ask for is kept.
    let first = championship.entries().next().expect("an entry");
    assert_eq!(first.columns.iter().collect::<Vec<_>>(), [(&"região".to_owned(), &"Norte".to_owned())]);
    // The same list again changes nothing: who waits is known.
    let before = championship.clone();
    take(&mut championship, list);
    assert_eq!(championship, before);
    // A place of the north becomes free, and another of anybody.
    let code = |championship: &Championship, name: &str| {
        let is_it = |entry: &&championship::facts::Entry| entry.contestant.name.as_deref() == Some(name);
        championship.entries().find(is_it).map(|entry| entry.code).expect("an entry")
    };
    let leaves = |championship: &mut Championship, name: &str| {
        let code = code(championship, name);
        let fact = Fact::EntryWithdrawn { code, from_round: None, reason: "doente".into() };
        championship.apply(&fact).expect("a withdrawal");
    };
    assert!(admit(&championship, None, None).expect("facts").is_empty());
    let named = admit(&championship, None, Some(code(&championship, "H"))).unwrap_err();
    assert!(Language::En.say(&named.tell()).contains("full"), "{named}");
    leaves(&mut championship, "A");
    for fact in admit(&championship, None, None).expect("facts") {
        championship.apply(&fact).expect("admitted");
    }
    assert_eq!(waits(&championship), ["H", "J", "L"]);
    leaves(&mut championship, "I");
    for fact in admit(&championship, None, None).expect("facts") {
        championship.apply(&fact).expect("admitted");
    }
    assert_eq!(waits(&championship), ["H", "L"], "H is of the islands, which are full; J is not");
    // The law itself holds the quota when the column changes, and who waits is neither drawn nor readmitted.
    let moved =
        Fact::EntryTold { code: code(&championship, "B"), column: "Região".into(), text: "Ilhas".into() };
    assert_eq!(championship.apply(&moved), Err(Refusal::QuotaFull("Ilhas".into(), 2)));
    let waiting = code(&championship, "H");
    assert_eq!(
        championship.apply(&Fact::EntryReinstated { code: waiting }),
        Err(Refusal::NotWithdrawn(waiting))
    );
    let unknown = Fact::EntryTold { code: waiting, column: "Coisa".into(), text: "x".into() };
    assert_eq!(championship.apply(&unknown), Err(Refusal::NoColumn("Coisa".into())));
    for fact in draw(&championship, &[FIRST], 3, false).expect("a draw") {
        championship.apply(&fact).expect("drawn");
    }
    assert!(championship.group_of(waiting, None).is_err());
    // After the draw whoever comes in is placed.
    leaves(&mut championship, "F");
    let facts = admit(&championship, None, None).expect("facts");
    assert!(facts.iter().any(|fact| matches!(fact, Fact::LateEntryPlaced { .. })), "{facts:?}");
}

#[test]
fn quotas_by_year_and_by_mark_are_held_for_new_entries_and_for_changes() {
    let rules = RULES.replace(
        "{ column: região, most: 3 }, { column: região = Ilhas, most: 2 }",
        "{ column: year = 1, most: 1 }, { column: mark = 4A, most: 1 }",
    );
    let mut championship = begun(&rules);
    let list = "Nome;Escola;Ano;Jogo;Marca\nA;E1;1;ouri;4A\nB;E1;1;ouri;\nC;E1;2;ouri;4a\nD;E1;2;ouri;4B\n";
    take(&mut championship, list);
    assert_eq!(waits(&championship), ["B", "C"], "one of the first year, one of that class");
    let places: Vec<Option<usize>> =
        championship.entries().map(|entry| place_in_line(&championship, entry.code)).collect();
    assert_eq!(places, [None, Some(1), Some(2), None]);
    // The law itself holds it: a new entry, another year, another mark.
    let codes: Vec<EntryCode> = championship.entries().map(|entry| entry.code).collect();
    let young = Contestant { name: Some("D".into()), school_year: Some(1) };
    let added = Fact::EntryAdded { code: championship.next_code(1, FIRST), contestant: young.clone() };
    assert_eq!(championship.apply(&added), Err(Refusal::QuotaFull("1".into(), 1)));
    let changed = Fact::EntryChanged { code: codes[3], contestant: young.clone(), reason: None };
    assert_eq!(championship.apply(&changed), Err(Refusal::QuotaFull("1".into(), 1)));
    let marked = Fact::EntryMarked { code: codes[3], mark: "4A".into() };
    assert_eq!(championship.apply(&marked), Err(Refusal::QuotaFull("4A".into(), 1)));
    // Who waits may be told anything, and who is counted already may be called something else.
    let told = Fact::EntryMarked { code: codes[1], mark: "4A".into() };
    championship.apply(&told).expect("who waits takes nobody's place");
    let renamed = Contestant { name: Some("A B".into()), school_year: Some(1) };
    let named = Fact::EntryChanged { code: codes[0], contestant: renamed, reason: Some("engano".into()) };
    championship.apply(&named).expect("it is no other year");
    let left = Fact::EntryWithdrawn { code: codes[0], from_round: None, reason: "doente".into() };
    championship.apply(&left).expect("a withdrawal");
    championship.apply(&changed).expect("the place is free");
}

#[test]
fn without_a_waiting_list_the_quota_refuses() {
    let mut championship = begun(&RULES.replace("waiting list: kept\n", ""));
    let list = "Nome;Escola;Ano;Jogo;Região\nK;E1;3;rastros;\nL;E1;3;rastros;\n";
    let said = take(&mut championship, list);
    assert_eq!((said.len(), championship.entries().count()), (1, 1), "{said:?}");
    assert!(said[0].contains("quota"), "{said:?}");
}

#[test]
fn prizes_are_given_by_any_column_of_the_list() {
    let mut championship = begun(RULES);
    let list = "Nome;Escola;Localidade;Ano;Jogo;Região\n\
        A;E1;Porto;3;ouri;Norte\nF;E3;Funchal;3;ouri;Ilhas\nG;E3;Funchal;3;ouri; ILHAS\nI;E4;Faro;3;ouri;Sul\n";
    take(&mut championship, list);
    for fact in draw(&championship, &[FIRST], 3, false).expect("a draw") {
        championship.apply(&fact).expect("drawn");
    }
    let id = championship.groups().next().expect("a group").id;
    let mut lot = championship::facts::Lot::new(4, "prizes");
    while let Ok(fact) = championship::pairing::pair(&championship, id, 1, None) {
        championship.apply(&fact).expect("a round");
        play(&mut championship, id, &mut lot);
    }
    let rules = championship.regulations().prizes.clone();
    let islands = standings::prize_winners(&championship, FIRST, &rules[0]);
    let best = standings::of_tournament(&championship, FIRST);
    let best = best.iter().find(|one| ["F", "G"].contains(&names(&championship, &[one.entry])[0].as_str()));
    assert_eq!(islands.first().map(|one| one.entry), best.map(|one| one.entry));
    // The town is a column, too; only who is not on the podium wins there.
    for winner in standings::prize_winners(&championship, FIRST, &rules[1]) {
        assert_eq!(
            championship.school(winner.entry.school).and_then(|one| one.place.as_deref()),
            Some("Funchal")
        );
    }
}

#[test]
fn what_columns_tell_and_who_waits_comes_back_in_lists_and_files() {
    let mut before = begun(RULES);
    let list = "Nome;Escola;Ano;Jogo;Região\nK;E1;3;rastros;Sul\nL;E1;3;rastros;Norte\n";
    take(&mut before, list);
    let options = Options { names: championship::facts::NameStyle::Full, ..Options::default() };
    let csv = write_csv(&reports::entry_list(&before, None, &options).csv_rows(options.language));
    let mut after = begun(RULES);
    let preview = preview_entries(&after, &tables::read(&csv).expect("a table"));
    assert_eq!(preview.count(Severity::Error), 0, "{:?}", preview.problems);
    for fact in preview.facts() {
        after.apply(&fact).expect("taken");
    }
    let told = |championship: &Championship| -> Vec<_> {
        championship.entries().map(|one| (one.code, one.status.clone(), one.columns.clone())).collect()
    };
    assert_eq!(told(&after), told(&before));
    assert!(after.entries().any(|entry| entry.status == EntryStatus::Waiting));
    // What is written in full says the same.
    let again = read(&regulations::write(&read(RULES)));
    let plain = |read: Regulations| Regulations { source: String::new(), ..read };
    assert_eq!(plain(again), plain(read(RULES)));
    for wrong in ["quotas: [{ column: x }]", "prizes: [{ name: x, column: género }]", "waiting list: maybe"]
    {
        assert!(regulations::parse("r.yaml", &format!("extends: escola\n{wrong}\n")).is_err(), "{wrong}");
    }
}
