//! The package for Debian and its kin: program, completions, manual pages, menu entry and icon.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::call::{output, run, step};
use super::parts::{LICENCES, Papers, copy, files, manuals_beside, names, text, time};
use super::{Site, told};

/// Where each shell looks for completions.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/arbitro"),
    ("zsh", "usr/share/zsh/vendor-completions/_arbitro"),
    ("fish", "usr/share/fish/vendor_completions.d/arbitro.fish"),
];

/// Makes the package.
pub(crate) fn package(site: &Site, program: &Path, papers: &Papers) -> Result<PathBuf, String> {
    step("packing the package");
    let tree = site.fresh("deb")?;
    let place = |path: &str| -> Result<PathBuf, String> {
        let file = tree.join(path);
        let folder = file.parent().unwrap_or(&tree);
        fs::create_dir_all(folder).map_err(|error| told(folder, &error))?;
        Ok(file)
    };
    let write = |path: &str, text: &str| -> Result<PathBuf, String> {
        let file = place(path)?;
        fs::write(&file, text).map_err(|error| told(&file, &error))?;
        Ok(file)
    };

    let own = place("usr/bin/arbitro")?;
    copy(program, &own)?;
    output(Command::new("strip").arg(&own))?;
    for (shell, path) in COMPLETIONS {
        write(path, &output(Command::new(program).args(["completions", shell]))?)?;
    }
    for (language, pages) in &papers.manuals {
        let folder = if *language == "en" { String::new() } else { format!("{language}/") };
        for page in files(pages)? {
            let name = page.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let file = place(&format!("usr/share/man/{folder}man1/{name}"))?;
            copy(&page, &file)?;
            zipped(&file)?;
        }
    }
    let entry = write("usr/share/applications/arbitro.desktop", &text(site, "arbitro.desktop")?)?;
    copy(
        &site.root.join("templates/web/icon.svg"),
        &place("usr/share/icons/hicolor/scalable/apps/arbitro.svg")?,
    )?;
    for (name, guide) in &papers.guides {
        copy(guide, &place(&format!("usr/share/doc/arbitro/{name}"))?)?;
    }
    for (name, text) in manuals_beside(site)? {
        write(&format!("usr/share/doc/arbitro/{name}"), &text)?;
    }
    write("usr/share/doc/arbitro/copyright", &text(site, "copyright")?)?;
    for (licence, name) in LICENCES.into_iter().filter(|(_, name)| name.contains("FONTS")) {
        copy(&site.root.join(licence), &place(&format!("usr/share/doc/arbitro/{name}"))?)?;
    }
    let changes = place("usr/share/doc/arbitro/changelog")?;
    copy(&site.root.join("CHANGELOG.md"), &changes)?;
    zipped(&changes)?;

    let size = output(Command::new("du").args(["-sk", "--apparent-size"]).arg(&tree))?;
    let kilobytes = size.split_whitespace().next().unwrap_or("0");
    write("DEBIAN/control", &text(site, "control")?.replace("SIZE", kilobytes))?;
    run(Command::new("chmod").args(["-R", "u+rwX,go+rX,go-w"]).arg(&tree))?;
    // A mistake in the entry would only show as a menu without it.
    if let Ok(said) = output(Command::new("desktop-file-validate").arg(&entry)) {
        print!("{said}");
    }
    let [.., name] = names(&site.version);
    let download = site.download(&name);
    let mut build = Command::new("dpkg-deb");
    build.args(["--build", "--root-owner-group", "-Zxz"]).arg(&tree).arg(&download);
    run(build.env("SOURCE_DATE_EPOCH", time(site)))?;
    Ok(download)
}

fn zipped(file: &Path) -> Result<(), String> {
    run(Command::new("gzip").arg("-9nf").arg(file))
}
