//! The manuals, held to the program: every file, phrase, command and table in them.

mod console;
mod markdown;
mod regulations;
mod sizes;
mod stumbles;
mod tie_breaks;
mod words;

use std::path::{Path, PathBuf};

use markdown::{Block, blocks};
use rules::analysis::claims;
use rules::catalog::Catalog;
use rules::compile::{Compiled, Failure, GameText, compile};
use speech::Language;

/// A game that fragments of files are laid over.
const HOST: &str = "
name: { pt: Anfitrião, en: Host }
board: square 8x8
sides: [white, black]
turn: place own on empty
end:
  - no move: next loses
";

/// Returns a page of the repository.
fn page(path: &str) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Compiles a text that may extend the host, a built-in game or one of the files given.
fn compiled(text: &str, files: &[(String, String)]) -> Result<Box<Compiled>, Box<Failure>> {
    let built_in = Catalog::built_in();
    let parent = |id: &str| {
        if id == "host" {
            return Some(GameText { name: "host".to_owned(), text: HOST.to_owned() });
        }
        let file = files.iter().rev().find(|(name, _)| name.strip_suffix(".yaml") == Some(id));
        match file {
            Some((name, text)) => Some(GameText { name: name.clone(), text: text.clone() }),
            None => built_in.text(id).expect("built-in games can be read"),
        }
    };
    compile("example", GameText { name: "example.yaml".to_owned(), text: text.to_owned() }, &parent)
}

fn complaint(failure: &Failure) -> String {
    failure.diagnostics.render(&failure.sources, Language::En)
}

fn check_yaml(path: &str, least: usize) {
    let page = page(path);
    let mut files: Vec<(String, String)> = Vec::new();
    let mut seen = 0;
    for Block { language, text, line } in blocks(&page) {
        let game = match language.as_str() {
            "yaml" | "yaml broken" => text.clone(),
            "yaml fragment" => format!("extends: host\n{text}"),
            other => {
                assert!(!other.starts_with("yaml"), "{path}:{line}: what is a block of `{other}`?");
                continue;
            }
        };
        seen += 1;
        let result = compiled(&game, &files);
        match (language.as_str(), result) {
            ("yaml broken", Ok(_)) => panic!("{path}:{line}: this file should not compile"),
            ("yaml broken", Err(_)) => {}
            (_, Err(failure)) => panic!("{path}:{line}: {}", complaint(&failure)),
            (_, Ok(compiled)) => {
                let remarks = compiled.warnings.render(&compiled.sources, Language::En);
                assert!(compiled.warnings.is_empty(), "{path}:{line}: {remarks}");
                let false_claims = claims::check(&compiled, claims::POSITIONS);
                let complaints = false_claims.render(&compiled.sources, Language::En);
                assert!(false_claims.is_empty(), "{path}:{line}: {complaints}");
            }
        }
        files.extend(markdown::file_name(&text).map(|name| (name.to_owned(), text.clone())));
    }
    assert!(seen >= least, "{path} has only {seen} files or fragments");
}

#[test]
fn every_file_and_fragment_of_the_manual_compiles() {
    check_yaml("grammar/README.md", 20);
}

#[test]
fn every_file_of_the_walk_compiles() {
    check_yaml("games/README.md", 5);
}

#[test]
fn every_file_of_the_page_for_teachers_compiles() {
    check_yaml("games/primeira-variante.md", 3);
}

#[test]
fn every_game_beside_another_language_compiles() {
    for language in Language::ALL {
        check_yaml(&format!("templates/guide/{}/ludii.md", language.code()), 5);
    }
}

#[test]
fn every_link_leads_to_a_file_or_a_heading() {
    let manuals = ["grammar/README.md", "games/README.md", "games/primeira-variante.md"];
    let others = ["templates/regulations/README.md", "README.md", "README.pt.md"];
    for path in manuals.into_iter().chain(others) {
        let folder = root().join(path).parent().expect("pages lie in folders").to_owned();
        let text = page(path);
        let anchors = markdown::anchors(&text);
        let links = markdown::links(&text);
        assert!(!links.is_empty(), "{path} has no links");
        for link in links {
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() { root().join(path) } else { folder.join(file) };
            assert!(target.exists(), "{path}: there is no `{link}`");
            if !anchor.is_empty() {
                let anchors = if file.is_empty() {
                    anchors.clone()
                } else {
                    markdown::anchors(&std::fs::read_to_string(&target).expect("a page can be read"))
                };
                assert!(anchors.iter().any(|known| known == anchor), "{path}: no heading for `{link}`");
            }
        }
    }
}

#[test]
fn every_extra_game_is_named_in_the_walk() {
    let text = page("games/README.md");
    let folder = root().join("games/extra");
    for path in rules::catalog::game_files(&folder).expect("the folder is there") {
        let name = path.file_name().and_then(|name| name.to_str()).expect("names are text");
        assert!(text.contains(&format!("(extra/{name})")), "games/README.md does not mention {name}");
    }
}

#[test]
fn every_extra_game_is_sound() {
    let catalog = Catalog::built_in();
    for path in rules::catalog::game_files(&root().join("games/extra")).expect("the folder is there") {
        let compiled = catalog.load_file(&path).unwrap_or_else(|error| panic!("{error}"));
        let remarks = rules::analysis::soundness::check(&compiled).render(&compiled.sources, Language::En);
        // Whoever moves at random never fills a camp, and so comes back to where they were.
        let is_known =
            compiled.game.id() == "halma-6x6" && remarks.contains("nearly all random games are drawn");
        assert!(remarks.is_empty() || is_known, "{remarks}");
        assert!(
            compiled.warnings.is_empty(),
            "{}",
            compiled.warnings.render(&compiled.sources, Language::En)
        );
    }
}
