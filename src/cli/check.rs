//! `arbitro check`

use std::path::{Path, PathBuf};

use clap::Args;

use super::args::GamesFolder;
use super::failure::{Bilingual, Failure, OrFail};
use super::terminal;
use gallery::sheets::proof::{self, FaultPlace};
use gallery::sheets::rule_sheet;
use rules::analysis::{claims, soundness};
use rules::catalog::{Catalog, CatalogError, game_files};
use rules::compile::{Compiled, TextPlace};
use rules::diag::{Diagnostic, Diagnostics};
use rules::engine::Table;
use speech::{Language, Tell, msg};

/// Check game files
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro check my-game.yaml            one file
  arbitro check games                   every game file of a folder

Every mistake is shown at once, each with its line and column. A file without mistakes is then
played at random a few hundred times, to find a game that cannot begin, never ends, or has a
rule that never applies.

Examples of a game file may carry claims: sentences that must be true of their diagram. Each is
proven by playing it out; a false one is an error at its line, with what is true instead:
  examples:
    puzzle:
      after: e5-d4 d4-c4 c4-c3 c3-b2
      claims:
        - first to move
        - can play a1, b1
        - cannot play c3
        - only a1 wins at once")]
pub(crate) struct CheckArgs {
    /// Game files, or folders of game files
    #[arg(required = true, value_name = "FILE|DIR")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &CheckArgs, language: Language) -> Result<String, Failure> {
    let mut catalog = args.games.catalog(language)?;
    let mut paths = Vec::new();
    for path in &args.files {
        if path.is_dir() {
            let found = game_files(path).or_fail(language)?;
            if found.is_empty() {
                let path = path.display();
                return Err(Failure::data(language.pick(
                    format!("não há nenhum ficheiro de jogo (`*.yaml`) em {path}"),
                    format!("there is no game file (`*.yaml`) in {path}"),
                )));
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
    let mut wrong = 0;
    for path in &paths {
        if !check(&catalog, path, language) {
            wrong += 1;
        }
    }
    match (wrong, paths.len()) {
        (0, 1) => Ok(String::new()),
        (0, n) => {
            Ok(language.pick(format!("{n} ficheiros, tudo certo\n"), format!("{n} files, all right\n")))
        }
        (wrong, n) => Err(Failure::data(language.pick(
            format!("ficheiros que não podem ser usados: {wrong} de {n}"),
            format!("{wrong} of {n} file{} cannot be used", if n == 1 { "" } else { "s" }),
        ))),
    }
}

/// Says what the texts and marks of the sheet name wrongly, each at its place.
fn sheet_remarks(compiled: &Compiled) -> Diagnostics {
    let mut remarks = Diagnostics::default();
    let places = &compiled.places;
    for fault in proof::faults(&Table::new(compiled.game.clone())) {
        let span = match fault.place {
            FaultPlace::Text { language, section, paragraph, range } => {
                let fits = |place: &&TextPlace| {
                    place.language == language && place.section == section && place.paragraph == paragraph
                };
                places.texts.iter().find(fits).map(|place| place.at(range))
            }
            FaultPlace::Mark(example, number) => {
                let marks = places.marks.iter().find(|(word, _)| *word == example);
                marks.and_then(|(_, marks)| marks.get(number).copied())
            }
        };
        let span = span.unwrap_or(places.turn);
        // A variant leaves out what it inherits and cannot draw; only its own file can be wrong in that.
        if compiled.game.info().extends.is_some() && span.file != 0 {
            continue;
        }
        let complaint = Diagnostic::error(span, msg("diag-text").with("text", fault.message));
        remarks.add(match fault.help {
            Some(help) => complaint.help(msg("diag-text").with("text", help)),
            None => complaint,
        });
    }
    remarks
}

fn check(catalog: &Catalog, path: &Path, language: Language) -> bool {
    let compiled = match catalog.load_file(path) {
        Ok(compiled) => compiled,
        Err(error @ CatalogError::Invalid(_)) => {
            terminal::complain(&format!("{}\n", error.say(language)), language);
            return false;
        }
        Err(error) => {
            terminal::complain(&error.say(language), language);
            return false;
        }
    };
    let mut remarks = compiled.warnings.clone();
    remarks.extend(soundness::check(&compiled));
    if !remarks.has_errors() {
        remarks.extend(claims::check(&compiled, claims::POSITIONS));
        remarks.extend(sheet_remarks(&compiled));
    }
    if !remarks.is_empty() {
        terminal::complain(&format!("{}\n", remarks.render(&compiled.sources, language)), language);
    }
    if remarks.has_errors() {
        return false;
    }
    let table = Table::new(compiled.game.clone());
    for of_sheet in Language::ALL {
        // The sheet says what the texts name wrongly and which example cannot be drawn.
        if let Err(error) = rule_sheet::text(&table, of_sheet) {
            terminal::complain(&format!("{}: {}", path.display(), error.say(language)), language);
            return false;
        }
    }
    let name = compiled.game.info().name.in_language(language);
    let verdict = language.pick("tudo certo", "all right");
    terminal::say(&format!("{}: {name}, {verdict}", path.display()));
    if !compiled.lacks.is_empty() {
        let lacks: Vec<_> = compiled.lacks.iter().map(|lack| lack.in_language(language)).collect();
        terminal::remark(&format!("{}: {}", path.display(), lacks.join("; ")), language);
    }
    true
}
