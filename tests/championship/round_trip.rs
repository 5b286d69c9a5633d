//! What is taken along in a list comes back the same: every fact that a list of entries can carry.

use championship::facts::{Championship, EntryStatus, Fact, Language, NameStyle};
use championship::imports::{Severity, preview_entries};
use championship::regulations;
use championship::reports::{self, Options};
use championship::tables::{self, write_csv, write_workbook};

use crate::ways::entered;

/// Everything that a list can carry of an entry, in words.
fn carried(championship: &Championship) -> Vec<String> {
    let line = |entry: &championship::facts::Entry| {
        let school = championship.school(entry.code.school).expect("a school");
        let left = match &entry.status {
            EntryStatus::Active => String::new(),
            EntryStatus::Withdrawn { reason } => format!("left: {reason}"),
        };
        format!(
            "{} {:?} {:?} {} {:?} {:?} {left}",
            entry.code,
            entry.contestant.name,
            entry.contestant.school_year,
            school.name,
            school.place,
            entry.mark
        )
    };
    championship.entries().map(line).collect()
}

#[test]
fn entries_come_back_as_they_went() {
    let text = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [ouri, rastros] }]\nstages: [{ play: swiss in 3 rounds }]\n";
    let read = regulations::parse("r.yaml", text).expect("regulations");
    let mut before = entered(read.clone(), 7);
    let codes: Vec<_> = before.entries().map(|entry| entry.code).collect();
    for (code, name) in
        codes.iter().zip(["=Ana", "-Rui", "@Eva", "+Zé", "'Lia", "Tó; o \"grande\"", "Ivo  Gil"])
    {
        let mut contestant = before.entry(*code).expect("an entry").contestant.clone();
        contestant.name = Some(name.split_whitespace().collect::<Vec<_>>().join(" "));
        before.apply(&Fact::EntryChanged { code: *code, contestant, reason: None }).expect("a name");
    }
    for (code, reason) in [(codes[1], "doente: gripe"), (codes[9], "foi embora")] {
        let fact = Fact::EntryWithdrawn { code, from_round: None, reason: reason.into() };
        before.apply(&fact).expect("a withdrawal");
    }
    for language in Language::ALL {
        let options = Options { language, names: NameStyle::Full, ..Options::default() };
        let list = reports::entry_list(&before, None, &options);
        let csv = write_csv(&list.csv_rows(language));
        let xlsx = write_workbook("x", &[list.sheet()]).expect("a workbook");
        for bytes in [csv, xlsx] {
            let created = Fact::Created { name: "x".into(), regulations: Box::new(read.clone()) };
            let mut after = Championship::begin(&created).expect("a championship");
            let preview = preview_entries(&after, &tables::read(&bytes).expect("a table"));
            let errors: Vec<_> =
                preview.problems.iter().filter(|one| one.severity == Severity::Error).collect();
            assert!(errors.is_empty(), "{language}: {errors:?}");
            for fact in preview.facts() {
                after.apply(&fact).expect("taken");
            }
            assert_eq!(carried(&after), carried(&before), "{language}");
        }
    }
}
