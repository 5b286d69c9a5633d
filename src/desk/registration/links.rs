//! Private links of schools: a number and letters that only whoever has the key can make.

use std::io;
use std::sync::{Mutex, PoisonError};

use axum::http::StatusCode;

use crate::app::App;
use crate::login_attempts::LoginAttempts;
use crate::people::People;
use crate::problem::Problem;
use crate::session::{Signer, now, same};
use crate::visit::Visit;
use championship::decisions::{KeptPupil, kept_of_school};
use championship::facts::{Championship, Entry, School};
use championship::imports::fold;
use speech::msg;

/// Digits and letters that nobody takes for others.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many of them a code has: sixty bits, of which few can be tried.
const LENGTH: usize = 12;

/// Makes the links of a championship.
pub struct Links {
    signer: Signer,
    championship: String,
}

impl Links {
    /// Returns what makes the links of a championship; the key is made at the first need.
    ///
    /// # Errors
    /// When the key cannot be read or written.
    pub fn of(people: &People, championship_id: &str) -> io::Result<Links> {
        Ok(Links { signer: people.link_signer()?, championship: championship_id.to_owned() })
    }

    /// Makes the links of a championship with a key that was carried here.
    pub(super) fn with_key(key: Vec<u8>, championship_id: &str) -> Links {
        Links { signer: Signer::new(key), championship: championship_id.to_owned() }
    }

    /// Returns what tells the key from any other, and leads nobody to it.
    pub fn mark(&self) -> String {
        self.signer.sign("mark of letters", &self.championship).chars().take(16).collect()
    }

    /// Returns the code of a school whose link was replaced so often, such as `221-k7qm-2xpd-9rtv`.
    pub fn code(&self, school: u32, replaced: u32) -> String {
        self.made_code("school", school, &format!("{} {school} {replaced}", self.championship))
    }

    /// Returns the code with which the family of a pupil sees what is kept; like that of the school it can be replaced.
    pub fn family_code(&self, championship: &Championship, school: u32, kept: &KeptPupil) -> String {
        let replaced = championship.registration().of(school).map_or(0, |own| own.link);
        // By name, so that whoever comes in a pupil's place has another; by the code, too, where two have one name.
        let (tournament, name) = (&kept.pupil.tournament, fold(&kept.pupil.name));
        let is_alike = |entry: &&Entry| {
            let alike = entry.contestant.name.as_deref().filter(|_| entry.code.school == school);
            alike.is_some_and(|alike| fold(alike) == name) && entry.code.tournament.to_string() == *tournament
        };
        let apart = kept.entry.filter(|_| championship.entries().filter(is_alike).count() > 1);
        let apart = apart.map(|code| format!(" {code}")).unwrap_or_default();
        self.made_code(
            "family",
            school,
            &format!("{} {school} {replaced} {tournament} {name}{apart}", self.championship),
        )
    }

    fn made_code(&self, kind: &str, school: u32, what: &str) -> String {
        let mark = self.signer.sign(kind, what);
        let digits = mark.as_bytes().chunks(2).filter_map(|two| std::str::from_utf8(two).ok());
        let bytes = digits.filter_map(|two| u8::from_str_radix(two, 16).ok());
        let letters: Vec<char> =
            bytes.take(LENGTH).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
        let parts: Vec<String> = letters.chunks(4).map(|part| part.iter().collect()).collect();
        format!("{}-{}", School::shown_number(school), parts.join("-"))
    }

    /// Returns the code that a school has now.
    pub fn code_now(&self, championship: &Championship, school: u32) -> String {
        self.code(school, championship.registration().of(school).map_or(0, |own| own.link))
    }
}

/// Returns a code as it is written, however somebody typed it; nothing for what cannot be one.
pub(super) fn read_code(typed: &str) -> Option<(u32, String)> {
    let (school, letters) = typed.trim().split_once(['-', ' ', '.'])?;
    let plain = |c: char| match c.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        c => c,
    };
    let letters: String = letters.chars().filter(|c| !"- .".contains(*c)).map(plain).collect();
    let is_code = letters.len() == LENGTH && letters.bytes().all(|letter| LETTERS.contains(&letter));
    let school = school.parse::<u32>().ok().filter(|number| *number > 0)?;
    let parts = (0..LENGTH / 4).map(|part| letters.get(part * 4..part * 4 + 4));
    let letters = parts.collect::<Option<Vec<&str>>>().filter(|_| is_code)?.join("-");
    Some((school, format!("{}-{letters}", School::shown_number(school))))
}

/// Wrong tries at links, counted apart from those at cards.
#[derive(Default)]
pub(crate) struct LinkTries(Mutex<LoginAttempts>);

/// Returns the school whose link was opened.
///
/// # Errors
/// When there is no such link any more, or too many wrong ones were tried.
pub(super) fn opened(app: &App, visit: &Visit, code: &str) -> Result<u32, Problem> {
    counted(app, visit, code, |championship, links, school, code| {
        same(&links.code_now(championship, school), code).then_some(school)
    })
}

/// Returns the pupil of whom a family opened what is kept, with the school.
///
/// # Errors
/// When there is no such link any more, or too many wrong ones were tried.
pub(super) fn opened_family(app: &App, visit: &Visit, code: &str) -> Result<(u32, KeptPupil), Problem> {
    counted(app, visit, code, |championship, links, school, code| {
        let mut kept = kept_of_school(championship, school).into_iter();
        let found = kept.find(|one| same(&links.family_code(championship, school, one), code));
        found.map(|kept| (school, kept))
    })
}

/// Looks up what a code opens, and counts the wrong ones.
fn counted<T>(
    app: &App,
    visit: &Visit,
    code: &str,
    find: impl Fn(&Championship, &Links, u32, &str) -> Option<T>,
) -> Result<T, Problem> {
    let wrong = || Problem::new(StatusCode::FORBIDDEN, msg("desk-registration-no-link"));
    let (school, code) = read_code(code).ok_or_else(wrong)?;
    let tries = || app.link_tries.0.lock().unwrap_or_else(PoisonError::into_inner);
    let counted = tries().begin(Some(school), &visit.peer, None, now()).map_err(|seconds| {
        let text = msg("desk-enter-locked").with("seconds", seconds);
        Problem::new(StatusCode::TOO_MANY_REQUESTS, text)
    })?;
    let championship = app.worker()?.snapshot().championship;
    let found = find(&championship, &links(app)?, school, &code);
    let found = found.filter(|_| championship.school(school).is_some()).ok_or_else(wrong)?;
    tries().forgive(&counted);
    Ok(found)
}

/// Returns what makes the links of the open championship.
pub(super) fn links(app: &App) -> Result<Links, Problem> {
    let id = app.worker()?.snapshot().id;
    Links::of(&app.people, &id).map_err(|error| {
        let text = msg("desk-people-unwritten").with("error", error.to_string());
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
    })
}

#[cfg(test)]
mod tests {
    use super::{Links, read_code};
    use crate::session::Signer;
    use championship::decisions::kept_of_school;
    use championship::facts::{Championship, Contestant, EntryCode, Fact, School};
    use championship::imports::fold;
    use championship::regulations;

    #[test]
    fn two_of_one_name_in_one_game_have_links_of_their_own() {
        const RULES: &str = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [ouri, hex] }]\n\
            limits: { per school and tournament: none, per school: none }\nstages: [{ play: round robin }]\nlast resort: share\n";
        let rules = regulations::parse("r.yaml", RULES).expect("regulations");
        let created = Fact::Created { name: "x".into(), regulations: Box::new(rules) };
        let mut state = Championship::begin(&created).expect("a championship");
        let school = School { number: 7, name: "EB 7".into(), place: None };
        state.apply(&Fact::SchoolRegistered { school }).expect("a school");
        for (game, index) in [(1, 1), (1, 2), (2, 1)] {
            let code = EntryCode { index, ..EntryCode::first(7, 1, game) };
            let contestant = Contestant { name: Some("Ana Um".into()), school_year: None };
            state.apply(&Fact::EntryAdded { code, contestant }).expect("an entry");
        }
        let links = Links { signer: Signer::new(vec![7; 32]), championship: "a".into() };
        let kept = kept_of_school(&state, 7);
        let codes: std::collections::BTreeSet<String> =
            kept.iter().map(|one| links.family_code(&state, 7, one)).collect();
        assert_eq!((kept.len(), codes.len()), (3, 3));
        // Where there is one alone, the link of before is good.
        let other = kept.iter().find(|one| one.pupil.tournament == "1.2").expect("the other game");
        assert_eq!(
            links.family_code(&state, 7, other),
            links.made_code("family", 7, &format!("a 7 0 1.2 {}", fold("Ana Um")))
        );
    }

    #[test]
    fn a_code_is_read_as_people_type_it_and_another_number_link_or_championship_has_another() {
        let links = |championship: &str| Links {
            signer: Signer::new(vec![7; 32]),
            championship: championship.to_owned(),
        };
        let code = links("a").code(7, 0);
        assert_eq!(code.len(), "007-abcd-abcd-abcd".len(), "{code}");
        assert_eq!(read_code(&code), Some((7, code.clone())));
        let loud = format!(" {} ", code.to_uppercase().replace('0', "O").replacen("OO7", "7", 1));
        assert_eq!(read_code(&loud), Some((7, code.clone())), "{loud}");
        assert_eq!(read_code(&code.replace("007-", "7 ").replace('-', "")), Some((7, code.clone())));
        for other in [links("a").code(8, 0), links("a").code(7, 1), links("b").code(7, 0)] {
            assert_ne!(other[4..], code[4..]);
        }
        for wrong in
            ["", "x", "7-", "0-abcdabcdabcd", "7-abcd", "7-abcdabcdabc!", "7-ééééééé", "-1-abcdabcdabcd"]
        {
            assert_eq!(read_code(wrong), None, "{wrong}");
        }
    }
}
