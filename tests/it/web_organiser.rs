//! The organiser's day in the browser: entries, draw, rounds, corrections, qualification, paper, the log.

use championship::decisions::ties;
use championship::facts::{Fact, GamePlace, MatchResult};
use championship::store::{Desk, DeskError};

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::Browser;

fn multipart(browser: &mut Browser, file: &str) -> crate::support::web::Answer {
    let token = browser.token();
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{token}\r\n--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"l.csv\"\r\n\r\n{file}\r\n--x--\r\n"
    );
    browser.send(
        "POST",
        "/organiser/import",
        &[("Content-Type", "multipart/form-data; boundary=x")],
        body.as_bytes(),
    )
}

#[test]
fn the_first_page_names_the_one_next_step_of_every_hour() {
    use crate::support::final_day::{self, Hour};
    use championship::decisions::{NextStep, next_step};
    let next = |hour| next_step(&final_day::championship(60, hour));
    let NextStep::Draw(drawable) = next(Hour::Entered) else { panic!("{:?}", next(Hour::Entered)) };
    let NextStep::Wait(boards) = next(Hour::FirstRound) else { panic!("{:?}", next(Hour::FirstRound)) };
    let entered = final_day::championship(60, Hour::Entered);
    let with_entries = entered
        .tournaments()
        .filter(|tournament| entered.entries().any(|entry| entry.code.tournament == tournament.id));
    assert_eq!(drawable, with_entries.count());
    let first = final_day::championship(60, Hour::FirstRound);
    assert_eq!(boards, first.groups().map(|group| group.missing_results().len()).sum::<usize>());
    assert!(matches!(next(Hour::Morning), NextStep::Settle(_)), "{:?}", next(Hour::Morning));
    assert_eq!(next(Hour::Evening), NextStep::Over);
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let next = |page: &str| {
        let rest = page.split("class=\"card next\"").nth(1).unwrap();
        rest.split("</section>").next().unwrap().to_owned()
    };
    let waiting = next(&organiser.get("/organiser").text());
    assert!(waiting.contains("Esperar por 6 resultados.") && !waiting.contains("<button"), "{waiting}");
    assert_eq!(
        organiser
            .post("/organiser/step", &[("step", "annul-round"), ("target", "1.3.1"), ("reason", "engano")])
            .status,
        303
    );
    assert!(next(&organiser.get("/organiser").text()).contains("value=\"pair\""));
}

#[test]
fn a_list_is_shown_with_its_problems_before_anything_is_taken() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let list = "Nome;Escola;Localidade;Ano;Ciclo;Jogo\nRita Nova;Escola Nova;Faro;3;1;Semáforo\nRui Mau;Escola Nova;Faro;3;1;Xadrez\n";
    let page = multipart(&mut organiser, list);
    let text = page.text();
    assert!(page.status == 200 && text.contains("Xadrez") && text.contains("linha 3"), "{text}");
    let count = || Desk::open(&place.location, "t").unwrap().championship().entries().count();
    assert_eq!(count(), 12);
    let id = text.split("name=\"id\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(organiser.post("/organiser/import/take", &[("id", &id)]).status, 409);
    assert_eq!(
        organiser.post("/organiser/import/take", &[("id", &id), ("skip_bad", "1"), ("accept", "1")]).status,
        303
    );
    assert_eq!(count(), 13);
    assert_eq!(organiser.post("/organiser/import/take", &[("id", "nada")]).status, 410);
    let added = organiser.post(
        "/organiser/entries/add",
        &[
            ("name", "Zé Tarde"),
            ("school", "EB de Outro Lado"),
            ("town", "Beja"),
            ("year", "4"),
            ("tournament", "1.1"),
            ("accept", "1"),
        ],
    );
    assert_eq!(added.status, 303, "{}", added.text());
    assert!(organiser.get("/organiser/entries?q=tarde").text().contains("Zé Tarde"));
    let code = organiser.get("/organiser/entries?q=tarde").text();
    let code = code.split("name=\"code\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(
        organiser
            .post(
                "/organiser/entries/status",
                &[("code", &code), ("step", "withdraw"), ("reason", "adoeceu")]
            )
            .status,
        303
    );
    assert!(organiser.get("/organiser/entries?q=tarde").text().contains("Readmitir"));
    // Those who are counted here and not on the first page are named.
    assert!(organiser.get("/organiser/entries").text().contains("1 desistiu"));
    assert!(organiser.get("/organiser/template.xlsx").body.starts_with(b"PK"));
}

#[test]
fn a_whole_tournament_is_run_from_the_page_to_the_papers() {
    let place = Place::sqlite();
    championship(&place.location, 24);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let said =
        |answer: &crate::support::web::Answer| answer.header("location").unwrap_or_default().to_owned();
    let score = |browser: &mut Browser| {
        let desk = Desk::open(&place.location, "t").unwrap();
        let mut slips = Vec::new();
        for group in desk.championship().groups() {
            for (round, board) in group.missing_results() {
                slips.push(GamePlace { group: group.id, round, board, game: 1 });
            }
        }
        for GamePlace { group, round, board, .. } in slips {
            let slip = format!("{group}/{round}/{board}/1");
            let result = if board % 2 == 1 { "1-0" } else { "0-1" };
            let answer = browser.post("/arbiter/slip", &[("slip", &slip), ("key", "k"), ("result", result)]);
            assert_eq!(answer.status, 303, "{slip}");
        }
    };
    let page = organiser.get("/organiser").text();
    assert!(
        page.contains("O que falta") && page.contains("href=\"/organiser/group/1.3.1\">Rastros, 1.º ciclo<"),
        "{page}"
    );
    // Who is waited for has a name, and only what can be done has a button.
    let desk = Desk::open(&place.location, "t").unwrap();
    let board = &desk.championship().groups().next().unwrap().rounds[0].boards[0];
    let name = desk.championship().entry(board.first).unwrap().contestant.name.clone().unwrap();
    assert!(page.contains(&name), "{name}: {page}");
    assert!(page.contains("href=\"/arbiter\">Introduzir resultados"), "{page}");
    assert!(!page.contains("value=\"pair\"") && !page.contains("value=\"settle\""), "{page}");
    assert!(!organiser.get("/organiser/group/1.3.1").text().contains("value=\"pair\""));
    drop(desk);
    let waiting = organiser.post("/organiser/step", &[("step", "pair"), ("key", "w")]);
    assert!(said(&waiting).contains("grupos%20ainda%20est"), "{}", said(&waiting));
    for round in 1..=4 {
        score(&mut organiser);
        // The boards stay, so that the last result can be taken back, and the way on is named.
        let page = organiser.get("/arbiter").text();
        assert!(page.contains("Anular") && page.contains("Tudo escrito: o próximo passo"), "{page}");
        if round < 4 {
            let target = if round == 1 { "1.3" } else { "" };
            let paired = organiser.post(
                "/organiser/step",
                &[("step", "pair"), ("target", target), ("key", &format!("r{round}"))],
            );
            assert!(
                said(&paired).contains(&format!("Ronda%20{}%20publicada%20em%202%20grupos", round + 1)),
                "{}",
                said(&paired)
            );
            // The same form sent twice is one round.
            organiser.post(
                "/organiser/step",
                &[("step", "pair"), ("target", target), ("key", &format!("r{round}"))],
            );
        }
    }
    let page = organiser.get("/organiser").text();
    assert!(page.contains("value=\"settle\"") && !page.contains("value=\"pair\""), "{page}");
    let papers = |browser: &mut Browser| {
        let page = browser.get("/organiser/print").text();
        let cards = page.split("<ul class=\"cards\">").nth(1).unwrap().to_owned();
        let name = |card: &str| card.split(".pdf").next().unwrap().to_owned();
        cards.split("/organiser/print/").skip(1).take(3).map(name).collect::<Vec<_>>()
    };
    assert_eq!(papers(&mut organiser)[0], "entries");
    let desk = Desk::open(&place.location, "t").unwrap();
    assert!(desk.championship().groups().all(|group| group.rounds.len() == 4));
    // A correction of an early round, from the organiser's page of the group.
    let board = organiser.get("/organiser/group/1.3.1").text();
    assert!(board.contains("1.3.1/1/1/1"));
    let fixed = organiser.post(
        "/arbiter/slip",
        &[
            ("slip", "1.3.1/1/1/1"),
            ("key", "c"),
            ("was", "1-0"),
            ("result", "0-1"),
            ("reason", "boletim trocado"),
            ("back", "/organiser/group/1.3.1"),
        ],
    );
    let to = fixed.header("location").unwrap_or_default().to_owned();
    assert!(fixed.status == 303 && to.starts_with("/organiser/group/1.3.1?said="), "{to}");
    // What it changed is said where one was.
    assert!(
        organiser
            .get(&to)
            .text()
            .contains("do grupo 1.3.1 foi emparceirada com o resultado antigo e fica assim")
    );
    let settled = organiser.post("/organiser/step", &[("step", "settle"), ("key", "s")]);
    assert!(said(&settled).contains("Apurados"), "{}", said(&settled));
    let drawn = organiser.post("/organiser/step", &[("step", "draw"), ("target", "1.3"), ("key", "d")]);
    assert!(said(&drawn).contains("Sorteado"), "{}", said(&drawn));
    for round in 0..5 {
        organiser
            .post("/organiser/step", &[("step", "pair"), ("target", "1.3"), ("key", &format!("f{round}"))]);
        score(&mut organiser);
    }
    assert_eq!(papers(&mut organiser), ["certificates", "diplomas", "final"]);
    let mut public = Browser::new(&fair.server);
    assert!(public.get("/t/1.3").text().contains("Classificação final"));
    assert!(public.get("/schools").text().contains("EB de Vale"));
    assert!(public.get("/wall").text().contains("Rastros"));
    for what in [
        "entries",
        "groups",
        "badges",
        "doors",
        "signs",
        "pairings",
        "names",
        "slips",
        "scores",
        "results",
        "wallcharts",
        "crosstables",
        "prizes",
        "schools",
        "certificates",
        "diplomas",
        "summary",
    ] {
        let answer = organiser.get(&format!("/organiser/print/{what}.pdf?of=1.3"));
        assert!(answer.status == 200 && answer.body.starts_with(b"%PDF"), "{what}: {}", answer.status);
        assert_eq!(answer.header("content-type"), Some("application/pdf"));
    }
    let log = organiser.get("/organiser/log").text();
    for text in ["boletim trocado", "apurou", "sorteou", "publicou", "Olga Organiza"] {
        assert!(log.contains(text), "{text}");
    }
    let desk = Desk::open(&place.location, "t").unwrap();
    let group = desk.championship().find_group("1.3.1").unwrap();
    let history = desk.championship().group(group).unwrap().rounds[0].boards[0].games[0].clone();
    assert_eq!((history.current(), history.entries().len()), (Some(MatchResult::SecondWins), 2));
    assert_eq!(organiser.post("/organiser/step", &[("step", "close"), ("target", "1.3")]).status, 303);
    let closed = organiser.post(
        "/arbiter/slip",
        &[("slip", "1.3.1/1/2/1"), ("was", "0-1"), ("result", "1-0"), ("reason", "x")],
    );
    assert_eq!(closed.status, 409);
    // What is closed is called so, is not closed twice, and leads to its places; it is opened again on its own page.
    let day = organiser.get("/organiser").text();
    let row = day.split("<tr>").find(|row| row.contains("/organiser/tournament/1.3")).expect("its row");
    assert!(
        row.contains("fechado") && row.contains("Classificação final") && !row.contains("value=\"close\"")
    );
    let own = organiser.get("/organiser/tournament/1.3").text();
    assert!(own.contains("<details id=\"rare\" open>") && own.contains("Reabrir o torneio"));
}

#[test]
fn a_round_is_changed_on_its_page_once_the_cost_was_read() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let boards = || {
        let desk = Desk::open(&place.location, "t").unwrap();
        let group = desk.championship().find_group("1.3.1").unwrap();
        let round = desk.championship().group(group).unwrap().rounds[0].clone();
        round
            .boards
            .iter()
            .map(|board| [board.first.to_string(), board.second.to_string()])
            .collect::<Vec<_>>()
    };
    let before = boards();
    let back = "/organiser/group/1.3.1";
    let (one, other) = (before[0][0].clone(), before[1][1].clone());
    let exchange =
        [("step", "exchange"), ("target", "1.3.1"), ("back", back), ("one", &one), ("other", &other)];
    let asked = organiser.post("/organiser/step", &exchange);
    let text = asked.text();
    assert!(asked.status == 200 && text.contains("Antes de trocar"), "{text}");
    assert!(text.contains("name=\"sure\" value=\"1\"") && text.contains("trocam de lugar"));
    assert_eq!(boards(), before, "nothing is changed before it is confirmed");
    let mut sure = exchange.to_vec();
    sure.push(("sure", "1"));
    let refused = organiser.post("/organiser/step", &sure);
    assert_eq!(refused.status, 409, "a reason is missing");
    assert!(refused.text().contains("notice bad") && refused.text().contains("Trocar na última ronda"));
    sure.push(("reason", "são irmãos"));
    let done = organiser.post("/organiser/step", &sure);
    assert_eq!(done.status, 303, "{}", done.text());
    assert!(done.header("location").unwrap().starts_with(back));
    assert!(organiser.get(done.header("location").unwrap()).text().contains("ficou como pediu"));
    let after = boards();
    assert_eq!((&after[0][0], &after[1][1]), (&other, &one));
    let sides = [
        ("step", "sides"),
        ("target", "1.3.1"),
        ("back", back),
        ("board", "3"),
        ("sure", "1"),
        ("reason", "enganei-me"),
    ];
    assert_eq!(organiser.post("/organiser/step", &sides).status, 303);
    assert_eq!(boards()[2], [after[2][1].clone(), after[2][0].clone()]);
}

#[test]
fn ties_and_who_goes_on_are_settled_and_taken_back_on_their_pages() {
    let place = Place::sqlite();
    championship(&place.location, 24);
    let mut desk = Desk::open(&place.location, "t").unwrap();
    for round in 1..=4 {
        if round > 1 {
            crate::support::fair::next_round(&mut desk);
        }
        desk.commit(None, |state, stamp| {
            let open = state.groups().flat_map(|group| {
                let missing = group.missing_results().into_iter();
                missing.map(|(round, board)| GamePlace { group: group.id, round, board, game: 1 })
            });
            let entered = open.map(|place| Fact::ResultEntered {
                place,
                result: if place.board % 2 == 1 { MatchResult::FirstWins } else { MatchResult::SecondWins },
                record: None,
                stamp: stamp.clone(),
            });
            Ok::<_, DeskError>(entered.collect())
        })
        .unwrap();
    }
    let (group, tied) = desk
        .championship()
        .groups()
        .find_map(|group| Some((group.id, ties(desk.championship(), group.id).into_iter().next()?)))
        .expect("a tie in four rounds of these results");
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let page = format!("/organiser/group/{group}");
    let rank = |desk: &mut Desk, code| {
        desk.refresh().unwrap();
        let table = championship::standings::of_group(desk.championship(), group).unwrap();
        table.lines.iter().find(|line| line.entry == code).unwrap().rank
    };
    let first = rank(&mut desk, tied[0]);
    assert!(organiser.get("/organiser/tournament/1.3").text().contains(&format!("{page}#ties")));
    assert!(organiser.get(&page).text().contains("Registar o desempate jogado"));
    // The play-off turned them round.
    let order: Vec<String> = tied.iter().rev().map(ToString::to_string).collect();
    let places: Vec<String> = (1..=order.len()).map(|place| format!("place{place}")).collect();
    let target = group.to_string();
    let mut fields = vec![("step", "play-off"), ("target", target.as_str()), ("back", page.as_str())];
    fields.extend(places.iter().map(String::as_str).zip(order.iter().map(String::as_str)));
    // The same pupil twice is refused on the page.
    let mut twice = fields.clone();
    twice.last_mut().unwrap().1 = &order[0];
    let refused = organiser.post("/organiser/step", &twice);
    assert!(refused.status == 409 && refused.text().contains("notice bad"), "{}", refused.text());
    assert_eq!(organiser.post("/organiser/step", &fields).status, 303);
    assert_eq!(rank(&mut desk, tied[0]), first + tied.len() - 1);
    // The decision is opened again by who saw it as it is, with a reason, once.
    let decided = organiser.get(&page).text();
    assert!(decided.contains("Empates decididos") && decided.contains("por desempate jogado"), "{decided}");
    let seen = order.join(",");
    assert!(decided.contains(&format!("name=\"one\" value=\"{seen}\"")), "{decided}");
    let other: Vec<&str> = order.iter().rev().map(String::as_str).collect();
    let other = other.join(",");
    let mut reopen = |one: &str, reason: &str| {
        let back = ("back", page.as_str());
        let all =
            [("step", "reopen-tie"), ("target", target.as_str()), back, ("one", one), ("reason", reason)];
        organiser.post("/organiser/step", &all)
    };
    for (one, reason, said) in
        [(seen.as_str(), "", "notice bad"), (other.as_str(), "engano", "o último empate decidido é outro")]
    {
        let refused = reopen(one, reason);
        assert!(refused.status == 409 && refused.text().contains(said), "{}", refused.text());
        assert!(refused.text().contains("Empates decididos"), "the page where one was");
    }
    assert_eq!(reopen(&seen, "mal escrito").status, 303);
    let again = reopen(&seen, "mal escrito");
    assert!(again.status == 409 && again.text().contains("já foi aberto outra vez"), "{}", again.text());
    assert_eq!(rank(&mut desk, tied[0]), first);
    assert_eq!(organiser.post("/organiser/step", &fields).status, 303);
    // Who goes on, somebody instead of somebody else, and back again.
    let tournament = "/organiser/tournament/1.3";
    let step = |organiser: &mut Browser, fields: &[(&str, &str)]| {
        let mut all = vec![("target", "1.3"), ("back", tournament)];
        all.extend_from_slice(fields);
        organiser.post("/organiser/step", &all)
    };
    assert_eq!(step(&mut organiser, &[("step", "settle")]).status, 303);
    let qualified = |desk: &mut Desk| {
        desk.refresh().unwrap();
        let stage = desk.championship().tournament(group.tournament).unwrap().stages[0].clone();
        stage.qualified.unwrap_or_default().iter().map(|one| one.entry.to_string()).collect::<Vec<_>>()
    };
    let settled = qualified(&mut desk);
    assert!(organiser.get(tournament).text().contains("Apurados para a fase seguinte"));
    // Nobody opens a tie by which somebody goes on already: the way back is named.
    let decided = organiser.get(&page).text();
    assert!(decided.contains(&format!("{tournament}#rare")) && !decided.contains("reopen-tie"), "{decided}");
    let replaced = step(
        &mut organiser,
        &[("step", "replace"), ("one", &settled[0]), ("other", ""), ("reason", "vai de férias")],
    );
    assert_eq!(replaced.status, 303, "{}", replaced.text());
    let now = qualified(&mut desk);
    assert!(now.len() == settled.len() && !now.contains(&settled[0]));
    assert_eq!(step(&mut organiser, &[("step", "unsettle")]).status, 409, "a reason is missing");
    assert_eq!(step(&mut organiser, &[("step", "unsettle"), ("reason", "engano")]).status, 303);
    assert_eq!(qualified(&mut desk), Vec::<String>::new());
}

#[test]
fn who_waits_is_shown_in_line_on_every_page_and_gets_a_place_when_one_is_free() {
    let place = Place::sqlite();
    let text = "extends: turma\nname: Prova\nlimits: { per tournament: 4 }\nwaiting list: kept\nquotas: [{ most: 9 }]\n";
    let wished = championship::regulations::parse("x.yaml", text).unwrap();
    Desk::create(&place.location, "Prova", wished, "teste").unwrap();
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    for name in ["Ana Sá", "Rui Dó", "Eva Mi", "Zé Fá", "Ivo Sol", "Lia Si"] {
        let fields =
            [("name", name), ("school", "EB"), ("year", "4"), ("tournament", "1.1"), ("accept", "1")];
        let answer = organiser.post("/organiser/entries/add", &fields);
        assert_eq!(answer.status, 303, "{}", answer.text());
        let told = organiser.get(answer.header("location").unwrap()).text();
        assert_eq!(
            told.to_lowercase().contains("em lista de espera com o código"),
            ["Ivo Sol", "Lia Si"].contains(&name)
        );
    }
    let page = organiser.get("/organiser/entries").text();
    for (count, words) in
        [(1, "em lista de espera, n.º 1"), (1, "em lista de espera, n.º 2"), (0, ">desistiu")]
    {
        assert_eq!(page.matches(words).count(), count, "{words}: {page}");
    }
    let code = |name: &str| {
        let before = page.split(&format!("<b>{name}</b>")).next().unwrap();
        before.rsplit("/organiser/entry/").next().unwrap().split('"').next().unwrap().to_owned()
    };
    let (second, last) = (code("Ivo Sol"), code("Lia Si"));
    for address in [format!("/p/{last}"), format!("/organiser/entry/{last}"), "/organiser/checkin".to_owned()]
    {
        let page = organiser.get(&address).text();
        assert!(
            page.contains("em lista de espera, n.º 2") && !page.contains("desistiu"),
            "{address}: {page}"
        );
    }
    assert!(organiser.get("/find?q=Lia").text().contains("em lista de espera, n.º 2"));
    // While all places are taken nobody gets one; when somebody leaves, whoever the organiser says.
    let admit = |organiser: &mut Browser, code: &str| {
        organiser.post("/organiser/entries/status", &[("code", code), ("step", "admit")])
    };
    assert_ne!(admit(&mut organiser, &second).status, 303);
    let leaves = [("code", code("Ana Sá")), ("step", "withdraw".into()), ("reason", "doente".into())];
    let leaves: Vec<(&str, &str)> = leaves.iter().map(|(key, value)| (*key, value.as_str())).collect();
    assert_eq!(organiser.post("/organiser/entries/status", &leaves).status, 303);
    assert_eq!(admit(&mut organiser, &second).status, 303);
    let page = organiser.get("/organiser/entries").text();
    assert_eq!(page.matches("em lista de espera, n.º 1").count(), 1, "{page}");
    // Twice changes nothing.
    assert_eq!(admit(&mut organiser, &second).status, 303);
    let desk = Desk::open(&place.location, "teste").unwrap();
    assert_eq!(championship::decisions::waiting(desk.championship(), None).len(), 1);
}
