//! `arbitro serve`.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;

use qrcodegen::{QrCode, QrCodeEcc};

use super::failure::{Failure, OrFail};
use super::terminal;
use championship::store::Location;
use desk::{App, server};
use speech::Language;

/// Serves the pages.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro serve                                  the only championship of this folder, or games alone
  arbitro serve --championship final.arbitro     this one
  arbitro serve --listen 127.0.0.1:8080          for this computer only, or behind a proxy

Everybody on the same network can open the address shown; the code can be scanned by a phone. Ctrl-C stops.")]
pub(crate) struct Args {
    /// The championship: a file, or a database `postgres://user@host/name`. Default: the only `.arbitro` file here
    #[arg(long, short = 'c', value_name = "FILE|URL")]
    pub(crate) championship: Option<String>,
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0:8080")]
    pub(crate) listen: SocketAddr,
    /// The address printed on cards and codes, where it is not this computer's own, such as https://final.example
    #[arg(long, value_name = "URL")]
    pub(crate) address: Option<String>,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let location = match &args.championship {
        Some(text) => Some(Location::parse(text)),
        // Without a championship here there are still the games.
        None => Location::find(Path::new(".")).ok(),
    };
    let failed = |error: std::io::Error| {
        Failure::data(language.pick(
            format!(
                "não foi possível servir em `{}`: {error}; escolha outro com `--listen 0.0.0.0:8081`",
                args.listen
            ),
            format!(
                "cannot serve at `{}`: {error}; choose another with `--listen 0.0.0.0:8081`",
                args.listen
            ),
        ))
    };
    let (mut app, house) = match location {
        Some(location) => {
            let (app, house) = App::open(&location, &actor()).or_fail(language)?;
            (app, Some(house))
        }
        None => (App::games_only().map_err(failed)?, None),
    };
    // Who wishes no language that there is reads the desk's own.
    app.language = language;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)?;
    runtime.block_on(async {
        let listener = server::listen(args.listen).await.map_err(failed)?;
        let at = listener.local_addr().map_err(failed)?;
        let address = args.address.clone().unwrap_or_else(|| public_address(at));
        // Set once, here; nobody else does.
        let _ = app.address.set(address.clone());
        terminal::print(&greeting(&app, at, &address, house.as_deref(), language));
        desk::serve(listener, app, stopped()).await;
        Ok(language.pick("servidor parado\n", "server stopped\n").to_owned())
    })
}

/// Returns the address others reach the server at.
fn public_address(at: SocketAddr) -> String {
    let ip = match at.ip() {
        ip if ip.is_unspecified() => server::network_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
        ip => ip,
    };
    format!("http://{}", SocketAddr::new(ip, at.port()))
}

/// Returns the name of whoever sits at the computer.
fn actor() -> String {
    let user = ["USER", "USERNAME", "LOGNAME"].iter().find_map(|name| std::env::var(name).ok());
    user.unwrap_or_else(|| "arbitro".into()).chars().filter(|c| !c.is_control()).collect()
}

fn greeting(app: &App, at: SocketAddr, address: &str, house: Option<&str>, language: Language) -> String {
    let what = match &app.hall {
        Some(hall) => hall.snapshot().championship.name().to_owned(),
        None => language.pick("só jogos, sem campeonato", "games only, no championship").to_owned(),
    };
    let local = format!("http://{}", SocketAddr::new(Ipv4Addr::LOCALHOST.into(), at.port()));
    let mut text = format!("{what}\n\n  {:<18} {address}\n", language.pick("Na rede:", "On the network:"));
    text += &format!("  {:<18} {local}\n", language.pick("Neste computador:", "On this computer:"));
    if let Some(house) = house {
        text += &format!("  {:<18} {local}{house}\n", language.pick("Organizador:", "Organiser:"));
    }
    text += "\n";
    text += &code(address);
    text += language.pick("\nCtrl-C para parar.\n", "\nCtrl-C stops.\n");
    text
}

/// Draws a code for the terminal, two rows of dots a line.
fn code(text: &str) -> String {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return String::new() };
    let (quiet, size) = (2, code.size());
    // Light dots are painted: terminals are mostly dark.
    let light = |x, y| !code.get_module(x, y);
    let line = |y: i32| {
        let dots = (-quiet..size + quiet).map(|x| match (light(x, y), light(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        });
        dots.collect::<String>() + "\n"
    };
    (-quiet..size + quiet).step_by(2).map(|y| format!("  {}", line(y))).collect()
}

/// Waits for Ctrl-C, or for the system's wish to end.
async fn stopped() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    interrupt.await;
}
