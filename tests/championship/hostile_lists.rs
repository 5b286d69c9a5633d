//! Whatever bytes come as a list: an answer, never a panic, and the same answer again.

use championship::facts::{Championship, Fact, Language, Stamp};
use championship::imports::{fold, preview_entries, preview_results};
use championship::regulations;
use championship::tables;
use proptest::prelude::*;
use speech::Tell;

fn championship() -> Championship {
    let fact = Fact::Created { name: "prova".into(), regulations: Box::new(regulations::default()) };
    Championship::begin(&fact).unwrap()
}

/// Judges bytes as both kinds of list and says everything about them.
fn judge(championship: &Championship, bytes: &[u8]) -> Vec<String> {
    let Ok(table) = tables::read(bytes) else { return vec!["no table".into()] };
    let stamp = Stamp { by: "mesa".into(), at: 0 };
    let entries = preview_entries(championship, &table);
    let results = preview_results(championship, &table, &stamp, Some("x"));
    // Whatever an import would take, the championship takes.
    let mut after = championship.clone();
    for fact in entries.facts() {
        after.apply(&fact).unwrap();
    }
    let problems = entries.problems.iter().chain(&results.problems);
    problems.flat_map(|problem| Language::ALL.map(|language| language.say(&problem.tell()))).collect()
}

/// Cells that go wrong in interesting ways.
const CELLS: [&str; 24] = [
    "Nome",
    "Escola",
    "Ano",
    "Ciclo",
    "Jogo",
    "Código",
    "Grupo",
    "Ronda",
    "Resultado",
    "",
    "Ana",
    "Rastros",
    "3",
    "1.º",
    "12",
    "001.1.3",
    "999999999999.1.3",
    "-1",
    "\"",
    "=1+1",
    "1-0",
    "½-½",
    "EB 1",
    "\u{301}ã",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let championship = championship();
        prop_assert_eq!(judge(&championship, &bytes), judge(&championship, &bytes));
    }

    #[test]
    fn any_rows_of_likely_cells_are_answered(
        rows in proptest::collection::vec(proptest::collection::vec(0..CELLS.len(), 0..9), 0..12),
        separator in prop_oneof![Just(";"), Just(","), Just("\t")],
    ) {
        let line = |row: &Vec<usize>| row.iter().map(|cell| CELLS[*cell]).collect::<Vec<_>>().join(separator);
        let body: Vec<String> = rows.iter().map(line).collect();
        let with_header = format!("Nome;Escola;Ano;Ciclo;Jogo;Código\n{}", body.join("\n").replace(separator, ";"));
        let championship = championship();
        judge(&championship, body.join("\n").as_bytes());
        judge(&championship, with_header.as_bytes());
    }

    #[test]
    fn folding_twice_is_folding_once(text in ".*") {
        prop_assert_eq!(fold(&fold(&text)), fold(&text));
    }
}

#[test]
fn a_workbook_with_any_byte_changed_is_answered() {
    let rows = vec![
        ["Nome", "Escola", "Ano", "Jogo"].map(String::from).to_vec(),
        ["Ana", "EB", "3", "Rastros"].map(String::from).to_vec(),
    ];
    let bytes = tables::write_xlsx(&[tables::Sheet { name: "x".into(), rows }]).unwrap();
    let championship = championship();
    for index in (0..bytes.len()).step_by(7) {
        let mut broken = bytes.clone();
        broken[index] ^= 0x55;
        judge(&championship, &broken);
    }
}
