//! Free play from the command line and on screens: whoever is free is paired again until it is ended.

use championship::facts::{BoardPlace, Championship, Fact, Regulations, Seat};
use championship::regulations;
use championship::store::Desk;

use crate::patience::eventually;
use crate::places::Place;
use crate::support::fair::{Fair, championship_of};
use crate::support::session::Session;
use crate::support::web::Browser;
use crate::web_boards::{address, seated, state};

fn lesson(more: &str) -> Regulations {
    let text = format!("extends: cnjm\nstages: [{{ play: free play for 40 minutes{more} }}]\n");
    regulations::parse("regulations.yaml", &text).unwrap_or_else(|problems| panic!("{problems:?}"))
}

#[test]
fn a_lesson_is_played_from_the_command_line() {
    let session = Session::new();
    let text = "extends: turma\nname: Aula\ncycles:\n  - { name: turma, years: 1-12, games: [rastros] }\nstages:\n  - { name: aula, play: free play for 40 minutes }\n";
    std::fs::write(session.path().join("aula.yaml"), text).unwrap();
    let run = |line: &str| {
        let output = session.run(&format!("--lang en {line}"));
        let said =
            format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        (output.status.success(), said)
    };
    let done = |line: &str| {
        let (is_done, said) = run(line);
        assert!(is_done, "{line}: {said}");
        said
    };
    done("new Aula --regulations aula.yaml");
    for name in ["Ana Sá", "Rui Melo", "Eva Reis", "Gil Cruz", "Olga Paz"] {
        done(&format!("entries add --name '{name}' --school 'EB de Vale' --year 4 --game Rastros"));
    }
    done("draw 1.1 --seed 1");
    done("pair 1.1.1 --seed 1");
    let (is_done, said) = run("pair 1.1.1 --seed 2");
    assert!(!is_done && said.contains("no two are free"), "{said}");
    done("result 1.1.1 1 1 1-0");
    done("pair 1.1.1 --seed 3");
    assert!(done("explain 1.1.1 2 1").contains("not met before"));
    // Everybody is in a game, whichever round it is of.
    for name in ["Ana Sá", "Rui Melo", "Eva Reis", "Gil Cruz", "Olga Paz"] {
        assert!(done(&format!("explain '{name}'")).contains("not met before"), "{name}");
    }
    let standings = done("standings 1.1.1");
    assert!(standings.contains('3'), "{standings}");
    assert!(done("pair 1.1.1 --more 10").contains("until when"));
    assert!(done("pair 1.1.1 --end").contains("ended the free play"));
    let (is_done, said) = run("pair 1.1.1 --seed 4");
    assert!(!is_done, "{said}");
    done("result 1.1.1 1 2 0-1");
    done("result 1.1.1 2 1 1-0");
    done("report 1.1 --out scores.csv");
    let scores = std::fs::read_to_string(session.path().join("scores.csv")).unwrap();
    assert!(scores.contains("games") || scores.contains("Games"), "{scores}");
}

#[test]
fn the_command_line_calls_a_board_by_the_number_that_pages_tell() {
    let session = Session::new();
    let text = "extends: turma\nname: Aula\ncycles:\n  - { name: turma, years: 1-12, games: [rastros] }\nstages:\n  - { name: aula, play: free play for 40 minutes }\n";
    session.write("aula.yaml", text);
    session.ok("--lang en new Aula --regulations aula.yaml");
    for name in ["Ana Sá", "Rui Melo", "Eva Reis", "Gil Cruz", "Olga Paz"] {
        session.ok(&format!("entries add --name '{name}' --school 'EB de Vale' --year 4 --game Rastros"));
    }
    session.ok("draw 1.1 --seed 1");
    session.ok("pair 1.1.1 --seed 1");
    // The second board is free again, and the only new pair sits there.
    session.ok("result 1.1.1 1 2 1-0");
    session.ok("pair 1.1.1 --seed 3");
    let wrong = session.run("--lang en result 1.1.1 2 1 1-0");
    let said = String::from_utf8_lossy(&wrong.stderr).into_owned();
    assert!(!wrong.status.success() && said.contains("there is no such board"), "{said}");
    assert!(session.ok("--lang en explain 1.1.1 2 2").contains("board 2:"), "as pages explain it");
    let told = session.ok("--lang en result 1.1.1 2 2 1-0");
    assert!(told.contains("round 2, board 2"), "{told}");
    let told = session.json("result 1.1.1 2 2 0-1 --correct 'trocado' --json");
    assert_eq!(told["board"], 2, "{told}");
}

/// Waits until something is so; the desk looks several times a second.
fn until(place: &Place, is_so: impl Fn(&Championship) -> bool) -> Championship {
    eventually("the championship is as it should be", || Some(state(place)).filter(|now| is_so(now)))
}

#[test]
fn on_screens_devices_go_on_to_their_next_board_by_themselves_until_the_lesson_ends() {
    let place = Place::sqlite();
    championship_of(&place.location, lesson(", boards: screens"), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let first = state(&place);
    let group = first.groups().next().unwrap().clone();
    let mut devices: Vec<(BoardPlace, Browser, Browser)> = group.rounds[0]
        .boards
        .iter()
        .map(|board| {
            let at = BoardPlace { group: group.id, round: 1, board: board.number };
            (at, seated(&fair, board.first, at), seated(&fair, board.second, at))
        })
        .collect();
    // One game over is not enough for its two while the others play.
    let (at, loser, _) = &mut devices[0];
    assert_eq!(loser.post(&address(*at), &[("act", "resign"), ("game", "1")]).status, 303);
    let page = loser.get(&address(*at)).text();
    assert!(page.contains("A tua próxima partida aparece sozinha"), "{page}");
    assert_eq!(state(&place).group(group.id).unwrap().rounds.len(), 1);
    let (at, loser, _) = &mut devices[1];
    assert_eq!(loser.post(&address(*at), &[("act", "resign"), ("game", "1")]).status, 303);
    let now = until(&place, |now| now.group(group.id).unwrap().rounds.len() == 2);
    let second = &now.group(group.id).unwrap().rounds[1];
    for board in &second.boards {
        let met = group.rounds[0].board_of(board.first).unwrap();
        assert_ne!(met.opponent_of(board.first), Some(board.second), "nobody meets the same again");
    }
    // The page of the game that is over leads to the next board.
    let (at, loser, _) = &mut devices[0];
    let went = loser.post(&address(*at), &[("act", "next")]);
    assert_eq!(went.status, 303, "{}", went.text());
    assert!(went.header("location").is_some_and(|to| to.contains("/2/")), "{:?}", went.header("location"));
    // The teacher sees the table and ends it.
    let mut organiser = fair.signed_in(0);
    let id = group.id.to_string();
    let shown = organiser.get(&format!("/organiser/group/{id}")).text();
    assert!(shown.contains("id=\"free-play\""), "{shown}");
    let back = format!("/organiser/group/{id}");
    let fields = [("step", "more-play"), ("target", id.as_str()), ("one", "10"), ("back", back.as_str())];
    assert_eq!(organiser.post("/organiser/step", &fields).status, 303);
    let clock = organiser.get("/wall/clock").text();
    assert!(clock.contains("\"running\":true"), "{clock}");
    let fields = [("step", "end-play"), ("target", id.as_str()), ("back", back.as_str())];
    assert_eq!(organiser.post("/organiser/step", &fields).status, 303);
    let over = until(&place, |now| now.planned_rounds(group.id) == Some(2));
    let open = over.seat_in_play(second.boards[0].first);
    assert!(open.is_some_and(|(there, seat)| there.round == 2 && seat == Seat::First), "games go on");
    // The others say who won; nobody is paired any more.
    for board in &second.boards {
        let slip = format!("{id}/2/{}/1", board.number);
        organiser.post("/arbiter/slip", &[("slip", &slip), ("key", "x"), ("result", "1-0")]);
    }
    let end = until(&place, |now| now.group(group.id).unwrap().missing_results().is_empty());
    assert!(championship::standings::is_over(&end, group.id.tournament));
    let (at, _, other) = &mut devices[0];
    let page = other.get(&address(*at)).text();
    assert!(page.contains("lugar") || page.contains("Acabou"), "{page}");
    for path in ["/wall", "/class", "/g/1.3.1", "/organiser", "/arbiter", "/find?q=aluno1", "/t/1.3"] {
        assert_eq!(organiser.get(path).status, 200, "{path}");
    }
}

#[test]
fn whoever_has_nobody_to_play_waits_on_the_own_device_and_goes_to_the_board_once_paired() {
    let place = Place::sqlite();
    championship_of(&place.location, lesson(", boards: screens"), 5);
    let first = state(&place);
    let group = first.groups().next().unwrap().clone();
    let timed = Fact::FreePlayTimed { group: group.id, until: 4_000_000_000 };
    Desk::open(&place.location, "teste").unwrap().commit(None, |_, _| Ok(vec![timed.clone()])).unwrap();
    let fair = Fair::open(&place.location, &[&[1]]);
    let odd = group.free_members()[0].entry;
    let mut waiting = Browser::new(&fair.server);
    let badge = waiting.get(&format!("/c/{odd}"));
    assert_eq!((badge.status, badge.header("location")), (303, Some(format!("/sit/{odd}").as_str())));
    let page = waiting.get(&format!("/sit/{odd}")).text();
    assert!(page.contains("à espera de um adversário") && !page.contains("data-next"), "{page}");
    // The name on the list of the class leads there, too.
    let page = fair.signed_in(1).get("/arbiter/boards").text();
    let from = page.find("<b class=\"big\">").unwrap() + 15;
    let class: String = page[from..].chars().take_while(|c| *c != '<').collect();
    let code = odd.to_string();
    let chosen = waiting.post("/class", &[("class", class.as_str()), ("code", code.as_str())]);
    let way = format!("/sit/{odd}?wait=1");
    assert_eq!((chosen.status, chosen.header("location")), (303, Some(way.as_str())), "{}", chosen.text());
    for board in &group.rounds[0].boards {
        let at = BoardPlace { group: group.id, round: 1, board: board.number };
        let mut loser = seated(&fair, board.first, at);
        seated(&fair, board.second, at);
        let page = loser.get(&address(at)).text();
        assert!(page.contains("class=\"lesson-left\">Tempo que falta: <b"), "{page}");
        assert_eq!(loser.post(&address(at), &[("act", "resign"), ("game", "1")]).status, 303);
    }
    let is_paired = |now: &Championship| now.seat_in_play(odd).is_some();
    let now = until(&place, is_paired);
    let page = waiting.get(&way).text();
    assert!(page.contains("data-next") && page.contains("Jogas contra"), "{page}");
    let went = waiting.post(&format!("/sit/{odd}"), &[]);
    let (there, _) = now.seat_in_play(odd).unwrap();
    assert_eq!((went.status, went.header("location")), (303, Some(address(there).as_str())));
}

#[test]
fn the_time_ends_it_without_anybody_asking() {
    let place = Place::sqlite();
    championship_of(&place.location, lesson(""), 4);
    let id = state(&place).groups().next().unwrap().id;
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    desk.commit(None, |_, _| Ok(vec![Fact::FreePlayTimed { group: id, until: 1_000 }])).unwrap();
    let _fair = Fair::open(&place.location, &[&[1]]);
    let over = until(&place, |now| now.planned_rounds(id).is_some());
    assert_eq!(over.planned_rounds(id), Some(1), "on wood nobody is paired by the desk");
}

#[test]
fn the_day_page_knows_free_play_and_has_its_buttons() {
    let place = Place::sqlite();
    championship_of(&place.location, lesson(""), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    let group = state(&place).groups().next().unwrap().id;
    let id = group.to_string();
    let page = organiser.get("/organiser").text();
    assert!(page.contains(&format!("id=\"free-play-{id}\"")) && page.contains("Jogam-se"), "{page}");
    assert!(!page.contains("Emparceirar e publicar a próxima ronda"), "{page}");
    let slip = format!("{id}/1/1/1");
    organiser.post("/arbiter/slip", &[("slip", slip.as_str()), ("key", "x"), ("result", "1-0")]);
    let page = organiser.get("/organiser").text();
    assert!(page.contains("Estão livres:") && page.contains("Emparceirar quem está livre"), "{page}");
    assert!(!page.contains("Emparceirar e publicar a próxima ronda"), "{page}");
    assert_eq!(organiser.post("/organiser/step", &[("step", "pair"), ("target", id.as_str())]).status, 303);
    let now = state(&place);
    let open = now.group(group).unwrap().open_boards();
    let shown: Vec<u16> = open.iter().map(|(_, board)| board.shown).collect();
    assert_eq!(shown, [1, 2], "no two open games have one number");
    let table = organiser.get(&format!("/g/{id}")).text();
    assert!(table.contains(">Partidas ganhas</abbr>") && !table.contains("BWG"), "{table}");
    // The projector has the results of all games, and not only of those paired last.
    let wall = organiser.get("/wall?show=results").text();
    assert!(wall.contains("1 partida jogada"), "{wall}");
    let (over, open) = (wall.find("class=\"value\">1-0<"), wall.find("class=\"value\"><"));
    assert!(over.is_some() && over < open, "the result comes first: {wall}");
    assert_eq!(
        organiser.post("/organiser/step", &[("step", "end-play"), ("target", id.as_str())]).status,
        303
    );
    assert_eq!(state(&place).planned_rounds(group), Some(2));
    let page = organiser.get("/organiser").text();
    assert!(page.contains("Acabou o tempo") && page.contains("Jogar mais tempo"), "{page}");
}
