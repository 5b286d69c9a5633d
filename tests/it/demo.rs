//! The demo: one command, a whole final, the same every time.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Output};

use championship::facts::{MatchResult, TournamentStatus};
use championship::store::{Desk, Location};

fn arbitro(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .args(args)
        .env("ARBITRO_LANG", "pt")
        .current_dir(folder)
        .output()
        .expect("the program runs")
}

/// Returns all files below a folder with their bytes.
fn tree(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut waiting = vec![folder.to_path_buf()];
    while let Some(next) = waiting.pop() {
        for entry in std::fs::read_dir(next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                waiting.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("below").to_string_lossy().replace('\\', "/");
                files.insert(name, std::fs::read(&path).expect("a file"));
            }
        }
    }
    files
}

/// Returns the addresses a page leads to.
fn links(page: &str) -> BTreeSet<String> {
    let found = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    found.map(str::to_owned).collect()
}

#[test]
fn a_demo_is_whole_checked_and_the_same_every_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    for name in ["one", "two"] {
        let output = arbitro(at, &["demo", "--pupils", "200", "--out", name]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let (one, two) = (tree(&at.join("one")), tree(&at.join("two")));
    assert!(one.keys().eq(two.keys()), "the same files");
    for (name, bytes) in &one {
        assert!(bytes == &two[name], "{name} differs from run to run");
        assert!(!bytes.is_empty(), "{name}");
    }

    // The page leads to everything, and everything it leads to is there.
    let page = String::from_utf8(one["index.html"].clone()).expect("text");
    let there: BTreeSet<String> = one.keys().filter(|name| *name != "index.html").cloned().collect();
    assert_eq!(links(&page), there);
    assert!(!page.contains("http://") || page.contains("http://www.w3.org/2000/svg"), "no network is needed");
    assert!(page.contains("lang=\"pt\"") && page.contains("lang=\"en\""));

    // The championship is sound, and says what the page says.
    let file = "one/final-13.arbitro";
    let verified = arbitro(at, &["verify", "--championship", file]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    let desk = Desk::open(&Location::File(at.join(file)), "test").expect("a championship");
    let championship = desk.championship();
    assert_eq!(championship.entries().count(), 200);
    assert!(championship.tournaments().all(|tournament| tournament.status == TournamentStatus::Closed));
    let boards: Vec<_> =
        championship.groups().flat_map(|group| &group.rounds).flat_map(|round| &round.boards).collect();
    let corrected = boards.iter().filter(|board| board.games[0].entries().len() > 1).count();
    for (number, words) in [
        (200, "alunos"),
        (championship.schools().count(), "escolas"),
        (boards.len(), "partidas"),
        (corrected, "resultados corrigidos"),
    ] {
        let line = format!("<b>{number}</b><span class=\"t pt\" lang=\"pt\">{words}</span>");
        assert!(page.contains(&line), "{line}");
    }
    let first = boards.iter().filter(|board| board.winner_or_draw() == Some(MatchResult::FirstWins)).count();
    let share = first as f64 / boards.len() as f64;
    assert!((0.3..0.75).contains(&share), "first side wins {share}");

    // The games were really played.
    let records: Vec<&String> = one.keys().filter(|name| name.starts_with("partidas/")).collect();
    assert_eq!(records.len(), 12, "{records:?}");
    for name in records {
        let replayed = arbitro(at, &["replay", &format!("one/{name}")]);
        assert!(replayed.status.success(), "{name}: {}", String::from_utf8_lossy(&replayed.stderr));
    }
}

#[test]
fn a_demo_in_english_has_english_folders() {
    let folder = tempfile::tempdir().expect("a folder");
    let output =
        arbitro(folder.path(), &["demo", "--pupils", "24", "--edition", "20", "--seed", "3", "--lang", "en"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let files = tree(&folder.path().join("demo"));
    for name in [
        "publish/",
        "hand-out/diplomas.pdf",
        "doors/signs-1.pdf",
        "desk/slips-1.pdf",
        "rules/rules-20.pdf",
        "games/",
    ] {
        assert!(files.keys().any(|file| file.starts_with(name)), "{name}: {:?}", files.keys());
    }
}

#[test]
fn a_demo_that_cannot_be_is_refused_and_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    std::fs::write(at.join("file"), "not a folder").expect("a file");
    let calls: [(&[&str], i32, &str); 4] = [
        (&["demo", "--pupils", "5"], 2, "from 24 to 5000"),
        (&["demo", "--pupils", "many"], 2, "many"),
        (&["demo", "--edition", "99"], 1, "99"),
        (&["demo", "--pupils", "24", "--out", "file/demo"], 1, "cannot write in the folder"),
    ];
    for (args, code, words) in calls {
        let output = arbitro(at, &[args, &["--lang", "en"]].concat());
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
        assert!(said.contains(words), "{args:?}: {said}");
        assert_eq!(std::fs::read_dir(at).expect("a folder").count(), 1, "{args:?} left something");
    }
}
