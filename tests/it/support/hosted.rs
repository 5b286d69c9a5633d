//! A host on the internet as a process of its own, with a place in it.

use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

use super::web::{Answer, raw};

/// A host; ended as a power cut would.
pub(crate) struct Hosted {
    child: Child,
    kept: OsString,
    /// Where it listens.
    pub(crate) at: SocketAddr,
    /// The word of the link for the first who keeps the host, as long as nobody does.
    pub(crate) first: Option<String>,
}

/// A port of this computer that is free.
const ANY: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

impl Hosted {
    /// Starts a host in a folder, at a free port.
    pub(crate) fn start(folder: &Path) -> Hosted {
        Hosted::start_at(folder, ANY)
    }

    /// Starts a host at an address, where one may have been before.
    pub(crate) fn start_at(folder: &Path, at: SocketAddr) -> Hosted {
        Hosted::start_with(folder.as_os_str(), at, &[])
    }

    /// Starts a host in a database, at a free port.
    pub(crate) fn start_on(database: &str) -> Hosted {
        Hosted::start_with(database.as_ref(), ANY, &[])
    }

    /// Starts a host that speaks HTTPS with a certificate and its key, which are in its folder.
    pub(crate) fn start_https(folder: &Path) -> Hosted {
        let [certificate, key] = ["final.pem", "final.key"].map(|name| folder.join(name));
        let words = [
            "--certificate".as_ref(),
            certificate.as_os_str(),
            "--certificate-key".as_ref(),
            key.as_os_str(),
        ];
        Hosted::start_with(folder.as_os_str(), ANY, &words)
    }

    /// Starts a host in a folder or a database.
    pub(crate) fn start_with(kept: &OsStr, at: SocketAddr, words: &[&OsStr]) -> Hosted {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
            .args(["host", "serve", "--listen", &at.to_string(), "--folder"])
            .arg(kept)
            .args(words)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let at = lines.find_map(|line| line.split_once("://")?.1.trim().parse().ok());
        let mut greeting = lines.by_ref().take_while(|line| !line.contains("Ctrl"));
        let first = greeting.find_map(|line| Some(line.split_once("/in/")?.1.trim().to_owned()));
        // The rest is read, so that the program never waits for us.
        thread::spawn(move || lines.for_each(drop));
        Hosted { child, kept: kept.to_owned(), at: at.expect("the host says where it is"), first }
    }

    /// Ends it as a power cut would, and starts it again where it was.
    pub(crate) fn cut(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let again = Hosted::start_with(&self.kept, self.at, &[]);
        *self = again;
    }

    /// Wishes that it ends, as systemd does, and waits until it has.
    pub(crate) fn end(mut self) {
        let wished = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(wished.success());
        let ended = self.child.wait().unwrap();
        assert!(ended.success(), "{ended}");
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
        let done = command.arg("host").args(words).arg("--folder").arg(&self.kept).output().unwrap();
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
