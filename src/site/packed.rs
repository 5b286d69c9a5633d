//! The engine as a script, for pages that are opened from a stick and may fetch nothing.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use libdeflater::{CompressionLvl, Compressor};

/// Returns a script that holds the engine, packed.
pub(super) fn script(engine: &[u8]) -> String {
    let mut packer = Compressor::new(CompressionLvl::best());
    let mut packed = vec![0; packer.gzip_compress_bound(engine.len())];
    // There is always room for as much as may come.
    let size = packer.gzip_compress(engine, &mut packed).unwrap_or_default();
    packed.truncate(size);
    format!("window.arbitroModule = \"{}\";\n", BASE64_STANDARD.encode(packed))
}
