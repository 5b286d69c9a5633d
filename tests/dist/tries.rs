//! What every download must do where there is nothing else: the games, a sheet, a tournament, a served page.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::call::{Outcome, line, output, step};
use super::told;

/// A folder as people name them.
const FOLDER: &str = "Pasta da Ana – 4.º ação";

/// A variant as an editor on Windows leaves it.
const GAME: &str = "name: { pt: Rastros 5×5 à parte, en: Small Trails }\r\nextends: rastros\r\nboard: square 5x5\r\n\
    pieces: { stone: 24 shared }\r\nzones: { goal: { first: a1, second: e5 } }\r\nstart: { marker: c4 }\r\n";

/// A list as a spreadsheet on Windows leaves it.
const LIST: &str = "\u{feff}Nome;Escola;Localidade;Ano;Ciclo;Jogo\r\nInês Conceição;EB Sé;Évora;4;1;Rastros\r\n\
    João Araújo;EB Sé;Évora;4;1;Rastros\r\nMaría Núñez;EB Sé;Évora;4;1;Rastros\r\n\
    Zoë Gonçalves;EB Sé;Évora;4;1;Rastros\r\n";

/// How long a page may take to be served: programs under Wine take their time.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program as it was unpacked, and the folder it works in.
pub(crate) struct Program<'a> {
    /// Begins a call of it.
    pub(crate) call: &'a dyn Fn() -> Command,
    /// The folder that relative paths begin at.
    pub(crate) folder: &'a Path,
}

impl Program<'_> {
    /// Runs it, and looks for words in what it prints.
    pub(crate) fn says(&self, arguments: &[&str], words: &str) -> Outcome {
        let mut call = (self.call)();
        let said = output(call.args(arguments).env("ARBITRO_LANG", "en"))?;
        match said.contains(words) {
            true => Ok(()),
            false => Err(format!("{}: `{words}` is not in\n{said}", line(&call))),
        }
    }

    fn write(&self, name: &str, text: &str) -> Result<String, String> {
        let name = format!("{FOLDER}/{name}");
        let file = self.folder.join(&name);
        fs::write(&file, text).map_err(|error| told(&file, &error))?;
        Ok(name)
    }

    /// Tries everything.
    pub(crate) fn serves(&self, port: u16) -> Outcome {
        let folder = self.folder.join(FOLDER);
        fs::create_dir_all(&folder).map_err(|error| told(&folder, &error))?;
        self.says(&["--version"], &format!("arbitro {}", env!("CARGO_PKG_VERSION")))?;
        self.says(&["games"], "Trails")?;
        self.says(&["perft", "rastros", "3"], "3 ")?;
        self.sheets()?;
        let file = format!("{FOLDER}/torneio da turma.arbitro");
        self.tournament(&file)?;
        let served = Running::begin(self, &["serve", "-c", &file, "--listen", &format!("127.0.0.1:{port}")])?;
        served.answers(port, "/", "Trails")?;
        served.answers(port, "/guide", "guide")
    }

    fn sheets(&self) -> Outcome {
        step("  sheets");
        let sheet = format!("{FOLDER}/folha de regras ção.pdf");
        self.says(&["sheet", "rastros", "--out", &sheet], "")?;
        let game = self.write("meu jogo é.yaml", GAME)?;
        self.says(&["check", &game], "")?;
        let variant = format!("{FOLDER}/variante.pdf");
        self.says(&["sheet", &game, "--out", &variant], "")?;
        for paper in [sheet, variant] {
            let file = self.folder.join(paper);
            let bytes = fs::read(&file).map_err(|error| told(&file, &error))?;
            if !bytes.starts_with(b"%PDF") {
                return Err(format!("{} is no PDF", file.display()));
            }
        }
        Ok(())
    }

    fn tournament(&self, file: &str) -> Outcome {
        step("  a tournament");
        let list = self.write("lista de alunos.csv", LIST)?;
        self.says(&["new", "turma", "-c", file], "created")?;
        self.says(&["entries", "import", &list, "-c", file], "entered: 4")?;
        self.says(&["draw", "--all", "--seed", "7", "-c", file], "groups: 1")?;
        self.says(&["pair", "--all", "--seed", "7", "-c", file], "Inês C.")?;
        for board in ["1", "2"] {
            self.says(&["result", "1.3.1", "1", board, "1-0", "-c", file], "saved")?;
        }
        self.says(&["standings", "-c", file], "Inês C.")?;
        self.says(&["verify", "-c", file], "all is well")
    }
}

/// A program that serves pages, ended when it is let go.
pub(crate) struct Running(Child);

impl Running {
    pub(crate) fn begin(program: &Program, arguments: &[&str]) -> Result<Self, String> {
        step(&format!("  {}", arguments[0]));
        let mut call = (program.call)();
        call.args(arguments).env("ARBITRO_LANG", "en").stdin(Stdio::null()).stdout(Stdio::null());
        call.spawn().map(Running).map_err(|error| format!("{}: {error}", line(&call)))
    }

    /// Asks for a page until it is served, and looks for words in it.
    pub(crate) fn answers(&self, port: u16, path: &str, words: &str) -> Outcome {
        let begin = Instant::now();
        loop {
            match asked(port, path) {
                Ok(page) if page.starts_with("HTTP/1.1 200") && page.contains(words) => return Ok(()),
                Ok(page) => return Err(format!("{path}: `{words}` is not in\n{page}")),
                Err(_) if begin.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(200)),
                Err(error) => return Err(format!("port {port}: {error}")),
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself, which a page that was not served has told already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn asked(port: u16, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Language: en\r\nConnection: close\r\n\r\n"
    )?;
    let mut page = Vec::new();
    stream.read_to_end(&mut page)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

/// Waits until a file holds words.
pub(crate) fn appears(file: &PathBuf, words: &str) -> Outcome {
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        if fs::read_to_string(file).is_ok_and(|text| text.contains(words)) {
            return Ok(());
        }
        thread::sleep(Duration::from_millis(200));
    }
    Err(format!("{} never held `{words}`", file.display()))
}
