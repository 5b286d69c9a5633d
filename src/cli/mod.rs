//! The command line: one file a command.

mod arbiters;
mod args;
mod backup;
mod badges;
mod board;
mod booklet;
mod cards;
mod check;
mod check_round;
mod demo;
mod demo_index;
mod diagram;
mod diplomas;
mod draw;
mod entries;
mod explain;
mod export;
mod failure;
mod files;
mod forget;
mod games;
mod generate;
mod grid;
mod handout;
mod help;
mod help_pt;
mod help_pt_analysis;
mod help_pt_games;
mod help_pt_web;
mod help_pt_reports;
mod help_pt_handouts;
mod help_pt_profile;
mod lists;
mod load;
mod log;
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
mod profile;
mod puzzles;
mod qualify;
mod replay;
mod report;
mod restore;
mod result;
mod results;
mod serve;
mod sheet;
mod show;
mod signs;
mod slips;
mod solve;
mod standings;
mod target;
mod terminal;
pub mod trf;
mod verify;
mod wallchart;
mod watch;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use championship::store::Committed;
use failure::{Bilingual, Failure};
use speech::Language;

/// Referees abstract board games and runs their school championships
#[derive(Parser, Debug)]
#[command(name = "arbitro", version, max_term_width = 110)]
#[command(after_help = "Examples:
  arbitro games --edition 13               the games of an edition, by cycle
  arbitro show rastros                     the board at the start
  arbitro sheet rastros                    its rule sheet as PDF
  arbitro check my-game.yaml               is my file right?
  arbitro new school --edition 13          a championship")]
struct Cli {
    /// The language of messages: pt or en [default: pt, or what the variable ARBITRO_LANG says]
    #[arg(long, global = true, value_name = "pt|en")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Show the toolkit at work: an invented national final, from beginning to end
    Demo(demo::DemoArgs),
    /// List the games, all or those of an edition or a cycle
    Games(games::GamesArgs),
    /// Check game files and say everything that is wrong with them
    Check(check::CheckArgs),
    /// List the legal moves of a position, or say how the game ended
    Moves(moves::MovesArgs),
    /// Draw a position in the terminal
    Show(show::ShowArgs),
    /// Play a game, two people at one keyboard or one against the computer
    Play(play::PlayArgs),
    /// Play a recorded game again, move by move
    Replay(replay::ReplayArgs),
    /// Count the sequences of moves, to check rules against other programs
    Perft(perft::PerftArgs),
    /// Play random games and count who wins
    Playouts(playouts::PlayoutsArgs),
    /// Find out who wins a position, in how many plies and how
    Solve(solve::SolveArgs),
    /// Say whether games are fair, how long they are and how late they are decided
    Profile(profile::ProfileArgs),
    /// Print puzzles: positions in which exactly one move wins
    Puzzles(puzzles::PuzzlesArgs),
    /// Print rule sheets as PDF
    Sheet(sheet::SheetArgs),
    /// Print a whole edition as one booklet
    Booklet(booklet::BookletArgs),
    /// Print a playable board at true scale, with pieces to cut out
    Board(board::BoardArgs),
    /// Draw a position as SVG, PDF or PNG
    Diagram(diagram::DiagramArgs),
    /// Create a championship
    New(new::Args),
    /// Enter, change and list pupils
    #[command(subcommand)]
    Entries(entries::Command),
    /// Draw the groups of a stage, by a recorded seed
    Draw(draw::Args),
    /// Pair and publish the next round
    Pair(pair::Args),
    /// Enter or correct one result
    Result(result::Args),
    /// Take lists of results
    #[command(subcommand)]
    Results(results::Command),
    /// Show the standings of groups, tournaments and schools
    Standings(standings::Args),
    /// Say in words why a pair came out so
    Explain(explain::Args),
    /// Judge a round by the laws, however it was paired
    CheckRound(check_round::Args),
    /// Settle who goes on to the next stage
    Qualify(qualify::Args),
    /// Print result slips, four to a page
    Slips(slips::SlipsArgs),
    /// Print signs for doors and tables
    Signs(signs::SignsArgs),
    /// Print name badges, ten to a page
    Badges(badges::BadgesArgs),
    /// Print diplomas for everybody, or certificates for the podium
    Diplomas(diplomas::DiplomasArgs),
    /// Write lists as CSV, XLSX, JSON or TRF
    Export(export::Args),
    /// Write scores, results, standings and the final report as PDF, HTML, CSV, XLSX or JSON
    Report(report::Args),
    /// Write lists of entries, groups and games to hang up and to send
    Lists(lists::Args),
    /// Write wall charts and cross tables of groups
    Wallchart(wallchart::Args),
    /// Write everything there is to print and publish now, in folders by use
    Pack(pack::Args),
    /// Copy the championship, also while others work
    Backup(backup::Args),
    /// Put a copy back in place
    Restore(restore::Args),
    /// Check that nothing is missing or altered
    Verify(verify::Args),
    /// Show who did what, in order
    Log(log::Args),
    /// Remove a pupil's personal data for good; the results stay
    Forget(forget::Args),
    /// Work on tournament report files (TRF16, TRF26) alone
    Trf(trf::Args),
    /// Name the arbiters of the desk, give them tables and print their cards
    #[command(subcommand)]
    Arbiters(arbiters::Command),
    /// Serve the pages on the local network: results, standings, games
    Serve(serve::Args),
    /// Print completions for a shell
    Completions(generate::CompletionsArgs),
    /// Print the manual page
    Man,
}

/// Looks for the language before the arguments are read: the help needs it.
fn typed_language(args: &[OsString]) -> Language {
    let words: Vec<&str> = args.iter().filter_map(|word| word.to_str()).collect();
    let pair = words.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let joined = words.iter().find_map(|word| word.strip_prefix("--lang="));
    let said = std::env::var("ARBITRO_LANG").ok();
    pair.or(joined).or(said.as_deref()).and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// Runs the program with what was typed and returns its exit code.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let usual = typed_language(&args);
    let command = match usual {
        Language::Pt => help::translated(Cli::command()),
        Language::En | Language::Es => Cli::command(),
    };
    let parsed = help::reflowed(command)
        .try_get_matches_from(args)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way, too; a closed pipe is no reason to complain.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    let language = cli.lang.unwrap_or(usual);
    let outcome = match &cli.command {
        Command::Demo(args) => demo::run(args, language),
        Command::Games(args) => games::run(args, language),
        Command::Check(args) => check::run(args, language),
        Command::Moves(args) => moves::run(args, language),
        Command::Show(args) => show::run(args, language),
        Command::Play(args) => play::run(args, language),
        Command::Replay(args) => replay::run(args, language),
        Command::Perft(args) => perft::run(args, language),
        Command::Playouts(args) => playouts::run(args, language),
        Command::Solve(args) => solve::run(args, language),
        Command::Profile(args) => profile::run(args, language),
        Command::Puzzles(args) => puzzles::run(args, language),
        Command::Sheet(args) => sheet::run(args, language),
        Command::Booklet(args) => booklet::run(args, language),
        Command::Board(args) => board::run(args, language),
        Command::Diagram(args) => diagram::run(args, language),
        Command::Completions(args) => generate::completions(args, Cli::command()),
        Command::Man => generate::man(Cli::command()),
        Command::New(args) => new::run(args, language),
        Command::Entries(command) => entries::run(command, language),
        Command::Draw(args) => draw::run(args, language),
        Command::Pair(args) => pair::run(args, language),
        Command::Result(args) => result::run(args, language),
        Command::Results(command) => results::run(command, language),
        Command::Standings(args) => standings::run(args, language),
        Command::Explain(args) => explain::run(args, language),
        Command::CheckRound(args) => check_round::run(args, language),
        Command::Qualify(args) => qualify::run(args, language),
        Command::Slips(args) => slips::run(args, language),
        Command::Signs(args) => signs::run(args, language),
        Command::Badges(args) => badges::run(args, language),
        Command::Diplomas(args) => diplomas::run(args, language),
        Command::Export(args) => export::run(args, language),
        Command::Report(args) => report::run(args, language),
        Command::Lists(args) => lists::run(args, language),
        Command::Wallchart(args) => wallchart::run(args, language),
        Command::Pack(args) => pack::run(args, language),
        Command::Backup(args) => backup::run(args, language),
        Command::Restore(args) => restore::run(args, language),
        Command::Verify(args) => verify::run(args, language),
        Command::Log(args) => log::run(args, language),
        Command::Forget(args) => forget::run(args, language),
        Command::Arbiters(command) => arbiters::run(command, language),
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

/// Says what came of the automatic copy, if one was due.
fn report_backup(committed: &Committed, language: Language) -> String {
    match &committed.backup {
        None => String::new(),
        Some(Ok(copy)) => language.pick(
            format!("ronda completa; cópia em `{}`\n", copy.path.display()),
            format!("round complete; copy at `{}`\n", copy.path.display()),
        ),
        Some(Err(error)) => language.pick(
            format!("aviso: a cópia automática falhou: {}\n", error.say(language)),
            format!("warning: the automatic copy failed: {}\n", error.say(language)),
        ),
    }
}
