//! The commands that write reports, lists and packs, through the real binary.

use std::path::Path;

use championship::facts::Championship;
use championship::store::{Desk, Location};

use crate::support::final_day::{self, Hour};
use crate::support::session::Session;

/// Opens a folder with an invented championship in it.
fn session(n_pupils: u32, hour: Hour) -> Session {
    let session = Session::new();
    let facts = final_day::facts(n_pupils, hour);
    let regulations = Championship::begin(&facts[0]).unwrap().regulations().clone();
    let place = Location::File(session.path().join("final.arbitro"));
    let mut desk = Desk::create(&place, "final", regulations, "teste").unwrap();
    desk.commit(None, |_, _| Ok(facts[1..].to_vec())).unwrap();
    session
}

fn files(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = entry.file_name().to_string_lossy().into_owned();
        match entry.file_type().unwrap().is_dir() {
            true => names.extend(files(&entry.path()).into_iter().map(|inner| format!("{name}/{inner}"))),
            false => names.push(name),
        }
    }
    names.sort();
    names
}

#[test]
fn every_format_and_kind_is_written_and_said() {
    let session = session(48, Hour::Evening);
    assert!(session.ok("lists entries --school 3").starts_with("inscricoes-003-"), "named after the school");
    for (line, file, head) in [
        ("report --cycle 1", "pontuacoes-ciclo-1.pdf", "%PDF-1.7"),
        ("report --all --format html", "pontuacoes.html", "<!DOCTYPE html>"),
        ("report 1.1 --format csv", "pontuacoes-1.1.csv", "\u{feff}Ciclo;"),
        ("report --out tudo.xlsx", "tudo.xlsx", "PK"),
        ("report --lang en --cycle 2 --format json", "scores-cycle-2.json", "{"),
        ("report --kind results --cycle 1", "resultados-ciclo-1.pdf", "%PDF-1.7"),
        ("report --kind standings --round 1 1.1.F", "classificacao-1.1.F-fase-2-ronda-1.pdf", "%PDF-1.7"),
        ("report --kind cross 1.1", "quadros-cruzados-1.1.pdf", "%PDF-1.7"),
        ("report --kind schools", "escolas.pdf", "%PDF-1.7"),
        ("report --kind prizes --names full", "premios.pdf", "%PDF-1.7"),
        ("report --kind final --lang en --out final.html", "final.html", "<!DOCTYPE html>"),
        ("lists groups 1.1", "grupos-1.1.pdf", "%PDF-1.7"),
        ("lists tables --cycle 1 --round 1 --times 10:00/14:00", "mesas-ciclo-1-ronda-1.pdf", "%PDF-1.7"),
        ("lists names --format xlsx", "nomes.xlsx", "PK"),
        ("print tables --cycle 1 --paper a3 --address http://10.0.0.1:8080 --out a.pdf", "a.pdf", "%PDF-1.7"),
        ("wallchart 1.1", "quadros-de-parede-1.1.pdf", "%PDF-1.7"),
        ("wallchart --cross --cycle 1 --lang en", "cross-tables-cycle-1.pdf", "%PDF-1.7"),
    ] {
        let said = session.ok(line);
        assert!(said.starts_with(file), "`{line}` said {said}");
        let bytes = std::fs::read(session.path().join(file)).unwrap();
        assert!(bytes.starts_with(head.as_bytes()), "{file}");
    }
    assert!(session.ok("lists all --out listas --format html").contains("`listas`: 4"));
    assert_eq!(
        files(&session.path().join("listas")),
        ["grupos.html", "inscricoes.html", "mesas.html", "nomes.html"]
    );
    assert!(session.ok("lists entries --each --out por-escola").contains("`por-escola`: "));
    let of_schools = files(&session.path().join("por-escola"));
    let is_plain = |name: &String| name.is_ascii() && name.ends_with(".pdf");
    assert!(
        of_schools[0].starts_with("inscricoes-001-") && of_schools.iter().all(is_plain),
        "{of_schools:?}"
    );
    assert!(!files(session.path()).iter().any(|name| name.contains(".part")));
}

#[test]
fn a_pack_holds_everything_in_folders_by_use() {
    let session = session(40, Hour::Evening);
    let said = session.ok("pack --out papel --names full");
    let names = files(&session.path().join("papel"));
    assert!(said.contains(&format!("`papel`: {}", names.len())), "{said}");
    for wanted in [
        "escolas/inscricoes.pdf",
        "portas/grupos-ciclo-1.pdf",
        "portas/mesas-secundario.pdf",
        "mesa/presencas.pdf",
        "mesa/autorizacoes.pdf",
        "mesa/instrucoes-dos-arbitros.pdf",
        "mesa/boletins-em-branco.pdf",
        "mesa/guiao-dos-premios.pdf",
        "entregar/etiquetas.pdf",
        "entregar/regras-em-tres-passos.pdf",
        "entregar/envelopes.pdf",
        "entregar/crachas-de-professores.pdf",
        "portas/cartoes-de-mesa.pdf",
        "portas/plano-de-mesas.pdf",
        "publicar/programa.pdf",
        "escolas/resultados-da-escola.xlsx",
        "portas/nomes-ciclo-2.pdf",
        "portas/quadros-de-parede-ciclo-1.pdf",
        "mesa/resultados-ciclo-3.xlsx",
        "mesa/quadros-cruzados-ciclo-1.pdf",
        "mesa/classificacao-fase-1-ronda-1.pdf",
        "publicar/pontuacoes-ciclo-1.pdf",
        "publicar/pontuacoes-ciclo-1.html",
        "publicar/pontuacoes-ciclo-1.csv",
        "publicar/pontuacoes-ciclo-1.xlsx",
        "publicar/pontuacoes-ciclo-1.json",
        "publicar/premios.pdf",
        "publicar/escolas.xlsx",
        "publicar/relatorio-final.html",
    ] {
        assert!(names.contains(&wanted.to_owned()), "{wanted} is missing in {names:?}");
    }
    // Lists that somebody may have worked on are not lost; told so, once more over the old one, and in English beside it.
    assert!(session.fails(1, "pack --out papel --names full").contains("já existe; use `--replace`"));
    session.ok("pack --out papel --names full --replace");
    assert_eq!(files(&session.path().join("papel")), names);
    session.ok("pack --out paper --lang en");
    assert!(files(&session.path().join("paper")).contains(&"publish/scores-cycle-1.pdf".to_owned()));
}

#[test]
fn a_pack_before_the_draw_holds_what_there_is() {
    let session = session(24, Hour::Entered);
    session.ok("pack --out papel");
    let names = files(&session.path().join("papel"));
    assert!(names.contains(&"escolas/inscricoes.pdf".to_owned()));
    assert!(!names.iter().any(|name| name.starts_with("portas/")), "{names:?}");
}

#[test]
fn what_cannot_be_written_is_explained_and_leaves_nothing() {
    let session = session(24, Hour::Morning);
    session.write("ficheiro", "não sou uma pasta");
    let before = files(session.path());
    for (code, line, words) in [
        (
            2,
            "report --out pontos.doc",
            "`pontos.doc` não acaba em `.pdf`, `.html`, `.csv`, `.xlsx` ou `.json`",
        ),
        (2, "report --times 25:00", "`25:00` não é uma hora"),
        (2, "report --round 2", "`--round` só serve com `--kind standings`"),
        (2, "report 1.1 --kind final", "campeonato inteiro"),
        (1, "report 9.9", "9.9"),
        (1, "report --cycle 9", "9"),
        (1, "report 1.1.99", "não há grupo `1.1.99`"),
        (1, "report --out nao/existe.pdf", "não foi possível escrever `nao/existe.pdf`"),
        (1, "lists entries --school 999", "não há escola com o número `999`"),
        (1, "lists all --out ficheiro/listas", "não é possível escrever na pasta `ficheiro/listas`"),
        (1, "pack --out ficheiro", "não é possível escrever na pasta `ficheiro`"),
        (1, "pack --out ficheiro/papel --lang en", "cannot write in the folder `ficheiro/papel`"),
    ] {
        let said = session.fails(code, line);
        assert!(said.contains(words), "`{line}` said {said}");
    }
    assert_eq!(files(session.path()), before);
}

#[test]
fn a_pack_of_a_small_school_holds_no_paper_for_cycles_that_nobody_plays_in() {
    let session = Session::new();
    session.ok("new escola --regulations escola");
    let names = ["Ana Sá", "Rui Lua", "Eva Mar", "Zé Sol"];
    let rows: String = names.iter().map(|name| format!("{name};EB 1;3;Rastros\n")).collect();
    session.write("l.csv", &format!("Nome;Escola;Ano;Jogo\n{rows}"));
    session.ok("entries import l.csv");
    session.ok("draw --all --seed 1");
    session.ok("pack --out papel");
    let mut files = Vec::new();
    for folder in std::fs::read_dir(session.path().join("papel")).unwrap() {
        let inside = std::fs::read_dir(folder.unwrap().path()).unwrap();
        files.extend(inside.map(|file| file.unwrap().file_name().to_string_lossy().into_owned()));
    }
    assert!(files.iter().any(|file| file.contains("ciclo-1")), "{files:?}");
    for waste in ["ciclo-2", "ciclo-3", "ciclo-4", "inscricoes-001", "escolas"] {
        assert!(!files.iter().any(|file| file.contains(waste)), "{waste}: {files:?}");
    }
    assert!(files.len() < 30, "{files:?}");
}
