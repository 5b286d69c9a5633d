//! What others wrote, held to the rules of `deny.toml`: licences, sources and packages that may not be there.
//!
//! The rules are held to what cargo itself tells of the packages and to `Cargo.lock`. Where `cargo-deny` is installed it judges
//! besides; the check does not install it, since it is a larger program than what it would hold here.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Fewer packages than this are not all.
const FEWEST: usize = 50;

/// The rules of `deny.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    licences: Vec<String>,
    banned: Vec<String>,
    registries: Vec<String>,
    /// The kinds of machines for which the program is built.
    pub(crate) targets: Vec<String>,
}

impl Rules {
    /// Reads the rules of a repository.
    pub(crate) fn of(root: &Path) -> Result<Rules, String> {
        let path = root.join("deny.toml");
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Rules::read(&text)
    }

    /// Reads rules. What is not known here is refused, so that no rule is written down that nobody holds.
    fn read(text: &str) -> Result<Rules, String> {
        let held = [
            "[licenses.private]\nignore = true\n",
            "unknown-registry = \"deny\"",
            "unknown-git = \"deny\"",
            "wildcards = \"deny\"",
            "multiple-versions = \"allow\"",
        ];
        if let Some(missing) = held.iter().find(|line| !text.contains(*line)) {
            return Err(format!("deny.toml no longer says: {missing}"));
        }
        let empty = ["exceptions", "allow-git"];
        if let Some(name) = empty.iter().find(|name| list(text, name).is_none_or(|list| !list.is_empty())) {
            return Err(format!("deny.toml: {name} is held by cargo-deny alone"));
        }
        let wanted = |name: &str| list(text, name).ok_or_else(|| format!("deny.toml has no list {name}"));
        Ok(Rules {
            licences: wanted("allow")?,
            banned: wanted("deny")?,
            registries: wanted("allow-registry")?,
            targets: wanted("targets")?,
        })
    }

    /// Returns whether one of the alternatives of a licence expression is allowed in all its parts.
    fn allows(&self, expression: &str) -> bool {
        // Whatever stands in brackets, this is never more lenient than the expression.
        let flat = expression.replace(['(', ')'], " ").replace('/', " OR ");
        let plain = |licence: &str| licence.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_listed = |licence: &str| self.licences.contains(&plain(licence));
        flat.split(" AND ").all(|part| part.split(" OR ").any(is_listed))
    }

    /// Returns what is wrong with a lock file: where packages come from, with which checksum, and which there are.
    fn faults_of_lock(&self, lock: &str) -> Vec<String> {
        let mut faults = Vec::new();
        for package in lock.split("\n[[package]]\n").skip(1) {
            let value = |key: &str| {
                let line = package.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
                line.and_then(|value| value.strip_suffix('"'))
            };
            let name = value("name").unwrap_or_default();
            if self.banned.iter().any(|banned| banned == name) {
                faults.push(format!("{name} is not to be part of the program"));
            }
            // What is ours has no source.
            let Some(source) = value("source") else { continue };
            let registry = source.strip_prefix("registry+").unwrap_or_default();
            if !self.registries.iter().any(|allowed| allowed == registry) {
                faults.push(format!("{name} comes from {source}"));
            } else if value("checksum").is_none() {
                faults.push(format!("{name} has no checksum"));
            }
        }
        faults
    }

    /// Returns which packages have no licence that fits, shipped or used by tests alone.
    fn faults_of_licences(&self, shipped: &str, with_tests: &str) -> Vec<String> {
        let all: BTreeSet<(&str, &str)> = packages(shipped).into_iter().chain(packages(with_tests)).collect();
        let wrong = all.into_iter().filter(|package| !self.allows(package.1));
        let tell = |(package, licence): (&str, &str)| match licence {
            "" => format!("{package} is under no licence"),
            licence => format!("{package} is under {licence}"),
        };
        wrong.map(tell).collect()
    }

    /// Returns what is wrong with the packages of a repository: those that are shipped, as `cargo tree` tells of them, those that
    /// tests use besides, and all that are locked.
    pub(crate) fn faults(&self, root: &Path, shipped: &str, with_tests: &str) -> Vec<String> {
        let mut faults = self.faults_of_licences(shipped, with_tests);
        if packages(shipped).len() < FEWEST {
            faults.push("the list of packages is incomplete".to_owned());
        }
        match fs::read_to_string(root.join("Cargo.lock")) {
            Ok(lock) => faults.extend(self.faults_of_lock(&lock)),
            Err(error) => faults.push(format!("Cargo.lock: {error}")),
        }
        for path in manifests(root) {
            let manifest = fs::read_to_string(&path).unwrap_or_default();
            faults
                .extend(wildcards(&manifest).map(|line| format!("{}: any version: {line}", path.display())));
        }
        faults
    }
}

/// Returns packages and their licences from lines `name version|licence`, as `cargo tree` writes them.
fn packages(tree: &str) -> BTreeSet<(&str, &str)> {
    let lines = tree.lines().map(|line| line.strip_suffix(" (*)").unwrap_or(line));
    lines.filter_map(|line| line.rsplit_once('|')).collect()
}

/// Returns the strings of a list in a file of settings; `None` where there is no such list.
fn list(text: &str, name: &str) -> Option<Vec<String>> {
    let (_, rest) = text.split_once(&format!("\n{name} = ["))?;
    let (inside, _) = rest.split_once(']')?;
    Some(inside.split('"').skip(1).step_by(2).map(str::to_owned).collect())
}

/// Returns the manifests of a workspace.
fn manifests(root: &Path) -> Vec<PathBuf> {
    let whole = root.join("Cargo.toml");
    let text = fs::read_to_string(&whole).unwrap_or_default();
    let members = list(&text, "members").unwrap_or_default();
    let members = members.into_iter().map(|member| root.join(member).join("Cargo.toml"));
    [whole].into_iter().chain(members).collect()
}

/// Returns the lines of a manifest that take any version of a package.
fn wildcards(manifest: &str) -> impl Iterator<Item = &str> {
    let is_any = |line: &&str| {
        let line = line.split('#').next().unwrap_or_default().replace(' ', "");
        line.contains("=\"*\"") && !line.starts_with("pattern")
    };
    manifest.lines().filter(is_any)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Rules, wildcards};

    fn root() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    fn rules() -> Rules {
        Rules::of(&root()).unwrap()
    }

    #[test]
    fn licences_are_judged_by_the_list_in_the_settings() {
        let rules = rules();
        let fit = ["MIT", "MIT OR GPL-3.0", "(MIT OR Apache-2.0) AND Unicode-3.0", "Unlicense/MIT"];
        assert_eq!(fit.map(|licence| rules.allows(licence)), [true; 4]);
        let others = ["GPL-3.0-or-later", "MIT AND GPL-3.0-or-later", "", "mit"];
        assert_eq!(others.map(|licence| rules.allows(licence)), [false; 4]);
        let shipped = "a v1|MIT\nb v2|GPL-3.0\nb v2|GPL-3.0 (*)\n\nc v3|\nd v4|MPL-2.0\n";
        let with_tests = format!("{shipped}e v5|MPL-2.0\nf v6|GPL-3.0\n");
        let faults = [
            "b v2 is under GPL-3.0",
            "c v3 is under no licence",
            "d v4 is under MPL-2.0",
            "e v5 is under MPL-2.0",
            "f v6 is under GPL-3.0",
        ];
        assert_eq!(rules.faults_of_licences(shipped, &with_tests), faults);
    }

    #[test]
    fn a_lock_file_is_judged_by_sources_checksums_and_names() {
        let lock = "version = 4\n\
            \n[[package]]\nname = \"ours\"\nversion = \"1.0.0\"\ndependencies = [\n \"one\",\n]\n\
            \n[[package]]\nname = \"one\"\nversion = \"1.0.0\"\nsource = \"registry+https://github.com/rust-lang/crates.io-index\"\nchecksum = \"00\"\n\
            \n[[package]]\nname = \"two\"\nversion = \"1.0.0\"\nsource = \"registry+https://github.com/rust-lang/crates.io-index\"\n\
            \n[[package]]\nname = \"three\"\nversion = \"1.0.0\"\nsource = \"git+https://example.org/three#00\"\n\
            \n[[package]]\nname = \"openssl\"\nversion = \"1.0.0\"\nsource = \"registry+https://example.org/index\"\nchecksum = \"00\"\n";
        let faults = [
            "two has no checksum",
            "three comes from git+https://example.org/three#00",
            "openssl is not to be part of the program",
            "openssl comes from registry+https://example.org/index",
        ];
        assert_eq!(rules().faults_of_lock(lock), faults);
    }

    #[test]
    fn any_version_is_no_version() {
        let manifest = "[dependencies]\none = \"1\"\ntwo = \"*\"\nthree = { version = \"*\", path = \"x\" } # why\n# four = \"*\"\n";
        let lines: Vec<&str> = wildcards(manifest).collect();
        assert_eq!(lines, ["two = \"*\"", "three = { version = \"*\", path = \"x\" } # why"]);
    }

    #[test]
    fn rules_that_nobody_would_hold_are_refused() {
        let text = std::fs::read_to_string(root().join("deny.toml")).unwrap();
        assert!(Rules::read(&text).is_ok());
        for (was, is) in [
            ("unknown-git = \"deny\"", "unknown-git = \"warn\""),
            ("multiple-versions = \"allow\"", "multiple-versions = \"deny\""),
            ("allow-git = []", "allow-git = [\"https://example.org/x\"]"),
            ("exceptions = []", "exceptions = [{ allow = [\"MPL-2.0\"], crate = \"x\" }]"),
            ("\nallow = [", "\nallowed = ["),
        ] {
            assert!(text.contains(was), "{was}");
            assert!(Rules::read(&text.replacen(was, is, 1)).is_err(), "{is}");
        }
    }

    #[test]
    fn what_is_locked_fits() {
        // Nothing but that no package was told of.
        assert_eq!(rules().faults(&root(), "", ""), ["the list of packages is incomplete"]);
    }
}
