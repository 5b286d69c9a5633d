//! `arbitro details`.

use std::path::PathBuf;

use crate::args::Placed;
use crate::championship::names::Names;
use crate::failure::{Failure, OrFail, spoken};
use crate::paper::brand::logo;
use championship::decisions::choose_names;
use championship::facts::{Details, Fact};
use championship::reports::Timetable;
use speech::Language;

/// Tells what the event is.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    name: Option<String>,
    #[arg(long, value_name = "TEXT")]
    host: Option<String>,
    #[arg(long, value_name = "TEXT")]
    day: Option<String>,
    #[arg(long, value_name = "TEXT")]
    venue: Option<String>,
    #[arg(long, value_name = "TIMES")]
    times: Option<String>,
    #[arg(long, value_name = "FILE")]
    logo: Option<PathBuf>,
    #[arg(long, value_enum)]
    public_names: Option<Names>,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let picture = match &args.logo {
        None => None,
        Some(path) => {
            logo(path, language)?;
            let bytes = std::fs::read(path).or_fail(language)?;
            Some(Details::logo_text(&bytes))
        }
    };
    if let Some(times) = &args.times {
        times.parse::<Timetable>().map_err(|error| Failure::usage(spoken(&error, language)))?;
    }
    let mut desk = args.shared.open(language)?;
    let committed = args.shared.commit(&mut desk, language, |championship, _| {
        let old = championship.details();
        // An empty text takes away what there was.
        let told = |said: &Option<String>, was: &Option<String>| match said.as_deref().map(str::trim) {
            None => was.clone(),
            Some("") => None,
            Some(text) => Some(text.to_owned()),
        };
        let details = Details {
            name: told(&args.name, &old.name),
            host: told(&args.host, &old.host),
            day: told(&args.day, &old.day),
            venue: told(&args.venue, &old.venue),
            times: told(&args.times, &old.times),
            logo: picture.clone().or_else(|| old.logo.clone()),
        };
        let mut facts = if details == *old { Vec::new() } else { vec![Fact::DetailsGiven { details }] };
        facts.extend(args.public_names.and_then(|names| choose_names(championship, names.style())));
        Ok(facts)
    })?;
    if committed.is_repeated() {
        return Ok(args.shared.repeated(language));
    }
    let championship = desk.championship();
    let told = [championship.name().to_owned(), championship.details().line()];
    let told: Vec<String> = told.into_iter().filter(|text| !text.is_empty()).collect();
    let names = language.msg("decisions-public-names").with("names", championship.public_names().word());
    let names = args.public_names.map(|_| format!("{names}\n")).unwrap_or_default();
    Ok(format!("{}\n{names}", told.join(" · ")))
}
