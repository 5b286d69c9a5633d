//! The zip under Wine: its program, and the file that starts it and opens the browser.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::call::{Outcome, output, run, step};
use super::tries::{Program, Running, appears};
use super::{Site, told};

/// Windows' source of chance, which Debian's Wine lacks. Only for the trial: every Windows since 7 has its own.
const CHANCE: &str = "#include <stddef.h>
unsigned char __stdcall SystemFunction036(void *, unsigned long);
__declspec(dllexport) int __stdcall ProcessPrng(unsigned char *bytes, size_t count)
{ return SystemFunction036(bytes, (unsigned long)count); }
";

/// The port that `start` is to serve at.
const PORT: u16 = 18_343;

/// Unpacks the zip as a person would and tries it.
pub(crate) fn zip(site: &Site, zip: &Path) -> Outcome {
    step("trying the zip under Wine");
    let work = site.fresh("wine")?;
    let home = work.join("O meu ambiente de trabalho");
    fs::create_dir_all(&home).map_err(|error| told(&home, &error))?;
    unpack(zip, &home)?;
    let folder = home.join(format!("arbitro-{}", site.version));
    source_of_chance(&work, &folder)?;

    let prefix = work.join("prefix");
    let wine = || {
        let mut call = Command::new("wine");
        call.env("WINEPREFIX", &prefix).env("WINEDEBUG", "-all").env("WINEARCH", "win64");
        call.env("WINEDLLOVERRIDES", "mscoree,mshtml=").env_remove("DISPLAY").current_dir(&home);
        call
    };
    output(wine().args(["wineboot", "--init"]))?;
    let ended = tried(&wine, &folder, &work);
    // Wine's servants would stay.
    let stopped = run(Command::new("wineserver").arg("-k").env("WINEPREFIX", &prefix));
    ended.and(stopped)
}

fn tried(wine: &dyn Fn() -> Command, folder: &Path, work: &Path) -> Outcome {
    let call = || {
        let mut call = wine();
        call.arg(folder.join("arbitro.exe"));
        call
    };
    let home = folder.parent().unwrap_or(folder);
    let program = Program { call: &call, folder: home };
    program.serves(18_342)?;
    program.survives()?;

    step("  iniciar.cmd, and the browser");
    let seen = work.join("seen");
    let browser = work.join("browser");
    let script = format!("#!/bin/sh\necho \"$1\" >> '{}'\n", seen.display());
    fs::write(&browser, script).map_err(|error| told(&browser, &error))?;
    run(Command::new("chmod").arg("+x").arg(&browser))?;
    let key = r"HKEY_CURRENT_USER\Software\Wine\WineBrowser";
    output(
        wine()
            .args(["reg", "add", key, "/v", "Browsers", "/t", "REG_SZ", "/f", "/d"])
            .arg(browser.display().to_string()),
    )?;
    let cmd = || {
        let mut call = wine();
        call.args(["cmd", "/c"]).arg(r"iniciar.cmd").current_dir(folder);
        call
    };
    let started = Program { call: &cmd, folder };
    let running = Running::begin(&started, &["--port", &PORT.to_string()])?;
    running.answers(PORT, "/robots.txt", "x-arbitro: desk")?;
    appears(&seen, &format!("http://127.0.0.1:{PORT}/"))
}

fn unpack(zip: &Path, into: &Path) -> Outcome {
    let file = fs::File::open(zip).map_err(|error| told(zip, &error))?;
    let refused = |error: zip::result::ZipError| format!("{}: {error}", zip.display());
    zip::ZipArchive::new(file).map_err(refused)?.extract(into).map_err(refused)
}

fn source_of_chance(work: &Path, folder: &Path) -> Outcome {
    let source = work.join("chance.c");
    fs::write(&source, CHANCE).map_err(|error| told(&source, &error))?;
    let mut compile = Command::new("x86_64-w64-mingw32-gcc");
    compile.args(["-shared", "-o"]).arg(folder.join("bcryptprimitives.dll")).arg(&source).arg("-ladvapi32");
    run(&mut compile)
}
