//! The tarball in an empty root, and the package installed and removed.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::call::{Outcome, output, run, step};
use super::tries::Program;
use super::{Site, told};

/// Unpacks the tarball into a folder and runs its program with nothing but that folder to be seen.
pub(crate) fn tarball(site: &Site, tarball: &Path) -> Outcome {
    step("trying the tarball in an empty root");
    let root = site.fresh("root")?;
    run(Command::new("tar").arg("-xzf").arg(tarball).args(["--strip-components=1", "-C"]).arg(&root))?;
    let call = || {
        let mut call = Command::new("/usr/sbin/chroot");
        call.arg(&root).arg("/arbitro").env_clear();
        call
    };
    Program { call: &call, folder: &root }.serves(18_341)
}

/// What the package must leave on the machine.
const INSTALLED: [&str; 10] = [
    "/usr/bin/arbitro",
    "/usr/share/applications/arbitro.desktop",
    "/usr/share/bash-completion/completions/arbitro",
    "/usr/share/icons/hicolor/scalable/apps/arbitro.svg",
    "/usr/share/man/man1/arbitro-sheet.1.gz",
    "/usr/share/man/pt/man1/arbitro.1.gz",
    "/usr/share/doc/arbitro/guia-pt.pdf",
    "/usr/share/doc/arbitro/copyright",
    "/usr/share/doc/arbitro/LICENSE-FONTS-OFL",
    "/usr/share/doc/arbitro/LICENSE-FONTS-DEJAVU",
];

/// Installs the package, looks at what it brought, and removes it.
pub(crate) fn package(package: &Path) -> Outcome {
    step("installing and removing the package");
    if Path::new(INSTALLED[0]).exists() {
        return Err(format!("{} is there already; remove it first", INSTALLED[0]));
    }
    run(Command::new("dpkg").arg("--install").arg(package))?;
    let seen = installed();
    run(Command::new("dpkg").args(["--purge", "arbitro"]))?;
    seen?;
    match INSTALLED.iter().find(|file| Path::new(file).exists()) {
        Some(left) => Err(format!("{left} was left behind")),
        None => Ok(()),
    }
}

fn installed() -> Outcome {
    if let Some(missing) = INSTALLED.iter().find(|file| !Path::new(file).exists()) {
        // Small systems are told to leave out manuals and the like; that is theirs to say.
        let excluded = fs::read_dir("/etc/dpkg/dpkg.cfg.d").into_iter().flatten().flatten();
        let texts = excluded.filter_map(|entry| fs::read_to_string(entry.path()).ok());
        if !missing.starts_with("/usr/share") || !texts.into_iter().any(|text| text.contains("path-exclude"))
        {
            return Err(format!("{missing} was not installed"));
        }
    }
    let folder = tempfile::tempdir().map_err(|error| told(Path::new("/tmp"), &error))?;
    let home = folder.path();
    let call = || {
        let mut call = Command::new("/usr/bin/arbitro");
        call.current_dir(home);
        call
    };
    Program { call: &call, folder: home }.serves(18_344)?;
    output(Command::new("bash").args(["-n", "/usr/share/bash-completion/completions/arbitro"]))?;
    starts_from_the_menu(home)
}

/// Runs what the menu runs, except that it does not stay.
fn starts_from_the_menu(home: &Path) -> Outcome {
    let entry = Path::new(INSTALLED[1]);
    let text = fs::read_to_string(entry).map_err(|error| told(entry, &error))?;
    let line = text.lines().find_map(|line| line.strip_prefix("Exec=")).unwrap_or_default();
    let line = line.replace("arbitro start", "arbitro start --help");
    let said = output(Command::new("sh").arg("-c").arg(line).env("HOME", home).env("ARBITRO_LANG", "en"))?;
    match said.contains("arbitro start") && home.join("arbitro").is_dir() {
        true => Ok(()),
        false => Err(format!("the menu entry says\n{said}")),
    }
}
