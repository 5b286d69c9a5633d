//! 925 boards on screens at once: how long a move takes until its player knows that it is kept, and until the other sees it.
//!
//! `cargo bench --bench live_boards` starts the real server with 1,850 pupils who play on screens, seats 1,850 devices, opens the
//! stream of each, and lets every board move at random moments. A move is acknowledged when its answer is there, and shown when
//! the other device was told of it, asked for the page and has it. Answers are packed, as browsers ask for.
//!
//! Meanwhile four arbiters do what their pages do: each opens the page of its boards once, follows the stream of changes, and when
//! that tells of one asks, up to 0.8 s later, for what is other since; now and then each gives a player a minute, after which the
//! whole page is made anew; and they tap results of other tables. The same is done with a server that keeps nothing, knows no rules,
//! packs nothing and only echoes, and the ratio is printed. It fails when a move, a minute or a tap is lost. `-- --boards 100 --seconds
//! 20` does less.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)] // the full day uses the rest
mod hall;

use std::collections::{BTreeMap, BTreeSet};
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
use tokio::sync::{Notify, mpsc, watch};

/// How many boards are played, for how many seconds each waits at most for its next move, and how many moves each has.
const BOARDS: usize = 925;
const THINKING: u64 = 12;
const MOVES: usize = 5;

/// How large the page of the server is that only echoes: as large as the page of a board.
const PAGE: usize = 24_000;

/// How many arbiters follow their boards, and how many results they tap meanwhile at boards of their tables.
const ARBITERS: usize = 4;
const TAPS: usize = 80;

/// How many seconds lie between two deeds of an arbiter, after each of which the whole page is made anew.
const DEEDS: u64 = 10;

/// How long a page waits at most before it asks for what was told, in milliseconds: not everybody asks at once.
const SPREAD: usize = 800;

/// What a move may take, in milliseconds: it is printed how many took no longer.
const SOON: f64 = 150.0;

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
    let slips = hall::championship_of(&location, rules, u32::try_from((n_boards + TAPS) * 2).unwrap());
    let (links, owners) = hall::people(&location, ARBITERS);
    let boards = boards(&location, n_boards);
    // Results are tapped where nobody plays on a screen.
    let played_at: BTreeSet<String> = boards.iter().map(|board| slip(board.place)).collect();
    let free: Vec<(String, u16)> = slips.into_iter().filter(|(slip, _)| !played_at.contains(slip)).collect();
    let arbiters = Arbiters { links, owners, free };
    println!("{} boards, {} devices, {MOVES} moves each", boards.len(), boards.len() * 2);
    println!("{:<28} {:>9} {:>9} {:>9} {:>12}", "", "p50 ms", "p99 ms", "worst", "in 150 ms");
    let own = {
        let server = Server::start(&location);
        let measured = runtime.block_on(played(&server.at, &boards, Some(&arbiters)));
        println!("peak memory of the server: {} MB", server.peak_memory());
        measured
    };
    let plain = {
        let (mut child, at) = echo_process();
        let measured = runtime.block_on(played(&at, &boards, None));
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
    println!("{} moves acknowledged and {} results tapped, {lost} lost", own.count, own.taps);
    println!("{}", if lost == 0 { "passed" } else { "FAILED" });
    std::process::exit(i32::from(lost > 0));
}

/// Those who look after the tables: their links, who has which table, and the boards whose results they tap.
struct Arbiters {
    links: Vec<String>,
    owners: BTreeMap<u16, usize>,
    free: Vec<(String, u16)>,
}

/// Writes the first game of a board as slips name it.
fn slip(place: BoardPlace) -> String {
    format!("{}/{}/{}/1", place.group, place.round, place.board)
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
    /// How many moves and how many results were acknowledged.
    count: usize,
    taps: usize,
    lost: usize,
}

fn speeds(mut times: Vec<Duration>) -> [f64; 3] {
    times.sort_unstable();
    let at = |share: f64| times.get(((times.len().max(1) - 1) as f64 * share) as usize).copied();
    [0.5, 0.99, 1.0].map(|share| at(share).unwrap_or_default().as_secs_f64() * 1_000.0)
}

/// Prints how long something took, and which share of it took no longer than it may.
fn told(what: &str, times: Vec<Duration>) -> [f64; 3] {
    let soon = times.iter().filter(|time| time.as_secs_f64() * 1_000.0 <= SOON).count();
    let share = soon as f64 / times.len().max(1) as f64 * 100.0;
    let [half, most, worst] = speeds(times);
    println!("{what:<28} {half:>9.1} {most:>9.1} {worst:>9.1} {share:>10.2} %");
    [half, most, worst]
}

/// What each move took until it was acknowledged, and until it was shown, and how many were lost.
type Taken = Arc<Mutex<(Vec<Duration>, Vec<Duration>, usize)>>;

/// Plays all boards at a server. Without arbiters it is the one that only echoes, where nobody has to sit down.
async fn played(at: &str, boards: &[Arc<OneBoard>], arbiters: Option<&Arbiters>) -> Measured {
    let is_echo = arbiters.is_none();
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
                for device in &mut devices {
                    device.look(&board).await;
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
    let looked: Arc<Mutex<Looked>> = Arc::default();
    let (mut watchers, mut visitors) = (Vec::new(), Vec::new());
    for (seed, link) in (0_u64..).zip(arbiters.map(|arbiters| arbiters.links.as_slice()).unwrap_or_default())
    {
        let arbiter = Arc::new(Visitor::sign_in(at, link).await.packed());
        visitors.push(Arc::clone(&arbiter));
        watchers.push(tokio::spawn(followed(arbiter, seed, Arc::clone(&looked))));
    }
    start.send(true).unwrap();
    let within = Duration::from_secs(u64::try_from(thinking() * MOVES / 2).unwrap());
    let tapped = match arbiters {
        Some(arbiters) => hall::enter(&arbiters.free, &arbiters.owners, &visitors, within, "taps").await,
        None => Vec::new(),
    };
    for task in tasks {
        task.await.unwrap();
    }
    watchers.iter().for_each(tokio::task::JoinHandle::abort);
    let (acknowledged, shown, lost) = std::mem::take(&mut *taken.lock().unwrap());
    let (count, taps) = (acknowledged.len(), tapped.iter().filter(|tap| tap.is_saved).count());
    let mut lost = lost + tapped.len() - taps;
    let who = if is_echo { "echo:" } else { "arbitro:" };
    let acknowledged = told(&format!("{who} acknowledged"), acknowledged);
    let shown = told(&format!("{who} shown to the other"), shown);
    if !is_echo {
        told("arbiters' results", tapped.iter().map(|tap| tap.took).collect());
        let looked = std::mem::take(&mut *looked.lock().unwrap());
        println!("{} whole pages of boards and {} of what changed", looked.whole.len(), looked.changed.len());
        told("arbiters' whole pages", looked.whole);
        told("arbiters' changed boards", looked.changed);
        told("arbiters' deeds", looked.deeds);
        lost += looked.n_refused;
    }
    Measured { acknowledged, shown, count, taps, lost }
}

/// How long arbiters waited for their pages of boards and for their deeds, and how many of these were refused.
#[derive(Default)]
struct Looked {
    whole: Vec<Duration>,
    changed: Vec<Duration>,
    deeds: Vec<Duration>,
    n_refused: usize,
}

/// Does what the page of an arbiter's boards does, and now and then what an arbiter does there.
async fn followed(arbiter: Arc<Visitor>, seed: u64, looked: Arc<Mutex<Looked>>) {
    let mut lot = Lot::new(seed, "arbiters");
    let timed = async |path: &str| {
        let begun = Instant::now();
        let page = arbiter.send("GET", path, "").await.unwrap_or_default();
        (page, begun.elapsed())
    };
    let (mut page, took) = timed("/arbiter/boards").await;
    looked.lock().unwrap().whole.push(took);
    let (tell, mut news) = mpsc::channel(64);
    let topics = between(&page, "data-live=\"").to_owned();
    let stream = arbiter.follow(&format!("/live?of={topics}")).await.unwrap();
    tokio::spawn(async move {
        let mut lines = AsyncReader::new(stream).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            if line.starts_with("data:") && tell.send(()).await.is_err() {
                return;
            }
        }
    });
    let own: Vec<String> =
        page.split("data-board=\"").skip(1).map(|rest| between(rest, "").to_owned()).collect();
    let mut acts = tokio::time::interval(Duration::from_secs(DEEDS));
    acts.tick().await;
    loop {
        tokio::select! {
            told = news.recv() => {
                told.unwrap();
                tokio::time::sleep(Duration::from_millis(u64::try_from(lot.below(SPREAD)).unwrap())).await;
                // What was told meanwhile is in the answer.
                while news.try_recv().is_ok() {}
                let (fresh, took) = timed(&format!("/arbiter/boards?seen={}", between(&page, "data-seen=\""))).await;
                looked.lock().unwrap().changed.push(took);
                page = fresh;
            }
            _ = acts.tick() => {
                let board = own[lot.below(own.len())].replace('/', "%2F");
                let body = format!("csrf={}&board={board}&step=time-first&minutes=1&reason=rede", arbiter.token());
                let begun = Instant::now();
                let answer = arbiter.send("POST", "/arbiter/boards", &body).await.unwrap_or_default();
                let took = begun.elapsed();
                let is_done = answer.starts_with("HTTP/1.1 303");
                let (fresh, whole) = timed("/arbiter/boards").await;
                page = fresh;
                let mut looked = looked.lock().unwrap();
                looked.deeds.push(took);
                looked.whole.push(whole);
                // A game may have ended meanwhile: that is a refusal with a sentence.
                looked.n_refused += usize::from(!is_done && !answer.starts_with("HTTP/1.1 409"));
            }
        }
    }
}

/// Returns what stands between a text and the next quotation mark.
fn between<'t>(page: &'t str, from: &str) -> &'t str {
    let rest = page.split_once(from).map_or(page, |(_, rest)| rest);
    rest.split('"').next().unwrap_or_default()
}

/// How many seconds each board waits at most for its next move.
fn thinking() -> usize {
    asked("--seconds", usize::try_from(THINKING).unwrap())
}

/// Plays some moves at a board and returns how many were not acknowledged.
async fn moves(board: &OneBoard, devices: &mut [Device], seed: u64, is_echo: bool, taken: &Taken) -> usize {
    let mut lot = Lot::new(seed, "live boards");
    let mut position = Position::start(&board.table);
    let mut lost = 0;
    for ply in 0..MOVES {
        if position.ending().is_some() {
            break;
        }
        let wait = lot.below(thinking() * 1_000);
        tokio::time::sleep(Duration::from_millis(u64::try_from(wait).unwrap())).await;
        let legal = position.moves();
        let mv = legal[lot.below(legal.len())];
        // After a swap or a pass it may be the same player's turn; the page that is shown says whose it is.
        let mover = if is_echo { ply % 2 } else { usize::from(!devices[0].is_to_move()) };
        let [first, second] = devices else { panic!("two play") };
        let (own, other) = if mover == 0 { (first, second) } else { (second, first) };
        other.forget_news();
        let begun = Instant::now();
        let text = position.write_move(mv).replace('+', "%2B").replace(' ', "+");
        let body = format!("csrf={}&seen={}&mv={text}", own.visitor.token(), own.stand());
        let refused = Notify::new();
        let sent = async {
            let answer = own.visitor.send("POST", &page(board), &body).await.unwrap_or_default();
            let acknowledged = begun.elapsed();
            if answer.starts_with("HTTP/1.1 303") {
                // A page follows where the answer leads.
                own.look(board).await;
                return Some(acknowledged);
            }
            let head: String = answer.chars().take(200).collect();
            eprintln!("{} was not taken: {head}", page(board));
            refused.notify_one();
            None
        };
        let told = async {
            let before = other.stand();
            loop {
                tokio::select! {
                    _ = other.news.recv() => {}
                    () = refused.notified() => return None,
                }
                other.look(board).await;
                if is_echo || other.stand() != before {
                    return Some(begun.elapsed());
                }
            }
        };
        let (Some(acknowledged), Some(shown)) = tokio::join!(sent, told) else {
            lost += 1;
            continue;
        };
        {
            let mut taken = taken.lock().unwrap();
            taken.0.push(acknowledged);
            taken.1.push(shown);
        }
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
    /// The page as it was shown last.
    shown: String,
}

impl Device {
    async fn seated(at: &str, board: &OneBoard, code: EntryCode, is_echo: bool) -> Device {
        let mut visitor = Visitor::stranger(at).packed();
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
        Device { visitor, news, shown: String::new() }
    }

    /// Forgets what it was told so far.
    fn forget_news(&mut self) {
        while self.news.try_recv().is_ok() {}
    }

    /// Asks for the page and keeps it, as a device shows it.
    async fn look(&mut self, board: &OneBoard) {
        self.shown = self.visitor.send("GET", &page(board), "").await.unwrap_or_default();
    }

    /// Returns the position that its page shows.
    fn stand(&self) -> String {
        let rest = self.shown.split_once("data-stand=\"").map(|(_, rest)| rest).unwrap_or_default();
        rest.chars().take_while(char::is_ascii_digit).collect()
    }

    /// Says whether its player is to move.
    fn is_to_move(&self) -> bool {
        self.shown.contains("class=\"status own\"")
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
