//! Nothing: what matters is that cargo builds this crate early, since every wing stands on it, and that its build begins the
//! engine for browsers.
