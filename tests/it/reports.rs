//! Reports in every format, recounted from the championship they are made of.

use arbitro::language::Language;
use arbitro::reports::{self, Options, Scope};

use crate::support::final_day::{Hour, championship, facts};

#[test]
fn trial() {
    use arbitro::championship::Championship;
    use arbitro::store::{Desk, Location};
    let Some(folder) = std::env::var_os("SHOW") else { return };
    let folder = std::path::PathBuf::from(folder);
    for hour in [Hour::Entered, Hour::FirstRound, Hour::Morning, Hour::Evening] {
        let facts = facts(1850, hour);
        let championship = Championship::replay(&facts).unwrap();
        let path = folder.join(format!("{hour:?}.arbitro"));
        let _ = std::fs::remove_file(&path);
        let mut desk = Desk::create(&Location::File(path), "final", championship.regulations().clone(), "t").unwrap();
        desk.commit(None, |_, _| Ok(facts[1..].to_vec())).unwrap();
    }
    let championship = championship(1850, Hour::Evening);
    let options = Options { language: Language::Pt, ..Options::default() };
    let report = reports::scores(&championship, Scope::All, &options);
    let start = std::time::Instant::now();
    std::fs::write(folder.join("scores.pdf"), report.pdf().unwrap()).unwrap();
    eprintln!("{:?}", start.elapsed());
}
