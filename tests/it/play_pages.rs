//! The pages of the games over plain HTTP: all games, both languages, and whatever people may send.

use std::io::{BufRead, BufReader, Write};

use gallery::sheets::rule_sheet;
use paper::typeset::markup;
use rules::catalog::Catalog;
use rules::engine::Table;
use speech::Language;

use crate::patience::{HANG, eventually};
use crate::places::Place;
use crate::support::web::{Browser, Server, raw};

#[test]
fn every_game_has_its_sheet_and_its_board_in_both_languages() {
    let server = Server::games_only();
    let catalog = Catalog::built_in();
    for (header, language) in [("pt-PT", Language::Pt), ("en", Language::En)] {
        let mut browser = Browser::new(&server);
        browser.headers = vec![("Accept-Language".to_owned(), header.to_owned())];
        let list = browser.get("/games").text();
        for id in catalog.ids() {
            assert!(list.contains(&format!("href=\"/play/{id}\"")), "{id} is not in the list");
            let table = Table::new(catalog.load(id).unwrap().game);
            let board = browser.get(&format!("/play/{id}"));
            assert_eq!(board.status, 200, "{id}");
            let board = board.text();
            let spots = board.matches("class=\"spot").count();
            assert_eq!(spots, table.game().board().n_cells(), "{id}");
            let sheet = browser.get(&format!("/games/{id}"));
            assert_eq!(sheet.status, 200, "{id}");
            assert_eq!(words(&sheet.text()), printed(&rule_sheet::text(&table, language).unwrap()), "{id}");
            assert!(!board.contains(" style=") && !board.contains("<style"), "{id}");
        }
    }
}

/// On a phone the menu is hidden until it is opened, by its class: nothing that is read may have the same one.
#[test]
fn what_hides_the_menu_on_a_phone_hides_no_text() {
    let server = Server::games_only();
    let mut browser = Browser::new(&server);
    let classes = |page: &str, is_wanted: fn(&str) -> bool| -> Vec<String> {
        let tags = page.split('<').filter_map(|rest| rest.split('>').next()).filter(|tag| is_wanted(tag));
        let named = tags.filter_map(|tag| tag.split("class=\"").nth(1)?.split('"').next());
        named.flat_map(str::split_whitespace).map(str::to_owned).collect()
    };
    for path in ["/guide/teacher", "/guide/arbiter", "/games/rastros", "/workshop"] {
        let page = browser.get(path).text();
        let menu = classes(&page, |tag| tag.contains(" popover"));
        let read = classes(&page, |tag| tag.starts_with("article"));
        assert!(!menu.is_empty() && !read.is_empty(), "{path}");
        assert!(read.iter().all(|class| !menu.contains(class)), "{path}: {menu:?} {read:?}");
    }
}

/// Returns the words of the sheet on a page, without captions and pictures.
fn words(page: &str) -> Vec<String> {
    let article = page.split("<article class=\"sheet\">").nth(1).unwrap().split("</article>").next().unwrap();
    let mut text = String::new();
    for (index, part) in article.split("<figure>").enumerate() {
        text += if index == 0 { part } else { part.split("</figure>").nth(1).unwrap_or("") };
    }
    let mut out = String::new();
    let mut in_tag = false;
    for letter in text.chars() {
        match letter {
            '<' => (in_tag, out) = (true, out + " "),
            '>' => in_tag = false,
            letter if !in_tag => out.push(letter),
            _ => {}
        }
    }
    let plain = out.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    letters(&plain)
}

/// Returns the words of a sheet as the templates write it.
fn printed(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.starts_with(":::") && !line.starts_with("!["));
    let bare = |line: &str| {
        let line = line.trim_start_matches('#').trim_start();
        let item = line.strip_prefix("- ").unwrap_or(line);
        let rule = item.starts_with('|') && item.chars().all(|c| "|-: ".contains(c));
        if rule { String::new() } else { markup::plain(item).replace('|', " ") }
    };
    letters(&lines.map(bare).collect::<Vec<_>>().join(" "))
}

fn letters(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[test]
fn whatever_is_sent_is_refused_in_words() {
    let server = Server::games_only();
    let mut browser = Browser::new(&server);
    let long = format!("/play/rastros?m={}", "e5-d4+".repeat(600));
    let too_long = format!("/play/rastros?m={}", "e5-d4+".repeat(1_000));
    for (path, status, says) in [
        ("/play/rastrus", 404, "seria “rastros”"),
        ("/play/..%2F..%2Fetc%2Fpasswd.yaml", 404, "Não há nenhum jogo"),
        ("/play/%3Cscript%3E", 404, "Não há nenhum jogo"),
        ("/games/nada", 404, "Não há nenhum jogo"),
        ("/games/nada/sheet.pdf", 404, "Não há nenhum jogo"),
        ("/play/rastros?m=e5-a1", 400, "Isto não é possível: o lance 1"),
        ("/play/rastros?m=%3Cscript%3Ealert(1)%3C/script%3E", 400, "Isto não é possível: o lance 1"),
        ("/play/rastros?m=%ff", 400, "Isto não é possível: não se percebe"),
        ("/play/rastros?m=e5-d4&c=zz", 400, "Isto não é possível: não se percebe"),
        ("/play/rastros?c=a1", 400, "Isto não é possível: nenhum lance começa por"),
        ("/play/rastros?at=99999999999999999999999", 400, "Isto não é possível: não se percebe"),
        ("/play/rastros?vs=first-9", 400, "Isto não é possível: não se percebe"),
        ("/play/rastros?p=%00", 400, "Isto não é possível: a posição não é deste jogo"),
        ("/play/rastros/think?m=zz&vs=first-1", 400, "O lance 1, “zz”, não pode ser jogado"),
        ("/play/rastros/record.txt?m=zz", 400, "O lance 1, “zz”, não pode ser jogado"),
        ("/play/room/guess", 404, "Esta partida já não existe"),
        ("/play/room/guess/events", 404, "Esta partida já não existe"),
        (&long, 400, "Isto não é possível: o lance 2"),
        (&too_long, 414, "O endereço é comprido demais"),
    ] {
        let answer = browser.get(path);
        let text = answer.text();
        assert_eq!(answer.status, status, "{path}");
        assert!(text.contains(says), "{path}: {text}");
        assert!(!text.contains("<script>alert"), "{path} is not shown safely");
    }
    // Beyond the end of a game there is nothing to step to.
    assert_eq!(browser.get("/play/rastros?m=e5-d4&at=99").status, 200);
    let end = "/play/rastros?m=e5-d4+d4-c3+c3-b2+b2-a1";
    assert!(browser.get(end).text().contains("Ganha o primeiro jogador"));
    assert_eq!(browser.get(&format!("{end}+a1-a2")).status, 400);
}

#[test]
fn forms_need_their_token_and_hostile_records_do_no_harm() {
    let server = Server::games_only();
    let mut browser = Browser::new(&server);
    assert_eq!(browser.post_bare("/play/rastros/invite", &[("seat", "first")]).status, 403);
    assert_eq!(browser.post_bare("/play/record", &[("record", "game: rastros")]).status, 403);
    let token = |browser: &mut Browser| {
        let page = browser.get("/play/record").text();
        let start = page.find("name=\"csrf\" value=\"").unwrap() + 19;
        page[start..].chars().take_while(|c| *c != '"').collect::<String>()
    };
    let csrf = token(&mut browser);
    let long = format!("game: rastros\nmoves: {}", "e5-d4 ".repeat(3_000));
    for (record, says) in [
        ("", "Linha 1"),
        ("game rastros", "Linha 1"),
        ("game: ../../etc/passwd.yaml\nmoves: a1", "Não há nenhum jogo"),
        ("game: rastros\nmoves: <b>x</b>", "Linha 2: o lance 1"),
        ("game: rastros\nmoves: \u{202e}5e", "Linha 2: o lance 1"),
        (long.as_str(), "demasiado longo"),
    ] {
        let answer = browser.post_bare("/play/record", &[("csrf", &csrf), ("record", record)]);
        assert_eq!(answer.status, 400, "{record}");
        let text = answer.text();
        assert!(text.contains(says), "{record}: {text}");
        assert!(!text.contains("<b>x</b>"), "{text}");
    }
    let name = "x".repeat(10_000);
    let record = format!("game: rastros\nfirst: {name}\nsecond: <script>1</script>\nmoves: e5-d4");
    let answer = browser.post_bare("/play/record", &[("csrf", &csrf), ("record", &record)]);
    assert_eq!(answer.status, 303);
    let place = answer.header("location").unwrap().to_owned();
    assert!(place.len() < 4_000, "{}", place.len());
    assert_eq!(browser.get(&place).status, 200);
    // A body far larger than any record.
    let huge = "a".repeat(9 << 20);
    let head = format!(
        "POST /play/record HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n",
        huge.len()
    );
    let answer = raw(server.at, &[head.as_bytes(), huge.as_bytes()].concat());
    assert!(answer.is_none_or(|answer| (400..500).contains(&answer.status)));
}

#[test]
fn a_record_is_written_as_the_program_reads_it() {
    let server = Server::games_only();
    let mut browser = Browser::new(&server);
    let answer = browser.get("/play/rastros/record.txt?m=e5-d4+d4-c3+c3-b2+b2-a1");
    let record = rules::engine::GameRecord::read(&answer.text()).unwrap();
    assert_eq!(record.moves, ["e5-d4", "d4-c3", "c3-b2", "b2-a1"]);
    assert_eq!(record.notes, [("result".to_owned(), "first".to_owned())]);
    let page = browser.get("/games/rastros").text();
    for paper in ["sheet", "young", "poster", "board"] {
        assert!(page.contains(&format!("/games/rastros/{paper}.pdf")), "{paper}: {page}");
        assert!(browser.get(&format!("/games/rastros/{paper}.pdf")).body.starts_with(b"%PDF"), "{paper}");
    }
    assert!(browser.get("/games/semaforo/board.svg").text().contains("<svg"));
}

#[test]
fn the_computer_plays_legal_moves_in_every_kind_of_turn() {
    let server = Server::games_only();
    let mut browser = Browser::new(&server);
    // One move a turn, two, a choice of colours, pits, captures that go on.
    for game in ["rastros", "produto", "flume-5x5", "ouri", "damas-inglesas", "pontos-e-quadrados-3x3"] {
        let mut place = format!("/play/{game}/think?vs=first-1");
        for _ in 0..3 {
            let answer = browser.get(&place);
            assert_eq!(answer.status, 303, "{place}");
            let page = browser.get(answer.header("location").unwrap());
            assert_eq!(page.status, 200, "{game}");
            assert!(
                !page.text().contains("data-go=\"think\""),
                "{game}: the computer did not finish its turn"
            );
            place = answer.header("location").unwrap().replacen(
                &format!("/play/{game}"),
                &format!("/play/{game}/think"),
                1,
            );
        }
    }
}

#[test]
fn the_end_of_a_game_says_who_won_why_and_what_next() {
    let server = Server::games_only();
    let mut browser = Browser::new(&server);
    let end = "/play/rastros?m=e5-d4+d4-c3+c3-b2+b2-a1";
    let alone = browser.get(end).text();
    assert!(alone.contains("class=\"ended\"") && alone.contains("Ganha o primeiro jogador"), "{alone}");
    assert!(alone.contains("href=\"/play/rastros?m=e5-d4+d4-c3+c3-b2+b2-a1&#38;at=0\""), "{alone}");
    assert!(!alone.contains("trocando de lado"), "two people change sides by themselves");
    let other = browser.get(&format!("{end}&vs=second-2")).text();
    assert!(other.contains("href=\"/play/rastros?vs=first-2\">Nova partida, trocando de lado"), "{other}");
    assert!(other.contains("Computador · ") && other.contains("class=\"seat won\""), "{other}");
    assert!(!browser.get("/play/rastros?m=e5-d4").text().contains("class=\"ended\""));
}

/// The rules of a game of one's own are kept with the championship: the file may be lost.
#[test]
fn a_championship_plays_and_prints_a_game_whose_file_is_lost() {
    let text = "extends: turma\nname: Torneio\ngames:\n  - { id: salto-perdido, name: { pt: Salto Perdido, en: Lost Jump, es: Salto Perdido } }\ncycles:\n  - { name: { pt: t, en: t, es: t }, years: 1-12, games: [salto-perdido] }\n#: game salto-perdido\n#:|name: { pt: Salto Perdido, en: Lost Jump, es: Salto Perdido }\n#:|extends: avanco\n#:|board: square 5x5\n";
    let place = Place::sqlite();
    let regulations = championship::regulations::parse("x", text).unwrap();
    drop(championship::store::Desk::create(&place.location, "Torneio", regulations, "prova").unwrap());
    let (app, _) = desk::App::open(&place.location, "prova").unwrap();
    let server = Server::start(app);
    let mut browser = Browser::new(&server);
    assert!(browser.get("/games").text().contains("Salto Perdido"));
    let board = browser.get("/play/salto-perdido");
    assert_eq!((board.status, board.text().matches("class=\"spot").count()), (200, 25));
    assert!(browser.get("/games/salto-perdido/sheet.pdf").body.starts_with(b"%PDF"));
    // Whoever wants the file back has it.
    let file = browser.get("/games/salto-perdido/file.yaml").text();
    assert!(file.starts_with("name: { pt: Salto Perdido") && file.contains("extends: avanco\n"), "{file}");
    assert_eq!(Browser::new(&Server::games_only()).get("/play/salto-perdido").status, 404);
}

/// A class of 28 on old computers: everybody plays the strongest computer at once, and the server thinks for all.
#[test]
fn twenty_eight_boards_at_the_strongest_level_get_a_legal_move_each() {
    let server = Server::games_only();
    let games = ["rastros", "hex", "avanco", "produto"];
    let answers: Vec<(usize, String)> = std::thread::scope(|scope| {
        let playing: Vec<_> = (0..28)
            .map(|number| {
                let server = &server;
                scope.spawn(move || {
                    let mut browser = Browser::new(server);
                    let place = format!("/play/{}/think?vs=first-5", games[number % 4]);
                    // A machine that is busy with other things says so, and is asked again.
                    let answer = eventually("the computer has moved", || {
                        Some(browser.get(&place)).filter(|answer| answer.status != 503)
                    });
                    assert_eq!(answer.status, 303, "board {number}");
                    (number, answer.header("location").unwrap().to_owned())
                })
            })
            .collect();
        playing.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(answers.len(), 28);
    let mut browser = Browser::new(&server);
    for (number, place) in answers {
        assert!(place.starts_with(&format!("/play/{}?m=", games[number % 4])), "board {number}: {place}");
        // A move that is not legal would be refused.
        let page = browser.get(&place);
        assert_eq!(page.status, 200, "board {number}: {place}");
        assert!(
            !page.text().contains("data-go=\"think\""),
            "board {number}: it is still the computer's turn"
        );
    }
}

/// Opens a stream and returns its first word.
fn first_word(server: &Server, path: &str) -> String {
    let mut stream = std::net::TcpStream::connect(server.at).unwrap();
    stream.set_read_timeout(Some(HANG)).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", server.at).unwrap();
    let mut lines = BufReader::new(stream).lines();
    // What follows says whether the other player is there.
    let word = lines.find_map(|line| Some(line.ok()?.strip_prefix("data: ")?.split(' ').next()?.to_owned()));
    word.expect("a stream says at once how the game stands")
}

#[test]
fn who_comes_back_to_a_game_on_two_phones_learns_at_once_what_was_missed() {
    let server = Server::games_only();
    let (mut one, mut two) = (Browser::new(&server), Browser::new(&server));
    let opened = one.post("/play/rastros/invite", &[("seat", "first")]);
    let own = opened.header("location").unwrap().to_owned();
    let version =
        |page: &str| page.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let page = one.get(&own).text();
    assert_eq!(first_word(&server, &format!("{own}/events")), version(&page), "nothing has happened yet");
    let invitation =
        page.split("/play/room/").find(|part| !own.ends_with(&part[..32]) && part[32..].starts_with('"'));
    let other = format!("/play/room/{}", &invitation.unwrap()[..32]);
    assert_eq!(two.get(&other).status, 200);
    // The other has come, which is news; a move is for what its page showed.
    let seen = version(&one.get(&own).text());
    assert_eq!(one.post(&own, &[("seen", &seen), ("mv", "e5-d4")]).status, 303);
    let now = first_word(&server, &format!("{other}/events"));
    assert_ne!(now, version(&page), "the break is not noticed");
    assert_eq!(now, version(&two.get(&other).text()));
    // Cells that were chosen for the game as it stood before say no move now, nor do cells chosen for no game at all.
    let says_a_move = |browser: &mut Browser, query: &str| {
        browser.get(&format!("{other}?{query}")).text().contains("class=\"confirm\"")
    };
    assert!(says_a_move(&mut two, &format!("c=c3&at={now}")));
    assert!(!says_a_move(&mut two, &format!("c=c3&at={seen}")) && !says_a_move(&mut two, "c=c3"));
    // What is sent twice is played once.
    let sent = [("seen", now.as_str()), ("mv", "d4-c3")];
    assert_eq!((two.post(&other, &sent).status, two.post(&other, &sent).status), (303, 303));
    assert_eq!(two.get(&other).text().matches("<span class=\"number\">").count(), 2);
}
