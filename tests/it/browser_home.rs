//! Boards without a server: the engine on the device, the site for practice at home, the workshop and puzzles.

use std::path::PathBuf;
use std::process::Command;

use tempfile::TempDir;

use crate::support::browser::{Look, Scheme, Window};
use crate::support::host::{Host, Page};
use crate::support::web::{Server, engine};

/// Says whether the program has the engine for browsers; the whole check insists on it.
fn has_engine() -> bool {
    let has = engine().is_some();
    let must = std::env::var_os("ARBITRO_EVERY_TEST").is_some();
    assert!(has || !must, "the engine for browsers was not built: cargo pocket");
    if !has {
        eprintln!("not run: build the engine for browsers with `cargo pocket` first");
    }
    has
}

fn cell(name: &str) -> String {
    format!("[data-cell=\"{name}\"]")
}

/// A site of some games in a folder.
struct Site {
    folder: TempDir,
}

impl Site {
    fn written() -> Site {
        let folder = tempfile::tempdir().unwrap();
        let own = folder.path().join("own");
        std::fs::create_dir(&own).unwrap();
        std::fs::write(
            own.join("salto.yaml"),
            "name: { pt: \"Salto & Cia\" }\nextends: avanco\nboard: square 5x5\n",
        )
        .unwrap();
        let out = folder.path().join("O sítio");
        let made = Command::new(env!("CARGO_BIN_EXE_arbitro"))
            .args([
                "site",
                "rastros",
                "semaforo",
                "salto",
                "--lang",
                "pt",
                "--title",
                "A nossa escola",
                "--games",
            ])
            .arg(&own)
            .arg("--out")
            .arg(&out)
            .output()
            .unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        Site { folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("O sítio")
    }

    fn file(&self, path: &str) -> String {
        format!("file://{}", self.path().join(path).display()).replace(' ', "%20")
    }
}

/// Serves the files of a folder.
fn host_of(folder: PathBuf) -> Host {
    Host::open(([127, 0, 0, 1], 0).into(), move |_, path| {
        let path = path.split('?').next().unwrap_or_default().trim_start_matches('/');
        let kind = match path.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript",
            Some("css") => "text/css",
            Some("svg") => "image/svg+xml",
            _ => "application/octet-stream",
        };
        match std::fs::read(folder.join(path)) {
            Ok(body) => Page { status: "200 OK", kind, body },
            Err(_) => Page { status: "404 Not Found", kind, body: Vec::new() },
        }
    })
}

#[test]
fn a_board_goes_on_and_the_computer_thinks_after_the_server_is_gone() {
    if !has_engine() {
        return;
    }
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP);
    window.go(&server.address("/play/rastros?vs=second-2"));
    window.find_soon("html[data-engine]");
    // The first question brings the engine into the worker.
    window.click("[data-go=hints]");
    window.until("the neighbours are shown", || (window.count(".hint") == 8).then_some(()));
    drop(server);
    window.click(&cell("d4"));
    window.until("the computer has answered", || (window.count(".plies li") == 2).then_some(()));
    window.until("it is said", || {
        let says = window.script("return document.getElementById('says').textContent");
        says.as_str().unwrap().starts_with("Computador: ").then_some(())
    });
    window.wait_for(".turn", "Joga o primeiro jogador");
}

#[test]
fn a_piece_is_dragged_to_where_it_may_go() {
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP);
    window.go(&server.address("/play/avanco"));
    window.wait_for(".turn", "Jogam as Brancas");
    window.drag(&cell("b2"), &cell("b3"));
    window.wait_for(".turn", "Jogam as Negras");
    assert!(window.path().contains("b2-b3"), "{}", window.path());
    // Where it may not go it stays, still in the hand.
    window.drag(&cell("b6"), &cell("f4"));
    window.wait_for(".turn", "Jogam as Negras");
    window.until("it is picked", || (window.count(".picked") == 1).then_some(()));
}

#[test]
fn a_site_from_a_stick_plays_trains_and_needs_no_network() {
    if !has_engine() {
        return;
    }
    let site = Site::written();
    let window = Window::open(Look::PHONE);
    window.go(&site.file("pt/index.html"));
    window.wait_for("h1", "A nossa escola");
    window.has_no_barrier("the games of a site");
    window.fits("the games of a site");
    window.picture("site-index-390");
    window.go(&site.file("pt/play/salto.html"));
    window.wait_for("h1", "Salto & Cia");
    window.click(&cell("a2"));
    window.until("it is picked", || (window.count(".picked") == 1).then_some(()));
    window.click(&cell("a3"));
    window.wait_for(".turn", "Jogam as Negras");
    window.click("[data-go=undo]");
    window.wait_for(".turn", "Jogam as Brancas");
    window.go(&site.file("pt/train/semaforo.html"));
    window.click("[data-turns=\"1\"]");
    window.wait_for("#task", "Encontre o lance");
    window.click("[data-do=hint]");
    window.wait_for("#task", "Comece em");
    let task = window.text("#task");
    let hint = task.trim_end_matches('.').rsplit(' ').next().unwrap().to_owned();
    window.picture("site-train-390");
    window.has_no_barrier("training");
    // Another cell first, if one can be chosen: it is wrong, and may be tried again.
    window.click(&cell(&hint));
    window.until("it is judged", || {
        let choice = window.count(".choices a");
        if choice > 0 {
            window.script("document.querySelector('.choices a').click()");
        }
        let judged = window.text("#task");
        (judged.starts_with("Certo") || judged.starts_with("Não é")).then_some(())
    });
}

#[test]
fn a_site_is_small_opens_offline_and_says_everything_in_three_languages() {
    if !has_engine() {
        return;
    }
    let site = Site::written();
    for language in ["pt", "en", "es"] {
        for page in [
            "index.html",
            "workshop.html",
            "embed.html",
            "rules/rastros.html",
            "play/rastros.html",
            "train/rastros.html",
            "learn/rastros.html",
        ] {
            let text = std::fs::read_to_string(site.path().join(language).join(page)).unwrap();
            assert!(text.len() < 100_000, "{language}/{page}: {} bytes", text.len());
            assert!(!text.contains("http://") && !text.contains("https://"), "{language}/{page} asks others");
        }
    }
    // The engine stays under a megabyte and a half packed, a third more as letters.
    let engine = std::fs::metadata(site.path().join("assets/pocket.js")).unwrap().len();
    assert!(engine < 2_000_100, "{engine} bytes");
    let host = host_of(site.path());
    let address = |path: &str| format!("http://{}/{path}", host.at);
    let window = Window::open(Look::LAPTOP);
    window.go(&address("pt/index.html"));
    window.until("the site is kept", || {
        let ready = "const done = navigator.serviceWorker && navigator.serviceWorker.controller; return Boolean(done)";
        if window.script(ready) == true {
            return Some(());
        }
        window.go(&address("pt/index.html"));
        None
    });
    // The language that is visited is kept whole, sheets last; others are not until they are.
    let is_kept = |path: &str| {
        let look = "const [path, done] = arguments; caches.match(path).then((known) => done(Boolean(known)))";
        window.script_until_done(look, vec![address(path).into()]) == true
    };
    window.until("the language is kept", || {
        ["pt/play/rastros.html", "pt/sheets/salto.pdf"].into_iter().all(is_kept).then_some(())
    });
    assert!(!is_kept("en/play/rastros.html"), "what nobody visits is kept");
    let (board, folder) = (address("pt/play/rastros.html?m=e5-d4"), address("pt/"));
    drop(host);
    window.go(&folder);
    window.wait_for("h1", "A nossa escola");
    window.go(&board);
    window.until("the game of the address is shown", || (window.count(".plies li") == 1).then_some(()));
    window.picture("site-offline-1280");
}

#[test]
fn a_teacher_makes_a_variant_sees_its_mistakes_plays_it_and_shares_it() {
    if !has_engine() {
        return;
    }
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP.in_scheme(Scheme::Light));
    // An empty page begins with a game that works.
    window.go(&server.address("/workshop"));
    window.click("#begin");
    window.wait_for("#verdict", "Sem nome: tudo certo");
    window.script("localStorage.clear()");
    window.go(&server.address("/workshop?of=avanco"));
    window.fill("#variant-name", "Avanço pequeno");
    // A size alone keeps the kind of board.
    window.fill("#variant-board", "5 x 5");
    window.click("#begin");
    window.wait_for("#verdict", "Avanço pequeno: tudo certo");
    assert!(
        window
            .script("return document.getElementById('file').value")
            .to_string()
            .contains("board: square 5x5")
    );
    window.script("document.getElementById('file').value = ''");
    window.fill("#variant-board", "squar 5x5");
    window.click("#begin");
    window.wait_for("#problems", "Linha 3");
    window.has_no_barrier("the workshop with a mistake");
    window.picture("workshop-wrong-1280");
    window.fill(
        "#file",
        "name: { pt: \"Avanço pequeno\", en: Small, es: Pequeño }\nextends: avanco\nboard: square 5x5\n",
    );
    window.wait_for("#verdict", "Avanço pequeno: tudo certo");
    window.until("the sheet is there", || (window.count("#sheet svg") > 0).then_some(()));
    window.click(&cell("a2"));
    window.until("it is picked", || (window.count(".picked") == 1).then_some(()));
    window.click(&cell("a3"));
    window.wait_for(".turn", "Jogam as Negras");
    window.click("#fair");
    window.wait_for("#fairness", "400 partidas");
    window.picture("workshop-right-1280");
    // A claim that is false is no mistake, and its position can be looked at.
    window.fill(
        "#file",
        "name: { pt: \"Rastros de 5\", en: Small, es: Pequeño }\nextends: rastros-5x5\nexamples:\n  um:\n    claims:\n      - second to move\n",
    );
    window.wait_for("#verdict", "Rastros de 5: tudo certo");
    window.wait_for("#claims .false", "um: second to move");
    window.click("#claims .false .show");
    window.until("the position is shown", || window.path().contains("p=").then_some(()));
    window.has_no_barrier("the workshop with a false claim");
    window.picture("workshop-claims-1280");
    // The sheet is printed alone.
    window.script("window.print = () => { document.body.dataset.printed = 'yes'; }");
    window.click("#print");
    window.find_soon("body[data-printed=yes]");
    window.fill(
        "#file",
        "name: { pt: \"Avanço pequeno\", en: Small, es: Pequeño }\nextends: avanco\nboard: square 5x5\n",
    );
    window.wait_for("#verdict", "Avanço pequeno: tudo certo");
    window.click("#share");
    window.wait_for("#verdict", "endereço");
    let address = window.script("return location.href").as_str().unwrap().to_owned();
    let other = Window::open(Look::PHONE);
    other.go(&address);
    other.wait_for("#verdict", "Avanço pequeno: tudo certo");
    other.fits("the workshop on a phone");
    other.picture("workshop-390");
}

#[test]
fn a_teacher_puts_a_board_of_the_site_into_another_page() {
    if !has_engine() {
        return;
    }
    let site = Site::written();
    let host = host_of(site.path());
    let window = Window::open(Look::LAPTOP);
    window.go(&format!("http://{}/pt/embed.html", host.at));
    let code = "return document.forms.embed.elements.code.value";
    let code = |what: &str| {
        window.until("the code is there", || {
            let text = window.script(code).as_str().unwrap().to_owned();
            text.contains(what).then_some(text)
        })
    };
    window.script(
        "const { game } = document.forms.embed.elements; game.value = 'rastros'; game.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    let text = code("rastros.html");
    assert!(text.starts_with(&format!("<iframe src=\"http://{}/pt/play/rastros.html\"", host.at)), "{text}");
    window.has_no_barrier("the code for another page");
    window.picture("site-embed-1280");
    // In the frame stands the board and nothing around it, and it is played there.
    window.until("a move is made in the frame", || {
        let played = window.script(
            "const page = document.getElementById('preview').contentDocument; \
             if (!page || !page.querySelector('#game')) return 'none'; \
             if (page.querySelectorAll('.plies li').length) return getComputedStyle(page.querySelector('.top')).display; \
             const cell = page.querySelector('a[data-cell=d4]'); \
             if (cell) cell.dispatchEvent(new page.defaultView.MouseEvent('click', { bubbles: true, cancelable: true })); return 'played'",
        );
        (played == "none" && window.script("return document.getElementById('preview').contentDocument.querySelectorAll('.plies li').length") == 1).then_some(())
    });
    // From a file there is no address to give away.
    window.go(&site.file("pt/embed.html"));
    window.wait_for("#from-file", "alojamento");
    let manifest = std::fs::read_to_string(site.path().join("pt/manifest.webmanifest")).unwrap();
    for size in ["192x192", "512x512"] {
        assert!(manifest.contains(size), "{manifest}");
    }
    assert!(site.path().join("assets/icon-512.png").exists());
}

#[test]
fn buttons_of_the_workshop_write_the_lines_that_change_a_game() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address("/workshop?of=avanco"));
    // On an empty page there is nothing to change yet, and the buttons say so.
    window.until("nothing can be changed", || (window.count("[data-change]:disabled") == 5).then_some(()));
    window.fill("#variant-name", "Avanço ao contrário");
    window.click("#begin");
    window.wait_for("#verdict", "tudo certo");
    let file = || window.script("return document.getElementById('file').value").as_str().unwrap().to_owned();
    let change = |what: &str, line: &str| {
        window.script(&format!("document.querySelector('[data-change={what}]').click()"));
        assert!(file().contains(line), "{what}: {}", file());
        window.wait_for("#verdict", "tudo certo");
    };
    change("misere", "end:\n  - own in last row: mover loses\n  - no move: next wins\n");
    change("larger", "pieces: 19 each\nboard: square 8x8\n");
    change("smaller", "board: square 7x7\n");
    change("start", "start: { each: first row or second row }\n");
    change("swap", "swap: on second turn\n");
    // Once more, and it is as it was.
    change("misere", "end:\n  - own in last row: mover wins\n  - no move: next loses\n");
    assert_eq!(file().matches("end:").count(), 1);
    window.script("document.querySelector('[data-change=swap]').click()");
    assert!(!file().contains("swap"), "{}", file());
    window.has_no_barrier("the workshop with its buttons");
    window.fits("the workshop with its buttons");
    window.picture("workshop-changes-390");
    // Counts are turned by their first word.
    window.fill("#file", "name: Galo\nboard: square 3x3\nturn: place own on empty\nend:\n  - no empty: more own wins, else draw\n");
    window.script("document.querySelector('[data-change=misere]').click()");
    assert!(file().contains("no empty: fewer own wins, else draw"), "{}", file());
}
