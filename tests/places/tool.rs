//! Programs that a test needs besides the toolchain, and what happens where one is missing.

/// Set by `cargo verify`: every test must run.
const EVERY_TEST: &str = "ARBITRO_EVERY_TEST";

/// Says loudly that a test did not run because a program is missing; fails it where every test must run.
pub(crate) fn missing(program: &str) {
    assert!(
        std::env::var_os(EVERY_TEST).is_none(),
        "{program} is missing: install it, every test must run here"
    );
    eprintln!("\n*** {program} IS NOT INSTALLED: A TEST THAT NEEDS IT DID NOT RUN ***\n");
}
