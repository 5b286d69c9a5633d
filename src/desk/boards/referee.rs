//! The referee of boards on screens: the game that is kept with the championship, played again from the stored moves. Who
//! may move, what a move brings and who has won is asked nowhere else.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use crate::play::seat_view::person_of;
use crate::rulebook;
use championship::decisions::boards::LegalMove;
use championship::facts::{GamePlace, LiveGame, Regulations, Seat};
use gallery::play::address::{MOST_MOVES, Played};
use gallery::play::page::record;
use gallery::play::{Refusal, Refused, Visit as Address};
use rules::engine::{Position, Table};
use rules::game::Side;
use speech::{Message, msg};

/// The compiled games of championships: by their regulations and their ids.
#[derive(Default)]
pub(crate) struct Referee {
    tables: Mutex<BTreeMap<(u64, String), Arc<Table>>>,
}

impl Referee {
    /// Returns the game that is played at a place, as the championship keeps it.
    pub(super) fn table(&self, regulations: &Regulations, place: GamePlace) -> Result<Arc<Table>, Message> {
        let id = regulations.game(regulations.game_at(place)).map(|game| game.id.0.clone());
        let id = id.ok_or_else(|| msg("desk-game-unknown").with("game", "?"))?;
        let mut hasher = DefaultHasher::new();
        regulations.source.hash(&mut hasher);
        let key = (hasher.finish(), id.clone());
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = tables.get(&key) {
            return Ok(table.clone());
        }
        let unknown = |_| msg("desk-game-unknown").with("game", id.as_str());
        let table = Table::new(rulebook::catalog_of(&regulations.source).load(&id).map_err(unknown)?.game);
        tables.insert(key, table.clone());
        Ok(table)
    }

    /// Plays the stored moves of a game again.
    pub(super) fn replayed(
        &self,
        regulations: &Regulations,
        place: GamePlace,
        game: Option<&LiveGame>,
    ) -> Result<Played, Message> {
        let table = self.table(regulations, place)?;
        let moves = game.map(LiveGame::texts).unwrap_or_default();
        let unplayed = |_| msg("boards-unplayable");
        Address { moves, ..Address::default() }.play(&table).map_err(unplayed)
    }
}

/// Returns the seat of who began a game with a side.
pub(super) fn seat_of(player: Side, game: u8) -> Seat {
    match player {
        Side::First => Seat::starter(game),
        Side::Second => Seat::starter(game).other(),
    }
}

/// Returns the side with which a seat began a game.
pub(super) fn player_of(seat: Seat, game: u8) -> Side {
    if seat == Seat::starter(game) { Side::First } else { Side::Second }
}

/// Returns who is to move.
pub(super) fn turn(position: &Position, game: u8) -> Seat {
    seat_of(person_of(position, position.side_to_move()), game)
}

/// Returns what the rules say of an ended game: who won, or nobody.
pub(super) fn winner(position: &Position, game: u8) -> Option<Option<Seat>> {
    let ending = position.ending()?;
    Some(ending.winner.map(|side| seat_of(person_of(position, side), game)))
}

/// Judges a move that somebody wants to play: what it is in full, what it brings, and the game with it.
pub(super) fn judge(
    mut played: Played,
    seat: Seat,
    game: u8,
    text: &str,
    lag: u32,
) -> Result<(LegalMove, Played), Refusal> {
    let ply = played.moves.len() + 1;
    if ply > MOST_MOVES {
        return Err(Refusal::TooLong);
    }
    let position = played.last();
    let refused = |error| Refusal::Move(ply, Refused::new(position, error));
    let mv = position.read_move(text).map_err(refused)?;
    let (written, next) = (position.write_move(mv), position.play_legal(mv));
    let legal = LegalMove {
        ply: u16::try_from(ply).unwrap_or(u16::MAX),
        seat,
        text: written.clone(),
        next: turn(&next, game),
        lag,
        end: winner(&next, game),
    };
    played.texts.push(written);
    played.moves.push(mv);
    played.positions.push(next);
    Ok((legal, played))
}

/// Writes the record of a game, to be read back by any program that knows it.
pub(super) fn recorded(played: &Played) -> String {
    record(played.last().table().game().id(), played).to_string()
}
