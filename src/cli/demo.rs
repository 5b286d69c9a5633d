//! `arbitro demo`

use std::path::PathBuf;

use clap::Args;

use super::args::GamesFolder;
use super::failure::Failure;
use super::{board, booklet, terminal};
use crate::analysis::playouts;
use crate::engine::{GameRecord, Position, Rng};
use crate::language::Language;

/// Show the toolkit at work
#[derive(Args, Debug)]
#[command(after_help = "Example:
  arbitro demo --out demo --edition 13

Writes the booklet of an edition, a playable board for each of its games, and a recorded game of
random moves for each, which `arbitro replay` plays again.")]
pub(crate) struct DemoArgs {
    /// The folder to write to
    #[arg(long, value_name = "DIR", default_value = "demo")]
    out: PathBuf,
    /// The edition to show
    #[arg(long, value_name = "N", default_value_t = 13)]
    edition: u32,
    /// The seed of the random games; the same seed writes the same files
    #[arg(long, default_value_t = 2026)]
    seed: u64,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &DemoArgs, language: Language) -> Result<String, Failure> {
    let edition = super::sheet::edition(args.edition)?;
    let unwritable =
        |error: std::io::Error| Failure::data(format!("cannot write {}: {error}", args.out.display()));
    std::fs::create_dir_all(&args.out).map_err(unwritable)?;
    let booklet_path = args.out.join(format!("{}-{}.pdf", language.pick("regras", "rules"), edition.number));
    terminal::print(&booklet::print(&edition, &args.games, false, &booklet_path, language)?);
    let catalog = args.games.catalog()?;
    let mut rng = Rng::new(args.seed);
    for id in edition.all_games().into_iter().filter(|id| catalog.ids().any(|known| known == *id)) {
        let table = args.games.table(id)?;
        let board_path = args.out.join(format!("{}-{id}.pdf", language.pick("tabuleiro", "board")));
        terminal::print(&board::print(&table, &board_path, language)?);
        let record_path = args.out.join(format!("{}-{id}.txt", language.pick("partida", "game")));
        let record = random_game(&Position::start(&table), &mut rng);
        super::paper::write(&record_path, record.to_string().as_bytes())?;
        terminal::say(&format!(
            "{}: {} {}",
            record_path.display(),
            record.moves.len(),
            language.pick("lances", "moves")
        ));
    }
    Ok(String::new())
}

/// Plays random moves to the end and writes them down.
fn random_game(start: &Position, rng: &mut Rng) -> GameRecord {
    let mut record = GameRecord { game: start.table().game().id.clone(), ..GameRecord::default() };
    let mut position = start.clone();
    while position.ending().is_none() && record.moves.len() < playouts::LONGEST as usize {
        let moves = position.moves();
        let mv = moves[rng.below(moves.len() as u32) as usize];
        record.moves.push(position.write_move(mv));
        position = position.play_legal(mv);
    }
    if let Some(ending) = position.ending() {
        let result = ending.winner.map_or("draw", |winner| ["first", "second"][winner.index()]);
        record.notes.push(("result".to_owned(), result.to_owned()));
    }
    record
}
