//! A host on the internet as a process of its own, with a place in it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use super::web::{Answer, raw};

/// A host; ended as a power cut would.
pub(crate) struct Hosted {
    child: Child,
    folder: PathBuf,
    /// Where it listens.
    pub(crate) at: SocketAddr,
}

impl Hosted {
    /// Starts a host in a folder, at a free port.
    pub(crate) fn start(folder: &Path) -> Hosted {
        Hosted::start_at(folder, ([127, 0, 0, 1], 0).into())
    }

    /// Starts a host at an address, where one may have been before.
    pub(crate) fn start_at(folder: &Path, at: SocketAddr) -> Hosted {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
            .args(["host", "serve", "--listen", &at.to_string(), "--folder"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let at = lines.find_map(|line| line.split_once("http://")?.1.trim().parse().ok());
        // The rest is read, so that the program never waits for us.
        thread::spawn(move || lines.for_each(drop));
        Hosted { child, folder: folder.to_owned(), at: at.expect("the host says where it is") }
    }

    /// Opens a place and returns its publishing address.
    pub(crate) fn open(&self, name: &str) -> String {
        self.told(&["open", name, "--address", &format!("http://{}", self.at)])
    }

    /// Gives a place another key and returns its publishing address.
    pub(crate) fn renew(&self, name: &str) -> String {
        self.told(&["renew", name, "--address", &format!("http://{}", self.at)])
    }

    fn told(&self, words: &[&str]) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
        let done = command.arg("host").args(words).arg("--folder").arg(&self.folder).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let said = String::from_utf8(done.stdout).unwrap();
        said.lines().find(|line| line.contains('#')).expect("an address with a key").trim().to_owned()
    }

    /// Asks for a page.
    pub(crate) fn get(&self, path: &str) -> Answer {
        self.try_get(path).expect("an answer")
    }

    /// Asks for a page; nothing when the host is gone.
    pub(crate) fn try_get(&self, path: &str) -> Option<Answer> {
        raw(
            self.at,
            format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.at).as_bytes(),
        )
    }
}

impl Drop for Hosted {
    fn drop(&mut self) {
        // SIGKILL, as a power cut would.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
