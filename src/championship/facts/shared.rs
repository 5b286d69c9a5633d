//! What one state of a championship has in common with the next.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// A part that states share as long as none of them changes it; it is copied by the first change after a state was kept. A result
/// or a move then costs what it changes, and not a copy of every pupil.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Shared<T>(Arc<T>);

impl<T> Shared<T> {
    pub(super) fn new(part: T) -> Self {
        Shared(Arc::new(part))
    }

    /// Says whether two states have the part in common: then neither has changed it.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}
