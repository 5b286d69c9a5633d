//! The command line: one file a command.

mod arbiters;
mod args;
mod backup;
mod badges;
mod board;
mod booklet;
mod brand;
mod check;
mod check_proof;
mod check_round;
mod class;
mod demo;
mod demo_index;
mod details;
mod diagram;
mod diplomas;
mod draw;
mod entries;
mod explain;
mod export;
mod failure;
mod files;
mod folders;
mod foreign;
mod forget;
mod games;
mod generate;
mod grid;
mod groups;
mod guide;
mod handout;
mod help;
mod lists;
mod language;
mod load;
mod log;
mod mistyped;
mod moves;
mod names;
mod new;
mod output;
mod pack;
mod pair;
mod paper;
mod perft;
mod place;
mod play;
mod playouts;
mod print;
mod profile;
mod puzzles;
mod qualify;
mod recorded;
mod regulations;
mod replay;
mod report;
mod restore;
mod result;
mod results;
mod rules;
mod schools;
mod serve;
mod sheet;
mod show;
mod signs;
mod site;
mod slips;
mod solve;
mod standings;
mod start;
mod target;
mod terminal;
mod ties;
mod trf;
mod typed;
mod verify;
mod wallchart;
mod watch;
mod welcome;
mod ways_out;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use args::{Answering, Placed, Showing};
use championship::store::{Committed, CopyTicket};
use failure::Failure;
use speech::{Language, Tell};

/// Referees abstract board games and runs their school championships
#[derive(Parser, Debug)]
#[command(name = "arbitro", version = env!("ARBITRO_VERSION"), max_term_width = 110)]
struct Cli {
    #[arg(long, global = true, value_name = "pt|en|es")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Demo(demo::DemoArgs),
    Games(games::GamesArgs),
    Rules(rules::RulesArgs),
    Check(check::CheckArgs),
    Moves(moves::MovesArgs),
    Show(show::ShowArgs),
    Play(play::PlayArgs),
    Replay(replay::ReplayArgs),
    Perft(perft::PerftArgs),
    Playouts(playouts::PlayoutsArgs),
    Solve(solve::SolveArgs),
    CheckProof(check_proof::CheckProofArgs),
    Profile(profile::ProfileArgs),
    Puzzles(puzzles::PuzzlesArgs),
    Sheet(sheet::SheetArgs),
    Booklet(booklet::BookletArgs),
    Board(board::BoardArgs),
    Class(class::ClassArgs),
    Diagram(diagram::DiagramArgs),
    Regulations(regulations::Args),
    New(Placed<new::Args>),
    Details(Placed<details::Args>),
    #[command(subcommand)]
    Entries(entries::Command),
    #[command(subcommand)]
    Schools(schools::Command),
    Draw(Answering<draw::Args>),
    Pair(Showing<pair::Args>),
    Result(Answering<result::Args>),
    #[command(subcommand)]
    Results(results::Command),
    Standings(Showing<standings::Args>),
    Explain(Answering<explain::Args>),
    CheckRound(Answering<check_round::Args>),
    Qualify(Showing<qualify::Args>),
    Ties(Showing<ties::Args>),
    Slips(slips::SlipsArgs),
    Signs(signs::SignsArgs),
    Badges(badges::BadgesArgs),
    Diplomas(diplomas::DiplomasArgs),
    Export(Placed<export::Args>),
    Report(report::Args),
    Lists(lists::Args),
    Wallchart(wallchart::Args),
    Print(print::Args),
    Pack(Placed<pack::Args>),
    Backup(Placed<backup::Args>),
    Restore(Placed<restore::Args>),
    Verify(Answering<verify::Args>),
    Log(Answering<log::Args>),
    Forget(Answering<forget::Args>),
    Trf(trf::Args),
    #[command(subcommand)]
    Arbiters(arbiters::Command),
    Start(start::Args),
    Serve(serve::Args),
    Guide(guide::Args),
    Site(site::Args),
    Completions(generate::CompletionsArgs),
    Man(generate::ManArgs),
    Help(generate::HelpArgs),
}

/// Runs the program with what was typed and returns its exit code.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let usual = language::spoken(&args, |name| std::env::var(name).ok());
    if welcome::is_alone(&args) {
        return welcome::welcome(usual);
    }
    let tree = || help::told(Cli::command(), usual);
    // Help in words is made for those who need it: who asks, and who is not understood.
    let parsed = match read(&help::untold(Cli::command()), args.clone()) {
        Ok(Cli { command: Command::Help(asked), .. }) => read(&tree(), generate::asked(&asked)),
        Err(error) if error.kind() != ErrorKind::DisplayVersion => read(&tree(), args),
        parsed => parsed,
    };
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => return explain(&error, usual),
    };
    let language = cli.lang.unwrap_or(usual);
    let outcome = match &cli.command {
        Command::Demo(args) => demo::run(args, language),
        Command::Games(args) => games::run(args, language),
        Command::Rules(args) => rules::run(args, language),
        Command::Check(args) => check::run(args, language),
        Command::Moves(args) => moves::run(args, language),
        Command::Show(args) => show::run(args, language),
        Command::Play(args) => play::run(args, language),
        Command::Replay(args) => replay::run(args, language),
        Command::Perft(args) => perft::run(args, language),
        Command::Playouts(args) => playouts::run(args, language),
        Command::Solve(args) => solve::run(args, language),
        Command::CheckProof(args) => check_proof::run(args, language),
        Command::Profile(args) => profile::run(args, language),
        Command::Puzzles(args) => puzzles::run(args, language),
        Command::Sheet(args) => sheet::run(args, language),
        Command::Booklet(args) => booklet::run(args, language),
        Command::Board(args) => board::run(args, language),
        Command::Class(args) => class::run(args, language),
        Command::Diagram(args) => diagram::run(args, language),
        Command::Completions(args) => generate::completions(args, tree()),
        Command::Man(args) => generate::man(args, &tree(), language),
        // Answered above: asking for help is asking a command for its own.
        Command::Help(_) => Ok(String::new()),
        Command::Regulations(args) => regulations::run(args, language),
        Command::New(args) => new::run(args, language),
        Command::Details(args) => details::run(args, language),
        Command::Entries(command) => entries::run(command, language),
        Command::Schools(command) => schools::run(command, language),
        Command::Draw(args) => draw::run(args, language),
        Command::Pair(args) => pair::run(args, language),
        Command::Result(args) => result::run(args, language),
        Command::Results(command) => results::run(command, language),
        Command::Standings(args) => standings::run(args, language),
        Command::Explain(args) => explain::run(args, language),
        Command::CheckRound(args) => check_round::run(args, language),
        Command::Qualify(args) => qualify::run(args, language),
        Command::Ties(args) => ties::run(args, language),
        Command::Slips(args) => slips::run(args, language),
        Command::Signs(args) => signs::run(args, language),
        Command::Badges(args) => badges::run(args, language),
        Command::Diplomas(args) => diplomas::run(args, language),
        Command::Export(args) => export::run(args, language),
        Command::Report(args) => report::run(args, language),
        Command::Lists(args) => lists::run(args, language),
        Command::Wallchart(args) => wallchart::run(args, language),
        Command::Print(args) => print::run(args, language),
        Command::Pack(args) => pack::run(args, language),
        Command::Backup(args) => backup::run(args, language),
        Command::Restore(args) => restore::run(args, language),
        Command::Verify(args) => verify::run(args, language),
        Command::Log(args) => log::run(args, language),
        Command::Forget(args) => forget::run(args, language),
        Command::Arbiters(command) => arbiters::run(command, language),
        Command::Guide(args) => guide::run(args, language),
        Command::Site(args) => site::run(args, language),
        Command::Start(args) => start::run(args, language),
        Command::Serve(args) => serve::run(args, language),
        Command::Trf(args) => trf::run(args, language).map_err(Failure::data),
    };
    match outcome {
        Ok(text) => {
            terminal::print(&text);
            ExitCode::SUCCESS
        }
        Err(failure) => {
            terminal::print(&failure.output);
            terminal::complain(&failure.message, language);
            failure.exit_code()
        }
    }
}

fn read(tree: &clap::Command, args: Vec<OsString>) -> Result<Cli, clap::Error> {
    tree.clone().try_get_matches_from(args).and_then(|matches| Cli::from_arg_matches(&matches))
}

/// Shows what was asked for, help or version, or says what was typed wrongly.
fn explain(error: &clap::Error, language: Language) -> ExitCode {
    match error.use_stderr() && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        true => terminal::warn(&mistyped::told(error, language)),
        // A closed pipe is no reason to complain.
        false => drop(error.print()),
    }
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

/// Says what came of the automatic copy, if one was due.
fn report_backup(committed: &Committed, language: Language) -> String {
    match committed.backup.as_ref().map(CopyTicket::wait) {
        None => String::new(),
        Some(Ok(copy)) => {
            format!("{}\n", language.msg("cli-copy-made").with("path", copy.path.display().to_string()))
        }
        Some(Err(error)) => {
            format!("{}\n", language.msg("cli-copy-failed").with("error", error.tell()))
        }
    }
}
