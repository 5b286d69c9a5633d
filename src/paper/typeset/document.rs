//! Documents: what is to be set, before anything has a place.

use crate::figure::{Figure, Size};
use speech::Language;

/// A design of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Letters with serifs, for reading: Libertinus Serif.
    Serif,
    /// Letters without serifs, for titles, labels and large print: Noto Sans.
    Sans,
    /// Letters of one width, which also cover rare signs: `DejaVu` Sans Mono.
    Mono,
    /// Arabic letters, wherever they stand among others: Noto Sans Arabic.
    Arabic,
    /// Hebrew letters among thick ones: Noto Sans Hebrew, which is carried thick only.
    Hebrew,
}

/// A document of one language on one kind of paper.
#[derive(Clone, Debug)]
pub struct Document {
    /// The title readers show in the window frame.
    pub title: String,
    /// Who answers for the contents; may be empty.
    pub author: String,
    /// The language of the words, for hyphenation and screen readers.
    pub language: Language,
    /// The day written into the file, if any.
    pub date: Option<Date>,
    /// The sheet of paper.
    pub paper: Paper,
    /// Sizes and faces.
    pub look: Look,
    /// The parts; each begins on a new page.
    pub sections: Vec<Section>,
}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// The year, such as 2026.
    pub year: u16,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, 1 to 31.
    pub day: u8,
}

/// A sheet of paper and the margins kept free on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// Width and height.
    pub size: Size,
    /// Millimetres kept free above the text; the header stands in them.
    pub top: f64,
    /// Millimetres kept free below the text; the footer stands in them.
    pub bottom: f64,
    /// Millimetres kept free on either side.
    pub sides: f64,
}

impl Paper {
    /// A4, portrait, with comfortable margins.
    pub const A4: Self = Self { size: Size::A4, top: 23.0, bottom: 19.0, sides: 22.0 };
    /// A3, portrait.
    pub const A3: Self = Self { size: Size::new(297.0, 420.0), top: 27.0, bottom: 23.0, sides: 26.0 };
    /// A2, portrait.
    pub const A2: Self = Self { size: Size::new(420.0, 594.0), top: 34.0, bottom: 28.0, sides: 28.0 };
    /// A5, portrait.
    pub const A5: Self = Self { size: Size::A5, top: 18.0, bottom: 15.0, sides: 14.0 };

    /// Returns the paper in landscape.
    pub const fn landscape(mut self) -> Self {
        self.size = self.size.landscape();
        self
    }

    /// Returns the width between the margins.
    pub const fn text_width(&self) -> f64 {
        self.size.width - 2.0 * self.sides
    }

    /// Returns the height between the margins.
    pub const fn text_height(&self) -> f64 {
        self.size.height - self.top - self.bottom
    }
}

/// Sizes and faces of a document.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Size of the running text in points.
    pub text_size: f64,
    /// From base line to base line, over the size of the text.
    pub leading: f64,
    /// The family of the running text.
    pub family: Family,
    /// How lines end.
    pub setting: Setting,
    /// What figures are multiplied by.
    pub figure_scale: f64,
    /// The size of titles of the first level, over that of the text.
    pub title_scale: f64,
    /// The size of titles of the second level, over that of the text.
    pub subtitle_scale: f64,
}

/// How the lines of a paragraph end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Both edges straight, words hyphenated.
    Justified,
    /// The right edge free, words left whole.
    Ragged,
}

impl Look {
    /// The look of ordinary sheets.
    pub const ORDINARY: Self = Self {
        text_size: 11.0,
        leading: 1.3,
        family: Family::Serif,
        setting: Setting::Justified,
        figure_scale: 1.0,
        title_scale: 2.1,
        subtitle_scale: 1.08,
    };
    /// The look of the small pages of a folded booklet.
    pub const SMALL: Self = Self { text_size: 9.3, leading: 1.24, figure_scale: 0.66, ..Self::ORDINARY };
    /// Eighteen points without serifs, for readers with low vision.
    pub const LARGE: Self = Self {
        text_size: 18.0,
        leading: 1.4,
        family: Family::Sans,
        setting: Setting::Ragged,
        figure_scale: 1.6,
        ..Self::ORDINARY
    };

    /// Returns the look with type and figures multiplied by `factor`.
    pub fn scaled(mut self, factor: f64) -> Self {
        self.text_size *= factor;
        self.figure_scale *= factor;
        self
    }
}

/// A part of a document with its own header and footer.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// The line above the text.
    pub header: Running,
    /// The line below the text.
    pub footer: Running,
    /// The contents.
    pub blocks: Vec<Block>,
    /// How far the part may be shrunk to fit a number of pages.
    pub fit: Option<Fit>,
    /// The look of the part, where it is not that of the document.
    pub look: Option<Look>,
}

/// A wish to fit a part on few pages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The wished number of pages.
    pub n_pages: usize,
    /// The smallest factor type and figures may be multiplied by.
    pub smallest: f64,
    /// The largest one, where there is room left on the pages.
    pub largest: f64,
}

/// A header or footer line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Running {
    /// At the left margin.
    pub left: Text,
    /// In the middle.
    pub centre: Text,
    /// At the right margin.
    pub right: Text,
}

/// Words in a row, with their emphasis.
pub type Text = Vec<Run>;

/// A piece of running text.
#[derive(Clone, Debug, PartialEq)]
pub enum Run {
    /// Words.
    Words(String, Emphasis),
    /// The number of the page this stands on.
    PageNumber,
    /// The number of pages of the document.
    PageCount,
    /// The number of the page that carries the bookmark of this name.
    PageOf(String),
    /// An end of line.
    Break,
}

/// How words stand out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Emphasis {
    /// Thick.
    pub bold: bool,
    /// Slanted.
    pub italic: bool,
    /// Smaller than the text around.
    pub small: bool,
    /// So small that two lines are as tall as one of the text around.
    pub fine: bool,
    /// Between small and fine: for a line below larger words.
    pub minor: bool,
    /// Letters of one width.
    pub mono: bool,
}

/// Returns plain words.
pub fn words(text: impl Into<String>) -> Text {
    vec![Run::Words(text.into(), Emphasis::default())]
}

/// A block of a document.
#[derive(Clone, Debug)]
pub enum Block {
    /// A title; level 1 is the largest.
    Heading {
        /// 1, 2 or 3.
        level: u8,
        /// The words.
        text: Text,
        /// The name in the outline of the document, if it is listed there.
        bookmark: Option<String>,
    },
    /// Running text.
    Paragraph(Paragraph),
    /// Points with a dot or a number.
    List {
        /// What stands before each point.
        marker: Marker,
        /// The points.
        items: Vec<Text>,
    },
    /// Rows and columns.
    Table(Table),
    /// Figures side by side, centred.
    Figures(Vec<Captioned>),
    /// Blocks with a figure at their right.
    Beside {
        /// The blocks.
        blocks: Vec<Block>,
        /// The figure.
        figure: Captioned,
    },
    /// Blocks that stay on one page.
    Keep(Vec<Block>),
    /// Blocks that stay on the page where what follows them begins, as titles do.
    Held(Vec<Block>),
    /// Blocks that stay on one page, inside of a frame.
    Framed(Vec<Block>),
    /// Blocks that stand below the contents of every page of their part, such as a key to its tables.
    Foot(Vec<Block>),
    /// Words upside down, such as an answer.
    Turned(Paragraph),
    /// Empty room in millimetres; none at the top of a page.
    Space(f64),
    /// Empty room that pushes what follows towards the foot of the page.
    Fill,
    /// The end of a page.
    PageBreak,
}

/// A paragraph and its edges.
#[derive(Clone, Debug, PartialEq)]
pub struct Paragraph {
    /// The words.
    pub text: Text,
    /// How lines stand between the margins.
    pub align: Align,
    /// Size over the size of the running text.
    pub scale: f64,
    /// The family, if not that of the running text.
    pub family: Option<Family>,
}

impl Paragraph {
    /// Returns a paragraph of the running text.
    pub const fn new(text: Text) -> Self {
        Self { text, align: Align::Natural, scale: 1.0, family: None }
    }

    /// Returns the paragraph with its lines in the middle.
    pub const fn centred(mut self) -> Self {
        self.align = Align::Centre;
        self
    }

    /// Returns the paragraph in larger or smaller type.
    pub const fn scaled(mut self, scale: f64) -> Self {
        self.scale = scale;
        self
    }

    /// Returns the paragraph in another family.
    pub const fn in_family(mut self, family: Family) -> Self {
        self.family = Some(family);
        self
    }
}

/// How lines stand between the margins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// As the look says: justified or ragged.
    Natural,
    /// Against the left margin.
    Left,
    /// In the middle.
    Centre,
    /// Against the right margin.
    Right,
}

/// What stands before the points of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// A dot.
    Bullet,
    /// 1., 2., 3.
    Number,
}

/// Rows and columns.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The heads of the columns, repeated on every page.
    pub head: Vec<Text>,
    /// The rows.
    pub rows: Vec<Vec<Text>>,
    /// The alignment of each column; missing ones are left.
    pub aligns: Vec<Align>,
    /// Whether the table is as wide as the text or only as wide as it must be.
    pub width: TableWidth,
    /// Words above several heads, from left to right.
    pub spans: Vec<HeadSpan>,
    /// How dense it is, and what it does with words that are too long.
    pub style: TableStyle,
    /// What stands above the heads where the table goes on on another page: what it is about; may be empty.
    pub continued: Text,
    /// Rows that are not set but take part in the widths, so that tables in a row look alike.
    pub measured: Vec<Vec<Text>>,
    /// The lines between cells.
    pub ruling: Ruling,
    /// Which rows stand on grey, where that is not every second one of a grid.
    pub bands: Vec<bool>,
    /// The least height of a row over the size of the type: room to write in by hand.
    pub least_height: f64,
    /// Whether the last row stays on the page of what follows, such as a footnote.
    pub holds_next: bool,
    /// Whether cells stand close together, for lists of many columns.
    pub is_tight: bool,
    /// Whether ordinary words are never divided, also where that makes the table too wide.
    pub has_whole_words: bool,
    /// Whether a cell of fewer lines than its row stands in the middle of it, and not at the top.
    pub has_middle_cells: bool,
    /// How many rows stand side by side in one row of the table, with room and a line between them; 0 and 1 are for one.
    pub across: usize,
    /// The number of the row that has a heavy line below, such as the last of a podium.
    pub heavy_below: Option<usize>,
}

/// The lines between the cells of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ruling {
    /// Lines between rows.
    #[default]
    Rows,
    /// Lines between rows and columns, every second row on grey: for reading from afar.
    Grid,
}

/// Words above the heads of neighbouring columns.
#[derive(Clone, Debug, PartialEq)]
pub struct HeadSpan {
    /// The first column, from 0.
    pub from: usize,
    /// How many columns.
    pub n_columns: usize,
    /// The words.
    pub text: Text,
}

/// What a table is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableStyle {
    /// A table among text: airy, and a word that is too long is an error.
    #[default]
    Sheet,
    /// Many rows of data: dense, spare room goes to the columns of text, and a word that is wider than its column is divided.
    Ledger,
}

/// How wide a table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableWidth {
    /// As wide as the text.
    #[default]
    Full,
    /// As wide as its words.
    Natural,
}

/// A figure with words below.
#[derive(Clone, Debug)]
pub struct Captioned {
    /// The drawing.
    pub figure: Figure,
    /// The words; may be empty.
    pub caption: Text,
}
