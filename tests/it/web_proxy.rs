//! The server behind nginx with TLS, set up exactly as the manual says.

use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::patience::{HANG, until};
use crate::places::Place;
use crate::support::fair::{Fair, championship};

/// The proxy, stopped with the test.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
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

fn run(program: &str, folder: &Path, args: &[&str]) -> String {
    let output = Command::new(program).args(args).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "{program} {args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_proxy_with_tls_makes_cookies_secure_and_lets_events_through() {
    let Some(nginx) = nginx() else { return };
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let folder = place.folder.path();
    run(
        "openssl",
        folder,
        &[
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=final.example",
            "-keyout",
            "final.key",
            "-out",
            "final.pem",
        ],
    );
    let manual = include_str!("../../src/desk/README.md");
    let block = manual
        .split("```nginx\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .expect("the manual shows a proxy");
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let path = |name: &str| folder.join(name).display().to_string();
    let block = block
        .replace("listen 443 ssl", &format!("listen 127.0.0.1:{port} ssl"))
        .replace("/etc/ssl/final.pem", &path("final.pem"))
        .replace("/etc/ssl/final.key", &path("final.key"))
        .replace("127.0.0.1:8080", &fair.server.at.to_string());
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {};", path(kind)));
    let settings = format!(
        "daemon off; master_process off; pid {}; error_log {};\nevents {{}}\nhttp {{ access_log off; {}\n{block}\n}}\n",
        path("nginx.pid"),
        path("nginx.log"),
        temporary.join(" ")
    );
    std::fs::write(folder.join("nginx.conf"), settings).unwrap();
    let child =
        Command::new(nginx).args(["-c", &path("nginx.conf"), "-p", &path("")]).stderr(Stdio::null()).spawn();
    let mut proxy = Proxy(child.unwrap());
    until("the proxy listens", || {
        let ended = proxy.0.try_wait().unwrap();
        assert!(ended.is_none(), "{}", std::fs::read_to_string(folder.join("nginx.log")).unwrap_or_default());
        TcpStream::connect(("127.0.0.1", port)).is_ok()
    });
    let site = format!("https://127.0.0.1:{port}");
    let curl = |args: &[&str]| {
        let mut all = vec!["-s", "-k", "-i", "-H", "Accept: text/html", "-b", "jar", "-c", "jar"];
        all.extend(args);
        run("curl", folder, &all)
    };
    let page = curl(&[&format!("{site}/enter")]);
    let cookie = page.lines().find(|line| line.to_lowercase().starts_with("set-cookie")).unwrap();
    assert!(cookie.contains("; Secure") && cookie.contains("HttpOnly"), "{cookie}");
    let token = page.split("name=\"csrf\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let signed = curl(&["-d", &format!("csrf={token}"), &format!("{site}{}", fair.cards[1].path)]);
    assert!(signed.starts_with("HTTP/1.1 303") && signed.contains("Secure"), "{signed}");
    assert!(curl(&[&format!("{site}/arbiter")]).contains("Mesa 1"));
    // Events come while the stream is open, not when a buffer is full.
    let mut events = Command::new("curl")
        .args(["-s", "-k", "-N", "--max-time", &HANG.as_secs().to_string(), &format!("{site}/live?of=")])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(events.stdout.take().unwrap()).lines().map_while(Result::ok);
    assert!(lines.any(|line| line == "event: hello"));
    assert_eq!(events.try_wait().unwrap(), None, "the stream was over before its first event was heard");
    events.kill().unwrap();
    events.wait().unwrap();
    let large = vec![b'a'; 9 << 20];
    std::fs::write(folder.join("large"), large).unwrap();
    let refused = curl(&["--data-binary", "@large", &format!("{site}/enter")]);
    assert!(refused.contains(" 413 "), "{refused}");
}
