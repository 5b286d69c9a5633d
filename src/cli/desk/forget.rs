//! `arbitro forget`.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;

use crate::args::Answering;
use crate::failure::{Failure, OrFail, Spoken, spoken};
use championship::decisions::{
    KeptPupil, kept_of_school, names_to_forget, names_until, take_out, with_lists,
};
use championship::facts::{Championship, EntryCode, Language, School, Stamp};
use championship::imports::fold;
use championship::store::{Desk, ForgetReport, LeftToDecide, said_day};
use speech::{Value, msg};

/// Removes personal data.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(required_unless_present = "due")]
    pub(crate) pupil: Option<String>,
    #[arg(long)]
    pub(crate) yes: bool,
    #[arg(long, value_name = "TEXT")]
    pub(crate) also: Vec<String>,
    #[arg(long, conflicts_with_all = ["pupil", "also"])]
    pub(crate) due: bool,
    #[arg(long, requires = "due")]
    pub(crate) keep_winners: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let Some(pupil) = &args.pupil else { return due(args, language) };
    let mut desk = args.shared.place.open(language)?;
    if let Some(kept) = only_listed(desk.championship(), pupil) {
        return listed(args, &mut desk, &kept, language);
    }
    let code = find(desk.championship(), pupil, language)?;
    if !args.yes {
        let sure = msg("cli-forget-sure").with("code", code.to_string());
        let left = desk.left_if_forgotten(code, &args.also).or_fail(language)?;
        let sure = spoken(&desk.championship().told(sure), language);
        return Err(Failure::usage(with_list(sure, &left, language)));
    }
    let actor = args.shared.place.actor();
    let listed = in_lists_too(desk.championship(), code);
    let mut report = desk.forget_as(&actor, code, &args.also).or_fail(language)?;
    let mut files = forget_listed(args, &mut desk, &listed, language)?;
    files.extend(report.left.files);
    report.left.files = files.into_iter().collect();
    let backups: Vec<String> = report.backups.iter().map(|path| path.display().to_string()).collect();
    if args.shared.json {
        let mut told = left_json(&report.left);
        told["code"] = code.to_string().into();
        told["facts"] = report.entries.into();
        told["copies"] = backups.into();
        let report = told;
        return Ok(format!("{report:#}\n"));
    }
    let (entries, copies) = (report.entries, backups.len());
    let done = language
        .msg("cli-forget-done")
        .with("code", code.to_string())
        .with("entries", entries)
        .with("copies", copies);
    Ok(format!("{}\n", with_list(done.into(), &report.left, language)))
}

/// Returns the pupils of this name whom schools named in lists and who never became entries, with their schools; empty where an
/// entry has the name.
fn only_listed(championship: &Championship, name: &str) -> Option<Vec<(u32, KeptPupil)>> {
    let of_school = |school: &School| {
        let number = school.number;
        kept_of_school(championship, number).into_iter().map(move |kept| (number, kept)).collect::<Vec<_>>()
    };
    let all = championship.schools().flat_map(of_school);
    let named: Vec<(u32, KeptPupil)> = all.filter(|(_, kept)| fold(&kept.pupil.name) == fold(name)).collect();
    (!named.is_empty() && named.iter().all(|(_, kept)| kept.entry.is_none())).then_some(named)
}

/// Forgets pupils who were sent and never became entries.
fn listed(
    args: &Answering<Args>,
    desk: &mut Desk,
    kept: &[(u32, KeptPupil)],
    language: Language,
) -> Result<String, Failure> {
    if !args.yes {
        let schools = kept.iter().map(|(school, _)| Value::Text(School::shown_number(*school))).collect();
        let sure = msg("cli-forget-listed-sure").with("schools", Value::All(schools));
        return Err(Failure::usage(spoken(&sure, language)));
    }
    let files = forget_listed(args, desk, kept, language)?;
    let left = LeftToDecide { files: files.into_iter().collect(), ..LeftToDecide::default() };
    if args.shared.json {
        return Ok(format!("{:#}\n", json!({ "listed": kept.len(), "left": left_json(&left) })));
    }
    let done = language.msg("cli-forget-due-done").with("count", kept.len());
    Ok(format!("{}\n", with_list(done.into(), &left, language)))
}

/// Returns what lists alone have under the name of an entry.
fn in_lists_too(championship: &Championship, code: EntryCode) -> Vec<(u32, KeptPupil)> {
    let kept = kept_of_school(championship, code.school).into_iter().find(|one| one.entry == Some(code));
    let all = kept.map(|kept| with_lists(championship, code.school, kept)).unwrap_or_default();
    all.into_iter().skip(1).map(|one| (code.school, one)).collect()
}

/// Takes pupils out of lists and forgets them; returns the copies that could not be read.
fn forget_listed(
    args: &Answering<Args>,
    desk: &mut Desk,
    kept: &[(u32, KeptPupil)],
    language: Language,
) -> Result<BTreeSet<PathBuf>, Failure> {
    let actor = args.shared.place.actor();
    let reason = language.msg("desk-registration-delete-reason").to_string();
    let mut unread = BTreeSet::new();
    for (school, one) in kept {
        let decide = |state: &Championship, stamp: &Stamp| take_out(state, *school, one, (&reason, stamp.at));
        desk.commit(None, decide).or_fail(language)?;
        if let Ok(tournament) = one.pupil.tournament.parse() {
            let report = desk.forget_listed_as(&actor, *school, tournament, &one.pupil.name);
            unread.extend(report.or_fail(language)?.left.files);
        }
    }
    Ok(unread)
}

/// Forgets all names once the time that the regulations set for them is over.
fn due(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.place.open(language)?;
    let Some(until) = names_until(desk.championship()) else {
        return Err(Failure::data(language.msg("cli-forget-no-end")));
    };
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    if i64::try_from(since.as_secs()).unwrap_or(i64::MAX) <= until {
        return Err(Failure::data(language.msg("cli-forget-not-due").with("until", said_day(until))));
    }
    let whom = names_to_forget(desk.championship(), args.keep_winners);
    let count = whom.count();
    if !args.yes && count > 0 {
        let left = desk.left_if_all_forgotten(&whom.entries, &whom.kept).or_fail(language)?;
        let sure = language.msg("cli-forget-due-sure").with("count", count);
        return Err(Failure::usage(with_list(sure.into(), &left, language)));
    }
    let report = match count {
        0 => ForgetReport::default(),
        _ => {
            let actor = args.shared.place.actor();
            desk.forget_all_as(&actor, &whom.entries, &whom.kept).or_fail(language)?
        }
    };
    if args.shared.json {
        let codes: Vec<String> = whom.entries.iter().map(ToString::to_string).collect();
        let report = json!({ "codes": codes, "listed": whom.n_listed, "left": left_json(&report.left) });
        return Ok(format!("{report:#}\n"));
    }
    let done = language.msg("cli-forget-due-done").with("count", count);
    Ok(format!("{}\n", with_list(done.into(), &report.left, language)))
}

/// Tells machines what somebody has to decide.
fn left_json(left: &LeftToDecide) -> serde_json::Value {
    let mentions = left.mentions.iter().map(|one| json!({ "fact": one.seq, "text": one.text }));
    json!({
        "mentions": mentions.collect::<Vec<_>>(),
        "namesakes": left.namesakes.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "files": left.files.iter().map(|path| path.display().to_string()).collect::<Vec<_>>(),
    })
}

/// Says something, and below it what somebody has to decide.
fn with_list(said: Spoken, left: &LeftToDecide, language: Language) -> Spoken {
    let told = left.told();
    let heading = (!told.is_empty()).then(|| language.msg("cli-forget-left").into());
    let told = told.iter().map(|one| spoken(one, language));
    Spoken::lines([said].into_iter().chain(heading).chain(told))
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
        [] => Err(Failure::data(language.msg("cli-forget-nobody").with("text", text.to_string()))),
        _ => {
            let codes = found.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            Err(Failure::data(
                language
                    .msg("cli-forget-several")
                    .with("text", text.to_string())
                    .with("codes", codes.to_string()),
            ))
        }
    }
}
