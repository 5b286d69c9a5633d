//! The builders of the families of boards.

use std::collections::BTreeMap;

use super::board::{Board, Cell, CellId, CellSet, Direction, Family, LARGEST_BOARD};

/// Why a board cannot be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// It would have no cell.
    NoCells,
    /// It would have more cells than the engine can hold.
    TooLarge,
    /// It would need a column after `z`.
    TooWide,
    /// A path names a point that is not there.
    UnknownPoint(String),
    /// Two points have one name.
    RepeatedPoint(String),
    /// The paths cross in more directions than the engine can hold.
    TooManyPaths,
}

/// Points and the paths that join them, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Graph {
    /// Names and places.
    pub points: Vec<(String, f64, f64)>,
    /// Points joined one to the next.
    pub paths: Vec<Vec<String>>,
}

/// One step in each of the eight compass directions, clockwise from north, then the eight leaps of a knight.
const COMPASS: [(i32, i32); 16] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

impl Board {
    /// Builds squares or intersections in columns and rows.
    pub fn square(
        family: Family,
        columns: u32,
        rows: u32,
        diagonals_touch: bool,
    ) -> Result<Board, BoardError> {
        let (columns, rows) = size(columns, rows)?;
        let cells = grid(columns, rows, |column, row| (f64::from(column), f64::from(row)));
        let links = if diagonals_touch { &COMPASS[..8] } else { &[(0, 1), (1, 0), (0, -1), (-1, 0)] };
        let mut board = Board::from_steps(family, (columns, rows), cells, &COMPASS, links);
        board.diagonals_touch = diagonals_touch;
        board.add_square_regions();
        Ok(board)
    }

    /// Builds a rhombus of hexagons.
    pub fn rhombus(columns: u32, rows: u32) -> Result<Board, BoardError> {
        let (columns, rows) = size(columns, rows)?;
        let height = f64::sqrt(0.75);
        let place = |column, row| (f64::from(column) + f64::from(row) / 2.0, f64::from(row) * height);
        let cells = grid(columns, rows, place);
        let steps = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];
        let mut board = Board::from_steps(Family::Rhombus, (columns, rows), cells, &steps, &steps);
        board.add_square_regions();
        Ok(board)
    }

    /// Builds a hexagon of hexagons with so many cells a side.
    pub fn hexagon(side: u32) -> Result<Board, BoardError> {
        if side == 0 {
            return Err(BoardError::NoCells);
        }
        if side > 13 {
            return Err(BoardError::TooLarge);
        }
        let side = side as i32;
        let rows = 2 * side - 1;
        let height = f64::sqrt(0.75);
        let mut cells = Vec::new();
        let mut at = BTreeMap::new();
        for row in 0..rows {
            let width = rows - (row - (side - 1)).abs();
            for column in 0..width {
                // Slanted coordinates, in which the six neighbours have the same offsets everywhere.
                let slanted = column - (row.min(side - 1));
                at.insert((slanted, row), cells.len() as CellId);
                let x = f64::from(column) + f64::from(rows - width) / 2.0;
                let name = cell_name(column as u16, row as u16);
                cells.push(Cell {
                    name,
                    x,
                    y: f64::from(row) * height,
                    column: column as u16,
                    row: row as u16,
                });
            }
        }
        let steps = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];
        let places: Vec<_> = {
            let mut places: Vec<_> = at.iter().map(|(place, id)| (*id, *place)).collect();
            places.sort_unstable();
            places.into_iter().map(|(_, place)| place).collect()
        };
        let (directions, links) = directions(&places, |place| at.get(&place).copied(), &steps, &steps);
        let mut board = Board::new(Family::Hexagon, (side as u16, rows as u16), cells, directions, links);
        let edge = board.cells_where(|board, id| board.links(id).len() < 6);
        let corners = board.cells_where(|board, id| board.links(id).len() == 3);
        board.regions.insert("edge".into(), edge);
        board.regions.insert("corners".into(), corners);
        board.regions.insert("centre".into(), vec![((board.n_cells() - 1) / 2) as CellId]);
        board.add_top_and_bottom();
        Ok(board)
    }

    /// Builds boxes with their edges. An edge is named by the dots it joins, a box by its lower left and upper right dot.
    pub fn boxes(columns: u32, rows: u32) -> Result<Board, BoardError> {
        let (columns, rows) = size(columns, rows)?;
        let n_cells = 3 * usize::from(columns) * usize::from(rows) + usize::from(columns) + usize::from(rows);
        if n_cells > LARGEST_BOARD {
            return Err(BoardError::TooLarge);
        }
        let mut cells = Vec::new();
        let mut add = |kind: (u16, u16), column: u16, row: u16| {
            let name = cell_name(column, row) + &cell_name(column + kind.0, row + kind.1);
            let (x, y) =
                (f64::from(column) + f64::from(kind.0) / 2.0, f64::from(row) + f64::from(kind.1) / 2.0);
            cells.push(Cell { name, x, y, column, row });
        };
        for row in 0..=rows {
            (0..columns).for_each(|column| add((1, 0), column, row));
            if row < rows {
                (0..=columns).for_each(|column| add((0, 1), column, row));
            }
        }
        let n_edges = {
            for row in 0..rows {
                (0..columns).for_each(|column| add((1, 1), column, row));
            }
            cells.len() - usize::from(columns) * usize::from(rows)
        };
        let mut links = vec![Vec::new(); cells.len()];
        for b in n_edges..cells.len() {
            for e in 0..n_edges {
                let (dx, dy) = (cells[b].x - cells[e].x, cells[b].y - cells[e].y);
                if (dx.abs() + dy.abs() - 0.5).abs() < 0.01 {
                    links[b].push(e as CellId);
                    links[e].push(b as CellId);
                }
            }
        }
        let mut board = Board::new(Family::Boxes, (columns, rows), cells, Vec::new(), links);
        let edges = (0..n_edges as CellId).collect();
        let boxes = (n_edges as CellId..board.n_cells() as CellId).collect();
        board.regions.insert("edges".into(), edges);
        board.regions.insert("boxes".into(), boxes);
        Ok(board)
    }

    /// Builds pits in rows; sowing runs along the lowest row to the right and back along the row above it.
    pub fn pits(columns: u32, rows: u32) -> Result<Board, BoardError> {
        let (columns, rows) = size(columns, rows)?;
        if usize::from(columns) * usize::from(rows) > 32 {
            return Err(BoardError::TooLarge);
        }
        let cells = grid(columns, rows, |column, row| (f64::from(column), f64::from(row)));
        let mut board = Board::from_steps(Family::Pits, (columns, rows), cells, &[], &[(1, 0), (-1, 0)]);
        // One direction leads across, there and back.
        let across = board.cells.iter().map(|cell| Some((rows - 1 - cell.row) * columns + cell.column));
        board.directions = vec![Direction { to: across.collect(), opposite: 0 }];
        for row in 0..rows {
            let cells = board.row_cells(row..=row);
            if row % 2 == 0 { board.track.extend(cells) } else { board.track.extend(cells.into_iter().rev()) }
        }
        Ok(board)
    }

    /// Takes cells out of a board, so that lines end there; the others keep their names and places.
    pub fn without(&self, holes: &[CellId]) -> Result<Board, BoardError> {
        let kept: Vec<CellId> = self.cells_where(|_, id| !holes.contains(&id));
        if kept.is_empty() {
            return Err(BoardError::NoCells);
        }
        let mut number = vec![None; self.n_cells()];
        kept.iter().enumerate().for_each(|(new, &old)| number[usize::from(old)] = Some(new as CellId));
        let renumbered = |cells: &[CellId]| -> CellSet {
            cells.iter().filter_map(|&cell| number[usize::from(cell)]).collect()
        };
        let cells: Vec<Cell> = kept.iter().map(|&cell| self.cells[usize::from(cell)].clone()).collect();
        let directions = self.directions.iter().map(|direction| Direction {
            to: kept
                .iter()
                .map(|&cell| direction.to[usize::from(cell)].and_then(|to| number[usize::from(to)]))
                .collect(),
            opposite: direction.opposite,
        });
        let links = kept.iter().map(|&cell| renumbered(self.links(cell)));
        let mut board =
            Board::new(self.family, (self.columns, self.rows), cells, directions.collect(), links.collect());
        board.diagonals_touch = self.diagonals_touch;
        board.regions = self.regions.iter().map(|(name, cells)| (name.clone(), renumbered(cells))).collect();
        board.track = renumbered(&self.track);
        Ok(board)
    }

    /// Returns the sides of the board, each without the corners: six of a hexagon, four of a square or a rhombus.
    pub fn sides(&self) -> Option<Vec<CellSet>> {
        let corners = self.region("corners")?;
        let edge = self.region("edge")?;
        let cell = |id: CellId| &self.cells[usize::from(id)];
        let (last_row, last_column) = (self.rows.checked_sub(1)?, self.columns.checked_sub(1)?);
        let side_of = |id: CellId| -> usize {
            let Cell { column, row, .. } = *cell(id);
            match self.family {
                // From the bottom anticlockwise; the rows above the middle belong to the upper sides.
                Family::Hexagon => match (row == 0, row == last_row, column == 0, row < self.columns) {
                    (true, ..) => 0,
                    (_, true, ..) => 3,
                    (_, _, true, true) => 5,
                    (_, _, true, false) => 4,
                    (_, _, false, true) => 1,
                    (_, _, false, false) => 2,
                },
                _ => match (row == 0, column == last_column, row == last_row) {
                    (true, ..) => 0,
                    (_, true, _) => 1,
                    (_, _, true) => 2,
                    _ => 3,
                },
            }
        };
        let n_sides = if self.family == Family::Hexagon { 6 } else { 4 };
        let mut sides = vec![CellSet::new(); n_sides];
        for &id in edge.iter().filter(|id| !corners.contains(id)) {
            sides[side_of(id)].push(id);
        }
        Some(sides)
    }

    /// Builds points joined by paths.
    pub fn graph(graph: &Graph) -> Result<Board, BoardError> {
        if graph.points.is_empty() {
            return Err(BoardError::NoCells);
        }
        if graph.points.len() > LARGEST_BOARD {
            return Err(BoardError::TooLarge);
        }
        let cells: Vec<_> = graph
            .points
            .iter()
            .map(|(name, x, y)| Cell { name: name.clone(), x: *x, y: *y, column: 0, row: 0 })
            .collect();
        let mut links = vec![Vec::new(); cells.len()];
        let mut board = Board::new(Family::Graph, (0, 0), cells, Vec::new(), Vec::new());
        if board.names.len() < graph.points.len() {
            let twice = graph.points.iter().enumerate().find(|(i, p)| board.cell(&p.0) != Some(*i as CellId));
            return Err(BoardError::RepeatedPoint(twice.map(|(_, p)| p.0.clone()).unwrap_or_default()));
        }
        // Paths share a direction as long as they do not meet, so that lines and slides follow the paths.
        let mut forward: Vec<Vec<Option<CellId>>> = Vec::new();
        for path in &graph.paths {
            let ids: Result<Vec<_>, _> = path
                .iter()
                .map(|name| board.cell(name).ok_or(BoardError::UnknownPoint(name.clone())))
                .collect();
            let ids = ids?;
            for pair in ids.windows(2) {
                for (from, to) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                    if !links[usize::from(from)].contains(&to) {
                        links[usize::from(from)].push(to);
                    }
                }
            }
            let places = board.places_on_path(&ids);
            let n_places = board.n_places();
            if n_places > LARGEST_BOARD {
                return Err(BoardError::TooLarge);
            }
            forward.iter_mut().for_each(|slot| slot.resize(n_places, None));
            let free = |slot: &Vec<Option<CellId>>| {
                ids.iter().all(|&id| slot[usize::from(id)].is_none() && !slot.contains(&Some(id)))
            };
            if forward.len() > 8 {
                return Err(BoardError::TooManyPaths);
            }
            let slot = forward.iter().position(free).unwrap_or_else(|| {
                forward.push(vec![None; n_places]);
                forward.len() - 1
            });
            for pair in places.windows(2) {
                forward[slot][usize::from(pair[0])] = Some(pair[1]);
            }
        }
        if forward.len() > 8 {
            return Err(BoardError::TooManyPaths);
        }
        for (slot, to) in forward.iter().enumerate() {
            let mut back = vec![None; board.n_places()];
            for (from, to) in to.iter().enumerate() {
                if let Some(to) = to {
                    back[usize::from(*to)] = Some(from as CellId);
                }
            }
            board.directions.push(Direction { to: to.clone(), opposite: 2 * slot + 1 });
            board.directions.push(Direction { to: back, opposite: 2 * slot });
        }
        links.iter_mut().for_each(|list| list.sort_unstable());
        board.links = links;
        Ok(board)
    }

    /// Returns the places a path goes through: a cell, and where it comes to a cell again a place of its own. A path that
    /// ends where it began is closed.
    fn places_on_path(&mut self, ids: &[CellId]) -> Vec<CellId> {
        let mut places = Vec::with_capacity(ids.len());
        for (i, &id) in ids.iter().enumerate() {
            let closes = i > 0 && i + 1 == ids.len() && id == ids[0];
            if closes || !ids[..i].contains(&id) {
                places.push(id);
            } else {
                places.push(self.n_places() as CellId);
                self.revisits.push(id);
            }
        }
        places
    }

    fn from_steps(
        family: Family,
        (columns, rows): (u16, u16),
        cells: Vec<Cell>,
        steps: &[(i32, i32)],
        links: &[(i32, i32)],
    ) -> Board {
        let places: Vec<_> = cells.iter().map(|cell| (i32::from(cell.column), i32::from(cell.row))).collect();
        let id_of = |(column, row): (i32, i32)| {
            let inside = (0..i32::from(columns)).contains(&column) && (0..i32::from(rows)).contains(&row);
            inside.then(|| (row * i32::from(columns) + column) as CellId)
        };
        let (directions, links) = directions(&places, id_of, steps, links);
        Board::new(family, (columns, rows), cells, directions, links)
    }

    fn new(
        family: Family,
        (columns, rows): (u16, u16),
        cells: Vec<Cell>,
        directions: Vec<Direction>,
        links: Vec<Vec<CellId>>,
    ) -> Board {
        let names =
            cells.iter().enumerate().rev().map(|(i, cell)| (cell.name.clone(), i as CellId)).collect();
        let (revisits, track, regions) = (Vec::new(), Vec::new(), BTreeMap::new());
        Board {
            family,
            columns,
            rows,
            diagonals_touch: false,
            cells,
            directions,
            links,
            revisits,
            track,
            regions,
            names,
        }
    }

    fn cells_where(&self, keep: impl Fn(&Board, CellId) -> bool) -> CellSet {
        (0..self.n_cells() as CellId).filter(|&id| keep(self, id)).collect()
    }

    fn add_top_and_bottom(&mut self) {
        let last = self.rows - 1;
        self.regions.insert("top".into(), self.row_cells(last..=last));
        self.regions.insert("bottom".into(), self.row_cells(0..=0));
    }

    fn add_square_regions(&mut self) {
        let (columns, rows) = (self.columns, self.rows);
        let middle = |n: u16, i: u16| 2 * i == n - 1 || 2 * i == n || 2 * (i + 1) == n;
        let at_edge = |n: u16, i: u16| i == 0 || i == n - 1;
        let place = |board: &Board, id: CellId| {
            let cell = &board.cells[usize::from(id)];
            (cell.column, cell.row)
        };
        type IsInside<'a> = &'a dyn Fn((u16, u16)) -> bool;
        let regions: [(&str, IsInside); 5] = [
            ("edge", &|(c, r)| at_edge(columns, c) || at_edge(rows, r)),
            ("corners", &|(c, r)| at_edge(columns, c) && at_edge(rows, r)),
            ("centre", &|(c, r)| middle(columns, c) && middle(rows, r)),
            ("dark", &|(c, r)| (c + r) % 2 == 0),
            ("light", &|(c, r)| (c + r) % 2 == 1),
        ];
        for (name, keep) in regions {
            let cells = self.cells_where(|board, id| keep(place(board, id)));
            self.regions.insert(name.into(), cells);
        }
        self.add_top_and_bottom();
    }
}

fn size(columns: u32, rows: u32) -> Result<(u16, u16), BoardError> {
    if columns == 0 || rows == 0 {
        return Err(BoardError::NoCells);
    }
    if u64::from(columns) * u64::from(rows) > LARGEST_BOARD as u64 {
        return Err(BoardError::TooLarge);
    }
    if columns > 26 {
        return Err(BoardError::TooWide);
    }
    Ok((columns as u16, rows as u16))
}

fn grid(columns: u16, rows: u16, place: impl Fn(u16, u16) -> (f64, f64)) -> Vec<Cell> {
    let mut cells = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let (x, y) = place(column, row);
            cells.push(Cell { name: cell_name(column, row), x, y, column, row });
        }
    }
    cells
}

fn cell_name(column: u16, row: u16) -> String {
    format!("{}{}", char::from(b'a' + (column % 26) as u8), row + 1)
}

fn directions(
    places: &[(i32, i32)],
    id_of: impl Fn((i32, i32)) -> Option<CellId>,
    steps: &[(i32, i32)],
    links: &[(i32, i32)],
) -> (Vec<Direction>, Vec<Vec<CellId>>) {
    let from = |(x, y): (i32, i32), (dx, dy): (i32, i32)| id_of((x + dx, y + dy));
    let directions = steps
        .iter()
        .map(|&step| {
            let opposite = steps.iter().position(|&other| other == (-step.0, -step.1)).unwrap_or(0);
            Direction { to: places.iter().map(|&place| from(place, step)).collect(), opposite }
        })
        .collect();
    let links = places
        .iter()
        .map(|&place| {
            let mut list: Vec<_> = links.iter().filter_map(|&step| from(place, step)).collect();
            list.sort_unstable();
            list
        })
        .collect();
    (directions, links)
}
