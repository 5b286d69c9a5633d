//! What is handed out: the version that a program tells, and the texts that lie beside it.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::support::session::Session;

#[path = "../dist/links.rs"]
mod links;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Builds the build script from a text and returns the version it tells in a folder.
fn version(script: &str, folder: &Path, more: &[(&str, &str)]) -> String {
    let place = tempfile::tempdir().unwrap();
    let (source, program) = (place.path().join("build.rs"), place.path().join("build"));
    std::fs::write(&source, script).unwrap();
    let built = Command::new("rustc").args(["--edition", "2024", "-o"]).arg(&program).arg(&source).output();
    let built = built.expect("rustc can be run");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let output = Command::new(&program)
        .current_dir(folder)
        .env_remove("ARBITRO_COMMIT")
        .env("GIT_CEILING_DIRECTORIES", std::env::temp_dir())
        .env("CARGO_MANIFEST_DIR", folder)
        .env("CARGO_PKG_VERSION", "9.8.7")
        .envs(more.iter().copied())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let told = said.lines().find_map(|line| line.strip_prefix("cargo:rustc-env=ARBITRO_VERSION="));
    told.expect("the script tells a version").to_owned()
}

fn git(folder: &Path, arguments: &[&str]) {
    let mut call = Command::new("git");
    call.args(["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main"]);
    call.args(arguments).current_dir(folder).env("GIT_COMMITTER_DATE", "2026-03-04T12:00:00Z");
    let output = call.output().expect("git can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_version_names_the_commit_wherever_the_sources_came_from() {
    let script = text("src/cli/build.rs");
    let folder = tempfile::tempdir().unwrap();
    let here = &folder.path().join("src/cli");
    std::fs::create_dir_all(here).unwrap();
    let release = [("PROFILE", "release")];
    assert_eq!(version(&script, here, &release), "9.8.7", "no repository");
    assert_eq!(version(&script, here, &[("ARBITRO_COMMIT", "abc 2026-01-01")]), "9.8.7 (abc 2026-01-01)");
    let archived = script.replace("$Format:%h %cs$", "def 2026-02-02");
    assert_ne!(archived, script, "the archive would write nothing");
    assert!(text(".gitattributes").contains("src/cli/build.rs export-subst"));
    assert_eq!(version(&archived, here, &release), "9.8.7 (def 2026-02-02)");

    git(folder.path(), &["init", "-q"]);
    git(here, &["commit", "-q", "--allow-empty", "-m", "x"]);
    let told = version(&script, here, &release);
    assert!(told.starts_with("9.8.7 (") && told.ends_with(" 2026-03-04)"), "{told}");
    assert_eq!(version(&script, here, &[("PROFILE", "debug")]), "9.8.7", "every commit would build anew");
    let inside = here.join("elsewhere");
    std::fs::create_dir(&inside).unwrap();
    assert_eq!(version(&script, &inside, &release), "9.8.7", "somebody else's repository");
}

#[test]
fn the_program_tells_its_version() {
    let said = Session::new().ok("--version");
    assert!(said.starts_with(&format!("arbitro {}", env!("CARGO_PKG_VERSION"))), "{said}");
    assert!(text("CHANGELOG.md").contains(&format!("\n## {}", env!("CARGO_PKG_VERSION"))));
}

/// Whoever unpacks the zip has this page alone: what it names must be in the zip or on the pages.
#[test]
fn the_page_in_the_zip_names_what_there_is() {
    let page = text("templates/download/LEIA-ME.txt");
    let packed = text("tests/dist/parts.rs") + &text("tests/dist/links.rs");
    let starter = text("templates/download/iniciar.cmd");
    for name in ["iniciar.cmd", "guia-pt.pdf", "guide-en.pdf", "guia-es.pdf"] {
        assert!(page.contains(name) && packed.contains(&format!("\"{name}\"")), "{name}");
    }
    assert!(starter.contains("arbitro.exe\" start \"%~dp0.\""), "{starter}");
    for (page, name) in [("author", "rule-language.md"), ("author", "add-a-game.md")] {
        for language in speech::Language::ALL {
            let chapter = text(&format!("templates/guide/{}/{page}.md", language.code()));
            assert!(chapter.contains(name) && packed.contains(&format!("\"{name}\"")), "{name}");
        }
    }
    for language in speech::Language::ALL {
        let help = language.msg("desk-guide-nav").to_string();
        assert!(page.contains(&format!("\"{help}\"")), "{help}");
    }
}

/// Fonts may be handed on with their licences only: every one that the program carries is named in a text that lies in the downloads.
#[test]
fn every_font_in_the_program_is_named_in_a_licence_beside_it() {
    let packed = text("tests/dist/parts.rs");
    let licences = ["OFL.txt", "DEJAVU.txt"].map(|name| {
        let path = format!("src/paper/typeset/fonts/{name}");
        assert!(packed.contains(&format!("\"{path}\"")), "{path}");
        text(&path)
    });
    let fonts = text("src/paper/typeset/fonts.rs");
    let sources = fonts.split("N_FACES] = [").nth(1).and_then(|rest| rest.split("];").next()).expect("faces");
    let names = sources.split("(\"").skip(1).map(|rest| rest.split(['"', '-']).next().unwrap_or_default());
    let mut n_fonts = 0;
    for path in names {
        let name = path.rsplit('/').next().unwrap_or_default();
        n_fonts += 1;
        let is_named = |text: &String| text.replace(' ', "").contains(name);
        assert!(!name.is_empty() && licences.iter().any(is_named), "{path}");
    }
    assert!(n_fonts >= 15, "{n_fonts}");
}

#[test]
fn the_links_of_the_manuals_lead_to_what_lies_beside_the_program() {
    let mut n_between = 0;
    for (page, _) in links::MANUALS {
        let told = links::beside(page, &text(page));
        for link in told.split("](").skip(1) {
            let target = link.split(')').next().unwrap();
            let file = target.split('#').next().unwrap();
            let is_there = links::MANUALS.iter().any(|(_, name)| *name == file);
            assert!(file.is_empty() || file.contains("://") || is_there, "{page}: {target}");
            n_between += usize::from(is_there);
        }
    }
    assert!(n_between >= 3, "{n_between}");
    assert_eq!(links::beside("games/README.md", "a [b](extra/c.yaml) d [e](#f)."), "a b d [e](#f).");
}
