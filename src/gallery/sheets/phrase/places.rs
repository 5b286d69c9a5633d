//! Where cells lie, and which way.

use super::{Axes, Compass, Place, View, Way, Whose};
use rules::game::{BySide, CellId, CellSet, Facing, Family, Set, Side, Steps};
use rules::words::Relation;

impl View<'_> {
    /// Says where cells lie that may differ for the two sides.
    pub(super) fn place_by_side(self, cells: &BySide<CellSet>) -> Place {
        let BySide([first, second]) = cells;
        if let Some(zone) = self.named_zone(cells) {
            return zone;
        }
        if first == second {
            return self.place(first);
        }
        let board = &self.game.board();
        let is_own_row = |n: u16| {
            self.sides().iter().all(|&side| cells[side] == board.own_row(self.game.sides()[side].facing, n))
        };
        let face_rows = self
            .sides()
            .iter()
            .all(|&side| matches!(self.game.sides()[side].facing, Facing::Up | Facing::Down));
        let depth = self.sides().iter().map(|&side| board.depth(self.game.sides()[side].facing)).min();
        let is_last = self.sides().iter().all(|&side| {
            let facing = self.game.sides()[side].facing;
            cells[side] == board.own_row(facing, board.depth(facing).saturating_sub(1))
        });
        // Who plays across the board would look for columns, not rows.
        if face_rows && depth > Some(1) {
            if is_last {
                return Place::LastRow;
            }
            if let Some(n) = (0..3).find(|&n| is_own_row(n)) {
                return Place::OwnRow(n + 1);
            }
        }
        match self.side {
            Some(side) => self.place(&cells[side]),
            None => Place::BySide(Box::new(
                Side::BOTH.map(|side| (self.side_name(side), self.place(&cells[side]))),
            )),
        }
    }

    /// Returns the zone of these cells, if it has a name: common to both, the mover's or the opponent's.
    fn named_zone(self, cells: &BySide<CellSet>) -> Option<Place> {
        if let Some(name) = self.name_of(&Set::Cells(cells.clone())) {
            let is_common = cells[Side::First] == cells[Side::Second];
            let whose = if is_common { Whose::Plain } else { Whose::Own };
            return Some(Place::Zone(name.clone(), whose));
        }
        let BySide([first, second]) = cells.clone();
        let name = self.name_of(&Set::Cells(BySide([second, first])))?;
        Some(Place::Zone(name.clone(), Whose::Enemy))
    }

    /// Says where cells lie: whole rows and columns by their names, others one by one.
    pub(super) fn place(self, cells: &[CellId]) -> Place {
        let board = &self.game.board();
        if let Some(lines) = self.rows_and_columns(cells) {
            return lines;
        }
        let is = |word: &str| board.region(word).is_some_and(|region| region.as_slice() == cells);
        let regions = [
            ("corners", Place::Corner),
            ("centre", Place::Centre),
            ("edge", Place::Edge),
            ("dark", Place::Dark),
            ("light", Place::Light),
            ("edges", Place::Edges),
            ("boxes", Place::Boxes),
        ];
        if cells.len() > 1
            && let Some((_, place)) = regions.into_iter().find(|(word, _)| is(word))
        {
            return place;
        }
        if self.is_shaded(cells) {
            return Place::Shaded;
        }
        Place::Cells(cells.iter().map(|&cell| self.cell_name(cell)).collect())
    }

    /// Returns whether the diagram of the start shows these cells, and no others, in a shade that can be seen.
    fn is_shaded(self, cells: &[CellId]) -> bool {
        let common = self.game.zones().iter().filter(|(_, zone)| zone[Side::First] == zone[Side::Second]);
        let mut common = common.map(|(_, zone)| zone[Side::First].as_slice());
        let is_only_one = common.next() == Some(cells) && common.next().is_none();
        let covered =
            self.game.start().iter().any(|(_, stand)| stand.iter().any(|cell| cells.contains(cell)));
        cells.len() > 6 && is_only_one && !covered
    }

    /// Names cells by the rows and columns they fill, if those are all of them.
    fn rows_and_columns(self, cells: &[CellId]) -> Option<Place> {
        let board = &self.game.board();
        let is_grid =
            matches!(board.family, Family::Square | Family::Points | Family::Rhombus | Family::Pits);
        if !is_grid || cells.is_empty() || cells.len() == board.n_cells() {
            return None;
        }
        let holds = |line: &CellSet| line.len() > 1 && line.iter().all(|cell| cells.contains(cell));
        let rows: Vec<u16> = (0..board.rows).filter(|&row| holds(&board.row_cells(row..=row))).collect();
        let columns: Vec<u16> =
            (0..board.columns).filter(|&column| holds(&board.column_cells(column..=column))).collect();
        let mut places: Vec<Place> = Vec::new();
        for (first, last) in runs(&rows) {
            places.push(match first == last {
                true => Place::Row(first + 1),
                false => Place::Rows(first + 1, last + 1),
            });
        }
        let in_rows = |cell: &CellId| rows.contains(&board.cells()[usize::from(*cell)].row);
        if !cells.iter().all(in_rows) {
            for (first, last) in runs(&columns) {
                let letter = |column: u16| {
                    let cells = board.column_cells(column..=column);
                    let name = cells.first().map(|&cell| board.name(cell)).unwrap_or_default();
                    name.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned()
                };
                places.push(match first == last {
                    true => Place::Column(letter(first)),
                    false => Place::Columns(letter(first), letter(last)),
                });
            }
            let in_columns = |cell: &CellId| columns.contains(&board.cells()[usize::from(*cell)].column);
            if !cells.iter().all(|cell| in_rows(cell) || in_columns(cell)) {
                return None;
            }
        }
        match places.len() {
            0 => None,
            1 => places.pop(),
            2 | 3 => Some(Place::Union(places)),
            _ => None,
        }
    }

    /// Says which way the steps go.
    pub(super) fn way(self, steps: &BySide<Steps>) -> Way {
        let board = &self.game.board();
        if self.sides().iter().any(|&side| steps[side] == Steps::Links) {
            return if board.diagonals_touch { Way::Around } else { Way::Beside };
        }
        let means = |relation: Relation| {
            self.sides()
                .iter()
                .all(|&side| relation.steps(board, self.game.sides()[side].facing) == Some(steps[side]))
        };
        let is_square = matches!(board.family, Family::Square | Family::Points);
        if !is_square && means(Relation::Around) {
            return Way::Beside;
        }
        let n_ways = match steps[self.sides()[0]] {
            Steps::Toward(bits) => bits.count_ones(),
            Steps::Links => 0,
        };
        // What lies the same way for both sides is said as on the wall.
        let is_fixed = self.side.is_none() && steps[Side::First] == steps[Side::Second];
        let fixed = [Relation::Above, Relation::Below].into_iter().filter(|_| is_fixed && n_ways == 1);
        let mut known = Relation::ALL.to_vec();
        known.sort_by_key(|relation| said(*relation, n_ways).0);
        if let Some(relation) = fixed.chain(known).find(|relation| means(*relation)) {
            return said(relation, n_ways).1;
        }
        match self.side {
            Some(side) => self.compass(steps[side]),
            None if steps[Side::First] == steps[Side::Second] => self.compass(steps[Side::First]),
            None => {
                Way::BySide(Box::new(Side::BOTH.map(|side| (self.side_name(side), self.of(side).way(steps)))))
            }
        }
    }

    /// Says directions as on the wall.
    fn compass(self, steps: Steps) -> Way {
        let Steps::Toward(bits) = steps else { return Way::Beside };
        let square = [
            Compass::Up,
            Compass::UpRight,
            Compass::Right,
            Compass::DownRight,
            Compass::Down,
            Compass::DownLeft,
            Compass::Left,
            Compass::UpLeft,
        ];
        let hexagons = [
            Compass::UpRight,
            Compass::Right,
            Compass::DownRight,
            Compass::DownLeft,
            Compass::Left,
            Compass::UpLeft,
        ];
        let names: &[Compass] = match self.game.board().family {
            Family::Square | Family::Points => &square,
            Family::Hexagon | Family::Rhombus => &hexagons,
            Family::Boxes | Family::Pits | Family::Graph => return Way::Beside,
        };
        let mut found: Vec<Compass> = (0..16_usize)
            .filter(|bit| bits >> bit & 1 == 1)
            .map(|bit| names.get(bit).copied().unwrap_or(Compass::Leap))
            .collect();
        found.dedup();
        Way::Compass(found)
    }

    /// Says along which lines of the board steps go.
    pub(super) fn axes_of(self, steps: &BySide<Steps>) -> Axes {
        let [first, ..] = self.sides() else { return Axes::Every };
        match self.sides() {
            [one, other] if steps[*one] != steps[*other] => {
                let [a, b] = [*one, *other].map(|side| self.axes_for(steps[side]));
                if a == b {
                    return a;
                }
                Axes::BySide(Box::new([(self.side_name(*one), a), (self.side_name(*other), b)]))
            }
            _ => self.axes_for(steps[*first]),
        }
    }

    fn axes_for(self, steps: Steps) -> Axes {
        let (Steps::Toward(bits), Family::Square | Family::Points) = (steps, self.game.board().family) else {
            return Axes::Every;
        };
        let along = |mask: u16| bits & mask != 0;
        match (along(0b0001_0001), along(0b0100_0100), along(0b1010_1010)) {
            (true, true, false) => Axes::Straight,
            (true, false, false) => Axes::Vertical,
            (false, true, false) => Axes::Horizontal,
            (false, false, true) => Axes::Diagonal,
            _ => Axes::Every,
        }
    }
}

/// Returns the unbroken runs of ascending numbers.
fn runs(numbers: &[u16]) -> Vec<(u16, u16)> {
    let mut runs: Vec<(u16, u16)> = Vec::new();
    for &n in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == n => *last = n,
            _ => runs.push((n, n)),
        }
    }
    runs
}

/// Says what a relation of so many ways is called, and which is tried before which.
fn said(relation: Relation, n_ways: u32) -> (u8, Way) {
    let either = |one, two| if n_ways > 1 { two } else { one };
    match relation {
        Relation::Around => (0, Way::Around),
        Relation::Straight => (1, Way::Straight),
        Relation::Diagonally => (2, Way::Diagonally),
        Relation::Ahead => (3, either(Way::Ahead, Way::AheadEither)),
        Relation::DiagonallyAhead => (4, Way::DiagonallyAhead),
        Relation::Behind => (5, either(Way::Behind, Way::BehindEither)),
        Relation::DiagonallyBehind => (6, Way::DiagonallyBehind),
        Relation::Sideways => (7, Way::Sideways),
        Relation::Left => (8, Way::Left),
        Relation::Right => (9, Way::Right),
        Relation::KnightLeap => (10, Way::KnightLeap),
        Relation::Above => (11, Way::Above),
        Relation::Below => (12, Way::Below),
        Relation::Beside => (13, Way::Beside),
        Relation::AheadLeft => (14, Way::AheadLeft),
        Relation::AheadRight => (15, Way::AheadRight),
        Relation::BehindLeft => (16, Way::BehindLeft),
        Relation::BehindRight => (17, Way::BehindRight),
        Relation::Leftward => (18, Way::Compass(vec![Compass::Left])),
        Relation::Rightward => (19, Way::Compass(vec![Compass::Right])),
        Relation::UpLeft => (20, Way::Compass(vec![Compass::UpLeft])),
        Relation::UpRight => (21, Way::Compass(vec![Compass::UpRight])),
        Relation::DownLeft => (22, Way::Compass(vec![Compass::DownLeft])),
        Relation::DownRight => (23, Way::Compass(vec![Compass::DownRight])),
        Relation::Opposite => (24, Way::Opposite),
    }
}
