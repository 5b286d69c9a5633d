//! The season at a host: accounts, invitations, and what each may see of the host and of its championships.

use std::net::SocketAddr;

use championship::facts::{Fact, School};
use championship::store::Desk;

use crate::places::postgres::fresh_database;
use crate::support::hosted::Hosted;
use crate::support::season::{PASSPHRASE, SeasonHost, Visitor, link_on};
use crate::support::web::Answer;

/// Everybody who may come, each with the role that the matrix calls them by.
struct Cast {
    host: SeasonHost,
    administrator: Visitor,
    /// Organises `final`.
    organiser: Visitor,
    /// Organises `outra`.
    other: Visitor,
    /// Arbiter of `final`.
    arbiter: Visitor,
    /// Contact of a school in `final`.
    contact: Visitor,
}

fn cast() -> Cast {
    let host = SeasonHost::with(&["final", "outra"]);
    let mut administrator = host.administrator();
    let page = "/start/of/final";
    let asked = |visitor: &mut Visitor, page: &str, fields: &[(&str, &str)]| {
        let fields: Vec<(&str, &str)> =
            [("step", "invite"), ("name", "x")].iter().chain(fields).copied().collect();
        let shown = visitor.post("", page, &fields);
        assert_eq!(shown.status, 200, "{}", shown.text());
        link_on(&shown)
    };
    let link = asked(&mut administrator, page, &[("role", "organiser")]);
    let mut organiser = host.invited(&link, "Olga");
    let link = asked(&mut administrator, "/start/of/outra", &[("role", "organiser")]);
    let other = host.invited(&link, "Otto");
    let link = asked(&mut organiser, page, &[("role", "arbiter"), ("tables", "1")]);
    let arbiter = host.invited(&link, "Artur");
    let link = asked(&mut organiser, page, &[("role", "contact"), ("school", "3 · EB de Vale 3")]);
    let contact = host.invited(&link, "Carla");
    Cast { host, administrator, organiser, other, arbiter, contact }
}

/// Somebody for each column of the matrix: nobody, a contact, an arbiter, who organises this one, another, and who keeps the host.
const COLUMNS: usize = 6;

impl Cast {
    fn columns(&mut self) -> [Visitor; COLUMNS] {
        let nobody = self.host.visitor();
        let mut people = [
            nobody,
            self.contact.clone(),
            self.arbiter.clone(),
            self.organiser.clone(),
            self.other.clone(),
            self.administrator.clone(),
        ];
        // Whoever has a role at the desk is signed in there, too.
        for person in &mut people {
            person.enter("final");
        }
        people
    }
}

/// What is asked: the championship or the host, the way (a form with a file is a way of its own), the address, the fields of a form, and the answer for each column.
type Asked =
    (&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)], [u16; COLUMNS]);

const MATRIX: &[Asked] = &[
    // At the host: what everybody may read.
    ("", "GET", "/", &[], [200; COLUMNS]),
    ("", "GET", "/enter", &[], [200; COLUMNS]),
    ("", "GET", "/guide", &[], [200; COLUMNS]),
    ("", "GET", "/language/en", &[], [303; COLUMNS]),
    ("", "GET", "/in/nothing", &[], [410; COLUMNS]),
    ("", "POST", "/in/nothing", &[("passphrase", "qualquer coisa longa")], [410; COLUMNS]),
    // What whoever has an account may.
    ("", "GET", "/start", &[], [403, 200, 200, 200, 200, 200]),
    ("", "POST", "/start/open", &[("championship", "final")], [403, 403, 303, 303, 403, 403]),
    ("", "POST", "/start/open", &[("championship", "outra")], [403, 403, 403, 403, 303, 403]),
    ("", "POST", "/start/open", &[("championship", "nenhuma")], [403; COLUMNS]),
    (
        "",
        "POST",
        "/start/school",
        &[("championship", "final"), ("school", "3")],
        [403, 303, 403, 403, 403, 403],
    ),
    ("", "POST", "/start/school", &[("championship", "final"), ("school", "1")], [403; COLUMNS]),
    // Who keeps the host.
    ("", "GET", "/start/people", &[], [403, 403, 403, 403, 403, 200]),
    ("", "POST", "/start/people", &[("step", "invite"), ("name", "Zé")], [403, 403, 403, 403, 403, 200]),
    ("", "POST", "/start/people", &[("step", "remove"), ("id", "1")], [403, 403, 403, 403, 403, 404]),
    ("", "GET", "/start/log", &[], [403, 403, 403, 403, 403, 200]),
    ("", "GET", "/start/new", &[], [403, 403, 403, 403, 403, 200]),
    ("", "POST", "/start/new", &[("step", "plan")], [403, 403, 403, 403, 403, 200]),
    ("", "FILE", "/start/new/details", &[("step", "plan")], [403, 403, 403, 403, 403, 409]),
    ("", "FILE", "/start/bring", &[], [403, 403, 403, 403, 403, 409]),
    ("", "POST", "/start/of/final/copy", &[], [403, 403, 403, 403, 403, 200]),
    ("", "POST", "/start/of/final/remove", &[("name", "outra")], [403, 403, 403, 403, 403, 409]),
    // The people of a championship.
    ("", "GET", "/start/of/final", &[], [403, 403, 403, 200, 403, 200]),
    ("", "GET", "/start/of/outra", &[], [403, 403, 403, 403, 200, 200]),
    ("", "GET", "/start/of/nenhuma", &[], [403, 403, 403, 403, 403, 404]),
    (
        "",
        "POST",
        "/start/of/final",
        &[("step", "invite"), ("role", "organiser")],
        [403, 403, 403, 200, 403, 200],
    ),
    ("", "POST", "/start/of/final", &[("step", "again"), ("account", "1")], [403, 403, 403, 404, 403, 404]),
    ("", "POST", "/start/of/final", &[("step", "take"), ("account", "1")], [403, 403, 403, 404, 403, 404]),
    // The desk of the championship, as in a hall.
    ("final", "GET", "/", &[], [200; COLUMNS]),
    ("final", "GET", "/organiser", &[], [403, 403, 403, 200, 403, 403]),
    ("final", "GET", "/organiser/people", &[], [403, 403, 403, 200, 403, 403]),
    ("final", "GET", "/organiser/registration", &[], [403, 403, 403, 200, 403, 403]),
    (
        "final",
        "POST",
        "/organiser/people",
        &[("step", "names"), ("names", "code")],
        [403, 403, 403, 303, 403, 403],
    ),
    ("final", "GET", "/arbiter", &[], [403, 403, 200, 200, 403, 403]),
    ("final", "GET", "/school/nothing", &[], [403; COLUMNS]),
    ("outra", "GET", "/organiser", &[], [403; COLUMNS]),
    ("outra", "GET", "/arbiter", &[], [403; COLUMNS]),
    ("nenhuma", "GET", "/", &[], [404; COLUMNS]),
    ("a.final", "GET", "/", &[], [404; COLUMNS]),
    // Last, because it ends what the others need.
    ("", "POST", "/leave/everywhere", &[], [403, 303, 303, 303, 303, 303]),
    ("", "POST", "/leave", &[], [303; COLUMNS]),
    ("", "POST", "/enter", &[("login", "olga@escola.example"), ("passphrase", PASSPHRASE)], [303; COLUMNS]),
];

#[test]
fn every_address_of_the_host_answers_each_role_as_it_should() {
    let mut cast = cast();
    let mut people = cast.columns();
    let roles = ["nobody", "contact", "arbiter", "organiser", "organiser of another", "administrator"];
    let mut wrong = Vec::new();
    for (championship, way, path, fields, expected) in MATRIX {
        for ((person, role), expected) in people.iter_mut().zip(roles).zip(expected) {
            let answer = match *way {
                "GET" => person.get(championship, path),
                _ if *championship == "nenhuma" => continue,
                "FILE" => {
                    let token = person.to(championship).token();
                    with_file(person, path, &token, fields, b"no championship")
                }
                _ => person.post(championship, path, fields),
            };
            if answer.status != *expected {
                wrong.push(format!("{way} {championship}{path} {fields:?} for {role}: {}", answer.status));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_matrix_has_every_address_of_the_host() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/host");
    for file in ["enter_pages.rs", "season_page.rs", "people_page.rs", "championship_page.rs"] {
        let code = std::fs::read_to_string(folder.join(file)).unwrap();
        let routes: Vec<&str> =
            code.split(".route(\"").skip(1).filter_map(|rest| rest.lines().next()).collect();
        assert!(!routes.is_empty());
        for route in routes {
            let (path, handlers) = route.split_once('"').unwrap();
            let known = path.replace("{name}", "final").replace("{word}", "nothing");
            let ways = [("get(", "GET"), ("post(", "POST")].map(|(is, way)| (handlers.contains(is), way));
            assert!(ways.iter().any(|(is, _)| *is), "{route}");
            for (_, way) in ways.iter().filter(|(is, _)| *is) {
                let is_it =
                    |(place, asked, path, ..): &&Asked| place.is_empty() && asked == way && *path == known;
                assert!(MATRIX.iter().any(|asked| is_it(&asked)), "{way} {known}");
            }
        }
    }
}

#[test]
fn nothing_is_done_without_the_token_of_the_page() {
    let mut cast = cast();
    let mut people = cast.columns();
    let mut stolen = cast.host.visitor();
    let token = stolen.to("").token();
    for (championship, way, path, fields, _) in MATRIX.iter().filter(|asked| asked.1 != "GET") {
        for person in &mut people {
            if *way == "FILE" {
                for token in ["", &token] {
                    assert_eq!(with_file(person, path, token, fields, b"x").status, 403, "{path} {token:?}");
                }
                continue;
            }
            let bare = person.to(championship).post_bare(path, fields);
            assert_eq!(bare.status, 403, "{way} {path} without a token");
            let others = [&[("csrf", token.as_str())], *fields].concat();
            assert_eq!(
                person.to(championship).post_bare(path, &others).status,
                403,
                "{path} with another's token"
            );
        }
    }
}

#[test]
fn an_invitation_is_good_once_and_not_after_it_was_revoked() {
    let mut cast = cast();
    let invite = [("step", "invite"), ("role", "arbiter"), ("name", "Ivo"), ("tables", "2")];
    let link = link_on(&cast.organiser.post("", "/start/of/final", &invite));
    let mut stranger = cast.host.visitor();
    // What cannot be taken leaves the invitation open.
    let refused = [
        [("name", "Ivo"), ("login", "ivo"), ("passphrase", "curta")],
        [("name", ""), ("login", "ivo"), ("passphrase", PASSPHRASE)],
        [("name", "Ivo"), ("login", "i v o"), ("passphrase", PASSPHRASE)],
        [("name", "Ivo"), ("login", "OLGA@escola.example"), ("passphrase", PASSPHRASE)],
    ];
    for fields in &refused {
        assert_eq!(stranger.post("", &link, fields).status, 409, "{fields:?}");
    }
    let mut ivo = cast.host.invited(&link, "Ivo");
    assert_eq!(ivo.enter("final").header("location"), Some("/arbiter"));
    assert_eq!(stranger.get("", &link).status, 410);
    let again = [("name", "Eva"), ("login", "eva"), ("passphrase", PASSPHRASE)];
    assert_eq!(stranger.post("", &link, &again).status, 410, "a second time");

    let link = link_on(&cast.organiser.post("", "/start/of/final", &invite));
    assert_eq!(stranger.get("", &link).status, 200);
    let page = cast.organiser.get("", "/start/of/final").text();
    let at = page.find("name=\"invitation\" value=\"").expect("an open invitation") + 25;
    let id: String = page[at..].chars().take_while(|c| *c != '"').collect();
    // Nobody else's organiser revokes it.
    let revoke = [("step", "revoke"), ("invitation", id.as_str())];
    assert_eq!(cast.other.post("", "/start/of/outra", &revoke).status, 303);
    assert_eq!(stranger.get("", &link).status, 200);
    assert_eq!(cast.organiser.post("", "/start/of/final", &revoke).status, 303);
    assert_eq!(stranger.post("", &link, &again).status, 410);

    // One who has an account accepts with it, and has the new role instead of the old one.
    let invite = [("step", "invite"), ("role", "organiser"), ("name", "Ivo")];
    let link = link_on(&cast.organiser.post("", "/start/of/final", &invite));
    assert_eq!(ivo.post("", &link, &[("known", "1")]).status, 303);
    assert_eq!(ivo.get("final", "/arbiter").status, 403, "the sessions of the arbiter are over");
    assert_eq!(ivo.enter("final").header("location"), Some("/organiser"));
}

#[test]
fn a_role_that_is_taken_away_ends_its_sessions_at_once() {
    let mut cast = cast();
    assert_eq!(cast.arbiter.enter("final").status, 303);
    assert_eq!(cast.arbiter.get("final", "/arbiter").status, 200);
    // The cookie of one championship is nothing in another, nor at the host.
    let cookies = cast.arbiter.to("final").cookies.clone();
    let mut thief = cast.host.visitor();
    for place in ["outra", ""] {
        thief.to(place).cookies.clone_from(&cookies);
    }
    assert_eq!(thief.get("outra", "/arbiter").status, 403);
    assert_eq!(thief.get("", "/start").status, 403);
    // A ticket is good once, and where it was made.
    let led = cast.arbiter.post("", "/start/open", &[("championship", "final")]);
    let to = led.header("location").expect("a ticket").to_owned();
    let path = &to[to.find("/in/").expect("a ticket")..];
    let mut thief = cast.host.visitor();
    assert_eq!(thief.post("outra", path, &[]).status, 403);
    assert_eq!(thief.post("final", path, &[]).status, 303);
    assert_eq!(cast.host.visitor().post("final", path, &[]).status, 403);

    let page = cast.organiser.get("", "/start/of/final").text();
    let row = page.split("<tr>").find(|row| row.contains("<b>Artur</b>")).expect("the arbiter").to_owned();
    let field = |name: &str| {
        let mark = format!("name=\"{name}\" value=\"");
        let at = row.find(&mark).expect("a field") + mark.len();
        row[at..].chars().take_while(|c| *c != '"').collect::<String>()
    };
    let (account, number, school) = (field("account"), field("number"), field("of_school"));
    let take = [("step", "take"), ("account", &account), ("number", &number), ("of_school", &school)];
    // Who organises another championship takes nothing away here.
    assert_eq!(cast.other.post("", "/start/of/outra", &take).status, 303);
    assert_eq!(cast.arbiter.get("final", "/arbiter").status, 200);
    assert_eq!(cast.organiser.post("", "/start/of/final", &take).status, 303);
    assert_eq!(cast.arbiter.get("final", "/arbiter").status, 403);
    assert_eq!(thief.get("final", "/arbiter").status, 403);
    assert_eq!(cast.arbiter.enter("final").status, 403);
    assert!(cast.arbiter.get("", "/start").text().contains("Não tem nenhum papel"));
}

#[test]
fn a_new_passphrase_is_given_only_by_whom_it_lets_in_nowhere_new() {
    let mut cast = cast();
    // Artur becomes an arbiter of the other championship as well.
    let invite = [("step", "invite"), ("role", "arbiter"), ("name", "Artur"), ("tables", "1")];
    let link = link_on(&cast.other.post("", "/start/of/outra", &invite));
    assert_eq!(cast.arbiter.post("", &link, &[("known", "1")]).status, 303);
    let account_of = |page: &str, name: &str| {
        let row = page.split("<tr>").find(|row| row.contains(&format!("<b>{name}</b>"))).expect("a row");
        let at = row.find("name=\"account\" value=\"").expect("an account") + 22;
        row[at..].chars().take_while(|c| *c != '"').collect::<String>()
    };
    let page = cast.organiser.get("", "/start/of/final").text();
    let (artur, carla) = (account_of(&page, "Artur"), account_of(&page, "Carla"));
    let again = |account: &str| [("step", "again".to_owned()), ("account", account.to_owned())];
    let post = |visitor: &mut Visitor, place: &str, account: &str| {
        let fields = again(account);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        visitor.post("", &format!("/start/of/{place}"), &fields)
    };
    assert_eq!(post(&mut cast.organiser, "final", &artur).status, 403);
    assert_eq!(post(&mut cast.other, "outra", &carla).status, 403);
    let link = link_on(&post(&mut cast.organiser, "final", &carla));
    assert_eq!(cast.contact.get("", "/start").status, 200);
    let mut carla = cast.host.visitor();
    assert_eq!(carla.post("", &link, &[("passphrase", "outra frase bem comprida")]).status, 303);
    assert_eq!(cast.contact.get("", "/start").status, 403, "the sessions of before are over");
    let old = [("login", "carla@escola.example"), ("passphrase", PASSPHRASE)];
    assert_eq!(cast.contact.post("", "/enter", &old).status, 403);
    let new = [("login", " Carla@Escola.example "), ("passphrase", "outra frase bem comprida")];
    assert_eq!(cast.contact.post("", "/enter", &new).status, 303);
}

#[test]
fn two_hundred_wrong_passphrases_let_nobody_in_and_lock_nobody_else_out() {
    let cast = cast();
    let behind = |address: &str| {
        let mut visitor = cast.host.visitor();
        visitor.to("").headers.push(("X-Forwarded-For".to_owned(), format!("6.6.6.6, {address}")));
        visitor
    };
    let enter = |visitor: &mut Visitor, login: &str, passphrase: &str| {
        visitor.post("", "/enter", &[("login", login), ("passphrase", passphrase)]).status
    };
    let mut guesser = behind("203.0.113.9");
    // Whether somebody has an account is not told by how they are refused.
    for login in ["ninguem@escola.example", "olga@escola.example"] {
        let answers: Vec<u16> = (0..100).map(|_| enter(&mut guesser, login, "uma frase qualquer")).collect();
        assert!(answers[..5].iter().all(|status| *status == 403), "{answers:?}");
        let n_looked_at = answers.iter().filter(|status| **status == 403).count();
        assert!(n_looked_at < 10 && answers.iter().all(|status| [403, 429].contains(status)), "{answers:?}");
    }
    assert_eq!(enter(&mut guesser, "olga@escola.example", PASSPHRASE), 429);
    // A browser in which she has signed in before has tries of its own.
    let mut olga = cast.organiser.clone();
    olga.to("").headers.push(("X-Forwarded-For".to_owned(), "6.6.6.6, 203.0.113.9".to_owned()));
    assert_eq!(olga.post("", "/leave", &[]).status, 303);
    assert_eq!(enter(&mut olga, "olga@escola.example", PASSPHRASE), 303);
    assert_eq!(enter(&mut behind("203.0.113.10"), "olga@escola.example", PASSPHRASE), 303);
    assert_eq!(enter(&mut behind("203.0.113.9"), "artur@escola.example", PASSPHRASE), 303);
}

#[test]
fn a_contact_comes_to_the_schools_page_without_a_code_and_the_desk_names_who_did_what() {
    let mut cast = cast();
    let shown = cast.contact.get("", "/start").text();
    assert!(shown.contains("EB de Vale 3"), "{shown}");
    let led = cast.contact.post("", "/start/school", &[("championship", "final"), ("school", "3")]);
    let to = led.header("location").expect("the school's page").to_owned();
    let path = to
        .split_once("localhost")
        .and_then(|(_, rest)| rest.find('/').map(|at| &rest[at..]))
        .expect("a path");
    assert!(path.starts_with("/school/003-"), "{to}");
    assert_eq!(cast.contact.get("final", path).status, 200);
    // What the organiser does at the desk stands there under the name of the account.
    assert_eq!(cast.organiser.enter("final").status, 303);
    let slip = [("slip", "1.3.1/1/1/1"), ("result", "1-0")];
    assert_eq!(cast.organiser.post("final", "/arbiter/slip", &slip).status, 303);
    assert!(cast.organiser.get("final", "/organiser/log").text().contains("<td>Olga</td>"));
    let log = cast.administrator.get("", "/start/log").text();
    for said in ["convite aceite por Olga", "convite a x", "Amélia"] {
        assert!(log.contains(said), "{said}: {log}");
    }
}

#[test]
fn a_championship_is_brought_copied_and_taken_away() {
    let mut cast = cast();
    let copy = cast.administrator.post("", "/start/of/final/copy", &[]);
    assert_eq!(copy.status, 200);
    let secret = std::fs::read_to_string(desk::people::People::path(&cast.host.location("final"))).unwrap();
    let key: serde_json::Value = serde_json::from_str(&secret).unwrap();
    let key = key["keys"]["key"].as_str().expect("a key");
    assert!(!String::from_utf8_lossy(&copy.body).contains(key), "a copy is no key");

    assert_eq!(cast.organiser.enter("final").status, 303);
    let remove = cast.administrator.post("", "/start/of/final/remove", &[("name", "final")]);
    assert_eq!(remove.status, 303, "{}", remove.text());
    assert_eq!(cast.organiser.get("final", "/organiser").status, 404);
    assert!(!cast.organiser.get("", "/start").text().contains("Prova"));
    let kept = std::fs::read_dir(cast.host.folder.path().join("championships/removed")).unwrap();
    assert_eq!(kept.count(), 1);

    // A damaged copy is refused, a whole one is there again, with its organiser from before no more.
    assert_eq!(bring(&mut cast.administrator, b"no championship").status, 409);
    assert_eq!(bring(&mut cast.other, &copy.body).status, 403);
    let brought = bring(&mut cast.administrator, &copy.body);
    assert_eq!(brought.status, 303, "{}", brought.text());
    assert!(brought.header("location").is_some_and(|to| to.starts_with("/start/of/prova")), "{brought:?}");
    assert_eq!(cast.administrator.enter("prova").header("location"), Some("/organiser"));
    assert_eq!(cast.organiser.enter("prova").status, 403);
}

/// Brings the file of a championship.
fn bring(visitor: &mut Visitor, bytes: &[u8]) -> Answer {
    let token = visitor.to("").token();
    with_file(visitor, "/start/bring", &token, &[], bytes)
}

/// Sends the host a form with a file.
fn with_file(
    visitor: &mut Visitor,
    path: &str,
    token: &str,
    fields: &[(&str, &str)],
    bytes: &[u8],
) -> Answer {
    let mut body = Vec::new();
    for (name, value) in [&[("csrf", token)], fields].concat() {
        let part = format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        body.extend(part.into_bytes());
    }
    body.extend(b"--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"final.arbitro\"\r\n\r\n");
    body.extend(bytes);
    body.extend(b"\r\n--x--\r\n");
    visitor.to("").send("POST", path, &[("Content-Type", "multipart/form-data; boundary=x")], &body)
}

#[test]
fn who_had_a_role_in_an_older_championship_of_the_same_name_has_none_in_the_new_one() {
    let mut cast = cast();
    let link =
        link_on(&cast.administrator.post("", "/start/people", &[("step", "invite"), ("name", "Zara")]));
    let mut zara = cast.host.invited(&link, "Zara");
    let copy = cast.administrator.post("", "/start/of/final/copy", &[]).body;
    // Somebody at the computer takes files out of the folder.
    let (championships, away) = (cast.host.folder.path().join("championships"), tempfile::tempdir().unwrap());
    let take_away = |name: &str| {
        for item in std::fs::read_dir(&championships).unwrap() {
            let item = item.unwrap();
            if item.file_name().to_string_lossy().starts_with(name) {
                std::fs::rename(item.path(), away.path().join(item.file_name())).unwrap();
            }
        }
    };
    take_away("final");
    assert_eq!(bring(&mut cast.administrator, &copy).status, 303);
    assert_eq!(cast.administrator.enter("prova").header("location"), Some("/organiser"));
    take_away("prova");
    assert_eq!(cast.administrator.get("prova", "/organiser").status, 404, "it is served no more");
    assert_eq!(bring(&mut zara, &copy).status, 303);
    assert_eq!(zara.enter("prova").header("location"), Some("/organiser"));
    assert_eq!(cast.administrator.enter("prova").status, 403);
}

#[test]
fn a_link_for_another_passphrase_does_not_outlive_the_right_to_make_it() {
    let mut cast = cast();
    let page = cast.organiser.get("", "/start/of/final").text();
    let row = page.split("<tr>").find(|row| row.contains("<b>Artur</b>")).expect("the arbiter");
    let at = row.find("name=\"account\" value=\"").expect("an account") + 22;
    let artur: String = row[at..].chars().take_while(|c| *c != '"').collect();
    let again = [("step", "again"), ("account", artur.as_str())];
    let passphrase_link = link_on(&cast.organiser.post("", "/start/of/final", &again));
    let mut thief = cast.host.visitor();
    assert_eq!(thief.get("", &passphrase_link).status, 200);
    let link =
        link_on(&cast.administrator.post("", "/start/people", &[("step", "invite"), ("name", "Artur")]));
    assert_eq!(cast.arbiter.post("", &link, &[("known", "1")]).status, 303);
    assert_eq!(cast.arbiter.get("", "/start/people").status, 200);
    assert_eq!(thief.get("", &passphrase_link).status, 410);
    let mine = [("passphrase", "uma frase de outra pessoa")];
    assert_eq!(thief.post("", &passphrase_link, &mine).status, 410);
    let log = cast.administrator.get("", "/start/log").text();
    assert!(log.contains("ligação para nova frase-passe de Artur"), "{log}");
    assert!(log.contains("Olga (olga@escola.example)"), "{log}");
}

#[test]
fn a_host_in_a_database_has_championships_and_accounts_too() {
    let Some(address) = fresh_database() else { return };
    let folder = tempfile::tempdir().unwrap();
    let championships = folder.path().join("championships");
    let words = ["--championships".as_ref(), championships.as_os_str()];
    let hosted = Hosted::start_with(address.as_ref(), SocketAddr::from(([127, 0, 0, 1], 0)), &words);
    let host = SeasonHost { hosted, folder };
    let mut administrator = host.administrator();
    assert_eq!(administrator.get("", "/start/people").status, 200);
    let mut again = host.visitor();
    let known = [("login", "amélia@escola.example"), ("passphrase", PASSPHRASE)];
    assert_eq!(again.post("", "/enter", &known).status, 303);
    assert_eq!(again.get("", "/start/new").status, 200);
    #[cfg(unix)]
    {
        let mode = std::fs::metadata(&championships).unwrap().permissions();
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&mode) & 0o777, 0o700);
    }
}

#[test]
fn what_a_school_is_called_is_text_and_not_a_page() {
    let host = SeasonHost::with(&["final"]);
    let mut desk = Desk::open(&host.location("final"), "teste").unwrap();
    let school = School { number: 9, name: "<b>EB</b> & \"Cabo\"".into(), place: None };
    desk.commit(None, |_, _| Ok(vec![Fact::SchoolRegistered { school: school.clone() }])).unwrap();
    drop(desk);
    let mut administrator = host.administrator();
    let invite = [("step", "invite"), ("role", "contact"), ("name", "<i>Zé</i>"), ("school", "9")];
    let page = administrator.post("", "/start/of/final", &invite);
    assert_eq!(page.status, 200);
    assert!(!page.text().contains("<b>EB</b>") && !page.text().contains("<i>Zé</i>"), "{}", page.text());
}

#[test]
fn a_copy_of_the_host_brings_everything_back_elsewhere_and_opens_no_door() {
    let mut cast = cast();
    let key = cast.host.hosted.open("publicado");
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("copia");
    let run = |words: &[&std::ffi::OsStr]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_arbitro"));
        let done = command.args(["--lang", "en", "host"]).args(words).output().unwrap();
        let (out, said) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
        (done.status.success(), format!("{out}{said}"))
    };
    let folder = cast.host.folder.path().as_os_str().to_owned();
    // Copied while it is served.
    let copied = run(&["copy".as_ref(), copy.as_os_str(), "--folder".as_ref(), &folder]);
    assert!(copied.0 && copied.1.contains("2 championships, 5 accounts, 1 place"), "{copied:?}");
    assert!(
        !run(&["copy".as_ref(), copy.as_os_str(), "--folder".as_ref(), &folder]).0,
        "there is one already"
    );
    assert!(!run(&["restore".as_ref(), copy.as_os_str(), "--folder".as_ref(), &folder]).0, "here it all is");
    let elsewhere = tempfile::tempdir().unwrap();
    let there = elsewhere.path().as_os_str();
    let restored = run(&["restore".as_ref(), copy.as_os_str(), "--folder".as_ref(), there]);
    assert!(restored.0 && restored.1.contains("2 championships, 5 accounts, 1 place"), "{restored:?}");

    let again = Hosted::start(elsewhere.path());
    assert_eq!(again.first, None, "there is somebody who keeps it");
    let host = SeasonHost { hosted: again, folder: elsewhere };
    // A session of before is none there, and a passphrase is the same.
    let cookies = cast.organiser.to("").cookies.clone();
    let mut olga = host.visitor();
    olga.to("").cookies = cookies;
    assert_eq!(olga.get("", "/start").status, 403);
    let mut olga = host.visitor();
    let known = [("login", "olga@escola.example"), ("passphrase", PASSPHRASE)];
    assert_eq!(olga.post("", "/enter", &known).status, 303);
    assert_eq!(olga.enter("final").header("location"), Some("/organiser"));
    assert!(olga.get("", "/start/of/final").text().contains("Artur"));
    // What halls publish they go on publishing, with the key that they have.
    let key = key.split_once('#').expect("an address with a key").1;
    for (key, status) in [(key, 400), ("another", 401)] {
        let mut hall = host.visitor();
        hall.to("").headers.push(("Authorization".to_owned(), format!("Bearer {key}")));
        assert_eq!(hall.to("").send("POST", "/publish/publicado/offer", &[], b"x").status, status);
    }
}

#[test]
fn who_organises_a_championship_is_told_that_an_arbiter_does_not() {
    let mut cast = cast();
    let invite = [("step", "invite"), ("role", "arbiter"), ("name", "x"), ("tables", "2")];
    let link = link_on(&cast.organiser.post("", "/start/of/final", &invite));
    let said = "deixa de o organizar";
    assert!(cast.organiser.get("", &link).text().contains(said));
    assert!(!cast.other.get("", &link).text().contains(said), "who organises another stays what they are");
    let invite = [("step", "invite"), ("role", "organiser"), ("name", "x")];
    let link = link_on(&cast.organiser.post("", "/start/of/final", &invite));
    assert!(!cast.organiser.get("", &link).text().contains(said));
}

#[test]
fn strangers_are_told_no_paths_of_what_cannot_be_opened() {
    let host = SeasonHost::with(&["final"]);
    let folder = host.folder.path();
    std::fs::write(folder.join("championships").join("outra.arbitro"), b"no championship").unwrap();
    let mut stranger = host.visitor();
    let answer = stranger.get("outra", "/");
    assert_eq!(answer.status, 503);
    assert!(answer.text().contains("De momento"), "{}", answer.text());
    for page in [answer, stranger.get("", "/")] {
        assert!(!page.text().contains(folder.to_str().unwrap()), "{}", page.text());
    }
}

#[test]
fn championships_are_not_served_at_a_number_which_has_no_names_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let command = |words: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_arbitro"));
        let serve = ["--lang", "en", "host", "serve", "--listen", "127.0.0.1:0", "--folder"];
        command.args(serve).arg(folder.path()).args(words);
        command
    };
    let championships = folder.path().join("championships");
    let wanted =
        command(&["--address", "http://192.0.2.7", "--championships", championships.to_str().unwrap()])
            .output()
            .unwrap();
    assert_eq!(wanted.status.code(), Some(2), "{wanted:?}");
    let said = String::from_utf8_lossy(&wanted.stderr).into_owned();
    assert!(said.contains("championships need a name") && said.contains("http://192.0.2.7"), "{said}");
    // Nobody wanted them, though their folder was made once: what halls publish is shown at a number, too, and nobody has an account.
    std::fs::create_dir_all(&championships).unwrap();
    let words = ["--address".as_ref(), "http://192.0.2.7:80".as_ref()];
    let hosted = Hosted::start_with(folder.path().as_os_str(), SocketAddr::from(([127, 0, 0, 1], 0)), &words);
    assert_eq!(hosted.first, None, "nobody is asked to keep it");
}
