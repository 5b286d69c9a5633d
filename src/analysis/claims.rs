//! The proof of claims: what a file says of its examples, put to the engine.

use std::sync::Arc;

use super::at_once::{GivenUp, Turns, side_after};
use super::worth::{Worth, worth};
use crate::compile::{ClaimPlace, Compiled, condition_of};
use crate::diag::{Diagnostic, Diagnostics, Span};
use crate::engine::{Ending, Move, MoveError, Position, Table};
use crate::game::{
    Among, Bound, Claim, Condition, Example, Fate, Game, Number, Side, Stand, Statement, Supposed, When,
};

/// A question about a turn is given up after so many positions.
const MOST_IN_TURN: u64 = 2_000_000;
/// So many moves are listed in a message.
const MOST_LISTED: usize = 24;

/// Proves the claims of a game's examples; what is false, or could not be settled, is an error at its place.
pub fn check(compiled: &Compiled) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    let table = Table::new(compiled.game.clone());
    let places = &compiled.places;
    for example in &compiled.game.info.examples {
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
            let mut proof = Proof { game: table.game(), place, complaints: Vec::new() };
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
            let message =
                format!("the example `{}` shows no position of this game: {}", example.word, error.0);
            Diagnostic::error(span, message)
        }),
        Stand::After(moves) => Position::start(table).play_text(moves).map_err(|error| {
            let message = format!("`{}` cannot be played: {}", error.refused, error.reason);
            with_moves(Diagnostic::error(span, message), &error.legal)
        }),
    }
}

/// Adds the moves that could be played.
fn with_moves(complaint: Diagnostic, legal: &[String]) -> Diagnostic {
    if legal.is_empty() { complaint } else { complaint.help(format!("legal moves: {}", listed(legal))) }
}

/// Lists moves as far as anyone reads on.
fn listed(moves: &[String]) -> String {
    match moves.len().checked_sub(MOST_LISTED) {
        None | Some(0) => moves.join(", "),
        Some(more) => format!("{} and {more} more", moves[..MOST_LISTED].join(", ")),
    }
}

struct Proof<'a> {
    game: &'a Game,
    place: &'a ClaimPlace,
    complaints: Vec<Diagnostic>,
}

impl Proof<'_> {
    fn say(&mut self, span: Span, message: impl Into<String>) {
        self.complaints.push(Diagnostic::error(span, message));
    }

    /// Complains about the statement as a whole.
    fn deny(&mut self, message: impl Into<String>) {
        self.say(self.place.statement, message);
    }

    fn give_up(&mut self) {
        let message = "this claim could not be settled within the limit of the search";
        let help = "claim something nearer to the end of a game, or what happens at once";
        self.complaints.push(Diagnostic::error(self.place.statement, message).help(help));
    }

    fn side(&self, side: Side) -> &str {
        &self.game.sides[side].word
    }

    fn claim(&mut self, from: &Position, claim: &Claim) {
        let mut position = from.clone();
        let mut spans = self.place.supposed.iter();
        for supposed in &claim.supposed {
            match supposed {
                Supposed::After(moves) => {
                    for (text, span) in moves.iter().zip(spans.by_ref()) {
                        match find(&position, text) {
                            Ok(mv) => position = position.play_legal(mv),
                            Err(error) => {
                                self.complaints.push(refusal(*span, &error));
                                return;
                            }
                        }
                    }
                }
                Supposed::ToMove(side) => match with_side(&position, *side) {
                    Some(other) => position = other,
                    None => {
                        let message = format!("it cannot be the turn of `{}` here", self.side(*side));
                        self.say(self.place.whole, message);
                        return;
                    }
                },
            }
        }
        if let Err(GivenUp) = self.statement(&position, &claim.statement) {
            self.give_up();
        }
    }

    fn statement(&mut self, position: &Position, statement: &Statement) -> Result<(), GivenUp> {
        let ending = position.ending();
        let speaks_of_play =
            !matches!(statement, Statement::Won(..) | Statement::Score(..) | Statement::Holds(_));
        if let Some(ending) = ending.filter(|_| speaks_of_play) {
            self.deny(format!("the game is over here: {}", self.outcome(ending)));
            return Ok(());
        }
        match statement {
            Statement::Won(winner, end) => self.won(ending, *winner, *end),
            Statement::Score(first, second) => {
                let [a, b] = Side::BOTH.map(|side| position.score(side).unwrap_or(0));
                if (a, b) != (*first, *second) {
                    self.deny(format!("the score is {a} to {b} here"));
                }
            }
            Statement::Holds(condition) => self.holds(position, condition),
            Statement::GoesOn => {}
            Statement::ToMove(side) => {
                let to_move = position.side_to_move();
                if to_move != *side {
                    let (side, other) = (self.side(*side), self.side(to_move));
                    self.deny(format!("`{side}` is not to move here, `{other}` is"));
                }
            }
            Statement::Play(among, moves) => self.play(position, *among, moves),
            Statement::MoveCount(count) => {
                let found = position.moves().len();
                if found != *count as usize {
                    let all = written(position, &position.moves());
                    let message = format!("`{}` has {found} moves here", self.side(position.side_to_move()));
                    self.complaints.push(with_moves(Diagnostic::error(self.place.statement, message), &all));
                }
            }
            Statement::Moves { only, moves, fate } => self.moves(position, *only, moves, *fate)?,
            Statement::Value(winner, when) => self.value(position, *winner, *when)?,
        }
        Ok(())
    }

    fn outcome(&self, ending: Ending) -> String {
        let who = match ending.winner {
            Some(winner) => format!("`{}` has won", self.side(winner)),
            None => "nobody has won".to_owned(),
        };
        let end = ending.end.and_then(|end| self.game.ends.get(usize::from(end)));
        match end {
            Some(end) => format!("{who} by `{}`", condition_of(&end.phrase)),
            None => who,
        }
    }

    fn won(&mut self, ending: Option<Ending>, winner: Option<Side>, end: Option<usize>) {
        let Some(ending) = ending else { return self.deny("the game is not over here") };
        let right_end = end.is_none_or(|end| ending.end.map(usize::from) == Some(end));
        if ending.winner != winner || !right_end {
            self.deny(format!("{} here", self.outcome(ending)));
        }
    }

    fn holds(&mut self, position: &Position, condition: &Condition) {
        let view = position.side_to_move();
        if position.holds(condition, view) {
            return;
        }
        let message = match condition {
            Condition::Count(_, Bound::AtMost, 0) => {
                format!("this does not hold here: there are {}", count(position, condition, view))
            }
            Condition::Count(_, Bound::AtLeast, 1) => "this does not hold here: there is none".to_owned(),
            Condition::Count(..) => {
                format!("this does not hold here: there are {}", count(position, condition, view))
            }
            Condition::Compare(left, _, right) => {
                let [left, right] = [left, right].map(|number| position.number(number, view));
                format!("this does not hold here: the numbers are {left} and {right}")
            }
            _ => "this does not hold here".to_owned(),
        };
        self.deny(message);
    }

    fn play(&mut self, position: &Position, among: Among, moves: &[String]) {
        let mut found = Vec::new();
        let place = self.place;
        for (text, span) in moves.iter().zip(&place.moves) {
            match (among, find(position, text)) {
                (Among::None, Ok(_)) => self.say(*span, format!("`{text}` can be played here")),
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
            self.deny(format!("{} can be played too", quoted(&written(position, &others))));
        }
    }

    fn moves(
        &mut self,
        position: &Position,
        only: bool,
        moves: &[String],
        fate: Fate,
    ) -> Result<(), GivenUp> {
        let mut named = Vec::new();
        let place = self.place;
        for (text, span) in moves.iter().zip(&place.moves) {
            match find(position, text) {
                Ok(mv) => named.push((text, *span, mv)),
                Err(error) => self.complaints.push(refusal(*span, &error)),
            }
        }
        if named.len() < moves.len() {
            return Ok(());
        }
        for (text, span, mv) in &named {
            if let Some(truth) = self.denial(position, *mv, fate)? {
                let others = self.with_fate(position, fate)?;
                let others = match others.as_slice() {
                    [] => format!("no move {}", verb(fate, false)),
                    others => format!("{}: {}", gerund(fate), listed(&written(position, others))),
                };
                self.say(*span, format!("`{text}` {truth}; {others}"));
            }
        }
        if only && self.complaints.is_empty() {
            let mut others = self.with_fate(position, fate)?;
            others.retain(|mv| !named.iter().any(|(_, _, known)| known == mv));
            if !others.is_empty() {
                let too = if named.is_empty() { "here" } else { "too" };
                let texts = written(position, &others);
                self.deny(format!("{} {} {too}", quoted(&texts), verb(fate, texts.len() > 1)));
            }
        }
        Ok(())
    }

    /// Returns the moves with a fate.
    fn with_fate(&mut self, position: &Position, fate: Fate) -> Result<Vec<Move>, GivenUp> {
        let mut found = Vec::new();
        for mv in position.moves() {
            if self.denial(position, mv, fate)?.is_none() {
                found.push(mv);
            }
        }
        Ok(found)
    }

    /// Returns what is true instead if a move does not have that fate.
    fn denial(&mut self, position: &Position, mv: Move, fate: Fate) -> Result<Option<String>, GivenUp> {
        let mut turns = Turns::new(MOST_IN_TURN);
        Ok(match fate {
            Fate::Wins(When::AtOnce) => {
                (!turns.wins(position, mv)?).then(|| "does not win at once".to_owned())
            }
            Fate::Loses(When::AtOnce) => {
                turns.is_safe(position, mv)?.then(|| "does not lose at once".to_owned())
            }
            Fate::IsSafe => {
                if turns.is_safe(position, mv)? {
                    return Ok(None);
                }
                let after = position.play_legal(mv);
                let reply = match after.ending() {
                    None => turns.winning(&after)?,
                    Some(_) => None,
                };
                Some(match reply {
                    Some(reply) => {
                        format!("is not safe: `{}` wins at once in reply", after.write_move(reply))
                    }
                    None => "is not safe".to_owned(),
                })
            }
            Fate::Wins(when) | Fate::Loses(when) => {
                let mover = side_after(position, mv);
                let winner = if matches!(fate, Fate::Wins(_)) { mover } else { !mover };
                let worth = worth(&position.play_legal(mv))?.later();
                (!fits(worth, Some(winner), when)).then(|| self.truth(worth, mover))
            }
            Fate::Draws | Fate::DoesNotLose => {
                let mover = side_after(position, mv);
                let worth = worth(&position.play_legal(mv))?.later();
                let fits =
                    worth.winner.is_none() || (fate == Fate::DoesNotLose && worth.winner == Some(mover));
                (!fits).then(|| self.truth(worth, mover))
            }
        })
    }

    /// Says what comes of a move for whoever plays it.
    fn truth(&self, worth: Worth, mover: Side) -> String {
        match worth.winner {
            None => "comes to a draw with best play".to_owned(),
            Some(winner) if winner == mover => format!("wins in {} moves", worth.plies),
            Some(_) => format!("loses in {} moves with best play", worth.plies),
        }
    }

    fn value(&mut self, position: &Position, winner: Option<Side>, when: When) -> Result<(), GivenUp> {
        if when == When::AtOnce {
            return self.value_at_once(position, winner);
        }
        let worth = worth(position)?;
        if !fits(worth, winner, when) {
            let message = match worth.winner {
                None => "nobody wins here with best play".to_owned(),
                Some(side) => {
                    format!("with best play `{}` wins here in {} moves", self.side(side), worth.plies)
                }
            };
            self.deny(message);
        }
        Ok(())
    }

    fn value_at_once(&mut self, position: &Position, winner: Option<Side>) -> Result<(), GivenUp> {
        let Some(winner) = winner else { return Ok(()) };
        let mut turns = Turns::new(MOST_IN_TURN);
        let to_move = position.side_to_move();
        if winner == to_move {
            if turns.winning(position)?.is_none() {
                self.deny(format!("`{}` cannot win at once here", self.side(winner)));
            }
            return Ok(());
        }
        for mv in position.moves() {
            if turns.is_safe(position, mv)? {
                let message = format!("`{}` is safe here", position.write_move(mv));
                self.deny(message);
                return Ok(());
            }
        }
        Ok(())
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

/// Finds the move a claim means; a stroke or a cross, if written, must be the right one.
fn find(position: &Position, text: &str) -> Result<Move, MoveError> {
    let mv = position.read_move(text)?;
    let written = position.write_move(mv);
    let takes = |text: &str| text.contains(['x', '×']);
    let moves = |text: &str| text.contains('-');
    if (takes(text) && moves(&written)) || (moves(text) && takes(&written)) {
        let reason = if takes(text) { "it takes nothing" } else { "it takes a piece" };
        let reason = format!("{reason}, so it is written `{written}`");
        return Err(MoveError { refused: text.to_owned(), reason, legal: Vec::new() });
    }
    Ok(mv)
}

fn refusal(span: Span, error: &MoveError) -> Diagnostic {
    let message = format!("`{}` cannot be played here: {}", error.refused, error.reason);
    with_moves(Diagnostic::error(span, message), &error.legal)
}

/// Returns whether a refused move names cells that are not there, or means several moves.
fn is_unreadable(error: &MoveError) -> bool {
    let reason = &error.reason;
    reason.starts_with("the board has no cell")
        || reason.starts_with("this cannot be read")
        || reason.starts_with("it could mean")
}

fn written(position: &Position, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|&mv| position.write_move(mv)).collect()
}

fn quoted(moves: &[String]) -> String {
    let quoted: Vec<String> = moves.iter().map(|text| format!("`{text}`")).collect();
    listed(&quoted)
}

fn count(position: &Position, condition: &Condition, view: Side) -> i64 {
    match condition {
        Condition::Count(set, ..) => position.number(&Number::Count(set.clone()), view),
        _ => 0,
    }
}

fn fits(worth: Worth, winner: Option<Side>, when: When) -> bool {
    worth.winner == winner
        && match when {
            When::Finally | When::AtOnce => true,
            When::In(plies) => worth.plies == plies,
            When::Within(plies) => worth.plies <= plies,
        }
}

/// Says what a move, or several, do.
fn verb(fate: Fate, many: bool) -> String {
    let s = if many { "" } else { "s" };
    match fate {
        Fate::Wins(when) => format!("win{s}{}", soon(when)),
        Fate::Loses(when) => format!("lose{s}{}", soon(when)),
        Fate::Draws => format!("draw{s}"),
        Fate::DoesNotLose => format!("{} not lose", if many { "do" } else { "does" }),
        Fate::IsSafe => format!("{} safe", if many { "are" } else { "is" }),
    }
}

fn gerund(fate: Fate) -> String {
    match fate {
        Fate::Wins(when) => format!("winning{}", soon(when)),
        Fate::Loses(when) => format!("losing{}", soon(when)),
        Fate::Draws => "drawing".to_owned(),
        Fate::DoesNotLose => "not losing".to_owned(),
        Fate::IsSafe => "safe".to_owned(),
    }
}

fn soon(when: When) -> String {
    match when {
        When::Finally => String::new(),
        When::AtOnce => " at once".to_owned(),
        When::In(plies) => format!(" in {plies} moves"),
        When::Within(plies) => format!(" in at most {plies} moves"),
    }
}
