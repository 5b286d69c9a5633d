//! Two organisers at once: a tap on a page that was opened before somebody else changed the same pupil.

use championship::facts::{Championship, EntryStatus, Fact};
use championship::store::Desk;

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::{Answer, Browser};

const PUPIL: &str = "005.1.3";

/// A page as it was opened: what a tap on it sends besides.
struct Opened {
    seen: String,
}

impl Opened {
    fn new(browser: &mut Browser, path: &str) -> Self {
        let page = browser.get(path).text();
        let seen = page.split("name=\"seen\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
        Opened { seen: seen.unwrap_or_default().to_owned() }
    }

    fn tap(&self, browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut all = fields.to_vec();
        if !self.seen.is_empty() {
            all.push(("seen", &self.seen));
        }
        browser.post(path, &all)
    }
}

/// Does something as another program beside the desk.
fn beside(place: &Place, fact: Fact) {
    let mut desk = Desk::open(&place.location, "Maria Terminal").unwrap();
    desk.commit(None, |_, _| Ok(vec![fact.clone()])).unwrap();
}

fn state(place: &Place) -> Championship {
    Desk::open(&place.location, "t").unwrap().championship().clone()
}

fn status(place: &Place) -> EntryStatus {
    state(place).entry(PUPIL.parse().unwrap()).unwrap().status.clone()
}

fn absences(place: &Place) -> Vec<u16> {
    let code = PUPIL.parse().unwrap();
    let state = state(place);
    let member = state.groups().find_map(|group| group.member(code)).unwrap();
    member.absences.iter().copied().collect()
}

/// Returns what the page says where a tap led to.
fn told(browser: &mut Browser, answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    let to = answer.header("location").unwrap().split('#').next().unwrap().to_owned();
    browser.get(&to).text()
}

fn hall(arbiters: &[&[u16]]) -> (Place, Fair) {
    let place = Place::sqlite();
    championship(&place.location, 6);
    let fair = Fair::open(&place.location, arbiters);
    (place, fair)
}

fn withdrawal(reason: &str) -> Fact {
    Fact::EntryWithdrawn { code: PUPIL.parse().unwrap(), from_round: None, reason: reason.into() }
}

#[test]
fn a_check_in_on_a_page_of_before_does_not_bring_back_who_was_withdrawn_meanwhile() {
    let (place, fair) = hall(&[&[1]]);
    let mut organiser = fair.signed_in(0);
    let list = Opened::new(&mut organiser, "/organiser/checkin");
    beside(&place, withdrawal("foi para o hospital"));
    let came = [("step", "came"), ("codes", PUPIL)];
    let late = list.tap(&mut organiser, "/organiser/checkin", &came);
    let page = late.text();
    assert_eq!(late.status, 409, "{page}");
    for said in ["Maria Terminal", "foi para o hospital", "Chegou: Aluno5 do Meio Apelido5", "Nada mudou"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert_ne!(status(&place), EntryStatus::Active);
    // The page that says so has seen it: the same tap again is wished.
    let list = Opened::new(&mut organiser, "/organiser/checkin");
    assert_eq!(list.tap(&mut organiser, "/organiser/checkin", &came).status, 303);
    assert_eq!(status(&place), EntryStatus::Active);
    // The same at a badge, by somebody else.
    let mut arbiter = fair.signed_in(1);
    let badge = Opened::new(&mut arbiter, "/c/005.1.3");
    beside(&place, withdrawal("voltou a casa"));
    let late = badge.tap(&mut arbiter, "/c/005.1.3", &[("step", "came")]);
    assert!(late.status == 409 && late.text().contains("voltou a casa"), "{}", late.text());
    assert_ne!(status(&place), EntryStatus::Active);
}

#[test]
fn equal_taps_change_nothing_and_say_so() {
    let (place, fair) = hall(&[&[1]]);
    let (mut organiser, mut arbiter) = (fair.signed_in(0), fair.signed_in(1));
    let list = Opened::new(&mut organiser, "/organiser/checkin");
    let entries = Opened::new(&mut organiser, "/organiser/entries");
    assert_eq!(arbiter.post("/c/005.1.3", &[("step", "came")]).status, 303);
    let head = || Desk::open(&place.location, "t").unwrap().head();
    let before = head();
    let came = [("step", "came"), ("codes", PUPIL)];
    let twice = list.tap(&mut organiser, "/organiser/checkin", &came);
    assert!(told(&mut organiser, &twice).contains("Aluno5 do Meio Apelido5 já estava presente"));
    assert_eq!(head(), before);
    beside(&place, withdrawal("ficou doente"));
    let withdraw = [("step", "withdraw"), ("code", PUPIL), ("reason", "não gosta")];
    let twice = entries.tap(&mut organiser, "/organiser/entries/status", &withdraw);
    let page = told(&mut organiser, &twice);
    assert!(page.contains("ficou doente") && page.contains("não gosta"), "{page}");
    assert_eq!(status(&place), EntryStatus::Withdrawn { reason: "ficou doente".into() });
    beside(&place, Fact::EntryReinstated { code: PUPIL.parse().unwrap() });
    let back = [("step", "reinstate"), ("code", PUPIL)];
    let twice = entries.tap(&mut organiser, "/organiser/entries/status", &back);
    assert!(told(&mut organiser, &twice).contains("já joga"));
    let path = "/organiser/entry/005.1.3/absence";
    let cancel = [("step", "cancel"), ("round", "2"), ("reason", "afinal vem")];
    let twice = entries.tap(&mut organiser, path, &cancel);
    assert!(told(&mut organiser, &twice).contains("não tem falta marcada à ronda 2"));
    beside(&place, Fact::AbsenceAnnounced { code: PUPIL.parse().unwrap(), round: 2 });
    let before = head();
    let twice = entries.tap(&mut organiser, path, &[("step", "announce"), ("round", "2")]);
    assert!(told(&mut organiser, &twice).contains("já estava marcada"));
    assert_eq!(head(), before);
}

#[test]
fn a_withdrawal_or_a_return_on_a_page_of_before_overwrites_nothing() {
    let (place, fair) = hall(&[&[1]]);
    let (mut organiser, mut arbiter) = (fair.signed_in(0), fair.signed_in(1));
    let entries = Opened::new(&mut organiser, "/organiser/entries");
    // The pupil who is said to have never come has come.
    assert_eq!(arbiter.post("/c/005.1.3", &[("step", "came")]).status, 303);
    let withdraw = [("step", "withdraw"), ("code", PUPIL), ("reason", "nunca chegou")];
    let late = entries.tap(&mut organiser, "/organiser/entries/status", &withdraw);
    let page = late.text();
    assert_eq!(late.status, 409, "{page}");
    for said in ["Árbitro 1", "registou a presença", "nunca chegou", "value=\"nunca chegou\""] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert_eq!(status(&place), EntryStatus::Active);
    // Withdrawn twice for two reasons: the second withdrawal is not the one that was looked at.
    beside(&place, withdrawal("engano"));
    let entries = Opened::new(&mut organiser, "/organiser/entries");
    beside(&place, Fact::EntryReinstated { code: PUPIL.parse().unwrap() });
    beside(&place, withdrawal("castigo da escola"));
    let back = [("step", "reinstate"), ("code", PUPIL)];
    let late = entries.tap(&mut organiser, "/organiser/entries/status", &back);
    assert!(late.status == 409 && late.text().contains("castigo da escola"), "{}", late.text());
    assert_ne!(status(&place), EntryStatus::Active);
}

#[test]
fn an_absence_on_a_page_of_before_overwrites_nothing() {
    let (place, fair) = hall(&[&[1]]);
    let (mut organiser, mut arbiter) = (fair.signed_in(0), fair.signed_in(1));
    let page = Opened::new(&mut organiser, "/organiser/entry/005.1.3");
    let table = Opened::new(&mut arbiter, "/arbiter");
    beside(&place, withdrawal("mudou de escola"));
    let path = "/organiser/entry/005.1.3/absence";
    let late = page.tap(&mut organiser, path, &[("step", "announce"), ("round", "2")]);
    assert!(late.status == 409 && late.text().contains("mudou de escola"), "{}", late.text());
    let late = table.tap(&mut arbiter, "/arbiter/absence", &[("code", PUPIL), ("round", "2")]);
    assert!(late.status == 409 && late.text().contains("mudou de escola"), "{}", late.text());
    assert!(absences(&place).is_empty());
    // Taken back by one, checked out by the other.
    beside(&place, Fact::EntryReinstated { code: PUPIL.parse().unwrap() });
    assert_eq!(organiser.post(path, &[("step", "announce"), ("round", "2")]).status, 303);
    let page = Opened::new(&mut organiser, "/organiser/entry/005.1.3");
    beside(&place, withdrawal("não volta"));
    let cancel = [("step", "cancel"), ("round", "2"), ("reason", "telefonou")];
    let late = page.tap(&mut organiser, path, &cancel);
    let text = late.text();
    assert!(late.status == 409 && text.contains("não volta") && text.contains("telefonou"), "{text}");
    assert_eq!(absences(&place), [2]);
}

#[test]
fn closing_the_check_in_gives_up_nobody_whom_the_page_did_not_count() {
    let (place, fair) = hall(&[&[1]]);
    let (mut organiser, mut arbiter) = (fair.signed_in(0), fair.signed_in(1));
    assert_eq!(arbiter.post("/c/005.1.3", &[("step", "came")]).status, 303);
    let list = Opened::new(&mut organiser, "/organiser/checkin");
    assert_eq!(arbiter.post("/c/005.1.3", &[("step", "away")]).status, 303);
    let late = list.tap(&mut organiser, "/organiser/checkin", &[("step", "close")]);
    let text = late.text();
    assert!(late.status == 409 && text.contains("Ninguém foi posto de fora"), "{text}");
    assert!(absences(&place).is_empty());
    // More who came than the page knew of are no reason to ask.
    let list = Opened::new(&mut organiser, "/organiser/checkin");
    assert_eq!(arbiter.post("/c/001.1.3", &[("step", "came")]).status, 303);
    assert_eq!(list.tap(&mut organiser, "/organiser/checkin", &[("step", "close")]).status, 303);
    assert_eq!(absences(&place), [2]);
}
