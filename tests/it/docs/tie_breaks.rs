//! The chapter about tie-breaks, held to the registry that computes them.

use championship::standings::metric::METRICS;
use desk::guide::Chapter;
use speech::Language;

use super::markdown::table;
use super::root;

/// Returns what the chapter says of each number that can order a table: its sign, its name and what it is.
fn rows(language: Language) -> Vec<[String; 2]> {
    let rows = METRICS.iter().map(|metric| {
        let (name, meaning) = (language.say(&metric.name), language.say(&metric.explanation));
        [metric.abbreviation.to_owned(), format!("{name}: {meaning}")]
    });
    rows.collect()
}

#[test]
fn the_chapter_explains_every_tie_break_as_the_program_does() {
    for language in Language::ALL {
        let text = Chapter::TieBreaks.text(language);
        let wanted = rows(language);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            let is_row = |line: &str| line.starts_with('|');
            let head = text.lines().position(is_row).expect("the chapter has a table") + 2;
            let after = head + text.lines().skip(head).take_while(|line| is_row(line)).count();
            let lines: Vec<&str> = text.lines().collect();
            let table = wanted.iter().map(|[sign, meaning]| format!("| {sign} | {meaning} |"));
            let before = lines[..head].iter().map(|line| (*line).to_owned());
            let after = lines[after..].iter().map(|line| (*line).to_owned());
            let page: Vec<String> = before.chain(table).chain(after).collect();
            let path = format!("templates/guide/{}/tie-breaks.md", language.code());
            std::fs::write(root().join(path), page.join("\n") + "\n").expect("the chapter is written");
            continue;
        }
        assert_eq!(table(text, "# "), wanted, "UPDATE_GOLDEN=1 writes the table of {}", language.code());
    }
}
