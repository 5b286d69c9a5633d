//! What the parts came to, and what to run again.

use std::fmt::Write as _;

/// The name of the work before the tests, which is no part by itself.
pub(crate) const BUILDING: &str = "building";

/// The name of what is installed first, which is no part by itself.
pub(crate) const TOOLS: &str = "tools";

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) ignored: u64,
}

/// What a program of tests said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heard {
    pub(crate) tally: Tally,
    /// The names of the tests that failed.
    pub(crate) failures: Vec<String>,
    /// Whether it came to its last line, as often as it began.
    pub(crate) is_whole: bool,
}

impl Heard {
    /// Reads the output of Rust's test harness, of one program or of several after one another.
    ///
    /// The names come from the list at the end of each program's output: while tests run, others may write between a name and
    /// its verdict.
    pub(crate) fn read(output: &str) -> Heard {
        let mut heard = Heard::default();
        let (mut begun, mut ended) = (0, 0);
        let mut list = Vec::new();
        for line in output.lines() {
            let n_tests =
                line.strip_prefix("running ").and_then(|rest| rest.split(' ').next()?.parse::<u64>().ok());
            if n_tests.is_some() && (line.ends_with(" tests") || line.ends_with(" test")) {
                begun += 1;
                list.clear();
            } else if line == "failures:" {
                list.clear();
            } else if let Some(result) = line.strip_prefix("test result: ") {
                ended += 1;
                let count = |word: &str| {
                    let mut parts = result.split(['.', ';']).map(str::trim);
                    parts.find_map(|part| part.strip_suffix(word)?.trim().parse::<u64>().ok()).unwrap_or(0)
                };
                heard.tally.passed += count("passed");
                heard.tally.failed += count("failed");
                heard.tally.ignored += count("ignored");
                if result.starts_with("FAILED") {
                    heard.failures.append(&mut list);
                }
            } else if let Some(name) = line.strip_prefix("    ")
                && !name.starts_with(' ')
            {
                list.push(name.to_owned());
            } else if !line.is_empty() {
                // The list stands alone: what was said before it was of a test.
                list.clear();
            }
        }
        heard.is_whole = begun > 0 && begun == ended;
        heard
    }
}

/// How a part ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Passed,
    /// Its tests all passed.
    Tested(Tally),
    /// It passed before, and nothing has changed since.
    Unchanged(Tally),
    /// There was nothing to check it with.
    LeftOut(&'static str),
    /// It failed; where tests did, with their names.
    Failed(Tally, Vec<String>),
}

/// A part that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    pub(crate) name: &'static str,
    pub(crate) outcome: Outcome,
    pub(crate) seconds: u64,
}

impl Done {
    pub(crate) fn has_failed(&self) -> bool {
        matches!(self.outcome, Outcome::Failed(..))
    }

    /// Returns the command that runs only what failed here.
    fn again(&self) -> Option<String> {
        let Outcome::Failed(_, names) = &self.outcome else { return None };
        let mut command = match self.name {
            BUILDING => "cargo build --workspace --tests --keep-going".to_owned(),
            TOOLS => "cargo verify".to_owned(),
            name => format!("cargo verify {name}"),
        };
        // The examples of the documentation have names of several words.
        if !names.is_empty() && names.iter().all(|name| !name.contains(' ')) {
            let _ = write!(command, " -- --exact {}", names.join(" "));
        }
        Some(command)
    }
}

/// Returns the last lines of a run.
pub(crate) fn summary(parts: &[Done], seconds: u64, processor: u64) -> String {
    let mut text = String::from("\n== what was checked\n");
    let mut all = Tally::default();
    for part in parts {
        let said = match &part.outcome {
            Outcome::Passed => "passed".to_owned(),
            Outcome::Tested(tally) => format!("{} passed", tally.passed),
            Outcome::Unchanged(tally) => format!("unchanged since {} passed", tally.passed),
            Outcome::LeftOut(why) => format!("not checked: {why}"),
            Outcome::Failed(Tally { passed: 0, failed: 0, .. }, _) => "FAILED".to_owned(),
            Outcome::Failed(tally, _) => format!("{} passed, {} FAILED", tally.passed, tally.failed),
        };
        if let Outcome::Tested(tally) | Outcome::Unchanged(tally) | Outcome::Failed(tally, _) = part.outcome {
            all.passed += tally.passed;
            all.failed += tally.failed;
            all.ignored += tally.ignored;
        }
        let _ = writeln!(text, "   {:<14}{said:<34}{:>6} s", part.name, part.seconds);
    }
    let failed: Vec<&Done> = parts.iter().filter(|part| part.has_failed()).collect();
    if !failed.is_empty() {
        text.push_str("\n== what failed, and what runs only that\n");
    }
    for part in &failed {
        if let Outcome::Failed(_, names) = &part.outcome {
            names.iter().for_each(|name| {
                let _ = writeln!(text, "   {}: {name}", part.name);
            });
        }
        let _ = writeln!(text, "   {}", part.again().unwrap_or_default());
    }
    let unchanged = parts.iter().filter(|part| matches!(part.outcome, Outcome::Unchanged(_)));
    let _ = write!(
        text,
        "\n== {}: {} of {} parts failed, {} unchanged; {} tests passed, {} failed, {} ignored; {seconds} s, {processor} s of the processor",
        if failed.is_empty() { "all checks passed" } else { "FAILED" },
        failed.len(),
        parts.len(),
        unchanged.count(),
        all.passed,
        all.failed,
        all.ignored
    );
    text
}

#[cfg(test)]
mod tests {
    use super::{Done, Heard, Outcome, Tally, summary};

    const RED: &str = "
running 4 tests
test laws::a ... ok
test laws::b ... FAILED
test slow::c ... words of a child
FAILED
test slow::d ... ignored

failures:

---- laws::b stdout ----
thread 'laws::b' panicked at tests/rules/laws.rs:9:5:
    no list
---- slow::c stdout ----
failures:
    not_a_test

running late


failures:
    laws::b
    slow::c

test result: FAILED. 1 passed; 2 failed; 1 ignored; 0 measured; 7 filtered out; finished in 0.01s
";
    const GREEN: &str = "\nrunning 1 test\ntest x ... ok\n\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; \
                         0 filtered out; finished in 2.50s\n";

    #[test]
    fn names_come_from_the_list_at_the_end() {
        let heard = Heard::read(RED);
        assert_eq!(heard.failures, ["laws::b", "slow::c"]);
        assert_eq!(heard.tally, Tally { passed: 1, failed: 2, ignored: 1 });
        assert!(heard.is_whole);
    }

    #[test]
    fn several_programs_add_up() {
        let heard = Heard::read(&[GREEN, RED, GREEN].concat());
        assert_eq!(heard.failures, ["laws::b", "slow::c"]);
        assert_eq!(heard.tally, Tally { passed: 3, failed: 2, ignored: 1 });
        assert!(heard.is_whole);
    }

    #[test]
    fn a_program_that_dies_is_not_whole() {
        assert!(!Heard::read("\nrunning 2 tests\ntest a ... ok\n").is_whole);
        assert!(!Heard::read(&[GREEN, "\nrunning 1 test\n"].concat()).is_whole);
        assert!(!Heard::read("").is_whole);
    }

    fn done(name: &'static str, outcome: Outcome) -> Done {
        Done { name, outcome, seconds: 7 }
    }

    #[test]
    fn the_end_names_every_failure_and_the_command_for_it() {
        let tally = Tally { passed: 5, failed: 2, ignored: 0 };
        let parts = [
            done("format", Outcome::Passed),
            done("lints", Outcome::Failed(Tally::default(), Vec::new())),
            done(super::BUILDING, Outcome::Failed(Tally::default(), Vec::new())),
            done("rules", Outcome::Failed(tally, vec!["laws::a".to_owned(), "laws::b".to_owned()])),
            done("paper", Outcome::Unchanged(Tally { passed: 9, ..Tally::default() })),
            done("desk", Outcome::Tested(Tally { passed: 30, ..Tally::default() })),
            done("advisories", Outcome::LeftOut("no database")),
        ];
        let text = summary(&parts, 61, 99);
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        assert!(lines.contains(&"cargo verify lints"), "{text}");
        assert!(lines.contains(&"cargo build --workspace --tests --keep-going"), "{text}");
        assert!(lines.contains(&"cargo verify rules -- --exact laws::a laws::b"), "{text}");
        assert!(lines.contains(&"rules: laws::b") && text.contains("not checked: no database"), "{text}");
        let last = "== FAILED: 3 of 7 parts failed, 1 unchanged; 44 tests passed, 2 failed, 0 ignored; 61 s, 99 s of the processor";
        assert_eq!(lines.last(), Some(&last));
        let green = summary(&parts[4..], 1, 1);
        assert!(
            green.contains(
                "== all checks passed: 0 of 3 parts failed, 1 unchanged; 39 tests passed, 0 failed"
            )
        );
        assert!(!green.contains("what failed"));
    }

    #[test]
    fn examples_of_the_documentation_are_run_again_together() {
        let name = "src/rules/lib.rs - (line 12)".to_owned();
        let text = summary(
            &[done("examples", Outcome::Failed(Tally { failed: 1, ..Tally::default() }, vec![name]))],
            1,
            1,
        );
        assert!(text.lines().any(|line| line.trim() == "cargo verify examples"), "{text}");
    }
}
