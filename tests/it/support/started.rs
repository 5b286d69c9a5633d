//! The program, started in a folder as a teacher does, and a championship at its desk.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use desk::App;

use super::browser::{Look, Window};
use super::web::{Browser, Server};
use crate::places::Place;

/// The program as a double click starts it.
pub(crate) struct Started {
    child: Child,
    /// The whole greeting.
    pub(crate) said: String,
    /// The address that the browser would be given.
    pub(crate) link: String,
}

impl Started {
    /// Starts it in a folder, with more words on its line.
    pub(crate) fn in_folder(folder: &Path, more: &[&str]) -> Self {
        Started::with(folder, more, &[])
    }

    /// Starts it in a folder, with more words on its line and in its surroundings.
    pub(crate) fn with(folder: &Path, more: &[&str], around: &[(&str, &str)]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
            .args(["start", "--no-browser", "--lang", "pt"])
            .args(more)
            .envs(around.iter().copied())
            .current_dir(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (mut said, mut link) = (String::new(), String::new());
        while let Some(Ok(line)) = lines.next() {
            said += &format!("{line}\n");
            if let Some(at) = line.find("http://127.0.0.1") {
                link = line[at..].trim().to_owned();
                break;
            }
        }
        // The rest is read, so that the program never waits for us.
        std::thread::spawn(move || lines.for_each(drop));
        Started { child, said, link }
    }

    /// Where it listens.
    pub(crate) fn at(&self) -> SocketAddr {
        self.link.trim_start_matches("http://").split('/').next().unwrap().parse().unwrap()
    }

    /// A browser that reads Portuguese and knows nothing of it yet.
    pub(crate) fn browser(&self) -> Browser {
        let headers = vec![("Accept-Language".to_owned(), "pt-PT".to_owned())];
        Browser { at: self.at(), cookies: Vec::new(), host: None, headers }
    }

    /// The address of a page.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.at())
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Serves a championship and opens a window in which its organiser is signed in.
pub(crate) fn at_the_desk(place: &Place, look: Look) -> (Server, Window) {
    let (app, house) = App::open(&place.location, "prova").unwrap();
    let server = Server::start(app);
    let window = Window::open(look);
    window.go(&server.address(&house));
    window.click("main form button");
    window.until("somebody is signed in", || (window.count(".person") == 1).then_some(()));
    (server, window)
}
