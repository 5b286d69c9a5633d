//! What goes to schools: letters to print, a table for a mail merge, drafts of mails.

use super::links::Links;
use super::mail::draft;
use crate::view::capital;
use championship::decisions::{RegistrationStatus, registration_status};
use championship::facts::{Championship, Entry, EntryStatus, School, TournamentId};
use championship::handouts::{self, HandoutError, SchoolLetter};
use championship::imports::Column;
use championship::store::said_end;
use championship::tables::write_csv;
use paper::typeset::pdf;
use speech::{Language, Tell, msg};

/// A letter, and to whom it goes.
#[derive(Clone, Debug)]
pub struct Addressed {
    /// The number of the school.
    pub number: u32,
    /// Where it is written to; empty where that is not known.
    pub email: String,
    /// How it stands with the school.
    pub status: RegistrationStatus,
    /// The letter.
    pub letter: SchoolLetter,
}

/// What a mail is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mailing {
    /// Every school is invited.
    Invitation,
    /// Who has not answered, or not all of it, is reminded.
    Reminder,
}

impl Mailing {
    /// Says whether a school is written to.
    pub fn is_for(self, status: RegistrationStatus) -> bool {
        self == Mailing::Invitation || status <= RegistrationStatus::Incomplete
    }
}

/// Returns the letters to all schools, in the order of their numbers.
pub fn addressed(
    championship: &Championship,
    links: &Links,
    address: &str,
    language: Language,
) -> Vec<Addressed> {
    let registration = championship.registration();
    let until = registration.terms.as_ref();
    let until = until.map(|terms| language.say(&said_end(terms.until))).unwrap_or_default();
    let address = address.trim_end_matches('/');
    let one = |school: &School| {
        let code = links.code_now(championship, school.number);
        let letter = SchoolLetter {
            school: school.numbered_name(),
            town: school.place.clone().unwrap_or_default(),
            link: format!("{address}/school/{code}"),
            code,
            address: format!("{address}/school"),
            until: until.clone(),
        };
        let email = registration.of(school.number).map(|own| own.email.clone()).unwrap_or_default();
        let status = registration_status(championship, school.number);
        Addressed { number: school.number, email, status, letter }
    };
    championship.schools().map(one).collect()
}

/// Makes the letters as one PDF, a page each.
///
/// # Errors
/// Refuses names that cannot be set and an address too long for a QR code.
pub fn letters_pdf(
    championship: &Championship,
    all: &[Addressed],
    language: Language,
) -> Result<Vec<u8>, HandoutError> {
    let letters: Vec<SchoolLetter> = all.iter().map(|one| one.letter.clone()).collect();
    let pages = handouts::registration_letters(championship, &letters, language)?;
    let title = language.msg("desk-registration-letters").to_string();
    Ok(pdf::pdf_of_pages(&pages, &handouts::facts(championship, &title, language)))
}

/// Makes the table that a word processor merges into letters or mails.
pub fn mail_merge(all: &[Addressed], language: Language) -> Vec<u8> {
    let titles = [
        Column::SchoolNumber.title(),
        msg("desk-school"),
        msg("desk-town"),
        msg("desk-registration-email"),
        msg("desk-registration-link"),
        msg("desk-registration-code"),
        msg("desk-registration-until"),
        msg("desk-registration-status"),
    ];
    let mut rows = vec![titles.iter().map(|title| language.say(title)).collect::<Vec<_>>()];
    for Addressed { number, email, status, letter } in all {
        let name = letter.school.split_once(' ').map_or("", |(_, name)| name);
        rows.push(vec![
            number.to_string(),
            name.to_owned(),
            letter.town.clone(),
            email.clone(),
            letter.link.clone(),
            letter.code.clone(),
            letter.until.clone(),
            language.say(&status.tell()),
        ]);
    }
    write_csv(&rows)
}

/// Makes the table of what schools answered: a row for each, a column for each question.
pub fn answers_table(championship: &Championship, language: Language) -> Vec<u8> {
    let registration = championship.registration();
    let asked: Vec<&str> = registration.questions(false).map(|question| question.text.as_str()).collect();
    let titles = [
        Column::SchoolNumber.title(),
        msg("desk-school"),
        msg("desk-town"),
        msg("facts-region"),
        msg("desk-registration-email"),
        msg("desk-registration-status"),
        msg("desk-registration-pupils"),
    ];
    let titles = titles.iter().map(|title| capital(&language.say(title)));
    let titles = titles.chain(asked.iter().map(|text| (*text).to_owned()));
    let row = |school: &School| {
        let own = registration.of(school.number);
        let answer = own.and_then(|own| own.answer.as_ref());
        let mut cells = vec![
            school.number.to_string(),
            school.name.clone(),
            school.place.clone().unwrap_or_default(),
            own.map(|own| own.region.clone()).unwrap_or_default(),
            own.map(|own| own.email.clone()).unwrap_or_default(),
            language.say(&registration_status(championship, school.number).tell()),
            answer.map_or(0, |answer| answer.pupils.len()).to_string(),
        ];
        let said =
            |text: &&str| answer.and_then(|answer| answer.answers.get(*text)).cloned().unwrap_or_default();
        cells.extend(asked.iter().map(said));
        cells
    };
    let rows: Vec<Vec<String>> =
        std::iter::once(titles.collect()).chain(championship.schools().map(row)).collect();
    write_csv(&rows)
}

/// Makes the table of what was answered about pupils who are entered; a list of entries takes it again, with what was put right.
pub fn pupils_table(championship: &Championship, language: Language) -> Vec<u8> {
    let asked = championship.own_columns();
    let regulations = championship.regulations();
    let titles = [
        Column::Code,
        Column::Name,
        Column::Year,
        Column::SchoolNumber,
        Column::School,
        Column::Place,
        Column::Cycle,
        Column::Game,
    ];
    let titles = titles.iter().map(|column| language.say(&column.title()));
    let titles = titles.chain(asked.iter().map(|column| (*column).to_owned()));
    let is_here = |entry: &&Entry| !matches!(entry.status, EntryStatus::Withdrawn { .. });
    let row = |entry: &Entry| {
        let TournamentId { cycle, game } = entry.code.tournament;
        let school = championship.school(entry.code.school);
        let cycle = regulations.cycle(cycle).map(|cycle| cycle.name.in_language(language).to_owned());
        let game = regulations.game(game).map(|game| game.name.in_language(language).to_owned());
        let mut cells = vec![
            entry.code.to_string(),
            entry.contestant.name.clone().unwrap_or_default(),
            entry.contestant.school_year.map(|year| year.to_string()).unwrap_or_default(),
            entry.code.school.to_string(),
            school.map(|school| school.name.clone()).unwrap_or_default(),
            school.and_then(|school| school.place.clone()).unwrap_or_default(),
            cycle.unwrap_or_default(),
            game.unwrap_or_default(),
        ];
        cells.extend(asked.iter().map(|column| championship.column_of(entry, column).unwrap_or_default()));
        cells
    };
    let rows = championship.entries().filter(is_here).map(row);
    write_csv(&std::iter::once(titles.collect()).chain(rows).collect::<Vec<Vec<String>>>())
}

/// Returns the words of a mail to a school: what it is about, and what it says.
pub(super) fn words(
    championship: &Championship,
    one: &Addressed,
    mailing: Mailing,
    language: Language,
) -> (String, String) {
    let event = championship.regulations().event(language);
    let SchoolLetter { until, link, code, .. } = &one.letter;
    let (subject, text) = match mailing {
        Mailing::Invitation => (
            msg("desk-registration-mail-subject").with("event", &event),
            msg("desk-registration-mail-text")
                .with("event", &event)
                .with("until", until)
                .with("link", link)
                .with("code", code),
        ),
        Mailing::Reminder => (
            msg("desk-registration-reminder-subject").with("event", &event),
            msg("desk-registration-reminder-text")
                .with("event", &event)
                .with("until", until)
                .with("link", link)
                .with("code", code),
        ),
    };
    (language.say(&subject), language.say(&text))
}

/// Makes the drafts of mails, each as a file with its name.
pub fn mails(
    championship: &Championship,
    all: &[Addressed],
    mailing: Mailing,
    language: Language,
) -> Vec<(String, Vec<u8>)> {
    let meant = all.iter().filter(|one| mailing.is_for(one.status));
    meant
        .map(|one| {
            let (subject, text) = words(championship, one, mailing, language);
            (format!("{}.eml", School::shown_number(one.number)), draft(&one.email, &subject, &text))
        })
        .collect()
}
