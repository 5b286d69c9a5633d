//! Hostile game files through the real program: refused with a place, in time.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use rules::analysis::soundness;
use rules::compile::{GameText, compile};
use speech::Language;

use crate::patience::cost;

/// No hostile file may keep the processor busy for longer; here the program is not optimised.
const LONGEST: Duration = Duration::from_secs(10);

/// No hostile file may need more memory, in megabytes.
const LARGEST: u64 = 300;

/// Runs `arbitro check` on bytes; it must complain with a place, without a panic, in time.
fn check_hostile(about: &str, bytes: &[u8], words: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("hostile.yaml");
    std::fs::write(&path, bytes).expect("the file can be written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.args(["check", "--lang", "en"]).arg(&path).env("ARBITRO_LANG", "pt");
    let cost::Run { output, processor, memory } = cost::run(&mut command, LONGEST);
    println!("{processor:>8.2?} {memory:>4} MB  {about}");
    assert!(processor < LONGEST, "{about} kept the processor busy for {processor:?}");
    assert!(memory < LARGEST, "{about} needed {memory} MB");
    let stderr = String::from_utf8_lossy(&output.stderr);
    let shown: String = stderr.chars().take(2_000).collect();
    assert_eq!(output.status.code(), Some(1), "{about}: {shown}");
    assert!(!stderr.contains("panicked") && !stderr.contains("overflow"), "{about}: {shown}");
    assert!(stderr.contains("hostile.yaml:"), "{about} has no place: {shown}");
    assert!(stderr.contains(words), "{about} does not say `{words}`: {shown}");
    assert!(stderr.len() < 200_000, "{about} prints {} bytes", stderr.len());
}

/// A small game with one line of its file replaced.
fn game_with(turn: &str, more: &str) -> String {
    format!("name: x\nboard: square 5x5\n{more}\nturn: {turn}\nend:\n  - no empty: draw\n")
}

#[test]
fn hostile_files_are_refused_in_time() {
    let mut bomb = String::from("a: &a [x, x, x, x, x, x, x, x, x, x]\n");
    for (before, letter) in ('a'..='i').zip('b'..='j') {
        let list = vec![format!("*{before}"); 10].join(", ");
        bomb.push_str(&format!("{letter}: &{letter} [{list}]\n"));
    }
    check_hostile("an alias bomb", bomb.as_bytes(), "YAML");
    let large = "# filler filler filler filler filler\n".repeat(10 * 1024 * 1024 / 37);
    check_hostile("a 10 MB file", large.as_bytes(), "KB");
    check_hostile(
        "deep lists",
        format!("turn: {}{}", "[".repeat(4_900), "]".repeat(4_900)).as_bytes(),
        "YAML",
    );
    check_hostile(
        "deep maps",
        format!("turn: {}x{}", "{a: ".repeat(1_900), "}".repeat(1_900)).as_bytes(),
        "YAML",
    );
    for (what, text) in [
        ("lists in one line", format!("turn: {}{}", "[".repeat(10_000), "]".repeat(10_000))),
        ("maps in one line", format!("turn: {}x{}", "{a: ".repeat(10_000), "}".repeat(10_000))),
        ("block lists in one line", format!("turn:\n{}x", "- ".repeat(10_000))),
    ] {
        check_hostile(what, text.as_bytes(), "characters");
    }
    check_hostile("open lists", "[".repeat(10_000).as_bytes(), "YAML");
    check_hostile("deep block lists", format!("turn:\n{}x", "- ".repeat(4_900)).as_bytes(), "YAML");
    for (levels, words) in [(200, "YAML"), (600, "begins with")] {
        let block: String = (0..levels).map(|depth| format!("{}a:\n", " ".repeat(depth))).collect();
        check_hostile("deep block maps", block.as_bytes(), words);
    }
    for depth in [1_500, 10_000] {
        let words = if depth == 1_500 { "nested" } else { "characters" };
        let parentheses = format!("place own on {}empty{}", "(".repeat(depth), ")".repeat(depth));
        check_hostile("deep parentheses", game_with(&parentheses, "").as_bytes(), words);
        check_hostile("open parentheses", game_with(&"(".repeat(depth), "").as_bytes(), words);
    }
    let nots = format!("place own on {}empty", "not ".repeat(10_000));
    check_hostile("not not not", game_with(&nots, "").as_bytes(), "characters");
    let nots = format!("place own on {}empty", "not ".repeat(900));
    check_hostile("not not", game_with(&nots, "").as_bytes(), "follow one another");
    let ins = format!("place own on {}empty", "in ".repeat(900));
    check_hostile("in in in", game_with(&ins, "").as_bytes(), "follow one another");
    check_hostile("invalid UTF-8", b"name: x\nboard: sq\xff\xfeare 5x5\n", "UTF-8");
    check_hostile("UTF-16", b"\xff\xfen\0a\0m\0e\0", "UTF-8");
    check_hostile("NUL bytes", b"name: x\nboard: square\0 5x5\n", "NUL");
    check_hostile("an empty file", b"", "empty");
    check_hostile("blanks", b" \n\t\n  \n", "empty");
    check_hostile("a comment", b"# nothing here\n", "");
    check_hostile(
        "a huge board",
        b"name: x\nboard: square 1000000x1000000\nturn: pass\nend: { no move: draw }\n",
        "too large",
    );
    check_hostile("a huge number", b"name: x\nboard: square 99999999999999999999x3\nturn: pass\n", "");
    check_hostile("two documents", b"name: x\n---\nname: y\n", "");
    check_hostile("tabs", b"name: x\n\tboard: y\n", "YAML");
    check_hostile("a quote without end", b"name: \"x\nboard: square 3x3\n", "YAML");
}

/// Files that are small but would make a careless compiler or engine work for ever.
#[test]
fn hostile_rules_are_refused_in_time() {
    let mut sets = String::from("sets:\n  s0: own or enemy\n");
    (1..60).for_each(|n| sets.push_str(&format!("  s{n}: (s{} or s{}) or empty\n", n - 1, n - 1)));
    check_hostile("sets that double", game_with("place own on empty s59", &sets).as_bytes(), "too long");
    for (many, words) in [(9_000, "at most 200"), (190, "nested too deeply")] {
        let mut sets = String::from("sets:\n  s0: own\n");
        (1..many).for_each(|n| sets.push_str(&format!("  s{n}: not s{}\n", n - 1)));
        check_hostile("sets inside sets", game_with("place own on empty s180", &sets).as_bytes(), words);
    }
    let nested =
        (0..12).fold("own".to_owned(), |set, _| format!("(empty else own or enemy beside own beside {set})"));
    check_hostile(
        "sets that wait",
        game_with(&format!("place own on empty {nested}"), "").as_bytes(),
        "nested too deeply",
    );
    let far = format!("place own on empty\ntext:\n  pt:\n    notes:\n      - |\n{}Nota.", " ".repeat(8_000));
    check_hostile("a line far to the right", game_with(&far, "").as_bytes(), "begins with 8000 spaces");
    let listed = format!("place own on empty\nexamples:\n  {}x", "- ".repeat(50_000));
    check_hostile("lists in lists in one line", game_with(&listed, "").as_bytes(), "at most 10000");
    check_hostile(
        "a far cell",
        game_with("place own on empty 999999 ahead of own", "").as_bytes(),
        "999999 steps",
    );
    let line =
        "name: x\nboard: square 5x5\nturn: place own on empty\nend: { line of 999999 own: mover wins }\n";
    check_hostile("a long line", line.as_bytes(), "line of 999999");
    let steps = vec!["place own on empty, 20 times"; 90].join(", then ");
    check_hostile("many steps", game_with(&steps, "").as_bytes(), "at most");
    let lines = "\n  - place own on empty".repeat(9_000);
    check_hostile("many lines", game_with(&lines, "").as_bytes(), "at most");
    let ends = "\n  - no empty: draw".repeat(4_000);
    let game = format!("name: x\nboard: square 5x5\nturn: place own on empty\nend:{ends}\n");
    check_hostile("many ends", game.as_bytes(), "at most");
    let words = "zz ".repeat(60_000);
    check_hostile("many words", game_with(&format!("place own on {words}"), "").as_bytes(), "characters");
    let line = |n: usize| format!("\n  s{n}: {}own", format!("zz{n} yy{n} or ").repeat(40));
    let sets = format!("sets:{}", (0..150).map(line).collect::<String>());
    check_hostile("many unknown words", game_with("place own on empty", &sets).as_bytes(), "more");
    let mut keys = String::new();
    (0..9_000).for_each(|n| keys.push_str(&format!("key{n}: 1\n")));
    check_hostile("many unknown keys", keys.as_bytes(), "more");
    let graph_of = |between: &str| {
        let paths = vec!["a b"; 15_000].join(between);
        format!(
            "name: x\nboard:\n  points: a 0 0; b 1 1\n  paths: {paths}\nturn: place own on empty\nend: {{ no empty: draw }}\n"
        )
    };
    check_hostile("many paths in one line", graph_of("; ").as_bytes(), "characters");
    let graph = graph_of(";\n    ");
    check_hostile("many paths", graph.as_bytes(), "too many paths");
    let pieces: Vec<_> = (0..100).map(|n| format!("p{n}: each")).collect();
    let many = format!("pieces: {{ {} }}", pieces.join(", "));
    check_hostile("many pieces", game_with("place own on empty", &many).as_bytes(), "kinds of pieces");
}

/// A ring of points has no end to slide to, and still everything on it ends.
#[test]
fn rings_do_not_hang() {
    let text = "name: ring\nboard:\n  points: a 0 0; b 1 0; c 1 1; d 0 1\n  paths: a b c d a\nturn: place own on empty, \
                provided no lines of own between own and own\nend:\n  - no move: next loses\n";
    let file = GameText { name: "ring.yaml".to_owned(), text: text.to_owned() };
    match compile("ring", file, &|_| None) {
        Ok(compiled) => drop(soundness::check(&compiled)),
        Err(failure) => panic!("{}", failure.diagnostics.render(&failure.sources, Language::En)),
    }
}

/// The measure itself: what waits costs nothing, and what works without end is ended by its own time.
#[test]
fn a_program_is_held_to_its_own_time_and_memory() {
    let run = |script: &str, most: Duration| cost::run(Command::new("sh").args(["-c", script]), most);
    let waiting = run("sleep 1; echo done; echo ill >&2", LONGEST);
    assert_eq!((&*waiting.output.stdout, &*waiting.output.stderr), (&b"done\n"[..], &b"ill\n"[..]));
    assert!(waiting.output.status.success() && waiting.memory < 15);
    let working = run("while :; do :; done", Duration::from_millis(300));
    assert!(!working.output.status.success(), "it has ended by itself");
    if cfg!(target_os = "linux") {
        assert!(waiting.processor < Duration::from_millis(300), "{:?}", waiting.processor);
        assert!(working.processor > Duration::from_millis(300), "{:?}", working.processor);
        // Sixteen letters, doubled twenty times.
        let double = "x=$x$x; ".repeat(20);
        assert!(run(&format!("x=0123456789abcdef; {double} sleep 0.5"), LONGEST).memory >= 16);
    }
}

#[test]
fn what_is_no_file_is_said() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let check = |path: &Path| {
        let output = Command::new(env!("CARGO_BIN_EXE_arbitro"))
            .env("ARBITRO_LANG", "en")
            .arg("check")
            .arg(path)
            .output()
            .expect("runs");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let missing = folder.path().join("missing.yaml");
    let (code, stderr) = check(&missing);
    assert!(code == Some(1) && stderr.contains("missing.yaml"), "{stderr}");
    let (code, stderr) = check(folder.path());
    assert!(code == Some(1) && stderr.contains("no game file"), "{stderr}");
    let inner = folder.path().join("folder.yaml");
    std::fs::create_dir(&inner).expect("a folder");
    let (code, stderr) = check(&inner);
    assert!(code == Some(1) && stderr.contains("folder.yaml"), "{stderr}");
    for command in ["moves", "show"] {
        let output = Command::new(env!("CARGO_BIN_EXE_arbitro"))
            .env("ARBITRO_LANG", "en")
            .arg(command)
            .arg(&inner)
            .output()
            .expect("runs");
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(1) && stderr.contains("folder.yaml"), "{command}: {stderr}");
    }
}

/// A folder is checked whole; links that lead round in circles are not followed.
#[test]
fn folders_are_checked_whole() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let good = game_with("place own on empty", "");
    std::fs::write(folder.path().join("good.yaml"), &good).expect("written");
    #[cfg(unix)]
    for name in ["round", "and-round", "again"] {
        std::os::unix::fs::symlink(folder.path(), folder.path().join(name)).expect("a link");
    }
    let run = || {
        Command::new(env!("CARGO_BIN_EXE_arbitro"))
            .env("ARBITRO_LANG", "en")
            .arg("check")
            .arg(folder.path())
            .output()
            .expect("runs")
    };
    let output = run();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    std::fs::create_dir(folder.path().join("deep")).expect("a folder");
    std::fs::write(folder.path().join("deep/bad.yaml"), good.replace("own", "onw")).expect("written");
    std::fs::write(folder.path().join("variant.yaml"), "name: y\nextends: good\nboard: square 4x4\n")
        .expect("written");
    let output = run();
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.contains("did you mean `own`?") && stderr.contains("1 of 3 files"), "{stderr}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("variant.yaml"));
}

/// Pictures of a won game are found by playing; on a large board of somebody's own that ends when enough was looked at.
#[test]
fn the_sheet_for_the_young_of_a_game_on_a_large_board_has_a_budget() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("grande.yaml");
    let game = "name: Grande\nboard: square 16x16\nsides: [black, white]\nturn: place own on empty\nend:\n  - line of 14 own: mover wins\n  - no empty: draw\n";
    std::fs::write(&path, game).expect("the file can be written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command
        .args(["sheet", "--young", "--lang", "en", "--out"])
        .arg(folder.path().join("grande.pdf"))
        .arg(&path);
    let cost::Run { output, processor, .. } = cost::run(&mut command, LONGEST);
    println!("{processor:>8.2?}");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(processor < LONGEST, "the sheet kept the processor busy for {processor:?}");
}
