//! Tests of the rows and columns of tables.

use std::rc::Rc;

use super::column_widths::part_held;
use super::flow::{Chunk, rule};
use super::paginate::by_rows;
use super::table::raise;

#[test]
fn rows_of_one_line_and_of_two_have_their_first_line_at_one_height() {
    let row = |height: f64| Chunk { height, marks: vec![rule(1.0, 0.0, 10.0, 0.1)], ..Chunk::default() };
    let mut rows = vec![row(4.0), row(8.0)];
    raise(&mut rows, 6.0, 0.5);
    let first_lines: Vec<f64> = rows.iter().map(|row| row.marks[0].bounds().min.y).collect();
    assert!((first_lines[0] - first_lines[1]).abs() < 1e-9, "{first_lines:?}");
    assert_eq!(rows.iter().map(|row| row.height).collect::<Vec<_>>(), [6.0, 9.5]);
    // What is tall enough stays as it is.
    let mut rows = vec![row(7.0), row(8.0)];
    raise(&mut rows, 6.0, 0.5);
    assert_eq!(rows.iter().map(|row| row.height).collect::<Vec<_>>(), [7.0, 8.0]);
}

#[test]
fn names_part_before_a_word_is_divided_and_no_more_of_them_than_must() {
    let mut needed = [30.0, 40.0, 20.0];
    part_held(&mut needed, &[0.0, 15.0, 5.0], 80.0);
    assert_eq!(needed, [30.0, 25.0, 20.0]);
    let mut needed = [30.0, 40.0, 20.0];
    part_held(&mut needed, &[0.0, 15.0, 5.0], 90.0);
    assert_eq!(needed, [30.0, 40.0, 20.0]);
}

#[test]
fn a_total_stands_with_the_last_rows_where_a_table_is_divided() {
    let row = |height: f64| Chunk { height, head: Some(Rc::new((2.0, Vec::new()))), ..Chunk::default() };
    let rows = |last: f64| [5.0, 5.0, 5.0, 5.0, last].map(row).to_vec();
    let n_rows = |parts: Vec<Vec<Chunk>>| parts.iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(n_rows(by_rows(rows(5.0), 100.0)), [1, 1, 3]);
    // What is below the total goes with it, and takes as many rows along as there is room for.
    let with_chart = |height: f64| [rows(5.0), vec![Chunk { height, ..Chunk::default() }]].concat();
    assert_eq!(n_rows(by_rows(with_chart(80.0), 100.0)), [1, 1, 4]);
    assert_eq!(n_rows(by_rows(with_chart(85.0), 100.0)), [1, 1, 1, 3]);
    assert_eq!(n_rows(by_rows(with_chart(92.0), 100.0)), [1, 1, 1, 1, 2]);
}
