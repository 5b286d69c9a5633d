//! `arbitro serve`.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::{Duration, Instant};

use qrcodegen::{QrCode, QrCodeEcc};

use crate::championship::place::user;
use crate::failure::{Failure, OrFail};
use crate::terminal;
use championship::store::{Alarms, Location};
use desk::publish::{PublishPlace, Publishing};
use desk::{App, server};
use speech::{Language, Message, Tell};

/// The port at which the server listens unless it is told.
const PORT: u16 = 8080;

/// How long until an alarm that is still on is said again.
const REMINDER: Duration = Duration::from_secs(60);

/// Serves the pages.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(long, short = 'c', value_name = "FILE|URL")]
    pub(crate) championship: Option<String>,
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<SocketAddr>,
    #[arg(long, value_name = "URL")]
    pub(crate) address: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) framed_by: Option<String>,
    #[arg(long, value_name = "URL", requires = "championship")]
    pub(crate) publish: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let location = match &args.championship {
        Some(text) => Some(Location::parse(text)),
        // Without a championship here there are still the games.
        None => Location::find(Path::new(".")).ok(),
    };
    let public = args.address.as_deref().map(|address| public(address, language)).transpose()?;
    let listen = args.listen.unwrap_or_else(|| door(public.as_deref()));
    let failed = |error: std::io::Error| {
        Failure::data(
            language.msg("cli-serve-cannot").with("listen", listen.to_string()).with("error", error.tell()),
        )
    };
    let (mut app, house) = match location {
        Some(location) => {
            let (app, house) = App::open(&location, &user()).or_fail(language)?;
            (app, Some(house))
        }
        None => (App::games_only().map_err(failed)?, None),
    };
    app.framed_by = args.framed_by.as_deref().map(|site| framing(site, language)).transpose()?;
    if let Some(place) = &args.publish {
        let place =
            PublishPlace::parse(place).ok_or_else(|| Failure::usage(language.msg("cli-serve-publish")))?;
        let wish = Publishing { address: place.with_key(), is_on: true };
        app.people.choose_publishing(Some(wish)).map_err(failed)?;
    }
    // Who wishes no language that there is reads the desk's own.
    app.language = language;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)?;
    runtime.block_on(async {
        let listener = server::listen(listen).await.map_err(failed)?;
        let at = listener.local_addr().map_err(failed)?;
        let address = public.unwrap_or_else(|| format!("http://{at}"));
        // Set once, here; nobody else does.
        let _ = app.address.set(address.clone());
        terminal::print(&greeting(&app, at, &address, house.as_deref(), language));
        let bell = app.worker.as_ref().map(|hall| tokio::spawn(ring(hall.alarms().clone(), language)));
        desk::serve(listener, app, stopped()).await;
        if let Some(bell) = bell {
            bell.abort();
        }
        Ok(format!("{}\n", language.msg("cli-serve-stopped")))
    })
}

/// Where the server listens unless it is told: in every network, or for the proxy on this computer alone that speaks HTTPS for it.
fn door(public: Option<&str>) -> SocketAddr {
    let is_proxied = public.is_some_and(|address| address.starts_with("https://"));
    let here = if is_proxied { Ipv4Addr::LOCALHOST } else { Ipv4Addr::UNSPECIFIED };
    SocketAddr::from((here, PORT))
}

/// Reads the address that cards and codes carry: a scheme and a host, such as `https://final.example`.
pub(super) fn public(address: &str, language: Language) -> Result<String, Failure> {
    let wrong = || Failure::usage(language.msg("cli-serve-address").with("address", address));
    let address = address.trim().trim_end_matches('/');
    host_of(address).map(|_| address.to_owned()).ok_or_else(wrong)
}

/// Returns the host of an address that has nothing behind it.
fn host_of(site: &str) -> Option<&str> {
    let host = site.strip_prefix("https://").or_else(|| site.strip_prefix("http://"))?;
    let is_host = |letter: char| letter.is_alphanumeric() || ".:-[]".contains(letter);
    (!host.is_empty() && host.chars().all(is_host)).then_some(host)
}

/// Reads the site whose pages may hold boards in a frame: a scheme and a host, such as `https://moodle.example`.
fn framing(site: &str, language: Language) -> Result<server::FramedBy, Failure> {
    let wrong = || Failure::usage(language.msg("cli-serve-framed-by").with("site", site));
    let site = site.trim_end_matches('/');
    host_of(site).ok_or_else(wrong)?;
    server::framed_by(site).ok_or_else(wrong)
}

/// Returns the address at which this computer itself reaches the server: whoever listens at one address only is there only.
pub(crate) fn local_address(at: SocketAddr) -> String {
    let ip = if at.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { at.ip() };
    format!("http://{}", SocketAddr::new(ip, at.port()))
}

fn greeting(app: &App, at: SocketAddr, address: &str, house: Option<&str>, language: Language) -> String {
    let what = match &app.worker {
        Some(hall) => hall.snapshot().championship.name().to_owned(),
        None => language.msg("cli-serve-games-only").to_string(),
    };
    let local = local_address(at);
    let address = desk::reachable(address);
    let mut text = format!("{what}\n\n");
    if let Some(address) = &address {
        text += &format!("  {:<18} {address}\n", language.msg("cli-serve-network").to_string());
    }
    text += &format!("  {:<18} {local}\n", language.msg("cli-serve-here").to_string());
    if let Some(house) = house {
        text += &format!("  {:<18} {local}{house}\n", language.msg("cli-serve-organiser").to_string());
    }
    let publishing = app.people.publishing().filter(|publishing| publishing.is_on);
    if let Some(place) = publishing.and_then(|publishing| PublishPlace::parse(&publishing.address)) {
        text += &format!("  {:<18} {}\n", language.msg("cli-serve-publishing").to_string(), place.public());
    }
    text += "\n";
    text += &match &address {
        Some(address) => code(address),
        None => format!("{}\n", language.msg("cli-no-network")),
    };
    text += &format!("\n{}\n", language.msg("cli-serve-stop"));
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

/// Says every alarm when it begins, once a minute while it lasts, and when it is over.
async fn ring(alarms: Alarms, language: Language) {
    let mut said: Vec<(Message, Instant)> = Vec::new();
    loop {
        let on = alarms.list();
        for what in &on {
            let is_new = said.iter().all(|(known, _)| known != what);
            let is_time = |(known, at): &(Message, Instant)| known == what && at.elapsed() > REMINDER;
            if is_new || said.iter().any(is_time) {
                said.retain(|(known, _)| known != what);
                said.push((what.clone(), Instant::now()));
                terminal::warn(&format!("{}\n", language.msg("vault-alarm").with("what", what.clone())));
            }
        }
        for (over, _) in said.iter().filter(|(known, _)| !on.contains(known)) {
            terminal::warn(&format!("{}\n", language.msg("vault-alarm-over").with("what", over.clone())));
        }
        said.retain(|(known, _)| on.contains(known));
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// Waits for Ctrl-C, or for the system's wish to end.
pub(crate) async fn stopped() {
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

#[cfg(test)]
mod tests {
    use super::{door, host_of, local_address};

    #[test]
    fn the_link_leads_to_where_the_server_listens() {
        let link = |at: &str| local_address(at.parse().expect("an address"));
        assert_eq!(link("[::1]:8080"), "http://[::1]:8080");
        assert_eq!(link("0.0.0.0:8080"), "http://127.0.0.1:8080");
        assert_eq!(link("[::]:8080"), "http://127.0.0.1:8080");
        assert_eq!(link("192.168.1.5:8080"), "http://192.168.1.5:8080");
    }

    #[test]
    fn behind_a_public_address_only_the_proxy_on_this_computer_gets_in() {
        let at = |public: Option<&str>| door(public).to_string();
        assert_eq!(at(Some("https://final.example")), "127.0.0.1:8080");
        assert_eq!(at(Some("http://192.168.1.5:8080")), "0.0.0.0:8080");
        assert_eq!(at(None), "0.0.0.0:8080");
        for wrong in ["final.example", "https://", "https://final.example/jogos", "ftp://final.example"] {
            assert_eq!(host_of(wrong), None, "{wrong}");
        }
        assert_eq!(host_of("https://final.example:8443"), Some("final.example:8443"));
        assert_eq!(host_of("http://[::1]:8080"), Some("[::1]:8080"));
    }
}
