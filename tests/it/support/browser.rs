//! A real browser: Chromium without a screen, driven through WebDriver, and axe-core to look for barriers.
//!
//! What is missing is installed: Debian's `chromium` and `chromium-driver`, and axe-core of a fixed version from npm,
//! which goes to `target/`. Pictures go there too. Each window has a browser and an empty profile of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::driver::{Driver, Element};
use crate::patience::{HANG, eventually};

const AXE_VERSION: &str = "4.14.0";

/// Set before the scripts of a page: a device that is busy with other tests is not a slow one, so nobody gives up the engine
/// on it for that.
const UNHURRIED: &str = "let engine; Object.defineProperty(window, 'arbitroEngine', {
    get: () => engine,
    set: (own) => { engine = { ...own, ask: (question) => own.ask(question, 600000) }; },
});";

/// The name of what presses, for the driver.
const FINGER: &str = "finger";

/// What a window is like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) scheme: Scheme,
    /// The language the browser asks for.
    pub(crate) language: &'static str,
}

/// The colours a visitor wishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scheme {
    Light,
    Dark,
    HighContrast,
}

impl Look {
    /// A phone held upright.
    pub(crate) const PHONE: Look = Look { width: 390, height: 844, scheme: Scheme::Light, language: "pt-PT" };
    /// A laptop.
    pub(crate) const LAPTOP: Look =
        Look { width: 1280, height: 900, scheme: Scheme::Light, language: "pt-PT" };

    /// What it is called in the names of pictures.
    pub(crate) fn name(self) -> String {
        let scheme = match self.scheme {
            Scheme::Light => "",
            Scheme::Dark => "-dark",
            Scheme::HighContrast => "-contrast",
        };
        format!("{}{scheme}", self.width)
    }

    /// Returns the look in other colours.
    pub(crate) const fn in_scheme(self, scheme: Scheme) -> Look {
        Look { scheme, ..self }
    }
}

/// A window of a browser that is closed with the test.
pub(crate) struct Window {
    driver: Driver,
    _profile: TempDir,
}

impl Window {
    /// Opens a window.
    pub(crate) fn open(look: Look) -> Self {
        Window::open_with(look, &[])
    }

    /// Opens a window of a browser that is started with more words.
    pub(crate) fn open_with(look: Look, more: &[&str]) -> Self {
        let profile = tempfile::tempdir().unwrap();
        let capabilities = capabilities(look, profile.path(), more);
        // The driver gives up a browser that takes long to start, as it may on a busy machine.
        let driver = eventually("Chromium starts", || {
            let started = Driver::start(port(), &capabilities);
            started.inspect_err(|error| eprintln!("Chromium does not start: {error}")).ok()
        });
        let window = Window { driver, _profile: profile };
        window.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": UNHURRIED }));
        window
    }

    /// Goes to an address, and means it: a page that asks whether to leave is not asked.
    pub(crate) fn go(&self, address: &str) {
        self.script("addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)");
        self.driver.post("/url", json!({ "url": address })).unwrap();
    }

    /// Returns where the window is: path and query.
    pub(crate) fn path(&self) -> String {
        let address = self.driver.get("/url").unwrap();
        path(address.as_str().unwrap()).to_owned()
    }

    fn find(&self, css: &str) -> Element {
        self.until(&format!("`{css}` is there"), || self.driver.find(css).ok())
    }

    /// Waits until something is there, seen or not.
    pub(crate) fn find_soon(&self, css: &str) {
        self.find(css);
    }

    /// Forgets who is signed in, as when a session is over.
    pub(crate) fn forget_cookies(&self) {
        self.driver.delete("/cookie").unwrap();
    }

    /// Lets the page sleep, as a phone in a pocket does: no timer and no answer reaches it.
    pub(crate) fn sleep(&self) {
        self.devtools("Page.setWebLifecycleState", json!({ "state": "frozen" }));
    }

    /// Wakes the page.
    pub(crate) fn wake(&self) {
        self.devtools("Page.setWebLifecycleState", json!({ "state": "active" }));
    }

    /// Has Chromium's own tools do something.
    fn devtools(&self, command: &str, parameters: Value) {
        self.driver.post("/goog/cdp/execute", json!({ "cmd": command, "params": parameters })).unwrap();
    }

    /// Waits some moments by the clock of the page, so that on a busy machine it has had its turns too.
    pub(crate) fn lets_pass(&self, milliseconds: u32) {
        let script = format!("setTimeout(arguments[arguments.length - 1], {milliseconds})");
        self.script_until_done(&script, Vec::new());
    }

    /// Clicks something with the mouse.
    pub(crate) fn click(&self, css: &str) {
        self.until(&format!("`{css}` can be clicked"), || {
            // The page may put a new element in place of the one just found.
            let element = self.find(css);
            self.driver.act(&element, "click", json!({})).ok()
        });
    }

    /// Drags something to something else.
    pub(crate) fn drag(&self, from: &str, to: &str) {
        self.carry(from, to);
        self.lift();
    }

    /// Drags something to something else with the mouse, and holds it there.
    pub(crate) fn carry(&self, from: &str, to: &str) {
        let element = self.find(to);
        self.hold(from);
        self.point(&[over(&element)]);
    }

    /// Drags something to something else with a finger, and holds it there. What is touched may be drawn anew meanwhile, so
    /// that the finger goes by places.
    pub(crate) fn touch(&self, from: &str, to: &str) {
        let [(x, y), (to_x, to_y)] = [from, to].map(|css| self.middle(css));
        self.finger("touchStart", &[(x, y)]);
        for step in 1..=4 {
            let part = f64::from(step) / 4.0;
            self.finger("touchMove", &[(x + (to_x - x) * part, y + (to_y - y) * part)]);
        }
    }

    /// Takes the finger that drags away.
    pub(crate) fn let_go(&self) {
        self.finger("touchEnd", &[]);
    }

    fn finger(&self, kind: &str, at: &[(f64, f64)]) {
        let points: Vec<Value> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }));
    }

    /// Returns the middle of something in the window.
    fn middle(&self, css: &str) -> (f64, f64) {
        self.find(css);
        let box_of = format!("const box = document.querySelector({}).getBoundingClientRect();", json!(css));
        let at = self.script(&format!("{box_of} return [box.x + box.width / 2, box.y + box.height / 2]"));
        (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
    }

    /// Takes the network away, or gives it back.
    pub(crate) fn offline(&self, is: bool) {
        self.devtools("Network.enable", json!({}));
        let speed = if is { 0 } else { -1 };
        let conditions =
            json!({ "offline": is, "latency": 0, "downloadThroughput": speed, "uploadThroughput": speed });
        self.devtools("Network.emulateNetworkConditions", conditions);
    }

    /// Puts a finger on something and leaves it there.
    pub(crate) fn hold(&self, css: &str) {
        let element = self.find(css);
        self.point(&[over(&element), json!({ "type": "pointerDown", "button": 0 })]);
    }

    /// Takes the finger away.
    pub(crate) fn lift(&self) {
        self.point(&[json!({ "type": "pointerUp", "button": 0 })]);
    }

    fn point(&self, actions: &[Value]) {
        let mouse = json!({ "type": "pointer", "id": FINGER, "parameters": { "pointerType": "mouse" },
            "actions": actions });
        self.driver.post("/actions", json!({ "actions": [mouse] })).unwrap();
    }

    /// Presses keys where the focus is; special keys are those of WebDriver, such as `\u{e007}` for Enter.
    pub(crate) fn press(&self, keys: &str) {
        self.until("the key can be pressed", || {
            // The page may put a new element in place of the one that has the focus.
            let focused = self.driver.active().ok()?;
            self.driver.act(&focused, "value", json!({ "text": keys })).ok()
        });
    }

    /// Writes into a field.
    pub(crate) fn fill(&self, css: &str, text: &str) {
        self.until(&format!("`{css}` can be written into"), || {
            let element = self.find(css);
            self.driver.act(&element, "clear", json!({})).ok()?;
            self.driver.act(&element, "value", json!({ "text": text })).ok()
        });
    }

    /// Returns how many elements there are.
    pub(crate) fn count(&self, css: &str) -> usize {
        let found = self.driver.post("/elements", json!({ "using": "css selector", "value": css })).unwrap();
        found.as_array().unwrap().len()
    }

    /// Returns the words of an element.
    pub(crate) fn text(&self, css: &str) -> String {
        self.until(&format!("`{css}` has words"), || {
            let words = self.driver.ask(&self.find(css), "text").ok()?;
            words.as_str().map(str::to_owned)
        })
    }

    /// Returns an attribute of an element.
    pub(crate) fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.until(&format!("`{css}` has attributes"), || {
            let value = self.driver.ask(&self.find(css), &format!("attribute/{name}")).ok()?;
            Some(value.as_str().map(str::to_owned))
        })
    }

    /// Runs a script and returns what it returns.
    pub(crate) fn script(&self, script: &str) -> Value {
        self.driver.post("/execute/sync", json!({ "script": script, "args": [] })).unwrap()
    }

    /// Runs a script that calls its last argument with what it returns.
    pub(crate) fn script_until_done(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.driver.post("/execute/async", json!({ "script": script, "args": arguments })).unwrap()
    }

    /// Waits until an element's words contain a text.
    pub(crate) fn wait_for(&self, css: &str, text: &str) {
        self.until(&format!("`{css}` says `{text}`"), || {
            let words = self.driver.ask(&self.driver.find(css).ok()?, "text").ok()?;
            words.as_str().filter(|words| words.contains(text)).map(|_| ())
        });
    }

    /// Waits for something to come true.
    pub(crate) fn until<T>(&self, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
        let deadline = Instant::now() + HANG;
        loop {
            if let Some(found) = look() {
                return found;
            }
            if Instant::now() > deadline {
                let place = self.path();
                self.picture("failed");
                panic!("waited in vain until {what}, at {place}");
            }
            std::thread::sleep(Duration::from_millis(60));
        }
    }

    /// Takes a picture of the whole page into `target/browser/`.
    pub(crate) fn picture(&self, name: &str) {
        let folder = target().join("browser");
        std::fs::create_dir_all(&folder).unwrap();
        let picture = self.driver.get("/screenshot").ok();
        if let Some(bytes) = picture.and_then(|picture| STANDARD.decode(picture.as_str()?).ok()) {
            std::fs::write(folder.join(format!("{name}.png")), bytes).unwrap();
        }
    }

    /// Fails if axe-core finds a serious or critical barrier on the page.
    pub(crate) fn has_no_barrier(&self, name: &str) {
        // The driver's scripts are outside the page's policy.
        self.script(axe());
        let run = "const done = arguments[arguments.length - 1];
            axe.run(document, { resultTypes: ['violations'] }).then((found) => done(found.violations
                .filter((one) => one.impact === 'serious' || one.impact === 'critical')
                .map((one) => `${one.id} (${one.impact}): ${one.help}\\n` + one.nodes.slice(0, 5)
                    .map((node) => `    ${node.html}\\n    ${node.failureSummary}`).join('\\n'))),
                (error) => done([String(error)]));";
        let found = self.script_until_done(run, Vec::new());
        let found: Vec<&str> = found.as_array().unwrap().iter().filter_map(Value::as_str).collect();
        if !found.is_empty() {
            self.picture(&format!("barrier-{}", name.replace(['/', '?', '&'], "_")));
        }
        assert!(found.is_empty(), "{name}: axe-core found\n{}", found.join("\n"));
    }

    /// Fails if the page is wider than the window.
    pub(crate) fn fits(&self, name: &str) {
        // A phone shows a page that is too wide smaller, so that the window seems to be as wide as the page.
        let widths = self.script(
            "const page = document.documentElement; return [page.scrollWidth, Math.min(innerWidth, page.clientWidth)]",
        );
        let (page, window) = (widths[0].as_i64().unwrap(), widths[1].as_i64().unwrap());
        assert!(page <= window + 1, "{name}: the page is {page} pixels wide in a window of {window}");
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.driver.delete("");
    }
}

/// Returns the movement of a pointer to the middle of something.
fn over(element: &Element) -> Value {
    json!({ "type": "pointerMove", "x": 0, "y": 0, "origin": element.named() })
}

/// Returns the path and the query of an address.
fn path(address: &str) -> &str {
    let address = address.split('#').next().unwrap_or_default();
    let (_, rest) = address.split_once("://").unwrap_or(("", address));
    rest.find('/').map_or("/", |at| &rest[at..])
}

fn capabilities(look: Look, profile: &Path, more: &[&str]) -> Value {
    // In the words of the browser: 0 is dark, 1 is light; 0 is more contrast.
    let colours = match look.scheme {
        Scheme::Light => "preferredColorScheme=1",
        Scheme::Dark => "preferredColorScheme=0",
        Scheme::HighContrast => "preferredColorScheme=1,preferredContrast=0",
    };
    let mut options = json!({
        "args": [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            format!("--user-data-dir={}", profile.display()),
            format!("--window-size={},{}", look.width, look.height),
            format!("--blink-settings={colours}"),
        ],
        "prefs": { "intl.accept_languages": look.language },
        "binary": find("chromium").expect("Chromium was installed"),
    });
    if let Some(words) = options["args"].as_array_mut() {
        words.extend(more.iter().map(|word| json!(word)));
    }
    if look.width < 500 {
        // A window cannot be so narrow, a phone can.
        options["mobileEmulation"] = json!({ "deviceMetrics": {
            "width": look.width, "height": look.height, "pixelRatio": 1.0, "touch": true, "mobile": true
        } });
    }
    let most = HANG.as_millis() as u64;
    json!({ "goog:chromeOptions": options, "timeouts": { "script": most, "pageLoad": most } })
}

/// Starts the driver once and returns its port. It ends with the tests, however they end: a shell waits for its
/// standard input to close and then stops it.
fn port() -> u16 {
    static DRIVER: OnceLock<(u16, Child)> = OnceLock::new();
    DRIVER
        .get_or_init(|| {
            install(&[("chromium", "chromium"), ("chromedriver", "chromium-driver")]);
            let script = "chromedriver --port=0 & driver=$!; cat >/dev/null; kill $driver; wait $driver";
            let mut shell = Command::new("sh")
                .args(["-c", script])
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .expect("a shell can be started");
            let output = shell.stdout.take().expect("the output is piped");
            let mut port = None;
            for line in BufReader::new(output).lines() {
                let line = line.expect("the driver speaks UTF-8");
                if let Some((_, rest)) = line.split_once("started successfully on port ") {
                    port = rest.trim_end_matches('.').parse().ok();
                    break;
                }
            }
            (port.expect("chromedriver names its port"), shell)
        })
        .0
}

/// Returns the source of axe-core, fetched once.
fn axe() -> &'static str {
    static AXE: OnceLock<String> = OnceLock::new();
    AXE.get_or_init(|| {
        let folder = target().join(format!("axe-core-{AXE_VERSION}"));
        let file = folder.join("package/axe.min.js");
        if !file.is_file() {
            install(&[("npm", "npm")]);
            std::fs::create_dir_all(&folder).unwrap();
            let script =
                format!("npm pack --silent axe-core@{AXE_VERSION} && tar -xzf axe-core-{AXE_VERSION}.tgz");
            let status = Command::new("sh").args(["-c", &script]).current_dir(&folder).status();
            assert!(
                status.is_ok_and(|status| status.success()) && file.is_file(),
                "`npm pack axe-core@{AXE_VERSION}` failed: the npm registry must be reached once"
            );
        }
        std::fs::read_to_string(file).unwrap()
    })
}

/// Installs the Debian packages of programs that are missing.
fn install(programs: &[(&str, &str)]) {
    let missing: Vec<&str> =
        programs.iter().filter(|(program, _)| find(program).is_none()).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return;
    }
    let packages = missing.join(" ");
    let id = Command::new("id").arg("-u").output().expect("`id` tells who we are");
    let sudo = if id.stdout.trim_ascii() == b"0" { "" } else { "sudo -n " };
    let script = format!(
        "{sudo}apt-get update -q && {sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y -q \
         --no-install-recommends {packages}"
    );
    let status = Command::new("sh").args(["-c", &script]).stdout(Stdio::null()).status();
    assert!(
        status.is_ok_and(|status| status.success()),
        "`apt-get install {packages}` failed: install it to run the tests in a browser"
    );
}

fn find(program: &str) -> Option<PathBuf> {
    let paths = std::env::var_os("PATH")?;
    std::env::split_paths(&paths).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// Returns the folder of what is built.
fn target() -> PathBuf {
    let folder = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    folder.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("target"))
}
