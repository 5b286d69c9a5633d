//! Pages laid two by two on larger sheets, so that the sheets fold into a booklet.

use super::page::{Mark, Page};
use super::tag::Tag;
use crate::figure::{Point, Size};

/// Arranges upright pages of one size as a folded booklet: printed on both sides (turned on the short
/// edge), folded once and stapled in the fold, the pages follow each other. Blank pages fill the last
/// sheet; the last page stays at the back.
pub fn fold(pages: Vec<Page>) -> Vec<Page> {
    let Some(size) = pages.first().map(|page| page.size) else { return pages };
    let n_places = pages.len().next_multiple_of(4);
    let blank = Page { size, marks: Vec::new(), bookmarks: Vec::new() };
    let mut places: Vec<Page> = pages;
    if let Some(last) = places.pop() {
        while places.len() + 1 < n_places {
            places.push(blank.clone());
        }
        places.push(last);
    }
    let mut sides = Vec::with_capacity(n_places / 2);
    for sheet in 0..n_places / 4 {
        let (outer_left, outer_right) = (n_places - 1 - 2 * sheet, 2 * sheet);
        sides.push(pair(&places, outer_left, outer_right));
        sides.push(pair(&places, outer_right + 1, outer_left - 1));
    }
    sides
}

fn pair(places: &[Page], left: usize, right: usize) -> Page {
    // Who hears the booklet hears its pages in their order, wherever they stand on the sheets.
    let leaf = |number: usize| Mark::Tag(Tag::Leaf(number));
    let (before, after) = (leaf(left), leaf(right));
    let (left, right) = (&places[left], &places[right]);
    let width = left.size.width;
    let mut marks: Vec<Mark> = vec![before];
    marks.extend(left.marks.iter().cloned());
    marks.push(after);
    marks.extend(right.marks.iter().cloned().map(|mut mark| {
        mark.shift(Point::new(width, 0.0));
        mark
    }));
    // A file for the printer needs no outline, and its sheets are not in reading order.
    Page { size: Size::new(width + right.size.width, left.size.height), marks, bookmarks: Vec::new() }
}
