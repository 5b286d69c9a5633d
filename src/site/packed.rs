//! The engine as a script, for pages that are opened from a stick and may fetch nothing.

use std::io::Write;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Returns a script that holds the engine, packed.
pub(super) fn script(engine: &[u8]) -> String {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    // Writing into memory does not fail.
    let packed = packer.write_all(engine).and_then(|()| packer.finish()).unwrap_or_default();
    format!("window.arbitroModule = \"{}\";\n", BASE64_STANDARD.encode(packed))
}
