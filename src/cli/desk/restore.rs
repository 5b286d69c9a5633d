//! `arbitro restore`.

use std::path::{Path, PathBuf};

use crate::args::Placed;
use crate::args::ReplaceArgs;
use crate::championship::place::PlaceArgs;
use crate::failure::{Failure, OrFail};
use championship::facts::Language;
use championship::store::{Event, Location, Sidecar, kept_aside, restore};
use desk::people::People;

/// Puts a copy back.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) copy: PathBuf,
    #[command(flatten)]
    pub(crate) replace: ReplaceArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let place = PlaceArgs { championship: Some(target(args, language)?), ..args.shared.clone() };
    let target = place.location(language)?;
    let kept = kept_aside(&target);
    let restored =
        restore(&args.copy, &target, args.replace.replace.then_some(kept.as_path())).or_fail(language)?;
    let entries = restored.entries;
    if kept.exists() {
        // What replaced something is told in the log; a championship put back where there was none is the same one.
        let mut desk = place.open(language)?;
        desk.record_own(&Event::Restored { facts: entries }).or_fail(language)?;
    }
    let mut text = format!(
        "{}\n",
        language.msg("cli-restore-done").with("target", target.to_string()).with("entries", entries)
    );
    if kept.exists() {
        text += &format!("{}\n", language.msg("cli-restore-kept").with("path", kept.display().to_string()));
    }
    if wants_cards(&target) {
        text += &format!("{}\n", language.msg("cli-restore-cards"));
    }
    Ok(text)
}

/// Says whether there are people whose cards do not open the desk any more: a copy holds nobody's secrets.
fn wants_cards(target: &Location) -> bool {
    let has_people = Sidecar::of(target).read().is_ok_and(|text| text.is_some());
    let people = has_people.then(|| People::open(target).ok()).flatten();
    people.is_some_and(|people| people.list().iter().any(|listed| !listed.has_card))
}

/// Returns where the copy goes: where one says, else in the place of the only championship here, else into this folder
/// under its own name, as on a new computer.
fn target(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    if let Some(named) = &args.shared.championship {
        return Ok(named.clone());
    }
    let here = args.shared.location(language);
    let is_empty = Location::files_in(Path::new(".")).is_ok_and(|files| files.is_empty());
    match here {
        Err(_) if is_empty => Ok(own_name(&args.copy)),
        here => here.map(|location| location.to_string()),
    }
}

/// Returns the name of the championship that a copy was made of: `final-2027-03-20-101500.arbitro-backup` is of `final`.
fn own_name(copy: &Path) -> String {
    let name = copy.file_name().unwrap_or_default().to_string_lossy();
    let stem = name.split(".arbitro").next().unwrap_or_default();
    let is_time = |c: char| c.is_ascii_digit() || c == '-';
    let bare = stem.trim_end_matches(is_time);
    // A name that is only a date stays one.
    let bare = if bare.is_empty() || stem.len() - bare.len() < 10 { stem } else { bare };
    format!("{bare}.arbitro")
}

#[cfg(test)]
mod tests {
    use super::own_name;
    use std::path::Path;

    #[test]
    fn a_copy_is_put_back_under_the_name_it_was_made_of() {
        let name = |copy: &str| own_name(Path::new(copy));
        assert_eq!(name("pen/final-2027-03-20-101500.arbitro-backup"), "final.arbitro");
        assert_eq!(name("turma-4.arbitro-backup"), "turma-4.arbitro");
        assert_eq!(name("2027-03-20.arbitro-backup"), "2027-03-20.arbitro");
        assert_eq!(name("final.arbitro"), "final.arbitro");
    }
}
