//! The engine for browsers: rules, boards and the computer as WebAssembly.

use std::env;
use std::path::Path;

use pocket_build::{Place, at_hand, build};

/// Builds the engine apart from all other builds, as every release build of the program would.
pub(crate) fn builds() -> bool {
    let Ok(program) = env::current_exe() else { return false };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let built = build(&root, &Place::of(&program), &at_hand(), None, false);
    if let Err(said) = &built {
        eprintln!("== engine for browsers: failed\n{said}");
    }
    built.is_ok()
}
