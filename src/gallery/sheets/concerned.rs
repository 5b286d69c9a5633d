//! Which lines of a turn a refused move has to do with.

use rules::engine::{Position, Table};
use rules::game::{Action, CellId, Layers, Set, Side, Step, Turn, TurnLine};

/// Returns what of the turn forbids a move: the lines that would allow it but for their conditions, with those that must be
/// played before them; or at least the lines by which moves of that shape are made. Nothing where all of the turn is meant.
pub(super) fn lines(position: &Position, text: &str) -> Option<Turn> {
    let (game, side, setup) = (position.table().game(), position.side_to_move(), position.setup());
    if setup.step != 0 {
        return None;
    }
    let is_first = setup.turn == side.index() as u16;
    let special = game.first_turn()[side].as_ref().filter(|_| is_first);
    let all = &special.unwrap_or(&game.turn()[side]).lines;
    let written = Written::read(position, text)?;
    let has_moves = |line: TurnLine, text: Option<&str>| {
        let turn = Turn { lines: vec![TurnLine { otherwise: false, ..line }] };
        let table = Table::new(game.spending(side, turn, is_first));
        Position::from_setup(&table, &setup).is_ok_and(|now| match text {
            Some(text) => !now.moves().is_empty() && now.read_move(text).is_ok(),
            None => !now.moves().is_empty(),
        })
    };
    let fits = |line: &&TurnLine| line.steps.first().is_some_and(|step| written.fits(step, side));
    let shaped: Vec<usize> = (0..all.len()).filter(|&index| fits(&&all[index])).collect();
    let relaxed: Vec<usize> = shaped
        .iter()
        .copied()
        .filter(|&index| has_moves(without_conditions(&all[index]), Some(text)))
        .collect();
    let meant = match relaxed.as_slice() {
        [] => shaped,
        // Of many that differ by the piece alone, one shows what is asked.
        [first, _, _, ..] if written.n_cells == 1 && !written.names_piece => vec![*first],
        _ => relaxed,
    };
    let last = *meant.last()?;
    let tier = (0..=last).rev().find(|&index| all[index].otherwise).unwrap_or(0);
    let is_before = |index: usize| index < tier && has_moves(all[index].clone(), None);
    let kept: Vec<TurnLine> = (0..all.len())
        .filter(|&index| meant.contains(&index) || is_before(index))
        .map(|index| all[index].clone())
        .collect();
    (kept.len() < all.len()).then_some(Turn { lines: kept })
}

/// What a text tells of a move.
struct Written {
    n_cells: usize,
    /// Which pieces are meant.
    layers: Layers,
    names_piece: bool,
}

impl Written {
    fn read(position: &Position, text: &str) -> Option<Written> {
        let game = position.table().game();
        let (word, cells) = text.split_once(':').map_or((None, text), |(word, cells)| (Some(word), cells));
        let named: Vec<CellId> =
            cells.split(['-', ',', 'x']).filter_map(|name| game.board().cell(name.trim())).collect();
        let first = *named.first()?;
        let of_word = |word: &str| -> Layers {
            let fits = |word: &str, index: usize| game.layers()[index].word == word;
            (0..game.layers().len()).filter(|&index| fits(word, index)).fold(0, |all, index| all | 1 << index)
        };
        let stands = position.setup().cells[usize::from(first)].filter(|_| named.len() > 1);
        let layers = match (word, stands) {
            (Some(word), _) => of_word(word),
            (None, Some(layer)) => 1 << layer,
            (None, None) => Layers::MAX,
        };
        Some(Written { n_cells: named.len(), layers, names_piece: word.is_some() })
    }

    /// Returns whether an action makes moves that are written so.
    fn fits(&self, step: &Step, side: Side) -> bool {
        let has_also = step.also.is_some();
        let is_of = |set: &Set| {
            let masks = set.factors().into_iter().filter_map(|part| match part {
                Set::Layers(masks) => Some(masks[side]),
                _ => None,
            });
            masks.fold(Layers::MAX, |all, mask| all & mask) & self.layers != 0
        };
        match &step.action {
            // Two choices in one move name several cells.
            Action::Place(layers, _) => layers[side] & self.layers != 0 && (self.n_cells == 1 || has_also),
            Action::Replace(..) | Action::Remove(_) | Action::Sow(..) => self.n_cells == 1,
            Action::Move(from, _) => self.n_cells > 1 && is_of(from),
            Action::Jump { from, .. } => self.n_cells > 1 && is_of(from),
            Action::PlaceRun(..) | Action::Shift(_) | Action::Turn(_) => self.n_cells > 1,
            Action::Pass => false,
        }
    }
}

/// Returns a line that asks nothing of when it may be played, and of what comes of it.
fn without_conditions(line: &TurnLine) -> TurnLine {
    let bare = |step: &Step| Step { guard: None, provided: None, most: None, ..step.clone() };
    TurnLine { steps: line.steps.iter().map(bare).collect(), ..line.clone() }
}
