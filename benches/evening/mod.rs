//! The last evening before the deadline: every school comes once more, sends its pupils, corrects them and prints its receipt.

use std::time::{Duration, Instant};

use championship::facts::{Fact, Lot, RegistrationTerms, School};
use championship::regulations;
use championship::store::{Desk, Location};
use desk::people::People;
use desk::registration::Links;

use crate::hall::{Server, Visitor};

const SCHOOLS: u32 = 350;

/// What each school asks for, one after the other and over again: looks, types, looks, uploads, prints.
const VISIT: [Ask; 5] = [Ask::Page, Ask::Typed, Ask::Page, Ask::Upload, Ask::Receipt];
const VISITS: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    Page,
    Typed,
    Upload,
    Receipt,
}

/// What came of a request.
struct Answered {
    ask: Ask,
    took: Duration,
    is_there: bool,
}

/// A school with its link.
struct Contact {
    number: u32,
    path: String,
}

/// Holds the evening within a time, with two desks on one database, and returns what failed.
pub(crate) async fn evening(location: &Location, within: Duration) -> Result<(), String> {
    let kept = location.clone();
    let contacts = tokio::task::spawn_blocking(move || open(&kept)).await.unwrap();
    let desks = [Server::start(location), Server::start(location)];
    let mut tasks = tokio::task::JoinSet::new();
    for contact in contacts {
        let visitor = Visitor::stranger(&desks[contact.number as usize % 2].at);
        tasks.spawn(school(visitor, contact, within));
    }
    let (mut answers, mut acknowledged) = (Vec::new(), Vec::new());
    while let Some(done) = tasks.join_next().await {
        let (answered, last) = done.unwrap();
        answers.extend(answered);
        acknowledged.push(last);
    }
    let kept = location.clone();
    let n_lost = tokio::task::spawn_blocking(move || lost(&kept, &acknowledged)).await.unwrap();
    println!(
        "the last evening: {SCHOOLS} schools, {} requests in {} s at two desks on one database, {} MB",
        answers.len(),
        within.as_secs(),
        desks.each_ref().map(|desk| desk.peak_memory().to_string()).join("+")
    );
    println!("{:>9} {:>9} {:>9} {:>9} {:>9} {:>11}", "", "requests", "p50 ms", "p99", "worst", "over 200 ms");
    for (name, asks) in [
        ("pages", &[Ask::Page, Ask::Receipt][..]),
        ("typed", &[Ask::Typed]),
        ("uploads", &[Ask::Upload]),
        ("all", &[Ask::Page, Ask::Receipt, Ask::Typed, Ask::Upload]),
    ] {
        let mut times: Vec<Duration> =
            answers.iter().filter(|answer| asks.contains(&answer.ask)).map(|answer| answer.took).collect();
        times.sort_unstable();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_millis();
        let n_late = times.iter().filter(|took| **took > crate::PAGE_LIMIT).count();
        let [half, most, worst] = [0.5, 0.99, 1.0].map(at);
        println!("{name:>9} {:>9} {half:>9} {most:>9} {worst:>9} {n_late:>11}", times.len());
    }
    match (answers.iter().filter(|answer| !answer.is_there).count(), n_lost) {
        (0, 0) => Ok(()),
        (n_broken, n_lost) => {
            Err(format!("{n_broken} requests of schools were not answered, {n_lost} lists were lost"))
        }
    }
}

/// Makes a championship in which registration is open, and returns the schools with their links.
fn open(location: &Location) -> Vec<Contact> {
    let mut desk = Desk::create(location, "Final", regulations::default(), "bench").unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let now = i64::try_from(now).unwrap();
    let address = "https://final.example".to_owned();
    let terms = RegistrationTerms { from: now - 86_400, until: now + 86_400, address, questions: Vec::new() };
    let mut facts: Vec<Fact> = (1..=SCHOOLS)
        .map(|number| {
            let name = format!("Agrupamento de Escolas de Vale Fictício {number}");
            Fact::SchoolRegistered { school: School { number, name, place: None } }
        })
        .collect();
    facts.push(Fact::RegistrationOpened { terms });
    desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
    let links = Links::of(&People::open(location).unwrap(), desk.id()).unwrap();
    let contact = |number| Contact { number, path: format!("/school/{}", links.code(number, 0)) };
    (1..=SCHOOLS).map(contact).collect()
}

/// Comes to the pages of a school at random moments; returns what came of it, and the pupil of the list acknowledged last.
async fn school(
    visitor: Visitor,
    contact: Contact,
    within: Duration,
) -> (Vec<Answered>, (u32, Option<String>)) {
    let mut lot = Lot::new(7, &contact.path);
    let asks = VISIT.repeat(VISITS);
    let mut moments: Vec<Duration> = asks
        .iter()
        .map(|_| within.mul_f64(f64::from(u32::try_from(lot.below(100_000)).unwrap()) / 100_000.0))
        .collect();
    moments.sort_unstable();
    let begun = Instant::now();
    let (mut answers, mut last, mut visitor) = (Vec::new(), None, visitor);
    for (number, (ask, moment)) in asks.into_iter().zip(moments).enumerate() {
        tokio::time::sleep(moment.saturating_sub(begun.elapsed())).await;
        let pupil = format!("Ana {} Exemplar {number}", contact.number);
        let asked = Instant::now();
        let answer = match ask {
            Ask::Page => visitor.send("GET", &contact.path, "").await,
            Ask::Receipt => visitor.send("GET", &format!("{}/receipt", contact.path), "").await,
            Ask::Typed | Ask::Upload => {
                let kind = "multipart/form-data; boundary=x";
                visitor.send_as("POST", &contact.path, kind, &form(visitor.token(), &pupil, ask)).await
            }
        };
        let answer = answer.unwrap_or_default();
        let wanted = if matches!(ask, Ask::Typed | Ask::Upload) { "HTTP/1.1 303" } else { "HTTP/1.1 200" };
        let is_there = answer.starts_with(wanted);
        answers.push(Answered { ask, took: asked.elapsed(), is_there });
        match ask {
            Ask::Page => visitor = visitor.with(&answer),
            Ask::Typed | Ask::Upload if is_there => last = Some(pupil),
            _ => {}
        }
    }
    (answers, (contact.number, last))
}

/// The form of a school with one pupil, typed or in a file.
fn form(token: &str, pupil: &str, ask: Ask) -> String {
    let part = |name: &str, value: &str| {
        format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let mut form = part("csrf", token) + &part("step", "save");
    if ask == Ask::Upload {
        let about = "name=\"file\"; filename=\"alunos.csv\"\r\nContent-Type: text/csv";
        form += &format!(
            "--x\r\nContent-Disposition: form-data; {about}\r\n\r\nNome;Ano;Jogo\n{pupil};4;Rastros\n\r\n"
        );
    } else {
        form += &[("n0", pupil), ("t0", "1.3"), ("y0", "4")].map(|(name, value)| part(name, value)).concat();
    }
    form + "--x--\r\n"
}

/// Counts the schools whose last acknowledged list is not there.
fn lost(location: &Location, acknowledged: &[(u32, Option<String>)]) -> usize {
    let desk = Desk::open(location, "bench").unwrap();
    let registration = desk.championship().registration();
    let is_lost = |(school, last): &&(u32, Option<String>)| {
        let answer = registration.of(*school).and_then(|own| own.answer.as_ref());
        let there = answer.and_then(|answer| answer.pupils.first()?.contestant.name.clone());
        there != *last
    };
    acknowledged.iter().filter(is_lost).count()
}
