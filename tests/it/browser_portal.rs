//! Boards on screens in a network that wants a password: whatever is asked, it answers with a page of its own. No move is taken
//! for kept that is not, none is lost and none is played twice.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::places::Place;
use crate::support::browser::{Look, Window};
use crate::support::fair::{Fair, championship_of};
use crate::web_boards::{CLOCK, address, first_board, game, on_screens, state};

/// What the network does with what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    /// It carries it to the desk.
    Open = 0,
    /// It answers in the desk's place with the page that asks for a password.
    Page = 1,
    /// It sends whoever asks to that page.
    Elsewhere = 2,
}

/// A network between a browser and a desk.
struct Portal {
    port: u16,
    mood: Arc<AtomicU8>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Portal {
    fn before(desk: SocketAddr) -> Portal {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let portal = Portal { port, mood: Arc::default(), open: Arc::default() };
        let (mood, open) = (Arc::clone(&portal.mood), Arc::clone(&portal.open));
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let now = mood.load(Ordering::SeqCst);
                if now != Mood::Open as u8 {
                    thread::spawn(move || answer(near, now == Mood::Elsewhere as u8, port));
                    continue;
                }
                let Ok(far) = TcpStream::connect(desk) else { continue };
                let ends = [near.try_clone().unwrap(), far.try_clone().unwrap()];
                open.lock().unwrap_or_else(PoisonError::into_inner).extend(ends);
                pass(near.try_clone().unwrap(), far.try_clone().unwrap());
                pass(far, near);
            }
        });
        portal
    }

    /// Changes what the network does; what was open ends.
    fn set(&self, mood: Mood) {
        self.mood.store(mood as u8, Ordering::SeqCst);
        for stream in self.open.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

/// Answers a request as such a network does.
fn answer(mut stream: TcpStream, is_elsewhere: bool, port: u16) {
    let (mut heard, mut part) = (Vec::new(), [0; 4096]);
    while !heard.windows(4).any(|end| end == b"\r\n\r\n") {
        match stream.read(&mut part) {
            Ok(n @ 1..) => heard.extend(&part[..n]),
            _ => return,
        }
    }
    let page =
        "<!doctype html><title>Rede</title><h1>Bem-vindo à rede</h1><form><input type=password></form>";
    let is_page = heard.starts_with(b"GET /entrada");
    let head = match is_elsewhere && !is_page {
        true => format!("HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:{port}/entrada\r\n"),
        false => "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n".to_owned(),
    };
    let length = page.len();
    let _ = stream
        .write_all(format!("{head}Content-Length: {length}\r\nConnection: close\r\n\r\n{page}").as_bytes());
    // What is left of the request is read, so that the answer is not lost with it.
    let _ = stream.shutdown(Shutdown::Write);
    let _ = stream.read_to_end(&mut heard);
}

fn pass(mut from: TcpStream, mut to: TcpStream) {
    thread::spawn(move || {
        let mut part = [0; 8192];
        while let Ok(n @ 1..) = from.read(&mut part) {
            if to.write_all(&part[..n]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
}

/// Returns where the one stone went: `e5-d4` goes to `d4`.
fn cells(texts: &[String]) -> Vec<&str> {
    texts.iter().filter_map(|text| text.rsplit('-').next()).collect()
}

#[test]
fn a_network_that_wants_a_password_takes_no_move_and_doubles_none() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let portal = Portal::before(fair.server.at);
    let windows = [Window::open(Look::PHONE), Window::open(Look::PHONE)];
    for (index, (window, code)) in windows.iter().zip(codes).enumerate() {
        let way = format!("/sit/{code}");
        window.go(&if index == 0 { portal.address(&way) } else { fair.server.address(&way) });
        window.click("main form button");
        window.wait_for(".ready", "Podemos começar");
        window.click("[data-go=ready]");
    }
    let mut played = Vec::new();
    for (mood, own, others) in [(Mood::Page, "d4", "c3"), (Mood::Elsewhere, "b3", "a3")] {
        windows[0].wait_for(".turn", "É a tua vez");
        portal.set(mood);
        windows[0].click(&format!("[data-cell=\"{own}\"]"));
        windows[0].wait_for(".net", "Sem rede, a tentar…");
        // Long enough for the stream to be refused and asked for again, beside what is being sent.
        windows[0].lets_pass(8_000);
        assert_eq!(windows[0].path(), address(board), "{mood:?}: the board stays");
        assert_eq!(cells(&game(&place, board).texts()), played, "{mood:?}: nothing came through");
        portal.set(Mood::Open);
        windows[1].wait_for(".turn", "É a tua vez");
        windows[0].until("the network is there again", || (windows[0].count(".net") == 0).then_some(()));
        played.push(own);
        // The answer of the other one is made while the network is closed again.
        portal.set(mood);
        windows[1].click(&format!("[data-cell=\"{others}\"]"));
        played.push(others);
        windows[1]
            .until("the answer is kept", || (windows[1].count(".plies li") == played.len()).then_some(()));
        windows[0].wait_for(".net", "Sem rede, a tentar…");
        portal.set(Mood::Open);
        windows[0]
            .until("the answer is shown", || (windows[0].count(".plies li") == played.len()).then_some(()));
        assert_eq!(cells(&game(&place, board).texts()), played, "{mood:?}: lost or doubled");
    }
}
