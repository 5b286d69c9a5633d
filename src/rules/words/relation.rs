//! The words that say how cells lie to others, and the steps each means on a board.

use super::{Class, spelling, vocabulary};
use crate::game::{Board, BySide, Facing, Family, Set, Steps};

vocabulary! {
    /// A way in which cells lie to others.
    Relation, Class::Relation,
    Beside "beside" "vocabulary-relation-beside" "empty beside own"
    Around "around" "vocabulary-relation-around" "move marker to empty around it"
    Straight "straight"
        "vocabulary-relation-straight"
        "place own on empty 2 straight from own"
    Diagonally "diagonal, diagonally" "vocabulary-relation-diagonal" "empty diagonal to own"
    Ahead "ahead" "vocabulary-relation-ahead" "move own to empty ahead of it"
    Behind "behind" "vocabulary-relation-behind" "move own to empty behind it"
    DiagonallyAhead "diagonally ahead" "vocabulary-relation-diagonally-ahead" "move own to enemy diagonally ahead of it"
    DiagonallyBehind "diagonally behind" "vocabulary-relation-diagonally-behind"
        "move own to enemy diagonally behind it"
    Left "left" "vocabulary-relation-left" "move own to empty left of it"
    Right "right" "vocabulary-relation-right" "move own to empty right of it"
    Sideways "sideways" "vocabulary-relation-sideways" "move own to empty sideways of it"
    Above "above" "vocabulary-relation-above" "empty above occupied"
    Below "below" "vocabulary-relation-below" "empty below occupied"
    KnightLeap "knight-leap" "vocabulary-relation-knight-leap" "move own to empty knight-leap from it"
    AheadLeft "ahead-left" "vocabulary-relation-ahead-left"
        "move own to empty ahead-left of it"
    AheadRight "ahead-right" "vocabulary-relation-ahead-right"
        "move own to empty ahead-right of it"
    BehindLeft "behind-left" "vocabulary-relation-behind-left"
        "move own to empty behind-left of it"
    BehindRight "behind-right" "vocabulary-relation-behind-right"
        "move own to empty behind-right of it"
    Leftward "leftward" "vocabulary-relation-leftward" "move own to empty leftward of it"
    Rightward "rightward" "vocabulary-relation-rightward" "move own to empty rightward of it"
    UpLeft "up-left" "vocabulary-relation-up-left" "move own to empty up-left of it"
    UpRight "up-right" "vocabulary-relation-up-right" "move own to empty up-right of it"
    DownLeft "down-left" "vocabulary-relation-down-left" "move own to empty down-left of it"
    DownRight "down-right" "vocabulary-relation-down-right" "move own to empty down-right of it"
    Opposite "opposite" "vocabulary-relation-opposite" "sow first row, taking (it or opposite it)"
}

impl Relation {
    /// Returns the steps the word means to a side; `None` if the board knows no such thing.
    pub fn steps(self, board: &Board, facing: Facing) -> Option<Steps> {
        match self {
            Relation::Beside => Some(Steps::Links),
            other => other.toward(board, facing).map(Steps::Toward),
        }
    }

    /// Returns the cells that lie so to a set, so many steps away.
    pub fn cells(self, steps: BySide<Steps>, distance: u32, of: Set) -> Set {
        match self {
            Relation::Beside
            | Relation::Around
            | Relation::Straight
            | Relation::Diagonally
            | Relation::Ahead
            | Relation::Behind
            | Relation::DiagonallyAhead
            | Relation::DiagonallyBehind
            | Relation::Left
            | Relation::Right
            | Relation::Sideways
            | Relation::Above
            | Relation::Below
            | Relation::KnightLeap
            | Relation::AheadLeft
            | Relation::AheadRight
            | Relation::BehindLeft
            | Relation::BehindRight
            | Relation::Leftward
            | Relation::Rightward
            | Relation::UpLeft
            | Relation::UpRight
            | Relation::DownLeft
            | Relation::DownRight
            | Relation::Opposite => Set::Near(steps, distance, Box::new(of)),
        }
    }

    /// Returns the directions the word means to a side, as bits; `None` if the board has no such direction.
    pub fn toward(self, board: &Board, facing: Facing) -> Option<u16> {
        match board.family {
            Family::Square | Family::Points => self.on_squares(facing),
            Family::Hexagon | Family::Rhombus => self.on_hexagons(facing),
            Family::Graph => self.on_paths(board.directions().len()),
            Family::Pits => (self == Relation::Opposite).then_some(1),
            Family::Boxes => None,
        }
    }

    /// Clockwise from above; after the eight neighbours the eight leaps of a knight.
    fn on_squares(self, facing: Facing) -> Option<u16> {
        let relative = |bits| Some(turned(bits, facing.quarters() * 2, 8));
        match self {
            Relation::Beside => None,
            Relation::Around => Some(0b1111_1111),
            Relation::Straight => Some(0b0101_0101),
            Relation::Diagonally => Some(0b1010_1010),
            Relation::Ahead => relative(0b0000_0001),
            Relation::Behind => relative(0b0001_0000),
            Relation::DiagonallyAhead => relative(0b1000_0010),
            Relation::DiagonallyBehind => relative(0b0010_1000),
            Relation::Left => relative(0b0100_0000),
            Relation::Right => relative(0b0000_0100),
            Relation::Sideways => relative(0b0100_0100),
            Relation::Above => Some(0b0000_0001),
            Relation::Below => Some(0b0001_0000),
            Relation::KnightLeap => Some(0xff00),
            Relation::AheadRight => relative(0b0000_0010),
            Relation::BehindRight => relative(0b0000_1000),
            Relation::BehindLeft => relative(0b0010_0000),
            Relation::AheadLeft => relative(0b1000_0000),
            Relation::UpRight => Some(0b0000_0010),
            Relation::Rightward => Some(0b0000_0100),
            Relation::DownRight => Some(0b0000_1000),
            Relation::DownLeft => Some(0b0010_0000),
            Relation::Leftward => Some(0b0100_0000),
            Relation::UpLeft => Some(0b1000_0000),
            Relation::Opposite => None,
        }
    }

    /// Clockwise from the upper right: NE, E, SE, SW, W, NW.
    fn on_hexagons(self, facing: Facing) -> Option<u16> {
        let (ahead, right) = match facing {
            Facing::Up | Facing::Down => (0b10_0001, 0b00_0010),
            Facing::Right | Facing::Left => (0b00_0010, 0b00_1100),
        };
        let (ahead_left, ahead_right) = match facing {
            Facing::Up | Facing::Down => (0b10_0000, 0b00_0001),
            Facing::Right | Facing::Left => (0b00_0001, 0b00_0100),
        };
        let half = |bits| turned(bits, 3, 6);
        let back = matches!(facing, Facing::Down | Facing::Left);
        let relative = |bits| Some(if back { half(bits) } else { bits });
        match self {
            Relation::Around | Relation::Straight => Some(0b11_1111),
            Relation::Ahead => relative(ahead),
            Relation::Behind => relative(half(ahead)),
            Relation::Left => relative(half(right)),
            Relation::Right => relative(right),
            Relation::Sideways => Some(right | half(right)),
            Relation::Above => Some(0b10_0001),
            Relation::Below => Some(0b00_1100),
            Relation::AheadLeft => relative(ahead_left),
            Relation::AheadRight => relative(ahead_right),
            Relation::BehindLeft => relative(half(ahead_right)),
            Relation::BehindRight => relative(half(ahead_left)),
            Relation::UpRight => Some(0b00_0001),
            Relation::Rightward => Some(0b00_0010),
            Relation::DownRight => Some(0b00_0100),
            Relation::DownLeft => Some(0b00_1000),
            Relation::Leftward => Some(0b01_0000),
            Relation::UpLeft => Some(0b10_0000),
            Relation::Beside
            | Relation::Diagonally
            | Relation::DiagonallyAhead
            | Relation::DiagonallyBehind
            | Relation::KnightLeap
            | Relation::Opposite => None,
        }
    }

    /// Paths lead on and back, and nobody can say which of them is ahead.
    fn on_paths(self, directions: usize) -> Option<u16> {
        let is_along = matches!(self, Relation::Around | Relation::Straight);
        (is_along && directions > 0).then(|| ((1_u32 << directions) - 1) as u16)
    }
}

fn turned(bits: u16, by: usize, of: usize) -> u16 {
    (0..of).filter(|i| bits >> i & 1 == 1).fold(0, |turned, i| turned | 1 << ((i + by) % of))
}

/// A relation that the grammar does not know stops here, when the program is built.
#[allow(long_running_const_eval)]
const _: () = {
    let mut i = 0;
    while i < Relation::ALL.len() {
        assert!(
            spelling::in_grammar(Relation::ALL[i].entry().word),
            "a relation is missing in grammar/rules.pest"
        );
        i += 1;
    }
};
