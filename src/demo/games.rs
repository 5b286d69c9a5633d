//! The games of the story: hidden strengths decide them, and some are really played on the engine.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::Plan;
use championship::facts::{Board, Championship, Draws, EntryCode, GamePlace, MatchResult, scatter};
use rules::analysis::playouts;
use rules::engine::{GameRecord, Position, Rng, Table};
use rules::game::Side;

/// The difference of strengths at which the stronger wins three games of four.
const SCALE: f64 = 150.0;
/// Random games that tell how much the first move is worth.
const TRIALS: u64 = 400;
/// Random games after which a result is left without a record.
const MOST_TRIES: usize = 24;
/// Moves after which a random game is given up.
const LONGEST: usize = 300;
/// Moves looked at before one is chosen.
const LOOKED_AT: usize = 12;

/// Where all games are played.
pub(super) struct Hall<'p> {
    plan: &'p Plan,
    /// What moving first is worth, by game number.
    first_move: BTreeMap<u8, f64>,
}

/// A game as it was played.
pub(super) struct Played {
    pub(super) result: MatchResult,
    pub(super) record: Option<String>,
}

impl<'p> Hall<'p> {
    /// Prepares the games.
    pub(super) fn new(plan: &'p Plan) -> Hall<'p> {
        let worth = |table: &Arc<Table>| {
            let tally = playouts::play(&Position::start(table), TRIALS, plan.seed);
            let excess = (tally.wins[Side::First] as f64 - tally.wins[Side::Second] as f64) / TRIALS as f64;
            // People play better than chance, so less depends on the first move than among random players.
            let excess = 0.7 * excess.clamp(-0.8, 0.8);
            SCALE * excess / (1.0 - excess.abs())
        };
        let numbered = (1u8..).zip(&plan.regulations.games);
        let first_move = numbered
            .filter_map(|(number, game)| Some((number, worth(plan.tables.get(&game.id.0)?))))
            .collect();
        Hall { plan, first_move }
    }

    /// Plays the game of a board.
    pub(super) fn play(&self, championship: &Championship, place: GamePlace, board: &Board) -> Played {
        let result = self.result(place, board);
        // Finals are recorded, and the first board of every group's last round of the morning.
        let is_last = championship.planned_rounds(place.group) == Some(place.round);
        let is_recorded = place.group.stage > 1 || (is_last && place.board == 1);
        let record = is_recorded.then(|| self.record(championship, place, board, result)).flatten();
        Played { result, record }
    }

    /// Decides a game by the strengths of the two.
    fn result(&self, place: GamePlace, board: &Board) -> MatchResult {
        let seed = self.plan.seed;
        let chance = share(scatter(seed, number_of(place), 0xd1ce));
        let game = self.plan.regulations.game_at(place);
        let lead = self.strength(board.first) - self.strength(board.second)
            + self.first_move.get(&game).copied().unwrap_or(20.0);
        let first_wins = 0.5 + 0.5 * lead / (SCALE + lead.abs());
        let can_draw = self.plan.regulations.draws_at(place) == Draws::Possible;
        let incident = share(scatter(seed, number_of(place), 0xa65e));
        // Now and then somebody does not come back from the break.
        if incident < 0.0012 {
            MatchResult::FirstWinsByForfeit
        } else if incident < 0.0024 {
            MatchResult::SecondWinsByForfeit
        } else if can_draw && incident < 0.04 {
            MatchResult::Draw
        } else if chance < first_wins {
            MatchResult::FirstWins
        } else {
            MatchResult::SecondWins
        }
    }

    /// Returns how well a pupil plays: around 0, rarely beyond 300 either way.
    fn strength(&self, code: EntryCode) -> f64 {
        let number = u64::from(code.school) << 16
            | u64::from(code.tournament.cycle) << 8
            | u64::from(code.tournament.game);
        let one = |salt| share(scatter(self.plan.seed, number, salt)) - 0.5;
        400.0 * (one(1) + one(2) + one(3))
    }

    /// Plays on the engine until a game ends as decided.
    fn record(
        &self,
        championship: &Championship,
        place: GamePlace,
        board: &Board,
        wanted: MatchResult,
    ) -> Option<String> {
        let game = self.plan.regulations.game(self.plan.regulations.game_at(place))?;
        let table = self.plan.tables.get(&game.id.0)?;
        let mut rng = Rng::new(scatter(self.plan.seed, number_of(place), 0x6a4e));
        let (moves, last) = (0..MOST_TRIES).map(|_| game_of(table, &mut rng)).find(|(_, last)| {
            let Some(ending) = last.ending() else { return false };
            // After a swap the person who started holds the second side.
            let person = ending.winner.map(|side| if last.is_swapped() { !side } else { side });
            match person {
                Some(Side::First) => wanted == MatchResult::FirstWins,
                Some(Side::Second) => wanted == MatchResult::SecondWins,
                None => wanted == MatchResult::Draw,
            }
        })?;
        let mut record = GameRecord { game: game.id.0.clone(), moves, ..GameRecord::default() };
        let mut note = |key: &str, value: String| record.notes.push((key.to_owned(), value));
        note("group", championship.group_label(place.group));
        note("round", place.round.to_string());
        note("board", place.board.to_string());
        note("first", board.first.to_string());
        note("second", board.second.to_string());
        let winner = last.ending()?.winner.map_or("draw", |side| ["first", "second"][side.index()]);
        note("result", winner.to_owned());
        Some(record.to_string())
    }
}

/// Plays one game in which both take a win they see, and else move at random.
fn game_of(table: &Arc<Table>, rng: &mut Rng) -> (Vec<String>, Position) {
    let mut position = Position::start(table);
    let mut moves = Vec::new();
    while position.ending().is_none() && moves.len() < LONGEST {
        let legal = position.moves();
        if legal.is_empty() {
            break;
        }
        let side = position.side_to_move();
        let mut chosen = None;
        for _ in 0..LOOKED_AT.min(legal.len()) {
            let mv = legal[rng.below(u32::try_from(legal.len()).unwrap_or(1)) as usize];
            let next = position.play_legal(mv);
            let winner = next.ending().map(|ending| ending.winner);
            let is_won = winner == Some(Some(side));
            // A move that loses at once is made only when nothing else was seen.
            if is_won
                || chosen.is_none()
                || (winner.is_none() && chosen.as_ref().is_some_and(|(_, _, lost)| *lost))
            {
                chosen = Some((mv, next, winner.is_some() && !is_won));
            }
            if is_won {
                break;
            }
        }
        let Some((mv, next, _)) = chosen else { break };
        moves.push(position.write_move(mv));
        position = next;
    }
    (moves, position)
}

/// Returns a number for the place of a game.
pub(super) fn number_of(place: GamePlace) -> u64 {
    u64::from(place.group.tournament.cycle) << 56
        | u64::from(place.group.tournament.game) << 48
        | u64::from(place.group.stage) << 40
        | u64::from(place.group.group) << 24
        | (u64::from(place.round) & 0xff) << 16
        | (u64::from(place.board) & 0xfff) << 4
        | u64::from(place.game) & 0xf
}

/// Returns a number from 0 to 1.
fn share(number: u64) -> f64 {
    (number >> 11) as f64 / (1u64 << 53) as f64
}
