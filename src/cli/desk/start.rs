//! `arbitro start`.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::net::TcpListener;

use crate::championship::place::user;
use crate::desk::serve::{local_address, stopped};
use crate::failure::Failure;
use crate::terminal;
use desk::lobby::{self, Lobby};
use desk::server;
use desk::session::{LIFETIME, random_bytes};
use speech::{Language, Tell, msg};

/// The port where everybody looks first.
pub(crate) const PORT: u16 = 8080;

/// How many ports are tried when the first is taken.
const PORTS: u16 = 20;

/// Where a running program leaves its link, in the folder it serves, and under it the key of its sessions: the next program
/// still knows the browser that was let in.
const LEFT: &str = ".arbitro-start";

/// How many bytes the key has.
const KEY: usize = 32;

/// Opens the championships of a folder in the browser.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "DIR", default_value = ".")]
    pub(crate) folder: PathBuf,
    #[arg(long, value_name = "N", default_value_t = PORT)]
    pub(crate) port: u16,
    #[arg(long)]
    pub(crate) no_browser: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let no_folder = |error: std::io::Error| {
        let folder = args.folder.display().to_string();
        Failure::data(language.msg("cli-start-no-folder").with("folder", folder).with("error", error.tell()))
    };
    let folder = std::path::absolute(&args.folder).map_err(no_folder)?;
    fs::read_dir(&folder).map_err(no_folder)?;
    if let Some(link) = running(&folder) {
        browse(&link, args.no_browser);
        return Ok(format!("{}\n", language.msg("cli-start-already").with("address", link)));
    }
    let failed = |error: std::io::Error| {
        let listen = format!("0.0.0.0:{}", args.port);
        Failure::data(language.msg("cli-serve-cannot").with("listen", listen).with("error", error.tell()))
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)?;
    runtime.block_on(async {
        let listener = free_port(args.port).await.map_err(failed)?;
        let at = listener.local_addr().map_err(failed)?;
        let address = format!("http://{at}");
        let mut notices = Vec::new();
        // Port 0 is any.
        if at.port() != args.port && args.port > 0 {
            let here = local_address(at);
            notices.push(msg("cli-start-other-port").with("wanted", args.port).with("address", here));
        }
        let lobby = Lobby::new(&folder, &user(), language, &address, notices);
        let key = match left_key(&folder) {
            Some(key) => key,
            None => random_bytes(KEY).map_err(failed)?,
        };
        let (reception, path) = lobby::reception(&lobby, &key).map_err(failed)?;
        let here = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), at.port());
        let link = format!("http://{here}{path}");
        leave(&folder, &link, &key);
        let is_open = browse(&link, args.no_browser);
        terminal::print(&greeting(desk::reachable(&address).as_deref(), &link, is_open, language));
        lobby::serve(listener, lobby, reception, stopped()).await;
        leave(&folder, "", &key);
        Ok(format!("{}\n", language.msg("cli-serve-stopped")))
    })
}

/// Listens at the first free port from the one wished.
async fn free_port(wished: u16) -> std::io::Result<TcpListener> {
    let mut last = None;
    for port in wished..=wished.saturating_add(PORTS) {
        match server::listen(SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), port)).await {
            Ok(listener) => return Ok(listener),
            Err(error) => last = Some(error),
        }
    }
    Err(last.unwrap_or_else(|| std::io::ErrorKind::AddrInUse.into()))
}

fn greeting(address: Option<&str>, link: &str, is_open: bool, language: Language) -> String {
    let greeting = if is_open { language.msg("cli-start-greeting") } else { language.msg("cli-start-ready") };
    let phones = match address {
        Some(address) => language.msg("cli-start-phones").with("address", address),
        None => language.msg("cli-no-network"),
    };
    format!("{greeting}\n  {link}\n\n{phones}\n\n{}\n", language.msg("cli-start-keep"),)
}

/// Opens the browser, and says whether that began: where it is not wished or there is none, the address is printed.
fn browse(link: &str, no_browser: bool) -> bool {
    !no_browser && open::that_detached(link).is_ok()
}

/// Writes the link and the key where another start finds them; only their owner can read them. Where nothing can be written
/// there is no second start to find them.
fn leave(folder: &Path, link: &str, key: &[u8]) {
    let path = folder.join(LEFT);
    let _ = fs::remove_file(&path);
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    if let Ok(mut file) = options.open(&path) {
        let _ = writeln!(file, "{link}\n{}", hex::encode(key));
    }
}

/// Returns the key that a program of before left, while a session that it signed can still last.
fn left_key(folder: &Path) -> Option<Vec<u8>> {
    let path = folder.join(LEFT);
    let about = fs::symlink_metadata(&path).ok().filter(|about| about.is_file())?;
    // Somebody else's file is not trusted.
    #[cfg(unix)]
    if std::os::unix::fs::PermissionsExt::mode(&about.permissions()) & 0o077 != 0 {
        return None;
    }
    let is_old = about.modified().ok()?.elapsed().is_ok_and(|age| age.as_secs() > LIFETIME);
    let text = fs::read_to_string(&path).ok().filter(|_| !is_old)?;
    hex::decode(text.lines().nth(1)?).ok().filter(|key| key.len() == KEY)
}

/// Returns the link of a program that serves this folder already and answers.
fn running(folder: &Path) -> Option<String> {
    let left = fs::read_to_string(folder.join(LEFT)).ok()?;
    let link = left.lines().next()?.to_owned();
    let at: SocketAddr = link.strip_prefix("http://")?.split('/').next()?.parse().ok()?;
    // A busy computer may take its time; a second program on the same folder is worse than a short wait.
    let patience = Duration::from_secs(10);
    let mut stream = TcpStream::connect_timeout(&at, patience).ok()?;
    stream.set_read_timeout(Some(patience)).ok()?;
    stream.write_all(b"GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").ok()?;
    let mut answer = String::new();
    stream.take(4096).read_to_string(&mut answer).ok()?;
    answer.to_ascii_lowercase().contains("x-arbitro: desk").then_some(link)
}

#[cfg(test)]
mod tests {
    use super::greeting;
    use speech::Language;

    #[test]
    fn who_sits_here_reads_first_where_to_go_and_phones_have_a_line_of_their_own() {
        for language in Language::ALL {
            let link = "http://127.0.0.1:8080/enter/x";
            let greeting = |address| greeting(address, link, true, language);
            let said = greeting(Some("http://192.168.1.7:8080"));
            let with = |address: &str| said.lines().position(|line| line.contains(address));
            assert_eq!(with("http://127.0.0.1:8080/enter/x"), Some(1), "{said}");
            assert_eq!(with("http://192.168.1.7:8080"), Some(3), "{said}");
            assert_eq!(greeting(None).matches("http://").count(), 1, "an address that no phone reaches");
        }
    }

    #[test]
    fn a_browser_that_was_not_opened_is_not_said_to_be_open() {
        for (language, browser) in Language::ALL.iter().zip(["navegador", "browser", "navegador"]) {
            let first = |is_open| {
                let said = greeting(None, "http://127.0.0.1:8080/enter/x", is_open, *language);
                said.lines().next().unwrap_or_default().to_owned()
            };
            assert!(first(true).contains(browser), "{}", first(true));
            assert!(!first(false).contains(browser) && !first(false).is_empty(), "{}", first(false));
        }
    }
}
