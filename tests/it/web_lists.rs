//! Lists corrected where they stand, presences, and a round that is looked at before it is published.

use championship::facts::TournamentId;
use championship::store::Desk;

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::{Answer, Browser};

fn sent(browser: &mut Browser, list: &str) -> Answer {
    let token = browser.token();
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{token}\r\n--x\r\nContent-Disposition: \
         form-data; name=\"file\"; filename=\"l.csv\"\r\n\r\n{list}\r\n--x--\r\n"
    );
    let kind = [("Content-Type", "multipart/form-data; boundary=x")];
    browser.send("POST", "/organiser/import", &kind, body.as_bytes())
}

fn pasted(browser: &mut Browser, list: &str, more: &[(&str, &str)]) -> Answer {
    let token = browser.token();
    let mut body = String::new();
    for (name, text) in [("csrf", token.as_str()), ("text", list)].iter().chain(more) {
        body += &format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n");
    }
    body += "--x--\r\n";
    let kind = [("Content-Type", "multipart/form-data; boundary=x")];
    browser.send("POST", "/organiser/import", &kind, body.as_bytes())
}

/// Returns a hidden field of a page.
fn field(page: &str, name: &str) -> String {
    let start = format!("name=\"{name}\" value=\"");
    page.split(&start)
        .nth(1)
        .unwrap_or_else(|| panic!("{name}: {page}"))
        .split('"')
        .next()
        .unwrap()
        .to_owned()
}

/// Returns the numbers at the head of a preview: new, changed, the same, refused, warnings.
fn figures(page: &str) -> Vec<u32> {
    let part = page.split("class=\"figures\"").nth(1).unwrap().split("<form").next().unwrap();
    let cells = part.split("</b>").filter_map(|cell| cell.rsplit('>').next()?.parse().ok());
    cells.collect()
}

#[test]
fn a_list_taken_along_and_brought_back_changes_nothing() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    for names in ["full", "short", "code"] {
        let list = organiser.get(&format!("/organiser/export/entries.csv?names={names}")).text();
        let page = sent(&mut organiser, list.trim_start_matches('\u{feff}'));
        assert_eq!(page.status, 200, "{names}: {}", page.text());
        assert_eq!(figures(&page.text())[..4], [0, 0, 12, 0], "{names}");
    }
    // What a list does not have it does not blank, and a real correction is one.
    let page = sent(&mut organiser, "Código;Nome\n001.1.3;\n002.1.3;Rui Certo\n").text();
    assert_eq!(figures(&page)[..4], [0, 1, 1, 0], "{page}");
}

#[test]
fn a_list_is_corrected_where_it_stands_and_nothing_is_chosen_twice() {
    let place = Place::sqlite();
    championship(&place.location, 2);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    // Columns that nobody can know, a school that looks like another, a year that is none, a row too many.
    let list = "Criança;Onde anda;Idade;Jogo\nAna Sá;EB de Vale 1;3;Semáforo\nRui Sá;Escola Básica Vale 2;x;Semáforo\n\
                Total;;;\n";
    let page = sent(&mut organiser, list);
    let (text, id) = (page.text(), field(&page.text(), "id"));
    assert!(text.contains("Criança") && text.contains("name=\"column1\""), "{text}");
    let fields = [
        ("id", id.as_str()),
        ("step", "look"),
        ("column0", "0"),
        ("column1", "1"),
        ("column2", "3"),
        ("column3", "5"),
        ("c2-2", "4"),
        ("drop3", "1"),
    ];
    let text = organiser.post("/organiser/import/take", &fields).text();
    assert_eq!(figures(&text)[3], 0, "nothing is refused any more: {text}");
    assert!(text.contains("Escolas parecidas") && text.contains("EB de Vale 2"), "{text}");
    let refused = organiser.post("/organiser/import/take", &[("id", &id), ("step", "take")]);
    assert_eq!(refused.status, 409, "a doubt is answered first");
    let same = [
        ("id", id.as_str()),
        ("step", "take"),
        ("written0", "Escola Básica Vale 2"),
        ("same0", "EB de Vale 2"),
        ("accept", "1"),
    ];
    let text = organiser.post("/organiser/import/take", &same).text();
    assert!(!text.contains("Escolas parecidas"), "{text}");
    let taken = organiser.post("/organiser/import/take", &[("id", &id), ("step", "take"), ("accept", "1")]);
    assert_eq!(taken.status, 303, "{}", taken.text());
    let desk = Desk::open(&place.location, "t").unwrap();
    assert_eq!(desk.championship().schools().count(), 2, "no school was made twice");
    let semaforo = TournamentId { cycle: 1, game: 1 };
    assert_eq!(desk.championship().entries_of(semaforo).len(), 2);
    // What was pasted and given is still there after a refusal.
    let again = pasted(&mut organiser, " ", &[("school", "EB de Cima"), ("year", "4")]);
    assert!(again.status == 400 && again.text().contains("value=\"EB de Cima\""), "{}", again.text());
    let wrong = [("name", "Zé Só"), ("school", ""), ("year", "99"), ("tournament", "1.1")];
    let again = organiser.post("/organiser/entries/add", &wrong);
    assert!(again.status >= 400 && again.text().contains("value=\"Zé Só\""), "{}", again.text());
}

#[test]
fn a_pupil_written_twice_is_doubted() {
    let place = Place::sqlite();
    championship(&place.location, 1);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let list = "Nome;Escola;Ano;Jogo\nAna Maria Silva;4.º A;3;Semáforo\nAna S.;4ºA;3;Semáforo\n";
    let page = sent(&mut organiser, list).text();
    assert!(page.contains("parece ser Ana Maria Silva"), "{page}");
    assert!(!page.contains("Escolas parecidas"), "4ºA is 4.º A: {page}");
}

#[test]
fn a_pupil_twice_in_a_list_is_told_in_a_whole_sentence_and_was_not_entered_before() {
    let place = Place::sqlite();
    championship(&place.location, 1);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let list = "Nome;Escola;Ano;Jogo\nAna Sá;EB de Cima;3;Semáforo\nAna Sá;EB de Cima;3;Semáforo\n";
    let page = sent(&mut organiser, list).text();
    assert!(page.contains("distinga-os por outro apelido ou pela turma"), "{page}");
    assert!(page.contains("<li class=\"doubtful\">"), "a warning has its colour: {page}");
    assert_eq!(figures(&page)[..5], [1, 0, 0, 0, 1], "{page}");
}

#[test]
fn the_cell_that_is_wrong_is_marked_and_what_holds_for_all_is_said() {
    let place = Place::sqlite();
    championship(&place.location, 1);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let page = sent(&mut organiser, "Nome;Escola;Ano;Jogo\nAna Sá;EB de Cima;x;Semáforo\n").text();
    assert!(page.contains("class=\"fault\" aria-invalid=\"true\" name=\"c1-2\""), "{page}");
    assert_eq!(page.matches("class=\"fault\"").count(), 1, "{page}");
    let page = pasted(&mut organiser, "Ana Sá\nRui Sá", &[("school", "EB de Cima"), ("year", "3")]).text();
    assert!(page.contains("Todos ficam em: EB de Cima · ano 3."), "{page}");
}

#[test]
fn whoever_does_not_come_misses_the_round_and_comes_back_with_a_tap() {
    let place = Place::sqlite();
    championship(&place.location, 6);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let page = organiser.get("/organiser/checkin").text();
    assert_eq!(figures(&page), [0, 6], "{page}");
    for code in ["001.1.3", "002.1.3", "3.1.3"] {
        let came = organiser.post("/organiser/checkin", &[("step", "came"), ("codes", code)]);
        assert_eq!(came.status, 303, "{}", came.text());
    }
    let wrong = organiser.post("/organiser/checkin", &[("step", "came"), ("codes", "999.9.9")]);
    assert!(
        wrong.status == 400 && wrong.text().contains("Ninguém tem este nome nem este código"),
        "{}",
        wrong.text()
    );
    organiser.post("/organiser/checkin", &[("step", "away"), ("codes", "003.1.3")]);
    assert_eq!(figures(&organiser.get("/organiser/checkin").text()), [2, 4]);
    assert_eq!(organiser.post("/organiser/checkin", &[("step", "close")]).status, 303);
    let absent = || {
        let desk = Desk::open(&place.location, "t").unwrap();
        let group = desk.championship().groups().next().unwrap().clone();
        group.members.iter().filter(|member| member.absences.contains(&2)).count()
    };
    assert_eq!(absent(), 4, "the first round is out, so they miss the second");
    organiser.post("/organiser/checkin", &[("step", "came"), ("codes", "004.1.3")]);
    assert_eq!(absent(), 3, "who comes late is not absent any more");
    // One by one, on the pupil's page.
    let path = "/organiser/entry/005.1.3/absence";
    assert_eq!(
        organiser.post(path, &[("step", "cancel"), ("round", "2")]).status,
        409,
        "not without a reason"
    );
    let cancel = [("step", "cancel"), ("round", "2"), ("reason", "veio")];
    assert_eq!(organiser.post(path, &cancel).status, 303);
    assert_eq!(absent(), 2);
}

/// Chooses English on a page, and goes where that leads, as browsers do.
fn in_english(browser: &mut Browser, page: &str) -> (String, Answer) {
    let link = page.split("href=\"/language/en?").nth(1).unwrap().split('"').next().unwrap();
    let mut answer = browser.get(&format!("/language/en?{link}"));
    let mut path = String::new();
    for _ in 0..5 {
        let Some(to) = answer.header("location").map(str::to_owned) else { break };
        answer = browser.get(&to);
        path = to;
    }
    (path, answer)
}

#[test]
fn another_language_leads_from_any_answer_to_a_page_that_is_there() {
    let place = Place::sqlite();
    championship(&place.location, 6);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    // The list that was looked at is found again.
    let page = pasted(&mut organiser, "Nome\nRita Abreu", &[]).text();
    assert!(page.contains("Antes de inscrever"), "{page}");
    let (path, answer) = in_english(&mut organiser, &page);
    let page = answer.text();
    assert!(answer.status == 200 && page.contains("Rita Abreu"), "{path}: {page}");
    assert!(page.contains("<html lang=\"en\""), "{page}");
    organiser.get("/language/pt");
    // What was said in one language is not said again on a page in another.
    let absence = [("step", "announce"), ("round", "2")];
    let done = organiser.post("/organiser/entry/005.1.3/absence", &absence);
    let to = done.header("location").expect("somewhere to go").to_owned();
    let page = organiser.get(&to).text();
    assert!(page.contains("notice good"), "{page}");
    let (path, answer) = in_english(&mut organiser, &page);
    assert_eq!((path.as_str(), answer.status), ("/organiser/entry/005.1.3", 200));
    assert!(!answer.text().contains("notice good"));
    organiser.get("/language/pt");
    // A refusal stands where only a form is sent to.
    let refused = organiser.post("/organiser/entry/005.1.3/absence", &[("step", "cancel"), ("round", "2")]);
    assert!(refused.text().contains("href=\"/language/en?"), "{}: {}", refused.status, refused.text());
    let (path, answer) = in_english(&mut organiser, &refused.text());
    assert_eq!((path.as_str(), answer.status), ("/organiser/entry/005.1.3", 200));
}

#[test]
fn a_round_is_proposed_changed_and_published() {
    let place = Place::sqlite();
    championship(&place.location, 8);
    let mut desk = Desk::open(&place.location, "t").unwrap();
    // The round under way is finished first.
    desk.commit(None, |state, stamp| {
        let group = state.groups().next().unwrap();
        let facts = group.rounds[0].boards.iter().map(|board| championship::facts::Fact::ResultEntered {
            place: championship::facts::GamePlace { group: group.id, round: 1, board: board.number, game: 1 },
            result: championship::facts::MatchResult::FirstWins,
            record: None,
            stamp: stamp.clone(),
        });
        Ok(facts.collect())
    })
    .unwrap();
    drop(desk);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    let rounds = || {
        let desk = Desk::open(&place.location, "t").unwrap();
        desk.championship().groups().next().unwrap().rounds.clone()
    };
    assert!(organiser.get("/organiser").text().contains("/organiser/propose"));
    let page = organiser.get("/organiser/propose").text();
    assert!(page.contains("Ainda ninguém vê isto"), "{page}");
    assert_eq!(rounds().len(), 1, "a proposal is no round");
    let (seed, group) = (field(&page, "seed"), "1.3.1");
    let codes: Vec<String> = page
        .split("<select name=\"one\"")
        .nth(1)
        .unwrap()
        .split("</select>")
        .next()
        .unwrap()
        .split("value=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect();
    // Another proposal is another one, or is said not to exist.
    let boards =
        |page: &str| page.split("<tbody>").nth(1).unwrap().split("</tbody>").next().unwrap().to_owned();
    let again = organiser.post("/organiser/propose", &[("step", "again"), ("seed", &seed)]).text();
    let is_same = boards(&again) == boards(&page);
    assert_eq!(again.contains("Não há outra proposta tão boa"), is_same, "{again}");
    let exchange = [
        ("step", "exchange"),
        ("seed", seed.as_str()),
        ("group", group),
        ("one", codes[1].as_str()),
        ("other", codes[3].as_str()),
    ];
    let page = organiser.post("/organiser/propose", &exchange).text();
    assert!(page.contains("Trocas feitas"), "{page}");
    let (changes, mark) = (field(&page, "changes"), field(&page, "mark"));
    let again = [("step", "again"), ("seed", seed.as_str()), ("changes", changes.as_str())];
    let again = organiser.post("/organiser/propose", &again).text();
    assert!(boards(&again) != boards(&page) && !again.contains("Trocas feitas"), "{again}");
    let publish = |mark: &str| {
        [("step", "publish"), ("seed", seed.as_str()), ("changes", changes.as_str()), ("mark", mark)]
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
    };
    let post = |organiser: &mut Browser, fields: &[(String, String)]| {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, text)| (&name[..], &text[..])).collect();
        organiser.post("/organiser/propose", &fields)
    };
    let stale = post(&mut organiser, &publish("0"));
    assert!(
        stale.status == 409 && stale.text().contains("a proposta já não é a que viu"),
        "{}",
        stale.text()
    );
    assert_eq!(rounds().len(), 1);
    assert_eq!(post(&mut organiser, &publish(&mark)).status, 303);
    let published = rounds();
    assert_eq!(published.len(), 2);
    let plays = |code: &str| {
        let code = code.parse().unwrap();
        published[1].board_of(code).unwrap().opponent_of(code).unwrap().to_string()
    };
    assert_eq!((plays(&codes[0]), plays(&codes[2])), (codes[3].clone(), codes[1].clone()), "exchanged");
    // Why, in words, for every board.
    let why = organiser.get("/organiser/why/1.3.1/2").text();
    assert_eq!(why.matches("<section class=\"card\">").count(), 4, "{why}");
    assert_eq!(organiser.get("/organiser/why/1.3.1/9").status, 404);
    // What is waited for is named.
    let day = organiser.get("/organiser").text();
    assert!(day.contains("Espera-se por") && day.contains("mesa 1 (4)"), "{day}");
    assert_eq!(fair.signed_in(1).get("/organiser/propose").status, 403);
}

#[test]
fn an_arbiter_without_tables_chooses_them_and_sees_a_part_of_a_long_one() {
    let place = Place::sqlite();
    let wished = "extends: escola\nstages:\n  - { name: torneio, play: swiss in 5 rounds }\n";
    let wished = championship::regulations::parse("x.yaml", wished).unwrap();
    crate::support::fair::championship_of(&place.location, wished, 17);
    let fair = Fair::open(&place.location, &[&[]]);
    let mut arbiter = fair.signed_in(1);
    let page = arbiter.get("/arbiter").text();
    assert!(page.contains("Quais são as suas mesas?") && page.contains("name=\"table1\""), "{page}");
    assert_eq!(arbiter.post("/arbiter/tables", &[]).status, 400);
    assert_eq!(arbiter.post("/arbiter/tables", &[("table1", "1"), ("table99", "1")]).status, 303);
    let page = arbiter.get("/arbiter").text();
    assert_eq!(page.matches("<article class=\"board").count(), 8, "a Swiss of 17 has eight boards");
    assert!(!page.contains("Quais são as suas mesas?"));
    let part = arbiter.get("/arbiter?boards=1-3,%207").text();
    assert_eq!(part.matches("<article class=\"board").count(), 4);
    assert_eq!(arbiter.post("/arbiter/tables", &[("table1", "1")]).status, 404, "who has tables keeps them");
}

#[test]
fn a_pupil_goes_to_another_school_or_game_on_their_page() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let page = organiser.get("/organiser/entry/005.1.3").text();
    let value = |name: &str| {
        let rest = page.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
        rest.split('"').next().unwrap().to_owned()
    };
    let (name, year) = (value("was_name"), value("was_year"));
    let sent = |organiser: &mut Browser, more: &[(&str, &str)]| {
        let mut fields = vec![
            ("name", name.as_str()),
            ("year", year.as_str()),
            ("was_name", name.as_str()),
            ("was_year", year.as_str()),
            ("tournament", "1.3"),
        ];
        fields.extend(more);
        organiser.post("/organiser/entry/005.1.3", &fields)
    };
    // Without a reason it is refused, and nothing that was typed is lost.
    let refused = sent(&mut organiser, &[("new_school", "Escola das Ilhas")]);
    assert!(refused.status >= 400 && refused.text().contains("Escola das Ilhas"), "{}", refused.text());
    // A name like another asks first.
    let like = sent(&mut organiser, &[("new_school", "Escola Básica de Vale 7"), ("reason", "engano")]);
    assert!(like.status >= 400 && like.text().contains("EB de Vale 7"), "{}", like.text());
    let moved = sent(&mut organiser, &[("new_school", "Escola das Ilhas"), ("reason", "engano")]);
    assert_eq!(moved.status, 303, "{}", moved.text());
    assert!(moved.header("location").unwrap().contains("013.1.3"));
    let old = organiser.get("/organiser/entry/005.1.3");
    assert_eq!((old.status, old.header("location")), (303, Some("/organiser/entry/013.1.3")));
    assert!(
        organiser.get("/find?q=005.1.3").text().contains("013.1.3"),
        "an old badge still finds the pupil"
    );
    // Whoever had the page open meanwhile overwrites nothing.
    let late = sent(&mut organiser, &[("school", "5"), ("reason", "x")]);
    assert!(late.status >= 400, "{}", late.text());
}

#[test]
fn two_spellings_of_a_school_are_merged_on_their_page() {
    let place = Place::sqlite();
    let regulations = championship::regulations::parse("t.yaml", "extends: escola\n").unwrap();
    crate::support::fair::championship_of(&place.location, regulations, 6);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let renamed = organiser.post(
        "/organiser/schools",
        &[("number", "2"), ("name", "Escola Básica de Vale 1"), ("was_name", "EB de Vale 2")],
    );
    assert_eq!(renamed.status, 303, "{}", renamed.text());
    let page = organiser.get("/organiser/schools").text();
    assert!(page.contains("parecem a mesma escola"), "{page}");
    let refused =
        organiser.post("/organiser/schools/merge", &[("from", "2"), ("into", "2"), ("reason", "x")]);
    assert!(refused.status >= 400, "{}", refused.text());
    let merged = organiser.post("/organiser/schools/merge", &[("from", "2"), ("into", "1"), ("reason", "x")]);
    assert_eq!(merged.status, 303, "{}", merged.text());
    let page = organiser.get("/organiser/schools").text();
    assert!(!page.contains("parecem a mesma escola") && page.contains("2 alunos"), "{page}");
    assert!(organiser.get("/organiser/entries?q=001.1.3").text().contains("001.1.3-2"));
    // Somebody else's page of before changes nothing of what is no more.
    let late = organiser.post("/organiser/schools", &[("number", "2"), ("name", "x"), ("was_name", "y")]);
    assert!(late.status >= 400);
}

#[test]
fn what_a_list_leaves_out_is_given_on_its_page_and_the_list_is_not_lost() {
    let place = Place::sqlite();
    championship(&place.location, 1);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let page = pasted(&mut organiser, "1. Ana Nova\n2. Rui Novo\n", &[("year", "3")]);
    let (text, id) = (page.text(), field(&page.text(), "id"));
    assert!(text.contains("id=\"given\"") && text.contains("Vale para todos"), "{text}");
    assert!(!text.contains("linha 0"), "{text}");
    // Who goes back finds the list where it was pasted.
    let back = organiser.get(&format!("/organiser/entries?list={id}")).text();
    assert!(back.contains("1. Ana Nova\n2. Rui Novo</textarea>") && back.contains("value=\"3\""), "{back}");
    let given = [
        ("id", id.as_str()),
        ("step", "look"),
        ("given", "1"),
        ("school", "EB Vale 9"),
        ("year", "3"),
        ("game-semaforo", "1"),
    ];
    let text = organiser.post("/organiser/import/take", &given).text();
    assert!(!text.contains("id=\"given\""), "nothing is missing any more: {text}");
    let taken = organiser
        .post("/organiser/import/take", &[("id", &id), ("step", "take"), ("accept", "1"), ("skip_bad", "1")]);
    assert_eq!(taken.status, 303, "{}", taken.text());
    let desk = Desk::open(&place.location, "t").unwrap();
    let names: Vec<_> =
        desk.championship().entries().filter_map(|entry| entry.contestant.name.clone()).collect();
    assert!(names.contains(&"Ana Nova".to_owned()), "{names:?}");
}
