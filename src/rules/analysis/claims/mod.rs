//! The proof of claims: what a file says of its examples, put to the engine.

mod at_once;
mod fate;
mod words;
mod worth;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use at_once::{GivenUp, Leave};
use speech::{Message, Tell, msg};
use words::{find, is_unreadable, quoted, refusal, with_moves, written};

use crate::compile::{ClaimPlace, Compiled, condition_of};
use crate::diag::{Diagnostic, Diagnostics, Span};
use crate::engine::{Ending, Move, Position, Table};
use crate::game::{Among, Bound, Claim, Condition, Example, Game, Number, Side, Stand, Statement, Supposed};

/// So many positions are looked at for one claim, so that whoever waits for the answer does not wait long.
pub const POSITIONS: u64 = 1_000_000;

/// Proves the claims of a game's examples; what is false, or could not be settled by looking at so many positions for
/// a claim, is an error at its place.
pub fn check(compiled: &Compiled, positions: u64) -> Diagnostics {
    check_until(compiled, positions, &AtomicBool::new(false))
}

/// Proves the same; told to stop, it settles no more claims.
pub fn check_until(compiled: &Compiled, positions: u64, stop: &AtomicBool) -> Diagnostics {
    let leave = Leave { positions, stop };
    let mut diagnostics = Diagnostics::default();
    let table = Table::new(compiled.game.clone());
    let places = &compiled.places;
    for example in &compiled.game.info().examples {
        let stand = places.stands.iter().find(|(word, _)| *word == example.word).map(|(_, span)| *span);
        let claims = places.claims.iter().find(|(word, _)| *word == example.word);
        let position = match position(&table, example, stand.unwrap_or(places.turn)) {
            Ok(position) => position,
            Err(complaint) => {
                diagnostics.add(complaint);
                continue;
            }
        };
        let places = claims.map_or(&[][..], |(_, places)| places);
        for (claim, place) in example.claims.iter().zip(places) {
            let mut proof = Proof { game: table.game(), place, leave, complaints: Vec::new() };
            proof.claim(&position, claim);
            proof.complaints.into_iter().for_each(|complaint| diagnostics.add(complaint));
        }
    }
    diagnostics
}

/// Returns the position an example shows.
fn position(table: &Arc<Table>, example: &Example, span: Span) -> Result<Position, Diagnostic> {
    match &example.stand {
        Stand::Position(text) => Position::read(table, text).map_err(|error| {
            let message = msg("analysis-no-position").with("example", &example.word).with("reason", error.0);
            Diagnostic::error(span, message)
        }),
        Stand::After(moves) => Position::start(table).play_text(moves).map_err(|error| {
            let (refused, reason) = (&error.refused, error.reason.tell());
            let message = msg("engine-refused").with("move", refused).with("reason", reason);
            with_moves(Diagnostic::error(span, message), &error.legal)
        }),
    }
}

struct Proof<'a> {
    game: &'a Game,
    place: &'a ClaimPlace,
    /// How many positions may be looked at for a question.
    leave: Leave<'a>,
    complaints: Vec<Diagnostic>,
}

impl Proof<'_> {
    fn say(&mut self, span: Span, message: Message) {
        self.complaints.push(Diagnostic::error(span, message));
    }

    /// Complains about the statement as a whole.
    fn deny(&mut self, message: Message) {
        self.say(self.place.statement, message);
    }

    fn give_up(&mut self) {
        let message = msg("analysis-given-up").with("positions", self.leave.positions);
        let help = msg("analysis-given-up-help");
        self.complaints.push(Diagnostic::error(self.place.statement, message).help(help));
    }

    fn side(&self, side: Side) -> &str {
        &self.game.sides()[side].word
    }

    fn claim(&mut self, position: &Position, claim: &Claim) {
        let spans = &self.place.supposed;
        if let Err(GivenUp) = self.suppose(position, &claim.supposed, spans, &claim.statement) {
            self.give_up();
        }
    }

    /// Goes on to the position a claim speaks of, and proves it there.
    fn suppose(
        &mut self,
        position: &Position,
        supposed: &[Supposed],
        spans: &[Span],
        statement: &Statement,
    ) -> Result<(), GivenUp> {
        self.leave.go_on()?;
        let Some((next, supposed)) = supposed.split_first() else {
            return self.statement(position, statement);
        };
        match next {
            Supposed::After(moves) => {
                let mut position = position.clone();
                let (own, spans) = spans.split_at(moves.len().min(spans.len()));
                for (text, span) in moves.iter().zip(own) {
                    match find(&position, text) {
                        Ok(mv) => position = position.play_legal(mv),
                        Err(error) => {
                            self.complaints.push(refusal(*span, &error));
                            return Ok(());
                        }
                    }
                }
                self.suppose(&position, supposed, spans, statement)
            }
            Supposed::AfterAny => {
                for mv in position.moves() {
                    self.suppose(&position.play_legal(mv), supposed, spans, statement)?;
                    if let Some(complaint) = self.complaints.first_mut() {
                        let played = position.write_move(mv);
                        let message = complaint.message.clone();
                        complaint.message =
                            msg("analysis-not-after").with("move", played).with("message", message);
                        self.complaints.truncate(1);
                        break;
                    }
                }
                Ok(())
            }
            Supposed::ToMove(side) => match with_side(position, *side) {
                Some(position) => self.suppose(&position, supposed, spans, statement),
                None => {
                    let message = msg("analysis-not-turn").with("side", self.side(*side));
                    self.say(self.place.whole, message);
                    Ok(())
                }
            },
        }
    }

    fn statement(&mut self, position: &Position, statement: &Statement) -> Result<(), GivenUp> {
        let ending = position.ending();
        let speaks_of_play =
            !matches!(statement, Statement::Won(..) | Statement::Score(..) | Statement::Holds(_));
        if let Some(ending) = ending.filter(|_| speaks_of_play) {
            self.deny(msg("analysis-over-here").with("outcome", self.outcome(ending)));
            return Ok(());
        }
        match statement {
            Statement::Won(winner, end) => self.won(ending, *winner, *end),
            Statement::Score(first, second) => {
                let [a, b] = Side::BOTH.map(|side| position.score(side).unwrap_or(0));
                if (a, b) != (*first, *second) {
                    self.deny(msg("analysis-score").with("first", a).with("second", b));
                }
            }
            Statement::Holds(condition) => self.holds(position, condition),
            Statement::GoesOn => {}
            Statement::ToMove(side) => {
                let to_move = position.side_to_move();
                if to_move != *side {
                    let (side, other) = (self.side(*side), self.side(to_move));
                    self.deny(msg("analysis-not-to-move").with("side", side).with("other", other));
                }
            }
            Statement::Play(among, moves) => self.play(position, *among, moves),
            Statement::MoveCount(count) => {
                let found = position.moves().len();
                if found != *count as usize {
                    let all = written(position, &position.moves());
                    let side = self.side(position.side_to_move());
                    let message = msg("analysis-has-moves").with("side", side).with("n", found);
                    self.complaints.push(with_moves(Diagnostic::error(self.place.statement, message), &all));
                }
            }
            Statement::Moves { only, moves, fate } => self.moves(position, *only, moves, *fate)?,
            Statement::Value(winner, when) => self.value(position, *winner, *when)?,
        }
        Ok(())
    }

    fn outcome(&self, ending: Ending) -> Message {
        let side = ending.winner.map(|winner| self.side(winner));
        let end = ending.end.and_then(|end| self.game.ends().get(usize::from(end)));
        match (side, end.map(|end| condition_of(&end.phrase))) {
            (Some(side), Some(end)) => msg("analysis-has-won-by").with("side", side).with("end", end),
            (Some(side), None) => msg("analysis-has-won").with("side", side),
            (None, Some(end)) => msg("analysis-nobody-has-won-by").with("end", end),
            (None, None) => msg("analysis-nobody-has-won"),
        }
    }

    fn won(&mut self, ending: Option<Ending>, winner: Option<Side>, end: Option<usize>) {
        let Some(ending) = ending else { return self.deny(msg("analysis-not-over")) };
        let right_end = end.is_none_or(|end| ending.end.map(usize::from) == Some(end));
        if ending.winner != winner || !right_end {
            self.deny(msg("analysis-outcome-here").with("outcome", self.outcome(ending)));
        }
    }

    fn holds(&mut self, position: &Position, condition: &Condition) {
        let view = position.side_to_move();
        if position.holds(condition, view) {
            return;
        }
        let message = match condition {
            Condition::Count(_, Bound::AtLeast, 1) => msg("analysis-holds-none"),
            Condition::Count(set, ..) => {
                let count = position.number(&Number::Count(set.clone()), view);
                msg("analysis-holds-count").with("count", count)
            }
            Condition::Compare(left, _, right) => {
                let [left, right] = [left, right].map(|number| position.number(number, view));
                msg("analysis-holds-numbers").with("left", left).with("right", right)
            }
            Condition::And(_)
            | Condition::NoMove
            | Condition::Passes(_)
            | Condition::Repeated(_)
            | Condition::LastInStore => msg("analysis-holds-not"),
        };
        self.deny(message);
    }

    fn play(&mut self, position: &Position, among: Among, moves: &[String]) {
        let mut found = Vec::new();
        let place = self.place;
        for (text, span) in moves.iter().zip(&place.moves) {
            match (among, find(position, text)) {
                (Among::None, Ok(_)) => self.say(*span, msg("analysis-can-be-played").with("move", text)),
                // What is not a move at all was hardly meant.
                (Among::None, Err(error)) if is_unreadable(&error) => {
                    self.complaints.push(refusal(*span, &error));
                }
                (Among::None, Err(_)) => {}
                (_, Ok(mv)) => found.push(mv),
                (_, Err(error)) => self.complaints.push(refusal(*span, &error)),
            }
        }
        let others: Vec<Move> = position.moves().into_iter().filter(|mv| !found.contains(mv)).collect();
        if among == Among::Only && !others.is_empty() && self.complaints.is_empty() {
            let moves = quoted(&written(position, &others));
            self.deny(msg("analysis-can-be-played-too").with("moves", moves));
        }
    }
}

/// Returns the same position with a side to move, if it can be one.
fn with_side(position: &Position, side: Side) -> Option<Position> {
    if position.side_to_move() == side {
        return Some(position.clone());
    }
    let mut setup = position.setup();
    (setup.to_move, setup.moved_last) = (side, !side);
    (setup.step, setup.passes) = (0, 0);
    setup.fresh.clear();
    Position::from_setup(position.table(), &setup).ok()
}
