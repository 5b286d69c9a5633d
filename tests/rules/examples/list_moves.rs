//! Lists the legal moves of a game after some moves.
//!
//! `cargo run -p rules --example list_moves rastros e5-d4 d4-d5`

use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use rules::text_board;
use speech::{Language, Tell};

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let id = words.next().unwrap_or_else(|| "rastros".to_owned());
    let moves = words.collect::<Vec<_>>().join(" ");
    let compiled = Catalog::built_in().load(&id).map_err(|error| error.say(Language::En))?;
    let start = Position::start(&Table::new(compiled.game));
    let position = start.play_text(&moves).map_err(|error| error.in_language(Language::En))?;
    println!("{}", text_board::draw(&position));
    match position.ending() {
        Some(ending) => println!("over, won by {:?}", ending.winner),
        None => println!(
            "{:?} to move: {}",
            position.side_to_move(),
            position.write_moves(&position.moves()).join(" ")
        ),
    }
    Ok(())
}
