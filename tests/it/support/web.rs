//! A server on a free port in this process, and a small client that speaks plain HTTP to it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use desk::{self, App, server};

use crate::patience::HANG;

/// A server that stops with the test.
pub(crate) struct Server {
    /// Where it listens.
    pub(crate) at: SocketAddr,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Server {
    /// Starts a server.
    pub(crate) fn start(app: App) -> Self {
        Server::start_at(app, ([127, 0, 0, 1], 0).into())
    }

    /// Starts a server at an address, where one may have been before.
    pub(crate) fn start_at(app: App, at: SocketAddr) -> Self {
        engine();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let (say, heard) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_multi_thread();
            let runtime = runtime.worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async move {
                let listener = server::listen(at).await.unwrap();
                say.send(listener.local_addr().unwrap()).unwrap();
                let stop = async {
                    let _ = stopped.await;
                };
                desk::serve(listener, app, stop).await;
            });
        });
        Server { at: heard.recv().unwrap(), stop: Some(stop), thread: Some(thread) }
    }

    /// Starts a server of games alone.
    pub(crate) fn games_only() -> Self {
        Server::start(App::games_only().unwrap())
    }

    /// Returns an address on the server.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.at)
    }
}

/// Brings the engine for browsers as the program does, and returns it if it was built.
pub(crate) fn engine() -> Option<&'static [u8]> {
    desk::assets::bring_engine(pocket_engine::POCKET);
    desk::assets::pocket()
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// The status.
    pub(crate) status: u16,
    /// The headers, names in lower case.
    pub(crate) headers: Vec<(String, String)>,
    /// The body.
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// Returns the body as text.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// Returns the first value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find_map(|(known, value)| (known == name).then_some(value.as_str()))
    }
}

/// Sends bytes as they are and returns the answer; nothing when there is no server, or it hangs up without one.
pub(crate) fn raw(at: SocketAddr, request: &[u8]) -> Option<Answer> {
    let mut stream = TcpStream::connect(at).ok()?;
    stream.set_read_timeout(Some(HANG)).unwrap();
    // The server may refuse and hang up before it has read everything.
    let _ = stream.write_all(request);
    let _ = stream.flush();
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    answer(&bytes)
}

fn answer(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_lowercase(), value.trim().to_owned()))
        .collect();
    let mut body = bytes[end + 4..].to_vec();
    if headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked") {
        body = unchunked(&body);
    }
    Some(Answer { status, headers, body })
}

fn unchunked(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = rest.windows(2).position(|window| window == b"\r\n") {
        let size = usize::from_str_radix(String::from_utf8_lossy(&rest[..end]).trim(), 16).unwrap_or(0);
        if size == 0 || rest.len() < end + 2 + size {
            break;
        }
        body.extend(&rest[end + 2..end + 2 + size]);
        rest = &rest[(end + 4 + size).min(rest.len())..];
    }
    body
}

/// Writes a text as a form does.
pub(crate) fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let part = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(part).collect()
}

/// Somebody with a browser that keeps cookies.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) at: SocketAddr,
    pub(crate) cookies: Vec<(String, String)>,
    /// The name by which the server is asked, where it is not its address.
    pub(crate) host: Option<String>,
    /// Headers sent with every request.
    pub(crate) headers: Vec<(String, String)>,
}

impl Browser {
    /// Opens a browser that reads Portuguese.
    pub(crate) fn new(server: &Server) -> Self {
        let headers = vec![("Accept-Language".to_owned(), "pt-PT,pt;q=0.9".to_owned())];
        Browser { at: server.at, cookies: Vec::new(), host: None, headers }
    }

    /// Asks for a page.
    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], b"")
    }

    /// Sends a form as it is, without a token.
    pub(crate) fn post_bare(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let pairs = fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value)));
        let body = pairs.collect::<Vec<_>>().join("&");
        self.send("POST", path, &[("Content-Type", "application/x-www-form-urlencoded")], body.as_bytes())
    }

    /// Sends a form with the token that a page of the server carries.
    pub(crate) fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let token = self.token();
        let mut all = vec![("csrf", token.as_str())];
        all.extend(fields);
        self.post_bare(path, &all)
    }

    /// Returns the id of the championship that the pages are of.
    pub(crate) fn championship(&mut self) -> String {
        let page = self.get("/enter").text();
        let start = page.find("data-championship=\"").expect("the page is of a championship") + 19;
        page[start..].chars().take_while(|c| *c != '"').collect()
    }

    /// Returns the token of this visitor's forms.
    pub(crate) fn token(&mut self) -> String {
        let page = self.get("/enter").text();
        let start = page.find("name=\"csrf\" value=\"").expect("the page has a form") + 19;
        page[start..].chars().take_while(|c| *c != '"').collect()
    }

    /// Asks for a stream, whose lines the caller reads as they come.
    pub(crate) fn follow(&self, path: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.at).unwrap();
        stream.set_read_timeout(Some(HANG)).unwrap();
        stream.write_all(self.head("GET", path, &[], 0).as_bytes()).unwrap();
        stream
    }

    /// Writes the head of a request.
    fn head(&self, method: &str, path: &str, extra: &[(&str, &str)], length: usize) -> String {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let host = self.host.clone().unwrap_or_else(|| self.at.to_string());
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
        if !self.headers.iter().any(|(name, _)| name == "Accept") {
            head += "Accept: text/html\r\n";
        }
        if !cookies.is_empty() {
            head += &format!("Cookie: {}\r\n", cookies.join("; "));
        }
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        for (name, value) in extra {
            head += &format!("{name}: {value}\r\n");
        }
        head += &format!("Content-Length: {}\r\n\r\n", length);
        head
    }

    /// Sends a request and keeps the cookies of the answer.
    pub(crate) fn send(&mut self, method: &str, path: &str, extra: &[(&str, &str)], body: &[u8]) -> Answer {
        self.try_send(method, path, extra, body).expect("the server answers")
    }

    /// Sends a request to a server that may be gone, and keeps the cookies of the answer.
    pub(crate) fn try_send(
        &mut self,
        method: &str,
        path: &str,
        extra: &[(&str, &str)],
        body: &[u8],
    ) -> Option<Answer> {
        let head = self.head(method, path, extra, body.len());
        let answer = raw(self.at, &[head.as_bytes(), body].concat())?;
        for (name, value) in &answer.headers {
            if name == "set-cookie"
                && let Some((name, rest)) = value.split_once('=')
            {
                let value = rest.split(';').next().unwrap_or_default().to_owned();
                self.cookies.retain(|(known, _)| known != name);
                self.cookies.push((name.to_owned(), value));
            }
        }
        Some(answer)
    }
}
