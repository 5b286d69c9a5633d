//! `arbitro regulations`.

use std::path::{Path, PathBuf};

use crate::failure::{Failure, Spoken, Told};
use crate::files;
use championship::facts::Regulations;
use championship::regulations::{self, Problem};
use championship::store::system_words;
use desk::rulebook;
use rules::catalog::Catalog;
use speech::{Language, Value};

/// Prints, explains and checks regulations.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE|NAME")]
    target: Option<String>,
    #[arg(long)]
    explain: bool,
    #[arg(long, requires = "target", conflicts_with = "explain")]
    check: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let Some(target) = args.target.as_deref() else {
        return Ok(match args.explain {
            true => regulations::explain(None, language),
            false => list(language),
        });
    };
    let read = read(target, language)?;
    if args.explain {
        return Ok(regulations::explain(Some(&read), language));
    }
    if args.check {
        return Ok(verdict(target, &read, language));
    }
    Ok(match regulations::ready_made(target) {
        Some(text) => text.to_owned(),
        None => read.source,
    })
}

/// Lists the ready-made regulations.
fn list(language: Language) -> String {
    let mut text = format!("{}\n", language.msg("cli-regulations-list"));
    for ready in &regulations::READY_MADE {
        let Ok(read) = regulations::parse(ready.name, ready.text) else { continue };
        text += &format!("  {:<10} {}\n", ready.name, read.name.in_language(language));
    }
    text + &format!("{}\n", language.msg("cli-regulations-next"))
}

/// Says that a file is right, and what is played in each stage.
fn verdict(target: &str, read: &Regulations, language: Language) -> String {
    let name = read.name.in_language(language);
    let right = language.msg("cli-regulations-right").with("file", target.to_owned()).with("name", name);
    let mut text = format!("{right}\n");
    for (number, stage) in (1..).zip(&read.stages) {
        let name = read.stage_title(number, language);
        let play = regulations::phrase(stage);
        text +=
            &format!("  {}\n", language.msg("cli-regulations-stage").with("name", name).with("play", play));
    }
    text
}

/// Reads ready-made regulations by their name, or a file, which may extend others beside it.
///
/// # Errors
/// When the file cannot be read, or with every mistake in it.
pub(crate) fn read(target: &str, language: Language) -> Result<Regulations, Failure> {
    let read = match regulations::ready_made(target) {
        Some(text) => rulebook::read(target, text, &regulations::no_file),
        None => {
            let text = files::read_text(&PathBuf::from(target), language)?;
            rulebook::read(target, &text, &beside)
        }
    };
    let read = read.map_err(|problems| wrong(&problems, language))?;
    match &unknown_games(&read, language)[..] {
        [] => Ok(read),
        unknown => {
            let games = Value::All(unknown.iter().map(|id| Value::Text(format!("`{id}`"))).collect());
            Err(Failure::data(language.msg("cli-regulations-unknown-games").with("games", games)))
        }
    }
}

/// Returns the games that nobody knows: neither this program nor an edition has them, and the file gives them no name.
fn unknown_games(read: &Regulations, language: Language) -> Vec<String> {
    let catalog = Catalog::built_in();
    let editions = regulations::games_of_editions();
    let is_known =
        |id: &str| catalog.ids().any(|known| known == id) || editions.iter().any(|(known, _)| known == id);
    let is_own = read.source.contains("#: game ");
    let nameless = read.games.iter().filter(|game| game.name.in_language(language) == game.id.0);
    nameless.map(|game| game.id.0.clone()).filter(|id| !is_own && !is_known(id)).collect()
}

/// Tells every mistake with its line, the phrase underlined and a way out.
pub(crate) fn wrong(problems: &[Problem], language: Language) -> Failure {
    let count = Spoken::from(language.msg("cli-regulations-wrong").with("count", problems.len()));
    let told = problems.iter().map(|problem| problem.told(language));
    Failure::data(Spoken::paragraphs(told.chain([count])))
}

/// Finds the file that another one extends, seen from the folder of that other.
fn beside(file: &str, name: &str) -> Result<(String, String), Value> {
    let path = Path::new(file).parent().unwrap_or(Path::new("")).join(name);
    let text = std::fs::read_to_string(&path).map_err(|error| system_words(&error))?;
    Ok((path.display().to_string(), text))
}
