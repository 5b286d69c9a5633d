//! From the tap to the picture: how long boards take in a real browser, beside another board where one is at hand.
//!
//! `cargo bench --bench boards` taps on boards of a phone's and a laptop's size, forty taps each, and prints how long it took until
//! the next picture after the board had changed, and how many pictures were left out meanwhile. `ARBITRO_CHESSGROUND` names the
//! unpacked npm package of lichess's board (`npm pack chessground`), which is then tapped in the same way in the same browser.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
#[path = "../tests/it/support/browser.rs"]
mod browser;
#[allow(dead_code)]
#[path = "../tests/patience/mod.rs"]
mod patience;
#[allow(dead_code)]
#[path = "../tests/it/support/web.rs"]
mod web;

use std::path::PathBuf;

use browser::{Look, Window};
use serde_json::Value;
use web::Server;

/// Taps and measures. A tap is over when what it changed has been painted: a frame after the one in which it was changed.
const MEASURE: &str = r##"
const [taps, kind, done] = arguments;
const frame = () => new Promise((go) => requestAnimationFrame(go));
const painted = async () => { await frame(); await new Promise((go) => setTimeout(go)); return performance.now(); };
const random = ((seed) => () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; })(42);
const pick = (all) => all[Math.floor(random() * all.length)];
let gaps = [];
let last = 0;
let isWatching = true;
const watch = (now) => { if (last) gaps.push(now - last); last = now; if (isWatching) requestAnimationFrame(watch); };
requestAnimationFrame(watch);
const OWN = {
  part: () => document.getElementById("main"),
  tap: () => {
    const spots = [...document.querySelectorAll("#game a.spot")];
    const plays = spots.filter((spot) => spot.matches("[data-plays]"));
    const again = document.querySelector("#game [data-go=move], #game [data-go=again]");
    (pick(plays.length && document.querySelector(".picked") ? plays : spots) || again).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  },
};
// The other board hears the mouse going down and up where a piece stands, and then where it may go.
const OTHER = {
  part: () => document.querySelector("cg-board"),
  tap: () => {
    const board = document.querySelector("cg-board").getBoundingClientRect();
    const target = pick([...document.querySelectorAll("square.move-dest")]) || pick([...document.querySelectorAll(`piece.${window.board.state.turnColor}`)]);
    const box = target.getBoundingClientRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, cancelable: true, button: 0, view: window };
    board && document.querySelector("cg-board").dispatchEvent(new MouseEvent("mousedown", at));
    document.dispatchEvent(new MouseEvent("mouseup", at));
  },
};
(async () => {
  const { part, tap } = kind === "own" ? OWN : OTHER;
  const took = [];
  for (let n = 0; n < taps; n += 1) {
    await painted();
    const changed = new Promise((go) => { const look = new MutationObserver(() => { look.disconnect(); go(); }); look.observe(part(), { childList: true, subtree: true, attributes: true }); });
    const from = performance.now();
    tap();
    await Promise.race([changed, new Promise((go) => setTimeout(go, 3000))]);
    took.push(await painted() - from);
    await new Promise((go) => setTimeout(go, 260));
  }
  isWatching = false;
  done([took, gaps.filter((gap) => gap > 25).reduce((sum, gap) => sum + Math.round(gap / 16.7) - 1, 0), gaps.length]);
})();
"##;

const TAPS: u32 = 40;
const GAMES: [&str; 6] = ["rastros", "avanco", "ouri", "hex", "amazonas", "go-9x9"];

fn main() {
    let server = Server::games_only();
    println!(
        "{:<24} {:>6} {:>8} {:>8} {:>8} {:>16}",
        "board", "width", "p50 ms", "p95 ms", "worst", "frames left out"
    );
    for look in [Look::PHONE, Look::LAPTOP] {
        let window = Window::open(look);
        for game in GAMES {
            window.go(&server.address(&format!("/play/{game}")));
            window.find_soon("html[data-engine]");
            row(game, look, &measured(&window, "own"));
        }
        if let Some(page) = other() {
            window.go(&format!("file://{}", page.display()));
            window.find_soon("cg-board");
            row("chessground", look, &measured(&window, "other"));
        }
    }
}

fn measured(window: &Window, kind: &str) -> Value {
    window.script_until_done(MEASURE, vec![TAPS.into(), kind.into()])
}

fn row(name: &str, look: Look, measured: &Value) {
    let mut took: Vec<f64> =
        measured[0].as_array().unwrap().iter().map(|one| one.as_f64().unwrap()).collect();
    took.sort_by(f64::total_cmp);
    let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize];
    let lost = format!("{} of {}", measured[1], measured[2]);
    println!("{name:<24} {:>6} {:>8.1} {:>8.1} {:>8.1} {lost:>16}", look.width, at(0.5), at(0.95), at(1.0));
}

/// Writes the page of the other board beside its package, if there is one: pieces that may go anywhere, in turn.
fn other() -> Option<PathBuf> {
    let package = PathBuf::from(std::env::var_os("ARBITRO_CHESSGROUND")?);
    let page = package.join("arbitro-measures.html");
    let text = "<!DOCTYPE html><meta charset=utf-8><meta name=viewport content='width=device-width'>\
        <link rel=stylesheet href=assets/chessground.base.css><link rel=stylesheet href=assets/chessground.brown.css>\
        <link rel=stylesheet href=assets/chessground.cburnett.css><main id=main><div id=b style='width:380px;height:380px'></div></main>\
        <script type=module>SCRIPT\
        const squares = [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => file + rank));\
        const free = () => new Map(squares.map((from) => [from, squares.filter((to) => !window.board || !window.board.state.pieces.has(to))]));\
        const turn = () => window.board.state.turnColor;\
        const after = () => window.board.set({ turnColor: turn(), movable: { color: turn(), dests: free() } });\
        window.board = Chessground(document.getElementById('b'), { movable: { free: false, color: 'white', dests: free() }, events: { move: () => setTimeout(after) } });\
        after();</script>";
    // A page from a file imports nothing; the script stands in it.
    let script = std::fs::read_to_string(package.join("dist/chessground.min.js")).unwrap();
    let (script, exported) = script.split_once("export{").unwrap();
    let name = exported.split_once(" as Chessground").unwrap().0;
    let script = format!("{script};const Chessground = {name};");
    std::fs::write(&page, text.replace("SCRIPT", &script)).unwrap();
    Some(page)
}
