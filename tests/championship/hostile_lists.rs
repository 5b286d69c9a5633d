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

/// One row with a name that nobody could print used to be taken, and then nothing could be printed at all.
#[test]
fn words_that_cannot_be_printed_are_refused_by_row() {
    let long = "x".repeat(500);
    let list = format!(
        "Nome;Escola;Ano;Ciclo;Jogo\nAna \u{1b}[31mUm;EB de Cima;3;1;Rastros\n{long};EB de Cima;3;1;Rastros\n\
         Eva Três;EB {long};3;1;Rastros\nIvo Quatro;EB\u{7} 2;3;1;Rastros\n王小明;EB de Cima;3;1;Rastros\n"
    );
    let championship = championship();
    let preview = preview_entries(&championship, &tables::read(list.as_bytes()).unwrap());
    let rows: Vec<u32> = preview.problems.iter().filter_map(|problem| problem.row).collect();
    assert_eq!(rows, [2, 3, 4, 5]);
    assert_eq!(preview.facts().len(), 2, "the last row is a school and a pupil");
    for problem in &preview.problems {
        for language in Language::ALL {
            assert!(!language.say(&problem.tell()).contains(char::is_control));
        }
    }
}

/// Every new school was held against every other one, and every new pupil counted all others: 15 seconds.
#[test]
fn a_list_of_ten_thousand_schools_is_read_in_one_go() {
    let words = ["Vale", "Monte", "Ponte", "Rio", "Serra", "Campo", "Outeiro", "Fonte", "Casal", "Quinta"];
    let mut list = "Nome;Escola;Ano;Ciclo;Jogo\n".to_owned();
    for i in 0..10_000usize {
        let school: Vec<&str> = (0..5).map(|place| words[i / 10usize.pow(place) % 10]).collect();
        list += &format!("Aluno {i};EB {} {};3;1;Rastros\n", school.join(" "), i / 3);
    }
    let preview = preview_entries(&championship(), &tables::read(list.as_bytes()).unwrap());
    assert_eq!(preview.facts().len(), 20_000, "{:?}", preview.problems.first());
}

/// A workbook of 467 kB unpacked to 660 MB.
#[test]
fn a_workbook_that_unpacks_without_measure_is_refused() {
    use std::io::Write;
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    archive.start_file("xl/worksheets/sheet1.xml", zip::write::SimpleFileOptions::default()).unwrap();
    for _ in 0..200 {
        archive.write_all(&vec![b' '; 1 << 20]).unwrap();
    }
    let bytes = archive.finish().unwrap().into_inner();
    assert!(bytes.len() < 1 << 20, "{}", bytes.len());
    let refused = tables::read(&bytes).unwrap_err();
    assert_eq!(refused.key(), "vault-unpacks-too-far");
    // A list with more cells than anybody fills in.
    let wide = format!("{}\n", "x;".repeat(99)).repeat(7_000);
    assert_eq!(tables::read(wide.as_bytes()).unwrap_err().key(), "vault-too-many-cells");
}
