//! A class against the computer: 28 boards at the strongest level at once, without the engine on the pupils' devices.
//!
//! `cargo bench --bench classroom` plays some turns on every board over HTTP and prints the slowest and the median answer of
//! each round, beside a single board alone.
#![allow(clippy::unwrap_used)]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use desk::{App, server};

const BOARDS: usize = 28;
const ROUNDS: usize = 4;
/// Games of several kinds: a class does not play one alone.
const GAMES: [&str; 4] = ["rastros", "hex", "avanco", "produto"];

fn main() {
    let at = serve();
    let alone = play(at, 0, &mut start(0));
    println!("one board alone: {alone:?}");
    let mut boards: Vec<String> = (0..BOARDS).map(start).collect();
    for round in 1..=ROUNDS {
        let mut times: Vec<Duration> = thread::scope(|scope| {
            let playing: Vec<_> = boards
                .iter_mut()
                .enumerate()
                .map(|(number, place)| scope.spawn(move || play(at, number, place)))
                .collect();
            playing.into_iter().map(|one| one.join().unwrap()).collect()
        });
        times.sort_unstable();
        let (median, slowest) = (times[BOARDS / 2], times[BOARDS - 1]);
        println!("round {round}, {BOARDS} boards at once: slowest {slowest:?}, median {median:?}");
    }
}

/// Starts the server in this process and returns where it listens.
fn serve() -> SocketAddr {
    let (say, heard) = mpsc::channel();
    thread::spawn(move || {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        runtime.block_on(async move {
            let listener = server::listen(([127, 0, 0, 1], 0).into()).await.unwrap();
            say.send(listener.local_addr().unwrap()).unwrap();
            desk::serve(listener, App::games_only().unwrap(), std::future::pending()).await;
        });
    });
    heard.recv().unwrap()
}

/// Returns where the computer of a board thinks first: it begins.
fn start(number: usize) -> String {
    format!("/play/{}/think?vs=first-5", GAMES[number % GAMES.len()])
}

/// Asks for the computer's move, and lets it play for the pupil too until the next time. Returns how long the answer took.
fn play(at: SocketAddr, number: usize, place: &mut String) -> Duration {
    let begun = Instant::now();
    let answer = get(at, place);
    let took = begun.elapsed();
    let next = answer.lines().find_map(|line| line.strip_prefix("location: ")).map(str::trim);
    let next = next.unwrap_or_else(|| panic!("no move: {}", answer.lines().next().unwrap_or_default()));
    let game = GAMES[number % GAMES.len()];
    let side = if next.contains("vs=first") { ("vs=first", "vs=second") } else { ("vs=second", "vs=first") };
    *place =
        next.replacen(&format!("/play/{game}"), &format!("/play/{game}/think"), 1).replace(side.0, side.1);
    took
}

fn get(at: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(at).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}
