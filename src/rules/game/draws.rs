//! Whether a game can be drawn, by its rules.

use super::{Action, Bound, Condition, End, Game, Number, Set, Side, Verdict};

impl Game {
    /// Says whether a game can end with nobody having won.
    pub fn can_draw(&self) -> bool {
        self.ends().iter().any(|end| match end.verdicts.last() {
            Some(Verdict::Draw) => true,
            Some(Verdict::Contest { number, .. }) => !is_decided(self, end, number),
            _ => false,
        })
    }
}

/// Says whether a count that ends a game cannot come out even: the board is full then, has an odd number of cells, and each side
/// counts all its pieces.
fn is_decided(game: &Game, end: &End, number: &Number) -> bool {
    let counts_all = match number {
        Number::Count(Set::Layers(layers)) => {
            Side::BOTH.into_iter().all(|side| layers[side] == game.layers_of(side))
        }
        _ => false,
    };
    let is_shared = game.layers().iter().any(|layer| layer.side.is_none());
    counts_all && !is_shared && game.board().n_cells() % 2 == 1 && is_full(game, &end.condition)
}

/// Says whether a condition holds only when no cell is empty.
fn is_full(game: &Game, condition: &Condition) -> bool {
    match condition {
        Condition::And(all) => all.iter().any(|one| is_full(game, one)),
        Condition::Count(Set::Empty, Bound::Exactly | Bound::AtMost, 0) => true,
        // Who may put a piece on any empty cell can move as long as there is one.
        Condition::NoMove => Side::BOTH.into_iter().all(|side| {
            game.turn()[side].lines.iter().any(|line| match &line.steps[..] {
                [step] => {
                    let is_free = step.guard.is_none() && step.provided.is_none();
                    is_free && matches!(&step.action, Action::Place(_, Set::Empty))
                }
                _ => false,
            })
        }),
        _ => false,
    }
}
