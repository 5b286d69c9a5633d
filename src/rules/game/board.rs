//! The board: cells, their names and places, and how they lie to each other.

use std::collections::BTreeMap;

/// The number of a cell.
pub type CellId = u16;

/// Cells in ascending order.
pub type CellSet = Vec<CellId>;

/// No board may have more cells; the engine's bitsets end there.
pub const LARGEST_BOARD: usize = 512;

/// The families of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Squares in rows and columns.
    Square,
    /// Intersections of lines.
    Points,
    /// A hexagon of hexagons.
    Hexagon,
    /// A rhombus of hexagons.
    Rhombus,
    /// Dots, the edges between them and the boxes they close.
    Boxes,
    /// Pits that hold seeds.
    Pits,
    /// Points joined by given lines.
    Graph,
}

impl Family {
    /// Returns the word that files write before a size; empty where a board has none.
    pub fn word(self) -> &'static str {
        match self {
            Family::Square => "square",
            Family::Points => "points",
            Family::Hexagon => "hexagon",
            Family::Rhombus => "rhombus",
            Family::Boxes => "boxes",
            Family::Pits => "pits",
            Family::Graph => "",
        }
    }
}

/// Which way is ahead for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// Towards higher rows.
    Up,
    /// Towards later columns.
    Right,
    /// Towards lower rows.
    Down,
    /// Towards earlier columns.
    Left,
}

impl Facing {
    /// Returns the quarter turns from [`Facing::Up`], clockwise.
    pub fn quarters(self) -> usize {
        self as usize
    }
}

/// A place on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Its name, such as `c4`.
    pub name: String,
    /// Where it is drawn, to the right, in steps between neighbours.
    pub x: f64,
    /// Where it is drawn, upwards.
    pub y: f64,
    /// Its column, from 0.
    pub column: u16,
    /// Its row, from 0.
    pub row: u16,
}

/// A direction: where it leads from each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Direction {
    /// The place one step on, if there is one. Places are the cells, and after them the [`Board::revisits`].
    pub to: Vec<Option<CellId>>,
    /// The number of the opposite direction.
    pub opposite: usize,
}

/// A board.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its family.
    pub family: Family,
    /// How many columns (or the side of a hexagon).
    pub columns: u16,
    /// How many rows.
    pub rows: u16,
    /// Whether diagonal neighbours count as neighbours.
    pub diagonals_touch: bool,
    pub(super) cells: Vec<Cell>,
    pub(super) directions: Vec<Direction>,
    pub(super) links: Vec<Vec<CellId>>,
    pub(super) revisits: Vec<CellId>,
    pub(super) track: Vec<CellId>,
    pub(super) regions: BTreeMap<String, CellSet>,
    pub(super) names: BTreeMap<String, CellId>,
}

impl Board {
    /// Returns the cells.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns how many cells there are.
    pub fn n_cells(&self) -> usize {
        self.cells.len()
    }

    /// Returns the name of a cell.
    pub fn name(&self, cell: CellId) -> &str {
        &self.cells[usize::from(cell)].name
    }

    /// Returns the cell of that name.
    pub fn cell(&self, name: &str) -> Option<CellId> {
        self.names.get(name).copied()
    }

    /// Returns the directions.
    pub fn directions(&self) -> &[Direction] {
        &self.directions
    }

    /// Returns the cells that paths come to again, once for each time: places of their own, numbered after the cells, so
    /// that a path goes on as it was written and not as it did the first time.
    pub fn revisits(&self) -> &[CellId] {
        &self.revisits
    }

    /// Returns how many places directions lead between: the cells, and where paths come to a cell again.
    pub fn n_places(&self) -> usize {
        self.cells.len() + self.revisits.len()
    }

    /// Returns the cell of a place.
    pub fn cell_at(&self, place: CellId) -> CellId {
        let again = usize::from(place).checked_sub(self.cells.len());
        again.and_then(|index| self.revisits.get(index)).copied().unwrap_or(place)
    }

    /// Returns the neighbours of a cell.
    pub fn links(&self, cell: CellId) -> &[CellId] {
        &self.links[usize::from(cell)]
    }

    /// Returns the pits in the order of sowing; empty on other boards.
    pub fn track(&self) -> &[CellId] {
        &self.track
    }

    /// Returns the cells of a named part of the board, such as `corners`.
    pub fn region(&self, name: &str) -> Option<&CellSet> {
        self.regions.get(name)
    }

    /// Returns the names of the parts of the board.
    pub fn region_names(&self) -> impl Iterator<Item = &str> {
        self.regions.keys().map(String::as_str)
    }

    /// Returns the cells of some rows, counted from 0.
    pub fn row_cells(&self, rows: std::ops::RangeInclusive<u16>) -> CellSet {
        self.ids().filter(|&id| rows.contains(&self.cells[usize::from(id)].row)).collect()
    }

    /// Returns the cells of some columns, counted from 0.
    pub fn column_cells(&self, columns: std::ops::RangeInclusive<u16>) -> CellSet {
        self.ids().filter(|&id| columns.contains(&self.cells[usize::from(id)].column)).collect()
    }

    /// Returns the row that a side counts as its own `n`-th, from 0.
    pub fn own_row(&self, facing: Facing, n: u16) -> CellSet {
        let back = |count: u16| count.checked_sub(n + 1);
        match facing {
            Facing::Up => self.row_cells(n..=n),
            Facing::Right => self.column_cells(n..=n),
            Facing::Down => back(self.rows).map_or_else(Vec::new, |row| self.row_cells(row..=row)),
            Facing::Left => {
                back(self.columns).map_or_else(Vec::new, |column| self.column_cells(column..=column))
            }
        }
    }

    /// Returns how many rows a side sees before it.
    pub fn depth(&self, facing: Facing) -> u16 {
        match facing {
            Facing::Up | Facing::Down => self.rows,
            Facing::Left | Facing::Right => self.columns,
        }
    }

    /// Returns where the cells of a square part go in a quarter turn, its upper left corner first; `None` if it is no square,
    /// or the board has none.
    pub fn quarter_turn(&self, cells: &[CellId], to_left: bool) -> Option<Vec<(CellId, CellId)>> {
        let place =
            |cell: &CellId| (self.cells[usize::from(*cell)].column, self.cells[usize::from(*cell)].row);
        let (column, row) = cells.iter().map(place).reduce(|a, b| (a.0.min(b.0), a.1.min(b.1)))?;
        let side = (2..=self.columns.min(self.rows)).find(|n| usize::from(n * n) == cells.len())?;
        let at = |x: u16, y: u16| cells.iter().copied().find(|cell| place(cell) == (column + x, row + y));
        let is_square = matches!(self.family, Family::Square | Family::Points);
        let places = (0..side).rev().flat_map(|y| (0..side).map(move |x| (x, y)));
        let goes = |(x, y): (u16, u16)| {
            let (to_x, to_y) = if to_left { (side - 1 - y, x) } else { (y, side - 1 - x) };
            Some((at(x, y)?, at(to_x, to_y)?))
        };
        places.map(goes).collect::<Option<Vec<_>>>().filter(|_| is_square)
    }

    fn ids(&self) -> impl Iterator<Item = CellId> {
        0..CellId::try_from(self.cells.len()).unwrap_or(0)
    }
}
