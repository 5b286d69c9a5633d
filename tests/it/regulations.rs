//! Regulations through the real binary, and what every command says comes next.

use crate::phases::played;
use crate::support::session::Session;

const LIST: &str = "Nome;Escola;Ano;Jogo;Marca\nAna Um;Escola Alfa;3;Hex;5A\nRui Dois;Escola Beta;3;Hex;5B\nEva Três;Escola Gama;3;Hex;5A\nLeo Quatro;Escola Delta;3;Hex;5B\n";

const TWO_STAGES: &str = "extends: escola\nname: Prova\nedition: none\ncycles: [{ name: todos, years: 1-12, games: [hex] }]\nstages:\n  - play: round robin\n    qualify: 2\n    last resort: lot\n  - play: knockout\nprizes:\n  - { name: Turma, mark: 5a, podium: counts }\n";

#[test]
fn regulations_are_printed_explained_and_checked() {
    let session = Session::new();
    assert!(session.ok("regulations").contains("escola"));
    assert!(session.ok("regulations escola").contains("same school: allow"));
    for language in ["pt", "en", "es"] {
        let told = session.ok(&format!("regulations --explain --lang {language}"));
        for key in ["extends", "tie-breaks", "runners-up", "free round", "podium"] {
            assert!(told.contains(&format!("\n  {key}: ")), "{language}: {key}");
        }
    }
    session.write("nossa.yaml", TWO_STAGES);
    assert!(session.ok("regulations nossa.yaml --check").contains("Prova, tudo certo"));
    assert!(session.ok("regulations nossa.yaml").contains("mark: \"5a\""));
    assert!(session.ok("regulations nossa.yaml --explain").contains("aqui: `allow`"));
    session.write("mau.yaml", "extends: nossa.yaml\nsame school: nunca\n");
    let told = session.fails(1, "regulations mau.yaml --check");
    assert!(told.contains("mau.yaml:2:14") && told.contains("^^^^^") && told.contains("sugestão"), "{told}");
    assert!(session.fails(1, "new outra --regulations mau.yaml").contains("mau.yaml:2:14"));
    session.fails(2, "regulations --check");
}

/// A championship of two stages: at every step the next command is named, and the final has one name.
#[test]
fn every_step_names_the_next_and_the_final_has_one_name() {
    let session = Session::new();
    session.write("nossa.yaml", TWO_STAGES);
    session.write("lista.csv", LIST);
    session.ok("new prova --regulations nossa.yaml");
    assert!(session.ok("standings").contains("a seguir: `arbitro entries template"));
    assert!(session.ok("draw --all").contains("a seguir: `arbitro entries template"));
    session.ok("entries import lista.csv");
    assert!(session.ok("qualify --all").contains("a seguir: `arbitro draw --all`"));
    assert!(session.fails(1, "qualify 1.1").contains("a seguir: `arbitro draw 1.1`"));
    session.ok("draw --all --seed 1");
    assert!(session.ok("draw --all").contains("a seguir: `arbitro pair --all`"));
    for round in 1..=3 {
        session.ok("pair --all --seed 1");
        for board in 1..=2 {
            session.ok(&format!("result 1.1.1 {round} {board} 1-0"));
        }
    }
    assert!(session.fails(1, "result 1.1.1 3 1 0-1").contains("--correct \"porquê\""));
    assert!(session.fails(1, "pair 1.1.1").contains("a seguir: `arbitro standings 1.1.1`"));
    assert!(session.ok("pair --all").contains("a seguir: `arbitro qualify --all`"));
    session.ok("qualify --all --seed 1");
    session.ok("draw --all --seed 1");
    let mut said = session.ok("pair --all --seed 1");
    said += &session.fails(1, "pair 1.1.F");
    said += &session.ok("qualify --all");
    said += &session.fails(1, "result 1.1.F 2 1 1-0");
    said += &session.ok("result 1.1.s2.1 1 1 1-0");
    said += &session.fails(1, "pair 1.1.F");
    said += &session.ok("log");
    said += &session.ok("standings");
    said += &session.ok("ties");
    assert!(said.contains("1.1.F") && !said.contains("1.1.s2.1"), "{said}");
    assert!(session.ok("pair --all").contains("está tudo jogado"));
    // The prize list has the category of the column, too.
    session.ok("report --kind prizes --out prizes.html");
    let prizes = std::fs::read_to_string(session.path().join("prizes.html")).unwrap();
    assert!(prizes.contains("Turma"), "{prizes}");
}

/// School, district, nation: the best go on with their places, and the office sees who is in.
#[test]
fn the_qualified_of_a_championship_go_on_to_the_next() {
    let session = Session::new();
    let text = "extends: escola\nname: Prova\nedition: none\ncycles: [{ name: todos, years: 1-12, games: [hex] }]\nstages:\n  - play: round robin\n    last resort: share\ntie-breaks: [DE]\n";
    session.write("nossa.yaml", text);
    session.write("lista.csv", LIST);
    for name in ["norte", "sul"] {
        played(&session, name);
    }
    session.ok("new nacional --regulations nossa.yaml");
    let place = "--championship nacional.arbitro";
    assert!(session.ok(&format!("entries origins {place}")).contains("entries import"));
    let told = session.ok(&format!("entries import norte.arbitro {place}"));
    assert!(told.contains("de fora"), "{told}");
    let entries = session.json(&format!("entries list --json {place}"));
    let n_first = entries.as_array().unwrap().len();
    assert!((1..4).contains(&n_first), "{entries}");
    // The other district sends its list; the same pupils there are pupils of its own schools here.
    session.ok("export qualified sul.csv --best 4 --championship sul.arbitro");
    let list = std::fs::read_to_string(session.path().join("sul.csv")).unwrap();
    assert!(list.contains("sul · 1") && !list.contains(".1.1"), "no codes of elsewhere: {list}");
    session.ok(&format!("entries import sul.csv --accept-warnings {place}"));
    let told = session.ok(&format!("entries origins {place}"));
    assert!(told.contains("norte") || told.contains("sul"), "{told}");
    session.fails(1, "entries import nacional.arbitro --championship norte.arbitro");
}
