//! A day of a hall, for benchmarks: the server as a process, a championship, its arbiters and their phones.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use championship::decisions;
use championship::facts::{Contestant, EntryCode, Fact, Lot, Regulations, School};
use championship::regulations;
use championship::store::{Desk, DeskError, Location};
use desk::people::People;
use desk::visit::Role;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The server as a process of its own.
pub(crate) struct Server {
    child: Child,
    pub(crate) at: String,
}

impl Server {
    pub(crate) fn start(location: &Location) -> Self {
        Server::run(&["serve", "--championship", &location.to_string(), "--listen", "127.0.0.1:0"])
    }

    /// Starts the program as a server of any kind, which says where it is and how it is ended.
    pub(crate) fn run(words: &[&str]) -> Self {
        let mut child =
            Command::new(env!("CARGO_BIN_EXE_arbitro")).args(words).stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut found = None;
        for line in lines.by_ref() {
            let line = line.unwrap();
            // Where it publishes is said after where it is.
            if let (None, Some((_, at))) = (&found, line.split_once("http://127.0.0.1:")) {
                let port: String = at.chars().take_while(char::is_ascii_digit).collect();
                found = Some(format!("127.0.0.1:{port}"));
            }
            if line.contains("Ctrl-C") {
                break;
            }
        }
        std::thread::spawn(move || lines.for_each(drop));
        Server { child, at: found.unwrap() }
    }

    /// Returns the most memory the process ever had, in megabytes.
    pub(crate) fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|kb| kb.parse::<u64>().ok()).unwrap_or(0) / 1024
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL, as a power cut would.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Makes a final of so many pupils with its first round out, and returns the boards with their tables.
pub(crate) fn championship(location: &Location, pupils: u32) -> Vec<(String, u16)> {
    championship_of(location, regulations::default(), pupils)
}

/// Makes one with regulations of its own.
pub(crate) fn championship_of(location: &Location, rules: Regulations, pupils: u32) -> Vec<(String, u16)> {
    let mut desk = Desk::create(location, "Final", rules, "bench").unwrap();
    let tournaments = desk.championship().regulations().tournaments();
    let mut facts = Vec::new();
    for number in 0..pupils {
        let tournament = tournaments[number as usize % tournaments.len()];
        let school = number / tournaments.len() as u32 + 1;
        if (number as usize).is_multiple_of(tournaments.len()) {
            let name = format!("Agrupamento de Escolas de Vale Fictício {school}");
            facts.push(Fact::SchoolRegistered { school: School { number: school, name, place: None } });
        }
        let years = desk.championship().regulations().cycle(tournament.cycle).unwrap().school_years;
        let contestant =
            Contestant { name: Some(format!("Pupil{number} Exemplo")), school_year: Some(years.0) };
        facts.push(Fact::EntryAdded { code: EntryCode { tournament, school, index: 1 }, contestant });
    }
    desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
    desk.commit(None, |state, _| decisions::draw(state, &tournaments, 1, true)).unwrap();
    pair(&mut desk)
}

/// Pairs the next round of every group and returns its boards.
pub(crate) fn pair(desk: &mut Desk) -> Vec<(String, u16)> {
    desk.commit(None, |state, _| {
        let groups: Vec<_> = state.groups().map(|group| group.id).collect();
        Ok::<_, DeskError>(decisions::pair(state, &groups, 1, None, true, &|| {})?.0)
    })
    .unwrap();
    let last = desk.championship().groups().filter_map(|group| Some((group, group.rounds.last()?)));
    last.flat_map(|(group, round)| {
        round
            .boards
            .iter()
            .map(move |board| (format!("{}/{}/{}/1", group.id, round.number, board.number), group.table))
    })
    .collect()
}

/// Names arbiters, shares the tables among them, and returns their links, and who has which table.
pub(crate) fn people(location: &Location, arbiters: usize) -> (Vec<String>, BTreeMap<u16, usize>) {
    let tables: Vec<u16> =
        Desk::open(location, "bench").unwrap().championship().groups().map(|group| group.table).collect();
    let people = People::open(location).unwrap();
    let mut owners = BTreeMap::new();
    for index in 0..arbiters {
        let mut own: Vec<u16> = tables.iter().copied().skip(index).step_by(arbiters).collect();
        if own.is_empty() {
            // More arbiters than tables: some share one.
            own.push(tables[index % tables.len()]);
        }
        for table in &own {
            owners.entry(*table).or_insert(index);
        }
        people.add(&format!("Arbiter {index}"), &Role::Arbiter(own)).unwrap();
    }
    (people.issue(&[]).unwrap().into_iter().map(|card| card.path).collect(), owners)
}

/// What came of an entry.
pub(crate) struct Entered {
    pub(crate) slip: String,
    pub(crate) key: String,
    pub(crate) took: Duration,
    pub(crate) is_saved: bool,
}

/// Half, nearly all, and the slowest of the answers.
pub(crate) fn speeds(entered: &[Entered]) -> [Duration; 3] {
    let mut times: Vec<Duration> = entered.iter().map(|entry| entry.took).collect();
    times.sort_unstable();
    [0.5, 0.99, 1.0].map(|share| times[((times.len() - 1) as f64 * share) as usize])
}

/// Enters boards at random moments; one in twenty is sent a second time, as after a lost answer.
pub(crate) async fn enter(
    boards: &[(String, u16)],
    owners: &BTreeMap<u16, usize>,
    visitors: &[Arc<Visitor>],
    within: Duration,
    round: &str,
) -> Vec<Entered> {
    let mut lot = Lot::new(7, round);
    let mut tasks = Vec::new();
    for (index, (slip, table)) in boards.iter().enumerate() {
        let wait = within.mul_f64(f64::from(u32::try_from(lot.below(100_000)).unwrap()) / 100_000.0);
        let visitor = Arc::clone(&visitors[owners[table]]);
        let (slip, key) = (slip.clone(), format!("{round}{index}"));
        tasks.push(tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            let begun = Instant::now();
            let is_saved = visitor.enter(&slip, &key).await;
            let took = begun.elapsed();
            if index % 20 == 0 {
                visitor.enter(&slip, &key).await;
            }
            Entered { slip, key, took, is_saved }
        }));
    }
    let mut entered = Vec::new();
    for task in tasks {
        entered.push(task.await.unwrap());
    }
    entered
}

/// A phone with its session.
#[derive(Clone)]
pub(crate) struct Visitor {
    at: String,
    cookie: String,
    token: String,
    championship: String,
    /// Whether answers are packed on their way, as browsers ask for.
    is_packed: bool,
}

impl Visitor {
    pub(crate) fn stranger(at: &str) -> Self {
        Visitor {
            at: at.to_owned(),
            cookie: String::new(),
            token: String::new(),
            championship: String::new(),
            is_packed: false,
        }
    }

    /// Asks for packed answers from now on, as browsers do.
    pub(crate) fn packed(self) -> Self {
        Visitor { is_packed: true, ..self }
    }

    pub(crate) async fn sign_in(at: &str, link: &str) -> Self {
        let stranger = Visitor::stranger(at);
        let page = stranger.send("GET", "/enter", "").await.unwrap();
        let stranger = stranger.with(&page);
        let answer = stranger.send("POST", link, &format!("csrf={}", stranger.token)).await.unwrap();
        let known = stranger.with(&answer);
        let page = known.send("GET", "/enter", "").await.unwrap();
        known.with(&page)
    }

    pub(crate) fn at(&self, at: &str) -> Self {
        Visitor { at: at.to_owned(), ..self.clone() }
    }

    /// Takes over the cookie and the token of an answer.
    pub(crate) fn with(&self, answer: &str) -> Self {
        let between = |from: &str, to: char| {
            let rest = answer.split_once(from)?.1;
            Some(rest.split(to).next()?.to_owned())
        };
        Visitor {
            at: self.at.clone(),
            cookie: between("set-cookie: ", ';').unwrap_or_else(|| self.cookie.clone()),
            token: between("name=\"csrf\" value=\"", '"').unwrap_or_else(|| self.token.clone()),
            championship: between("data-championship=\"", '"').unwrap_or_else(|| self.championship.clone()),
            is_packed: self.is_packed,
        }
    }

    /// Enters that the first player won and says whether the server acknowledged it.
    pub(crate) async fn enter(&self, slip: &str, key: &str) -> bool {
        self.enter_as(slip, key, "1-0").await
    }

    /// Enters a result and says whether the server acknowledged it.
    pub(crate) async fn enter_as(&self, slip: &str, key: &str, result: &str) -> bool {
        let slip = slip.replace('/', "%2F");
        let (token, id) = (&self.token, &self.championship);
        let body = format!("csrf={token}&slip={slip}&championship={id}&key={key}&result={result}");
        let answer = self.send("POST", "/arbiter/slip", &body).await.unwrap_or_default();
        answer.starts_with("HTTP/1.1 200") && (answer.contains("\"saved\"") || answer.contains("\"same\""))
    }

    /// Tries a PIN and says whether the server looked at it at all.
    pub(crate) async fn guess(at: &str, number: u32, pin: &str) -> bool {
        let stranger = Visitor::stranger(at);
        let page = stranger.send("GET", "/enter", "").await.unwrap_or_default();
        let stranger = stranger.with(&page);
        let body = format!("csrf={}&number={number}&pin={pin}", stranger.token);
        let answer = stranger.send("POST", "/enter", &body).await.unwrap_or_default();
        answer.starts_with("HTTP/1.1 303") || answer.contains("não está certo")
    }

    /// Returns the token of its forms.
    pub(crate) fn token(&self) -> &str {
        &self.token
    }

    /// Asks for a stream, which stays open.
    pub(crate) async fn follow(&self, path: &str) -> std::io::Result<TcpStream> {
        let mut stream = TcpStream::connect(&self.at).await?;
        let head = format!(
            "GET {path} HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\nCookie: {}\r\n\r\n",
            self.cookie
        );
        stream.write_all(head.as_bytes()).await?;
        Ok(stream)
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: &str) -> std::io::Result<String> {
        self.send_as(method, path, "application/x-www-form-urlencoded", body).await
    }

    /// Sends a body of another kind than forms usually are.
    pub(crate) async fn send_as(
        &self,
        method: &str,
        path: &str,
        kind: &str,
        body: &str,
    ) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(&self.at).await?;
        let kinds =
            if method == "POST" && path.starts_with("/arbiter") { "application/json" } else { "text/html" };
        let packed = if self.is_packed { "Accept-Encoding: gzip, deflate\r\n" } else { "" };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nAccept: {kinds}\r\n{packed}Connection: close\r\nCookie: {}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(unpacked(&answer))
    }
}

/// Returns an answer as text, head and body, unpacked where it came packed.
fn unpacked(answer: &[u8]) -> String {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").map_or(answer.len(), |at| at + 4);
    let (head, body) = answer.split_at(end);
    let head = String::from_utf8_lossy(head).into_owned();
    if !head.contains("content-encoding: gzip") {
        return head + &String::from_utf8_lossy(body);
    }
    let whole = if head.contains("transfer-encoding: chunked") { joined(body) } else { body.to_vec() };
    let mut text = Vec::new();
    std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(whole.as_slice()), &mut text).unwrap();
    head + &String::from_utf8_lossy(&text)
}

/// Joins a body that came in pieces.
fn joined(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(at) = body.windows(2).position(|two| two == b"\r\n") {
        let (size, rest) = body.split_at(at);
        let size = usize::from_str_radix(std::str::from_utf8(size).unwrap().trim(), 16).unwrap();
        whole.extend(&rest[2..2 + size]);
        body = &rest[(4 + size).min(rest.len())..];
        if size == 0 {
            break;
        }
    }
    whole
}

/// Counts the boards of a round with exactly one result, and with more.
pub(crate) fn count(location: &Location, round: u16) -> (usize, usize) {
    let desk = Desk::open(location, "bench").unwrap();
    let rounds = desk.championship().groups().filter_map(|group| group.round(round));
    let lengths = rounds
        .flat_map(|round| &round.boards)
        .map(|board| board.games.iter().map(|history| history.entries().len()).sum::<usize>());
    let lengths: Vec<usize> = lengths.collect();
    let _ = std::io::stdout().flush();
    (lengths.iter().filter(|n| **n == 1).count(), lengths.iter().filter(|n| **n > 1).count())
}
