//! Rendered parts of pages, kept until the championship changes, so that a thousand watchers cost one rendering.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most parts kept.
const MOST: usize = 1000;

/// Parts by address and language, each with the state it was made from.
#[derive(Default)]
pub(super) struct FragmentCache {
    kept: Mutex<BTreeMap<String, (u64, Arc<str>)>>,
}

impl FragmentCache {
    /// Returns a part made from this state, rendering it when there is none.
    pub(super) fn get(&self, key: &str, head: u64, render: impl FnOnce() -> String) -> Arc<str> {
        let known = {
            let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.get(key).filter(|(at, _)| *at == head).map(|(_, part)| Arc::clone(part))
        };
        known.unwrap_or_else(|| {
            // Rendering happens outside the lock; two at once may render the same.
            let part: Arc<str> = render().into();
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.len() >= MOST {
                kept.clear();
            }
            kept.insert(key.to_owned(), (head, Arc::clone(&part)));
            part
        })
    }
}
