//! `arbitro play`

use std::path::PathBuf;

use clap::Args;

use super::args::{GamesFolder, Stand};
use super::failure::Failure;
use super::moves::announce;
use super::{show, terminal};
use crate::engine::{GameRecord, Position};
use crate::language::Language;

/// Play a game at the keyboard
#[derive(Args, Debug)]
#[command(after_help = "Type a move such as `e5-d4` (often `d4` is enough), or:
  moves    what can be played (also: ?)
  undo     take back the last move
  show     draw the board again
  quit     stop; a record is kept up to here

Example:
  arbitro play rastros --record game.txt")]
pub(crate) struct PlayArgs {
    /// A game: its id, its name, or a file
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    stand: Stand,
    /// Write the game to this file after every move
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &PlayArgs, language: Language) -> Result<String, Failure> {
    let table = args.games.table(&args.game)?;
    if args.record.is_some() && args.stand.position.is_some() {
        return Err(Failure::usage(
            "a record begins at the start of the game; leave out --position".to_owned(),
        ));
    }
    let mut positions = vec![args.stand.position(&table)?];
    let mut record = GameRecord { game: table.game().id.clone(), ..GameRecord::default() };
    if let Some(after) = &args.stand.after {
        record.moves = canonical(&Position::start(&table), after);
    }
    let begun = record.moves.len();
    terminal::say(&show::picture(&positions[0], language));
    loop {
        let position = &positions[positions.len() - 1];
        if position.ending().is_some() {
            break;
        }
        let name = table.game().sides[position.side_to_move()].name.in_language(language);
        let Some(line) = terminal::ask(&format!("{name}> "))? else { break };
        match line.as_str() {
            "" => {}
            "quit" | "q" | "exit" => break,
            "show" => terminal::say(&show::picture(position, language)),
            "moves" | "?" | "help" => {
                let moves: Vec<_> = position.moves().iter().map(|&mv| position.write_move(mv)).collect();
                terminal::say(&moves.join(" "));
            }
            "undo" if record.moves.len() > begun => {
                positions.pop();
                record.moves.pop();
                save(args, &record)?;
                terminal::say(&show::picture(&positions[positions.len() - 1], language));
            }
            "undo" => {
                terminal::say(language.pick("não há lance para desfazer", "there is nothing to take back"))
            }
            text => match position.read_move(text) {
                Ok(mv) => {
                    record.moves.push(position.write_move(mv));
                    let next = position.play_legal(mv);
                    terminal::say(&show::picture(&next, language));
                    positions.push(next);
                    save(args, &record)?;
                }
                Err(error) => {
                    let reason = &error.reason;
                    terminal::say(&language.pick(
                        format!("`{text}` não pode ser jogado: {reason}; `moves` mostra os lances possíveis"),
                        format!("`{text}` cannot be played: {reason}; `moves` lists what can be played"),
                    ));
                }
            },
        }
    }
    let last = &positions[positions.len() - 1];
    if let Some(ending) = last.ending() {
        let result =
            ending.winner.map_or("draw".to_owned(), |winner| ["first", "second"][winner.index()].to_owned());
        record.notes.push(("result".to_owned(), result));
        save(args, &record)?;
        terminal::say(&announce(last, ending, language));
    }
    Ok(String::new())
}

fn save(args: &PlayArgs, record: &GameRecord) -> Result<(), Failure> {
    let Some(path) = &args.record else { return Ok(()) };
    std::fs::write(path, record.to_string())
        .map_err(|error| Failure::data(format!("cannot write {}: {error}", path.display())))
}

/// Returns moves in their full notation.
fn canonical(start: &Position, moves: &str) -> Vec<String> {
    let mut position = start.clone();
    let mut texts = Vec::new();
    for word in moves.split_whitespace() {
        let Ok(mv) = position.read_move(word) else { break };
        texts.push(position.write_move(mv));
        position = position.play_legal(mv);
    }
    texts
}
