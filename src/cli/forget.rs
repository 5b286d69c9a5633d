//! `arbitro forget`.

use serde_json::json;

use super::failure::{Failure, OrFail};
use super::place::PlaceArgs;
use championship::facts::{Championship, EntryCode, Language};
use championship::imports::fold;

/// Removes personal data.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro forget 221.1.3 --yes
  arbitro forget \"Rita Exemplo\" --yes      when the name is that of one entry alone

The name and the school year leave the journal and the automatic copies for good; the code and the results stay.
Copies made by hand, exports and paper are yours to destroy. On PostgreSQL the server's own archives are, too.")]
pub(crate) struct Args {
    /// The entry's code, or the pupil's full name
    pub(crate) pupil: String,
    /// Do it; without this the command only says what it would do
    #[arg(long)]
    pub(crate) yes: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let mut desk = args.place.open(language)?;
    let code = find(desk.championship(), &args.pupil, language)?;
    if !args.yes {
        return Err(Failure::usage(language.pick(
            format!("isto apaga para sempre o nome e o ano de `{code}`; repita com `--yes`"),
            format!("this removes the name and school year of `{code}` for good; repeat with `--yes`"),
        )));
    }
    let report = desk.forget(code).or_fail(language)?;
    let backups: Vec<String> = report.backups.iter().map(|path| path.display().to_string()).collect();
    if args.json {
        let report = json!({ "code": code.to_string(), "facts": report.entries, "copies": backups });
        return Ok(format!("{report:#}\n"));
    }
    let (entries, copies) = (report.entries, backups.len());
    Ok(language.pick(
        format!("os dados pessoais de {code} foram apagados (factos: {entries}; cópias automáticas: {copies}); os resultados ficam\n"),
        format!("the personal data of {code} was removed (facts: {entries}; automatic copies: {copies}); the results stay\n"),
    ))
}

/// Finds the entry meant.
fn find(championship: &Championship, text: &str, language: Language) -> Result<EntryCode, Failure> {
    if let Ok(code) = text.parse::<EntryCode>() {
        return Ok(code);
    }
    let named =
        |entry: &&championship::facts::Entry| entry.contestant.name.as_deref().map(fold) == Some(fold(text));
    let found: Vec<EntryCode> = championship.entries().filter(named).map(|entry| entry.code).collect();
    match found[..] {
        [code] => Ok(code),
        [] => Err(Failure::data(language.pick(
            format!("não há ninguém chamado `{text}`; indique o código, como 221.1.3"),
            format!("there is nobody called `{text}`; give the code, such as 221.1.3"),
        ))),
        _ => {
            let codes = found.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            Err(Failure::data(language.pick(
                format!("há várias inscrições com o nome `{text}`: {codes}; indique o código"),
                format!("several entries have the name `{text}`: {codes}; give the code"),
            )))
        }
    }
}
