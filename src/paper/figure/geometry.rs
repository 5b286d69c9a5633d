//! Places and sizes on paper, in millimetres.

use std::ops::{Add, Mul, Sub};

/// Places that are not farther apart than this are one.
const SAME: f64 = 1e-6;

/// A place: millimetres to the right of and below the top left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Millimetres to the right.
    pub x: f64,
    /// Millimetres downwards.
    pub y: f64,
}

impl Point {
    /// Returns the place `x` to the right and `y` below the origin.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Returns the distance to `other`.
    pub fn distance(self, other: Self) -> f64 {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        (dx * dx + dy * dy).sqrt()
    }

    /// Returns whether both are the same place, but for what sums leave over.
    pub fn is_at(self, other: Self) -> bool {
        (self.x - other.x).abs() < SAME && (self.y - other.y).abs() < SAME
    }

    /// Returns the place that lies `share` of the way to `other`.
    pub fn towards(self, other: Self, share: f64) -> Self {
        self + (other - self) * share
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// A width and a height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// Millimetres across.
    pub width: f64,
    /// Millimetres down.
    pub height: f64,
}

impl Size {
    /// A4, portrait.
    pub const A4: Self = Self::new(210.0, 297.0);
    /// A5, portrait, exactly half an A4 sheet.
    pub const A5: Self = Self::new(148.5, 210.0);

    /// Returns the size `width` by `height`.
    pub const fn new(width: f64, height: f64) -> Self {
        Self { width, height }
    }

    /// Returns the size in landscape.
    pub const fn landscape(self) -> Self {
        Self::new(self.height, self.width)
    }
}

/// The smallest upright rectangle around something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The top left corner.
    pub min: Point,
    /// The bottom right corner.
    pub max: Point,
}

impl Bounds {
    /// Returns the bounds of `points`, or nothing if there are none.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Option<Self> {
        let mut points = points.into_iter();
        let first = points.next()?;
        Some(points.fold(Self { min: first, max: first }, |b, p| Self {
            min: Point::new(b.min.x.min(p.x), b.min.y.min(p.y)),
            max: Point::new(b.max.x.max(p.x), b.max.y.max(p.y)),
        }))
    }

    /// Returns the bounds of both.
    pub fn union(self, other: Self) -> Self {
        Self {
            min: Point::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            max: Point::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        }
    }

    /// Returns the bounds widened by `margin` on every side.
    pub fn grown(self, margin: f64) -> Self {
        let by = Point::new(margin, margin);
        Self { min: self.min - by, max: self.max + by }
    }

    /// Returns the width and height.
    pub fn size(self) -> Size {
        Size::new(self.max.x - self.min.x, self.max.y - self.min.y)
    }
}

/// Returns the corners of an upright cross about the origin, whose bars are `2 * near` thick and end at `far`.
pub fn cross(near: f64, far: f64) -> [(f64, f64); 12] {
    let quarter = [(-near, -far), (near, -far), (near, -near)];
    // Each quarter is the one before it, turned to the right.
    let turned = |(x, y): (f64, f64), times: usize| (0..times).fold((x, y), |(x, y), _| (-y, x));
    std::array::from_fn(|index| turned(quarter[index % 3], index / 3))
}
