//! The integration tests, one module a theme.

mod support;

mod regulations;
/// The journal: order, conflicts, repeated requests, copies, seals, on both databases.
mod store;
/// The journal under SIGKILL.
mod store_crash;
mod trf;
