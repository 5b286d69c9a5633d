//! The program for WebAssembly: a letter box instead of files, and one question a run.
//!
//! A page finds the box by its mark, puts the question in, calls `main` and takes the answer out, as often as it likes:
//! no line of this needs `unsafe`, as calls in both directions would. `templates/web/engine.js` is the other side.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicUsize, Ordering::Relaxed};

use pocket::LONGEST;
use pocket::question::Shelf;

/// By these words the page finds the box in memory.
const MARK: [u32; 4] = [0x6172_6269, 0x7472_6f21, 0x9e37_79b9, 0x7f4a_7c15];

/// Where question and answer stand. The order of the fields is known to the page.
#[repr(C)]
struct LetterBox {
    mark: [AtomicU32; 4],
    question: &'static [AtomicU8; LONGEST],
    question_length: AtomicU32,
    answer: AtomicUsize,
    answer_length: AtomicUsize,
}

static QUESTION: [AtomicU8; LONGEST] = [const { AtomicU8::new(0) }; LONGEST];

static BOX: LetterBox = LetterBox {
    mark: [
        AtomicU32::new(MARK[0]),
        AtomicU32::new(MARK[1]),
        AtomicU32::new(MARK[2]),
        AtomicU32::new(MARK[3]),
    ],
    question: &QUESTION,
    question_length: AtomicU32::new(0),
    answer: AtomicUsize::new(0),
    answer_length: AtomicUsize::new(0),
};

/// Keeps the answer in memory until the page has read it.
static ANSWER: Mutex<String> = Mutex::new(String::new());

/// The game that was played last.
static SHELF: Mutex<Option<Shelf>> = Mutex::new(None);

fn main() {
    // Nobody may think the mark away.
    BOX.mark[0].fetch_or(0, Relaxed);
    let length = (BOX.question_length.load(Relaxed) as usize).min(LONGEST);
    let bytes: Vec<u8> = BOX.question[..length].iter().map(|byte| byte.load(Relaxed)).collect();
    // Only a run that broke off could have left it locked, and its memory is not used again.
    let Ok(mut shelf) = SHELF.lock() else { return };
    let answer = pocket::answer_again(&String::from_utf8_lossy(&bytes), shelf.get_or_insert_default());
    if let Ok(mut kept) = ANSWER.lock() {
        *kept = answer;
        BOX.answer_length.store(kept.len(), Relaxed);
        BOX.answer.store(kept.as_ptr().addr(), Relaxed);
    }
}
