//! What a download keeps when it is ended in the middle of its work, and when the disk is full.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::call::{Outcome, output, run, step, whole};
use super::told;
use super::tries::Program;

/// How many commands are ended.
const KILLS: u32 = 60;

/// How long a command is left to itself at most before it is ended.
const MOST: u32 = 900;

/// How much of the disk is left, in kilobytes, for ten results after the other.
const LEFT: [u64; 6] = [96, 56, 48, 40, 24, 0];

impl Program<'_> {
    /// Ends commands while they write results, and fills the disk; what was acknowledged must be there.
    pub(crate) fn survives(&self) -> Outcome {
        self.kills()?;
        self.full_disk()
    }

    fn kills(&self) -> Outcome {
        step("  commands ended while they write");
        let file = "mortes.arbitro";
        self.begins(file)?;
        let mut acknowledged = Vec::new();
        for number in 1..=KILLS {
            let board = number.to_string();
            let mut call = (self.call)();
            call.args(["result", "1.3.1", "1", &board, "1-0", "-c", file]).env("ARBITRO_LANG", "en");
            call.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
            let mut child = call.spawn().map_err(|error| error.to_string())?;
            // Moments spread over the whole of what a command does.
            thread::sleep(Duration::from_millis(u64::from(number * 7919 % MOST)));
            let _ = child.kill();
            let said = child.wait_with_output().map_err(|error| error.to_string())?;
            // What it said before it ended was a promise.
            if String::from_utf8_lossy(&said.stdout).contains("saved") {
                acknowledged.push(board);
            }
        }
        self.holds(file, &acknowledged)?;
        println!("   {KILLS} commands ended, {} results acknowledged, 0 lost", acknowledged.len());
        Ok(())
    }

    fn full_disk(&self) -> Outcome {
        step("  a full disk");
        let folder = self.folder.join("cheio");
        fs::create_dir_all(&folder).map_err(|error| told(&folder, &error))?;
        run(Command::new("mount").args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]).arg(&folder))?;
        let ended = self.until_full(&folder);
        run(Command::new("umount").arg(&folder)).and(ended)
    }

    fn until_full(&self, folder: &Path) -> Outcome {
        let file = "cheio/disco.arbitro";
        self.begins(file)?;
        let filler = folder.join("outras coisas");
        let (mut acknowledged, mut refused, mut ended) = (Vec::new(), Vec::new(), Vec::new());
        for number in 1..=KILLS {
            if let (1, Some(left)) = (number % 10, LEFT.get(number as usize / 10)) {
                fill(&filler, *left)?;
            }
            let board = number.to_string();
            let mut call = (self.call)();
            call.args(["result", "1.3.1", "1", &board, "1-0", "-c", file]).env("ARBITRO_LANG", "en");
            let said = whole(&mut call)?;
            let (told, wrong) =
                (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
            match (told.contains("saved"), wrong.contains("error: ")) {
                (true, _) => acknowledged.push(board),
                (false, true) => refused.push(board),
                // Wine makes files longer without taking the room, and ends a program that then writes into one.
                (false, false) => ended.push(board),
            }
        }
        if refused.len() + ended.len() == 0 || acknowledged.is_empty() {
            return Err(format!("{} of {KILLS} results were saved", acknowledged.len()));
        }
        // With room again, everything is there and goes on.
        fs::remove_file(&filler).map_err(|error| told(&filler, &error))?;
        self.holds(file, &acknowledged)?;
        for board in &refused {
            self.says(&["result", "1.3.1", "1", board, "1-0", "-c", file], "saved")?;
        }
        // What was promised to nobody may be there or not; afterwards it is.
        for board in &ended {
            self.says(&["result", "1.3.1", "1", board, "1-0", "-c", file], "1-0")?;
        }
        let all: Vec<String> = (1..=KILLS).map(|number| number.to_string()).collect();
        self.holds(file, &all)?;
        println!(
            "   {} results acknowledged, {} refused on a full disk and saved after it, {} commands ended by Wine and \
             repeated, 0 lost",
            acknowledged.len(),
            refused.len(),
            ended.len()
        );
        Ok(())
    }

    /// Begins a tournament with a round of boards.
    fn begins(&self, file: &str) -> Outcome {
        let pupils = (1..=2 * KILLS).map(|number| format!("Aluna {number};EB Sé;Évora;4;1;Rastros\r\n"));
        let list = self.folder.join("muitas.csv");
        let text = format!("Nome;Escola;Localidade;Ano;Ciclo;Jogo\r\n{}", pupils.collect::<String>());
        fs::write(&list, text).map_err(|error| told(&list, &error))?;
        let rules = self.folder.join("regulamento.yaml");
        let text = "extends: turma\r\nstages: [{ play: swiss in 5 rounds }]\r\n";
        fs::write(&rules, text).map_err(|error| told(&rules, &error))?;
        self.says(&["new", "mortes", "--regulations", "regulamento.yaml", "-c", file], "created")?;
        self.says(&["entries", "import", "muitas.csv", "-c", file], "entered: 120")?;
        self.says(&["draw", "--all", "--seed", "7", "-c", file], "groups: 1")?;
        self.says(&["pair", "--all", "--seed", "7", "-c", file], "Aluna")
    }

    /// Says whether a file is whole and has the results that were acknowledged.
    fn holds(&self, file: &str, acknowledged: &[String]) -> Outcome {
        self.says(&["verify", "-c", file], "all is well")?;
        let mut call = (self.call)();
        call.args(["export", "results", "resultados.csv", "--replace", "-c", file]).env("ARBITRO_LANG", "en");
        output(&mut call)?;
        let list = self.folder.join("resultados.csv");
        let text = fs::read_to_string(&list).map_err(|error| told(&list, &error))?;
        let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split([';', ',']).collect()).collect();
        let has = |board: &&String| {
            lines.iter().any(|cells| cells.get(3) == Some(&board.as_str()) && cells.contains(&"1-0"))
        };
        match acknowledged.iter().find(|board| !has(board)) {
            None => Ok(()),
            Some(board) => {
                Err(format!("{file}: the result of board {board} was acknowledged and is lost\n{text}"))
            }
        }
    }
}

/// Fills a disk but for so many kilobytes.
fn fill(filler: &Path, left: u64) -> Outcome {
    let mut file = fs::File::create(filler).map_err(|error| told(filler, &error))?;
    let block = [0_u8; 4096];
    while std::io::Write::write_all(&mut file, &block).is_ok() {}
    let size = file.metadata().map_err(|error| told(filler, &error))?.len();
    file.set_len(size.saturating_sub(1024 * left)).map_err(|error| told(filler, &error))
}
