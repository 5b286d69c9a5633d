//! What a process costs, as the kernel counts it: time of the processor and memory.

use std::io::Read;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::HANG;

/// How often a running program is looked at.
const LOOK: Duration = Duration::from_millis(10);

/// What a run of a program came to.
pub(crate) struct Run {
    pub(crate) output: Output,
    /// How long it has had the processor, all its threads together.
    pub(crate) processor: Duration,
    /// The most memory it has had, in megabytes.
    pub(crate) memory: u64,
}

/// Runs a program to its end; one that has had the processor for longer than `most` is ended.
///
/// Where the kernel does not tell, nothing is counted and only a hang ends it.
pub(crate) fn run(command: &mut Command, most: Duration) -> Run {
    let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let stdout = drained(child.stdout.take());
    let stderr = drained(child.stderr.take());
    let (processor, memory) = watched(&mut child, most);
    let status = child.wait().expect("the program has ended");
    let output = Output {
        status,
        stdout: stdout.join().expect("it is read"),
        stderr: stderr.join().expect("it is read"),
    };
    Run { output, processor, memory }
}

/// Reads what a program says while it runs, so that it never waits for us.
fn drained(from: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = from.expect("the output is piped").read_to_end(&mut bytes);
        bytes
    })
}

/// Waits for the end of a program and returns its cost. Until somebody waits for it, the kernel keeps the account of a
/// program that has ended.
fn watched(child: &mut Child, most: Duration) -> (Duration, u64) {
    let (begun, process) = (Instant::now(), child.id().to_string());
    let mut memory = 0;
    loop {
        memory = memory.max(peak_memory(&process));
        let spent = processor(&process);
        let is_over = match state(&process) {
            Some(state) => state == 'Z',
            None => child.try_wait().is_ok_and(|status| status.is_some()),
        };
        if is_over {
            return (processor(&process).max(spent), memory);
        }
        if spent > most || begun.elapsed() > HANG {
            let _ = child.kill();
        }
        thread::sleep(LOOK);
    }
}

/// Returns how long a process has had the processor.
pub(crate) fn processor(process: &str) -> Duration {
    let ticks: u64 = account(process).iter().skip(11).take(2).filter_map(|n| n.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}

/// Returns the letter for what a process does: `Z` when it has ended.
fn state(process: &str) -> Option<char> {
    account(process).first()?.chars().next()
}

/// Returns the words of the kernel's account of a process that stand after its name.
fn account(process: &str) -> Vec<String> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after_name = text.rsplit(')').next().unwrap_or_default();
    after_name.split_whitespace().map(str::to_owned).collect()
}

/// Returns the most memory that a process has had, in megabytes.
pub(crate) fn peak_memory(process: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kb| kb.parse::<u64>().ok()).unwrap_or(0) / 1024
}
