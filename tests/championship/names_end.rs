//! Pupils' names have an end, which regulations set.

use championship::decisions::{names_are_due, names_to_forget, names_until, published_winners};
use championship::facts::{Fact, Language, NameStyle};
use championship::regulations;

use crate::ways::{FIRST, entered, play_all};

const RULES: &str = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [ouri] }]\n\
    limits: { per school and tournament: none, per school: none }\nstages: [{ play: round robin }]\nlast resort: share\n";

fn rules(more: &str) -> championship::facts::Regulations {
    regulations::parse("r.yaml", &format!("{RULES}{more}"))
        .unwrap_or_else(|problems| panic!("{}", problems[0].render(Language::En)))
}

#[test]
fn names_are_kept_for_so_many_months_after_the_last_result_and_published_winners_may_stay() {
    let mut championship = entered(rules("names kept for months: 12\n"), 6);
    assert_eq!(names_until(&championship), None, "nothing was played");
    play_all(&mut championship, FIRST, 7);
    // All results were entered at the beginning of 1970.
    let year = 365 * 86_400;
    assert_eq!(names_until(&championship), Some(year));
    assert!(!names_are_due(&championship, year) && names_are_due(&championship, year + 1));
    assert_eq!(names_to_forget(&championship, true).len(), 6, "the public saw no whole name");
    championship.apply(&Fact::NamesChosen { names: NameStyle::Full }).unwrap();
    let winners = published_winners(&championship);
    assert!(winners.len() >= 3, "a podium");
    assert_eq!(names_to_forget(&championship, true).len(), 6 - winners.len());
    assert_eq!(names_to_forget(&championship, false).len(), 6);
    for code in names_to_forget(&championship, true) {
        championship.apply(&Fact::Forgotten { code }).unwrap();
    }
    assert!(!names_are_due(&championship, i64::MAX), "nobody is named who need not be");
    let mut endless = entered(rules(""), 3);
    play_all(&mut endless, FIRST, 7);
    assert_eq!(names_until(&endless), None);
}

#[test]
fn the_months_are_written_as_they_are_read_and_nonsense_is_refused() {
    let read = rules("names kept for months: 24\n");
    assert_eq!(read.names_kept_months, Some(24));
    let written = regulations::brief(&read, "escola");
    assert!(written.contains("names kept for months: 24"), "{written}");
    for wrong in ["0", "241", "muitos"] {
        let text = format!("{RULES}names kept for months: {wrong}\n");
        assert!(regulations::parse("r.yaml", &text).is_err(), "{wrong}");
    }
}
