//! How long the cards of a national final take: diplomas, badges, slips and signs for 1,850 pupils.
//!
//! Run with `cargo bench --bench handouts`. Bounds that must hold are checked, so that a slow build fails.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use championship::facts::{Championship, EntryCode, GroupId, NameStyle, TournamentId};
use championship::handouts::template::Template;
use championship::handouts::{self, DiplomaOptions, Honour, SignKind, SlipOptions};
use championship::regulations;
use demo::Plan;
use paper::typeset::page::Page;
use paper::typeset::pdf;
use speech::Language;

fn main() {
    let plan = Plan {
        name: "final".to_owned(),
        regulations: regulations::default(),
        tables: BTreeMap::new(),
        n_pupils: 1850,
        seed: 2027,
        midnight: 1_804_809_600,
    };
    let start = Instant::now();
    let championship = demo::tell(&plan).expect("a story").championship;
    println!("final of 1850:       {:>8.0} ms", start.elapsed().as_secs_f64() * 1e3);

    let all: Vec<TournamentId> = championship.tournaments().map(|tournament| tournament.id).collect();
    let language = Language::Pt;
    let text = handouts::built_in_template(Honour::TakingPart, language);
    let options = DiplomaOptions {
        template: Template::parse(text).expect("the built-in template"),
        logo: None,
        day: None,
        venue: "em Coimbra".to_owned(),
        names: NameStyle::Full,
        language,
        honour: Honour::TakingPart,
    };
    let diplomas = timed("diplomas", &championship, || handouts::diplomas(&championship, &all, &options));
    let entries: Vec<EntryCode> = championship.entries().map(|entry| entry.code).collect();
    timed("badges", &championship, || {
        handouts::badges(&championship, &entries, NameStyle::Full, language, &Default::default())
    });
    let groups: Vec<GroupId> =
        championship.groups().map(|group| group.id).filter(|id| id.stage == 1).collect();
    let rounds: Vec<(GroupId, u16)> = groups.iter().map(|id| (*id, 1)).collect();
    let address = Some("http://192.168.1.10:8080".to_owned());
    let slip_options = SlipOptions { names: NameStyle::Short, language, address, brand: Default::default() };
    timed("slips", &championship, || handouts::slips(&championship, &rounds, &slip_options));
    timed("signs", &championship, || {
        handouts::signs(&championship, &groups, SignKind::Table, language, &Default::default(), None)
    });
    assert!(diplomas < Duration::from_secs(2), "the diplomas took {diplomas:?}");
}

/// Makes cards and their PDF, and says how long that took.
fn timed(
    name: &str,
    championship: &Championship,
    make: impl FnOnce() -> Result<Vec<Page>, handouts::HandoutError>,
) -> Duration {
    let start = Instant::now();
    let pages = make().expect("cards");
    let set = start.elapsed();
    let bytes = pdf::pdf_of_pages(&pages, &handouts::facts(championship, name, Language::Pt));
    let time = start.elapsed();
    println!(
        "{name:<12} {:>5} pages {:>8.0} ms set {:>8.0} ms with PDF {:>6} KB",
        pages.len(),
        set.as_secs_f64() * 1e3,
        time.as_secs_f64() * 1e3,
        bytes.len() / 1024
    );
    time
}
