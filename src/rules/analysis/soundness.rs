//! What a file that compiles may still get wrong: found by playing it.

use std::collections::BTreeMap;

use speech::{Message, msg};

use super::never::{Bounds, is_alike};
use crate::compile::Compiled;
use crate::diag::{Diagnostic, Diagnostics, Span};
use crate::engine::{Move, Position, Rng, Table};
use crate::game::{Bound, Condition, Game, Repeated, Set, Side, Verdict};

/// How many random games are played.
const GAMES: u64 = 300;
/// In so many moves of one random game every move must be listed once.
const TRIED_MOVES: u32 = 40;
/// A random game longer than this is taken to have no end.
const LONGEST: u32 = 5_000;
/// A position in which more moves must be looked at is not played on: trying them all would take minutes.
const WIDEST: u64 = 20_000;
/// Of a line that allows too many moves, so many are counted.
const MOST_COUNTED: u64 = 1_000_000;
/// So many moves are looked at in all random games together, or a few more.
const MOST_EFFORT: u64 = 20_000_000;
/// Where positions have more moves than this, fewer games are played, and moves are not compared in pairs.
const WIDE: u64 = 3_000;
/// About so many moves are listed to see which lines of `turn` are ever played.
const IDLE_EFFORT: u64 = 400_000;
/// In fewer random games than this it may be chance that a line was never played.
const FEW_GAMES: u64 = 100;

/// Plays a game at random and reports what cannot be meant: no first move, no end, one side winning always.
pub fn check(compiled: &Compiled) -> Diagnostics {
    let found = found(compiled);
    let Some(cause) = compiled.places.cause else { return found };
    found.map(|complaint| in_variant(complaint, cause, compiled))
}

/// Tells what is wrong with a line that a variant takes over at the place in the variant that may have made it wrong.
fn in_variant(complaint: Diagnostic, cause: Span, compiled: &Compiled) -> Diagnostic {
    if complaint.span.file == 0 {
        return complaint;
    }
    let sources = &compiled.sources;
    let message = msg("analysis-inherited")
        .with("line", sources.line(complaint.span).trim())
        .with("file", sources.name(complaint.span.file))
        .with("message", complaint.message.clone());
    Diagnostic { span: cause, message, label: Some(msg("compile-inherited-label")), ..complaint }
}

fn found(compiled: &Compiled) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    let places = &compiled.places;
    let table = Table::new(compiled.game.clone());
    let start = Position::start(&table);
    let game = &compiled.game;
    let explodes = start.ending().is_none() && start.effort(WIDEST) > WIDEST;
    if !explodes && (start.ending().is_some() || start.moves().is_empty()) {
        let message = msg("analysis-no-first-move").with("side", &game.sides()[Side::First].name);
        let help = msg("analysis-no-first-move-help");
        // Where the turn is another file's, it is the start that was changed.
        let is_inherited = places.lines.first().is_some_and(|line| line.file != 0);
        let place = if is_inherited { places.start } else { places.turn };
        diagnostics.add(Diagnostic::error(place, message).help(help));
        return diagnostics;
    }
    let impossible = impossible(compiled, &mut diagnostics);
    let (width, mean) = match widest(&start) {
        Ok(widths) => widths,
        Err(position) => {
            diagnostics.add(explosion(&position, compiled));
            return diagnostics;
        }
    };
    // Games so wide that the longest could not be played through are cut, and nothing is said of how they end.
    let longest = (MOST_EFFORT / 10 / mean.max(1)).clamp(100, u64::from(LONGEST)) as u32;
    let batches = if width > WIDE { 1 } else { GAMES / 10 };
    let mut ends = vec![0_u64; game.ends().len()];
    let (mut wins, mut undeclared, mut plies) = ([0_u64; 2], 0_u64, 0_u64);
    let (mut finished, mut unfinished) = (0_u64, 0_u64);
    // A game that goes on and on is given up after a few tries, so that the answer comes quickly.
    for batch in 0..batches {
        table.playouts(&start, 10, &mut Rng::new(batch + 1), longest, |playout| {
            plies += u64::from(playout.plies);
            match playout.ending {
                None => unfinished += 1,
                Some(ending) => {
                    finished += 1;
                    if let Some(winner) = ending.winner {
                        wins[winner.index()] += 1;
                    }
                    match ending.end {
                        Some(end) => ends[usize::from(end)] += 1,
                        None => undeclared += 1,
                    }
                }
            }
        });
        if unfinished >= 10 || plies.saturating_mul(mean) > MOST_EFFORT {
            break;
        }
    }
    if unfinished > 0 && longest < LONGEST {
        return diagnostics;
    }
    let games = finished + unfinished;
    if unfinished > 0 && finished == 0 {
        let message = msg("analysis-never-ends").with("games", unfinished).with("moves", LONGEST);
        let place = places.ends.first().copied().unwrap_or(places.turn);
        diagnostics.add(Diagnostic::error(place, message).help(msg("analysis-never-ends-help")));
        return diagnostics;
    }
    if unfinished > 0 && nearly_all(unfinished, games) {
        let message =
            msg("analysis-hardly-ends").with("some", unfinished).with("games", games).with("moves", LONGEST);
        let place = places.ends.first().copied().unwrap_or(places.turn);
        diagnostics.add(Diagnostic::warning(place, message).help(msg("analysis-hardly-ends-help")));
        return diagnostics;
    }
    if unfinished > 0 {
        let message = msg("analysis-long").with("games", unfinished).with("moves", LONGEST);
        let warning = Diagnostic::warning(places.turn, message);
        // Whoever has provided for repetition need not be told of it.
        let asks = game.ends().iter().any(|end| asks_repetition(&end.condition));
        diagnostics.add(if asks { warning } else { warning.help(msg("analysis-long-help")) });
        return diagnostics;
    }
    if undeclared > 0 {
        let message = msg("analysis-undeclared").with("some", undeclared).with("games", games);
        diagnostics.add(Diagnostic::warning(places.turn, message).help(msg("analysis-undeclared-help")));
    }
    if plies == games && games == GAMES {
        let place = most_often(&ends).and_then(|end| places.ends.get(end)).copied().unwrap_or(places.turn);
        let message = msg("analysis-first-ends").with("games", games);
        diagnostics.add(Diagnostic::warning(place, message).help(msg("analysis-first-ends-help")));
        return diagnostics;
    }
    let drawn = games - wins[0] - wins[1];
    if nearly_all(drawn, games) && undeclared == 0 && games == GAMES {
        let message = msg("analysis-drawn").with("some", drawn).with("games", games);
        let place = most_often(&ends).and_then(|end| places.ends.get(end)).copied().unwrap_or(places.turn);
        diagnostics.add(Diagnostic::warning(place, message).help(msg("analysis-drawn-help")));
    }
    for side in Side::BOTH {
        if wins[side.index()] == games && games == GAMES {
            let message = msg("analysis-won-all").with("side", &game.sides()[side].name).with("games", games);
            diagnostics.add(Diagnostic::warning(places.turn, message).help(msg("analysis-won-all-help")));
        }
    }
    if width <= WIDE {
        listed_twice(&start, compiled, &mut diagnostics);
    }
    if plies >= GAMES * 4 {
        unused(game, &ends, compiled, &mut diagnostics);
    }
    if width <= WIDE {
        idle(&start, compiled, &impossible, &mut diagnostics);
    }
    seldom(compiled, &ends, games, &mut diagnostics);
    diagnostics
}

/// Notes the ends that no random game came to, though the rules do not tell that none ever will.
fn seldom(compiled: &Compiled, ends: &[u64], games: u64, diagnostics: &mut Diagnostics) {
    if games < FEW_GAMES {
        return;
    }
    for ((end, span), _) in
        compiled.game.ends().iter().zip(&compiled.places.ends).zip(ends).filter(|(_, n)| **n == 0)
    {
        let is_told = diagnostics.sorted().iter().any(|complaint| complaint.span == *span);
        if is_goal(&end.condition) && !is_told {
            let condition = end.phrase.split(": ").next().unwrap_or_default();
            diagnostics.note(*span, msg("analysis-seldom").with("games", games).with("end", condition));
        }
    }
}

/// Returns whether a condition is something to play for, and does not only provide for what happens when nobody gets there.
fn is_goal(condition: &Condition) -> bool {
    match condition {
        Condition::And(all) => all.iter().all(is_goal),
        Condition::NoMove | Condition::Passes(_) | Condition::Repeated(_) => false,
        Condition::Count(set, Bound::Exactly | Bound::AtMost, _) => !set.factors().contains(&&Set::Empty),
        Condition::Count(..) | Condition::Compare(..) | Condition::LastInStore => true,
    }
}

/// Reports what the rules tell can never come about, and returns the lines of `turn` that can never be played.
fn impossible(compiled: &Compiled, diagnostics: &mut Diagnostics) -> Vec<usize> {
    let (game, places) = (&compiled.game, &compiled.places);
    let bounds = Bounds::of(game);
    let is_vain = |verdict: &Verdict| matches!(verdict, Verdict::Contest { number, .. } if is_alike(number));
    for (end, span) in game.ends().iter().zip(&places.ends) {
        if end.verdicts.iter().any(is_vain) {
            let complaint = Diagnostic::warning(*span, msg("analysis-same-for-both"));
            diagnostics.add(complaint.help(msg("analysis-same-for-both-help")));
        }
    }
    let mut warn = |span, why: Message| {
        let message = msg("analysis-never").with("why", why);
        diagnostics.add(Diagnostic::warning(span, message).help(msg("analysis-never-help")));
    };
    for (end, span) in game.ends().iter().zip(&places.ends) {
        if let Some(why) = bounds.why_never(&end.condition) {
            warn(*span, why);
        }
    }
    let is_idle = |line: &usize| {
        let is_idle = |side: &Side| {
            let step = game.turn()[*side].lines.get(*line).and_then(|line| line.steps.first());
            step.is_some_and(|step| bounds.is_idle(&step.action, *side))
        };
        Side::BOTH.iter().all(is_idle)
    };
    let lines: Vec<usize> = (0..places.lines.len()).filter(is_idle).collect();
    for line in &lines {
        warn(places.lines[*line], msg("analysis-never-any"));
    }
    if game.kinds().len() > 1 {
        for word in bounds.missing() {
            let message = msg("analysis-never-there").with("word", word);
            diagnostics.add(Diagnostic::warning(places.pieces, message).help(msg("analysis-never-help")));
        }
    }
    lines
}

/// Reports lines of `turn` that could never be played in some random games.
fn idle(start: &Position, compiled: &Compiled, impossible: &[usize], diagnostics: &mut Diagnostics) {
    let lines = compiled.places.lines.len();
    // What waits for a condition may wait long.
    let waits = |line: usize| {
        let turn = &compiled.game.turn()[Side::First];
        turn.lines.get(line).and_then(|line| line.steps.first()).is_some_and(|step| step.guard.is_some())
    };
    let mut seen: Vec<bool> = (0..lines).map(|line| impossible.contains(&line) || waits(line)).collect();
    if seen.iter().all(|seen| *seen) {
        return;
    }
    let (mut rng, mut effort, mut games) = (Rng::new(1), 0, 0);
    while games < GAMES && effort < IDLE_EFFORT {
        let mut position = start.clone();
        while effort < 2 * IDLE_EFFORT {
            let moves = position.moves();
            position.open_lines(&moves).for_each(|line| seen[line] = true);
            if seen.iter().all(|seen| *seen) {
                return;
            }
            effort += moves.len() as u64 + 1;
            if moves.is_empty() {
                break;
            }
            position = position.play_legal(moves[rng.below(moves.len() as u32) as usize]);
        }
        games += 1;
    }
    if games < FEW_GAMES {
        return;
    }
    for (_, span) in seen.iter().zip(&compiled.places.lines).filter(|(seen, _)| !**seen) {
        let message = msg("analysis-idle-line").with("games", games);
        diagnostics.add(Diagnostic::warning(*span, message).help(msg("analysis-idle-line-help")));
    }
}

/// Returns whether so many of all leave hardly any out.
fn nearly_all(some: u64, all: u64) -> bool {
    all > 0 && some * 50 >= all * 49
}

/// Returns the end by which most games ended.
fn most_often(ends: &[u64]) -> Option<usize> {
    (0..ends.len()).max_by_key(|&end| ends[end])
}

fn asks_repetition(condition: &Condition) -> bool {
    match condition {
        Condition::And(all) => all.iter().any(asks_repetition),
        condition => matches!(condition, Condition::Repeated(Repeated { negated: false, .. })),
    }
}

/// Follows one random game for a while and returns how many moves had to be looked at in a position, at most and on
/// average, or the position in which there are too many.
fn widest(start: &Position) -> Result<(u64, u64), Box<Position>> {
    let mut rng = Rng::new(1);
    let mut position = start.clone();
    let (mut most, mut all, mut tried) = (0, 0, 0);
    for _ in 0..TRIED_MOVES {
        let width = position.effort(WIDEST);
        if width > WIDEST {
            return Err(Box::new(position));
        }
        (most, all, tried) = (most.max(width), all + width, tried + 1);
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        position = position.play_legal(moves[rng.below(moves.len() as u32) as usize]);
    }
    Ok((most, all / tried.max(1)))
}

/// Tells of the line that allows the most moves in a position that has too many.
fn explosion(position: &Position, compiled: &Compiled) -> Diagnostic {
    let (places, side) = (&compiled.places, position.side_to_move());
    let text = position.write();
    // Chains are followed one by one, which takes longer than counting.
    let counted = if position.weighs() { WIDEST } else { MOST_COUNTED };
    let of_line = |line: usize| {
        let table = Table::new(compiled.game.playing(side, line));
        Position::read(&table, &text).map_or(0, |position| position.effort(counted))
    };
    let lines = compiled.game.turn()[side].lines.len();
    let worst = (0..lines).map(|line| (of_line(line), line)).max().filter(|(count, _)| *count > 0);
    let line = worst.and_then(|(_, line)| places.lines.get(line));
    let width = position.effort(counted);
    let (message, help) = if position.weighs() {
        let message = msg("analysis-chains").with("moves", WIDEST);
        (message, msg("analysis-chains-help").with("position", text))
    } else {
        let message = msg("analysis-explodes").with("moves", width);
        (message, msg("analysis-explodes-help").with("position", text))
    };
    Diagnostic::warning(line.copied().unwrap_or(places.turn), message).help(help)
}

/// Reports lines of `turn` that allow one and the same move: nobody could say which is meant.
fn listed_twice(start: &Position, compiled: &Compiled, diagnostics: &mut Diagnostics) {
    let mut rng = Rng::new(1);
    let mut position = start.clone();
    for _ in 0..TRIED_MOVES {
        let moves = position.moves();
        // What is written alike and comes to the same is one move; what does something else has a text of its own.
        let is_twin = |one: Move, other: Move| {
            position.is_written_alike(one, other) && position.play_legal(one) == position.play_legal(other)
        };
        // Only moves between the same cells can be written alike; with thousands of moves, pairs of all are too many.
        let mut of_cells: BTreeMap<_, Vec<Move>> = BTreeMap::new();
        let twice = moves.iter().find(|&&one| {
            let before = of_cells.entry((one.from(), one.to(), one.third())).or_default();
            let is_twice = before.iter().any(|&other| is_twin(one, other));
            before.push(one);
            is_twice
        });
        if let Some(&twice) = twice {
            let text = position.bare_text(twice);
            let lines = lines_with(&position, &text, compiled);
            let message = msg("analysis-twice").with("move", text);
            let help = match lines.as_slice() {
                [one, .., other] => {
                    let line_of =
                        |span: Span| compiled.sources.line_and_column(span.file, span.start as usize).0;
                    msg("analysis-twice-lines")
                        .with("one", line_of(*one))
                        .with("other", line_of(*other))
                        .with("position", position.write())
                }
                _ => msg("analysis-twice-help").with("position", position.write()),
            };
            let place = lines.last().copied().unwrap_or(compiled.places.turn);
            diagnostics.add(Diagnostic::warning(place, message).help(help));
            return;
        }
        if moves.is_empty() {
            return;
        }
        position = position.play_legal(moves[rng.below(moves.len() as u32) as usize]);
    }
}

/// Returns the places of the lines of `turn` that allow a move in a position.
fn lines_with(position: &Position, text: &str, compiled: &Compiled) -> Vec<Span> {
    let (side, written) = (position.side_to_move(), position.write());
    let allows = |line: &usize| {
        let table = Table::new(compiled.game.playing(side, *line));
        let alone = Position::read(&table, &written);
        alone.is_ok_and(|alone| alone.moves().iter().any(|one| alone.bare_text(*one) == text))
    };
    let n_lines = compiled.game.turn()[side].lines.len();
    (0..n_lines).filter(allows).filter_map(|line| compiled.places.lines.get(line).copied()).collect()
}

/// Reports ends that cannot be reached because one above them always comes first.
fn unused(game: &Game, ends: &[u64], compiled: &Compiled, diagnostics: &mut Diagnostics) {
    if ends.iter().sum::<u64>() < GAMES {
        return;
    }
    for (index, end) in game.ends().iter().enumerate() {
        let same_above = game.ends()[..index].iter().any(|above| above.condition == end.condition);
        if ends[index] == 0 && same_above {
            let span = compiled.places.ends.get(index).copied().unwrap_or(compiled.places.turn);
            diagnostics.add(Diagnostic::warning(span, msg("analysis-unused-end")));
        }
    }
}
