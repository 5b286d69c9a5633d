//! What can be typed.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

use super::{
    board, booklet, check, diagram, games, generate, moves, perft, play, playouts, replay, sheet, show,
};

/// Declares, referees and prints abstract board games, and runs their school championships.
#[derive(Debug, Parser)]
#[command(name = "arbitro", version, about, max_term_width = 100, arg_required_else_help = true)]
#[command(after_help = "Examples:
  arbitro games --edition 13            the games of an edition, by cycle
  arbitro show rastros                  the board at the start
  arbitro moves rastros --after \"e5-d4\" what can be played
  arbitro play avanco                   two people at one keyboard
  arbitro check my-game.yaml            is my file right?")]
pub(super) struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub(super) command: Command,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// List the games, all or those of an edition or a cycle
    Games(games::GamesArgs),
    /// Check game files and say everything that is wrong with them
    Check(check::CheckArgs),
    /// List the legal moves of a position, or say how the game ended
    Moves(moves::MovesArgs),
    /// Draw a position in the terminal
    Show(show::ShowArgs),
    /// Play a game, two people at one keyboard
    Play(play::PlayArgs),
    /// Play a recorded game again, move by move
    Replay(replay::ReplayArgs),
    /// Count the sequences of moves, to check rules against other programs
    Perft(perft::PerftArgs),
    /// Play random games and count who wins
    Playouts(playouts::PlayoutsArgs),
    /// Print rule sheets as PDF
    Sheet(sheet::SheetArgs),
    /// Print a whole edition as one booklet
    Booklet(booklet::BookletArgs),
    /// Print a playable board at true scale, with pieces to cut out
    Board(board::BoardArgs),
    /// Draw a position as SVG, PDF or PNG
    Diagram(diagram::DiagramArgs),
    /// Print completions for a shell
    Completions(generate::CompletionsArgs),
    /// Print the manual page
    Man,
}

/// Where games are looked for.
#[derive(Args, Clone, Debug)]
pub(crate) struct GamesFolder {
    /// A folder with more games, or with other versions of known ones [default: ./games, if there is one]
    #[arg(long = "games", value_name = "DIR", global = false)]
    pub(super) folder: Option<PathBuf>,
}

/// Which position is meant.
#[derive(Args, Clone, Debug)]
pub(crate) struct Stand {
    /// The position after these moves, such as "e5-d4 d4-d5"
    #[arg(long, value_name = "MOVES")]
    pub(super) after: Option<String>,
    /// The position written as text, as `arbitro show` prints it
    #[arg(long, value_name = "TEXT")]
    pub(super) position: Option<String>,
}
