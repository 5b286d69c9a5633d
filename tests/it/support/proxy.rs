//! nginx with TLS before a desk, set up by the file that the guide shows, word for word but for ports and places.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::patience::until;

/// The file that the guide shows.
pub(crate) const SETTINGS: &str = include_str!("../../../templates/guide/nginx.conf");

/// What the guide puts before it for two processes.
pub(crate) const BOTH: &str = include_str!("../../../templates/guide/nginx-two.conf");

/// The name for which the proxy answers.
pub(crate) const NAME: &str = "final.example";

/// The proxy, stopped with the test.
pub(crate) struct Proxy {
    child: Child,
    /// Where it speaks TLS, and where it only sends there.
    pub(crate) port: u16,
    pub(crate) plain_port: u16,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the settings before a host: whole championships are brought there, larger than anything a desk is sent.
pub(crate) fn settings_of_host() -> String {
    SETTINGS.replace("client_max_body_size 8m;", "client_max_body_size 256m;")
}

/// Returns a port that nobody has.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Proxy {
    /// Starts one at a port before a desk, with a certificate of its own making; nothing on systems without Debian's packages.
    pub(crate) fn before(desk: SocketAddr, port: u16, folder: &Path) -> Option<Proxy> {
        Proxy::start(SETTINGS, &[("127.0.0.1:8080", desk.to_string())], port, folder)
    }

    /// Starts one before two processes of a host.
    pub(crate) fn before_two(hosts: [SocketAddr; 2], port: u16, folder: &Path) -> Option<Proxy> {
        let both = format!("{BOTH}{}", settings_of_host().replace("http://127.0.0.1:8080", "http://arbitro"));
        let [one, two] = hosts.map(|host| host.to_string());
        Proxy::start(&both, &[("127.0.0.1:8080", one), ("127.0.0.1:8081", two)], port, folder)
    }

    fn start(settings: &str, places: &[(&str, String)], port: u16, folder: &Path) -> Option<Proxy> {
        let nginx = nginx()?;
        certificate(folder);
        let path = |name: &str| folder.join(name).display().to_string();
        let plain_port = free_port();
        let changes = [
            ("listen 80;", format!("listen 127.0.0.1:{plain_port};")),
            ("listen 443 ssl;", format!("listen 127.0.0.1:{port} ssl;")),
            ("/etc/ssl/final.pem", path("final.pem")),
            ("/etc/ssl/final.key", path("final.key")),
        ];
        let block = changes.iter().chain(places).fold(settings.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "the file of the guide does not say `{from}`");
            text.replace(from, to)
        });
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {};", path(kind)));
        let settings = format!(
            "daemon off; master_process off; pid {}; error_log {};\nevents {{}}\nhttp {{ access_log off; {}\n{block}\n}}\n",
            path("nginx.pid"),
            path("nginx.log"),
            temporary.join(" ")
        );
        std::fs::write(folder.join("nginx.conf"), settings).unwrap();
        let child = Command::new(nginx)
            .args(["-c", &path("nginx.conf"), "-p", &path("")])
            .stderr(Stdio::null())
            .spawn();
        let mut proxy = Proxy { child: child.unwrap(), port, plain_port };
        until("the proxy listens", || {
            let ended = proxy.child.try_wait().unwrap();
            assert!(
                ended.is_none(),
                "{}",
                std::fs::read_to_string(folder.join("nginx.log")).unwrap_or_default()
            );
            TcpStream::connect(("127.0.0.1", port)).is_ok()
        });
        Some(proxy)
    }
}

/// Makes a certificate for the name, and its key: `final.pem` and `final.key`.
pub(crate) fn certificate(folder: &Path) {
    let (subject, name) = (format!("/CN={NAME}"), format!("subjectAltName=DNS:{NAME}"));
    let key = ["-keyout", "final.key", "-out", "final.pem"];
    let made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", &subject];
    run("openssl", folder, &[&made[..], &["-addext", &name], &key].concat());
}

/// Runs a program in a folder and returns what it prints.
pub(crate) fn run(program: &str, folder: &Path, args: &[&str]) -> String {
    let output = Command::new(program).args(args).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "{program} {args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns nginx, installed where it is missing; nothing on systems without Debian's packages.
fn nginx() -> Option<PathBuf> {
    let find = || {
        ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"]
            .map(PathBuf::from)
            .into_iter()
            .find(|path| path.is_file())
    };
    if let Some(path) = find() {
        return Some(path);
    }
    if !cfg!(target_os = "linux") {
        crate::places::tool::missing("nginx");
        return None;
    }
    let root = Command::new("id").arg("-u").output().unwrap().stdout.trim_ascii() == b"0";
    let sudo = if root { "" } else { "sudo -n " };
    let script = format!(
        "{sudo}apt-get update -q && DEBIAN_FRONTEND=noninteractive {sudo}apt-get install -y -q nginx-light openssl curl"
    );
    let status = Command::new("sh").args(["-c", &script]).stdout(Stdio::null()).status();
    assert!(
        status.is_ok_and(|status| status.success()),
        "nginx is missing and `apt-get install nginx-light` failed"
    );
    Some(find().expect("Debian's package brings `nginx`"))
}
