//! The page about regulations, held to the registry of keys that the reader uses.

use std::fmt::Write;

use championship::regulations::{self, explained, keys::Section};
use speech::{Language, Value};

use super::markdown::{self, blocks};
use super::{page, root};

const PAGE: &str = "templates/regulations/README.md";
const KEYS: &str = "## All keys\n";

/// Writes the tables of keys as the page has them.
fn tables() -> String {
    let mut text = String::new();
    for section in Section::ALL {
        let heading = match section.under() {
            None => "At the beginning of a line".to_owned(),
            Some(key) => format!("In `{key}`"),
        };
        let _ = write!(
            text,
            "\n### {heading}\n\n| key | meaning | values | when left out |\n|---|---|---|---|\n"
        );
        for row in explained(section, Language::En) {
            let cell = |text: &str| text.replace('|', "\\|");
            let (meaning, values, usual) = (cell(&row.meaning), cell(&row.values), cell(&row.usual));
            let _ = writeln!(text, "| `{}` | {meaning} | {values} | {usual} |", row.key.name);
        }
    }
    text
}

#[test]
fn the_page_explains_every_key_as_the_program_does() {
    let text = page(PAGE);
    let (before, found) = text.split_once(KEYS).expect("the page has a chapter of all keys");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(root().join(PAGE), format!("{before}{KEYS}{}", tables()))
            .expect("the page is written");
        return;
    }
    assert!(found == tables(), "the tables of {PAGE} differ from the registry; UPDATE_GOLDEN=1 writes them");
}

#[test]
fn every_file_of_the_page_is_read_or_refused_as_it_says() {
    let text = page(PAGE);
    let mut files: Vec<(String, String)> = Vec::new();
    let mut seen = 0;
    for block in blocks(&text).into_iter().filter(|block| block.language.starts_with("yaml")) {
        let find = |_: &str, name: &str| {
            let file = files.iter().find(|(known, _)| known == name).cloned();
            file.ok_or(Value::from("it is not on the page"))
        };
        let read = regulations::parse_with("file.yaml", &block.text, &find);
        let is_broken = block.language == "yaml broken";
        let told = read.as_ref().err().map(|problems| problems[0].to_string()).unwrap_or_default();
        assert_eq!(read.is_err(), is_broken, "{PAGE}:{}: {told}", block.line);
        files.extend(markdown::file_name(&block.text).map(|name| (name.to_owned(), block.text.clone())));
        seen += 1;
    }
    assert!(seen >= 4, "{PAGE} has only {seen} files");
}
