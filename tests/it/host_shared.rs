//! Several processes of a host share one PostgreSQL behind nginx: what one takes all show at once, and nothing that was acknowledged is
//! lost with a process, or with the server of the database.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use desk::publish::PublishPlace;
use desk::publish::protocol::{Answer, Offer, PageList, PageMark, digest, packed, put};

use crate::patience::{HANG, until};
use crate::places::pair::Pair;
use crate::places::postgres::fresh_database;
use crate::support::hosted::Hosted;
use crate::support::proxy::{BOTH, NAME, Proxy, certificate, free_port, run};

/// The paths of what halls of these tests publish.
const PATHS: [&str; 2] = ["index.html", "pt/index.html"];

/// A hall that publishes states which are numbers.
struct Hall {
    site: String,
    name: String,
    key: String,
    /// The last state that was acknowledged.
    acknowledged: AtomicU64,
}

impl Hall {
    /// Reads the address that the host gave; the site is where the hall finds it.
    fn at(site: &str, given: &str) -> Hall {
        let place = PublishPlace::parse(given).unwrap();
        Hall { site: site.to_owned(), name: place.name, key: place.key, acknowledged: AtomicU64::new(0) }
    }

    /// Sends something and returns what the host says; nothing where it says nothing, or that it cannot.
    fn send(&self, what: &str, body: &[u8]) -> Option<Vec<u8>> {
        let mut curl = Command::new("curl")
            .args(["-s", "-k", "-f", "--data-binary", "@-", "-H", "Content-Type: application/octet-stream"])
            .args(["-H", &format!("Authorization: Bearer {}", self.key)])
            .arg(format!("{}/publish/{}/{what}", self.site, self.name))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let _ = curl.stdin.take().unwrap().write_all(body);
        let said = curl.wait_with_output().unwrap();
        said.status.success().then_some(said.stdout)
    }

    fn offer(&self, state: u64) -> Option<Answer> {
        let text = format!("estado {state}");
        let marked = |path: &str| (path.to_owned(), PageMark::of(text.as_bytes()));
        let pages: PageList = PATHS.into_iter().map(marked).collect();
        let digest = digest(&pages);
        let (championship, title) = ("prova".to_owned(), "Prova".to_owned());
        let (head, base, gone, is_anyway) = (state, None, Vec::new(), false);
        let offer = Offer { championship, title, head, base, pages, gone, digest, is_anyway };
        serde_json::from_slice(&self.send("offer", &serde_json::to_vec(&offer).unwrap())?).ok()
    }

    /// Publishes a state once, and says whether it was acknowledged.
    fn try_state(&self, state: u64) -> Option<()> {
        let mut answer = self.offer(state)?;
        if let Answer::Wanted { .. } = answer {
            let mut load = Vec::new();
            put(&mut load, &packed(format!("estado {state}").as_bytes()));
            self.send("pages", &load)?;
            answer = self.offer(state)?;
        }
        assert!(matches!(answer, Answer::Taken | Answer::Wanted { .. }), "{answer:?}");
        (answer == Answer::Taken).then_some(())
    }

    /// Publishes one state after the other until it is enough, each until it is acknowledged.
    fn publish(&self, is_enough: &AtomicBool) {
        for state in 1.. {
            until("a state is acknowledged", || {
                self.try_state(state).is_some() || is_enough.load(Ordering::SeqCst)
            });
            if is_enough.load(Ordering::SeqCst) {
                return;
            }
            self.acknowledged.store(state, Ordering::SeqCst);
        }
    }

    /// Waits until so many more states were acknowledged.
    fn goes_on(&self, n: u64) {
        let before = self.acknowledged.load(Ordering::SeqCst);
        until("the hall publishes", || self.acknowledged.load(Ordering::SeqCst) >= before + n);
    }

    /// Holds what a host shows to what was acknowledged before it was asked; nothing where it shows nothing at the moment.
    fn holds(&self, host: &Hosted) -> Option<()> {
        let acknowledged = self.acknowledged.load(Ordering::SeqCst);
        let shown = host.try_get(&format!("/{}/pt/index.html", self.name))?;
        if shown.status == 503 {
            return None;
        }
        assert_eq!(shown.status, 200, "{}", shown.text());
        let state: u64 = shown.text().strip_prefix("estado ").unwrap().parse().unwrap();
        assert!(state >= acknowledged, "{acknowledged} was acknowledged, {state} is shown");
        Some(())
    }
}

/// Runs a command of the host and returns what it says.
fn arbitro(words: &[&str]) -> String {
    run(env!("CARGO_BIN_EXE_arbitro"), Path::new("."), &[&["host"], words].concat())
}

/// What a stream behind an address says, one state after the other.
fn told(site: &str, path: &str) -> impl Iterator<Item = String> + use<> {
    let mut curl = Command::new("curl")
        .args(["-s", "-k", "-N", "--max-time", &HANG.as_secs().to_string(), &format!("{site}{path}")])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(curl.stdout.take().unwrap()).lines().map_while(Result::ok);
    // It ends when nobody reads any more.
    std::thread::spawn(move || curl.wait());
    lines.filter_map(|line| Some(line.strip_prefix("data: ")?.to_owned())).filter(|state| !state.is_empty())
}

#[test]
fn what_one_process_takes_is_told_by_the_other_and_by_the_proxy_before_both() {
    let Some(address) = fresh_database() else { return };
    let hosts = [Hosted::start_on(&address), Hosted::start_on(&address)];
    let folder = tempfile::tempdir().unwrap();
    let Some(proxy) = Proxy::before_two(hosts.each_ref().map(|host| host.at), free_port(), folder.path())
    else {
        return;
    };
    let site = format!("https://127.0.0.1:{}", proxy.port);
    let hall = Hall::at(&format!("http://{}", hosts[0].at), &hosts[1].open("final"));
    assert_eq!(hall.try_state(1), Some(()));
    let sites = [format!("http://{}", hosts[1].at), site.clone(), site];
    let mut streams = sites.map(|site| told(&site, "/final/live?page=pt/index.html"));
    for state in 1..=5 {
        assert_eq!(hall.try_state(state), Some(()));
        for stream in &mut streams {
            assert_eq!(stream.next(), Some(PageMark::of(format!("estado {state}").as_bytes()).hash));
        }
    }
    // A place that is closed by a third process is told of no more, and its pages are nowhere.
    arbitro(&["close", "final", "--yes", "--folder", &address]);
    assert_eq!(streams[0].next(), None);
    assert_eq!(hosts.each_ref().map(|host| host.get("/final/pt/index.html").status), [404, 404]);
}

#[test]
fn processes_killed_in_turn_lose_nothing_that_was_acknowledged() {
    let Some(address) = fresh_database() else { return };
    let mut hosts = [Hosted::start_on(&address), Hosted::start_on(&address)];
    let folder = tempfile::tempdir().unwrap();
    let Some(proxy) = Proxy::before_two(hosts.each_ref().map(|host| host.at), free_port(), folder.path())
    else {
        return;
    };
    let site = format!("https://127.0.0.1:{}", proxy.port);
    let halls = ["norte", "sul"].map(|name| Hall::at(&site, &hosts[0].open(name)));
    let is_enough = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for hall in &halls {
            let is_enough = &is_enough;
            scope.spawn(move || hall.publish(is_enough));
        }
        // Whatever fails, the halls end.
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            for turn in 0..6 {
                halls.iter().for_each(|hall| hall.goes_on(2));
                hosts[turn % 2].cut();
                for hall in &halls {
                    hosts.iter().for_each(|host| assert_eq!(hall.holds(host), Some(())));
                }
            }
            halls.iter().for_each(|hall| hall.goes_on(2));
        }));
        is_enough.store(true, Ordering::SeqCst);
        done.unwrap_or_else(|payload| std::panic::resume_unwind(payload));
    });
}

#[test]
fn a_standby_in_the_place_of_a_lost_server_has_all_that_was_acknowledged() {
    let Some(mut servers) = Pair::start() else { return };
    let hosts = [Hosted::start_on(&servers.address), Hosted::start_on(&servers.address)];
    let hall = Hall::at(&format!("http://{}", hosts[0].at), &hosts[0].open("final"));
    assert_eq!(hall.try_state(1), Some(()));
    let mut stream = told(&format!("http://{}", hosts[1].at), "/final/live?page=pt/index.html");
    assert_eq!(stream.next(), Some(PageMark::of(b"estado 1").hash));
    let is_enough = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| hall.publish(&is_enough));
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            hall.goes_on(5);
            servers.lose();
            for host in &hosts {
                let away = host.get("/final/pt/index.html");
                assert_eq!((away.status, away.header("retry-after")), (503, Some("5")), "{}", away.text());
                assert!(away.text().contains("De momento"), "{}", away.text());
                assert_eq!(host.get("/final/live").status, 503);
                assert_eq!(host.get("/").status, 503);
            }
            servers.promote();
            until("both are back", || hosts.iter().all(|host| hall.holds(host).is_some()));
            hall.goes_on(3);
            hosts.iter().for_each(|host| assert_eq!(hall.holds(host), Some(())));
        }));
        is_enough.store(true, Ordering::SeqCst);
        done.unwrap_or_else(|payload| std::panic::resume_unwind(payload));
    });
    // Who followed through the other process all the while hears of what came after.
    let last = hall.acknowledged.load(Ordering::SeqCst) + 10;
    assert_eq!(hall.try_state(last), Some(()));
    let wanted = PageMark::of(format!("estado {last}").as_bytes()).hash;
    assert!(stream.any(|told| told == wanted));
}

#[test]
fn a_host_is_put_up_again_on_another_machine_and_its_halls_go_on() {
    let Some(address) = fresh_database() else { return };
    let lost = Hosted::start_on(&address);
    let site = |host: &Hosted| format!("http://{}", host.at);
    let halls = ["norte", "sul"].map(|name| Hall::at(&site(&lost), &lost.open(name)));
    for hall in &halls {
        assert_eq!(hall.try_state(1).and_then(|()| hall.try_state(2)), Some(()));
        hall.acknowledged.store(2, Ordering::SeqCst);
    }
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    arbitro(&["copy", &path("copy"), "--folder", &address]);
    drop(lost);
    // On a machine without PostgreSQL it is a folder.
    arbitro(&["restore", &path("copy"), "--folder", &path("all")]);
    let all = Hosted::start(&folder.path().join("all"));
    for hall in halls {
        assert_eq!(hall.holds(&all), Some(()));
        let hall = Hall { site: site(&all), ..hall };
        assert_eq!((hall.try_state(3), hall.holds(&all)), (Some(()), Some(())));
    }
}

/// Asks for the first page by HTTPS, trusting one certificate alone.
fn encrypted(host: &Hosted, folder: &Path, trusted: &str) -> bool {
    let asked = Command::new("curl")
        .args(["-s", "-f", "-o", "page", "--cacert", trusted])
        .args(["--resolve", &format!("{NAME}:{}:127.0.0.1", host.at.port())])
        .arg(format!("https://{NAME}:{}/", host.at.port()))
        .current_dir(folder)
        .status();
    asked.unwrap().success()
}

/// Makes an authority of a name, and one below it that signs.
fn authority(folder: &Path, name: &str) {
    let made =
        ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
    let (subject, key, out) = (format!("/CN={name}"), format!("{name}.key"), format!("{name}.pem"));
    run("openssl", folder, &[&made[..], &["-subj", &subject, "-keyout", &key, "-out", &out]].concat());
    issue(folder, name, &format!("{name}-below"), "basicConstraints=critical,CA:TRUE");
}

/// Lets an authority sign a certificate.
fn issue(folder: &Path, authority: &str, name: &str, about: &str) {
    let file = |ending: &str| format!("{name}.{ending}");
    let asked = ["req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
    let words =
        ["-subj", &format!("/CN={name}"), "-addext", about, "-keyout", &file("key"), "-out", &file("asked")];
    run("openssl", folder, &[&asked[..], &words].concat());
    let signed = ["x509", "-req", "-days", "2", "-CAcreateserial", "-copy_extensions", "copy"];
    let by = ["-CA", &format!("{authority}.pem"), "-CAkey", &format!("{authority}.key")];
    run("openssl", folder, &[&signed[..], &by, &["-in", &file("asked"), "-out", &file("pem")]].concat());
}

/// Gives the host a certificate that stands on an authority, with the one between them, as authorities give it out.
fn renew(folder: &Path, authority: &str) {
    let below = format!("{authority}-below");
    issue(folder, &below, "host", &format!("subjectAltName=DNS:{NAME}"));
    let chain = ["host", &below].map(|name| std::fs::read(folder.join(format!("{name}.pem"))).unwrap());
    std::fs::write(folder.join("final.pem"), chain.concat()).unwrap();
    std::fs::copy(folder.join("host.key"), folder.join("final.key")).unwrap();
}

#[test]
fn a_host_with_a_certificate_speaks_https_and_takes_a_renewed_one_as_it_runs() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ["first", "second"].into_iter().for_each(|name| authority(folder, name));
    renew(folder, "first");
    let host = Hosted::start_https(folder);
    assert!(encrypted(&host, folder, "first.pem"));
    assert!(std::fs::read_to_string(folder.join("page")).unwrap().contains("Ainda não há nada publicado"));
    assert!(!encrypted(&host, folder, "second.pem"));
    // Who does not speak TLS is sent away, and who says nothing holds nobody up.
    let silent = std::net::TcpStream::connect(host.at).unwrap();
    assert!(host.try_get("/").is_none());
    // What is broken is looked at and not taken, and what was renewed is.
    std::fs::write(folder.join("final.pem"), "rubbish").unwrap();
    std::thread::sleep(std::time::Duration::from_secs(3));
    assert!(encrypted(&host, folder, "first.pem"));
    renew(folder, "second");
    until("the renewed certificate is used", || encrypted(&host, folder, "second.pem"));
    assert!(!encrypted(&host, folder, "first.pem"));
    drop(silent);
}

#[test]
fn a_certificate_that_cannot_be_used_is_refused_with_its_reason() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    certificate(folder);
    run("cp", folder, &["final.key", "other.key"]);
    certificate(folder);
    std::fs::write(folder.join("empty"), "").unwrap();
    let serve = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
        let done = command.args(["host", "serve", "--listen", "127.0.0.1:0"]).args(words);
        let done = done.current_dir(folder).stdout(Stdio::null()).output().unwrap();
        assert!(!done.status.success(), "{words:?}");
        String::from_utf8(done.stderr).unwrap()
    };
    let cases = [
        (["nada.pem", "final.key"], "nada.pem: não se consegue ler"),
        (["final.pem", "nada.key"], "nada.key: não se consegue ler"),
        (["empty", "final.key"], "empty não tem nenhum certificado"),
        (["final.pem", "empty"], "empty não tem nenhuma chave"),
        (["final.pem", "final.pem"], "final.pem não tem nenhuma chave"),
        (["final.pem", "other.key"], "other.key é a chave de outro certificado que não final.pem"),
    ];
    for ([certificate, key], wanted) in cases {
        let said = serve(&["--certificate", certificate, "--certificate-key", key]);
        assert!(said.contains(wanted), "{said}");
    }
    assert!(serve(&["--certificate", "final.pem"]).contains("--certificate-key"), "one without the other");
}

/// What people are shown is what was tried.
#[test]
fn the_guide_shows_what_stands_before_two_processes_word_for_word() {
    for language in ["pt", "en", "es"] {
        let text = std::fs::read_to_string(format!("templates/guide/{language}/host.md")).unwrap();
        assert!(text.contains(&format!("```nginx\n{BOTH}```\n")), "{language}");
    }
}

#[test]
fn a_host_ends_although_a_hall_waits_for_its_database() {
    let Some(address) = fresh_database() else { return };
    let host = Hosted::start_on(&address);
    let hall = Hall::at(&format!("http://{}", host.at), &host.open("final"));
    let mut other = postgres::Client::connect(&address, postgres::NoTls).unwrap();
    // Nobody else writes until the end of the transaction: the number is "arbh" in ASCII.
    other.batch_execute("BEGIN; SELECT pg_advisory_xact_lock(1634886248)").unwrap();
    let mut n_waiting = || {
        let ask = "SELECT count(*) FROM pg_locks WHERE NOT granted AND locktype = 'advisory' AND classid = 0 \
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
        other.query_one(ask, &[]).unwrap().get::<_, i64>(0)
    };
    std::thread::scope(|scope| {
        scope.spawn(|| assert_eq!(hall.offer(1), None));
        until("the hall waits for the database", || n_waiting() == 1);
        host.end();
        // The server gives up a lock after twenty seconds; the host ended before that.
        assert_eq!(n_waiting(), 1, "the host waited for its database");
    });
}
