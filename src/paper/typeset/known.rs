//! What words look like that were shaped before. The paper of a championship says the same names hundreds of times, and
//! shaping takes longer than all else that is done with a word.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use super::TypesetError;
use super::fonts::{Face, N_FACES, Shaped};

/// Words as they look in one face or another: the pieces of each.
pub(crate) type Pieces = Arc<[Shaped]>;

/// The most glyphs remembered: more than a championship has, less than memory minds.
const MOST_GLYPHS: usize = 1_000_000;

#[derive(Default)]
struct Memory {
    /// By the number of the face.
    words: [HashMap<Box<str>, Pieces>; N_FACES],
    n_glyphs: usize,
}

thread_local! {
    /// What this thread has come across, so that it waits for no other.
    static OWN: RefCell<Memory> = RefCell::default();
}

/// What any thread has come across, so that none shapes what another has.
static ALL: LazyLock<RwLock<Memory>> = LazyLock::new(RwLock::default);

impl Memory {
    fn recall(&self, face: Face, text: &str) -> Option<Pieces> {
        self.words[face.index()].get(text).map(Arc::clone)
    }

    fn keep(&mut self, face: Face, text: &str, pieces: &Pieces) {
        if self.n_glyphs >= MOST_GLYPHS {
            *self = Memory::default();
        }
        self.n_glyphs += pieces.iter().map(|piece| piece.glyphs.len()).sum::<usize>();
        self.words[face.index()].insert(text.into(), Arc::clone(pieces));
    }
}

/// Returns the pieces of words in a face, as they were made before or as they are made now.
pub(super) fn pieces(
    face: Face,
    text: &str,
    make: impl FnOnce() -> Result<Vec<Shaped>, TypesetError>,
) -> Result<Pieces, TypesetError> {
    if let Some(pieces) = OWN.with_borrow(|own| own.recall(face, text)) {
        return Ok(pieces);
    }
    let known = ALL.read().unwrap_or_else(PoisonError::into_inner).recall(face, text);
    let pieces = match known {
        Some(pieces) => pieces,
        None => {
            let pieces = Pieces::from(make()?);
            ALL.write().unwrap_or_else(PoisonError::into_inner).keep(face, text, &pieces);
            pieces
        }
    };
    OWN.with_borrow_mut(|own| own.keep(face, text, &pieces));
    Ok(pieces)
}
