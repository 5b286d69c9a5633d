//! `arbitro registration`: the season's registration by schools, as the pages have it.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use serde_json::json;

use crate::args::{Answering, Placed, ReplaceArgs};
use crate::failure::{Failure, OrFail, spoken};
use crate::files;
use crate::grid::Grid;
use crate::paper::slips;
use championship::decisions::{
    accept_all, accept_registration, asked_alike, open_registration, registration_status,
};
use championship::facts::{Championship, Fact, QuestionAbout, RegistrationTerms, School, Stamp};
use championship::imports::find_school;
use championship::store::{Desk, DeskError, day_begins, day_ends, said_end};
use desk::people::People;
use desk::registration::{
    Links, Mailing, addressed, answers_table, consents, key, letters_pdf, mail_merge, mails, no_day,
    pupils_table, question,
};
use speech::{Language, Tell, msg};

/// What is to be done with registration.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    Open(Placed<OpenArgs>),
    Close(Placed<CloseArgs>),
    List(Answering<ListArgs>),
    Accept(Placed<AcceptArgs>),
    Decline(Placed<DeclineArgs>),
    Letters(Placed<LettersArgs>),
    Answers(Placed<AnswersArgs>),
    Key(Placed<KeyArgs>),
}

/// Opens registration.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct OpenArgs {
    #[arg(long, value_name = "DAY")]
    from: String,
    #[arg(long, value_name = "DAY")]
    until: String,
    #[arg(long, value_name = "URL")]
    address: String,
    #[arg(long, value_name = "TEXT")]
    question: Vec<String>,
    #[arg(long, value_name = "TEXT")]
    pupil_question: Vec<String>,
    #[arg(long)]
    ask_names: bool,
    #[arg(long)]
    ask_pictures: bool,
}

/// Closes it.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct CloseArgs {}

/// Lists the schools with their status.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ListArgs {}

/// Accepts what schools sent.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct AcceptArgs {
    school: Option<String>,
}

/// Declines what a school sent.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct DeclineArgs {
    school: String,
    #[arg(long, value_name = "TEXT")]
    message: String,
}

/// Writes what goes to schools.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct LettersArgs {
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[arg(long)]
    remind: bool,
    #[command(flatten)]
    replace: ReplaceArgs,
}

/// Writes what schools answered.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct AnswersArgs {
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    replace: ReplaceArgs,
}

/// Carries the key of the letters.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct KeyArgs {
    #[arg(long, value_name = "KEY")]
    bring: Option<String>,
}

/// Runs the command.
pub(crate) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    match command {
        Command::Open(args) => open(args, language),
        Command::Close(args) => {
            let mut desk = args.shared.open(language)?;
            args.shared.commit(&mut desk, language, |_, _| Ok(vec![Fact::RegistrationClosed]))?;
            Ok(format!("{}\n", language.msg("desk-registration-closed")))
        }
        Command::List(args) => list(args, language),
        Command::Accept(args) => accept(args, language),
        Command::Decline(args) => {
            let mut desk = args.shared.open(language)?;
            let school = find_school(desk.championship(), &args.school).or_fail(language)?.number;
            let message = args.message.clone();
            let decide = |_: &Championship, _: &Stamp| {
                Ok(vec![Fact::RegistrationDeclined { school, message: message.clone() }])
            };
            args.shared.commit(&mut desk, language, decide)?;
            Ok(format!("{}\n", language.msg("desk-registration-declined")))
        }
        Command::Letters(args) => letters(args, language),
        Command::Answers(args) => answers(args, language),
        Command::Key(args) => key_of_letters(args, language),
    }
}

fn open(args: &Placed<OpenArgs>, language: Language) -> Result<String, Failure> {
    slips::check_address(Some(&args.address), language)?;
    let unread = |text: &str| Failure::usage(spoken(&no_day(text, language), language));
    let of_school = args.question.iter().map(|text| question(text, QuestionAbout::School));
    let of_pupils = args.pupil_question.iter().map(|text| question(text, QuestionAbout::Pupil));
    let terms = RegistrationTerms {
        from: day_begins(&args.from).ok_or_else(|| unread(&args.from))?,
        until: day_ends(&args.until).ok_or_else(|| unread(&args.until))?,
        address: args.address.trim_end_matches('/').to_owned(),
        questions: of_school
            .chain(of_pupils)
            .chain(consents(args.ask_names, args.ask_pictures, language))
            .collect(),
    };
    let mut desk = args.shared.open(language)?;
    args.shared.commit(&mut desk, language, |state, _| {
        open_registration(state, &asked_alike(state, terms.clone()))
    })?;
    let until = said_end(terms.until);
    Ok(format!("{}\n", language.msg("desk-registration-is-open").with("until", until)))
}

fn list(args: &Answering<ListArgs>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.place.open(language)?;
    let championship = desk.championship();
    let n_pupils = |school: u32| {
        let answer = championship.registration().of(school).and_then(|own| own.answer.as_ref());
        answer.map_or(0, |answer| answer.pupils.len())
    };
    if args.shared.json {
        let line = |school: &championship::facts::School| {
            json!({
                "number": school.number,
                "name": school.name,
                "status": registration_status(championship, school.number).word(),
                "pupils": n_pupils(school.number),
                "answers": championship
                    .registration()
                    .of(school.number)
                    .and_then(|own| own.answer.as_ref())
                    .map(|answer| &answer.answers),
            })
        };
        let all: serde_json::Value = championship.schools().map(line).collect();
        return Ok(format!("{all:#}\n"));
    }
    let header = [
        msg("cli-column-number"),
        msg("cli-column-school"),
        msg("desk-registration-status"),
        msg("cli-column-pupils"),
    ];
    let mut grid = Grid::told(header, language);
    for school in championship.schools() {
        let status = registration_status(championship, school.number);
        grid.push(vec![
            school.number.to_string(),
            school.name.clone(),
            language.say(&status.tell()),
            n_pupils(school.number).to_string(),
        ]);
    }
    Ok(grid.text())
}

fn accept(args: &Placed<AcceptArgs>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let reason = language.msg("desk-registration-reason").to_string();
    if let Some(school) = &args.school {
        let number = find_school(desk.championship(), school).or_fail(language)?.number;
        args.shared.commit(&mut desk, language, |state, _| accept_registration(state, number, &reason))?;
        return Ok(format!("{}\n", language.msg("desk-registration-accepted")));
    }
    let all = accept_all(desk.championship(), &reason);
    args.shared
        .commit(&mut desk, language, |state, _| Ok::<_, DeskError>(accept_all(state, &reason).facts))?;
    let mut said =
        format!("{}\n", language.msg("desk-registration-accepted-all").with("count", all.accepted.len()));
    for (school, why) in all.left {
        let told =
            msg("decisions-registration-refused").with("name", School::shown_number(school)).with("why", why);
        said += &format!("{}\n", language.say(&told));
    }
    Ok(said)
}

fn letters(args: &Placed<LettersArgs>, language: Language) -> Result<String, Failure> {
    let location = args.shared.location(language)?;
    let mut desk = args.shared.open(language)?;
    let championship = desk.championship();
    let Some(terms) = championship.registration().terms.clone() else {
        return Err(Failure::data(language.msg("desk-registration-open-first")));
    };
    let links = links(&location, &desk, language)?;
    let all = addressed(championship, &links, &terms.address, language);
    let mailing = if args.remind { Mailing::Reminder } else { Mailing::Invitation };
    let meant: Vec<_> = all.into_iter().filter(|one| mailing.is_for(one.status)).collect();
    let pdf = letters_pdf(championship, &meant, language)
        .map_err(|error| Failure::data(spoken(&error, language)))?;
    let name = |file: speech::Said| Path::new(&file.to_string()).to_owned();
    let mut made = vec![
        (name(language.msg("desk-registration-letters-file")), pdf),
        (name(language.msg("desk-registration-merge-file")), mail_merge(&meant, language)),
    ];
    let drafts = mails(championship, &meant, mailing, language);
    made.extend(drafts.into_iter().map(|(file, bytes)| (Path::new(&file).to_owned(), bytes)));
    // Whoever reads them can change what schools sent.
    private_folder(&args.out, &made, args.replace, language)?;
    let told = language
        .msg("cli-registration-letters")
        .with("count", meant.len())
        .with("folder", args.out.display().to_string());
    key::made(&mut desk, &args.shared.actor(), &links).or_fail(language)?;
    Ok(format!("{told}\n"))
}

/// Shows the key of the letters, or takes one that was carried here.
fn key_of_letters(args: &Placed<KeyArgs>, language: Language) -> Result<String, Failure> {
    let location = args.shared.location(language)?;
    let (mut desk, actor) = (args.shared.open(language)?, args.shared.actor());
    let failed =
        |error: std::io::Error| Failure::data(language.msg("cli-arbiters-file").with("error", error.tell()));
    let people = People::open(&location).map_err(failed)?;
    match &args.bring {
        None => {
            let links = Links::of(&people, desk.id()).map_err(failed)?;
            key::carried(&mut desk, &actor, &links).or_fail(language)?;
            Ok(format!("{}\n", key::shown(&people).map_err(failed)?))
        }
        Some(typed) => {
            let marks = desk.log().letters_made().to_vec();
            let links = key::bring(&people, desk.id(), &marks, typed).or_fail(language)?;
            key::made(&mut desk, &actor, &links).or_fail(language)?;
            Ok(format!("{}\n", language.msg("desk-registration-key-brought")))
        }
    }
}

/// Writes what was answered, by schools and about pupils.
fn answers(args: &Placed<AnswersArgs>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.open(language)?;
    let championship = desk.championship();
    let name = |file: speech::Said| Path::new(&file.to_string()).to_owned();
    let made = [
        (name(language.msg("desk-registration-answers-file")), answers_table(championship, language)),
        (name(language.msg("desk-registration-pupils-file")), pupils_table(championship, language)),
    ];
    private_folder(&args.out, &made, args.replace, language)?;
    let told = language.msg("cli-registration-answers").with("folder", args.out.display().to_string());
    Ok(format!("{told}\n"))
}

/// Writes files into a folder that only their owner may read.
fn private_folder(
    out: &Path,
    made: &[(PathBuf, Vec<u8>)],
    replace: ReplaceArgs,
    language: Language,
) -> Result<(), Failure> {
    files::make_folder(out, language)?;
    files::write_folder(out, made, replace, language)?;
    let closed = made.iter().try_for_each(|(path, _)| championship::store::close_to_others(&out.join(path)));
    closed.map_err(|error| Failure::data(language.msg("cli-arbiters-file").with("error", error.tell())))
}

fn links(
    location: &championship::store::Location,
    desk: &Desk,
    language: Language,
) -> Result<Links, Failure> {
    let failed =
        |error: std::io::Error| Failure::data(language.msg("cli-arbiters-file").with("error", error.tell()));
    let people = People::open(location).map_err(failed)?;
    Links::of(&people, desk.id()).map_err(failed)
}
