//! The lobby through the real program: a teacher starts it, makes a championship and opens it again.

use championship::facts::{Fact, RegistrationTerms};
use championship::regulations;
use championship::store::{Desk, Location};
use desk::people::People;
use desk::visit::Role;
use tempfile::TempDir;

use crate::support::browser::{Look, Scheme, Window};
use crate::support::started::Started;
use crate::support::web::raw;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Makes a championship of a class by the pages.
fn make(window: &Window, started: &Started, name: &str) {
    window.go(&started.address("/start/new"));
    window.fill("#name", name);
    window.click("form.make > p.row button");
    window.until("the entries are shown", || window.path().starts_with("/organiser/entries").then_some(()));
}

#[test]
fn a_teacher_makes_a_championship_and_finds_it_again_after_a_restart() {
    let folder = folder();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let window = Window::open(Look::LAPTOP);
    window.go(&started.link);
    window.wait_for("h1", "Campeonatos");
    window.wait_for("main", "Ainda não há aqui nenhum campeonato");
    window.picture("lobby-empty-1280");
    window.has_no_barrier("the empty lobby");
    window.click("a[href=\"/start/new\"]");
    window.wait_for("#plan", "1 grupo de 20");
    window.wait_for("#plan", "1 h 40 min");
    // The plan follows the answers.
    window.fill("#pupils", "300");
    window.click("label[for=kind-cnjm]");
    window.wait_for("#plan", "25 grupos de 12");
    window.wait_for("#plan", "12 torneios");
    window.picture("make-1280");
    window.click("label[for=kind-turma]");
    window.wait_for("#plan", "1 torneio,");
    window.has_no_barrier("the making of a championship");
    // Without a name it is refused on the page where one was, and no answer is lost.
    window.click("form.make > p.row button");
    window.wait_for(".notice.bad", "Dê um nome");
    assert_eq!(window.attribute("#pupils", "value").as_deref(), Some("300"));
    window.fill("#name", "Torneio de Março, 4.º A");
    window.click("form.make > p.row button");
    window.until("the entries are shown", || window.path().starts_with("/organiser/entries").then_some(()));
    assert!(folder.path().join("torneio-de-marco-4-a.arbitro").is_file());
    window.go(&started.address("/organiser"));
    window.wait_for(".brand", "Torneio de Março, 4.º A");
    window.click("a[href=\"/start\"]");
    window.wait_for(".lobby .card", "inscrever os alunos");
    window.wait_for(".lobby .card", "Continuar");
    drop(started);
    // Another day: the same folder, now a choice of two.
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    window.go(&started.link);
    make(&window, &started, "Outro");
    window.go(&started.address("/start"));
    assert_eq!(window.count(".lobby .card"), 2);
    window.picture("lobby-two-1280");
    window.has_no_barrier("the lobby");
    window.click("button[value=\"torneio-de-marco-4-a.arbitro\"]");
    window.wait_for(".brand", "Torneio de Março, 4.º A");
    let phone = Window::open(Look::PHONE.in_scheme(Scheme::Dark));
    phone.go(&started.link);
    phone.wait_for(".lobby .card", "Outro");
    phone.fits("the lobby");
    phone.picture("lobby-390-dark");
    phone.go(&started.address("/start/new"));
    phone.wait_for("#plan", "1 grupo de 20");
    phone.fits("the making of a championship");
    phone.picture("make-390-dark");
}

#[test]
fn a_name_that_is_taken_is_told_and_another_offered() {
    let folder = folder();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let window = Window::open(Look::LAPTOP);
    window.go(&started.link);
    make(&window, &started, "Torneio do Mar");
    window.go(&started.address("/start/new"));
    window.fill("#name", "torneio do mar");
    window.click("form.make > p.row button");
    window.wait_for(".notice.bad", "Já há um campeonato com o nome “torneio do mar”");
    assert_eq!(window.attribute("#name", "value").as_deref(), Some("torneio do mar 2"));
    assert!(!folder.path().join("torneio-do-mar-2.arbitro").exists(), "nothing was made yet");
    window.picture("make-taken-1280");
    // The form with all details says it as well.
    window.fill("#name", "Torneio do Mar");
    window.click("button[value=details]");
    window.wait_for("h1", "pormenores");
    // What can be chosen is said in words, and the file keeps its own.
    let last_resort = "select[name=\"reg/file/0/last resort\"]";
    window.wait_for(last_resort, "o lugar é partilhado");
    window.picture("make-details-1280");
    window.click("form.make > p.row button");
    window.wait_for(".notice.bad", "Já há um campeonato");
    window.click("form.make > p.row button");
    window.until("it is made", || window.path().starts_with("/organiser/entries").then_some(()));
    window.wait_for(".brand", "Torneio do Mar 2");
}

#[test]
fn before_another_championship_is_opened_it_is_said_what_stops() {
    let folder = folder();
    let location = Location::File(folder.path().join("a.arbitro"));
    let mut desk = Desk::create(&location, "Encontro do Mar", regulations::default(), "teste").unwrap();
    let terms = RegistrationTerms {
        from: 0,
        until: 4_000_000_000,
        address: "http://mar.example".into(),
        questions: Vec::new(),
    };
    desk.commit(None, |_, _| Ok(vec![Fact::RegistrationOpened { terms: terms.clone() }])).unwrap();
    drop(desk);
    let people = People::open(&location).unwrap();
    people.add("Rita", &Role::Arbiter(vec![1])).unwrap();
    people.issue(&[]).unwrap();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let mut browser = started.browser();
    browser.get(&started.link[started.link.find("/start").unwrap()..]);
    let page = browser.get("/start").text();
    assert!(!page.contains("de cada vez"), "nothing is open: {page}");
    let token = page.split("name=\"csrf\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let opened = browser.post_bare("/start/open", &[("csrf", &token), ("file", "a.arbitro")]);
    assert_eq!(opened.status, 303, "{}", opened.text());
    for path in ["/start", "/start/new"] {
        let page = browser.get(path).text();
        assert!(page.contains("só um campeonato está aberto de cada vez"), "{path}: {page}");
        assert!(page.contains("As inscrições das escolas, abertas até"), "{path}: {page}");
        assert!(page.contains("O árbitro com cartão terá de entrar outra vez."), "{path}: {page}");
    }
}

#[test]
fn an_old_tab_is_told_that_the_program_was_started_again() {
    let folder = folder();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let port = started.at().port().to_string();
    let window = Window::open(Look::LAPTOP);
    window.go(&started.link);
    make(&window, &started, "Torneio do Mar");
    drop(started);
    let started = Started::in_folder(folder.path(), &["--port", &port]);
    // The browser that was let in is led to the list, and needs no card.
    window.go(&started.address("/organiser"));
    window.wait_for("[role=alert]", "não há nenhum campeonato aberto");
    assert_eq!(window.count("a[href=\"/enter\"]"), 0, "no card helps here");
    window.picture("started-again-1280");
    window.click("main a[href=\"/start\"]");
    window.click(".lobby button");
    window.wait_for(".brand", "Torneio do Mar");
    // Nobody else is: another browser is told how to come in, another computer to wait.
    let said = |path: &str, headers: &str| {
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Language: pt\r\n{headers}Connection: close\r\n\r\n"
        );
        raw(started.at(), request.as_bytes()).unwrap()
    };
    let afar = "X-Forwarded-For: 203.0.113.9\r\n";
    assert_eq!((said("/start", "").status, said("/start", afar).status), (403, 403));
    drop(started);
    let started = Started::in_folder(folder.path(), &["--port", &port]);
    let said = |headers: &str| {
        let request = format!(
            "GET /organiser HTTP/1.1\r\nHost: x\r\nAccept-Language: pt\r\n{headers}Connection: close\r\n\r\n"
        );
        raw(started.at(), request.as_bytes()).unwrap()
    };
    for (headers, words) in [("", "abra o arbitro outra vez"), (afar, "ainda não abriu o campeonato")] {
        let answer = said(headers);
        assert!(answer.status == 403 && answer.text().contains(words), "{}", answer.text());
        assert!(
            !answer.text().contains("/start\"") && !answer.text().contains("/start/in"),
            "{}",
            answer.text()
        );
    }
}

#[test]
fn a_second_start_finds_the_first_and_a_taken_port_is_told_on_the_page() {
    let folder = folder();
    let first = Started::in_folder(folder.path(), &["--port", "0"]);
    let second = Started::in_folder(folder.path(), &["--port", "0"]);
    assert!(second.said.contains("já estava aberto"), "{}", second.said);
    assert_eq!(second.link, first.link);
    let elsewhere = tempfile::tempdir().unwrap();
    let port = first.at().port().to_string();
    let third = Started::in_folder(elsewhere.path(), &["--port", &port]);
    assert_ne!(third.at().port(), first.at().port());
    let window = Window::open(Look::LAPTOP);
    window.go(&third.link);
    window.wait_for(".notice.bad", &format!("porta {port} está ocupada"));
    // The link is left for its owner alone, and goes with the program's end.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let left = std::fs::metadata(folder.path().join(".arbitro-start")).unwrap();
        assert_eq!(left.permissions().mode() & 0o777, 0o600);
    }
}

#[test]
fn the_lobby_is_only_for_this_computers_own_browser() {
    let folder = folder();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let status = |path: &str, headers: &str| {
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\n{headers}Connection: close\r\n\r\n");
        raw(started.at(), request.as_bytes()).unwrap().status
    };
    assert_eq!(status("/start", ""), 403, "nobody came by the link");
    assert_eq!(status("/start/new", ""), 403);
    assert_eq!(status("/start/in/0-00000000000000000000000000000000", ""), 403);
    let link = started.link.trim_start_matches(&started.address("")).to_owned();
    assert_eq!(status(&link, ""), 303);
    let request = format!("GET {link} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    let entered = raw(started.at(), request.as_bytes()).unwrap();
    let cookie = entered.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    assert_eq!(status("/start", &format!("Cookie: {cookie}\r\n")), 200);
    let from_afar = format!("Cookie: {cookie}\r\nX-Forwarded-For: 203.0.113.9\r\n");
    assert_eq!(status("/start", &from_afar), 403, "the cookie alone is not enough");
    // A form of another site has no token.
    let form = format!(
        "POST /start/new HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Type: \
         application/x-www-form-urlencoded\r\nContent-Length: 6\r\nConnection: close\r\n\r\nname=x"
    );
    assert_eq!(raw(started.at(), form.as_bytes()).unwrap().status, 403);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "only the link is there");
}

#[test]
fn a_file_that_is_no_championship_is_shown_with_its_complaint() {
    let folder = folder();
    std::fs::write(folder.path().join("estragado.arbitro"), "not a database").unwrap();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let window = Window::open(Look::LAPTOP);
    window.go(&started.link);
    window.wait_for(".lobby .card", "estragado.arbitro");
    assert_eq!(window.count(".lobby button"), 0, "it cannot be opened");
    let kept = std::fs::read(folder.path().join("estragado.arbitro")).unwrap();
    assert_eq!(kept, b"not a database", "and it is left as it was");
}

/// Taps, counted, as somebody would who has no keyboard but for names.
struct Taps<'w> {
    window: &'w Window,
    count: std::cell::Cell<usize>,
}

impl Taps<'_> {
    fn tap(&self, css: &str) {
        self.count.set(self.count.get() + 1);
        self.window.click(css);
    }

    fn at(&self, path: &str) {
        self.window.until(path, || self.window.path().starts_with(path).then_some(()));
    }
}

#[test]
fn a_teacher_goes_from_a_pasted_list_of_seventeen_to_diplomas_without_a_terminal() {
    let folder = folder();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let window = Window::open(Look::LAPTOP);
    window.go(&started.link);
    let taps = Taps { window: &window, count: std::cell::Cell::new(0) };
    taps.tap("a[href=\"/start/new\"]");
    window.fill("#name", "Rastros do 4.º A");
    taps.tap("form.make > p.row button");
    taps.at("/organiser/entries");
    let names = [
        "Abel", "Beatriz", "Carla", "Duarte", "Eva", "Filipe", "Gil", "Helena", "Inês", "João", "Luís",
        "Maria", "Nuno", "Olga", "Paulo", "Rita", "Sara",
    ];
    let names = names.map(|name| format!("{name} da Costa"));
    let list = serde_json::to_string(&names.join("\n")).unwrap();
    // Pasted as the browser does.
    window.script(&format!("document.querySelector('#text').value = {list}"));
    window.fill("#given-school", "EB de Cima");
    window.fill("#given-year", "4");
    window.picture("entries-paste-1280");
    window.has_no_barrier("the list to be pasted");
    taps.tap("form[action=\"/organiser/import\"] > button");
    window.wait_for("main", "17");
    taps.tap("form[action=\"/organiser/import/take\"] button");
    taps.at("/organiser/entries");
    // A name was misspelt.
    taps.tap("a[href^=\"/organiser/entry/\"]");
    window.fill("#name", "Abílio Reis");
    window.has_no_barrier("one pupil");
    taps.tap("main form button");
    window.wait_for("main", "Abílio Reis");
    taps.tap("nav.sub a[href=\"/organiser\"]");
    taps.tap(".next button[value=draw]");
    window.wait_for(".next", "Emparceirar");
    for _ in 1..=5 {
        taps.tap(".next button[value=pair]");
        window.wait_for(".next", "Esperar por 8 resultados.");
        window.go(&started.address("/arbiter"));
        // A table without a missing result leaves the organiser's list.
        window.until("all results are saved", || {
            let left = window.count(".board:not(.done)");
            if left > 0 && window.count(".board.pending") == 0 {
                let open = "document.querySelector('.board:not(.done):not(.pending) button.side')";
                window.script(&format!("{open}?.click()"));
            }
            (left == 0).then_some(())
        });
        taps.count.set(taps.count.get() + 2);
        window.go(&started.address("/organiser"));
    }
    window.wait_for(".next", "está tudo jogado");
    window.picture("organiser-over-1280");
    taps.tap(".next a");
    window.wait_for("h1", "Imprimir");
    let fetched = window.script(
        "const asked = new XMLHttpRequest(); asked.open('GET', '/organiser/print/diplomas.pdf', false); \
         asked.send(); return [asked.status, asked.responseText.slice(0, 5)]",
    );
    assert_eq!(fetched, serde_json::json!([200, "%PDF-"]));
    assert!(taps.count.get() <= 60, "{} taps besides results", taps.count.get());
}

#[test]
fn every_key_of_the_regulations_is_a_field_with_the_checks_of_the_file() {
    let folder = folder();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let window = Window::open(Look::LAPTOP);
    window.go(&started.link);
    window.go(&started.address("/start/new"));
    window.fill("#name", "Torneio do Mar");
    window.click("button[value=details]");
    window.wait_for("h1", "pormenores");
    for key in championship::regulations::keys::all_keys() {
        if championship::regulations::keys::Section::ALL.iter().any(|part| part.under() == Some(key.name)) {
            // It has fields of its own.
            continue;
        }
        let is_there = window.count(&format!("[name^='reg/'][name$='/{}']", key.name)) > 0;
        assert!(is_there, "{} has no field", key.name);
    }
    window.has_no_barrier("all details");
    window.fits("all details");
    window.picture("details-1280");
    window.fill("#host", "EB de Cima");
    window.fill("#venue", "Ginásio");
    window.script("document.getElementById('reg/points/0/win').closest('details').open = true");
    window.fill("[name='reg/points/0/win']", "muito");
    window.click("form.make > p.row button");
    window.wait_for(".notice.bad", "muito");
    assert_eq!(window.attribute("#host", "value").as_deref(), Some("EB de Cima"), "nothing is typed twice");
    window.script("document.getElementById('reg/points/0/win').closest('details').open = true");
    window.fill("[name='reg/points/0/win']", "3");
    window.click("form.make > p.row button");
    window.until("it is made", || window.path().starts_with("/organiser/entries").then_some(()));
    window.go(&started.address("/"));
    window.wait_for("main", "EB de Cima · Ginásio");
    let phone = Window::open(Look::PHONE.in_scheme(Scheme::Dark));
    phone.go(&started.link);
    phone.go(&started.address("/start/new"));
    phone.click("button[value=details]");
    phone.wait_for("h1", "pormenores");
    phone.fits("all details");
    phone.picture("details-390-dark");
}

#[test]
fn an_organiser_keeps_a_game_of_the_workshop_and_a_broken_file_is_shown_with_its_complaints() {
    let folder = folder();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let window = Window::open(Look::LAPTOP);
    window.go(&started.link);
    window.click("a[href=\"/start/new\"]");
    window.fill("#name", "Turma");
    window.click("form.make > p.row button");
    window.until("it is made", || window.path().starts_with("/organiser/entries").then_some(()));
    let keep = |file: &str, replaces: bool| {
        window.go(&started.address("/workshop"));
        let text = serde_json::to_string(file).unwrap();
        window.script(&format!("document.getElementById('file').value = {text}"));
        if replaces {
            window.click("#keep input[name=replace]");
        }
        window.click("#keep button");
    };
    let salto = "name: Salto\nextends: avanco\nboard: square 5x5\n";
    keep(salto, false);
    window.until("the sheet is shown", || (window.path() == "/games/salto").then_some(()));
    window.wait_for("article", "Salto");
    assert_eq!(std::fs::read_to_string(folder.path().join("games/salto.yaml")).unwrap(), salto);
    // It is played like any other, thought about on the device.
    window.go(&started.address("/play/salto?vs=second-1"));
    window.click("[data-cell=\"a2\"]");
    window.until("it is picked", || (window.count(".picked") == 1).then_some(()));
    window.click("[data-cell=\"a3\"]");
    window.until("the computer has answered", || (window.count(".plies li") == 2).then_some(()));
    // What somebody made is not written over unasked; what is no game is not kept.
    keep("name: Salto\nextends: avanco\nboard: square 6x6\n", false);
    window.wait_for("main", "Já há um jogo seu");
    keep("name: Salto\nextends: avanco\nboard: square 6x6\n", true);
    window.until("the sheet is shown", || (window.path() == "/games/salto").then_some(()));
    keep("name: Torto\nextends: avanco\nboard: circle 6x6\n", false);
    window.wait_for("main", "não é um jogo");
    keep("name: Rastros\nextends: avanco\n", false);
    window.wait_for("main", "Já há um jogo incluído");
    std::fs::write(folder.path().join("games/partido.yaml"), "name: Partido\nboard: squar 3x3\n").unwrap();
    window.until("the broken file is told", || {
        window.go(&started.address("/games"));
        (window.count("details.notice.bad") == 1).then_some(())
    });
    assert!(window.text("details.notice.bad").contains("partido"));
    window.picture("games-broken-1280");
}

/// Whoever started the program gets in again: by the terminal's link in another browser, and after all sessions were ended.
#[test]
fn who_started_the_program_is_never_locked_out() {
    let folder = folder();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let windows = [Look::LAPTOP, Look::PHONE].map(Window::open);
    windows[0].go(&started.link);
    make(&windows[0], &started, "Da escola");
    // Each of the two ends all sessions once, and shuts the other one out.
    locked_out(&started, &windows[0], &windows[1], "refused-390");
    locked_out(&started, &windows[1], &windows[0], "refused-1280");
}

fn locked_out(started: &Started, window: &Window, other: &Window, picture: &str) {
    // Another browser on the same computer, by the link of the terminal.
    other.go(&started.link);
    other.wait_for(".lobby .card button", "Continuar");
    other.click(".lobby .card button");
    other.wait_for("h1", "Organização");
    // Ending all sessions asks first, and its own tab stays.
    window.go(&started.address("/organiser/people"));
    assert_eq!(window.count(".sessions[open]"), 0);
    window.click(".sessions summary");
    window.click(".sessions button");
    window.wait_for(".notice.good", "Todas as outras sessões acabaram.");
    // The other one is out, and one step leads back in.
    other.go(&started.address("/organiser/print"));
    other.wait_for("h1", "Não foi possível");
    other.fits("a refusal");
    other.picture(picture);
    other.click("a.button[href=\"/start\"]");
    other.wait_for(".lobby .card button", "Continuar");
    other.click(".lobby .card button");
    other.wait_for("h1", "Organização");
    window.go(&started.address("/organiser"));
    window.wait_for("h1", "Organização");
}

/// What the public sees of names is asked where a championship is made, and shown where papers are printed.
#[test]
fn names_are_chosen_where_a_championship_is_made() {
    let folder = folder();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    for look in [Look::LAPTOP, Look::PHONE.in_scheme(Scheme::Dark)] {
        let window = Window::open(look);
        window.go(&started.link);
        window.go(&started.address("/start/new"));
        window.fill("#name", &format!("Só códigos {}", look.width));
        window.click("input[name=names][value=code]");
        window.fits("the names where it is made");
        window.picture(&format!("make-names-{}", look.name()));
        window.click("form.make > p.row button");
        window
            .until("the entries are shown", || window.path().starts_with("/organiser/entries").then_some(()));
        window.go(&started.address("/organiser/print"));
        window.wait_for("#public summary", "O público vê só o código de cada aluno");
        window.click("#public summary");
        window.picture(&format!("print-names-{}", look.name()));
        window.has_no_barrier("the papers");
        window.fits("the papers");
        window.click("#public input[value=full]");
        window.click("#public button");
        window.wait_for("#public summary", "O público vê o nome completo");
    }
}
