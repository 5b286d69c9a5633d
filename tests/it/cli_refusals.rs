//! What the championship commands refuse: the exit code, the words, and that nothing changed.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::finished::{ONE_GROUP, club, open};
use crate::support::session::Session;

/// A folder with a championship of three pupils.
fn prepared() -> Session {
    let session = Session::new();
    session.ok("new prova");
    session.write("lista.csv", "Nome;Escola;Ano;Jogo\nAna Um;Escola Alfa;3;Rastros\nRui Dois;Escola Beta;3;Rastros\nEva Três;Escola Gama;3;Rastros\n");
    session.ok("entries import lista.csv");
    session
}

#[test]
fn every_refusal_has_its_code_its_words_and_changes_nothing() {
    let session = prepared();
    session.write("vazio.csv", "");
    session.write("mau.csv", "Nome;Escola;Ano;Jogo\nLia;Escola Delta;3;Xadrez\n");
    session.write("lixo.xlsx", "PK\u{3}\u{4}lixo");
    session.write("regras.yaml", "name: x\nstages: [{name: a, rounds: many}]\n");
    session.write("falso.arbitro-backup", "isto não é um campeonato");
    let before = session.json("verify --json")["seal"].clone();
    let cases = [
        (1, "new prova", "`prova.arbitro` já existe"),
        (1, "new outra --regulations nada.yaml", "não foi possível ler `nada.yaml`"),
        (1, "new outra --regulations regras.yaml", "regras.yaml:2:"),
        (2, "new outra --regulations regras.yaml --edition 3", "edition: N"),
        (1, "new outra --edition 99", "99"),
        (1, "entries import nada.csv", "não foi possível ler `nada.csv`"),
        (1, "entries import vazio.csv", "vazio.csv: o ficheiro está vazio"),
        (1, "entries import lixo.xlsx", "lixo.xlsx: o ficheiro não é uma folha"),
        (1, "entries import mau.csv", "mau.csv: linha 2, coluna D (Jogo): jogo desconhecido `Xadrez`"),
        (1, "entries import mau.csv", "erros: 1; avisos: 0; nada foi guardado"),
        (
            1,
            "entries add --name X --school 'Escola Alfa' --year 3 --game rastros",
            "segundo aluno da mesma escola",
        ),
        (2, "entries add --name X", "--game"),
        (1, "entries change 9.9 --name X", "escola"),
        (1, "entries change 999.1.3 --name X", "não há inscrição com o código `999.1.3`"),
        (1, "entries change 001.1.3 --year 9", "não pertence ao ciclo"),
        (2, "entries change 001.1.3", "--name"),
        (1, "entries withdraw 999.1.3 --reason x", "999.1.3"),
        (1, "entries withdraw 001.1.3 --undo", "não desistiu"),
        (2, "entries withdraw 001.1.3", "--reason"),
        (1, "entries list 9.9", "torneio desconhecido `9.9`"),
        (2, "entries template lista.doc", ".xlsx"),
        (2, "draw", "`--all`"),
        (1, "draw 1.1", "ninguém"),
        (1, "pair 1.3", "ainda não foi sorteado; use `arbitro draw 1.3`"),
        (1, "pair 1.3.1", "não há grupo `1.3.1`"),
        (1, "result 1.3.1 1 1 1-0", "não há grupo `1.3.1`"),
        (1, "result 001.1.3 vitória", "não joga nessa ronda"),
        (1, "result 999.1.3 vitória", "não há inscrição"),
        (1, "results import lista.csv", "não há linha de títulos"),
        (1, "standings 7.7", "7.7"),
        (1, "explain 001.1.3", "001.1.3"),
        (1, "check-round 1.3.1", "1.3.1"),
        (1, "qualify 1.3", "fase"),
        (1, "qualify 1.3 --play-off 'x'", "ordem de desempate"),
        (2, "export entries lista.pdf", ".csv"),
        (2, "export all tudo.csv", ".xlsx"),
        (1, "export entries lista.csv", "já existe"),
        (1, "backup prova.arbitro", "já existe"),
        (1, "restore falso.arbitro-backup --championship nova.arbitro", "não é um campeonato"),
        (1, "restore nada.arbitro-backup --championship nova.arbitro", "não há nenhum campeonato em"),
        (1, "verify --championship nada.arbitro", "não há nenhum campeonato em `nada.arbitro`"),
        (
            1,
            "verify --championship postgres://x@127.0.0.1:1/nada",
            "a base de dados `postgres://x@127.0.0.1:1/nada` falhou",
        ),
        (1, "forget 999.1.3 --yes", "999.1.3"),
        (1, "forget 'Zé Ninguém' --yes", "não há ninguém chamado"),
        (2, "forget 001.1.3", "--yes"),
        (2, "nada", "nada"),
        (2, "verify --lang fr", "pt"),
    ];
    for (code, line, words) in cases {
        let complaint = session.fails(code, line);
        assert!(complaint.contains(words), "`{line}`: {complaint}");
    }
    assert_eq!(session.json("verify --json")["seal"], before, "nothing changed");
    assert!(!session.path().join("outra.arbitro").exists() && !session.path().join("nova.arbitro").exists());
}

#[test]
fn a_folder_without_a_championship_says_what_to_do() {
    let session = Session::new();
    assert!(session.fails(1, "standings").contains("crie um com `arbitro new NOME`"));
    assert!(session.fails(1, "standings --lang en").contains("create one with `arbitro new NAME`"));
}

#[test]
fn warnings_need_a_word_and_bad_rows_can_be_left_out() {
    let session = prepared();
    session.write(
        "duvida.csv",
        "Nome;Escola;Ano;Jogo\nLia;Esc. Alfa;3;Semáforo\nNoa;Escola Beta;3;Semáforo\nPia;Escola Zeta;3;Go\n",
    );
    let complaint = session.fails(1, "entries import duvida.csv");
    assert!(
        complaint.contains("aviso: a escola `Esc. Alfa` parece ser a `Escola Alfa` (001)"),
        "{complaint}"
    );
    assert!(complaint.contains("`--skip-bad` e `--accept-warnings`"), "{complaint}");
    let preview: serde_json::Value =
        serde_json::from_slice(&session.run("entries import duvida.csv --preview --json").stdout).unwrap();
    assert_eq!(preview["taken"], false);
    assert_eq!(preview["problems"][0]["row"], 2);
    assert_eq!(preview["problems"][0]["column"]["header"], "Escola");
    let taken = session.ok("entries import duvida.csv --skip-bad --accept-warnings");
    assert!(taken.contains("inscritos: 2; alterados: 0; já inscritos: 0; recusados: 1"), "{taken}");
}

#[test]
fn a_request_with_a_key_is_made_once() {
    let session = prepared();
    let add =
        "entries add --name 'Lia Quatro' --school 'Escola Delta' --year 3 --game semáforo --key pedido-1";
    assert!(session.ok(add).contains("inscrito com o código 004.1.1"));
    assert!(session.ok(add).contains("já tinha sido guardado; nada mudou"));
    // The same key for something else is a slip that must not look like success.
    let other = session.fails(1, &add.replace("Lia Quatro", "Rui Cinco"));
    assert!(other.contains("pedido-1") && other.contains("pedido diferente"), "{other}");
    session.ok("draw 1.3 --key sorteio");
    assert!(session.ok("draw 1.3 --key sorteio").contains("nada mudou"), "a seed of chance is not compared");
    session.fails(1, "draw 1.1 --key sorteio");
    assert_eq!(session.json("entries list --json").as_array().unwrap().len(), 4);
}

#[test]
fn a_round_by_hand_is_judged_before_it_is_published() {
    let session = prepared();
    session.ok("draw 1.3 --seed 1");
    session.write("mao.csv", "Começa;Responde\n001.1.3;002.1.3\n");
    let complaint = session.fails(1, "pair 1.3.1 --by-hand mao.csv");
    assert!(complaint.contains("`003.1.3` devia jogar e não está na lista"), "{complaint}");
    session.write("mao.csv", "Começa;Responde\n001.1.3;002.1.3\n003.1.3;\n");
    assert!(session.ok("pair 1.3.1 --by-hand mao.csv").contains("(folga)"));
    assert!(session.ok("check-round 1.3.1").contains("infrações: 0;"));
    session.ok("pair 1.3.1 --annul 'engano'");
    session.ok("pair 1.3.1 --seed 4");
    assert!(session.fails(1, "draw 1.3 --annul 'tarde demais'").contains("rondas publicadas"));
}

#[test]
fn a_correction_after_qualification_names_the_command_that_follows() {
    let session = Session::new();
    session.write(
        "regras.yaml",
        "extends: escola\nedition: 13\nstages:\n  - { name: Manhã, play: round robin, groups of: 4, qualify: 1 }\n  - { name: Final, play: round robin, groups: 1 }\n",
    );
    session.ok("new prova --regulations regras.yaml");
    let names: String = (1..=6).map(|n| format!("Aluno Número{n};Escola A;3;Rastros\n")).collect();
    session.write("lista.csv", &format!("Nome;Escola;Ano;Jogo\n{names}"));
    session.ok("entries import lista.csv");
    session.ok("draw 1.3 --seed 1");
    for round in 1..=3 {
        session.ok("pair --all");
        session.ok(&format!("result 1.3.1 {round} 1 1-0"));
        session.ok(&format!("result 1.3.2 {round} 1 1-0"));
    }
    session.ok("qualify 1.3");
    let told = session.ok("result 1.3.1 1 1 0-1 --correct 'boletim trocado'");
    // Within a school people have names, and whole ones where somebody has to decide.
    let exchanged = "em `1.3`, o apuramento de `Aluno Número3` passa agora para `Aluno Número1`";
    assert!(told.contains(exchanged), "{told}");
    for way in ["again", "adjust", "keep"] {
        assert!(told.contains(&format!("`arbitro qualify 1.3 --{way} ")), "{told}");
    }
    // The draw waits for the answer.
    assert!(session.fails(1, "draw 1.3 --seed 1").contains("falta responder"));
    session.ok("qualify 1.3 --keep 'já se tinha anunciado'");
    session.ok("draw --all --seed 1");
    let told = session.ok("result 1.3.2 1 1 0-1 --correct 'boletim trocado'");
    assert!(told.contains("já está sorteada") && told.contains("`arbitro qualify 1.3 --adjust "), "{told}");
    // And what it names is what helps.
    session.ok("qualify 1.3 --adjust 'boletim trocado'");
    session.ok("draw 1.3 --annul 'apuramento corrigido'");
    session.ok("qualify 1.3 --annul 'boletim trocado'");
    let again = session.ok("qualify 1.3");
    assert!(again.contains("001.1.3-6") && !again.contains("001.1.3-4"), "{again}");
}

#[test]
fn help_is_there_in_every_language_with_examples() {
    let session = Session::new();
    let commands = [
        "new",
        "entries import",
        "entries add",
        "entries change",
        "entries withdraw",
        "entries absent",
        "entries list",
        "entries template",
        "draw",
        "pair",
        "result",
        "results import",
        "standings",
        "explain",
        "check-round",
        "qualify",
        "export",
        "backup",
        "restore",
        "verify",
        "log",
        "forget",
        "trf standings",
        "trf check",
    ];
    for command in commands {
        let portuguese = session.ok(&format!("{command} --help"));
        assert!(portuguese.contains("Utilização: arbitro") && portuguese.contains("Exemplo"), "{portuguese}");
        assert!(!portuguese.contains("Options:") && !portuguese.contains("Print "), "{portuguese}");
        let english = session.ok(&format!("{command} --help --lang en"));
        assert!(english.contains("Usage: arbitro") && english.contains("Example"), "{english}");
        let spanish = session.ok(&format!("{command} --help --lang es"));
        assert!(spanish.contains("Uso: arbitro") && spanish.contains("Ejemplo"), "{spanish}");
        assert_eq!(session.ok(&format!("help {command} --lang es")), spanish);
    }
    assert!(session.ok("--help").contains("Para professores: jogos, regras, treino\n  games "));
    assert!(session.ok("--lang=en --help").contains("For authors of games\n  rules "));
    assert!(session.fails(2, "help nada").contains("não há nenhum comando `nada`"));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let session = prepared();
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .args(["log", "--json"])
        .env("ARBITRO_LANG", "pt")
        .current_dir(session.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn a_list_can_come_through_a_pipe() {
    let session = prepared();
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .args(["entries", "import", "-"])
        .current_dir(session.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all("Nome;Escola;Ano;Jogo\nLia;Escola Delta;3;Rastros\n".as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(String::from_utf8_lossy(&output.stdout).contains("inscritos: 1"));
}

#[test]
fn a_class_needs_no_school_and_every_step_names_the_next() {
    let session = Session::new();
    let made = session.ok("new turma --game rastros,hex");
    assert!(made.contains("turma: Rastros, Hex"), "{made}");
    session.write("nomes.csv", "1. Ana Um\n2. Rui Dois\n3. Eva Três\n4. Zoé Quatro\n");
    let refused = session.fails(1, "entries import nomes.csv");
    assert!(refused.contains("`--game rastros`") && !refused.contains("linha 0"), "{refused}");
    assert!(!refused.contains("--school"), "a class has one school: {refused}");
    let taken = session.ok("entries import nomes.csv --game rastros");
    assert!(taken.contains("inscritos: 4") && taken.contains("a seguir: `arbitro draw --all`"), "{taken}");
    assert!(session.ok("entries list --json").contains("A nossa escola"));
    session.ok("entries add --name 'Max Cinco' --game rastros");
    session.ok("entries withdraw 'Max Cinco' --reason engano");
    let unknown = session.fails(1, "draw damas");
    assert!(unknown.contains("`1.1` (Rastros, turma) ou `1.2` (Hex, turma)"), "{unknown}");
    session.ok("draw rastros --seed 1");
    let said = session.ok("pair rastros --seed 1");
    assert!(said.contains("rondas publicadas: 1"), "{said}");
    let waits = session.ok("pair --all --seed 1");
    assert!(waits.contains("rondas publicadas: 0") && waits.contains("a seguir: "), "{waits}");
    for round in 1..=3 {
        session.ok(&format!("result 1.1.1 {round} 1 1-0"));
        // A tournament of one group needs no number.
        let last = session.ok(&format!("result rastros {round} 2 1-0"));
        let next = if round < 3 { "`arbitro pair --all`" } else { "`arbitro diplomas`" };
        assert!(last.contains(next), "{round}: {last}");
        if round < 3 {
            session.ok("pair 1.1.1 --seed 1");
        }
    }
    let over = session.ok("pair --all");
    assert!(over.contains("`arbitro standings`") && over.contains("`arbitro diplomas`"), "{over}");
    // Hex, which nobody plays here, fills no pages.
    session.ok("report --kind scores --out lista.html");
    let scores = session.read("lista.html");
    assert!(scores.contains("Rastros") && !scores.contains("Hex"), "{scores}");
    assert!(session.fails(1, "new outra --regulations turma --game xyzzy").contains("xyzzy"));
}

#[test]
fn between_schools_the_refusal_names_the_options_that_help() {
    let session = Session::new();
    session.ok("new prova");
    session.write("nomes.csv", "Ana Um\nRui Dois\n");
    let refused = session.fails(1, "entries import nomes.csv");
    for option in ["--school", "--game", "--year"] {
        assert!(refused.contains(option), "{option}: {refused}");
    }
    session.ok("entries import nomes.csv --school 'EB de Cima' --game rastros --year 3 --skip-bad");
}

#[test]
fn a_result_typed_after_an_exchange_says_who_played_or_is_asked() {
    let boards =
        |session: &Session| open(session, "clube.arbitro").groups().next().unwrap().rounds[0].boards.clone();
    let session = club(ONE_GROUP);
    session.ok("pair --all --seed 1");
    let before = boards(&session);
    session.ok(&format!("pair 1.1.1 --exchange {},{} --reason irmãos", before[0].second, before[1].second));
    let now = boards(&session);
    let said = session.fails(1, "result 1.1.1 1 1 1-0");
    assert!(said.contains("trocaram-se lugares") && said.contains("--opponent"), "{said}");
    let (one, was, is) = (now[0].first, before[0].second, now[0].second);
    let said = session.fails(1, &format!("result {one} 1 win"));
    assert!(said.contains("--opponent"), "another opponent than the paper has: {said}");
    let said = session.fails(1, &format!("result {one} 1 win --opponent {was}"));
    assert!(said.contains("mas agora jogam"), "{said}");
    assert!(boards(&session).iter().all(|board| !board.has_result()), "nothing was stored");
    session.ok(&format!("result {one} 1 win --opponent {is}"));
    assert_eq!(boards(&session)[0].winner(), Some(one));
    // Sides alone are no matter to who tells how one of the two fared.
    let session = club(ONE_GROUP);
    session.ok("pair --all --seed 1");
    session.ok("pair 1.1.1 --sides 2 --reason engano");
    session.ok(&format!("result {} 1 win", before[1].first));
    assert_eq!(boards(&session)[1].winner(), Some(before[1].first));
}

/// What the system refuses is said in the user's language, not in the system's.
#[test]
fn names_and_paths_that_are_too_long_are_refused_in_the_language_of_the_user() {
    let session = prepared();
    let (name, path) = ("a".repeat(300), "pasta/".repeat(900));
    for words in [format!("new {name}"), format!("backup {name}.arbitro"), format!("new {path}x")] {
        let told = session.fails(1, &words);
        assert!(
            !told.contains("os error") && !told.contains("too long") && !told.contains("unable"),
            "{told}"
        );
    }
}
