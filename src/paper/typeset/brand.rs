//! The logo and the colour of an event, on pages that are already set.

use super::document::Paper;
use super::page::{Mark, Page, PictureMark};
use super::raster::Raster;
use super::tag::Tag;
use crate::figure::{Bounds, Colour, Fill, Outline, Path, Point, Size};

/// What all papers of an event have in common.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Brand {
    /// The logo.
    pub logo: Option<Raster>,
    /// The colour.
    pub colour: Option<Colour>,
}

/// The rooms of a logo beside a title, the first that is free.
const ROOMS: [Size; 3] = [Size::new(46.0, 16.0), Size::new(40.0, 12.0), Size::new(34.0, 9.0)];
/// The height of the band above every page.
const BAND: f64 = 2.4;

/// The height of a logo at the foot of the page, over that of the margin there.
const AT_FOOT: f64 = 0.62;

/// Puts a band in the colour of the event above every page, and the logo beside the title of the first, or at its foot where the
/// title is as long as the page.
pub fn put(brand: &Brand, paper: &Paper, pages: &mut [Page]) {
    let (left, right) = (paper.sides, paper.size.width - paper.sides);
    if let Some(colour) = brand.colour {
        for page in pages.iter_mut() {
            let size = Size::new(right - left, BAND);
            let outline = Outline::Rect { origin: Point::new(left, 5.0), size, corner: 0.0 };
            // Below everything else, so that whatever touches it can be read.
            page.marks.insert(0, Mark::Path(Path::filled(outline, Fill::Colour(colour)).with_class("brand")));
        }
    }
    let (Some(logo), Some(first)) = (&brand.logo, pages.first_mut()) else { return };
    let at_foot = Size::new(ROOMS[1].width, paper.bottom * AT_FOOT);
    let below = paper.size.height - paper.bottom * (1.0 + AT_FOOT) / 2.0;
    let rooms = ROOMS.map(|room| (room, paper.top + 0.5)).into_iter().chain([(at_foot, below)]);
    for (room, top) in rooms {
        let size = logo.fitted(room);
        let at = Point::new(right - size.width, top);
        let place = Bounds { min: at, max: at + Point::new(size.width, size.height) };
        // Words are worth more than the logo.
        let is_free = first.marks.iter().all(|mark| {
            let Bounds { min, max } = mark.bounds();
            max.x < place.min.x || min.x > place.max.x || max.y < place.min.y || min.y > place.max.y
        });
        if is_free {
            first.marks.push(Mark::Tag(Tag::Artifact));
            first.marks.push(Mark::Picture(PictureMark { at, size, raster: logo.clone() }));
            return;
        }
    }
}
