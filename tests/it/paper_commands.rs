//! The commands that print, as a terminal sees them.

use std::path::Path;
use std::process::{Command, Output};

use crate::support::pdf_rules::faults;

fn arbitro(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .args(args)
        .env("ARBITRO_LANG", "pt")
        .current_dir(folder)
        .output()
        .expect("the program runs")
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn every_printing_command_writes_its_file_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let calls: [(&[&str], &str); 11] = [
        (&["sheet", "rastros"], "rastros.pdf"),
        (&["sheet", "--edition", "13", "--cycle", "1", "--lang", "en", "--out", "first.pdf"], "first.pdf"),
        (&["sheet", "produto", "--large-print", "--out", "large.pdf"], "large.pdf"),
        (&["sheet", "rastros", "--young"], "rastros-young.pdf"),
        (&["sheet", "--edition", "13", "--cycle", "1", "--poster"], "sheets-13-1-poster.pdf"),
        (&["booklet", "--edition", "13", "--fold"], "edition-13.pdf"),
        (&["booklet", "--edition", "13", "--puzzles", "1", "--place", "Évora", "--out", "b.pdf"], "b.pdf"),
        (&["board", "avanco", "--tactile", "--pieces"], "avanco-board.pdf"),
        (&["diagram", "rastros", "--after", "e5-d4", "--marks", "a1=1, e5-d4", "--out", "d.svg"], "d.svg"),
        (&["diagram", "ouri", "--out", "d.png"], "d.png"),
        (&["diagram", "hex", "--out", "d.pdf"], "d.pdf"),
    ];
    for (args, file) in calls {
        let output = arbitro(at, args);
        assert!(output.status.success(), "{args:?}: {}", complaint(&output));
        assert!(String::from_utf8_lossy(&output.stdout).starts_with(file), "{args:?}");
        let bytes = std::fs::read(at.join(file)).expect("the file");
        let head: &[u8] = match file.rsplit('.').next() {
            Some("pdf") => b"%PDF-1.7",
            Some("png") => b"\x89PNG",
            _ => b"<svg ",
        };
        assert!(bytes.starts_with(head), "{file}");
        if file.ends_with(".pdf") {
            assert_eq!(faults(&bytes), Vec::<String>::new(), "{file}");
        }
    }
    assert_eq!(files(at).len(), calls.len(), "nothing else is left behind: {:?}", files(at));
}

#[test]
fn what_cannot_be_printed_is_explained_and_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let calls: [(&[&str], i32, &str); 9] = [
        (&["sheet", "rastro"], 1, "queria dizer `rastros`?"),
        (&["sheet", "rastros", "--lang", "fr"], 2, "não há a língua `fr`; há `pt`, `en` e `es`"),
        (
            &["sheet", "rastros", "--out", "no/such/folder.pdf"],
            1,
            "não foi possível escrever `no/such/folder.pdf`",
        ),
        (&["sheet", "rastros", "--edition", "99"], 1, "não há edição 99"),
        (&["board", "rastros", "--cell-mm", "0"], 1, "não se podem imprimir casas de 0 mm"),
        (&["diagram", "rastros", "--out", "d.gif"], 2, "`d.gif` não acaba em `.svg`, `.pdf` ou `.png`"),
        (&["diagram", "rastros", "--after", "e5-a1", "--out", "d.svg"], 1, "`e5-a1` não pode ser jogado"),
        (&["diagram", "rastros", "--position", "zzz", "--out", "d.svg"], 1, "não se percebe esta posição"),
        (
            &["diagram", "rastros", "--marks", "z9=1", "--out", "d.svg"],
            1,
            "a marca `z9=1` não se pode desenhar",
        ),
    ];
    for (args, code, words) in calls {
        let output = arbitro(at, args);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {}", complaint(&output));
        assert!(complaint(&output).contains(words), "{args:?}: {}", complaint(&output));
    }
    assert!(files(at).is_empty(), "{:?}", files(at));
}

#[test]
fn the_same_command_writes_the_same_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    for (first, second, args) in [
        ("a.pdf", "b.pdf", ["sheet", "flume", "--out"]),
        ("a.svg", "b.svg", ["diagram", "flume", "--out"]),
        ("c.pdf", "d.pdf", ["board", "flume", "--out"]),
    ] {
        for file in [first, second] {
            let mut args = args.to_vec();
            args.push(file);
            assert!(arbitro(at, &args).status.success());
        }
        let read = |file: &str| std::fs::read(at.join(file)).expect("the file");
        assert_eq!(read(first), read(second), "{args:?}");
    }
}

#[test]
fn check_complains_about_a_placeholder_that_names_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.yaml");
    let text = "extends: rastros\nname: { pt: Meu, en: Mine }\ntext:\n  pt: { goal: \"Há {colunas} colunas.\" }\n  \
                en: { goal: \"There are {columns} columns.\" }\n";
    std::fs::write(&file, text).expect("the file is written");
    let output = arbitro(folder.path(), &["check", "mine.yaml"]);
    assert_eq!(output.status.code(), Some(1), "{}", complaint(&output));
    assert!(complaint(&output).contains("`{colunas}`"), "{}", complaint(&output));
}

#[test]
fn a_class_gets_everything_in_one_folder_and_nothing_is_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let args = [
        "class",
        "--edition",
        "13",
        "--cycle",
        "sec",
        "--school",
        "EB de São João",
        "--out",
        "turma",
        "--lang",
        "pt",
    ];
    let output = arbitro(at, &args);
    assert!(output.status.success(), "{}", complaint(&output));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.starts_with("3 jogos, 12 ficheiros em `turma`"), "{said}");
    let written = files(&at.join("turma"));
    assert_eq!(written.len(), 12, "{written:?}");
    for kind in ["cartaz", "passos", "regras", "tabuleiro"] {
        let name = format!("flume-secundario-eb-de-sao-joao-{kind}.pdf");
        assert!(written.contains(&name), "{name}: {written:?}");
    }
    // Our own pages can be made again; what a person put there stays.
    assert!(arbitro(at, &args).status.success());
    std::fs::write(at.join("turma/flume-secundario-eb-de-sao-joao-regras.pdf"), "notas").expect("a file");
    let refused = arbitro(at, &args);
    assert!(
        !refused.status.success() && complaint(&refused).contains("regras.pdf"),
        "{}",
        complaint(&refused)
    );
}
