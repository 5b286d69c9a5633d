//! A private PostgreSQL server on a free port, started once and stopped with the tests.
//!
//! The server belongs to a shell that waits for its standard input to close. The pipe closes when the test
//! process ends, however it ends, and then the shell stops the server and removes its folder.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::patience::until;

/// The running server.
struct Server {
    port: u16,
    certificate: tempfile::NamedTempFile,
    // Held so that the pipe stays open.
    _shell: Child,
}

static SERVER: OnceLock<Option<Server>> = OnceLock::new();

/// Returns the file with the certificate of the server.
#[allow(dead_code)]
pub(crate) fn certificate() -> Option<PathBuf> {
    Some(SERVER.get_or_init(start).as_ref()?.certificate.path().to_path_buf())
}

/// Returns the address of a new, empty database.
///
/// On Linux PostgreSQL is installed when missing, and a failure fails the test. On other systems nothing is
/// returned when it is missing, with a loud word.
pub(crate) fn fresh_database() -> Option<String> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let server = SERVER.get_or_init(start).as_ref()?;
    let name = format!("prova_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let mut client = connect(server.port).expect("the test server answers");
    client.batch_execute(&format!("CREATE DATABASE {name}")).expect("a test database can be made");
    Some(address(server.port, &name))
}

/// Returns the folders in which the server keeps a database and its log, once it has written what it knows and let go of what it no
/// longer needs.
#[allow(dead_code)]
pub(crate) fn folders(address: &str) -> [PathBuf; 2] {
    let mut client = postgres::Client::connect(address, postgres::NoTls).expect("the test server answers");
    for step in ["SELECT pg_switch_wal()", "CHECKPOINT"] {
        client.batch_execute(step).expect("its owner may ask for that");
    }
    let ask = "SELECT current_setting('data_directory'), oid::text FROM pg_database WHERE datname = current_database()";
    let row = client.query_one(ask, &[]).expect("it knows where it is");
    let data = Path::new(row.get::<_, &str>(0));
    [data.join("base").join(row.get::<_, &str>(1)), data.join("pg_wal")]
}

fn address(port: u16, database: &str) -> String {
    format!("postgres://prova@127.0.0.1:{port}/{database}")
}

fn connect(port: u16) -> Result<postgres::Client, postgres::Error> {
    postgres::Client::connect(&address(port, "postgres"), postgres::NoTls)
}

fn start() -> Option<Server> {
    let Some(programs) = find_or_install() else {
        super::tool::missing("PostgreSQL");
        return None;
    };
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    // PostgreSQL refuses to run as root.
    let as_user = if is_root() { "runuser -u postgres -- " } else { "" };
    let certificate = tempfile::NamedTempFile::new().unwrap();
    let script = format!(
        "set -e
         folder=$(mktemp -d)
         trap 'rm -rf \"$folder\"' EXIT
         {chown}
         cd \"$folder\"
         {as_user}'{initdb}' -D \"$folder/data\" -U prova -A trust -E UTF8 --locale=C >\"$folder/log\" 2>&1 || {{ cat \"$folder/log\" >&2; exit 1; }}
         openssl req -new -x509 -days 30 -nodes -subj /CN=prova -addext subjectAltName=IP:127.0.0.1 -addext basicConstraints=critical,CA:FALSE -keyout \"$folder/data/server.key\" -out \"$folder/data/server.crt\" >>\"$folder/log\" 2>&1
         chmod 600 \"$folder/data/server.key\"
         cp \"$folder/data/server.crt\" '{certificate}'
         {chown_key}
         {as_user}'{postgres}' -D \"$folder/data\" -p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100 -c ssl=on -c wal_recycle=off >>\"$folder/log\" 2>&1 &
         server=$!
         cat >/dev/null
         kill -INT $(head -1 \"$folder/data/postmaster.pid\")
         wait $server || true",
        certificate = certificate.path().display(),
        chown_key = if is_root() { "chown postgres \"$folder/data/server.key\" \"$folder/data/server.crt\"" } else { "" },
        chown = if is_root() { "chown postgres \"$folder\"" } else { "" },
        initdb = programs.join("initdb").display(),
        postgres = programs.join("postgres").display(),
    );
    let mut shell = Command::new("sh")
        .args(["-c", &script])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("a shell can be started");
    until("the PostgreSQL server of the tests answers", || {
        let ended = shell.try_wait().expect("the shell can be asked");
        assert_eq!(ended, None, "the PostgreSQL server of the tests did not start");
        connect(port).is_ok()
    });
    Some(Server { port, certificate, _shell: shell })
}

pub(super) fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("`id` tells who we are");
    id.stdout.trim_ascii() == b"0"
}

/// Returns the folder of `initdb` and `postgres`.
pub(super) fn find_or_install() -> Option<PathBuf> {
    if let Some(folder) = find() {
        return Some(folder);
    }
    if !cfg!(target_os = "linux") {
        return None;
    }
    let sudo = if is_root() { "" } else { "sudo -n " };
    let script = format!(
        "{sudo}apt-get update -q && DEBIAN_FRONTEND=noninteractive {sudo}apt-get install -y -q postgresql"
    );
    let status = Command::new("sh").args(["-c", &script]).stdout(Stdio::null()).status();
    let installed = status.is_ok_and(|status| status.success());
    assert!(
        installed,
        "PostgreSQL is missing and `apt-get install postgresql` failed: install it to run the tests"
    );
    Some(find().expect("Debian's package brings `initdb`"))
}

fn find() -> Option<PathBuf> {
    // Debian keeps the server's programs out of PATH, one folder a version.
    let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|item| {
            let path = item.ok()?.path();
            Some((path.file_name()?.to_str()?.parse().ok()?, path.join("bin")))
        })
        .collect();
    versions.sort();
    let debian = versions.into_iter().rev().map(|(_, folder)| folder);
    let on_path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let has_both = |folder: &Path| folder.join("initdb").is_file() && folder.join("postgres").is_file();
    debian.chain(on_path.into_iter().flatten()).find(|folder| has_both(folder))
}
