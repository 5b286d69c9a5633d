//! Reports in every format, recounted from the championship they are made of.

use arbitro::language::Language;
use arbitro::reports::{self, Options, Report, Scope};

use crate::support::final_day::{Hour, championship, facts};

#[test]
fn trial() {
    use arbitro::championship::Championship;
    use arbitro::store::{Desk, Location};
    let Some(folder) = std::env::var_os("SHOW") else { return };
    let folder = std::path::PathBuf::from(folder);
    for hour in [Hour::FirstRound, Hour::Evening] {
        let facts = facts(1850, hour);
        let championship = Championship::replay(&facts).unwrap();
        let path = folder.join(format!("{hour:?}.arbitro"));
        let _ = std::fs::remove_file(&path);
        let mut desk =
            Desk::create(&Location::File(path), "final", championship.regulations().clone(), "t").unwrap();
        desk.commit(None, |_, _| Ok(facts[1..].to_vec())).unwrap();
    }
    let championship = championship(1850, Hour::Evening);
    for language in Language::ALL {
        let options = Options {
            language,
            times: "10:00,10:40,11:20,12:00/14:30,15:10,15:50,16:30".parse().unwrap(),
            names: arbitro::championship::NameStyle::Full,
        };
        let c = &championship;
        let all: Vec<Report> = vec![
            reports::scores(c, Scope::Cycle(1), &options),
            reports::entries(c, None, &options),
            reports::groups(c, Scope::Cycle(2), &options),
            reports::pairings_by_table(c, Scope::Cycle(2), None, &options),
            reports::pairings_by_name(c, Scope::All, None, &options),
            reports::results(c, Scope::Cycle(2), &options),
            reports::standings_after(c, Scope::Cycle(2), 1, 2, &options),
            reports::wall_charts(c, Scope::Cycle(3), &options),
            reports::cross_tables(c, Scope::Cycle(3), &options),
            reports::prizes(c, Scope::All, &options),
            reports::schools(c, None, &options),
            reports::summary(c, &options),
        ];
        for report in all {
            let start = std::time::Instant::now();
            match report.pdf_with_pages() {
                Ok((bytes, pages)) => {
                    eprintln!("{} {pages} pages {} KB {:?}", report.id, bytes.len() / 1024, start.elapsed());
                    std::fs::write(folder.join(format!("{}.pdf", report.id)), bytes).unwrap();
                }
                Err(error) => eprintln!("{}: {error}", report.id),
            }
            std::fs::write(folder.join(format!("{}.html", report.id)), report.html()).unwrap();
            std::fs::write(folder.join(format!("{}.csv", report.id)), report.csv()).unwrap();
            std::fs::write(folder.join(format!("{}.xlsx", report.id)), report.xlsx().unwrap()).unwrap();
            std::fs::write(folder.join(format!("{}.json", report.id)), report.json()).unwrap();
        }
    }
}
