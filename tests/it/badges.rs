//! Badges from paper: printed, photographed, read by a reader that shares nothing with the writer, and followed.

use std::process::Command;

use desk::App;
use desk::visit::Role;

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::Server;

/// Dots per inch: what the plainest printer puts on paper.
const DPI: u32 = 300;
const MM_PER_INCH: f64 = 25.4;

/// The badges of a page in millimetres: where the first begins, how large one is, how many there are.
const FIRST: (f64, f64) = (15.0, 13.5);
const BADGE: (f64, f64) = (90.0, 54.0);
const COLUMNS: usize = 2;
const ROWS: usize = 5;

/// What the code of a badge says, and where the badge is: the page, and its corner in millimetres.
struct Found {
    text: String,
    page: usize,
    corner: (f64, f64),
}

/// Reads a grey picture as `pdftoppm` writes it.
fn greys(bytes: &[u8]) -> (usize, usize, &[u8]) {
    let mut rest = bytes;
    let mut word = || {
        let end = rest.iter().position(u8::is_ascii_whitespace).unwrap();
        let (word, after) = rest.split_at(end);
        rest = &after[1..];
        std::str::from_utf8(word).unwrap().to_owned()
    };
    assert_eq!(word(), "P5");
    let (width, height, most) = (word().parse().unwrap(), word().parse().unwrap(), word());
    assert_eq!(most, "255");
    (width, height, rest)
}

/// Returns the codes of a printed document, page by page.
fn codes(folder: &std::path::Path, pdf: &[u8]) -> Vec<Found> {
    std::fs::write(folder.join("badges.pdf"), pdf).unwrap();
    let printed = Command::new("pdftoppm")
        .args(["-gray", "-r", &DPI.to_string(), "badges.pdf", "page"])
        .current_dir(folder)
        .status();
    assert!(printed.expect("pdftoppm (poppler-utils) is needed").success());
    let mut pictures: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    pictures.retain(|path| path.extension().is_some_and(|ending| ending == "pgm"));
    pictures.sort();
    let dots = |mm: f64| (mm * f64::from(DPI) / MM_PER_INCH) as usize;
    let mut found = Vec::new();
    for (page, picture) in pictures.iter().enumerate() {
        let bytes = std::fs::read(picture).unwrap();
        let (width, _, greys) = greys(&bytes);
        // A camera sees one badge at a time.
        for place in 0..COLUMNS * ROWS {
            let (column, row) = ((place % COLUMNS) as f64, (place / COLUMNS) as f64);
            let corner = (FIRST.0 + column * BADGE.0, FIRST.1 + row * BADGE.1);
            let (left, top) = (dots(corner.0), dots(corner.1));
            let dot = |x: usize, y: usize| greys[(top + y) * width + left + x];
            let mut seen = rqrr::PreparedImage::prepare_from_greyscale(dots(BADGE.0), dots(BADGE.1), dot);
            for grid in seen.detect_grids() {
                let (_, text) = grid.decode().expect("a code that can be read");
                found.push(Found { text, page: page + 1, corner });
            }
        }
    }
    found
}

/// Returns the words of the badge that a code stands on.
fn words_around(folder: &std::path::Path, found: &Found) -> String {
    let points = |mm: f64| format!("{:.0}", mm * 72.0 / MM_PER_INCH);
    let page = found.page.to_string();
    let (x, y) = (points(found.corner.0), points(found.corner.1));
    let (width, height) = (points(BADGE.0), points(BADGE.1));
    let said = Command::new("pdftotext")
        .args(["-f", &page, "-l", &page, "-x", &x, "-y", &y, "-W", &width, "-H", &height])
        .args(["badges.pdf", "-"])
        .current_dir(folder)
        .output();
    String::from_utf8(said.expect("pdftotext (poppler-utils) is needed").stdout).unwrap()
}

#[test]
fn every_badge_from_paper_leads_to_the_check_in_of_who_wears_it() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let (app, house) = App::open(&place.location, "organizadora").unwrap();
    app.people.add("Olga Organiza", &Role::Organiser).unwrap();
    let cards = app.people.issue(&[]).unwrap();
    // As long as addresses of a desk get.
    let address = "http://192.168.178.120:8080";
    app.address.set(address.to_owned()).unwrap();
    let fair = Fair { server: Server::start(app), cards, house };
    let mut organiser = fair.signed_in(0);
    let folder = tempfile::tempdir().unwrap();
    let pdf = organiser.get("/organiser/print/badges.pdf?names=full").body;
    let found = codes(folder.path(), &pdf);
    let mut links: Vec<&str> = found.iter().map(|found| found.text.as_str()).collect();
    links.sort_unstable();
    let expected: Vec<String> = (1..=12).map(|number| format!("{address}/c/{number:03}.1.3")).collect();
    assert_eq!(links, expected);
    for one in &found {
        let path = one.text.strip_prefix(address).unwrap();
        let page = organiser.get(path);
        assert_eq!(page.status, 200, "{path}");
        let number: u32 = path["/c/".len()..].split('.').next().unwrap().parse().unwrap();
        let name = format!("Aluno{number} do Meio Apelido{number}");
        let worn = words_around(folder.path(), one).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(page.text().contains(&format!("<h1>{name}</h1>")), "{path}: {}", page.text());
        assert!(worn.contains(&name), "{path} stands on the badge of {worn}");
    }
    // The last one, as the camera opens it: one tap, which no page of somebody else can make, and the list knows.
    let page = organiser.get("/c/012.1.3").text();
    assert!(!page.contains("data-at-once") && page.contains("value=\"came\""), "{page}");
    assert_eq!(organiser.get("/organiser/checkin").text().matches("card done").count(), 0);
    // A step that there is not is no coming.
    for step in ["nothing", ""] {
        assert_eq!(organiser.post("/c/012.1.3", &[("step", step)]).status, 404);
        let listed = [("step", step), ("codes", "012.1.3")];
        assert_eq!(organiser.post("/organiser/checkin", &listed).status, 404);
    }
    assert_eq!(organiser.get("/organiser/checkin").text().matches("card done").count(), 0);
    assert_eq!(organiser.post("/c/012.1.3", &[("step", "came")]).status, 303);
    assert_eq!(organiser.get("/organiser/checkin").text().matches("card done").count(), 1);
}
