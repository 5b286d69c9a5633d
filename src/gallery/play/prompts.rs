//! What is to be chosen next, for moves of several steps, and why a cell cannot be chosen.

use std::cell::OnceCell;

use super::because::{Demands, is_the_others};
use super::clicks::{Stage, cells};
use crate::sheets::say;
use rules::engine::{Move, Position, Setup};
use rules::game::{Action, CellId, Family, Side};
use speech::Language;

/// Returns what stands where, with a piece that has been told where to go already there.
pub fn on_the_way(position: &Position, stage: &Stage) -> Setup {
    let mut setup = position.setup();
    if let [from, to] = stage.picked[..]
        && begun(position, stage)
            .any(|mv| matches!(mv, Move::Path { from: f, to: t, .. } if (f, t) == (from, to)))
    {
        setup.cells[usize::from(to)] = setup.cells[usize::from(from)].take();
    }
    setup
}

/// Returns the moves that the chosen cells begin.
fn begun<'a>(position: &Position, stage: &'a Stage) -> impl Iterator<Item = Move> + 'a {
    position.moves().into_iter().filter(|mv| cells(*mv).starts_with(&stage.picked))
}

/// Says what is to be chosen next, once a move has begun or goes on.
pub fn prompt(position: &Position, stage: &Stage, language: Language) -> Option<String> {
    let setup = position.setup();
    let side = position.side_to_move();
    if position.ending().is_some() {
        return None;
    }
    if stage.picked.is_empty() {
        // Where there is nothing to choose on the board, buttons say all.
        if setup.step == 0 || setup.moved_last != side || stage.next.is_empty() {
            return None;
        }
        let takes =
            |mv: Move| matches!(mv, Move::Cell { at, .. } if whose(position, &setup, at) == Stands::Other);
        let is_taking = position.moves().into_iter().all(takes);
        let said = match placed_next(position, &setup).as_slice() {
            _ if is_taking => language.msg("play-prompt-remove"),
            [layer] => {
                let piece = say::the_piece(position.table().game(), *layer, language);
                language.msg("play-prompt-place").with("piece", piece)
            }
            [_, ..] => language.msg("play-prompt-more"),
            [] if is_any_piece_to_move(position) => language.msg("play-prompt-move"),
            [] => language.msg("play-prompt-again"),
        };
        return Some(said.to_string());
    }
    if stage.next.is_empty() {
        return None;
    }
    let message = match (begun(position, stage).next(), stage.picked.len()) {
        (Some(Move::Path { .. }), 1) => language.msg("play-prompt-to"),
        (Some(Move::Run { .. }), 1) => language.msg("play-prompt-end"),
        (Some(_), _) => match second(position, side) {
            Some(Action::Place(layers, _)) if layers[side].count_ones() == 1 => {
                let layer = layers[side].trailing_zeros() as usize;
                let piece = say::the_piece(position.table().game(), layer, language);
                language.msg("play-prompt-place").with("piece", piece)
            }
            Some(Action::Remove(_)) => language.msg("play-prompt-remove"),
            _ => language.msg("play-prompt-to"),
        },
        (None, _) => language.msg("play-prompt-from"),
    };
    Some(message.to_string())
}

/// Says whether all that can be done is to move a piece, and more than one can: a chain of jumps goes on with the same.
fn is_any_piece_to_move(position: &Position) -> bool {
    let moves = position.moves();
    let from = |mv: &Move| if let Move::Path { from, .. } = mv { Some(*from) } else { None };
    let first = moves.first().and_then(from);
    first.is_some() && moves.iter().all(|mv| from(mv).is_some()) && moves.iter().any(|mv| from(mv) != first)
}

/// Returns the pieces that may be put on the first cell that can be chosen; none where something else is done there, and on boards of
/// lines, where all are alike.
fn placed_next(position: &Position, setup: &Setup) -> Vec<usize> {
    let moves = position.moves();
    let is_lines = position.table().game().board().family == Family::Boxes;
    let Some((cell, _)) = moves.iter().find_map(|mv| mv.ends()).filter(|_| !is_lines) else {
        return Vec::new();
    };
    let index = usize::from(cell);
    let is_placed =
        |mv: &&Move| setup.cells[index].is_none() && matches!(mv, Move::Cell { at, .. } if *at == cell);
    let placed = moves.iter().filter(is_placed);
    let mut layers: Vec<usize> =
        placed.filter_map(|mv| position.play_legal(*mv).setup().cells[index]).collect();
    layers.sort_unstable();
    layers.dedup();
    layers
}

/// Returns the second choice of a side's moves, if there is one.
fn second(position: &Position, side: Side) -> Option<&Action> {
    position
        .table()
        .game()
        .steps()
        .filter(|(mover, _)| *mover == side)
        .find_map(|(_, step)| step.also.as_ref())
}

#[derive(PartialEq, Eq)]
enum Stands {
    Nothing,
    Own,
    Other,
    Common,
}

fn whose(position: &Position, setup: &Setup, cell: CellId) -> Stands {
    let index = usize::from(cell);
    if setup.seeds.get(index).is_some_and(|seeds| *seeds == 0) {
        return Stands::Nothing;
    }
    match setup.cells[index].map(|layer| position.table().game().layers()[layer].side) {
        None if setup.seeds.is_empty() => Stands::Nothing,
        None | Some(None) => Stands::Common,
        Some(Some(side)) if side == position.side_to_move() => Stands::Own,
        Some(Some(_)) => Stands::Other,
    }
}

/// Why cells cannot be chosen in a position.
pub struct Reasons<'a> {
    position: &'a Position,
    has_chosen: bool,
    /// The only piece that can move, if there is but one.
    only: Option<CellId>,
    is_moving: bool,
    is_placing: bool,
    /// Whether pieces that stand are played on: replaced by others.
    is_replacing: bool,
    /// Found where they are asked for: it takes the rules apart.
    demands: OnceCell<Demands>,
    language: Language,
}

impl<'a> Reasons<'a> {
    /// Looks at what can be played.
    pub fn new(position: &'a Position, stage: &Stage, setup: &Setup, language: Language) -> Reasons<'a> {
        let moves = position.moves();
        let is_bare = |cell: CellId| setup.cells[usize::from(cell)].is_none();
        let places =
            |mv: &Move| matches!(mv, Move::Cell { at, .. } | Move::Run { from: at, .. } if is_bare(*at));
        let mut movers: Vec<CellId> = moves.iter().filter_map(|mv| mv.from()).collect();
        movers.dedup();
        let side = position.side_to_move();
        let steps = position.table().game().steps();
        let mut own_steps = steps.filter(|(mover, _)| *mover == side).map(|(_, step)| step);
        Reasons {
            only: if let [only] = movers[..] { Some(only) } else { None },
            position,
            has_chosen: !stage.picked.is_empty(),
            is_moving: moves.iter().any(|mv| matches!(mv, Move::Path { .. })),
            is_placing: moves.iter().any(places),
            is_replacing: own_steps.any(|step| matches!(step.action, Action::Replace(..))),
            demands: OnceCell::new(),
            language,
        }
    }

    /// Returns the demands of the rules that the numbers given so far speak of; nothing where none was given.
    pub fn rules(&self) -> String {
        self.demands.get().map_or_else(String::new, |demands| demands.said().collect::<Vec<_>>().join("|"))
    }

    fn demands(&self) -> &Demands {
        self.demands.get_or_init(|| Demands::of(self.position, self.language))
    }

    /// Returns the one reason why a cell cannot be chosen, as a letter; pages have the sentences.
    ///
    /// `o` the game is over, `r` the chosen piece does not reach it, `s` the piece there cannot move, `e` it is the
    /// opponent's, `p` a piece is to be chosen first, `t` something stands there, `f` what stands there cannot be
    /// replaced, `z` a pit is empty, `d` a pit is the opponent's, a digit the demand of that number, `n` nothing of these.
    pub fn letter(&self, setup: &Setup, cell: CellId) -> char {
        let stands = whose(self.position, setup, cell);
        match (self.position.ending().is_some(), self.has_chosen, stands) {
            (true, ..) => 'o',
            (_, true, _) => 'r',
            _ if self.only.is_some_and(|only| only != cell) && !self.is_placing => 'r',
            _ if !setup.seeds.is_empty() && is_the_others(self.position, cell) => 'd',
            (_, _, Stands::Nothing) if !setup.seeds.is_empty() => 'z',
            _ if !setup.seeds.is_empty() => 'n',
            (_, _, Stands::Own) if self.is_moving => 's',
            (_, _, Stands::Other) => 'e',
            (_, _, Stands::Nothing) if self.is_moving && !self.is_placing => 'p',
            // Where some pieces are played on, that one stands there is no reason.
            (_, _, Stands::Own | Stands::Common) if self.is_replacing => 'f',
            (_, _, Stands::Own | Stands::Common) if self.is_placing => 't',
            (_, _, Stands::Nothing) => {
                let digit = |unmet: usize| char::from_digit(u32::try_from(unmet).ok()?, 10);
                self.demands().unmet(cell).and_then(digit).unwrap_or('n')
            }
            _ => 'n',
        }
    }
}
