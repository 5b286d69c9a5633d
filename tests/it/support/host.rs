//! The plainest web host there is: every request gets what one function says, and the host is gone when it is dropped.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// A page as a host sends it.
pub(crate) struct Page {
    pub(crate) status: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) body: Vec<u8>,
}

/// A host that stops with the test.
pub(crate) struct Host {
    pub(crate) at: SocketAddr,
    stop: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
    thread: Option<JoinHandle<()>>,
}

impl Host {
    /// Opens a host; the function is given the method and the path of each request.
    pub(crate) fn open(at: SocketAddr, answer: impl Fn(&str, &str) -> Page + Send + Sync + 'static) -> Host {
        let listener = TcpListener::bind(at).unwrap();
        let at = listener.local_addr().unwrap();
        let (stop, open) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Vec::new())));
        let (is_over, all, answer) = (Arc::clone(&stop), Arc::clone(&open), Arc::new(answer));
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if is_over.load(Ordering::SeqCst) {
                    return;
                }
                all.lock().unwrap_or_else(PoisonError::into_inner).push(stream.try_clone().unwrap());
                // Browsers open connections before they have anything to ask: each waits by itself.
                let answer = Arc::clone(&answer);
                std::thread::spawn(move || serve(stream, &*answer));
            }
        });
        Host { at, stop, open, thread: Some(thread) }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        // The thread waits for somebody to come.
        drop(TcpStream::connect(self.at));
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        for stream in self.open.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

/// Reads one whole request and answers it.
fn serve(mut stream: TcpStream, answer: &(impl Fn(&str, &str) -> Page + ?Sized)) {
    let mut lines = BufReader::new(stream.try_clone().unwrap());
    let mut first = String::new();
    if lines.read_line(&mut first).unwrap_or(0) == 0 {
        return;
    }
    let (mut line, mut length) = (String::new(), 0);
    while lines.read_line(&mut line).is_ok_and(|n| n > 2) {
        if let Some(("content-length", value)) = line.to_ascii_lowercase().split_once(": ") {
            length = value.trim().parse().unwrap_or(0);
        }
        line.clear();
    }
    let _ = std::io::copy(&mut lines.take(length), &mut std::io::sink());
    let mut words = first.split(' ');
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or("/"));
    let Page { status, kind, body } = answer(method, path);
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
    // The host keeps another handle to the connection, which alone would leave it open.
    let _ = stream.shutdown(Shutdown::Both);
}
