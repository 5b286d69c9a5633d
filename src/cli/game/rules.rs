//! `arbitro rules`

use std::path::{Path, PathBuf};

use clap::Args;

use crate::args::{GamesFolder, ReplaceArgs};
use crate::failure::{Failure, OrFail};
use crate::files;
use crate::out_file;
use rules::catalog::id_of;
use speech::Language;

/// The keys of a game that a variant says anew or not at all.
const NOT_VARIED: [&str; 6] = ["name", "author", "year", "extends", "text", "examples"];

/// Print the file of a game, or begin a variant of it
#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,
    #[arg(long, value_name = "FILE", requires = "variant")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[command(flatten)]
    games: GamesFolder,
}

pub(crate) fn run(args: &RulesArgs, language: Language) -> Result<String, Failure> {
    let catalog = args.games.catalog(language)?;
    let compiled = catalog.load(&args.game).or_fail(language)?;
    let id = compiled.game.id();
    let file = Path::new(&args.game);
    let text = match file.is_file() {
        true => files::read_text(file, language)?,
        false => catalog.text(id).or_fail(language)?.map(|game| game.text).unwrap_or_default(),
    };
    let Some(name) = &args.variant else { return Ok(text) };
    let own = id_of(name);
    if own.is_empty() || own == id {
        return Err(Failure::usage(language.msg("cli-rules-name").with("name", name).with("game", id)));
    }
    let path = match &args.out {
        Some(path) if path.is_dir() => path.join(format!("{own}.yaml")),
        Some(path) => path.clone(),
        // A variant finds the file it extends beside it.
        None if file.is_file() => file.with_file_name(format!("{own}.yaml")),
        None => PathBuf::from(format!("{own}.yaml")),
    };
    out_file::ending(&path, &["yaml", "yml"], language)?;
    let shown = path.display().to_string();
    let parent = compiled.game.info().name.in_language(language);
    let head = language.msg("cli-rules-head").with("parent", parent).with("game", id).with("path", &shown);
    let skeleton = skeleton(&head.to_string(), name, id, &text);
    out_file::write_new(&path, skeleton.as_bytes(), args.replace, language)?;
    let next = language.msg("cli-rules-next").with("path", &shown).with("parent", parent);
    Ok(format!("{next}\n"))
}

/// Returns a file that varies a game in nothing but its name, with the lines of the game as remarks.
fn skeleton(head: &str, name: &str, id: &str, text: &str) -> String {
    let mut skeleton: String = head.lines().map(|line| format!("# {line}\n")).collect();
    let quoted = format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""));
    let names: Vec<String> =
        Language::ALL.iter().map(|language| format!("{}: {quoted}", language.code())).collect();
    skeleton += &format!("name: {{ {} }}\nextends: {id}\n\n", names.join(", "));
    let mut is_varied = false;
    for line in text.lines() {
        let key = line.split_once(':').map_or(line, |(key, _)| key);
        if !line.starts_with([' ', '#', '-']) && !line.is_empty() {
            is_varied = !NOT_VARIED.contains(&key.trim());
        }
        if is_varied && !line.trim().is_empty() && !line.starts_with('#') {
            skeleton += &format!("# {line}\n");
        }
    }
    skeleton
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_skeleton_has_the_lines_of_rules_as_remarks_and_no_texts() {
        let text = "name: { pt: X }\nyear: 2000\n\nboard: square 7x7\nturn:\n  - pass\n\ntext:\n  pt:\n    goal: A\n";
        let skeleton = skeleton("One\ntwo", "O \"meu\"", "x", text);
        let names = "name: { pt: \"O \\\"meu\\\"\", en: \"O \\\"meu\\\"\", es: \"O \\\"meu\\\"\" }";
        assert_eq!(
            skeleton,
            format!("# One\n# two\n{names}\nextends: x\n\n# board: square 7x7\n# turn:\n#   - pass\n")
        );
    }
}
