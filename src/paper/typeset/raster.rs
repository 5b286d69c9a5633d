//! Pictures made of dots, such as a logo.

use std::sync::Arc;

use tiny_skia::Pixmap;

use crate::figure::Size;

/// No picture may have more dots across or down; a page printed finely has fewer.
const MOST_ACROSS: u32 = 6000;

/// Why bytes are no picture that can be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// More bytes than a logo has.
    TooManyBytes,
    /// Neither PNG nor SVG.
    NoPicture,
    /// A file that cannot be read, and what its reader says.
    Broken(String),
    /// Groups in groups without end.
    TooDeep,
    /// A drawing that does not say how large it is.
    NoSize,
    /// A drawing that is too large.
    TooLarge,
    /// A picture of too many dots.
    TooManyDots {
        /// Dots across.
        width: u32,
        /// Dots down.
        height: u32,
        /// The most there may be across or down.
        most: u32,
    },
    /// A path that cannot be read, and what its reader says.
    Path(String),
    /// Text, which needs fonts that nobody else has.
    Text,
    /// An element that is not understood.
    Element(String),
    /// A line that is wider than the drawing.
    WidePen,
    /// More than a logo has in it.
    TooMuch,
    /// Something far outside of the drawing.
    TooFar,
    /// A transformation that is not understood.
    Transform(String),
    /// A colour that is not understood.
    Colour(String),
}

/// A picture of coloured dots on white paper.
#[derive(Clone, PartialEq, Eq)]
pub struct Raster {
    width: usize,
    height: usize,
    // Invariant: three bytes a dot, row by row from the top.
    dots: Arc<[u8]>,
}

impl std::fmt::Debug for Raster {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Raster({}x{})", self.width, self.height)
    }
}

impl Raster {
    /// Reads a PNG; what is transparent becomes white.
    ///
    /// # Errors
    /// Says why the bytes are no picture that can be printed.
    pub fn from_png(bytes: &[u8]) -> Result<Raster, PictureError> {
        // The size stands in the first header, before anything is unpacked.
        let number = |at: usize| bytes.get(at..at + 4).map(|b| u32::from_be_bytes([b[0], b[1], b[2], b[3]]));
        if let (Some(width), Some(height)) = (number(16), number(20))
            && width.max(height) > MOST_ACROSS
        {
            return Err(PictureError::TooManyDots { width, height, most: MOST_ACROSS });
        }
        let pixmap = Pixmap::decode_png(bytes).map_err(|error| PictureError::Broken(error.to_string()))?;
        Ok(Raster::from_pixmap(&pixmap))
    }

    /// Reads a PNG or an SVG, whichever it is.
    ///
    /// # Errors
    /// Says why the bytes are no picture that can be printed.
    pub fn read(bytes: &[u8]) -> Result<Raster, PictureError> {
        match bytes.starts_with(b"\x89PNG") {
            true => Raster::from_png(bytes),
            false => super::svg::read(bytes).map(|pixmap| Raster::from_pixmap(&pixmap)),
        }
    }

    /// Takes over a drawing of dots.
    pub(crate) fn from_pixmap(pixmap: &Pixmap) -> Raster {
        let mut dots = Vec::with_capacity(pixmap.pixels().len() * 3);
        for dot in pixmap.pixels() {
            // The channels are multiplied by the opacity already; white paper shines through the rest.
            let paper = 255 - dot.alpha();
            dots.extend([dot.red(), dot.green(), dot.blue()].map(|ink| ink.saturating_add(paper)));
        }
        let (width, height) = (pixmap.width() as usize, pixmap.height() as usize);
        Raster { width, height, dots: dots.into() }
    }

    /// Returns how many dots it has across and down.
    pub fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// Returns the dots, three bytes each, row by row.
    pub(crate) fn dots(&self) -> &[u8] {
        &self.dots
    }

    /// Returns the largest size of the picture's shape that fits a room.
    pub fn fitted(&self, room: Size) -> Size {
        let (width, height) = (self.width.max(1) as f64, self.height.max(1) as f64);
        let factor = (room.width / width).min(room.height / height);
        Size::new(width * factor, height * factor)
    }
}

#[cfg(test)]
mod tests {
    use super::{PictureError, Raster};
    use crate::figure::Size;

    #[test]
    fn what_is_transparent_is_paper() {
        let mut pixmap = tiny_skia::Pixmap::new(2, 1).expect("a small picture");
        pixmap.pixels_mut()[1] = tiny_skia::ColorU8::from_rgba(200, 0, 0, 255).premultiply();
        let raster = Raster::from_png(&pixmap.encode_png().expect("a PNG")).expect("a picture");
        assert_eq!((raster.size(), raster.dots()), ((2, 1), &[255, 255, 255, 200, 0, 0][..]));
        let fitted = raster.fitted(Size::new(10.0, 10.0));
        assert_eq!((fitted.width, fitted.height), (10.0, 5.0));
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        assert!(Raster::from_png(b"").is_err());
        assert!(Raster::from_png(b"not a picture").is_err());
        let mut huge = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        huge.extend([0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0]);
        assert!(
            Raster::from_png(&huge)
                .is_err_and(|why| matches!(why, PictureError::TooManyDots { width: 65_536, .. }))
        );
    }
}
