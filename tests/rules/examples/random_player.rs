//! Plays one random game, move by move, and then a thousand of them at once.
//!
//! `cargo run -p rules --example random_player gatos-e-caes 7`, the last word being the seed.

use rules::catalog::Catalog;
use rules::engine::{GameRecord, Position, Rng, Table};
use speech::Language;

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let id = words.next().unwrap_or_else(|| "rastros".to_owned());
    let mut rng = Rng::new(words.next().and_then(|seed| seed.parse().ok()).unwrap_or(1));
    let compiled = Catalog::built_in().load(&id).map_err(|error| error.say(Language::En))?;
    let table = Table::new(compiled.game);
    let mut position = Position::start(&table);
    let mut record = GameRecord { game: id, ..GameRecord::default() };
    while position.ending().is_none() {
        let moves = position.moves();
        let mv = moves[rng.below(moves.len() as u32) as usize];
        record.moves.push(position.write_move(mv));
        position = position.play_legal(mv);
    }
    println!("{}", record.moves.join(" "));
    println!("won by {:?}", position.ending().and_then(|ending| ending.winner));

    let (mut plies, mut won) = (0, [0, 0]);
    table.playouts(&Position::start(&table), 1000, &mut rng, 10_000, |playout| {
        plies += playout.plies;
        if let Some(side) = playout.ending.and_then(|ending| ending.winner) {
            won[side.index()] += 1;
        }
    });
    println!("a thousand more: {plies} plies, {} won by the first side, {} by the second", won[0], won[1]);
    Ok(())
}
