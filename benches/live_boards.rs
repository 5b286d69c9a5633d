//! 925 boards on screens at once: how long a move takes until its player knows that it is kept, and until the other sees it.
//!
//! `cargo bench --bench live_boards` starts the real server with 1,850 pupils who play on screens, seats 1,850 devices, opens the
//! stream of each, and lets every board move at random moments. A move is acknowledged when its answer is there, and shown when
//! the other device was told of it, asked for the page and has it. The same is done with a server that keeps nothing, knows no
//! rules and only echoes, and the ratio is printed. It fails when a move is lost. `-- --boards 100 --seconds 20` does less.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)] // the full day uses the rest
mod hall;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use championship::facts::{BoardPlace, EntryCode, Lot};
use championship::regulations;
use championship::store::{Desk, Location};
use hall::{Server, Visitor};
use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader as AsyncReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};

/// How many boards are played, for how many seconds each waits at most for its next move, and how many moves each has.
const BOARDS: usize = 925;
const THINKING: u64 = 12;
const MOVES: usize = 5;

/// How large the page of the server is that only echoes: as large as the page of a board.
const PAGE: usize = 24_000;

/// How many arbiters look at their boards all the time.
const ARBITERS: usize = 4;

fn asked(name: &str, otherwise: usize) -> usize {
    let words: Vec<String> = std::env::args().collect();
    let at = words.iter().position(|word| word == name);
    at.and_then(|at| words.get(at + 1)?.parse().ok()).unwrap_or(otherwise)
}

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    if std::env::args().any(|word| word == "--echo") {
        return runtime.block_on(echo());
    }
    let n_boards = asked("--boards", BOARDS);
    let folder = tempfile::tempdir().unwrap();
    let location = Location::File(folder.path().join("ecras.arbitro"));
    let text = "extends: cnjm\nstages: [{ play: round robin, boards: screens, clock: 30 minutes }]\n";
    let rules = regulations::parse("regulations.yaml", text).unwrap();
    hall::championship_of(&location, rules, u32::try_from(n_boards * 2).unwrap());
    let (links, _) = hall::people(&location, ARBITERS);
    let boards = boards(&location, n_boards);
    println!("{} boards, {} devices, {MOVES} moves each", boards.len(), boards.len() * 2);
    println!("{:<28} {:>9} {:>9} {:>9}", "", "p50 ms", "p99 ms", "worst");
    let own = {
        let server = Server::start(&location);
        let measured = runtime.block_on(played(&server.at, &boards, &links));
        println!("peak memory of the server: {} MB", server.peak_memory());
        measured
    };
    let plain = {
        let (mut child, at) = echo_process();
        let measured = runtime.block_on(played(&at, &boards, &[]));
        let _ = child.kill();
        let _ = child.wait();
        measured
    };
    for (what, one, other) in
        [("acknowledged", own.acknowledged, plain.acknowledged), ("shown", own.shown, plain.shown)]
    {
        println!("{what}: {:.1} times the echo at p99", one[1] / other[1].max(0.001));
    }
    let lost = own.lost + missing(&location, &boards, own.count);
    println!("{} moves acknowledged, {lost} lost", own.count);
    println!("{}", if lost == 0 { "passed" } else { "FAILED" });
    std::process::exit(i32::from(lost > 0));
}

/// A board, who sits there, and what is played.
struct OneBoard {
    place: BoardPlace,
    codes: [EntryCode; 2],
    table: Arc<Table>,
}

fn boards(location: &Location, most: usize) -> Vec<Arc<OneBoard>> {
    let desk = Desk::open(location, "bench").unwrap();
    let state = desk.championship();
    let mut tables: BTreeMap<String, Arc<Table>> = BTreeMap::new();
    let places = state.boards_in_play().into_iter().take(most);
    let one = places.map(|place| {
        let id = state.regulations().game(state.regulations().game_at(place.game(1))).unwrap().id.0.clone();
        let load = || Table::new(Catalog::built_in().load(&id).unwrap().game);
        let table = Arc::clone(tables.entry(id.clone()).or_insert_with(load));
        let board = state.board_at(place).unwrap();
        Arc::new(OneBoard { place, codes: [board.first, board.second], table })
    });
    one.collect()
}

/// How many moves that were acknowledged are not in the journal.
fn missing(location: &Location, boards: &[Arc<OneBoard>], acknowledged: usize) -> usize {
    let desk = Desk::open(location, "bench").unwrap();
    let live = boards.iter().filter_map(|board| desk.championship().live_board(board.place)?.game(1));
    live.map(|game| game.moves.len()).sum::<usize>().abs_diff(acknowledged)
}

/// What was measured: half, nearly all and the slowest, in milliseconds.
struct Measured {
    acknowledged: [f64; 3],
    shown: [f64; 3],
    count: usize,
    lost: usize,
}

fn speeds(mut times: Vec<Duration>) -> [f64; 3] {
    times.sort_unstable();
    let at = |share: f64| times.get(((times.len().max(1) - 1) as f64 * share) as usize).copied();
    [0.5, 0.99, 1.0].map(|share| at(share).unwrap_or_default().as_secs_f64() * 1_000.0)
}

/// What each move took until it was acknowledged, and until it was shown.
type Taken = Arc<Mutex<(Vec<Duration>, Vec<Duration>, usize)>>;

/// Plays all boards at a server. Without arbiters it is the one that only echoes, where nobody has to sit down.
async fn played(at: &str, boards: &[Arc<OneBoard>], arbiters: &[String]) -> Measured {
    let is_echo = arbiters.is_empty();
    let taken: Taken = Arc::default();
    let mut tasks = Vec::new();
    let (start, begun) = watch::channel(false);
    let (ready, mut are_ready) = mpsc::channel(boards.len().max(1));
    // Few sit down at a time: it is the play that is measured.
    let doors = Arc::new(tokio::sync::Semaphore::new(32));
    for (seed, board) in (0_u64..).zip(boards) {
        let (at, board, taken) = (at.to_owned(), Arc::clone(board), Arc::clone(&taken));
        let (mut begun, ready, doors) = (begun.clone(), ready.clone(), Arc::clone(&doors));
        tasks.push(tokio::spawn(async move {
            let mut devices = Vec::new();
            {
                let _one = doors.acquire().await.unwrap();
                for code in board.codes {
                    devices.push(Device::seated(&at, &board, code, is_echo).await);
                }
            }
            ready.send(()).await.unwrap();
            begun.wait_for(|begun| *begun).await.unwrap();
            let lost = moves(&board, &mut devices, seed, is_echo, &taken).await;
            taken.lock().unwrap().2 += lost;
        }));
    }
    for _ in boards {
        are_ready.recv().await.unwrap();
    }
    let mut watchers = Vec::new();
    for link in arbiters {
        let arbiter = Visitor::sign_in(at, link).await;
        watchers.push(tokio::spawn(async move {
            loop {
                let begun = Instant::now();
                let _ = arbiter.send("GET", "/arbiter/boards", "").await;
                println!("{:<28} {:>9.1}", "an arbiter's page", begun.elapsed().as_secs_f64() * 1_000.0);
                tokio::time::sleep(Duration::from_secs(5)).await;
            }
        }));
    }
    start.send(true).unwrap();
    for task in tasks {
        task.await.unwrap();
    }
    watchers.iter().for_each(tokio::task::JoinHandle::abort);
    let (acknowledged, shown, lost) = std::mem::take(&mut *taken.lock().unwrap());
    let count = acknowledged.len();
    let measured = Measured { acknowledged: speeds(acknowledged), shown: speeds(shown), count, lost };
    for (what, [half, most, worst]) in
        [("acknowledged", measured.acknowledged), ("shown to the other", measured.shown)]
    {
        let what = format!("{} {what}", if is_echo { "echo:" } else { "arbitro:" });
        println!("{what:<28} {half:>9.1} {most:>9.1} {worst:>9.1}");
    }
    measured
}

/// Plays some moves at a board and returns how many were not acknowledged.
async fn moves(board: &OneBoard, devices: &mut [Device], seed: u64, is_echo: bool, taken: &Taken) -> usize {
    let mut lot = Lot::new(seed, "live boards");
    let mut position = Position::start(&board.table);
    let mut lost = 0;
    let thinking = asked("--seconds", usize::try_from(THINKING).unwrap());
    for ply in 0..MOVES {
        if position.ending().is_some() {
            break;
        }
        let wait = lot.below(thinking * 1_000);
        tokio::time::sleep(Duration::from_millis(u64::try_from(wait).unwrap())).await;
        let legal = position.moves();
        let mv = legal[lot.below(legal.len())];
        // After a swap or a pass it may be the same player's turn.
        let mover = if is_echo { ply % 2 } else { devices[0].whose_turn(board).await };
        let seen = if is_echo { String::new() } else { devices[mover].stand(board).await };
        devices[1 - mover].forget_news();
        let begun = Instant::now();
        let text = position.write_move(mv).replace('+', "%2B").replace(' ', "+");
        let body = format!("csrf={}&seen={seen}&mv={text}", devices[mover].visitor.token());
        let answer = devices[mover].visitor.send("POST", &page(board), &body).await.unwrap_or_default();
        let acknowledged = begun.elapsed();
        if !answer.starts_with("HTTP/1.1 303") {
            lost += 1;
            continue;
        }
        devices[1 - mover].news.recv().await;
        let _ = devices[1 - mover].visitor.send("GET", &page(board), "").await;
        let shown = begun.elapsed();
        let mut taken = taken.lock().unwrap();
        taken.0.push(acknowledged);
        taken.1.push(shown);
        position = position.play_legal(mv);
    }
    lost
}

fn page(board: &OneBoard) -> String {
    format!("/b/{}/{}/{}", board.place.group, board.place.round, board.place.board)
}

/// A device at a seat, with its stream of news.
struct Device {
    visitor: Visitor,
    news: mpsc::Receiver<()>,
}

impl Device {
    async fn seated(at: &str, board: &OneBoard, code: EntryCode, is_echo: bool) -> Device {
        let mut visitor = Visitor::stranger(at);
        if !is_echo {
            let shown = visitor.send("GET", &format!("/sit/{code}"), "").await.unwrap();
            visitor = visitor.with(&shown);
            let csrf = format!("csrf={}", visitor.token());
            let sat = visitor.send("POST", &format!("/sit/{code}"), &csrf).await.unwrap();
            assert!(sat.starts_with("HTTP/1.1 303"), "{sat}");
            visitor.send("POST", &page(board), &format!("{csrf}&act=ready")).await.unwrap();
        }
        let (tell, news) = mpsc::channel(64);
        let stream = visitor.follow(&format!("{}/events", page(board))).await.unwrap();
        tokio::spawn(async move {
            let mut lines = AsyncReader::new(stream).lines();
            while let Ok(Some(line)) = lines.next_line().await {
                if line.starts_with("data:") && tell.send(()).await.is_err() {
                    return;
                }
            }
        });
        Device { visitor, news }
    }

    /// Forgets what it was told so far.
    fn forget_news(&mut self) {
        while self.news.try_recv().is_ok() {}
    }

    /// Returns the position that its page shows.
    async fn stand(&self, board: &OneBoard) -> String {
        let shown = self.visitor.send("GET", &page(board), "").await.unwrap_or_default();
        let rest = shown.split_once("data-stand=\"").map(|(_, rest)| rest).unwrap_or_default();
        rest.chars().take_while(char::is_ascii_digit).collect()
    }

    /// Returns which of the two devices is to move, by the page of the first.
    async fn whose_turn(&self, board: &OneBoard) -> usize {
        let shown = self.visitor.send("GET", &page(board), "").await.unwrap_or_default();
        usize::from(!shown.contains("<strong>"))
    }
}

/// Starts the server that only echoes as a process of its own.
fn echo_process() -> (Child, String) {
    let mut child =
        Command::new(std::env::current_exe().unwrap()).arg("--echo").stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let at = lines.next().unwrap().unwrap();
    (child, at)
}

/// Answers every move at once, tells whoever follows the board, and has one page for everybody.
async fn echo() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("{}", listener.local_addr().unwrap());
    let boards: Arc<Mutex<BTreeMap<String, watch::Sender<u64>>>> = Arc::default();
    let page = Arc::new(format!("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{}", "x".repeat(PAGE)));
    loop {
        let (stream, _) = listener.accept().await.unwrap();
        let (boards, page) = (Arc::clone(&boards), Arc::clone(&page));
        tokio::spawn(async move { echoed(stream, &boards, &page).await });
    }
}

async fn echoed(
    stream: TcpStream,
    boards: &Mutex<BTreeMap<String, watch::Sender<u64>>>,
    page: &str,
) -> std::io::Result<()> {
    let mut reader = AsyncReader::new(stream);
    let mut first = String::new();
    reader.read_line(&mut first).await?;
    let mut line = String::new();
    // The head ends with an empty line; a body is left where it is.
    while reader.read_line(&mut line).await? > 2 {
        line.clear();
    }
    let path = first.split(' ').nth(1).unwrap_or_default().to_owned();
    let board = path.trim_end_matches("/events").to_owned();
    let sender = boards.lock().unwrap().entry(board).or_insert_with(|| watch::channel(0).0).clone();
    let mut stream = reader.into_inner();
    if first.starts_with("POST") {
        sender.send_modify(|version| *version += 1);
        return stream.write_all(b"HTTP/1.1 303 See Other\r\nConnection: close\r\n\r\n").await;
    }
    if !path.ends_with("/events") {
        return stream.write_all(page.as_bytes()).await;
    }
    let mut news = sender.subscribe();
    stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n").await?;
    while news.changed().await.is_ok() {
        let version = *news.borrow_and_update();
        stream.write_all(format!("data: {version}\n\n").as_bytes()).await?;
    }
    Ok(())
}
