//! The habits that all commands share: argument errors, manual pages, endings of files, nothing lost.

use super::support::session::Session;

#[test]
fn what_is_typed_wrongly_is_said_in_the_language_of_the_user() {
    let session = Session::new();
    for (line, pt, en, es) in [
        (
            "games --editon 13",
            "não há aqui nenhum argumento `--editon`",
            "there is no argument `--editon` here",
            "aquí no hay ningún argumento `--editon`",
        ),
        (
            "games --editon 13",
            "queria dizer `--edition`?",
            "did you mean `--edition`?",
            "¿quería decir `--edition`?",
        ),
        (
            "gmaes",
            "não há nenhum comando `gmaes`",
            "there is no command `gmaes`",
            "no hay ningún comando `gmaes`",
        ),
        (
            "rastros",
            "`arbitro sheet rastros` imprime as regras, `arbitro play rastros` joga-o",
            "that is a game: `arbitro sheet rastros`",
            "es un juego: `arbitro sheet rastros`",
        ),
        ("jogos", "queria dizer `games`?", "did you mean `games`?", "¿quería decir `games`?"),
        ("ayuda", "queria dizer `help`?", "did you mean `help`?", "¿quería decir `help`?"),
        ("folha", "queria dizer `sheet`?", "did you mean `sheet`?", "¿quería decir `sheet`?"),
        ("shet", "queria dizer `sheet`", "did you mean `sheet`", "¿quería decir `sheet`"),
        ("standing", "queria dizer `standings`?", "did you mean `standings`?", "¿quería decir `standings`?"),
        ("show", "falta `<JOGO>`", "this is missing: `<GAME>`", "falta `<JUEGO>`"),
        (
            "games --edition",
            "falta um valor para `--edition <N>`",
            "`--edition <N>` needs a value",
            "falta un valor para",
        ),
        (
            "board rastros --paper a5",
            "`a5` não serve para `--paper <PAPEL>`; há `a4` e `a3`",
            "`a5` is not a value for `--paper <PAPER>`; there are `a4` and `a3`",
            "`a5` no sirve para `--paper <PAPEL>`; hay `a4` y `a3`",
        ),
        (
            "perft rastros 99",
            "esperava um número inteiro de 1 a 64",
            "expected a whole number from 1 to 64",
            "se esperaba un número entero de 1 a 64",
        ),
        (
            "games --cycle 7",
            "esperava 1, 2, 3 ou sec",
            "expected 1, 2, 3 or sec",
            "se esperaba 1, 2, 3 o sec",
        ),
        ("draw 1.3 --all", "`[TOURNAMENT]` não vai com `--all`", "does not go with", "no va con"),
        ("entries", "Utilização: arbitro entries", "Usage: arbitro entries", "Uso: arbitro entries"),
        ("serve --listen x", "esperava um endereço", "expected an address", "se esperaba una dirección"),
    ] {
        for (code, words) in [("pt", pt), ("en", en), ("es", es)] {
            let said = session.fails(2, &format!("{line} --lang {code}"));
            assert!(said.contains(words.trim_start_matches("`[TOURNAMENT]` ")), "`{line}`: {said}");
            assert!(code == "en" || !said.contains("Usage:"), "`{line}`: {said}");
        }
    }
}

#[test]
fn every_command_has_a_manual_page_in_the_language_asked_for() {
    let session = Session::new();
    let page = session.ok("man");
    assert!(page.contains(".TH arbitro") && page.contains(".SH \"UTILIZAÇÃO\""), "{page}");
    let said = session.ok("man --out paginas --lang es");
    let names = std::fs::read_dir(session.path().join("paginas")).unwrap().count();
    assert!(names > 60 && said.contains(&format!("`paginas`: {names}")), "{said}");
    let page = session.read("paginas/arbitro-entries-add.1");
    assert!(page.contains(".SH \"NOMBRE\"") && page.contains("Inscribe a un alumno"), "{page}");
    assert!(session.ok("man entries add --lang en").contains("Enter one pupil, also after the draw"));
    assert!(session.fails(2, "man nada").contains("não há nenhum comando `nada`"));
}

#[test]
fn a_file_that_a_person_made_is_never_lost() {
    let session = Session::new();
    session.write("mine.pdf", "a letter to my aunt");
    for line in [
        "sheet rastros --out mine.pdf",
        "board rastros --out mine.pdf",
        "diagram rastros --out mine.pdf",
        "play rastros --record mine.pdf",
        "profile rastros-5x5 --count 5 --strong-games 0 --out mine.pdf",
    ] {
        let said = session.fails(1, line);
        assert!(said.contains("`mine.pdf` já existe; use `--replace` para o substituir"), "`{line}`: {said}");
        assert_eq!(session.read("mine.pdf"), "a letter to my aunt", "{line}");
    }
    session.ok("sheet rastros --out mine.pdf --replace");
    // What we made ourselves is made anew.
    session.ok("board rastros --out mine.pdf");
    session.ok("diagram rastros --out d.svg");
    session.ok("diagram avanco --out d.svg");
}

#[test]
fn a_wrong_ending_is_refused_and_not_ignored() {
    let session = Session::new();
    for line in [
        "sheet rastros --out x.docx",
        "booklet --edition 13 --out x.docx",
        "board rastros --out x.docx",
        "puzzles semaforo-3x3 --out x.docx",
        "profile rastros-5x5 --out x.docx",
        "guide --out x.docx",
    ] {
        let said = session.fails(2, line);
        assert!(said.contains("`x.docx` não acaba em `.pdf`"), "`{line}`: {said}");
    }
    session.ok("new prova --regulations escola");
    session.ok("arbiters add 'Ana Exemplo' --tables 1");
    let before = session.ok("log --json");
    for (line, known) in [
        ("rules rastros --variant Outro --out x.docx", "`.yaml` ou `.yml`"),
        ("report --out x.docx", "`.pdf`, `.html`, `.csv`, `.xlsx` ou `.json`"),
        ("lists entries --out x.docx", "`.pdf`, `.html`, `.csv`, `.xlsx` ou `.json`"),
        ("wallchart --out x.docx", "`.pdf`, `.html`, `.csv`, `.xlsx` ou `.json`"),
        ("slips --out x.docx", "`.pdf`"),
        ("signs --out x.docx", "`.pdf`"),
        ("badges --out x.docx", "`.pdf`"),
        ("diplomas --out x.docx", "`.pdf`"),
        ("arbiters cards --address http://10.0.0.1:8080 --out x.docx", "`.pdf`"),
        ("export all x.docx", "`.csv`, `.xlsx` ou `.json`"),
        ("entries template x.docx", "`.xlsx` ou `.csv`"),
        ("backup x.docx", "`.arbitro-backup` ou `.arbitro`"),
    ] {
        let said = session.fails(2, line);
        assert!(said.contains(&format!("`x.docx` não acaba em {known}")), "`{line}`: {said}");
    }
    assert_eq!(session.ok("log --json"), before, "no card was issued that nobody could print");
    assert!(!session.path().join("x.docx").exists());
}

#[test]
fn a_flag_means_one_thing_and_old_spellings_still_work() {
    let session = Session::new();
    let asked = |line: &str| session.json(&format!("profile rastros-5x5 {line} --strong-games 0 --json"));
    let new = asked("--count 20");
    assert_eq!(new["profiles"][0]["random"]["games"], 20);
    assert_eq!(asked("--games 20"), new);
    std::fs::create_dir(session.path().join("meus")).unwrap();
    session.write("meus/pequeno.yaml", "extends: rastros-5x5\nname: { pt: Pequeno, en: Small }\n");
    let own = session.json("profile pequeno --games meus --count 20 --strong-games 0 --json");
    assert_eq!(own["profiles"][0]["random"]["games"], 20);
    // Options that were called like others that mean something else are still read, and shown by their new names.
    session.ok("new prova --regulations escola");
    for flag in ["--instead-of", "--replace"] {
        let said = session.fails(1, &format!("qualify 1.1 {flag} 001.1.1 --reason doente"));
        assert!(!said.contains(flag), "{said}");
    }
    assert!(session.ok("help qualify").contains("--instead-of <CÓDIGO>"));
    assert!(!session.ok("help qualify").contains("--replace"));
    assert!(session.fails(1, "lists entries --school 999").contains("não há escola com o número `999`"));
    assert!(
        session.fails(1, "lists entries --school-number 999").contains("não há escola com o número `999`")
    );
}

#[test]
fn sheets_of_one_edition_are_not_written_over_those_of_another() {
    let session = Session::new();
    for (line, name) in [
        ("sheet --edition 13 --cycle 1", "sheets-13-1.pdf"),
        ("sheet --edition 20 --cycle 1", "sheets-20-1.pdf"),
        ("sheet rastros semaforo", "sheets.pdf"),
        ("sheet rastros --edition 13", "rastros.pdf"),
    ] {
        let said = session.ok(line);
        assert!(said.starts_with(name) && session.path().join(name).is_file(), "`{line}`: {said}");
    }
}

#[test]
fn alone_it_says_where_to_begin() {
    let session = Session::new();
    let said = session.ok("");
    assert!(said.contains("arbitro start") && said.contains("Por onde começar"), "{said}");
    assert!(session.ok("--lang en").contains("Where to begin"));
    // What it names can be typed.
    for line in said.lines().filter_map(|line| line.trim().strip_prefix("arbitro ")) {
        let command = line.split_whitespace().next().unwrap();
        session.ok(&format!("help {}", if command.starts_with(char::is_numeric) { "help" } else { command }));
    }
}

/// What a command prints on a terminal of 80 columns, as `script` records it.
fn on_a_terminal(session: &Session, command: &str, colours: bool) -> String {
    let line = format!("stty cols 80 rows 24; {} {command}", env!("CARGO_BIN_EXE_arbitro"));
    let mut call = std::process::Command::new("script");
    call.args(["-qec", &line, "/dev/null"]).current_dir(session.path());
    call.env("ARBITRO_LANG", "en").env("TERM", "xterm-256color").env_remove("NO_COLOR");
    if !colours {
        call.env("NO_COLOR", "1");
    }
    String::from_utf8_lossy(&call.output().expect("`script` records a terminal").stdout).into_owned()
}

#[test]
fn colours_stay_out_of_pipes_and_of_terminals_without_them() {
    let session = Session::new();
    session.write("errado.yaml", "name: X\nboard: square 3x3\nturn: place own on emty\n");
    for line in ["help", "games --editon 13", "check errado.yaml", "guide teacher", "moves rastros"] {
        let output = session.run(line);
        let said = [output.stdout, output.stderr].concat();
        assert!(!said.is_empty() && !said.contains(&0x1b), "`{line}`: {}", String::from_utf8_lossy(&said));
        let plain = on_a_terminal(&session, line, false);
        assert!(!plain.contains("\u{1b}["), "`{line}`: {plain}");
    }
}

#[test]
fn tables_and_lists_fit_a_terminal_of_eighty_columns() {
    let session = Session::new();
    session.ok("new prova --regulations turma");
    let school = "Agrupamento de Escolas de Vila Nova de Santo André da Ribeira";
    let pupils = [
        ("Maria Constança de Albuquerque Exemplo", school, 3),
        ("Zacarias Sebastião Fictício", "EB de Vale", 4),
    ];
    for (name, school, year) in pupils {
        session.ok(&format!("entries add --name '{name}' --school '{school}' --year {year} --game rastros"));
    }
    session.ok("draw --all --seed 1");
    session.ok("pair --all --seed 1");
    for line in ["entries list", "standings 1.3", "log", "games", "guide questions", "help"] {
        let shown = on_a_terminal(&session, line, false);
        let footnote = |line: &&str| !line.contains("): ");
        for row in shown.lines().filter(footnote) {
            assert!(row.chars().count() <= 80, "`{line}`: {row}");
        }
    }
    assert!(session.ok("entries list").contains(school), "a pipe is told everything");
}

#[test]
fn a_class_is_listed_and_printed_by_names_alone() {
    let session = Session::new();
    session.ok("new prova --regulations turma --game rastros");
    session.write("lista.csv", "Nome\nAna Costa\nRui Melo\nEva Reis\nGil Sá\nOlga Cruz\n");
    session.ok("entries import lista.csv --year 4 --accept-warnings");
    session.ok("draw --all --seed 1");
    let is_bare = |what: &str, said: &str| {
        assert!(!said.contains("001") && !said.contains("A nossa escola"), "{what}: {said}");
    };
    let paired = session.ok("pair --all --seed 1");
    is_bare("pair", &paired);
    assert!(
        paired.contains("Começa") && paired.contains("Responde") && !paired.contains("Nome 1"),
        "{paired}"
    );
    session.ok("result 1.1.1 1 1 1-0");
    let mut lists = vec!["entries list", "standings", "standings --overall", "explain 1.1.1", "log"];
    lists.extend(["entries absent 'Ana Costa' 2", "entries withdraw 'Rui Melo' --reason gripe"]);
    lists.extend([
        "entries change 'Eva Reis' --year 5",
        "entries add --name 'Zé Dias' --year 4 --game rastros",
    ]);
    for line in lists {
        let said = session.ok(line);
        // That the school was entered is in the log, and nothing else about it.
        let said: String = said.lines().filter(|line| !line.contains("registou a escola")).collect();
        is_bare(line, &said);
        assert!(line != "entries list" || said.contains("Ana C."), "{said}");
    }
    let why = session.ok("explain 'Ana Costa'");
    assert!(why.contains("Ana C.") && !why.contains("escola"), "{why}");
    let refused = session.fails(1, "entries withdraw 'Rui Melo' --reason gripe");
    assert!(refused.contains("Rui M.") && !refused.lines().next().unwrap().contains("001.1.1"), "{refused}");
    let papers = ["entries", "groups", "check-in", "consents", "tables", "names", "scores", "results"];
    for paper in papers.into_iter().chain(["wallcharts", "cross", "school-results", "final"]) {
        for ending in ["html", "csv"] {
            session.ok(&format!("print {paper} --out {paper}.{ending}"));
            let text = session.read(&format!("{paper}.{ending}"));
            let text = text.split("<body").last().unwrap();
            let is_coded = ["001.1.1", "1.1.1"].iter().any(|code| text.contains(code));
            // Who checks pupils in, and whose parents sign, is called by the whole name, and so is a pupil to the own school.
            let name = match paper {
                "final" => "",
                "check-in" | "consents" | "school-results" => "Ana Costa",
                _ => "Ana C.",
            };
            assert!(!is_coded && text.contains(name), "{paper}.{ending}: {text}");
        }
    }
    // What cannot be honoured is refused.
    for paper in ["check-in", "consents", "school-results"] {
        let refused = session.fails(2, &format!("print {paper} --names short --out curtos.html"));
        assert!(refused.contains(paper) && refused.contains("nomes completos"), "{refused}");
        session.ok(&format!("print {paper} --names code --out {paper}-codigos.html"));
    }
    // What comes back keeps what it is found by.
    session.ok("export entries lista-2.csv");
    assert!(session.read("lista-2.csv").contains("001.1.1-2"));
    session.ok("export results partidas.csv");
    assert!(session.read("partidas.csv").contains("001.1.1-2"));
    session.ok("export standings lugares.csv");
    assert!(!session.read("lugares.csv").contains("001.1.1"));
    assert!(session.ok("standings --json").contains("001.1.1-3"));
    // Two who would be shown alike keep their codes.
    session.ok("entries add --name 'Ana Cruz' --year 4 --game rastros");
    let list = session.ok("entries list");
    assert!(list.contains("Código") && list.contains("001.1.1"), "{list}");
    session.ok("print names --out dois.html");
    let names = session.read("dois.html");
    assert!(names.contains("Ana C. (001.1.1)") && !names.contains("Eva R. ("), "{names}");
    // A championship of schools keeps all of them.
    session.ok("new final --edition 13");
    session
        .ok("entries add -c final.arbitro --name 'Ana Costa' --school 'EB de Vale' --year 4 --game rastros");
    let list = session.ok("entries list -c final.arbitro");
    assert!(list.contains("001.1.") && list.contains("EB de Vale"), "{list}");
}

#[test]
fn chapters_of_the_guide_are_found_by_the_words_of_any_language() {
    let session = Session::new();
    let page = session.ok("guide teacher --lang pt");
    assert_eq!(session.ok("guide professor --lang pt"), page);
    assert_eq!(session.ok("guide profesor --lang es"), session.ok("guide teacher --lang es"));
    assert!(session.fails(2, "guide nada").contains("`teacher`"));
}
