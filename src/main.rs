//! The doorbell.
fn main() {}
