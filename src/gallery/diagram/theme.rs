//! Line widths, sizes and patterns of diagrams; legible in black and white.

use paper::figure::{Colour, Fill, Motif, Pattern, Shade};

/// How thick lines are and how pieces differ.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// Width of the lines between cells, in millimetres.
    pub line: f64,
    /// Width of the frame, in millimetres.
    pub frame: f64,
    /// Width of the outline of a piece, in millimetres.
    pub outline: f64,
    /// The diameter of a piece in cells.
    pub piece: f64,
    /// What letters and digits beside the board look like.
    pub coordinates: Coordinates,
    /// How pieces are told apart.
    pub pieces: PieceStyle,
    /// Whether the drawing has colours of its own; on screens the style sheet has them.
    pub inks: Inks,
    /// The least height of letters beside the board, in millimetres.
    pub least_label: f64,
    /// What their height is multiplied by, over the usual one beside cells of that size.
    pub label_growth: f64,
    /// Their ink.
    pub label_shade: Shade,
    /// What their height follows.
    pub labels: Labels,
}

/// What the height of letters beside the board follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Labels {
    /// The cells.
    Cells,
    /// The whole board, which a screen makes as wide as itself: letters are as large beside few cells as beside many.
    Board,
}

/// The inks of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inks {
    /// Black, white and grey.
    Black,
    /// Colours too, where they help; without them everything is still told apart by shape or tone.
    Colour,
}

/// A colour that the name of a piece or a side names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Red.
    Red,
    /// Blue.
    Blue,
}

impl Hue {
    /// Returns the colour of that name.
    pub fn of(word: &str) -> Option<Self> {
        [Self::Green, Self::Yellow, Self::Red, Self::Blue].into_iter().find(|hue| hue.class() == word)
    }

    /// Returns its class for style sheets.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Red => "red",
            Self::Blue => "blue",
        }
    }

    /// Returns its ink. A copier makes four greys of them, from light to dark: yellow, blue, green, red.
    pub const fn ink(self) -> Colour {
        Colour::of(match self {
            Self::Green => 0x2f_a8_4f,
            Self::Yellow => 0xf6_cb_3c,
            Self::Red => 0xb3_26_1e,
            Self::Blue => 0x8a_b4_f8,
        })
    }

    /// Returns the ink that is read on it.
    pub const fn contrast(self) -> Shade {
        match self {
            Self::Red => Shade::WHITE,
            Self::Green | Self::Yellow | Self::Blue => Shade::BLACK,
        }
    }
}

/// The ink of zones, on a copier as light as the grey of drawings without colours.
pub(super) const ZONE: Colour = Colour::of(0xf7_e3_a8);

/// The ink below what has won, darker than zones.
pub(super) const WON: Colour = Colour::of(0xee_bb_4d);

/// What stands beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// Nothing.
    Hidden,
    /// Letters and digits.
    Printed,
    /// Braille letters and digits, at the size fingers read.
    Braille,
}

/// How pieces are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceStyle {
    /// Discs in white, grey and black with a pattern.
    Shades,
    /// Every kind another shape and pattern, for fingers.
    Shapes,
}

impl Theme {
    /// The look of printed diagrams.
    pub const PRINT: Self = Self {
        line: 0.16,
        frame: 0.4,
        outline: 0.28,
        piece: 0.76,
        coordinates: Coordinates::Printed,
        pieces: PieceStyle::Shades,
        inks: Inks::Colour,
        least_label: 2.1,
        label_growth: 1.0,
        label_shade: Shade::DARK,
        labels: Labels::Cells,
    };
    /// The look of large print, which is grown once more on the page. Letters beside the board are black, and so large beside their
    /// cells that they can be read of two boards side by side, too, which are not grown.
    pub const LARGE: Self = Self {
        line: 0.24,
        frame: 0.6,
        outline: 0.4,
        least_label: 3.2,
        label_growth: 1.55,
        label_shade: Shade::BLACK,
        ..Self::PRINT
    };
    /// The look on screens: ten millimetres a cell, whatever the screen makes of a millimetre.
    pub const SCREEN: Self = Self {
        line: 0.24,
        frame: 0.6,
        outline: 0.4,
        piece: 0.76,
        coordinates: Coordinates::Printed,
        pieces: PieceStyle::Shades,
        inks: Inks::Black,
        least_label: 1.9,
        label_growth: 1.0,
        label_shade: Shade::DARK,
        labels: Labels::Board,
    };
    /// Thick lines and distinct shapes, for relief printing and low vision.
    pub const TACTILE: Self = Self {
        line: 0.9,
        frame: 1.6,
        outline: 1.2,
        piece: 0.7,
        coordinates: Coordinates::Braille,
        pieces: PieceStyle::Shapes,
        inks: Inks::Black,
        least_label: 1.75,
        label_growth: 1.0,
        label_shade: Shade::DARK,
        labels: Labels::Cells,
    };
}

/// What a piece looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The outline.
    pub shape: TokenShape,
    /// The inside.
    pub tone: Tone,
}

/// The outline of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TokenShape {
    /// A disc.
    Disc,
    /// A square.
    Square,
    /// A triangle standing on its base.
    Triangle,
    /// A square on its corner.
    Diamond,
    /// A plus sign with thick arms.
    Cross,
    /// A tile over cells one above the other.
    Upright,
    /// A tile over cells side by side.
    Lying,
}

impl TokenShape {
    /// The outlines of pieces that stand on one cell.
    pub const CELL: [Self; 5] = [Self::Disc, Self::Square, Self::Triangle, Self::Diamond, Self::Cross];
}

/// The inside of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tone {
    /// White.
    White,
    /// Even grey with a dot in the middle.
    Grey,
    /// Black.
    Black,
    /// Slanted lines.
    Hatched,
    /// Dots.
    Dotted,
    /// Crossed lines.
    Crossed,
}

impl Token {
    /// Returns the piece of one shape and tone.
    pub const fn new(shape: TokenShape, tone: Tone) -> Self {
        Self { shape, tone }
    }

    /// Returns the piece as fingers tell it apart: each tone has its own shape.
    pub const fn by_touch(self) -> Self {
        let shape = match self.tone {
            _ if matches!(self.shape, TokenShape::Upright | TokenShape::Lying) => self.shape,
            Tone::White => TokenShape::Disc,
            Tone::Black => TokenShape::Square,
            Tone::Grey => TokenShape::Triangle,
            Tone::Hatched => TokenShape::Diamond,
            Tone::Dotted => TokenShape::Cross,
            Tone::Crossed => TokenShape::Square,
        };
        Self { shape, tone: self.tone }
    }
}

impl Tone {
    /// Returns the ink for a piece of `diameter` millimetres.
    pub fn fill(self, diameter: f64) -> Fill {
        let pattern = |motif, weight: f64| {
            Fill::Pattern(Pattern {
                motif,
                pitch: (diameter / 5.0).max(0.5),
                weight: (diameter * weight).max(0.12),
            })
        };
        match self {
            Self::White => Fill::Solid(Shade::WHITE),
            Self::Grey => Fill::Solid(Shade::GREY),
            Self::Black => Fill::Solid(Shade::BLACK),
            Self::Hatched => pattern(Motif::Hatch, 0.05),
            Self::Dotted => pattern(Motif::Dots, 0.045),
            Self::Crossed => pattern(Motif::CrossHatch, 0.04),
        }
    }

    /// Returns the ink that is read on this tone.
    pub const fn contrast(self) -> Shade {
        match self {
            Self::Black => Shade::WHITE,
            _ => Shade::BLACK,
        }
    }
}
