//! Where cells lie on a drawing, for screens that are touched.

use super::drawing::Drawing;
use super::placement::Form;
use super::theme::Theme;
use super::{Diagram, Scale};
use paper::figure::{Outline, Point};

/// The part of a drawing that belongs to a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// The name of the cell.
    pub name: String,
    /// The middle.
    pub centre: Point,
    /// The area a finger may touch; neighbours do not overlap.
    pub area: Outline,
    /// What is lit when something is said of the cell: the area, but of an edge its line and of a box all that stands in it.
    pub lit: Outline,
}

/// Returns where the cells of a diagram lie once it is drawn the same way.
pub fn spots(diagram: &Diagram, scale: Scale, theme: &Theme) -> Vec<Spot> {
    let drawing = Drawing::new(diagram, scale, *theme);
    let spot = |place: &super::placement::Place| {
        let centre = drawing.at(place.centre);
        let area = match &place.form {
            Form::Area(corners) => {
                Outline::Polygon(corners.iter().map(|corner| drawing.at(*corner)).collect())
            }
            Form::Crossing | Form::Pit => Outline::circle(centre, drawing.pitch * 0.46),
            Form::Box => Outline::circle(centre, drawing.pitch * 0.2),
            Form::Edge(from, to) => {
                let (from, to) = (drawing.at(*from), drawing.at(*to));
                let across = Point::new((to.y - from.y) * 0.26, (from.x - to.x) * 0.26);
                Outline::Polygon(vec![from, centre + across, to, centre - across])
            }
        };
        let lit = match &place.form {
            Form::Edge(from, to) => {
                let (from, to) = (drawing.at(*from), drawing.at(*to));
                let across = Point::new((to.y - from.y) * 0.12, (from.x - to.x) * 0.12);
                Outline::Polygon(vec![from + across, to + across, to - across, from - across])
            }
            // Around the piece that says whose it is.
            Form::Box => Outline::circle(centre, drawing.pitch * 0.42),
            _ => area.clone(),
        };
        Spot { name: place.name.clone(), centre, area, lit }
    };
    diagram.layout.places.iter().map(spot).collect()
}
