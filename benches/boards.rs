//! From the tap to the picture: how long boards take in a real browser, beside two public boards in the same browser.
//!
//! `cargo bench --bench boards` taps through games on boards of a phone's and a laptop's size and prints how long it took until
//! something was seen of a tap and until all was, how many pictures were left out meanwhile and how many taps a move took, and in
//! the end the same as ratios to the quicker of the other boards. Those are lichess's chessground and cm-chessboard, of fixed
//! versions from npm, which go to `target/`. Their pages are told where pieces may go; ours find it out from the rules.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
#[path = "../tests/it/support/browser.rs"]
mod browser;
#[allow(dead_code)]
#[path = "../tests/it/support/driver.rs"]
mod driver;
#[allow(dead_code)]
#[path = "../tests/it/support/host.rs"]
mod host;
#[allow(dead_code)]
#[path = "../tests/patience/mod.rs"]
mod patience;
#[allow(dead_code)]
#[path = "../tests/it/support/web.rs"]
mod web;

use std::path::{Path, PathBuf};
use std::process::Command;

use browser::{Look, Window};
use host::{Host, Page};
use serde_json::Value;
use web::Server;

/// Taps and measures. A tap is over when what it changed has been painted: a frame after the one in which it was changed. What
/// only moves the focus is no change, so each board says when it shows something else.
const MEASURE: &str = r##"
const [taps, kind, done] = arguments;
const frame = () => new Promise((go) => requestAnimationFrame(go));
const painted = async () => { await frame(); await new Promise((go) => setTimeout(go)); return performance.now(); };
const random = ((seed) => () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; })(42);
const pick = (all) => all[Math.floor(random() * all.length)];
const gaps = [];
let last = 0;
let isWatching = true;
const watch = (now) => { if (last) gaps.push(now - last); last = now; if (isWatching) requestAnimationFrame(watch); };
requestAnimationFrame(watch);
const seen = (part, what, isIt) => new Promise((go) => {
  const look = new MutationObserver((all) => { if (all.some(isIt)) { look.disconnect(); go(); } });
  look.observe(part(), { subtree: true, childList: true, attributes: true, ...what });
});
const press = (target, kinds) => {
  const box = target.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, cancelable: true, button: 0, view: window };
  kinds.forEach((name) => target.dispatchEvent(name.startsWith("pointer") ? new PointerEvent(name, at) : new MouseEvent(name, at)));
};
const BOARDS = {
  own: {
    first: () => seen(() => document.getElementById("game"), { attributeFilter: ["class"] }, (one) => one.target.matches(".pressed")),
    changed: () => Promise.race([
      new Promise((go) => document.addEventListener("arbitro:shown", go, { once: true })),
      seen(() => document.getElementById("game"), { attributeFilter: ["viewBox"] }, (one) => one.attributeName === "viewBox"),
    ]),
    moves: () => document.querySelectorAll(".plies li").length,
    tap: () => {
      const aimed = document.querySelector(".spot.aimed");
      const spots = [...document.querySelectorAll("#game a.spot")];
      const plays = spots.filter((spot) => spot.matches("[data-plays]"));
      const other = document.querySelector("#game .choices [data-go=move], #game [data-go=move], #game [data-go=again]");
      const target = aimed || (document.querySelector("#game .choices a") && other) || pick(plays.length && document.querySelector(".picked") ? plays : spots) || other;
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    },
  },
  chessground: {
    changed: () => seen(() => document.querySelector("cg-board"), {}, () => true),
    moves: () => window.moves,
    tap: () => {
      const target = pick([...document.querySelectorAll("square.move-dest")]) || pick([...document.querySelectorAll(`piece.${window.board.state.turnColor}`)]);
      const box = target.getBoundingClientRect();
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, cancelable: true, button: 0, view: window };
      document.querySelector("cg-board").dispatchEvent(new MouseEvent("mousedown", at));
      document.dispatchEvent(new MouseEvent("mouseup", at));
    },
  },
  "cm-chessboard": {
    changed: () => seen(() => document.getElementById("b"), {}, () => true),
    moves: () => window.moves,
    tap: () => {
      const free = window.from ? window.free() : window.own();
      press(document.querySelector(`#b [data-square="${pick(free)}"]`), ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]);
    },
  },
};
(async () => {
  const { first, changed, tap, moves } = BOARDS[kind];
  const took = [];
  const firsts = [];
  const begin = moves();
  let [most, n] = [0, 0];
  for (; n < taps; n += 1) {
    await painted();
    // A tap that a board answers with nothing to be seen, as some do when a piece is chosen, counts as a tap only.
    const late = () => new Promise((go) => setTimeout(go, 5000, "late"));
    const change = Promise.race([changed(), late()]);
    const begun = first ? Promise.race([first(), change]) : change;
    const from = performance.now();
    tap();
    await begun;
    const soon = await painted() - from;
    if (await change !== "late") { firsts.push(soon); took.push(first ? await painted() - from : soon); }
    await new Promise((go) => setTimeout(go, 400));
    most = Math.max(most, moves() - begin);
    if (document.querySelector(".status.over")) { n += 1; break; }
  }
  isWatching = false;
  done([firsts, took, gaps.filter((gap) => gap > 25).reduce((sum, gap) => sum + Math.round(gap / 16.7) - 1, 0), gaps.length, n / Math.max(1, most)]);
})();
"##;

const TAPS: u32 = 40;
const GAMES: [&str; 6] = ["rastros", "avanco", "ouri", "hex", "amazonas", "go-9x9"];
const OTHERS: [(&str, &str); 2] = [("chessground", "9.2.1"), ("cm-chessboard", "8.15.1")];

/// What was measured on a board.
struct Row {
    name: &'static str,
    /// Until something is seen, and until all is.
    seen: f64,
    half: f64,
    most: f64,
    lost: f64,
    taps: f64,
}

fn main() {
    web::engine();
    let server = Server::games_only();
    let others = others();
    println!(
        "{:<16} {:>6} {:>9} {:>9} {:>9} {:>9} {:>16} {:>12}",
        "board", "width", "seen p50", "seen p95", "whole p50", "whole p95", "frames left out", "taps a move"
    );
    for look in [Look::PHONE, Look::LAPTOP] {
        let window = Window::open(look);
        let own: Vec<Row> = GAMES
            .into_iter()
            .map(|game| {
                window.go(&server.address(&format!("/play/{game}")));
                window.find_soon("html[data-engine]");
                measured(&window, game, "own", look)
            })
            .collect();
        let others: Vec<Row> = OTHERS
            .into_iter()
            .map(|(name, _)| {
                window.go(&format!("http://{}/{name}.html", others.at));
                window.find_soon("html[data-ready]");
                measured(&window, name, name, look)
            })
            .collect();
        ratios(&own, &others, look);
    }
}

fn measured(window: &Window, name: &'static str, kind: &str, look: Look) -> Row {
    let measured = window.script_until_done(MEASURE, vec![TAPS.into(), kind.into()]);
    let number = |value: &Value| value.as_f64().unwrap();
    let times = |which: usize| {
        let mut times: Vec<f64> = measured[which].as_array().unwrap().iter().map(number).collect();
        times.sort_by(f64::total_cmp);
        [0.5, 0.95].map(|share| times[((times.len() - 1) as f64 * share) as usize])
    };
    let ([seen, seen_most], [half, most]) = (times(0), times(1));
    let (lost, taps) = (format!("{} of {}", measured[2], measured[3]), number(&measured[4]));
    println!(
        "{name:<16} {:>6} {seen:>9.1} {seen_most:>9.1} {half:>9.1} {most:>9.1} {lost:>16} {taps:>12.2}",
        look.width
    );
    Row { name, seen, half, most, lost: number(&measured[2]) / number(&measured[3]), taps }
}

/// Prints each of ours beside the quicker of the others.
fn ratios(own: &[Row], others: &[Row], look: Look) {
    let least = |of: fn(&Row) -> f64| others.iter().map(of).fold(f64::INFINITY, f64::min);
    let (half, most, taps) = (least(|row| row.half), least(|row| row.most), least(|row| row.taps));
    let seen = least(|row| row.seen);
    for row in own {
        println!(
            "{:<16} {:>6} seen {:.2}, whole p50 {:.2}, p95 {:.2}, taps a move {:.2} of the quicker other board; {:.1} of 100 frames left out",
            row.name,
            look.width,
            row.seen / seen,
            row.half / half,
            row.most / most,
            row.taps / taps,
            row.lost * 100.0
        );
    }
}

/// Hosts the other boards: pieces that may go to any empty square, in turn.
fn others() -> Host {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/boards");
    for (name, version) in OTHERS {
        fetch(&folder.join(name), name, version);
    }
    Host::open(([127, 0, 0, 1], 0).into(), move |_, path| {
        let path = path.trim_start_matches('/').split('?').next().unwrap_or_default();
        let kind = match Path::new(path).extension().and_then(|ending| ending.to_str()) {
            Some("js") => "text/javascript",
            Some("css") => "text/css",
            Some("svg") => "image/svg+xml",
            _ => "text/html; charset=utf-8",
        };
        let body = match path {
            "chessground.html" => Some(CHESSGROUND.as_bytes().to_vec()),
            "cm-chessboard.html" => Some(CM_CHESSBOARD.as_bytes().to_vec()),
            path if path.contains("..") => None,
            path => std::fs::read(folder.join(path)).ok(),
        };
        let status = if body.is_some() { "200 OK" } else { "404 Not Found" };
        Page { status, kind, body: body.unwrap_or_default() }
    })
}

const CHESSGROUND: &str = r#"<!DOCTYPE html><meta name=viewport content='width=device-width'>
<link rel=stylesheet href=/chessground/package/assets/chessground.base.css><link rel=stylesheet href=/chessground/package/assets/chessground.brown.css>
<link rel=stylesheet href=/chessground/package/assets/chessground.cburnett.css><div id=b style='width:380px;height:380px'></div>
<script type=module>
import { Chessground } from "/chessground/package/dist/chessground.min.js";
const squares = [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
const free = () => new Map(squares.map((from) => [from, squares.filter((to) => !window.board || !window.board.state.pieces.has(to))]));
window.moves = 0;
const after = () => { const color = window.board.state.turnColor; window.board.set({ movable: { color, dests: free() } }); };
window.board = Chessground(document.getElementById("b"), { trustAllEvents: true, movable: { free: false, color: "white", dests: free() }, events: { move: () => { window.moves += 1; setTimeout(after); } } });
after();
document.documentElement.dataset.ready = "";
</script>"#;

const CM_CHESSBOARD: &str = r#"<!DOCTYPE html><meta name=viewport content='width=device-width'>
<link rel=stylesheet href=/cm-chessboard/package/assets/chessboard.css><div id=b style='width:380px;height:380px'></div>
<script type=module>
import { Chessboard, FEN, INPUT_EVENT_TYPE } from "/cm-chessboard/package/src/Chessboard.js";
const squares = [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
const board = new Chessboard(document.getElementById("b"), { position: FEN.start, assetsUrl: "/cm-chessboard/package/assets/" });
Object.assign(window, { board, moves: 0, from: null, turn: "w" });
window.own = () => squares.filter((square) => (board.getPiece(square) || "").startsWith(window.turn));
window.free = () => squares.filter((square) => !board.getPiece(square));
board.enableMoveInput((event) => {
  if (event.type === INPUT_EVENT_TYPE.moveInputStarted) { window.from = event.squareFrom || event.square; return true; }
  if (event.type === INPUT_EVENT_TYPE.validateMoveInput) return true;
  if (event.type === INPUT_EVENT_TYPE.moveInputFinished) { if (event.legalMove) { window.moves += 1; window.turn = window.turn === "w" ? "b" : "w"; } window.from = null; }
  if (event.type === INPUT_EVENT_TYPE.moveInputCanceled) window.from = null;
  return true;
});
setTimeout(() => { document.documentElement.dataset.ready = ""; }, 500);
</script>"#;

fn fetch(folder: &Path, name: &str, version: &str) {
    if folder.join("package").is_dir() {
        return;
    }
    std::fs::create_dir_all(folder).unwrap();
    let script = format!("npm pack --silent {name}@{version} && tar -xzf {name}-{version}.tgz");
    let status = Command::new("sh").args(["-c", &script]).current_dir(folder).status();
    assert!(status.is_ok_and(|status| status.success()), "`npm pack {name}@{version}` failed");
}
