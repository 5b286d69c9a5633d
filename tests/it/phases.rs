//! Championships that feed each other, through the real program: by commands, and by the pages of the lobby.

use std::path::Path;

use crate::support::session::Session;
use crate::support::started::Started;
use crate::support::web::{Answer, Browser};

const RULES: &str = "extends: escola\nname: Prova\nedition: none\ncycles: [{ name: todos, years: 1-12, games: [hex] }]\nstages:\n  - play: round robin\n    last resort: share\ntie-breaks: [DE]\n";

const LIST: &str = "Nome;Escola;Ano;Jogo\nAna Costa;EB Um;4;hex\nRui Melo;EB Um;4;hex\nInês Água;EB Dois;4;hex\nZoé Lima;EB Dois;4;hex\n";

/// Who wins the last tournament below; with the correction it is another.
const FIRST: &str = "Rui Melo";
const THEN: &str = "Zoé Lima";
const CORRECTION: &str = "result 1.1.1 2 2 0-1 --correct 'boletim trocado'";

/// Plays a championship of four to its end, by the regulations and the list that the folder has.
pub(crate) fn played(session: &Session, name: &str) {
    session.ok(&format!("new {name} --regulations nossa.yaml"));
    let place = format!("--championship {name}.arbitro");
    session.ok(&format!("entries import lista.csv {place}"));
    session.ok(&format!("draw --all --seed 1 {place}"));
    for round in 1..=3 {
        session.ok(&format!("pair --all --seed 1 {place}"));
        for board in 1..=2 {
            session.ok(&format!("result 1.1.1 {round} {board} 1-0 {place}"));
        }
    }
}

/// A district that is over, and the nation above it.
fn district_and_nation() -> Session {
    let session = Session::new();
    session.write("nossa.yaml", RULES);
    session.write("lista.csv", LIST);
    played(&session, "norte");
    session.ok("new nacional --regulations nossa.yaml");
    session
}

/// Changes a line of a file's log behind its back.
fn tamper(file: &Path) {
    let connection = rusqlite::Connection::open(file).unwrap();
    assert!(connection.execute("UPDATE journal SET actor = 'x' WHERE seq = 3", []).unwrap() > 0);
}

fn line<'t>(text: &'t str, word: &str) -> &'t str {
    text.lines().find(|line| line.contains(word)).unwrap_or_else(|| panic!("no {word}: {text}"))
}

#[test]
fn the_qualified_go_up_once_and_a_correction_below_waits_to_be_accepted() {
    let session = district_and_nation();
    let nation = "-c nacional.arbitro";
    session.ok("phases feed nacional.arbitro -c norte.arbitro");
    assert!(session.fails(1, "phases feed norte.arbitro -c norte.arbitro").contains("próprios apurados"));
    session.ok(&format!("phases expect norte sul --until 2020-01-31 {nation}"));
    let told = session.ok(&format!("phases list {nation}"));
    assert!(line(&told, "norte").contains("em atraso") && line(&told, "sul").contains("em atraso"), "{told}");
    // Looking changes nothing.
    assert!(
        session.ok(&format!("phases take norte.arbitro --preview --names full {nation}")).contains(FIRST)
    );
    assert!(session.ok(&format!("entries list --json {nation}")).trim() == "[]");
    std::fs::copy(session.path().join("norte.arbitro"), session.path().join("velho.arbitro")).unwrap();
    let told = session.ok(&format!("phases take norte.arbitro {nation}"));
    assert!(told.contains("novos 1"), "{told}");
    let entered = session.ok(&format!("entries list --names full {nation}"));
    assert!(entered.contains(FIRST) && !entered.contains(THEN), "{entered}");
    let lines = session.json(&format!("phases list --json {nation}"));
    assert_eq!(lines[0]["status"], "in");
    assert_eq!((&lines[1]["name"], &lines[1]["late"]), (&"sul".into(), &true.into()));
    // Twice changes nothing.
    let facts = || session.json(&format!("verify --json {nation}"))["facts"].clone();
    let before = facts();
    assert!(session.ok(&format!("phases take norte.arbitro {nation}")).contains("nada de novo"));
    assert_eq!(facts(), before);
    // Nor does what is corrected below, until somebody accepts it.
    session.ok(&format!("{CORRECTION} -c norte.arbitro"));
    assert!(session.fails(1, &format!("phases take norte.arbitro {nation}")).contains("--accept"));
    assert_eq!(facts(), before);
    session.ok(&format!("phases take norte.arbitro --accept {nation}"));
    let entered = session.ok(&format!("entries list --names full {nation}"));
    assert!(line(&entered, FIRST).contains("desistiu") && !line(&entered, THEN).contains("desistiu"));
    // A file from before the correction does not undo it.
    assert!(session.fails(1, &format!("phases take velho.arbitro {nation}")).contains("mais antigo"));
    assert!(session.fails(1, &format!("phases take nacional.arbitro {nation}")).contains("próprios"));
    session.ok("phases feed --none -c norte.arbitro");
}

#[test]
fn a_file_whose_seal_does_not_hold_is_refused_before_anything_is_read() {
    let session = district_and_nation();
    tamper(&session.path().join("norte.arbitro"));
    for command in ["phases take norte.arbitro", "entries import norte.arbitro"] {
        let told = session.fails(1, &format!("{command} -c nacional.arbitro"));
        assert!(told.contains("selo do ficheiro não bate certo") && told.contains("linha 3"), "{told}");
    }
    assert!(session.ok("entries list --json -c nacional.arbitro").trim() == "[]");
    session.write("lixo.arbitro", "no championship");
    session.fails(1, "phases take lixo.arbitro -c nacional.arbitro");
}

/// Sends a championship's file to the page of the one above.
fn bring(browser: &mut Browser, token: &str, file: &Path) -> Answer {
    bring_to(browser, "/start/phases/bring", token, file)
}

fn bring_to(browser: &mut Browser, page: &str, token: &str, file: &Path) -> Answer {
    let part = |name: &str, more: &str| {
        format!("--grenze\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n")
    };
    let mut body = format!("{}{token}\r\n{}nacional.arbitro\r\n", part("csrf", ""), part("above", ""));
    body += &part("file", "; filename=\"x.arbitro\"");
    let mut bytes = body.into_bytes();
    bytes.extend(std::fs::read(file).unwrap());
    bytes.extend(b"\r\n--grenze--\r\n");
    let kind = [("Content-Type", "multipart/form-data; boundary=grenze")];
    browser.send("POST", page, &kind, &bytes)
}

#[test]
fn the_lobby_joins_the_phases_of_its_folder_and_of_other_computers() {
    let session = district_and_nation();
    // Another computer, whose file comes by hand; and the same, changed on the way.
    let elsewhere = Session::new();
    elsewhere.write("nossa.yaml", RULES);
    elsewhere.write("lista.csv", &LIST.replace("EB ", "Escola "));
    played(&elsewhere, "sul");
    let started = Started::in_folder(session.path(), &["--port", "0"]);
    let mut browser = started.browser();
    assert_eq!(browser.get("/start/phases?file=nacional.arbitro").status, 403, "nobody came by the link");
    browser.get(&started.link[started.link.find("/start").unwrap()..]);
    let page = browser.get("/start").text();
    let token = page.split("name=\"csrf\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(browser.get("/start/phases?file=nada.arbitro").status, 404);
    let stolen = browser.post_bare("/start/phases/feed", &[("file", "norte.arbitro")]);
    assert_eq!(stolen.status, 403, "a form without the token");
    let feed =
        [("csrf", token.as_str()), ("file", "norte.arbitro"), ("above", "nacional.arbitro"), ("first", "1")];
    assert_eq!(browser.post_bare("/start/phases/feed", &feed).status, 303);
    let page = browser.get("/start").text();
    assert!(page.contains("Os apurados sobem a nacional") && page.contains("Enviar os apurados"), "{page}");
    let expect = [
        ("csrf", token.as_str()),
        ("file", "nacional.arbitro"),
        ("names", "sul\nleste\n"),
        ("until", "2020-01-31"),
    ];
    assert_eq!(browser.post_bare("/start/phases/expect", &expect).status, 303);
    let page = browser.get("/start/phases?file=nacional.arbitro").text();
    assert!(page.contains("leste") && page.contains("em atraso"), "{page}");
    let at = page.find("/start/phases/list").expect("the list of the district");
    let list = page[at..].split('"').next().unwrap().replace("&#38;", "&").replace("&amp;", "&");
    let page = browser.get(&list).text();
    assert!(page.contains(FIRST) && !page.contains(THEN) && page.contains("Receber 1 aluno"), "{page}");
    let north = list.rsplit('=').next().unwrap().to_owned();
    let take = [("csrf", token.as_str()), ("file", "nacional.arbitro"), ("phase", north.as_str())];
    for _ in 0..2 {
        assert_eq!(browser.post_bare("/start/phases/take", &take).status, 303);
    }
    assert!(browser.get(&list).text().contains("Está tudo recebido"));
    let entered = session.json("entries list --json -c nacional.arbitro");
    assert_eq!(entered.as_array().unwrap().len(), 1, "{entered}");
    // From another computer: the file is proven, read and not kept.
    let files = || std::fs::read_dir(session.path()).unwrap().count();
    let before = files();
    let sul = elsewhere.path().join("sul.arbitro");
    let answer = bring(&mut browser, &token, &sul);
    assert_eq!(answer.status, 303, "{}", answer.text());
    let list = answer.header("location").unwrap().to_owned();
    let page = browser.get(&list).text();
    assert!(page.contains("Escola Um") && page.contains("Receber 1 aluno"), "{page}");
    let phase = list.rsplit('=').next().unwrap();
    let take = [("csrf", token.as_str()), ("file", "nacional.arbitro"), ("phase", phase)];
    assert_eq!(browser.post_bare("/start/phases/take", &take).status, 303);
    let page = browser.get("/start/phases?file=nacional.arbitro").text();
    assert!(page.contains("sul") && page.matches("em atraso").count() == 1, "only one is late: {page}");
    // What is corrected below afterwards is said on the first page, and more after the draw.
    assert!(!browser.get("/start").text().contains("algo foi corrigido em"));
    session.ok(&format!("{CORRECTION} -c norte.arbitro"));
    let page = browser.get("/start").text();
    assert!(page.contains("algo foi corrigido em norte"), "{page}");
    assert!(!page.contains("O sorteio aqui já está feito"), "{page}");
    session.ok("draw --all --seed 1 -c nacional.arbitro");
    let page = browser.get("/start").text();
    assert!(page.contains("O sorteio aqui já está feito"), "{page}");
    tamper(&sul);
    let refused = bring(&mut browser, &token, &sul);
    assert!(refused.status >= 400 && refused.text().contains("selo do ficheiro não bate certo"));
    session.write("lixo.txt", "no championship");
    for file in [sul, session.path().join("lixo.txt")] {
        let told = bring(&mut browser, &token, &file).text();
        assert!(told.contains("x.arbitro") && told.contains("peça outra cópia"), "{told}");
        assert!(!told.contains(".brought") && !told.contains("arbitro restore"), "{told}");
    }
    std::fs::remove_file(session.path().join("lixo.txt")).unwrap();
    assert_eq!(files(), before, "nothing of it stays");
    // Whom the correction replaced has not given up.
    let again = [("csrf", token.as_str()), ("file", "nacional.arbitro"), ("phase", north.as_str())];
    assert_eq!(browser.post_bare("/start/phases/take", &again).status, 303);
    assert!(!browser.get("/start").text().contains("algo foi corrigido em"));
    let open = [("csrf", token.as_str()), ("file", "nacional.arbitro")];
    assert_eq!(browser.post_bare("/start/open", &open).status, 303);
    let entries = browser.get("/organiser/entries").text();
    assert!(entries.contains("substituído por") && !entries.contains("desistiu <button"), "{entries}");
}

#[test]
fn the_lobby_says_who_cannot_be_received_and_takes_a_championship_only_once() {
    let session = district_and_nation();
    let elsewhere = Session::new();
    elsewhere.write("nossa.yaml", &RULES.replace("hex", "ouri"));
    elsewhere.write("lista.csv", &LIST.replace("hex", "ouri"));
    played(&elsewhere, "sul");
    let started = Started::in_folder(session.path(), &["--port", "0"]);
    let mut browser = started.browser();
    browser.get(&started.link[started.link.find("/start").unwrap()..]);
    let page = browser.get("/start").text();
    let token = page.split("name=\"csrf\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    // Of another game: nobody can be entered, that is said, and it need not stay.
    let answer = bring(&mut browser, &token, &elsewhere.path().join("sul.arbitro"));
    assert_eq!(answer.status, 303, "{}", answer.text());
    let list = answer.header("location").unwrap().to_owned();
    let page = browser.get(&list).text();
    assert!(page.contains("Há 1 aluno que não se pode inscrever"), "{page}");
    assert!(page.contains("aqui não se joga"), "{page}");
    assert!(!page.contains("Está tudo recebido") && page.contains("/start/phases/put-back"), "{page}");
    let around = "/start/phases?file=nacional.arbitro";
    assert!(browser.get(around).text().contains("1 apurado não se pode inscrever"));
    let phase = list.rsplit('=').next().unwrap();
    let put_back = [("csrf", token.as_str()), ("file", "nacional.arbitro"), ("phase", phase)];
    assert_eq!(browser.post_bare("/start/phases/put-back", &put_back[1..]).status, 403, "without the token");
    assert_eq!(browser.post_bare("/start/phases/put-back", &put_back).status, 303);
    assert!(!browser.get(around).text().contains("1 apurado não se pode inscrever"));
    // The page of the one below sends.
    let feed =
        [("csrf", token.as_str()), ("file", "norte.arbitro"), ("above", "nacional.arbitro"), ("first", "1")];
    assert_eq!(browser.post_bare("/start/phases/feed", &feed).status, 303);
    let page = browser.get("/start/phases?file=norte.arbitro").text();
    let at = page.find("/start/phases/list").expect("the list that goes up");
    let list = page[at..].split('"').next().unwrap().replace("&#38;", "&").replace("&amp;", "&");
    let page = browser.get(&list).text();
    assert!(page.contains("Enviar 1 aluno") && !page.contains("Receber 1 aluno"), "{page}");
    // What is in the folder does not come a second time.
    let files = || std::fs::read_dir(session.path()).unwrap().count();
    let before = files();
    let copy = elsewhere.path().join("norte.arbitro");
    std::fs::copy(session.path().join("norte.arbitro"), &copy).unwrap();
    let refused = bring_to(&mut browser, "/start/bring", &token, &copy);
    assert!(refused.status == 409 && refused.text().contains("do mesmo campeonato"), "{}", refused.text());
    assert_eq!(files(), before, "nothing of it stays");
}

#[test]
fn the_lobby_looks_back_on_its_editions_begins_one_like_before_and_forgets_names() {
    let session = district_and_nation();
    let started = Started::in_folder(session.path(), &["--port", "0"]);
    let mut browser = started.browser();
    assert_eq!(browser.get("/start/archive").status, 403, "nobody came by the link");
    browser.get(&started.link[started.link.find("/start").unwrap()..]);
    let page = browser.get("/start").text();
    let token = page.split("name=\"csrf\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert!(page.contains("Edições e estatísticas"), "{page}");
    // The public sees no whole names, and the editions show no more.
    let page = browser.get("/start/archive").text();
    assert!(page.contains("Rui M.") && !page.contains(FIRST), "{page}");
    assert!(page.contains("Inscrições por edição") && page.contains("<svg"), "{page}");
    assert!(page.contains("norte.arbitro · ") && page.contains("Jogos: Hex"), "{page}");
    assert!(page.contains("Apagar os nomes (4)") && page.contains("não marca até quando"), "{page}");
    // One like it has its rules and its schools, and nobody else.
    let make = [
        ("csrf", token.as_str()),
        ("name", "Norte outra vez"),
        ("kind", "before"),
        ("before", "norte.arbitro"),
    ];
    let made = browser.post_bare("/start/new", &make);
    assert_eq!(made.status, 303, "{}", made.text());
    let again = "-c norte-outra-vez.arbitro";
    assert_eq!(session.json(&format!("schools list --json {again}")).as_array().unwrap().len(), 2);
    assert!(session.ok(&format!("entries list --json {again}")).trim() == "[]");
    // Names go for good, also from copies; results stay, and the seals hold.
    let stolen = browser.post_bare("/start/archive/forget", &[("file", "norte.arbitro")]);
    assert_eq!(stolen.status, 403, "a form without the token");
    let forget = [("csrf", token.as_str()), ("file", "norte.arbitro"), ("sure", "1")];
    let unsure = browser.post_bare("/start/archive/forget", &forget[..2]);
    assert!(unsure.status == 400 && unsure.text().contains("Confirme primeiro"), "{}", unsure.text());
    assert!(session.ok("entries list --names full -c norte.arbitro").contains(FIRST), "nothing went");
    assert_eq!(browser.post_bare("/start/archive/forget", &forget).status, 303);
    let place = "-c norte.arbitro";
    assert!(!session.ok(&format!("entries list --names full {place}")).contains("Rui"));
    assert!(session.ok(&format!("standings {place}")).contains("001.1.1-2"));
    assert_eq!(session.json(&format!("verify --json {place}"))["ok"], true);
    let copies = std::fs::read_dir(session.path().join("norte.backups")).unwrap();
    for copy in copies.map(|copy| copy.unwrap().path()) {
        let bytes = std::fs::read(&copy).unwrap();
        assert!(!bytes.windows(FIRST.len()).any(|part| part == FIRST.as_bytes()), "{}", copy.display());
    }
    assert!(browser.get("/start/archive").text().contains("001.1.1-2"), "who won is told by the code");
    let refused = browser.post_bare("/start/archive/forget", &forget);
    assert!(refused.status == 409 && refused.text().contains("Já não há nomes"), "{}", refused.text());
}

#[test]
fn names_are_forgotten_by_command_once_their_time_is_over_and_not_before() {
    let session = district_and_nation();
    let told = session.fails(1, "forget --due --yes -c norte.arbitro");
    assert!(told.contains("names kept for months"), "{told}");
    session.write("nossa.yaml", &format!("{RULES}names kept for months: 12\n"));
    played(&session, "sul");
    assert!(session.fails(1, "forget --due --yes -c sul.arbitro").contains("guardam-se até"));
    session.fails(2, "forget -c sul.arbitro");
    session.fails(2, "forget 'Rui Melo' --due -c sul.arbitro");
    assert!(session.ok("entries list --names full -c sul.arbitro").contains(FIRST));
}

#[test]
fn what_is_left_of_names_is_told_when_their_time_is_over() {
    let session = Session::new();
    session.write("nossa.yaml", &format!("{RULES}names kept for months: 12\n"));
    session.write("lista.csv", LIST);
    session.ok("new sul --regulations nossa.yaml");
    session.ok("entries import lista.csv");
    session.ok("draw --all --seed 1");
    session.ok("pair --all --seed 1");
    // A result of long ago, as a list tells it, corrected for a reason that names nobody for sure.
    session.write("r.csv", "group;round;board;result;by;at\n1.1.1;1;1;1-0;mesa;2001-01-01T00:00:00Z\n");
    session.ok("results import r.csv");
    session.write("c.csv", "group;round;board;result;by;at\n1.1.1;1;1;0-1;mesa;2001-01-01T00:00:00Z\n");
    session.ok("results import c.csv --correct 'a Costa chorou'");
    // Told as it will stand, without the name that is removed.
    let asked = session.fails(2, "forget --due");
    assert!(asked.contains("chorou") && !asked.contains("Costa"), "{asked}");
    let told = session.ok("forget --due --yes");
    assert!(told.contains("chorou") && !told.contains("Costa"), "{told}");
}

#[test]
fn editions_from_before_are_brought_as_tables_and_names_in_them_can_go() {
    let session = district_and_nation();
    let started = Started::in_folder(session.path(), &["--port", "0"]);
    let mut browser = started.browser();
    browser.get(&started.link[started.link.find("/start").unwrap()..]);
    let page = browser.get("/start").text();
    let token = page.split("name=\"csrf\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let bring = |browser: &mut Browser, text: &str| {
        let part = |name: &str, value: &str| {
            format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body = format!("{}{}--x--\r\n", part("csrf", &token), part("text", text));
        let kind = [("Content-Type", "multipart/form-data; boundary=x")];
        browser.send("POST", "/start/archive/past", &kind, body.as_bytes())
    };
    let wrong = bring(&mut browser, "Edição;Ano;Jogo;Nome\n3;dois mil;Hex;Eva Longe\n");
    assert!(wrong.status == 409 && wrong.text().contains("linha 2"), "{}", wrong.text());
    assert!(
        wrong.text().contains("Eva Longe") && session.ok("editions list --json").trim() == "[]",
        "{}",
        wrong.text()
    );
    assert_eq!(bring(&mut browser, &std::fs::read_to_string(GAMES).unwrap()).status, 303);
    session.write("antes.csv", &std::fs::read_to_string(WINNERS).unwrap());
    assert!(session.ok("editions import antes.csv").contains("linhas"));
    let facts = session.json("editions list --json");
    let again = session.ok("editions import antes.csv");
    assert_eq!(session.json("editions list --json"), facts, "twice is once: {again}");
    let page = browser.get("/start/archive").text();
    for told in [
        "Vencedores de todos os anos",
        "Eva Longe (EB do Mar)",
        "Participantes por região",
        "Como acabaram as partidas",
        "Gatos &#38; Cães",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    // Today's winners stand in the same list, as the public sees them.
    let winners = page.split("id=\"winners\"").nth(1).unwrap().split("</details>").next().unwrap();
    assert!(
        winners.contains("Rui M.") && winners.contains("Eva Longe") && !winners.contains("Ivo Segundo"),
        "{winners}"
    );
    let forget = [("csrf", token.as_str()), ("name", "eva longe"), ("sure", "1")];
    assert_eq!(browser.post_bare("/start/archive/past/remove", &forget[..2]).status, 400);
    assert_eq!(browser.post_bare("/start/archive/past/remove", &forget).status, 303);
    assert!(!browser.get("/start/archive").text().contains("Eva Longe"));
    assert!(session.fails(1, "editions forget 'Eva Longe'").contains("não há nada"));
    session.ok("editions forget 'Ivo Segundo'");
    let edition = [("csrf", token.as_str()), ("edition", "2"), ("sure", "1")];
    assert_eq!(browser.post_bare("/start/archive/past/remove", &edition).status, 303);
    assert!(session.json("editions list --json").as_array().unwrap().iter().all(|row| row["edition"] != "2"));
}

/// The games of some editions, as they are published, and invented winners and numbers.
const GAMES: &str = "tests/data/past/games.csv";
const WINNERS: &str = "tests/data/past/winners.csv";
