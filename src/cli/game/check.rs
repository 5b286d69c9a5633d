//! `arbitro check`

use std::path::{Path, PathBuf};

use clap::Args;
use rayon::prelude::*;

use crate::args::GamesFolder;
use crate::failure::{Failure, OrFail, Told};
use crate::terminal;
use gallery::sheets::{rule_sheet, verdict};
use rules::catalog::{Catalog, CatalogError, game_files};
use rules::engine::Table;
use speech::{Language, Tell};

/// Check game files
#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    #[arg(required = true, value_name = "FILE|DIR")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    games: GamesFolder,
}

pub(crate) fn run(args: &CheckArgs, language: Language) -> Result<String, Failure> {
    let mut catalog = args.games.catalog(language)?;
    let mut paths = Vec::new();
    for path in &args.files {
        if path.is_dir() {
            let found = game_files(path).or_fail(language)?;
            if found.is_empty() {
                let path = path.display();
                return Err(Failure::data(language.msg("cli-check-none").with("path", path.to_string())));
            }
            paths.extend(found);
        } else {
            paths.push(path.clone());
        }
        // Files checked together may extend one another.
        if path.is_dir() {
            catalog.add_folder(path).or_fail(language)?;
        } else {
            catalog.add_neighbours(path);
        }
    }
    // Each file is played a few hundred times: all cores take part, and what they find is told in order.
    let found = paths.par_iter().with_max_len(1).map(|path| {
        let mut lines = Vec::new();
        (check(&catalog, path, language, &mut lines), lines)
    });
    let mut wrong = 0;
    for (is_right, lines) in found.collect::<Vec<_>>() {
        wrong += usize::from(!is_right);
        for line in lines {
            match line {
                Line::Said(text) => terminal::say(&text),
                Line::Complaint(text) => terminal::complain(&text, language),
                Line::Remark(text) => terminal::remark(&text, language),
            }
        }
    }
    match (wrong, paths.len()) {
        (0, 1) => Ok(String::new()),
        (0, n) => Ok(format!("{}\n", language.msg("cli-check-all-right").with("n", n))),
        (wrong, n) => Err(Failure::data(language.msg("cli-check-wrong").with("wrong", wrong).with("n", n))),
    }
}

/// What there is to say of a file.
enum Line {
    Said(String),
    Complaint(String),
    Remark(String),
}

/// Checks a file and returns whether it is right; what there is to say of it comes into the lines.
fn check(catalog: &Catalog, path: &Path, language: Language, lines: &mut Vec<Line>) -> bool {
    let compiled = match catalog.load_file(path) {
        Ok(compiled) => compiled,
        Err(error @ CatalogError::Invalid(_)) => {
            lines.push(Line::Complaint(format!("{}\n", error.say(language))));
            return false;
        }
        Err(error) => {
            lines.push(Line::Complaint(error.say(language)));
            return false;
        }
    };
    let remarks = verdict::remarks(&compiled);
    if !remarks.is_empty() {
        lines.push(Line::Complaint(format!("{}\n", remarks.render(&compiled.sources, language))));
    }
    if remarks.has_errors() {
        return false;
    }
    let table = Table::new(compiled.game.clone());
    for of_sheet in Language::ALL {
        // The sheet says what the texts name wrongly and which example cannot be drawn.
        if let Err(error) = rule_sheet::text(&table, of_sheet) {
            lines.push(Line::Complaint(format!("{}: {}", path.display(), error.told(language))));
            return false;
        }
    }
    let name = compiled.game.info().name.in_language(language);
    let verdict = language.msg("cli-all-right").to_string();
    lines.push(Line::Said(format!("{}: {name}, {verdict}", path.display())));
    for (span, note) in remarks.notes() {
        let (line, _) = compiled.sources.line_and_column(span.file, span.start as usize);
        let place = format!("{}:{line}", compiled.sources.name(span.file));
        lines.push(Line::Remark(format!("{place}: {}", language.say(note))));
    }
    if !compiled.lacks.is_empty() {
        let lacks: Vec<_> = compiled.lacks.iter().map(|lack| lack.in_language(language)).collect();
        lines.push(Line::Remark(format!("{}: {}", path.display(), lacks.join("; "))));
    }
    if !compiled.dropped.is_empty() {
        let dropped: Vec<_> = compiled.dropped.iter().map(|one| one.in_language(language)).collect();
        lines.push(Line::Remark(format!("{}: {}", path.display(), dropped.join("; "))));
    }
    true
}
