//! Makes the picture of the README: `cargo picture`.
//!
//! A rule sheet, the board in the browser and the projector of an invented final, side by side, as they are now. It needs
//! Chromium and poppler's tools, which `cargo verify` installs.

use std::env;
use std::fs;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread;
use std::time::Duration;

use tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform};

/// Where the picture lies.
const PICTURE: &str = ".github/arbitro.png";

/// How high the picture is, and the gaps in it, in pixels.
const HEIGHT: u32 = 440;
const GAP: u32 = 14;

const PORT: u16 = 18_350;

/// The pages of the browser: what they are called, their window, their path as part of an address.
const PAGES: [(&str, &str, &str); 2] = [
    ("board", "760,880", "%2Fplay%2Frastros%3Fm%3De5-d4%2Bd4-d5%2Bd5-c6%2Bc6-d7%2Bd7-e6%2Be6-f5%26h%3D1"),
    ("wall", "1280,880", "%2Fwall%3Fof%3D1.3"),
];

fn main() -> ExitCode {
    match make() {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn make() -> Result<String, String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // With the example beside it the program is built as the tests build it, and not anew.
    let build = ["build", "--quiet", "--locked", "--bin", "arbitro", "--example", "picture"];
    run(Command::new(cargo).args(build).current_dir(&root))?;
    let program = root.join("target/debug/arbitro");
    let place = tempfile::tempdir().map_err(|error| error.to_string())?;
    let folder = place.path();
    let arbitro = || {
        let mut call = Command::new(&program);
        call.env("ARBITRO_LANG", "pt").current_dir(folder);
        call
    };
    run(arbitro().args(["sheet", "rastros", "--edition", "13", "--out", "sheet.pdf"]))?;
    let sheet = ["-png", "-r", "70", "-singlefile", "sheet.pdf", "sheet"];
    run(Command::new("pdftoppm").args(sheet).current_dir(folder))?;
    run(arbitro().args(["demo", "--pupils", "700", "--out", "demo"]))?;

    let listen = format!("127.0.0.1:{PORT}");
    let mut serve = arbitro();
    serve.args(["serve", "--championship", "demo/final-13.arbitro", "--listen", &listen]);
    let server = Server(serve.stdout(Stdio::null()).spawn().map_err(|error| error.to_string())?);
    while TcpStream::connect(&listen).is_err() {
        thread::sleep(Duration::from_millis(200));
    }
    for (name, window, path) in PAGES {
        let mut chromium = Command::new("chromium");
        chromium.args(["--headless", "--no-sandbox", "--hide-scrollbars"]);
        // Pages that listen for news never end loading.
        chromium.args(["--timeout=5000", "--user-data-dir=browser"]).arg(format!("--window-size={window}"));
        chromium
            .arg(format!("--screenshot={name}.png"))
            .arg(format!("http://{listen}/language/pt?back={path}"));
        run(chromium.current_dir(folder).stderr(Stdio::null()))?;
    }
    drop(server);

    let parts = ["sheet", "board", "wall"].map(|name| scaled(&folder.join(format!("{name}.png"))));
    let parts = parts.into_iter().collect::<Result<Vec<_>, _>>()?;
    let bytes = beside(&parts)?.encode_png().map_err(|error| error.to_string())?;
    let file = root.join(PICTURE);
    fs::write(&file, &bytes).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(format!("{PICTURE}: {} kB", bytes.len().div_ceil(1000)))
}

/// A program that is ended when it is let go.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn run(command: &mut Command) -> Result<(), String> {
    match command.stdout(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{:?}: {status}", command.get_program())),
        Err(error) => Err(format!("{:?}: {error}", command.get_program())),
    }
}

/// Reads a picture and makes it as high as all are.
fn scaled(file: &Path) -> Result<Pixmap, String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let picture = Pixmap::load_png(file).map_err(|error| told(&error))?;
    let scale = HEIGHT as f32 / picture.height() as f32;
    let width = (picture.width() as f32 * scale) as u32;
    let mut small = Pixmap::new(width, HEIGHT).ok_or_else(|| told(&"an empty picture"))?;
    let paint = PixmapPaint { quality: FilterQuality::Bicubic, ..PixmapPaint::default() };
    small.draw_pixmap(0, 0, picture.as_ref(), &paint, Transform::from_scale(scale, scale), None);
    Ok(small)
}

/// Sets pictures side by side on grey.
fn beside(parts: &[Pixmap]) -> Result<Pixmap, String> {
    let width = parts.iter().map(|part| part.width() + GAP).sum::<u32>() + GAP;
    let mut whole = Pixmap::new(width, HEIGHT + 2 * GAP).ok_or("an empty picture")?;
    whole.fill(tiny_skia::Color::from_rgba8(226, 230, 226, 255));
    let mut left = GAP;
    for part in parts {
        let (paint, place) = (PixmapPaint::default(), Transform::identity());
        whole.draw_pixmap(left.cast_signed(), GAP.cast_signed(), part.as_ref(), &paint, place, None);
        left += part.width() + GAP;
    }
    Ok(whole)
}
