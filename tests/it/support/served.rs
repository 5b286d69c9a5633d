//! The desk as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

use championship::store::Location;

/// A served championship; ended as a power cut would.
pub(crate) struct Served {
    child: Child,
    /// Where it listens.
    pub(crate) at: SocketAddr,
}

impl Served {
    /// Serves a championship, at a free port unless more words say otherwise.
    pub(crate) fn start(location: &Location, more: &[&str], around: &[(&str, &Path)]) -> Served {
        let listen: &[&str] = if more.contains(&"--listen") { &[] } else { &["--listen", "127.0.0.1:0"] };
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
            .args(["serve", "--championship", &location.to_string()])
            .args(listen)
            .args(more)
            .envs(around.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let at = lines.find_map(|line| {
            let (_, at) = line.split_once("http://127.0.0.1:")?;
            let port: String = at.chars().take_while(char::is_ascii_digit).collect();
            Some(SocketAddr::from(([127, 0, 0, 1], port.parse().ok()?)))
        });
        // The rest is read, so that the program never waits for us.
        thread::spawn(move || lines.for_each(drop));
        Served { child, at: at.expect("the desk says where it is") }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // SIGKILL, as a power cut would.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
