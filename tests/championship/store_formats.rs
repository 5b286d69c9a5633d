//! Championships written by every released format, frozen: each must open, verify and go on.
//!
//! `tests/store/vN/escola.arbitro` was written by the program that released format N; `escola.json` is what it
//! said then. Neither is ever made anew: a format that cannot be read any more is a bug.

use std::fs;
use std::path::{Path, PathBuf};

use championship::facts::{Fact, School};
use championship::store::{Desk, FORMAT, Journal, Location};

fn folder(format: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/store/v{format}"))
}

#[test]
fn a_championship_of_every_released_format_opens_and_goes_on() {
    for format in 1..=FORMAT {
        let work = tempfile::tempdir().unwrap();
        let copy = work.path().join("escola.arbitro");
        fs::copy(folder(format).join("escola.arbitro"), &copy).unwrap();
        let location = Location::File(copy);

        let check = Journal::open(&location).unwrap().verify().unwrap();
        assert_eq!(check.faults, [], "format {format}");
        let mut desk = Desk::open(&location, "teste").unwrap();
        let expected = fs::read_to_string(folder(format).join("escola.json")).unwrap();
        assert_eq!(format!("{:#}\n", summary(&desk, &check.chain)), expected, "format {format}");

        let school = School { number: 900, name: "Escola Nova".into(), place: None };
        desk.commit(None, |_, _| Ok(vec![Fact::SchoolRegistered { school: school.clone() }])).unwrap();
        let again = Desk::open(&location, "teste").unwrap();
        assert_eq!(again.championship(), desk.championship());
    }
}

/// Says what a championship is, so that a change of meaning shows.
fn summary(desk: &Desk, chain: &str) -> serde_json::Value {
    let championship = desk.championship();
    let groups = championship.groups().map(|group| {
        let table = championship::standings::of_group(championship, group.id).unwrap();
        let rounds = group.rounds.iter().map(|round| {
            let boards = round.boards.iter().map(|board| {
                let results: Vec<String> = board.games[..].iter().flat_map(|game| game.entries()).map(|entry| entry.result.to_string()).collect();
                format!("{} {} {}", board.first, board.second, results.join(" then "))
            });
            boards.chain(round.byes.iter().map(|code| format!("{code} bye"))).collect::<Vec<_>>()
        });
        serde_json::json!({
            "group": championship.group_label(group.id),
            "rounds": rounds.collect::<Vec<_>>(),
            "standings": table.lines.iter().map(|line| format!("{} {} {:?}", line.rank, line.entry, line.values)).collect::<Vec<_>>(),
        })
    });
    let entries = championship.entries().map(|entry| {
        let name = entry.contestant.name.as_deref().unwrap_or("-");
        format!(
            "{} {name} {:?} {}",
            entry.code,
            entry.contestant.school_year,
            if entry.is_active() { "plays" } else { "withdrawn" }
        )
    });
    serde_json::json!({
        "name": championship.name(),
        "seal": chain,
        "regulations": championship.regulations().source,
        "schools": championship.schools().map(|school| format!("{:03} {} {:?}", school.number, school.name, school.place)).collect::<Vec<_>>(),
        "entries": entries.collect::<Vec<_>>(),
        "groups": groups.collect::<Vec<_>>(),
    })
}
