//! `arbitro entries waiting` and `arbitro entries admit`.

use serde_json::json;

use super::entry;
use crate::args::{Answering, Placed};
use crate::failure::{Failure, OrFail};
use crate::grid::Grid;
use championship::decisions::{self, waiting};
use championship::facts::{Entry, Fact, Language, NameStyle};
use championship::imports::find_tournament;
use speech::{Tell, msg};

/// Lists who waits for a place.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) tournament: Option<String>,
}

/// Gives places to those who wait.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct AdmitArgs {
    pub(crate) code: Option<String>,
}

/// Lists who waits, with what keeps each from a place.
pub(super) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.place.open(language)?;
    let championship = desk.championship();
    let wanted = args.tournament.as_deref().map(|text| find_tournament(championship, text));
    let waiting = waiting(championship, wanted.transpose().or_fail(language)?);
    let why = |entry: &Entry| {
        championship.no_place_for(entry).map(|refusal| language.say(&championship.told(refusal.tell())))
    };
    if args.shared.json {
        let rows = waiting.iter().map(|entry| json!({ "code": entry.code.to_string(), "why": why(entry) }));
        return Ok(format!("{:#}\n", rows.collect::<serde_json::Value>()));
    }
    if waiting.is_empty() {
        return Ok(format!("{}\n", language.msg("cli-waiting-none")));
    }
    let mut grid = Grid::told([msg("reports-code"), msg("reports-name"), msg("cli-column-why")], language);
    for entry in &waiting {
        let name = championship.called(entry.code, NameStyle::Short);
        let why = why(entry).unwrap_or_else(|| language.msg("cli-waiting-free").to_string());
        grid.push(vec![entry.code.to_string(), name, why]);
    }
    Ok(format!("{}{}\n", grid.text(), language.msg("cli-waiting-count").with("count", waiting.len())))
}

/// Gives a place to the one named, or to all for whom there is one.
pub(super) fn admit(args: &Placed<AdmitArgs>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let named = args.code.as_deref().map(|text| entry(desk.championship(), text, language)).transpose()?;
    let committed = args
        .shared
        .commit(&mut desk, language, |championship, _| decisions::admit(championship, None, named))?;
    if committed.is_repeated() {
        return Ok(args.shared.repeated(language));
    }
    let admitted = committed.facts.iter().filter_map(|fact| match fact {
        Fact::EntryAdmitted { code } => Some(*code),
        _ => None,
    });
    let say = |message| language.say(&desk.championship().told(message));
    let mut text: String = admitted
        .map(|code| say(msg("cli-entry-admitted").with("code", format!("`{code}`"))) + "\n")
        .collect();
    if text.is_empty() {
        text = format!("{}\n", language.msg("cli-waiting-nobody"));
    }
    Ok(text)
}
