//! How long the paper of a championship takes: single reports and the full pack of a final with 1,850 pupils.
//!
//! Run with `cargo bench --bench pack`. Bounds that must hold are checked, so that a slow build fails.

#[path = "../tests/it/support/final_day.rs"]
mod final_day;

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use championship::facts::{Championship, NameStyle};
use championship::reports::{self, Options, Report, Scope};
use championship::store::{Desk, Location};
use final_day::Hour;
use speech::Language;

/// The pupils of a national final.
const PUPILS: u32 = 1_850;

/// The longest a full pack may take.
const LIMIT: Duration = Duration::from_secs(5);

fn main() {
    let facts = final_day::facts(PUPILS, Hour::Evening);
    let championship = final_day::championship(PUPILS, Hour::Evening);
    single(&championship);
    let folder = std::env::temp_dir().join(format!("arbitro-pack-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("final.arbitro");
    let regulations = championship.regulations().clone();
    let mut desk =
        Desk::create(&Location::File(file.clone()), "final", regulations, "bench").expect("a file");
    desk.commit(None, |_, _| Ok(facts[1..].to_vec())).expect("the facts are taken");
    drop(desk);
    let mut best = Duration::MAX;
    for language in ["pt", "en"] {
        let out = folder.join(language);
        let words = ["arbitro", "pack", "--names", "full", "--lang", language, "--out"].map(OsString::from);
        let more = [out.clone().into(), "--championship".into(), file.clone().into()];
        let start = Instant::now();
        let code = cli::run(words.into_iter().chain(more));
        let time = start.elapsed();
        assert_eq!(format!("{code:?}"), format!("{:?}", ExitCode::SUCCESS));
        let (n_files, n_bytes) = count(&out);
        println!("pack, {language}: {:>8.1} ms  {n_files} files, {} KB", ms(time), n_bytes / 1024);
        best = best.min(time);
    }
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    assert!(best < LIMIT, "the pack took {best:?}, the limit is {LIMIT:?}");
}

/// Times single reports, once cold and once warm.
fn single(championship: &Championship) {
    let options = Options { language: Language::Pt, names: NameStyle::Full, ..Options::default() };
    let makers: [(&str, &dyn Fn() -> Report); 6] = [
        ("scores of a cycle", &|| reports::scores(championship, Scope::Cycle(1), &options)),
        ("scores of everything", &|| reports::scores(championship, Scope::All, &options)),
        ("entries, a page a school", &|| reports::entries(championship, None, &options)),
        ("entries of one school", &|| reports::entries(championship, Some(7), &options)),
        ("results of a cycle", &|| reports::results(championship, Scope::Cycle(1), &options)),
        ("final report", &|| reports::summary(championship, &options)),
    ];
    for (what, make) in makers {
        let start = Instant::now();
        let report = make();
        let made = start.elapsed();
        let bytes = report.pdf().expect("a PDF");
        let print = start.elapsed() - made;
        let pages = report.pages().expect("pages").len();
        let start = Instant::now();
        let sheets = report.xlsx().expect("a workbook").len() + report.html().len() + report.csv().len();
        println!(
            "{what:<26} made {:>7.2} ms, PDF {:>8.1} ms ({pages} pages, {} KB), XLSX+HTML+CSV {:>7.1} ms ({} KB)",
            ms(made),
            ms(print),
            bytes.len() / 1024,
            ms(start.elapsed()),
            sheets / 1024
        );
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Counts the files below a folder and their bytes.
fn count(folder: &std::path::Path) -> (u64, u64) {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    entries.fold((0, 0), |(files, bytes), entry| match entry.metadata().expect("its size") {
        data if data.is_dir() => {
            let (more, larger) = count(&entry.path());
            (files + more, bytes + larger)
        }
        data => (files + 1, bytes + data.len()),
    })
}
