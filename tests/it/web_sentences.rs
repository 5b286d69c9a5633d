//! Every page in every language, read for what no person should meet: marks of the terminal, ids, and broken sentences.

use championship::decisions;
use championship::facts::{Contestant, EntryCode, Fact, School, TournamentId};
use championship::regulations;
use championship::store::Desk;

use crate::places::Place;
use crate::support::fair::{Fair, championship, next_round};
use crate::support::web::{Answer, Browser};
use crate::web_gates::{ADDRESSES, STREAMS, send};

/// Forms that are refused or change something small, beyond those that the table of addresses has.
const FORMS: &[(&str, &str)] = &[
    ("/organiser/step", "step=draw&target=1.3"),
    ("/organiser/step", "step=pair&target=1.3.1"),
    ("/organiser/step", "step=pair&target=1.3.1&back=/organiser/group/1.3.1"),
    ("/organiser/step", "step=settle&target=1.3&back=/organiser/tournament/1.3"),
    ("/organiser/step", "step=annul-draw&target=1.3&reason=x"),
    ("/organiser/step", "step=annul-round&target=9.9.9&round=1&reason=x"),
    ("/organiser/step", "step=annul-round&target=1.3.1&round=7&reason=x"),
    ("/organiser/step", "step=lot&target=1.3.1&one=001.1.3"),
    ("/organiser/step", "step=play-off&target=1.3.1&order=001.1.3"),
    ("/organiser/step", "step=reopen-tie&target=1.3.1&reason=x"),
    ("/organiser/step", "step=unsettle&target=1.3&reason=x"),
    ("/organiser/step", "step=replace&target=001.1.3&reason=x"),
    ("/organiser/step", "step=keep-pairs&target=1.3.1&reason=x"),
    ("/organiser/step", "step=settle-again&target=1.3&reason=x"),
    ("/organiser/step", "step=reopen&target=1.3&reason=x"),
    ("/organiser/step", "step=exchange&target=1.3.1&one=001.1.3&other=001.1.3&reason=x"),
    ("/organiser/step", "step=sides&target=1.3.1&board=99&reason=x&sure=1"),
    ("/organiser/step", "step=draw&target=nothing"),
    ("/organiser/entry/001.1.3/absence", "step=announce&round=99"),
    ("/organiser/entry/001.1.3/absence", "step=cancel&round=2&reason=x"),
    ("/organiser/entry/001.1.3/absence", "step=announce&round=1"),
    ("/organiser/entry/001.1.3/seat", "step=substitute&name=&reason="),
    ("/organiser/entry/001.1.3/seat", "step=substitute&name=Outra+Pessoa&reason=doente"),
    ("/organiser/entry/001.1.3/seat", "step=regroup&group=9.9.9&reason=x"),
    ("/organiser/entry/001.1.3/seat", "step=merge&other=002.1.3&reason=x"),
    ("/organiser/entry/001.1.3", "name=&year=99"),
    ("/organiser/entries/status", "code=001.1.3&step=admit"),
    ("/organiser/entries/status", "code=001.1.3&step=withdraw&reason="),
    ("/organiser/entries/add", "name=Nova+Pessoa&tournament=1.3&year=99&school=EB+de+Vale+1"),
    ("/organiser/checkin", "step=came&codes=ninguem"),
    ("/organiser/people", "step=add&name=&role=arbiter&tables=nada"),
    ("/arbiter/slip", "slip=1.3.1/1/1/1&result=1-0"),
    ("/arbiter/slip", "slip=1.3.1/1/1/1&result=0-1"),
    ("/arbiter/slip", "slip=1.3.1/1/1/1&was=0-1&result=1-0&reason=x"),
    ("/arbiter/slip", "slip=1.3.1/1/99/1&result=1-0"),
    ("/arbiter/tables", "tables=nada&was="),
    ("/organiser/wall", "step=start&minutes=nada"),
    ("/organiser/entries/status", "code=001.1.3&step=withdraw&reason=doente"),
    ("/organiser/entries/status", "code=001.1.3&step=withdraw&reason=doente"),
];

/// Addresses with something wrong in them, and pages that come only with a question.
const MORE: &[&str] = &[
    "/t/9.9",
    "/g/9.9.9",
    "/p/999.1.3",
    "/find?q=ninguem",
    "/games/nada",
    "/play/rastros?m=e5-a1",
    "/play/rastros?m=e5-z9",
    "/play/rastros?c=a1",
    "/play/rastros?at=x9",
    "/play/rastros?p=zz",
    "/play/damas?m=zz",
    "/play/rastros?m=e5-d4+d4-c3+c3-b2+b2-a1",
    "/organiser/entries?q=Aluno1",
    "/organiser/log?about=nada",
    "/wall?show=names",
    "/wall?show=results",
    "/wall?show=standings",
    "/guide/organiser",
];

/// What is wrong with what people read on a page.
fn faults(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for text in read(page) {
        let is_stamp = text.contains("+00:00") || text.contains(".yaml:");
        let is_unsaid = text.contains("{ $") || text.contains("{$") || text.contains("Some(");
        if text.contains('`') || is_stamp || is_unsaid {
            found.push(text);
        }
    }
    // What a page tells of what was done or refused is a whole sentence.
    for part in page.split("class=\"notice").skip(1) {
        let text = part.split_once('>').map_or("", |(_, text)| text).split("</p>").next().unwrap_or_default();
        let text = text.split("<").next().unwrap_or_default().trim();
        if !text.is_empty() && !text.ends_with(['.', '?', '!', ':', '”']) {
            found.push(format!("no whole sentence: {text}"));
        }
        if text.chars().next().is_some_and(char::is_lowercase) {
            found.push(format!("no beginning: {text}"));
        }
    }
    found
}

/// Returns what people read or hear on a page: the texts between tags, and what tags carry of words.
fn read(page: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut skipped: Option<&str> = None;
    for part in page.split('<') {
        let (tag, text) = part.split_once('>').unwrap_or(("", part));
        let name = tag.split([' ', '\n']).next().unwrap_or_default();
        match skipped {
            Some(open) if name.strip_prefix('/') == Some(open) => skipped = None,
            Some(_) => continue,
            // What is written for programs, and what somebody typed.
            None => {
                skipped = ["script", "style", "pre", "code", "textarea"].into_iter().find(|one| *one == name)
            }
        }
        for word in ["title=\"", "aria-label=\"", "alt=\"", "placeholder=\"", "data-"] {
            texts.extend(tag.split(word).skip(1).map(|rest| {
                let rest =
                    if word == "data-" { rest.split_once("=\"").map_or("", |(_, rest)| rest) } else { rest };
                rest.split('"').next().unwrap_or_default().to_owned()
            }));
        }
        if skipped.is_none() && !text.trim().is_empty() {
            texts.push(text.trim().replace("&#96;", "`"));
        }
    }
    texts
}

/// Reads what an answer shows, or leads to.
fn shown(browser: &mut Browser, answer: Answer) -> Option<String> {
    let answer = match answer.header("location").map(str::to_owned) {
        Some(place) if answer.status == 303 && place.starts_with('/') => browser.get(&place),
        _ => answer,
    };
    let is_page = answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html"));
    is_page.then(|| answer.text())
}

/// Walks all addresses and forms in a language, and hands each page to a reader.
fn walk(fair: &Fair, language: &str, own: &dyn Fn(&str) -> String, read: &mut dyn FnMut(&str, &str)) {
    let mut visitors = [fair.signed_in(0), fair.signed_in(1), Browser::new(&fair.server)];
    for (who, browser) in visitors.iter_mut().enumerate() {
        browser.headers = vec![("Accept-Language".to_owned(), language.to_owned())];
        let token = browser.token();
        let rows = ADDRESSES.iter().filter(|row| !STREAMS.contains(&row.1));
        let rows = rows.map(|(method, _, _, path, fields)| (*method, *path, *fields));
        // The language is asked for by the browser here.
        let mut rows: Vec<_> =
            rows.filter(|row| !row.1.starts_with("/language/") && row.1 != "/leave").collect();
        rows.extend(MORE.iter().map(|path| ("GET", *path, "")));
        // The whole day by whom it is run; the others meet refusals enough in the table.
        if who == 0 {
            rows.extend(FORMS.iter().map(|(path, fields)| ("POST", *path, *fields)));
            rows.extend(
                ["/organiser", "/organiser/log", "/organiser/group/1.3.1"].map(|path| ("GET", path, "")),
            );
        }
        for (method, path, fields) in rows {
            let (path, fields) = (own(path), own(fields));
            let answer = match method {
                "POST" => send(browser, method, &path, &format!("csrf={token}&{fields}")),
                _ => browser.get(&path),
            };
            if let Some(page) = shown(browser, answer) {
                read(&format!("{language} {method} {path} {fields}"), &page);
            }
        }
    }
}

#[test]
fn no_page_shows_backticks_ids_or_broken_sentences() {
    let mut found = Vec::new();
    for language in ["pt", "en", "es"] {
        let place = Place::sqlite();
        championship(&place.location, 12);
        let fair = Fair::open(&place.location, &[&[1]]);
        let mut n_pages = 0;
        walk(&fair, language, &str::to_owned, &mut |place, page| {
            n_pages += 1;
            assert!(page.contains(&format!("<html lang=\"{language}")), "{place} is in another language");
            found.extend(faults(page).into_iter().map(|fault| format!("{place}: {fault}")));
        });
        assert!(n_pages > 200, "only {n_pages} pages were read");
    }
    found.sort();
    found.dedup();
    assert_eq!(found, [""; 0], "{}", found.join("\n"));
}

/// Where nobody has a code, no page says one, whatever is refused.
#[test]
fn pages_of_a_class_say_names_and_never_ids() {
    const FIRST: TournamentId = TournamentId { cycle: 1, game: 1 };
    let mut found = Vec::new();
    for language in ["pt", "en", "es"] {
        let place = Place::sqlite();
        let wished = regulations::parse("x.yaml", "extends: turma\nname: Prova\n").unwrap();
        let mut desk = Desk::create(&place.location, "Prova", wished, "teste").unwrap();
        let school = School { number: 1, name: "EB de Vale".to_owned(), place: None };
        let mut facts = vec![Fact::SchoolRegistered { school }];
        for (index, name) in
            (1..).zip(["Ana Costa", "Rui Melo", "Eva Reis", "Gil Sá", "Olga Cruz", "Ivo Mota"])
        {
            let contestant = Contestant { name: Some(name.to_owned()), school_year: Some(4) };
            facts.push(Fact::EntryAdded {
                code: EntryCode { tournament: FIRST, school: 1, index },
                contestant,
            });
        }
        desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
        desk.commit(None, |state, _| decisions::draw(state, &[FIRST], 7, false)).unwrap();
        next_round(&mut desk);
        drop(desk);
        let fair = Fair::open(&place.location, &[&[1]]);
        let own = |text: &str| text.replace("002.1.3", "001.1.1-2").replace("1.3", "1.1");
        walk(&fair, language, &own, &mut |place, page| {
            // Pages of an entry that is not there repeat the address, and manuals tell of other championships.
            let is_own =
                !["999.1.1", "998", "9.9", "/guide", "/games", "/play", "/workshop", "/learn", "/train"]
                    .iter()
                    .any(|part| place.contains(part));
            let main = page.split("<main").nth(1).unwrap_or(page);
            let says = |text: &str| text.contains("001.1.1") || text.contains("1.1.1");
            let said: Vec<String> = main
                .split('<')
                .filter_map(|part| part.split_once('>'))
                .map(|(_, text)| text.trim().to_owned())
                .filter(|text| says(text))
                .collect();
            if is_own {
                found.extend(said.into_iter().map(|text| format!("{place}: {text}")));
            }
        });
    }
    found.sort();
    found.dedup();
    assert_eq!(found, [""; 0], "{}", found.join("\n"));
}
