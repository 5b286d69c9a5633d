//! Why a logo cannot be printed, in words.

use paper::typeset::raster::PictureError;
use speech::{Message, msg};

/// Says why a picture cannot be printed.
pub fn logo_fault(fault: &PictureError) -> Message {
    match fault {
        PictureError::TooManyBytes => msg("press-logo-bytes"),
        PictureError::NoPicture => msg("press-logo-none"),
        PictureError::Broken(error) => msg("press-logo-broken").with("error", error),
        PictureError::TooDeep => msg("press-logo-deep"),
        PictureError::NoSize => msg("press-logo-size"),
        PictureError::TooLarge => msg("press-logo-large"),
        PictureError::TooManyDots { width, height, most } => {
            msg("press-logo-dots").with("width", *width).with("height", *height).with("most", *most)
        }
        PictureError::Path(error) => msg("press-logo-path").with("error", error),
        PictureError::Text => msg("press-logo-text"),
        PictureError::Element(element) => msg("press-logo-element").with("element", element),
        PictureError::WidePen => msg("press-logo-pen"),
        PictureError::TooMuch => msg("press-logo-much"),
        PictureError::TooFar => msg("press-logo-far"),
        PictureError::Transform(step) => msg("press-logo-transform").with("step", step),
        PictureError::Colour(colour) => msg("press-logo-colour").with("colour", colour),
    }
}
