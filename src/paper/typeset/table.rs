//! Tables become chunks, a row each, with the head repeated on every page.

use std::rc::Rc;
use std::sync::Arc;

use super::TypesetError;
use super::column_widths::{column_widths, may_part, parted, plain};
use super::document::{Align, Emphasis, HeadSpan, Ruling, Run, Table, TableStyle, TableWidth, Text};
use super::flow::{Chunk, Setter, line_chunk, place, rule};
use super::fonts::{Face, Family};
use super::lines::{Shaper, Span};
use super::page::Mark;
use super::tag::{Element, Head, Role, Tag};
use crate::figure::Point;

mod lines_and_grey;

use lines_and_grey::GUTTER;
pub(crate) use lines_and_grey::is_grey;

/// What is smaller than this, over the size of the type, is fine print: it is no smaller than can be read.
const MOST_FINE: f64 = 0.75;
/// The most room below the last line of a row that is taller than it has to be, over the size of the type.
const MOST_BELOW: f64 = 0.3;
/// The rows with which a list begins on a page, and those with which it ends on one: fewer look like a mistake.
const FIRST_ROWS: usize = 4;
pub(crate) const LAST_ROWS: usize = 3;

/// Sets a table in a column of `width`.
pub(crate) fn set(setter: &Setter<'_>, table: &Table, width: f64) -> Result<Vec<Chunk>, TypesetError> {
    let n_columns = table.rows.iter().map(Vec::len).chain([table.head.len()]).max().unwrap_or(0);
    if n_columns == 0 {
        return Ok(Vec::new());
    }
    let padding = setter.size() * if table.is_tight { 0.28 } else { 0.45 };
    let gutters = GUTTER * table.across.saturating_sub(1) as f64;
    let widths = column_widths(setter, table, n_columns, width - gutters, padding)?;
    let total: f64 = widths.iter().sum::<f64>() + gutters;
    let left = if table.width == TableWidth::Full { 0.0 } else { (width - total) / 2.0 };
    let element = Element::new(Role::Table);
    let grid = Grid { setter, table, widths: &widths, left, padding, element };
    let mut chunks = Vec::new();
    let mut head = None;
    if !table.head.is_empty() {
        let chunk = grid.head()?;
        head = Some(Rc::new(grid.repeated(&chunk, width)?));
        chunks.push(chunk);
    }
    let mut rows = Vec::with_capacity(table.rows.len());
    for cells in &table.rows {
        let row = grid.element.part(Role::Row);
        rows.push(grid.row(cells, setter.look.family, |column| {
            // Without heads above, the first column says what each row is about.
            let is_head = column == 0 && table.head.is_empty();
            row.part(if is_head { Role::Head(Head::Row) } else { Role::Cell })
        })?);
    }
    raise(&mut rows, table.least_height * setter.size(), setter.size() * MOST_BELOW);
    for (number, mut chunk) in rows.into_iter().enumerate() {
        let is_last = number + 1 == table.rows.len();
        let is_grid = table.ruling == Ruling::Grid;
        if table.bands.get(number).copied().unwrap_or(is_grid && number % 2 == 1) {
            grid.grey(&mut chunk);
        }
        if is_grid {
            grid.box_in(&mut chunk);
        }
        let weight = match number + 1 {
            below if table.heavy_below == Some(below) => 0.7,
            _ if is_last => 0.3,
            _ => 0.1,
        };
        grid.rule_across(&mut chunk, weight);
        chunk.head = head.clone();
        chunk.above = if number == 0 && head.is_none() { setter.size() * 0.7 } else { 0.0 };
        // The first rows stay together, and so do the last: a single row on a page reads badly.
        let is_kept = match table.style {
            TableStyle::Sheet => number + 2 == table.rows.len(),
            TableStyle::Ledger => number + 1 < FIRST_ROWS || number + LAST_ROWS >= table.rows.len(),
        };
        chunk.keeps = if is_last { table.holds_next } else { is_kept };
        chunks.push(chunk);
    }
    Ok(chunks)
}

/// Makes rows at least so tall. The lowest ones stand in the middle of their height, and all others have their first line where those
/// have it: rows of one and of two lines are read along one line.
pub(super) fn raise(rows: &mut [Chunk], least: f64, most_below: f64) {
    let lowest = rows.iter().map(|row| row.height).fold(f64::INFINITY, f64::min);
    let above = (least - lowest) / 2.0;
    if above <= 0.0 {
        return;
    }
    for row in rows {
        row.marks.iter_mut().for_each(|mark| mark.shift(Point::new(0.0, above)));
        row.height = least.max(row.height + above + above.min(most_below));
    }
}

/// Returns the marks of what comes again, such as a head: who heard it once need not hear it on every page.
pub(crate) fn unsaid(marks: &[Mark]) -> Vec<Mark> {
    let seen = marks.iter().filter(|mark| !matches!(mark, Mark::Tag(_))).cloned();
    [Mark::Tag(Tag::Running)].into_iter().chain(seen).collect()
}

fn in_bold(run: &Run) -> Run {
    match run {
        Run::Words(words, emphasis) => Run::Words(words.clone(), Emphasis { bold: true, ..*emphasis }),
        other => other.clone(),
    }
}

/// The heads that stand beside the words above several heads, by column.
type HeadsBeside = Vec<Option<Arc<Element>>>;

/// A table whose columns have their places.
struct Grid<'a> {
    setter: &'a Setter<'a>,
    table: &'a Table,
    widths: &'a [f64],
    left: f64,
    padding: f64,
    element: Arc<Element>,
}

impl Grid<'_> {
    fn head(&self) -> Result<Chunk, TypesetError> {
        let bold: Vec<Text> = self.table.head.iter().map(|text| text.iter().map(in_bold).collect()).collect();
        let (upper, spans) = self.spans()?;
        let lower = self.element.part(Role::Row);
        let mut chunk = self.row(&bold, Family::Sans, |column| match upper.get(column) {
            Some(Some(element)) => Arc::clone(element),
            _ => lower.part(Role::Head(Head::Columns { n_columns: 1, n_rows: 1 })),
        })?;
        for mark in &mut chunk.marks {
            mark.shift(Point::new(0.0, spans.height));
        }
        chunk.height += spans.height;
        chunk.marks.splice(0..0, spans.marks);
        self.rule_across(&mut chunk, 0.3);
        chunk.marks.extend(self.strips().into_iter().map(|(from, to)| rule(0.0, from, to, 0.3)));
        chunk.above = self.setter.size() * 0.7;
        chunk.keeps = true;
        Ok(chunk)
    }

    /// Returns height and marks of the head as it comes again on another page, below words that say what goes on there.
    fn repeated(&self, head: &Chunk, width: f64) -> Result<(f64, Vec<Mark>), TypesetError> {
        let size = self.setter.size();
        let how = self.setter.breaking(Align::Left, width);
        let mut lines: Vec<Chunk> = Vec::new();
        for stretch in self.setter.stretches(&self.table.continued, Face::of(Family::Sans).bold(), size)? {
            let own = self.setter.shaper.lines(&stretch, how)?;
            lines.extend(own.into_iter().map(|line| line_chunk(line, size, 1.15)));
        }
        if lines.is_empty() {
            return Ok((head.height, unsaid(&head.marks)));
        }
        let mut marks = Vec::new();
        let top = place(&mut marks, lines, Point::new(0.0, 0.0)) + size * 0.4;
        for mark in &head.marks {
            let mut mark = mark.clone();
            mark.shift(Point::new(0.0, top));
            marks.push(mark);
        }
        Ok((top + head.height, unsaid(&marks)))
    }

    /// Sets the words above several heads, with a line below each; the heads beside them stand in the same row, and are
    /// returned by column.
    fn spans(&self) -> Result<(HeadsBeside, Chunk), TypesetError> {
        let mut chunk = Chunk::default();
        let mut drawn: Vec<(f64, f64)> = Vec::new();
        let end = |span: &HeadSpan| (span.from + span.n_columns).min(self.widths.len());
        let spans: Vec<&HeadSpan> = self.table.spans.iter().filter(|span| span.from < end(span)).collect();
        if spans.is_empty() {
            return Ok((Vec::new(), chunk));
        }
        let row = self.element.part(Role::Row);
        let head = |n_columns, n_rows| row.part(Role::Head(Head::Columns { n_columns, n_rows }));
        let mut beside = vec![None; self.widths.len()];
        let mut above = vec![None; self.widths.len()];
        for column in 0..self.widths.len() {
            let covers = |span: &&&HeadSpan| (span.from..end(span)).contains(&column);
            let (place, element) = match spans.iter().find(covers) {
                None => (&mut beside, head(1, 2)),
                Some(span) if span.from == column => (&mut above, head(end(span) - column, 1)),
                Some(_) => continue,
            };
            // Said before anything is set, so that the row has its cells from left to right.
            chunk.marks.push(Mark::Tag(Tag::Part(Arc::clone(&element))));
            place[column] = Some(element);
        }
        for span in spans {
            let own = &self.widths[span.from..end(span)];
            chunk.marks.extend(above[span.from].take().map(|element| Mark::Tag(Tag::Part(element))));
            let x = self.left_of(span.from);
            let width: f64 = own.iter().sum();
            let text: Text = span.text.iter().map(in_bold).collect();
            let lowest =
                self.cell(&mut chunk, &text, (x, width), Align::Centre, Face::of(Family::Sans).bold())?;
            chunk.height = chunk.height.max(lowest);
            drawn.push((x + self.padding, x + width - self.padding));
        }
        let y = chunk.height;
        chunk.marks.extend(drawn.into_iter().map(|(from, to)| rule(y, from, to, 0.1)));
        Ok((beside, chunk))
    }

    fn row(
        &self,
        cells: &[Text],
        family: Family,
        element: impl Fn(usize) -> Arc<Element>,
    ) -> Result<Chunk, TypesetError> {
        let size = self.setter.size();
        let mut chunk = Chunk { hint: cells.first().map(plain).unwrap_or_default(), ..Chunk::default() };
        let mut lowest = size * 1.2 + 2.0 * self.gap();
        let mut cells_set: Vec<(std::ops::Range<usize>, f64)> = Vec::new();
        for (column, width) in self.widths.iter().enumerate() {
            chunk.marks.push(Mark::Tag(Tag::Part(element(column))));
            if let Some(cell) = cells.get(column) {
                let align = match self.table.aligns.get(column).copied().unwrap_or(Align::Left) {
                    Align::Natural => Align::Left,
                    align => align,
                };
                let place = (self.left_of(column), *width);
                let first = chunk.marks.len();
                let end = self.cell(&mut chunk, cell, place, align, Face::of(family))?;
                cells_set.push((first..chunk.marks.len(), end));
                lowest = lowest.max(end);
            }
        }
        for (marks, end) in cells_set.into_iter().filter(|_| self.table.has_middle_cells) {
            let down = Point::new(0.0, (lowest - end) / 2.0);
            chunk.marks[marks].iter_mut().for_each(|mark| mark.shift(down));
        }
        chunk.height = lowest;
        Ok(chunk)
    }

    /// Sets a cell and returns where it ends, room below included.
    fn cell(
        &self,
        chunk: &mut Chunk,
        text: &Text,
        (x, width): (f64, f64),
        align: Align,
        face: Face,
    ) -> Result<f64, TypesetError> {
        let size = self.setter.size();
        // A hair of slack keeps a cell from breaking at the very width it asked for.
        let room = width - 2.0 * self.padding + 0.01;
        let how = self.setter.breaking(align, room);
        let mut set: Vec<Chunk> = Vec::new();
        for mut stretch in self.setter.stretches(text, face, size)? {
            if self.table.style == TableStyle::Ledger {
                if may_part(self.table) && self.setter.shaper.extent(&stretch)?.1 > room {
                    stretch = stretch.iter().map(parted).collect();
                }
                divide_long_words(self.setter.shaper, &mut stretch, room)?;
            }
            // Fine print may stand below a line of the usual size.
            let largest = stretch.iter().map(|span| span.size).fold(0.0, f64::max);
            let is_fine = !stretch.is_empty() && largest < size * MOST_FINE;
            let (size, leading) = if is_fine { (largest, 1.09) } else { (size, 1.2) };
            let own = self.setter.shaper.lines(&stretch, how)?;
            set.extend(own.into_iter().map(|line| line_chunk(line, size, leading)));
        }
        Ok(place(&mut chunk.marks, set, Point::new(x + self.padding, self.gap())) + self.gap())
    }

    /// Returns the room above and below the words of a row.
    fn gap(&self) -> f64 {
        match self.table.style {
            TableStyle::Sheet => self.padding * 0.7,
            // Rows of a grid are parted by their lines and their grey; spare room of a sheet goes to them.
            TableStyle::Ledger if self.table.ruling == Ruling::Grid => self.setter.size() * 0.13,
            TableStyle::Ledger => self.setter.size() * 0.45 * 0.45,
        }
    }
}

/// Divides words wider than `room` into parts that fill a line each.
///
/// The parts are separated by spaces, which vanish because the line ends there.
fn divide_long_words(shaper: &Shaper, stretch: &mut [Span], room: f64) -> Result<(), TypesetError> {
    for span in stretch {
        let (_, widest) = shaper.extent(std::slice::from_ref(span))?;
        if widest <= room {
            continue;
        }
        let mut divided = String::with_capacity(span.text.len() + 8);
        let mut part = String::new();
        for character in span.text.chars() {
            if !part.is_empty() && !character.is_whitespace() {
                let longer = format!("{part}{character}");
                if shaper.width(span.face, &longer)? * span.size > room {
                    divided.push(' ');
                    part.clear();
                }
            }
            divided.push(character);
            match character.is_whitespace() {
                true => part.clear(),
                false => part.push(character),
            }
        }
        span.text = divided;
    }
    Ok(())
}
