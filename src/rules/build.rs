//! Chooses which files the program carries of the folder of games: the games, and no pages about them.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Which game belongs to which edition; no game.
const EDITIONS: &str = "editions.yaml";
/// The steps for younger pupils: printed, never shown in a browser, and every letter is fetched by telephones.
const ON_PAPER: &str = "    young:";

fn main() -> io::Result<()> {
    let from = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../games");
    let to = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("games");
    println!("cargo::rerun-if-changed={}", from.display());
    let is_pocket = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|name| name == "wasm32");
    if to.exists() {
        fs::remove_dir_all(&to)?;
    }
    fs::create_dir_all(&to)?;
    for folder in [from.clone(), from.join("extra")] {
        for file in fs::read_dir(&folder)? {
            let path = file?.path();
            let is_game =
                path.extension().is_some_and(|ending| ending == "yaml") && !path.ends_with(EDITIONS);
            if is_game {
                let text = fs::read_to_string(&path)?;
                let text = if is_pocket { without(&text, ON_PAPER) } else { text };
                fs::write(to.join(path.file_name().unwrap_or_default()), text)?;
            }
        }
    }
    Ok(())
}

/// Returns a text without a section: its head, and what stands in farther than that.
fn without(text: &str, head: &str) -> String {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut is_left_out = false;
    let kept = text.split_inclusive('\n').filter(|line| {
        is_left_out =
            line.trim_end() == head || is_left_out && (line.trim().is_empty() || depth(line) > depth(head));
        !is_left_out
    });
    kept.collect()
}
