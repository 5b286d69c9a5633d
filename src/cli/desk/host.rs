//! `arbitro host`: the host on the internet, with a place for each championship.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Subcommand;

use super::serve::{public, stopped};
use crate::failure::{Failure, OrFail};
use crate::grid::Grid;
use crate::terminal;
use ::host::{Copied, HostError, HostStore, House};
use championship::store::{Location, said_second};
use desk::certificate::Certificate;
use desk::publish::PublishPlace;
use desk::server;
use speech::{Language, Message, Said, Tell, msg};

/// Where the host listens unless it is told: where the server on this computer that speaks HTTPS for it looks for a desk, too.
const DOOR: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// How long what the host still does with its database may take when it stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// What is to be done with the host.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    Open(KeyArgs),
    Renew(KeyArgs),
    List(ListArgs),
    Close(CloseArgs),
    Serve(ServeArgs),
    Copy(CopyArgs),
    Restore(RestoreArgs),
}

/// The folder of a host, or its database.
#[derive(clap::Args, Clone, Debug)]
struct FolderArgs {
    #[arg(long, value_name = "DIR", default_value = ".")]
    folder: String,
}

impl FolderArgs {
    fn store(&self, language: Language) -> Result<HostStore, Failure> {
        HostStore::at(&self.folder).or_fail(language)
    }
}

/// The place that gets a key, and where organisers find it.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct KeyArgs {
    name: String,
    #[arg(long, value_name = "URL")]
    address: String,
    #[command(flatten)]
    place: FolderArgs,
}

/// Lists the places.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ListArgs {
    #[command(flatten)]
    place: FolderArgs,
}

/// Closes a place.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct CloseArgs {
    name: String,
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    place: FolderArgs,
}

/// Copies all.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct CopyArgs {
    #[arg(value_name = "DIR")]
    to: PathBuf,
    #[command(flatten)]
    kept: KeptArgs,
}

/// Reads a copy back.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct RestoreArgs {
    #[arg(value_name = "DIR")]
    from: PathBuf,
    #[command(flatten)]
    kept: KeptArgs,
}

/// The folder of a host, or its database, and the folder of its championships.
#[derive(clap::Args, Clone, Debug)]
struct KeptArgs {
    #[command(flatten)]
    place: FolderArgs,
    #[arg(long, value_name = "DIR")]
    championships: Option<PathBuf>,
}

/// Serves the pages.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", default_value_t = DOOR)]
    listen: SocketAddr,
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    #[arg(long, value_name = "FILE", requires = "certificate_key")]
    certificate: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "certificate")]
    certificate_key: Option<PathBuf>,
    #[command(flatten)]
    kept: KeptArgs,
}

/// Runs the command.
pub(crate) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    match command {
        Command::Open(args) => {
            with_key(args, HostStore::open_place, msg("cli-host-opened").with("name", &args.name), language)
        }
        Command::Renew(args) => {
            with_key(args, HostStore::renew_key, msg("cli-host-renewed").with("name", &args.name), language)
        }
        Command::List(args) => list(args, language),
        Command::Close(CloseArgs { name, yes: false, .. }) => {
            Err(Failure::usage(language.msg("cli-host-close-sure").with("name", name)))
        }
        Command::Close(CloseArgs { name, place, .. }) => {
            place.store(language)?.close_place(name).or_fail(language)?;
            Ok(format!("{}\n", language.msg("cli-host-closed").with("name", name)))
        }
        Command::Serve(args) => serve(args, language),
        Command::Copy(CopyArgs { to, kept }) => {
            let copied = ::host::copy(&kept.place.store(language)?, kept.championships().as_deref(), to);
            let Copied { n_accounts, n_championships, n_places } = copied.or_fail(language)?;
            let said = language
                .msg("cli-host-copied")
                .with("accounts", n_accounts)
                .with("championships", n_championships)
                .with("places", n_places);
            Ok(format!("{said}\n"))
        }
        Command::Restore(RestoreArgs { from, kept }) => {
            let store = kept.place.store(language)?;
            let brought = ::host::bring_back(&store, kept.championships().as_deref(), from);
            let Copied { n_accounts, n_championships, n_places } = brought.or_fail(language)?;
            let said = language
                .msg("cli-host-restored")
                .with("accounts", n_accounts)
                .with("championships", n_championships)
                .with("places", n_places);
            Ok(format!("{said}\n"))
        }
    }
}

/// Gives a place a key, and says the address that organisers get, and what they do with it.
fn with_key(
    KeyArgs { name, address, place }: &KeyArgs,
    give: impl FnOnce(&HostStore, &str) -> Result<String, HostError>,
    said: Message,
    language: Language,
) -> Result<String, Failure> {
    let host = public(address, language)?;
    let key = give(&place.store(language)?, name).or_fail(language)?;
    let said = language.say(&said);
    let place = PublishPlace { host, name: name.clone(), key };
    Ok(format!("{said}\n\n  {}\n\n{}\n", place.with_key(), language.msg("cli-host-next")))
}

fn list(args: &ListArgs, language: Language) -> Result<String, Failure> {
    let places = args.place.store(language)?.places().or_fail(language)?;
    if places.is_empty() {
        return Ok(format!("{}\n", language.msg("cli-host-empty")));
    }
    let header =
        [msg("cli-host-place"), msg("cli-host-championship"), msg("cli-host-pages"), msg("cli-host-taken")];
    let mut grid = Grid::told(header, language);
    for place in places {
        let taken = match i64::try_from(place.taken) {
            Ok(taken) if taken > 0 => said_second(taken),
            _ => msg("cli-host-never"),
        };
        grid.push(vec![place.name, place.title, place.n_pages.to_string(), language.say(&taken)]);
    }
    Ok(grid.text())
}

impl KeptArgs {
    /// Returns the folder of the championships: one in the host's own, unless it is told; nothing where the host has no folder.
    fn championships(&self) -> Option<PathBuf> {
        let own = match Location::parse(&self.place.folder) {
            Location::File(folder) => Some(folder.join("championships")),
            Location::Postgres(_) => None,
        };
        self.championships.clone().or(own)
    }
}

/// Says the link of the first who keeps the host, as long as nobody does.
fn first_link(store: &HostStore, house: Option<&House>, language: Language) -> Result<String, Failure> {
    let Some(house) = house else { return Ok(String::new()) };
    let Some(word) = store.invite_first().or_fail(language)? else { return Ok(String::new()) };
    let link = house.page(&format!("/in/{word}"));
    Ok(format!("\n{}\n\n  {link}\n\n", language.msg("cli-host-first")))
}

/// Returns the folder of the championships that are served. Each has a name before that of the host, so where the address is but a number
/// there are none, unless somebody wants them.
fn house_folder(
    args: &ServeArgs,
    address: Option<&str>,
    language: Language,
) -> Result<Option<PathBuf>, Failure> {
    let listened = format!("http://{}", args.listen);
    let folder = args.kept.championships();
    if House::has_names(address.unwrap_or(&listened)) {
        return Ok(folder);
    }
    let is_wanted =
        args.kept.championships.is_some() || folder.is_some_and(|folder| House::has_some(&folder));
    match is_wanted {
        true => Err(Failure::usage(needs_name(address.unwrap_or(&listened), language))),
        false => Ok(None),
    }
}

fn needs_name(address: &str, language: Language) -> Said {
    language.msg("cli-host-needs-name").with("address", address)
}

fn serve(args: &ServeArgs, language: Language) -> Result<String, Failure> {
    let address = args.address.as_deref().map(|address| public(address, language)).transpose()?;
    let championships = house_folder(args, address.as_deref(), language)?;
    let certificate = match (&args.certificate, &args.certificate_key) {
        (Some(certificate), Some(key)) => {
            Some(Certificate::read(certificate, key, language).or_fail(language)?)
        }
        _ => None,
    };
    let store = args.kept.place.store(language)?;
    let failed = |error: std::io::Error| {
        Failure::data(
            language
                .msg("cli-serve-cannot")
                .with("listen", args.listen.to_string())
                .with("error", error.tell()),
        )
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)?;
    let listener = runtime.block_on(server::listen(args.listen)).map_err(failed)?;
    let at = listener.local_addr().map_err(failed)?;
    let address = address.unwrap_or_else(|| match certificate {
        Some(_) => format!("https://{at}"),
        None => format!("http://{at}"),
    });
    let mut said = language.msg("cli-host-serving").with("address", &address).to_string();
    if championships.is_none() && args.kept.championships().is_some() {
        said = format!("{said}\n{}", needs_name(&address, language));
    }
    let house = championships.map(|folder| House { folder, address, language });
    // A database is waited for, which nothing on the runtime may do.
    terminal::print(&format!("{said}\n{}", first_link(&store, house.as_ref(), language)?));
    terminal::print(&format!("{}\n", language.msg("cli-serve-stop")));
    let serving = ::host::serve(listener, store, certificate, house, language, stopped());
    let served = runtime.block_on(serving).or_fail(language);
    // Who waits for a database that does not answer is not waited for.
    runtime.shutdown_timeout(FAREWELL);
    served?;
    Ok(format!("{}\n", language.msg("cli-serve-stopped")))
}
