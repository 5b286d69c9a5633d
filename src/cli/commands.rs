//! Every command, in one table: by who uses it, its arguments, and what it does.

use clap::Subcommand;

use super::args::{Answering, Placed, Showing};
use super::failure::Failure;
use super::{championship, demo, desk, game, help, paper};
use speech::{Language, Message, msg};

/// Makes of the table what is typed, what it does, and the groups of the help, in the order in which they are written.
macro_rules! commands {
    ($($users:expr => { $($(#[$way:meta])? $name:ident($arguments:ty) => $run:expr,)+ })+) => {
        #[derive(Subcommand, Debug)]
        pub(super) enum Command {
            $($($(#[$way])? $name($arguments),)+)+
        }

        impl Command {
            /// Does what was typed; returns what it prints.
            pub(super) fn run(&self, language: Language) -> Result<String, Failure> {
                match self {
                    $($(Command::$name(arguments) => {
                        let run: fn(&$arguments, Language) -> Result<String, Failure> = $run;
                        run(arguments, language)
                    })+)+
                }
            }
        }

        /// Who uses the commands, and how many of them, in the order of the table.
        pub(super) const GROUPS: &[(Message, usize)] = &[$(($users, [$(stringify!($name)),+].len())),+];
    };
}

commands! {
    msg("cli-group-teachers") => {
        Games(game::games::GamesArgs) => game::games::run,
        Sheet(paper::sheet::SheetArgs) => paper::sheet::run,
        Booklet(paper::booklet::BookletArgs) => paper::booklet::run,
        Board(paper::board::BoardArgs) => paper::board::run,
        Class(paper::class::ClassArgs) => paper::class::run,
        Diagram(paper::diagram::DiagramArgs) => paper::diagram::run,
        Puzzles(game::puzzles::PuzzlesArgs) => game::puzzles::run,
        Play(game::play::PlayArgs) => game::play::run,
    }
    msg("cli-group-arbiters") => {
        Show(game::show::ShowArgs) => game::show::run,
        Moves(game::moves::MovesArgs) => game::moves::run,
        Replay(game::replay::ReplayArgs) => game::replay::run,
        Review(game::review::ReviewArgs) => game::review::run,
    }
    msg("cli-group-authors") => {
        Rules(game::rules::RulesArgs) => game::rules::run,
        Check(game::check::CheckArgs) => game::check::run,
        Profile(game::profile::ProfileArgs) => game::profile::run,
        Solve(game::solve::SolveArgs) => game::solve::run,
        CheckProof(game::check_proof::CheckProofArgs) => game::check_proof::run,
        Playouts(game::playouts::PlayoutsArgs) => game::playouts::run,
        Perft(game::perft::PerftArgs) => game::perft::run,
    }
    msg("cli-group-organisers") => {
        Regulations(championship::regulations::Args) => championship::regulations::run,
        New(Placed<championship::new::Args>) => championship::new::run,
        Details(Placed<championship::details::Args>) => championship::details::run,
        #[command(subcommand)] Entries(championship::entries::Command) => championship::entries::run,
        #[command(subcommand)] Schools(championship::schools::Command) => championship::schools::run,
        Draw(Answering<championship::draw::Args>) => championship::draw::run,
        Pair(Showing<championship::pair::Args>) => championship::pair::run,
        Result(Answering<championship::result::Args>) => championship::result::run,
        #[command(subcommand)] Results(championship::results::Command) => championship::results::run,
        Standings(Showing<championship::standings::Args>) => championship::standings::run,
        Explain(Answering<championship::explain::Args>) => championship::explain::run,
        CheckRound(Answering<championship::check_round::Args>) => championship::check_round::run,
        Qualify(Showing<championship::qualify::Args>) => championship::qualify::run,
        Ties(Showing<championship::ties::Args>) => championship::ties::run,
        #[command(subcommand)] Phases(championship::phases::Command) => championship::phases::run,
        Export(Placed<championship::export::Args>) => championship::export::run,
        Import(Answering<championship::import::Args>) => championship::import::run,
        Trf(championship::trf::Args) => championship::trf::run,
    }
    msg("cli-group-paper") => {
        Pack(Placed<paper::pack::Args>) => paper::pack::run,
        Print(paper::print::Args) => paper::print::run,
        Report(paper::report::Args) => paper::report::run,
        Lists(paper::lists::Args) => paper::lists::run,
        Wallchart(paper::wallchart::Args) => paper::wallchart::run,
        Slips(paper::slips::SlipsArgs) => paper::slips::run,
        Signs(paper::signs::SignsArgs) => paper::signs::run,
        Badges(paper::badges::BadgesArgs) => paper::badges::run,
        Diplomas(paper::diplomas::DiplomasArgs) => paper::diplomas::run,
    }
    msg("cli-group-desk") => {
        Start(desk::start::Args) => desk::start::run,
        Serve(desk::serve::Args) => desk::serve::run,
        #[command(subcommand)] Host(desk::host::Command) => desk::host::run,
        #[command(subcommand)] Arbiters(desk::arbiters::Command) => desk::arbiters::run,
        #[command(subcommand)] Registration(desk::registration::Command) => desk::registration::run,
        #[command(subcommand)] Editions(desk::editions::Command) => desk::editions::run,
        Backup(Placed<desk::backup::Args>) => desk::backup::run,
        Restore(Placed<desk::restore::Args>) => desk::restore::run,
        Verify(Answering<desk::verify::Args>) => desk::verify::run,
        Log(Answering<desk::log::Args>) => desk::log::run,
        Forget(Answering<desk::forget::Args>) => desk::forget::run,
    }
    msg("cli-group-program") => {
        Guide(desk::guide::Args) => desk::guide::run,
        Site(desk::site::Args) => desk::site::run,
        Demo(demo::DemoArgs) => demo::run,
        // Answered before: asking for help is asking a command for its own.
        Help(help::generate::HelpArgs) => |_, _| Ok(String::new()),
        Completions(help::generate::CompletionsArgs) => |args, language| help::generate::completions(args, super::tree(language)),
        Man(help::generate::ManArgs) => |args, language| help::generate::man(args, &super::tree(language), language),
    }
}
