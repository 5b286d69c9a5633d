//! What lies in a download: the program, the guide, how to start, licences; and the archives of them.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use zip::write::SimpleFileOptions;

use super::call::{output, run, step};
use super::links::{MANUALS, beside};
use super::{Site, told};

/// The papers that the program writes of itself.
pub(crate) struct Papers {
    /// The guide as PDF, by language: what it is called and where it lies.
    pub(crate) guides: Vec<(String, PathBuf)>,
    /// The folder of manual pages, by language.
    pub(crate) manuals: Vec<(&'static str, PathBuf)>,
}

/// What the guide is called in each language.
const GUIDES: [(&str, &str); 3] = [("pt", "guia-pt.pdf"), ("en", "guide-en.pdf"), ("es", "guia-es.pdf")];

/// The licences of the program and of the fonts it carries: where each lies, and what it is called beside the program.
pub(crate) const LICENCES: [(&str, &str); 4] = [
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("src/paper/typeset/fonts/OFL.txt", "LICENSE-FONTS-OFL"),
    ("src/paper/typeset/fonts/DEJAVU.txt", "LICENSE-FONTS-DEJAVU"),
];

/// The downloads of a version.
pub(crate) fn names(version: &str) -> [String; 3] {
    [
        format!("arbitro-{version}-windows-x86_64.zip"),
        format!("arbitro-{version}-linux-x86_64.tar.gz"),
        format!("arbitro_{version}_amd64.deb"),
    ]
}

/// The list of what is in them.
pub(crate) fn bill(version: &str) -> String {
    format!("arbitro-{version}.cdx.json")
}

/// Lets the program write the guide and its manual pages.
pub(crate) fn papers(site: &Site, program: &Path) -> Result<Papers, String> {
    step("writing the guide and the manual pages");
    let folder = site.fresh("papers")?;
    let (mut guides, mut manuals) = (Vec::new(), Vec::new());
    for (language, name) in GUIDES {
        let guide = folder.join(name);
        output(Command::new(program).args(["guide", "--lang", language, "--out"]).arg(&guide))?;
        let manual = folder.join(format!("man-{language}"));
        output(Command::new(program).args(["man", "--lang", language, "--out"]).arg(&manual))?;
        guides.push((name.to_owned(), guide));
        manuals.push((language, manual));
    }
    Ok(Papers { guides, manuals })
}

/// Returns the manuals as they lie beside the program: what each is called, and its text.
pub(crate) fn manuals_beside(site: &Site) -> Result<Vec<(&'static str, String)>, String> {
    let manual = |(page, name): (&str, &'static str)| {
        let file = site.root.join(page);
        let text = fs::read_to_string(&file).map_err(|error| told(&file, &error))?;
        Ok((name, beside(page, &text)))
    };
    MANUALS.into_iter().map(manual).collect()
}

/// Returns a text of `templates/download` with the version in its place.
pub(crate) fn text(site: &Site, name: &str) -> Result<String, String> {
    let file = site.root.join("templates/download").join(name);
    let text = fs::read_to_string(&file).map_err(|error| told(&file, &error))?;
    Ok(text.replace("VERSION", &site.version))
}

pub(crate) fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|error| told(from, &error))
}

/// Packs the tarball: the program, the guide, the manual pages, the licences.
pub(crate) fn tarball(site: &Site, program: &Path, papers: &Papers) -> Result<PathBuf, String> {
    step("packing the tarball");
    let [_, name, _] = names(&site.version);
    let work = site.fresh("tarball")?;
    let top = format!("arbitro-{}", site.version);
    let folder = work.join(&top);
    let manuals = folder.join("man/man1");
    fs::create_dir_all(&manuals).map_err(|error| told(&manuals, &error))?;
    let own = folder.join("arbitro");
    copy(program, &own)?;
    output(Command::new("strip").arg(&own))?;
    for (name, guide) in &papers.guides {
        copy(guide, &folder.join(name))?;
    }
    for (licence, name) in LICENCES {
        copy(&site.root.join(licence), &folder.join(name))?;
    }
    for (name, text) in manuals_beside(site)? {
        let page = folder.join(name);
        fs::write(&page, text).map_err(|error| told(&page, &error))?;
    }
    for (_, pages) in papers.manuals.iter().filter(|(language, _)| *language == "en") {
        for page in files(pages)? {
            copy(&page, &manuals.join(page.file_name().unwrap_or_default()))?;
        }
    }
    let download = site.download(&name);
    run(tar(site).arg("-cf").arg(&download).arg("-C").arg(&work).arg(&top))?;
    Ok(download)
}

/// Returns a call of tar that writes the same bytes for the same files.
fn tar(site: &Site) -> Command {
    let mut call = Command::new("tar");
    call.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u+rwX,go+rX,go-w"]);
    call.arg(format!("--mtime=@{}", time(site)));
    call.arg("--use-compress-program=gzip -9n");
    call
}

/// Returns the time of the commit, which is that of all files in the downloads; without a repository the year's begin.
pub(crate) fn time(site: &Site) -> String {
    let asked =
        output(Command::new("git").args(["show", "-s", "--format=%ct", "HEAD"]).current_dir(&site.root));
    asked.map_or_else(|_| "1767225600".to_owned(), |said| said.trim().to_owned())
}

/// Packs the zip for Windows, with the line ends of Windows in its texts.
pub(crate) fn zip(site: &Site, program: &Path, papers: &Papers) -> Result<PathBuf, String> {
    step("packing the zip");
    let [name, _, _] = names(&site.version);
    let own = site.fresh("zip")?.join("arbitro.exe");
    copy(program, &own)?;
    output(Command::new("x86_64-w64-mingw32-strip").arg(&own))?;
    let mut entries = vec![("arbitro.exe".to_owned(), read(&own)?)];
    for (name, guide) in &papers.guides {
        entries.push((name.clone(), read(guide)?));
    }
    for name in ["iniciar.cmd", "LEIA-ME.txt"] {
        let text = text(site, name)?.replace('\n', "\r\n");
        // Windows' own editor takes a text without this mark for one of its old encodings; its shell takes the mark ill.
        let mark = if name.ends_with(".txt") { "\u{feff}" } else { "" };
        entries.push((name.to_owned(), format!("{mark}{text}").into_bytes()));
    }
    for (name, text) in manuals_beside(site)? {
        entries.push((name.to_owned(), text.into_bytes()));
    }
    for (licence, name) in LICENCES {
        entries.push((format!("{name}.txt"), read(&site.root.join(licence))?));
    }
    let download = site.download(&name);
    let file = fs::File::create(&download).map_err(|error| told(&download, &error))?;
    let mut archive = zip::ZipWriter::new(file);
    let options = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
    for (name, bytes) in entries {
        archive
            .start_file(format!("arbitro-{}/{name}", site.version), options)
            .map_err(|error| format!("{name}: {error}"))?;
        archive.write_all(&bytes).map_err(|error| told(&download, &error))?;
    }
    archive.finish().map_err(|error| format!("{}: {error}", download.display()))?;
    Ok(download)
}

fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| told(file, &error))
}

/// Returns the files of a folder in order.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| told(folder, &error))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    Ok(files)
}
