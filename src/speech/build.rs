//! Chooses which catalogues the program carries: all of them, or in a browser those of the rooms that are there.
//!
//! Programs for work on the program itself carry none and read them from the sources: every crate stands on this one, and
//! a changed sentence would build them all anew.

#[path = "rooms.rs"]
mod rooms;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let from = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../templates/words");
    let to = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("words");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(words_from_sources)");
    let is_pocket = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|name| name == "wasm32");
    if !is_pocket && env::var("PROFILE").is_ok_and(|profile| profile == "debug") {
        println!("cargo::rustc-cfg=words_from_sources");
        println!("cargo::rustc-env=WORDS={}", from.display());
        return Ok(());
    }
    println!("cargo::rerun-if-changed={}", from.display());
    if to.exists() {
        fs::remove_dir_all(&to)?;
    }
    for language in fs::read_dir(&from)? {
        let language = language?;
        let folder = to.join(language.file_name());
        fs::create_dir_all(&folder)?;
        for file in fs::read_dir(language.path())? {
            let path = file?.path();
            let room = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if !is_pocket || rooms::POCKET.contains(&room.as_str()) {
                let text = fs::read_to_string(&path)?;
                // Every letter is fetched by telephones, and remarks are for those who write the words.
                let is_said = |line: &&str| !is_pocket || !line.starts_with('#');
                let text: String = text.split_inclusive('\n').filter(is_said).collect();
                fs::write(folder.join(path.file_name().unwrap_or_default()), text)?;
            }
        }
    }
    Ok(())
}
